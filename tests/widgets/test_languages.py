"""A widget speaks one language from its first word to its last, and links to the pages in it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.text import words
from rummy_widget.tutor import course
from rummy_widget.widgets.base import GuardedWidget
from rummy_widget.widgets.places import languages_of, lesson_path
from widgets.pages import Page

ROOT = Path(__file__).parents[2]
RACK = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"
STRAY = "r5 k6 r7 / b9"


def rack(**lang: str) -> GuardedWidget:
    page = Page(rw.Rack(STRAY, **lang))
    page.sends("move", tiles=[0], shelf=1, slot=3)
    page.sends("sort", by="run")
    return page.widget


def closing(**lang: str) -> GuardedWidget:
    page = Page(rw.Rack(RACK, **lang))
    assert page.sends("explain")["ok"]
    return page.widget


def step(**lang: str) -> GuardedWidget:
    page = Page(rw.Lesson("runs", **lang).step("first-run"))
    page.sends("hint")
    page.sends("hint")
    return page.widget


def house(**lang: str) -> GuardedWidget:
    """A rack that follows what is set on the card of another widget."""
    lesson = rw.Lesson("mosaic", **lang)
    card, shown = Page(lesson.house_rule("mosaic_jokers")), lesson.rack(RACK)
    assert card.sends("house", value="natural_only")["ok"]
    return shown


def score(**lang: str) -> GuardedWidget:
    page = Page(rw.Score(RACK, **lang))
    page.sends("setup", key="twin", value="you")
    page.sends("add", tile="r5")
    return page.widget


def table(**lang: str) -> GuardedWidget:
    page = Page(rw.Table(players=["steady", "beginner"], seed=7, speed="none", **lang))
    page.sends("deal")
    page.sends("dealt")
    page.sends("coach")
    return page.widget


def finished(**lang: str) -> GuardedWidget:
    page = Page(rw.Table(players=["steady"], seed=7, speed="none", show="no", **lang))
    page.sends("deal")
    for _ in range(2):  # the second time it is meant
        page.sends("play", move="leave")
    return page.widget


def practice(**lang: str) -> GuardedWidget:
    page = Page(rw.Practice("price-close", seed=3, difficulty="easy", **lang))
    page.sends("check", answer="1")
    return page.widget


def puzzle(**lang: str) -> GuardedWidget:
    page = Page(rw.Puzzle(seed=3, difficulty="easy", **lang))
    page.sends("hint")
    return page.widget


MADE: dict[str, Callable[..., GuardedWidget]] = {
    "rack": rack, "closing": closing, "step": step, "house": house, "score": score, "table": table,
    "finished": finished, "practice": practice, "puzzle": puzzle,
    "home": rw.Home, "rules": rw.Rules,
    "lesson": lambda **lang: rw.Lesson("deal", **lang),
    "header": lambda **lang: rw.Lesson("runs", **lang).header(),
    "footer": lambda **lang: rw.Lesson("runs", **lang).footer(),
    "exercise": lambda **lang: rw.exercise("r5 r6 | b9 / r7", "!", runs=1, solution="r5 r6 r7 | b9", **lang),
}  # fmt: skip


@pytest.fixture
def in_romania(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ro").mkdir()
    monkeypatch.chdir(tmp_path / "ro")


def said(state: object) -> list[str]:
    """All texts of a state, without addresses, in their order."""
    if isinstance(state, dict):
        # How often it was shown says nothing; a table's token and the names of its files are drawn.
        drawn = ("rev", "token", "save_key", "unfinished", "code")
        return [text for key, each in state.items() if key not in drawn for text in said(each)]
    if isinstance(state, list | tuple):
        return [text for each in state for text in said(each)]
    return [state] if isinstance(state, str) and ".ipynb" not in state else []


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
def test_lang_says_all_in_that_language(make: Callable[..., Any], request: pytest.FixtureRequest) -> None:
    english, romanian = make(), make(lang="ro")
    request.getfixturevalue("in_romania")
    assert romanian.lang == "ro"
    assert romanian.words == words.ui_words("ro")
    assert said(romanian.state) == said(make().state), "as in a folder where all is Romanian anyway"
    assert said(make(lang="en").state) == said(english.state), "and English is English there too"
    assert said(english.state) != said(romanian.state)


def test_what_is_refused_is_refused_in_the_widgets_language() -> None:
    page = Page(rw.Rack("r5 r6 r7", readonly=True, lang="ro"))
    answer = page.sends("move", tiles=[0], shelf=1, slot=0)
    with words.speaking("ro"):
        assert answer["error"] == words.say("rack-look-only")


def test_what_is_shown_without_a_kernel_is_in_the_widgets_language() -> None:
    (shown, _) = rw.Home(lang="ro")._repr_mimebundle_()
    with words.speaking("ro"):
        assert f"<h1>{course().outline.promise}</h1>" in shown["text/html"]


def test_python_that_sets_a_rack_is_answered_in_its_language() -> None:
    rack = rw.Rack("r5 r6 k9", lang="ro")
    rack.arrangement = "r5 k9 | r6"
    assert re.search("roșu|negru", rack.verdict)


@pytest.mark.parametrize("make", [rw.Home, rw.Rules, rw.Score, rw.Rack, rw.Table, rw.Practice, rw.Puzzle])
def test_an_unknown_language_is_named(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="unknown language 'xx': expected one of en, ro"):
        make(lang="xx")


# -- the folder, the wish, English ----------------------------------------------------------------


def test_a_folder_named_like_a_language_comes_before_a_wish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lessons" / "pro" / "ro").mkdir(parents=True)
    (tmp_path / "lessons" / "rummikub").mkdir()
    (tmp_path / "notebooks" / "ro").mkdir(parents=True)
    (tmp_path / "own").mkdir()
    monkeypatch.chdir(tmp_path / "own")
    assert rw.Rack().lang == "en"
    monkeypatch.setenv("RUMMY_WIDGET_LANG", "ro")
    assert rw.Rack().lang == "ro"
    assert rw.Rack(lang="en").lang == "en"
    (tmp_path / "notebooks" / "class" / "teacher").mkdir(parents=True)
    for place in ("lessons/pro", "lessons/rummikub", "lessons", "notebooks", "notebooks/class/teacher"):
        monkeypatch.chdir(tmp_path / place)
        assert rw.Rack().lang == "en", "the English pages stand beside those in Romanian"
    monkeypatch.setenv("RUMMY_WIDGET_LANG", "tlh")
    monkeypatch.chdir(tmp_path / "lessons" / "pro" / "ro")
    assert rw.Rack().lang == "ro"
    monkeypatch.chdir(tmp_path / "own")
    assert rw.Rack().lang == "en"


# -- the ways between pages -----------------------------------------------------------------------


def addresses(state: object) -> Iterator[str]:
    if isinstance(state, dict):
        for each in state.values():
            yield from addresses(each)
    elif isinstance(state, list):
        for each in state:
            yield from addresses(each)
    elif isinstance(state, str) and state.endswith(".ipynb"):
        yield state


FOLDERS = ["", *(f"/{each}" for each in words.languages()[1:])]
PAGES = [rw.Home, rw.Progress, rw.ClassTopics, rw.Rules, rw.Table, rw.Score, rw.Practice, rw.Puzzle]


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_way_leads_to_a_page(
    folder: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in ("notebooks", "lessons/pro"):
        (tmp_path / f"{part}{folder}").mkdir(parents=True)
        monkeypatch.chdir(tmp_path / f"{part}{folder}")
        lesson = rw.Lesson("runs", lang=lang)
        ends = [lesson.header(), lesson.footer()]
        shown = [make(lang=lang) for make in PAGES] if part == "notebooks" else ends
        for widget in shown:
            found = [ROOT / os.path.normpath(f"{part}{folder}/{way}") for way in addresses(widget.state)]
            assert found
            assert [way for way in found if not way.is_file()] == []


def test_the_bar_offers_each_language_by_its_own_name() -> None:
    offered = {each["code"]: each["name"] for each in rw.Home().state["languages"]}
    assert offered == {"en": "English", "ro": "Română"}
    here = [each["code"] for each in rw.Home(lang="ro").state["languages"] if each["href"] is None]
    assert here == ["ro"]


def test_a_lesson_without_a_language_is_offered_in_english() -> None:
    lesson = course().lesson("runs")
    only = type(lesson.title)((("en", "Runs"),))
    assert languages_of("lessons/pro/02-runs.ipynb", only=only.languages) == []
    with words.speaking("ro"):
        assert lesson_path(replace(lesson, title=only), part="notebooks") == "../lessons/pro/02-runs.ipynb"
