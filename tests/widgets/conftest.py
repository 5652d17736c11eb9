"""A folder for games that no other test has."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy_widget.widgets.table.keep import Keeper


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path / "games")
