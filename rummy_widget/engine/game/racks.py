"""A rack as it lies, after a tile has come or gone."""

from __future__ import annotations

from ..layout import Arrangement, Layout
from ..tiles import Tile

__all__ = ["with_tile", "without_tile"]


def with_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """The rack with one more tile, alone at the end of the shorter shelf that is in use."""
    return Layout.of(rack).with_tile(tile).arrangement()


def without_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """The rack without one copy of a tile: one that lies alone if there is one, else the last.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.tiles import tile
    >>> without_tile(parse_arrangement("r5 | r4 r5 | k9"), tile("r5"))
    parse_arrangement('_ _ r4 r5 | k9')
    """
    layout = Layout.of(rack)
    alone = {layout.shelves[shelf][slot] for shelf, slot, row in rack.rows() if len(row) == 1}
    copies = [id for id, each in enumerate(layout.tiles) if each.kind == tile]
    return layout.without(max(copies, key=lambda id: (id in alone, id))).arrangement()
