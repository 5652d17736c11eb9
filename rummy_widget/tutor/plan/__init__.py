"""Find the way from the current layout to a solution, as a sequence of lifts.

There are two methods. `place_rows` puts each row of the solution at the place where most of its tiles already
are, and brings the others there one by one. `lift_search` looks for a way with fewer lifts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine.layout import Arrangement, Layout
from .lifts import GoalRow, Lift, Right, after, cut, lifted, rows_of, segments
from .row_places import place_rows
from .search import lift_search
from .trays import way_on_table as way_on_table


def way(layout: Layout, answers: Sequence[Arrangement], right: Right) -> tuple[Lift, ...] | None:
    """Return a short sequence of lifts to a layout that *right* accepts, or None if none is found.

    *answers* are the known solutions. The sequence is empty if *layout* is right already.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> start, answer = parse_arrangement("r5 r6 _ _ b9 / r7"), parse_arrangement("r5 r6 r7 | b9")
    >>> way(Layout.of(start), [answer], lambda layout: "r5 r6 r7" in layout.arrangement().notation())
    (Lift(ids=(3,), shelf=0, slot=2),)
    """
    if right(layout):
        return ()
    rows = [rows_of(answer) for answer in answers]
    found = [cut(layout, path, right) for each in rows for path in _ways_to(layout, each, right)]
    if not found:
        return None

    def as_written(there: Layout) -> bool:
        return right(there) and any(_in_order(there, each) for each in rows)

    def effort(path: tuple[Lift, ...]) -> tuple[int, bool]:
        return lifted(path), not as_written(after(layout, path))

    best = min(found, key=effort)
    lifts, out_of_order = effort(best)
    shorter = lift_search(layout, [[Counter(row.tiles) for row in each] for each in rows])
    return shorter(as_written, lifts - (not out_of_order)) or shorter(right, lifts - 1) or best


def _in_order(layout: Layout, rows: Sequence[GoalRow]) -> bool:
    """Return whether each of the *rows* lies somewhere on a shelf already, its tiles in the written order."""
    lying = [tuple(layout.tiles[id].kind for id in ids) for _, _, ids in segments(layout.shelves)]
    return all(row.tiles in lying for row in rows)


def _ways_to(layout: Layout, rows: Sequence[GoalRow], right: Right) -> Iterator[tuple[Lift, ...]]:
    """Yield sequences of lifts that lay the *rows* of an answer.

    Each row may go to either shelf. Only if no such sequence leads to a layout that *right* accepts, each row
    goes to the shelf that the answer gives.
    """
    for fixed in (False, True):
        asked = rows if fixed else [GoalRow(row.tiles) for row in rows]
        # The written order first, so that it is kept if that costs nothing.
        found = [
            path
            for ordered in (True, False)
            if (path := place_rows(layout, asked, ordered, right)) is not None
        ]
        if found:
            yield from found
            return
