"""Values by seat: tuples with one value for each seat of a table."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_value(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return a tuple of values, one for each seat, with a new value for one seat; seats are numbered from 0.

    >>> with_value((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*values[:seat], value, *values[seat + 1 :])
