"""What no honest page sends to an open table: refused with a sentence, at once, and nothing is lost by it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.table_melds.drafts import layout_of
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets.pages import Page
from widgets.tables import moment
from widgets.test_open_table import desk, game, open_keeper, own, screen, table

__all__ = ["open_keeper"]

MANY = 10**5
SOON = 0.5  # seconds; a busy machine may take long
LYING = "r3 r4 r5 r6 r7 | b9 y9 k9 | k1 k2 k3 k4"
HELD = "r8 k9 b1 b2 b3"


def at_table(keeper: SaveFolder, rules: Ruleset = rw.RUMMIKUB) -> Page:
    """One's own turn, with melds on the table."""
    page = table(keeper, rules, speed="slow")
    assert page.sends("deal")["ok"]
    here = desk(page)
    spread, hand = parse_table(LYING), tuple(sorted(parse_tiles(HELD)))
    hands = (Hand.of(hand), *here.now.hands[1:])
    now = replace(here.now, spread=spread, hands=hands, opened=(True, True), seat=0)
    turn = History(layout_of(spread, Arrangement((hand, ()))))
    page.widget._screen = moment(here, now, turn=turn)  # type: ignore[attr-defined]
    page.sends("size", size="projector")
    return page


def ids(page: Page, meld: int) -> list[int]:
    return [tile["id"] for tile in game(page)["rack"]["trays"][meld]["tiles"]]


def all_tiles(page: Page) -> Counter[str]:
    layout = desk(page).turn.present
    lying = [*layout.arrangement().tiles, *(each for row in layout.melds for each in row)]
    return Counter(str(each.kind) for each in lying)


def refused(page: Page, type: str, **fields: Any) -> str:
    """The sentence of a message that is refused, soon; all is as it was."""
    before, tiles, state = desk(page), all_tiles(page), page.widget.state
    begun = time.perf_counter()
    answer = page.sends(type, **fields)
    assert time.perf_counter() - begun < SOON
    assert not answer["ok"]
    assert 0 < len(answer["error"]) < 400
    assert desk(page) is before
    assert all_tiles(page) == tiles
    assert page.widget.state is state, "nothing is sent"
    return str(answer["error"])


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("move", {"tiles": list(range(MANY)), "shelf": 2, "slot": 0}),
        ("move", {"tiles": [0] * MANY, "shelf": 2, "slot": 0}),
        ("move", {"tiles": ["r5"] * MANY, "shelf": 2, "slot": 0}),
        ("meld", {"tiles": list(range(MANY)), "gap": 0}),
        ("fit", {"tiles": list(range(MANY))}),
        ("play", {"move": "play " + "r5 r6 r7 | " * MANY}),
        ("play", {"move": "lay " + "r5 " * MANY}),
        ("play", {"move": ["r5"] * MANY}),
        ("setup", {"key": "code", "value": "A" * MANY}),
        ("discard", {"tile": list(range(MANY))}),
        ("resume", {"token": "x" * MANY}),
        ("game", {"key": "r" * MANY}),
    ],
)
def test_a_hundred_thousand_tiles(open_keeper: SaveFolder, type: str, fields: dict[str, Any]) -> None:
    refused(at_table(open_keeper), type, **fields)


def test_many_words_of_a_game_are_no_move_at_all(open_keeper: SaveFolder) -> None:
    """A turn is judged by what lies there; nobody sends one as text."""
    page = at_table(open_keeper)
    for text in (
        "play r3 r4 r5 r6 r7 r8 | b9 y9 k9 | k1 k2 k3 k4",
        "lay b1 b2 b3",
        "add r8 1",
        "discard r8",
        "timeout",
    ):
        refused(page, "play", move=text)


@pytest.mark.parametrize(
    "tiles", [[500], [-1], [0, 999], [True], [1.0], [None], [[0]], [{"id": 0}], ["0"], [2**70]]
)
def test_foreign_tiles(open_keeper: SaveFolder, tiles: list[Any]) -> None:
    page = at_table(open_keeper)
    refused(page, "move", tiles=tiles, shelf=2, slot=0)
    refused(page, "meld", tiles=tiles, gap=0)
    refused(page, "fit", tiles=tiles)


def test_tiles_of_the_table_on_the_rack(open_keeper: SaveFolder) -> None:
    page = at_table(open_keeper)
    first, eight = ids(page, 0), own(page)["red 8"]
    for tiles in ([first[0]], first, [eight, first[1]], [first[4], eight]):
        for shelf, slot in ((0, 0), (1, 3)):
            assert "table" in refused(page, "move", tiles=tiles, shelf=shelf, slot=slot)
    # Nor by a way round: with an own tile in one meld, or laid and taken back.
    assert page.sends("move", tiles=[eight], shelf=2, slot=5)["ok"]
    refused(page, "move", tiles=[*first, eight], shelf=0, slot=0)
    assert page.sends("undo")["ok"]
    refused(page, "move", tiles=[first[0]], shelf=0, slot=0)
    refused(page, "discard", tile=first[0])


def test_after_a_turn_own_tiles_are_the_tables(open_keeper: SaveFolder) -> None:
    page = at_table(open_keeper)
    assert page.sends("move", tiles=[own(page)["red 8"]], shelf=2, slot=5)["ok"]
    assert page.sends("done")["ok"]
    eight = ids(page, 0)[5]
    assert "table" in refused(page, "move", tiles=[eight], shelf=0, slot=0)
    assert not page.sends("done")["ok"], "it's nobody's turn twice"


def test_places_that_there_are_not(open_keeper: SaveFolder) -> None:
    page = at_table(open_keeper)
    own_tile = own(page)["red 8"]
    for shelf, slot in (
        (5, 0),
        (121, 0),
        (2, 1000),
        (2, -1),
        (-1, 0),
        (2, "0"),
        (2.0, 0),
        (None, 0),
        (2, 10**9),
    ):
        refused(page, "move", tiles=[own_tile], shelf=shelf, slot=slot)
    for gap in (4, 99, -1, 1.5, None, "0"):
        refused(page, "meld", tiles=[own_tile], gap=gap)


def test_a_table_taken_to_pieces_is_judged_soon(open_keeper: SaveFolder) -> None:
    """Each tile in a meld of its own, and all of them in one: told what is wrong, and taken back at once."""
    page = at_table(open_keeper)
    tiles = all_tiles(page)
    for meld in (0, 1, 2):
        while len(ids(page, meld)) > 1:
            begun = time.perf_counter()
            assert page.sends("meld", tiles=[ids(page, meld)[-1]], gap=len(game(page)["rack"]["trays"]))["ok"]
            assert time.perf_counter() - begun < SOON
    assert game(page)["done"]
    assert not page.sends("done")["ok"]
    every = [each for at in range(len(game(page)["rack"]["trays"])) for each in ids(page, at)]
    assert page.sends("meld", tiles=every, gap=0)["ok"]
    assert len(game(page)["rack"]["trays"]) == 1
    assert not page.sends("done")["ok"]
    assert all_tiles(page) == tiles
    assert page.sends("revert")["ok"]
    assert [len(ids(page, at)) for at in range(3)] == [5, 3, 4]
    assert screen(page) == "play"


@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY, rw.RRRUMMY], ids=lambda each: each.name)
def test_whoever_is_not_to_play_moves_nothing(open_keeper: SaveFolder, rules: Ruleset) -> None:
    page = table(open_keeper, rules, speed="slow")
    assert page.sends("deal")["ok"]
    for _ in range(10):
        if not game(page)["mine"]:
            break
        if game(page)["phase"] == "discard":
            any(page.sends("discard", tile=each)["ok"] for each in own(page).values())
        else:
            page.sends("play", move=game(page)["primary"])
    for type, fields in (
        ("done", {}), ("advise", {}), ("coach", {}), ("step", {}), ("timeout", {"move": 1}),
        ("play", {"move": "draw"}), ("discard", {"tile": next(iter(own(page).values()))}),
    ):  # fmt: skip
        refused(page, type, **fields)
