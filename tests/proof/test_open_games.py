"""Ten thousand random rounds of each open game, and five thousand changed tables before two judges.

A round goes from the deal until somebody is out or nobody can go on. What the rounds come to is printed, for
`FIGURES.md`: nothing that the rules speak of may never happen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import pytest

import rummy_widget as rw
from engine.game.open_games import OPEN, SEEN, checked
from engine.table_melds.changed import Laid, changed_tables, laid_tables
from engine.table_melds.plain import allowed
from engine.table_melds.plain_laying import allowed_laying
from rummy_widget.engine.rules import GAMES, LayingPlay, Ruleset
from rummy_widget.engine.table_melds import Play, judge_play

ROUNDS = 10_000
CHANGES = 5_000


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
    rules, rng, allowed_ones = GAMES[name], Random(f"proof {name} {part}"), 0
    for before, after, rack, opened in _turns(rng, rules, count):
        ours = isinstance(judge_play(before, after, rack, rules=rules, opened=opened), Play)
        if isinstance(rules.play, LayingPlay):
            theirs = allowed_laying(before.melds, after.melds, rack, rules, opened=opened)
        else:
            theirs = allowed(before.melds, after.melds, rack, rules)
        assert ours == theirs, (before, after, rack, opened)
        allowed_ones += theirs
    return allowed_ones


def _turns(rng: Random, rules: Ruleset, count: int) -> Iterator[Laid]:
    if isinstance(rules.play, LayingPlay):
        yield from laid_tables(rng, rules, count)
    else:
        for turn in changed_tables(rng, rules, count):
            yield *turn, True


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_two_judges_agree(rules: Ruleset) -> None:
    """Of the nine, Rummy PRO lays nothing on a table: there is no play to judge."""
    parts = range(50)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        found = sum(pool.map(partial(_agree, rules.name, count=CHANGES // 50), parts))
    print(f"\n{rules.name}: {found} of {CHANGES} allowed")
    assert CHANGES // 10 < found < 9 * CHANGES // 10
