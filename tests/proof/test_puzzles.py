"""Ten thousand puzzles proved; players who know only some techniques solve their band, and no harder one.

`-s` prints the distribution of the measures and the table. With two workers (`-n 2`) the games are shared.
"""

from __future__ import annotations

import pytest

from lessons.puzzle_proof import distribution, prove_all
from lessons.test_puzzles import agree
from lessons.test_puzzles_laid import agree_to_lay
from rummy_widget.engine.rules import Ruleset
from rummy_widget.tutor.puzzles import PuzzleBand, bands, games, puzzle, solve

COUNT = 10_000
HELD_OUT = 200
FIRST = 600_000
"""Held-out puzzles have seeds from here on, which no other test looks at."""


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_ten_thousand_puzzles(rules: Ruleset) -> None:
    found = prove_all(COUNT // len(games()), (rules,))
    assert sum(map(len, found.values())) >= COUNT // len(games())
    print("\n".join((rules.name, *distribution(found))))


def test_a_player_of_each_technique_set_solves_its_band_and_fails_the_next() -> None:
    """A table: a row for each player, a column for each band, how many of the held-out puzzles are solved."""
    solved = table(HELD_OUT)
    print("\n".join(said(solved, HELD_OUT)))
    for (knows, band), count in solved.items():
        assert count == (HELD_OUT if at(knows) >= at(band) else 0), (knows, band)


def table(count: int) -> dict[tuple[PuzzleBand, PuzzleBand], int]:
    found = {}
    for band in PuzzleBand:
        every = [rules for rules in games() if band in bands(rules)]
        dealt = [puzzle(FIRST + seed, every[seed % len(every)], band).question for seed in range(count)]
        for knows in PuzzleBand:
            plays = [solve(asked, knows.knows) for asked in dealt]
            found[knows, band] = sum(
                play is not None and asked.is_solution(play.after)
                for asked, play in zip(dealt, plays, strict=True)
            )
    return found


def said(solved: dict[tuple[PuzzleBand, PuzzleBand], int], count: int) -> list[str]:
    head = "player knows".ljust(14) + "".join(band.value.rjust(9) for band in PuzzleBand)
    return [
        f"of {count} held-out puzzles a band, solved:",
        head,
        *(
            knows.value.ljust(14) + "".join(str(solved[knows, band]).rjust(9) for band in PuzzleBand)
            for knows in PuzzleBand
        ),
    ]


def at(band: PuzzleBand) -> int:
    return list(PuzzleBand).index(band)


@pytest.mark.parametrize("first", range(10_000, 14_000, 500))
def test_the_restricted_solver_against_brute_force(first: int) -> None:
    for seed in range(first, first + 500):
        agree(seed)


@pytest.mark.parametrize("first", range(10_000, 11_000, 250))
def test_all_turns_of_laying_against_brute_force(first: int) -> None:
    for seed in range(first, first + 250):
        agree_to_lay(seed)
