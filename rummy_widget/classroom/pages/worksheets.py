"""Worksheets: a sheet of paper or two for each student, everybody with other numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ...text.words import say
from ..families import ClassExercise, Topic
from ..seeds import exercises_for, seed_of
from .html import Markup, document, tag
from .parts import head, rack, tile_of


def worksheets(
    code: str, pseudonyms: Sequence[str], topics: Sequence[Topic] = tuple(Topic), each: int = 1
) -> str:
    """Return the page with the sheets of all students, a new sheet of paper for each."""
    sheets = [
        _sheet(code, pseudonym, exercises_for(code, pseudonym, topics, each)) for pseudonym in pseudonyms
    ]
    return document(say("sheet-title", code=code), *sheets, kind="sheets")


def _sheet(code: str, pseudonym: str, exercises: Sequence[ClassExercise]) -> Markup:
    title = tag(
        "header",
        tile_of(pseudonym),
        tag("div", tag("p", say("sheet-title", code=code), class_="small"), tag("h1", pseudonym)),
        tag("p", say("sheet-seed", seed=str(seed_of(code, pseudonym))), class_="small seed"),
    )
    about = tag("p", say("sheet-about"), class_="about")
    asked = [_exercise(exercise, number) for number, exercise in enumerate(exercises, 1)]
    return tag("section", title, about, *asked, class_="sheet")


def _exercise(exercise: ClassExercise, number: int) -> Markup:
    label, line = tag("span", say("sheet-answer"), class_="label"), tag("span", class_="line")
    answer = tag("p", label, line, tag("span", exercise.form, class_="form"), class_="answer")
    asked = (head(exercise, number), tag("p", exercise.text), rack(exercise))
    return tag("article", *asked, tag("div", class_="room"), answer)
