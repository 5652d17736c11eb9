"""What is on the table in a step of a lesson, described in the same way for all games.

A scene is what the learner sees and plays in the step: a made-up turn of a game such as Rummy PRO, a deal by
hand, or a round. All scenes have the same properties, and describe the table as plain data, a `TableScene`,
which contains only what the learner may see.

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
"""The learner's seat; seats are numbered from 0."""


class MoveDescription(NamedTuple):
    """A move of the player in a seat, and what the learner may know of it.

    Attributes:
        seat: the seat of the player.
        move: the move.
        took: the tile that the player got with this move; None if the player got none, or if the learner may
            not know it.
    """

    seat: int
    move: Move
    took: Tile | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """What is on the table in a step of a lesson, as far as the learner may see it.

    Attributes:
        phase: what the learner must do now, such as "draw"; the value of a `Phase` or `DealPhase`.
        stock: the number of tiles in the stock; None if that is not shown or there is no stock yet.
        row: the discards, the oldest first.
        taking: whether the rules ever allow taking a discard.
        trump: the tile that was turned up at the deal, as long as it is face up; otherwise None.
        spread: the melds on the table; None in games without melds on the table.
        opened: whether the learner has already laid the first melds, which must be worth enough points.
        points: how many points the tiles that the learner has laid so far are worth.
        penalty: how many tiles were drawn as a penalty for the last turn.
        fault: the reason why the last turn was taken back; None if it wasn't taken back.
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
    """Return the rack with *tile* added, after a gap, at the end of the lower shelf.

    If the lower shelf is empty, the tile is put at the end of the upper one.
    """
    return Layout.of(rack).with_tile(tile).arrangement()


def without_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """Return the rack without one copy of a tile: a copy without neighbours, otherwise the last copy.

    Raises ValueError if the tile isn't on the rack.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.tiles import tile
    >>> without_tile(parse_arrangement("r5 | r4 r5 | k9"), tile("r5"))
    parse_arrangement('_ _ r4 r5 | k9')
    """
    layout = Layout.of(rack)
    alone = {layout.shelves[shelf][slot] for shelf, slot, row in rack.rows() if len(row) == 1}
    copies = [id for id, each in enumerate(layout.tiles) if each.kind == tile]
    return layout.without(max(copies, key=lambda id: (id in alone, id))).arrangement()
