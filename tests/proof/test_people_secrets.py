"""At a table of people no page gets what its seat may not know: a whole round of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from widgets.test_people_secrets import TABLES, sends_nothing_hidden


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_hidden_is_sent(game: str, seats: int, tmp_path: Path) -> None:
    sends_nothing_hidden(game, seats, tmp_path)
