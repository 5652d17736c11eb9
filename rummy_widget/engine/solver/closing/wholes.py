"""How near some tiles are to Doubles, Mosaic and Grand Care, the ends that are not made of melds (PRO-32).

Copies are numbers: `held[colour][number]` in the rack and `known[colour][number]` to be had, the rack's among
them, both from 0. A kind is a bit, 13 for each colour, as in `reach`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import permutations
from operator import or_
from typing import NamedTuple, TypeAlias

from ...closes.prices import Pattern, price_rules
from ...rules import MosaicJokers, Ruleset

Copies: TypeAlias = "Sequence[Sequence[int]]"
Place: TypeAlias = "tuple[int, int]"
"""A colour and a number, both from 0."""

COLOURS, NUMBERS = range(4), range(13)


class NearestWhole(NamedTuple):
    """The ends of a pattern that share most with a rack: how much, what they need, and one of them."""

    gain: int
    need: int
    places: tuple[Place, ...]


def nearest_whole(
    pattern: Pattern, held: Copies, known: Copies, wild: int, rules: Ruleset
) -> NearestWhole | None:
    """The nearest ends of a pattern; None if it cannot be had any more.

    Of a Grand Care only the eight are looked at: what lies beside them is free.
    """
    if pattern is Pattern.DOUBLES:
        return _doubles(held, known, wild)
    if pattern is Pattern.MOSAIC:
        prices = price_rules(rules)
        jokers = prices.mosaic_jokers is not MosaicJokers.NATURAL_ONLY
        return _mosaic(held, known, wild if jokers else 0, prices.mosaic_ends_differ)
    return _grand_care(held, known, wild)


def most_gained(pattern: Pattern, held: Copies) -> int:
    """At least as much as `nearest_whole` gains, at a glance."""
    numbers = [sum([held[colour][number] for colour in COLOURS]) for number in NUMBERS]
    if pattern is Pattern.MOSAIC:
        return sum([each > 0 for each in numbers]) + (numbers[0] > 1)
    if pattern is Pattern.DOUBLES:
        ones, twos = (sum([copies.count(each) for copies in held]) for each in (1, 2))
        return 2 * min(7, twos) + min(max(0, 7 - twos), ones)
    return max(numbers)


def bit_of(place: Place) -> int:
    """The kind of a place as a bit."""
    colour, number = place
    return 1 << 13 * colour + number


# ---- Doubles ---------------------------------------------------------------------------------------


def _doubles(held: Copies, known: Copies, wild: int) -> NearestWhole | None:
    """Seven pairs: those that are there, single tiles with their twins, then pairs of other tiles."""
    # By (held, known): what a pair of that kind gains, and how many of it only Jokers can be.
    kinds: dict[tuple[int, int], list[Place]] = {}
    for colour in COLOURS:
        for number in NUMBERS:
            kinds.setdefault((held[colour][number], known[colour][number]), []).append((colour, number))
    sorts = sorted(kinds, key=lambda sort: (-sort[0], -sort[1]))
    best: tuple[int, int, list[tuple[tuple[int, int], int]]] | None = None
    need = 0
    for taken in _shares(sorts, kinds, 7, wild):
        gain = sum(have * count for (have, _), count in taken)
        if best is not None and gain < best[0]:
            continue
        if best is None or gain > best[0]:
            best, need = (gain, 0, taken), 0
        for (have, may), count in taken:
            if count and may > have:
                need |= sum(map(bit_of, kinds[have, may]))
    if best is None:
        return None
    chosen = [place for sort, count in best[2] for place in kinds.get(sort, [])[:count] for _ in range(2)]
    chosen += [(0, 0)] * (14 - len(chosen))  # pairs of Jokers, which stand for nothing in particular
    return NearestWhole(best[0], need, tuple(chosen))


def _shares(
    sorts: list[tuple[int, int]], kinds: dict[tuple[int, int], list[Place]], pairs: int, wild: int
) -> Iterator[list[tuple[tuple[int, int], int]]]:
    """How many pairs to take of each sort; what is left over are pairs of Jokers."""
    if not sorts:
        if 2 * pairs <= wild:
            yield []
        return
    sort, *others = sorts
    jokers = 2 - sort[1]
    most = min(pairs, len(kinds[sort]), wild // jokers if jokers else pairs)
    # Pairs that cost nothing are all taken: no other gains more.
    least = most if sort == (2, 2) else 0
    for count in range(most, least - 1, -1):
        for rest in _shares(others, kinds, pairs - count, wild - jokers * count):
            yield [(sort, count), *rest]


# ---- Grand Care ------------------------------------------------------------------------------------


def _grand_care(held: Copies, known: Copies, wild: int) -> NearestWhole | None:
    """Both copies of a number in all colours."""
    best: NearestWhole | None = None
    for number in NUMBERS:
        gain = sum(held[colour][number] for colour in COLOURS)
        if 8 - sum(known[colour][number] for colour in COLOURS) > wild:
            continue
        need = need_of_number(number, held, known)
        if best is None or gain > best.gain:
            places = tuple((colour, number) for colour in COLOURS for _ in range(2))
            best = NearestWhole(gain, need, places)
        elif gain == best.gain:
            best = best._replace(need=best.need | need)
    return best


def need_of_number(number: int, held: Copies, known: Copies) -> int:
    """Return the kinds of a number that are to be had, as bits."""
    return sum(bit_of((colour, number)) for colour in COLOURS if known[colour][number] > held[colour][number])


# ---- Mosaic ----------------------------------------------------------------------------------------

_ROWS = {first: [row for row in permutations(COLOURS) if row[0] == first] for first in COLOURS}
_LINKS = {row: ((((None, row[0]), row[1]), row[2]), row[3]) for row in permutations(COLOURS)}
_OTHERS = tuple(tuple(colour for colour in COLOURS if colour != last) for last in COLOURS)

_Worth: TypeAlias = "tuple[int, int, int]"
"""What a tile on a place gains, how many Jokers it forces, and what it needs."""
_Row: TypeAlias = "tuple[_Row | None, int]"
"""A row of colours from its end: the row before, and the last."""
_Ways: TypeAlias = "dict[tuple[int, int], tuple[int, int, _Row]]"
"""By the last colour and the Jokers forced: the most that is gained, all that such rows need, one of them."""


def _mosaic(held: Copies, known: Copies, wild: int, ends_differ: bool) -> NearestWhole | None:
    """1 to 13 and 1 in order: the first four of four colours, each later tile unlike its left neighbour."""
    worths = [[_worth(held, known, colour, number) for colour in COLOURS] for number in NUMBERS]
    gain, need, best = -1, 0, None
    for first in COLOURS:
        last = worths[0].copy()
        last[first] = _worth(held, known, first, 0, before=1)  # the other copy already stands in front
        ends = _OTHERS[first] if ends_differ else COLOURS
        for won, lacks, row in _rows_from(first, [*worths, last], wild, ends):
            if won > gain:
                gain, need, best = won, lacks, row
            elif won == gain:
                need |= lacks
    return best and NearestWhole(gain, need, tuple(zip(_colours(best), (*NUMBERS, 0), strict=True)))


def _worth(held: Copies, known: Copies, colour: int, number: int, before: int = 0) -> _Worth:
    if held[colour][number] > before:
        return 1, 0, 0
    return (0, 0, bit_of((colour, number))) if known[colour][number] > before else (0, 1, 0)


def _rows_from(
    first: int, worths: list[list[_Worth]], wild: int, ends: Sequence[int]
) -> Iterator[tuple[int, int, _Row]]:
    """The best rows that begin with a colour: by each last colour, and the Jokers that they force."""
    ways: _Ways = {}
    for colours in _ROWS[first]:
        gains, jokers, needs = zip(
            *(worths[place][colour] for place, colour in enumerate(colours)), strict=True
        )
        gain, used = sum(gains), sum(jokers)
        if used <= wild:
            _keep(ways, (colours[3], used), gain, reduce(or_, needs), _LINKS[colours], last=True)
    for place in range(4, 14):
        here, before, ways = worths[place], ways, {}
        for (last, used), (gain, need, row) in before.items():
            for colour in _OTHERS[last]:
                won, forced, lacks = here[colour]
                _keep(ways, (colour, used + forced), gain + won, need | lacks, (row, colour))
    return iter([way for (last, forced), way in ways.items() if last in ends and forced <= wild])


def _keep(ways: _Ways, key: tuple[int, int], gain: int, need: int, row: _Row, *, last: bool = False) -> None:
    """Keep a row if none gains more; of rows that gain as much the first or *last*, with the needs of all."""
    known = ways.get(key)
    if known is None or gain > known[0]:
        ways[key] = gain, need, row
    elif gain == known[0]:
        ways[key] = gain, need | known[1], row if last else known[2]


def _colours(row: _Row) -> list[int]:
    """Return the colours of a row from its beginning."""
    before, last = row
    return [*(_colours(before) if before else ()), last]
