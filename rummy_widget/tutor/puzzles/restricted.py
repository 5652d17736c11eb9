"""A player who knows some techniques and no others: what such a player can lay, found or ruled out.

Every way is tried to put the tiles that have to go somewhere into melds: first those that are asked for, then
whatever was taken from its place on the way. What nothing touches stays as it lies. So nothing is found means
that nothing can be found, unless it took too long (`Unsettled`).

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.solver.open_games.steps import Technique
>>> from rummy_widget.engine.table_melds import parse_table
>>> table = parse_table("r3 r4 r5 r6 r7 | b9 y9 k9")
>>> knows = {Technique.TAKE_END}
>>> solve(table, "r5", RUMMIKUB, knows, must="r5") is None
True
>>> solve(table, "r5", RUMMIKUB, knows | {Technique.SPLIT}, must="r5").after.notation()
'r3 r4 r5 | y9 b9 k9 | r5 r6 r7'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.rules import Ruleset
from ...engine.solver.open_games.best import row_of
from ...engine.solver.open_games.board import kind_of
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import Spreads, TableMelds, as_spread
from ...engine.table_melds.play import Play
from ...engine.tiles import Tile, Tiles, as_tiles
from .pieces import JOKER, Bag, MeldWorkshop, NewMeld, Rearrangement, melds_of
from .techniques import Techniques, closed

MOST_NODES = 40_000
"""Choices that are looked at before a search gives up, some seconds; nearly all take far fewer."""


class Unsettled(Exception):
    """There were too many ways to look at them all: neither found nor ruled out."""


@dataclass(frozen=True, slots=True)
class SolvedTurn:
    """A way that was found: the table after it, the play as judged, what it took, which melds it touched."""

    after: TableMelds
    play: Play
    techniques: Techniques
    touched: tuple[int, ...]


@dataclass(eq=False)
class _Goal:
    """What is asked: these tiles, and of the rest of the rack at most so many may stay behind."""

    must: Counter[int]
    spare: int


def solve(
    before: Spreads, rack: Tiles, rules: Ruleset, knows: Techniques, *,
    must: Tiles = (), count: int = 0, nodes: int = MOST_NODES,
) -> SolvedTurn | None:  # fmt: skip
    """A play by techniques that one knows, which lays *must* and at least *count* tiles; None: there is none.

    Unsettled where that can't be told from so many *nodes*.
    """
    search = _Search(as_spread(before), as_tiles(rack), rules, knows, nodes)
    return search.first(_Goal(Counter(map(number_of, as_tiles(must))), len(search.rack) - count))


def first_moves(
    before: Spreads, rack: Tiles, rules: Ruleset, knows: Techniques, tile: Tile, *,
    must: Tiles = (), count: int = 0, nodes: int = MOST_NODES,
) -> tuple[int, int]:  # fmt: skip
    """The different melds that a tile could be laid in, and how many of them lead on to what is asked."""
    search = _Search(as_spread(before), as_tiles(rack), rules, knows, nodes)
    return search.tempting(
        number_of(tile), _Goal(Counter(map(number_of, as_tiles(must))), len(search.rack) - count)
    )


def number_of(tile: Tile) -> int:
    """A tile as a number: 13 a colour, the Joker last."""
    if tile.joker:
        return JOKER
    lane, number = kind_of(tile)
    return 13 * lane + number - 1


class _Search:
    def __init__(
        self, before: TableMelds, rack: tuple[Tile, ...], rules: Ruleset, knows: Techniques, nodes: int
    ) -> None:
        self.before, self.rules, self.held = before, rules, rack
        rules.check_rearranges()
        self.rack: Bag = tuple(sorted(map(number_of, rack)))
        self.shop = MeldWorkshop(melds_of(before, rules), closed(knows), rules.groups.max_length)
        self.left = nodes
        self.failed: set[tuple[object, ...]] = set()

    def first(self, goal: _Goal) -> SolvedTurn | None:
        start = Rearrangement(self.rack, (None,) * len(self.shop.melds), ())
        return self._from(start, goal.must, goal.spare)

    def tempting(self, tile: int, goal: _Goal) -> tuple[int, int]:
        start = Rearrangement(self.rack, (None,) * len(self.shop.melds), ())
        melds: dict[tuple[int, ...], bool] = {}
        for way in self.shop.with_own(start, tile):
            shape = tuple(sorted(way.built[-1].kinds))
            if not melds.get(shape):
                must = goal.must - Counter([tile])
                melds[shape] = self._from(way, must - _used(start, way, tile), goal.spare) is not None
        return len(melds), sum(melds.values())

    def _from(self, way: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        """A way to the end from here; None where there is none."""
        self.left -= 1
        if self.left < 0:
            raise Unsettled
        key = way.key(tuple(sorted(must.elements())), spare)
        if key in self.failed:
            return None
        found = self._onward(way, must, spare)
        if found is None and not way.wild:
            self.failed.add(key)
        return found

    def _onward(self, way: Rearrangement, must: Counter[int], spare: int) -> SolvedTurn | None:
        options = self._options(way)
        if options is not None:
            for each in options:
                if found := self._from(each, must - _used(way, each), spare):
                    return found
            return None
        if must:
            tile = min(must)
            for each in self._ordered(self.shop.with_own(way, tile)):
                if found := self._from(each, must - _used(way, each), spare):
                    return found
            return None
        if len(way.rack) <= spare:
            return self._done(way) or self._given(way, spare)
        return self._more(way, spare)

    def _given(self, way: Rearrangement, spare: int) -> SolvedTurn | None:
        """A tile of the rack more, where a Joker that was freed has to be given its tile."""
        for tile in sorted(self.shop.stood_for(way) & {*way.rack}):
            for each in self._ordered(self.shop.with_own(way, tile)):
                if found := self._from(each, Counter(), spare):
                    return found
        return None

    def _more(self, way: Rearrangement, spare: int) -> SolvedTurn | None:
        """One tile more of the rack: it is laid, or it stays behind."""
        tile = way.rack[0]
        for each in self._ordered(self.shop.with_own(way, tile)):
            if found := self._from(each, Counter(), spare):
                return found
        if spare:
            return self._from(way.without(tile), Counter(), spare - 1)
        return None

    def _options(self, way: Rearrangement) -> list[Rearrangement] | None:
        """The ways on for the piece that has fewest; None where nothing is without its place."""
        best: list[Rearrangement] | None = None
        for use in self.shop.homeless(way):
            found: list[Rearrangement] = []
            for each in self.shop.with_use(way, use):
                found.append(each)
                if best is not None and len(found) >= len(best):
                    break
            if best is None or len(found) < len(best):
                best = found
            if not best:
                return best
        return best if best is None else self._ordered(iter(best))

    def _ordered(self, ways: Iterator[Rearrangement]) -> list[Rearrangement]:
        """Those that leave least without a place first."""
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


def _used(before: Rearrangement, after: Rearrangement, *less: int) -> Counter[int]:
    """The tiles of the rack that a step took, as far as not said already."""
    return Counter(before.rack) - Counter(after.rack) - Counter(less)


def _row(built: NewMeld) -> list[tuple[tuple[int, int], bool]]:
    return [
        ((kind // 13, kind % 13 + 1), joker) for kind, joker in zip(built.kinds, built.jokers, strict=True)
    ]
