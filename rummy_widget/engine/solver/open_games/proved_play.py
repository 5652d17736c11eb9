"""What the solver hands out: a play with what is proved of it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...table_melds.judging import Play
from ...tiles import Tile
from .steps import MeldStep, Technique, steps_between


class ProofFlags(NamedTuple):
    """Whether nothing lays more, whether nothing as good breaks fewer melds, or moves fewer tiles."""

    most: bool
    broken: bool
    moved: bool


NOT_PROVEN = ProofFlags(False, False, False)


@dataclass(frozen=True, slots=True)
class BestPlay(Play):
    """A play, with what is proved of it.

    `keep` are the tiles of the rack that stay in it. Where melds are laid and added to, `moves` are the moves
    of the turn in notation, in an order in which each is allowed.
    """

    proven: ProofFlags = NOT_PROVEN
    keep: tuple[Tile, ...] = ()
    moves: tuple[str, ...] = ()

    @property
    def steps(self) -> tuple[MeldStep, ...]:
        """How people get there: steps from the table before to the table after."""
        return steps_between(self.before, self.after)

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """What has to be known for it: what these steps do, the easiest first."""
        there = {step.technique for step in self.steps}
        return tuple(each for each in Technique if each in there)

    @classmethod
    def of(cls, play: Play, proven: ProofFlags, keep: tuple[Tile, ...] = ()) -> BestPlay:
        """A play that the judge took, with its proof."""
        told = {each.name: getattr(play, each.name) for each in fields(Play)}
        return cls(**told, proven=proven, keep=keep)
