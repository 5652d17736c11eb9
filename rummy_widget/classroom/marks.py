"""Grade a student's answers, and write the file of results that the student hands in.

A score that is stated in such a file is ignored: it is always computed anew from the answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..formulas import GradedAnswer, Key, Mark, grade
from ..formulas.keys import key_of
from ..formulas.proofs import prove
from .families import ClassExercise, exercise
from .results import FORMAT, VERSION, ExerciseWork, Results, SheetScore
from .seeds import seed_of


@dataclass(frozen=True, slots=True)
class GradedWork:
    """A student's answers to one exercise, each of them graded.

    *work* holds the answers as they were typed, and *graded* the grades in the same order. Answers that
    cannot be parsed do not count as tries.
    """

    work: ExerciseWork
    exercise: ClassExercise
    graded: tuple[GradedAnswer, ...]

    @property
    def right(self) -> bool:
        """Whether at least one of the student's answers to the exercise is right."""
        return any(each.outcome is Mark.RIGHT for each in self.graded)

    @property
    def tries(self) -> int:
        """The number of answers up to the first right one, or of all answers if none is right.

        Answers that cannot be parsed are left out.
        """
        outcomes = [each.outcome for each in self.graded if each.outcome is not Mark.UNREADABLE]
        return outcomes.index(Mark.RIGHT) + 1 if self.right else len(outcomes)

    @property
    def first(self) -> bool:
        """Whether the first answer that can be parsed is right; False if no answer can be parsed."""
        return self.right and self.tries == 1


def check(family: str, seed: int, text: str, proved: bool = True) -> GradedAnswer:
    """Grade an answer to the exercise that a family of exercises makes from a seed.

    *family* is the family's name, and *text* the answer as it was typed. Formulas are compared by their
    values at many points; *proved* says whether to prove them equal as well, which takes time but does not
    change the outcome. Raises ValueError if there is no such family or seed.

    >>> from rummy_widget.classroom import FAMILIES
    >>> asked = FAMILIES["outs-within"].exercise(7)
    >>> str(check("outs-within", 7, asked.formula).outcome)
    'right'
    >>> check("outs-within", 7, str(asked.misconceptions["complement"])).sentence
    "That's the chance of the opposite. Subtract it from 1."
    """
    return grade(text, _key(family, seed), prover=prove if proved else None)


@lru_cache(maxsize=1024)
def _key(family: str, seed: int) -> Key:
    """Return the key with which answers to an exercise are graded: the right answer and misconceptions."""
    asked = exercise(family, seed)
    return key_of(asked.key, digits=asked.digits, misconceptions=asked.misconceptions, symbols=asked.symbols)


def grade_work(work: ExerciseWork) -> GradedWork:
    """Grade all answers that a student has given to one exercise.

    It isn't proved that a formula is equal to the right answer, because a proof would change no grade, and
    could take a very long time for a formula that a student has typed.
    """
    graded = tuple(check(work.family, work.seed, answer.text, proved=False) for answer in work.answers)
    return GradedWork(work, exercise(work.family, work.seed), graded)


def score_of(results: Results) -> SheetScore:
    """Return the score of a student's own exercises, computed from the answers in the results.

    A student's own exercises are those with the numbers that follow from the class code and the pseudonym.
    """
    own = seed_of(results.code, results.pseudonym)
    return total(grade_work(work) for work in results.works if work.seed == own)


def total(works: Iterable[GradedWork]) -> SheetScore:
    """Return the score of some graded exercises.

    It says how many of the exercises are right, how many were right on the first try, and how many there are.
    """
    done = tuple(works)
    return SheetScore(sum(each.right for each in done), sum(each.first for each in done), len(done))


def export(results: Results, score: SheetScore | None = None) -> str:
    """Return a student's results as the content of the file that is handed in to the teacher.

    The file states *score* or, if that is None, the score that the answers give.
    """
    stated = score_of(results) if score is None else score
    table = {
        "format": FORMAT,
        "version": VERSION,
        "code": results.code,
        "pseudonym": results.pseudonym,
        "seed": results.seed,
        "exercises": [
            {
                "family": work.family,
                "seed": work.seed,
                "answers": [answer._asdict() for answer in work.answers],
            }
            for work in results.works
        ],
        "lessons": {
            key: {"v": 1, "steps": {step: {"stars": count} for step, count in stars.items()}}
            for key, stars in results.lessons.items()
        },
        "score": stated._asdict(),
    }
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"
