"""Rounds are the same as before: moves, what each seat sees, refusals, settlements."""

from __future__ import annotations

import pytest

from frozen.rounds import COUNT, differs
from parts import WHOLE
from rummy_widget.rules import GAMES

PART = range(COUNT) if WHOLE else (3, 50)


@pytest.mark.whole
@pytest.mark.parametrize("name", GAMES)
def test_rounds_are_as_they_were(name: str) -> None:
    assert [found for number in PART if (found := differs(name, number))] == []
