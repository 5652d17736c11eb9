"""The open runs of one colour, those that may still be continued, and how the next number changes them.

Searches go through the numbers from 1 to 13. Of the runs begun so far in one colour it matters only how many
have length 1, 2, and "3 or more". Once it is known how many tiles of the colour go into runs at the next
number, the best way to use them is clear: runs of length 1 and 2 must be continued; next, runs of length 3 or
more are continued; the tiles that remain begin new runs. (A run of length 3 may end at any time, so
continuing it is never worse than beginning a new one.) The open runs of one colour are encoded as a small
integer. The codes of the four colours together make one integer, a *state*.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

LANES = range(4)
"""The indexes of the four colours."""
BITS = 7
"""The number of bits of a state for the open runs of one colour (those that may still be continued)."""
MASK = (1 << BITS) - 1
KEPT = 4 * BITS
"""The position of the first of the bits of a state that say how many 1s are kept to follow a 13.

A state is an integer that encodes the runs of all colours that may be continued. There are two such bits for
each colour.
"""

MOST = 6
"""The largest number of open runs of one colour that a code can stand for.

Open runs are those that may still be continued. Two copies of a tile, and Jokers in its place, may be in
different runs.
"""

Vector: TypeAlias = "tuple[int, int, int, int]"
"""A count for each of the four colours, such as how many tiles of a number there are."""

OPEN = [
    (ones, twos, threes)
    for size in range(MOST + 1)
    for ones in range(size + 1)
    for twos in range(size + 1 - ones)
    for threes in (size - ones - twos,)
]
"""Every combination of open runs of one colour, at most `MOST` of them.

Open runs are those that may still be continued. An entry says how many such runs have 1 tile, 2 tiles, and 3
or more. Its index in this list is its code.
"""

_CODE = {each: code for code, each in enumerate(OPEN)}


def _next(ones: int, twos: int, threes: int, tiles: int) -> int:
    """Return what the open runs of one colour become when tiles of a number join them; -1 if impossible.

    Open runs are those that may still be continued. *tiles* is how many tiles join them. *ones*, *twos* and
    *threes* count the open runs before the tiles join them: those with 1 tile, with 2, and with 3 or more.
    The result is an index of `OPEN`; it is -1 if there are too few tiles for the runs that must be continued,
    or if there would be more than `MOST` open runs.
    """
    begun = tiles - ones - twos
    if begun < 0:
        return -1
    further = min(begun, threes)
    return _CODE.get((begun - further, ones, twos + further), -1)


NEXT = [tuple(_next(*each, tiles) for tiles in range(MOST + 1)) for each in OPEN]
"""How the open runs of one colour change: for each index of `OPEN`, the indexes after the next number.

Open runs are those that may still be continued. A row is indexed by how many tiles of the next number go into
runs; an entry is -1 if there are too few of them to continue all runs that are too short.
"""


MUST = [ones + twos for ones, twos, _ in OPEN]
"""For each entry of `OPEN`, the number of its runs that have one or two tiles and so must be continued."""


@cache
def next_open_runs(code: int, tiles: int, begin: int, finish: int) -> tuple[int, ...]:
    """Return the possible open runs of one colour after a number at which kept runs begin or end.

    Open runs are those that may still be continued; a combination of them is encoded as its index in the list
    `OPEN`. A kept run is a run of the table that stays together: when it begins it may join an open run, and
    after its end it may be continued. *code* encodes the open runs before the number. *tiles* is how many
    other tiles of the number go into runs, and *begin* and *finish* are how many kept runs begin and end at
    the number. A combination is left out of the result if another one is at least as good.
    """
    taken = {OPEN[code]}
    for _ in range(begin):
        taken |= {(ones - 1, twos, threes) for ones, twos, threes in taken if ones} | {
            (ones, twos - 1, threes) for ones, twos, threes in taken if twos
        }
    found = {_next(*each, tiles) for each in taken} - {-1}
    after = {_with_open(*OPEN[each], finish) for each in found}
    return tuple(
        _CODE[each] for each in sorted(after)
        if not any(outdoes(other, each) for other in after if other != each)
    )  # fmt: skip


Situation: TypeAlias = "tuple[int, int, int]"
"""Counts of the runs of one colour that may still be continued: those of 1 tile, 2 tiles, and 3 or more."""


def _with_open(ones: int, twos: int, threes: int, more: int) -> Situation:
    """Return the counts of open runs with 1 tile, 2, and 3 or more, after adding *more* runs of 3 or more.

    Open runs are those that may still be continued. They are counted only up to `MOST` runs in all.
    """
    return ones, twos, min(threes + more, MOST - ones - twos)


def outdoes(one: Situation, other: Situation) -> bool:
    """Return whether the open runs *one* are at least as good as *other*, whatever tiles follow.

    Open runs are those that may still be continued. Each argument consists of three counts of open runs of
    one colour: those with 1 tile, with 2 tiles, and with 3 or more. Runs with 1 or 2 tiles are short: they
    must be continued. So *one* must not have more runs with 1 tile than *other*, nor more short runs, nor
    fewer runs in all.
    """
    longer = one[2] - other[2]
    return one[0] <= other[0] and 0 <= other[0] + other[1] - one[0] - one[1] <= longer
