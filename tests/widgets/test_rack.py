"""The Rack widget, as Python and as a page see it."""

from dataclasses import replace

import pytest

import rummy_widget as rw
from rummy_widget.engine.layout import Arrangement, parse_arrangement
from rummy_widget.widgets import orders, rack
from rummy_widget.widgets.rack_view import verdict_view
from widgets.pages import Page


def test_arrangement_goes_in_and_out_in_notation():
    rack = rw.Rack("r5 r6 _ b9 / r7")
    assert rack.arrangement == "r5 r6 | b9 / r7"
    assert rack.verdict == "Red 5 and red 6 need red 4 or red 7."
    rack.arrangement = "r5 r6 r7 / b9"
    assert rack.verdict == "One meld, one loose tile."
    assert repr(rack) == "Rack('r5 r6 r7 / b9')"
    assert eval(repr(rack), vars(rw)).arrangement == rack.arrangement


def test_observers_hear_of_moves_and_of_verdicts():
    rack, heard = rw.Rack("r5 r6 | r7"), []
    rack.observe(lambda change: heard.append((change["name"], change["new"])), ["arrangement", "verdict"])
    Page(rack).sends("move", tiles=[2], shelf=0, slot=2)
    assert ("arrangement", "r5 r6 r7") in heard
    assert ("verdict", "It's all one meld.") in heard
    assert len(heard) == 2


def test_a_new_order_of_the_same_tiles_can_be_undone():
    rack = rw.Rack("r5 r6 | r7")
    rack.arrangement = "r7 r6 r5"
    Page(rack).sends("undo")
    assert rack.arrangement == "r5 r6 | r7"


def test_other_tiles_begin_anew():
    rack = rw.Rack("r5 r6")
    rack.arrangement = "k1 k2"
    assert rack.arrangement == "k1 k2"
    assert not rack.state["rack"]["undo"]


def test_verdict_is_read_only():
    with pytest.raises(Exception, match="read-only"):
        rw.Rack("r5").verdict = "fine"


@pytest.mark.parametrize(
    ("make", "error", "says"),
    [
        (lambda: rw.Rack("r5 r77"), rw.NotationError, "r77"),
        (lambda: rw.Rack("r5 r5 r5"), rw.RulesError, "r5"),
        (lambda: rw.Rack("r5", colour="red"), TypeError, "no keyword 'colour'"),
        (lambda: rw.Rack("r5", size="huge"), Exception, "huge"),
        (lambda: rw.Rack("r5", aim="squares"), ValueError, "squares"),
        (lambda: setattr(rw.Rack("r5"), "arrangement", "x1"), ValueError, "x1"),
    ],
)
def test_what_cannot_be_is_refused_by_name(make, error, says):
    with pytest.raises(error, match=says):
        make()


def test_what_is_refused_changes_nothing():
    rack = rw.Rack("r5 r6")
    with pytest.raises(ValueError, match="x1"):
        rack.arrangement = "x1"
    assert rack.arrangement == "r5 r6"


def test_pairs_lie_side_by_side_and_are_sorted_only_where_they_count():
    """PRO-49: seven pairs end a round."""
    rack = rw.Rack("r5 b9 * r6 r5 k1 b9")
    assert "sort-pair" in rack.state["rack"]["tools"]
    assert Page(rack).sends("sort", by="pair")["ok"]
    assert rack.arrangement == "r5 r5 | b9 b9 | r6 / k1 | *"
    for rules in rw.RUMMIKUB, rw.RUMMY_45, rw.BASIC_RUMMY:
        assert "sort-pair" not in rw.Rack("", rules=rules).state["rack"]["tools"]
        assert "sort-group" in rw.Rack("", rules=rules).state["rack"]["tools"]


def test_a_page_moves_sorts_undoes_and_redoes():
    rack = rw.Rack("r7 b9 r5 r6")
    page = Page(rack)
    assert page.sends("sort", by="run")["ok"]
    assert rack.arrangement == "r5 r6 r7 / b9"
    page.sends("undo")
    assert rack.arrangement == "r7 b9 r5 r6"
    assert page.rack["redo"]
    page.sends("redo")
    page.sends("move", tiles=[0, 2], shelf=1, slot=5)
    assert rack.arrangement == "_ r6 / b9 _ _ _ _ r7 r5"


def test_a_rack_is_laid_out_at_once_and_back():
    rack = rw.Rack("r7 b9 r5 r6 k9")
    page = Page(rack)
    assert "lay" in page.rack["tools"]
    assert page.sends("lay")["ok"]
    assert rack.arrangement == "r5 r6 r7 | b9 k9"
    page.sends("undo")
    assert rack.arrangement == "r7 b9 r5 r6 k9"
    rack.arrange_best()
    assert rack.arrangement == "r5 r6 r7 | b9 k9"
    assert "lay" not in Page(rw.Rack(" ".join(map(str, rw.ALL_TILES)))).rack["tools"], (
        "no player holds so many"
    )


def test_a_rack_of_cards_is_shown_judged_sorted_and_laid_out():
    rack = rw.Rack("h5 h6 h7 | dq cq", rules=rw.BASIC_RUMMY)
    page = Page(rack)
    shown = [tile and (tile["text"], tile["colour"], tile["name"]) for tile in page.rack["shelves"][0]]
    assert shown[:5] == [
        ("5", "hearts", "5 of hearts"),
        ("6", "hearts", "6 of hearts"),
        ("7", "hearts", "7 of hearts"),
        None,
        ("Q", "diamonds", "queen of diamonds"),
    ]
    assert rack.verdict == (
        "The queen of diamonds and queen of clubs need the queen of hearts or queen of spades."
    )
    assert page.sends("sort", by="group")["ok"]
    assert page.sends("lay")["ok"]
    assert rack.arrangement == "h5 h6 h7 | dq cq"


def test_a_rack_of_cards_says_what_a_set_is_and_where_an_ace_stands():
    assert rw.Rack("hq dq sq", rules=rw.BASIC_RUMMY).verdict == "It's all one meld."
    assert rw.Rack("hq hk ha", rules=rw.BASIC_RUMMY).verdict == (
        "Here an ace can only begin a run, so the ace of hearts can't follow the king."
    )
    with pytest.raises(rw.RulesError, match="too many copies of h5: 2, expected at most 1"):
        rw.Rack("h5 h5", rules=rw.BASIC_RUMMY)


def test_no_step_is_solved_by_laying_out():
    lesson = rw.Lesson("runs")
    page = Page(lesson)
    assert "lay" not in page.rack["tools"]
    assert not page.sends("lay")["ok"]


def test_state_says_what_the_engine_read():
    rack = rw.Rack("k12 k13 k1 k2 | r5 * r7 / y4 b4 | b10")
    segments = {segment["label"]: segment for segment in Page(rack).rack["segments"]}
    fault = segments["13 - 1 - 2: not a run"]
    assert (fault["state"], fault["marked"], fault["clause"]["id"]) == ("fault", [3], "PRO-20")
    assert segments["run"]["name"] == "run, red 5 to red 7, with Joker for red 6"
    assert rack.state["rack"]["shelves"][0][6]["stands"]["name"] == "red 6"
    assert rack.state["rack"]["verdict"]["status"] == "fault"


def test_a_close_shows_its_points_and_proof():
    rack = rw.Rack("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11", multiplier=2)
    verdict = rack.state["rack"]["verdict"]
    assert (verdict["status"], verdict["points"]) == ("closes", 1000)
    assert all(line["holds"] for line in verdict["lines"]), "what fails is told to who asks"
    assert rack.state["rack"]["segments"][-1]["state"] == "free"


def test_a_rack_to_look_at_takes_no_moves():
    rack = rw.Rack("r5 r6", readonly=True)
    answer = Page(rack).sends("move", tiles=[0], shelf=1, slot=0)
    assert (answer["ok"], answer["error"]) == (False, "You can only look at this rack.")
    assert rack.arrangement == "r5 r6"
    assert rack.state["rack"]["tools"] == []


def test_a_woken_page_gets_its_arrangement_back_but_no_other_tiles():
    rack = rw.Rack("r5 r6 | b9")
    page = Page(rack)
    assert page.sends("restore", arrangement="b9 / r6 r5")["ok"]
    assert rack.arrangement == "b9 / r6 r5"
    assert page.sends("restore", arrangement="b9 / r6 r6")["error"] == "These aren't the tiles of this rack."


def test_without_a_kernel_it_is_a_picture():
    data, _ = rw.Rack("r5 r6 r7 | b9")._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == "Rack('r5 r6 r7 | b9')"


def test_the_size_follows_page_and_python():
    rack = rw.Rack("r5")
    Page(rack).sends("size", size="projector")
    assert rack.size == "projector"
    rack.size = "normal"
    assert rack.state["rack"]["size"] == "normal"


def test_a_verdict_is_spoken_once():
    rack = rw.Rack("r5 r6 | r7")
    page, first = Page(rack), rack.verdict
    page.sends("move", tiles=[2], shelf=1, slot=5)
    assert (rack.verdict, rack.state["said"]) == (first, "")
    page.sends("move", tiles=[2], shelf=0, slot=2)
    assert rack.state["said"] == rack.verdict == "It's all one meld."


def test_what_the_same_tiles_are_worth_is_shown():
    rack = rw.Rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1")
    assert rack.verdict.endswith("Bicolor, 500 points. As Doubles the same tiles are worth 1000.")
    assert rack.state["rack"]["verdict"]["points"] == 500
    line = rack.state["rack"]["verdict"]["lines"][-1]
    assert line["text"].startswith("Worth more as Doubles, 1000: two red 2s")


def test_no_close_is_shown_of_which_the_proof_does_not_hold():
    rack = "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1"
    reading = rw.read_rack(rack)
    for lie in (
        replace(reading, closing=replace(reading.closing, points=1000)),
        replace(reading, better=replace(reading.better, arranged=reading.closing.arranged)),
    ):
        with pytest.raises(rw.RulesError, match="no close after all"):
            verdict_view(lie)


def test_a_drag_goes_through_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arrangement is written once, for whoever reads the trait, and never read again."""
    page = Page(rw.Rack("r5 r6 | b9 / r7"))
    written, read = list[Arrangement](), list[str]()
    notation = Arrangement.notation

    def spelled(self: Arrangement) -> str:
        written.append(self)
        return notation(self)

    monkeypatch.setattr(Arrangement, "notation", spelled)

    def parsed(text: str) -> Arrangement:
        read.append(text)
        return parse_arrangement(text)

    for module in (rack, orders):
        monkeypatch.setattr(module, "parse_arrangement", parsed)
    assert page.sends("move", tiles=[3], shelf=0, slot=2)["ok"]
    assert page.widget.arrangement == "r5 r6 r7 b9"  # type: ignore[attr-defined]
    assert (len(written), read) == (1, [])
    page.widget.arrangement = "r5 r6 | b9 / r7"  # type: ignore[attr-defined]
    assert read, "what is set from outside is read"
