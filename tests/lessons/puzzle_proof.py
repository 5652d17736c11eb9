"""What is to be true of a puzzle, proved of those that are dealt: of some here, of many in `tests/proof`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from time import process_time

from engine.open_games.verify_most import verify_most
from rummy_widget.engine.rules import GAMES, LayingPlay, Ruleset
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.tutor.puzzles import (
    PuzzleBand,
    PuzzleData,
    PuzzleGoal,
    PuzzleQuestion,
    bands,
    games,
    puzzle,
    solve,
)
from rummy_widget.tutor.puzzles.dealing import _order, puzzles_of
from rummy_widget.tutor.puzzles.likeness import Likeness, likeness
from rummy_widget.tutor.puzzles.measures import least_of
from rummy_widget.tutor.puzzles.step import step_of

Cell = tuple[str, PuzzleBand]


def cells(count: int, of: Sequence[Ruleset]) -> Iterator[tuple[Cell, range]]:
    """These rulesets and all bands, each with as many seeds, so that there are *count* or a few more."""
    every = [(rules.name, band) for rules in of for band in bands(rules)]
    each = -(-count // len(every))
    missing = 0
    for name, band in reversed(every):  # what a band has too few of, the easier ones make up for
        most = len(_order(GAMES[name], band)) if each > 13 else each
        seeds = min(each + missing, most)
        missing += each - seeds
        yield (name, band), range(1, seeds + 1)


def prove(found: PuzzleData) -> None:
    """Solvable, by what its band knows and not by less; the minimum as it is said to be."""
    asked, its = found.question, found.measures
    assert its.band is found.band
    assert not asked.is_solution(asked.spread)
    assert asked.is_solution(found.solution)
    assert solve(asked, found.band.below) is None
    solved = solve(asked, found.band.knows)
    assert solved is not None
    assert solved.techniques <= found.band.knows
    assert asked.is_solution(solved.after)
    least = least_of(asked)
    assert least is not None
    assert asked.is_solved_by(least)
    assert least.proven.broken
    assert least.proven.moved
    assert (least.broken, least.moved) == (its.broken, its.moved)
    if isinstance(asked.rules.play, LayingPlay):
        prove_laid(asked)
    elif asked.goal is PuzzleGoal.MOST:
        assert least.count == asked.count < len(asked.rack)
        assert verify_most(asked.spread, asked.rack, asked.count, rules=asked.rules).better is None


def prove_laid(asked: PuzzleQuestion) -> None:
    """The most is what the solver finds, which knows nothing of puzzles; all is all but what is discarded."""
    best = best_play(asked.spread, asked.rack, rules=asked.rules)
    assert best is not None
    assert best.proven.most
    if asked.goal is PuzzleGoal.POINTS:
        assert best.value == asked.count
    elif asked.goal is PuzzleGoal.MOST:
        assert best.count == asked.count
    elif asked.goal is PuzzleGoal.ALL:
        kept = isinstance(asked.rules.play, LayingPlay) and asked.rules.play.keep_one
        assert best.count == asked.count == len(asked.rack) - kept


def prove_all(count: int, of: Sequence[Ruleset] | None = None) -> dict[Cell, list[PuzzleData]]:
    """Prove so many, no two of them alike; the puzzles by cell."""
    known: dict[Likeness, str] = {}
    found: dict[Cell, list[PuzzleData]] = {}
    mined, later = [], []
    for (name, band), seeds in cells(count, of or games()):
        enough = len(puzzles_of(GAMES[name], band))
        for seed in seeds:
            begun = process_time()
            each = puzzle(seed, GAMES[name], band)
            assert step_of(each).par is not None
            (mined if seed <= enough else later).append(process_time() - begun)
            prove(each)
            like = likeness(each.question)
            said = f"{name} {band} {seed}"
            assert like not in known, f"{said} is like {known[like]}"
            known[like] = said
            found.setdefault((name, band), []).append(each)
    for told, times in (("mined", sorted(mined)), ("with other melds around", sorted(later))):
        if times:
            middle, most = times[len(times) // 2], times[int(0.95 * len(times))]
            print(f"{len(times)} {told}: ready in {1000 * middle:.0f} ms (p50), {1000 * most:.0f} ms (p95)")
            assert most < MOST_TO_DEAL
    return found


MOST_TO_DEAL = 0.2
"""Seconds of the processor until a puzzle, its answers and its step are there, for 95 of 100."""


def distribution(found: dict[Cell, list[PuzzleData]]) -> Iterator[str]:
    """The measures by band: how often each value comes."""
    for band in PuzzleBand:
        measures = [each.measures for (_, at), row in found.items() if at is band for each in row]
        if not measures:
            continue
        asks = Counter(
            each.question.goal.value for (_, at), row in found.items() if at is band for each in row
        )
        yield f"{band.value}: {len(measures)} puzzles, {dict(sorted(asks.items()))}"
        yield f"  needs    {_told(' + '.join(each.needs) for each in measures)}"
        for name in ("broken", "moved", "depth"):
            yield f"  {name:8} {_told(getattr(each, name) for each in measures)}"
        for name in ("tempting", "rating"):
            row = sorted(getattr(each, name) for each in measures)
            ends = row[0], row[len(row) // 4], row[len(row) // 2], row[3 * len(row) // 4], row[-1]
            yield f"  {name:8} {' / '.join(map(str, ends))} (least, quartiles, most)"


def _told(values: object) -> str:
    counts = Counter(values)  # type: ignore[call-overload]
    return ", ".join(
        f"{value}: {count}"
        for value, count in sorted(counts.items(), key=lambda each: (-each[1], str(each[0])))
    )
