"""Thirty ways to change a table, each done on the screen by drag, by clicks and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import scratch
from browser.desk import WIRE
from browser.manipulations import MANIPULATIONS
from browser.sitting import WAYS, Sitter
from browser.test_manipulations import TABLE, WIDE, done_on_screen

__all__ = ["scratch"]


@pytest.mark.parametrize("way", WAYS, ids=lambda each: each.__name__.lower())
def test_all_of_them_are_done(
    scratch: Callable[..., str], visit: Callable[..., Any], way: type[Sitter]
) -> None:
    page = visit(None, viewport=WIDE)
    done_on_screen(page, scratch(f"all-{way.__name__.lower()}", WIRE, TABLE), way, MANIPULATIONS)
