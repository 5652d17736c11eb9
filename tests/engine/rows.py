"""Rows of tiles in a layout, as somebody lifts them."""

from __future__ import annotations

from itertools import groupby

from rummy_widget.engine.layout import Layout


def row_of(layout: Layout, id: int) -> tuple[int, ...]:
    """The row that a tile lies in, in order: its whole tray, or its neighbours on the rack."""
    rows = (
        tuple(each for each in row if each is not None)
        for shelf in layout.all_shelves
        for _, row in groupby(shelf, key=lambda each: each is None)
    )
    return next(row for row in rows if id in row)


def tail_of(layout: Layout, id: int) -> tuple[int, ...]:
    """A tile and all that follow it in its row: what splits off when it is lifted with its end."""
    row = row_of(layout, id)
    return row[row.index(id) :]
