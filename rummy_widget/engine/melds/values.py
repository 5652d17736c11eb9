"""The points that tiles are worth, in a meld or in a hand.

>>> from rummy_widget.engine.melds import read_meld
>>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45
>>> [meld_value(read_meld(meld, RUMMIKUB), Values()) for meld in ("r11 r12 r13", "r4 * r6 r7", "r8 y8 b8 k8")]
[36, 22, 32]
>>> values = RUMMY_45.play.opening.values
>>> [meld_value(read_meld(meld, RUMMY_45), values) for meld in ("r1 r2 r3", "r12 r13 r1", "r1 y1 b1")]
[15, 30, 75]
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rules import Values
from ..tiles import Tile
from .reading import Meld, MeldKind


def meld_value(meld: Meld, values: Values) -> int:
    """Return how many points a meld is worth; *values* gives the points for each tile.

    *values* may give a 1 other points in a group, or after the 13 of a run.
    """
    return sum(_value_at(meld, place, values) for place in range(len(meld.tiles)))


def tile_value(tile: Tile, values: Values) -> int:
    """Return how many points a single tile is worth; *values* gives the points for each number.

    If *values* gives Jokers no points of their own, a Joker is worth as much as the tile that it stands for,
    or 0 if it stands for none.
    """
    if tile.joker and values.joker is not None:
        return values.joker
    return values.numbers[tile.number - 1] if tile.number else 0


def hand_value(tiles: Iterable[Tile], values: Values) -> int:
    """Return how many points the tiles of a hand are worth together; *values* gives the points for each tile.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [hand_value(parse_tiles(hand), RUMMIKUB.play.score.values) for hand in ("r4 b10 k2", "* y7")]
    [16, 37]
    """
    return sum(tile_value(each, values) for each in tiles)


def _value_at(meld: Meld, place: int, values: Values) -> int:
    """Return how many points the tile at index *place* (from 0) of a meld is worth."""
    tile = meld.tiles[place]
    if tile.number == 1 and not (tile.joker and values.joker is not None):
        if meld.kind is MeldKind.GROUP and values.one_in_group is not None:
            return values.one_in_group
        if meld.kind is MeldKind.RUN and place and values.one_high is not None:
            return values.one_high
    return tile_value(tile, values)
