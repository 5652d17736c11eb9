"""Find the way on a table from the current layout to a solution, as a sequence of lifts.

Each meld of the solution grows from the meld with which it shares most tiles. New melds come first, because
they take the tiles that other melds have too many.

>>> from rummy_widget.engine.layout import parse_arrangement
>>> from rummy_widget.engine.table_melds import layout_of, parse_table
>>> start = layout_of(parse_table("r3 r4 r5 r6 r7"), parse_arrangement("k1 | r5"))
>>> lifts = way_on_table(start, [parse_table("r3 r4 r5 | r5 r6 r7")], lambda layout: False)
>>> [(" ".join(str(start.tiles[id]) for id in lift.ids), lift.shelf, lift.slot) for lift in lifts]
[('r5', -1, 1), ('r6 r7', 3, 1)]
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ...engine.layout import Layout
from ...engine.table_melds import TableMelds
from ...engine.table_melds.trays import laid_as
from .lifts import NEW, Lift, Right, after, cut, lifted

_RACK = 2  # number of shelves before the first meld


def way_on_table(layout: Layout, answers: Sequence[TableMelds], right: Right) -> tuple[Lift, ...] | None:
    """Return the lifts to the answer for which the fewest tiles move.

    They end at the first layout that *right* accepts. Returns None if no answer can be laid with the tiles
    of the layout.
    """
    if right(layout):
        return ()
    found = [path for answer in answers if (path := _way_to(layout, answer)) is not None]
    return min((cut(layout, path, right) for path in found), key=lifted, default=None)


def _way_to(layout: Layout, answer: TableMelds) -> tuple[Lift, ...] | None:
    goal = laid_as(layout, answer)
    if goal is None:
        return None
    here, lifts = layout, list[Lift]()
    wanted = {id for tray in goal.trays for id in tray}
    for id in layout.laid:
        if id not in wanted:
            home = next((shelf, row.index(id)) for shelf, row in enumerate(goal.shelves) if id in row)
            lifts.append(Lift((id,), *home))
            here = after(here, lifts[-1:])
    bases = _bases(layout, goal)
    for base, row in sorted(zip(bases, goal.trays, strict=True), key=lambda pair: pair[0] is not None):
        tray = () if base is None else layout.trays[base]
        grown = _grown(here, _order(layout, row, tray), next((id for id in tray if id in row), None))
        lifts += grown
        here = after(here, grown)
    return tuple(lifts)


def _bases(layout: Layout, goal: Layout) -> list[int | None]:
    """Return, for each meld of the solution *goal*, the index of the meld on the table that it grows from.

    That is the meld with which it shares most tiles; no two grow from the same one. None stands for a new
    meld.
    """
    shared = sorted(
        (-len({*row} & {*tray}), at, place)
        for at, row in enumerate(goal.trays)
        for place, tray in enumerate(layout.trays)
        if {*row} & {*tray}
    )
    found: list[int | None] = [None] * len(goal.trays)
    for _, at, place in shared:
        if found[at] is None and place not in found:
            found[at] = place
    return found


def _order(layout: Layout, row: Sequence[int], tray: Sequence[int]) -> tuple[int, ...]:
    """Return the ids of the tiles of a meld in the order in which to lay them.

    *row* is a meld of the solution, and *tray* the meld on the table that it grows from. In a group the tiles
    of *tray* come first, in their present order, so that they need not move.
    """
    numbers = [tile.number for id in row if not (tile := layout.tiles[id]).joker]
    if len(numbers) < 2 or len({*numbers}) > 1:
        return tuple(row)
    lying = [id for id in tray if id in row]
    return (*lying, *(id for id in row if id not in lying))


def _grown(layout: Layout, row: Sequence[int], seed: int | None) -> list[Lift]:
    """Return the lifts that build the meld *row*.

    It grows from the meld on the table that contains the tile *seed*, or is a new meld if *seed* is None.
    """
    lifts, here = list[Lift](), layout
    kept = set[int]() if seed is None else {*_rising(row, next(tray for tray in here.trays if seed in tray))}
    for at, id in enumerate(row):
        if id not in kept:
            block = _block(here, row, at, kept)
            lifts.append(_to(here, row, at, block, kept))
            here = after(here, lifts[-1:])
            kept |= {*block}
    return lifts


def _rising(row: Sequence[int], tray: Sequence[int]) -> list[int]:
    """Return the longest subsequence of *tray* whose tiles are also in the meld *row*, in the same order."""
    order = {id: at for at, id in enumerate(row)}
    lying = [id for id in tray if id in order]
    ends, best = list[int](), list[list[int]]()
    for id in lying:
        place = bisect_left(ends, order[id])
        chain = [*(best[place - 1] if place else []), id]
        ends[place : place + 1], best[place : place + 1] = [order[id]], [chain]
    return best[-1] if best else []


def _block(layout: Layout, row: Sequence[int], at: int, kept: set[int]) -> tuple[int, ...]:
    """Return the tiles of *row*, from position *at* on, that already lie side by side, to lift them together.

    Tiles that stay where they are (*kept*) do not belong to it.
    """
    shelf = next(shelf for shelf in layout.all_shelves if row[at] in shelf)
    start, size = shelf.index(row[at]), 1
    while (
        at + size < len(row)
        and row[at + size] not in kept
        and shelf[start + size : start + size + 1] == (row[at + size],)
    ):
        size += 1
    return tuple(row[at : at + size])


def _to(layout: Layout, row: Sequence[int], at: int, block: tuple[int, ...], kept: set[int]) -> Lift:
    """Return the lift that brings *block*, the tiles of *row* from position *at* on, to their place.

    That is next to the tile before them in *row*, otherwise next to the first later tile that is *kept*,
    otherwise in a new meld.
    """
    for other, offset in [(row[at - 1], 1)] * (at > 0) + [(id, 0) for id in row[at:] if id in kept]:
        place, tray = next((place, tray) for place, tray in enumerate(layout.trays) if other in tray)
        return Lift(block, place + _RACK, tray.index(other) + offset)
    return Lift(block, NEW, len(layout.trays))
