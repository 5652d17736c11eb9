"""What comes in from outside is what it should be, or an error names it and what was expected.

The wrong type is a TypeError, an impossible number or an unknown name a ValueError. Every public function
with rules, Jokers thrown or a multiplier asks `check_given` first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ..faults import quote_input

__all__ = ["check_choice", "check_fields", "check_type", "check_whole"]


def check_fields(record: object, path: str = "") -> None:
    """Refuse a record with a field of the wrong type, in records inside it too; the error names its path."""
    hints = _hints(type(record))
    for each in fields(record):  # type: ignore[arg-type]
        if not each.init:
            continue
        name, value, hint = f"{path}{each.name}", getattr(record, each.name), hints[each.name]
        if not _fits(value, hint):
            raise TypeError(f"no such {name}: {quote_input(value)}; expected {_told(hint)}")
        if is_dataclass(value):
            check_fields(value, f"{name}.")


_HINTS: dict[type, dict[str, Any]] = {}


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def _fits(value: object, hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return any(_fits(value, each) for each in get_args(hint))
    kind = get_origin(hint) or hint
    return type(value) is kind


def _told(hint: Any) -> str:
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(_told(each) for each in get_args(hint) if each is not type(None))
    name: str = (get_origin(hint) or hint).__name__
    return "text" if name == "str" else name


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
