"""The results of one student, which can be saved as a file for the teacher."""

from __future__ import annotations

import re
from collections.abc import Iterable
from time import time

from ...classroom import Answer, ExerciseWork, Results
from ...classroom.results import MOST_ANSWERS, MOST_IN_ALL, time_text
from ...text.words import say


def now() -> str:
    """Return the current time in the format of results files, such as "2026-01-30T09:00:00Z"."""
    return time_text(time())


def with_answer(results: Results, family: str, text: str) -> Results:
    """Return a student's results with one more answer to an exercise, dated now.

    *family* is the key of the exercise's family (the exercises that differ only in their numbers), and *text*
    is the answer as it was typed. Raises ValueError if the results already contain `MOST_IN_ALL` answers.
    """
    if sum(len(work.answers) for work in results.works) >= MOST_IN_ALL:
        raise ValueError(say("work-full", most=MOST_IN_ALL))
    return results.answered(family, text, now())


def merge_results(one: Results, other: Results) -> Results:
    """Merge two `Results` of the same student.

    An answer that is in both counts once. The answers to each exercise are in the order in which they were
    given. If there are more than `MOST_ANSWERS` answers to an exercise, only the earliest are kept, and no
    more than `MOST_IN_ALL` answers are kept in all. Raises ValueError if *one* and *other* belong to
    different students.

    >>> first = Results.begin("7b", "red 7").answered("outs-wait", "7", at="2026-01-30T09:00:00Z")
    >>> second = Results.begin("7b", "red 7").answered("outs-wait", "8", at="2026-01-30T08:00:00Z")
    >>> [answer.text for answer in merge_results(first, second).works[0].answers]
    ['8', '7']
    >>> merge_results(first, first) == first
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
    """Return the answers in the order in which they were given, without repetitions."""
    return tuple(sorted(dict.fromkeys(answers), key=lambda answer: answer.at))


def file_name(results: Results) -> str:
    """Return the name of the file in which a student's results are saved.

    >>> file_name(Results.begin("7b / maths", "red 7"))
    'results-7b-maths-red-7.json'
    """
    named = "-".join(re.findall(r"\w+", f"{results.code} {results.pseudonym}".lower()))
    return f"results-{named or results.seed}.json"
