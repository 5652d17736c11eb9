"""What may be left together of a meld of the table, and what that costs: broken melds, then tiles moved.

A meld is kept whole; or a part of it, its core, goes on as a meld of its own, the other tiles being free to
go anywhere; or it is given up. A tile that has gone elsewhere has moved. A core of two needs one more tile
beside it. What is said is a lower bound, less one tile for each Joker: a Joker could hold a core together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from .board import Board, BoardMeld, Kind
from .open_runs import LANES
from .task import MeldBlock
from .ways import GroupRoom

BROKEN = 256
"""What a broken meld costs against a tile that has moved."""


MOST_MOVED = 3
"""Tiles that leave a meld of which what is left is still looked at."""


class Core(NamedTuple):
    """What is left of a meld: of a run from where to where, of a group the colours; or neither."""

    meld: int
    cost: int
    lane: int = -1  # of a run
    first: int = 0
    last: int = 0
    lanes: tuple[int, ...] = ()  # of a group
    fill: GroupRoom | None = None

    @property
    def tiles(self) -> list[Kind]:
        """The tiles that are left together."""
        if self.lane < 0:
            return [(lane, self.first) for lane in self.lanes]
        return [(self.lane, number) for number in range(self.first, self.last + 1)]

    @property
    def block(self) -> MeldBlock:
        """The same as what stays together in a scan."""
        return MeldBlock(self.meld, self.lane, self.first, self.last, self.fill)


class MeldCores:
    """The melds of a table of which it is asked what may be left, and the tiles in sight.

    A Joker that goes on standing for its tile counts as that tile, where there is no other Joker.
    """

    def __init__(self, board: Board, loose: tuple[Kind, ...], jokers: int) -> None:
        self.largest, self.jokers = board.sizes[-1], jokers
        self.copies = board.table + board.held + Counter(loose)
        alone = len(loose) == sum(len(meld.jokers) for meld in board.melds) == 1 and not jokers
        self.melds = []
        for meld in board.melds:
            if not meld.jokers:
                self.melds.append(meld)
            elif alone:
                naturals = tuple(sorted((*meld.naturals, *loose)))
                self.melds.append(meld._replace(naturals=naturals, jokers=()))

    def whole_or_not(self, old: BoardMeld) -> list[Core]:
        """That a meld is kept whole, or given up, whatever moves by it."""
        whole = next(self._run(old) if old.run else self._group(old))
        return [whole, Core(old.number, BROKEN, first=old.naturals[0][1])]

    def cores(self, old: BoardMeld) -> list[Core]:
        """All that may be left of a meld, the cheapest first."""
        *some, given_up = self._run(old) if old.run else self._group(old)
        found = [each for each in some if each.cost <= BROKEN + MOST_MOVED]
        cost = min([given_up.cost, *(BROKEN + each for each in self._hidden(old))])
        if len(found) < len(some):  # smaller cores are not told apart
            cost = min(cost, BROKEN + MOST_MOVED + 1)
        return sorted([*found, given_up._replace(cost=cost)], key=attrgetter("cost"))

    def _hidden(self, old: BoardMeld) -> Iterator[int]:
        """What is moved at least where a meld goes on in one that holds another whole, of the same tiles.

        The other one then goes on elsewhere, with its second tiles; not with all, or it would be whole there.
        """
        there = set(old.naturals)
        for other in self.melds:
            if other.number != old.number and other.run == old.run and there & set(other.naturals):
                twins = sum(self.copies[kind] > 1 for kind in other.naturals)
                yield max(1, other.size - twins)

    def _run(self, old: BoardMeld) -> Iterator[Core]:
        """What may be left of a run: first all of it, last nothing."""
        (lane, first), (_, last) = old.naturals[0], old.naturals[-1]
        size = old.size
        yield Core(old.number, 0, lane, first, last)
        for length in range(size - 1, 2, -1):
            for start in range(first, last - length + 2):
                yield Core(old.number, BROKEN + size - length, lane, start, start + length - 1)
        if self.jokers and size > 3:  # in the place of a tile between others
            yield Core(old.number, BROKEN + 1, first=first)
            return
        if self.copies[lane, last + 1]:
            yield Core(old.number, BROKEN + size - 2, lane, last - 1, last + 1)
        below = self.copies[lane, first - 1] > 0  # what its first two would lie with has begun before
        yield Core(old.number, BROKEN + size - (2 if below else 1), first=first)

    def _group(self, old: BoardMeld) -> Iterator[Core]:
        """And of a group."""
        number, size = old.naturals[0][1], old.size
        there = tuple(lane for lane, _ in old.naturals)
        yield self._left(old, there, 0, room=self.largest - size)
        if size == 4:
            for some in combinations(there, 3):
                yield self._left(old, some, BROKEN + 1)
        for lane in LANES:
            if lane not in there and self.copies[lane, number]:
                for pair in combinations(there, 2):
                    yield self._left(old, (*pair, lane), BROKEN + size - 2)
        yield Core(old.number, BROKEN + size - 1, first=number)

    def _left(self, old: BoardMeld, lanes: tuple[int, ...], cost: int, room: int = 0) -> Core:
        """A group of these colours; only Jokers can be added to what is not a whole meld."""
        others = tuple(lane for lane in LANES if lane not in lanes)
        room = room or (self.jokers > 0 and self.largest - len(lanes))
        fill = GroupRoom(others, room) if room > 0 else None
        return Core(old.number, cost, first=old.naturals[0][1], lanes=lanes, fill=fill)
