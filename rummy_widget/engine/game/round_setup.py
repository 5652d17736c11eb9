"""A moment in the middle of a round whose melds lie on the table, made up: what is said of it, and the rest.

The one to play sits on seat 0, another on seat 1. What is not said is filled from the rest of the box, always
in the same order, so that all that follows is a real game.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> moment = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"), stock=parse_tiles("y5"))
>>> hidden = hidden_of(moment, RUMMIKUB)
>>> len(hidden.other), str(hidden.stock[0]), len(hidden.stock)
(7, 'y5', 93)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from ..rules import Ruleset
from ..shuffle import shuffled
from ..table_melds import TableMelds
from ..tiles import JOKER, Tile
from .deal.hands import box_of
from .phase import Phase

__all__ = ["NEIGHBOUR", "OTHER", "HiddenTiles", "RoundSetup", "hidden_of"]

NEIGHBOUR = 1
"""The seat of the other player."""

OTHER = 7
"""Tiles that the other holds."""


@dataclass(frozen=True, slots=True)
class RoundSetup:
    """What is known when the turn begins.

    `phase` None: as a turn begins. `row` are the discards, the oldest first; `buried`: others lie under them.
    `stock` are its next tiles, `left` how many it has in all, None: many. `points` were laid before this
    turn, `taken` is the tile of the hand that came from the discards.
    """

    hand: tuple[Tile, ...]
    spread: TableMelds = field(default_factory=TableMelds)
    opened: bool = True
    phase: Phase | None = None
    row: tuple[Tile, ...] = ()
    buried: bool = True
    stock: tuple[Tile, ...] = ()
    left: int | None = None
    trump: Tile | None = None
    points: int = 0
    taken: Tile | None = None

    def begun(self, phases: tuple[Phase, ...]) -> Phase:
        """The phase, which has to be one of these; the first where it is not said."""
        if self.phase is not None and self.phase not in phases:
            raise ValueError(f"no such phase: {str(self.phase)!r}; expected {', '.join(phases)}")
        return self.phase or phases[0]


class HiddenTiles(NamedTuple):
    """What nobody said: the other's hand, a discard under all others, and the whole stock."""

    other: tuple[Tile, ...]
    under: Tile
    stock: tuple[Tile, ...]


def hidden_of(moment: RoundSetup, rules: Ruleset) -> HiddenTiles:
    """The rest of the box; ValueError where the moment holds more than a box does."""
    said = [*moment.hand, *moment.spread.tiles, *moment.row, *moment.stock]
    said += [moment.trump] if moment.trump is not None and moment.trump not in moment.stock else []
    seen = Counter(each.kind for each in said)
    box = box_of(rules)
    if box.count(JOKER) < seen[JOKER] <= rules.tiles.most_jokers:
        seen[JOKER] = box.count(JOKER)  # the others were used as extra ones
    for kind, count in sorted((seen - Counter(box)).items()):
        raise ValueError(f"too many of {kind}: {count} more than the box has")
    rest = shuffled((Counter(box) - seen).elements(), "rummy_widget made-up turn")
    other, (under,), below = rest[:OTHER], rest[OTHER : OTHER + 1], rest[OTHER + 1 :]
    whole = (*(each.kind for each in moment.stock), *below)
    if moment.left is None:
        return HiddenTiles(tuple(sorted(other)), under, whole)
    if not len(moment.stock) <= moment.left <= len(whole):
        raise ValueError(f"no such stock: {moment.left} tiles; expected {len(moment.stock)} to {len(whole)}")
    return HiddenTiles(tuple(sorted(other)), under, whole[: moment.left])
