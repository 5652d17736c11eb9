"""Where tables are kept: as the system has it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from rummy_widget.widgets.table import save_files
from rummy_widget.widgets.table.save_files import state_folder

MAC, LINUX = ("darwin", MacOS), ("linux", Unix)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody who has named no folder."""
    monkeypatch.delenv("RUMMY_WIDGET_STATE", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def on(system: tuple[str, type[Unix] | type[MacOS]], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were another system."""
    name, its = system
    monkeypatch.setattr(sys, "platform", name)
    monkeypatch.setattr(
        save_files, "user_state_path", lambda app, **options: its(app, **options).user_state_path
    )


def test_it_is_the_folder_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_STATE", str(tmp_path / "own"))
    assert state_folder() == tmp_path / "own"


@pytest.mark.parametrize(
    ("system", "wish", "folder"),
    [
        (LINUX, None, "home/.local/state"),
        (LINUX, "", "home/.local/state"),
        (LINUX, "{}/state", "state"),
        (MAC, None, "home/Library/Application Support"),
        (MAC, "{}/state", "state"),
    ],
)
def test_otherwise_it_is_the_one_of_the_system(
    system: tuple[str, type[Unix] | type[MacOS]],
    wish: str | None,
    folder: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on(system, monkeypatch)
    if wish is not None:
        monkeypatch.setenv("XDG_STATE_HOME", wish.format(home.parent))
    assert state_folder() == home.parent / folder / "rummy_widget" / "games"
    assert not state_folder().exists(), "asking makes nothing"
