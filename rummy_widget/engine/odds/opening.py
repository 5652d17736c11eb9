"""How many racks can open, and the chance of it: exact, by counting (RK-2, TR-9, R45-4).

What takes long to count is kept in `opened.json`; `python training/opening_counts.py` makes it anew.
`opening_count` tells how it is done.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb, gcd

from ..faults import quote_input
from ..rules import (
    RUMMIKUB,
    RUMMY_45,
    TILES_50,
    OneRule,
    Opening,
    Ruleset,
    check_given,
    check_whole,
)
from .opening_count import closed_counts
from .opening_ways import OpeningQuestion

MOST = 22
"""Tiles of the largest rack that is counted."""

TABLE = "opened.json"

LONG = tuple((rules, jokers) for rules in (RUMMIKUB, TILES_50, RUMMY_45) for jokers in range(3))
"""What the table may hold: rules, and the Jokers of a rack."""


def chance_opening(rules: Ruleset = RUMMIKUB, size: int = 14) -> Fraction:
    """The chance that so many tiles, dealt from the whole box, can open; exact.

    *size* is 0 to 22; 14 are dealt, and each more is one drawn. The Jokers come as they are dealt. In
    Rummikub the melds need 30 points (RK-2), in Tiles 50 they need 50 (TR-9).

    >>> chance_opening(size=3)
    Fraction(17, 4823)
    >>> f"{float(chance_opening()):.4%}"
    '49.7597%'
    """
    _question(rules, size)
    box = rules.tiles
    whole = sum(
        comb(box.jokers, jokers) * count_opening(rules, size, jokers)
        for jokers in range(min(box.jokers, size) + 1)
    )
    return Fraction(whole, comb(box.size, size))


def count_opening(rules: Ruleset = RUMMIKUB, size: int = 14, jokers: int = 0) -> int:
    """How many racks of so many tiles can open, so many of them Jokers; the Jokers themselves are given.

    *size* counts the Jokers too. A rack is a set of physical tiles: two copies of a tile make two racks. In
    Rummy 45 tiles count by R45-4; it is counted from 10 tiles on, where it never matters
    that one stays in hand (R45-10), and without Jokers.

    >>> count_opening(size=3), count_opening(size=3, jokers=1)
    (224, 208)
    """
    asked = _question(rules, size, jokers)
    naturals = size - jokers
    if naturals < 0:
        return 0
    kept = _kept(asked)
    if kept is None and asked.high is not None and jokers:
        raise ValueError(
            f"no count of the openings of {rules!r} with Jokers: it takes hours; expected jokers=0"
        )
    closed = kept[naturals] if kept is not None else _counted(asked, naturals)
    return comb(104, naturals) - closed


def opening_question(rules: Ruleset, jokers: int) -> OpeningQuestion:
    """What it takes to open under some rules with so many Jokers, the points in their largest common unit.

    >>> opening_question(RUMMY_45, 1).points, opening_question(RUMMY_45, 1).in_group[0]
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
    return OpeningQuestion(
        points=-(-opening.points // unit),
        in_run=numbers,
        in_group=(in_group // unit, *numbers[1:]),
        high=high // unit if rules.runs.one is OneRule.LOW_OR_HIGH else None,
        needs_run=opening.needs_run,
        jokers=jokers,
    )


def _question(rules: Ruleset, size: int, jokers: int = 0) -> OpeningQuestion:
    """The question, or an error that says what cannot be counted."""
    check_given(rules)
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
    return opening_question(rules, jokers)


def _least(rules: Ruleset, opening: Opening) -> int:
    """From how many tiles on it never matters that one has to be kept for the discard (R45-10).

    If all tiles are in the melds, one is taken off a meld of four or more, or else a meld of three is kept
    back, not the only run: what is left suffices, whatever tiles they are.
    """
    if not rules.kept:
        return 0
    least = min(opening.values.numbers)
    enough = -(-opening.points // least)
    return enough + (1 if enough % 3 == 0 else 3)


@cache
def _counted(asked: OpeningQuestion, naturals: int) -> int:
    return closed_counts(asked, naturals)[naturals]


# ---- The table -------------------------------------------------------------------------------------


def table_key(rules: Ruleset, jokers: int) -> str:
    """The name of an entry."""
    return f"{rules.name}, {jokers} Jokers"


@cache
def _kept(asked: OpeningQuestion) -> list[int] | None:
    """What was counted once, by the natural tiles of a rack: those that cannot open."""
    same = (each for each in LONG if opening_question(*each) == asked)
    return next((opened_table().get(table_key(*each)) for each in same), None)


@cache
def opened_table() -> dict[str, list[int]]:
    """The table: for rules and Jokers the racks that cannot open, by their natural tiles."""
    found: dict[str, list[int]] = json.loads((files(__package__) / TABLE).read_text("utf-8"))["closed"]
    return found
