"""Write rows of tiles as the notation of a rack with two shelves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

Rows = Sequence[Sequence[str]]
"""Rows of tiles in notation."""


def rack_of(upper: Rows, lower: Rows = (), gap: int = 2) -> str:
    """Return the notation of a rack with the rows *upper* and *lower* on its two shelves.

    There are *gap* empty slots between neighbouring rows of a shelf.

    >>> rack_of([["r5", "r6"], ["b9"]], [["r7"]])
    'r5 r6 _ _ b9 / r7'
    """
    between = " " + "_ " * gap
    shelves = [between.join(" ".join(row) for row in rows if row) for rows in (upper, lower)]
    return " / ".join(shelves) if shelves[1] else shelves[0]


def in_box(tiles: Iterable[str]) -> bool:
    """Return whether the box contains all of these tiles; it holds two of each, and two Jokers (PRO-1)."""
    return max(Counter(tiles).values(), default=0) <= 2


def flat(rows: Rows) -> list[str]:
    """Return the tiles of all *rows* in one list."""
    return [tile for row in rows for tile in row]


def shelves(rows: Rows, singles: Rows = ()) -> str:
    """Return the notation of a rack: the first two of *rows* on the upper shelf, the others on the lower.

    Then each row in *singles* is added at the end of the shelf that is shorter so far.

    >>> shelves([["r1", "r2"], ["b3"], ["k4"]], [["y9"], ["*"]])
    'r1 r2 _ _ b3 / k4 _ _ y9 _ *'
    """
    texts = [rack_of(rows[:2]), rack_of(rows[2:])]
    gaps = [" _ _ ", " _ _ "]
    for row in singles:
        at = min((0, 1), key=lambda shelf: len(texts[shelf].split()))
        texts[at] += gaps[at] + " ".join(row)
        gaps[at] = " _ "
    return " / ".join(texts)


def scattered(tiles: Iterable[object], gap: int = 2) -> str:
    """Return the notation of a rack on which the tiles lie apart from each other, half of them on each shelf.

    There are *gap* empty slots between two tiles.
    """
    rows = [[str(tile)] for tile in tiles]
    half = (len(rows) + 1) // 2
    return rack_of(rows[:half], rows[half:], gap)
