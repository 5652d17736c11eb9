"""The first lay of a rack: most tiles, or most points, of all that is worth enough to open (RK-2, R45-4).

The columns are read as in `scan`; with each state go all pairs of tiles and points that no other pair beats
in both, and whether a run is among the melds.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ...rules import OneRule, Opening
from .board import Board, Kind
from .lanes import BITS, KEPT, LANES, MASK, NEXT, OPEN, Vector, Way, last_uses, ways
from .rebuild import rebuilt

__all__ = ["first_lay"]


class Reached(NamedTuple):
    """Tiles laid and points so far, whether there is a run, and the way that led here."""

    tiles: int
    points: int
    run: bool
    way: Way | None = None
    state: int = 0
    back: Reached | None = None


def first_lay(board: Board, opening: Opening, prefer: str) -> list[tuple[tuple[Kind, bool], ...]] | None:
    """The melds of the best first lay, each tile a Joker or not; None if the rack cannot open."""
    values = opening.values
    ends = board.rules.runs.one is OneRule.LOW_OR_HIGH
    layer: dict[tuple[int, int], list[Reached]] = {(0, 0): [Reached(0, 0, False)]}
    for number in range(1, 14 + ends):
        following: dict[tuple[int, int], list[Reached]] = {}
        worth = values.numbers[number - 1] if number < 14 else values.numbers[0]
        if number == 14 and values.one_high is not None:
            worth = values.one_high
        grouped = worth
        if number == 1 and values.one_in_group is not None:
            grouped = values.one_in_group
        column = [] if number == 14 else _column(board, number, ends=ends and number == 1)
        for (state, wild), reached in layer.items():
            for way, kept in column or _kept(state, board.jokers):
                if wild + way.wild > board.jokers:
                    continue
                after = _after(state, way.runs)
                if after < 0:
                    continue
                after += kept
                in_runs = sum(way.runs)
                points = worth * in_runs + grouped * (way.tiles + way.wild - in_runs)
                if values.joker is not None:
                    points += way.wild * (values.joker - worth)
                there = following.setdefault((after, wild + way.wild), [])
                for each in reached:
                    _add(there, Reached(each.tiles + way.tiles + way.wild, each.points + points,
                                        each.run or in_runs > 0, way, after, each))  # fmt: skip
        layer = following
    done = [
        each for (state, _), reached in layer.items() if _closed(state) for each in reached
        if each.tiles and each.points >= opening.points and (each.run or not opening.needs_run)
    ]  # fmt: skip
    if not done:
        return None
    best = max(
        done, key=lambda each: (each.points, each.tiles) if prefer == "value" else (each.tiles, each.points)
    )
    path: list[tuple[Way, int]] = []
    step: Reached | None = best
    while step is not None and step.way is not None:
        path.append((step.way, step.state))
        step = step.back
    return [tuple(each.row) for each in rebuilt(path[::-1])]


def _column(board: Board, number: int, *, ends: bool) -> list[tuple[Way, int]]:
    high: Vector = tuple(board.held[lane, number] for lane in LANES)  # type: ignore[assignment]
    none = (0, 0, 0, 0)
    if not ends:
        return [(way, 0) for way in ways(none, high, board.jokers, (), board.sizes)]
    found = []
    for kept in product(*(range(most + 1) for most in high)):
        left: Vector = tuple(a - b for a, b in zip(high, kept, strict=True))  # type: ignore[assignment]
        code = sum(count << KEPT + 2 * lane for lane, count in enumerate(kept))
        found += [(way, code) for way in ways(none, left, board.jokers, (), board.sizes)]
    return found


def _kept(state: int, jokers: int) -> list[tuple[Way, int]]:
    """The 1s that were kept for the end of a run, with Jokers beside them."""
    code = state >> KEPT << KEPT
    return [(way._replace(tiles=sum(way.used)), -code) for way in last_uses(state, jokers)]


def _after(state: int, runs: Vector) -> int:
    found = state >> KEPT << KEPT
    for lane in LANES:
        place = NEXT[state >> BITS * lane & MASK][runs[lane]]
        if place < 0:
            return -1
        found |= place << BITS * lane
    return found


def _closed(state: int) -> bool:
    return not state >> KEPT and all(OPEN[state >> BITS * lane & MASK][:2] == (0, 0) for lane in LANES)


def _add(there: list[Reached], new: Reached) -> None:
    """Keep what nothing else beats."""
    for each in there:
        if each.tiles >= new.tiles and each.points >= new.points and each.run >= new.run:
            return
    there[:] = [
        each for each in there if each.tiles > new.tiles or each.points > new.points or each.run > new.run
    ]  # fmt: skip
    there.append(new)
