"""Puzzles: the restricted solver against brute force, and what is dealt."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from mining import PLAYERS

from lessons.plain_puzzles import Outcome, outcomes
from lessons.puzzle_proof import prove_all
from parts import WHOLE, part_of
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    GAMES,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    Ruleset,
)  # fmt: skip
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.steps import Technique
from rummy_widget.engine.table_melds import TableMelds, parse_table
from rummy_widget.engine.tiles import Tile, parse_tiles
from rummy_widget.tutor import Attempt, StepOutcome
from rummy_widget.tutor.puzzles import (
    PuzzleBand,
    PuzzleGoal,
    PuzzleQuestion,
    band_of,
    bands,
    games,
    measure,
    puzzle,
    restricted,
    solve,
)  # fmt: skip
from rummy_widget.tutor.puzzles.bands import BASICS, LayingTechnique, with_implied
from rummy_widget.tutor.puzzles.likeness import likeness, recoloured
from rummy_widget.tutor.puzzles.restricted import SearchLimitReached, TechniqueSearch
from rummy_widget.tutor.puzzles.step import step_of
from rummy_widget.tutor.puzzles.store import format_puzzles, parse_puzzles, stored_puzzles

PLAYED = [RUMMIKUB, PUP_RUMMY, DUTCH_RUMMY, RRRUMMY, TILES_50]
HARDER = [each for each in Technique if each not in BASICS]
HERE = Path(restricted.__file__).parent


# ---- The restricted solver, and a second program


def small(rng: Random) -> tuple[TableMelds, tuple[Tile, ...]]:
    """A small table and rack, near enough to one another that something can be done."""
    while True:
        low = rng.randint(1, 7)
        melds = [_meld(rng, low) for _ in range(rng.randint(2, 3))]
        rack = ["*" if rng.random() < 0.1 else f"{rng.choice('rybk')}{rng.randint(low, low + 6)}"
                for _ in range(rng.randint(1, 2))]  # fmt: skip
        try:
            spread = parse_table(" | ".join(map(" ".join, melds)))
            board_of(spread, " ".join(rack), RUMMIKUB)
        except ValueError:
            continue
        if len(spread.tiles) + len(rack) <= 13:
            return spread.in_order(RUMMIKUB), parse_tiles(" ".join(rack))


def _meld(rng: Random, low: int) -> list[str]:
    if rng.random() < 0.5:
        colour, size = rng.choice("ryb"), rng.choice((3, 3, 4, 5))
        first = rng.randint(low, low + 7 - size)
        row = [f"{colour}{first + at}" for at in range(size)]
    else:
        number = rng.randint(low, low + 5)
        row = [f"{colour}{number}" for colour in rng.sample("rybk", rng.choice((3, 3, 4)))]
    if rng.random() < 0.25:
        row[rng.randrange(len(row))] = "*"
    return row


def agree(seed: int) -> None:
    """What a player can do who knows some techniques: found or ruled out, as by going through everything."""
    rng = Random(seed)
    spread, rack = small(rng)
    rules = rng.choice(PLAYED)
    every = outcomes(spread, rack, rules)
    for _ in range(6):
        share = rng.choice((0.15, 0.3, 0.6, 0.9))
        knows = with_implied(each for each in HARDER if rng.random() < share)
        must, count = (rng.choice(rack),), rng.choice((1, len(rack)))
        wanted = [each for each in every if _lays(each, must, count) and each.techniques <= knows]
        found = TechniqueSearch(spread, rack, rules, knows, must, count, nodes=100_000).solve()
        told = f"{seed}: {spread.notation()} + {rack}, {must} of {count}, {sorted(knows)}, {rules.name}"
        assert (found is not None) == bool(wanted), told
        if found is not None:
            laid = tuple(sorted(each.kind for each in found.play.tiles))
            assert (laid, found.techniques) in {(each.laid, each.techniques) for each in wanted}, told


def _lays(outcome: Outcome, must: tuple[Tile, ...], count: int) -> bool:
    return len(outcome.laid) >= count and Counter(must) <= Counter(outcome.laid)


@pytest.mark.whole
@pytest.mark.parametrize("first", part_of(range(0, 200, 20), 2))
def test_what_can_be_done_by_some_techniques_is_what_brute_force_finds(first: int) -> None:
    for seed in range(first, first + 20):
        agree(seed)


def test_a_freed_joker_is_given_its_tile_though_nothing_else_asks_for_it() -> None:
    table, rack = parse_table("*r5 r6 r7 r8 | b6 b7 b8 | r7 r8 r9"), parse_tiles("r5 b10")
    knows = with_implied([Technique.REPLACE])
    found = TechniqueSearch(table, rack, RUMMIKUB, knows, must="b10", count=1).solve()
    assert found is not None
    assert found.after.notation() == "r7 r8 r9 | b6 b7 b8 *b9 b10 | r5 r6 r7 r8"
    agree(10_507)


@pytest.mark.whole
@pytest.mark.parametrize("first", part_of(range(0, 120, 20), 2))
def test_the_fewest_broken_and_moved_are_those_of_brute_force(first: int) -> None:
    for seed in range(first, first + 20):
        rng = Random(seed)
        spread, rack = small(rng)
        rules = rng.choice(PLAYED)
        every = [each for each in outcomes(spread, rack, rules) if len(each.laid) == len(rack)]
        found = measure(PuzzleQuestion.of(rules, spread, rack, PuzzleGoal.ALL)) if every else None
        easy = any(each.techniques <= BASICS for each in every)
        assert (found is None) == (easy or not every), seed
        if found is not None:
            least = min((each.broken, each.moved) for each in every)
            assert (found.measures.broken, found.measures.moved) == least, seed
            needs = with_implied(found.measures.needs)
            assert any(each.techniques <= needs for each in every), seed
            assert not any(each.techniques <= found.measures.band.below for each in every), seed


@pytest.mark.parametrize(
    ("spread", "rack", "needs"),
    [
        ("r9 y9 b9 k9 | r3 r4 r5", "b7 b8 k1", "take_fourth"),
        ("r3 r4 r5 r6 | b9 y9 k9", "y3 b3", "take_end"),
        ("r3 r4 r5 r6 r7 | b9 y9 k9", "r5", "split"),
        ("r5 y5 b5 | k1 k2 k3", "k5 b6 b7", "substitute"),
        ("r5 r6 *r7 | k1 k2 k3", "r7 b9 k9", "replace"),
        ("r1 r2 r3 | r5 r6 r7 | b1 b2 b3", "r4", None),
    ],
)
def test_the_weakest_set_is_what_a_teacher_would_name(spread: str, rack: str, needs: str | None) -> None:
    ask = PuzzleGoal.ALL if "k1" not in rack else PuzzleGoal.TILE
    held = rack if ask is PuzzleGoal.ALL else "b7 b8 k1"
    count = 2 if ask is PuzzleGoal.TILE else 1
    asked = PuzzleQuestion.of(
        RUMMIKUB, spread, held, PuzzleGoal.MOST if ask is PuzzleGoal.TILE else ask, count
    )
    found = measure(asked)
    assert (None if found is None else " ".join(found.measures.needs)) == needs


def test_an_end_that_leaves_too_little_is_substituted_and_not_taken() -> None:
    asked = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 | b9 y9 k9", "r6 y3 b3", PuzzleGoal.ALL)
    found = measure(asked)
    assert found is not None
    assert found.measures.needs == (Technique.SUBSTITUTE,)


def test_a_search_that_would_take_too_long_says_so() -> None:
    asked = puzzle(1, RUMMIKUB, PuzzleBand.HARD).question
    with pytest.raises(SearchLimitReached):
        solve(asked, PuzzleBand.MASTER.knows, nodes=1)


def test_bands_follow_from_what_is_needed() -> None:
    assert [band_of([each]) for each in HARDER] == [
        PuzzleBand.EASY, PuzzleBand.EASY, PuzzleBand.MIDDLE, PuzzleBand.MASTER,
        PuzzleBand.HARD, PuzzleBand.HARD, PuzzleBand.MASTER,
    ]  # fmt: skip
    assert PuzzleBand.EASY.below == BASICS
    assert PuzzleBand.MASTER.knows == {*Technique, *LayingTechnique}


# ---- What is dealt


@pytest.mark.slow
@pytest.mark.whole
def test_puzzles_of_all_games_and_bands() -> None:
    found = prove_all(300 if WHOLE else 60)
    assert len(found) == sum(len(bands(rules)) for rules in games())


def test_a_seed_means_one_puzzle_and_is_checked() -> None:
    assert puzzle(5, RRRUMMY, "hard") == puzzle(5, RRRUMMY, PuzzleBand.HARD)
    assert puzzle(999_999, RUMMIKUB, "master").question.rack
    for seed in (0, 1_000_000, True, "5"):
        with pytest.raises(ValueError, match="seed"):
            puzzle(seed, RUMMIKUB, "easy")
    with pytest.raises(ValueError, match="steep"):
        puzzle(5, RUMMIKUB, "steep")
    with pytest.raises(ValueError, match="no puzzles"):
        puzzle(5, RUMMY_PRO, "easy")


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_tables_are_those_that_players_reached(rules: Ruleset) -> None:
    its = [each for band in PuzzleBand for each in stored_puzzles().get((rules, band), ())]
    seed, move = map(int, its[len(its) // 2].source.split("."))
    there = positions(seed, PLAYERS, rules=rules)[move].spread  # type: ignore[attr-defined]
    assert its[len(its) // 2].question.spread == there


def test_the_file_is_small_and_reads_as_it_was_written() -> None:
    text = (HERE / "mined.txt").read_text(encoding="ascii")
    assert len(text) < 500_000
    assert format_puzzles(parse_puzzles(text)) == text


def test_likeness_knows_no_colours_and_no_order() -> None:
    asked = puzzle(3, RUMMIKUB, PuzzleBand.EASY).question
    order = tuple(reversed([each.colour for each in parse_tiles("r1 y1 b1 k1") if each.colour]))
    other = recoloured(asked, order)
    assert likeness(other) == likeness(asked)
    turned = PuzzleQuestion(
        other.rules, TableMelds(other.spread.melds[::-1]), other.rack, other.goal, other.count
    )
    assert likeness(turned) == likeness(asked)
    assert likeness(PuzzleQuestion.of(RUMMIKUB, asked.spread, asked.rack, PuzzleGoal.ALL)) != likeness(asked)


@pytest.mark.parametrize("band", PuzzleBand)
@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50, RUMMY_45, BASIC_RUMMY], ids=lambda each: each.name)
def test_hints_lead_from_a_puzzle_to_an_answer(rules: Ruleset, band: PuzzleBand) -> None:
    for seed in (1, 4) if band in bands(rules) else ():
        attempt = Attempt.begin(step_of(puzzle(seed, rules, band)))
        assert attempt.step.par
        for _ in range(200):
            if attempt.outcome is StepOutcome.RIGHT:
                break
            while attempt.hints_left:
                attempt = attempt.hint()
            attempt = attempt.show()
        assert attempt.outcome is StepOutcome.RIGHT
        assert not attempt.over_par


def test_every_answer_is_right_not_only_the_one_that_is_known() -> None:
    """Any answer of brute force on a small table."""
    asked = PuzzleQuestion.of(RUMMIKUB, "r9 y9 b9 k9 | b7 b8 b9", "r7 r8", PuzzleGoal.ALL)
    assert asked.is_solution("y9 b9 k9 | b7 b8 b9 | r7 r8 r9")
    assert not asked.is_solution("y9 b9 k9 | b7 b8 b9 | r7 r8")
    assert not asked.is_solution(asked.spread)


def test_every_game_with_a_table_to_rearrange_has_puzzles() -> None:
    assert [each.name for each in games()] == [name for name in GAMES if name != "rummy_pro"]
    assert all(len(stored_puzzles()[each, band]) >= 100 for each in games() for band in bands(each))
