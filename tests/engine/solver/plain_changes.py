"""What exchanges of tiles make of a close, once more by trying every one of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import reduce
from itertools import combinations, combinations_with_replacement

from engine.solver.plain import PATTERNS, points_of
from engine.solver.plain import price as plain_price
from engine.solver.racks import Row, house_of, of_pattern
from rummy_widget.engine.closes import Closing, price
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.solver.closing.best import best_close, best_points, closes
from rummy_widget.engine.solver.closing.explain import Explanation
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile

Exchange = tuple[tuple[Tile, ...], tuple[Tile, ...]]
Reached = dict[tuple[str, str], set[Exchange]]


def told(explanation: Explanation, tiles: int = 1) -> Reached:
    """The exchanges of so many tiles that an explanation tells, by what they reach."""
    found: Reached = {}
    for higher in explanation.higher:
        aim = (str(higher.kind), str(higher.row.pattern) if higher.kind == "pattern" else "")
        some = [(each.given, each.received) for each in higher.changes if len(each.received) == tiles]
        assert len(some) == len(set(some))
        if some:
            found[aim] = set(some)
    return found


def most_jokers(rules: Ruleset, rack: Counts, thrown: int) -> int:
    """How many Jokers there are, those of a rack that has more of them included."""
    extra = rules.turn is not None and rules.turn.extra_joker == "instead_of_draw"
    return max(6 if extra else 2, rack.jokers + thrown) - thrown


def exchanges(rack: Counts, tiles: int, most: int) -> Iterator[tuple[Exchange, Counts]]:
    """Every exchange of so many tiles that the box allows, and the rack after it."""
    kinds = [each for each in ALL_TILES if rack.count(each) < 2] + [JOKER] * (rack.jokers < most)
    for away in sorted(set(combinations(rack.tiles(), tiles))):
        left = reduce(Counts.minus, away, rack)
        for by in combinations_with_replacement(kinds, tiles):
            if set(away) & set(by):
                continue
            if len(set(by)) < tiles and rack.count(by[0]) + tiles > (most if by[0] is JOKER else 2):
                continue
            yield (away, by), reduce(Counts.plus, by, left)


def reached(closing: Closing, rack: Counts, rules: Ruleset, tiles: int = 1) -> Reached:
    """What the exchanges of so many tiles reach, by the proof of the dearest close after each of them."""
    thrown = closing.jokers_thrown
    holding = {row.pattern for row in closing.rows if row.holds}
    found: Reached = {}
    for exchange, after in exchanges(rack, tiles, most_jokers(rules, rack, thrown)):
        if not closes(after, rules) or (best_points(after, rules, thrown) or 0) <= closing.points:
            continue
        close = best_close(after, jokers_thrown=thrown, rules=rules)
        assert close is not None
        for row in close.rows:
            if row.holds and (row.points or 0) > closing.points:
                raised = row.tier != price(row.pattern, 0, thrown, False, rules)[0]
                aim = _aim(str(row.pattern), row.pattern in holding, raised and not closing.joker_free)
                found.setdefault(aim, set()).add(exchange)
    return found


def reached_plainly(closing: Closing, rack: Counts, rules: Ruleset) -> Reached:
    """The same for one tile, by nothing of the engine."""
    house, thrown = house_of(rules), closing.jokers_thrown
    holding = points_of(_text(rack), house, thrown)
    assert closing.points == max(holding.values())
    found: Reached = {}
    for exchange, after in exchanges(rack, 1, most_jokers(rules, rack, thrown)):
        for pattern, points in points_of(_text(after), house, thrown).items():
            if points > closing.points:
                raised = points > (plain_price(pattern, 0, thrown, False, house) or 0)
                aim = _aim(pattern, pattern in holding, raised and not closing.joker_free)
                found.setdefault(aim, set()).add(exchange)
    return found


def _aim(pattern: str, held: bool, freed: bool) -> tuple[str, str]:
    if not held:
        return "pattern", pattern
    return ("joker_free" if freed else "fewer_jokers"), ""


def _text(rack: Counts) -> Row:
    return tuple(sorted(map(str, rack.tiles())))


def random_close(rng: random.Random, rules: Ruleset) -> tuple[Counts, int]:
    """A rack that closes, and how many Jokers were thrown before."""
    while True:
        pattern = rng.choice(["simple", "simple", "simple", *PATTERNS])
        rack = Counts.of(of_pattern(rng, pattern, rng.choice([0, 0, 1, 1, 2]), house_of(rules)))
        thrown = rng.choice([0, 0, 0, 1, 2])
        if rack.jokers + thrown > 2:
            thrown = 0
        if best_points(rack, rules, thrown) is not None:
            return rack, thrown
