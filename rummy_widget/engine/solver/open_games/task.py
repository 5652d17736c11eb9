"""The task that the search `LayScan` solves: which tiles and Jokers to lay, and what stays together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .open_runs import LANES, Vector
from .tile_uses import GroupRoom


@dataclass(frozen=True)
class MeldBlock:
    """A meld of the table that stays together: a run from *first* to *last*, or a group.

    Attributes:
        number: the index of the meld on the table.
        lane: the index of the colour of a run; -1 for a group.
        first: the first number of a run, or the number of a group.
        last: the last number of a run.
        fill: which colours can be added to a group; None for a run.
    """

    number: int
    lane: int = -1
    first: int = 0
    last: int = 0
    fill: GroupRoom | None = None


@dataclass(frozen=True)
class LayTask:
    """A task for `LayScan`: how many tiles of each kind must and can be laid, and what they are worth.

    The worth of a tile is counted in tiles (1 for each) or in points.

    Attributes:
        low: for each number, the fewest tiles of each colour that must be laid.
        high: for each number, the most tiles of each colour that can be laid.
        weights: what a tile of each number is worth.
        joker: what each Joker is worth after the first `unpaid` ones.
        must: the number of Jokers that must be laid.
        may: the number of further Jokers that can be laid.
        unpaid: the number of Jokers that are worth nothing when they are laid.
        blocks: the melds of the table that stay together.
        sizes: the sizes that a group may have.
        ends: whether a 1 may follow the 13.
        more: the worth of rack tiles that are laid in any case; it is added to the result.
        runs: whether runs may be laid; otherwise only groups.
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
"""Lower bounds on what must stay in the rack, by number, for a task without Jokers: always 0."""


def floors(task: LayTask, high: Sequence[Vector], jokers: int) -> list[list[int]]:
    """Return lower bounds on what must stay in the rack, as `result[jokers left][number]`.

    *jokers* is the number of Jokers in all, and *high* gives, for each number, the most tiles of each colour
    that can be laid with all of them. If only some Jokers are left, two bounds are computed. The first is the
    worth of the tiles in *high* that fit in no meld with that many Jokers. The second is the worth of the
    tiles that fit in no meld without Jokers, minus the most that the Jokers left can bring into melds. The
    result holds the larger of the two bounds, in tiles or points, whichever *task* counts.

    The bound at index *number* is for the tiles from *number* + 2 on. The next number is left out because a
    Joker laid just before may help its tiles. The bound at index 0 is for all tiles.
    """
    weights = task.weights
    rows = [layable_tiles(task, some) for some in range(jokers)]
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
        bounds = [max(most, none - left * saved) for most, none in zip(after[left], after[0], strict=True)]
        found.append([bounds[0], *bounds[2:]])
    return found


def _saved(needy: list[list[bool]], weights: Sequence[int], ends: bool) -> int:
    """Return an upper bound on the worth of the tiles that one Joker can bring into melds.

    *needy* marks, by number and colour, the tiles that fit in no meld without a Joker; only these count.
    *weights* gives the worth of a tile of each number. If *ends* is True, a 1 may follow the 13.
    """
    best = 0
    for n, row in enumerate(needy):
        best = max(best, min(2, sum(row)) * weights[n])
    for lane in LANES:
        values = [0, 0, *(weights[n] * needy[n][lane] for n in range(13)), 0, 0, 0]
        if ends:
            values[15] = values[2]
        for n in range(2, 16):
            best = max(best, values[n - 2] + values[n - 1] + values[n + 1] + values[n + 2])
    return best


def layable_tiles(task: LayTask, jokers: int) -> list[Vector]:
    """Return an upper bound on the number of tiles of each number and colour that can be laid.

    If no meld can contain a tile, even with *jokers* Jokers, only the copies that must be laid are counted.
    """
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
        numbers = bits | (bits >> 1 & 1) << 14 if task.ends else bits
        at = _RUNS[min(jokers, 3)](numbers) & (1 << top - 1) - 2
        covered = at | at << 1 | at << 2
        runs.append(covered | covered >> 13 & 2 if task.ends else covered)
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
            fewest = low[n - 1]
            most = (
                r if r_runs >> n & 1 else fewest[0], y if y_runs >> n & 1 else fewest[1],
                b if b_runs >> n & 1 else fewest[2], k if k_runs >> n & 1 else fewest[3],
            )  # fmt: skip
        found.append(most)
    return found


_RUNS = (
    lambda bits: bits & bits >> 1 & bits >> 2,
    lambda bits: bits & bits >> 1 | bits & bits >> 2 | bits >> 1 & bits >> 2,
    lambda bits: bits | bits >> 1 | bits >> 2,
    lambda _: (1 << 15) - 1,
)
"""Functions that find where a run of three can begin, with at most 0, 1, 2 or 3 Jokers in it.

Each function takes the numbers that are available in one colour, as bits, and returns the numbers at which
such a run can begin, as bits.
"""
