"""Lower bounds on how few melds of the table must be broken, and how few of their tiles must move.

The search reads the numbers from 1 to 13 and chooses, for each meld of the table that begins there, a part
that stays together (see `cores`). A run that is kept uses a tile of each number up to its last, a group only
tiles of its own number. Melds with Jokers are left out.
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
from .column import HALF, LOW, NO_TILES, column_of, full_use, plain_halves
from .cores import BROKEN, Core, MeldCores
from .open_runs import BITS, MASK, MOST, OPEN, Vector
from .scan import LOST, LayScan
from .ways import GroupRoom, LaidUse, Way

LOSS = BROKEN * BROKEN
"""The cost of one unit of loss in the scan, if a moved tile costs 1."""


@dataclass
class SearchLimit:
    """How many more search steps are allowed.

    `left` is for the search for the least disturbing play and counts its choices of melds. `kept` is for the
    search for melds that can be kept and counts its states; if parts of melds may be kept, it also counts
    each way to lay a number.
    """

    left: int
    kept: int


_FOR_A_PATH = 2_000


class SearchExhausted(Exception):
    """Raised when the limit of a search is reached."""


class _Choice(NamedTuple):
    """A choice of which parts of the melds that begin at one number stay together, with its cost.

    `cores` are these parts, and `kept` has a bit for each that is a run. `low`, `high` and `fills` are the
    tiles and groups of the number that other melds can use; `begin` counts the kept runs that begin, by
    colour.
    """

    cost: int
    kept: int
    cores: tuple[Core, ...]
    low: Vector
    high: Vector
    fills: tuple[GroupRoom, ...]
    begin: Vector


class _There(NamedTuple):
    """What becomes of the kept runs (table runs that stay together) after one number of the search.

    `going` are those that go on, as colour and length so far; `ended` counts those that end at the number, by
    colour; `later` has a bit for each that goes on or begins later. `parts` are those of `going` that are
    only parts of melds, and `whole` has a bit for each that is a whole meld.
    """

    going: tuple[tuple[int, int], ...]
    ended: Vector
    later: int
    parts: tuple[tuple[int, int], ...]
    whole: int


def with_runs(state: int, runs: Iterable[tuple[int, int]]) -> int:
    """Add runs to *state*, the code of the open runs of all colours, and return the new code.

    Open runs are those that may still go on; *runs* are pairs of colour index and length.
    """
    for lane, length in runs:
        place = state >> BITS * lane & MASK
        state += (plus_run(place, length) - place) << BITS * lane
    return state


@cache
def plus_run(place: int, length: int) -> int:
    """Add a run to *place*, the code of the open runs of one colour, and return the new code.

    Open runs are those that may still go on; of their *length* only 1, 2, and 3 or more are told apart. If
    *place* has as many runs as a code can hold, it is returned unchanged.
    """
    counts = list(OPEN[place])
    if sum(counts) == MOST:
        return place
    counts[length - 1] += 1
    return OPEN.index((counts[0], counts[1], counts[2]))


class KeptMelds:
    """The search for how many melds of the table can stay together if as much as possible is laid.

    Without *under* it finds only how few melds must be broken. Given that search as *under*, a second one may
    keep parts of melds too: it finds how few tiles must move if no more melds are broken than necessary.
    """

    def __init__(
        self, board: Board, case: JokerCase, scan: LayScan, limit: SearchLimit, under: KeptMelds | None = None
    ) -> None:
        self.limit, self.under = limit, under
        self.scan, self.sizes, self.last = scan, board.sizes, scan.last
        self.jokers, self.weights, self.dead = scan.jokers, scan.task.weights, scan.dead
        # By how many tiles the costs may be too high: Jokers could hold cores together, and a new meld of the
        # rack's own tiles could continue any meld.
        self.spare = BROKEN - 1 if case.own else scan.jokers
        self._at_number: list[list[list[Core]]] = [[] for _ in range(14)]
        self.runs: list[Core] = []  # all cores of runs; each is a bit
        self.whole: dict[int, int] = {}  # for each run, the bit of the core that is all of it
        self._bits: dict[Core, int] = {}
        table = MeldCores(board, case.loose, scan.jokers)
        for meld in table.melds:
            cores = table.whole_or_not(meld) if under is None else table.cores(meld)
            self._at_number[meld.naturals[0][1]].append(cores)
            for each in cores:
                if each.lane >= 0:
                    self._bits[each] = 1 << len(self.runs)
                    if not each.cost:
                        self.whole[meld.number] = self._bits[each]
                    self.runs.append(each)
        self._known: list[dict[tuple[int, int], tuple[int, int]]] = [{} for _ in range(self.last + 2)]
        self._choices: list[dict[int, list[_Choice]]] = [{} for _ in range(15)]
        self._going: list[dict[int, _There]] = [{} for _ in range(15)]
        self._fills = [scan.fills(number) for number in range(14)]

    def fewest(self) -> int:
        """Return a lower bound on how many Joker-free melds must break in a turn that lays the most."""
        return self._fewest() // BROKEN

    def least(self) -> int:
        """Return a lower bound on how many tiles of Joker-free melds must move in a turn that lays the most.

        It holds for turns that break no more of these melds than `fewest` says.
        """
        return max(self.fewest(), self._fewest() % BROKEN - self.spare)

    def _fewest(self) -> int:
        floor = self.scan.least * LOSS
        budget = floor
        if self.under is not None:
            broken = self.under.fewest()
            budget += BROKEN * broken + broken
        while (found := self.search(1, 0, 0, 0, budget)) > budget and found < LOST:
            budget = found
        return found - floor

    def search(self, number: int, state: int, wild: int, kept: int, budget: int) -> int:
        """Return the cost of laying *number* and the later numbers, if it is possible within *budget*.

        Otherwise return a lower bound on the cost. *state* codes the open runs, *wild* is how many Jokers are
        laid already, and *kept* has a bit for each run that has to stay together.
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
            cost = self.scan.ended(state, wild) * LOSS
            self._known[number][key] = cost, cost
            return cost
        self.limit.kept -= 1
        if self.limit.kept < 0:
            raise SearchExhausted
        least, count, weight = LOST, self.under is not None, self.weights[number - 1]
        base, floor = self.dead[number] - self.dead[number + 1], self.dead[number + 1] * LOSS
        for choice in self.choices(number, kept):
            if choice.cost + floor > budget:
                least = min(least, choice.cost + floor)
                break
            there = self._at(number, kept | choice.kept)
            plain, at = choice.begin == there.ended == NO_TILES, -1
            for use in self.uses(number, choice):
                cost = (base + weight * use[0]) * LOSS + choice.cost
                rest = budget - cost
                if rest < floor:
                    least = min(least, cost + floor)
                    break
                self.limit.kept -= count
                laid = wild + use[1]
                if laid > self.jokers:
                    continue
                if plain:
                    if laid != at:
                        at = laid
                        lows, highs = self._halves(number, state, laid)
                    low, high = lows[use[3]], highs[use[4]]
                    if low < 0 or high < 0:
                        continue
                    steps: Sequence[int] = (low | high,)
                else:
                    steps = self.scan.after(number, state, use[3], use[4], laid, choice.begin, there.ended)
                for after in steps:
                    further = self._at_least(number, after, laid, there, rest)
                    if further <= rest:
                        further = self.search(number + 1, after, laid, there.later, rest)
                    if further <= rest:
                        self._known[number][key] = surely, cost + further
                        return cost + further
                    least = min(least, cost + further)
        least = max(least, budget + 1)
        self._known[number][key] = least, found
        return least

    def _at_least(self, number: int, state: int, wild: int, there: _There, budget: int) -> int:
        """Return a lower bound on the cost of the numbers after this one, from two simpler searches.

        If it is more than *budget* it need not be the best bound.
        """
        seen = with_runs(state, there.going) if there.going else state
        if not self.scan.within(number + 1, seen, wild, budget // LOSS):
            return (budget // LOSS + 1) * LOSS
        under = self.under
        if under is None:
            return 0
        seen = with_runs(state, there.parts) if there.parts else state
        looked = under.limit.kept
        found = under.search(number + 1, seen, wild, there.whole, budget // BROKEN * BROKEN)
        self.limit.kept -= looked - under.limit.kept
        return found

    def path(self) -> tuple[list[tuple[LaidUse, int]], list[Core]]:
        """Return a cheapest result of the search as a path, and the parts of melds that stay together in it.

        The path has, for each number, how its tiles outside those parts are laid, and the code of the open
        runs after it.
        """
        self.limit.kept = max(self.limit.kept, _FOR_A_PATH)
        budget = self.scan.least * LOSS + self._fewest()
        state = wild = kept = 0
        found: list[tuple[LaidUse, int]] = []
        cores: list[Core] = []
        for number in range(1, 14):
            choice, use, state, kept, budget = self._good(number, state, wild, kept, budget)
            wild += use[1]
            way = full_use(choice.low, choice.high, use, choice.fills, self.sizes)
            found.append((way, state))
            cores += choice.cores
        return found, cores

    def _good(
        self, number: int, state: int, wild: int, kept: int, budget: int
    ) -> tuple[_Choice, Way, int, int, int]:
        """Return how to lay one number so that all later numbers can be laid within *budget*.

        The result has the parts of melds that are kept, the way to lay the other tiles, the open runs after
        the number, the kept runs that go on or begin later as bits, and the budget left. Raises
        SearchExhausted if no way is as cheap as the lower bound.
        """
        for choice in self.choices(number, kept):
            there = self._at(number, kept | choice.kept)
            for use in self.uses(number, choice):
                loss = self.dead[number] - self.dead[number + 1] + self.weights[number - 1] * use[0]
                rest = budget - loss * LOSS - choice.cost
                laid = wild + use[1]
                if rest < 0 or laid > self.jokers:
                    continue
                for after in self.scan.after(number, state, use[3], use[4], laid, choice.begin, there.ended):
                    if (
                        self._at_least(number, after, laid, there, rest) <= rest
                        and self.search(number + 1, after, laid, there.later, rest) <= rest
                    ):
                        return choice, use, after, there.later, rest
        raise SearchExhausted

    def _at(self, number: int, kept: int) -> _There:
        """Return which runs that stay together go on, end, or begin later, seen from a number.

        *kept* has a bit for each of these runs.
        """
        found = self._going[number].get(kept)
        if found is None:
            ended, later, whole = list(self.scan.finish[number]), kept, 0
            going, parts = list[tuple[int, int]](), list[tuple[int, int]]()
            for each in self._of(kept):
                if each.last <= number:
                    later &= ~self._bits[each]
                if each.last == number:
                    ended[each.lane] += 1
                elif each.first <= number < each.last:
                    run = each.lane, min(3, number - each.first + 1)
                    going.append(run)
                    if each.cost:
                        parts.append(run)
                    elif self.under is not None:
                        whole |= self.under.whole[each.meld]
            r, y, b, k = ended
            found = self._going[number][kept] = _There(tuple(going), (r, y, b, k), later, tuple(parts), whole)
        return found

    def _of(self, kept: int) -> Iterator[Core]:
        return (each for at, each in enumerate(self.runs) if kept >> at & 1)

    def choices(self, number: int, kept: int) -> list[_Choice]:
        """Return the choices of what to keep of the melds that begin at a number, the cheapest first.

        A choice has, for each of these melds, the part that stays together. *kept* has a bit for each run
        from an earlier number that stays together; there is no choice if one of their tiles is missing.
        """
        found = self._choices[number].get(kept)
        if found is not None:
            return found
        found = self._choices[number][kept] = []
        low, high = list(self.scan.task.low[number - 1]), list(self.scan.high[number - 1])
        begin, fills = list(self.scan.begin[number]), self._fills[number]
        going = (each for each in self._of(kept) if each.last >= number)
        if not all(_taken(each, number, low, high, begin) for each in going):
            return found
        for cores in product(*self._at_number[number]):
            left, most, begun = low[:], high[:], begin[:]
            if all(_taken(each, number, left, most, begun) for each in cores):
                cost, bits = sum(each.cost for each in cores), sum(self._bits.get(each, 0) for each in cores)
                more = (*fills, *(each.fill for each in cores if each.fill is not None))
                found.append(_Choice(cost, bits, cores, _vector(left), _vector(most), more, _vector(begun)))
        found.sort(key=lambda each: each.cost)
        return found

    def uses(self, number: int, choice: _Choice) -> tuple[Way, ...]:
        """Return the ways to lay the tiles of a number that are in no kept part of a meld.

        Those come first that leave fewest tiles over.
        """
        idle = self.scan.idle
        return column_of(choice.low, choice.high, self.jokers, choice.fills, self.sizes, NO_TILES, idle)

    def _halves(self, number: int, state: int, laid: int) -> tuple[array[int], array[int]]:
        """Return tables of the open runs after a number at which no kept run begins or ends.

        Open runs are those that may still go on. The first table is for the first two colours, the second for
        the other two. The index is the code of how many tiles of the two colours join runs; *laid* is how
        many Jokers are laid so far.
        """
        one, known, two, others = self.scan.ahead[self.jokers - laid][number]
        first, second = state & LOW, state >> HALF & LOW
        return (
            (known.get(first) or plain_halves(first, one))[0],
            (others.get(second) or plain_halves(second, two))[1],
        )


def _taken(core: Core, number: int, low: list[int], high: list[int], begin: list[int]) -> bool:
    """Take away the tiles of a number that belong to a kept part of a meld; return False if one is missing.

    They are subtracted from *low* and *high*, which count tiles by colour. If the part is a run that begins
    at the number, it is added to *begin*.
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
    r, y, b, k = row
    return r, y, b, k
