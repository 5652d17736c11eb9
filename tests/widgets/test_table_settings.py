"""What a table is told beforehand: multiplier, the length of a match, restrictions; and what it refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from engine.game.switched import LATER
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.players import move_of
from rummy_widget.engine.layout import History, Layout, parse_arrangement
from rummy_widget.engine.rules import GAMES, HandDeal, Ruleset, switched, switches_for
from rummy_widget.rooms import memory
from rummy_widget.text.words import say
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.state import MoveRequest
from widgets.pages import Page


class Clock:
    """A clock that stands until somebody moves it."""

    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(memory, "time", found)
    return found


def table(rules: Ruleset, folder: Path, **options: Any) -> Page:
    """A table of two at which nobody waits for the other."""
    options = {"seats": 2, "speed": "none", "seed": 7, **options}
    return Page(rw.Table(rules=rules, saves=SaveFolder(folder), **options))


def desk(page: Page) -> Any:
    return page.widget._screen  # type: ignore[attr-defined]


def round_over(page: Page) -> None:
    """The person leaves as soon as it is their turn."""
    if page.widget.state["table"]["screen"] == "deal":
        page.sends("dealt")
    while page.widget.state["table"]["screen"] == "play":
        here = desk(page)
        if not here.mine:
            page.sends("tick")
        else:
            page.sends("play", move="leave")


def test_a_multiplier_is_chosen_shown_and_counted_in_rummy_45(tmp_path: Path) -> None:
    """R45-11: at a x3 table a round gives three times as much, which the page says."""
    totals = {}
    for times in (1, 3):
        page = table(rw.RUMMY_45, tmp_path / str(times), multiplier=times)
        field = next(
            each for each in page.widget.state["table"]["setup"]["fields"] if each["key"] == "multiplier"
        )
        assert field["value"] == str(times)
        page.sends("deal")
        assert desk(page).now.settings.multiplier == times
        while not desk(page).now.over:  # a beginner plays for the person too
            asked = MoveRequest(desk(page), (move_of(desk(page).now, "beginner"),))
            page.widget._screen = desk(page).make_moves(asked)  # type: ignore[attr-defined]
        page.sends("size", size="projector")
        end = page.widget.state["table"]["settlement"]
        totals[times] = [each["game"] for each in end["totals"]]
        assert [each["match"] for each in end["totals"]] == totals[times] == list(desk(page).match.scores)
        assert (end["target"] is None) is (times == 1)
        assert sum(each["points"] for each in end["payments"]) == sum(totals[times])
        assert page.sends("next-game")["ok"]
        assert desk(page).now.settings.multiplier == times
    assert totals[3] == [3 * points for points in totals[1]]
    assert max(totals[1]) > 0


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_every_game_has_a_multiplier(rules: Ruleset) -> None:
    assert rw.Table(rules=rules, multiplier=3)._screen.setup.settings().multiplier == 3
    with pytest.raises(ValueError, match="no such multiplier: '4'"):
        rw.Table(rules=rules, multiplier=4)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_every_switch_is_a_keyword_of_the_table(rules: Ruleset) -> None:
    for name, switch in switches_for(rules).items():
        for value in switch.values:
            chosen = {name: value}
            if name in LATER:
                chosen["joker_replaced_first"] = "yes"
            elif (name, value) == ("joker_replaced_first", "no"):
                chosen |= {"joker_tile_from": "anywhere", "joker_meld_kept": "no", "joker_new_meld": "no"}
            page = rw.Table(rules=rules, **chosen)
            assert switch.of(page._screen.setup.settings().rules) == value
        with pytest.raises(ValueError, match=f"no such {name}: 'maybe'; expected"):
            rw.Table(rules=rules, **{name: "maybe"})


def test_restrictions_that_need_another_are_refused_in_any_order() -> None:
    for later in ({"joker_tile_from": "rack"}, {"joker_meld_kept": "yes"}, {"joker_new_meld": "yes"}):
        with pytest.raises(ValueError, match="limits on Jokers"):
            rw.Table(rules=rw.PUP_RUMMY, **later)
        for both in ({**later, "joker_replaced_first": "yes"}, {"joker_replaced_first": "yes", **later}):
            rw.Table(rules=rw.PUP_RUMMY, **both)


def test_a_code_of_the_same_game_keeps_what_was_chosen(tmp_path: Path) -> None:
    code = deal_code(rw.new_game(3, 4242, rules=rw.RUMMIKUB))
    page = table(rw.RUMMIKUB, tmp_path, seats=3, opening_points=50, joker_meld_kept=True, code=code)
    page.sends("deal")
    rules = switched(rw.RUMMIKUB, {"opening_points": "50", "joker_meld_kept": "yes"})
    assert desk(page).past[0].settings.rules == rules
    assert desk(page).past[0].hands == rw.new_game(3, 4242, rules=rw.RUMMIKUB).hands  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_by_minutes_goes_on_where_it_was_kept(name: str, tmp_path: Path, clock: Clock) -> None:
    """The round in play is finished; time at a table that is closed meanwhile doesn't count."""
    rules = GAMES[name]
    page = table(rules, tmp_path, match="15_minutes")
    page.sends("deal")
    clock.now += 60 * 8
    round_over(page)
    assert desk(page).match.minutes == (8,)
    assert not desk(page).match.over
    page.sends("next-game")
    clock.now += 60 * 5
    page.sends("dealt" if rules.close else "size", **({} if rules.close else {"size": "projector"}))
    there = table(rules, tmp_path)
    clock.now += 86_400
    there.sends(
        "resume", token=page.widget.state["table"]["token"], key=page.widget.state["table"]["save_key"]
    )
    there.sends(
        "resume", token=page.widget.state["table"]["token"], key=page.widget.state["table"]["save_key"]
    )
    assert desk(there).match.minutes_played == 8
    assert desk(there).room.clock() // 60 == 13
    clock.now += 60 * 2
    round_over(there)
    assert desk(there).match.minutes == (8, 15)
    assert desk(there).match.over
    there.sends("next-game")
    assert desk(there).match.count == 0
    assert desk(there).room.clock() == 0


# ---- Saved settings ----------------------------------------------------------------------------------


def setup(page: Page) -> Any:
    return page.widget.state["table"]["setup"]


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_what_is_saved_sets_up_the_same_table_again(rules: Ruleset, tmp_path: Path) -> None:
    page = table(rules, tmp_path, multiplier=2, match="30_minutes", players=["beginner", "steady"], seats=3)
    text = setup(page)["text"]
    other = Page(rw.Table(rules=rw.RUMMIKUB if rules.has_table else rw.RUMMY_PRO, saves=SaveFolder(tmp_path)))
    assert other.sends("setup", key="saved", value=text)["ok"]
    assert setup(other)["text"] == text
    assert desk(other).setup.settings() == desk(page).setup.settings()
    assert desk(other).setup.kinds == ("beginner", "steady")
    assert other.sends("deal")["ok"]


def test_a_deal_code_is_not_saved(tmp_path: Path) -> None:
    page = table(rw.RUMMY_PRO, tmp_path)
    before = setup(page)["text"]
    assert page.sends("setup", key="code", value=deal_code(rw.new_game(2, 7)))["ok"]
    assert setup(page)["text"] == before
    own = rw.Table(rules=replace(rw.RUMMIKUB, name="ours", deal=HandDeal((9, 9, 9))))
    assert setup(Page(own))["text"] is None, "rules of one's own can't be stored"


@pytest.mark.parametrize(
    "text",
    ["", "x", "7", "[" * 1900, '{"game": 3}', '{"seats": "3"}', '{"game": "chess"}', '{"game": "rummy_pro"}',
     '{"game": "rummikub", "seats": "9"}', '{"game": "rummikub", "timer": "1"}',
     '{"game": "rummikub", "joker_replaced_first": "no", "joker_meld_kept": "yes"}'],
)  # fmt: skip
def test_what_cant_be_used_changes_nothing(text: str, tmp_path: Path) -> None:
    page = table(rw.RUMMIKUB, tmp_path, timer="60")
    before = setup(page)["text"]
    assert say("setup-saved-wrong") in page.sends("setup", key="saved", value=text)["error"]
    assert setup(page)["text"] == before
    assert page.sends("deal")["ok"]


def test_what_is_only_for_people_is_left_out_alone(tmp_path: Path) -> None:
    page = table(rw.RUMMIKUB, tmp_path)
    text = '{"game": "tiles_50", "hold_after": "30", "seats": "4"}'
    assert page.sends("setup", key="saved", value=text)["ok"]
    assert desk(page).setup.settings().players == 4
    fields = setup(table(rw.RUMMY_PRO, tmp_path))["fields"]
    assert "connection_penalty" not in {each["key"] for each in fields}


def test_players_levels_and_time_come_first(tmp_path: Path) -> None:
    first = {each["key"] for each in setup(table(rw.RUMMIKUB, tmp_path))["fields"] if each.get("first")}
    assert first >= {"seats", "seat-1", "timer", "match"}
    assert first.isdisjoint({"multiplier", "joker_meld_kept", "opening_points", "code"})


def test_pairs_at_the_table_are_parts_of_a_doubles_and_no_fault(tmp_path: Path) -> None:
    """PRO-24: where a Doubles is built on purpose, its pairs are shown as its parts."""
    page = table(rw.RUMMY_PRO, tmp_path, show="no")
    page.sends("deal")
    held = "r5 r5 b9 b9 k1 k1 y7 y7 r2 b3 y4 k5 r6 * *"
    state = desk(page)
    turn = History(Layout.of(parse_arrangement(held)))
    page.widget._screen = replace(state, turn=turn)  # type: ignore[attr-defined]
    assert page.sends("sort", by="pair")["ok"]
    segments = page.widget.state["table"]["game"]["rack"]["segments"]
    assert not [each for each in segments if each["state"] == "fault"]
    assert page.sends("sort", by="group")["ok"]
