"""The quick search for melds without Jokers is held against the search that knows them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.solver.racks import RULES, closable, dealt, exchanged, of_pattern
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import RUMMY_PRO, Ruleset
from rummy_widget.engine.solver.closing.cores import whole_zone
from rummy_widget.engine.solver.closing.covers import MeldCovers
from rummy_widget.engine.solver.closing.naturals import Naturals
from rummy_widget.engine.solver.tiling.rack_counts import Counts

ONE_IS_LOW = next(rules for rules in RULES.values() if rules.runs.one != RUMMY_PRO.runs.one)


def asked(seed: int) -> Iterator[tuple[str, ...]]:
    """Racks that close, nearly close, and come as they may; of eight tiles, too."""
    rng = random.Random(seed)
    yield closable(rng)
    for pattern in ("bicolor", "monocolor", "minor", "major", "grand_care"):
        yield of_pattern(rng, pattern)
    yield exchanged(rng, closable(rng), rng.randint(1, 2))
    yield dealt(rng)
    yield tuple(rng.sample(closable(rng), 8))


@pytest.mark.parametrize("rules", [RUMMY_PRO, ONE_IS_LOW], ids=["high_or_low", "low"])
@pytest.mark.parametrize("seed", range(40))
def test_fewest_melds(seed: int, rules: Ruleset) -> None:
    high = rules is RUMMY_PRO
    for rack in asked(seed):
        counts = Counts.of(" ".join(rack))
        for groups in (True, False):
            quick = Naturals(counts.columns, high=high, groups=groups)
            other = MeldCovers(counts.columns, 0, whole_zone(rules, groups), rules)
            for free in (True, False):
                found, wanted = quick.fewest(free=free), other.fewest(0, free=free)
                assert (found is None) == (wanted is None), (rack, groups, free)
                assert (quick.fewest(free=free, any_will_do=True) is None) == (wanted is None)
                if found is None or wanted is None:
                    continue
                assert len(found.melds) == len(wanted.melds), (rack, groups, free)
                laid = [tile for tiles, _ in found.melds for tile in tiles]
                assert Counter([*laid, *([found.free] if found.free else [])]) == Counter(counts.tiles())
                assert all(isinstance(read_meld(tiles, rules), Meld) for tiles, _ in found.melds)


@pytest.mark.parametrize(
    ("rack", "free", "melds"),
    [
        ("r1 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", False, 1),  # both 1s of one run
        ("r1 r2 r3 r12 r13", False, None),
        ("r1 r1 r2 r3 r12 r13", False, 2),
        ("r1 y1 b1 k1 r1 y1 b1 k1", False, 2),
        ("r1 y1 b1 k1 r1 y1 b1", False, 2),
        ("r1 y1 b1 r1", True, 1),
        ("r1 y1 b1 r1 y1", True, None),
        ("r3 r4 r4 r5 r5 r6", False, 2),  # no run goes on as far as it could
        ("r12 r13 r1", True, None),  # all must be used but one, and no two are a meld
        ("k9", True, 0),
    ],
)  # fmt: skip
def test_ones_and_overlaps(rack: str, free: bool, melds: int | None) -> None:
    found = Naturals(Counts.of(rack).columns, high=True, groups=True).fewest(free=free)
    assert (None if found is None else len(found.melds)) == melds
