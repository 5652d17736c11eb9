"""Find a path from the current places of the tiles to a solution, as a sequence of lifts.

A lift is a move of tiles: some adjacent tiles are picked up and put down together somewhere else.

There are two methods. `place_rows` builds each row of the solution where as many of its tiles as possible
already are, and brings the other tiles there. `lift_search` looks for a path with fewer lifts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine.layout import Arrangement, Layout
from .lifts import GoalRow, IsRight, Lift, apply_lifts, rows_of, segments, tiles_lifted, truncate
from .row_places import place_rows
from .search import lift_search
from .trays import find_table_path as find_table_path


def find_path(layout: Layout, answers: Sequence[Arrangement], right: IsRight) -> tuple[Lift, ...] | None:
    """Return a short sequence of moves of tiles that leads from *layout* to a solution.

    Each move (a `Lift`) takes adjacent tiles to another place on the rack. *answers* are the known solutions,
    and *right* is a function that returns whether a layout is a solution. Returns None if no sequence is
    found; the sequence is empty if *layout* is a solution already.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> start, answer = parse_arrangement("r5 r6 _ _ b9 / r7"), parse_arrangement("r5 r6 r7 | b9")
    >>> find_path(Layout.of(start), [answer], lambda layout: "r5 r6 r7" in layout.arrangement().notation())
    (Lift(ids=(3,), shelf=0, slot=2),)
    """
    if right(layout):
        return ()
    rows = [rows_of(answer) for answer in answers]
    found = [truncate(layout, path, right) for each in rows for path in _paths_to(layout, each, right)]
    if not found:
        return None

    def as_written(there: Layout) -> bool:
        return right(there) and any(_in_order(there, each) for each in rows)

    def effort(path: tuple[Lift, ...]) -> tuple[int, bool]:
        return tiles_lifted(path), not as_written(apply_lifts(layout, path))

    best = min(found, key=effort)
    lifts, out_of_order = effort(best)
    shorter = lift_search(layout, [[Counter(row.tiles) for row in each] for each in rows])
    return shorter(as_written, lifts - (not out_of_order)) or shorter(right, lifts - 1) or best


def _in_order(layout: Layout, rows: Sequence[GoalRow]) -> bool:
    """Return whether each of *rows* lies somewhere on the rack, with its tiles in the given order."""
    rows_now = [tuple(layout.tiles[id].kind for id in ids) for _, _, ids in segments(layout.shelves)]
    return all(row.tiles in rows_now for row in rows)


def _paths_to(layout: Layout, rows: Sequence[GoalRow], right: IsRight) -> Iterator[tuple[Lift, ...]]:
    """Yield sequences of lifts (moves of adjacent tiles) that build the *rows* of a solution.

    At first, each row may be put on either shelf. If that leads to no layout that *right* accepts, each row
    is put on the shelf on which it lies in the solution.
    """
    for fixed in (False, True):
        goal_rows = rows if fixed else [GoalRow(row.tiles) for row in rows]
        # The path that keeps the order of the tiles comes first: it is preferred among equally short ones.
        found = [
            path
            for ordered in (True, False)
            if (path := place_rows(layout, goal_rows, ordered, right)) is not None
        ]
        if found:
            yield from found
            return
