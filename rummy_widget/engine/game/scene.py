"""The table in a step of a lesson, described in the same way for all games.

A scene is what the learner sees and plays in the step: a made-up turn of a closing game, a deal by hand, or a
round. All scenes have the same properties, and describe the table as plain data, a `TableScene`, which has
only what the learner may see.

>>> from rummy_widget.engine.game.deal.dealing import Dealing
>>> from rummy_widget.engine.game.settings import Settings
>>> scene = Dealing.begin(Settings(players=3), seed=5).after("trump")
>>> scene.offered[:3], str(scene.felt.trump)
(('stack 1', 'stack 2', 'stack 3'), 'r8')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..faults import Fault
from ..layout import Arrangement, Layout
from ..table_melds import TableMelds
from ..tiles import Tile
from .moves import Move
from .phase import Discarded

OWN = 0
"""The learner's seat."""


class MoveDescription(NamedTuple):
    """A move that a seat made; `took` is the tile that it got with this move, if the learner may know it."""

    seat: int
    move: Move
    took: Tile | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """What is on the table, as far as the learner may see it.

    `stock` is how many tiles the stock has, or None if that is not shown or there is no stock yet. `row` are
    the discards, the oldest first; `taking` is whether the rules ever allow taking one. `trump` is the tile
    that was turned up, as long as it is face up.

    In games with melds on the table, `spread` are these melds, `opened` is whether the learner has opened,
    and `points` is how many points the learner has laid so far. `penalty` is how many tiles the last turn
    cost, and if that turn was taken back, `fault` is the reason.
    """

    phase: str
    stock: int | None = None
    row: tuple[Discarded, ...] = ()
    taking: bool = True
    trump: Tile | None = None
    spread: TableMelds | None = None
    opened: bool = False
    points: int = 0
    penalty: int = 0
    fault: Fault | None = None


def with_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """Return the rack with one more tile, after a gap, at the end of the last shelf that has tiles."""
    return Layout.of(rack).with_tile(tile).arrangement()


def without_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """Return the rack without one copy of a tile: a copy without neighbours, otherwise the last copy.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.tiles import tile
    >>> without_tile(parse_arrangement("r5 | r4 r5 | k9"), tile("r5"))
    parse_arrangement('_ _ r4 r5 | k9')
    """
    layout = Layout.of(rack)
    alone = {layout.shelves[shelf][slot] for shelf, slot, row in rack.rows() if len(row) == 1}
    copies = [id for id, each in enumerate(layout.tiles) if each.kind == tile]
    return layout.without(max(copies, key=lambda id: (id in alone, id))).arrangement()
