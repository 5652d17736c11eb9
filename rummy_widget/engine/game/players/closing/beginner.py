"""Plays by eye: keeps tiles that have neighbours, forgets what is gone, and now and then overlooks things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down
from ...view import View, takeable
from .options import DRAW, KEEP

__all__ = ["beginner"]

# How often it does not see what lies before it.
OVERLOOKS_CLOSE = 0.15
OVERLOOKS_TAKE = 0.3
OVERLOOKS_TILE = 0.1  # that a tile of its rack goes with others


def beginner(view: View, rng: Random) -> Move:
    """What somebody plays who learned the game last week."""
    if view.may(Verb.KEEP):
        return KEEP
    if view.may(Verb.DRAW) or view.may(Verb.TAKE) or view.may(Verb.EXTRA):
        return _drawing(view, rng)
    closing = view.may(Verb.CLOSE)
    if closing and rng.random() >= OVERLOOKS_CLOSE:
        return closing
    return putting_down(_least_liked(view.hand.tiles(), rng))


def _drawing(view: View, rng: Random) -> Move:
    last, draw = takeable(view), view.may(Verb.DRAW)
    extra, take = view.may(Verb.EXTRA), view.may(Verb.TAKE)
    if take and last and rng.random() >= OVERLOOKS_TAKE and _makes_meld(last, view.hand.tiles()):
        return take
    if extra and rng.random() >= OVERLOOKS_TAKE:
        return extra
    return draw or take or extra or DRAW


def _makes_meld(tile: Tile, rack: Iterable[Tile]) -> bool:
    """Whether a tile makes a meld with two of the tiles that lie in none yet."""
    return _lies_in_meld(tile, _left_over(rack))


def _least_liked(rack: tuple[Tile, ...], rng: Random) -> Tile:
    """A tile out of the melds that goes least with others; Jokers are never thrown."""
    loose = _left_over(rack) or [each for each in rack if each is not JOKER] or [JOKER]
    seen = [each for each in loose if rng.random() >= OVERLOOKS_TILE] or loose
    return min(loose, key=lambda each: (_goes_with(each, seen), rng.random()))


def _goes_with(tile: Tile, others: list[Tile]) -> int:
    """How well a tile goes with others: neighbours in a run count most."""
    return sum(_near(tile, each) for each in others)


def _near(tile: Tile, other: Tile) -> int:
    if tile is JOKER or other is JOKER or tile == other:
        return 0
    if tile.number == other.number:
        return 2
    if tile.colour is not other.colour:
        return 0
    low, high = sorted((tile.number or 0, other.number or 0))
    apart = min(high - low, 14 - high) if low == 1 else high - low  # a 1 stands beside 2, and beside 13
    return 4 - apart if apart < 3 else 0


def _left_over(rack: Iterable[Tile]) -> list[Tile]:
    """The tiles, but Jokers, that lie in no meld, when the first melds that meet the eye are laid."""
    left = Counter(each for each in rack if each is not JOKER)
    for meld in _seen_melds(left):
        if all(left[each] for each in meld):
            left.subtract(meld)
    return [*left.elements()]


def _seen_melds(tiles: Counter[Tile]) -> list[tuple[Tile, ...]]:
    """Runs, the long ones first, then groups."""
    runs = []
    kinds = sorted(tiles)
    for start in kinds:
        run = [start]
        while (after := _after(run[-1])) is not None and tiles[after] and len(run) < 13:
            run.append(after)
        if len(run) >= 3:
            runs.append(tuple(run))
    groups = []
    for number in {each.number for each in kinds}:
        group = tuple(each for each in kinds if each.number == number)
        if len(group) >= 3:
            groups.append(group)
    return [*sorted(runs, key=len, reverse=True), *sorted(groups, key=len, reverse=True)]


def _after(tile: Tile) -> Tile | None:
    """The next tile of a run; after 13 comes the 1, and nothing after that."""
    if tile.number is None or tile.colour is None:
        return None
    return Tile(tile.colour, tile.number % 13 + 1)


def _lies_in_meld(tile: Tile, others: list[Tile]) -> bool:
    """Whether a tile makes a run of three or a group with others."""
    have = {each for each in others if each != tile}
    if sum(each.number == tile.number for each in have) >= 2:
        return True
    if tile.number is None or tile.colour is None:
        return False
    # 1 lies at both ends of the row of numbers, and in no middle.
    for place in {tile.number, 14 if tile.number == 1 else tile.number}:
        for low in range(max(1, place - 2), min(12, place) + 1):
            row = {Tile(tile.colour, 1 if number == 14 else number) for number in range(low, low + 3)}
            if row - {tile} <= have:
                return True
    return False
