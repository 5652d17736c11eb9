"""The state of one exercise or guess: the text in its field, and all answers so far with their marks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Self

from ... import classroom
from ...classroom.guesses import GUESSES, Guess
from ...formulas import GradedAnswer, Mark
from ...text.words import say

MOST_TRIES = 50
"""Most answers to one exercise: as many as a results file may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Typed:
    """Base class of `AskedExercise` and `Guessed`; `draft` is the text in the answer field."""

    draft: str = ""

    def typed(self, text: str) -> Self:
        """Return a copy with another text in the answer field; nothing is graded or handed in."""
        return replace(self, draft=text)


@dataclass(frozen=True, slots=True)
class AskedExercise(_Typed):
    """An exercise with the answers so far.

    `graded` pairs each answer with its mark; `shown` says whether the solution is shown.

    >>> asked = AskedExercise.of("outs-wait", 7)
    >>> asked = asked.answered("no idea")
    >>> asked.tries, asked.right
    (0, False)
    >>> asked.answered(asked.exercise.formula).right
    True
    """

    exercise: classroom.ClassExercise
    graded: tuple[tuple[str, GradedAnswer], ...] = field(default=(), repr=False)
    shown: bool = False

    @classmethod
    def of(cls, family: str, seed: int) -> AskedExercise:
        """Return an exercise without answers; raise ValueError if there is no such family or seed."""
        return cls(classroom.exercise(family, seed))

    @property
    def key(self) -> str:
        """The exercise's family, by which answers to it are stored."""
        return self.exercise.family

    @property
    def right(self) -> bool:
        """Whether one of the answers is right."""
        return any(graded.outcome is Mark.RIGHT for _, graded in self.graded)

    @property
    def done(self) -> bool:
        """Whether the exercise is finished, which means that one of the answers is right."""
        return self.right

    @property
    def tries(self) -> int:
        """The number of answers that could be read as a formula, right or wrong."""
        return sum(graded.outcome is not Mark.UNREADABLE for _, graded in self.graded)

    @property
    def last(self) -> tuple[str, GradedAnswer] | None:
        """The last answer with its mark, if it is still in the field; otherwise None."""
        return self.graded[-1] if self.graded and self.graded[-1][0] == self.draft else None

    def answered(self, text: str, proved: bool = True) -> AskedExercise:
        """Return the exercise with one more answer, graded; repeating the last answer changes nothing.

        If *proved*, the grader also tries to prove that a formula equals the solution, which takes time; the
        mark is the same without a proof.
        """
        if not text.strip():
            raise ValueError(say("formula-empty"))
        if self.last is not None and self.last[0] == text:
            return self
        if len(self.graded) >= MOST_TRIES:
            raise ValueError(say("work-tries-full", most=MOST_TRIES))
        graded = classroom.check(self.exercise.family, self.exercise.seed, text, proved)
        return replace(self, draft=text, graded=(*self.graded, (text, graded)))

    def solved(self) -> AskedExercise:
        """Return the exercise with its solution shown."""
        return replace(self, shown=True)


@dataclass(frozen=True, slots=True)
class Guessed(_Typed):
    """A question to guess at, with all guesses so far; no guess is right or wrong.

    >>> guessed = Guessed.of("guess-twin").answered("lots").answered("1 in 8")
    >>> guessed.given, guessed.texts
    (Fraction(1, 8), ('lots', '1 in 8'))
    """

    guess: Guess
    texts: tuple[str, ...] = ()

    @classmethod
    def of(cls, key: str) -> Guessed:
        """Return a question without guesses; raise LookupError if there is no such question."""
        return cls(GUESSES[key])

    @property
    def key(self) -> str:
        """The key of the question."""
        return self.guess.key

    @property
    def tries(self) -> int:
        """0, because no guess counts as a try."""
        return 0

    @property
    def given(self) -> Fraction | None:
        """The number in the last guess that has one; None if no guess is a number."""
        numbers = (self.guess.read_or_none(text) for text in reversed(self.texts))
        return next((number for number in numbers if number is not None), None)

    @property
    def done(self) -> bool:
        """Whether there is a readable guess."""
        return self.given is not None

    def answered(self, text: str, proved: bool = True) -> Guessed:
        """Return the question with another guess, which replaces the previous one.

        *proved* has no effect; it is there because `AskedExercise.answered` has this argument.
        """
        if not text.strip():
            raise ValueError(say("formula-empty"))
        if text in self.texts:  # an earlier guess again
            texts = (*(each for each in self.texts if each != text), text)
            return replace(self, draft=text, texts=texts)
        if len(self.texts) >= MOST_TRIES:
            raise ValueError(say("work-tries-full", most=MOST_TRIES))
        return replace(self, draft=text, texts=(*self.texts, text))
