"""Search for a way with few lifts, which may put a tile between two others and push these aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from ...engine.layout import SLOTS, Layout
from ...engine.tiles import Tile
from .lifts import Lift, Right, Spot, segments

_MOST_SEARCHED = 1000  # how many layouts the search looks at
_FAR = 3  # the most lifts for which a shorter way is searched

Shelf = Sequence[int | None]


def lift_search(
    layout: Layout, answers: Sequence[Sequence[Counter[Tile]]]
) -> Callable[[Right, int], tuple[Lift, ...] | None]:
    """Return a function that searches for short ways from *layout* to one of the *answers*.

    Each answer is given as its rows, each row as a count of its tiles. The function takes the test for a
    right layout and the most lifts allowed; its calls share a cache.
    """
    kinds = tuple(tile.kind for tile in layout.tiles)

    @cache
    def company(ids: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return, for each answer, how many tiles the row *ids* has in common with each row of the answer."""
        lying = Counter(kinds[id] for id in ids)
        return tuple(
            tuple(sum(min(count, row[tile]) for tile, count in lying.items()) for row in rows)
            for rows in answers
        )

    @cache
    def away(shelves: tuple[Shelf, ...]) -> int:
        """Estimate how many tiles have to leave their row on the way to the nearest answer."""
        here = [company(ids) for _, _, ids in segments(shelves)]
        return len(kinds) - max(_kept([row[at] for row in here]) for at in range(len(answers)))

    def shorter(right: Right, most: int) -> tuple[Lift, ...] | None:
        """Return at most *most* lifts that lead to a layout that *right* accepts, or None if none are found.

        Each lift moves one tile, and has to reduce the estimate of how many tiles have to leave their row.
        """
        if not 0 < away(layout.shelves) <= min(most, _FAR):
            return None
        looked = 0

        def look(layout: Layout, left: int) -> tuple[Lift, ...] | None:
            nonlocal looked
            for lift in _single_lifts(layout):
                looked += 1
                if looked > _MOST_SEARCHED:
                    return None
                if away(_lifted(layout.shelves, lift)) >= left:
                    continue
                after = layout.moved(lift.ids, lift.shelf, lift.slot)
                if left == 1:
                    if right(after):
                        return (lift,)
                elif rest := look(after, left - 1):
                    return (lift, *rest)
            return None

        return look(layout, away(layout.shelves))

    return shorter


def _kept(here: Sequence[Sequence[int]]) -> int:
    """Estimate how many tiles can stay in their rows if each row becomes a different row of an answer.

    `here[i][j]` is the number of tiles that row *i* has in common with row *j* of the answer.
    """
    shared = [(count, i, j) for i, row in enumerate(here) for j, count in enumerate(row) if count]
    shared.sort(reverse=True)
    kept, used_here, used_rows = 0, set(), set()
    for count, i, j in shared:  # largest numbers first: close to the best pairing for so few rows
        if i not in used_here and j not in used_rows:
            kept += count
            used_here.add(i)
            used_rows.add(j)
    return kept


def _lifted(shelves: Sequence[Shelf], lift: Lift) -> tuple[Shelf, ...]:
    """Return the shelves after a lift of one tile, which pushes tiles in the way aside.

    It is faster than `Layout.moved`, because it neither trims nor checks the shelves.
    """
    (id,) = lift.ids
    found = [[None if each == id else each for each in row] for row in shelves]
    row, slot = found[lift.shelf], lift.slot
    row.extend([None] * (slot + 1 - len(row)))
    here: int | None = id
    while here is not None:  # tiles in the way are pushed on to the next gap
        if slot == len(row):
            row.append(None)
        row[slot], here = here, row[slot]
        slot += 1
    return tuple(map(tuple, found))


def _single_lifts(layout: Layout) -> Iterator[Lift]:
    """Yield each lift of one tile to the place of another tile, to either end of a row, or to a free slot."""
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
