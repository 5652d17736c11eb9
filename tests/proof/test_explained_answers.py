"""What practice says to wrong answers is so: every skill at every band, a hundred seeds and more."""

from __future__ import annotations

from collections import Counter

import pytest

from lessons.explained_answers import CLAIMS, check_told
from lessons.test_practice import EVERY
from rummy_widget.tutor.practice import Difficulty, Skill

SAID: Counter[str] = Counter()


@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_what_is_said_to_wrong_answers_is_so(skill: Skill, band: Difficulty) -> None:
    for seed in range(1, 151):
        SAID.update(check_told(skill, seed, band))


def test_every_sentence_was_said() -> None:
    assert {*CLAIMS} == {*SAID}
    print(sum(SAID.values()), dict(sorted(SAID.items())))
