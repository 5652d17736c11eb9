"""`rw.Rack` with a table, from Python and from the page; and what a step with one tells the page."""

from __future__ import annotations

import json

import pytest
from traitlets import TraitError

import rummy_widget as rw
from rummy_widget.engine.faults import RulesError
from widgets.pages import Page

TABLE = "r5 r6 r7 | b9 y9 k9"


def rack_with_table() -> tuple[rw.Rack, Page]:
    rack = rw.Rack("r8 | k1 | r9", spread=TABLE, rules=rw.RUMMIKUB)
    return rack, Page(rack)


def test_tiles_go_to_the_table_and_back() -> None:
    rack, page = rack_with_table()
    assert page.sends("move", tiles=[0], shelf=2, slot=3)["ok"]
    assert (rack.spread, rack.arrangement) == ("r5 r6 r7 r8 | b9 y9 k9", "_ _ k1 | r9")
    assert rack.table is not None
    assert rack.table.play is not None
    assert rack.table.play.count == 1
    assert rack.verdict == "That works: one tile laid."
    assert [tray["own"] for tray in rack.state["rack"]["trays"]] == [[0], []]
    assert page.sends("undo")["ok"]
    assert rack.spread == TABLE
    assert page.sends("fit", tiles=[0])["ok"]
    assert page.sends("meld", tiles=[3], gap=0)["ok"], "a meld taken apart is a step on some way"
    assert rack.verdict != "That works: one tile laid."
    refused = page.sends("move", tiles=[4], shelf=0, slot=0)
    assert not refused["ok"], "a tile of the table stays there"
    assert page.sends("sort", by="run")["ok"]


def test_a_table_set_from_python_is_a_move_or_begins_anew() -> None:
    rack, page = rack_with_table()
    rack.spread = "r5 r6 r7 r8 r9 | b9 y9 k9"
    assert (rack.arrangement, rack.verdict) == ("_ _ k1", "That works: 2 tiles laid.")
    assert page.sends("undo")["ok"]
    assert rack.arrangement == "r8 | k1 | r9"
    rack.spread = "y1 y2 y3"
    assert (rack.spread, rack.verdict) == ("y1 y2 y3", "")
    with pytest.raises(TraitError, match="keeps it"):
        rack.spread = None
    assert rack.spread == "y1 y2 y3"
    with pytest.raises(TraitError, match="a table from its beginning or never"):
        rw.Rack("r8").spread = "y1 y2 y3"
    heard: list[str] = []
    rack.observe(lambda change: heard.append(change.new), "spread")
    assert page.sends("meld", tiles=[0], gap=1)["ok"]
    assert heard == ["y1 y2 y3 | r8"]


def test_a_joker_that_moves_stands_for_what_it_is_now() -> None:
    rack = rw.Rack("r7 | b9 | b10", spread="r5 r6 * | k4 y4 b4 r4", rules=rw.RUMMIKUB)
    page = Page(rack)
    assert page.sends("meld", tiles=[1, 2], gap=2)["ok"]
    assert page.sends("move", tiles=[5], shelf=4, slot=2)["ok"]
    assert page.sends("fit", tiles=[0])["ok"]
    assert rack.verdict == "That works: 3 tiles laid."
    trays = rack.state["rack"]["trays"]
    assert [tray["state"] for tray in trays] == ["valid"] * 3
    assert [tile["stands"]["name"] for tile in trays[2]["tiles"] if "stands" in tile] == ["blue 11"]
    assert page.sends("undo")["ok"]
    assert page.sends("fit", tiles=[5])["ok"], "it goes back to the one place that has room for it as it is"


def test_what_a_table_needs_is_said() -> None:
    with pytest.raises(ValueError, match="no melds lie on the table"):
        rw.Rack("r8", spread=TABLE)
    with pytest.raises(RulesError, match="too many copies of r5"):
        rw.Rack("r5 r5", spread=TABLE, rules=rw.RUMMIKUB)
    with pytest.raises(TypeError, match="spread must be"):
        rw.Rack("r8", spread=7, rules=rw.RUMMIKUB)
    page = Page(rw.Rack("r8"))
    assert page.sends("meld", tiles=[0], gap=0)["error"] == "There's no table here, just a rack."


def test_an_opening_counts_where_one_is_not_open() -> None:
    rack = rw.Rack("b3 y3 r3 k1", spread="r5 r6 r7", rules=rw.RUMMIKUB, opened=False)
    rack.spread = "r5 r6 r7 | b3 y3 r3"
    assert rack.table is not None
    assert [str(fault.code) for fault in rack.table.faults] == ["opening_too_low"]


def test_a_step_tells_no_answer() -> None:
    step = rw.exercise(
        "r5 k1", "Lay the red 5.", spread="r3 r4 r5 r6 r7 | b9 y9 k9", laid="r5",
        solution="r3 r4 r5 | r5 r6 r7 | b9 y9 k9", hints=["Split the run."], rules=rw.RUMMIKUB,
    )  # fmt: skip
    page = Page(step)
    told = json.dumps(step.state)
    assert "solution" not in told
    assert "Split the run" not in told
    for _ in range(5):
        assert page.sends("hint")["ok"]
    assert page.sends("show")["ok"]
    lain = {"arrangement": "_ k1", "spread": "r3 r4 | r5 r5 r6 r7 | b9 y9 k9"}
    assert page.sends("restore", **lain)["ok"]
    assert [len(tray["tiles"]) for tray in step.state["rack"]["trays"]] == [2, 4, 3]
    assert step.state["rack"]["trays"][1]["state"] == "fault", "what was wrong is marked again"
    assert not page.sends("restore", arrangement="_ k1", spread="r3 r4")["ok"]


def test_a_joker_in_a_group_of_three_stands_for_no_one_colour() -> None:
    rack = rw.Rack("k2", spread="r2 y2 * | r5 r6 *r7", rules=rw.DUTCH_RUMMY)
    shown = [tray["tiles"][-1].get("stands") for tray in rack.state["rack"]["trays"]]
    assert [face and face["name"] for face in shown] == [None, "red 7"]
    settled = rw.Rack("k1", spread="b9 y9 k9 *", rules=rw.DUTCH_RUMMY).state["rack"]["trays"][0]["tiles"]
    assert [face["name"] for tile in settled if (face := tile.get("stands"))] == ["red 9"]
