"""A thousand seeds of every practised skill, at every band: sound tasks, and the same in a new process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import HANDS, Hand
from browser.test_practice import play_drills
from lessons.test_practice import EVERY, is_sound
from rummy_widget.tutor.practice import Difficulty, Skill
from servers import App

SEEDS = range(1, 1001)
TEXTS = """
import hashlib, sys
from rummy_widget.tutor.practice import practice
digest = hashlib.sha256()
for seed in range(1, 1001):
    step = practice(sys.argv[1], seed, sys.argv[2])
    told = (step.start.notation(), str(step.goal), str(step.text), str(step.why), step.answers)
    said = [(str(each.text), each.answer, each.tiles, each.known) for each in step.mistakes]
    digest.update(repr((told, [str(each.text) for each in step.options], said)).encode())
print(digest.hexdigest())
"""


@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_every_seed_deals_a_sound_task(skill: Skill, band: Difficulty) -> None:
    for seed in SEEDS:
        is_sound(skill, seed, band)


@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_every_seed_means_the_same_in_a_new_process(skill: Skill, band: Difficulty) -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", TEXTS, skill.value, band.value], check=True, capture_output=True,
            text=True, env={"PYTHONHASHSEED": hashed},
        ).stdout
        for hashed in ("11", "12")
    }  # fmt: skip
    assert len(told) == 1


@pytest.mark.parametrize("way", HANDS, ids=[hand.name for hand in HANDS])
def test_every_drill_by_every_hand(course: App, visit: Callable[..., Any], way: type[Hand]) -> None:
    play_drills(course, visit(), way, Skill)
