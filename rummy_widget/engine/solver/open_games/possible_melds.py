"""The melds that can begin at a number: groups of this number, and runs that begin with it.

A run is chosen as a whole, with what lies at each of its places: a natural tile, a Joker of the table that
has to stay there, or a free Joker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from .board import Kind
from .cases import KeptJoker
from .open_runs import LANES

FREE = -1
"""Stands for a Joker that may lie anywhere; other Jokers are given by an index, 0 or higher."""


def bit(kind: Kind) -> int:
    """Return an integer with the one bit set that stands for this kind of natural tile."""
    return 1 << (13 * kind[0] + kind[1] - 1)


class PossibleMeld(NamedTuple):
    """A new meld: its natural tiles as bits, its Jokers, and what lies at each of its places.

    `wild` has a pair for each Joker: the number at which it lies, and the index of a Joker of the table that
    keeps its place, or FREE. `row` has the tiles in order, each with whether it is a Joker. `lane` is the
    index of the colour of its first tile.
    """

    naturals: int
    jokers: int
    run: bool
    lane: int
    first: int
    last: int
    wild: tuple[tuple[int, int], ...]
    row: tuple[tuple[Kind, bool], ...]


def possible_meld(naturals: Sequence[Kind], jokers: int, row: tuple[tuple[Kind, bool], ...]) -> PossibleMeld:
    """Return a meld given by its tiles as a `PossibleMeld`, the form in which its natural tiles are bits.

    *naturals* are its natural tiles, *jokers* is its number of Jokers, and *row* has all tiles in order, each
    with whether it is a Joker.
    """
    (lane, first), last = row[0][0], row[-1][0][1]
    return PossibleMeld(sum(map(bit, naturals)), jokers, last != first, lane, first, last, (), row)


@dataclass
class TileSupply:
    """The tiles that a search can still use: natural tiles by colour index and number, and Jokers.

    `kept_jokers` are Jokers that have to keep their places, `spent` has a bit for each of them that is used
    already, and `free` is how many other Jokers there are.
    """

    tiles: list[list[int]]
    kept_jokers: Sequence[KeptJoker]
    spent: int  # kept Jokers already used, as bits
    free: int

    def take(self, meld: PossibleMeld) -> bool:
        """Use the tiles of a meld, if all are available; return whether they were.

        If they were not, nothing is changed.
        """
        spent, free = self.spent, self.free
        for _, which in meld.wild:
            if which == FREE:
                free -= 1
            elif spent >> which & 1:
                return False
            else:
                spent |= 1 << which
        tiles = self.tiles
        if free < 0 or any(not wild and not tiles[lane][n] for (lane, n), wild in meld.row):
            return False
        for (lane, n), wild in meld.row:
            if not wild:
                tiles[lane][n] -= 1
        self.spent, self.free = spent, free
        return True

    def give_back(self, meld: PossibleMeld) -> None:
        """Make the tiles of a meld that `take` has used available again."""
        for _, which in meld.wild:
            if which == FREE:
                self.free += 1
            else:
                self.spent &= ~(1 << which)
        for (lane, n), wild in meld.row:
            if not wild:
                self.tiles[lane][n] += 1


def melds_from(supply: TileSupply, lane: int, number: int, sizes: tuple[int, ...]) -> list[PossibleMeld]:
    """Return the melds that can begin at a number with the tiles available in *supply*.

    They are runs of the colour at index *lane* that begin with the number, and groups of the number in which
    it is the first colour of a natural tile. *sizes* are the sizes that a group may have.
    """
    groups = _groups(supply, lane, number, sizes) if supply.tiles[lane][number] else ()
    return [*groups, *_runs(supply, lane, number)]


def _groups(supply: TileSupply, lane: int, number: int, sizes: tuple[int, ...]) -> Iterator[PossibleMeld]:
    """Yield the groups of a number in which the colour at index *lane* is the first of a natural tile.

    *supply* has the tiles available, and *sizes* are the sizes that a group may have.
    """
    tiles = supply.tiles
    there = [each for each in LANES if each > lane and tiles[each][number]]
    kept = [
        which for which, each in enumerate(supply.kept_jokers)
        if each.number == number and not supply.spent >> which & 1
    ]  # fmt: skip
    for count in range(len(there) + 1):
        for more in combinations(there, count):
            lanes = (lane, *more)
            spare = [each for each in LANES if each not in lanes]
            naturals = sum(bit((each, number)) for each in lanes)
            row = tuple(((each, number), False) for each in lanes)
            for some in range(len(kept) + 1):
                for held in combinations(kept, some):
                    if any(not set(supply.kept_jokers[which].lanes) & set(spare) for which in held):
                        continue
                    for free in range(supply.free + 1):
                        size, wild = len(lanes) + some + free, some + free
                        if size in sizes and wild <= len(spare):
                            yield PossibleMeld(
                                naturals, wild, False, lane, number, number,
                                (*((number, which) for which in held), *((number, FREE),) * free),
                                (*row, *(((each, number), True) for each in spare[:wild])),
                            )  # fmt: skip


def _runs(supply: TileSupply, lane: int, number: int) -> Iterator[PossibleMeld]:
    """Yield the runs of the colour at index *lane* that begin with a number.

    *supply* has the tiles available.
    """
    if number > 11:
        return
    tiles = supply.tiles[lane]
    kept = [
        (each.number, which) for which, each in enumerate(supply.kept_jokers)
        if lane in each.lanes and not supply.spent >> which & 1
    ]  # fmt: skip
    # A run and what lies on each of its places: grown to the right, natural tiles first.
    stack: list[tuple[int, int, int, tuple[tuple[int, int], ...], tuple[tuple[Kind, bool], ...]]] = [
        (number, 0, supply.free, (), ())
    ]
    while stack:
        at, naturals, free, wild, row = stack.pop()
        if at - number >= 3 and naturals:
            yield PossibleMeld(naturals, len(wild), True, lane, number, at - 1, wild, row)
        if at > 13:
            continue
        kind = (lane, at)
        if tiles[at]:
            stack.append((at + 1, naturals | bit(kind), free, wild, (*row, (kind, False))))
        used = {which for _, which in wild}
        for place, which in kept:
            if place == at and which not in used:
                stack.append((at + 1, naturals, free, (*wild, (at, which)), (*row, (kind, True))))
        if free:
            stack.append((at + 1, naturals, free - 1, (*wild, (at, FREE)), (*row, (kind, True))))
