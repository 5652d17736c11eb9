"""The solver is held against trying everything: all patterns, Jokers in the rack and thrown, every switch."""

from __future__ import annotations

import random

import pytest

from engine.solver import plain, plain_reach
from engine.solver.racks import RULES, closable, dealt, elsewhere, exchanged, house_of, of_pattern
from parts import WHOLE, part_of
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.solver.closing.best import best_close, best_points, closes
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import Outs, best_discards, outs
from rummy_widget.engine.solver.closing.verify import verify_closing

Row = tuple[str, ...]


def a_rack(rng: random.Random, rules: Ruleset, jokers: int, off: int) -> Row:
    """A rack of any pattern, so many tiles off; one in ten as dealt."""
    if rng.random() < 0.1:
        return dealt(rng, jokers)
    house = house_of(rules)
    pattern = rng.choice([*plain.PATTERNS, "simple", "simple"])
    return exchanged(rng, of_pattern(rng, pattern, jokers, house), off)


def closing_agrees(rack: Row, thrown: int, rules: Ruleset) -> None:
    """Whether it closes, the most that each pattern gives, and the proof of the best."""
    tiles, house = " ".join(rack), house_of(rules)
    worth = plain.points_of(rack, house, thrown)
    most = max(worth.values(), default=None)
    assert closes(tiles, rules) is bool(worth)
    assert best_points(tiles, rules, jokers_thrown=thrown) == most
    found = best_close(tiles, jokers_thrown=thrown, rules=rules)
    assert (found and found.points) == most
    if found is not None:
        assert {str(row.pattern): row.points for row in found.rows if row.holds} == worth
        assert verify_closing(found, tiles, rules, jokers_thrown=thrown) is None


def distance_agrees(rack: Row, pattern: str | None, seen: Row, rules: Ruleset, most: int) -> None:
    """The distance where it is at most so much, and that it is more where it is."""
    found = distance(" ".join(rack), pattern, seen=" ".join(seen), rules=rules)
    tried = plain_reach.distance(rack, pattern, seen, house_of(rules), most)
    if tried is None:
        assert found is None or found > most
    else:
        assert found == tried


def told(found: Outs | plain_reach.Outs) -> tuple[object, ...]:
    """What is compared of outs."""
    draws = found.outs if isinstance(found, plain_reach.Outs) else found
    return (
        found.distance,
        found.unseen,
        found.chance,
        found.expected,
        {str(tile): tuple(out) for tile, out in draws.items()},
    )


def outs_agree(rack: Row, seen: Row, thrown: int, rules: Ruleset) -> None:
    """The outs of fourteen tiles with copies, points and chance, and what lowers the distance."""
    tiles, house = " ".join(rack), house_of(rules)
    found = outs(tiles, " ".join(seen), jokers_thrown=thrown, rules=rules)
    tried = plain_reach.outs(rack, seen, thrown, house)
    assert told(found) == told(tried)
    if found.lowering is not None and tried.distance is not None and tried.distance <= 3:
        lower = plain_reach.lowering(rack, tried.distance, seen, thrown, house)
        assert {str(tile): copies for tile, copies in found.lowering.items()} == lower


def discards_agree(rack: Row, seen: Row, thrown: int, rules: Ruleset) -> None:
    """Every discard of fifteen tiles with what it leaves open, and the order in which they are ranked."""
    found = best_discards(" ".join(rack), " ".join(seen), jokers_thrown=thrown, rules=rules)
    tried = plain_reach.discards(rack, seen, thrown, house_of(rules))
    assert {str(each.tile): told(each.outs) for each in found} == {
        tile: told(each) for tile, each in tried.items()
    }
    keys = [(each.distance, -each.chance, -each.expected) for each in found]
    assert keys == sorted(keys)
    assert [each.rank for each in found] == sorted(each.rank for each in found)


def distance_asked(rng: random.Random, rules: Ruleset) -> None:
    """One question about a distance; far ones take long to try, the longer the more Jokers there are."""
    jokers = rng.choice((0, 0, 1, 1, 2, 2, 3))
    rack = a_rack(rng, rules, jokers, rng.randrange(4) if jokers < 3 else 0)[: rng.choice((15, 15, 14))]
    seen = elsewhere(rng, rack, rng.choice((0, 0, 5, 20)))
    pattern = rng.choice((None, None, *plain.PATTERNS))
    distance_agrees(rack, pattern, seen, rules, {0: 5, 1: 4, 2: 3}.get(jokers, 1))


def outs_asked(rng: random.Random, rules: Ruleset, off: int, *, discards: bool = False) -> None:
    """One question about outs, or about all discards."""
    rack = a_rack(rng, rules, rng.choice((0, 0, 1, 1, 2)), off)
    seen, thrown = elsewhere(rng, rack, rng.choice((0, 0, 5, 20))), rng.choice((0, 0, 1, 2))
    if discards:
        discards_agree(rack, seen, thrown, rules)
    else:
        outs_agree(rack[:14], seen, thrown, rules)


@pytest.mark.whole
@pytest.mark.parametrize("name", RULES)
def test_closes_and_best_close(name: str) -> None:
    rng = random.Random(f"close {name}")
    for number in range(5 if WHOLE else 3):
        jokers = number % 7
        rack = a_rack(rng, RULES[name], jokers, rng.choice((0, 0, 1, 2)))
        closing_agrees(rack, rng.choice((0, 1, 2)) if jokers < 5 else 0, RULES[name])


@pytest.mark.parametrize("pattern", plain.PATTERNS)
def test_each_pattern(pattern: str) -> None:
    rng = random.Random(f"pattern {pattern}")
    for number in range(5):
        jokers = number % 5
        rack = exchanged(rng, of_pattern(rng, pattern, jokers), number % 2)
        closing_agrees(rack, rng.choice((0, 0, 1, 2)), RULES["pro"])


@pytest.mark.whole
@pytest.mark.parametrize("name", RULES)
def test_distance(name: str) -> None:
    rng = random.Random(f"distance {name}")
    for _ in range(8 if WHOLE else 5):
        distance_asked(rng, RULES[name])


@pytest.mark.whole
@pytest.mark.parametrize("name", part_of([*RULES], 4))
def test_outs(name: str) -> None:
    outs_asked(random.Random(f"outs {name}"), RULES[name], off=1)


@pytest.mark.whole
@pytest.mark.parametrize("off", part_of(range(4), 2))
def test_outs_without_a_house(off: int) -> None:
    outs_asked(random.Random(f"outs {off}"), RULES["pro"], off)


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.parametrize("off", part_of([2, 1, 0], 3))
def test_discards(off: int) -> None:
    rng = random.Random(f"discards {off}")
    rack = exchanged(rng, closable(rng, off % 2), off)
    discards_agree(rack, (), 0, RULES["pro"])
