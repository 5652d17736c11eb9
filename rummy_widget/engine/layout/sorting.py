"""Sorting a rack: rows of following numbers, or of one number, on two shelves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..tiles import Colour, Tile
from .arrangement import SLOTS, Shelves


def sorted_shelves(tiles: Sequence[Tile], lying: Sequence[int], by: Literal["run", "group"]) -> Shelves[int]:
    """The tiles with these ids in rows of one colour ("run") or one number ("group"), Jokers last.

    >>> sorted_shelves([Tile(Colour.RED, 6), Tile(Colour.BLUE, 9), Tile(Colour.RED, 5)], [0, 1, 2], "run")
    ((2, 0, None, 1), ())
    """
    rows = _runs(tiles, lying) if by == "run" else _groups(tiles, lying)
    jokers = [id for id in lying if tiles[id].joker]
    return _shelved([*rows, *([jokers] if jokers else [])])


def _runs(tiles: Sequence[Tile], lying: Sequence[int]) -> list[list[int]]:
    """Rows of following numbers in one colour; second copies make rows of their own."""
    rows: list[list[int]] = []
    for colour in Colour:
        left = sorted(
            (id for id in lying if tiles[id].colour is colour and not tiles[id].joker),
            key=lambda id: (tiles[id].number or 0, id),
        )
        while left:
            row = [left.pop(0)]
            while (
                follower := next((id for id in left if _follows(tiles[row[-1]], tiles[id])), None)
            ) is not None:
                left.remove(follower)
                row.append(follower)
            rows.append(row)
    return rows


def _groups(tiles: Sequence[Tile], lying: Sequence[int]) -> list[list[int]]:
    """Rows of one number in different colours; second copies make rows of their own."""
    rows: list[list[int]] = []
    naturals = [id for id in lying if not tiles[id].joker]
    for number in sorted({tiles[id].number or 0 for id in naturals}):
        left = [id for colour in Colour for id in naturals if tiles[id] == Tile(colour, number)]
        while left:
            row = list({tiles[id]: id for id in reversed(left)}.values())[::-1]
            left = [id for id in left if id not in row]
            rows.append(row)
    return rows


def _follows(tile: Tile, other: Tile) -> bool:
    """Whether a tile of the same colour has the next number."""
    return tile.number is not None and other.number == tile.number + 1


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
