"""Find, among the plays that lay the most, one that breaks the fewest melds and moves the fewest tiles.

A play is what a turn does to the melds on the table; it lays the most if no play lays more tiles (or points,
if the search counts points).

The search goes through the numbers from 1 to 13. At each number it chooses all melds that begin there, so the
cost of a choice is known immediately. A meld of the table is broken unless one of the chosen melds contains
all of its tiles. A new meld may *continue* an old one: then both count as the same meld, and tiles of the old
meld that aren't in the new one have moved. Search states that agree in everything that matters for the later
numbers count as one. A choice is skipped if no play that contains it lays the most. At first no meld may be
broken; this limit is raised step by step, so the first play found is the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import itemgetter, or_
from typing import NamedTuple, TypeAlias

from . import cores
from .board import Board, Kind
from .cases import JokerCase
from .costs import BROKEN, MOVED, DisturbanceCosts, MeldBits
from .kept_melds import LOSS, KeptMelds, SearchExhausted, SearchLimit, with_runs
from .open_runs import LANES
from .possible_melds import FREE, PossibleMeld, TileSupply, bit, melds_from, possible_meld
from .scan import LayScan

Melds: TypeAlias = "tuple[PossibleMeld, ...]"
"""The new melds that the search has chosen."""
Spans: TypeAlias = "tuple[tuple[int, int], ...]"
"""Some runs of one colour, each as a pair: its first and its last number."""


class OpenRun(NamedTuple):
    """A run chosen by the search that continues beyond the current number.

    Attributes:
        lane: the index of its colour.
        last: its last number.
        length: the number of tiles that it has so far; 3 means three or more.
        wild: a pair for each Joker. The first item is the number that the Joker stands for. The second is its
            index if the Joker was on the table before and still stands for the same tile, otherwise FREE.
        hidden: a pair for each old run (on the table before the turn) that must stay together and that this
            run contains: its first and last number.
        whole: such a pair for each other old run that this run contains completely.
    """

    lane: int
    last: int
    length: int
    wild: tuple[tuple[int, int], ...]
    hidden: Spans
    whole: Spans


class ScanState(NamedTuple):
    """What the search has chosen up to a number, as far as it matters for the later numbers.

    The search goes through the numbers from 1 to 13, and chooses the melds that begin at each. Fields for
    melds of the table or for its Jokers are bit masks. A kept Joker is a Joker of the table that must go on
    standing for its tile; a free Joker may be laid anywhere.

    Attributes:
        runs: the chosen runs that continue beyond the number.
        free: the number of free Jokers laid, including those at later numbers of the chosen runs.
        spent: the kept Jokers that are in the chosen melds.
        matched: the old melds that new melds continue. A new meld counts as the same meld as the one that it
            continues.
        placed: the old melds that a new meld contains completely.
        done: the old melds that must stay together and that a new meld already contains completely.
        gain: how much has been laid so far, in tiles or points.
    """

    runs: tuple[OpenRun, ...] = ()
    free: int = 0
    spent: int = 0
    matched: int = 0
    placed: int = 0
    done: int = 0
    gain: int = 0


class DisturbanceResult(NamedTuple):
    """A play found by `MinimalDisturbance`, the search for plays that disturb the table least.

    Attributes:
        moved: the number of tiles on the table that the play moves.
        melds: the melds on the table after the play.
        case: how the play treats the Jokers of the table.
    """

    moved: int
    melds: Melds
    case: JokerCase


def _grid(tiles: Counter[Kind]) -> list[list[int]]:
    """Return the number of tiles of each kind, as four lists (one for each colour) indexed by number."""
    return [[tiles[lane, number] for number in range(14)] for lane in LANES]


class MinimalDisturbance:
    """The search for the play that disturbs the table least, for one way to treat the table's Jokers.

    Such a play breaks the fewest melds of the table and, among plays that break equally few, moves the fewest
    tiles. *case* is the way to treat Jokers. *most* is the largest number of tiles or points that can be
    laid, and only plays that lay this much are considered. *scan* is the search that says what can be laid.
    *limit* says how many steps the search may take.
    """

    def __init__(self, board: Board, case: JokerCase, scan: LayScan, most: int, limit: SearchLimit) -> None:
        self.case, self.scan, self.most, self.limit = case, scan, most, limit
        self.sizes, self.weights = board.sizes, scan.task.weights
        self.costs = DisturbanceCosts(board)
        olds = self.olds = self.costs.olds
        own = Counter(kind for each in case.own_melds for kind in each.naturals)
        self.there = _grid(board.table)
        self.low = _grid(board.table + (Counter(dict(case.need)) - own))
        self.high = _grid(board.table + board.held - own)
        # How much can be laid from each number on, if nothing stays in the rack.
        self.left = [max(0, scan.jokers - scan.task.unpaid) * scan.task.joker] * 16
        for n in range(13, 0, -1):
            room = sum(self.high[lane][n] - self.there[lane][n] for lane in LANES)
            self.left[n] = self.left[n + 1] + self.weights[n - 1] * room
        self.first_gain = scan.task.joker * case.own_jokers
        self.first_gain += sum(self.weights[n - 1] * count for (_, n), count in own.items())
        spans = {each.number: (each.first, each.last) for each in case.blocks if each.fill is None}
        self.forced = [
            (sum(map(bit, meld.naturals)), sorted(meld.jokers), olds[meld.meld].first, spans.get(meld.meld))
            for meld in case.forced
        ]
        self.broken, self.moved, self.found, self.limited = -1, 0, 0, False
        self._lost: list[dict[tuple[ScanState, int], int]] = []
        self._steps_of: list[dict[tuple[ScanState, int], tuple[int, list[tuple[int, Melds, ScanState]]]]] = []
        twin = any(not o.naturals & ~sum(map(bit, each.naturals)) for each in case.own_melds for o in olds)
        self.keep = None if twin else KeptMelds(board, case, scan, limit)
        self.fewest = self.least = 0  # lower bounds on the broken melds and on the moved tiles
        if self.keep is not None:
            try:
                self.fewest = self.least = self.keep.fewest()
            except SearchExhausted:
                self.keep = None
        self.wild = [i for i, old in enumerate(olds) if old.jokers]
        self.starting: dict[Kind, list[int]] = {}  # the indexes of the old melds, by their first tile
        for i, meld in enumerate(board.melds):
            self.starting.setdefault(meld.naturals[0], []).append(i)
        self.plain = [
            [(i, old.column[n]) for i, old in enumerate(olds) if not old.jokers and old.column[n]]
            for n in range(14)
        ]
        # For each number, as bits: the old melds that begin there, that begin later, or that go on beyond it.
        firsts = list(enumerate(old.first for old in olds))
        lasts = [(i, old.last if _is_plain_run(old) else old.first) for i, old in enumerate(olds)]
        self.begins = [sum(1 << i for i, first in firsts if first == n) for n in range(14)]
        self.later = [sum(1 << i for i, first in firsts if first > n) for n in range(14)]
        self.lasting = [sum(1 << i for i, last in lasts if last > n) for n in range(14)]
        with_jokers = sum(1 << i for i in self.wild)
        self.continuing = [
            with_jokers | sum(1 << i for i, old in enumerate(olds) if old.last > n) for n in range(14)
        ]

    # ---- The search --------------------------------------------------------------------------------

    def search(self, broken: int, moved: int) -> DisturbanceResult | None:
        """Return a play that breaks at most *broken* melds and moves at most *moved* tiles, or None.

        The result is None if there is no such play, or if the search reaches its limit. Afterwards `limited`
        says whether a play might be found if more tiles were allowed to move.
        """
        if broken != self.broken:
            self._lost = [{} for _ in range(15)]
            self._steps_of = [{} for _ in range(15)]
        self.broken, self.moved, self.limited = broken, moved, False
        own = tuple(possible_meld(each.naturals, each.jokers, each.row) for each in self.case.own_melds)
        for matched, held, cost in self._replacements(own, 0, 0, 0, 0):
            placed = reduce(or_, held, 0)
            found = self._continue(1, ScanState(matched=matched, placed=placed, gain=self.first_gain), cost)
            if found is not None:
                return DisturbanceResult(self.found, (*own, *found), self.case)
            if self.limit.choices_left <= 0:
                return None
        return None

    def _continue(self, number: int, state: ScanState, cost: int) -> Melds | None:
        """Continue the search from *number* on; return the melds that begin at this number or later.

        *state* is the state before the number, and *cost* is the cost of the melds chosen so far, in broken
        melds and moved tiles. Returns None if no choice is found that stays within the limits.
        """
        room, rest = self.broken - cost // BROKEN, self.moved - cost % BROKEN // MOVED
        if number == 14:
            total = state.gain + self.scan.task.joker * (state.free - self.scan.task.must)
            if total != self.most:
                return None
            left = sum(self.olds[i].size for i in self.wild if not state.matched >> i & 1)
            if left > rest:
                self.limited = True
                return None
            self.found = self.moved - rest + left
            return ()
        lost, key = self._lost[number], (state, room)
        if lost.get(key, 0) > rest:
            self.limited = True
            return None
        for more, melds, after in self._cheapest(number, state, room, rest, cost):
            if more % BROKEN // MOVED > rest:
                self.limited = True
                break
            if more // BROKEN > room:
                continue
            further = self._continue(number + 1, after, cost + more)
            if further is not None:
                return (*melds, *further)
            if self.limit.choices_left <= 0:
                return None
        if self.limit.choices_left > 0:
            lost[key] = rest + 1
        return None

    def _cheapest(
        self, number: int, state: ScanState, room: int, rest: int, cost: int
    ) -> list[tuple[int, Melds, ScanState]]:
        """Return the choices of melds that begin at a number, the cheapest choice first.

        Each choice is a tuple: its cost in addition to *cost*, in broken melds and moved tiles; the melds;
        and the search state after the number. *state* is the search state before it. *room* is how many more
        melds may be broken, and *rest* how many more tiles may move.
        """
        known = self._steps_of[number].get((state, room))
        if known is not None and known[0] >= rest:
            return known[1]
        best: dict[ScanState, tuple[int, Melds]] = {}
        for melds, after, spent in self._steps(state, number, cost):
            there = best.get(after)
            if there is None or spent - cost < there[0]:
                best[after] = spent - cost, melds
        found = sorted(((more, melds, after) for after, (more, melds) in best.items()), key=itemgetter(0))
        if self.limit.choices_left > 0:
            self._steps_of[number][state, room] = rest, found
        return found

    def _within(self, cost: int) -> bool:
        """Return whether *cost* is within the limits on broken melds and moved tiles.

        *cost* is the sum of `BROKEN` for each broken meld and `MOVED` for each moved tile. Sets `limited` if
        only the limit on moved tiles is exceeded.
        """
        if cost // BROKEN > self.broken:
            return False
        if cost % BROKEN // MOVED <= self.moved:
            return True
        self.limited = True
        return False

    def _steps(self, state: ScanState, number: int, cost: int) -> Iterator[tuple[Melds, ScanState, int]]:
        """Yield each choice of new melds that begin at *number*, and the search state and the cost after it.

        *state* is the search state before that number. *cost* is the cost of the melds chosen so far; it
        counts the melds of the table that they break, and the tiles that they move.
        """
        tiles = [row[:] for row in self.high]
        for run in state.runs:
            wild = {place for place, _ in run.wild}
            for n in range(number, run.last + 1):
                tiles[run.lane][n] -= n not in wild
        supply = TileSupply(tiles, self.case.kept_jokers, state.spent, self.scan.jokers - state.free)
        due = sum(1 << which for which, each in enumerate(self.case.kept_jokers) if each.number == number)
        for melds in self._new_melds(supply, number, state, self.broken - cost // BROKEN):
            if not due & ~supply.spent:
                yield from self._states_after(state, number, cost, melds, supply)

    def _new_melds(self, supply: TileSupply, number: int, state: ScanState, room: int) -> Iterator[Melds]:
        """Yield the combinations of melds that can begin at a number and use all its tiles that must be laid.

        *supply* holds the tiles that are still available. *state* is the search state before the number, and
        *room* is how many more melds of the table may be broken.
        """
        chosen: list[PossibleMeld] = []

        def from_lane(lane: int, room: int, slack: int) -> Iterator[Melds]:
            if lane == 4:
                yield tuple(chosen)
            else:
                yield from in_lane(lane, melds_from(supply, lane, number, self.sizes), room, slack)

        def in_lane(lane: int, offers: list[PossibleMeld], room: int, slack: int) -> Iterator[Melds]:
            self.limit.choices_left -= 1
            if self.limit.choices_left <= 0:
                return
            left = supply.tiles[lane][number]
            rest = slack - self.weights[number - 1] * left
            if rest >= 0 and left <= self.high[lane][number] - self.low[lane][number]:
                lost = 0
                for i in self.starting.get((lane, number), ()):
                    lost += not (state.placed >> i & 1 or any(map(self.olds[i].is_inside, chosen)))
                if lost <= room:
                    yield from from_lane(lane + 1, room - lost, rest)
            for at, meld in enumerate(offers):
                if supply.take(meld):
                    chosen.append(meld)
                    yield from in_lane(lane, offers[at:], room, slack)
                    chosen.pop()
                    supply.give_back(meld)

        return from_lane(0, room, state.gain + self.left[number] - self.most - self.scan.dead[number + 1])

    def _states_after(
        self, state: ScanState, number: int, cost: int, melds: Melds, supply: TileSupply
    ) -> Iterator[tuple[Melds, ScanState, int]]:
        """Yield the states of the search after a number at which new *melds* begin, each with a total cost.

        A result is a tuple: the melds, the state, and the cost of all melds chosen so far. There may be
        several states because the new melds can replace old ones in different ways. *state* is the state
        before the number, *cost* is the cost of the melds chosen before, and *supply* holds the tiles left.
        """
        gain, weight, done = state.gain, self.weights[number - 1], state.done
        for high, tiles, there in zip(self.high, supply.tiles, self.there, strict=True):
            gain += weight * (high[number] - tiles[number] - there[number])
        going = [
            OpenRun(lane, last, min(3, length + 1), _beyond(number, wild) if wild else (), hidden, whole)
            for lane, last, length, wild, hidden, whole in state.runs
            if last > number
        ]
        begun: list[tuple[int, OpenRun]] = []
        for at, meld in enumerate(melds):
            done, hidden = self._mark_forced(meld, done)
            if meld.run:
                begun.append((at, OpenRun(meld.lane, meld.last, 1, _beyond(number, meld.wild), hidden, ())))
        if any(
            first == number and not done >> which & 1 for which, (_, _, first, _) in enumerate(self.forced)
        ):
            return
        free = self.scan.jokers - supply.free
        runs = [*going, *(run for _, run in begun)]
        wild = free - sum(which == FREE for run in runs for _, which in run.wild)
        budget = gain + self.left[number + 1] - self.most
        if not self.scan.within(number + 1, _code(runs, number), wild, budget):
            return
        for matched, held, spent in self._replacements(melds, number, state.matched, state.placed, cost):
            placed = reduce(or_, held, state.placed)
            for i, count in self.plain[number]:
                if not matched >> i & 1:
                    spent += MOVED * count
            spent += BROKEN * (self.begins[number] & ~placed).bit_count()
            # Each broken meld moves at least one tile; if a new meld continues it, that was counted before.
            due = self.fewest - spent // BROKEN - (matched & self.later[number]).bit_count()
            if not self._within(spent + MOVED * max(0, due)):
                continue
            runs = sorted([*going, *(run._replace(whole=self._spans(held[at])) for at, run in begun)])
            if self.keep is not None:
                rest = budget * LOSS + (self.broken - spent // BROKEN) * cores.BROKEN
                active = placed & self.lasting[number] & ~self.later[number]
                kept = sum(bits for meld, bits in self.keep.whole.items() if active >> meld & 1)
                try:
                    if self.keep.search(number + 1, _code(runs, number, whole=True), wild, kept, rest) > rest:
                        continue
                except SearchExhausted:
                    self.limit.choices_left = 0
                    return
            matched &= self.continuing[number]
            placed &= self.lasting[number]
            yield melds, ScanState(tuple(runs), free, supply.spent, matched, placed, done, gain), spent

    def _spans(self, held: int) -> Spans:
        """Return the first and last number of each run without Jokers among certain melds of the table.

        *held* has a bit set for each of the melds to look at.
        """
        some = (old for i, old in enumerate(self.olds) if held >> i & 1)
        return tuple((old.first, old.last) for old in some if _is_plain_run(old))

    def _mark_forced(self, meld: PossibleMeld, done: int) -> tuple[int, Spans]:
        """Mark the old melds that must stay whole and that the new meld *meld* contains completely.

        *done* is a bit mask of the old melds marked before. Returns *done*, to which the bits of the newly
        marked melds have been added, and the first and last number of each newly marked run.
        """
        if not self.forced:
            return done, ()
        kept_here = Counter(self.case.kept_jokers[which] for _, which in meld.wild if which != FREE)
        hidden = []
        for which, (naturals, jokers, _, span) in enumerate(self.forced):
            if not done >> which & 1 and not naturals & ~meld.naturals and Counter(jokers) <= kept_here:
                kept_here -= Counter(jokers)
                done |= 1 << which
                if span:
                    hidden.append(span)
        return done, tuple(hidden)

    # ---- Costs -------------------------------------------------------------------------------------

    def _replacements(
        self, melds: Melds, number: int, matched: int, placed: int, cost: int
    ) -> Iterator[tuple[int, tuple[int, ...], int]]:
        """Yield the ways in which new melds that begin at *number* can replace old ones, within the limits.

        An old meld is continued if a new one counts as the same meld. *matched* are the old melds that
        are already continued by other new melds, and *placed* the old melds already contained in other new
        melds, both as bits. *cost* is the cost so far, in broken melds and moved tiles. Each result is a
        tuple: all old melds that are continued, as bits; for each new meld the old melds that it contains
        completely, as bits; and the total cost.
        """
        if not melds:
            if self._within(cost):
                yield matched, (), cost
            return
        meld, rest = melds[0], melds[1:]
        self.limit.choices_left -= 1
        for held, continued, more in self.costs.replacements(meld, number, matched, placed):
            if self._within(cost + more):
                for after, others, total in self._replacements(
                    rest, number, matched | continued, placed | held, cost + more
                ):
                    yield after, (held, *others), total


def _is_plain_run(old: MeldBits) -> bool:
    """Return whether a meld of the table is a run without Jokers."""
    return old.run and not old.jokers


def _beyond(number: int, wild: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return the Jokers of a run that stand for numbers higher than *number*.

    *wild* holds a pair for each Joker. The first item is the number that the Joker stands for. The second is
    its index if the Joker was on the table before and still stands for the same tile, otherwise FREE.
    """
    return tuple(each for each in wild if each[0] > number)


def _code(runs: list[OpenRun], number: int, *, whole: bool = False) -> int:
    """Return one integer that encodes the open runs after a number, as `LayScan` needs it.

    Open runs are those that go on after the number. `LayScan` already knows the old melds that must stay
    together. Therefore a new run is left out if it contains an old run that must stay together and goes on
    after the number. If *whole* is True, a new run is also left out if any other old run that it contains
    completely goes on after the number.
    """
    seen = []
    for run in runs:
        spans = (*run.hidden, *run.whole) if whole else run.hidden
        if not spans:
            seen.append((run.lane, run.length))
        elif not any(first <= number < last for first, last in spans):
            seen.append((run.lane, 3 if any(last <= number for _, last in spans) else run.length))
    return with_runs(0, seen)
