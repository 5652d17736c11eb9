"""Forty racks: every sentence with a number about them against brute force. tests/proof has thousands."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.solver.verify_explained import verify_explanation
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.solver.closing.explain import explain
from rummy_widget.text.sentences.closings import score_text
from rummy_widget.text.sentences.explained import explained_lines
from text.said_of_racks import APART, CHANGES, CHECKS, check_close, check_no_close, check_reach

ENGLISH = Path(__file__).parents[2] / "rummy_widget/text/words/en"
NUMBERS = {
    "count", "many", "lacking", "wanted", "different", "shades", "points", "payment", "full", "left",
    "thrown", "multiplier", "number", "melds", "unfinished", "pairs", "tried", "size", "most", "jokers",
    "seat", "value",
}  # fmt: skip


def with_numbers(name: str) -> set[str]:
    """The keys of a file of words that are given a number."""
    found, key = set(), ""
    for line in (ENGLISH / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
        if head := re.match(r"([a-z][\w-]*) =", line):
            message = key = head[1]
        elif part := re.match(r" +\.(\w+) =", line):
            key = f"{message}.{part[1]}"
        if not line.startswith("#") and NUMBERS & set(re.findall(r"\$(\w+)", line)):
            found.add(key)
    return found


def test_every_kind_of_sentence_with_a_number_about_a_rack_is_known() -> None:
    said = set[str]().union(*map(with_numbers, ("faults", "scoring", "explained", "score")))
    assert said - {*CHECKS} - CHANGES - APART == set()
    assert APART & {*CHECKS} == set()


@pytest.mark.parametrize("part", range(2))
def test_what_is_said_of_racks_that_close(part: int) -> None:
    said = sum((check_close(random.Random(f"said {part} {seed}")) for seed in range(10)), Counter[str]())
    assert said["fault-not-pairs.why"] > 5
    assert said["fault-not-eight.why"] > 5


@pytest.mark.parametrize("part", range(2))
def test_what_is_said_of_racks_that_do_not(part: int) -> None:
    said = sum((check_no_close(random.Random(f"said {part} {seed}")) for seed in range(10)), Counter[str]())
    assert said["rack-readable"] == 10


# ---- Any tile may be the free one ------------------------------------------------------------------

SEVEN_FIVES = "r2 r3 r4 r5 | r5 y5 b5 k5 | b5 b6 b7 | r7 y7 k7 ; y5"
AND_A_JOKER = "r2 r3 r4 * | r5 y5 b5 k5 | b5 b6 b7 | r7 y7 k7 ; y5"
FREE_TWIN = "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | y9 y10 y11 y12 ; b8"
LYING = [
    (SEVEN_FIVES, "it takes all eight tiles of one number, and you have at most 7 of one number."),
    (SEVEN_FIVES, "Doubles, 1000: even with red 2 free, 8 tiles have no twin."),
    (AND_A_JOKER, "and you have at most 7 of one number, counting the Joker."),
    (AND_A_JOKER, "have no twin, and there's only one Joker."),
    (FREE_TWIN, "Doubles, 1000: even with blue 5 free, 6 tiles have no twin."),
]  # fmt: skip


@pytest.mark.parametrize(("rack", "said"), LYING)
def test_the_free_tile_is_in_sight_too(rack: str, said: str) -> None:
    reading = read_rack(rack)
    told = explain(rack, closing=reading.closing)
    assert verify_explanation(told) is None
    assert said in score_text(reading)
    assert any(said in each.text for each in explained_lines(told))


def test_what_would_do_with_another_free_tile_is_told_with_its_price() -> None:
    """The Joker doesn't count for eight 8s: they pay in full, though one of them is free here."""
    text = score_text(read_rack("r8 y8 b8 k8 | r8 y8 b8 | k5 * k7 | r1 r2 r3 r4 ; k8"))
    assert "Grand Care, 1000: the tiles are right, but you've laid them in another way." in text


@pytest.mark.parametrize("seed", range(5))
def test_how_far_a_close_is_from_what_it_does_not_show(seed: int) -> None:
    check_reach(random.Random(f"how far {seed}"))
