"""A hand less some of its tiles."""

from __future__ import annotations

from collections.abc import Iterable

from ..tiles import Tile

__all__ = ["remove_tiles"]


def remove_tiles(hand: Iterable[Tile], tiles: Iterable[Tile]) -> tuple[Tile, ...] | None:
    """A hand without some tiles, or None where it does not hold them.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> remove_tiles(parse_tiles("r5 r5 *"), parse_tiles("*r6 r5"))
    (tile('r5'),)
    >>> print(remove_tiles(parse_tiles("r5 r5 *"), parse_tiles("r6")))
    None
    """
    left = list(hand)
    for each in tiles:
        if each.kind not in left:
            return None
        left.remove(each.kind)
    return tuple(left)
