"""Make exercises that `families.toml` describes: random numbers, with answers computed by formulas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from math import floor
from random import Random
from types import MappingProxyType
from typing import Any

from ...engine.closes.prices import Pattern, price
from ...engine.odds import count_closing
from ...engine.odds.counting import scan_of
from ...formulas import read_formula, value
from ...tutor.drills.dealing import number_from, pick
from .records import FamilyDraw


def draw_by_formulas(table: Mapping[str, Any], rng: Random) -> FamilyDraw:
    """Draw the numbers of an exercise, and fill them into the formulas of its right and wrong answers.

    *table* describes the family of exercises, as in `families.toml`. Its numbers are drawn with *rng* or
    computed from earlier ones. Numbers whose names begin with `_` are not shown to students.

    >>> numbers = {"_half": [3, 3], "all": "2*{_half}"}
    >>> table = {"numbers": numbers, "answer": "1/{all}", "wrong": {"no": "{all}"}}
    >>> made = draw_by_formulas(table, Random("any"))
    >>> made.given, made.formula, made.wrong
    ({'all': 6}, '1/6', {'no': Fraction(6, 1)})
    """
    numbers: dict[str, Any] = {}
    for name, spec in table["numbers"].items():
        numbers[name] = _number(_chosen(spec, numbers), numbers, rng)
    symbols = tuple(table.get("symbols", ()))
    wrong = {name: _with_numbers(formula, numbers) for name, formula in table["wrong"].items()}
    return FamilyDraw(
        given={name: each for name, each in numbers.items() if not name.startswith("_")},
        formula=_with_numbers(_chosen(table["answer"], numbers), numbers),
        wrong=wrong if symbols else {name: _value(each) for name, each in wrong.items()},
        symbols=symbols,
    )


def _chosen(spec: Any, numbers: Mapping[str, Any]) -> Any:
    """Return the part of *spec* that applies to an exercise, given the *numbers* drawn so far.

    *spec* describes a number or an answer in `families.toml`. If it lists alternatives, its key `by` names
    one of the *numbers*, whose value selects the alternative. Otherwise *spec* itself is returned.
    """
    return spec[str(numbers[spec["by"]])] if isinstance(spec, Mapping) and "by" in spec else spec


def _number(spec: Any, numbers: Mapping[str, Any], rng: Random) -> Any:
    """Return a number for an exercise, drawn with *rng* or computed as *spec* says.

    *spec* is a number, a formula, a pair of bounds between which to draw, or a table. The table contains
    either `one_of`, a list of values to draw from, or `call`, the name of a function whose arguments are
    given by `with`. *numbers* are the numbers of the exercise that are already known, by name.
    """
    match spec:
        case int():
            return spec
        case [low, high]:
            return number_from(rng, *(_number(end, numbers, rng) for end in (low, high)))
        case {"one_of": values}:
            return pick(rng, values)
        case {"call": name, "with": arguments}:
            return FUNCTIONS[name](*(numbers.get(each, each) for each in arguments))
    found = _value(_with_numbers(spec, numbers))
    return found.numerator if found.denominator == 1 else found


@lru_cache(maxsize=1024)
def _value(formula: str) -> Fraction:
    """Return the value of a formula without variables; cached, because the same formulas occur often."""
    return value(read_formula(formula, ()))


def _with_numbers(formula: str, numbers: Mapping[str, Any]) -> str:
    """Return a formula with each name in braces replaced by its number; fractions get parentheses."""
    texts = {name: f"({each})" if isinstance(each, Fraction) else each for name, each in numbers.items()}
    return formula.format(**texts)


# ---- Functions that formulas may call ---------------------------------------------------------------


def _price(pattern: str, jokers: int = 0) -> int:
    """Return the points that each opponent pays if a hand with *jokers* Jokers wins with this pattern."""
    return price(Pattern(pattern), jokers)[1]


JOKERS = {"any": None, "without": 0, "single": 1, "both": 2}


def _count_racks(pattern: str, jokers: str | int) -> int:
    """Return the number of racks of 14 tiles that form a closing pattern and hold a given number of Jokers.

    *pattern* is the pattern's name, or "any" for all patterns together. *jokers* is the number of Jokers, or
    one of the words "without" (0), "single" (1), "both" (2) and "any" (the number of Jokers does not matter).
    """
    held = JOKERS[jokers] if isinstance(jokers, str) else jokers
    return count_closing(14, jokers=held, pattern=None if pattern == "any" else pattern)


@cache
def _sets(pattern: str, numbers: int, size: int) -> int:
    """Return how many racks of *size* tiles in one or two given colours can be arranged in runs.

    *pattern* is "bicolor" for two colours, "monocolor" for one. The racks contain no Jokers. *numbers* is the
    highest number that a tile can have.
    """
    return scan_of(Pattern(pattern), 0, 0, False, numbers).count(size)


@cache
def _cuts(tiles: int, least: int = 3, in_order: bool = True) -> int:
    """Return the number of ways to divide a row of tiles into parts.

    *tiles* is the number of tiles in the row, and *least* the smallest number of tiles that a part may have.
    *in_order* says whether the order of the parts matters: whether 3 + 4 and 4 + 3 are counted separately.
    """
    if tiles < least:
        return int(tiles == 0)
    parts = range(least, tiles + 1)
    return sum(_cuts(tiles - part, least if in_order else part, in_order) for part in parts)


FUNCTIONS: Mapping[str, Callable[..., int]] = MappingProxyType(
    {
        "price": _price,
        "racks": _count_racks,
        "sets": _sets,
        "cuts": _cuts,
        "floor": floor,
        "min": min,
        "max": max,
    }
)
"""The functions, by name, with which a number of an exercise can be computed in `families.toml` (`call`).

In that file, an argument of a function may be the name of another number.
"""
