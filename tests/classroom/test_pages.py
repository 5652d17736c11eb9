"""Worksheets, key and class page: whole, escaped, and without anything to fetch or to run."""

from __future__ import annotations

import re
from fractions import Fraction
from html import unescape
from html.parser import HTMLParser

import pytest

from classroom.pupils import CODE, the_class, work_of
from rummy_widget.classroom import Topic, exercises_for, export, grade_files, pseudonyms
from rummy_widget.classroom.numbers import approx, exact_text
from rummy_widget.classroom.pages import class_page, key_page, worksheets
from rummy_widget.text.words import say, speaking

NAMES = (*pseudonyms(4), "<script>alert(1)</script>", "=cmd|' /C calc'!A0", 'Zoë "x" & y')
VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Reads a page: that elements are closed in turn, which there are, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def class_html() -> str:
    files, _ = the_class()
    results, score = work_of("<script>alert(1)</script>")
    results = results.answered("outs-wait", "<b>7</b>", "2026-01-30T10:00:00Z")
    files["<img src=x>.json"] = export(results, score).encode()  # states one exercise too few
    return class_page(grade_files(files))


@pytest.fixture(scope="module", params=["sheets", "key", "class"])
def page(request: pytest.FixtureRequest, class_html: str) -> str:
    made = {"sheets": worksheets, "key": key_page}.get(request.param)
    return made(CODE, NAMES) if made else class_html


def test_nothing_is_fetched_and_nothing_runs(page: str) -> None:
    reader = read(page)
    assert not {tag for tag, _ in reader.seen} & {"script", "link", "img", "iframe", "object", "form", "b7"}
    for _, attributes in reader.seen:
        assert not [name for name in attributes if name.startswith("on")]
        assert not {"src", "href"} & set(attributes) or (attributes.get("href") or "").startswith("#")
    outside = re.findall(r"(?:https?:)?//[\w.]+", re.sub(r'xmlns(?::\w+)?="[^"]*"', "", page))
    assert outside == []
    assert "default-src 'none'" in unescape(page)


def test_what_people_called_themselves_is_text(page: str) -> None:
    assert "<script" not in page
    assert "<script>alert(1)</script>" in "".join(read(page).text)


def test_a_page_has_a_language_a_title_and_one_place_to_begin(page: str) -> None:
    seen = read(page).seen
    assert ("html", {"lang": "en"}) in seen
    assert [tag for tag, _ in seen].count("title") >= 1
    assert [tag for tag, _ in seen].count("main") == 1


def test_every_sheet_has_its_exercises() -> None:
    text = "".join(read(worksheets(CODE, NAMES)).text)
    for name in NAMES:
        assert name in text
        for exercise in exercises_for(CODE, name):
            assert exercise.text in text
            assert exercise.solution not in text
    assert text.count(say("sheet-answer")) >= len(NAMES) * len(Topic)


def test_the_key_has_every_answer() -> None:
    text = "".join(read(key_page(CODE, NAMES)).text)
    for name in NAMES:
        for exercise in exercises_for(CODE, name):
            if isinstance(exercise.key, Fraction):
                assert exact_text(exercise.key) in text
            for slip, value in exercise.misconceptions.items():
                assert say(f"mistake-{slip}") in text
                assert not isinstance(value, Fraction) or approx(value) in text


def test_some_topics_only() -> None:
    page = worksheets(CODE, ["red 1"], [Topic.WAITING], 3)
    assert page.count(say("topic", topic="waiting")) == page.count("<article>") == 3
    assert page.count("<h1>") == 1


def test_a_rack_is_drawn_and_said() -> None:
    page = worksheets(CODE, ["red 1"], [Topic.WAITING], 3)
    assert page.count("<svg") == 2, "the tile of the pseudonym and the rack"


def test_the_class_page_says_who_did_what(class_html: str) -> None:
    text = "".join(read(class_html).text)
    for name in ("red 1", "=cmd|' /C calc'!A0", "Files to check", "03-results.json", "<img src=x>.json"):
        assert name in text
    assert "The file breaks off in the middle. Ask for it again." in text
    assert say("mistake-with-replacement") in text, "misconceptions are named"
    assert "such as <b>7</b>" in text, "so are other answers, as they were typed"


def test_bars_are_as_long_as_their_numbers(class_html: str) -> None:
    for table in re.findall(r'<table class="bars">.*?</table>', class_html):
        bars = [int(width) for width in re.findall(r"width:(\d+)%", table)]
        counts = [int(count) for count in re.findall(r'<td class="count">(\d+)</td>', table)]
        assert bars == [100 * count // max(counts) for count in counts]


def test_the_page_of_nobody() -> None:
    assert "no files" in "".join(read(class_page(grade_files({}))).text)


def test_decimals_are_written_as_the_language_writes_them() -> None:
    small, large = Fraction(15, 106), Fraction(10**20, 3)
    assert (approx(small), approx(large)) == ("0.1415", "3.333 · 10¹⁹")
    with speaking("ro"):
        assert (approx(small), approx(large)) == ("0,1415", "3,333 · 10¹⁹")
        assert exact_text(small) == "15/106 ≈ 0,1415"
