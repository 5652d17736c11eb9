"""Each teacher's plan is 45 minutes: what it says of its page is counted again, and its table agrees."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from rummy_widget.classroom import FAMILIES
from rummy_widget.classroom.lab.teacher import HOUR, PLANS, timing
from rummy_widget.text import words
from rummy_widget.text.words import speaking
from rummy_widget.widgets.places import CLASS

NOTEBOOKS = Path(__file__).parents[2] / "notebooks" / "class"
each_lesson = pytest.mark.parametrize("topic", CLASS)
each_language = pytest.mark.parametrize("language", words.languages())


def cells(topic: str, language: str, folder: str = "") -> Any:
    own = "" if language == words.ENGLISH else language
    return nbformat.read(NOTEBOOKS / folder / own / f"{CLASS[topic]}.ipynb", as_version=4).cells


@each_lesson
@each_language
def test_a_plan_counts_what_stands_on_the_page(topic: str, language: str) -> None:
    page, plan = cells(topic, language), PLANS[topic]
    prose = [cell.source for cell in page if cell.cell_type == "markdown"][1:]  # the first one is the guess
    assert sum(text.count("?") for text in prose) == plan.questions
    shown = [cell for cell in page if any("data" in output for output in cell.get("outputs", ()))]
    assert len(shown) == plan.shown + 2  # the projector and the exercises
    assert sum(len(text.split()) for text in prose) == pytest.approx(plan.words, rel=0.07)


@each_lesson
def test_a_plan_has_all_exercises_and_time_to_think(topic: str) -> None:
    plan = PLANS[topic]
    assert sum(family.topic == topic for family in FAMILIES.values()) == plan.exercises
    assert 1 <= plan.each <= 2
    assert 1 <= plan.practice / (plan.exercises + 1) <= 3
    assert plan.hand >= 3


@each_lesson
@each_language
def test_a_plan_adds_up_and_its_page_says_so(topic: str, language: str) -> None:
    page = cells(topic, language, "teacher")
    (said,) = (cell.outputs[0].data["text/plain"] for cell in page if cell.id == "timing")
    with speaking(language):
        assert said == repr(timing(topic))
    lasts = [re.findall(r"(\d+)–(\d+)", line) for line in of_the_table(page)]
    spans = [(int(first), int(last)) for ((first, last),) in lasts]
    assert [first for first, _ in spans] == [0, *(last for _, last in spans[:-1])]
    assert (spans[0][1], spans[-1][1] - spans[-1][0]) == (PLANS[topic].guess, PLANS[topic].practice)
    assert spans[-1][1] == HOUR


def of_the_table(page: Any) -> list[str]:
    """The rows of a plan, without the heading."""
    (plan,) = (cell.source for cell in page if cell.id == "plan")
    return [line.split(" | ")[0] for line in plan.split("\n") if re.match(r"\| \d", line)]


@each_lesson
@each_language
def test_a_plan_ends_with_a_question_that_is_answered(topic: str, language: str) -> None:
    page = {cell.id: cell for cell in cells(topic, language, "teacher")}
    assert "?" in page["about-exit"].source
    assert page["exit"].outputs


@each_lesson
@each_language
def test_a_teacher_finds_all_that_an_hour_takes(topic: str, language: str) -> None:
    """The board, the page's questions answered, what schools call it, and what to do without a network."""
    page = {cell.id: cell.source for cell in cells(topic, language, "teacher")}
    wanted = ["plan", "timing", "board", "exit", "questions", "school", "network", "answers", "mistakes"]
    assert [name for name in page if name in wanted] == wanted
    assert re.search(r"^\|(.+\|)+$", page["board"], re.MULTILINE)
    assert page["questions"].count("?") >= 3
    assert all(f"**{each}" in page["school"] for each in ("Rom", "IB", "A-level", "AP"))
    assert f"--topics {topic}`" in page["network"]
