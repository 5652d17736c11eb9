"""Worksheets, their key and the class page as files in a browser: for everybody, narrow, and on paper."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.barriers import barriers
from classroom.pupils import CODE, the_class
from parts import WHOLE
from rummy_widget.classroom import grade_files, pseudonyms
from rummy_widget.classroom.families import Topic
from rummy_widget.classroom.pages import class_page, key_page, worksheets
from rummy_widget.text import words

NAMES = pseudonyms(3)
PAGES = ("worksheets", "key", "class")
EACH = 4 if WHOLE else 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The three pages, with every family on the worksheets; in `make proof` four exercises of each."""
    made = tmp_path_factory.mktemp("class")
    texts = {
        "worksheets": worksheets(CODE, NAMES, each=EACH),
        "key": key_page(CODE, NAMES, each=EACH),
        "class": class_page(grade_files(the_class()[0])),
        "plain": worksheets(CODE, NAMES, list(Topic)[:8]),
    }
    for language in words.languages():
        with words.speaking(language):
            texts[f"all-{language}"] = worksheets(CODE, NAMES)
    for name, text in texts.items():
        (made / f"{name}.html").write_text(text, encoding="utf-8")
    return made


@pytest.fixture
def opened(visit: Callable[..., Any], folder: Path) -> Callable[..., Any]:
    def read(name: str, **options: Any) -> Any:
        page = visit((folder / f"{name}.html").as_uri(), **options)
        page.wait_for_load_state()
        return page

    return read


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(name: str, opened: Callable[..., Any]) -> None:
    page = opened(name, bypass_csp=True)
    assert barriers(page) == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width", [320, 1920])
def test_nothing_is_wider_than_the_page(name: str, width: int, opened: Callable[..., Any]) -> None:
    page = opened(name, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_formula_is_typeset(opened: Callable[..., Any]) -> None:
    page = opened("key")
    tall = page.locator("math", has=page.locator("mfrac:not([linethickness])")).first
    assert tall.bounding_box()["height"] > 25, "a fraction stands on two lines"


def test_every_student_has_paper_of_their_own(opened: Callable[..., Any]) -> None:
    page = opened("plain")
    assert sides(page.pdf(format="A4")) == 2 * len(NAMES), "both sides of a sheet"
    page.emulate_media(media="print")
    assert not page.get_by_text("You can print this page").is_visible()


@pytest.mark.parametrize("language", words.languages())
def test_an_exercise_of_each_topic_takes_three_sides(language: str, opened: Callable[..., Any]) -> None:
    assert sides(opened(f"all-{language}").pdf(format="A4")) <= 3 * len(NAMES)


def test_a_class_takes_a_few_sheets(opened: Callable[..., Any]) -> None:
    """Fourteen exercises of thirty students, each with the answers that were given."""
    assert sides(opened("class").pdf(format="A4")) <= 8


def sides(pdf: bytes) -> int:
    """How many sides of paper a PDF has."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    texts = [pdf]
    for stream in streams:
        try:
            texts.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return sum(len(re.findall(rb"/Type\s*/Page\b", text)) for text in texts)
