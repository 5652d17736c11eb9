"""What comes in from outside is what it should be, or an error names it and what was expected.

The wrong type is a TypeError, an impossible number or an unknown name a ValueError. Every public
function with rules, Jokers thrown or a multiplier asks `check_given` first.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import UnionType

from ..faults import quote_input
from .games import RUMMY_PRO
from .records import Ruleset

__all__ = ["check_choice", "check_given", "check_type", "check_whole"]


def check_given(rules: object = RUMMY_PRO, jokers_thrown: object = 0, multiplier: object = 1) -> None:
    """Refuse what is not a ruleset, and impossible numbers of thrown Jokers and multipliers.

    >>> check_given("rummikub")
    Traceback (most recent call last):
    TypeError: no such rules: 'rummikub'; expected a Ruleset, such as RUMMY_PRO
    >>> check_given(RUMMY_PRO, jokers_thrown=float("nan"))
    Traceback (most recent call last):
    ValueError: no such jokers_thrown: nan; expected a whole number, 0 or more
    """
    if not isinstance(rules, Ruleset):
        raise TypeError(f"no such rules: {quote_input(rules)}; expected a Ruleset, such as RUMMY_PRO")
    check_whole("jokers_thrown", jokers_thrown, 0)
    check_whole("multiplier", multiplier, 1)


def check_type(name: str, value: object, kind: type | UnionType) -> None:
    """Refuse a value of the wrong type.

    >>> check_type("seats", "two", int | None)
    Traceback (most recent call last):
    TypeError: no such seats: 'two'; expected int or None
    """
    if not isinstance(value, kind):
        kinds = kind.__args__ if isinstance(kind, UnionType) else (kind,)
        expected = " or ".join("None" if each is type(None) else each.__name__ for each in kinds)
        raise TypeError(f"no such {name}: {quote_input(value)}; expected {expected}")


def check_whole(name: str, value: object, least: int) -> None:
    """Refuse anything but a whole number of at least *least*; neither True nor 1.0 is one.

    >>> check_whole("multiplier", 2, 1)
    """
    if type(value) is not int or value < least:
        raise ValueError(f"no such {name}: {quote_input(value)}; expected a whole number, {least} or more")


def check_choice(name: str, value: object, choices: Iterable[str]) -> None:
    """Refuse anything but one of the known names.

    >>> check_choice("size", "huge", ("normal", "projector"))
    Traceback (most recent call last):
    ValueError: no such size: 'huge'; expected normal or projector
    """
    names = tuple(choices)
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"no such {name}: {quote_input(value)}; expected {' or '.join(names)}")
