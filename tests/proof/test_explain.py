"""A thousand closes explained: all that is told is so, and no exchange of tiles was missed."""

from __future__ import annotations

import random

import pytest

from engine.solver.plain_changes import exchanges, most_jokers, random_close, reached, reached_plainly, told
from engine.solver.racks import RULES, closable, exchanged
from engine.solver.verify_explained import verify_explanation
from rummy_widget.engine.rules import RUMMY_PRO, Ruleset, switched
from rummy_widget.engine.solver.closing.best import closes
from rummy_widget.engine.solver.closing.explain import explain
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.text.sentences.explained import explained_lines

NAMES = sorted(RULES)


def house(seed: int) -> Ruleset:
    """The plain rules half of the time, else those of a house; every third table has extra Jokers."""
    rules = RUMMY_PRO if seed % 2 else RULES[NAMES[seed // 2 % len(NAMES)]]
    return switched(rules, {"extra_joker": "instead_of_draw"}) if seed % 3 == 0 else rules


@pytest.mark.parametrize("seed", range(100))
def test_a_thousand_closes_against_all_exchanges_of_a_tile(seed: int) -> None:
    rng = random.Random(f"explained at length {seed}")
    rules = house(seed)
    for _ in range(10):
        rack, thrown = random_close(rng, rules)
        found = explain(rack, jokers_thrown=thrown, rules=rules)
        assert found.closing is not None
        assert verify_explanation(found, rules, jokers_thrown=thrown) is None
        assert told(found) == reached(found.closing, rack, rules), (str(rack), thrown)
        assert explained_lines(found, rules)


@pytest.mark.parametrize("seed", range(20))
def test_twenty_closes_against_what_knows_nothing_of_the_engine(seed: int) -> None:
    rng = random.Random(f"plainly explained {seed}")
    rules = RULES[NAMES[seed]]
    rack, thrown = random_close(rng, rules)
    found = explain(rack, jokers_thrown=thrown, rules=rules)
    assert found.closing is not None
    assert told(found) == reached_plainly(found.closing, rack, rules), (str(rack), thrown)


@pytest.mark.parametrize("seed", range(20))
def test_twenty_closes_against_all_exchanges_of_two_tiles(seed: int) -> None:
    rng = random.Random(f"explained by two {seed}")
    rules = house(seed)
    rack, thrown = random_close(rng, rules)
    found = explain(rack, jokers_thrown=thrown, rules=rules, two=True)
    assert found.closing is not None
    assert verify_explanation(found, rules, jokers_thrown=thrown) is None
    by_one = told(found)
    by_two = reached(found.closing, rack, rules, tiles=2)
    # Only what pays more with the Jokers that are there is looked for so far.
    asked = {
        (str(each.kind), str(each.row.pattern) if each.kind == "pattern" else "") for each in found.higher
    }
    wanted = {aim: some for aim, some in by_two.items() if aim in asked and aim not in by_one}
    assert told(found, 2) == wanted, (str(rack), thrown)


@pytest.mark.parametrize("seed", range(20))
def test_what_makes_tiles_close(seed: int) -> None:
    rng = random.Random(f"made to close {seed}")
    rules = house(seed)
    for _ in range(10):
        rack = Counts.of(exchanged(rng, closable(rng, rng.randrange(3)), rng.randrange(1, 4)))
        found = explain(rack, rules=rules)
        assert verify_explanation(found, rules) is None
        if found.closing is None:
            tried = exchanges(rack, 1, most_jokers(rules, rack, 0))
            wanted = {exchange for exchange, after in tried if closes(after, rules)}
            assert {(each.given, each.received) for each in found.changes} == wanted
            assert (found.distance == 1) == bool(wanted)
            assert explained_lines(found, rules)
