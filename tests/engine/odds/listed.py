"""Closing deals counted by listing them: a second way beside the scan, with nothing of it.

A deal is four *words*, one a colour: thirteen digits of 0, 1 or 2 copies. Runs and groups do not care for the
names of the colours, so of up to 24 deals that differ by those only one is kept, its words in order, and it
weighs as many. Words are numbered by their tiles first: of 15 tiles the second colour has 7 at most, the
third 5 and the fourth 3, so that four numbers fit into one of 64 bits, and what is found twice is one.

All that lies in melds is made meld by meld. Melds of 3, 4 and 5 tiles are enough, as longer runs divide, and
with Jokers among them each meld is laid with any of its tiles lacking.

`PYTHONPATH=tests:training python tests/engine/odds/listed.py` lists what `count_closing` looks up, and adds
what the table lacks; with `--check` it writes nothing. If anything differs from the table it says what, and
writes nothing either.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any, NamedTuple

import numpy as np
from closing_counts import write

from engine.odds.either import count_either
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.odds.counting import AREAS, count_naturals, known_counts, scan_of, table_key
from rummy_widget.engine.odds.scan import PatternArea
from rummy_widget.engine.odds.whole_patterns import count_mosaic

Keys = Any
"""A sorted array of deals, each a number of 64 bits, none twice."""
Shape = tuple[int, ...]
"""How many tiles each word has, most first."""

BITS = (16, 13, 10)  # of the second, third and fourth word; the first has 21
PLACES = (sum(BITS), sum(BITS[1:]), BITS[2], 0)
NONE = np.uint32(2**32 - 1)  # no word: a third copy of a tile
CHUNK = 1 << 20


class Counted(NamedTuple):
    """What a listing has."""

    kept: int  # deals that differ by more than the names of their colours
    by_ones: tuple[int, ...]  # sets of physical tiles that close, by how many 1s they have
    either: int  # those of them that are Doubles or a Grand Care too

    @property
    def total(self) -> int:
        return sum(self.by_ones)


class Part(NamedTuple):
    """Natural tiles of a meld: these copies of each number, in so many colours."""

    copies: tuple[int, ...]
    colours: int


class Words:
    """The words of a colour that have so many numbers, numbered by their tiles and then as they are.

    >>> [(Words(13).upto(15 // colours) - 1).bit_length() for colours in (2, 3, 4)] == [*BITS]
    True
    """

    def __init__(self, numbers: int) -> None:
        values = np.arange(3**numbers)
        digits = np.stack([(values // 3**place % 3).astype(np.uint8) for place in range(numbers)])
        tiles = digits.sum(axis=0, dtype=np.uint8)
        order = np.lexsort((values, tiles))
        self.digits, self.tiles = digits[:, order], tiles[order]
        self.single = (self.digits == 1).sum(axis=0, dtype=np.uint8)
        # Four bits a number: added for the four colours they say how many tiles of each number there are.
        self.columns = sum(self.digits[at].astype(np.uint64) << np.uint64(4 * at) for at in range(numbers))
        self._values, self.ranks = order, np.empty(3**numbers, np.uint32)
        self.ranks[order] = np.arange(3**numbers, dtype=np.uint32)

    def upto(self, tiles: int) -> int:
        """How many words have no more tiles."""
        return int(np.searchsorted(self.tiles, tiles, side="right"))

    def plus(self, copies: tuple[int, ...], most: int) -> Keys:
        """What each word of so many tiles at most becomes with these beside."""
        end = self.upto(most)
        fits = np.ones(end, bool)
        for number, more in enumerate(copies):
            if more:
                fits &= self.digits[number, :end] + more <= 2
        value = sum(more * 3**place for place, more in enumerate(copies))
        found = np.full(end, NONE)
        found[fits] = self.ranks[self._values[:end][fits] + value]
        return found


@cache
def words(numbers: int) -> Words:
    return Words(numbers)


def parts(area: PatternArea, size: int, jokers: int) -> set[Part]:
    """What remains of melds with so many tiles, if so many of them are Jokers.

    >>> sorted(parts(PatternArea(numbers=3, last=3, high=False), 3, 1))[:2]
    [Part(copies=(0, 0, 1), colours=2), Part(copies=(0, 1, 0), colours=2)]
    """
    every = range(1, area.numbers + 1)
    inside = [number for number in every if number == 1 or area.first <= number <= area.last]
    found = set()
    for first in range(1 if area.low else 2, area.numbers + 2 + area.high - size):
        run = [(number - 1) % area.numbers + 1 for number in range(first, first + size)]
        if set(run) <= set(inside):
            for kept in combinations(run, size - jokers):
                found.add(Part(tuple(kept.count(number) for number in every), 1))
    if area.groups and size <= 4:
        for number in inside:
            found.add(Part(tuple(int(each == number) for each in every), size - jokers))
    return found


class Listing:
    """All deals of an area that lie in melds; in *colours* of its area at most, whichever they are."""

    def __init__(self, area: PatternArea) -> None:
        self.area, self.words = area, words(area.numbers)
        self._melded: dict[tuple[int, int, int], Keys] = {}

    def melded(self, size: int, jokers: int, longest: int = 5) -> Keys:
        """Deals of natural tiles that with exactly so many Jokers are so many tiles, all in melds."""
        asked = (size, jokers, longest)
        if asked not in self._melded:
            self._melded[asked] = self._laid(*asked)
        return self._melded[asked]

    def _laid(self, size: int, jokers: int, longest: int) -> Keys:
        if size <= 0 or longest < 3:
            return np.zeros(int(size == jokers == 0), np.uint64)
        # Melds are laid in the order of their sizes, so that each way to divide the tiles is gone once.
        found = [self.melded(size, jokers, longest - 1)]
        for lacking in range(jokers + 1):
            rest = self.melded(size - longest, jokers - lacking, longest)
            if len(rest):
                for part in sorted(parts(self.area, longest, lacking)):
                    found += self._with(rest, part)
        return distinct(found)

    def keys(self, values: Keys) -> Keys:
        """Deals of which the four words are given as they are, thirteen digits to the base 3."""
        return canonical([self.words.ranks[each] for each in values])

    def ranks(self, keys: Keys) -> list[Keys]:
        """The four words of each deal, by their numbers."""
        ends = (64, *PLACES)
        return [
            (keys >> np.uint64(place) & np.uint64((1 << end - place) - 1)).astype(np.uint32)
            for end, place in zip(ends, PLACES, strict=False)
        ]

    def _with(self, keys: Keys, part: Part) -> Iterator[Keys]:
        """Deals with a part beside, in each choice of colours."""
        most = int(self.words.tiles[int(keys[-1] >> np.uint64(PLACES[0]))])
        plus = self.words.plus(part.copies, most)
        for start in range(0, len(keys), CHUNK):
            four = self.ranks(keys[start : start + CHUNK])
            more = [plus[each] for each in four]
            for chosen in combinations(range(4), part.colours):
                new = [more[at] if at in chosen else each for at, each in enumerate(four)]
                fits = np.ones(len(four[0]), bool)
                for at in chosen:
                    fits &= more[at] != NONE
                    if at and at - 1 not in chosen:
                        fits &= four[at] != four[at - 1]  # else the same comes from the colour before
                found = canonical([each[fits] for each in new])
                yield self._in_few_colours(found)

    def _in_few_colours(self, keys: Keys) -> Keys:
        """Those that have no more colours than the area; word 0 is the one without tiles."""
        colours = self.area.colours
        return keys if colours == 4 else keys[keys & np.uint64((1 << PLACES[colours - 1]) - 1) == 0]

    # ---- One tile left out -------------------------------------------------------------------------

    def closing(self, size: int, free: int, jokers: int) -> Iterator[Keys]:
        """Natural tiles of deals with so many Jokers that close, no deal twice."""
        if not free:
            yield self.melded(size, jokers)
            return
        laid = self._by_shape(self.melded(size - 1, jokers))  # in melds, any tile beside
        # A Joker may be what is left out: all natural tiles lie in melds, with one Joker less.
        whole = self._by_shape(self.melded(size - 1, jokers - 1)) if jokers else {}
        for shape in shapes(size - jokers):
            found = [whole[shape]] if shape in whole else []
            for less, keys in laid.items():
                for at in range(4):
                    if shape == tuple(sorted((*less[:at], less[at] + 1, *less[at + 1 :]), reverse=True)):
                        found += self._with_any(keys, at)
            yield distinct(found)

    def _by_shape(self, keys: Keys) -> dict[Shape, Keys]:
        """Deals of a shape become deals of few others, so that these can be listed one after the other."""
        code = np.zeros(len(keys), np.uint16)
        for each in self.ranks(keys):
            code = code << np.uint16(4) | self.words.tiles[each]
        return {
            tuple(int(each) >> place & 15 for place in (12, 8, 4, 0)): keys[code == each]
            for each in np.unique(code)
        }

    def _with_any(self, keys: Keys, at: int) -> Iterator[Keys]:
        """Deals with any one tile more in that colour."""
        four = self.ranks(keys)
        if at:
            differs = four[at] != four[at - 1]
            four = [each[differs] for each in four]
        if len(four[0]):
            most = int(self.words.tiles[four[at][0]])
            for number in range(self.area.numbers):
                one = tuple(int(each == number) for each in range(self.area.numbers))
                more = self.words.plus(one, most)[four[at]]
                fits = more != NONE
                yield canonical([(more if each == at else four[each])[fits] for each in range(4)])

    # ---- Counting ----------------------------------------------------------------------------------

    def weights(self, four: list[Keys]) -> Keys:
        """How many sets of physical tiles each deal stands for."""
        single = sum(self.words.single[each] for each in four)
        a, b, c = (four[at] == four[at + 1] for at in range(3))
        # 4! orders, divided by those of equal words.
        same = np.array([1, 2, 2, 6, 2, 4, 6, 24])[a + 2 * b + 4 * c]
        return 24 // same << single

    def count(self, size: int, free: int = 0, jokers: int = 0) -> Counted:
        """How many sets of natural tiles close with so many Jokers."""
        by_ones, either, kept = np.zeros(9, np.int64), 0, 0
        for keys in self.closing(size, free, jokers):
            kept += len(keys)
            for start in range(0, len(keys), CHUNK):
                four = self.ranks(keys[start : start + CHUNK])
                weights = self.weights(four)
                either += int(weights[self._doubles_or_grand_care(four, free, jokers)].sum())
                ones = sum(self.words.digits[0][each] for each in four)
                by_ones += np.bincount(ones, weights, minlength=9).astype(np.int64)  # exact below 2^53
        return Counted(kept, tuple(int(each) for each in by_ones), either)

    def _doubles_or_grand_care(self, four: list[Keys], free: int, jokers: int) -> Keys:
        single = sum(self.words.single[each] for each in four)
        columns = sum(self.words.columns[each] for each in four)
        every = sum(1 << 4 * at for at in range(self.area.numbers))
        eight = columns + np.uint64(jokers * every) & np.uint64(8 * every) != 0
        return eight | (single <= jokers + free)


def canonical(four: list[Keys]) -> Keys:
    """Four words in order, the one with most tiles first, as one number each."""
    a, b, c, d = four
    a, b, c, d = np.maximum(a, b), np.minimum(a, b), np.maximum(c, d), np.minimum(c, d)
    a, c, b, d = np.maximum(a, c), np.minimum(a, c), np.maximum(b, d), np.minimum(b, d)
    b, c = np.maximum(b, c), np.minimum(b, c)
    keys = a.astype(np.uint64)
    for bits, each in zip(BITS, (b, c, d), strict=True):
        keys <<= np.uint64(bits)
        keys |= each
    return keys


def distinct(some: list[Keys]) -> Keys:
    """All of them, in order and once; the list is emptied, for it may be gigabytes."""
    found = np.concatenate(some) if some else np.zeros(0, np.uint64)
    some.clear()
    found.sort()
    return found[np.append(True, found[1:] != found[:-1])] if len(found) else found


def shapes(tiles: int) -> list[Shape]:
    """How so many tiles may lie in four colours, most first."""
    some = combinations_with_replacement(range(tiles + 1), 4)
    return [tuple(reversed(each)) for each in some if sum(each) == tiles]


def beside(found: Counted, size: int, free: int = 0, jokers: int = 0) -> int:
    """How many sets of natural tiles close and do not lie in runs and groups."""
    tiles = size - jokers
    return count_mosaic(tiles, jokers, free) + count_either(tiles, jokers, free) - found.either


def counts(low: bool) -> Iterator[tuple[str, int]]:
    """What is to be had of the table by listing, and what has a formula."""
    for pattern, free, jokers in product(Pattern, range(2), range(3)):
        if pattern not in AREAS:
            tiles = 14 + free - jokers
            yield (
                table_key(14 + free, free, jokers, pattern, low),
                count_naturals(tiles, free, jokers, pattern),
            )
    for pattern in reversed(AREAS):
        # In two colours the scan counts those that are given, and here they may be any.
        listing = Listing(scan_of(pattern, 0, 0, low).area)
        for free, jokers in product(range(2), range(3)):
            start = time.process_time()
            found = listing.count(14 + free, free, jokers)
            key = table_key(14 + free, free, jokers, pattern, low)
            took = f"{time.process_time() - start:.1f} s of the processor"
            print(f"{key}: {found.total}, {found.kept} listed, {took}", flush=True)
            yield key, found.total
            if pattern is Pattern.SIMPLE:
                every = found.total + beside(found, 14 + free, free, jokers)
                yield table_key(14 + free, free, jokers, None, low), every


def main() -> None:
    """List, compare, and write what is new."""
    known, new = dict(known_counts()), {}
    for low in (False, True):
        new |= {key: str(count) for key, count in counts(low)}
    wrong = [key for key, count in new.items() if known.get(key, count) != count]
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20:.1f} GB of memory at most")
    if wrong:
        sys.exit(f"these differ: {', '.join(wrong)}")
    if "--check" not in sys.argv:
        write({**known, **new})
    elif missing := set(new) - set(known):
        sys.exit(f"these are missing: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
