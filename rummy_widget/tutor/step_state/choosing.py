"""Tiles chosen, to be checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...engine.layout import Layout
from ...engine.tiles import Tile
from ...text import words
from ..attempt_score import Score
from ..checks import CheckInput
from ..errors import AttemptError
from ..judge import choice_slip, shown_by
from ..steps import StepData

__all__ = ["Choosing"]


@dataclass(frozen=True, slots=True)
class Choosing:
    """The tiles chosen, by their ids."""

    layout: Layout
    chosen: tuple[int, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles chosen."""
        return tuple(self.layout.tiles[id] for id in self.chosen)

    @property
    def given(self) -> str:
        """What is checked, in one text: the same tiles twice are wrong once."""
        return " ".join(sorted(map(str, self.tiles)))

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_by(step, self.layout.arrangement()), chosen=self.tiles)

    def choosing(self, ids: Sequence[int]) -> Choosing:
        """Choose these tiles, in place of those chosen before; AttemptError where they do not lie there."""
        known = [id for id in range(len(self.layout.tiles)) if id not in self.layout.table]
        if len(set(ids)) != len(ids) or not all(type(id) is int and id in known for id in ids):
            raise AttemptError(words.say("choose-unknown"))
        return replace(self, chosen=tuple(ids))

    def judged(self, step: StepData, tries: Score) -> Score:
        """A choice that is checked is right, or wrong, with the fault that the rules find in it."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, *choice_slip(step, self.tiles))
