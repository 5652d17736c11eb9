"""Measure the difficulty of a position: the techniques needed, the melds changed, and tempting wrong moves.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> question = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 r7 | b9 y9 k9", "r5 k1", PuzzleGoal.TILE)
>>> found = measure(question)
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
from .bands import BASICS, EASY_FIRST, LayingTechnique, PuzzleBand, Techniques, band_of, with_implied
from .question import PuzzleGoal, PuzzleQuestion, answers, search, solve
from .restricted import MOST_NODES, SearchLimitReached, SolvedTurn

ALL = frozenset(Technique)


@dataclass(frozen=True, slots=True)
class Measures:
    """The measured difficulty of a puzzle.

    Attributes:
        needs: The techniques that a solution needs besides laying melds and adding tiles, the easiest first;
            without any one of them, no solution is found.
        broken: The number of melds that have to be broken up; it is proved that no solution breaks fewer.
        moved: The number of tiles on the table that have to be moved to other melds; it is proved that
            a solution that moves fewer tiles would break more melds.
        depth: The length of the longest chain of moves in which each move needs the one before it.
        tempting: The number of melds, either on the table or new, in which a single tile from the rack could
            be laid although no solution lays it there.
    """

    needs: tuple[Technique | LayingTechnique, ...]
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
        """The predicted rating of the puzzle: a player with the same rating solves it in half of all cases.

        The formula is a guess, which should be compared with the stored results of learners. Each level is
        worth 200 points more than the next easier one, and the other measures add some more.
        """
        return (
            1300 + 200 * list(PuzzleBand).index(self.band)
            + 60 * (len(self.needs) - 1) + 60 * max(0, self.broken - 1) + 25 * min(self.moved, 10)
            + 40 * (self.depth - 1) + 10 * min(self.tempting, 12)
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MeasuredPosition:
    """A puzzle position with its measured difficulty and two solutions.

    `solved` uses no technique that is not needed. `least` is the solution that breaks the fewest melds on the
    table; if there are several, it is the one that moves the fewest tiles.
    """

    measures: Measures
    solved: SolvedTurn
    least: BestPlay

    @property
    def touched(self) -> tuple[int, ...]:
        """The indexes of the melds on the table that `solved`, `least` or both of these solutions change."""
        return tuple(sorted({*self.solved.touched, *touched(self.least.before, self.least.after)}))


def measure(
    question: PuzzleQuestion, nodes: int = MOST_NODES, enough: Collection[PuzzleBand] = ()
) -> MeasuredPosition | None:
    """Return a position's measured difficulty and two of its solutions; None if it can't be a puzzle.

    A position can't be a puzzle if it has no solution, if laying melds and adding tiles are enough to solve
    it, or if its level is one of *enough*, for which no more puzzles are wanted. Raises SearchLimitReached if
    the search would have to examine more than *nodes* stages (intermediate states of a turn), or if it cannot
    prove which solution breaks the fewest melds and moves the fewest tiles.
    """
    if solve(question, BASICS, nodes) is not None:
        return None
    band = next((band for band in PuzzleBand if solve(question, band.knows, nodes) is not None), None)
    if band is None or band in enough:
        return None
    known: Techniques = band.knows
    kinds = Technique if question.rules.rearranges else LayingTechnique
    for each in reversed(EASY_FIRST):
        fewer = known - {each}
        more = each in known - BASICS and isinstance(each, kinds) and with_implied(fewer) == fewer
        if more and solve(question, fewer, nodes) is not None:
            known = fewer
    solved = solve(question, known, nodes)
    assert solved is not None
    least = least_of(question)
    if least is None or not (least.proven.broken and least.proven.moved):
        raise SearchLimitReached
    needs = tuple(each for each in EASY_FIRST if each in solved.techniques - BASICS)
    if question.rules.rearranges:
        depth = depth_of(least.steps)
    else:
        depth = laying.depth(question.spread, solved.after, question.rules)
    measures = Measures(needs, least.broken, least.moved, depth, _tempting(question, nodes))
    return MeasuredPosition(measures, solved, least)


def least_of(question: PuzzleQuestion) -> BestPlay | None:
    """Return the solution that changes the table least, or None if no solution is found.

    That is the solution that breaks the fewest melds; if there are several, the one that moves the fewest
    tiles on the table; and among these, the one that lays the fewest tiles.
    """
    if not question.rules.rearranges:
        return min(map(_proven, answers(question)), key=_disturbance, default=None)
    for effort in EFFORTS:
        least = _least(question, effort)
        if least is None or (least.proven.broken and least.proven.moved):
            break
    return least


EFFORTS = (EFFORT, 20 * EFFORT, 100 * EFFORT)
"""The numbers of choices that a search may try to prove that no solution changes the table less.

These limits are used one after the other until there is a proof.
"""


def _least(question: PuzzleQuestion, effort: int) -> BestPlay | None:
    """Return the solution that changes the table least, or None if no solution is found.

    *effort* limits the search, which tries at most this number of choices of melds. The attribute `proven` of
    the result says whether it is proved that no solution changes the table less.
    """
    if question.goal is not PuzzleGoal.TILE or len(question.rack) == 1:
        best = best_play(question.spread, question.rack, rules=question.rules, effort=effort)
        return best if best is not None and question.is_solved_by(best) else None
    plays = all_plays(question.spread, question.rack, rules=question.rules, effort=effort).plays
    found = [each for each in plays if question.is_solved_by(each)]
    if not found:
        return None
    least = min(found, key=_disturbance)
    proofs = [each.proven for each in found]  # a solution that lays more tiles may change the table less
    broken, moved = all(each.broken for each in proofs), all(each.broken and each.moved for each in proofs)
    return replace(least, proven=ProofFlags(least.proven.most, broken, moved))


def _disturbance(play: BestPlay) -> tuple[int, int, int]:
    """Return a sort key by which turns that change the table less come first.

    The key contains the numbers of melds broken, of tiles moved, and of tiles laid.
    """
    return play.broken, play.moved, play.count


def _proven(solved: SolvedTurn) -> BestPlay:
    """Return a turn as a `BestPlay` that is marked as proved.

    Nothing is left to prove, because `least_of` has looked at every legal turn that solves the puzzle.
    """
    return BestPlay.of(solved.play, ProofFlags(True, True, True))


def depth_of(steps: Sequence[MeldStep]) -> int:
    """Return the length of the longest chain of steps in a turn in which every step needs the previous step.

    A step needs an earlier step that changed or made the meld from which it takes tiles, or to which it adds
    tiles.
    """
    depths: list[int] = []
    for at, step in enumerate(steps):
        mine = {each for each in (_shape(step.source), _shape(step.target)) if each}
        waits = [depths[other] for other in range(at) if mine & _made(steps[other])]
        depths.append(1 + max(waits, default=0))
    return max(depths, default=1)


def _shape(row: Iterable[object]) -> tuple[str, ...]:
    """Return the names of tiles, sorted, as a key that is the same for melds with the same tiles."""
    return tuple(sorted(map(str, row)))


def _made(step: MeldStep) -> set[tuple[str, ...]]:
    """Return the melds that a step has changed, as sorted tuples of tile names.

    One is the meld to which the step added tiles. The other, if anything is left of it, is the meld from
    which the step took them.
    """
    rest = list(step.source)
    for tile in step.tiles:
        at = next((at for at, each in enumerate(rest) if each.kind == tile.kind), None)
        if at is not None:
            del rest[at]
    return {each for each in (_shape(rest), _shape(step.makes)) if each}


def _tempting(question: PuzzleQuestion, nodes: int) -> int:
    """Return the number of melds in which a rack tile could be laid although no solution lays it there.

    The melds may be on the table or new. They are counted for each tile separately, and the counts are added
    up. If certain tiles have to be laid, only these tiles are considered, otherwise all tiles on the rack.
    *nodes* is the maximum number of stages (intermediate states of a turn) that the search may examine.
    """
    tiles = sorted({each.kind for each in question.must or question.rack})
    if not question.rules.rearranges:
        return sum(_dead_ends(question, tile) for tile in tiles)
    moves = [search(question, ALL, nodes).first_moves(tile) for tile in tiles]
    return sum(melds - good for melds, good in moves)


def _dead_ends(question: PuzzleQuestion, tile: Tile) -> int:
    """Return the number of melds in which *tile* can be laid in a legal turn, but not in any solution."""
    reachable: set[tuple[object, ...]] = set()
    good: set[tuple[object, ...]] = set()
    for each in laying.all_turns(question.spread, question.rack, question.rules):
        there = laying.melds_with(question.spread, each, question.rules, tile)
        reachable |= there
        if question.is_solved_by(each.play):
            good |= there
    return len(reachable - good)


def touched(before: TableMelds, after: TableMelds) -> tuple[int, ...]:
    """Return the indexes of the melds that a turn has changed.

    *before* and *after* are the melds on the table before and after the turn.
    """
    left = [_shape(each.kind for each in row) for row in after.melds]
    found = []
    for at, row in enumerate(before.melds):
        shape = _shape(each.kind for each in row)
        if shape in left:
            left.remove(shape)
        else:
            found.append(at)
    return tuple(found)
