"""Check parsed JSON against type annotations, with errors that name the wrong value by its path.

In the example, the value says how many stars, from 0 to 3, a learner has earned in each lesson.

>>> from typing import Annotated, TypedDict
>>> class Stars(TypedDict):
...     v: Literal[1]
...     stars: dict[str, Annotated[int, Limits(0, 3)]]
>>> read_as(Stars, {"v": 1, "stars": {"first-run": 3}})
{'v': 1, 'stars': {'first-run': 3}}
>>> read_as(Stars, {"v": 1, "stars": {"first-run": 9}})
Traceback (most recent call last):
rummy_widget.engine.typed_reading.ReadError: 'stars.first-run': expected a whole number from 0 to 3, not 9
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from math import inf
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from .faults import quote_input

_Read = Callable[[str, Any], Any]
"""A function that checks and converts a value; its arguments are the value's path and the value.

Errors name the wrong value by its path.
"""
# What to call a value of each plain type in an error.
_NAMES: dict[Any, str] = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


class ReadError(ValueError):
    """An error for a stored or received value that has the wrong form; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on a number, or on the length of a string, list or object.

    They are given in an annotation such as `Annotated[int, Limits(0, 3)]`.

    Attributes:
        least: the lowest number or length that is allowed.
        most: the highest number or length that is allowed.
        distinct: whether the items of a list must all be different.
        among: the strings that are allowed; if empty, any string is allowed.
    """

    least: float = 0
    most: float = inf
    distinct: bool = False
    among: tuple[str, ...] = ()

    def allow(self, size: float) -> bool:
        """Return whether *size*, a number or a length, is from `least` to `most`; False for NaN."""
        return self.least <= size <= self.most


def read_as(kind: Any, value: object, path: str = "") -> Any:
    """Check a value of parsed JSON against the type annotation *kind*, and return it converted to that type.

    If the annotation says so, a list becomes a tuple, a string an enum member, and a JSON object an instance
    of a dataclass or named tuple. The annotation may be int, float, str, bool, object, a Literal, a StrEnum,
    a list, tuple or dict, a TypedDict, dataclass or named tuple, or a union of such a type with None.
    Annotated adds `Limits`. A bool is not accepted as an int, and a JSON object must have all required keys
    and no unknown ones.

    Raises ReadError if the value doesn't match. The error names the wrong part of the value by its path, such
    as "stars.first-run". *path* is the path of *value* itself if it is part of a larger value.
    """
    return _reader(kind)(path, value)


def _refuse(path: str, expected: str, value: object) -> ReadError:
    """Return the error for the value at *path*, which isn't what was expected."""
    return ReadError(f"{_prefix(path)}expected {expected}, not {quote_input(value)}")


def _prefix(path: str) -> str:
    """Return the beginning of an error message, which names the path; "" if *path* is empty."""
    return f"{path[:80]!r}: " if path else ""


def _inside(path: str, key: str) -> str:
    """Return the path of the value of a key in the JSON object at *path*, such as "stars.first-run"."""
    return f"{path}.{key}" if path else key


@cache
def _reader(kind: Any, limits: Limits = Limits()) -> _Read:
    """Return the function that checks and converts values of the type *kind* within *limits*."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _reader(parts[0], parts[1])
    if origin is NotRequired:
        return _reader(parts[0])
    if kind is object:
        return lambda path, value: value
    if kind in _NAMES:
        return _plain(kind, limits)
    if origin is Literal:
        return _choice({each: each for each in parts})
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _choice({each.value: each for each in kind})
    if origin in (Union, UnionType):
        (known,) = (_reader(each) for each in parts if each is not NoneType)
        return lambda path, value: None if value is None else known(path, value)
    if origin in (list, tuple):
        return _row(origin, parts, limits)
    if origin is dict:
        return _mapping(_reader(parts[0]), _reader(parts[1]), limits)
    return _record(kind)


def _plain(kind: Any, limits: Limits) -> _Read:
    """Return a function that checks that a value is of the type *kind*: int, float, str or bool.

    It also checks that a number, or the length of a string, is within *limits*.
    """
    kinds = (int, float) if kind is float else (kind,)
    low, high = limits.least, limits.most
    expected = _NAMES[kind]
    if limits.among:
        expected = f"one of {', '.join(limits.among)}"
    elif kind is str and high < inf:
        expected += f" of {f'{low} to' if low else 'at most'} {high} characters"
    elif high < inf:
        expected += f" from {low} to {high}"

    def read(path: str, value: Any) -> Any:
        good = type(value) in kinds and (kind is bool or limits.allow(len(value) if kind is str else value))
        if not good or (limits.among and value not in limits.among):
            raise _refuse(path, expected, value)
        return value

    return read


def _choice(choices: dict[Any, Any]) -> _Read:
    """Return a function that checks that a value is a key of *choices*, and converts it.

    The result of that function is the entry of *choices* for the key. Keys are strings or whole numbers.
    """
    expected = f"{'one of ' if len(choices) > 1 else ''}{', '.join(map(str, choices))}"
    known = {(type(each), each): choice for each, choice in choices.items()}

    def read(path: str, value: Any) -> Any:
        if type(value) not in (str, int) or (type(value), value) not in known:
            raise _refuse(path, expected, value)
        return known[type(value), value]

    return read


def _row(origin: Any, parts: tuple[Any, ...], limits: Limits) -> _Read:
    """Return a function that checks a list, reads its items, and returns them as a list or tuple.

    *origin* is the type of the result, `list` or `tuple`. *parts* are the types of the items. For a list
    there is one type for all items; for a tuple there is one type for each item, or a single type followed by
    an ellipsis for a tuple of any length. *limits* are the limits of the length.
    """
    several = origin is list or parts[-1] is Ellipsis
    reads = [_reader(each) for each in parts if each is not Ellipsis]
    expected = "a list" if several else f"a list of {len(reads)}"
    if limits.most < inf:
        expected += f" of at most {limits.most}"

    def read(path: str, value: Any) -> Any:
        if type(value) not in (list, tuple) or not (
            limits.allow(len(value)) if several else len(value) == len(reads)
        ):
            raise _refuse(path, expected, value)
        every = reads * len(value) if several else reads
        found = origin(read(path, each) for read, each in zip(every, value, strict=True))
        if limits.distinct and len(set(found)) < len(found):
            raise ReadError(f"{_prefix(path)}something comes twice: {quote_input(value)}")
        return found

    return read


def _mapping(read_key: _Read, read_value: _Read, limits: Limits) -> _Read:
    """Return a function that checks a JSON object and returns it as a dict.

    *read_key* and *read_value* are the functions that check and convert its keys and its values. *limits* are
    the limits on the number of keys.
    """
    expected = "an object"
    if limits.most < inf:
        expected += f" of at most {limits.most}"

    def read(path: str, value: Any) -> Any:
        if type(value) is not dict or not limits.allow(len(value)):
            raise _refuse(path, expected, value)
        return {read_key(path, key): read_value(_inside(path, str(key)), each) for key, each in value.items()}

    return read


def _record(kind: Any) -> _Read:
    """Return a function that checks a JSON object and converts it to *kind*.

    *kind* is a TypedDict, a dataclass or a named tuple. The function raises ReadError for anything invalid.
    """
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: _reader(each) for name, each in hints.items()}
    needed = [name for name, each in hints.items() if get_origin(each) is not NotRequired]

    def read(path: str, value: Any) -> Any:
        if type(value) is not dict:
            raise _refuse(path, f"an object with {', '.join(fields)}", value)
        for name in value:
            if name not in fields:
                raise ReadError(
                    f"{_prefix(path)}unknown key {quote_input(name)}, expected {', '.join(fields)}"
                )
        for name in needed:
            if name not in value:
                raise ReadError(f"{_prefix(path)}missing key {name!r}")
        return kind(**{name: fields[name](_inside(path, name), each) for name, each in value.items()})

    return read
