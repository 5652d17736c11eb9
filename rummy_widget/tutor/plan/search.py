"""A shorter way near by, where it matters that a tile slipped in between two others pushes them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from ...engine.layout import SLOTS, Layout
from ...engine.tiles import Tile
from .lifts import Lift, Right, Spot, segments

_MOST_SEARCHED = 1000  # layouts looked at in search of a shorter way
_FAR = 3  # lifts beyond which no shorter way is searched

Shelf = Sequence[int | None]


def lift_search(
    layout: Layout, answers: Sequence[Sequence[Counter[Tile]]]
) -> Callable[[Right, int], tuple[Lift, ...] | None]:
    """Return the search from one layout; called again, for what is right otherwise, it knows its counts."""
    kinds = tuple(tile.kind for tile in layout.tiles)

    @cache
    def company(ids: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return for each row of each answer how many tiles of this row belong to it."""
        lying = Counter(kinds[id] for id in ids)
        return tuple(
            tuple(sum(min(count, row[tile]) for tile, count in lying.items()) for row in rows)
            for rows in answers
        )

    @cache
    def away(shelves: tuple[Shelf, ...]) -> int:
        """Return how many tiles do not lie in company that an answer keeps."""
        here = [company(ids) for _, _, ids in segments(shelves)]
        return len(kinds) - max(_kept([row[at] for row in here]) for at in range(len(answers)))

    def shorter(right: Right, most: int) -> tuple[Lift, ...] | None:
        """A way of at most `most` lifts of single tiles, each of which brings rows nearer to an answer."""
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
    """Tiles that may stay, given how many each row here shares with each row of an answer."""
    shared = [(count, i, j) for i, row in enumerate(here) for j, count in enumerate(row) if count]
    shared.sort(reverse=True)
    kept, used_here, used_rows = 0, set(), set()
    for count, i, j in shared:  # the largest first: near enough to the best pairing for so few rows
        if i not in used_here and j not in used_rows:
            kept += count
            used_here.add(i)
            used_rows.add(j)
    return kept


def _lifted(shelves: Sequence[Shelf], lift: Lift) -> tuple[Shelf, ...]:
    """The shelves after one tile is lifted, as `Layout.moved` lays it, without its trimming and checks."""
    (id,) = lift.ids
    found = [[None if each == id else each for each in row] for row in shelves]
    row, slot = found[lift.shelf], lift.slot
    row.extend([None] * (slot + 1 - len(row)))
    here: int | None = id
    while here is not None:  # what lay there is pushed on to the next gap
        if slot == len(row):
            row.append(None)
        row[slot], here = here, row[slot]
        slot += 1
    return tuple(map(tuple, found))


def _single_lifts(layout: Layout) -> Iterator[Lift]:
    """Each tile onto each other tile, to either end of each row, and to a slot by itself."""
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
