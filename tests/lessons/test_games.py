"""Each game has its own folder of lessons, found as data: one more needs no change of a module."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import rummy_widget as rw
from rummy_widget.app.server import is_page
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.rules.games import GAMES
from rummy_widget.text import words
from rummy_widget.text.sentences.games import FEATURES, game_features
from rummy_widget.tutor import (
    Course,
    LessonError,
    all_lessons,
    course,
    find_lesson,
    lessons_folder,
    read_course,
    read_courses,
    unsolved_steps,
)
from rummy_widget.widgets.places import LESSONS
from widgets.pages import Page

PRO = lessons_folder() / "pro"
KEYS = [lesson.key for lesson in course().lessons]
LESSON = """
key = "{key}"
number = {number}
chapter = "melds"
title.en = "Called {key}"
title.ro = "Numită {key}"
summary.en = "One step"
summary.ro = "Un pas"
tiles = "r5"
[[steps]]
key = "first-run"
kind = "arrange"
title.en = "A run"
title.ro = "O suită"
goal.en = "Make a run."
goal.ro = "Fă o suită."
start = "r5 r6 / r7"
solution = "r5 r6 r7"
check = {{ runs = 1 }}
"""
OUTLINE = """
title.en = "Chess"
summary.en = "No tiles at all"
promise.en = "Learn chess, piece by piece"
[[chapters]]
key = "melds"
title.en = "The pieces"
"""
WON = {"v": 1, "steps": {"first-run": {"stars": 2}}}


@pytest.fixture
def chess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Course]:
    """Lessons of Rummy PRO and of another game, which no module has heard of."""
    (tmp_path / "pro").symlink_to(PRO)
    (tmp_path / "chess-960").mkdir()
    (tmp_path / "drafts").mkdir()
    # One of them has the name of a lesson of Rummy PRO.
    for number, key in enumerate(["runs", "first-turn"], start=1):
        text = LESSON.format(key=key, number=number)
        (tmp_path / "chess-960" / f"0{number}-{key}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "chess-960" / "course.toml").write_text(OUTLINE, encoding="utf-8")
    found = read_courses(tmp_path)
    monkeypatch.setattr("rummy_widget.tutor.courses.all_courses", lambda: found)
    return found


def with_same(folder: Path, same: str) -> Mapping[str, Course]:
    """Two courses, and a step of one that another step of the other teaches too."""
    for game, first in (("chess", ""), ("drafts", f"same = [{same!r}]\n")):
        (folder / game).mkdir()
        text = LESSON.format(key="runs", number=1) + first
        (folder / game / "01-runs.toml").write_text(text, encoding="utf-8")
        (folder / game / "course.toml").write_text(OUTLINE, encoding="utf-8")
    return read_courses(folder)


def test_a_step_is_known_from_another_course(tmp_path: Path) -> None:
    found = with_same(tmp_path, "chess/runs/first-run")
    lesson = found["drafts"].lessons[0]
    assert [step.key for step in unsolved_steps(lesson, {})] == ["first-run"]
    known = {"chess/runs": {"first-run": 1}}
    assert unsolved_steps(lesson, known) == ()
    assert found["drafts"].resume(known) is None
    assert found["chess"].resume({"drafts/runs": {"first-run": 3}}) is not None, "one way only"


@pytest.mark.parametrize(
    ("same", "wrong"),
    [
        ("first-run", "expected a lesson and a step"),
        ("chess/ruins/first-run", "unknown lesson 'chess/ruins': did you mean 'chess/runs'"),
        ("chess/runs/last-run", "unknown step 'last-run'"),
    ],
)
def test_a_step_that_is_not_there_is_known_to_nobody(tmp_path: Path, same: str, wrong: str) -> None:
    with pytest.raises(LessonError, match=wrong):
        with_same(tmp_path, same)


def test_a_folder_is_a_course(chess: Mapping[str, Course]) -> None:
    assert list(chess) == ["pro", "chess-960"], "a folder without lessons is none"
    assert [lesson.key for lesson in course().lessons] == KEYS
    assert [lesson.key for lesson in course("chess-960").lessons] == [
        "chess-960/runs",
        "chess-960/first-turn",
    ]
    assert find_lesson("runs") is course().lesson("runs")
    assert find_lesson("chess-960/runs") is course("chess-960").lessons[0]
    assert set(all_lessons()) == {*KEYS, "chess-960/runs", "chess-960/first-turn"}


@pytest.mark.usefixtures("chess")
def test_its_pages_lie_beside_its_lessons() -> None:
    lesson = find_lesson("chess-960/first-turn")
    assert (lesson.game, lesson.page) == ("chess-960", "chess-960/02-first-turn.ipynb")
    assert lesson.page_in("ro") == "chess-960/ro/02-first-turn.ipynb"
    assert is_page(f"{LESSONS}/{lesson.page}")
    assert is_page(f"{LESSONS}/{lesson.page_in('ro')}")


@pytest.mark.usefixtures("chess")
def test_its_lessons_are_opened_played_and_kept_apart() -> None:
    lesson = rw.Lesson("chess-960/runs")
    assert repr(lesson) == "Lesson('chess-960/runs')"
    page, other = Page(lesson), Page(rw.Lesson("runs"))
    page.sends("move", tiles=[2], shelf=0, slot=2)
    assert lesson.step("first-run").outcome == "right"
    assert lesson.state["progress"] == {
        "chess-960/runs": {"v": 1, "steps": {"first-run": {"stars": 3}}},
    }
    assert list(other.widget.state["progress"]) == ["runs"]
    other.sends("progress", stored={"chess-960/runs": WON})
    assert other.widget.state["progress"] == {"runs": {"v": 1, "steps": {}}}, "that is another lesson"


@pytest.mark.usefixtures("chess")
@pytest.mark.parametrize("language", ["en", "ro"])
def test_its_links_stay_in_the_game_and_lead_home(language: str) -> None:
    lesson = rw.Lesson("chess-960/first-turn", lang=language)
    foot, head = lesson.footer().state, lesson.header().state
    folder, up = ("ro/", "../..") if language == "ro" else ("", "../..")
    assert foot["previous"]["href"] == f"{folder}01-runs.ipynb"
    assert foot["next"] is None
    assert foot["home"] == f"{up}/notebooks/{folder}home.ipynb?game=chess-960"
    ways = {tongue["code"]: tongue["href"] for tongue in head["languages"]}
    assert ways == {"en": "02-first-turn.ipynb", "ro": "ro/02-first-turn.ipynb", language: None}
    with words.speaking(language):
        assert lesson.state["lesson"]["title"] == str(find_lesson("chess-960/first-turn").title)


@pytest.mark.usefixtures("chess")
def test_home_loses_no_stars_of_another_game() -> None:
    page = Page(rw.Home())
    page.sends("import", stored={"chess-960/runs": WON, "chess/none": WON, "runs": WON})
    assert page.widget.state["progress"] == {"chess-960/runs": WON, "runs": WON}


@pytest.mark.usefixtures("chess")
def test_home_shows_the_lessons_of_the_game_that_is_chosen() -> None:
    page = Page(rw.Home())
    page.sends("progress", stored={"chess-960/runs": WON, "runs": WON})
    shelf = {each["title"]: each for each in page.widget.state["games"]}
    assert list(shelf) == ["Rummy PRO", "Chess"]
    assert shelf["Chess"]["lessons"] == ["chess-960/runs", "chess-960/first-turn"]
    assert shelf["Chess"]["standing"] == "1 of 2 lessons"
    assert shelf["Rummy PRO"]["current"]
    assert page.sends("game", key="chess-960")["ok"]
    shown = page.widget.state
    assert [each["title"] for each in shown["chapters"]] == ["The pieces"]
    assert shown["title"] == "Learn chess, piece by piece"
    assert shown["resume"]["href"] == "../lessons/chess-960/02-first-turn.ipynb?step=first-run"
    assert (shown["known"], shown["know"]) == ("", None), "it has no patterns, and nothing to leap over"


@pytest.mark.usefixtures("chess")
def test_what_there_is_not_is_named() -> None:
    with pytest.raises(LessonError, match="unknown game 'chess-96': did you mean 'chess-960'"):
        rw.Lesson("chess-96/runs")
    with pytest.raises(LessonError, match="unknown lesson 'chess-960/rums': did you mean 'chess-960/runs'"):
        rw.Lesson("chess-960/rums")
    with pytest.raises(LessonError, match="unknown lesson 'first-turn'"):
        rw.Lesson("first-turn")


@pytest.mark.usefixtures("chess")
def test_a_game_is_compared_with_the_others() -> None:
    page = Page(rw.Home())
    its = page.widget.state["differs"]
    assert (its["own"]["title"], [each["title"] for each in its["others"]]) == ("Rummy PRO", ["Chess"])
    assert len(its["questions"]) == len(its["own"]["answers"]) == len(its["others"][0]["answers"])
    page.sends("game", key="chess-960")
    assert page.widget.state["differs"]["own"]["title"] == "Chess"


def test_one_game_is_compared_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"pro": course()}
    monkeypatch.setattr("rummy_widget.tutor.courses.all_courses", lambda: found)
    assert Page(rw.Home()).widget.state["differs"] is None


@pytest.mark.parametrize("rules", GAMES.values(), ids=str)
def test_what_is_said_of_a_game_follows_from_its_rules(rules: Ruleset) -> None:
    said = game_features(rules)
    assert tuple(said) == FEATURES
    assert all(said.values())
    opening = getattr(rules.play, "opening", None)
    assert (opening is None) == (said["opening"] == "any meld will do")
    assert opening is None or str(opening.points) in said["opening"]
    assert ("after the" in said["ace"]) == rules.runs.high
    assert str(rules.tiles.size) in said["box"]


def test_the_four_restrictions_are_told_apart() -> None:
    games = ("pup_rummy", "rummikub", "dutch_rummy", "rrrummy", "tiles_50")
    assert len({game_features(GAMES[name])["jokers"] for name in games}) == len(games)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('plays = "runs"', None),
        ('plays = "ruins"', "'plays': unknown lesson 'ruins'"),
        ('rules = "chess"', "unknown rules 'chess'"),
        ('place = "first"', "'place': expected a number"),
    ],
)
def test_what_a_course_says_of_its_game(tmp_path: Path, line: str, wrong: str | None) -> None:
    (tmp_path / "01-runs.toml").write_text(LESSON.format(key="runs", number=1), encoding="utf-8")
    (tmp_path / "course.toml").write_text(f"{line}\n{OUTLINE}", encoding="utf-8")
    if wrong is None:
        found = read_course(tmp_path, "chess")
        assert found.enough_to_play(found.lessons[0])
        return
    with pytest.raises(LessonError, match=wrong):
        read_course(tmp_path, "chess")
