"""The beginner: a weak computer player that misses chances, for games such as Rummy PRO."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from ....melds.hand import melds_in
from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View, takeable

# The probabilities that the beginner overlooks something.
OVERLOOKS_CLOSE = 0.15
OVERLOOKS_TAKE = 0.3
OVERLOOKS_TILE = 0.1  # a tile of its rack, when it judges how well the other tiles fit together


def beginner(view: View, rng: Random) -> Move:
    """Return the move of a weak computer player, the beginner, in a game such as Rummy PRO.

    It closes, which ends the round, if it can, and takes a discard that completes a meld, but sometimes
    overlooks these chances. Otherwise it draws, and discards the tile that is least likely to form a meld
    with other tiles of its rack, judged by pairs of tiles. Discards of other players don't influence it.
    *view* is what the player knows of the round.
    """
    if keep := view.may(Verb.KEEP):
        return keep
    if view.phase is Phase.DRAW:
        return _drawing(view, rng)
    closing = view.may(Verb.CLOSE)
    if closing and rng.random() >= OVERLOOKS_CLOSE:
        return closing
    return putting_down(_least_liked(view.hand.tiles(), rng))


def _drawing(view: View, rng: Random) -> Move:
    """Return the move by which the beginner gets a tile: take the last discard, use the extra Joker or draw.

    It takes the discard only if that makes a meld with tiles that are in no meld yet, and sometimes overlooks
    such a discard.
    """
    last, take, extra = takeable(view), view.may(Verb.TAKE), view.may(Verb.EXTRA)
    if take and last and rng.random() >= OVERLOOKS_TAKE:
        melds = melds_in([*_left_over(view.hand), last], view.settings.rules)
        if any(last in meld.tiles for meld in melds):
            return take
    if extra and rng.random() >= OVERLOOKS_TAKE:
        return extra
    return Move(Verb.DRAW)


def _least_liked(rack: tuple[Tile, ...], rng: Random) -> Tile:
    """Return the tile that the beginner discards: of the tiles in no meld, the least likely to form one.

    For each of these tiles, `_near` says how well it fits together with each of the others; the tile with the
    lowest sum is discarded. With the probability `OVERLOOKS_TILE`, the beginner overlooks a tile, which then
    adds nothing to the sums of the others. A Joker is discarded only if the rack contains nothing else.
    """
    loose = _left_over(rack) or [each for each in rack if each is not JOKER] or [JOKER]
    seen = [each for each in loose if rng.random() >= OVERLOOKS_TILE] or loose
    return min(loose, key=lambda each: (sum(_near(each, other) for other in seen), rng.random()))


def _near(tile: Tile, other: Tile) -> int:
    """Return a number from 0 to 3 that says how well two tiles fit together in a meld.

    It is 3 for neighbours in a run, 2 for two tiles of a group or for tiles of a run with one missing between
    them, otherwise 0.
    """
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
    """Return the natural tiles of a rack that are left after the melds that are easy to see are taken out."""
    left = Counter(each for each in rack if each is not JOKER)
    for meld in _seen_melds(left):
        if all(left[each] for each in meld):
            left.subtract(meld)
    return [*left.elements()]


def _seen_melds(tiles: Counter[Tile]) -> list[tuple[Tile, ...]]:
    """Return the melds that are easy to see; *tiles* gives the number of copies of each tile.

    First come the runs, the longest first, then the groups. Melds may share tiles.
    """
    kinds, runs = sorted(tiles), []
    for start in kinds:
        run = [start]
        while tiles[after := _after(run[-1])] and len(run) < 13:
            run.append(after)
        runs.append(tuple(run))
    numbers = {each.number for each in kinds}
    groups = [tuple(each for each in kinds if each.number == number) for number in numbers]
    found = [*sorted(runs, key=len, reverse=True), *sorted(groups, key=len, reverse=True)]
    return [meld for meld in found if len(meld) >= 3]


def _after(tile: Tile) -> Tile:
    """Return the tile that follows *tile* in a run; the 1 follows the 13."""
    assert tile.number is not None
    return Tile(tile.colour, tile.number % 13 + 1)
