"""The outcome and the cost of an attempt so far, for every kind of step.

>>> tries = AttemptScore().slipped("r5").slipped("r6").slipped("r5")
>>> tries.wrong, tries.won().best
(2, 1)
>>> AttemptScore().told(Hint(TOP, "The answer is 7.")).won().best
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
    """The outcome of an attempt so far, and everything that reduces its stars.

    `best` is the most stars won at the step, in this attempt or before. `refused` holds the different wrong
    answers and `wrong` is their number, because repeating one costs nothing. `asked` is the number of hints
    shown, `numbered` the number of those that did not give the answer, and `grade` the grade of the strongest
    computed hint (see `Hint`). `looked` says whether a hint has ever given the answer, and `over_par` whether
    more tiles were lifted than full marks allow.

    `mistake` is the mistake, foreseen by the lesson, that the learner has just made, and `fault` is the rule
    just broken; both can be None.
    """

    best: int = 0
    outcome: StepOutcome = StepOutcome.UNTRIED
    wrong: int = 0
    refused: frozenset[str] = frozenset()
    mistake: Mistake | None = None
    fault: Fault | None = None
    asked: int = 0
    numbered: int = 0
    grade: int = 0
    looked: bool = False
    over_par: bool = False
    hints_told: tuple[Hint, ...] = ()

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints shown; none once the step is solved."""
        return () if self.outcome is StepOutcome.RIGHT else self.hints_told

    @property
    def stars(self) -> int | None:
        """The stars won, once the step is solved; at most one if the answer was revealed."""
        if self.outcome is not StepOutcome.RIGHT:
            return None
        won = stars_for(wrong=self.wrong, hints=self.asked, over_par=self.over_par)
        return min(won, STARS_AFTER_LOOKING) if self.looked else won

    def stands(
        self: Score, outcome: StepOutcome, mistake: Mistake | None = None, fault: Fault | None = None
    ) -> Score:
        """Return the score with a new outcome, after the learner has changed something.

        *mistake* and *fault* say what is wrong, if anything is. Computed hints are removed, because they were
        about the earlier state; the author's hints stay.
        """
        hints = tuple(hint for hint in self.hints_told if hint.grade == 0)
        return replace(self, outcome=outcome, mistake=mistake, fault=fault, hints_told=hints)

    def won(self: Score) -> Score:
        """Return the score of the solved step; `best` is raised if this attempt has won more stars."""
        won = self.stands(StepOutcome.RIGHT)
        return replace(won, best=max(won.best, won.stars or 0))

    def slipped(self: Score, given: str, mistake: Mistake | None = None, fault: Fault | None = None) -> Score:
        """Return the score after something wrong was tried.

        *given* is the wrong answer as text: giving the same one again costs nothing more. *mistake* and
        *fault* say what is wrong with it, if that is known.
        """
        return replace(
            self, outcome=StepOutcome.WRONG, mistake=mistake, fault=fault,
            wrong=self.wrong + (given not in self.refused), refused=self.refused | {given},
        )  # fmt: skip

    def told(self: Score, hint: Hint) -> Score:
        """Return the score with one more hint shown."""
        numbered = self.numbered + (hint.grade < TOP)
        hint = replace(hint, number=numbered) if hint.grade < TOP else hint
        return replace(
            self, hints_told=(*self.hints_told, hint), asked=self.asked + 1, numbered=numbered,
            grade=max(self.grade, hint.grade), looked=self.looked or hint.tells_answer,
        )  # fmt: skip

    def told_nothing(self: Score, text: str) -> Score:
        """Return the score with the warning *text* shown in place of a hint, before the answer is given.

        The warning says that only the answer is left to tell. It costs nothing.
        """
        nothing = Hint(TOP - 1, text)
        return replace(self, hints_told=(*self.hints_told, nothing), grade=max(self.grade, nothing.grade))
