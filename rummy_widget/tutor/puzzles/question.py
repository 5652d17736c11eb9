"""The position and the goal of a puzzle, which tables solve it, and how to find a solution.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.tutor.puzzles.bands import PuzzleBand
>>> question = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 r7 | b9 y9 k9", "r5 k1", PuzzleGoal.TILE)
>>> question.is_solution("r3 r4 r5 | r5 r6 r7 | b9 y9 k9")
True
>>> solve(question, PuzzleBand.EASY.knows) is None, solve(question, PuzzleBand.MIDDLE.knows).after.notation()
(True, 'r3 r4 r5 | y9 b9 k9 | r5 r6 r7')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ...engine.rules import Ruleset
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import TableLike, TableMelds, as_table_melds
from ...engine.table_melds.play import Play
from ...engine.tiles import Tile, Tiles, as_tiles
from . import laying
from .bands import Techniques, with_implied
from .restricted import MOST_NODES, SolvedTurn, TechniqueSearch


class PuzzleGoal(StrEnum):
    """The goal of a puzzle, that is, what the player has to lay in the turn.

    It is a certain tile, all tiles, as many tiles as possible, or tiles worth as many points as possible.
    """

    TILE = "tile"  # lay the first tile of the rack
    ALL = "all"  # lay all tiles
    MOST = "most"  # lay as many tiles as possible
    POINTS = "points"  # lay tiles that are worth as many points as possible; tiles left cost nothing


@dataclass(frozen=True, slots=True)
class PuzzleQuestion:
    """A puzzle to solve in one turn: the melds on the table (`spread`), the player's rack, and the goal.

    `count` is the least number of tiles to lay or, if the goal is `POINTS`, of points to reach.
    """

    rules: Ruleset
    spread: TableMelds
    rack: tuple[Tile, ...]
    goal: PuzzleGoal
    count: int

    @classmethod
    def of(
        cls, rules: Ruleset, spread: TableLike, rack: Tiles, goal: PuzzleGoal, count: int = 1
    ) -> PuzzleQuestion:
        """Return a puzzle; *spread* (the melds on the table) and *rack* may be given in notation.

        *count* is the number of tiles or points to reach; it is used only for the goals `MOST` and `POINTS`.
        If the rules require players to keep a tile to discard, the goal `ALL` means all tiles except one.
        """
        held = as_tiles(rack)
        least = {PuzzleGoal.TILE: 1, PuzzleGoal.ALL: len(held) - rules.must_keep}.get(goal, count)
        return cls(rules, as_table_melds(spread), held, goal, least)

    @property
    def must(self) -> tuple[Tile, ...]:
        """The tiles that have to be laid; empty if only the number of tiles or of points matters."""
        if self.goal is PuzzleGoal.ALL and not self.rules.must_keep:
            return self.rack
        return self.rack[:1] if self.goal is PuzzleGoal.TILE else ()

    def is_solution(self, after: TableLike) -> bool:
        """Return whether a turn that leaves the melds *after* on the table is legal and reaches the goal."""
        play = judge_play(self.spread, after, self.rack, rules=self.rules)
        return isinstance(play, Play) and self.is_solved_by(play)

    def is_solved_by(self, play: Play) -> bool:
        """Return whether a turn, already known to be legal, reaches the goal of the puzzle."""
        laid = Counter(each.kind for each in play.tiles)
        reached = play.value if self.goal is PuzzleGoal.POINTS else len(play.tiles)
        return reached >= self.count and Counter(each.kind for each in self.must) <= laid


def answers(question: PuzzleQuestion) -> Iterator[SolvedTurn]:
    """Yield every solution, the ones with the fewest techniques first.

    This works only for games in which melds are never taken apart.
    """
    for each in laying.all_turns(question.spread, question.rack, question.rules):
        if question.is_solved_by(each.play):
            yield each


def solve(question: PuzzleQuestion, knows: Techniques, nodes: int = MOST_NODES) -> SolvedTurn | None:
    """Return a turn that solves a puzzle; None if the techniques that the player knows are not enough.

    *knows* contains these techniques. Raises SearchLimitReached if the search would have to examine more than
    *nodes* stages, which are intermediate states of a turn.
    """
    if not question.rules.rearranges:
        return next((each for each in answers(question) if each.techniques <= with_implied(knows)), None)
    return search(question, knows, nodes).solve()


def search(question: PuzzleQuestion, knows: Techniques, nodes: int) -> TechniqueSearch:
    """Return a search for solutions of a puzzle that use no techniques other than those in *knows*.

    It works only for games in which melds may be taken apart. *nodes* is the maximum number of stages
    (intermediate states of a turn) that the search may examine.
    """
    position = question.spread, question.rack, question.rules
    return TechniqueSearch(*position, knows, question.must, question.count, nodes)
