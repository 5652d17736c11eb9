"""Tiles on the rack and on the table: an `Arrangement` is a rack, and a `Layout` is used to move tiles.

In a layout each tile has an id, so that equal tiles can be told apart and no move, sort or undo can lose a
tile. In games with melds on the table, a layout holds the tiles on the table as well. A row of tiles on the
table is called a *tray*: normally a meld, but in the middle of a turn it may not be valid. Tiles that were on
the table before the turn can't be moved to the rack.

>>> from rummy_widget.engine.tiles import parse_tiles
>>> layout = Layout.of(parse_arrangement("r8 k1"), [parse_tiles("r5 r6 r7")])
>>> layout.moved([0], shelf=2, slot=3)
<Layout _ k1 on r5 r6 r7 r8>
"""

from __future__ import annotations

from .arrangement import SLOTS, Arrangement, parse_arrangement
from .history import History
from .layout import Layout, ids_of
from .sorting import Order

__all__ = ["SLOTS", "Arrangement", "History", "Layout", "Order", "ids_of", "parse_arrangement"]
