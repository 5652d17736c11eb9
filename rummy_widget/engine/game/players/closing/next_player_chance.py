"""The chance that a discard completes a meld in the next player's hand.

The next player's hand contains the tiles that everybody saw that player get; the rest of the hand is unseen,
and every choice of unseen tiles is equally likely. The chance is exact: seven kinds of tiles can be in a meld
with the discard, and each is in the hand or not, which makes 128 cases. The probabilities of the cases
without a meld are added up and subtracted from 1. Melds with Jokers don't count: a player who holds a Joker
has little need of a discard.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from math import comb

from ....solver.closing.sight import KINDS, Sight
from ....tiles import COLOURS, JOKER, Tile
from ...view import View

_PLACES = 7  # the kinds of tiles beside a tile: two numbers below, two above, three other colours


def next_player_chance(view: View, tile: Tile) -> Fraction:
    """Return the probability that this tile, once discarded, completes a meld for the next player.

    It is 0 for a Joker, which may not be taken (PRO-12). *view* is what the player who discards the tile
    knows of the round.
    """
    if tile is JOKER:
        return Fraction(0)
    elsewhere, unseen = _unseen(view.sight())
    known = view.with_others[view.next_seat]
    kinds = _beside(tile, view.settings.rules.runs.high)
    copies = tuple(2 if kind in known else elsewhere[kind] if kind else 0 for kind in kinds)
    surely = tuple(kind in known for kind in kinds)
    drawn = max(0, view.sizes[view.next_seat] - len(known))
    return _chance(copies, surely, tile.number != 1, unseen, min(drawn, unseen))


@lru_cache(maxsize=16)
def _unseen(sight: Sight) -> tuple[dict[Tile, int], int]:
    """Return the number of unseen copies of each kind of tile, and the total number of unseen tiles.

    The total includes Jokers.
    """
    found = {kind: sight.unseen(kind) for kind in KINDS}
    return found, sum(found.values()) + sight.jokers_unseen


@cache
def _beside(tile: Tile, high: bool) -> tuple[Tile | None, ...]:
    """Return the seven kinds that can be in a meld with a tile: four of its colour, then three of its number.

    The kinds of its colour are the next two below and the next two above; None stands for a number that
    doesn't exist. *high* says whether a 1 follows 13.
    """
    assert tile.colour is not None
    assert tile.number is not None
    near = []
    for step in (-2, -1, 1, 2):
        number = tile.number + step
        if high and tile.number == 1 and step < 0:
            number += 13  # 12-13-1
        near.append(Tile(tile.colour, 1 if number == 14 else number) if 1 <= number <= 13 + high else None)
    return (*near, *(Tile(colour, tile.number) for colour in COLOURS if colour is not tile.colour))


@cache
def _melds(held: int, middle: bool) -> bool:
    """Return whether a tile makes a meld with the kinds of tiles that a player holds.

    *held* is a bit mask with a bit for each of the seven kinds that can be in a meld with the tile, in the
    order in which `_beside` returns them; the bit is set if the player holds that kind. *middle* is whether
    the tile may stand in the middle of a run; a 1 may not (PRO-20).
    """
    below2, below, above, above2 = (held >> place & 1 for place in range(4))
    others = (held >> 4).bit_count()
    return bool((below and (below2 or (above and middle))) or (above and above2) or others >= 2)


@lru_cache(maxsize=4096)
def _chance(
    copies: tuple[int, ...], surely: tuple[bool, ...], middle: bool, unseen: int, drawn: int
) -> Fraction:
    """Return the probability that a discard completes a meld for the next player.

    Args:
        copies: for each of the seven kinds that can be in a meld with the discard, how many copies the next
            player could have; the kinds are in the order in which `_beside` returns them.
        surely: for each of these kinds, whether the next player certainly holds it.
        middle: whether the discard may stand in the middle of a run.
        unseen: how many unseen tiles there are.
        drawn: how many of these unseen tiles the next player holds.
    """
    always = sum(1 << place for place, sure in enumerate(surely) if sure)
    if _melds(always, middle):
        return Fraction(1)
    possible = tuple(0 if sure else most for most, sure in zip(copies, surely, strict=True))
    elsewhere = unseen - sum(possible)
    ways = sum(
        choices * comb(twos, both) * 2 ** (twos - both) * comb(elsewhere, drawn - ones - twos - both)
        for (ones, twos), choices in _useless(possible, always, middle)
        for both in range(min(twos, drawn - ones - twos) + 1)
    )
    return 1 - Fraction(ways, comb(unseen, drawn))


@lru_cache(maxsize=4096)
def _useless(copies: tuple[int, ...], always: int, middle: bool) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return how many sets of kinds make no meld with a discard, by how many copies there are of the kinds.

    Each item is a pair: how many of the kinds have one copy and how many have two, and the number of sets.
    *copies* is how many copies of each of the seven kinds may be in the next player's hand. *always* is a bit
    mask of the kinds that certainly are there; they are in no set. *middle* is whether the discard may stand
    in the middle of a run.
    """
    open_places = [place for place, most in enumerate(copies) if most]
    found = Counter[tuple[int, int]]()
    for chosen in range(1 << len(open_places)):
        places = [place for at, place in enumerate(open_places) if chosen >> at & 1]
        if not _melds(always | sum([1 << place for place in places]), middle):
            ones = sum([copies[place] == 1 for place in places])
            found[ones, len(places) - ones] += 1
    return tuple(found.items())
