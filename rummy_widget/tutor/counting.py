"""Count tiles by kind, ignoring their order and what Jokers stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..engine.tiles import Tile


def kinds(tiles: Iterable[Tile]) -> Counter[Tile]:
    """Count tiles by colour and number; all Jokers are alike, whatever they stand for.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> kinds(parse_tiles("r5 *r6 r7")) == kinds(parse_tiles("r7 * r5"))
    True
    """
    return Counter(tile.kind for tile in tiles)


def is_within(few: Counter[Tile], many: Counter[Tile]) -> bool:
    """Return whether *many* has each tile of *few* at least as often."""
    return all(many[tile] >= count for tile, count in few.items())


def difference(one: Counter[Tile], other: Counter[Tile]) -> int:
    """Return how many tiles have to be added or removed to turn one collection into the other."""
    return ((one - other) + (other - one)).total()


def ids_of(wanted: Counter[Tile], tiles: Sequence[Tile], ids: Iterable[int]) -> tuple[int, ...]:
    """Return the ids of as many tiles of each kind as are wanted.

    *wanted* says how many tiles of each kind are wanted. An id is a position in *tiles*, and only *ids* can
    be returned, earlier ones first. If there are fewer tiles than wanted, the result is shorter.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> ids_of(kinds(parse_tiles("r5 r7 k1")), parse_tiles("r5 r5 r6 r7"), range(4))
    (0, 3)
    """
    need, found = Counter(wanted), list[int]()
    for id in ids:
        if need[tiles[id].kind] > 0:
            need[tiles[id].kind] -= 1
            found.append(id)
    return tuple(found)
