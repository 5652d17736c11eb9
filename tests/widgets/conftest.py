"""A folder for games that no other test has; what any widget shows is held against its shape."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from rummy_widget.widgets.base import GuardedWidget
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets.shaped import misfits, shape_of


@pytest.fixture
def keeper(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "games")


@pytest.fixture(autouse=True)
def shaped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test leads a widget to show has the shape that the page is told of."""
    show = GuardedWidget._show

    def held(self: GuardedWidget, state: Mapping[str, object]) -> None:
        show(self, state)
        found = list(misfits(self.state, shape_of(self.view), self.view))
        assert not found, found

    monkeypatch.setattr(GuardedWidget, "_show", held)
