"""Long games at a table at four sizes: nothing shifts while tiles fly, and the first button has one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.test_table_feel import nothing_shifts, the_first_button_stays
from servers import App

SIZES = ((1280, 800), (1024, 768), (768, 1024), (390, 664))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_shifts_in_fifteen_turns(
    course: App, visit: Callable[..., Any], width: int, height: int
) -> None:
    nothing_shifts(course, visit, width, height, 15)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_button_stays_for_thirty_turns(
    course: App, visit: Callable[..., Any], width: int, height: int
) -> None:
    the_first_button_stays(course, visit, width, height, 30)
