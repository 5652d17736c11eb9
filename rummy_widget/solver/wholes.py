"""How near some tiles are to Doubles, Mosaic and Grand Care, the ends that are not made of melds (PRO-32).

Copies are numbers: `held[colour][number]` in the rack and `known[colour][number]` to be had, the rack's among
them, both from 0. A kind is a bit, 13 for each colour, as in `reach`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ..rules import MosaicJokers, Ruleset
from ..scoring.prices import Pattern, price_rules

__all__ = ["Near", "bit_of", "nearest_whole"]

Copies: TypeAlias = "Sequence[Sequence[int]]"
Place: TypeAlias = "tuple[int, int]"
"""A colour and a number, both from 0."""

COLOURS, NUMBERS = range(4), range(13)


class Near(NamedTuple):
    """The ends of a pattern that share most with a rack: how much, what they need, and one of them."""

    gain: int
    need: int
    places: tuple[Place, ...]


def nearest_whole(pattern: Pattern, held: Copies, known: Copies, wild: int, rules: Ruleset) -> Near | None:
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


def bit_of(place: Place) -> int:
    """The kind of a place as a bit."""
    colour, number = place
    return 1 << 13 * colour + number


# ---- Doubles ---------------------------------------------------------------------------------------


def _doubles(held: Copies, known: Copies, wild: int) -> Near | None:
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
    return Near(best[0], need, tuple(chosen))


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


def _grand_care(held: Copies, known: Copies, wild: int) -> Near | None:
    """Both copies of a number in all colours."""
    best: Near | None = None
    for number in NUMBERS:
        gain = sum(held[colour][number] for colour in COLOURS)
        if 8 - sum(known[colour][number] for colour in COLOURS) > wild:
            continue
        need = sum(
            bit_of((colour, number)) for colour in COLOURS if known[colour][number] > held[colour][number]
        )
        if best is None or gain > best.gain:
            places = tuple((colour, number) for colour in COLOURS for _ in range(2))
            best = Near(gain, need, places)
        elif gain == best.gain:
            best = best._replace(need=best.need | need)
    return best


# ---- Mosaic ----------------------------------------------------------------------------------------

_Ways: TypeAlias = "dict[tuple[int, int], tuple[int, tuple[int, ...]]]"
"""By the last colour and the Jokers that are forced so far: the most that is gained, and the colours."""


def _mosaic(held: Copies, known: Copies, wild: int, ends_differ: bool) -> Near | None:
    """1 to 13 and 1 in order: the first four of four colours, each later tile unlike its left neighbour."""
    rows: dict[int, list[tuple[tuple[int, ...], int]]] = {}
    best = -1
    for first in COLOURS:
        for gain, row, need in _rows_from(first, held, known, wild, ends_differ):
            if gain >= best:
                best = gain
                rows.setdefault(gain, []).append((row, need))
    if best < 0:
        return None
    every = 0
    for _, need in rows[best]:
        every |= need
    numbers = (*NUMBERS, 0)
    return Near(best, every, tuple(zip(rows[best][0][0], numbers, strict=True)))


def _rows_from(
    first: int, held: Copies, known: Copies, wild: int, ends_differ: bool
) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """The best row that begins with a colour, and what the rows as good as it need; by each last colour."""

    def worth(place: int, colour: int) -> tuple[int, int, int]:
        """What a tile on this place gains, how many Jokers it forces, and what it needs."""
        number = place % 13
        before = place == 13 and colour == first  # the other copy already stands in front
        have, may = held[colour][number] - before, known[colour][number] - before
        return (1, 0, 0) if have > 0 else (0, 0, bit_of((colour, number))) if may > 0 else (0, 1, 0)

    # (last colour, forced Jokers) -> (gain, row, needs of all rows that gain as much)
    ways: dict[tuple[int, int], tuple[int, tuple[int, ...], int]] = {}

    def offer(key: tuple[int, int], gain: int, row: tuple[int, ...], need: int) -> None:
        known_way = ways.get(key)
        if known_way is None or gain > known_way[0]:
            ways[key] = (gain, row, need)
        elif gain == known_way[0]:
            ways[key] = (gain, known_way[1], known_way[2] | need)

    for row in permutations(COLOURS):
        if row[0] == first:
            worths = [worth(place, colour) for place, colour in enumerate(row)]
            jokers = sum(each[1] for each in worths)
            if jokers <= wild:
                need = 0
                for each in worths:
                    need |= each[2]
                offer((row[-1], jokers), sum(each[0] for each in worths), row, need)
    for place in range(4, 14):
        before, ways = ways, {}
        for colour in COLOURS:
            if place == 13 and ends_differ and colour == first:
                continue
            gained, forced, need = worth(place, colour)
            for (last, jokers), (gain, row, needs) in before.items():
                if last != colour and jokers + forced <= wild:
                    offer((colour, jokers + forced), gain + gained, (*row, colour), needs | need)
    for gain, row, need in ways.values():
        yield gain, row, need
