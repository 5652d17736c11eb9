"""Sorting a rack into rows of consecutive numbers, rows of one number, or pairs, on its two shelves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ..tiles import Tile
from .arrangement import SLOTS, Shelves

Order: TypeAlias = Literal["run", "group", "pair"]
"""The orders of a sorted rack: rows of one colour, rows of one number, or pairs of equal tiles."""


def sorted_shelves(tiles: Sequence[Tile], ids: Sequence[int], by: Order) -> Shelves[int]:
    """Return two shelves with some tiles sorted into rows of one colour, rows of one number, or pairs.

    *by* is "run" for rows of one colour with consecutive numbers, "group" for rows of one number, or "pair"
    for pairs of equal tiles, which come before single tiles. *ids* are the ids of the tiles to sort, and an
    id is the index of a tile in *tiles*. The shelves hold ids, and None in the gaps between rows. Jokers come
    last.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> sorted_shelves(parse_tiles("r6 b9 r5"), [0, 1, 2], "run")
    ((2, 0, None, 1), ())
    >>> sorted_shelves(parse_tiles("r6 b9 r5 b9"), [0, 1, 2, 3], "pair")
    ((1, 3, None, 2), (0,))
    """
    naturals = [id for id in ids if not tiles[id].joker]
    if by == "group":
        naturals.sort(key=lambda id: (tiles[id].number or 0, tiles[id].sort_key))
    else:
        naturals.sort(key=lambda id: (tiles[id].sort_key, id))
    rows: list[list[int]] = []
    for id in naturals:
        row = next((row for row in rows if _joins(tiles[id], [tiles[each] for each in row], by)), None)
        if row is None:
            rows.append([id])  # a second copy too
        else:
            row.append(id)
    if by == "pair":
        rows.sort(key=len, reverse=True)
    jokers = [id for id in ids if tiles[id].joker]
    return _shelved([*rows, *([jokers] if jokers else [])])


def _joins(tile: Tile, row: Sequence[Tile], by: Order) -> bool:
    """Return whether a tile can be added at the end of a row.

    If *by* is "run", it must have the row's colour and the next number. If *by* is "group", it must have the
    row's number and a new colour. If *by* is "pair", it must equal the only tile of the row.
    """
    if by == "pair":
        return [tile] == [*row]
    if by == "run":
        return row[-1].colour is tile.colour and row[-1].number == (tile.number or 0) - 1
    return row[0].number == tile.number and tile not in row


def _shelved(rows: Sequence[Sequence[int]]) -> Shelves[int]:
    """Distribute rows over two shelves of about the same length, with gaps between rows if there is room.

    The rows and the shelves hold the ids of tiles; a gap is None.
    """
    shelves: tuple[list[int | None], list[int | None]] = ([], [])
    half = sum(len(row) + 1 for row in rows) / 2
    for row in rows:
        shelf = shelves[0] if len(shelves[0]) + len(row) / 2 <= half else shelves[1]
        shelf.extend([*([None] if shelf else []), *row])
    if any(len(shelf) > SLOTS for shelf in shelves):  # no room for so many gaps: leave them out
        flat = [id for row in rows for id in row]
        return tuple(flat[:SLOTS]), tuple(flat[SLOTS:])
    return tuple(shelves[0]), tuple(shelves[1])
