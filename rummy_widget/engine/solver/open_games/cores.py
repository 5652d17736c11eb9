"""Which parts of a meld on the table may stay together, and what that costs: broken melds, then moved tiles.

There are three choices: a meld is kept whole; or a part of it, its *core*, stays together in one meld while
its other tiles may go anywhere; or the meld is given up. A tile that leaves its meld counts as moved. A core
of two tiles needs a third tile to form a meld. A Joker might hold a core together, so a cost may be too high
by one for each Joker; after subtracting that, the costs are lower bounds.
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
from .tile_uses import GroupRoom

BROKEN = 256
"""The cost of a broken meld; a moved tile costs 1."""


MOST_MOVED = 3
"""The largest number of tiles that may leave a meld for the rest of it to be tried as a core."""


class Core(NamedTuple):
    """The part of a meld that stays together: a range of a run, some colours of a group, or nothing.

    Attributes:
        meld: the index of the meld on the table.
        cost: a lower bound on the cost if no other part of the meld is kept. The cost is BROKEN if the meld
            is broken, plus 1 for each tile that moves.
        lane: the index of the colour for a part of a run; otherwise -1.
        first: the lowest number of a part of a run, or the number of a group.
        last: the highest number of a part of a run.
        lanes: the indexes of the colours of a part of a group.
        fill: the colours that can be added to a part of a group; None if none can.
    """

    meld: int
    cost: int
    lane: int = -1
    first: int = 0
    last: int = 0
    lanes: tuple[int, ...] = ()
    fill: GroupRoom | None = None

    @property
    def tiles(self) -> list[Kind]:
        """The tiles that stay together, each as the index of its colour and its number."""
        if self.lane < 0:
            return [(lane, self.first) for lane in self.lanes]
        return [(self.lane, number) for number in range(self.first, self.last + 1)]

    @property
    def block(self) -> MeldBlock:
        """This part of a meld as a `MeldBlock`, the form in which a search keeps tiles together."""
        return MeldBlock(self.meld, self.lane, self.first, self.last, self.fill)


class MeldCores:
    """The melds of a table, prepared for finding the parts of each meld that can stay together.

    *loose* lists the tiles that Jokers on the table must still stand for after the turn, and *jokers* is the
    number of other Jokers that can be laid. If the table has a single Joker, which must still stand for its
    tile, and no other Joker can be laid, this Joker is treated as that tile. Otherwise, melds that contain
    Jokers are left out.
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
        """Return two choices for *old*, a meld of the table, with their costs: to keep or to break it.

        The cost is 0 for keeping it and BROKEN for breaking it; moved tiles aren't counted.
        """
        whole = next(self._run(old) if old.run else self._group(old))
        return [whole, Core(old.number, BROKEN, first=old.naturals[0][1])]

    def cores(self, old: BoardMeld) -> list[Core]:
        """Return the parts of *old*, a meld of the table, that can stay together, the cheapest part first.

        A part is all of the meld, some of its tiles, or nothing. Its cost counts broken melds and moved
        tiles.
        """
        *some, given_up = self._run(old) if old.run else self._group(old)
        found = [each for each in some if each.cost <= BROKEN + MOST_MOVED]
        cost = min([given_up.cost, *(BROKEN + each for each in self._hidden_costs(old))])
        if len(found) < len(some):  # keeping a smaller core counts as giving the meld up
            cost = min(cost, BROKEN + MOST_MOVED + 1)
        return sorted([*found, given_up._replace(cost=cost)], key=attrgetter("cost"))

    def _hidden_costs(self, old: BoardMeld) -> Iterator[int]:
        """Yield lower bounds on the moved tiles, for cases in which a new meld contains another old meld.

        A new meld *continues* an old one if it counts as the same meld. In each case, *old* is broken, and
        the new meld that continues it contains another old meld completely. Then a second new meld must
        continue that other meld, with second copies of its tiles. Tiles without a second copy can't be in the
        second new meld, so they count as moved. There is one bound for each other meld that may be contained.
        It is at least 1, because *old* loses a tile when it is broken.
        """
        there = set(old.naturals)
        for other in self.melds:
            if other.number != old.number and other.run == old.run and there & set(other.naturals):
                twins = sum(self.copies[kind] > 1 for kind in other.naturals)
                yield max(1, other.size - twins)

    def _run(self, old: BoardMeld) -> Iterator[Core]:
        """Yield the parts of *old*, a run on the table, that may stay together: all, some or no tiles."""
        (lane, first), (_, last) = old.naturals[0], old.naturals[-1]
        size = old.size
        yield Core(old.number, 0, lane, first, last)
        for length in range(size - 1, 2, -1):
            for start in range(first, last - length + 2):
                yield Core(old.number, BROKEN + size - length, lane, start, start + length - 1)
        if self.jokers and size > 3:  # the Joker replaces a tile in the middle
            yield Core(old.number, BROKEN + 1, first=first)
            return
        if self.copies[lane, last + 1]:
            yield Core(old.number, BROKEN + size - 2, lane, last - 1, last + 1)
        below = self.copies[lane, first - 1] > 0  # then its first two tiles may stay together, as a run's end
        yield Core(old.number, BROKEN + size - (2 if below else 1), first=first)

    def _group(self, old: BoardMeld) -> Iterator[Core]:
        """Yield the parts of *old*, a group on the table, that may stay together: all, some or no tiles."""
        number, size = old.naturals[0][1], old.size
        there = tuple(lane for lane, _ in old.naturals)
        yield self._group_core(old, there, 0, room=self.largest - size)
        if size == 4:
            for some in combinations(there, 3):
                yield self._group_core(old, some, BROKEN + 1)
        for lane in LANES:
            if lane not in there and self.copies[lane, number]:
                for pair in combinations(there, 2):
                    yield self._group_core(old, (*pair, lane), BROKEN + size - 2)
        yield Core(old.number, BROKEN + size - 1, first=number)

    def _group_core(self, old: BoardMeld, lanes: tuple[int, ...], cost: int, room: int = 0) -> Core:
        """Return the tiles of the group *old* that have the colours *lanes* (their indexes), as a `Core`.

        A `Core` is a part of a meld that stays together. *lanes* may include one colour that isn't in *old*:
        then a new tile of that colour joins two tiles of *old* that stay together. *cost* is the cost of
        keeping only this part. *room* is how many natural tiles can be added; Jokers can be added even if it
        is 0.
        """
        others = tuple(lane for lane in LANES if lane not in lanes)
        room = room or (self.jokers > 0 and self.largest - len(lanes))
        fill = GroupRoom(others, room) if room > 0 else None
        return Core(old.number, cost, first=old.naturals[0][1], lanes=lanes, fill=fill)
