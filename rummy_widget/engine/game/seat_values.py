"""Values by seat: tuples with one value for each seat of a table."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_value(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return the values with a new value for one seat.

    >>> with_value((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*values[:seat], value, *values[seat + 1 :])
