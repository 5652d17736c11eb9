"""Moves of the game, judged as they are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...engine.faults import Fault, RulesError
from ...engine.game.moves import same_move
from ...engine.game.round_scene import Scene
from ...engine.layout import Layout
from ...engine.table_melds import layout_of
from ..attempt_score import AttemptScore, Score
from ..checks import CheckInput
from ..judge import shown_by
from ..kinds import StepOutcome
from ..steps import Mistake, StepData

__all__ = ["Acting"]


@dataclass(frozen=True, slots=True)
class Acting:
    """What is played, from its start on, and the moves between; after `at` of them the others were undone."""

    turns: tuple[Scene, ...]
    moves: tuple[str, ...] = ()
    at: int = 0

    @property
    def turn(self) -> Scene:
        """What is played, as it stands now."""
        return self.turns[self.at]

    @property
    def made(self) -> tuple[str, ...]:
        """The moves that have led here."""
        return self.moves[: self.at]

    @property
    def layout(self) -> Layout:
        """The rack as the turn has it, and the melds that lie on its table, where it has one."""
        spread = self.turn.felt.spread
        return Layout.of(self.turn.rack) if spread is None else layout_of(spread, self.turn.rack)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return self.at < len(self.moves)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_by(step, self.turn.rack), turn=self.turn, moves=self.made)

    def passes(self, step: StepData, turn: Scene, moves: Sequence[str]) -> bool:
        """Whether a turn would be right after these further moves."""
        return step.check.holds(replace(self.shown(step), turn=turn, moves=(*self.made, *moves)))

    def after(self, move: str) -> Acting:
        """The record after a move; one that the rules forbid raises RulesError."""
        turns = (*self.turns[: self.at + 1], self.turn.after(move))
        moves = (*self.made, move)
        return Acting(turns, moves, len(moves))

    def undone(self) -> Acting:
        """One move back; where there is none, the same record."""
        return replace(self, at=self.at - 1) if self.can_undo else self

    def redone(self) -> Acting:
        """One undone move again; where there is none, the same record."""
        return replace(self, at=self.at + 1) if self.can_redo else self

    def anew(self, step: StepData) -> Acting:
        """The same moves under the rules of a step, as far as these allow them."""
        first = step.first_scene()
        again = Acting(self.turns[:1] if first is None else (first,))
        for move in self.made:
            if again.turn.refused(move) is not None:
                break
            again = again.after(move)
        return again

    def judged(self, step: StepData, tries: Score) -> Score:
        """What is played is right, or not yet; never at its beginning."""
        if self.at and step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(StepOutcome.NOT_YET if self.at else StepOutcome.UNTRIED)

    def acted(self, step: StepData, tries: Score, move: str) -> tuple[Acting, Score]:
        """A move, and how the step stands after it; one that the rules forbid is wrong, and changes nothing.

        A move that they allow may be a declared mistake, or a turn that costs tiles: then it is wrong too,
        and taken back for another one that cannot be made after it.
        """
        try:
            move = step.turn.spelled(move) if step.turn is not None else move
            after = self.after(move)
        except RulesError as error:
            if self._strayed(tries):
                before = self.undone()
                return before.acted(step, before.judged(step, tries), move)
            return self, tries.slipped(move, _mistake(step, move, error.fault), error.fault)
        stands, fault = after.judged(step, tries), after.turn.felt.fault
        mistake = _mistake(step, move, fault)
        if stands.outcome is StepOutcome.RIGHT:
            return after, stands
        if fault is not None:
            return after, stands.slipped(move, mistake, fault)
        if mistake is None or not mistake.answer:
            return after, stands
        return after, stands.slipped(move, mistake)

    def _strayed(self, tries: AttemptScore) -> bool:
        """Whether the last move was allowed, and wrong all the same."""
        if tries.outcome is not StepOutcome.WRONG or not self.made:
            return False
        if self.turn.felt.fault is not None:
            return True
        mistake = tries.mistake if tries.fault is None else None
        return mistake is not None and same_move(self.made[-1], mistake.answer)


def _mistake(step: StepData, move: str, fault: Fault | None) -> Mistake | None:
    """The declared mistake that a move is, with the fault that the rules find in it, if they find one."""
    code = fault.code if fault else None
    told = [
        each
        for each in step.mistakes
        if (not each.answer or same_move(each.answer, move)) and each.fault in (None, code)
    ]
    return min(told, key=lambda each: each.answer == "", default=None)  # this very move before any
