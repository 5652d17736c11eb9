"""Count tiles by kind, ignoring their order and what Jokers stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..engine.tiles import Tile


def kinds(tiles: Iterable[Tile]) -> Counter[Tile]:
    """Return the number of tiles of each colour and number; all Jokers count as the same tile.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> kinds(parse_tiles("r5 *r6 r7")) == kinds(parse_tiles("r7 * r5"))
    True
    """
    return Counter(tile.kind for tile in tiles)


def difference(one: Counter[Tile], other: Counter[Tile]) -> int:
    """Return the number of tiles that have to be added or removed to turn *one* into *other*."""
    return ((one - other) + (other - one)).total()
