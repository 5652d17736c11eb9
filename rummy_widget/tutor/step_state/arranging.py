"""Tiles moved about, to be judged as they lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ...engine.layout import History, Layout, parse_arrangement
from ...engine.table_melds import parse_table
from ...engine.table_melds.trays import laid_as
from ...text import words
from ...text.sentences.places import laid_where_it_fits
from ..attempt_score import Score
from ..checks import CheckInput
from ..errors import AttemptError
from ..hint import Waypoint
from ..judge import new_mistake, shown_in
from ..kinds import StepOutcome
from ..plan import moved_tiles
from ..steps import StepData

__all__ = ["Arranging"]


@dataclass(frozen=True, slots=True)
class Arranging:
    """The rack with all that can be undone, and the way to an answer that the last hint pointed along."""

    history: History
    way: tuple[Waypoint, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where the tiles lie."""
        return self.history.present

    @property
    def lifted(self) -> int:
        """Tiles lifted so far; undo gives them back."""
        return self.history.lifted

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return bool(self.history.future)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return shown_in(step, self.layout)

    def judged(self, step: StepData, tries: Score) -> Score:
        """An arrangement is right, or not yet; it is wrong only where it shows a declared mistake."""
        tries = replace(tries, over_par=step.par is not None and self.lifted > step.par)
        if step.check.holds(self.shown(step)):
            return tries.won()
        mistake, fault = new_mistake(step, self.layout)
        not_yet = StepOutcome.NOT_YET if self.can_undo else StepOutcome.UNTRIED
        return tries.stands(not_yet if mistake is None else StepOutcome.WRONG, mistake, fault)

    def moved(self, ids: Sequence[int], shelf: int, slot: int) -> Arranging:
        """Lift these tiles and put them down from this slot on; what cannot be raises RulesError."""
        return self._laid(self.layout.moved(ids, shelf, slot), len(ids))

    def sorted_by(self, by: Literal["run", "group"]) -> Arranging:
        """Sort all tiles; each that changes its place was lifted."""
        layout = self.layout.sorted_by(by)
        return self._laid(layout, moved_tiles(self.layout, layout))

    def in_new_meld(self, ids: Sequence[int], gap: int) -> Arranging:
        """Lift these tiles and lay them as a meld of their own, before meld number *gap* of the table."""
        return self._laid(self.layout.in_new_tray(ids, gap), len(ids))

    def fitted(self, step: StepData, ids: Sequence[int]) -> Arranging:
        """Tiles to the one place of the table where they fit; ValueError without one, or with several."""
        return self._laid(laid_where_it_fits(self.layout, ids, step.rules), len(ids))

    def relaid(self, arrangement: str, spread: str = "") -> Arranging:
        """Lay the tiles as an arrangement and a spread say; any other tiles raise AttemptError."""
        there = laid_as(self.layout, parse_table(spread)) if self.layout.table or spread else self.layout
        layout = there and there.relaid(parse_arrangement(arrangement))
        if layout is None:
            raise AttemptError(words.say("restore-other"))
        return self._laid(layout, moved_tiles(self.layout, layout))

    def undone(self) -> Arranging:
        """One move back; where there is none, the same record."""
        return replace(self, history=self.history.undo())

    def redone(self) -> Arranging:
        """One undone move again; where there is none, the same record."""
        return replace(self, history=self.history.redo())

    def _laid(self, layout: Layout, lifted: int) -> Arranging:
        return replace(self, history=self.history.do(layout, lifted))
