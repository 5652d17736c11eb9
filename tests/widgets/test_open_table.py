"""The table where melds lie: whole rounds by messages, turns half made, what is hidden, what is refused."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from parts import part_of
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.game.turn_review import help_for
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.table_melds.drafts import layout_of
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.save_format import read_state, write_state
from rummy_widget.widgets.table.setup import MELD_GAMES
from rummy_widget.widgets.table.state import ScreenState
from widgets.pages import Page
from widgets.tables import moment, panel

HELD = [rw.RUMMIKUB, rw.RRRUMMY, rw.RUMMY_45, rw.BASIC_RUMMY]


@pytest.fixture
def open_keeper(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "games")


def table(keeper: SaveFolder, rules: Ruleset = rw.RUMMIKUB, **options: Any) -> Page:
    options = {"seats": 2, "speed": "none", "seed": 7, **options}
    return Page(rw.Table(rules=rules, saves=keeper, **options))


def desk(page: Page) -> ScreenState:
    return page.widget._screen  # type: ignore[attr-defined, no-any-return]


def game(page: Page) -> Any:
    return page.widget.state["table"]["game"]


def screen(page: Page) -> str:
    return str(page.widget.state["table"]["screen"])


def may(page: Page, key: str) -> bool:
    return any(each["key"] == key and each["enabled"] for each in game(page)["actions"])


def set_table(page: Page, lying: str, rack: str, *, opened: bool = True) -> None:
    """Another moment of the round: these melds on the table, these tiles on the person's rack."""
    here = desk(page)
    now = here.now
    spread, hand = parse_table(lying), tuple(sorted(parse_tiles(rack)))
    hands, is_open = (Hand.of(hand), *now.hands[1:]), (opened, *now.opened[1:])
    then = replace(now, spread=spread, hands=hands, opened=is_open, seat=0)
    turn = History(layout_of(spread, Arrangement((parse_tiles(rack), ()))))
    page.widget._screen = moment(here, then, turn=turn)  # type: ignore[attr-defined]
    page.sends("size", size="projector")


def dealt(page: Page) -> None:
    assert page.sends("deal")["ok"]


def own(page: Page) -> dict[str, int]:
    """The tiles of the rack by name, each with an id."""
    return {tile["name"]: tile["id"] for shelf in game(page)["rack"]["shelves"] for tile in shelf if tile}


def lying(page: Page) -> list[list[str]]:
    return [[tile["name"] for tile in tray["tiles"]] for tray in game(page)["rack"]["trays"]]


# ---- Whole rounds ----------------------------------------------------------------------------------


def turn(page: Page) -> None:
    """What the coach says, step by step, and then what is left to do."""
    here = game(page)
    if here["phase"] == "refuse":
        page.sends("play", move="keep")
    elif here["phase"] == "draw":
        assert page.sends("play", move="draw")["ok"]
    else:
        if may(page, "advise"):
            while (told := panel(page, "advice")) is None or told["grade"] < told["most"]:
                assert page.sends("advise")["ok"]
            for _ in told["steps"]:
                assert page.sends("step")["ok"]
            if told["steps"]:
                assert game(page)["done"] is None
                assert page.sends("done")["ok"]
        if screen(page) == "play" and game(page)["phase"] == "discard" and game(page)["mine"]:
            ids = list(own(page).values())
            assert any(page.sends("discard", tile=each)["ok"] for each in ids)
        elif screen(page) == "play" and game(page)["mine"] and len(desk(page).now.moves) == _made(here, page):
            assert page.sends("play", move=game(page)["primary"])["ok"]


def _made(before: Any, page: Page) -> int:
    return len(desk(page).past) - 1 if game(page)["prompt"] == before["prompt"] else -1


@pytest.mark.whole
@pytest.mark.parametrize("rules", part_of(HELD, 3), ids=lambda each: each.name)
def test_a_whole_round_with_the_coach(open_keeper: SaveFolder, rules: Ruleset) -> None:
    page = table(open_keeper, rules)
    dealt(page)
    for _ in range(400):
        if screen(page) != "play":
            break
        turn(page)
    assert screen(page) == "settled"
    end = page.widget.state["table"]["settlement"]
    played = desk(page).now
    paid = Counter(dict.fromkeys(range(2), 0))
    for each in played.result.entries:
        paid[each.seat] += each.points
    assert [each["game"] for each in end["totals"]] == [paid[0], paid[1]] == list(played.scores)
    assert all(each["clause"] for each in end["payments"])
    assert page.sends("replay", index=0)["ok"]
    assert page.sends("replay-end")["ok"]
    assert page.sends("next-game")["ok"]
    assert screen(page) == "play"


# ---- What is hidden --------------------------------------------------------------------------------


def names(state: object) -> Iterator[str]:
    """The names of all tiles in a state, but for those that only say what a row of one's own is missing."""
    if isinstance(state, dict):
        if {"id", "name", "colour"} <= set(state):
            yield state["name"]
        for key, value in state.items():
            yield from names(value) if key != "ghosts" else ()
    elif isinstance(state, list):
        for value in state:
            yield from names(value)


def in_sight(position: Round) -> Counter[str]:
    """What the person may know of: the own rack, the table, the discards, and a Trump."""
    seen = [*position.hands[0], *(each.kind for each in position.spread.tiles)]
    seen += [each for _, each in position.row] * 2  # in the row, and before who threw it
    trump = position.trump
    return Counter(map(tile_name, [*seen, *([trump] if trump else [])]))


@pytest.mark.parametrize("rules", HELD, ids=lambda each: each.name)
def test_no_tile_of_another_and_no_seed_is_told_before_the_end(
    open_keeper: SaveFolder, rules: Ruleset
) -> None:
    page = table(open_keeper, rules, seed=2**39 + 12345)
    dealt(page)
    for _ in range(30):
        if screen(page) != "play":
            break
        shown = page.widget.state
        assert Counter(names(shown)) - in_sight(desk(page).now) == Counter()
        assert str(2**39 + 12345) not in json.dumps(shown)
        assert game(page)["code"] is None
        if not game(page)["mine"]:
            page.sends("tick")
        elif game(page)["phase"] == "discard":
            any(page.sends("discard", tile=each)["ok"] for each in own(page).values())
        else:
            page.sends("play", move=game(page)["primary"])


# ---- A turn ----------------------------------------------------------------------------------------


def test_a_tile_is_laid_and_the_turn_ends(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, seats=2)
    dealt(page)
    set_table(page, "r5 r6 r7 | b9 y9 k9", "r8 k1")
    assert game(page)["primary"] == "draw"
    assert page.sends("move", tiles=[own(page)["red 8"]], shelf=2, slot=3)["ok"]
    assert lying(page)[0] == ["red 5", "red 6", "red 7", "red 8"]
    here = game(page)
    assert here["primary"] == "done"
    assert here["done"] is None
    assert here["rack"]["trays"][0]["own"] == [here["rack"]["trays"][0]["tiles"][3]["id"]]
    assert page.sends("done")["ok"]
    assert desk(page).past[-2].seat != 0 or desk(page).now.over or len(desk(page).past) > 1


def test_a_turn_that_cannot_stand_costs_nothing_in_rummikub_and_nothing_is_lost(
    open_keeper: SaveFolder,
) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, "r5 r6 r7 | b9 y9 k9", "r9 k1")
    page.sends("move", tiles=[own(page)["red 9"]], shelf=2, slot=3)
    here = game(page)
    assert here["penalty"] is None
    assert here["done"]
    assert not may(page, "done")
    answer = page.sends("done")
    assert not answer["ok"]
    assert answer["error"]
    assert lying(page)[0] == ["red 5", "red 6", "red 7", "red 9"]
    assert page.sends("revert")["ok"]
    assert set(own(page)) == {"red 9", "black 1"}
    assert page.sends("undo")["ok"]
    assert lying(page)[0][3] == "red 9"


def test_in_easy_rummy_such_a_turn_is_asked_about_and_costs_three_tiles(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, rw.EASY_RUMMY, speed="slow")
    dealt(page)
    set_table(page, "r5 r6 r7 | b9 y9 k9", "r9 k1")
    page.sends("move", tiles=[own(page)["red 9"]], shelf=2, slot=3)
    assert "three" in game(page)["penalty"] or "3" in game(page)["penalty"]
    assert page.sends("done")["ok"]
    assert desk(page).now.penalty == 3  # type: ignore[union-attr]
    assert len(desk(page).now.hands[0]) == 5
    assert lying(page) == [["red 5", "red 6", "red 7"], ["blue 9", "yellow 9", "black 9"]]


def test_tiles_of_the_table_stay_there(open_keeper: SaveFolder) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, "r5 r6 r7 r8", "k1 k2")
    eight = game(page)["rack"]["trays"][0]["tiles"][3]["id"]
    answer = page.sends("move", tiles=[eight], shelf=0, slot=0)
    assert not answer["ok"]
    assert lying(page) == [["red 5", "red 6", "red 7", "red 8"]]


def test_a_run_is_split_and_a_new_meld_begun(open_keeper: SaveFolder) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, "r3 r4 r5 r6 r7", "r5 k1")
    tail = [tile["id"] for tile in game(page)["rack"]["trays"][0]["tiles"][2:]]
    assert page.sends("meld", tiles=tail, gap=1)["ok"]
    assert page.sends("fit", tiles=[own(page)["red 5"]])["ok"]
    assert lying(page) == [["red 3", "red 4", "red 5"], ["red 5", "red 6", "red 7"]]
    assert page.sends("done")["ok"]


@pytest.mark.parametrize(
    ("lay", "rack", "count"), [("r5 r6 r7", "k1 k2", "anywhere"), ("r5 r6 r7 | b8 y8 k8", "r8", "2")]
)
def test_a_double_click_says_where_it_cannot_choose(
    open_keeper: SaveFolder, lay: str, rack: str, count: str
) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, lay, rack)
    answer = page.sends("fit", tiles=[next(iter(own(page).values()))])
    assert not answer["ok"]
    assert count in answer["error"]


def test_the_meter_counts_what_is_laid_to_open(open_keeper: SaveFolder) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, "", "r10 r11 r12 k1", opened=False)
    tiles = [own(page)[name] for name in ("red 10", "red 11")]
    page.sends("meld", tiles=tiles, gap=0)
    assert game(page)["meter"]["got"] == 0
    page.sends("move", tiles=[own(page)["red 12"]], shelf=2, slot=2)
    assert (game(page)["meter"]["got"], game(page)["meter"]["wanted"]) == (33, 30)
    assert game(page)["done"] is None


def test_what_is_tried_out_while_others_play_stays_where_it_fits(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, speed="slow", seats=3)
    dealt(page)
    while game(page)["mine"]:
        page.sends("play", move="draw")
    assert game(page)["trying"]
    before = own(page)
    chosen = list(before.values())[:3]
    assert page.sends("meld", tiles=chosen, gap=0)["ok"]
    assert not page.sends("done")["ok"]
    page.widget._ticked = -1e9  # type: ignore[attr-defined]
    assert page.sends("tick")["ok"]
    assert [tile["id"] for tile in game(page)["rack"]["trays"][-1]["tiles"]] == chosen
    assert page.sends("revert")["ok"]
    assert set(own(page).values()) == set(before.values())


# ---- The coach -------------------------------------------------------------------------------------


def test_a_hint_reveals_no_more_than_its_level_allows(open_keeper: SaveFolder) -> None:
    page = table(open_keeper)
    dealt(page)
    set_table(page, "r3 r4 r5 r6 | y9 b9 k9", "r9 y3 b3 k1")
    told = []
    for _ in range(4):
        assert page.sends("advise")["ok"]
        told.append(panel(page, "advice"))
    assert [len(each["tiles"]) for each in told] == [0, 1, 3, 3]
    assert [bool(each["melds"]) for each in told] == [False, False, True, True]
    assert [bool(each["steps"]) for each in told] == [False, False, False, True]
    assert not any(name in told[0]["text"] for name in ("red", "yellow", "blue"))
    for _ in told[3]["steps"]:
        assert page.sends("step")["ok"]
    assert game(page)["done"] is None
    assert not page.sends("step")["ok"]


# ---- Kept ------------------------------------------------------------------------------------------


def test_a_half_made_turn_is_there_again(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, seed=11)
    dealt(page)
    while game(page)["mine"] is False:
        page.sends("tick")
    chosen = list(own(page).values())[:2]
    assert page.sends("meld", tiles=chosen, gap=0)["ok"]
    state = page.widget.state["table"]
    again = table(open_keeper, seed=None)
    again = Page(rw.Table(rules=rw.RUMMIKUB, saves=open_keeper))
    assert again.sends("resume", token=state["token"], key=state["save_key"])["ok"]
    assert lying(again) == lying(page)
    assert set(own(again)) == set(own(page))
    assert game(again)["prompt"] == game(page)["prompt"]


@pytest.mark.parametrize("change", [
    {"events": []}, {"events": "x"}, {"events": [[0, "round_dealt", "{}"]]}, {"clock": -1}, {"clock": "x"},
    {"rack": "r5"}, {"table": "r5 r6 r7"}, {"screen": "settled"}, {"since": 7}, {"kind": "closing"},
    {"setup": {"game": "chess", "preset": "own", "values": {}}}, {"v": 9},
])  # fmt: skip
def test_what_was_spoiled_is_no_table(open_keeper: SaveFolder, change: dict[str, Any]) -> None:
    page = table(open_keeper)
    dealt(page)
    kept = json.loads(json.dumps(write_state(desk(page))))
    assert read_state(kept).now == desk(page).now
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        read_state({**kept, **change})


def test_tables_of_other_games_are_not_mixed_up(tmp_path: Path) -> None:
    keeper = SaveFolder(tmp_path)
    page = table(keeper)
    dealt(page)
    token = page.widget.state["table"]["token"]
    assert [each.open for each in keeper.tables(token, "melds")] == [True]
    assert keeper.tables(token, "closing") == []


def test_a_game_that_is_named_is_picked_or_gone_on_with(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, rw.RRRUMMY)
    dealt(page)
    state = page.widget.state["table"]
    token, place = state["token"], state["save_key"]
    other = Page(rw.Table(rules=rw.RUMMIKUB, saves=open_keeper))
    assert other.sends("resume", token=token, key=place, game="rummy_45")["ok"]
    assert screen(other) == "setup"
    assert desk(other).setup.game == "rummy_45"
    assert [each["key"] for each in other.widget.state["table"]["setup"]["saved"]] == [place]
    again = Page(rw.Table(rules=rw.RUMMIKUB, saves=open_keeper))
    assert again.sends("resume", token=token, game="rrrummy")["ok"]
    assert (screen(again), again.widget.state["table"]["save_key"]) == ("play", place)
    plain = Page(rw.Table(rules=rw.RUMMIKUB, saves=open_keeper))
    assert plain.sends("resume", token=token, game="chess")["ok"]
    assert screen(plain) == "play", "what is no game names none"


def test_a_table_of_another_kind_is_not_there(tmp_path: Path) -> None:
    keeper = SaveFolder(tmp_path)
    page = table(keeper)
    dealt(page)
    state = page.widget.state["table"]
    closing = Page(rw.Table(saves=SaveFolder(tmp_path)))
    assert closing.sends("resume", token=state["token"], key=state["save_key"])["ok"]
    assert "damaged" not in str(closing.widget.state["table"]["notice"])
    assert keeper.read(state["token"], state["save_key"])[0].open


def test_who_leaves_is_told_so(open_keeper: SaveFolder) -> None:
    for rules in (rw.RUMMIKUB, rw.RUMMY_45):
        page = table(open_keeper, rules)
        dealt(page)
        for _ in range(2):
            page.sends("play", move="leave")
        end = page.widget.state["table"]["settlement"]
        assert end["text"].startswith("You left")
        assert (end["clause"] or {"id": None})["id"] == ("R45-12" if rules is rw.RUMMY_45 else None)


# ---- Refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("move", {"tiles": [998], "shelf": 2, "slot": 0}),
        ("move", {"tiles": [0], "shelf": 77, "slot": 0}),
        ("move", {"tiles": [0], "shelf": 900, "slot": 0}),
        ("move", {"tiles": list(range(500)), "shelf": 0, "slot": 0}),
        ("meld", {"tiles": [0], "gap": 55}),
        ("meld", {"tiles": [], "gap": 0}),
        ("meld", {"tiles": [0, 0], "gap": 0}),
        ("fit", {"tiles": [997]}),
        ("fit", {"tiles": "all"}),
        ("discard", {"tile": 996}),
        ("play", {"move": "play r5 r6 r7"}),
        ("play", {"move": "timeout"}),
        ("play", {"move": "x" * 5000}),
        ("timeout", {"move": 0}),
        ("step", {}),
        ("done", {}),
        ("game", {"key": "chess"}),
        ("preset", {"key": "worst"}),
        ("setup", {"key": "seats", "value": "9"}),
        ("replay", {"index": 3}),
        ("exercise", {"index": 3}),
        ("next-game", {}),
        ("same-deal", {}),
        ("to-setup", {}),
        ("deal", {}),
    ],
)
def test_what_may_not_be_is_refused_and_changes_nothing(
    open_keeper: SaveFolder, type: str, fields: dict[str, Any]
) -> None:
    page = table(open_keeper, speed="slow")
    dealt(page)
    while not game(page)["mine"]:
        page.widget._ticked = -1e9  # type: ignore[attr-defined]
        page.sends("tick")
    before = desk(page)
    answer = page.sends(type, **fields)
    assert not answer["ok"]
    assert answer["error"]
    assert desk(page) is before


# ---- Set-up ----------------------------------------------------------------------------------------


def test_the_game_comes_first_then_three_ways_to_begin(open_keeper: SaveFolder) -> None:
    page = Page(rw.Table(rules=rw.RUMMIKUB, saves=open_keeper))
    setup = page.widget.state["table"]["setup"]
    assert {each["key"] for each in setup["games"] if each["href"] is None} == set(MELD_GAMES)
    assert page.sends("game", key="tiles_50")["ok"]
    assert page.sends("preset", key="first")["ok"]
    assert desk(page).setup.settings().players == 2
    assert page.sends("setup", key="timer", value="60")["ok"]
    assert page.widget.state["table"]["setup"]["preset"] == "own"
    assert desk(page).setup.seconds == 60
    assert page.sends("game", key="basic_rummy")["ok"]
    assert "timer" not in {each["key"] for each in page.widget.state["table"]["setup"]["fields"]}
    assert desk(page).setup.seconds == 0


def test_a_turn_whose_time_is_up(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, timer="20", speed="slow")
    dealt(page)
    while not game(page)["mine"]:
        page.widget._ticked = -1e9  # type: ignore[attr-defined]
        page.sends("tick")
    made = len(desk(page).now.moves)
    assert game(page)["time"]["seconds"] == 20
    assert not page.sends("timeout", move=made)["ok"], "twenty seconds are not up"
    here = desk(page)
    late = replace(here.room, clock=lambda: here.room.clock() + 20)  # type: ignore[union-attr, type-var]
    page.widget._screen = replace(here, room=late)  # type: ignore[attr-defined]
    held = len(desk(page).now.hands[0])
    assert page.sends("timeout", move=made)["ok"]
    assert len(desk(page).now.hands[0]) == held + 1


# ---- What the coach says of turns and discards -----------------------------------------------------


def test_after_a_turn_it_is_told_what_more_was_possible_and_why_not_all(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, speed="slow", players=["beginner"])
    dealt(page)
    assert not may(page, "review")
    assert "haven't had a turn" in page.sends("review")["error"]
    set_table(page, "r3 r4 r5 r6 | y9 b9 k9 | b2 b3 b4", "r7 r9 k13 k12 y1")
    page.sends("move", tiles=[own(page)["red 7"]], shelf=2, slot=4)
    assert page.sends("done")["ok"]
    assert game(page)["after"] == "You could have laid one more tile."
    assert page.sends("review")["ok"]
    told = panel(page, "review")
    assert told["text"] == "You could have laid one more tile: red 9."
    assert told["steps"]
    assert any("black 12" in each.lower() for each in told["stays"])
    assert len(told["stays"]) == 3
    assert told["waiting"]
    assert page.sends("review-off")["ok"]
    assert panel(page, "review") is None


def test_a_turn_that_laid_nothing_says_what_would_have_gone(open_keeper: SaveFolder) -> None:
    page = table(open_keeper, speed="slow")
    dealt(page)
    set_table(page, "r3 r4 r5 r6", "r7 k13 k12 y1")
    assert page.sends("play", move="draw")["ok"]
    assert game(page)["after"] == "You could have laid one tile."
    set_table(page, "r3 r4 r5 r6", "k13 k12 y1")
    assert page.sends("play", move="draw")["ok"]
    assert game(page)["after"] is None
    assert page.sends("review")["ok"]
    assert panel(page, "review")["text"] == "You couldn't lay anything."


@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY], ids=lambda each: each.name)
def test_every_discard_is_weighed(open_keeper: SaveFolder, rules: Ruleset) -> None:
    page = table(open_keeper, rules, speed="slow", seed=3)
    dealt(page)
    for _ in range(20):
        if game(page)["phase"] == "refuse" and game(page)["mine"]:
            page.sends("play", move="keep")
        elif game(page)["mine"] and game(page)["phase"] == "draw":
            page.sends("play", move="draw")
        elif game(page)["mine"]:
            break
        page.widget._ticked = -1e9  # type: ignore[attr-defined]
        page.sends("tick")
    assert page.sends("coach")["ok"]
    told = panel(page, "coach")
    assert {each["tile"]["name"] for each in told["rows"]} == set(own(page))
    assert [each["best"] for each in told["rows"]].count(True) == 1
    assert all(len(each["cells"]) == len(told["head"]) - 1 for each in told["rows"])
    best = told["rows"][0]["tile"]["name"]
    assert best.lower() in told["text"].lower()
    assert page.sends("discard", tile=own(page)[best])["ok"]
    assert panel(page, "coach") is None


def test_moves_of_others_name_hidden_tiles_only_after_the_round(open_keeper: SaveFolder) -> None:
    """What somebody keeps is told only when it is looked at again; what was taken is known to all."""
    for rules in HELD:
        page = table(open_keeper, rules, players=["strong"], seed=5)
        dealt(page)
        for _ in range(25):
            if screen(page) != "play":
                break
            said = " ".join([*game(page)["turns"], *(each["text"] for each in panel(page, "log") or ())])
            quotes = " ".join(part.split("”")[0] for part in said.split("“")[1:])
            hidden = Counter(map(tile_name, desk(page).now.hands[1])) - in_sight(desk(page).now)
            named = [name for name in hidden if re.search(rf"\b{name}\b", quotes)]
            assert not [name for name in named if f"Ana took {name}" not in said], quotes
            if game(page)["phase"] == "discard":
                any(page.sends("discard", tile=each)["ok"] for each in own(page).values())
            else:
                page.sends("play", move=game(page)["primary"])
        while screen(page) == "play":
            page.sends("play", move="leave")
        texts = []
        for index in range(len(desk(page).past) - 1):
            page.sends("replay", index=index)
            texts.append(page.widget.state["table"]["replay"]["text"])
        assert any("Ana: “" in each for each in texts)


def test_a_large_rack_that_has_not_opened_is_thought_over_quickly() -> None:
    left = sorted([*rw.RUMMIKUB.tiles.kinds] * 2)
    game = replace(rw.new_game(2, 7, rules=rw.RUMMIKUB), hands=(Hand.of(left[::2][:45]), Hand()))  # type: ignore[type-var]
    begun = time.perf_counter()
    assert help_for(game.view(0)).count > 30  # type: ignore[arg-type]
    assert time.perf_counter() - begun < 5
