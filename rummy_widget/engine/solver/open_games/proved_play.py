"""The play that the solver returns as the best one, and what the solver has proved about it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...table_melds.judging import Play
from ...tiles import Tile
from .steps import MeldStep, Technique, steps_between


class ProofFlags(NamedTuple):
    """What is proved about a play, as three flags.

    Attributes:
        most: whether it is proved that no play lays more tiles or points.
        broken: whether it is proved that no play that lays as much breaks fewer melds of the table.
        moved: whether it is proved that no play that lays as much and breaks as few melds moves fewer tiles.
    """

    most: bool
    broken: bool
    moved: bool


NOT_PROVEN = ProofFlags(False, False, False)


@dataclass(frozen=True, slots=True)
class BestPlay(Play):
    """A play with what is proved about it: how much it lays, and how little it disturbs the table.

    Attributes:
        proven: what is proved about the play.
        keep: the tiles that stay in the rack.
        moves: the moves of the turn in notation, in an order in which each move is allowed. They are given
            only in games where melds are never taken apart, and are empty otherwise.
    """

    proven: ProofFlags = NOT_PROVEN
    keep: tuple[Tile, ...] = ()
    moves: tuple[str, ...] = ()

    @property
    def steps(self) -> tuple[MeldStep, ...]:
        """The steps in which a person would make this play; each step moves or lays some tiles."""
        return steps_between(self.before, self.after)

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The kinds of steps that a person needs for this play, the easiest first."""
        there = {step.technique for step in self.steps}
        return tuple(each for each in Technique if each in there)

    @classmethod
    def of(cls, play: Play, proven: ProofFlags, keep: tuple[Tile, ...] = ()) -> BestPlay:
        """Return the valid play *play* as a `BestPlay`.

        *proven* says what is proved about it, and *keep* holds the tiles that stay in the rack.
        """
        values = {each.name: getattr(play, each.name) for each in fields(Play)}
        return cls(**values, proven=proven, keep=keep)
