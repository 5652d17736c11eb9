"""What comes in from outside is what it should be, or an error names it and what was expected.

The wrong type is a TypeError, an impossible number or an unknown name a ValueError. Every public function
with rules, Jokers thrown or a multiplier asks `check_given` first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ..faults import quote_input

_hints: Callable[[type], dict[str, Any]] = cache(get_type_hints)
_NAMES = {NoneType: "None", str: "text"}


class Choices:
    """A record whose choices may be given by their values ("low"); any other value is refused."""

    __slots__ = ()

    def __post_init__(self) -> None:
        for each in fields(self):  # type: ignore[arg-type]
            if isinstance(each.default, StrEnum):
                kind, value = type(each.default), getattr(self, each.name)
                check_choice(each.name, value, kind)
                object.__setattr__(self, each.name, kind(value))


def check_fields(record: object, path: str = "") -> None:
    """Refuse a record with a field of the wrong type, in records inside it too; the error names its path."""
    hints = _hints(type(record))
    for each in fields(record):  # type: ignore[arg-type]
        if not each.init:
            continue
        name, value, kinds = f"{path}{each.name}", getattr(record, each.name), _kinds(hints[each.name])
        if type(value) not in kinds:
            raise TypeError(f"no such {name}: {quote_input(value)}; expected {_expected(kinds)}")
        if is_dataclass(value):
            check_fields(value, f"{name}.")


def _kinds(hint: Any) -> tuple[type, ...]:
    """Return the types that a hint allows: those of a union, and `tuple` for `tuple[int, ...]`."""
    hints = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(get_origin(each) or each for each in hints)


def _expected(kinds: Iterable[type]) -> str:
    return " or ".join(_NAMES.get(each, each.__name__) for each in kinds)


def check_type(name: str, value: object, kind: type | UnionType) -> None:
    """Refuse a value of the wrong type.

    >>> check_type("seats", "two", int | None)
    Traceback (most recent call last):
    TypeError: no such seats: 'two'; expected int or None
    """
    if not isinstance(value, kind):
        raise TypeError(f"no such {name}: {quote_input(value)}; expected {_expected(_kinds(kind))}")


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
        expected = " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
        raise ValueError(f"no such {name}: {quote_input(value)}; expected {expected}")
