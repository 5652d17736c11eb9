"""Check arguments, and raise errors that name the argument and say what was expected.

A wrong type raises TypeError; an impossible number or an unknown name raises ValueError. Every public
function that takes rules, a number of discarded Jokers or a multiplier calls `check_inputs` (in `ruleset`)
first.
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
    """A base class for dataclasses whose enum fields may be given as strings, such as "low".

    A string is converted to the enum member with that value; if the enum has none, ValueError is raised.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        for each in fields(self):  # type: ignore[arg-type]
            if isinstance(each.default, StrEnum):
                kind, value = type(each.default), getattr(self, each.name)
                check_choice(each.name, value, kind)
                object.__setattr__(self, each.name, kind(value))


def check_fields(record: object, path: str = "") -> None:
    """Raise TypeError if a field of the dataclass *record*, or of a dataclass inside it, has the wrong type.

    The error names the field by its path, such as `play.opening.points`. *path* is the path of *record*
    itself, with a dot at its end; "" if *record* isn't part of another dataclass.
    """
    hints = _hints(type(record))
    for each in fields(record):  # type: ignore[arg-type]
        if not each.init:
            continue
        name, value, kinds = f"{path}{each.name}", getattr(record, each.name), _kinds(hints[each.name])
        if type(value) not in kinds:
            raise TypeError(f"{name} must be {_expected(kinds)}, not {quote_input(value)}")
        if is_dataclass(value):
            check_fields(value, f"{name}.")


def _kinds(hint: Any) -> tuple[type, ...]:
    """Return the types that a type hint allows: each member of a union, and `tuple` for `tuple[int, ...]`."""
    hints = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(get_origin(each) or each for each in hints)


def _expected(kinds: Iterable[type]) -> str:
    """Return a phrase for an error message that lists some types, such as "int or None"."""
    return " or ".join(_NAMES.get(each, each.__name__) for each in kinds)


def check_type(name: str, value: object, kind: type | UnionType) -> None:
    """Raise TypeError if *value* isn't of the type *kind*; the error calls it *name*.

    >>> check_type("seats", "two", int | None)
    Traceback (most recent call last):
    TypeError: seats must be int or None, not 'two'
    """
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {_expected(_kinds(kind))}, not {quote_input(value)}")


def check_whole(name: str, value: object, least: int) -> None:
    """Raise ValueError unless *value* is an int of at least *least*; True and 1.0 are not accepted.

    The error calls the value *name*.

    >>> check_whole("multiplier", 0, least=1)
    Traceback (most recent call last):
    ValueError: multiplier must be a whole number, 1 or more, not 0
    """
    if type(value) is not int or value < least:
        raise ValueError(f"{name} must be a whole number, {least} or more, not {quote_input(value)}")


def check_choice(name: str, value: object, choices: Iterable[str]) -> None:
    """Raise ValueError unless *value* is one of *choices*; the error calls it *name*.

    >>> check_choice("size", "huge", ("normal", "projector"))
    Traceback (most recent call last):
    ValueError: no such size: 'huge'; expected normal or projector
    """
    names = tuple(choices)
    if not isinstance(value, str) or value not in names:
        expected = " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
        raise ValueError(f"no such {name}: {quote_input(value)}; expected {expected}")
