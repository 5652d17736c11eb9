"""An exercise or a guess on the page: what is asked, what was typed, and what an answer was graded."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Self

from ... import classroom
from ...classroom.guesses import GUESSES, Guess
from ...formulas import GradedAnswer, Mark
from ...text.words import say

MOST_TRIES = 50
"""Answers to one exercise: as many as a results file keeps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Typed:
    """What stands in the field as `draft`, handed in or not."""

    draft: str = ""

    def typed(self, text: str) -> Self:
        """With another text in the field; nothing is graded or handed in."""
        return replace(self, draft=text)


@dataclass(frozen=True, slots=True)
class AskedExercise(_Typed):
    """An exercise with the answers so far.

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
        """Nothing is answered yet. ValueError where there is no such family or seed."""
        return cls(classroom.exercise(family, seed))

    @property
    def key(self) -> str:
        """The family that asks this."""
        return self.exercise.family

    @property
    def right(self) -> bool:
        """Whether one of the answers is right."""
        return any(graded.outcome is Mark.RIGHT for _, graded in self.graded)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do here."""
        return self.right

    @property
    def tries(self) -> int:
        """The answers that could be read."""
        return sum(graded.outcome is not Mark.UNREADABLE for _, graded in self.graded)

    @property
    def last(self) -> tuple[str, GradedAnswer] | None:
        """The last answer, as long as it stands in the field."""
        return self.graded[-1] if self.graded and self.graded[-1][0] == self.draft else None

    def answered(self, text: str, proved: bool = True) -> AskedExercise:
        """With one more answer, graded. The same answer again is no other answer.

        *proved* says whether to take the time for a proof; the outcome is the same.
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
        """With its solution shown."""
        return replace(self, shown=True)


@dataclass(frozen=True, slots=True)
class Guessed(_Typed):
    """A guess as often as it was changed; no guess is right or wrong.

    >>> guessed = Guessed.of("guess-twin").answered("lots").answered("1 in 8")
    >>> guessed.given, guessed.texts
    (Fraction(1, 8), ('lots', '1 in 8'))
    """

    guess: Guess
    texts: tuple[str, ...] = ()

    @classmethod
    def of(cls, key: str) -> Guessed:
        """Nothing is guessed yet. LookupError where there is no such guess."""
        return cls(GUESSES[key])

    @property
    def key(self) -> str:
        """The question that is guessed at."""
        return self.guess.key

    @property
    def tries(self) -> int:
        """No guess counts as a try."""
        return 0

    @property
    def given(self) -> Fraction | None:
        """The last number that was guessed."""
        numbers = (self.guess.or_none(text) for text in reversed(self.texts))
        return next((number for number in numbers if number is not None), None)

    @property
    def done(self) -> bool:
        """Whether there is a guess."""
        return self.given is not None

    def answered(self, text: str, proved: bool = True) -> Guessed:
        """With another guess, which takes the place of the one before."""
        if not text.strip():
            raise ValueError(say("formula-empty"))
        if text in self.texts:  # what was guessed before is guessed again
            texts = (*(each for each in self.texts if each != text), text)
            return replace(self, draft=text, texts=texts)
        if len(self.texts) >= MOST_TRIES:
            raise ValueError(say("work-tries-full", most=MOST_TRIES))
        return replace(self, draft=text, texts=(*self.texts, text))
