"""How a step stands and what it has cost so far, whatever is done in it.

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
    """What every attempt has. `best` is the most stars won so far, these tries included.

    `wrong` counts checked attempts that were not right, and `refused` are what was tried in them: each costs
    once. `asked` counts hints, `numbered` those of them that don't tell the answer, and `grade` is the
    highest computed one so far. `looked` says whether a hint has told the answer, now or in an earlier try,
    and `over_par` whether more tiles were lifted than all stars allow. `mistake` is the declared one that was
    made last, and `fault` what the rules find wrong, if they do.
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
        """The hints in sight; once the step is right, there are none."""
        return () if self.outcome is StepOutcome.RIGHT else self.hints_told

    @property
    def stars(self) -> int | None:
        """The stars won once the step is right: one at most if the answer was looked at."""
        if self.outcome is not StepOutcome.RIGHT:
            return None
        won = stars_for(wrong=self.wrong, hints=self.asked, over_par=self.over_par)
        return min(won, STARS_AFTER_LOOKING) if self.looked else won

    def stands(
        self: Score, outcome: StepOutcome, mistake: Mistake | None = None, fault: Fault | None = None
    ) -> Score:
        """How the step stands after something was changed.

        The computed hints, which were for how it stood before, go; the author's stay.
        """
        hints = tuple(hint for hint in self.hints_told if hint.grade == 0)
        return replace(self, outcome=outcome, mistake=mistake, fault=fault, hints_told=hints)

    def won(self: Score) -> Score:
        """The step is right; the best result stays."""
        won = self.stands(StepOutcome.RIGHT)
        return replace(won, best=max(won.best, won.stars or 0))

    def slipped(self: Score, given: str, mistake: Mistake | None = None, fault: Fault | None = None) -> Score:
        """Something wrong was tried; trying it again costs nothing more."""
        return replace(
            self, outcome=StepOutcome.WRONG, mistake=mistake, fault=fault,
            wrong=self.wrong + (given not in self.refused), refused=self.refused | {given},
        )  # fmt: skip

    def told(self: Score, hint: Hint) -> Score:
        """Return the tries with one more hint in sight."""
        numbered = self.numbered + (hint.grade < TOP)
        hint = replace(hint, number=numbered) if hint.grade < TOP else hint
        return replace(
            self, hints_told=(*self.hints_told, hint), asked=self.asked + 1, numbered=numbered,
            grade=max(self.grade, hint.grade), looked=self.looked or hint.tells_answer,
        )  # fmt: skip

    def told_nothing(self: Score, text: str) -> Score:
        """Return the tries after a hint that had nothing to say, which costs nothing; the answer is next."""
        nothing = Hint(TOP - 1, text)
        return replace(self, hints_told=(*self.hints_told, nothing), grade=max(self.grade, nothing.grade))
