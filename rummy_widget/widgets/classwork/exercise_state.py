"""One exercise on the page: what is asked, what was typed, and what it was graded."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ... import classroom
from ...formulas import GradedAnswer, Mark
from ...text.words import say

MOST_TRIES = 50
"""Answers to one exercise: as many as a results file keeps."""


@dataclass(frozen=True, slots=True)
class AskedExercise:
    """An exercise with the answers so far; `draft` is what stands in the field.

    >>> asked = AskedExercise.of("outs-wait", 7)
    >>> asked = asked.answered("no idea")
    >>> asked.tries, asked.right
    (0, False)
    >>> asked.answered(asked.exercise.formula).right
    True
    """

    exercise: classroom.ClassExercise
    draft: str = ""
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

    def typed(self, text: str) -> AskedExercise:
        """With another text in the field; nothing is graded."""
        return replace(self, draft=text)

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
