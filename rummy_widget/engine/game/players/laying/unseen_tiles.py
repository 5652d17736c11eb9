"""What tiles that lie nowhere may still come to: which unseen tiles make melds of them, and for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from ....melds import completions, hand_value, tile_value
from ....rules import LaidScore, Ruleset
from ....table_melds import TableMelds
from ....tiles import JOKER, Tile
from ...turns.lying_melds import fits_somewhere
from ...view import View

__all__ = ["UnseenTiles"]

TURNS = 4.0
"""How many tiles a player hopes to come by before it is over."""
LAID, CAUGHT = 0.005, 0.1
"""What a tile counts by its worth: kept where laying gives points, thrown where being caught costs them."""
FED, FED_POINTS = 0.3, 0.05
"""How much a meld of the next player counts beside an own one, in a game of caught tiles and of points."""

FEW, LAST = 2, 10
"""With so few tiles left, one that fits the table lets the next player out: it counts so many times."""


class UnseenTiles:
    """The tiles that nobody has seen, and what they would make of some that lie nowhere yet.

    `unseen` counts the natural ones by kind, `jokers` the Jokers.
    """

    def __init__(self, view: View, loose: Sequence[Tile], lying: TableMelds) -> None:
        self.loose = tuple(loose)
        self.runs = [row for row in lying.melds if _is_run(row)]
        self.rules = view.settings.rules
        self.score = view.settings.rules.laying.score
        box = self.rules.tiles
        seen = Counter(view.hand) + view.spread.counts() + Counter(each.tile for each in view.row)
        self.unseen = {kind: max(0, box.copies - seen[kind]) for kind in box.kinds}
        self.jokers = max(0, box.jokers + sum(view.extra) - seen[JOKER])
        self.total = max(2, sum(self.unseen.values()) + self.jokers)
        self.theirs = view.sizes[(view.seat + 1) % view.settings.players]
        self.spread = view.spread

    def without(self, tile: Tile) -> float:
        """How good it is to throw a tile: what the others may still come to, less what it may give away."""
        rest = list(self.loose)
        if tile in rest:
            rest.remove(tile)
        worth = tile_value(tile, self.score.values)
        if fits_somewhere(self.spread, tile, self.rules):
            hope = self.hope(rest) - self._worth([tile]) * (LAST if self.theirs <= FEW else 1)
        else:
            hope = self.hope(rest)
        if isinstance(self.score, LaidScore):
            return hope - LAID * worth - FED_POINTS * self.gives(tile)
        return hope + CAUGHT * worth - FED * self.gives(tile)

    def hope(self, tiles: Sequence[Tile]) -> float:
        """What some tiles may still come to: for each unseen tile the best that it makes with them."""
        best: dict[Tile, float] = {}
        for one, two in combinations(tiles, 2):
            for third in makes(one, two, self.rules):
                best[third] = max(best.get(third, 0.0), self._worth((one, two, third)))
        for tile in tiles:
            for row in self.runs:
                if (link := _link(row, tile)) is not None:
                    best[link] = max(best.get(link, 0.0), self._worth((tile, link)))
        return TURNS / self.total * sum(self.unseen.get(each, 0) * worth for each, worth in best.items())

    def gives(self, tile: Tile) -> float:
        """What the next player may make of a tile, by all the pairs that it may hold."""
        found = sum(
            self.unseen[one] * self.unseen[two] * self._worth((one, two, tile))
            for one, two in pairs(tile, self.rules)
        )
        return found * self.theirs * (self.theirs - 1) / (self.total * (self.total - 1))

    def _worth(self, meld: Sequence[Tile]) -> float:
        if isinstance(self.score, LaidScore):
            return hand_value(meld, self.score.values) / 10
        return float(len(meld))


def _is_run(row: Sequence[Tile]) -> bool:
    return len({each.number for each in row if each.colour}) > 1


def _link(row: Sequence[Tile], tile: Tile) -> Tile | None:
    """The one tile that is missing between a run and a tile, if it is one."""
    first, last = row[0], row[-1]
    if tile.number is None or first.number is None or last.number is None or tile.colour is not first.colour:
        return None
    if tile.number == last.number + 2:
        return Tile(tile.colour, last.number + 1)
    return Tile(tile.colour, first.number - 1) if tile.number == first.number - 2 else None


@lru_cache(maxsize=20_000)
def makes(one: Tile, two: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """The tiles that make a meld of two; a Joker makes one of any, and waits for no tile."""
    if JOKER in (one, two) or (one.number != two.number and one.colour is not two.colour):
        return ()
    return tuple(each.kind for each in completions([one, two], rules))


@lru_cache(maxsize=500)
def pairs(tile: Tile, rules: Ruleset) -> tuple[tuple[Tile, Tile], ...]:
    """The pairs that a tile makes a meld of."""
    near = [each for each in rules.tiles.kinds if each.colour is tile.colour or each.number == tile.number]
    return tuple((one, two) for one, two in combinations(near, 2) if tile in makes(one, two, rules))


@lru_cache(maxsize=500)
def beside_joker(tile: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """The tiles with which a tile and one Joker make a meld."""
    return tuple(each.kind for each in completions([tile, JOKER], rules))
