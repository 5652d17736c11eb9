"""Measure the difficulty of a position: the techniques needed, the melds changed, and the false starts.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> asked = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 r7 | b9 y9 k9", "r5 k1", PuzzleGoal.TILE)
>>> found = measured(asked)
>>> found.measures.needs, found.measures.broken, found.measures.moved, found.measures.band
((<Technique.SPLIT: 'split'>,), 1, 2, <PuzzleBand.MIDDLE: 'middle'>)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from ...engine.solver.open_games.all_plays import all_plays
from ...engine.solver.open_games.best_play import EFFORT, best_play
from ...engine.solver.open_games.proved_play import BestPlay, ProofFlags
from ...engine.solver.open_games.steps import MeldStep, Technique
from ...engine.table_melds.melds_on_table import TableMelds
from ...engine.tiles import Tile
from . import laying
from .bands import EASY_FIRST, LAID, Known, LayingTechnique, PuzzleBand, Techniques, band_of, closed
from .question import PuzzleGoal, PuzzleQuestion, answers, search, solve
from .restricted import MOST_NODES, SolvedTurn, Unsettled

ALL = frozenset(Technique)


@dataclass(frozen=True, slots=True)
class Measures:
    """The measured difficulty of a position.

    `needs` are the techniques that a solution needs besides laying and adding, the easiest first; none of
    them can be left out. `broken` and `moved` are the fewest melds broken and tiles moved by any solution,
    which is proved. `depth` is the length of the longest chain of steps that depend on each other. `tempting`
    is the number of melds in which a tile to lay could be put without leading to a solution.
    """

    needs: tuple[Known, ...]
    broken: int
    moved: int
    depth: int
    tempting: int

    @property
    def band(self) -> PuzzleBand:
        """The level of difficulty that follows from the techniques needed."""
        band = band_of(self.needs)
        assert band is not None
        return band

    @property
    def rating(self) -> int:
        """The predicted rating of the puzzle: a player with this rating solves it in half of all cases.

        The formula is a guess, to be compared with the saved results of people. Each level is 200 points
        above the one before, and the other measures add to that.
        """
        return (
            1300 + 200 * list(PuzzleBand).index(self.band)
            + 60 * (len(self.needs) - 1) + 60 * max(0, self.broken - 1) + 25 * min(self.moved, 10)
            + 40 * (self.depth - 1) + 10 * min(self.tempting, 12)
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MeasuredPosition:
    """A position with its measures and two solutions.

    `solved` needs only the easiest techniques possible; `least` disturbs the table least.
    """

    measures: Measures
    solved: SolvedTurn
    least: BestPlay

    @property
    def touched(self) -> tuple[int, ...]:
        """The indexes of the melds that either of the two solutions changes."""
        return tuple(sorted({*self.solved.touched, *touched(self.least.before, self.least.after)}))


def measured(
    asked: PuzzleQuestion, nodes: int = MOST_NODES, enough: Collection[PuzzleBand] = ()
) -> MeasuredPosition | None:
    """Return the measures of a position, or None if it has no solution or is too easy to be a puzzle.

    It is too easy if laying and adding are enough. *enough* are levels for which no more puzzles are wanted:
    at these, the result is None too. Raises Unsettled if *nodes* choices are too few to decide, or if the
    fewest melds broken and tiles moved could not be proved.
    """
    if solve(asked, LAID, nodes) is not None:
        return None
    band = next((band for band in PuzzleBand if solve(asked, band.knows, nodes) is not None), None)
    if band is None or band in enough:
        return None
    known: Techniques = band.knows
    kinds = Technique if asked.rules.rearranges else LayingTechnique
    for each in reversed(EASY_FIRST):
        fewer = known - {each}
        more = each in known - LAID and isinstance(each, kinds) and closed(fewer) == fewer
        if more and solve(asked, fewer, nodes) is not None:
            known = fewer
    solved = solve(asked, known, nodes)
    assert solved is not None
    least = least_of(asked)
    if least is None or not (least.proven.broken and least.proven.moved):
        raise Unsettled
    needs = tuple(each for each in EASY_FIRST if each in solved.techniques - LAID)
    if asked.rules.rearranges:
        depth = depth_of(least.steps)
    else:
        depth = laying.depth(asked.spread, solved.after, asked.rules)
    measures = Measures(needs, least.broken, least.moved, depth, _tempting(asked, nodes))
    return MeasuredPosition(measures, solved, least)


def least_of(asked: PuzzleQuestion) -> BestPlay | None:
    """Return the solution that disturbs the table least, or None if there is none.

    It breaks the fewest melds and then moves the fewest tiles of the table; if several do, it lays the
    fewest.
    """
    if not asked.rules.rearranges:
        return min(map(_proven, answers(asked)), key=_disturbance, default=None)
    for effort in EFFORTS:
        least = _least(asked, effort)
        if least is None or (least.proven.broken and least.proven.moved):
            break
    return least


EFFORTS = (EFFORT, 20 * EFFORT, 100 * EFFORT)
"""How many choices are tried to prove that no solution disturbs the table less, one after the other."""


def _least(asked: PuzzleQuestion, effort: int) -> BestPlay | None:
    if asked.ask is not PuzzleGoal.TILE or len(asked.rack) == 1:
        best = best_play(asked.spread, asked.rack, rules=asked.rules, effort=effort)
        return best if best is not None and asked.fulfilled_by(best) else None
    plays = all_plays(asked.spread, asked.rack, rules=asked.rules, effort=effort).plays
    found = [each for each in plays if asked.fulfilled_by(each)]
    if not found:
        return None
    least = min(found, key=_disturbance)
    told = [each.proven for each in found]  # an answer that lays more than is asked for may disturb less
    broken, moved = all(each.broken for each in told), all(each.broken and each.moved for each in told)
    return replace(least, proven=ProofFlags(least.proven.most, broken, moved))


def _disturbance(play: BestPlay) -> tuple[int, int, int]:
    return play.broken, play.moved, play.count


def _proven(solved: SolvedTurn) -> BestPlay:
    """Return a turn as a `BestPlay` marked as proved; the turn comes from a complete list of turns."""
    return BestPlay.of(solved.play, ProofFlags(True, True, True))


def depth_of(steps: Sequence[MeldStep]) -> int:
    """Return the length of the longest chain of steps in which each needs the one before.

    A step needs every earlier step that made the meld from which it takes tiles or to which it adds tiles.
    """
    depths: list[int] = []
    for at, step in enumerate(steps):
        mine = {each for each in (_shape(step.source), _shape(step.target)) if each}
        waits = [depths[other] for other in range(at) if mine & _made(steps[other])]
        depths.append(1 + max(waits, default=0))
    return max(depths, default=1)


def _shape(row: Iterable[object]) -> tuple[str, ...]:
    return tuple(sorted(map(str, row)))


def _made(step: MeldStep) -> set[tuple[str, ...]]:
    """Return the melds after a step: the one that got tiles, and what is left of the one that gave them.

    Each is a sorted tuple of tile names.
    """
    rest = list(step.source)
    for tile in step.tiles:
        at = next((at for at, each in enumerate(rest) if each.kind == tile.kind), None)
        if at is not None:
            del rest[at]
    return {each for each in (_shape(rest), _shape(step.makes)) if each}


def _tempting(asked: PuzzleQuestion, nodes: int) -> int:
    """Count the melds in which a tile to lay can be put although that leads to no solution."""
    tiles = sorted({each.kind for each in asked.must or asked.rack})
    if not asked.rules.rearranges:
        return sum(_leading_nowhere(asked, tile) for tile in tiles)
    moves = [search(asked, ALL, nodes).first_moves(tile) for tile in tiles]
    return sum(melds - good for melds, good in moves)


def _leading_nowhere(asked: PuzzleQuestion, tile: Tile) -> int:
    """Return the number of melds in which legal turns can lay this tile, but no solution lays it."""
    some: set[tuple[object, ...]] = set()
    good: set[tuple[object, ...]] = set()
    for each in laying.every(asked.spread, asked.rack, asked.rules):
        there = laying.places(asked.spread, each, asked.rules, tile)
        some |= there
        if asked.fulfilled_by(each.play):
            good |= there
    return len(some - good)


def touched(before: TableMelds, after: TableMelds) -> tuple[int, ...]:
    """Return the indexes of the melds that a turn has changed, given the table before and after it."""
    left = [_shape(each.kind for each in row) for row in after.melds]
    found = []
    for at, row in enumerate(before.melds):
        shape = _shape(each.kind for each in row)
        if shape in left:
            left.remove(shape)
        else:
            found.append(at)
    return tuple(found)
