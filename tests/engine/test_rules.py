"""Rulesets are data: presets, switches, house rules."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace

import pytest

from rummy_widget.engine.rules import (
    ROMANIAN_HOUSE,
    RUMMIKUB,
    RUMMY_PRO,
    JokerOverflow,
    JokerRules,
    OneRule,
    PriceRules,
    Ruleset,
    RunRules,
)


def test_the_presets_differ_in_what_their_games_differ_in() -> None:
    assert (RUMMY_PRO.runs.one, RUMMIKUB.runs.one) == (OneRule.LOW_OR_HIGH, OneRule.LOW)
    assert (RUMMIKUB.close, RUMMIKUB.prices, RUMMIKUB.tiles.most_jokers) == (None, None, 2)
    assert (RUMMY_PRO.close and RUMMY_PRO.close.size, RUMMY_PRO.tiles.most_jokers) == (15, 6)
    jokers = JokerRules(naturals_per_joker=2, adjacent=False)
    house = replace(RUMMY_PRO, name=ROMANIAN_HOUSE.name, jokers=jokers)
    assert house == ROMANIAN_HOUSE
    assert hash(house) == hash(ROMANIAN_HOUSE)


def test_a_switch_can_be_given_by_its_value() -> None:
    assert PriceRules(joker_overflow="linear").joker_overflow is JokerOverflow.LINEAR  # type: ignore[arg-type]
    assert RunRules(one="low").one is OneRule.LOW  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("record", "switches", "said"),
    [
        (
            PriceRules,
            {"joker_overflow": "free"},
            "no such joker_overflow: 'free'; expected clamp, linear or forbid",
        ),
        (RunRules, {"one": "high"}, "no such one: 'high'; expected low or low_or_high"),
        (JokerRules, {"min_natural": 4}, "min_natural must be 0 to 3, not 4"),
        (JokerRules, {"naturals_per_joker": -1}, "naturals_per_joker must be 0 to 13, not -1"),
    ],
)
def test_a_switch_that_is_none_is_refused(record: type, switches: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        record(**switches)


def test_rules_cannot_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        RUMMY_PRO.name = "other"  # type: ignore[misc]


def test_a_ruleset_shows_its_name() -> None:
    assert repr(Ruleset("ours")) == "<Ruleset ours>"


def test_a_ruleset_is_the_same_in_another_process() -> None:
    """Texts hash otherwise there; what is kept by ruleset must be found again."""
    ask = "import pickle, sys; from rummy_widget.engine.rules import RUMMY_PRO as pro; "
    ask += "sent = pickle.load(sys.stdin.buffer); print(sent == pro, {pro: 'found'}.get(sent), sent.name)"
    for rules in (RUMMY_PRO, replace(RUMMY_PRO, name="of a house")):
        told = subprocess.run(
            [sys.executable, "-c", ask], input=pickle.dumps(rules), capture_output=True, check=True
        )
        assert told.stdout.split()[1] == (b"found" if rules is RUMMY_PRO else b"None")
        assert told.stdout.decode().strip().endswith(rules.name)
