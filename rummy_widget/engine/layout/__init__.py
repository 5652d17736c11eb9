"""Where tiles lie: an `Arrangement` of tiles on two shelves, and a `Layout`, the same with copies told apart.

A layout is what is moved about: its tiles are known by their ids, and no move, sort or undo can lose one.
In an open game it holds the table as well, each meld in a tray, and what lies on the table stays there.

>>> from rummy_widget.engine.tiles import parse_tiles
>>> layout = Layout.of(parse_arrangement("r8 k1"), [parse_tiles("r5 r6 r7")])
>>> layout.moved([0], shelf=2, slot=3)
<Layout _ k1 on r5 r6 r7 r8>
"""

from __future__ import annotations

from .arrangement import SLOTS, Arrangement, parse_arrangement
from .history import History
from .layout import Layout

__all__ = ["SLOTS", "Arrangement", "History", "Layout", "parse_arrangement"]
