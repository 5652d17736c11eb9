"""Hundreds of mixtures of everything that hands can do with a rack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import keep, racks  # noqa: F401 (fixtures)
from browser.desk import Desk
from browser.test_mixed import mix
from servers import App
from visits import MOVING


@pytest.fixture(scope="module")
def desk(racks: App, keep: Callable[..., Any]) -> Desk:  # noqa: F811
    return Desk(keep(racks.page("notebooks/rack"), **MOVING))


@pytest.mark.parametrize("seed", range(100, 400))
def test_no_tile_is_lost_or_doubled(desk: Desk, seed: int) -> None:
    mix(desk, seed, 60)
