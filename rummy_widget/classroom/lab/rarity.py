"""How rare each pattern is, as dealt and as played, and what it would have to pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from math import comb
from typing import Any

from ...closing.prices import Pattern, price
from ...odds import chance_closing, count_closing
from ..played import Close
from .counting import one_by_one
from .sheets import same

__all__ = ["PATTERNS", "brings", "named", "of_104", "of_106", "one_in", "pays", "played_of", "rarity_price"]

PATTERNS = ("simple", "grand_care", "mosaic", "bicolor", "minor", "major", "doubles", "monocolor")


def named(names: Iterable[str | None], *ways: Callable[[Any], Any]) -> list[tuple[Any, ...]]:
    """Rows of a table: each pattern as a class calls it, and what each way says of it; None is any pattern.

    >>> named(("grand_care", None), lambda name: 7)
    [('grand care', 7), ('any pattern', 7)]
    """
    return [((name or "any pattern").replace("_", " "), *(way(name) for way in ways)) for name in names]


def one_in(chance: Fraction) -> int:
    """One deal in how many.

    >>> one_in(Fraction(2, 93))
    46
    """
    return round(1 / chance)


def of_104(pattern: str | None, size: int = 14) -> int:
    """One deal in how many forms a pattern from a box without Jokers, by the count and from the chance.

    >>> of_104("simple"), of_104("simple", 15)
    (921157, 73578)
    """
    count = count_closing(size, size - 14, 0, pattern)
    return same(one_in(Fraction(count, comb(104, size))), one_in(chance_closing(size, size - 14, 0, pattern)))


def of_106(pattern: str | None, jokers: int | None = None, size: int = 14) -> int:
    """The same from the box of the game: *and* holds so many Jokers, or with None any.

    >>> of_106("grand_care"), of_106("grand_care", 0), of_106("doubles", 2, size=15)
    (192092, 8771459, 1912500)
    """
    held = 1 if jokers is None else one_by_one(2, 104, size)[jokers]
    count = count_closing(size, size - 14, jokers, pattern)
    chance = held * chance_closing(size, size - 14, jokers, pattern)
    return same(one_in(Fraction(count, comb(106, size))), one_in(chance))


def pays(pattern: str, jokers: int = 0) -> int:
    """What each opponent pays for a pattern with so many Jokers, none thrown and none free.

    >>> [pays("simple", jokers) for jokers in range(3)]
    [250, 200, 150]
    """
    return price(Pattern(pattern), jokers)[1]


def brings(pattern: str) -> Fraction:
    """What a pattern brings from one opponent on average in a deal of 14 tiles, Jokers with their own prices.

    >>> round(float(brings("mosaic") * 10**6), 1)
    513.4
    """
    counts = (count_closing(14, jokers=jokers, pattern=pattern) for jokers in range(3))
    points = sum(count * pays(pattern, jokers) for jokers, count in enumerate(counts))
    chances = (
        held * chance_closing(14, jokers=jokers, pattern=pattern) * pays(pattern, jokers)
        for jokers, held in enumerate(one_by_one(2, 104, 14)[:3])
    )
    return same(Fraction(points, comb(106, 14)), sum(chances))


def rarity_price(pattern: str, jokers: bool = False) -> Fraction:
    """What a pattern without Jokers in it would have to pay to bring as much as Simple.

    Without *jokers* in a box of 104, else in the game's, where each Joker takes its part off the price.

    >>> round(rarity_price("grand_care")), round(rarity_price("grand_care", jokers=True))
    (1791, 542)
    """
    if jokers:
        return pays(pattern) * brings("simple") / brings(pattern)
    often, own = (count_closing(14, jokers=0, pattern=name) for name in ("simple", pattern))
    return Fraction(pays("simple") * often, own)


def played_of(closes: Iterable[Close | None]) -> Counter[str | None]:
    """How many games were closed with each pattern; None for those that nobody closed.

    >>> played_of([Close("simple", 250), None, Close("simple", 200)])
    Counter({'simple': 2, None: 1})
    """
    return Counter(close.pattern if close else None for close in closes)
