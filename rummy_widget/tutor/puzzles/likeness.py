"""Tell whether two puzzles are alike: the same melds, rack and goal if some colours are exchanged.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from .question import PuzzleGoal, PuzzleQuestion
>>> one = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 | b9 y9 k9", "r9", PuzzleGoal.TILE)
>>> other = PuzzleQuestion.of(RUMMIKUB, "r9 y9 b9 | k3 k4 k5 k6", "k9", PuzzleGoal.TILE)
>>> likeness(one) == likeness(other)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from ...engine.tiles import Colour, Tile
from .question import PuzzleGoal, PuzzleQuestion

Likeness = tuple[object, ...]


def likeness(asked: PuzzleQuestion, melds: Iterable[int] | None = None) -> Likeness:
    """Return a key that is equal for puzzles that are alike; with *melds*, only those are compared."""
    numbered = _numbered(asked, melds)
    return min(_as(order, numbered, asked) for order in permutations(range(4)))


def likenesses(asked: PuzzleQuestion, always: Iterable[int]) -> Callable[[Iterable[int]], Likeness]:
    """Return a function that gives a key for a choice of additional melds, equal for choices that are alike.

    The function takes the indexes of melds. Two choices are alike if, together with the goal and the melds
    *always*, they make puzzles that are alike. The function is fast for many choices, because it tries only
    those exchanges of colours that leave the goal and the melds *always* as they are.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> table = "r3 r4 r5 r6 | b9 y9 k9 | b1 b2 b3 | k1 k2 k3"
    >>> asked = PuzzleQuestion.of(RUMMIKUB, table, "r2", PuzzleGoal.TILE)
    >>> like = likenesses(asked, [0])
    >>> like([2]) == like([3]), like([1]) == like([2])
    (True, False)
    """
    there = _numbered(asked, always)
    same = _as((0, 1, 2, 3), there, asked)
    orders = [each for each in permutations(range(4)) if _as(each, there, asked) == same]
    rows = [[_number(each) for each in row] for row in asked.spread.melds]
    named = [[_named(order, row) for row in rows] for order in orders]
    return lambda melds: min(tuple(sorted(each[at] for at in melds)) for each in named)


def _numbered(asked: PuzzleQuestion, melds: Iterable[int] | None) -> list[list[tuple[int, int]]]:
    """Return a puzzle's tiles as lists of (colour, number): tile to lay, rest of the rack, then each meld.

    Without a particular tile to lay the first list is empty. If there is one, and only some *melds* are
    compared, the second list is empty.
    """
    one = int(asked.ask is PuzzleGoal.TILE)
    rest, rows = asked.rack[one:], asked.spread.melds
    if melds is not None:
        rest, rows = () if one else rest, tuple(rows[at] for at in melds)
    return [[_number(each) for each in row] for row in (asked.rack[:one], rest, *rows)]


def _as(order: tuple[int, ...], rows: list[list[tuple[int, int]]], asked: PuzzleQuestion) -> Likeness:
    named = [_named(order, row) for row in rows]
    return asked.ask.value, asked.count, named[0], named[1], tuple(sorted(named[2:]))


def _named(order: tuple[int, ...], row: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((order[lane] if lane >= 0 else -1, number) for lane, number in row))


def _number(tile: Tile) -> tuple[int, int]:
    """Return a tile as colour (0 to 3) and number; every Joker is (-1, 0), whatever it stands for."""
    return (-1, 0) if tile.joker or tile.colour is None else (tile.colour.lane, tile.number or 0)


def recoloured(asked: PuzzleQuestion, order: tuple[Colour, ...]) -> PuzzleQuestion:
    """Return the puzzle with exchanged colours: the first colour becomes `order[0]`, and so on."""

    def tile(each: Tile) -> Tile:
        return each if each.colour is None else Tile(order[each.colour.lane], each.number, each.joker)

    spread = type(asked.spread)(tuple(tuple(map(tile, row)) for row in asked.spread.melds))
    return PuzzleQuestion(asked.rules, spread, tuple(map(tile, asked.rack)), asked.ask, asked.count)
