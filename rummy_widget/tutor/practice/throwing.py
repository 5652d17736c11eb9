"""How good it is to throw a tile away, as the solver has it."""

from __future__ import annotations

from functools import lru_cache

from ...engine.rules import Ruleset
from ...engine.solver.closing.draws import Discard, best_discards
from ...engine.tiles import Tile


@lru_cache(maxsize=256)
def discards(rack: tuple[Tile, ...], rules: Ruleset) -> tuple[Discard, ...]:
    """Every discard, the best first."""
    return best_discards(rack, rules=rules)


def measure(each: Discard) -> tuple[int, int]:
    """How good a discard is, the least first: the distance, then minus the tiles that bring one nearer."""
    return each.distance, -nearer(each)


def nearer(each: Discard) -> int:
    """How many unseen tiles close the rack after this discard, or bring it nearer where none can close it.

    Of the worse discards that cannot close it is not looked for: they count as none.
    """
    return each.outs.copies if each.distance == 1 else sum((each.outs.lowering or {}).values())


def best_of(rack: tuple[Tile, ...], rules: Ruleset) -> frozenset[Tile]:
    """The tiles that are equally good to throw away."""
    found = discards(rack, rules)
    best = min(map(measure, found))
    return frozenset(each.tile.kind for each in found if measure(each) == best)
