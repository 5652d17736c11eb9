"""Of all plays that lay as much, one that disturbs the table least: fewest melds broken, fewest tiles moved.

The numbers are read from 1 to 13; at each the melds are chosen whole that begin there, so that what a choice
costs is known at once: a meld of the table is broken unless a chosen one holds it all, and each of its tiles
has moved that does not lie in the meld that continues it. States that agree in all that matters for the rest
are one. What the scan says can still be laid cuts every way that does not lead to the most; what may be
broken is raised from nothing on, so the first answer is the best.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ...rules import Values
from . import cores
from .board import Board
from .cases import JokerCase
from .costs import BROKEN, MOVED, Costs
from .kept_melds import LOSS, KeptMelds, SearchExhausted, SearchLimit, with_runs
from .open_runs import LANES
from .pieces import FREE, PossibleMeld, TileSupply, bit, melds_from, new_of
from .scan import LayScan

__all__ = ["DisturbanceResult", "MinimalDisturbance"]


class OpenRun(NamedTuple):
    """A run that goes on beyond a number: what is still to come of it."""

    lane: int
    last: int
    length: int  # so far: 1, 2, or 3 and more
    wild: tuple[tuple[int, int], ...]
    hidden: tuple[tuple[int, int], ...]  # the melds in it that must stay together, from number to number
    whole: tuple[tuple[int, int], ...]  # and those that do


class ScanState(NamedTuple):
    """What matters for the numbers to come."""

    runs: tuple[OpenRun, ...] = ()
    free: int = 0  # free Jokers laid, those on places to come included
    spent: int = 0  # kept Jokers laid
    matched: int = 0  # melds of the table that are continued, as bits
    placed: int = 0  # and those that lie whole in a new one
    done: int = 0  # melds that must stay together and do
    gain: int = 0


Trail: TypeAlias = "tuple[tuple[PossibleMeld, ...], Trail] | tuple[()]"


class DisturbanceResult(NamedTuple):
    """The melds after the turn, and what they cost."""

    moved: int
    melds: tuple[PossibleMeld, ...]
    case: JokerCase


class MinimalDisturbance:
    """One case, made ready for the search."""

    def __init__(
        self,
        board: Board,
        case: JokerCase,
        scan: LayScan,
        most: int,
        values: Values | None,
        limit: SearchLimit,
    ) -> None:
        self.board, self.case, self.scan, self.most, self.limit = board, case, scan, most, limit
        self.sizes = board.sizes
        self.weights = scan.task.weights
        self.costs = Costs(board)
        self.olds = self.costs.olds
        self.begins = [[i for i, old in enumerate(self.olds) if old.first == n] for n in range(15)]
        self.plain = [
            [(i, old.column[n]) for i, old in enumerate(self.olds) if not old.jokers and old.column[n]]
            for n in range(14)
        ]
        self.wild = [i for i, old in enumerate(self.olds) if old.jokers]
        self.of_kind: dict[int, list[int]] = {}
        for i, old in enumerate(self.olds):
            for place in range(52):
                if old.naturals >> place & 1:
                    self.of_kind.setdefault(1 << place, []).append(i)
        own = [kind for each in case.own for kind in each.naturals]
        need = dict(case.need)
        self.low = [[0] * 14 for _ in LANES]
        self.high = [[0] * 14 for _ in LANES]
        self.there = [[0] * 14 for _ in LANES]
        for lane in LANES:
            for n in range(1, 14):
                kind = (lane, n)
                mine = own.count(kind)
                asked = max(0, need.get(kind, 0) - mine)
                self.there[lane][n] = board.table[kind]
                self.low[lane][n] = board.table[kind] + asked
                self.high[lane][n] = board.table[kind] + board.held[kind] - mine
        # What can still be laid from each column on, if nothing is lost.
        paid = max(0, scan.jokers - scan.task.unpaid) * scan.task.joker
        self.left = [paid] * 16
        for n in range(13, 0, -1):
            room = sum(self.high[lane][n] - self.there[lane][n] for lane in LANES)
            self.left[n] = self.left[n + 1] + self.weights[n - 1] * room
        self.forced = [
            (
                sum(bit(kind) for kind in each.naturals),
                tuple(sorted(each.jokers)),
                self.olds[each.meld].first,
                next(
                    ((b.first, b.last) for b in case.blocks if b.number == each.meld and b.fill is None), None
                ),
            )
            for each in case.forced
        ]
        own_gain = sum(self.weights[n - 1] for _, n in own) + scan.task.joker * case.owned
        self.first_gain = own_gain
        self.broken, self.moved, self.found, self.cut = -1, 0, 0, False
        self._lost: list[dict[tuple[ScanState, int], int]] = []
        self._steps_of: list[
            dict[tuple[ScanState, int], tuple[int, list[tuple[int, tuple[PossibleMeld, ...], ScanState]]]]
        ] = []
        twin = any(not old.naturals & ~sum(map(bit, each.naturals)) for each in case.own for old in self.olds)
        self.keep = None if twin else KeptMelds(board, case, scan, limit)
        self.fewest = self.least = 0  # melds broken, and then tiles moved, as far as is known beforehand
        if self.keep is not None:
            try:
                self.fewest = self.least = self.keep.fewest()
            except SearchExhausted:
                self.keep = None
        plain = [i for i, old in enumerate(self.olds) if old.run and not old.jokers]
        self.lasting = [
            sum(1 << i for i, old in enumerate(self.olds) if (old.last if i in plain else old.first) > n)
            for n in range(14)
        ]
        self.later = [sum(1 << i for i, old in enumerate(self.olds) if old.first > n) for n in range(14)]
        self.active = [[i for i in plain if self.olds[i].first <= n < self.olds[i].last] for n in range(14)]

    # ---- The search --------------------------------------------------------------------------------

    def search(self, broken: int, moved: int) -> DisturbanceResult | None:
        """A play that breaks and moves no more than so many, or None; `cut` if more moved might do."""
        if broken != self.broken:
            self._lost = [{} for _ in range(15)]
            self._steps_of = [{} for _ in range(15)]
        self.broken, self.moved, self.cut = broken, moved, False
        own = tuple(new_of(each.naturals, each.jokers, each.row) for each in self.case.own)
        for matched, held, cost in self._decided(own, 0, 0, 0, 0):
            placed = 0
            for bits in held:
                placed |= bits
            trail = self._dive(1, ScanState(matched=matched, placed=placed, gain=self.first_gain), cost)
            if trail is not None:
                made = list(own)
                while trail:
                    made += trail[0]
                    trail = trail[1]
                return DisturbanceResult(self.found, tuple(made), self.case)
            if self.limit.left <= 0:
                return None
        return None

    def _dive(self, number: int, state: ScanState, cost: int) -> Trail | None:
        """The melds from a number on, if what is left of the budget suffices; () at the end of them."""
        room, rest = self.broken - cost // BROKEN, self.moved - cost % BROKEN // MOVED
        if number == 14:
            total = state.gain + self.scan.task.joker * (state.free - self.scan.task.must)
            if total != self.most:
                return None
            left = sum(self.olds[i].size for i in self.wild if not state.matched >> i & 1)
            if left > rest:
                self.cut = True
                return None
            self.found = self.moved - rest + left
            return ()
        lost, key = self._lost[number], (state, room)
        if lost.get(key, 0) > rest:
            self.cut = True
            return None
        for more, melds, after in self._cheapest(number, state, room, rest, cost):
            if more % BROKEN // MOVED > rest:
                self.cut = True
                break
            if more // BROKEN > room:
                continue
            trail = self._dive(number + 1, after, cost + more)
            if trail is not None:
                return melds, trail
            if self.limit.left <= 0:
                return None
        if self.limit.left > 0:
            lost[key] = rest + 1
        return None

    def _cheapest(
        self, number: int, state: ScanState, room: int, rest: int, cost: int
    ) -> list[tuple[int, tuple[PossibleMeld, ...], ScanState]]:
        """The ways to go on from a state, cheapest first, as far as the budget goes."""
        known = self._steps_of[number].get((state, room))
        if known is not None and known[0] >= rest:
            return known[1]
        best: dict[ScanState, tuple[int, tuple[PossibleMeld, ...]]] = {}
        for melds, after, spent in self._steps(state, number, cost):
            there = best.get(after)
            if there is None or spent - cost < there[0]:
                best[after] = spent - cost, melds
        found = sorted(((more, melds, after) for after, (more, melds) in best.items()), key=_cost)
        if self.limit.left > 0:
            self._steps_of[number][state, room] = rest, found
        return found

    def _within(self, cost: int) -> bool:
        if cost // BROKEN > self.broken:
            return False
        if cost % BROKEN // MOVED <= self.moved:
            return True
        self.cut = True
        return False

    def _steps(
        self, state: ScanState, number: int, cost: int
    ) -> Iterator[tuple[tuple[PossibleMeld, ...], ScanState, int]]:
        tiles = [row[:] for row in self.high]
        for run in state.runs:
            wild = {place for place, _ in run.wild}
            row = tiles[run.lane]
            for n in range(number, run.last + 1):
                if n not in wild:
                    row[n] -= 1
        task = self.scan.task
        supply = TileSupply(tiles, self.case.kept, state.spent, task.must + task.may - state.free)
        room = self.broken - cost // BROKEN
        due = sum(1 << which for which, each in enumerate(self.case.kept) if each.number == number)
        slack = state.gain + self.left[number] - self.most - self.scan.dead[number + 1]
        for melds in self._choices(supply, number, 0, [], room, state.placed, slack):
            if due & ~supply.spent:
                continue
            yield from self._after(state, number, cost, tuple(melds), supply)

    def _choices(
        self,
        supply: TileSupply,
        number: int,
        lane: int,
        chosen: list[PossibleMeld],
        room: int,
        placed: int,
        slack: int,
    ) -> Iterator[list[PossibleMeld]]:
        """The melds that begin at a number, lane by lane; what the table has there must lie somewhere."""
        if lane == 4:
            yield chosen
            return
        offers = melds_from(supply, lane, number, self.sizes)
        yield from self._of_lane(supply, number, lane, offers, 0, chosen, room, placed, slack)

    def _of_lane(
        self, supply: TileSupply, number: int, lane: int, offers: list[PossibleMeld], start: int,
        chosen: list[PossibleMeld], room: int, placed: int, slack: int,
    ) -> Iterator[list[PossibleMeld]]:  # fmt: skip
        self.limit.left -= 1
        if self.limit.left <= 0:
            return
        left = supply.tiles[lane][number]
        rest = slack - self.weights[number - 1] * left
        if rest >= 0 and left <= self.high[lane][number] - self.low[lane][number]:
            lost = 0
            kind = bit((lane, number))
            for i in self.of_kind.get(kind, ()):
                old = self.olds[i]
                if (
                    old.first == number
                    and not placed >> i & 1
                    and not (old.naturals & (kind - 1) & _LOW[number])
                ):
                    lost += not any(
                        not old.naturals & ~each.naturals and old.jokers <= each.jokers for each in chosen
                    )
            if lost <= room:
                yield from self._choices(supply, number, lane + 1, chosen, room - lost, placed, rest)
        for at in range(start, len(offers)):
            meld = offers[at]
            if supply.take(meld):
                chosen.append(meld)
                yield from self._of_lane(supply, number, lane, offers, at, chosen, room, placed, slack)
                chosen.pop()
                supply.back(meld)

    def _after(
        self, state: ScanState, number: int, cost: int, melds: tuple[PossibleMeld, ...], supply: TileSupply
    ) -> Iterator[tuple[tuple[PossibleMeld, ...], ScanState, int]]:
        gain, weight = state.gain, self.weights[number - 1]
        for lane in LANES:
            used = self.high[lane][number] - supply.tiles[lane][number]
            gain += weight * (used - self.there[lane][number])
        done = state.done
        going: list[OpenRun] = []
        for run in state.runs:
            if run.last > number:
                ahead = tuple(each for each in run.wild if each[0] > number)
                going.append(
                    OpenRun(run.lane, run.last, min(3, run.length + 1), ahead, run.hidden, run.whole)
                )
        begun: list[tuple[int, OpenRun]] = []
        for at, meld in enumerate(melds):
            done, hidden = self._forced(meld, done)
            if meld.run:
                ahead = tuple(each for each in meld.wild if each[0] > number)
                begun.append((at, OpenRun(meld.lane, meld.last, 1, ahead, hidden, ())))
        for which, (_, _, first, _) in enumerate(self.forced):
            if first == number and not done >> which & 1:
                return
        task = self.scan.task
        free = task.must + task.may - supply.free
        runs = [*going, *(run for _, run in begun)]
        laid = free - sum(which == FREE for run in runs for _, which in run.wild)
        budget = gain + self.left[number + 1] - self.most
        if not self.scan.within(number + 1, self._seen(runs, number), laid, budget):
            return
        for matched, held, spent in self._decided(melds, number, state.matched, state.placed, cost):
            placed = state.placed
            for bits in held:
                placed |= bits
            for i, count in self.plain[number]:
                if not matched >> i & 1:
                    spent += MOVED * count
            for i in self.begins[number]:
                if not placed >> i & 1:
                    spent += BROKEN
            # Each meld to be broken moves a tile; where one is gone on with already, that was counted.
            due = self.fewest - spent // BROKEN - (matched & self.later[number]).bit_count()
            if not self._within(spent + MOVED * max(0, due)):
                continue
            runs = sorted([*going, *(run._replace(whole=self._spans(held[at])) for at, run in begun)])
            if self.keep is not None:
                rest = budget * LOSS + (self.broken - spent // BROKEN) * cores.BROKEN
                kept = sum(self.keep.whole[i] for i in self.active[number] if placed >> i & 1)
                seen = self._seen(runs, number, whole=True)
                try:
                    if self.keep.search(number + 1, seen, laid, kept, rest) > rest:
                        continue
                except SearchExhausted:
                    self.limit.left = 0
                    return
            matched &= self._open_after(number)
            placed &= self.lasting[number]
            yield melds, ScanState(tuple(runs), free, supply.spent, matched, placed, done, gain), spent

    def _spans(self, held: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            (old.first, old.last)
            for i, old in enumerate(self.olds)
            if held >> i & 1 and old.run and not old.jokers
        )

    def _open_after(self, number: int) -> int:
        return sum(1 << i for i, old in enumerate(self.olds) if old.jokers or old.last > number)

    def _forced(self, meld: PossibleMeld, done: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Which of the melds that must stay together a new one holds."""
        if not self.forced:
            return done, ()
        mine = [self.case.kept[which] for _, which in meld.wild if which != FREE]
        hidden = []
        for which, (naturals, jokers, _, span) in enumerate(self.forced):
            if not done >> which & 1 and not naturals & ~meld.naturals:
                left = list(mine)
                if all(each in left and not left.remove(each) for each in jokers):  # type: ignore[func-returns-value]
                    mine = left
                    done |= 1 << which
                    if span:
                        hidden.append(span)
        return done, tuple(hidden)

    def _seen(self, runs: list[OpenRun], number: int, *, whole: bool = False) -> int:
        """The state of the scan that these open runs are; what stays together is not seen while it lasts."""
        seen = []
        for run in runs:
            spans = (*run.hidden, *run.whole) if whole else run.hidden
            if not spans:
                seen.append((run.lane, run.length))
            elif not any(first <= number < last for first, last in spans):
                seen.append((run.lane, 3 if any(last <= number for _, last in spans) else run.length))
        return with_runs(0, seen)

    # ---- What it costs -----------------------------------------------------------------------------

    def _decided(
        self, melds: tuple[PossibleMeld, ...], number: int, matched: int, placed: int, cost: int
    ) -> Iterator[tuple[int, tuple[int, ...], int]]:
        """Which melds of the table continue in the new ones, which each holds whole, and the cost."""
        if not melds:
            if self._within(cost):
                yield matched, (), cost
            return
        meld, rest = melds[0], melds[1:]
        self.limit.left -= 1
        for held, continued, more in self.costs.options(meld, number, matched, placed):
            spent = cost + more
            if self._within(spent):
                for after, others, total in self._decided(
                    rest, number, matched | continued, placed | held, spent
                ):
                    yield after, (held, *others), total


_LOW = [sum(1 << (13 * lane + n - 1) for lane in range(4)) if n else 0 for n in range(14)]


def _cost(step: tuple[int, tuple[PossibleMeld, ...], ScanState]) -> int:
    return step[0]
