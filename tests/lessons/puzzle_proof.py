"""What is to be true of a puzzle, proved of those that are dealt: of some here, of many in `tests/proof`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter

from rummy_widget.rules import GAMES, Ruleset
from rummy_widget.solver.opening.verify import verify_most
from rummy_widget.tutor.puzzles import Ask, Band, Puzzle, games, puzzle, solve
from rummy_widget.tutor.puzzles.dealing import _order
from rummy_widget.tutor.puzzles.likeness import Likeness, likeness
from rummy_widget.tutor.puzzles.measures import least_of

Cell = tuple[str, Band]


def cells(count: int, of: Sequence[Ruleset]) -> Iterator[tuple[Cell, range]]:
    """These rulesets and all bands, each with as many seeds, so that there are *count* or a few more."""
    every = [(rules.name, band) for rules in of for band in Band]
    each = -(-count // len(every))
    missing = 0
    for name, band in reversed(every):  # what a band has too few of, the easier ones make up for
        most = len(_order(GAMES[name], band)) if each > 13 else each
        seeds = min(each + missing, most)
        missing += each - seeds
        yield (name, band), range(1, seeds + 1)


def prove(found: Puzzle) -> None:
    """Solvable, by what its band knows and not by less; the minimum as it is said to be."""
    asked, its = found.asked, found.measures
    assert its.band is found.band
    assert not asked.fulfilled(asked.spread)
    assert asked.fulfilled(found.solution)
    assert solve(asked, found.band.below) is None
    solved = solve(asked, found.band.knows)
    assert solved is not None
    assert solved.techniques <= found.band.knows
    assert asked.fulfilled(solved.after)
    least = least_of(asked)
    assert least is not None
    assert asked.fulfilled_by(least)
    assert least.proven.broken
    assert least.proven.moved
    assert (least.broken, least.moved) == (its.broken, its.moved)
    if asked.ask is Ask.MOST:
        assert least.count == asked.count < len(asked.rack)
        assert verify_most(asked.spread, asked.rack, asked.count, rules=asked.rules).better is None


def prove_all(count: int, of: Sequence[Ruleset] | None = None) -> dict[Cell, list[Puzzle]]:
    """Prove so many, no two of them alike; the puzzles by cell."""
    known: dict[Likeness, str] = {}
    found: dict[Cell, list[Puzzle]] = {}
    times = []
    for (name, band), seeds in cells(count, of or games()):
        for seed in seeds:
            begun = perf_counter()
            each = puzzle(seed, GAMES[name], band)
            assert each.solution
            times.append(perf_counter() - begun)
            prove(each)
            like = likeness(each.asked)
            said = f"{name} {band} {seed}"
            assert like not in known, f"{said} is like {known[like]}"
            known[like] = said
            found.setdefault((name, band), []).append(each)
    times.sort()
    print(f"{len(times)} puzzles; dealing p50 {1000 * times[len(times) // 2]:.0f} ms, "
          f"p95 {1000 * times[int(0.95 * len(times))]:.0f} ms")  # fmt: skip
    return found


def distribution(found: dict[Cell, list[Puzzle]]) -> Iterator[str]:
    """The measures by band: how often each value comes."""
    for band in Band:
        measures = [each.measures for (_, at), row in found.items() if at is band for each in row]
        asks = Counter(each.asked.ask.value for (_, at), row in found.items() if at is band for each in row)
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
