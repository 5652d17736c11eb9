"""Lower bounds on how many melds of the table must be broken, and how many of their tiles must move.

The search goes through the numbers from 1 to 13. For each meld of the table that begins at the current
number, it chooses a part that stays together (see `cores`). A part of a run uses a tile of each number from
its first to its last, and a part of a group uses only tiles of its own number. Melds with Jokers are left
out.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from .board import Board
from .cases import JokerCase
from .column import HALF, LOW, NO_TILES, column_uses, full_use, half_tables
from .cores import BROKEN, Core, MeldCores
from .open_runs import BITS, MASK, MOST, OPEN, Vector
from .scan import LOST, LayScan
from .tile_uses import FullUse, GroupRoom, TileUse

LOSS = BROKEN * BROKEN
"""What one tile or point that stays in the rack adds to the cost of a play, if a moved tile adds 1."""


@dataclass
class SearchLimit:
    """The number of steps that two searches may still take.

    Attributes:
        choices_left: how many more choices of melds may be tried in the search for the play that disturbs the
            table least.
        states_left: how many more states may be searched in the search for melds that can be kept. If parts
            of melds may be kept, each way to lay the tiles of a number also counts as a state.
    """

    choices_left: int
    states_left: int


_FOR_A_PATH = 2_000


class SearchExhausted(Exception):
    """Raised when a search has used up the steps that it may take."""


class _Choice(NamedTuple):
    """A choice of which parts of the melds that begin at one number stay together, with its cost.

    Attributes:
        cost: the cost of the choice, in broken melds and moved tiles.
        kept_runs: a bit for each part that comes from a run (see `KeptMelds.runs`).
        cores: the parts that stay together.
        low: the fewest tiles of the number that must be laid outside the parts, by colour.
        high: the most tiles of the number that can be laid outside the parts, by colour.
        fills: the groups that stay together and to which tiles of the number can be added.
        begin: how many kept runs begin at the number, by colour.
    """

    cost: int
    kept_runs: int
    cores: tuple[Core, ...]
    low: Vector
    high: Vector
    fills: tuple[GroupRoom, ...]
    begin: Vector


class _RunState(NamedTuple):
    """The kept runs (runs of the table that stay together) after the search has handled a number.

    Attributes:
        going: the runs that continue, each as a pair: the index of its colour, and its length so far, where 3
            means three or more.
        ended: how many runs end at the number, by colour.
        later: a bit for each run that continues, or begins later.
        parts: those of `going` that are only parts of a meld of the table.
        whole: a bit for each run in `going` that is a whole meld. It is the bit that the first of the two
            searches uses for this meld (see `KeptMelds`).
    """

    going: tuple[tuple[int, int], ...]
    ended: Vector
    later: int
    parts: tuple[tuple[int, int], ...]
    whole: int


def with_runs(state: int, runs: Iterable[tuple[int, int]]) -> int:
    """Add runs to *state*, an integer that encodes the open runs of all colours, and return the new code.

    Open runs are those that may still be continued; *runs* are pairs (index of the colour, length). A run is
    left out if *state* already holds as many runs of its colour as the code allows.
    """
    for lane, length in runs:
        code = state >> BITS * lane & MASK
        state += (plus_run(code, length) - code) << BITS * lane
    return state


@cache
def plus_run(code: int, length: int) -> int:
    """Add a run to the open runs of one colour, given by their code, and return the new code.

    Open runs are those that may still be continued, and a code is an index of `OPEN`. *length* is 1, 2, or 3
    for three and more. If there are as many runs as a code can hold, *code* is returned unchanged.
    """
    counts = list(OPEN[code])
    if sum(counts) == MOST:
        return code
    counts[length - 1] += 1
    return OPEN.index((counts[0], counts[1], counts[2]))


class KeptMelds:
    """The search for how many melds of the table can stay together if as much as possible is laid.

    *case* is one way to treat the table's Jokers, *scan* is the search that says what can be laid, and
    *limit* says how many steps this search may take. Two such searches are made, one after the other. The
    first finds the fewest melds that must be broken. The second, which gets the first as *prior*, may also
    keep parts of melds: it finds the fewest tiles that must move if no more melds are broken than necessary.
    """

    def __init__(
        self, board: Board, case: JokerCase, scan: LayScan, limit: SearchLimit, prior: KeptMelds | None = None
    ) -> None:
        self.limit, self.prior = limit, prior
        self.scan, self.sizes, self.last = scan, board.sizes, scan.last
        self.jokers, self.weights, self.dead = scan.jokers, scan.task.weights, scan.dead
        # The costs may be too high by this many moved tiles: Jokers could hold cores together, and a new meld
        # made of rack tiles could continue any meld.
        self.spare = BROKEN - 1 if case.own_melds else scan.jokers
        self._at_number: list[list[list[Core]]] = [[] for _ in range(14)]
        self.runs: list[Core] = []  # all cores of runs; core i has bit i in bit masks
        self.whole: dict[int, int] = {}  # for each run, the bit of the core that is all of it
        self._bits: dict[Core, int] = {}
        table = MeldCores(board, case.loose_jokers, scan.jokers)
        for meld in table.melds:
            cores = table.whole_or_not(meld) if prior is None else table.cores(meld)
            self._at_number[meld.naturals[0][1]].append(cores)
            for each in cores:
                if each.lane >= 0:
                    self._bits[each] = 1 << len(self.runs)
                    if not each.cost:
                        self.whole[meld.number] = self._bits[each]
                    self.runs.append(each)
        self._known: list[dict[tuple[int, int], tuple[int, int]]] = [{} for _ in range(self.last + 2)]
        self._choices: list[dict[int, list[_Choice]]] = [{} for _ in range(15)]
        self._going: list[dict[int, _RunState]] = [{} for _ in range(15)]
        self._fills = [scan.fills(number) for number in range(14)]

    def fewest(self) -> int:
        """Return a lower bound on how many melds of the table break in a turn that lays the most.

        Only melds without Jokers are counted. A turn lays the most if none lays more tiles or points.
        """
        return self._fewest() // BROKEN

    def least(self) -> int:
        """Return a lower bound on how many tiles of melds without Jokers move in a turn that lays the most.

        The bound only holds for turns that break no more of these melds than `fewest` returns.
        """
        return max(self.fewest(), self._fewest() % BROKEN - self.spare)

    def _fewest(self) -> int:
        """Return a lower bound on the cost of a play: BROKEN for each broken meld, and 1 for each moved tile.

        Only plays that lay as much as possible are considered.
        """
        floor = self.scan.least * LOSS
        budget = floor
        if self.prior is not None:
            broken = self.prior.fewest()
            budget += BROKEN * broken + broken
        while (found := self.search(1, 0, 0, 0, budget)) > budget and found < LOST:
            budget = found
        return found - floor

    def search(self, number: int, state: int, wild: int, kept: int, budget: int) -> int:
        """Return the least cost of laying the tiles of *number* and later numbers, if it is at most *budget*.

        If it is more, return a lower bound that is also more than *budget*. A cost counts tiles or points
        that stay in the rack (LOSS each), broken melds (BROKEN each) and moved tiles (1 each). *state*
        encodes the runs that may be continued, *wild* is how many Jokers are laid already, and *kept* has a
        bit for each run of the table, or part of one, that stays together. Raises SearchExhausted at the
        limit of the search.
        """
        if budget < 0:
            return LOST
        key = state << 3 | wild, kept
        surely, found = self._known[number].get(key, (0, LOST))
        if found <= budget:
            return found
        if surely > budget:
            return surely
        if number > 13:
            cost = self.scan.final_loss(state, wild) * LOSS
            self._known[number][key] = cost, cost
            return cost
        self.limit.states_left -= 1
        if self.limit.states_left < 0:
            raise SearchExhausted
        least, count, weight = LOST, self.prior is not None, self.weights[number - 1]
        base, floor = self.dead[number] - self.dead[number + 1], self.dead[number + 1] * LOSS
        for choice in self.choices(number, kept):
            if choice.cost + floor > budget:
                least = min(least, choice.cost + floor)
                break
            there = self._run_state(number, kept | choice.kept_runs)
            plain, at = choice.begin == there.ended == NO_TILES, -1
            for use in self.uses(number, choice):
                cost = (base + weight * use[0]) * LOSS + choice.cost
                rest = budget - cost
                if rest < floor:
                    least = min(least, cost + floor)
                    break
                self.limit.states_left -= count
                laid = wild + use[1]
                if laid > self.jokers:
                    continue
                if plain:
                    if laid != at:
                        at = laid
                        lows, highs = self._half_tables(number, state, laid)
                    low, high = lows[use[3]], highs[use[4]]
                    if low < 0 or high < 0:
                        continue
                    steps: Sequence[int] = (low | high,)
                else:
                    steps = self.scan.after(number, state, use[3], use[4], laid, choice.begin, there.ended)
                for after in steps:
                    further = self._later_cost(number, after, laid, there, rest)
                    if further <= rest:
                        further = self.search(number + 1, after, laid, there.later, rest)
                    if further <= rest:
                        self._known[number][key] = surely, cost + further
                        return cost + further
                    least = min(least, cost + further)
        least = max(least, budget + 1)
        self._known[number][key] = least, found
        return least

    def _later_cost(self, number: int, state: int, wild: int, there: _RunState, budget: int) -> int:
        """Return a lower bound on the cost of laying the tiles of all later numbers.

        The bound comes from two simpler searches. They stop as soon as the bound exceeds *budget*, though a
        longer search might find a higher bound. Later numbers are those after *number*. *state* encodes the
        runs that may be continued there, *wild* is how many Jokers are laid, and *there* describes the kept
        runs (runs of the table that stay together).
        """
        seen = with_runs(state, there.going) if there.going else state
        if not self.scan.within(number + 1, seen, wild, budget // LOSS):
            return (budget // LOSS + 1) * LOSS
        prior = self.prior
        if prior is None:
            return 0
        seen = with_runs(state, there.parts) if there.parts else state
        looked = prior.limit.states_left
        found = prior.search(number + 1, seen, wild, there.whole, budget // BROKEN * BROKEN)
        self.limit.states_left -= looked - prior.limit.states_left
        return found

    def path(self) -> tuple[list[tuple[FullUse, int]], list[Core]]:
        """Return the cheapest way found to lay the tiles, and the parts of melds that stay together in it.

        The first item of the result contains a pair for each number: how the tiles of this number that are
        outside those parts are laid, and an integer that encodes the runs that may be continued after this
        number. The second item lists the parts. Raises SearchExhausted if the search finds no way.
        """
        self.limit.states_left = max(self.limit.states_left, _FOR_A_PATH)
        budget = self.scan.least * LOSS + self._fewest()
        state = wild = kept = 0
        found: list[tuple[FullUse, int]] = []
        cores: list[Core] = []
        for number in range(1, 14):
            choice, use, state, kept, budget = self._affordable_choice(number, state, wild, kept, budget)
            wild += use[1]
            way = full_use(choice.low, choice.high, use, choice.fills, self.sizes)
            found.append((way, state))
            cores += choice.cores
        return found, cores

    def _affordable_choice(
        self, number: int, state: int, wild: int, kept: int, budget: int
    ) -> tuple[_Choice, TileUse, int, int, int]:
        """Return a way to lay the tiles of one number after which the later ones still fit in *budget*.

        *state* encodes the runs that may be continued before the number, *wild* is how many Jokers are laid
        already, and *kept* has a bit for each run of the table, or part of one, that stays together. The
        result is a tuple: which parts of melds are kept; how the other tiles are laid; the code of the runs
        after the number; the kept runs that continue or begin later, as bits; and the budget left. Raises
        SearchExhausted if no choice costs as little as the lower bound.
        """
        for choice in self.choices(number, kept):
            there = self._run_state(number, kept | choice.kept_runs)
            for use in self.uses(number, choice):
                loss = self.dead[number] - self.dead[number + 1] + self.weights[number - 1] * use[0]
                rest = budget - loss * LOSS - choice.cost
                laid = wild + use[1]
                if rest < 0 or laid > self.jokers:
                    continue
                for after in self.scan.after(number, state, use[3], use[4], laid, choice.begin, there.ended):
                    if (
                        self._later_cost(number, after, laid, there, rest) <= rest
                        and self.search(number + 1, after, laid, there.later, rest) <= rest
                    ):
                        return choice, use, after, there.later, rest
        raise SearchExhausted

    def _run_state(self, number: int, kept: int) -> _RunState:
        """Return which kept runs continue after a number, which end with it, and which begin later.

        A kept run is a run of the table, or part of one, that stays together. *kept* has a bit for each kept
        run that has not ended before the number and comes from a meld that begins at the number or before it;
        bit i stands for `runs[i]`.
        """
        found = self._going[number].get(kept)
        if found is None:
            ended, later, full = list(self.scan.finish[number]), kept, 0
            runs, cuts = list[tuple[int, int]](), list[tuple[int, int]]()
            for each in self._cores_of(kept):
                if each.last <= number:
                    later &= ~self._bits[each]
                if each.last == number:
                    ended[each.lane] += 1
                elif each.first <= number < each.last:
                    run = each.lane, min(3, number - each.first + 1)
                    runs.append(run)
                    if each.cost:
                        cuts.append(run)
                    elif self.prior is not None:
                        full |= self.prior.whole[each.meld]
            r, y, b, k = ended
            found = self._going[number][kept] = _RunState(tuple(runs), (r, y, b, k), later, tuple(cuts), full)
        return found

    def _cores_of(self, kept: int) -> Iterator[Core]:
        """Yield each run of the table, or part of a run, whose bit is set in *kept* (see `runs`)."""
        return (each for at, each in enumerate(self.runs) if kept >> at & 1)

    def choices(self, number: int, kept: int) -> list[_Choice]:
        """Return the ways to choose which part of each meld that begins at *number* stays together.

        The choice that costs least, that is, disturbs the table least, comes first. *kept* has a bit for each
        run from an earlier number that stays together. The result is empty if a tile that one of these runs
        needs is missing.
        """
        found = self._choices[number].get(kept)
        if found is not None:
            return found
        found = self._choices[number][kept] = []
        low, high = list(self.scan.task.low[number - 1]), list(self.scan.high[number - 1])
        begin, fills = list(self.scan.begin[number]), self._fills[number]
        going = (each for each in self._cores_of(kept) if each.last >= number)
        if not all(_take_tiles(each, number, low, high, begin) for each in going):
            return found
        for cores in product(*self._at_number[number]):
            left, most, begun = low[:], high[:], begin[:]
            if all(_take_tiles(each, number, left, most, begun) for each in cores):
                cost, bits = sum(each.cost for each in cores), sum(self._bits.get(each, 0) for each in cores)
                more = (*fills, *(each.fill for each in cores if each.fill is not None))
                found.append(_Choice(cost, bits, cores, _vector(left), _vector(most), more, _vector(begun)))
        found.sort(key=lambda each: each.cost)
        return found

    def uses(self, number: int, choice: _Choice) -> tuple[TileUse, ...]:
        """Return the ways to lay those tiles of a number that are in no kept part of an old meld.

        *choice* says which parts of the melds on the table are kept, that is, stay together. The ways that
        leave the fewest tiles unused come first.
        """
        idle = self.scan.idle
        return column_uses(choice.low, choice.high, self.jokers, choice.fills, self.sizes, NO_TILES, idle)

    def _half_tables(self, number: int, state: int, laid: int) -> tuple[array[int], array[int]]:
        """Return two lookup tables of what the open runs become if no kept run begins or ends at a number.

        Open runs are those that may still be continued; kept runs are runs of the game's table that stay
        together. The first lookup table is for the first two colours, the second for the other two. An index
        encodes how many tiles of the two colours join runs (see `PAIRS`). The entry is an integer that
        encodes the open runs after *number*, or -1 if a run can't be completed. *state* encodes the open runs
        before *number*, and *laid* is how many Jokers are laid so far.
        """
        one, known, two, others = self.scan.tiles_ahead[self.jokers - laid][number]
        first, second = state & LOW, state >> HALF & LOW
        return (
            (known.get(first) or half_tables(first, one))[0],
            (others.get(second) or half_tables(second, two))[1],
        )


def _take_tiles(core: Core, number: int, low: list[int], high: list[int], begin: list[int]) -> bool:
    """Use the tiles of a number that belong to a kept part of a meld; return False if one of them is missing.

    *core* is the part. Its tiles are subtracted from *low* and *high*, the fewest and the most tiles of each
    colour that are still to be laid. If *core* is part of a run and its lowest tile has this number, the core
    is counted in *begin*.
    """
    runs = core.lane >= 0 and core.first <= number
    for lane in core.lanes or ((core.lane,) if runs else ()):
        if not high[lane]:
            return False
        high[lane] -= 1
        low[lane] = max(0, low[lane] - 1)
    if runs and core.first == number:
        begin[core.lane] += 1
    return True


def _vector(row: list[int]) -> Vector:
    """Return four counts, one for each colour, as a tuple."""
    r, y, b, k = row
    return r, y, b, k
