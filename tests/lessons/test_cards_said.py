"""A step that is played with cards speaks of cards: what is chosen, what is missing, what has been moved."""

from __future__ import annotations

import pytest

from rummy_widget.engine.rules import BASIC_RUMMY
from rummy_widget.text import words
from rummy_widget.tutor import Attempt, AttemptError, exercise
from rummy_widget.tutor.hint import TOP

TILES = {"en": "tile", "ro": "pies"}


def test_nothing_chosen_is_no_card() -> None:
    step = exercise("hk c10 _ d4 / s5", "Choose the two dear ones.", chosen="hk c10", rules=BASIC_RUMMY)
    with pytest.raises(AttemptError, match="You haven't chosen a card yet"):
        Attempt.begin(step).check()


@pytest.mark.parametrize("language", ["en", "ro"])
def test_what_is_said_of_a_choice_speaks_of_cards(language: str) -> None:
    with words.speaking(language):
        step = exercise(
            "hk c10 _ d4 / s5 _ dj", "Choose.", chosen="hk c10 dj", solution="hk c10 dj", rules=BASIC_RUMMY
        )
        for chosen in ([], [0], [0, 2], [2], [0, 1, 2, 3, 4]):
            attempt = Attempt.begin(step).choose(chosen)
            said = [attempt.check().feedback] if chosen else []
            while attempt.hints_left and not (attempt.hints and attempt.hints[-1].grade == TOP):
                attempt = attempt.hint()
            said += [hint.text for hint in attempt.hints]
            assert not [each for each in said if each and TILES[language] in each.lower()]


def test_too_many_lifts_are_cards() -> None:
    step = exercise("h8 _ c2", "Lay it.", spread="h5 h6 h7", lays=1, par=1, rules=BASIC_RUMMY)
    attempt = Attempt.begin(step).move([1], 0, 5).fit([0])
    assert attempt.stars == 2
    assert "You moved 2 cards; one is enough." in (attempt.feedback or "")
