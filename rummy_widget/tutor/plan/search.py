"""A shorter way near by, where it matters that a tile slipped in between two others pushes them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...layout import SLOTS, Layout
from ...tiles import Tile
from .lifts import Lift, Right, Spot, segments

_MOST_SEARCHED = 1000  # layouts looked at in search of a shorter way
_FAR = 3  # lifts beyond which no shorter way is searched


def shorter(
    layout: Layout, answers: Sequence[Sequence[Counter[Tile]]], right: Right, most: int
) -> tuple[Lift, ...] | None:
    """A way of at most `most` lifts of single tiles, each of which brings the rows nearer to an answer."""
    away = _away(layout, answers)
    if not 0 < away <= min(most, _FAR):
        return None
    looked = 0

    def look(layout: Layout, away: int) -> tuple[Lift, ...] | None:
        nonlocal looked
        for lift in _single_lifts(layout):
            looked += 1
            if looked > _MOST_SEARCHED:
                return None
            after = layout.moved(lift.ids, lift.shelf, lift.slot)
            if _away(after, answers) >= away:
                continue
            if away == 1:
                if right(after):
                    return (lift,)
            elif rest := look(after, away - 1):
                return (lift, *rest)
        return None

    return look(layout, away)


def _away(layout: Layout, answers: Sequence[Sequence[Counter[Tile]]]) -> int:
    """How many tiles do not lie in company that an answer keeps."""
    here = [Counter(layout.tiles[id].kind for id in ids) for _, _, ids in segments(layout)]
    return min(len(layout.tiles) - _kept(here, rows) for rows in answers)


def _kept(here: Sequence[Counter[Tile]], rows: Sequence[Counter[Tile]]) -> int:
    shared = sorted(
        ((each & row).total(), i, j)
        for i, each in enumerate(here)
        for j, row in enumerate(rows)
        if each & row
    )
    kept, used_here, used_rows = 0, set(), set()
    for count, i, j in reversed(shared):  # the largest first: near enough to the best pairing for so few rows
        if i not in used_here and j not in used_rows:
            kept += count
            used_here.add(i)
            used_rows.add(j)
    return kept


def _single_lifts(layout: Layout) -> Iterator[Lift]:
    """Each tile onto each other tile, to either end of each row, and to a slot by itself."""
    spots: list[Spot] = []
    for shelf, start, ids in segments(layout):
        spots += [(shelf, start + i) for i in range(len(ids) + 1)]
        spots += [(shelf, start - 1)] if start else []
    for shelf, slots in enumerate(layout.shelves):
        after = max((slot for slot, id in enumerate(slots) if id is not None), default=-2) + 2
        spots += [(shelf, after)]
    spots = [spot for spot in dict.fromkeys(spots) if spot[1] < SLOTS]
    for _, _, ids in segments(layout):
        for id in ids:
            for shelf, slot in spots:
                slots = layout.shelves[shelf]
                if slot >= len(slots) or slots[slot] != id:
                    yield Lift((id,), shelf, slot)
