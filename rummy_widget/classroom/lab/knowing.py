"""What a player may hold after you have seen them do something: cases counted, and Bayes' rule."""

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
from .boxes import Box, Rack, dealt
from .melds import melds

__all__ = ["among", "bayes", "given", "hands_with", "hands_with_any", "holds", "many", "pairs_for", "without"]

T = TypeVar("T")

Pair = frozenset[Tile]
"""A set of tiles that belong together, usually two."""


def among(cases: Iterable[T], seen: Callable[[T], bool], asked: Callable[[T], bool]) -> tuple[int, int]:
    """Return in how many cases both *seen* and *asked* are true, and in how many *seen* is true.

    >>> among(range(1, 7), seen=lambda pips: pips > 3, asked=lambda pips: pips % 2 == 0)
    (2, 3)
    """
    found = [asked(case) for case in cases if seen(case)]
    return sum(found), len(found)


def given(cases: Iterable[T], seen: Callable[[T], bool], asked: Callable[[T], bool]) -> Fraction:
    """Return the chance that *asked* is true in a case in which *seen* is; all cases are equally likely.

    >>> given(range(1, 7), seen=lambda pips: pips > 3, asked=lambda pips: pips % 2 == 0)
    Fraction(2, 3)
    """
    return Fraction(*among(cases, seen, asked))


def bayes(before: Sequence[Fraction | int], seen: Sequence[Fraction | int]) -> tuple[Fraction, ...]:
    """Return the chance of each case after something was seen, by Bayes' rule.

    *before* has the chance that each case had before it was seen; *seen* has, for each case, the chance of
    seeing it.

    >>> bayes([Fraction(1, 10), Fraction(9, 10)], [1, Fraction(1, 9)])
    (Fraction(1, 2), Fraction(1, 2))
    """
    both = [Fraction(one) * other for one, other in zip(before, seen, strict=True)]
    return tuple(each / sum(both) for each in both)


def without(pieces: Sequence[Tile], tiles: str | Rack) -> Rack:
    """Return the *pieces* without the given *tiles*; a tile removes only one of its two copies.

    >>> without(as_tiles("r3 r3 r4"), "r3")
    (tile('r3'), tile('r4'))
    """
    return tuple((Counter(pieces) - Counter(as_tiles(tiles))).elements())


def pairs_for(tile: str | Tile, box: Box, high: bool = True) -> tuple[Pair, ...]:
    """Return every set of two tiles that make a run or a group together with a tile.

    With *high* the 1 may also follow the highest number of the box.

    >>> [" ".join(map(str, sorted(pair))) for pair in pairs_for("r3", Box(2, 5))]
    ['r1 r2', 'r2 r4', 'r4 r5']
    """
    (own,) = as_tiles(tile if isinstance(tile, str) else (tile,))
    return tuple(frozenset(meld) - {own} for meld in melds(box, high) if len(meld) == 3 and own in meld)


def holds(rack: Collection[Tile], sets: Iterable[AbstractSet[Tile]]) -> bool:
    """Return whether a rack has all tiles of at least one of the sets.

    >>> from rummy_widget import parse_tiles
    >>> holds(parse_tiles("r2 r4 y1"), pairs_for("r3", Box(2, 5)))
    True
    """
    return any(all(tile in rack for tile in each) for each in sets)


def many(pieces: Sequence[Tile], size: int, deals: int, seed: int) -> Iterator[Rack]:
    """Yield *deals* racks dealt at random, each of *size* tiles and from all of the pieces.

    >>> [len(rack) for rack in many(as_tiles("r1 r2 r3 r4"), 3, deals=2, seed=7)]
    [3, 3]
    """
    chance = Random(seed)
    return (dealt(pieces, size, chance) for _ in range(deals))


def hands_with(
    pieces: Sequence[Tile], size: int, sets: Iterable[AbstractSet[Tile]], also: Iterable[Tile] = ()
) -> int:
    """Return how many racks of *size* pieces hold all tiles of at least one set, and all tiles of *also*.

    It goes through the tiles of the sets one by one and tries 0, 1 or 2 copies of each. The other pieces
    need not be told apart: only how many there are matters.

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
    """Return the same number as `hands_with`, computed by inclusion and exclusion.

    >>> from rummy_widget.classroom.lab import SMALL, pieces
    >>> hands_with_any(pieces(SMALL), 2, pairs_for("r3", SMALL))
    12
    """
    wanted, needed = tuple(sets), frozenset(also)
    unions: Counter[Pair] = Counter()
    for often in range(1, len(wanted) + 1):
        for some in combinations(wanted, often):
            unions[needed.union(*some)] += (-1) ** (often + 1)
    return sum(sign * _with_all(pieces, size, tiles) for tiles, sign in unions.items() if sign)


def _with_all(pieces: Sequence[Tile], size: int, tiles: Pair) -> int:
    """Return how many racks of *size* pieces hold each of *tiles* at least once.

    It is computed by inclusion and exclusion over the tiles that a rack does not hold.
    """
    copies = Counter(pieces)
    return sum(
        (-1) ** often * comb(len(pieces) - sum(copies[tile] for tile in lacking), size)
        for often in range(len(tiles) + 1)
        for lacking in combinations(sorted(tiles), often)
    )
