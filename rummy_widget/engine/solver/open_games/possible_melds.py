"""The melds that can begin at a number: groups of this number, and runs that begin with it.

A run is chosen as a whole, including what is used for each of its numbers: a natural tile, a Joker of the
table that must stand for the same tile as before, or a free Joker, which may be laid anywhere.
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
"""Stands for any Joker that may be laid anywhere; other Jokers of the table have an index of 0 or higher."""


def bit(kind: Kind) -> int:
    """Return an integer in which only the bit that stands for this kind of natural tile is set."""
    return 1 << (13 * kind[0] + kind[1] - 1)


class PossibleMeld(NamedTuple):
    """A new meld: its natural tiles as bits, its Jokers, and all its tiles in order.

    Attributes:
        naturals: the natural tiles, with a bit for each kind.
        jokers: the number of Jokers.
        run: whether it is a run.
        lane: the index of the colour of its first tile.
        first: its first number.
        last: its last number.
        wild: a pair for each Joker: the number that it stands for here; and its index, if it is a Joker of
            the table that must stand for the same tile as before, otherwise FREE.
        row: the tiles in order, as pairs: a kind of tile, and whether a Joker stands for it.
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
    """Return a meld, given by its tiles, as a `PossibleMeld`, in which the natural tiles are bits.

    *naturals* are the natural tiles, and *jokers* is the number of Jokers. *row* lists all tiles in order, as
    pairs: a kind of tile, and whether a Joker stands for it.
    """
    (lane, first), last = row[0][0], row[-1][0][1]
    return PossibleMeld(sum(map(bit, naturals)), jokers, last != first, lane, first, last, (), row)


@dataclass
class TileSupply:
    """The tiles that a search can still use: natural tiles by colour index and number, and Jokers.

    `kept_jokers` holds the Jokers of the table that still stand for their tiles. `spent` is an integer in
    which the bit of each kept Joker that has been used is set. `free` is the number of other Jokers.
    """

    tiles: list[list[int]]
    kept_jokers: Sequence[KeptJoker]
    spent: int
    free: int

    def take(self, meld: PossibleMeld) -> bool:
        """Use the tiles of a meld if all are available; return whether they were.

        If they weren't, nothing is changed.
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
        """Make the tiles of *meld*, which `take` has used, available again."""
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

    They are the runs of the colour at index *lane* that begin with the number, and those groups of the number
    whose first natural tile, in the order of the colours, has that colour. *sizes* are the sizes that a group
    may have.
    """
    groups = _groups(supply, lane, number, sizes) if supply.tiles[lane][number] else ()
    return [*groups, *_runs(supply, lane, number)]


def _groups(supply: TileSupply, lane: int, number: int, sizes: tuple[int, ...]) -> Iterator[PossibleMeld]:
    """Yield the groups of tiles with this number in which the first natural tile has the colour *lane*.

    *lane* is the index of a colour, and the natural tiles of a group are in the order of the colours.
    *supply* holds the tiles available, and *sizes* the sizes that a group may have.
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
    """Yield the possible runs that begin with *number*, in the colour at index *lane*.

    *supply* holds the tiles available.
    """
    if number > 11:
        return
    tiles = supply.tiles[lane]
    kept = [
        (each.number, which) for which, each in enumerate(supply.kept_jokers)
        if lane in each.lanes and not supply.spent >> which & 1
    ]  # fmt: skip
    # Each entry is the beginning of a run, with what is at each place; it is extended to the right, with
    # natural tiles first.
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
