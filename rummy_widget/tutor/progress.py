"""The stars that a learner has won at each step, and the form in which the browser stores them.

Data from the browser is always checked.

>>> best = read_stored({"v": 1, "steps": {"first-run": {"stars": 3}}})
>>> best
{'first-run': 3}
>>> as_stored(merged(best, {"first-run": 2, "high-one": 1}))
{'v': 1, 'steps': {'first-run': {'stars': 3}, 'high-one': {'stars': 1}}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from ..engine.faults import quote_input
from ..engine.typed_reading import Limits, ReadError, read_as
from .kinds import MOST_STARS
from .steps import LessonData

Stars = Mapping[str, int]
"""The number of stars won at each step of a lesson, by the key of the step."""

VERSION = 1
MOST_CHARACTERS = 20_000
MOST_ENTRIES = 200


class _Entry(TypedDict):
    stars: Annotated[int, Limits(0, MOST_STARS)]


class _Stored(TypedDict):
    v: Literal[1]
    steps: Annotated[dict[Annotated[str, Limits(1, 60)], _Entry], Limits(most=MOST_ENTRIES)]


_All: TypeAlias = Annotated[dict[object, object], Limits(most=MOST_ENTRIES)]


def read_stored(stored: object) -> dict[str, int]:
    """Return the stars of each step, by its key, from the progress that the browser stored for a lesson.

    *stored* is either data in the form that `as_stored` returns, or such data as JSON text; anything else
    raises ReadError. Whether the steps exist is not checked; `of_lesson` removes those that do not.

    >>> read_stored('{"v": 1, "steps": {"first-run": {"stars": 9}}}')
    Traceback (most recent call last):
    rummy_widget.engine.typed_reading.ReadError: 'steps.first-run.stars': expected a whole number from 0 ...
    """
    if isinstance(stored, str):
        stored = _parsed(stored)
    return {step: entry["stars"] for step, entry in read_as(_Stored, stored)["steps"].items()}


def read_all(
    stored: object, lessons: Mapping[str, LessonData]
) -> tuple[dict[str, dict[str, int]], tuple[str, ...]]:
    """Return the stars that the browser stored for each lesson, and the error messages.

    The stars are a dict from the keys of lessons to dicts from the keys of steps to stars. There is a message
    for each lesson whose stored data is not valid. *lessons* are the lessons that exist, by key. Other
    lessons and steps are ignored, because they may belong to another version of the course. Raises ReadError
    if *stored* is not a dict or contains too many items.

    >>> from rummy_widget.tutor import course
    >>> read_all({"runs": {"v": 1, "steps": {}}, "tiles": "[["}, course().by_key)
    ({'runs': {}}, ("lesson 'tiles': expected JSON, not '[['",))
    """
    found: dict[str, dict[str, int]] = {}
    problems = []
    for key, raw in read_as(_All, stored).items():
        lesson = lessons.get(key) if isinstance(key, str) else None
        if lesson is None:
            continue
        try:
            found[lesson.key] = of_lesson(read_stored(raw), lesson)
        except ReadError as error:
            problems.append(f"lesson {key!r}: {error}")
    return found, tuple(problems)


def of_lesson(stars: Stars, lesson: LessonData) -> dict[str, int]:
    """Return the stars of the lesson's steps that have any; other keys in *stars* are left out."""
    return {step.key: stars[step.key] for step in lesson.steps if stars.get(step.key)}


def merged(one: Stars, other: Stars) -> dict[str, int]:
    """Return the stars of each step in *one* or *other*; if a step is in both, the higher number counts."""
    return {step: max(one.get(step, 0), other.get(step, 0)) for step in dict.fromkeys((*one, *other))}


def as_stored(stars: Stars) -> dict[str, Any]:
    """Return the stars of a lesson's steps as plain data for the browser to store; see `read_stored`."""
    return {"v": VERSION, "steps": {step: {"stars": count} for step, count in stars.items() if count}}


def _parsed(text: str) -> object:
    if len(text) > MOST_CHARACTERS:
        raise ReadError(f"expected at most {MOST_CHARACTERS} characters, not {len(text)}")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ReadError(f"expected JSON, not {quote_input(text)}") from None
