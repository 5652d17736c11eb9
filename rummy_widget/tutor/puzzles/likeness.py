"""Compare puzzles: two are alike if exchanging colours gives them the same melds, rack and goal.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from .question import PuzzleGoal, PuzzleQuestion
>>> one = PuzzleQuestion.of(RUMMIKUB, "r3 r4 r5 r6 | b9 y9 k9", "r9", PuzzleGoal.TILE)
>>> other = PuzzleQuestion.of(RUMMIKUB, "r9 y9 b9 | k3 k4 k5 k6", "k9", PuzzleGoal.TILE)
>>> likeness(one) == likeness(other)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import permutations

from ...engine.tiles import Colour, Tile
from .question import PuzzleGoal, PuzzleQuestion

Likeness = tuple[object, ...]
"""A key that is equal for puzzles that are alike."""


def likeness(question: PuzzleQuestion, melds: Iterable[int] | None = None) -> Likeness:
    """Return a key that is equal for puzzles that differ only in their colours and in the order of melds.

    *melds* gives the indexes of the melds on the table that are compared; None means all.
    """
    numbered = _numbered(question, melds)
    return min(_as(order, numbered, question) for order in permutations(range(4)))


def likenesses(question: PuzzleQuestion, always: Iterable[int]) -> Callable[[Iterable[int]], Likeness]:
    """Return a function that gives selections of a puzzle's melds equal keys if they are alike.

    The function is called with the indexes of melds on the table. Two selections have the same key if
    swapping colours turns one into the other. The swaps leave the goal unchanged, and the melds with the
    indexes *always*, which belong to every selection. They are found once, so that each call is fast.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> table = "r3 r4 r5 r6 | b9 y9 k9 | b1 b2 b3 | k1 k2 k3"
    >>> question = PuzzleQuestion.of(RUMMIKUB, table, "r2", PuzzleGoal.TILE)
    >>> like = likenesses(question, [0])
    >>> like([2]) == like([3]), like([1]) == like([2])
    (True, False)
    """
    there = _numbered(question, always)
    same = _as((0, 1, 2, 3), there, question)
    orders = [each for each in permutations(range(4)) if _as(each, there, question) == same]
    rows = [[_number(each) for each in row] for row in question.spread.melds]
    named = [[_named(order, row) for row in rows] for order in orders]
    return lambda melds: min(tuple(sorted(each[at] for at in melds)) for each in named)


def _numbered(question: PuzzleQuestion, melds: Iterable[int] | None) -> list[list[tuple[int, int]]]:
    """Return the tiles of a puzzle as lists of (colour, number).

    If a certain tile has to be laid, the first list contains this tile; otherwise it is empty. The second
    list contains the rest of the rack, and each further list is a meld. If *melds* is given, only the melds
    with these indexes are included, and the rest of the rack is left out if a certain tile has to be laid.
    """
    one = int(question.goal is PuzzleGoal.TILE)
    rest, rows = question.rack[one:], question.spread.melds
    if melds is not None:
        rest, rows = () if one else rest, tuple(rows[at] for at in melds)
    return [[_number(each) for each in row] for row in (question.rack[:one], rest, *rows)]


def _as(order: tuple[int, ...], rows: list[list[tuple[int, int]]], question: PuzzleQuestion) -> Likeness:
    """Return the key of a puzzle after exchanging its colours: colour 0 becomes `order[0]`, and so on.

    *question* is the puzzle, and *rows* contains its tiles in the form that `_numbered` returns.
    """
    named = [_named(order, row) for row in rows]
    return question.goal.value, question.count, named[0], named[1], tuple(sorted(named[2:]))


def _named(order: tuple[int, ...], row: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return sorted (colour, number) pairs of tiles, with colour 0 replaced by `order[0]`, and so on.

    The colour -1, which stands for a Joker, stays as it is.
    """
    return tuple(sorted((order[lane] if lane >= 0 else -1, number) for lane, number in row))


def _number(tile: Tile) -> tuple[int, int]:
    """Return a tile as colour (0 to 3) and number; every Joker is (-1, 0), whatever it stands for."""
    return (-1, 0) if tile.joker or tile.colour is None else (tile.colour.lane, tile.number or 0)


def recoloured(question: PuzzleQuestion, order: tuple[Colour, ...]) -> PuzzleQuestion:
    """Return the puzzle in other colours: red becomes `order[0]`, yellow `order[1]`, and so on."""

    def tile(each: Tile) -> Tile:
        return each if each.colour is None else Tile(order[each.colour.lane], each.number, each.joker)

    spread = type(question.spread)(tuple(tuple(map(tile, row)) for row in question.spread.melds))
    return replace(question, spread=spread, rack=tuple(map(tile, question.rack)))
