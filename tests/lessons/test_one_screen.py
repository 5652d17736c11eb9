"""A lesson is one step a screen: little is told before the first move, and quizzes are the smaller part."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rummy_widget.tutor import LessonData, StepData, StepKind, all_lessons, course
from rummy_widget.tutor.steps import PRO
from rummy_widget.tutor.texts import Text

from .said import LANGUAGES, cells

MOST_SENTENCES = 2
MOST_WORDS = 45  # what stands on the felt of a phone, beside an example

LESSONS = [pytest.param(lesson, id=lesson.key) for lesson in all_lessons().values()]
every_lesson = pytest.mark.parametrize("lesson", LESSONS)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)

STEP = re.compile(r'lesson\.step\("([a-z0-9-]+)"\)')


def sentences(text: str) -> list[str]:
    """The sentences of prose; headings and tables are none."""
    prose = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith(("#", "|")))
    found = re.split(r"(?<=[.!?…])[*_”\"]*\s+|(?<=[.!?…][*_”\"])\s+|\n+", prose)
    return [each.strip() for each in found if each and re.search(r"\w", each)]


def told(lesson: LessonData, language: str) -> dict[str, str]:
    """What the page tells before each step, and under `""` what it tells after the last."""
    found, waiting = dict[str, str](), list[str]()
    for cell in cells(lesson.page_in(language)):
        if cell.cell_type == "markdown":
            waiting.append(cell.source)
        elif step := STEP.fullmatch(cell.source):
            found[step[1]] = "\n\n".join(waiting)
            waiting = []
    return {**found, "": "\n\n".join(waiting)}


def tasks(step: StepData) -> Iterator[tuple[Text, Text | None]]:
    """The goal and the text of a step; of a drill those of each sort of its tasks."""
    for each in step.drill.variants if step.drill else (step,):
        yield each.goal, each.text


@every_lesson
@in_each_language
def test_at_most_two_sentences_are_told_before_the_first_move(lesson: LessonData, language: str) -> None:
    before = told(lesson, language)
    for step in lesson.steps:
        for _, text in tasks(step):
            said = "\n".join([before[step.key], text.said(language) if text else ""])
            assert len(sentences(said)) <= MOST_SENTENCES, f"{step.key}: {sentences(said)}"
            assert len(said.split()) <= MOST_WORDS, f"{step.key}: {len(said.split())} words"
    assert len(sentences(before[""])) <= MOST_SENTENCES, before[""]


@every_lesson
@in_each_language
def test_a_goal_is_at_most_two_sentences(lesson: LessonData, language: str) -> None:
    for step in lesson.steps:
        for goal, _ in tasks(step):
            assert 1 <= len(sentences(goal.said(language))) <= MOST_SENTENCES, goal.said(language)


@every_lesson
def test_at_most_a_third_of_the_steps_are_questions(lesson: LessonData) -> None:
    asked = [step.key for step in lesson.steps if step.kind is StepKind.ANSWER and step.drill is None]
    assert 3 * len(asked) <= len(lesson.steps), asked


@every_lesson
def test_no_house_rule_is_switched_before_the_game_is_known(lesson: LessonData) -> None:
    switched = [cell.source for cell in cells(lesson.page) if "house_rule" in cell.source]
    assert not switched or lesson.game != PRO or lesson.place > course().lesson("closing").place


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("## A heading", 0),
        ("Three. Two!", 2),
        ("13, 1, 2 is no run: look.", 1),
        ("*Another one* deals the next task.", 1),
        ("Is it **one?** It is.", 2),
        ("| a | b |\n|---|---|", 0),
        ("One line\n\nand another", 2),
    ],
)
def test_sentences_are_counted_as_people_count_them(text: str, count: int) -> None:
    assert len(sentences(text)) == count, sentences(text)
