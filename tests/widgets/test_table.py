"""The table as a page has it: a whole game by messages, what is kept, and nothing hidden in sight."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import rummy_widget as rw
from engine.game.positions import CLOSE, table
from engine.game.test_view import shuffled_away
from loops import run_in_thread
from rummy_widget.engine.game.coach import advise
from rummy_widget.engine.game.deal_codes import read_code
from rummy_widget.engine.game.records import write_record
from rummy_widget.engine.game.replay import discards_of, positions
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.closing_rounds import deal_stages
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.save_format import ended_state
from rummy_widget.widgets.table.view import table_view
from widgets.pages import Page
from widgets.tables import dealt, desk, moment, one_move, own, panel, played, seated, state, with_hand

# ---- A whole game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.proof), 4])
def test_a_whole_game(keeper: SaveFolder, seats: int) -> None:
    page = dealt(keeper, seats=seats)
    played(page)
    shown = state(page)
    assert shown["screen"] == "settled"
    settled = shown["settlement"]
    game = desk(page).game
    assert game is not None
    assert [each["game"] for each in settled["totals"]] == list(game.scores)
    assert sum(each["match"] for each in settled["totals"]) == 0
    assert sum(each["points"] for each in settled["payments"]) == sum(
        each.points for each in (game.result.payments if game.result else ())
    )
    assert read_code(settled["code"])[0] == game.seed == 7
    assert shown["panels"]["statistics"]["rows"]
    assert shown["unfinished"] is None


def test_each_move_is_told(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    one_move(page)
    said = page.widget.state["said"]
    assert "Ana" in said
    assert "Your turn: draw a tile" in said
    page.sends("play", move="draw")
    assert page.widget.state["said"].startswith("You drew ")


def test_the_others_move_one_by_one_when_the_page_asks(keeper: SaveFolder) -> None:
    page = dealt(keeper, speed="fast")
    one_move(page)
    waits = state(page)["game"]["wait"]
    assert waits == 250
    before = len(desk(page).now.moves)
    page.sends("tick")
    assert len(desk(page).now.moves) == before + 1
    page.sends("tick")
    assert len(desk(page).now.moves) == before + 1, "a tick too early is no move"
    time.sleep(0.13)
    page.sends("tick")
    assert len(desk(page).now.moves) == before + 2


def test_the_deal_runs_by_itself(keeper: SaveFolder) -> None:
    """Every step is told at once, for the page to show; one sentence is said of it, and one of the turn."""
    page = seated(keeper, show="yes")
    page.sends("deal")
    shown, game = state(page)["deal"], desk(page).game
    assert game is not None
    assert [each["text"] for each in shown["run"]] == [each.text for each in deal_stages(game)]
    assert shown["run"][0]["felt"] == shown["felt"]
    said = f"You have {len(game.hands[0])} tiles, and {tile_name(game.deal.trump)} is the Trump."
    assert page.widget.state["said"] == said
    page.sends("size", size="projector")
    assert page.widget.state["said"] == "", "it is said once"
    page.sends("dealt")
    assert state(page)["screen"] == "play"
    assert page.widget.state["said"] == state(page)["game"]["prompt"]
    page.sends("dealt")
    assert state(page)["screen"] == "play", "two views of one table both show it"


def test_a_deal_that_runs_can_be_stepped_through(keeper: SaveFolder) -> None:
    page = seated(keeper, show="yes")
    page.sends("deal")
    page.sends("stage", index=2)
    shown = state(page)["deal"]
    assert (shown["at"], shown["run"]) == (2, [])
    assert page.widget.state["said"] == shown["text"]


def test_the_deal_is_shown(keeper: SaveFolder) -> None:
    page = seated(keeper, show="steps")
    page.sends("deal")
    shown = state(page)["deal"]
    assert state(page)["screen"] == "deal"
    game = desk(page).game
    assert game is not None
    stages, trump = shown["count"], game.deal.trump_stack
    assert stages >= 6
    stacks = []
    for stage in range(stages):
        page.sends("stage", index=stage)
        shown = state(page)["deal"]
        assert shown["at"] == stage
        stacks.append(shown["felt"]["stacks"])
        turned = [each for each in (*stacks[-1], *shown["felt"]["piles"]) if each["tile"]]
        assert len(turned) == (stage > 0), "the Trump is the one tile in sight, once it is turned up"
    assert {each["count"] for each in stacks[0]} == {7}
    swapped = stacks[-3]
    assert swapped[trump]["tile"]["name"] == tile_name(game.deal.trump)
    assert [each["number"] for each in swapped if each["count"] == 8] == [(trump + 1) % 15 + 1]
    dealt = [
        [each["note"] for each in shown].count(who) for shown in stacks for who in ("You", "Ana", "Mihai")
    ]
    assert dealt == [0] * 3 * (stages - 2) + [2] * 6
    page.sends("dealt")
    assert state(page)["screen"] == "play"


def test_a_close_is_laid_out_first(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    with_hand(page, CLOSE)
    refused = page.sends("play", move="close")
    assert not refused["ok"]
    assert refused["error"].startswith("Lay out 14 tiles")
    page.sends("check-board")
    assert not state(page)["game"]["verdict"]["holds"]
    page.sends("lay")
    page.sends("check-board")
    assert state(page)["game"]["verdict"]["holds"]
    assert page.sends("play", move="close")["ok"]
    settled = state(page)["settlement"]
    assert settled["pattern"] == "Simple"
    assert [each["won"] for each in settled["totals"]] == [each["game"] > 0 for each in settled["totals"]]
    assert settled["title"].startswith("You close: Simple")
    assert settled["totals"][0]["game"] >= 500 - 100
    assert settled["reasons"][0]["children"]
    assert settled["melds"]


def test_leaving_is_asked_twice(keeper: SaveFolder) -> None:
    """PRO-15: and what it costs is paid."""
    page = seated(keeper, leaving_penalty=200)
    page.sends("deal")
    while state(page)["game"]["phase"] == "refuse":
        one_move(page)
    page.sends("play", move="leave")
    assert desk(page).open
    page.sends("sort", by="group")
    page.sends("play", move="leave")
    assert desk(page).open, "something else was done between"
    page.sends("play", move="leave")
    shown = state(page)["settlement"]
    assert "left the game" in shown["title"]
    assert [each["points"] for each in shown["payments"] if each["clause"]["id"] == "PRO-15"] == [200, 200]


def test_the_table_of_a_game_stays_as_it_was_set(keeper: SaveFolder) -> None:
    """Another number of players, or other ones, are for the next table."""
    page = dealt(keeper, seats=4, players=["beginner"] * 3)
    later = {"seats": "2", "seat-1": "strong", "multiplier": "5", "extra_joker": "instead_of_draw"}
    for key, value in later.items():
        assert page.sends("setup", key=key, value=value)["ok"]
    for _ in range(4):
        one_move(page)
    assert [each["kind"] for each in state(page)["game"]["felt"]["seats"]] == ["You", *["Beginner"] * 3]
    played(page)
    worth = {100, 150, 200, 250, 300, 400, 500, 800, 900, 1000}
    assert {each["points"] for each in state(page)["settlement"]["payments"]} <= worth
    page.sends("next-game")
    assert len(state(page)["game"]["felt"]["seats"]) == 4
    while desk(page).open:
        one_move(page)
    page.sends("to-setup")
    page.sends("deal")
    assert [each["kind"] for each in state(page)["game"]["felt"]["seats"]] == ["You", "Strong"]


def test_what_was_done_is_not_done_twice(keeper: SaveFolder) -> None:
    """A message that comes again, or late, finds another moment of the game."""
    page = dealt(keeper)
    one_move(page)
    page.sends("play", move="draw")
    drawn = desk(page).game
    for type, fields in (("play", {"move": "draw"}), ("play", {"move": "take"}), ("deal", {}), ("dealt", {})):
        page.sends(type, **fields)
        assert desk(page).game is drawn
    tile = own(page)[0]["id"]
    page.sends("discard", tile=tile)
    assert not page.sends("discard", tile=tile)["ok"]


def test_the_next_game_and_the_same_deal(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    assert not page.sends("next-game")["ok"], "this one goes on"
    played(page)
    first = desk(page).game
    assert first is not None
    page.sends("same-deal")
    again = desk(page).game
    assert again is not None
    assert again.deal == first.deal
    while desk(page).open:
        one_move(page)
    page.sends("next-game")
    other = desk(page).game
    assert other is not None
    assert other.deal != first.deal
    assert other.first == 2


def test_the_games_of_a_match_are_fresh(keeper: SaveFolder) -> None:
    """After a deal by code, or by a table's seed, nobody can know what comes next: two tables differ."""
    nexts = []
    for options in ({"seed": 7}, {"seed": 7}, {"seed": None, "code": "290P-2P8K-XRBW"}):
        page = dealt(keeper, seats=4, **options)
        assert desk(page).game.seed == 7  # type: ignore[union-attr]
        while desk(page).open:
            page.sends("play", move="leave")
        page.sends("next-game")
        nexts.append(desk(page).game.seed)  # type: ignore[union-attr]
    assert len(set(nexts)) == 3


def test_a_typed_code_gives_the_same_deal(keeper: SaveFolder) -> None:
    page = dealt(keeper, seats=3)
    played(page)
    code = state(page)["settlement"]["code"]
    there = seated(keeper, seed=None, seats=4)
    assert "not 8" in there.sends("setup", key="code", value="NONSENSE")["error"]
    other = "A" if code[-1] != "A" else "B"
    assert "No deal has that code" in there.sends("setup", key="code", value=code[:-1] + other)["error"]
    assert there.sends("setup", key="code", value=code.lower())["ok"]
    there.sends("deal")
    game, theirs = desk(page).game, desk(there).game
    assert game is not None
    assert theirs is not None
    assert theirs.deal == game.deal


@pytest.mark.parametrize(
    ("key", "value"), [("seats", "9"), ("speed", "warp"), ("extra_joker", "yes"), ("x", "1")]
)
def test_a_set_up_that_cannot_be(keeper: SaveFolder, key: str, value: str) -> None:
    page = seated(keeper)
    before = state(page)["setup"]
    assert not page.sends("setup", key=key, value=value)["ok"]
    assert state(page)["setup"] == before


def test_switches_reach_the_game(keeper: SaveFolder) -> None:
    page = seated(keeper)
    page.sends("setup", key="extra_joker", value="instead_of_draw")
    page.sends("setup", key="multiplier", value="3")
    page.sends("deal")
    game = desk(page).game
    assert game is not None
    assert game.settings.multiplier == 3
    while desk(page).open and state(page)["game"]["phase"] != "draw":
        one_move(page)
    assert page.sends("play", move="extra")["ok"]
    assert len(own(page)) == 15


def test_a_keyword_that_there_is_not() -> None:
    with pytest.raises(TypeError, match="Table\\(\\) takes no keyword 'seat'"):
        rw.Table(seat=3)
    with pytest.raises(ValueError, match="no such seat-1: 'genius'"):
        rw.Table(players=["genius"])


# ---- The coach -------------------------------------------------------------------------------------


def test_the_coach_answers_when_asked(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    assert panel(page, "coach") is None
    page.sends("coach")
    coach = panel(page, "coach")
    assert coach["text"].startswith("Discard ")
    assert len(coach["head"]) == len(coach["rows"][0]["cells"]) + 1
    assert coach["rows"][0]["best"]
    page.sends("coach-off")
    assert panel(page, "coach") is None


def test_in_practice_the_coach_speaks_after_the_choice_and_it_can_be_taken_back(keeper: SaveFolder) -> None:
    page = dealt(keeper, practice="yes")
    before = desk(page).game
    worst = [each["id"] for each in own(page)][-1]
    page.sends("discard", tile=worst)
    shown = state(page)["game"]
    assert shown["takeback"]
    assert panel(page, "coach")["text"].startswith(("Good: ", "Better: "))
    assert sum(each["chosen"] for each in panel(page, "coach")["rows"]) == 1
    assert shown["wait"] is None
    assert not page.sends("play", move="draw")["ok"]
    page.sends("takeback")
    assert desk(page).game == before
    page.sends("discard", tile=worst)
    page.sends("go-on")
    assert state(page)["game"]["mine"], "the others have moved"
    assert not page.sends("takeback")["ok"]


WAITS = "r1 r6 r7 r8 r9 y3 y4 y5 y6 y8 y9 y10 k1 k6 *"


@pytest.mark.parametrize(
    ("hand", "said", "chose"),
    [
        (
            CLOSE,
            "You can close for 250 points: lay",
            "Take red 2 back: you can close for 250 points.",
        ),
        (WAITS, "You can close for 200 points. Or discard black 6 and wait: on average", "Better: black 6"),
    ],
)
def test_what_the_coach_says_of_a_close(keeper: SaveFolder, hand: str, said: str, chose: str) -> None:
    """To close, or to wait and for how much; and who discards instead hears of the close."""
    page = dealt(keeper, seats=2)
    against = "y2 y3 y4 y5 b6 k2 k3 k4 k5 k12 k7 b1 b2 b3"
    here = moment(desk(page), table(hand, against, phase="discard", stock=60))
    kept = page.widget._saver.view(here, None)  # type: ignore[attr-defined]
    shown = table_view(here.ask_coach(), kept)["panels"]["coach"]
    assert shown["text"].startswith(said)
    practising = replace(here, setup=here.setup.with_value("practice", "yes"))
    first = here.turn.present.tiles.index(parse_tiles("r2" if hand == CLOSE else "r1")[0])
    after = table_view(practising.discard(first), kept)
    assert after["panels"]["coach"]["text"].startswith(chose)
    assert after["game"]["takeback"]


def test_looking_back(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    while desk(page).open:
        game = state(page)["game"]
        if game["phase"] == "discard":
            page.sends("discard", tile=own(page)[0]["id"])  # without thinking
        else:
            one_move(page)
    page.sends("replay", index=0)
    replay = state(page)["replay"]
    assert replay["count"] == len(desk(page).now.moves) + 1
    assert 1 <= len(replay["moments"]) <= 3
    dear = replay["moments"][0]["index"]
    page.sends("replay", index=dear)
    shown = state(page)["replay"]
    assert shown["own"]
    assert shown["best"]
    assert "costs about" in shown["cost"]
    page.sends("exercise", index=dear)
    rack = state(page)["game"]["rack"]
    assert rack["choose"]
    moment = desk(page).moment
    assert moment is not None
    tiles = {each["name"]: each["id"] for shelf in rack["shelves"] for each in shelf if each}
    names = {name: name for name in tiles}
    best = next(
        name for name in names if moment.advice.best.tile == desk(page).exercise_rack.tiles[tiles[name]].kind
    )
    page.sends("try", tile=tiles[best])
    assert state(page)["replay"]["exercise"]["right"]
    page.sends("replay-end")
    assert state(page)["screen"] == "settled"


def test_looking_back_shows_the_points_of_that_moment(keeper: SaveFolder) -> None:
    """Those of the games before; what this one paid is seen at its end."""

    def points() -> list[int]:
        return [seat["score"] for seat in state(page)["game"]["felt"]["seats"]]

    page = dealt(keeper)
    before = [0, 0, 0]
    for _ in range(2):
        assert points() == before
        played(page)
        after = points()
        assert after == list(desk(page).match.scores)  # type: ignore[union-attr]
        last = len(desk(page).now.moves)
        for index in (0, last // 2, last - 1):
            page.sends("replay", index=index)
            assert points() == before, index
        page.sends("replay", index=last)
        assert points() == after
        page.sends("replay-end")
        before = after
        page.sends("next-game")
        if state(page)["game"]["phase"] == "refuse":
            page.sends("play", move="keep")
    assert any(before), "somebody closed"


# ---- What reaches the page -------------------------------------------------------------------------


def hidden_of(game: Round) -> set[str]:
    """The texts by which the seed could be had: itself, the code, a record."""
    return {str(game.seed), write_record(game)}


def test_nothing_hidden_reaches_the_page(keeper: SaveFolder) -> None:
    """Everything that is sent before the end is read: no hand of another, no stock, no seed."""
    seed = 987_654_321_012
    page = seated(keeper, seed=seed, speed="fast", seats=4)
    sent: list[str] = []
    page.widget.observe(lambda change: sent.append(json.dumps(change["new"])), "state")
    page.sends("deal")
    while desk(page).open and len(desk(page).now.moves) < 60:
        if desk(page).mine:
            one_move(page)
        else:
            page.widget._ticked = 0.0  # type: ignore[attr-defined]
            page.sends("tick")
        game = desk(page).game
        assert game is not None
        if game.over:
            break
        shown = json.loads(sent[-1])["table"]
        assert all(each["hand"] is None for each in shown["game"]["felt"]["seats"])
        assert shown["game"]["code"] is None
        assert shown["settlement"] is None
        in_sight = [tile["id"] for tile in own(page)]
        assert len(in_sight) == len(game.hands[0])
    everything = "".join([*sent, json.dumps(page.answers)])
    assert str(seed) not in everything.split('"settlement": {')[0]
    assert "seed" not in everything.split('"settlement": {')[0]


def test_the_state_says_the_same_whatever_is_hidden(keeper: SaveFolder) -> None:
    """Two tables that differ only in what the person cannot know show the same, but for the token."""

    page = dealt(keeper, seats=3)
    for _ in range(6):
        one_move(page)
    game = desk(page).game
    assert game is not None
    shown = json.dumps(state(page))
    other = None
    for seed in range(20):
        try:
            other = shuffled_away(game, 0, Random(seed))
            break
        except ValueError:
            continue
    assert other is not None
    page.widget._screen = moment(desk(page), other)  # type: ignore[attr-defined]
    page.widget._refresh(None)  # type: ignore[attr-defined]
    assert json.dumps(state(page)) == shown


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("play", {"move": "discard r1"}),
        ("play", {"move": "throw"}),
        ("play", {"move": "fly"}),
        ("play", {"move": "discard r1", "seat": 1}),
        ("deal", {"seed": 1}),
        ("play", {"move": "refuse"}),
        ("play", {"move": "take"}),
        ("play", {"move": "draw"}),
        ("play", {"move": "close"}),
        ("discard", {"tile": 900}),
        ("discard", {"tile": "0"}),
        ("discard", {}),
        ("takeback", {}),
        ("dealt", {"x": 1}),
        ("next-game", {}),
        ("same-deal", {}),
        ("to-setup", {}),
        ("replay", {"index": 0}),
        ("exercise", {"index": 0}),
        ("try", {"tile": 0}),
        ("replay-end", {}),
        ("setup", {"key": "seed", "value": "1"}),
        ("resume", {"token": ["x"]}),
        ("tick", {"rev": "now"}),
    ],
)
def test_what_may_not_be_done_changes_nothing(keeper: SaveFolder, type: str, fields: dict[str, Any]) -> None:
    page = dealt(keeper)
    before, game = page.widget.state, desk(page).game
    answer = page.sends(type, **fields)
    assert not answer["ok"]
    assert answer["error"]
    assert desk(page).game is game
    assert page.widget.state == before


def test_out_of_turn(keeper: SaveFolder) -> None:
    page = dealt(keeper, speed="slow")
    tile = own(page)[0]["id"]
    one_move(page)
    game = desk(page).game
    for type, fields in (
        ("play", {"move": "draw"}),
        ("play", {"move": "take"}),
        ("play", {"move": "close"}),
        ("discard", {"tile": own(page)[0]["id"]}),
        ("discard", {"tile": tile}),
        ("coach", {}),
    ):
        assert not page.sends(type, **fields)["ok"]
    assert desk(page).game is game


# ---- The rack during play --------------------------------------------------------------------------


def test_a_drawn_tile_lies_apart_and_marked_until_the_discard(keeper: SaveFolder) -> None:
    page = dealt(keeper, seats=2, players=["beginner"])
    turns = 0
    while desk(page).open and turns < 30:
        rack = state(page)["game"]["rack"]
        if state(page)["game"]["phase"] == "draw":
            assert rack["new"] == []
            before = {each["id"] for each in own(page)}
            assert page.sends("play", move="draw")["ok"]
            rack = state(page)["game"]["rack"]
            assert {*rack["new"]} == {each["id"] for each in own(page)} - before
            lower = rack["shelves"][1]
            assert [each and each["id"] for each in lower[-2:]] == [None, *rack["new"]]
            assert len(lower) == rack["slots"] or len(lower) > 16
        assert not any(each["state"] == "fault" for each in rack["segments"]), "nobody has arranged anything"
        assert page.sends("discard", tile=own(page)[turns % 14]["id"])["ok"]
        turns += 1
        assert max(len(shelf) for shelf in state(page)["game"]["rack"]["shelves"]) <= 18
    assert turns > 8
    assert state(page)["game"]["rack"]["new"] == []


def test_the_coach_weighs_every_tile_one_may_discard_and_shows_ones_own(keeper: SaveFolder) -> None:
    page = dealt(keeper, practice=True)
    if state(page)["game"]["phase"] == "draw":
        page.sends("play", move="draw")
    for tile in {each["name"]: each for each in own(page)}.values():
        assert page.sends("discard", tile=tile["id"])["ok"]
        rows = panel(page, "coach")["rows"]
        assert [row["tile"]["name"] for row in rows if row["chosen"]] == [tile["name"]]
        told = "You threw a Joker." if tile["name"] == "Joker" else f"You discarded {tile['name']}."
        assert panel(page, "log")[-1] == {"text": told, "mine": True}
        assert page.sends("takeback")["ok"]


def test_after_a_round_each_of_ones_discards_is_thought_over_before_it_is_looked_back_at() -> None:
    record = rw.play_out(1, players=("steady", "beginner")).record
    past = positions(rw.read_record(record))
    own = [index for index, *_ in discards_of(past, 0)]
    table = rw.Table(seats=2)
    ended = ended_state(record, table._screen.setup, own[0]).end_replay()

    async def rests() -> None:
        table._screen = ended
        table._refresh(None)
        while advise.cache_info().currsize < len(own):
            await asyncio.sleep(0.01)

    advise.cache_clear()
    run_in_thread(rests())
    thought = advise.cache_info().misses
    assert Page(table).sends("replay", index=0)["ok"]
    assert advise.cache_info().misses == thought
