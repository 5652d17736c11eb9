"""A rack beside its chances: the numbers are the engine's, and follow every exchange."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.text.sentences.coach import percent
from rummy_widget.text.words import speaking
from rummy_widget.widgets.classwork.chances import within
from widgets.pages import Page

RACK = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 / y1 k1 k10"


def opened(tiles: str = RACK, **options: Any) -> Page:
    return Page(rw.Chances(tiles, **options))


def chances(page: Page) -> Any:
    return page.widget.state["chances"]


def lines(page: Page) -> dict[str, str]:
    return {line["key"]: line["value"] for line in chances(page)["lines"]}


def test_the_numbers_are_the_engine_s() -> None:
    page, found = opened(), rw.outs(RACK.replace("|", "").replace("/", ""))
    told = lines(page)
    assert told["chance-distance"] == str(found.distance) == "1"
    assert told["chance-outs"] == str(found.copies) == "6"
    assert told["chance-unseen"] == str(found.unseen) == "92"
    assert told["chance-next"] == "3/46 ≈ 6.52\xa0%"
    assert told["chance-points"] == f"{float(found.expected):.1f}"
    assert [out["text"] for out in chances(page)["outs"]] == [
        "red 1: 2 unseen, 250 points",
        "blue 1: 2 unseen, 250 points",
        "Joker: 2 unseen, 200 points",
    ]


def test_points_have_the_decimal_sign_of_their_language() -> None:
    assert lines(opened(lang="ro"))["chance-points"] == lines(opened())["chance-points"].replace(".", ",")


def test_an_exchange_moves_the_numbers_and_can_be_undone() -> None:
    page = opened()
    assert page.sends("swap", given="k10", received="b1")["ok"]
    rack = page.widget.arrangement
    assert rack == RACK.replace("k10", "b1")
    assert lines(page)["chance-outs"] == str(rw.outs(rack.replace("|", "").replace("/", "")).copies)
    assert lines(page)["chance-outs"] != "6"
    page.sends("undo")
    assert page.widget.arrangement == RACK
    assert lines(page)["chance-outs"] == "6"


def test_moving_tiles_leaves_the_numbers_alone() -> None:
    page = opened()
    before = chances(page)
    page.sends("sort", by="run")
    page.sends("move", tiles=[0], shelf=1, slot=8)
    assert chances(page) == before


def test_of_fifteen_tiles_the_best_discard_is_left_out() -> None:
    page = opened(f"{RACK} y6")
    best = rw.best_discards(f"{RACK} y6".replace("|", "").replace("/", ""))[0]
    assert lines(page)["chance-discard"] == "yellow 6"
    assert lines(page)["chance-outs"] == str(best.outs.copies)


@pytest.mark.parametrize("tiles", ["", "r5", "r5 r6 | b9"])
def test_fewer_tiles_have_no_numbers(tiles: str) -> None:
    page = opened(tiles)
    assert page.widget.outs is None
    assert "14 or 15 tiles" in chances(page)["note"]
    assert chances(page)["lines"] == []


@pytest.mark.parametrize(
    ("away", "by"),
    [
        ("r7", "r8"),
        ("r2", "r99"),
        ("", "r8"),
        ("r2 r3", "r8"),
        ("r2", "r3 r4"),
        ("r2", ""),
        ("r2 " * 30, "r8"),
    ],
)
def test_what_cannot_be_exchanged_is_refused(away: str, by: str) -> None:
    page = opened()
    answer = page.sends("swap", given=away, received=by)
    assert not answer["ok"]
    assert len(answer["error"]) > 10
    assert page.widget.arrangement == RACK


def test_a_third_copy_is_refused() -> None:
    page = opened("r5 r5 r6 | b9")
    assert page.sends("swap", given="b9", received="r6")["ok"]
    assert not page.sends("swap", given="r6", received="r5")["ok"]
    assert "r5" not in [each["key"] for each in chances(page)["swap"]["received"]]


def test_draws_within_are_those_of_drawing_one_after_the_other() -> None:
    for good, unseen, draws in [(6, 92, 1), (6, 92, 5), (1, 30, 10), (0, 20, 3)]:
        none = prod(
            (Fraction(unseen - good - each, unseen - each) for each in range(draws)), start=Fraction(1)
        )
        assert within(good, unseen, draws) == 1 - none


def test_it_speaks_romanian_and_knows_its_keywords() -> None:
    line = chances(opened(lang="ro"))["lines"][0]
    assert line["text"] == "Piese de schimbat până la închidere"
    with pytest.raises(TypeError, match="takes no keyword"):
        opened(aim="mosaic")


def test_of_many_outs_the_dearest_are_shown() -> None:
    page = opened(RACK.replace("k10", "b1"))
    points = [int(out["text"].split(", ")[1].split()[0]) for out in chances(page)["outs"]]
    assert len(points) == 12
    assert points == sorted(points, reverse=True)
    assert chances(page)["more"] == f"And {len(page.widget.outs) - 12} other tiles"
    assert lines(page)["chance-next"] == "100\xa0%"


def test_a_chance_has_the_decimal_sign_of_its_language() -> None:
    with speaking("ro"):
        assert lines(opened())["chance-next"] == "3/46 ≈ 6,52\xa0%"
        assert percent(0.004) == "0,4%"
