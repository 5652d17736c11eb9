"""Every number in a sentence is so: a few racks, tasks and rounds. tests/proof has thousands.

All that is said is recorded with what was put into it, and a judge for the message finds its numbers again by
brute force. A message that is given a number and has no judge fails by its name.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.solver.verify_explained import verify_explanation
from engine.test_published import RACKS
from lessons.pointing import ladder
from parts import part_of
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.rules import BASIC_RUMMY, RRRUMMY, RUMMIKUB, RUMMY_45, Ruleset
from rummy_widget.engine.solver.closing.explain import explain
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.closings import score_text
from rummy_widget.text.sentences.explained import explained_lines
from rummy_widget.text.words import say
from rummy_widget.tutor import Attempt, all_lessons
from rummy_widget.tutor.practice import Difficulty, Skill, practice

from .judges import ECHOES, JUDGED, claims, echoes, without_judge
from .practice import check_task
from .racks import check_close, check_no_close, check_reach
from .recording import Sentence, recorded
from .tables import check_coach, check_round, check_score_page

SEEDS = {Skill.WHAT_IS_MISSING: 4, Skill.WHICH_DISCARD: 6, Skill.WHO_PAYS_WHAT: 8, Skill.PRICE_CLOSE: 8}
GAMES = [RUMMIKUB, RUMMY_45, BASIC_RUMMY, RRRUMMY]


def test_every_message_with_a_number_has_a_judge_or_a_reason() -> None:
    assert sorted(key for key in claims() - JUDGED if not echoes(key)) == []
    assert sorted(key for key in claims() & JUDGED if echoes(key)) == [], "what is judged is no echo"
    assert [each for each in ECHOES if not any(re.fullmatch(each, key) for key in claims())] == []


def test_another_number_in_another_language_is_found() -> None:
    said = Sentence(
        "rack-closes", {"points": 250, "pattern": "Simple"}, say("rack-closes", points=250, pattern="")
    )
    assert said.differs() == []
    assert said._replace(details={"points": 200, "pattern": "Simple"}).differs() != []


# ---- Racks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(2))
def test_what_is_said_of_racks_that_close(part: int) -> None:
    said = sum((check_close(random.Random(f"said {part} {seed}")) for seed in range(10)), Counter[str]())
    assert said["fault-not-pairs.why"] > 5
    assert said["fault-not-eight.why"] > 5


@pytest.mark.parametrize("part", range(2))
def test_what_is_said_of_racks_that_do_not(part: int) -> None:
    said = sum((check_no_close(random.Random(f"said {part} {seed}")) for seed in range(10)), Counter[str]())
    assert said["rack-readable"] == 10


@pytest.mark.parametrize("seed", range(5))
def test_how_far_a_close_is_from_what_it_does_not_show(seed: int) -> None:
    check_reach(random.Random(f"how far {seed}"))


SEVEN_FIVES = "r2 r3 r4 r5 | r5 y5 b5 k5 | b5 b6 b7 | r7 y7 k7 ; y5"
AND_A_JOKER = "r2 r3 r4 * | r5 y5 b5 k5 | b5 b6 b7 | r7 y7 k7 ; y5"
FREE_TWIN = "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | y9 y10 y11 y12 ; b8"
LYING = [
    (SEVEN_FIVES, "you need all eight tiles of one number, and have at most 7 of any one."),
    (SEVEN_FIVES, "Doubles, 1000: even with red 2 free, 8 tiles have no twin."),
    (AND_A_JOKER, "and have at most 7 of any one, counting the Joker."),
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
    assert "Grand Care, 1000: your tiles could make this, but you've laid them out differently." in text


# ---- Practice and lessons --------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("skill", Skill)
def test_what_is_said_to_wrong_answers_is_so(skill: Skill) -> None:
    seeds = part_of(range(1, SEEDS.get(skill, 10) + 1), 2)
    said = sum((check_task(skill, seed, band) for band in Difficulty for seed in seeds), Counter[str]())
    assert said.total() > len(seeds)


def test_whatever_lessons_say_has_a_judge() -> None:
    with recorded() as heard:
        for lesson in all_lessons().values():
            for step in lesson.steps:
                ladder(Attempt.begin(step))
    assert without_judge(heard) == set()


def test_nobody_is_said_to_pay_what_nobody_pays() -> None:
    """The Trump's twin is settled as well: 700 is a close of 500 and twice 100, and one of them pays 600."""
    told = {each.answer: str(each.text) for each in practice("who-pays-what", 149, "easy").mistakes}
    assert told["700"] == "You've counted one player's payment for the close, but 2 players pay it."


def test_of_two_ways_to_place_a_joker_none_is_said_to_be_the_only_one() -> None:
    """Red 9 goes into the run as well as into the group."""
    step = practice("place-joker", 3, "hard")
    assert step.start.notation().startswith("r7 r8 r10")
    assert "there is another way, too" in str(step.why)


def test_a_joker_that_stands_for_a_one_is_no_one_to_look_at() -> None:
    """No tile here is a 1, so nobody is told to look at it."""
    step = practice("name-pattern", 29, "middle")
    assert not any(tile.number == 1 for tile in step.start.tiles)
    assert not any("a 1 also counts as a high" in str(each.text) for each in step.mistakes)


# ---- Tables and the score page ---------------------------------------------------------------------


@pytest.mark.parametrize("rules", GAMES, ids=lambda each: each.name)
def test_what_is_said_at_a_table(rules: Ruleset, tmp_path: Path) -> None:
    with recorded() as heard:
        said = check_round(rules, 7, tmp_path, turns=12)
    assert {key.removesuffix("-cards") for key in said} >= {
        "melds-stock",
        "melds-seat-label",
        "melds-advice-count",
    }
    assert without_judge(heard) == set()


def test_what_the_coach_says_of_draws_and_discards() -> None:
    assert check_coach(2, each=4, far=1)["coach-why-close"]


@pytest.mark.parametrize("example", part_of(RACKS, 3), ids=lambda each: each[2])
def test_what_the_score_page_says(example: tuple[str, ...]) -> None:
    tiles = tuple(str(each.kind) for each in parse_tiles(example[2]))
    with recorded() as heard:
        assert check_score_page(tiles, players=3, multiplier=2)["worth-times"]
        check_score_page(tiles[:9])
    assert without_judge(heard) == set()
