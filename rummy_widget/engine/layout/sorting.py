"""Sorting a rack: rows of following numbers, or of one number, on two shelves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..tiles import Tile
from .arrangement import SLOTS, Shelves


def sorted_shelves(tiles: Sequence[Tile], lying: Sequence[int], by: Literal["run", "group"]) -> Shelves[int]:
    """The tiles with these ids in rows of one colour ("run") or one number ("group"), Jokers last.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> sorted_shelves(parse_tiles("r6 b9 r5"), [0, 1, 2], "run")
    ((2, 0, None, 1), ())
    """
    naturals = [id for id in lying if not tiles[id].joker]
    if by == "run":
        naturals.sort(key=lambda id: (tiles[id].sort_key, id))
    else:
        naturals.sort(key=lambda id: (tiles[id].number or 0, tiles[id].sort_key))
    rows: list[list[int]] = []
    for id in naturals:
        row = next((row for row in rows if _joins(tiles[id], [tiles[each] for each in row], by)), None)
        if row is None:
            rows.append([id])  # a second copy too
        else:
            row.append(id)
    jokers = [id for id in lying if tiles[id].joker]
    return _shelved([*rows, *([jokers] if jokers else [])])


def _joins(tile: Tile, row: Sequence[Tile], by: Literal["run", "group"]) -> bool:
    """Whether a tile has the next number of a row, or the number of a row without its colour."""
    if by == "run":
        return row[-1].colour is tile.colour and row[-1].number == (tile.number or 0) - 1
    return row[0].number == tile.number and tile not in row


def _shelved(rows: Sequence[Sequence[int]]) -> Shelves[int]:
    """Rows with a gap between, on the upper shelf as long as it is not the longer one."""
    shelves: tuple[list[int | None], list[int | None]] = ([], [])
    half = sum(len(row) + 1 for row in rows) / 2
    for row in rows:
        shelf = shelves[0] if len(shelves[0]) + len(row) / 2 <= half else shelves[1]
        shelf.extend([*([None] if shelf else []), *row])
    if any(len(shelf) > SLOTS for shelf in shelves):  # no room for so many gaps: leave them out
        flat = [id for row in rows for id in row]
        return tuple(flat[:SLOTS]), tuple(flat[SLOTS:])
    return tuple(shelves[0]), tuple(shelves[1])
