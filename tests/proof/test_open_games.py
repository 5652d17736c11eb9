"""Ten thousand random rounds of each open game, and five thousand changed tables before two judges.

A round goes from the deal until somebody is out or nobody can go on. What the rounds come to is printed, for
`FIGURES.md`: nothing that the rules speak of may never happen.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import pytest

import rummy_widget as rw
from game.open_games import OPEN, SEEN, checked
from rummy_widget.rules import GAMES, RearrangingPlay, Ruleset
from rummy_widget.spread import Play, judge_play
from spread.changed import changed_tables
from spread.plain import allowed

ROUNDS = 10_000
CHANGES = 5_000
TABLES = [rules for rules in OPEN if isinstance(rules.play, RearrangingPlay)]


def _round(name: str, seed: int) -> tuple[Counter[str], str, tuple[int, ...]]:
    game, told = checked(GAMES[name], 2 + seed % 3, seed)
    return told, rw.write_record(game), game.scores


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_many_random_rounds(rules: Ruleset) -> None:
    told: Counter[str] = Counter()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        rounds = pool.map(partial(_round, rules.name), range(ROUNDS), chunksize=100)
        for number, (each, record, scores) in enumerate(rounds):
            told += each
            if number % 20 == 0:  # played in another process, replayed in this one
                assert rw.read_record(record).scores == scores
    print(f"\n{rules.name}: {dict(sorted(told.items()))}")
    assert SEEN[rules.name] - set(told) == set()


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
