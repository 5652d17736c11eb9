"""Place tiles one by one, the lowest first: in a run of three to five, in a group, or back on the rack.

This is part of the independent check `verify`. The tiles that are still to be placed are packed into integers
with three bits for each kind of tile; integers whose tiles couldn't be placed are remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from .board import BoardMeld, Kind

Batch: TypeAlias = "tuple[tuple[Kind, ...], int]"
"""Natural tiles that form a meld or are added to one, and how many Jokers are laid with them."""

WIDTH = 3
"""The number of bits that count one kind of tile in a packed integer."""
FIELD = (1 << WIDTH) - 1


@dataclass
class PlacingLimit:
    """A limit on the search for a way to place all tiles; the search tries one way after another.

    A state says which tiles are still to be placed. `left` is how many more states may be examined. `sure`
    becomes False when the limit is reached; the search may then have overlooked a way.
    """

    left: int
    sure: bool = True


class PlacingCase(NamedTuple):
    """The tiles that must or may be put in melds if a certain set of the table's Jokers is freed.

    A Joker of the table is kept if it still stands for its tile; otherwise it is freed, to be laid elsewhere.

    Attributes:
        must: the natural tiles that must be put in melds, and the tiles that kept Jokers stand for.
        may: the rack tiles that may be put in melds.
        wild: the number of Jokers that must be laid: those freed, and those of the rack that are required.
        spare: the number of further Jokers of the rack that may be laid.
        kept_jokers: the tiles that kept Jokers stand for; they are also counted in `must`.
        locked: the melds of the table that must stay together, with the tiles that replaced Jokers in them.
        own_melds: the new melds that freed Jokers form with tiles of the rack; their tiles aren't in `must`.
    """

    must: Counter[Kind]
    may: Counter[Kind]
    wild: int
    spare: int
    kept_jokers: tuple[Kind, ...] = ()
    locked: tuple[BoardMeld, ...] = ()
    own_melds: tuple[Batch, ...] = ()


def _bit_of(kind: Kind) -> int:
    """Return the position of the lowest of the bits that count a kind of tile.

    Tiles are packed into an integer that counts each kind in `WIDTH` bits. Kinds with lower numbers have
    lower bits.
    """
    return WIDTH * (4 * (kind[1] - 1) + kind[0])


def _packed(counts: Counter[Kind]) -> int:
    """Return counts of tiles packed into one integer, with `WIDTH` bits for each kind."""
    return sum(count << _bit_of(kind) for kind, count in counts.items())


@cache
def melds_from(first: Kind, jokers: int, largest: int) -> tuple[Batch, ...]:
    """Return every group, and every run of at most five tiles, whose lowest natural tile is *first*.

    A meld is given as a pair: its natural tiles other than *first*, and its number of Jokers, at most
    *jokers*. Longer runs are left out, because they can be made of shorter ones. *largest* is the most tiles
    that a group may have.
    """
    lane, number = first
    found = dict[Batch, None]()
    ahead = [(lane, n) for n in range(number + 1, min(13, number + 4) + 1)]
    for count in range(len(ahead) + 1):
        for others in combinations(ahead, count):
            span = (others[-1][1] if others else number) - number + 1
            for wild in range(span - 1 - count, jokers + 1):
                if 3 <= 1 + count + wild <= 5 and wild >= 0:
                    found[others, wild] = None
    beside = [(other, number) for other in range(lane + 1, 4)]
    for count in range(len(beside) + 1):
        for others in combinations(beside, count):
            for wild in range(jokers + 1):
                if 3 <= 1 + count + wild <= largest:
                    found[others, wild] = None
    return tuple(sorted(found, key=lambda put: put[1]))


def extensions(meld: BoardMeld, jokers: int, largest: int) -> Iterator[Batch]:
    """Yield the combinations of tiles that can be added to a meld, as (natural tiles, number of Jokers).

    At most two tiles are added at each end of a run, because three tiles would form a run of their own.
    *jokers* is how many Jokers can be used, and *largest* is the most tiles that a group may have.
    """
    lane, number = meld.naturals[0]
    if not meld.run:
        there = {lane for lane, _ in meld.naturals}
        yield (), 0
        for count in range(1, largest - meld.size + 1):
            for wild in range(min(count, jokers) + 1):
                for lanes in combinations([lane for lane in range(4) if lane not in there], count - wild):
                    yield tuple((lane, number) for lane in lanes), wild
        return
    numbers = [n for _, n in (*meld.naturals, *(kind for means in meld.jokers for kind in means))]
    low, high = min(numbers), max(numbers)
    for below, above in product(range(min(2, low - 1) + 1), range(min(2, 13 - high) + 1)):
        places = [*range(low - below, low), *range(high + 1, high + above + 1)]
        for wild in range(min(len(places), jokers) + 1):
            for at in combinations(places, wild):
                yield tuple((lane, n) for n in places if n not in at), wild


class TilePlacing:
    """The search that places tiles one by one, the lowest first, for one way to treat the table's Jokers.

    *case* describes that way and holds the tiles to be placed. *weights* gives the worth of a tile of each
    number, and *joker* that of a Joker, in tiles or points. *limit* says how many states may be searched, and
    *largest* is the most tiles that a group may have.
    """

    def __init__(
        self, case: PlacingCase, weights: Sequence[int], joker: int, limit: PlacingLimit, largest: int = 4
    ) -> None:
        self.case = case
        self.weights = weights
        self.joker = joker
        self.limit = limit
        self.largest = largest
        self.jokers = case.wild + case.spare
        self.failed: dict[tuple[int, int, int], int] = {}
        self.found: list[Batch] = []

    def within(self, budget: int) -> list[Batch] | None:
        """Return melds that leave at most *budget* on the rack, or None if none are found.

        The melds contain all tiles that must be placed. *budget* is in tiles or in points, like the worth of
        tiles in `weights`.
        """
        case = self.case
        budget -= self._set_aside()
        if budget < 0 or not self._place_all(_packed(case.must), _packed(self.may), self.jokers, budget):
            return None
        return self.found

    def _set_aside(self) -> int:
        """Reduce `may` to the rack tiles that fit in some meld; return the worth of the other rack tiles.

        The rack tiles that fit in no meld can't be laid. Worth is counted in tiles or in points, depending on
        `weights`, which gives the worth of a tile of each number.
        """
        there = set(self.case.must) | set(self.case.may)
        good: set[Kind] = set()
        for kind in there:
            for others, _ in melds_from(kind, self.jokers, self.largest):
                if there.issuperset(others):
                    good |= {kind, *others}
        self.may = Counter({kind: count for kind, count in self.case.may.items() if kind in good})
        return sum(self.weights[kind[1]] * count for kind, count in (self.case.may - self.may).items())

    def _place_all(self, must: int, may: int, wild: int, budget: int) -> bool:
        """Return whether all tiles can be placed with at most *budget* left on the rack.

        If so, the melds are added to `found`. *must* holds the tiles that must be placed, and *may* those
        that may be placed, packed into integers with `WIDTH` bits for each kind; *wild* is the number of
        Jokers left. The result is also False if the search gives up.
        """
        both = must | may
        if not both:
            return wild <= self.case.spare and wild * self.joker <= budget
        key = must, may, wild
        if self.failed.get(key, -1) >= budget:
            return False
        self.limit.left -= 1
        if self.limit.left < 0:
            self.limit.sure = False
            return False
        at = ((both & -both).bit_length() - 1) // WIDTH * WIDTH
        one = 1 << at
        forced = must >> at & FIELD
        for others, jokers, put in _melds_at(at, wild, self.largest):
            a, b = (must - one, may) if forced else (must, may - one)
            for place in others:
                if a >> place & FIELD:
                    a -= 1 << place
                elif b >> place & FIELD:
                    b -= 1 << place
                else:
                    break
            else:
                if self._place_all(a, b, wild - jokers, budget):
                    self.found.append(put)
                    return True
        if not forced:
            loss = self.weights[at // WIDTH // 4 + 1]
            if loss <= budget and self._place_all(must, may - one, wild, budget - loss):
                return True
        self.failed[key] = budget
        return False


@cache
def _melds_at(at: int, wild: int, largest: int) -> tuple[tuple[tuple[int, ...], int, Batch], ...]:
    """Return the melds whose lowest natural tile is of a certain kind.

    *at* gives that kind by the position of its lowest bit, as `_bit_of` returns it. Each meld is returned as
    a tuple: the bit positions of its other natural tiles, its number of Jokers, and the meld as
    `melds_from` returns it. *wild* is the number of Jokers that can be used, and *largest* is the most tiles
    that a group may have.
    """
    kind = at // WIDTH % 4, at // WIDTH // 4 + 1
    return tuple(
        (tuple(map(_bit_of, others)), jokers, ((kind, *others), jokers))
        for others, jokers in melds_from(kind, wild, largest)
    )
