"""Count the racks of each size that can't open, without listing them.

Opening means laying a player's first melds, which must be worth enough points. Racks are read number by
number, from the highest number down. A *partial solution* is one choice of melds among the tiles read so far.
A *state* is the set of all partial solutions of a rack that are worth keeping. Racks in the same state are
counted together, as one large integer with a bit field for each size of rack. For the last three numbers
(3, 2 and 1) results are looked up: for each partial solution, a bit mask says which of the 81 * 81 choices of
2s and 1s let the rack open. A rack opens if any of its partial solutions does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import comb
from typing import TypeAlias

from ..solver.open_games.open_runs import BITS, LANES, MASK, Vector
from .partial_solutions import COLUMNS, OWED, SUPERSETS, WILD, OpeningSearch, OpeningTerms, Solutions

State: TypeAlias = "tuple[tuple[int, int], ...]"
"""The choices of melds worth keeping among the tiles read so far: the code and the points of each, sorted.

The colours are sorted too, so that racks that differ only in which colour is which have the same state.
`partial_solutions` explains the codes.
"""
Layer: TypeAlias = "dict[State, int]"
"""States, each with the number of racks in it: an integer with a bit field for each number of tiles."""

FIELD = 96
"""The number of bits in which a count of racks is stored: there are fewer than 2 ** 96 racks of any size."""
ALL = (1 << 81) - 1
"""The bit mask of all choices of 1s."""
EVERY = (1 << 81 * 81) - 1
"""The bit mask of all choices of 2s and 1s."""


def unopenable_counts(terms: OpeningTerms, naturals: int) -> list[int]:
    """Return the numbers of racks that can't open, indexed by their number of natural tiles, 0 to *naturals*.

    Opening means laying a player's first melds, which must be worth enough points. *terms* says what is
    needed for opening, and how many Jokers each rack has in addition to its natural tiles. The box has four
    colours, two copies of each tile, and at least three numbers. In the example, with numbers 1 to 4 and 9
    points to open, racks of three tiles can open with the run 2 3 4, or with a group of 3s or 4s.

    >>> unopenable_counts(OpeningTerms(9, (1, 2, 3, 4), (1, 2, 3, 4)), 3)
    [1, 32, 496, 4864]
    """
    search = OpeningSearch(terms)
    count = _Count(search, naturals)
    layer: Layer = {tuple(sorted(search.start())): 1}
    for number in range(terms.numbers, 3, -1):
        layer = count.add_number(layer, number)
    count.finish(layer)
    return [count.unopenable >> FIELD * at & (1 << FIELD) - 1 for at in range(naturals + 1)]


class _Count:
    """A count, in progress, of the racks that can't open and have at most *naturals* natural tiles.

    Opening means laying a player's first melds, which must be worth enough points. `unopenable` says how many
    such racks have been found so far: it is one integer with a field of `FIELD` bits for each size of rack.
    """

    def __init__(self, search: OpeningSearch, naturals: int) -> None:
        self.search = search
        self.points = search.terms.points
        self.naturals = naturals
        self.mask = (1 << FIELD * (naturals + 1)) - 1
        self.unopenable = 0

    def add_number(self, layer: Layer, number: int) -> Layer:
        """Add the tiles with one more *number* to the count, and return the new states.

        *layer* holds the states so far. A state is the set of all choices of melds that are still possible;
        it is kept with the number of racks that lead to it. Racks that can't open any more are added to
        `unopenable`.
        """
        following: Layer = {}
        expand = cache(lambda code, at: self.search.expand(code, COLUMNS[at].tiles, number))
        tiles_left = 8 * (number - 1)
        never = 0
        for state, racks in layer.items():
            least = _least(racks)
            opened = 0
            for at, column in enumerate(COLUMNS):
                if least + column.size > self.naturals:
                    break
                if opened >> at & 1:
                    continue
                found = self._after(state, at, expand)
                if found is None:
                    opened |= SUPERSETS[at]
                    continue
                after = _sorted(self.search.unbeaten(found, number, self.points))
                more = (racks * column.copies << FIELD * column.size) & self.mask
                if after:
                    following[after] = following.get(after, 0) + more
                else:
                    never += more
        rest = sum(
            comb(tiles_left, count) << FIELD * count for count in range(min(tiles_left, self.naturals) + 1)
        )
        self.unopenable += never * rest & self.mask
        return following

    def _after(
        self, state: State, at: int, expand: Callable[[int, int], tuple[int, Solutions]]
    ) -> dict[int, int] | None:
        """Return the choices of melds after reading one more number, as codes with their points.

        Returns None if the rack can open now. *state* holds the choices of melds before that number. *at* is
        the index in `COLUMNS` of the tiles of that number, and *expand* returns the result of
        `OpeningSearch.expand` for the code of a choice and such an index.
        """
        rows = []
        for code, worth in state:
            opens, further = expand(code, at)
            if worth + opens >= self.points:
                return None
            rows.append((worth, further))
        found: dict[int, int] = {}
        for worth, further in rows:
            for after, more in further:
                points = min(worth + more, self.points)
                if found.get(after, -1) < points:
                    found[after] = points
        return found

    def finish(self, layer: Layer) -> None:
        """Read the 3s, 2s and 1s of all racks, and add the racks that can't open to `unopenable`.

        *layer* holds the states of the racks after all higher numbers have been read (see `Layer`).
        """
        tail = _LastNumbers(self.search, self.naturals)
        opened: dict[State, int] = {}
        for at, column in enumerate(COLUMNS):
            opens_with = cache(partial(tail.opens, column.tiles))
            masks: dict[int, int] = {}
            for state, racks in layer.items():
                if opened.get(state, 0) >> at & 1 or _least(racks) + column.size > self.naturals:
                    continue
                opens = 0
                for solution in state:
                    opens |= opens_with(solution)
                    if opens == EVERY:
                        opened[state] = opened.get(state, 0) | SUPERSETS[at]
                        break
                else:
                    masks[opens] = masks.get(opens, 0) + racks
            for opens, racks in masks.items():
                more = (racks * column.copies << FIELD * column.size) & self.mask
                self.unopenable += more * tail.count_unopenable(opens) & self.mask
        self.unopenable &= self.mask


class _LastNumbers:
    """A lookup that says which choices of 3s, 2s and 1s, the last numbers read, are enough to open.

    Opening means laying a player's first melds, which must be worth enough points.

    A choice of tiles of one number is an index of `COLUMNS`, 0 to 80. Several choices are given as a bit
    mask. For choices of 1s, bit t stands for the choice t; for choices of 2s and 1s, bit 81 * s + t stands
    for the choice s of 2s and the choice t of 1s.

    *naturals* is the greatest number of natural tiles that a rack can have. Choices with more tiles can't
    occur; their bits are always set in the bit masks.
    """

    def __init__(self, search: OpeningSearch, naturals: int) -> None:
        self.search = search
        self.points = search.terms.points
        self.few = tuple(at for at, column in enumerate(COLUMNS) if column.size <= naturals)
        self.many = ALL >> len(self.few) << len(self.few)  # the bits of columns too large for a rack
        self.with_two, self.with_one = cache(self._with_two), cache(self._with_one)
        self.after_two, self.count_unmarked = cache(self._after_two), cache(self._count_unmarked)

    def opens(self, column: Vector, solution: tuple[int, int]) -> int:
        """Return the choices of 2s and 1s that let a rack open, as a bit mask (see `_LastNumbers`).

        *column* says how many 3s of each colour the rack has. *solution* is one choice of melds among the
        rack's tiles with higher numbers: the code of the choice (see `partial_solutions`), and the points of
        these melds.
        """
        code, worth = solution
        lacking = self.points - worth
        opens = 0
        for after, more in self.search.expand(code, column, 3)[1]:
            if lacking - more <= self.search.points_left(after, 3):
                opens |= self.with_two(after, max(0, lacking - more))
        return opens

    def _with_two(self, code: int, lacking: int) -> int:
        """Return the choices of 2s and 1s that add *lacking* points or more to the melds, as a bit mask.

        A choice of tiles of one number is an index of `COLUMNS`; bit 81 * s + t stands for the choice s of
        2s and the choice t of 1s. *code* stands for the melds chosen among the 3s and all higher tiles.
        """
        found = EVERY >> 81 * len(self.few) << 81 * len(self.few)
        for at in self.few:
            opens = self.many
            for after, more in self.after_two(code, at):
                reached = self.with_one(after)
                missing = max(0, lacking - more)
                if missing < len(reached):
                    opens |= reached[missing]
            found |= opens << 81 * at
        return found

    def _after_two(self, code: int, at: int) -> Solutions:
        """Return the choices of melds possible after the 2s are read, each with the points that the 2s add.

        *code* stands for the melds chosen before, among the 3s and all higher tiles. *at* says which 2s are
        read, as an index of `COLUMNS`.
        """
        return self.search.expand(code, COLUMNS[at].tiles, 2)[1]

    def _with_one(self, code: int) -> tuple[int, ...]:
        """Return, for each number of points from 0 on, which choices of 1s add at least that many points.

        Item p of the result is a bit mask: bit t is set if the choice t of 1s, which is `COLUMNS[t]`, adds p
        points or more. *code* stands for the melds chosen among the 2s and all higher tiles.
        """
        gains = [self.search.points_of_ones(code, COLUMNS[at].tiles) for at in self.few]
        return tuple(
            sum(1 << at for at, gain in enumerate(gains) if gain >= lacking)
            for lacking in range(max(gains) + 1)
        )

    def count_unopenable(self, opens: int) -> int:
        """Return how many sets of 2s and 1s are not enough for a rack to open, for each size of the set.

        *opens* is a bit mask of the choices of 2s and 1s that are enough (see `_LastNumbers`). The counts are
        packed into one integer, with a field of `FIELD` bits for each size, which is the number of tiles.
        """
        return sum(
            self.count_unmarked(opens >> 81 * at & ALL) * COLUMNS[at].copies << FIELD * COLUMNS[at].size
            for at in self.few
        )

    def _count_unmarked(self, opens: int) -> int:
        """Return how many sets of 1s are not enough for a rack to open, for each size of the set.

        *opens* is a bit mask of the choices of 1s that are enough (see `_LastNumbers`). The counts are packed
        into one integer, with a field of `FIELD` bits for each size, which is the number of tiles.
        """
        return sum(
            each.copies << FIELD * each.size for bit, each in enumerate(COLUMNS) if not opens >> bit & 1
        )


def _least(racks: int) -> int:
    """Return the size of the smallest racks that are counted in *racks*.

    *racks* is an integer with a field of `FIELD` bits for each size; the field holds the number of racks of
    that size.
    """
    return ((racks & -racks).bit_length() - 1) // FIELD


def _sorted(solutions: Solutions) -> State:
    """Return choices of melds sorted, and with their colours renamed so that the colours are sorted too.

    Racks that differ only in which colour is which then have the same choices. *solutions* holds the code and
    the points of each choice (see `partial_solutions`).
    """
    looks = sorted(
        (
            sorted(
                (code >> BITS * lane & MASK, worth, code >> OWED + 2 * lane & 3, code >> WILD & 7)
                for code, worth in solutions
            ),
            lane,
        )
        for lane in LANES
    )
    order = [lane for _, lane in looks]
    if order == [0, 1, 2, 3]:
        return tuple(sorted(solutions))
    moved = []
    for code, worth in solutions:
        after = (code >> WILD & 7) << WILD
        for place, lane in enumerate(order):
            after |= (code >> BITS * lane & MASK) << BITS * place
            after |= (code >> OWED + 2 * lane & 3) << OWED + 2 * place
        moved.append((after, worth))
    return tuple(sorted(moved))
