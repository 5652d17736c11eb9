"""A turn is judged once by whoever makes it, and at most once by everybody who follows."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.engine.game.moves import Move
from rummy_widget.engine.game.round import Round
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets import people
from widgets.pages import Page


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each move was judged."""
    found: Counter[str] = Counter()
    judge = Round._after

    def counted(here: Round, move: Move, seat: int | None) -> Round:
        after = judge(here, move, seat)
        found[f"{len(here.moves)} {move.notation()}"] += 1
        return after

    monkeypatch.setattr(Round, "_after", counted)
    return found


def test_alone(tmp_path: Path, judged: Counter[str]) -> None:
    page = Page(rw.Table(rules=rw.RUMMIKUB, seats=2, speed="slow", seed=7, saves=SaveFolder(tmp_path)))
    assert page.sends("deal")["ok"]
    while not page.widget.state["table"]["game"]["mine"]:
        page.widget._ticked = -1e9  # type: ignore[attr-defined]
        page.sends("tick")
    state: Any = page.widget._screen  # type: ignore[attr-defined]
    judged.clear()
    assert page.sends("play", move="draw")["ok"]
    assert judged[f"{len(state.now.moves)} draw"] <= 1


def test_with_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, judged: Counter[str]) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{tmp_path / 'rooms.db'}")
    two = [people.Page(rules=rw.RUMMIKUB) for _ in range(2)]
    people.dealt(two)
    mover = next(page for page in two if page.desk.mine)
    other = next(page for page in two if page is not mover)
    made = len(mover.desk.now.moves)
    judged.clear()
    mover.do("play", move="draw")
    assert judged[f"{made} draw"] <= 1
    judged.clear()
    other.follow()
    assert len(other.desk.now.moves) == made + 1
    assert judged[f"{made} draw"] <= 1
