"""A class that does its exercises: some right, some wrong in usual ways, and some files not as they were."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from random import Random

from rummy_widget.classroom import (
    ClassExercise,
    Results,
    SheetScore,
    Topic,
    exercises_for,
    export,
    pseudonyms,
)

CODE = "7b maths"
STUDENTS = 30
BEGIN = datetime(2026, 1, 30, 9, 0, tzinfo=UTC)


def typed(value: Fraction | str) -> str:
    """A value as somebody types it."""
    return value if isinstance(value, str) else str(value)


def wrong_answer(exercise: ClassExercise) -> str:
    """One that comes from no misconception known here."""
    return "n + k + 12345" if exercise.symbols else "123457/11"


def work_of(pseudonym: str, code: str = CODE, skill: float = 0.7) -> tuple[Results, SheetScore]:
    """What a student does, and the score that it should be given."""
    chance = Random(f"{code} {pseudonym}")
    results, now = Results.begin(code, pseudonym), BEGIN
    right = first = 0
    exercises = exercises_for(code, pseudonym)
    for exercise in exercises:
        names = list(exercise.misconceptions)
        texts: list[str] = []
        if chance.random() < 0.2:
            texts.append(chance.choice(["3 * 1,000", "C(5", "", "12 apples"]))
        solved = False
        for attempt in range(3):
            now += timedelta(seconds=chance.randint(20, 240))
            if chance.random() < skill:
                texts.append(exercise.formula)
                solved, right, first = True, right + 1, first + (attempt == 0)
                break
            slip = chance.random() < 0.8
            texts.append(
                typed(exercise.misconceptions[chance.choice(names)]) if slip else wrong_answer(exercise)
            )
            if chance.random() < 0.4:
                break
        for text in texts:
            results = results.answered(exercise.family, text, stamp(now))
        assert solved or texts
    results = results.with_lessons({"runs": {"first-run": 3, "corner": chance.randint(0, 3)}})
    return results, SheetScore(right, first, len(exercises))


def stamp(at: datetime) -> str:
    return at.strftime("%Y-%m-%dT%H:%M:%SZ")


def the_class() -> tuple[dict[str, bytes], dict[str, SheetScore]]:
    """The files of thirty students, by name, and the scores that their answers deserve.

    File 03 states more than its answers give, 07 has another seed, 11 breaks off, and 19 is of "=cmd".
    """
    files: dict[str, bytes] = {}
    scores: dict[str, SheetScore] = {}
    for number, pseudonym in enumerate(pseudonyms(STUDENTS), 1):
        name = "=cmd|' /C calc'!A0" if number == 19 else pseudonym
        results, score = work_of(name, skill=0.3 + 0.02 * number)
        table = json.loads(export(results))
        if number == 3:
            table["score"] |= {"right": len(Topic), "first": len(Topic)}
        if number == 7:
            table["seed"] += 1_000_000
            for exercise in table["exercises"]:
                exercise["seed"] = table["seed"]
            score = SheetScore(0, 0, 0)
        content = json.dumps(table, ensure_ascii=False).encode()
        file = f"{number:02}-results.json"
        files[file] = content[: len(content) // 2] if number == 11 else content
        if number != 11:
            scores[name] = score
    return files, scores
