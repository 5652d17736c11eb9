"""When two puzzles are alike: the same tiles lie together and are asked for, up to the names of the colours.

>>> from rummy_widget.rules import RUMMIKUB
>>> from .asked import Ask, Asked
>>> one = Asked.of(RUMMIKUB, "r3 r4 r5 r6 | b9 y9 k9", "r9", Ask.TILE)
>>> other = Asked.of(RUMMIKUB, "r9 y9 b9 | k3 k4 k5 k6", "k9", Ask.TILE)
>>> likeness(one) == likeness(other)
True
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from ...tiles import Colour, Tile
from .asked import Ask, Asked

__all__ = ["Likeness", "likeness", "recoloured"]

Likeness = tuple[object, ...]


def likeness(asked: Asked, melds: Iterable[int] | None = None) -> Likeness:
    """What is the same for all puzzles that are alike; of these *melds* alone, where they are given."""
    rows = asked.spread.melds if melds is None else [asked.spread.melds[at] for at in melds]
    asked_for = asked.rack[:1] if asked.ask is Ask.TILE else ()
    rest = asked.rack[len(asked_for) :]
    if melds is not None and asked.ask is Ask.TILE:
        rest = ()
    numbered = [[_number(each) for each in row] for row in (asked_for, rest, *rows)]
    return min(_as(order, numbered, asked) for order in permutations(range(4)))


def _as(order: tuple[int, ...], rows: list[list[tuple[int, int]]], asked: Asked) -> Likeness:
    named = [
        tuple(sorted((order[lane] if lane >= 0 else -1, number) for lane, number in row)) for row in rows
    ]
    return asked.ask.value, asked.count, named[0], named[1], tuple(sorted(named[2:]))


def _number(tile: Tile) -> tuple[int, int]:
    """Colour and number; a Joker is a Joker, whatever it stands for."""
    return (-1, 0) if tile.joker or tile.colour is None else (tile.colour.lane, tile.number or 0)


def recoloured(asked: Asked, order: tuple[Colour, ...]) -> Asked:
    """The same with each colour named otherwise: the colour of lane 0 by the first, and so on."""

    def tile(each: Tile) -> Tile:
        return each if each.colour is None else Tile(order[each.colour.lane], each.number, each.joker)

    spread = type(asked.spread)(tuple(tuple(map(tile, row)) for row in asked.spread.melds))
    return Asked(asked.rules, spread, tuple(map(tile, asked.rack)), asked.ask, asked.count)
