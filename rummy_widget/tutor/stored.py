"""What a browser has kept, taken apart: whatever is not as we write it raises ProgressError."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from .errors import ProgressError

Member = TypeVar("Member", bound=StrEnum)


def fields_of(stored: object, what: str, names: set[str]) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    if type(stored) is not dict or set(stored) != names:
        raise ProgressError(f"{what}: expected an object with {', '.join(sorted(names))}")
    return stored


def list_of(stored: object, what: str, most: int, of: str, *, exactly: bool = False) -> list[Any]:
    """A list of so many at most, or exactly so many."""
    if type(stored) is not list or len(stored) > most or (exactly and len(stored) != most):
        raise ProgressError(
            f"{what}: expected {of if exactly else f'a list of at most {most} {of}'}, not {quoted(stored)}"
        )
    return stored


def count_of(name: str, value: object, most: int, least: int = 0) -> int:
    """A whole number."""
    if type(value) is not int or not least <= value <= most:
        raise ProgressError(f"{name}: expected a whole number from {least} to {most}, not {quoted(value)}")
    return value


def member_of(name: str, kind: type[Member], value: object) -> Member:
    """Return a member of an enumeration, by its value."""
    if type(value) is not str or value not in set(kind):
        raise ProgressError(f"{name}: expected one of {', '.join(kind)}, not {quoted(value)}")
    return kind(value)


def check_version(found: object, version: int) -> None:
    """Refuse what another version has written."""
    if type(found) is not int or found != version:
        raise ProgressError(f"expected version {version}, not {quoted(found)}")


def quoted(value: object) -> str:
    """What came in, but never at length, nor by a repr that could fail or run deep."""
    if type(value) is str:
        return repr(value[:40])
    if value is None or type(value) in (bool, float):
        return repr(value)
    if type(value) is int:
        return repr(value) if value.bit_length() < 100 else "a huge number"
    return f"a {type(value).__name__}"
