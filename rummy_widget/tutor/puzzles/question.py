"""The goal of a puzzle: lay a certain tile, lay all, lay as many as possible, or lay the most points.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.tutor.puzzles.bands import PuzzleBand
>>> asked = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 r7 | b9 y9 k9", "r5 k1", PuzzleGoal.TILE)
>>> asked.fulfilled("r3 r4 r5 | r5 r6 r7 | b9 y9 k9")
True
>>> solve(asked, PuzzleBand.EASY.knows) is None, solve(asked, PuzzleBand.MIDDLE.knows).after.notation()
(True, 'r3 r4 r5 | y9 b9 k9 | r5 r6 r7')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ...engine.rules import Ruleset
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import Spreads, TableMelds, as_spread
from ...engine.table_melds.play import Play
from ...engine.tiles import Tile, Tiles, as_tiles
from . import laying
from .bands import Techniques, closed
from .restricted import MOST_NODES, SolvedTurn, TechniqueSearch


class PuzzleGoal(StrEnum):
    """The goal of a puzzle."""

    TILE = "tile"  # the first tile of the rack
    ALL = "all"
    MOST = "most"
    POINTS = "points"  # points of the tiles laid; tiles left cost nothing


@dataclass(frozen=True, slots=True)
class PuzzleQuestion:
    """A position and its goal; `count` is the least number of tiles to lay, or of points to make."""

    rules: Ruleset
    spread: TableMelds
    rack: tuple[Tile, ...]
    ask: PuzzleGoal
    count: int

    @classmethod
    def of(
        cls, rules: Ruleset, spread: Spreads, rack: Tiles, ask: PuzzleGoal, count: int = 1
    ) -> PuzzleQuestion:
        """Return a question from notation.

        *count* is used only if the goal is as many tiles or points as possible: it is the number to reach.
        If a tile has to be kept for the discard, the goal "all" means all tiles but one.
        """
        held = as_tiles(rack)
        least = {PuzzleGoal.TILE: 1, PuzzleGoal.ALL: len(held) - rules.kept}.get(ask, count)
        return cls(rules, as_spread(spread), held, ask, least)

    @property
    def must(self) -> tuple[Tile, ...]:
        """The particular tiles that have to be laid; empty if only their number or points matter."""
        if self.ask is PuzzleGoal.ALL and not self.rules.kept:
            return self.rack
        return self.rack[:1] if self.ask is PuzzleGoal.TILE else ()

    def fulfilled(self, after: Spreads) -> bool:
        """Return whether this table is a solution: it results from a legal turn that reaches the goal."""
        play = judge_play(self.spread, after, self.rack, rules=self.rules)
        return isinstance(play, Play) and self.fulfilled_by(play)

    def fulfilled_by(self, play: Play) -> bool:
        """Return whether a turn, already known to be legal, reaches the goal."""
        laid = Counter(each.kind for each in play.tiles)
        reached = play.value if self.ask is PuzzleGoal.POINTS else len(play.tiles)
        return reached >= self.count and Counter(each.kind for each in self.must) <= laid


def answers(asked: PuzzleQuestion) -> Iterator[SolvedTurn]:
    """Yield every solution, those with fewest techniques first.

    This is only for games in which melds are never taken apart.
    """
    for each in laying.every(asked.spread, asked.rack, asked.rules):
        if asked.fulfilled_by(each.play):
            yield each


def solve(asked: PuzzleQuestion, knows: Techniques, nodes: int = MOST_NODES) -> SolvedTurn | None:
    """Return a solution with the techniques that a player knows, or None if there is none."""
    if not asked.rules.rearranges:
        return next((each for each in answers(asked) if each.techniques <= closed(knows)), None)
    return search(asked, knows, nodes).solve()


def search(asked: PuzzleQuestion, knows: Techniques, nodes: int) -> TechniqueSearch:
    """Return a `TechniqueSearch` for solutions by these techniques, for games that take melds apart."""
    return TechniqueSearch(asked.spread, asked.rack, asked.rules, knows, asked.must, asked.count, nodes)
