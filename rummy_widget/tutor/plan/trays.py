"""Find a sequence of lifts that turns the melds on the table into a solution.

A lift picks up some adjacent tiles and puts them down together somewhere else: at a slot of a shelf. Shelves
0 and 1 are those of the rack; from 2 on, a shelf is a meld on the table; -1 means a new meld.

Each meld of the solution is built from the meld on the table with which it has the most tiles in common or,
if no meld on the table is left for it, as a new meld. New melds are built first, because they take
surplus tiles from the other melds. In the example, the 5 is laid from the rack as a new meld, and then the 6
and the 7 are moved there from the run:

>>> from rummy_widget.engine.layout import parse_arrangement
>>> from rummy_widget.engine.table_melds import layout_of, parse_table
>>> start = layout_of(parse_table("r3 r4 r5 r6 r7"), parse_arrangement("k1 | r5"))
>>> lifts = find_table_path(start, [parse_table("r3 r4 r5 | r5 r6 r7")], lambda layout: False)
>>> [(" ".join(str(start.tiles[id]) for id in lift.ids), lift.shelf, lift.slot) for lift in lifts]
[('r5', -1, 1), ('r6 r7', 3, 1)]
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ...engine.layout import Layout
from ...engine.table_melds import TableMelds
from ...engine.table_melds.trays import with_table
from .lifts import NEW, IsRight, Lift, apply_lifts, tiles_lifted, truncate

_RACK = 2  # the number of shelves of the rack; their numbers come before those of the melds


def find_table_path(layout: Layout, answers: Sequence[TableMelds], right: IsRight) -> tuple[Lift, ...] | None:
    """Return the moves of tiles (lifts) that lead from *layout* to one of *answers*, the solutions of a step.

    Each answer gives the melds on the table. The answer for which the fewest tiles have to be moved is used.
    The moves end at the first layout for which *right* returns True, and there are none if this is *layout*
    itself. Returns None if no answer can be laid with the tiles of the layout.
    """
    if right(layout):
        return ()
    found = [path for answer in answers if (path := _path_to(layout, answer)) is not None]
    return min((truncate(layout, path, right) for path in found), key=tiles_lifted, default=None)


def _path_to(layout: Layout, answer: TableMelds) -> tuple[Lift, ...] | None:
    """Return the moves of tiles (lifts) that lead from *layout* to the melds of *answer* on the table.

    Returns None if these melds cannot be laid with the tiles of the layout.
    """
    goal = with_table(layout, answer)
    if goal is None:
        return None
    now, lifts = layout, list[Lift]()
    wanted = {id for tray in goal.trays for id in tray}
    for id in layout.laid:
        if id not in wanted:
            home = next((shelf, row.index(id)) for shelf, row in enumerate(goal.shelves) if id in row)
            lifts.append(Lift((id,), *home))
            now = apply_lifts(now, lifts[-1:])
    bases = _base_melds(layout, goal)
    for base, row in sorted(zip(bases, goal.trays, strict=True), key=lambda pair: pair[0] is not None):
        tray = () if base is None else layout.trays[base]
        grown = _build(now, _order(layout, row, tray), next((id for id in tray if id in row), None))
        lifts += grown
        now = apply_lifts(now, grown)
    return tuple(lifts)


def _base_melds(layout: Layout, goal: Layout) -> list[int | None]:
    """Return the index of the present meld from which to build each meld of the solution *goal*.

    The present melds are those on the table in *layout*. Each meld of the solution is built from the present
    meld with which it has the most tiles in common. No two melds are built from the same one: if no present
    meld is left, the item is None, and the meld of the solution is a new meld.
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
    """Return the ids of the tiles of *row*, a meld of the solution, in the order in which they should lie.

    *tray* are the ids of the tiles of the meld on the table that becomes *row*. In a group, whose tiles may
    lie in any order, the tiles of *tray* come first and keep their present order, so that they need not be
    moved.
    """
    numbers = [tile.number for id in row if not (tile := layout.tiles[id]).joker]
    if len(numbers) < 2 or len({*numbers}) > 1:
        return tuple(row)
    shared = [id for id in tray if id in row]
    return (*shared, *(id for id in row if id not in shared))


def _build(layout: Layout, row: Sequence[int], seed: int | None) -> list[Lift]:
    """Return the moves of tiles (lifts) that build the meld *row*, given as the ids of its tiles.

    *seed* is the id of any tile in the meld on the table that becomes *row*; None if *row* is a new meld.
    """
    lifts, now = list[Lift](), layout
    fixed = set[int]() if seed is None else {*_ordered(row, next(tray for tray in now.trays if seed in tray))}
    for at, id in enumerate(row):
        if id not in fixed:
            block = _adjacent(now, row, at, fixed)
            lifts.append(_lift_of(now, row, at, block, fixed))
            now = apply_lifts(now, lifts[-1:])
            fixed |= {*block}
    return lifts


def _ordered(row: Sequence[int], tray: Sequence[int]) -> list[int]:
    """Return the ids of the tiles that can stay when the meld *tray* is turned into the meld *row*.

    The result is the longest common subsequence of both melds: as many tiles as possible that lie in the same
    order in both. The melds are given as the ids of their tiles.
    """
    order = {id: at for at, id in enumerate(row)}
    shared = [id for id in tray if id in order]
    ends, best = list[int](), list[list[int]]()
    for id in shared:
        place = bisect_left(ends, order[id])
        chain = [*(best[place - 1] if place else []), id]
        ends[place : place + 1], best[place : place + 1] = [order[id]], [chain]
    return best[-1] if best else []


def _adjacent(layout: Layout, row: Sequence[int], at: int, fixed: set[int]) -> tuple[int, ...]:
    """Return the ids of the tiles of the meld *row* that one lift can move together, from index *at* on.

    Each of them lies next to the one before it in the present layout. The result ends before the first tile
    that does not, or that is already in place (*fixed*). All tiles are given by their ids.
    """
    shelf = next(shelf for shelf in layout.all_shelves if row[at] in shelf)
    start, size = shelf.index(row[at]), 1
    while (
        at + size < len(row)
        and row[at + size] not in fixed
        and shelf[start + size : start + size + 1] == (row[at + size],)
    ):
        size += 1
    return tuple(row[at : at + size])


def _lift_of(layout: Layout, row: Sequence[int], at: int, block: tuple[int, ...], fixed: set[int]) -> Lift:
    """Return the lift (a single move) that brings the tiles *block* to their place in the meld *row*.

    *at* is the index in *row* of the first tile of *block*. The tiles are put after the tile that precedes
    them in *row*. If no tile precedes them, they are put before the first tile of *row* that is already in
    place (*fixed*). If there is no such tile either, they form a new meld. All tiles are given by their ids.
    """
    for other, offset in [(row[at - 1], 1)] * (at > 0) + [(id, 0) for id in row[at:] if id in fixed]:
        place, tray = next((place, tray) for place, tray in enumerate(layout.trays) if other in tray)
        return Lift(block, place + _RACK, tray.index(other) + offset)
    return Lift(block, NEW, len(layout.trays))
