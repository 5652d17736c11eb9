"""Puzzles of games in which melds are never taken apart: all turns against brute force, skills and bands."""

from __future__ import annotations

from random import Random

import pytest

from lessons.plain_laying import outcomes
from rummy_widget.engine.rules import BASIC_RUMMY, RUMMY_45, Ruleset
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.table_melds import TableMelds, parse_table
from rummy_widget.engine.tiles import Tile, parse_tiles
from rummy_widget.tutor.puzzles import (
    PuzzleBand,
    PuzzleGoal,
    PuzzleQuestion,
    bands,
    laying,
    measure,
    nearest,
    puzzle,
)
from rummy_widget.tutor.puzzles.step import step_of


def small_to_lay(rng: Random) -> tuple[Ruleset, TableMelds, tuple[Tile, ...]]:
    """A small table and rack of a game of laying."""
    rules = rng.choice([RUMMY_45, RUMMY_45, BASIC_RUMMY])
    colours = [each.value for each in rules.tiles.colours]
    while True:
        low = rng.randint(1, 8)
        melds = []
        for _ in range(rng.randint(1, 2)):
            if rng.random() < 0.5:
                first = rng.randint(low, min(11, low + 4))
                row = [f"{rng.choice(colours)}{first}"]
                row += [f"{row[0][0]}{first + more}" for more in range(1, rng.choice((3, 3, 4)))]
            else:
                row = [f"{each}{rng.randint(low, low)}" for each in rng.sample(colours, 3)]
            if rules is RUMMY_45 and rng.random() < 0.5:
                row[rng.randrange(len(row))] = "*"
            melds.append(row)
        rack = [
            f"{rng.choice(colours)}{rng.randint(low, min(13, low + 6))}" for _ in range(rng.randint(2, 4))
        ]
        try:
            spread = parse_table(" | ".join(map(" ".join, melds)))
            board_of(spread, " ".join(rack), rules)
        except ValueError:
            continue
        return rules, spread.in_order(rules), parse_tiles(" ".join(rack))


def agree_to_lay(seed: int) -> None:
    """All turns of a table, by what they lay, count and take, as by putting every tile everywhere."""
    rules, spread, rack = small_to_lay(Random(seed))
    found = {
        (tuple(sorted(each.play.tiles)), each.play.value, each.techniques)
        for each in laying.all_turns(spread, rack, rules)
    }
    told = f"{seed}: {spread.notation()} + {rack}, {rules.name}"
    assert found == outcomes(spread, rack, rules), told


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_all_turns_of_laying_are_those_of_brute_force(first: int) -> None:
    for seed in range(first, first + 20):
        agree_to_lay(seed)


@pytest.mark.parametrize(
    ("rules", "spread", "rack", "ask", "count", "needs"),
    [
        (BASIC_RUMMY, "h5 h6 h7 | c2 d2 s2", "h9 h8 ck", PuzzleGoal.MOST, 2, "add_on"),
        (BASIC_RUMMY, "h5 h6 h7 | c9 d9 s9", "h8", PuzzleGoal.ALL, 1, None),
        (BASIC_RUMMY, "h5 h6 h7 | c2 c3 c4", "h8 s8 d8 ck", PuzzleGoal.MOST, 3, "hold"),
        (RUMMY_45, "r5 *r6 r7 | b2 y2 k2", "r6 k12", PuzzleGoal.ALL, 1, "free"),
        (RUMMY_45, "r5 *r6 r7", "r6 k11 k12 y1", PuzzleGoal.POINTS, 25, "free free_new"),
        (RUMMY_45, "r5 r6 r7", "r8 y1 k1", PuzzleGoal.POINTS, 5, None),
    ],
)
def test_skills_are_what_a_teacher_would_name(
    rules: Ruleset, spread: str, rack: str, ask: PuzzleGoal, count: int, needs: str | None
) -> None:
    found = measure(PuzzleQuestion.of(rules, spread, rack, ask, count))
    assert (None if found is None else " ".join(found.measures.needs)) == needs


def test_a_game_without_jokers_has_no_hard_puzzles() -> None:
    assert bands(BASIC_RUMMY) == (PuzzleBand.EASY, PuzzleBand.MIDDLE)
    assert bands(RUMMY_45) == tuple(PuzzleBand)
    assert [nearest(BASIC_RUMMY, band) for band in PuzzleBand] == [PuzzleBand.EASY, *(PuzzleBand.MIDDLE,) * 3]
    with pytest.raises(ValueError, match="no master puzzles of basic_rummy; expected easy or middle"):
        puzzle(5, BASIC_RUMMY, "master")


@pytest.mark.slow
def test_a_goal_says_what_a_game_wants() -> None:
    """Points where points are counted, and a tile to discard; cards where there are cards."""
    one = {
        (rules.name, its.question.goal): its
        for rules in (RUMMY_45, BASIC_RUMMY) for band in bands(rules) for seed in range(1, 60)
        if (its := puzzle(seed, rules, band)).question.goal is not PuzzleGoal.TILE
    }  # fmt: skip
    assert {each: str(step_of(its).goal) for each, its in one.items()} == {
        ("rummy_45", PuzzleGoal.ALL): "Close. You discard the last tile.",
        ("rummy_45", PuzzleGoal.POINTS): "Score as many points as you can.",
        ("basic_rummy", PuzzleGoal.ALL): "Lay all your cards.",
        ("basic_rummy", PuzzleGoal.MOST): "Lay as many cards as you can.",
    }


def test_points_are_what_the_turn_counts_and_a_tile_stays() -> None:
    asked = PuzzleQuestion.of(RUMMY_45, "r5 *r6 r7", "r6 k11 k12 y1", PuzzleGoal.POINTS, 25)
    assert asked.is_solution("r5 r6 r7 | *k10 k11 k12")
    assert not asked.is_solution("r5 r6 r7 *r8")
    assert not asked.is_solution("*r4 r5 r6 r7")
    closing = PuzzleQuestion.of(RUMMY_45, "r5 r6 r7", "r8 r9 k1", PuzzleGoal.ALL)
    assert closing.is_solution("r5 r6 r7 r8 r9")
    assert not closing.is_solution("r5 r6 r7 r8")
