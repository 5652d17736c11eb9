"""No grade of the coach tells more than it should; five hundred tables are for the proof."""

from __future__ import annotations

import pytest

import rummy_widget as rw
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import parse_tiles
from widgets.advice import asks, seated, tables


@pytest.mark.parametrize("rules", [rw.RUMMIKUB, rw.RRRUMMY], ids=["rummikub", "rrrummy"])
def test_a_hint_reveals_no_more_than_its_level_allows(rules: Ruleset) -> None:
    grades = [asks(table) for table in tables(12, "advice", rules)]
    assert max(grades) == 4


def test_a_meld_like_another_is_shown_as_new() -> None:
    table = seated(rw.RUMMIKUB, (parse_table("b1 y1 k1 | r5 r6 r7"), parse_tiles("b1 y1 k1 k9")))
    assert asks(table) == 4
    melds = table.state["table"]["panels"]["advice"]["melds"]
    assert [[tile["name"] for tile in meld] for meld in melds] == [["yellow 1", "blue 1", "black 1"]]
