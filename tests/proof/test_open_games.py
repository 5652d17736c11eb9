"""Ten thousand random rounds of each open game, and five thousand changed tables before two judges.

What the rounds come to is printed, for `FIGURES.md`: nothing that the rules speak of may never happen.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import pytest

import rummy_widget as rw
from game.open_games import checked
from rummy_widget.rules import GAMES, RearrangingPlay, Ruleset, switched
from rummy_widget.spread import Play, judge_play
from spread.changed import changed_tables
from spread.plain import allowed

ROUNDS = 10_000
CHANGES = 5_000
OPEN = [rules for rules in GAMES.values() if rules.close is None]
TABLES = [rules for rules in OPEN if isinstance(rules.play, RearrangingPlay)]
# What has to happen in some round of these games, by what they have.
TOLD: dict[str, set[str]] = {
    "RK": {"opening", "replaced from the rack", "replaced from the table", "empty stock", "out", "blocked"},
    "TR": {"opening", "empty stock", "out", "blocked"},
    "R45": {"opening", "lay", "add", "replace", "closed", "empty"},
    "BR": {"opening", "lay", "add", "going rummy", "empty stock", "stalemate", "out"},
}


def _round(name: str, seed: int) -> tuple[Counter[str], str]:
    game, told = checked(GAMES[name], 2 + seed % 3, seed)
    return told, f"{game.scores} {rw.write_record(game)}"


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_many_random_rounds(rules: Ruleset) -> None:
    told: Counter[str] = Counter()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for each, _ in pool.map(partial(_round, rules.name), range(ROUNDS), chunksize=100):
            told += each
    print(f"\n{rules.name}: {dict(sorted(told.items()))}")
    assert {kind for kind in TOLD[rules.book[0]] if not told[kind]} == set()
    if rules.name in ("easy_rummy", "dutch_rummy", "rrrummy", "tiles_50"):
        assert told["penalty"]
    if rules.play == switched(rules, {}).play and getattr(rules.play, "jokers", None) is not None:
        assert told["moved"] or told["replaced from the rack"]


def test_rounds_are_the_same_in_a_new_process() -> None:
    for rules in OPEN:
        code = f"from proof.test_open_games import _round; print(_round({rules.name!r}, 5)[1], end='')"
        there = subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, 'tests'); {code}"],
            check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        assert there == _round(rules.name, 5)[1]


def _agree(name: str, part: int, count: int) -> int:
    rules, allowed_ones = GAMES[name], 0
    for before, after, rack in changed_tables(Random(f"proof {name} {part}"), rules, count):
        ours = isinstance(judge_play(before, after, rack, rules=rules), Play)
        theirs = allowed(before.melds, after.melds, rack, rules)
        assert ours == theirs, (before, after, rack)
        allowed_ones += theirs
    return allowed_ones


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.name)
def test_two_judges_agree(rules: Ruleset) -> None:
    parts = range(50)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        found = sum(pool.map(partial(_agree, rules.name, count=CHANGES // 50), parts))
    print(f"\n{rules.name}: {found} of {CHANGES} allowed")
    assert CHANGES // 10 < found < 9 * CHANGES // 10
