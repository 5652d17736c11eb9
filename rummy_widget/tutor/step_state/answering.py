"""An answer picked or typed, to be checked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...engine.layout import Layout
from ..answers import Answer, answer_text, read_answer, typed_answer
from ..attempt_score import Score
from ..checks import CheckInput
from ..judge import answer_slip, shown_by
from ..steps import StepData

__all__ = ["Answering"]


@dataclass(frozen=True, slots=True)
class Answering:
    """The answer as it was picked or typed; empty where there is none yet."""

    layout: Layout
    answer: str = ""

    @property
    def read(self) -> Answer | None:
        """The answer as it was understood."""
        return read_answer(self.answer) if self.answer else None

    @property
    def given(self) -> str:
        """What is checked, in one text: the same answer twice is wrong once, however it is written."""
        return str(self.read)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_by(step, self.layout.arrangement()), answer=self.read)

    def answering(self, step: StepData, typed: object) -> Answering:
        """Give this answer; AttemptError where it cannot be meant, which costs nothing."""
        return replace(self, answer=typed_answer(typed, {option.key for option in step.options}))

    def text(self, step: StepData) -> str | None:
        """What was answered, for people: the text of an option, or the number."""
        if self.read is None:
            return None
        picked = (str(option.text) for option in step.options if option.key == self.answer)
        return next(picked, answer_text(self.read))

    def judged(self, step: StepData, tries: Score) -> Score:
        """An answer that is checked is right, or wrong; the rules find no fault in it."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, answer_slip(step, self.read))
