"""What a scan is asked: tiles of each column, melds that stay together, Jokers; and its bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .open_runs import LANES, Vector
from .ways import GroupRoom


@dataclass(frozen=True)
class MeldBlock:
    """A meld that stays together: a run from one place to another, or a group with room for some colours."""

    number: int  # which
    lane: int = -1  # of a run
    first: int = 0
    last: int = 0
    fill: GroupRoom | None = None  # of a group, whose number is `first`


@dataclass(frozen=True)
class LayTask:
    """What is to be laid: for each column the fewest and the most loose tiles of each colour.

    `weights` say what a tile of each column counts, `joker` what a Joker counts beyond the first `unpaid`;
    `must` Jokers have to be laid, `may` more can be. `more` is what counts already. With `ends`, a 1 may
    follow the 13; without `runs` only groups are laid.
    """

    low: tuple[Vector, ...]
    high: tuple[Vector, ...]
    weights: tuple[int, ...]
    joker: int = 0
    must: int = 0
    may: int = 0
    unpaid: int = 0
    blocks: tuple[MeldBlock, ...] = ()
    sizes: tuple[int, ...] = (3, 4)
    ends: bool = False
    more: int = 0
    runs: bool = True


NO_FLOOR = [0] * 17


def floors(task: LayTask, high: Sequence[Vector], jokers: int) -> list[list[int]]:
    """What is lost at least from each column on with so many Jokers left, beyond what no Joker can save.

    A tile that no meld of natural tiles can hold needs a Joker next to it. Place 0 is before the first
    column; else a Joker that was laid just before a column may still save tiles at it and the next.
    """
    weights = task.weights
    rows = [trimmed(task, some) for some in range(jokers)]
    needy = [[a > b for a, b in zip(row, rows[0][n], strict=True)] for n, row in enumerate(high)]
    saved = _saved(needy, weights, task.ends)
    lost = [[weights[n] * (sum(high[n]) - sum(row[n])) for n in range(13)] for row in rows]
    after = []
    for row in lost:
        sums = [0] * 18
        for n in range(12, -1, -1):
            sums[n] = sums[n + 1] + row[n]
        after.append(sums)
    after.append([0] * 18)
    found = []
    for left in range(jokers + 1):
        mine = [max(most, none - left * saved) for most, none in zip(after[left], after[0], strict=True)]
        found.append([mine[0], *mine[2:]])
    return found


def _saved(needy: list[list[bool]], weights: Sequence[int], ends: bool) -> int:
    """The most that one Joker saves of such tiles, in a run or in a group."""
    best = 0
    for n, row in enumerate(needy):
        best = max(best, min(2, sum(row)) * weights[n])
    for lane in LANES:
        its = [0, 0, *(weights[n] * needy[n][lane] for n in range(13)), 0, 0, 0]
        if ends:
            its[15] = its[2]
        for n in range(2, 16):
            best = max(best, its[n - 2] + its[n - 1] + its[n + 1] + its[n + 2])
    return best


def trimmed(task: LayTask, jokers: int) -> list[Vector]:
    """The most tiles of each column, without those of the rack that no meld can hold."""
    low, high = task.low, task.high
    top = 13 + task.ends
    there = [0, 0, 0, 0]  # the numbers of each colour, as bits
    for n, (r, y, b, k) in enumerate(high, 1):
        bit = 1 << n
        if r:
            there[0] |= bit
        if y:
            there[1] |= bit
        if b:
            there[2] |= bit
        if k:
            there[3] |= bit
    filled = 0
    for block in task.blocks:
        if block.fill is None:
            there[block.lane] |= (2 << block.last) - (1 << block.first)
        else:
            filled |= 1 << block.first
    runs = []
    for bits in there:
        mine = bits | (bits >> 1 & 1) << 14 if task.ends else bits
        at = _RUNS[min(jokers, 3)](mine) & (1 << top - 1) - 2
        mine = at | at << 1 | at << 2
        runs.append(mine | mine >> 13 & 2 if task.ends else mine)
    r_runs, y_runs, b_runs, k_runs = runs
    found = []
    for n, most in enumerate(high, 1):
        r, y, b, k = most
        if (r > 0) + (y > 0) + (b > 0) + (k > 0) + jokers >= 3 or filled >> n & 1:
            found.append(most)
            continue
        if (
            (r and not r_runs >> n & 1) or (y and not y_runs >> n & 1)
            or (b and not b_runs >> n & 1) or (k and not k_runs >> n & 1)
        ):  # fmt: skip
            its = low[n - 1]
            most = (
                r if r_runs >> n & 1 else its[0], y if y_runs >> n & 1 else its[1],
                b if b_runs >> n & 1 else its[2], k if k_runs >> n & 1 else its[3],
            )  # fmt: skip
        found.append(most)
    return found


_RUNS = (
    lambda bits: bits & bits >> 1 & bits >> 2,
    lambda bits: bits & bits >> 1 | bits & bits >> 2 | bits >> 1 & bits >> 2,
    lambda bits: bits | bits >> 1 | bits >> 2,
    lambda _: (1 << 15) - 1,
)
"""Where a run of three can begin, as bits, where so many Jokers lie in it at most."""
