"""The exact number of racks with which a player can open, and the probability of such a rack.

A player opens by laying first melds that are worth enough points (RK-2, TR-9, R45-4). Counts that take a long
time to compute are stored in `opened.json`, which `python training/opening_counts.py` writes. How they are
computed is explained in `opening_count`.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb, gcd

from ..faults import quote_input
from ..rules import RUMMIKUB, RUMMY_45, TILES_50, OneRule, Opening, Ruleset, check_inputs, check_whole
from .opening_count import unopenable_counts
from .partial_solutions import OpeningTerms

MOST = 22
"""The largest number of tiles of a rack for which racks can be counted."""

TABLE = "opened.json"
"""The name of the file with stored counts."""

LONG = tuple((rules, jokers) for rules in (RUMMIKUB, TILES_50, RUMMY_45) for jokers in range(3))
"""Pairs of a ruleset and a number of Jokers in the rack for which counts may be stored in `opened.json`."""


def chance_opening(rules: Ruleset = RUMMIKUB, size: int = 14) -> Fraction:
    """Return the exact probability that *size* tiles dealt from the whole box are enough to open.

    A player opens by laying first melds that are worth enough points: 30 in Rummikub (RK-2), 50 in Tiles 50
    (TR-9). *size* is 0 to 22; a rack of more than 14 tiles is one with tiles drawn after the deal. Raises
    ValueError if the racks of these rules can't be counted, such as those of Rummy 45 with Jokers.

    >>> chance_opening(size=3)
    Fraction(17, 4823)
    >>> f"{float(chance_opening()):.4%}"
    '49.7597%'
    """
    _checked_terms(rules, size)
    box = rules.tiles
    whole = sum(
        comb(box.jokers, jokers) * count_opening(rules, size, jokers)
        for jokers in range(min(box.jokers, size) + 1)
    )
    return Fraction(whole, comb(box.size, size))


def count_opening(rules: Ruleset = RUMMIKUB, size: int = 14, jokers: int = 0) -> int:
    """Return how many racks of *size* tiles are enough to open, if *jokers* of the tiles are Jokers.

    A player opens by laying first melds that are worth enough points. A rack is a set of physical tiles, so
    the two copies of a tile make different racks; but the two Jokers count as equal. Raises ValueError if the
    racks of these rules can't be counted. In Rummy 45 (R45-4) only racks without Jokers and of 10 tiles or
    more can be counted: with 10 tiles or more, it never matters that one tile must stay in the hand (R45-10).

    >>> count_opening(size=3), count_opening(size=3, jokers=1)
    (224, 208)
    """
    terms = _checked_terms(rules, size, jokers)
    naturals = size - jokers
    if naturals < 0:
        return 0
    kept = _stored_counts(terms)
    if kept is None and terms.high is not None and jokers:
        raise ValueError(
            f"no count of the openings of {rules!r} with Jokers: it takes hours; expected jokers=0"
        )
    closed = kept[naturals] if kept is not None else _computed_count(terms, naturals)
    return comb(104, naturals) - closed


def opening_terms(rules: Ruleset, jokers: int) -> OpeningTerms:
    """Return the `OpeningTerms`: what racks with *jokers* Jokers need in order to open.

    The rules must require something of first melds (`Ruleset.opening`). All points are divided by their
    greatest common divisor: 45 points and tiles worth 5, 10 and 25 become 9 points and 1, 2 and 5.

    >>> opening_terms(RUMMY_45, 1).points, opening_terms(RUMMY_45, 1).in_group[0]
    (9, 5)
    """
    opening = rules.opening
    assert opening is not None
    values = opening.values
    first = values.numbers[0]
    in_group = first if values.one_in_group is None else values.one_in_group
    high = first if values.one_high is None else values.one_high
    unit = gcd(*values.numbers, in_group, high)
    numbers = tuple(each // unit for each in values.numbers)
    return OpeningTerms(
        points=-(-opening.points // unit),
        in_run=numbers,
        in_group=(in_group // unit, *numbers[1:]),
        high=high // unit if rules.runs.one is OneRule.LOW_OR_HIGH else None,
        needs_run=opening.needs_run,
        jokers=jokers,
    )


def _checked_terms(rules: Ruleset, size: int, jokers: int = 0) -> OpeningTerms:
    """Return the `OpeningTerms`: what racks of *size* tiles with *jokers* Jokers need in order to open.

    Raises ValueError if such racks can't be counted, for instance because first melds need no points.
    """
    check_inputs(rules)
    opening, box = rules.opening, rules.tiles
    if (
        opening is None
        or opening.values.joker is not None
        or rules.runs.one not in (OneRule.LOW, OneRule.LOW_OR_HIGH)
        or (box.numbers, box.copies, len(box.colours)) != (13, 2, 4)
        or (rules.runs.min_length, rules.groups.min_length, rules.groups.max_length) != (3, 3, 4)
        or (rules.jokers.naturals_per_joker, rules.jokers.adjacent) != (0, True)
        or rules.jokers.min_natural > 1
        or box.jokers > 2
    ):
        raise ValueError(f"no count of the openings of {rules!r}; expected rules such as RUMMIKUB")
    check_whole("size", size, 0)
    check_whole("jokers", jokers, 0)
    least = _least(rules, opening)
    if not least <= size <= MOST:
        expected = f"{least} to {MOST}" if least else f"at most {MOST}"
        raise ValueError(f"no such size: {quote_input(size)}; expected {expected}")
    if jokers > box.jokers:
        raise ValueError(f"no such jokers: {quote_input(jokers)}; expected at most {box.jokers}")
    return opening_terms(rules, jokers)


def _least(rules: Ruleset, opening: Opening) -> int:
    """Return the size of the smallest racks that can be counted; 0 if players may lay their last tile.

    If players must keep one tile to discard (R45-10), a rack can be counted only if it is so large that this
    rule never prevents its player from opening. Even if all tiles of such a rack are in melds, the player can
    keep one tile of a meld of four or more or, if all melds have three tiles, a whole meld (but not the only
    run, because a run may be required). The tiles laid are then still worth enough points to open.
    """
    if not rules.must_keep:
        return 0
    enough = -(-opening.points // min(opening.values.numbers))
    return enough + (1 if enough % 3 == 0 else 3)


@cache
def _computed_count(terms: OpeningTerms, naturals: int) -> int:
    """Return the number of sets of *naturals* natural tiles that, with the Jokers of *terms*, can't open.

    To open is to lay first melds that the rules accept. The number is computed, not read from `opened.json`.
    """
    return unopenable_counts(terms, naturals)[naturals]


# ---- Stored counts ---------------------------------------------------------------------------------


def table_key(rules: Ruleset, jokers: int) -> str:
    """Return the key, such as "rummikub, 1 Jokers", under which `opened.json` contains counts of racks.

    The counts are those for racks with *jokers* Jokers in the game with these rules.
    """
    return f"{rules.name}, {jokers} Jokers"


@cache
def _stored_counts(terms: OpeningTerms) -> list[int] | None:
    """Return the stored counts of racks that can't open in games with these terms.

    To open is to lay first melds that the rules accept. Item n of the result counts racks with n natural
    tiles. Returns None if no counts are stored for these terms.
    """
    same = (each for each in LONG if opening_terms(*each) == terms)
    return next((opened_table().get(table_key(*each)) for each in same), None)


@cache
def opened_table() -> dict[str, list[int]]:
    """Return the counts stored in `opened.json`: how many racks of each size can't open.

    To open is to lay first melds that the rules accept. A key, made by `table_key`, stands for some rules and
    a number of Jokers. The list under it is indexed by the number of natural tiles.
    """
    found: dict[str, list[int]] = json.loads((files(__package__) / TABLE).read_text("utf-8"))["closed"]
    return found
