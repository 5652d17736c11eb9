"""A search for how many tiles or points can still be laid from one number up, given the runs to continue.

After the play, all tiles of the table must be in melds; tiles of the rack may be. Melds that must not be
taken apart are *kept*; each of them is a *block* (see `MeldBlock`). A kept run may continue another run, and
may itself be continued after its end; tiles may be added to a kept group. All tiles outside kept melds are
loose. A free Joker, which may stand for any tile, is one more tile, of any colour, at any number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from .column import HALF, LOW, full_last_use, full_use, half_tables, last_column, next_halves, runs_of
from .open_runs import BITS, KEPT, LANES, MASK, MUST, Vector
from .prepared_task import PreparedTask
from .task import LayTask
from .tile_uses import FullUse, TileUse

_ALL = (1 << 4 * BITS) - 1

STRIDE = 4_000
"""How far the allowed loss may exceed the lower bound proved so far, in a search for the most points.

The loss is the points that stay in the rack. `STRIDE` is used only if some tiles are worth more than 50.
"""

LOST = 10**9
"""The loss (what stays in the rack) that is recorded if the table's tiles can't all be laid in melds."""
NONE = -LOST
"""The value of `LayScan.most` if the table's tiles can't all be laid in melds."""


SHORT = 32
"""The largest number of ways to lay the tiles of a number that are all generated at once.

If there are more ways, they are generated only when they are needed.
"""
Step: TypeAlias = "tuple[int, int, int, int]"
"""One way to lay the tiles of a number, as four integers.

They are: the tiles or points left in the rack; the Jokers laid; what the open runs of the first two colours
become, encoded together with these Jokers; and a code of how many tiles of the other two colours go into runs
(see `PAIRS`). Open runs are those that may still be continued.
"""


class LayScan(PreparedTask):
    """The search for the most tiles or points that can be laid in a task, number by number.

    What stays in the rack is a *loss*, in tiles or points; the search finds the least loss by allowing more
    and more loss. For each search state (the number, the open runs and the Jokers laid), a lower bound on the
    loss from there on is stored and, if a result was found, an upper bound. Tiles that fit in no meld
    (`dead`) are counted separately. If *idle* is True, Jokers that no meld needs may be left out.
    """

    def __init__(self, task: LayTask, *, idle: bool = False) -> None:
        super().__init__(task, idle=idle)
        self._lost: list[dict[int, int]] = [{} for _ in range(self.last + 2)]
        self._found: list[dict[int, int]] = [{} for _ in range(self.last + 2)]
        self._known_ways: list[dict[int, list[Step]]] = [{} for _ in range(self.last + 1)]
        self._lazy: list[dict[int, tuple[list[Step], Iterator[Step]]]] = [{} for _ in range(self.last + 1)]
        self._least: int | None = None
        self._best = False  # whether to find the least loss, not just one within the budget
        self._stride = STRIDE if max(task.weights) > 50 else 0

    # ---- The search --------------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """The most tiles or points of the rack that can be laid.

        The value is NONE, a negative number, if the tiles of the table can't all be laid in melds.
        """
        least = self.least
        return NONE if least >= LOST else self.whole - least

    @property
    def least(self) -> int:
        """The fewest tiles or points that must stay in the rack.

        The value is LOST, a very large number, if the tiles of the table can't all be laid in melds.
        """
        if self._least is None:
            found = budget = self.floors[self.jokers][0]
            self._best = True
            while (found := self._search(1, 0, 0, budget + self._stride)) > budget + self._stride:
                if found >= LOST:
                    break
                budget = found
            self._best = False
            self._least = min(LOST, found + self.dead[1])
        return self._least

    @property
    def bound(self) -> int:
        """An upper bound on how many tiles or points can be laid, known without a search."""
        return self.whole - self.dead[1] - self.floors[self.jokers][0]

    @property
    def states_searched(self) -> int:
        """The number of states that the search has examined so far.

        A state says which runs may be continued before a number, and how many Jokers are laid already.
        """
        return sum(map(len, self._lost)) + sum(map(len, self._found))

    def reaches(self, most: int) -> bool:
        """Return whether *most* tiles or points can be laid, without searching for the exact maximum."""
        return self.whole - self.dead[1] >= most and self.within(1, 0, 0, self.whole - most)

    def within(self, number: int, state: int, wild: int, budget: int) -> bool:
        """Return whether the tiles of *number* and later numbers can be laid with a loss of at most *budget*.

        The loss is what stays in the rack, in tiles or points, whichever the task counts. *state* encodes the
        runs that may be continued before the number, and *wild* is how many Jokers are laid already.
        """
        budget -= self.dead[number]
        if budget < 0:
            return False
        key = state << 3 | wild
        if self._lost[number].get(key, 0) > budget:
            return False
        return (
            self._found[number].get(key, LOST) <= budget
            or self._search(number, state, wild, budget) <= budget
        )

    def _search(self, number: int, state: int, wild: int, budget: int) -> int:
        """Return the loss (tiles or points left in the rack) from *number* on, if it is at most *budget*.

        If it is more, return a lower bound that is also more than *budget*. The result and *budget* are both
        in tiles, or both in points. Tiles that fit in no meld aren't counted. *state* encodes the runs that
        may be continued before the number, and *wild* is how many Jokers are laid already.
        """
        key = state << 3 | wild
        least = self._lost[number].get(key, 0)
        if least > budget:
            return least
        known = self._found[number].get(key, LOST)
        if known <= (least if self._best else budget):
            return known
        if number > self.last:
            found = self.final_loss(state, wild)
            self._found[number][key] = self._lost[number][key] = found
            return found
        if self._blocked >> number & 1:
            return self._search_blocked(number, state, wild, budget)
        if self.jokers:
            return self._search_wild(number, state, wild, budget)
        following = number + 1
        lost, there, search = self._lost[following], self._found[following], self._search
        weight, least, best = self.weights[number], LOST, LOST
        one, two, base = state & LOW, state >> HALF & LOW, state >> KEPT << KEPT
        one_ahead, ready, other, others = self.tiles_ahead[0][number]
        first = (ready.get(one) or half_tables(one, one_ahead))[0]
        second = (others.get(two) or half_tables(two, other))[1]
        for short, _, _, a, b, code in self.columns[number]:
            loss = weight * short
            rest = budget - loss
            if rest < 0:
                if loss < least:
                    least = loss
                break
            low = first[a]
            if low < 0:
                continue
            high = second[b]
            if high < 0:
                continue
            after = base + code + low + high
            found = lost.get(after << 3, 0)
            if found <= rest:
                if self._best or (found := there.get(after << 3, LOST)) > rest:
                    found = search(following, after, 0, rest)
                if found <= rest:
                    best = loss + found
                    if not self._best:
                        break
                    budget = best - 1
            if loss + found < least:
                least = loss + found
        return self._store(number, key, least, best)

    def _search_wild(self, number: int, state: int, wild: int, budget: int) -> int:
        """Return the loss (tiles or points left in the rack) from *number* on, if there are Jokers.

        This is one step of `_search`, with the same arguments and the same result: the loss if it is at most
        *budget*, otherwise a lower bound on it. At *number* no run that must stay together begins or ends.
        """
        following, floors = number + 1, self.floors
        lost, there, search = self._lost[following], self._found[following], self._search
        left, least, best, laid = self.jokers - wild, LOST, LOST, -1
        one, two, base = state & LOW, state >> HALF & LOW, (state >> KEPT << KEPT + 3) + wild
        row = self._known_ways[number].get(one << 3 | left) or self._ways(number, one, left)
        for loss, more, low, b in row:
            rest = budget - loss
            if rest < 0:
                if loss < least:
                    least = loss
                break
            floor = floors[left - more][following]
            if rest < floor:
                if loss + floor < least:
                    least = loss + floor
                continue
            if more != laid:
                laid = more
                ahead = self.tiles_ahead[left - more][number]
                second = (ahead[3].get(two) or half_tables(two, ahead[2]))[1]
            high = second[b]
            if high < 0:
                continue
            after = (high << 3) + low + base
            found = lost.get(after, 0)
            if found <= rest:
                if self._best or (found := there.get(after, LOST)) > rest:
                    found = search(following, after >> 3, wild + more, rest)
                if found <= rest:
                    best = loss + found
                    if not self._best:
                        break
                    budget = best - 1
            if loss + found < least:
                least = loss + found
        return self._store(number, state << 3 | wild, least, best)

    def _ways(self, number: int, half: int, left: int) -> Iterable[Step]:
        """Return the ways to lay the tiles of a number that let the red and yellow runs be completed later.

        *half* encodes the runs of these two colours that may be continued at the number, and *left* is how
        many Jokers are left. If there are many ways, each is generated only when the caller asks for it.
        """
        uses = self.columns[number]
        if len(uses) > SHORT:
            return self._lazy_ways(number, half, left)
        row = self._known_ways[number][half << 3 | left] = list(self._possible_ways(number, half, left))
        return row

    def _lazy_ways(self, number: int, half: int, left: int) -> Iterator[Step]:
        """Yield the ways to lay tiles that `_possible_ways` yields, and store them for later calls.

        The ways that an earlier call with the same arguments found are read from a list; new ones are added
        to the list as they are generated.
        """
        row, more = self._lazy[number].setdefault(
            half << 3 | left, ([], self._possible_ways(number, half, left))
        )
        at = 0
        while True:
            if at == len(row):
                found = next(more, None)
                if found is None:
                    break
                row.append(found)
            yield row[at]
            at += 1
        if row:
            self._known_ways[number][half << 3 | left] = row

    def _possible_ways(self, number: int, half: int, left: int) -> Iterator[Step]:
        """Yield the ways to lay the tiles of a number that let the red and yellow runs be completed later.

        *half* encodes the open runs of these two colours, that is, the runs of lower numbers that may still
        be continued. *left* is how many Jokers are left.
        """
        weight, ahead, laid = self.weights[number], self.tiles_ahead, -1
        for short, more, _, a, b, code in self.columns[number]:
            if more > left:
                continue
            if more != laid:
                laid = more
                half_ahead, known, _, _ = ahead[left - more][number]
                first = (known.get(half) or half_tables(half, half_ahead))[0]
            if first[a] >= 0:
                yield weight * short, more, (first[a] + code << 3) + more, b

    def _store(self, number: int, key: int, least: int, best: int) -> int:
        """Store and return the loss from a search state on: the tiles or points that must stay in the rack.

        The state is *number* and *key*, which encodes the runs that may be continued and the Jokers laid.
        *best* is the loss that the search found, or LOST if it found no result; then *least*, a lower bound
        for the loss, is stored and returned instead.
        """
        if best < LOST:
            self._found[number][key] = best
            if self._best:
                self._lost[number][key] = best
            return best
        self._lost[number][key] = least
        return least

    def _search_blocked(self, number: int, state: int, wild: int, budget: int) -> int:
        """Return the loss (tiles or points left in the rack) from *number* on, if *number* is blocked.

        A number is blocked if a run of the table that must stay together begins or ends at it. This is one
        step of `_search`, with the same arguments and the same result: the loss if it is at most *budget*,
        otherwise a lower bound on it.
        """
        kept, following = state >> KEPT << KEPT, number + 1
        weight, left, least, best = self.weights[number], self.jokers - wild, LOST, LOST
        for short, more, _, a, b, code in self._uses(number, state):
            loss = weight * short
            rest = budget - loss
            if rest < 0:
                least = min(least, loss)
                break
            if more > left:
                continue
            floor = self.floors[left - more][following]
            if rest < floor:
                least = min(least, loss + floor)
                continue
            for after in self.after(number, state, a, b, wild + more):
                found = self._search(following, kept + code + after, wild + more, rest)
                if found <= rest:
                    best = loss + found
                    if not self._best:
                        return self._store(number, state << 3 | wild, least, best)
                    budget = best - 1
                    rest = budget - loss
                least = min(least, loss + found)
        return self._store(number, state << 3 | wild, least, best)

    def _uses(self, number: int, state: int) -> Sequence[TileUse]:
        """Return the ways to lay the tiles of a number; number 14 stands for the 1s that follow a 13.

        If *number* is 14, *state* says how many 1s are kept to follow a 13; otherwise it has no effect.
        """
        return last_column(state, self.jokers) if number == 14 else self.columns[number]

    def after(
        self, number: int, state: int, first: int, second: int, wild: int,
        begin: Vector | None = None, finish: Vector | None = None,
    ) -> Sequence[int]:  # fmt: skip
        """Return the codes of the open runs that are possible after tiles of a number have joined runs.

        Open runs are those that may still be continued, and *state* encodes those before the number. *first*
        and *second* encode how many tiles of the first two and of the other two colours go into runs (see
        `PAIRS`); *wild* is how many Jokers are laid so far. *begin* and *finish* count the runs that must
        stay together and begin or end at the number, by default those of the task. There may be several
        results if such a run begins, and none if a run can't be completed.
        """
        one_ahead, _, other, _ = self.tiles_ahead[self.jokers - wild][number]
        if begin is None or finish is None:
            begin, finish = self.begin[number], self.finish[number]
        low = next_halves(state & LOW, first, begin[:2], finish[:2], one_ahead)
        if not low:
            return ()
        high = next_halves(state >> HALF & LOW, second, begin[2:], finish[2:], other)
        return [a | b << HALF for b in high for a in low]

    def final_loss(self, state: int, wild: int) -> int:
        """Return what is lost, in tiles or points, by the Jokers still in the rack at the end of a search.

        Returns LOST if a run is still too short. Otherwise, if the search may leave out Jokers that no meld
        needs, nothing is lost: the result is 0. If the search may not leave them out, the result is the worth
        of the Jokers not laid, or LOST if fewer Jokers were laid than must be. *state* encodes the runs that
        may be continued, and *wild* is how many Jokers were laid.
        """
        task = self.task
        if state & _ALL and any(MUST[state >> BITS * lane & MASK] for lane in LANES):
            return LOST
        if self.idle:
            return 0
        if wild < task.must:
            return LOST
        return (max(0, self.jokers - task.unpaid) - max(0, wild - task.unpaid)) * task.joker

    def has_room_for_jokers(self) -> bool:
        """Return whether there is certainly room for the Jokers that the best result doesn't need.

        This is only a simple check: it counts, for each colour that has a run, the numbers that are in none
        of its runs, because Jokers can extend a run to all of them. There may be room even if the result is
        False.
        """
        if not self.idle or not self.jokers:
            return True
        left, lanes = self.jokers, [0, 0, 0, 0]
        for number, (use, _) in enumerate(self._best_uses(), 1):
            left -= use[1]
            for lane, count in enumerate(runs_of(use)):
                lanes[lane] |= (count > 0) << number
        for each in self._runs:
            lanes[each.lane] |= (2 << each.last) - (1 << each.first)
        return left <= sum(self.last - bits.bit_count() for bits in lanes if bits)

    def path(self) -> list[tuple[FullUse, int]]:
        """Return one of the best results of the search: for each number, how its tiles are laid, and a code.

        The code stands for the runs that may still be continued after the number.
        """
        state, found = 0, []
        for number, (use, after) in enumerate(self._best_uses(), 1):
            found.append((self._laid(number, use, state), after))
            state = after
        return found

    def _best_uses(self) -> Iterator[tuple[TileUse, int]]:
        """Yield one of the best results of the search, number by number.

        For each number there is a pair: a way to lay its tiles, and a code that stands for the runs that may
        still be continued after the number.
        """
        state, wild, left = 0, 0, self.least - self.dead[1]
        for number in range(1, self.last + 1):
            for use in self._uses(number, state):
                rest, more = left - self.weights[number] * use[0], wild + use[1]
                if rest < 0 or more > self.jokers:
                    continue
                kept = (state >> KEPT << KEPT) + use[5]
                some = (kept + each for each in self.after(number, state, use[3], use[4], more))
                good = (each for each in some if self._search(number + 1, each, more, rest) <= rest)
                after = next(good, None)
                if after is not None:
                    yield use, after
                    state, wild, left = after, more, rest
                    break
            else:
                raise AssertionError("no way through the columns")

    def _laid(self, number: int, use: TileUse, state: int) -> FullUse:
        """Return in detail how the tiles of one number are laid: runs, groups and Jokers, by colour.

        *use* describes the same in a shorter form, which counts the tiles but doesn't list the groups.
        *state* encodes the runs of smaller numbers that tiles of this number may continue.
        """
        if number == 14:
            return full_last_use(state, use)
        low, high = self.task.low[number - 1], self.high[number - 1]
        return full_use(low, high, use, self.fills(number), self.task.sizes)
