"""Divide tiles without Jokers into the fewest melds: a fast search on bit boards.

A *board* is an integer with one bit for each kind of tile: four bits for each number, one for each colour
(red, yellow, blue, black from the lowest), with the 1s first. So the next tile of a run is four bits higher,
and the tiles of a group are neighbours. Bits from 52 on are 1s after 13. A rack is described by two boards:
the kinds of which it contains at least one tile, and the kinds of which it contains two.

The search takes the lowest tile that isn't a 1: this tile begins a run (perhaps after a 1), is in a group, or
is left over. A run that could be longer is also tried shorter, but only if its next tile may be needed
elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from ...tiles import ALL_TILES, Tile
from ..tiling.rack_counts import column_digits

ONES, ALL = 15, (1 << 52) - 1
TOP = 52
"""The bit of the first of the 1s after 13 in a bit board, which has four bits for each number."""
_FIRSTS = ALL // ONES
"""A bit board on which the lowest of the four bits of each number is set."""


Part: TypeAlias = "tuple[tuple[Tile, ...], int]"
"""The natural tiles of a meld, in order, and the number of its Jokers."""


class Cover(NamedTuple):
    """A way to divide tiles into melds.

    Attributes:
        melds: for each meld, its natural tiles and its number of Jokers; the longest meld comes first.
        free: the natural tile left over, or None if no natural tile is left over.
    """

    melds: tuple[Part, ...]
    free: Tile | None


_Found: TypeAlias = "tuple[list[int], int] | None"


class Naturals:
    """Natural tiles (tiles that aren't Jokers) that must be divided into melds.

    *columns* counts the tiles of each number (see `Counts`). If *high* is True, a 1 may follow 13. If
    *groups* is True, groups are allowed, otherwise only runs. `fewest` looks for a division into melds: in
    the example, the tiles can't all be divided into melds, but they can if one is left over.

    >>> from rummy_widget.engine.solver.tiling.rack_counts import Counts
    >>> some = Naturals(Counts.of("r5 r6 r7 y8 b8 k8 k1").columns, high=True, groups=True)
    >>> some.fewest(free=False)
    >>> some.fewest(free=True).melds
    (((tile('r5'), tile('r6'), tile('r7')), 0), ((tile('y8'), tile('b8'), tile('k8')), 0))
    """

    __slots__ = ("_groups", "_high", "_once", "_twice")

    def __init__(self, columns: Sequence[int], *, high: bool, groups: bool) -> None:
        codes = bytes(columns[::-1])
        self._once, self._twice = int(codes.translate(_ONCE), 16), int(codes.translate(_TWICE), 16)
        self._high, self._groups = high, groups

    def fewest(self, *, free: bool, any_will_do: bool = False) -> Cover | None:
        """Return a way to divide the tiles into the fewest melds; None if four melds aren't enough.

        If *free* is True, exactly one tile is left over, otherwise none. If *any_will_do* is True, any
        division into at most four melds may be returned.
        """
        once, twice = self._once, self._twice
        size = once.bit_count() + twice.bit_count() - free
        able, longest = self._meldable(once)
        alone = once & ~able
        if alone:  # these are in no meld at all
            if not free or alone & (alone - 1) or alone & twice:
                return None
            once, free = once & ~alone, False
        best: _Found = None
        melds = 4
        while size <= melds * longest:
            found = self._search(once, twice, free, melds)
            if found is None:
                break
            best, melds = found, len(found[0]) - 1
            if any_will_do:
                break
        if best is None:
            return None
        left = _tiles(best[1] or alone)
        return Cover(tuple([_part(meld) for meld in sorted(best[0], key=_order)]), left[0] if left else None)

    @property
    def unmeldable(self) -> int:
        """The number of kinds of tiles, among the given tiles, that fit in no meld."""
        return (self._once & ~self._meldable(self._once)[0]).bit_count()

    def _meldable(self, once: int) -> tuple[int, int]:
        """Return which tiles can be in a meld, as bits, and the number of tiles in the longest possible meld.

        Only melds of the tiles in *once* are considered. *once* has a bit for each kind of tile of which
        there is at least one copy.
        """
        board = once | (once & ONES) << TOP if self._high else once
        run = board & board >> 4 & board >> 8  # the first tiles of runs of three, then of longer ones
        able, longest = run | run << 4 | run << 8, 2
        while run:
            longest += 1
            run &= board >> 4 * longest
        wanted = _wanted(once) if self._groups else 0
        return able & ALL | able >> TOP | wanted, max(longest, 4) if wanted else longest

    def _search(self, once: int, twice: int, free: bool, melds: int) -> _Found:
        """Divide the tiles into at most *melds* melds; return None if that is impossible.

        *once* has a bit for each kind of tile of which there is at least one copy, *twice* a bit for each
        kind of which there are two. If *free* is True, exactly one tile is left over, otherwise none. Returns
        the melds, each as the bits of its tiles, and the bit of the tile left over, or 0.
        """
        rest = once & ~ONES
        if not rest:
            ones = _ones(once, twice, free, melds if self._groups else 0)
            return None if ones is None else ([*ones[0]], ones[1])
        bit = rest & -rest
        if melds:
            for meld in self._runs(bit, once, twice, free) if bit << 4 & once else ():
                low, high = meld & ALL, meld >> TOP
                some, pairs = once & ~low | low & twice, twice & ~low
                if high:
                    some, pairs = some & ~high | high & pairs, pairs & ~high
                found = self._search(some, pairs, free, melds - 1)
                if found is not None:
                    found[0].append(meld)
                    return found
            if self._groups:
                shift = bit.bit_length() - 1 & ~3
                for group in _GROUPS[once >> shift & 15]:
                    meld = group << shift
                    if meld & bit:
                        found = self._search(once & ~meld | meld & twice, twice & ~meld, free, melds - 1)
                        if found is not None:
                            found[0].append(meld)
                            return found
        if free:
            found = self._search(once & ~bit | bit & twice, twice & ~bit, False, melds)
            if found is not None:
                return found[0], bit
        return None

    def _runs(self, bit: int, once: int, twice: int, free: bool) -> list[int]:
        """Return the runs that begin with a certain tile, as bits of their tiles, the longest first.

        *bit* is the bit of that tile. *once* has a bit for each kind of tile of which there is at least one
        copy, *twice* for each kind of which there are two; the next tile of the run must be in *once*. *free*
        says whether one tile is left over. If the tile is a 2, runs that begin with the 1 before it are
        included. A run that could be one tile longer is left out if that tile can't be needed elsewhere.
        """
        run, top, length = bit, bit, 0
        before = bit >> 4 & once & ONES  # the 1 before a 2
        found = []
        while True:
            run |= top
            length += 1
            top <<= 4
            more = top & once
            if not more and top >> TOP and self._high:
                one = top >> TOP  # 13 was reached: a 1 may follow
                if one & once and length > 1:
                    found.append(run | top)
                    if before and one & twice:
                        found.append(run | top | before)
            if length > 1 and (not more or free or top >> 4 & twice or top & _wanted(once)):
                if length > 2:
                    found.append(run)
                if before:
                    found.append(run | before)
            if not more:
                found.reverse()
                return found


@cache
def _tiles(board: int) -> tuple[Tile, ...]:
    """Return the tiles whose bits are set in *board*, sorted by number and then by colour.

    A 1 that may follow a 13 has a bit of its own; such 1s come last.
    """
    found = []
    while board:
        bit = board & -board
        number, colour = divmod(bit.bit_length() - 1, 4)
        found.append(ALL_TILES[13 * colour + number % 13])
        board ^= bit
    return tuple(found)


@cache
def _part(meld: int) -> Part:
    """Return a meld without Jokers as a `Part`: its tiles in order, and 0 for the number of its Jokers.

    *meld* has a bit for each tile.
    """
    return _tiles(meld), 0


def _wanted(once: int) -> int:
    """Return, as bits, the tiles that could be in a group: their number occurs in three or more colours.

    *once* has a bit for each kind of tile of which there is at least one copy. In *once* and in the result,
    the bit of a kind is at position 4 * (number - 1) + colour.
    """
    red, yellow, blue, black = once & _FIRSTS, once >> 1 & _FIRSTS, once >> 2 & _FIRSTS, once >> 3 & _FIRSTS
    three = red & yellow & (blue | black) | blue & black & (red | yellow)
    return three * ONES & once


@cache
def _ones(once: int, twice: int, free: bool, melds: int) -> tuple[tuple[int, ...], int] | None:
    """Divide the 1s that are in no run into at most *melds* groups; return None if that is impossible.

    *once* has a bit for each colour of which there is such a 1, *twice* for each colour with two of them. If
    *free* is True, exactly one of these 1s is left over, otherwise none. Returns the groups, each as the bits
    of its colours, and the bit of the colour of the 1 left over, or 0.
    """
    if not once:
        return None if free else ((), 0)
    bit = once & -once
    if melds:
        for group in _GROUPS[once]:
            if group & bit:
                found = _ones(once & ~group | group & twice, twice & ~group, free, melds - 1)
                if found is not None:
                    return (*found[0], group), found[1]
    if free:
        found = _ones(once & ~bit | bit & twice, twice & ~bit, False, melds)
        if found is not None:
            return found[0], bit
    return None


@cache
def _order(meld: int) -> tuple[int, bool, int, int, int]:
    """Return a key for sorting melds: longer melds first, runs before groups, then by colour and number.

    *meld* has a bit for each of its tiles.
    """
    number, colour = divmod((meld & -meld).bit_length() - 1, 4)
    return -meld.bit_count(), not meld & meld >> 4, colour, number, meld


def _board_digits(copies: int) -> bytes:
    """Return a table that translates column codes to hexadecimal digits of a bit board.

    The four bits of a digit are the colours of which there are *copies* tiles or more (see `column_digits`).
    """
    boards = (
        sum(1 << colour for colour, digit in enumerate(column_digits(code)) if digit >= copies)
        for code in range(81)
    )
    return "".join(f"{board:x}" for board in boards).encode().ljust(256, b"0")


_ONCE, _TWICE = _board_digits(1), _board_digits(2)
_GROUPS = tuple(
    tuple(
        sum(1 << colour for colour in some)
        for size in (4, 3)
        for some in combinations([colour for colour in range(4) if there >> colour & 1], size)
    )
    for there in range(16)
)
"""The groups of one number that can be made of certain colours.

The index of an entry is the colours that there are, as four bits; each group is given as four bits, too.
"""
