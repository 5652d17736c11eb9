"""Rounds are as they were: moves, what each seat sees, refusals, settlements."""

from __future__ import annotations

import pytest

from frozen.rounds import COUNT, FOLDER, differs
from parts import WHOLE

NAMES = sorted(path.name.partition(".")[0] for path in FOLDER.glob("*.json.gz"))
PART = range(COUNT) if WHOLE else (3,)


@pytest.mark.whole
@pytest.mark.parametrize("name", NAMES)
def test_rounds_are_as_they_were(name: str) -> None:
    assert [found for number in PART if (found := differs(name, number))] == []
