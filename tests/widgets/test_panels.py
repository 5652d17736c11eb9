"""The panels of a table: a file of each language, and nothing of a hidden tile in what they are made of."""

from __future__ import annotations

import ast
from inspect import get_annotations
from pathlib import Path

import rummy_widget as rw
from rummy_widget.widgets import table
from rummy_widget.widgets.shapes.table import TableProps
from rummy_widget.widgets.table.panels import PANELS
from rummy_widget.widgets.table.seat_screen import SeatScreen
from widgets.shaped import misfits

FOLDER = Path(table.__file__).parent
PAGE = FOLDER.parents[1] / "js" / "src" / "table" / "panels"
# What a person asks for, what comes of it and is kept; what may be told of a move or a deal, for all other
# files; and rounds that have ended, of which nothing is hidden.
WITH_ROUNDS = {
    "state", "widget", "save_format", "deal_show", "replay", "result",
}  # fmt: skip


def names(path: Path) -> set[str]:
    """All names that a file uses."""
    return {each.id for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.Name)}


def test_each_panel_of_python_has_a_file_of_the_page_by_its_name() -> None:
    for name in PANELS:
        assert f'key: "{name}"' in (PAGE / f"{name}.ts").read_text(), name


def test_panels_are_made_of_what_one_seat_may_know() -> None:
    for name, panel in PANELS.items():
        given = get_annotations(panel.show, eval_str=True)
        assert [given[each] for each in given if each != "return"] == [SeatScreen], name


def test_a_screen_of_a_seat_has_no_round() -> None:
    """A whole round is named by few files, and by none of a panel: mypy refuses `past` of a `SeatScreen`."""
    found = {path.stem for path in FOLDER.glob("*.py") if "Round" in names(path)}
    assert found <= WITH_ROUNDS
    for path in (FOLDER / "panels").glob("*.py"):
        assert not names(path) & {"Round", "ScreenState"}, path.name
    assert not {"past", "now", "game", "room", "before"} & set(dir(SeatScreen))


def test_what_a_panel_shows_is_held_against_its_shape() -> None:
    state = rw.Table(seats=2, speed="none", show="no").state["table"]
    assert list(misfits(state, TableProps, "table")) == []
    wrong = state | {"panels": {"log": [{"text": 3, "mine": True}]}}
    assert list(misfits(wrong, TableProps, "table")) == ["table.panels.log[0].text: 3"]
