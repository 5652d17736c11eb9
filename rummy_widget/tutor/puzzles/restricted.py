"""Solve a puzzle with only some of the techniques, or prove that they are not enough.

The search builds every possible new meld with a tile that has to be laid. If that takes tiles from an old
meld (one that was on the table before the turn) and leaves tiles that are not a meld by themselves, the
search then builds every possible new meld with one of these tiles, and so on. Melds that need not be changed
stay as they are. If the search finds nothing, no solution uses only these techniques; if the search takes too
long, it raises `SearchLimitReached`. It steps through *stages*, the intermediate states of the turn.

In the example, `knows` contains the techniques that may be used, and `must` the tiles that have to be laid.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.solver.open_games.steps import Technique
>>> from rummy_widget.engine.table_melds import parse_table
>>> table = parse_table("r3 r4 r5 r6 r7 | b9 y9 k9")
>>> knows = {Technique.TAKE_END}
>>> TechniqueSearch(table, "r5", RUMMIKUB, knows, must="r5").solve() is None
True
>>> TechniqueSearch(table, "r5", RUMMIKUB, knows | {Technique.SPLIT}, must="r5").solve().after.notation()
'r3 r4 r5 | y9 b9 k9 | r5 r6 r7'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from ...engine.rules import Ruleset
from ...engine.solver.open_games.best_play import row_of
from ...engine.solver.open_games.board import kind_of
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import TableLike, TableMelds, as_table_melds
from ...engine.table_melds.play import Play
from ...engine.tiles import Tile, Tiles, as_tiles
from .bands import AnyTechnique, Techniques, with_implied
from .pieces import JOKER, MeldMoves, NewMeld, Rearrangement, melds_of

MOST_NODES = 40_000
"""The number of stages (intermediate states of a turn) that a search examines before it gives up.

Nearly all searches need far fewer.
"""


class SearchLimitReached(Exception):
    """An exception for a search that reaches its limit before it finds a solution or proves there is none."""


@dataclass(frozen=True, slots=True)
class SolvedTurn:
    """A legal turn, such as one that solves a puzzle, with the techniques that it uses.

    `after` contains the melds on the table after the turn, `play` is the turn as judged by the rules, and
    `touched` lists the indexes of the old melds (those on the table before the turn) that the turn changes.
    """

    after: TableMelds
    play: Play
    techniques: Techniques
    touched: tuple[int, ...]


def number_of(tile: Tile) -> int:
    """Return a tile as a number: 0 to 51, with 13 numbers for each colour, or 52 for a Joker."""
    if tile.joker:
        return JOKER
    colour, number = kind_of(tile)
    return 13 * colour + number - 1


class TechniqueSearch:
    """A search for turns that use only certain techniques and lay certain tiles.

    Its methods raise SearchLimitReached if the search takes too long.

    Args:
        before: The melds on the table before the turn.
        rack: The tiles of the player.
        rules: The rules of the game.
        knows: The techniques that may be used.
        must: The tiles that have to be laid.
        count: The least number of tiles to lay in all.
        nodes: The maximum number of stages (intermediate states of a turn) that the search may examine.
    """

    def __init__(
        self, before: TableLike, rack: Tiles, rules: Ruleset, knows: Iterable[AnyTechnique],
        must: Tiles = (), count: int = 0, nodes: int = MOST_NODES,
    ) -> None:  # fmt: skip
        rules.check_rearranges()
        self.before, self.rules, self.held = as_table_melds(before), rules, as_tiles(rack)
        self.must = Counter(map(number_of, as_tiles(must)))
        self.spare = len(self.held) - count  # how many tiles may stay on the rack
        self.moves = MeldMoves(melds_of(self.before, rules), with_implied(knows), rules.groups.max_length)
        rack_numbers = tuple(sorted(map(number_of, self.held)))
        self.start = Rearrangement(rack_numbers, (None,) * len(self.moves.melds), ())
        self.nodes_left = nodes
        self.failed: set[tuple[object, ...]] = set()

    def solve(self) -> SolvedTurn | None:
        """Return a turn that lays the tiles that have to be laid and uses only the allowed techniques.

        Returns None if there is no such turn.
        """
        return self._solve_from(self.start, self.must, self.spare)

    def first_moves(self, tile: Tile) -> tuple[int, int]:
        """Return how many new melds can be built with a tile of the rack, and how many of them are useful.

        A new meld is useful if the turn can go on from it to a solution, which is a turn that lays the tiles
        that have to be laid and uses only the allowed techniques.
        """
        number = number_of(tile)
        must = self.must - Counter([number])
        melds: dict[tuple[int, ...], bool] = {}
        for stage in self.moves.with_rack_tile(self.start, number):
            shape = tuple(sorted(stage.built[-1].kinds))
            if not melds.get(shape):
                left = must - (_used(self.start, stage) - Counter([number]))
                melds[shape] = self._solve_from(stage, left, self.spare) is not None
        return len(melds), sum(melds.values())

    def _solve_from(self, stage: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        """Return a solution that goes on from *stage*, a state of the turn; None if there is none.

        A solution is a turn that lays all required tiles and uses only allowed techniques. *must* counts the
        required tiles that are still to be laid; *spare* is the number of tiles that may stay on the rack.
        """
        self.nodes_left -= 1
        if self.nodes_left < 0:
            raise SearchLimitReached
        key = stage.rack, stage.melds, tuple(sorted(must.elements())), spare
        if key in self.failed:
            return None
        found = self._continue(stage, must, spare)
        if found is None and not stage.wild:
            self.failed.add(key)
        return found

    def _continue(self, stage: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        """Return a solution that goes on from *stage*, a state of the turn; None if there is none.

        Only `_solve_from` calls this method. The caller counts the stages, and remembers those without a
        solution.

        A solution is a turn that lays all required tiles and uses only allowed techniques. *must* counts the
        required tiles that are still to be laid; *spare* is the number of tiles that may stay on the rack.
        """
        options = self._options(stage)
        if options is None and must:
            options = self._ordered(self.moves.with_rack_tile(stage, min(must)))
        if options is not None:
            found = (self._solve_from(each, must - _used(stage, each), spare) for each in options)
            return next(filter(None, found), None)
        if len(stage.rack) > spare:
            return self._next_of_rack(stage, spare)
        # A Joker that was taken out of a meld may have to be replaced there by the tile for which it stood.
        given = sorted(self.moves.tiles_of_freed_jokers(stage) & {*stage.rack})
        laid = (self._lay(stage, tile, spare) for tile in given)
        return self._result(stage) or next(filter(None, laid), None)

    def _lay(self, stage: Rearrangement, tile: int, spare: int) -> SolvedTurn | None:
        """Return a solution that goes on from *stage*, a state of the turn, by laying *tile* from the rack.

        A solution is a turn that lays all required tiles and uses only allowed techniques. *spare* is the
        number of tiles that may stay on the rack. Returns None if there is no such solution.
        """
        stages = self._ordered(self.moves.with_rack_tile(stage, tile))
        return next(filter(None, (self._solve_from(each, Counter(), spare) for each in stages)), None)

    def _next_of_rack(self, stage: Rearrangement, spare: int) -> SolvedTurn | None:
        """Return a solution that goes on from *stage*, a state of the turn, by laying the rack's first tile.

        If there is no such solution, return one in which this tile stays on the rack. Returns None if there
        is no solution of either kind. *spare* is the number of tiles that may stay on the rack.
        """
        tile = stage.rack[0]
        found = self._lay(stage, tile, spare)
        if found is None and spare:
            found = self._solve_from(stage.without(tile), Counter(), spare - 1)
        return found

    def _options(self, stage: Rearrangement) -> list[Rearrangement] | None:
        """Return the stages that result from putting a loose tile from the table into each possible new meld.

        A tile is loose if it has to be moved, because what is left of its old meld is not a meld. If several
        tiles are loose, the one with the fewest possible new melds is used; if no new meld is possible for
        it, the list is empty. Returns None if no tile is loose.
        """
        best: list[Rearrangement] | None = None
        for source in self.moves.loose_tiles(stage):
            fewer = None if best is None else len(best)
            found = list(islice(self.moves.with_table_tile(stage, source), fewer))
            if best is None or len(found) < len(best):
                best = found
            if not best:
                return best
        return best if best is None else self._ordered(best)

    def _ordered(self, stages: Iterable[Rearrangement]) -> list[Rearrangement]:
        """Return some stages, which are states of a turn, in the order in which to continue from them.

        The stages with the fewest loose tiles (tiles from the table that still have to be moved) come first.
        """
        return sorted(
            stages, key=lambda each: (len(list(self.moves.loose_tiles(each))), -len(each.built[-1].kinds))
        )

    def _result(self, stage: Rearrangement) -> SolvedTurn | None:
        """Return the turn that ends with *stage*, a state of the turn, if it is legal; otherwise None.

        None is also returned if the turn needs techniques that are not allowed (not in `moves.knows`).
        """
        techniques = self.moves.techniques(stage)
        if not techniques <= self.moves.knows:
            return None
        rows = [*self.moves.remaining_rows(stage), *map(_row, stage.built)]
        after = TableMelds(tuple(row_of(row, self.rules) for row in rows))
        play = judge_play(self.before, after, self.held, rules=self.rules)
        touched = tuple(at for at, each in enumerate(stage.melds) if each is not None)
        return SolvedTurn(after, play, techniques, touched) if isinstance(play, Play) else None


def _used(before: Rearrangement, after: Rearrangement) -> Counter[int]:
    """Return how many copies of each tile were laid from the rack between two stages of a turn.

    Tiles are given as numbers; see `number_of`.
    """
    return Counter(before.rack) - Counter(after.rack)


def _row(built: NewMeld) -> list[tuple[tuple[int, int], bool]]:
    """Return the tiles of a new meld as pairs: (colour, number), and whether it is a Joker."""
    kinds = [(kind // 13, kind % 13 + 1) for kind in built.kinds]
    return list(zip(kinds, built.jokers, strict=True))
