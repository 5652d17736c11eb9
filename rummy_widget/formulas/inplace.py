"""Proving in this very process, where there can be no other: in a browser. What takes too long is left."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .proving import proved


class _TooLong(BaseException):
    """No Exception: sympy catches many of those on its way."""


def proved_here(one: list[Any], other: list[Any], seconds: float) -> bool:
    """Whether two formulas, as `proofs.as_data` has them, are proved equal; False where that can't be found.

    >>> n = ["symbol", "n"]
    >>> proved_here(["sum", n, n], ["product", ["number", "2", "1"], n], 60)
    True
    """
    try:
        import sympy  # noqa: F401  # is fetched here, and that takes its own time
    except Exception:  # what can't be fetched raises the browser's own
        return False
    try:
        with _given_up(seconds):
            return proved(one, other)
    except (_TooLong, Exception):
        return False


@contextmanager
def _given_up(seconds: float) -> Iterator[None]:
    """End what is done here after a while: the clock is looked at whenever a function is called."""
    end, before = time.monotonic() + seconds, sys.gettrace()

    def look(*_: object) -> None:
        if time.monotonic() > end:
            raise _TooLong

    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(before)
