"""Lifts, which are moves of adjacent tiles to another place, and rows of adjacent tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ...engine.layout import Arrangement, Layout
from ...engine.table_melds import TableMelds, changes
from ...engine.tiles import Tile

Spot = tuple[int, int]
"""A place for a tile: the shelf and the slot on it, both counted from 0."""

NEW = -1
"""The value of `shelf` in a lift that makes a new meld on the table.

The `slot` of such a lift is the index of the new meld among the melds on the table.
"""


@dataclass(frozen=True, slots=True)
class Lift:
    """A move of adjacent tiles: their ids, and the shelf and slot at which the first of them is put down.

    Shelves 0 and 1 are those of the rack; from 2 on, they are the melds on the table. If `shelf` is -1, the
    tiles form a new meld, and `slot` is its index among the melds on the table.
    """

    ids: tuple[int, ...]
    shelf: int
    slot: int


@dataclass(frozen=True, slots=True)
class GoalRow:
    """A row of adjacent tiles in a solution.

    `shelf` is 0 for the upper shelf of the rack and 1 for the lower one; None means that either is right.
    """

    tiles: tuple[Tile, ...]
    shelf: int | None = None


IsRight = Callable[[Layout], bool]
"""A function that returns whether a layout is a solution."""


def tiles_lifted(path: Sequence[Lift]) -> int:
    """Return the number of tiles moved by a sequence of lifts; a tile that is moved twice counts twice."""
    return sum(len(lift.ids) for lift in path)


def segments(shelves: Sequence[Sequence[int | None]]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield the shelf, the first slot and the tile ids of each row of adjacent tiles.

    *shelves* gives what lies on each shelf: the id of the tile in each slot, or None if the slot is empty.
    """
    for shelf, slots in enumerate(shelves):
        row: list[int] = []
        for slot, id in enumerate((*slots, None)):
            if id is not None:
                row.append(id)
            elif row:
                yield shelf, slot - len(row), tuple(row)
                row = []


def row_of(layout: Layout, id: int) -> tuple[int, tuple[Spot, ...]]:
    """Return the shelf of the tile with this id, and the slots of its whole row of adjacent tiles."""
    shelf, start, row = next(found for found in segments(layout.shelves) if id in found[2])
    return shelf, tuple((shelf, start + place) for place in range(len(row)))


def rows_of(answer: Arrangement) -> tuple[GoalRow, ...]:
    """Return the rows of adjacent tiles in an arrangement, each with its shelf."""
    return tuple(GoalRow(tuple(tile.kind for tile in tiles), shelf) for shelf, _, tiles in answer.rows())


def apply_lifts(layout: Layout, path: Sequence[Lift]) -> Layout:
    """Return the layout after all lifts (moves of adjacent tiles) in *path*, made one after the other."""
    for lift in path:
        new = lift.shelf == NEW
        layout = (
            layout.in_new_tray(lift.ids, lift.slot) if new else layout.moved(lift.ids, lift.shelf, lift.slot)
        )
    return layout


def truncate(layout: Layout, path: tuple[Lift, ...], right: IsRight) -> tuple[Lift, ...]:
    """Return the beginning of a path, up to the first lift (move of tiles) that leads to a solution.

    *layout* gives the places of the tiles before the path, and *right* returns whether a layout is a
    solution. If no layout on the path is a solution, the whole path is returned.
    """
    for steps in range(1, len(path)):
        if right(apply_lifts(layout, path[:steps])):
            return path[:steps]
    return path


def moved_tiles(before: Layout, after: Layout) -> int:
    """Return the number of tiles that have left their slot on the rack or their meld on the table."""
    on_rack = sum(
        id is not None
        for old, new in zip(before.shelves, after.shelves, strict=True)
        for _, id in set(enumerate(old)) - set(enumerate(new))
    )
    return on_rack + changes(TableMelds(before.melds), TableMelds(after.melds)).moved
