"""Conditional chances, by counting cases and by Bayes' rule: what a player's action says about their rack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import TypeVar

from ...engine.tiles import Tile, as_tiles
from .boxes import Box, Rack, deal_from
from .melds import melds

__all__ = [
    "among", "bayes", "given", "hands_with", "hands_with_any", "holds", "pairs_for", "random_racks",
    "without",
]  # fmt: skip

T = TypeVar("T")

Pair = frozenset[Tile]
"""A set of tiles that belong together, usually two that complete a meld."""


def among(cases: Iterable[T], evidence: Callable[[T], bool], event: Callable[[T], bool]) -> tuple[int, int]:
    """Count the cases in which both *event* and *evidence* are true, and those in which *evidence* is true.

    >>> among(range(1, 7), evidence=lambda pips: pips > 3, event=lambda pips: pips % 2 == 0)
    (2, 3)
    """
    found = [event(case) for case in cases if evidence(case)]
    return sum(found), len(found)


def given(cases: Iterable[T], evidence: Callable[[T], bool], event: Callable[[T], bool]) -> Fraction:
    """Return the conditional chance of *event*, given that *evidence* is true; all cases are equally likely.

    Raises ZeroDivisionError if *evidence* is true in no case.

    >>> given(range(1, 7), evidence=lambda pips: pips > 3, event=lambda pips: pips % 2 == 0)
    Fraction(2, 3)
    """
    return Fraction(*among(cases, evidence, event))


def bayes(prior: Sequence[Fraction | int], likelihoods: Sequence[Fraction | int]) -> tuple[Fraction, ...]:
    """Return the chance of each case after something was observed, by Bayes' rule.

    *prior* lists the chance of each case before the observation. *likelihoods* lists the chance that the
    observation is made in each case.

    >>> bayes([Fraction(1, 10), Fraction(9, 10)], [1, Fraction(1, 9)])
    (Fraction(1, 2), Fraction(1, 2))
    """
    both = [Fraction(one) * other for one, other in zip(prior, likelihoods, strict=True)]
    return tuple(each / sum(both) for each in both)


def without(pieces: Sequence[Tile], tiles: str | Rack) -> Rack:
    """Return the tiles in *pieces* that are left over if the given *tiles* are removed.

    If a tile occurs twice in *pieces* and once in *tiles*, only one of the two copies is removed.

    >>> without(as_tiles("r3 r3 r4"), "r3")
    (tile('r3'), tile('r4'))
    """
    return tuple((Counter(pieces) - Counter(as_tiles(tiles))).elements())


def pairs_for(tile: str | Tile, box: Box, high: bool = True) -> tuple[Pair, ...]:
    """Return every pair of tiles of a box that forms a run or a group together with a given tile.

    *high* says whether the 1 may also follow the highest number.

    >>> [" ".join(map(str, sorted(pair))) for pair in pairs_for("r3", Box(2, 5))]
    ['r1 r2', 'r2 r4', 'r4 r5']
    """
    (own,) = as_tiles(tile if isinstance(tile, str) else (tile,))
    return tuple(frozenset(meld) - {own} for meld in melds(box, high) if len(meld) == 3 and own in meld)


def holds(rack: Collection[Tile], sets: Iterable[AbstractSet[Tile]]) -> bool:
    """Return whether a rack contains all tiles of at least one of the *sets* of tiles.

    >>> from rummy_widget import parse_tiles
    >>> holds(parse_tiles("r2 r4 y1"), pairs_for("r3", Box(2, 5)))
    True
    """
    return any(all(tile in rack for tile in each) for each in sets)


def random_racks(pieces: Sequence[Tile], size: int, deals: int, seed: int) -> Iterator[Rack]:
    """Yield random racks, each dealt from all tiles of a box.

    *pieces* are the tiles of the box. *deals* is the number of racks, and *size* the number of tiles in each.
    *seed* determines which tiles are dealt.

    >>> [len(rack) for rack in random_racks(as_tiles("r1 r2 r3 r4"), 3, deals=2, seed=7)]
    [3, 3]
    """
    rng = Random(seed)
    return (deal_from(pieces, size, rng) for _ in range(deals))


def hands_with(
    pieces: Sequence[Tile], size: int, sets: Iterable[AbstractSet[Tile]], also: Iterable[Tile] = ()
) -> int:
    """Count the racks that hold all tiles of at least one of the *sets* of tiles, and every tile in *also*.

    The racks have *size* tiles. They are chosen from *pieces*, the tiles of a box, in which copies of a tile
    count as different. The racks are counted by going through the tiles in *sets* and *also*, and trying 0, 1
    or 2 copies of each. Of the remaining pieces, only the number matters.

    >>> from rummy_widget.classroom.lab import SMALL, pieces
    >>> hands_with(pieces(SMALL), 2, pairs_for("r3", SMALL))
    12
    """
    wanted, needed = tuple(sets), frozenset(also)
    copies = Counter(pieces)
    kinds = sorted({tile for each in wanted for tile in each} | needed)
    others = len(pieces) - sum(copies[kind] for kind in kinds)
    now: Counter[tuple[Pair, int]] = Counter({(frozenset(), 0): 1})
    for kind in kinds:
        after: Counter[tuple[Pair, int]] = Counter()
        for (held, tiles), ways in now.items():
            for more in range(copies[kind] + 1):
                after[held | {kind} if more else held, tiles + more] += ways * comb(copies[kind], more)
        now = after
    return sum(
        ways * comb(others, size - tiles)
        for (held, tiles), ways in now.items()
        if tiles <= size and needed <= held and any(each <= held for each in wanted)
    )


def hands_with_any(
    pieces: Sequence[Tile], size: int, sets: Iterable[AbstractSet[Tile]], also: Iterable[Tile] = ()
) -> int:
    """Count the racks that hold all tiles of at least one of the *sets* of tiles, and every tile in *also*.

    The racks have *size* tiles. They are chosen from *pieces*, the tiles of a box, in which copies of a tile
    count as different. The result is the same as that of `hands_with`, but is computed by the
    inclusion-exclusion principle, over all combinations of the *sets*.

    >>> from rummy_widget.classroom.lab import SMALL, pieces
    >>> hands_with_any(pieces(SMALL), 2, pairs_for("r3", SMALL))
    12
    """
    wanted, needed = tuple(sets), frozenset(also)
    unions: Counter[Pair] = Counter()
    for count in range(1, len(wanted) + 1):
        for chosen in combinations(wanted, count):
            unions[needed.union(*chosen)] += (-1) ** (count + 1)
    return sum(sign * _with_all(pieces, size, tiles) for tiles, sign in unions.items() if sign)


def _with_all(pieces: Sequence[Tile], size: int, tiles: Pair) -> int:
    """Return how many racks of *size* tiles, chosen from *pieces*, hold each of *tiles* at least once.

    The number is computed by the inclusion-exclusion principle, over the tiles that a rack does not hold.
    """
    copies = Counter(pieces)
    return sum(
        (-1) ** count * comb(len(pieces) - sum(copies[tile] for tile in missing), size)
        for count in range(len(tiles) + 1)
        for missing in combinations(sorted(tiles), count)
    )
