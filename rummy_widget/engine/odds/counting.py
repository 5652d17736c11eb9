"""How many deals close, exactly, and so the chance that one does."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb

from ..closes.prices import Pattern, pattern_of
from ..faults import quote_input
from ..rules import RUMMY_PRO, Ruleset, check_given
from .apart import count_apart_only, count_doubles, count_grand_care, count_mosaic
from .scan import DealScan, PatternArea

MELDED = 14
JOKERS = 2
TABLE = "counted.json"

AREAS = {
    Pattern.SIMPLE: PatternArea(),
    Pattern.MINOR: PatternArea(last=7, high=False),
    Pattern.MAJOR: PatternArea(first=8, low=False),
    Pattern.BICOLOR: PatternArea(groups=False, colours=2),  # of two given colours
    Pattern.MONOCOLOR: PatternArea(groups=False, colours=1),
}


def count_closing(
    size: int, free: int = 0, jokers: int | None = None, pattern: Pattern | str | None = None,
    rules: Ruleset = RUMMY_PRO,
) -> int:  # fmt: skip
    """How many deals of so many tiles are all melded but for *free* of them, 0 or 1.

    A deal is a set of physical tiles out of the 106. *jokers* says how many of the two Jokers it holds; None
    counts all deals, whatever Jokers they hold. *pattern* "simple" means any runs and groups, "minor" and the
    others that the deal forms it, even if something dearer too; None means at least one pattern.

    >>> count_closing(14, jokers=0, pattern="simple")
    86321258844
    >>> count_closing(3, jokers=0)
    800
    >>> count_closing(15, free=1, jokers=2, pattern="simple")
    37261663656464

    Mosaic, Doubles and Grand Care have 14 tiles, and deals with Jokers are counted for 14 arranged tiles.
    Rules are those of Rummy PRO, or the same with the 1 only low.
    """
    check_given(rules)
    asked = None if pattern is None else pattern_of(pattern)
    low = _check(size, free, jokers, asked, rules)
    if jokers is None:
        if size - free != MELDED:
            raise ValueError(
                f"no count of {size} tiles with any Jokers: expected jokers=0, or 14 arranged tiles"
            )
        return sum(count_closing(size, free, each, pattern, rules) for each in range(JOKERS + 1))
    known = known_counts().get(table_key(size, free, jokers, asked, low))
    naturals = count_naturals(size - jokers, free, jokers, asked, low=low) if known is None else int(known)
    return naturals * comb(JOKERS, jokers)


def chance_closing(
    size: int, free: int = 0, jokers: int | None = None, pattern: Pattern | str | None = None,
    rules: Ruleset = RUMMY_PRO,
) -> Fraction:  # fmt: skip
    """The same as a part of all deals of that size with so many Jokers; of all 106 tiles where they are None.

    >>> chance_closing(3, jokers=0) == Fraction(800, comb(104, 3))
    True
    """
    return Fraction(count_closing(size, free, jokers, pattern, rules), deals_of(size, jokers))


def deals_of(size: int, jokers: int | None = None) -> int:
    """How many deals of so many tiles there are, with exactly so many Jokers, or with any.

    >>> deals_of(14, 0) == comb(104, 14)
    True
    """
    if jokers is None:
        return comb(104 + JOKERS, size)
    return comb(104, size - jokers) * comb(JOKERS, jokers)


def count_naturals(
    tiles: int, free: int, jokers: int, pattern: Pattern | None, *, low: bool = False, numbers: int = 13
) -> int:
    """Sets of natural tiles that close with these Jokers, worked out; a smaller box has fewer *numbers*.

    >>> count_naturals(7, 0, 0, None)
    614296
    """
    arranged = tiles + jokers - free
    if pattern is Pattern.MAJOR and not low and numbers == 13:
        pattern = Pattern.MINOR  # each deal of one is one of the other, mirrored: 1 after 13 for 1, 13 for 2
    if pattern is Pattern.DOUBLES:
        return count_doubles(tiles, jokers + free, 4 * numbers)
    if pattern is Pattern.MOSAIC:
        return count_mosaic(tiles, jokers, free, numbers)
    if pattern is Pattern.GRAND_CARE:
        return count_grand_care(tiles, jokers, numbers)
    melded = scan_of(pattern or Pattern.SIMPLE, free, jokers, low, numbers).count(tiles)
    if pattern is Pattern.MONOCOLOR:
        return 4 * melded
    if pattern is Pattern.BICOLOR:
        # Six pairs of colours; a deal of one colour belongs to three of them.
        both = 6 * melded - 8 * scan_of(Pattern.MONOCOLOR, free, jokers, low, numbers).count(tiles)
        if free and jokers == 2:
            # Some deals of several colours are Bicolor in two ways: all but two tiles lie in runs of one
            # colour, and either of those two, each of another colour, makes a run with both Jokers.
            most = scan_of(Pattern.MONOCOLOR, 0, 0, low, numbers).count(tiles - 2)
            both -= 4 * comb(3, 2) * (2 * numbers) ** 2 * most
        return both
    if pattern is not None or arranged != MELDED:
        return melded
    return melded + count_beside(tiles, free, jokers, low=low)


def count_beside(tiles: int, free: int, jokers: int, *, low: bool = False) -> int:
    """Sets of natural tiles that are a Mosaic, Doubles or a Grand Care and do not lie in runs and groups."""
    scan = scan_of(Pattern.SIMPLE, free, jokers, low, 13)
    return count_mosaic(tiles, jokers, free) + count_apart_only(scan, tiles)


def scan_of(pattern: Pattern, free: int, jokers: int, low: bool, numbers: int = 13) -> DealScan:
    """What counts a pattern; Bicolor and Monocolor in the first two colours or one."""
    area = AREAS[pattern]
    high = area.high and not low
    return DealScan(replace(area, numbers=numbers, last=min(area.last, numbers), high=high), jokers, free)


def _check(size: int, free: int, jokers: int | None, pattern: Pattern | None, rules: Ruleset) -> bool:
    """Refuse what is not counted; whether the 1 is only low."""
    if type(size) is not int or not 1 <= size <= MELDED + 1:
        raise ValueError(f"no such size: {quote_input(size)}; expected 1 to {MELDED + 1} tiles")
    if free not in (0, 1) or free >= size:
        raise ValueError(
            f"no such free: {quote_input(free)}; expected 0 or 1 tile left out, and others beside it"
        )
    if jokers is not None and (type(jokers) is not int or not 0 <= jokers <= min(JOKERS, size)):
        raise ValueError(f"no such jokers: {quote_input(jokers)}; expected 0, 1, 2 or None")
    if pattern in (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE) and size - free != MELDED:
        raise ValueError(f"no {pattern} of {size - free} tiles: expected {MELDED}, and those left out")
    if jokers and size - free != MELDED:
        raise ValueError(f"no count of {size} tiles with Jokers: expected {MELDED}, and those left out")
    priced = rules.prices == RUMMY_PRO.prices or (rules.prices is None and pattern is Pattern.SIMPLE)
    if _melding(rules) != _melding(RUMMY_PRO) or not priced:
        raise ValueError(f"no count by the rules of {rules!r}: "
                         "expected those of Rummy PRO, or the same with the 1 only low")  # fmt: skip
    return not rules.runs.high


def _melding(rules: Ruleset) -> tuple[object, ...]:
    """What a count depends on."""
    groups, jokers = replace(rules.groups, clause=""), replace(rules.jokers, clause="")
    return rules.runs.min_length, rules.tiles.numbers, groups, jokers


def table_key(size: int, free: int, jokers: int, pattern: Pattern | None, low: bool) -> str:
    """The name of an entry in the table of what has been counted."""
    return f"{size} {free} {jokers} {pattern or 'any'} {'low' if low else 'pro'}"


@cache
def known_counts() -> dict[str, str]:
    """What takes long has been counted once (see `__main__`) and is looked up."""
    text = files(__package__).joinpath(TABLE).read_text(encoding="utf-8")
    counts: dict[str, str] = json.loads(text)["counts"]
    return counts
