"""Solve a puzzle with only some of the techniques, or prove that they are not enough.

The search tries every way to put loose tiles into melds: first the tiles to lay, then those that were taken
from a meld on the way. Other melds stay as they are. If it finds nothing, there is no solution, unless it
used up its nodes (`Unsettled`).

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
from ...engine.table_melds.melds_on_table import Spreads, TableMelds, as_spread
from ...engine.table_melds.play import Play
from ...engine.tiles import Tile, Tiles, as_tiles
from .bands import Known, Techniques, closed
from .pieces import JOKER, MeldWorkshop, NewMeld, Rearrangement, melds_of

MOST_NODES = 40_000
"""How many choices a search tries before it gives up, after some seconds; nearly all need far fewer."""


class Unsettled(Exception):
    """Raised if a search has used up its nodes without finding a solution or proving that there is none."""


@dataclass(frozen=True, slots=True)
class SolvedTurn:
    """A turn that solves a puzzle: the table after it, the turn as judged by the rules, and its techniques.

    `touched` are the indexes of the old melds that it changed.
    """

    after: TableMelds
    play: Play
    techniques: Techniques
    touched: tuple[int, ...]


def number_of(tile: Tile) -> int:
    """Return a tile as a number: 0 to 51, with 13 numbers for each colour, or 52 for a Joker."""
    if tile.joker:
        return JOKER
    lane, number = kind_of(tile)
    return 13 * lane + number - 1


class TechniqueSearch:
    """A search for turns that use only certain techniques and lay certain tiles.

    *knows* are the techniques, *must* the tiles that have to be laid, *count* the least number of tiles
    to lay in all. Raises Unsettled if *nodes* choices are not enough.
    """

    def __init__(
        self, before: Spreads, rack: Tiles, rules: Ruleset, knows: Iterable[Known],
        must: Tiles = (), count: int = 0, nodes: int = MOST_NODES,
    ) -> None:  # fmt: skip
        rules.check_rearranges()
        self.before, self.rules, self.held = as_spread(before), rules, as_tiles(rack)
        self.must = Counter(map(number_of, as_tiles(must)))
        self.spare = len(self.held) - count  # how many tiles may stay on the rack
        self.shop = MeldWorkshop(melds_of(self.before, rules), closed(knows), rules.groups.max_length)
        rack_numbers = tuple(sorted(map(number_of, self.held)))
        self.start = Rearrangement(rack_numbers, (None,) * len(self.shop.melds), ())
        self.left = nodes
        self.failed: set[tuple[object, ...]] = set()

    def solve(self) -> SolvedTurn | None:
        """Return the first turn found, or None if there is none."""
        return self._from(self.start, self.must, self.spare)

    def first_moves(self, tile: Tile) -> tuple[int, int]:
        """Return how many new melds with a tile of the rack can be built, and how many lead to a solution."""
        number = number_of(tile)
        must = self.must - Counter([number])
        melds: dict[tuple[int, ...], bool] = {}
        for way in self.shop.with_own(self.start, number):
            shape = tuple(sorted(way.built[-1].kinds))
            if not melds.get(shape):
                left = must - (_used(self.start, way) - Counter([number]))
                melds[shape] = self._from(way, left, self.spare) is not None
        return len(melds), sum(melds.values())

    def _from(self, way: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        """Return a turn that continues from this stage to a solution, or None if there is none.

        *must* are the tiles still to be laid; *spare* is how many tiles may stay on the rack.
        """
        self.left -= 1
        if self.left < 0:
            raise Unsettled
        key = way.rack, way.melds, tuple(sorted(must.elements())), spare
        if key in self.failed:
            return None
        found = self._continue(way, must, spare)
        if found is None and not way.wild:
            self.failed.add(key)
        return found

    def _continue(self, way: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        options = self._options(way)
        if options is None and must:
            options = self._ordered(self.shop.with_own(way, min(must)))
        if options is not None:
            found = (self._from(each, must - _used(way, each), spare) for each in options)
            return next(filter(None, found), None)
        if len(way.rack) > spare:
            return self._next_of_rack(way, spare)
        # a freed Joker may have to be given its tile
        given = sorted(self.shop.stood_for(way) & {*way.rack})
        return self._done(way) or next(filter(None, (self._laid(way, tile, spare) for tile in given)), None)

    def _laid(self, way: Rearrangement, tile: int, spare: int) -> SolvedTurn | None:
        """Return a turn that continues to a solution by laying this tile of the rack, or None.

        *spare* is how many tiles may stay on the rack.
        """
        ways = self._ordered(self.shop.with_own(way, tile))
        return next(filter(None, (self._from(each, Counter(), spare) for each in ways)), None)

    def _next_of_rack(self, way: Rearrangement, spare: int) -> SolvedTurn | None:
        """Return a turn that lays the first tile of the rack; if there is no such turn, one that keeps it.

        *spare* is how many tiles may stay on the rack.
        """
        tile = way.rack[0]
        found = self._laid(way, tile, spare)
        if found is None and spare:
            found = self._from(way.without(tile), Counter(), spare - 1)
        return found

    def _options(self, way: Rearrangement) -> list[Rearrangement] | None:
        """Return the stages that result from putting a loose tile of the table into each possible new meld.

        A tile is loose if it has to be moved (see `MeldWorkshop.homeless`). The loose tile with the fewest
        possible melds is used; if it has none, the list is empty. Returns None if no tile is loose.
        """
        best: list[Rearrangement] | None = None
        for use in self.shop.homeless(way):
            fewer = None if best is None else len(best)
            found = list(islice(self.shop.with_use(way, use), fewer))
            if best is None or len(found) < len(best):
                best = found
            if not best:
                return best
        return best if best is None else self._ordered(best)

    def _ordered(self, ways: Iterable[Rearrangement]) -> list[Rearrangement]:
        """Return stages in the order to try them, starting with the fewest piles that are not melds."""
        return sorted(
            ways, key=lambda each: (len(list(self.shop.homeless(each))), -len(each.built[-1].kinds))
        )

    def _done(self, way: Rearrangement) -> SolvedTurn | None:
        techniques = self.shop.techniques(way)
        if not techniques <= self.shop.knows:
            return None
        rows = [*self.shop.lying(way), *map(_row, way.built)]
        after = TableMelds(tuple(row_of(row, self.rules) for row in rows))
        play = judge_play(self.before, after, self.held, rules=self.rules)
        touched = tuple(at for at, each in enumerate(way.melds) if each is not None)
        return SolvedTurn(after, play, techniques, touched) if isinstance(play, Play) else None


def _used(before: Rearrangement, after: Rearrangement) -> Counter[int]:
    """Return the tiles of the rack that were used between two stages."""
    return Counter(before.rack) - Counter(after.rack)


def _row(built: NewMeld) -> list[tuple[tuple[int, int], bool]]:
    kinds = [(kind // 13, kind % 13 + 1) for kind in built.kinds]
    return list(zip(kinds, built.jokers, strict=True))
