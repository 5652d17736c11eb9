"""A thousand seeds of every family: keys by two ways, misconceptions apart, the same in a new process."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from classroom.by_the_page import prove_by_the_page
from classroom.test_families import digest, even, prove
from rummy_widget.classroom import FAMILIES
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.odds import count_closing
from rummy_widget.engine.odds.counting import count_naturals

SEEDS = range(1_000)


@pytest.mark.parametrize("key", FAMILIES)
def test_the_key_is_what_another_way_gives(key: str) -> None:
    made = [FAMILIES[key].exercise(seed) for seed in SEEDS]
    for each in made:
        prove(each)
    even(key, made)


@pytest.mark.parametrize("key", FAMILIES)
def test_whoever_follows_the_page_is_right(key: str) -> None:
    for seed in range(400):
        prove_by_the_page(FAMILIES[key].exercise(seed))


def test_a_seed_is_the_same_exercise_in_new_processes() -> None:
    code = f"from classroom.test_families import digest; print(digest({len(SEEDS)}))"

    def once(hashing: str) -> str:
        environment = {"PYTHONHASHSEED": hashing, "PATH": ""}
        done = subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment,
            cwd=Path(__file__).parents[1],
        )  # fmt: skip
        return done.stdout.strip()

    with ThreadPoolExecutor(2) as two:
        assert set(two.map(once, ("1", "2"))) == {digest(len(SEEDS))}


@pytest.mark.parametrize("pattern", [*Pattern, None])
def test_counts_that_texts_name_are_counted_anew(pattern: Pattern | None) -> None:
    """Those without Jokers; the others are counted anew by `python training/closing_counts.py --check`."""
    assert count_closing(14, jokers=0, pattern=pattern) == count_naturals(14, 0, 0, pattern)
