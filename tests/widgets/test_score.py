"""The score page as a page has it: tiles in and out, what they are worth and why, and who pays."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import rummy_widget as rw
from engine.test_published import RACKS
from loops import run_in_thread
from rummy_widget.engine.tiles import ALL_TILES, JOKER
from rummy_widget.widgets.score.score_view import EXAMPLES
from widgets.pages import Page

BICOLOR = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"


def opened(tiles: str = "", **options: Any) -> Page:
    return Page(rw.Score(tiles, **options))


def state(page: Page) -> Any:
    return page.widget.state


def worth(page: Page) -> Any:
    return state(page)["worth"]


def lies(page: Page) -> str:
    text: str = state(page)["notation"]
    return text


def problem(page: Page) -> tuple[str, str | None]:
    found = state(page)["problem"]
    return found["text"], found["clause"] and found["clause"]["id"]


def every(branches: list[Any]) -> list[Any]:
    return [each for one in branches for each in (one, *every(one["children"]))]


def left(page: Page, key: str) -> int:
    (found,) = [each["left"] for row in state(page)["palette"] for each in row["tiles"] if each["key"] == key]
    return int(found)


# -- putting tiles together ------------------------------------------------------------------------


def test_tiles_that_are_tapped_join_the_row_that_they_continue() -> None:
    page = opened()
    for tile in ["r2", "r3", "r4", "b10", "b11", "b12", "k8", "k8", "*"]:
        assert page.sends("add", tile=tile)["ok"]
    assert lies(page) == "r2 r3 r4 | b10 b11 b12 | k8 | k8 *"
    assert [left(page, key) for key in ("r2", "k8", "*", "y5")] == [1, 0, 1, 2]


def test_a_whole_rack_can_be_tapped_in_any_order() -> None:
    for seed in range(12):
        tiles = [str(each) for each in rw.parse_tiles(Random(seed).choice(RACKS)[2])]
        Random(seed).shuffle(tiles)
        page = opened()
        for tile in tiles:
            assert page.sends("add", tile=tile)["ok"], tile
        assert Counter(map(str, rw.parse_tiles(lies(page)))) == Counter(tiles)
        best = rw.best_close(tiles)
        assert best is not None
        assert worth(page)["points"] == best.points


def test_a_third_copy_is_refused_in_words() -> None:
    page = opened("r7 r7")
    assert page.sends("add", tile="r7")["ok"]
    assert problem(page) == ("Red 7 is in the box twice, but you have 3 copies.", "PRO-1")
    assert lies(page) == "r7 | r7"
    page.sends("add", tile="r8")
    assert state(page)["problem"] is None, "the next thing that is done clears it"


def test_a_sixteenth_tile_is_refused() -> None:
    page = opened(BICOLOR)
    page.sends("add", tile="y5")
    assert problem(page) == ("A rack holds 15 tiles at most: take one out first.", "PRO-30")
    assert lies(page) == BICOLOR


def test_a_third_joker_needs_extra_jokers() -> None:
    page = opened("* | *")
    page.sends("add", tile="*")
    assert problem(page) == ("There are at most 2 Jokers, but you have 3.", "PRO-1")
    page.sends("setup", key="thrown", value="1")
    assert problem(page)[1] == "PRO-1"
    assert left(page, "*") == 0
    page.sends("setup", key="extra_joker", value="instead_of_draw")
    assert left(page, "*") == 4, "one more for each of the four"
    page.sends("add", tile="*")
    assert state(page)["problem"] is None
    page.sends("setup", key="extra_joker", value="off")
    assert problem(page) == ("There are at most 2 Jokers, but you have 3.", "PRO-1")


def test_what_is_typed_is_read_or_said_to_be_wrong_and_nothing_is_lost() -> None:
    page = opened(BICOLOR)
    for text, said in [
        ("r2 x9", "There's no tile 'x9'"),
        ("r2 r14", "There's no tile 'r14'"),
        ("r1 / r2 / r3", "two shelves"),
    ]:
        page.sends("read", text=text)
        assert said in problem(page)[0]
        assert lies(page) == BICOLOR
    page.sends("read", text="r7 r7 r7")
    assert problem(page)[1] == "PRO-1"
    page.sends("read", text="b9 r7 k2 r5 r6")
    assert lies(page) == "r5 r6 r7 | b9 | k2", "tiles without a gap are laid out"
    page.sends("read", text="b9 | r7 r5")
    assert lies(page) == "b9 | r7 r5", "an arrangement stays as it is"
    page.sends("read", text="")
    assert lies(page) == ""
    page.sends("undo")
    assert lies(page) == "b9 | r7 r5"


def test_tiles_are_taken_out_moved_and_put_back() -> None:
    page = opened("r5 r6 r7 | b9")
    page.sends("take-out", tiles=[0, 3])
    assert lies(page) == "_ r6 r7"
    page.sends("add", tile="k1")
    page.sends("undo")
    page.sends("undo")
    assert lies(page) == "r5 r6 r7 | b9"
    page.sends("redo")
    assert page.sends("move", tiles=[2], shelf=1, slot=0)["ok"]
    assert lies(page) == "_ r6 / r7"
    page.sends("clear")
    assert lies(page) == ""
    assert not page.sends("move", tiles=[2], shelf=1, slot=0)["ok"]


def test_ids_do_not_run_out() -> None:
    page = opened("k1")
    for _ in range(120):
        page.sends("add", tile="r5")
        (there,) = [
            each["id"] for shelf in page.rack["shelves"] for each in shelf if each and each["text"] == "5"
        ]
        assert there < 100, "a page may name tiles up to 999"
        assert page.sends("take-out", tiles=[there])["ok"]
    assert page.tiles() == {"black 1": 1}


# -- what they are worth ---------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "pattern", "text"), RACKS)
def test_published_racks_are_worth_what_the_rules_say(points: int, pattern: str, text: str) -> None:
    page = opened(text)
    dearest = 1000 if text.endswith("; k1") else points  # PRO-52: the same tiles are Doubles
    assert worth(page)["points"] == dearest
    assert worth(page)["closes"]
    cited = {each["clause"] for each in every(worth(page)["branches"])}
    assert cited == set(worth(page)["clauses"])


def test_every_example_has_the_price_that_it_shows() -> None:
    page = opened()
    for example in state(page)["examples"]:
        assert page.sends("example", key=example["key"])["ok"]
        assert worth(page)["points"] == example["points"]
        assert len(rw.parse_tiles(lies(page))) == 15
    assert {each["key"] for each in state(page)["examples"]} == set(EXAMPLES)


def test_the_price_is_large_and_its_reasons_are_told() -> None:
    page = opened(BICOLOR)
    assert (worth(page)["points"], worth(page)["title"]) == (500, "Bicolor, Big")
    told = {each["text"]: (each["holds"], each["clause"]) for each in every(worth(page)["branches"])}
    assert told["Bicolor: only runs, in red and blue."] == (True, "PRO-42")
    assert told["Monocolor, 1000: only one colour counts, and blue is among the tiles, too."] == (
        False,
        "PRO-51",
    )
    assert worth(page)["melds"] == [], "the rack lies so already"


def test_what_would_pay_more_can_be_tried() -> None:
    page = opened(BICOLOR)
    ways = [each for each in every(worth(page)["branches"]) if each["swap"]]
    (way,) = ways
    assert way["text"] == "A Joker instead of the black 8: Bicolor with a Joker left over, 1000."
    assert page.sends("swap", **way["swap"])["ok"]
    assert worth(page)["points"] == 1000
    page.sends("undo")
    assert lies(page) == BICOLOR
    page.sends("swap", given="y9", received="*")
    assert problem(page)[0] == "Yellow 9 isn't among your tiles."


def test_exchanges_of_two_tiles_follow_a_moment_later() -> None:
    async def watched(after: str | None = None) -> list[list[str]]:
        page = opened("r5 r6 r7 | r10 r11 r12 | y7 y8 y9 / y5 y6 | y6 | b6 | k1 k6")
        seen = []
        for seconds in (0.0, 1.0):
            if seconds and after:
                page.sends(after)
            await asyncio.sleep(seconds)
            seen.append([each["text"] for each in every(worth(page)["branches"]) if each["swap"]])
        assert state(page)["said"] == "" or after, "what was told once is not told again"
        return seen

    two = "Red 4 and yellow 4 instead of blue 6 and black 1: Bicolor, 500."
    at_once, later = run_in_thread(watched())
    assert two not in at_once
    assert two in later
    assert set(at_once) < set(later)
    assert two not in run_in_thread(watched(after="clear"))[1], "of tiles that are gone nothing is told"


def test_tiles_that_lie_otherwise_are_shown_as_they_are_worth_most() -> None:
    page = opened("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 / b5 b6 b7 b8 | k1")
    assert page.rack["verdict"]["text"].startswith("You can close now: Bicolor, 500")
    assert worth(page)["points"] == 1000
    assert [each["name"] for each in worth(page)["melds"]] == ["Doubles"]
    page.sends("lay")
    assert worth(page)["melds"] == []
    assert page.rack["verdict"]["text"] == "You can close now: Doubles, 1000 points."


def test_fourteen_tiles_say_which_draw_closes_them() -> None:
    page = opened("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | y1 k1 | k10", multiplier=2)
    shown = [(each["key"], each["points"]) for each in worth(page)["draws"]]
    assert shown == [("r1", 500), ("b1", 500), ("*", 400)]
    page.sends("add", tile="b1")
    assert worth(page)["points"] == 500


def test_fourteen_tiles_that_no_draw_closes_say_what_is_missing() -> None:
    page = opened("r3 r4 r5 | b8 b9 b10 | r13 y13 b13 | y1 k1 | k10 | y6 | k4")
    assert worth(page)["title"] == "With these fourteen, no tile lets you close yet."
    missing = rw.distance(lies(page))
    assert missing is not None
    assert missing >= 2
    assert worth(page)["text"].startswith("At best, you still need ")
    assert not worth(page)["draws"]


def test_a_rack_that_does_not_close_says_what_is_missing() -> None:
    page = opened(EXAMPLES["one-away"])
    assert not worth(page)["closes"]
    assert worth(page)["title"] == "Not yet. Swap one tile and it closes."
    ways = [each for each in worth(page)["branches"] if each["swap"]]
    assert len(ways) == 3
    for way in ways:
        again = opened(EXAMPLES["one-away"])
        again.sends("swap", **way["swap"])
        assert worth(again)["points"] == 250


def test_jokers_thrown_the_multiplier_and_house_rules_count() -> None:
    page = opened(BICOLOR)
    page.sends("setup", key="multiplier", value="2")
    assert (worth(page)["points"], worth(page)["each"]) == (1000, "500 × 2")
    page.sends("setup", key="thrown", value="2")
    assert worth(page)["points"] == 2000
    page.sends("setup", key="thrown", value="1")
    assert worth(page)["points"] == 1000
    page.sends("setup", key="big_with_thrown_joker", value="special")
    assert worth(page)["points"] == 2000
    assert state(page)["changed"]
    page.sends("house-reset")
    assert worth(page)["points"] == 1000
    assert not state(page)["changed"]


def test_who_pays_whom() -> None:
    page = opened(BICOLOR, multiplier=2, players=4)
    assert [each["points"] for each in worth(page)["totals"]] == [3000, -1000, -1000, -1000]
    page.sends("setup", key="twin", value="another")
    assert [each["points"] for each in worth(page)["totals"]] == [2900, -700, -1100, -1100]
    page.sends("setup", key="multiply_trump_bonus", value="yes")
    page.sends("setup", key="players", value="2")
    assert [each["points"] for each in worth(page)["totals"]] == [800, -800]
    assert [each["clause"]["id"] for each in worth(page)["payments"]] == ["PRO-54", "PRO-5"]


def test_any_tiles_can_be_asked() -> None:
    box = [*ALL_TILES, *ALL_TILES, JOKER, JOKER]
    for seed in range(40):
        tiles = Random(seed).sample(box, Random(seed).randrange(1, 16))
        page = opened(" ".join(map(str, tiles)))
        closing = rw.best_close(tiles) if len(tiles) == 15 else None
        assert worth(page)["points"] == (closing.points if closing else None)
        json.dumps(state(page))


# -- as a widget -----------------------------------------------------------------------------------


def test_it_is_set_by_code() -> None:
    score = rw.Score(BICOLOR, jokers_thrown=3, extra_joker="instead_of_draw", players=2)
    assert repr(score) == f"Score({BICOLOR!r})"
    assert score.closing is not None
    assert score.closing.points == 1000
    assert not score.state["rack"]["undo"]
    with pytest.raises(TypeError, match="takes no keyword 'speed'"):
        rw.Score(speed="fast")
    with pytest.raises(ValueError, match="no such players: '5'"):
        rw.Score(players=5)
    with pytest.raises(rw.RulesError):
        rw.Score("r7 r7 r7")
    assert rw.Score().closing is None


def test_without_a_kernel_the_price_is_told() -> None:
    html = rw.Score(BICOLOR)._html()
    assert "Bicolor, Big: 500 points from each player" in html
    assert "(PRO-42)" in html
