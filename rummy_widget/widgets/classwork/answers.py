"""The state of an exercise, or of a question to guess at: the text in the answer field, and the answers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Self

from ... import classroom
from ...classroom.guesses import GUESSES, Guess
from ...formulas import GradedAnswer, Mark
from ...text.words import say

MOST_TRIES = 50
"""The maximum number of answers to one exercise or guess; a results file can't contain more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _AnswerField:
    """The answer field of an exercise or of a question to guess at; `draft` is the text that is in it now."""

    draft: str = ""

    def typed(self, text: str) -> Self:
        """Return a copy with *text* in the answer field; nothing is graded."""
        return replace(self, draft=text)


@dataclass(frozen=True, slots=True)
class AskedExercise(_AnswerField):
    """An exercise that a student works on, with the answers so far.

    Attributes:
        exercise: the exercise.
        graded: a pair for each answer: the answer as it was typed, and its mark.
        shown: whether the page shows the solution.

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
        """Return an exercise that has no answers yet.

        *family* is the key of the exercise's family (the exercises that differ only in their numbers), and
        *seed* determines the numbers. Raises ValueError if there is no such family or seed.
        """
        return cls(classroom.exercise(family, seed))

    @property
    def key(self) -> str:
        """The key of the exercise's family, under which its answers are stored."""
        return self.exercise.family

    @property
    def right(self) -> bool:
        """Whether at least one of the answers is right."""
        return any(graded.outcome is Mark.RIGHT for _, graded in self.graded)

    @property
    def done(self) -> bool:
        """Whether the exercise is finished, which means that at least one of the answers is right."""
        return self.right

    @property
    def tries(self) -> int:
        """The number of answers that could be read as a formula, right or wrong."""
        return sum(graded.outcome is not Mark.UNREADABLE for _, graded in self.graded)

    @property
    def last(self) -> tuple[str, GradedAnswer] | None:
        """The last answer and its mark; None unless that answer is still in the answer field."""
        return self.graded[-1] if self.graded and self.graded[-1][0] == self.draft else None

    def answered(self, text: str, proved: bool = True) -> AskedExercise:
        """Grade *text* as an answer, and return a copy of the exercise to which the answer is added.

        If the same answer is given twice in a row, the second one is ignored. If *proved* is true, the grader
        also tries to prove that a formula equals the solution, which takes time; the mark is the same without
        a proof. Raises ValueError if *text* is empty, or if there are `MOST_TRIES` answers already.
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
        """Return a copy of this exercise with its solution shown."""
        return replace(self, shown=True)


@dataclass(frozen=True, slots=True)
class Guessed(_AnswerField):
    """A question whose answer a student guesses, with the guesses so far; no guess is right or wrong.

    Attributes:
        guess: the question.
        texts: the guesses as they were typed, in order.

    >>> guessed = Guessed.of("guess-twin").answered("lots").answered("1 in 8")
    >>> guessed.given, guessed.texts
    (Fraction(1, 8), ('lots', '1 in 8'))
    """

    guess: Guess
    texts: tuple[str, ...] = ()

    @classmethod
    def of(cls, key: str) -> Guessed:
        """Return the question with this key, not guessed at yet; raise LookupError if there is none."""
        return cls(GUESSES[key])

    @property
    def key(self) -> str:
        """The key of the question, under which its guesses are stored."""
        return self.guess.key

    @property
    def tries(self) -> int:
        """The number of tries; always 0, because a guess does not count as a try."""
        return 0

    @property
    def given(self) -> Fraction | None:
        """The number in the last guess that can be read as a number; None if there is no such guess."""
        numbers = (self.guess.read_or_none(text) for text in reversed(self.texts))
        return next((number for number in numbers if number is not None), None)

    @property
    def done(self) -> bool:
        """Whether there is a guess that can be read as a number."""
        return self.given is not None

    def answered(self, text: str, proved: bool = True) -> Guessed:
        """Return a copy of the question with *text* as the latest guess.

        If the same guess was made before, it moves to the end. Raises ValueError if *text* is empty, or if
        there are `MOST_TRIES` different guesses already. *proved* has no effect; it exists because
        `AskedExercise.answered` has this argument.
        """
        if not text.strip():
            raise ValueError(say("formula-empty"))
        if text in self.texts:  # an earlier guess again
            texts = (*(each for each in self.texts if each != text), text)
            return replace(self, draft=text, texts=texts)
        if len(self.texts) >= MOST_TRIES:
            raise ValueError(say("work-tries-full", most=MOST_TRIES))
        return replace(self, draft=text, texts=(*self.texts, text))
