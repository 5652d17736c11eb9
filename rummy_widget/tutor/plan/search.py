"""Search for a short sequence of lifts from a layout to a solution.

A lift is a move of tiles; here, each lift moves only one tile. It may put this tile between two others, which
pushes the tiles after it aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from ...engine.layout import SLOTS, Layout
from ...engine.tiles import Tile
from .lifts import IsRight, Lift, Spot, segments

_MOST_EXAMINED = 1000  # how many lifts the search may try
_FAR = 3  # the most lifts that the search tries one after the other

Shelf = Sequence[int | None]
"""A shelf as the id of the tile in each slot, or None if the slot is empty."""


def lift_search(
    layout: Layout, answers: Sequence[Sequence[Counter[Tile]]]
) -> Callable[[IsRight, int], tuple[Lift, ...] | None]:
    """Return a function that searches for a short sequence of lifts from *layout* to one of *answers*.

    A lift is a move of one tile. An answer is given as its rows. A row is given as a counter of its tiles,
    because their order is not important to the search.

    The search function that is returned takes two arguments: a function that says whether a layout is a
    solution, and the greatest number of lifts allowed. The search returns the lifts that it has found, or
    None if it has found none. All searches share a cache.
    """
    kinds = tuple(tile.kind for tile in layout.tiles)

    @cache
    def shared_tile_counts(ids: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return how many tiles a row has in common with each row of each answer.

        *ids* are the ids of the tiles of the row. An answer is one of the arrangements to be reached; the
        result contains a tuple for each answer, with a number for each of its rows.
        """
        counts = Counter(kinds[id] for id in ids)
        return tuple(
            tuple(sum(min(count, row[tile]) for tile, count in counts.items()) for row in rows)
            for rows in answers
        )

    @cache
    def tiles_to_move(shelves: tuple[Shelf, ...]) -> int:
        """Return an estimate of how many tiles have to leave their row to reach the nearest answer.

        *shelves* are the two shelves of the rack, each as the ids in its slots. An answer is one of the
        arrangements to be reached; the nearest is the one for which the fewest tiles have to leave their row.
        """
        here = [shared_tile_counts(ids) for _, _, ids in segments(shelves)]
        return len(kinds) - max(_tiles_that_stay([row[at] for row in here]) for at in range(len(answers)))

    def shorter(right: IsRight, limit: int) -> tuple[Lift, ...] | None:
        """Return at most *limit* lifts (moves of one tile) that lead to a layout that *right* accepts.

        Each lift brings the layout closer to a solution, as estimated by `tiles_to_move`. Returns None if no
        such sequence of lifts is found.
        """
        if not 0 < tiles_to_move(layout.shelves) <= min(limit, _FAR):
            return None
        examined = 0

        def search(layout: Layout, left: int) -> tuple[Lift, ...] | None:
            nonlocal examined
            for lift in _single_lifts(layout):
                examined += 1
                if examined > _MOST_EXAMINED:
                    return None
                if tiles_to_move(_shelves_after(layout.shelves, lift)) >= left:
                    continue
                after = layout.moved(lift.ids, lift.shelf, lift.slot)
                if left == 1:
                    if right(after):
                        return (lift,)
                elif rest := search(after, left - 1):
                    return (lift, *rest)
            return None

        return search(layout, tiles_to_move(layout.shelves))

    return shorter


def _tiles_that_stay(common: Sequence[Sequence[int]]) -> int:
    """Return an estimate of how many tiles can stay in their rows when these are turned into an answer.

    Each present row is turned into a different row of the answer. `common[i][j]` is the number of tiles that
    the present row *i* and the row *j* of the answer have in common.
    """
    shared = [(count, i, j) for i, row in enumerate(common) for j, count in enumerate(row) if count]
    shared.sort(reverse=True)
    staying, used_own, used_rows = 0, set(), set()
    for count, i, j in shared:  # largest numbers first, which for so few rows is close to the best pairing
        if i not in used_own and j not in used_rows:
            staying += count
            used_own.add(i)
            used_rows.add(j)
    return staying


def _shelves_after(shelves: Sequence[Shelf], lift: Lift) -> tuple[Shelf, ...]:
    """Return the shelves of a rack after moving one tile; tiles at its new place are pushed aside.

    This is faster than `Layout.moved`, because it neither checks the shelves nor removes empty slots at their
    ends.
    """
    (id,) = lift.ids
    found = [[None if each == id else each for each in row] for row in shelves]
    row, slot = found[lift.shelf], lift.slot
    row.extend([None] * (slot + 1 - len(row)))
    here: int | None = id
    while here is not None:  # tiles at the new place are pushed into the next gap
        if slot == len(row):
            row.append(None)
        row[slot], here = here, row[slot]
        slot += 1
    return tuple(map(tuple, found))


def _single_lifts(layout: Layout) -> Iterator[Lift]:
    """Yield lifts, each of which moves one tile.

    The tile is moved to an end of a row, to a slot after all rows of a shelf, or to the place of another
    tile. In the last case, the other tile and the tiles after it are pushed towards the next gap.
    """
    spots: list[Spot] = []
    for shelf, start, ids in segments(layout.shelves):
        spots += [(shelf, start + i) for i in range(len(ids) + 1)]
        spots += [(shelf, start - 1)] if start else []
    for shelf, slots in enumerate(layout.shelves):
        after = max((slot for slot, id in enumerate(slots) if id is not None), default=-2) + 2
        spots += [(shelf, after)]
    spots = [spot for spot in dict.fromkeys(spots) if spot[1] < SLOTS]
    for _, _, ids in segments(layout.shelves):
        for id in ids:
            for shelf, slot in spots:
                slots = layout.shelves[shelf]
                if slot >= len(slots) or slots[slot] != id:
                    yield Lift((id,), shelf, slot)
