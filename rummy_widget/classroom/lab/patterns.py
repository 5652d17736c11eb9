"""Count the racks that form each closing pattern, with and without Jokers, to verify `engine.odds`.

The methods differ from those of `engine.odds`. A rack with Jokers can often be arranged in several ways, but
must be counted only once. So a count that goes through the numbers one by one remembers *all* arrangements
that are still possible, each with the number of Jokers that it has used. A closing pattern is one that the 14
tiles of a rack must form so that a player can end the round with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import combinations_with_replacement, product
from math import comb, prod
from types import MappingProxyType
from typing import Any, TypeAlias

from .boxes import FULL, Box, Rack
from .counting import by_doubles, coefficients
from .melds import count_meldable, meldable_test, melds
from .reader import add_counts, can_end, extend_runs, in_colours, read_numbers

__all__ = [
    "COUNTED", "WITH_JOKERS", "all_of_a_number", "forms", "has_all_of_a_number", "is_mosaic",
    "jokers_in_runs", "list_mosaics", "mosaics", "mosaics_with", "walks",
]  # fmt: skip


def walks(steps: int, colours: int = 4) -> Any:
    """Return a sympy matrix that counts the sequences of colours in which no two neighbours are equal.

    A sequence has *steps* + 1 colours, chosen from *colours* different ones. A row of the matrix stands for
    the first colour of a sequence, a column for the last. The matrix is a power of the matrix for one step.

    >>> walks(2)
    Matrix([
    [3, 2, 2, 2],
    [2, 3, 2, 2],
    [2, 2, 3, 2],
    [2, 2, 2, 3]])
    """
    from sympy import eye, ones

    return (ones(colours, colours) - eye(colours)) ** steps


def mosaics(numbers: int = 13) -> int:
    """Return the number of racks without Jokers that form a Mosaic.

    *numbers* is the highest number of a tile. A Mosaic is a row of tiles from 1 to the highest number and
    then a 1 again. The numbers 1 to 4 have four different colours, and every later tile differs in colour
    from the one before it. The sequences of colours are counted with `walks`.

    >>> mosaics(), mosaics(5) == list_mosaics(5)
    (18865520640, True)
    """
    step = walks(numbers - 3)  # from the 4 to the final 1
    found = 0
    for first, last in product(range(4), repeat=2):
        # The 4 has one of the three other colours, and the 2 and 3 share the remaining two.
        ways = sum(2 * int(step[fourth, last]) for fourth in range(4) if fourth != first)
        # Only one of the two 1s can be the first: the 2, 3 and 4 have all colours except its own.
        found += ways * (1 if first == last else 4)
    return found << numbers - 1


def list_mosaics(numbers: int) -> int:
    """List all racks that form a Mosaic, and return their number; *numbers* is the highest number of a tile.

    A Mosaic is a row of tiles from 1 to the highest number and then a 1 again. The numbers 1 to 4 have four
    different colours, and every later tile differs in colour from the one before it. There are no Jokers.
    """
    found = set()
    for row in product(range(4), repeat=numbers + 1):
        if len(set(row[:4])) == 4 and all(row[at] != row[at - 1] for at in range(4, numbers + 1)):
            found.add((tuple(sorted((row[0], row[-1]))), row[1:-1]))
    return sum((1 if ones[0] == ones[1] else 4) << numbers - 1 for ones, _ in found)


def all_of_a_number(box: Box, size: int) -> int:
    """Return how many racks from a box hold all tiles of at least one number, such as all eight 7s.

    *size* is the number of tiles in a rack. Racks with Jokers are not counted. The result is computed by the
    inclusion-exclusion principle.

    >>> all_of_a_number(Box(2, 5), 8), all_of_a_number(Box(4, 13), 14)
    (9090, 12051627952)
    """
    each = 2 * box.colours
    rest = box.naturals - each
    one = comb(rest, size - each)
    two = comb(rest - each, size - 2 * each) if size >= 2 * each else 0
    return box.numbers * one - comb(box.numbers, 2) * two


def has_all_of_a_number(rack: Rack, box: Box) -> bool:
    """Return whether a rack holds all the tiles of the box that have some number, such as all eight 7s.

    >>> from rummy_widget import parse_tiles
    >>> has_all_of_a_number(parse_tiles("r1 r1 r2"), Box(1, 4))
    True
    """
    return 2 * box.colours in Counter(tile.number for tile in rack if not tile.joker).values()


def _bicolor() -> int:
    """Return how many racks of 14 tiles without Jokers form the pattern Bicolor: runs of only two colours.

    Racks are counted for each pair of colours. Racks of a single colour are counted for three pairs, so their
    number is subtracted twice.
    """
    return comb(4, 2) * in_colours(2) - 4 * 2 * in_colours(1)


COUNTED: Mapping[str, Callable[[], int]] = MappingProxyType({
    "mosaic": mosaics,
    "bicolor": _bicolor,
    "minor": lambda: count_meldable(melds(Box(4, 7), high=False), 14),
    "doubles": lambda: coefficients([1, 1], 52, 7)[7],  # seven of the 52 kinds
    "grand_care": lambda: all_of_a_number(Box(4, 13), 14),
    "monocolor": lambda: 4 * in_colours(1),
})  # fmt: skip
"""Functions that count the racks of 14 tiles, without Jokers, that form a closing pattern.

The keys are the names of the patterns. Patterns that are missing here, such as Simple, are estimated with
`melds.estimate_meldable`.
"""


# ---- With Jokers -------------------------------------------------------------------------------------


ARRANGED = 14
COLOURS = 4

Row: TypeAlias = "tuple[int, int, int, int]"
"""A partial Mosaic, as four numbers; a Mosaic is a row of tiles 1, 2, 3 and so on, and finally a 1 again.

The numbers are: the colours of the tiles up to the 3, as bits (0 from the 4 on); the colour of the last tile
so far; the colour of the final 1; and the number of Jokers used.
"""
Runs: TypeAlias = "tuple[tuple[int, ...], int, int]"
"""An arrangement of tiles of one colour in partial runs.

It consists of the length of each run that can still grow (3 stands for three or more), the number of 1s set
aside to follow the last number, and the number of Jokers used.
"""


# ---- Mosaic ----------------------------------------------------------------------------------------


def mosaics_with(jokers: int, numbers: int = 13) -> int:
    """Return how many racks form a Mosaic with exactly *jokers* of the two Jokers.

    *numbers* is the highest number of the tiles. A Mosaic is a row of tiles from 1 to the highest number and
    then a 1 again. The numbers 1 to 4 have four different colours, and every later tile differs in colour
    from the one before it.

    >>> mosaics_with(0) == 18_865_520_640, mosaics_with(1, numbers=4)
    (True, 6720)
    """
    now: Counter[frozenset[Row]] = Counter()
    for size in range(3):
        for ones in map(Counter, combinations_with_replacement(range(COLOURS), size)):
            now[_ones(ones, jokers)] += prod(comb(2, many) for many in ones.values())
    for number in range(2, numbers + 1):
        new: Counter[frozenset[Row]] = Counter()
        for state, ways in now.items():
            for colour in (None, *range(COLOURS)):
                if after := _step(state, colour, number, jokers):
                    new[after] += ways * (1 if colour is None else 2)
        now = new
    return sum(ways for state, ways in now.items() if _is_complete(state, jokers)) * comb(2, jokers)


def _ones(natural: Counter[int], jokers: int) -> frozenset[Row]:
    """Return the partial Mosaics that consist of 1s only, to be extended number by number.

    A Mosaic begins and ends with a 1, and there is one partial Mosaic for each possible pair of colours of
    these two 1s. *natural* counts the 1s in the rack by colour. If the rack has fewer than two 1s, up to
    *jokers* Jokers stand for the missing ones.
    """
    return frozenset(
        (1 << first, first, final, used)
        for first, final in product(range(COLOURS), repeat=2)
        if not natural - Counter((first, final)) and (used := 2 - natural.total()) <= jokers
    )


def _step(state: frozenset[Row], natural: int | None, number: int, jokers: int) -> frozenset[Row]:
    """Return the partial Mosaics in *state*, each extended by the next *number* in every possible way.

    *natural* is the colour of the rack's tile with this number, or None if a Joker must stand for the tile.
    At most *jokers* Jokers may be used in all. The result is empty if no partial Mosaic can be extended.
    """
    found = set()
    for colours, last, final, used in state:
        for colour in range(COLOURS) if natural is None else (natural,):
            fits = not colours >> colour & 1 if number <= 4 else colour != last
            if fits and used + (natural is None) <= jokers:
                seen = colours | 1 << colour if number < 4 else 0
                found.add((seen, colour, final, used + (natural is None)))
    return frozenset(found)


def _is_complete(state: frozenset[Row], jokers: int) -> bool:
    """Return whether at least one of the rows in *state* is a Mosaic with exactly *jokers* Jokers.

    Each row contains all numbers, and has a 1 at both ends; in a Mosaic, the last two tiles differ in colour.
    """
    return any(used == jokers and last != final for _, last, final, used in state)


def is_mosaic(rack: Rack) -> bool:
    """Return whether fourteen tiles form a Mosaic, using all their Jokers (rule PRO-41).

    A Mosaic is a row of tiles from 1 to the highest number and then a 1 again. The numbers 1 to 4 have four
    different colours, and every later tile differs in colour from the one before it.

    >>> from rummy_widget import parse_tiles
    >>> [is_mosaic(parse_tiles(f"r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 {last}")) for last in
    ...  ("k12 r13 y1", "* r13 *", "b12 r13 y1")]
    [True, True, False]
    """
    colours = "rybk"
    numbers = Counter(tile.number for tile in rack if not tile.joker)
    jokers = len(rack) - numbers.total()
    if len(rack) != ARRANGED or numbers[1] > 2 or any(numbers[each] > 1 for each in range(2, 14)):
        return False
    own = {tile.number: colours.index(str(tile)[0]) for tile in rack if not tile.joker}
    state = _ones(Counter(colours.index(str(tile)[0]) for tile in rack if tile.number == 1), jokers)
    for number in range(2, 14):
        state = _step(state, own.get(number), number, jokers)
    return _is_complete(state, jokers)


# ---- Runs ------------------------------------------------------------------------------------------


def jokers_in_runs(numbers: int, most: int, jokers: int) -> dict[frozenset[int], list[int]]:
    """Count the ways to choose tiles of one colour that, with Jokers added, can be arranged in runs.

    A key of the result says with how many Jokers this is possible: {0, 1} means that all chosen tiles can be
    arranged in runs without a Joker, and also together with one Joker. At most *jokers* Jokers are tried. The
    value for a key is a list: the number of ways to choose 0, 1, 2, ... up to *most* such tiles. *numbers* is
    the highest number of a tile.

    >>> found = jokers_in_runs(5, 3, jokers=1)
    >>> sorted((sorted(added), counts) for added, counts in found.items())
    [([0], [1, 0, 0, 0]), ([0, 1], [0, 0, 0, 32]), ([1], [0, 0, 36, 40])]
    """
    *_, last = read_numbers(partial(_begin, jokers=jokers), partial(_advance, jokers=jokers), numbers, most)
    found: dict[frozenset[int], list[int]] = {}
    for state, ways in last.items():
        if held := frozenset(used for lengths, waits, used in state if can_end(lengths, waits)):
            add_counts(found, held, ways)
    return found


def _begin(copies: int, jokers: int) -> frozenset[Runs]:
    """Return every way to arrange the 1s of one colour, and some Jokers, in partial runs (`Runs`).

    The result is the first state of a count that goes through the numbers of the colour, to find out whether
    its tiles can be arranged in runs. *copies* is the number of 1s; up to *jokers* Jokers may stand for
    further 1s. Each 1 may begin a run or be set aside to follow the last number.
    """
    return frozenset(
        ((1,) * (held - waits), waits, held - copies)
        for held in range(copies, copies + jokers + 1)
        for waits in range(held + 1)
    )


def _advance(state: frozenset[Runs], copies: int, jokers: int) -> frozenset[Runs]:
    """Return every way to add the tiles with the next number of a colour to the partial runs in *state*.

    *state* is the set of all ways to arrange the tiles so far, and some Jokers, in partial runs (`Runs`). The
    result is the same kind of set for the longer runs; it is empty if there is no way. *copies* is the number
    of tiles with the next number. Jokers may stand for further copies of that tile; at most *jokers* Jokers
    may be used in all.
    """
    return frozenset(
        (grown, waits, used + wild)
        for lengths, waits, used in state
        for wild in range(jokers - used + 1)
        if (grown := extend_runs(lengths, copies + wild)) is not None
    )


def _in_one_colour(jokers: int) -> int:
    size = ARRANGED - jokers
    found = jokers_in_runs(13, size, jokers)
    return COLOURS * sum(ways[size] for held, ways in found.items() if jokers in held)


def _in_two_colours(jokers: int) -> int:
    """Return how many racks of 14 tiles, *jokers* of them Jokers, consist of runs in one or two colours.

    The Jokers count as equal. The racks are counted for each of the six pairs of colours. Racks of a single
    colour are counted for three pairs, so their number is subtracted twice.
    """
    size = ARRANGED - jokers
    found = jokers_in_runs(13, size, jokers)
    both = sum(
        sum(one * other for one, other in zip(mine, reversed(theirs), strict=True))
        for (own, mine), (other, theirs) in product(found.items(), repeat=2)
        if any(jokers - each in other for each in own)
    )
    return comb(COLOURS, 2) * both - 2 * _in_one_colour(jokers)


def forms(rack: Rack) -> bool:
    """Return whether fourteen tiles form any closing pattern, using all their Jokers.

    Returns False for any other number of tiles. The patterns are those of the rules PRO-40 to PRO-51.

    >>> from rummy_widget import parse_tiles
    >>> forms(parse_tiles("r1 r1 r2 r2 r5 r5 b7 b7 k3 k3 y9 y9 * k4")), forms(parse_tiles("r1 *"))
    (True, False)
    """
    natural = Counter(tile for tile in rack if not tile.joker)
    jokers = len(rack) - natural.total()
    if len(rack) != ARRANGED:
        return False
    if sum(copies % 2 for copies in natural.values()) <= jokers:
        return True
    if max(Counter(tile.number for tile in natural.elements()).values()) + jokers >= 8:
        return True
    return _meldable_test()(rack) or is_mosaic(rack)


@cache
def _meldable_test() -> Callable[[Rack], bool]:
    return meldable_test(melds(FULL))


# ---- All patterns that can be counted -------------------------------------------------------------


def _pairs(jokers: int) -> int:
    """Return how many racks of 14 tiles, *jokers* of them Jokers, consist of seven pairs of equal tiles.

    A Joker makes a pair with a single tile or with the other Joker. The Jokers count as equal.
    """
    return sum(by_doubles(52, ARRANGED - jokers)[7 - jokers :])


def _eight(jokers: int) -> int:
    """Return how many racks of 14 tiles, *jokers* of them Jokers, contain all eight tiles of some number.

    Jokers may stand for missing tiles, and count as equal. The result is the number of all such racks minus
    the number of those that have too few tiles of every number.
    """
    size = ARRANGED - jokers
    fewer = [comb(8, own) for own in range(8 - jokers)]
    return comb(104, size) - coefficients(fewer, 13, size)[size]


WITH_JOKERS: Mapping[str, Callable[[int], int]] = MappingProxyType({
    "mosaic": mosaics_with,
    "bicolor": lambda jokers: comb(2, jokers) * _in_two_colours(jokers),
    "doubles": lambda jokers: comb(2, jokers) * _pairs(jokers),
    "grand_care": lambda jokers: comb(2, jokers) * _eight(jokers),
    "monocolor": lambda jokers: comb(2, jokers) * _in_one_colour(jokers),
})  # fmt: skip
"""Functions that count the racks of 14 tiles, with a given number of Jokers, that form a closing pattern.

The keys are the names of the patterns. A function gets the exact number of Jokers: 0, 1 or 2. Patterns that
are missing here are estimated from dealt racks.
"""
