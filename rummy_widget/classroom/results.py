"""The results of a student, and reading them from the small file that the student hands in to the teacher.

The student may have changed the file, so everything in it is checked.

>>> from rummy_widget.classroom import export
>>> results = Results.begin("7b maths", "red 7").answered("outs-wait", "31/4", at="2026-01-30T09:12:05Z")
>>> read_results(export(results)) == results
True
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeAlias, TypedDict, TypeVar

from ..engine.typed_reading import Limits, ReadError, read_as
from ..text.words import say
from ..tutor.progress import read_stored
from .families import FAMILIES
from .seeds import check_name, seed_of

FORMAT = "rummy_widget results"
VERSION = 1
MOST_BYTES = 400_000
MOST_WORK = 200
MOST_ANSWERS = 50
MOST_IN_ALL = 1_000
MOST_TEXT = 201
"""The number of characters after which an answer is cut off.

It is one more than the allowed length, so that an answer cut off here is still recognized as too long.
"""
MOST_TURNS = 100
"""The number of exercises of one family that a student may ask for; their seeds are consecutive."""

T = TypeVar("T")
Whole: TypeAlias = Annotated[int, Limits(0, 10**12 - 1)]
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


class ResultsError(ValueError):
    """Raised for a file that is not a valid results file; the message says why."""


class Answer(NamedTuple):
    """An answer as it was typed, and the time at which it was given."""

    text: Annotated[str, Limits(most=MOST_TEXT)]
    at: str


def time_text(seconds: float) -> str:
    """Return a time, in seconds since 1970, in the format of results files.

    >>> time_text(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class ExerciseWork:
    """The answers that a student has given to one exercise.

    *family* is the name of the family of exercises to which the exercise belongs, and *seed* the number from
    which it was made.
    """

    family: str
    seed: Whole
    answers: Annotated[tuple[Answer, ...], Limits(most=MOST_ANSWERS)] = ()


class SheetScore(NamedTuple):
    """The score for some exercises.

    *right* is the number of exercises that the student has solved, *first* the number of those solved on the
    first try, and *of* the number of all the exercises.
    """

    right: Whole
    first: Whole
    of: Whole


@dataclass(frozen=True, slots=True)
class Results:
    """All the work of a student.

    *code* is the class code. *seed* is computed from the code and the pseudonym, and determines the numbers
    in the student's exercises. *works* contains the answers to each exercise. *lessons* maps the name of each
    lesson of the course to the number of stars won on each of its steps. *score* is the score that the file
    states; for grading, it is computed again.
    """

    code: str
    pseudonym: str
    seed: int
    works: tuple[ExerciseWork, ...] = ()
    lessons: Mapping[str, Mapping[str, int]] = field(default_factory=dict, hash=False)
    score: SheetScore | None = field(default=None, compare=False)

    @classmethod
    def begin(cls, code: str, pseudonym: str) -> Results:
        """Return the results of a student who has done nothing yet.

        Raises ValueError if the class code or the pseudonym is empty, too long, or contains control
        characters.
        """
        code, pseudonym = check_name(code, "code"), check_name(pseudonym, "pseudonym")
        return cls(code, pseudonym, seed_of(code, pseudonym))

    def answered(self, family: str, text: str, at: str, turn: int = 0) -> Results:
        """Return the results with one more answer to an exercise.

        *family* is the name of the family of exercises to which the exercise belongs. *turn* is 0 for the
        first exercise that the student gets from this family, and 1 or more for further ones, for practice.
        *text* is the answer as typed, and *at* the time in the format of `time_text`. Raises ValueError if
        there is no such family or turn. After fifty answers to an exercise, further answers are ignored.
        """
        if family not in FAMILIES or not 0 <= turn < MOST_TURNS:
            raise ValueError(f"no such exercise: {family!r:.40}, turn {turn!r:.20}")
        # A lone surrogate, which a browser may send, would make a file that cannot be read.
        whole = text[:MOST_TEXT].encode("utf-8", "replace").decode("utf-8")
        seed, answer = self.seed + turn, Answer(whole, at)
        works = {(work.family, work.seed): work for work in self.works}
        work = works.get((family, seed), ExerciseWork(family, seed))
        works[family, seed] = replace(work, answers=(*work.answers, answer)[:MOST_ANSWERS])
        return replace(self, works=tuple(works.values()), score=None)

    def with_lessons(self, lessons: Mapping[str, Mapping[str, int]]) -> Results:
        """Return the results with *lessons* in place of the stars that were stored for the course so far.

        *lessons* maps the name of each lesson to the number of stars won on each of its steps.
        """
        copied = {key: MappingProxyType(dict(stars)) for key, stars in lessons.items()}
        return replace(self, lessons=MappingProxyType(copied))


class _File(TypedDict):
    format: str
    version: object
    code: object
    pseudonym: object
    seed: Whole
    exercises: Annotated[tuple[ExerciseWork, ...], Limits(most=MOST_WORK)]
    lessons: Annotated[dict[Annotated[str, Limits(most=60)], object], Limits(most=MOST_WORK)]
    score: SheetScore


def read_results(text: str | bytes) -> Results:
    """Parse the content of a results file, check all of its parts, and return the results.

    Raises ResultsError, which says what is wrong, if the content is not valid.
    """
    raw = _parsed(text)
    _require(type(raw) is dict and raw.get("format") == FORMAT, "file-foreign")
    table = _read(partial(read_as, _File), raw)
    _require(type(table["version"]) is int and table["version"] == VERSION, "file-version")
    try:
        code, pseudonym = check_name(table["code"], "code"), check_name(table["pseudonym"], "pseudonym")
    except ValueError as error:
        raise ResultsError(str(error)) from None
    works, answers = table["exercises"], [answer for work in table["exercises"] for answer in work.answers]
    _require(all(work.family in FAMILIES for work in works), "file-family")
    _require(all(_is_time(answer.at) for answer in answers))
    _require(len({(work.family, work.seed) for work in works}) == len(works))
    _require(len(answers) <= MOST_IN_ALL, "file-large")
    results = Results(code, pseudonym, table["seed"], works, score=table["score"])
    return results.with_lessons({key: _read(read_stored, each) for key, each in table["lessons"].items()})


def _read(read: Callable[[object], T], raw: object) -> T:
    """Return *raw*, part of a results file, as parsed by *read*; raise ResultsError if that fails."""
    try:
        return read(raw)
    except ReadError:
        raise ResultsError(say("file-shape")) from None


def _require(condition: bool, message: str = "file-shape") -> None:
    """Raise ResultsError unless *condition* is true; *message* is the key of the error's message."""
    if not condition:
        raise ResultsError(say(message))


def _parsed(text: str | bytes) -> object:
    _require(len(text) <= MOST_BYTES, "file-large")
    try:
        found = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    except UnicodeDecodeError:
        raise ResultsError(say("file-foreign")) from None
    _require(bool(found.strip()), "file-empty")
    try:
        table = json.loads(found, parse_constant=_no_number, object_pairs_hook=_each_once)
        json.dumps(table, ensure_ascii=False).encode("utf-8")
        return table
    except ResultsError:
        raise
    except UnicodeEncodeError:
        raise ResultsError(say("file-signs")) from None
    except (ValueError, RecursionError):
        cut = found.lstrip().startswith("{") and not found.rstrip().endswith("}")
        raise ResultsError(say("file-cut" if cut and FORMAT in found else "file-foreign")) from None


def _no_number(text: str) -> object:
    raise ValueError(text)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object, given as pairs, as a dict; raise ResultsError if a name occurs twice."""
    table = dict(pairs)
    _require(len(table) == len(pairs))
    return table


def _is_time(text: str) -> bool:
    try:
        return bool(_TIME.fullmatch(text) and datetime.fromisoformat(text))
    except ValueError:
        return False
