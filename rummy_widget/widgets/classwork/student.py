"""Whose work it is: a class code, a pseudonym, and the results so far. The file goes to the teacher."""

from __future__ import annotations

import re
from collections.abc import Iterable
from time import time

from ...classroom import Answer, ExerciseWork, Results
from ...classroom.results import MOST_ANSWERS, MOST_IN_ALL, time_text
from ...text.words import say


def now() -> str:
    """The time, as a results file has it."""
    return time_text(time())


def with_answer(results: Results, family: str, text: str) -> Results:
    """With one more answer; ValueError once a file would hold no more."""
    if sum(len(work.answers) for work in results.works) >= MOST_IN_ALL:
        raise ValueError(say("work-full", most=MOST_IN_ALL))
    return results.answered(family, text, now())


def results_merged(one: Results, other: Results) -> Results:
    """The work of the same student from two places: every answer once, in the order of its time.

    >>> first = Results.begin("7b", "red 7").answered("outs-wait", "7", at="2026-01-30T09:00:00Z")
    >>> second = Results.begin("7b", "red 7").answered("outs-wait", "8", at="2026-01-30T08:00:00Z")
    >>> [answer.text for answer in results_merged(first, second).works[0].answers]
    ['8', '7']
    >>> results_merged(first, first) == first
    True
    """
    if one.seed != other.seed:
        raise ValueError(say("work-other-student"))
    both: dict[tuple[str, int], tuple[Answer, ...]] = {}
    for work in (*one.works, *other.works):
        key = (work.family, work.seed)
        both[key] = _in_order((*both.get(key, ()), *work.answers))
    left, works = MOST_IN_ALL, []
    for (family, seed), answers in both.items():
        works.append(ExerciseWork(family, seed, answers[: min(MOST_ANSWERS, left)]))
        left -= len(works[-1].answers)
    lessons = {**other.lessons, **one.lessons}
    return Results(one.code, one.pseudonym, one.seed, tuple(works)).with_lessons(lessons)


def _in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    return tuple(sorted(dict.fromkeys(answers), key=lambda answer: answer.at))


def file_name(results: Results) -> str:
    """What the saved file is called.

    >>> file_name(Results.begin("7b / maths", "red 7"))
    'results-7b-maths-red-7.json'
    """
    named = "-".join(re.findall(r"\w+", f"{results.code} {results.pseudonym}".lower()))
    return f"results-{named or results.seed}.json"
