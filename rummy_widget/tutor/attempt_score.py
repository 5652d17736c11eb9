"""The outcome of an attempt at a step so far, and the mistakes and hints that cost stars.

>>> score = AttemptScore().failed("r5").failed("r6").failed("r5")
>>> score.wrong, score.solved().best
(2, 1)
>>> AttemptScore().with_hint(Hint(TOP, "The answer is 7.")).solved().best
1
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from ..engine.faults import Fault
from .hint import TOP, Hint
from .kinds import STARS_AFTER_LOOKING, StepOutcome, stars_for
from .steps import Mistake

Score = TypeVar("Score", bound="AttemptScore")


@dataclass(frozen=True, slots=True)
class AttemptScore:
    """The outcome of an attempt at a step so far, and everything that reduces its stars.

    A learner who solves a step wins one to three stars, fewer after hints and wrong answers.

    Attributes:
        best: The most stars won at the step, in this attempt or an earlier one.
        outcome: Whether the step is solved, not solved yet, wrong or untried.
        wrong: The number of different wrong answers; giving the same one again costs nothing.
        refused: The different wrong answers, as strings.
        mistake: The mistake that the learner has just made, if it is one that the lesson lists; otherwise
            None.
        fault: The rule that the learner has just broken, or None.
        hints_used: The number of hints shown.
        numbered: The number of hints shown that did not give the answer.
        grade: The grade of the hint that gave away the most, from 0 to 4 (see `Hint`).
        answer_shown: Whether a hint has given the answer, in this attempt or an earlier one.
        over_par: Whether the learner has moved so many tiles that it costs a star.
        shown_hints: The hints about the current state.
    """

    best: int = 0
    outcome: StepOutcome = StepOutcome.UNTRIED
    wrong: int = 0
    refused: frozenset[str] = frozenset()
    mistake: Mistake | None = None
    fault: Fault | None = None
    hints_used: int = 0
    numbered: int = 0
    grade: int = 0
    answer_shown: bool = False
    over_par: bool = False
    shown_hints: tuple[Hint, ...] = ()

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints that the learner sees now; empty once the step is solved."""
        return () if self.outcome is StepOutcome.RIGHT else self.shown_hints

    @property
    def stars(self) -> int | None:
        """The stars won in this attempt, from 1 to 3; None if the step is not solved.

        If a hint has given the answer, there is only one star.
        """
        if self.outcome is not StepOutcome.RIGHT:
            return None
        won = stars_for(wrong=self.wrong, hints=self.hints_used, over_par=self.over_par)
        return min(won, STARS_AFTER_LOOKING) if self.answer_shown else won

    def with_outcome(
        self: Score, outcome: StepOutcome, mistake: Mistake | None = None, fault: Fault | None = None
    ) -> Score:
        """Return the score with another outcome, after the learner has changed something.

        *mistake* is the mistake that the learner has made, if it is one that the lesson lists, and *fault*
        says which rule is broken, if any is. Computed hints are removed, because they were about the earlier
        state; the author's hints stay.
        """
        hints = tuple(hint for hint in self.shown_hints if hint.grade == 0)
        return replace(self, outcome=outcome, mistake=mistake, fault=fault, shown_hints=hints)

    def solved(self: Score) -> Score:
        """Return the score with the step solved; `best` is raised if this attempt has won more stars."""
        won = self.with_outcome(StepOutcome.RIGHT)
        return replace(won, best=max(won.best, won.stars or 0))

    def failed(self: Score, answer: str, mistake: Mistake | None = None, fault: Fault | None = None) -> Score:
        """Return the score after a wrong answer or a wrong move.

        *answer* is the wrong answer or move as a string; giving the same one again costs nothing more.
        *mistake* is the mistake that the learner has made with it, if it is one that the lesson lists, and
        *fault* is the rule that the answer or move breaks, if any.
        """
        return replace(
            self, outcome=StepOutcome.WRONG, mistake=mistake, fault=fault,
            wrong=self.wrong + (answer not in self.refused), refused=self.refused | {answer},
        )  # fmt: skip

    def with_hint(self: Score, hint: Hint) -> Score:
        """Return the score after showing one more hint, which can cost stars."""
        numbered = self.numbered + (hint.grade < TOP)
        hint = replace(hint, number=numbered) if hint.grade < TOP else hint
        return replace(
            self, shown_hints=(*self.shown_hints, hint), hints_used=self.hints_used + 1, numbered=numbered,
            grade=max(self.grade, hint.grade), answer_shown=self.answer_shown or hint.tells_answer,
        )  # fmt: skip

    def with_warning(self: Score, text: str) -> Score:
        """Return the score after showing a warning that the next hint gives the answer.

        *text* is the warning. It is shown like a hint, but does not count as one and costs nothing.
        """
        warning = Hint(TOP - 1, text)
        return replace(self, shown_hints=(*self.shown_hints, warning), grade=max(self.grade, warning.grade))
