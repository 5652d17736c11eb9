"""How much a new meld disturbs the melds on the table.

A new meld may contain some old melds completely; those old melds aren't broken. A new meld may also
*continue* one old meld: then both count as the same meld, and the tiles of the old meld that aren't in the
new one count as moved. This module finds the old melds that a new meld may contain or continue, and what that
costs: how many old melds are broken, and how many tiles are moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from . import board as boards
from .board import Board
from .possible_melds import PossibleMeld, bit

BROKEN, MOVED = 1 << 24, 1 << 10
"""The cost of a broken meld, and that of a moved tile.

A meld that is changed in any way adds 1 to the cost of a play.
"""


class MeldBits(NamedTuple):
    """A meld of the table, with its natural tiles as a bit mask.

    Attributes:
        naturals: its natural tiles, with one bit for each kind.
        jokers: its number of Jokers.
        size: its number of tiles.
        first: the lowest number of its natural tiles.
        last: the highest number of its natural tiles.
        at: for each number, how many of its natural tiles have a lower number.
        column: for each number, how many of its natural tiles have that number.
        run: whether it is a run.
    """

    naturals: int
    jokers: int
    size: int
    first: int
    last: int
    at: tuple[int, ...]
    column: tuple[int, ...]
    run: bool

    def is_inside(self, new: PossibleMeld) -> bool:
        """Return whether the meld *new* contains all tiles of this meld."""
        return not self.naturals & ~new.naturals and self.jokers <= new.jokers


class DisturbanceCosts:
    """The melds of a table, prepared for computing how much new melds would disturb them.

    A disturbance is a broken meld or a moved tile.
    """

    def __init__(self, board: Board) -> None:
        self.olds = [_old(meld) for meld in board.melds]
        copies = board.table + board.held
        # By meld, how many of its tiles have a twin, that is, a second copy; Jokers count as if they had one.
        self.twins = [
            sum(copies[kind] > 1 for kind in meld.naturals) + len(meld.jokers) for meld in board.melds
        ]
        self._near: dict[tuple[int, int], tuple[int, list[tuple[int, MeldBits, int]]]] = {}
        self._options: dict[tuple[int, int, int, int, int], list[tuple[int, int, int]]] = {}
        self.same: dict[tuple[int, int], list[int]] = {}
        for i, old in enumerate(self.olds):
            self.same.setdefault((old.naturals, old.jokers), []).append(i)

    def replacements(
        self, meld: PossibleMeld, number: int, matched: int, placed: int
    ) -> list[tuple[int, int, int]]:
        """Return the ways in which the new meld *meld* can replace old ones, each with its cost.

        Each way is a tuple: the old melds that the new one contains completely, as bits; the old meld that it
        continues (with which it counts as the same meld), as one bit, or 0 if it continues none; and the cost
        in broken melds and moved tiles. *number* is the number that the search has reached: old tiles with
        lower numbers were counted before. *matched* are the old melds that other new melds continue, and
        *placed* those that other new melds contain, both as bits.
        """
        tiles = meld.naturals, meld.jokers
        near = self._near.get(tiles)
        if near is None:
            near = self._near[tiles] = self._nearby(*tiles)
        key = meld.naturals, meld.jokers, number, matched & near[0], placed & near[0]
        found = self._options.get(key)
        if found is None:
            found = self._options[key] = list(self._found(near[1], *key))
        return found

    def _nearby(self, naturals: int, jokers: int) -> tuple[int, list[tuple[int, MeldBits, int]]]:
        """Return the melds of the table that share tiles with a new meld, as bits and as a list.

        The list holds tuples: the index of an old meld, that meld, and the number of tiles that it shares
        with the new one. *naturals* are the natural tiles of the new meld as bits, and *jokers* is its number
        of Jokers.
        """
        near = []
        for i, old in enumerate(self.olds):
            shared = (old.naturals & naturals).bit_count() + min(old.jokers, jokers)
            if shared:
                near.append((i, old, shared))
        return sum(1 << i for i, _, _ in near), near

    def _found(
        self,
        near: list[tuple[int, MeldBits, int]],
        naturals: int,
        jokers: int,
        number: int,
        matched: int,
        placed: int,
    ) -> Iterator[tuple[int, int, int]]:
        """Yield the results of `replacements` for a new meld, given by its natural tiles and its Jokers.

        The natural tiles are bits, and *jokers* is the number of Jokers. *near* lists the old melds that
        share tiles with the new one, as `_nearby` returns them. The other arguments are those of
        `replacements`.
        """
        same = self.same.get((naturals, jokers))
        if same:
            i = next((i for i in same if not matched >> i & 1 and not placed >> i & 1), None)
            if i is not None:
                yield 1 << i, 1 << i, 0
                return
        wholes = [
            (i, old) for i, old, _ in near
            if not placed >> i & 1 and not old.naturals & ~naturals and old.jokers <= jokers
        ]  # fmt: skip
        held = _largest(wholes, jokers)
        replacements = [(0, 1, 0)]
        seen = set()
        for i, old, shared in near:
            twin = (old.naturals, old.jokers)
            if not matched >> i & 1 and twin not in seen:
                seen.add(twin)
                passed = 0 if old.jokers else old.at[number]
                replacements.append((1 << i, 1 + MOVED * (old.size - passed - shared), shared))
        for bits in held:
            # It also continues a meld that it contains completely, unless another one saves more moves.
            saved = [old.size - self.twins[i] for i, old in wholes if bits >> i & 1 and not matched >> i & 1]
            least = max(saved, default=-1)
            for continued, cost, shared in replacements:
                if shared > least or bits & continued:
                    yield bits, continued, cost


def _largest(wholes: list[tuple[int, MeldBits]], jokers: int) -> list[int]:
    """Return the combinations of old melds that fit into a new meld together, each as a bit mask of melds.

    A combination that is part of a larger one is left out. *wholes* lists the old melds that fit into the new
    meld if taken alone, with their indexes; *jokers* is the number of Jokers in the new meld.
    """
    if len(wholes) < 2:
        return [sum(1 << i for i, _ in wholes)]
    fits: list[int] = []
    for size in range(len(wholes), -1, -1):
        for some in combinations(wholes, size):
            union = 0
            for _, old in some:
                if union & old.naturals:
                    break
                union |= old.naturals
            else:
                if sum(old.jokers for _, old in some) <= jokers:
                    bits = sum(1 << i for i, _ in some)
                    if not any(bits & ~other == 0 for other in fits):
                        fits.append(bits)
    return fits


def _old(meld: boards.BoardMeld) -> MeldBits:
    """Return a meld of the table as `MeldBits`, the form in which its tiles are bits."""
    numbers = [number for _, number in meld.naturals]
    return MeldBits(
        sum(bit(kind) for kind in meld.naturals), len(meld.jokers), meld.size, min(numbers), max(numbers),
        tuple(sum(number < n for number in numbers) for n in range(15)),
        tuple(numbers.count(n) for n in range(15)),
        meld.run,
    )  # fmt: skip
