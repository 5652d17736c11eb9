"""Count tiles by kind, ignoring their order and what Jokers stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..engine.tiles import Tile


def kinds(tiles: Iterable[Tile]) -> Counter[Tile]:
    """Return the number of tiles of each colour and number; all Jokers count as the same tile.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> kinds(parse_tiles("r5 *r6 r7")) == kinds(parse_tiles("r7 * r5"))
    True
    """
    return Counter(tile.kind for tile in tiles)


def is_within(few: Counter[Tile], many: Counter[Tile]) -> bool:
    """Return whether *many* contains each tile of *few* at least as many times as *few* does."""
    return all(many[tile] >= count for tile, count in few.items())


def difference(one: Counter[Tile], other: Counter[Tile]) -> int:
    """Return the number of tiles that have to be added or removed to turn *one* into *other*."""
    return ((one - other) + (other - one)).total()


def ids_of(wanted: Counter[Tile], tiles: Sequence[Tile], ids: Iterable[int]) -> tuple[int, ...]:
    """Return the ids of tiles that have the wanted colours and numbers.

    *wanted* counts how many tiles of each colour and number are wanted. An id is a position in *tiles*, from
    0. The ids in *ids* are tried in their order, and no others. If there are not enough matching tiles, the
    result is shorter.

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
