"""What practice says to wrong answers is so: a few seeds of every skill. tests/proof has hundreds."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from parts import part_of
from rummy_widget.tutor.practice import Difficulty, Skill, practice

from .explained_answers import CLAIMS, check_told

WORDS = Path(__file__).parents[2] / "rummy_widget/text/words/en/practice.ftl"
SEEDS = {Skill.WHAT_IS_MISSING: 4, Skill.WHICH_DISCARD: 6, Skill.WHO_PAYS_WHAT: 8, Skill.PRICE_CLOSE: 8}


@pytest.mark.whole
@pytest.mark.parametrize("skill", Skill)
def test_what_is_said_to_wrong_answers_is_so(skill: Skill) -> None:
    seeds = part_of(range(1, SEEDS.get(skill, 10) + 1), 2)
    said = sum((check_told(skill, seed, band) for band in Difficulty for seed in seeds), Counter[str]())
    assert said.total() > len(seeds)


def test_every_sentence_that_is_said_to_answers_is_known() -> None:
    """What is asked, and the names of what is chosen from, claims nothing."""
    asked = {
        "title", "about", "skill", "skill-about", "band", "band-about", "standing", "row", "mastered", "hard",
        "review", "reviewing", "looked", "no-skill", "no-seed", "no-band", "none", "nothing", "value",
        "is-run",
        "reads", "complete", "joker", "spot", "pattern", "price", "thrown", "missing", "tile", "discard",
        "discard-about", "pays", "pays-facts", "pays-drew", "points", "streak", "counts", "counts-points",
        "opens", "opens-points", "laid", "stands", "may", "may-option", "use-move", "use-beside", "use-table",
        "use-break", "use-old", "use-new", "use-add", "caught", "caught-how", "laid-cards", "caught-cards",
        "caught-how-cards",
        "open-games", "no-game",
    }  # fmt: skip
    keys = set(re.findall(r"(?m)^([a-z][\w-]*) =", WORDS.read_text(encoding="utf-8")))
    assert keys - {f"practice-{each}" for each in asked} == {*CLAIMS} - {"fault"}


def test_nobody_is_said_to_pay_what_nobody_pays() -> None:
    """The Trump's twin is settled as well: 700 is a close of 500 and twice 100, and one of them pays 600."""
    told = {each.answer: str(each.text) for each in practice("who-pays-what", 149, "easy").mistakes}
    assert told["700"] == "Here only one of them pays for the close. 2 players pay you for it."


def test_of_two_ways_to_place_a_joker_none_is_said_to_be_the_only_one() -> None:
    """Red 9 goes into the run as well as into the group."""
    step = practice("place-joker", 3, "hard")
    assert step.start.notation().startswith("r7 r8 r10")
    assert "there is another way, too" in str(step.why)


def test_a_joker_that_stands_for_a_one_is_no_one_to_look_at() -> None:
    """No tile here is a 1, so nobody is told to look at it."""
    step = practice("name-pattern", 29, "middle")
    assert not any(tile.number == 1 for tile in step.start.tiles)
    assert not any("a 1 belongs" in str(each.text) for each in step.mistakes)
