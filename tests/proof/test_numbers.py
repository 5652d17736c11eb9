"""Every number in a sentence is so: thousands of racks, tasks of practice and positions, by brute force."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from lessons.test_practice import EVERY
from rummy_widget.engine.rules import Ruleset
from rummy_widget.tutor.practice import Difficulty, Skill
from sentences import practice, racks, tables
from sentences.test_numbers import GAMES

SAID: Counter[str] = Counter()


@pytest.mark.parametrize("part", range(40))
def test_what_is_said_of_fifty_racks_that_close(part: int) -> None:
    for seed in range(50):
        SAID.update(racks.check_close(random.Random(f"said at length {part} {seed}"), every=seed < 5))


@pytest.mark.parametrize("part", range(10))
def test_what_is_said_of_a_hundred_racks_that_do_not(part: int) -> None:
    for seed in range(100):
        SAID.update(racks.check_no_close(random.Random(f"said at length {part} {seed}"), away=3))


@pytest.mark.parametrize("part", range(10))
def test_how_far_twenty_racks_are_from_what_they_do_not_show(part: int) -> None:
    for seed in range(20):
        SAID.update(racks.check_reach(random.Random(f"how far at length {part} {seed}")))


@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_what_is_said_to_wrong_answers_is_so(skill: Skill, band: Difficulty) -> None:
    for seed in range(1, 151):
        SAID.update(practice.check_task(skill, seed, band))


@pytest.mark.parametrize("rules", GAMES, ids=lambda each: each.name)
@pytest.mark.parametrize("seed", range(1, 11))
def test_what_is_said_in_whole_rounds(rules: Ruleset, seed: int, tmp_path: Path) -> None:
    SAID.update(tables.check_round(rules, seed, tmp_path, turns=400))


@pytest.mark.parametrize("seed", range(1, 31))
def test_what_the_coach_says_in_a_whole_game(seed: int) -> None:
    SAID.update(tables.check_coach(seed, each=1, far=2))


@pytest.mark.parametrize("seed", range(20))
def test_what_the_score_page_says(seed: int) -> None:
    rng = random.Random(f"score {seed}")
    rack, _ = racks.random_close(rng, racks.RUMMY_PRO)
    tiles = tuple(map(str, rack.tiles()))
    SAID.update(
        tables.check_score_page(tiles, players=rng.choice((2, 3, 4)), multiplier=rng.choice((1, 2, 3)))
    )
    SAID.update(tables.check_score_page(tuple(rng.sample(tiles, 14))))
    SAID.update(tables.check_score_page(tuple(rng.sample(tiles, rng.randint(1, 13)))))


def test_every_kind_was_said() -> None:
    """After all others: no sentence with a judge was left out, except the rarest."""
    rarest = {
        "coach-next",  # only if the Trump is the next tile of the stock and helps
        "explained-far",
        "explained-and-pays",
        "fault-mosaic-neighbours.why",
        "melds-taken-back",
        "melds-timeout",
    }
    judged = {*racks.CHECKS, *racks.CHANGES, *practice.CLAIMS, *tables.JUDGED}
    assert judged - {*SAID} <= rarest
    print(sum(SAID.values()), dict(sorted(SAID.items())))
