"""The exact number of deals with which a player can close, and the probability of such a deal.

Closing means ending the round with fourteen tiles that form runs and groups or another pattern.
"""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb

from ..closes.prices import Pattern, pattern_of
from ..faults import quote_input
from ..rules import RUMMY_PRO, Ruleset, check_inputs
from .scan import DealScan, PatternArea
from .whole_patterns import count_doubles, count_grand_care, count_mosaic, count_only_doubles_or_grand_care

MELDED = 14  # tiles of a pattern
JOKERS = 2  # Jokers in the box
TABLE = "counted.json"  # the file with stored counts

AREAS = {
    Pattern.SIMPLE: PatternArea(),
    Pattern.MINOR: PatternArea(last=7, high=False),
    Pattern.MAJOR: PatternArea(first=8, low=False),
    Pattern.BICOLOR: PatternArea(groups=False, colours=2),  # of two given colours
    Pattern.MONOCOLOR: PatternArea(groups=False, colours=1),
}
"""The numbers, colours and kinds of melds that are allowed in each pattern made of runs and groups."""


def count_closing(
    size: int, free: int = 0, jokers: int | None = None, pattern: Pattern | str | None = None,
    rules: Ruleset = RUMMY_PRO,
) -> int:  # fmt: skip
    """Return how many deals of *size* tiles form a valid pattern if *free* tiles, 0 or 1, are left out.

    A deal is a set of physical tiles out of the 106, so the two copies of a tile make different deals.
    *jokers* is how many of the two Jokers each deal contains; None counts deals with any number of Jokers.
    *pattern* is the pattern to form, such as "minor"; deals that also form a more valuable one are included.
    "simple" means any runs and groups, and None means any of the patterns.

    >>> count_closing(14, jokers=0, pattern="simple")
    86321258844
    >>> count_closing(3, jokers=0)
    800
    >>> count_closing(15, free=1, jokers=2, pattern="simple")
    37261663656464

    Mosaic, Doubles, Grand Care and deals with Jokers can only be counted if 14 tiles form the pattern. The
    rules must be those of Rummy PRO, or the same with a 1 only before the 2. Raises ValueError for other
    arguments.
    """
    check_inputs(rules)
    asked = None if pattern is None else pattern_of(pattern)
    low = _check_inputs(size, free, jokers, asked, rules)
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
    """Return the probability that a deal of *size* tiles forms a valid pattern if *free* tiles are left out.

    The probability is the result of `count_closing`, which explains the arguments, divided by the number of
    all deals of *size* tiles. If *jokers* is a number, only deals with exactly that many Jokers are
    considered; None means deals with any number of Jokers.

    >>> chance_closing(3, jokers=0) == Fraction(800, comb(104, 3))
    True
    """
    return Fraction(count_closing(size, free, jokers, pattern, rules), deals_of(size, jokers))


def deals_of(size: int, jokers: int | None = None) -> int:
    """Return how many different sets of *size* tiles can be dealt from the box of 106 tiles.

    The two copies of a tile count as different. *jokers* is how many of the two Jokers each set contains;
    None counts sets with any number of Jokers.

    >>> deals_of(14, 0) == comb(104, 14)
    True
    """
    if jokers is None:
        return comb(104 + JOKERS, size)
    return comb(104, size - jokers) * comb(JOKERS, jokers)


def count_naturals(
    tiles: int, free: int, jokers: int, pattern: Pattern | None, *, low: bool = False, numbers: int = 13
) -> int:
    """Return how many sets of *tiles* natural tiles form a pattern together with *jokers* Jokers.

    Natural tiles are those that aren't Jokers. *free* is how many of the tiles, Jokers included, are left out
    of the pattern: 0 or 1. *pattern* is the pattern that the remaining tiles form; None means any pattern.
    *low* says that a 1 may stand only before the 2, not after the 13; *numbers* is how many numbers there
    are, such as 13 for the numbers 1 to 13.

    >>> count_naturals(7, 0, 0, None)
    614296
    """
    arranged = tiles + jokers - free
    if pattern is Pattern.MAJOR and not low and numbers == 13:
        pattern = Pattern.MINOR  # there are as many: put the 1 after 13 for the 1, 13 for 2, ..., 8 for 7
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
        # There are six pairs of colours, and a deal of a single colour was counted for three of them.
        both = 6 * melded - 8 * scan_of(Pattern.MONOCOLOR, free, jokers, low, numbers).count(tiles)
        if free and jokers == 2:
            # Some deals of three colours were counted for two pairs: all tiles but two form runs of a colour,
            # and either of those two, which have different colours, makes a run with both Jokers.
            most = scan_of(Pattern.MONOCOLOR, 0, 0, low, numbers).count(tiles - 2)
            both -= 4 * comb(3, 2) * (2 * numbers) ** 2 * most
        return both
    if pattern is not None or arranged != MELDED:
        return melded
    return melded + count_only_whole_patterns(tiles, free, jokers, low=low)


def count_only_whole_patterns(tiles: int, free: int, jokers: int, *, low: bool = False) -> int:
    """Return how many sets of tiles form a Mosaic, Doubles or a Grand Care, but don't form runs and groups.

    Each set has *tiles* natural tiles and *jokers* Jokers; *free* is how many of these tiles and Jokers, 0 or
    1, are left out of the pattern. If *low* is true, a 1 may stand only before the 2, not after the 13.
    """
    scan = scan_of(Pattern.SIMPLE, free, jokers, low, 13)
    return count_mosaic(tiles, jokers, free) + count_only_doubles_or_grand_care(scan, tiles)


def scan_of(pattern: Pattern, free: int, jokers: int, low: bool, numbers: int = 13) -> DealScan:
    """Return a `DealScan`, an object that counts deals, for the deals that form *pattern*.

    *free* (0 or 1) is how many tiles are left out of the pattern, and *jokers* how many Jokers are added to
    the natural tiles. If *low* is true, a 1 may stand only before the 2, not after the 13. *numbers* is how
    many numbers there are, such as 13 for the numbers 1 to 13. If the pattern is Bicolor, only deals of two
    given colours are counted; if it is Monocolor, only deals of one given colour.
    """
    area = AREAS[pattern]
    high = area.high and not low
    return DealScan(replace(area, numbers=numbers, last=min(area.last, numbers), high=high), jokers, free)


def _check_inputs(size: int, free: int, jokers: int | None, pattern: Pattern | None, rules: Ruleset) -> bool:
    """Check the arguments of `count_closing`; return whether a 1 may stand only before 2, not after 13.

    Raises ValueError if the deals that the arguments describe can't be counted.
    """
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
    if _meld_rules(rules) != _meld_rules(RUMMY_PRO) or not priced:
        raise ValueError(f"no count by the rules of {rules!r}: "
                         "expected those of Rummy PRO, or the same with the 1 only low")  # fmt: skip
    return not rules.runs.high


def _meld_rules(rules: Ruleset) -> tuple[object, ...]:
    """Return the parts of a ruleset that decide which tiles form runs and groups.

    The ids of clauses are left out, so two rulesets with the same melds have equal parts.
    """
    groups, jokers = replace(rules.groups, clause=""), replace(rules.jokers, clause="")
    return rules.runs.min_length, rules.tiles.numbers, groups, jokers


def table_key(size: int, free: int, jokers: int, pattern: Pattern | None, low: bool) -> str:
    """Return the key under which a count is stored in the file `counted.json`, such as "14 0 1 simple pro".

    *low* says whether a 1 may stand only before the 2, not after the 13. The other arguments are those of
    `count_closing`.
    """
    return f"{size} {free} {jokers} {pattern or 'any'} {'low' if low else 'pro'}"


@cache
def known_counts() -> dict[str, str]:
    """Return the counts that would take a long time to compute, read from the file `counted.json`.

    The keys are made by `table_key`; each count is a decimal number. `training/closing_counts.py` writes the
    file.
    """
    text = files(__package__).joinpath(TABLE).read_text(encoding="utf-8")
    counts: dict[str, str] = json.loads(text)["counts"]
    return counts
