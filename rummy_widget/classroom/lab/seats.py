"""Doubles (both copies of a tile) in the racks of several players, which are all dealt from the same box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod

from .boxes import Box, Rack, pieces

__all__ = ["list_deals", "none_with_doubles", "none_with_doubles_by_kinds", "seats"]


def seats(players: int) -> tuple[int, ...]:
    """Return the number of tiles dealt to each player: 15 to the first, 14 to the others (rule PRO-3).

    >>> seats(3)
    (15, 14, 14)
    """
    return (15, *(14,) * (players - 1))


def list_deals(box: Box | Rack, sizes: Sequence[int]) -> Iterator[tuple[Rack, ...]]:
    """Yield every deal of racks of these *sizes* from a box; copies of a tile count as different.

    Each deal has one rack for each of the sizes; tiles may be left over.

    >>> sum(1 for racks in list_deals(Box(1, 2), (2, 1)))
    12
    """
    left = pieces(box) if isinstance(box, Box) else box
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(left)), sizes[0]):
        rest = tuple(piece for place, piece in enumerate(left) if place not in chosen)
        for others in list_deals(rest, sizes[1:]):
            yield (tuple(left[place] for place in chosen), *others)


def none_with_doubles(sizes: Sequence[int], least: int = 3, kinds: int = 51, single: int = 3) -> Fraction:
    """Return the chance that every rack of a deal has fewer than *least* doubles, by inclusion-exclusion.

    A double is both copies of a tile. *sizes* are the sizes of the racks. The box contains two copies of each
    of *kinds* tiles, and *single* tiles without a second copy. In the game, three tiles have no second copy:
    the two Jokers, and the tile whose other copy is the Trump, which is turned up and not dealt.

    For each choice of doubles in each rack, the deals that contain them are counted. In this way, a deal is
    counted several times if its racks have more doubles than those chosen; positive and negative weights
    correct that.

    >>> none_with_doubles((2, 1), least=1, kinds=2, single=0)
    Fraction(2, 3)
    """
    found = 0
    for marked in product(*(range(size // 2 + 1) for size in sizes)):
        signs = prod(_sign(doubles, least) for doubles in marked)
        if signs:
            left = [size - 2 * doubles for size, doubles in zip(sizes, marked, strict=True)]
            found += signs * _deals(kinds, marked) * _deals(2 * (kinds - sum(marked)) + single, left)
    return Fraction(found, _deals(2 * kinds + single, sizes))


def _sign(marked: int, least: int) -> int:
    """Return the inclusion-exclusion weight of a rack in which *marked* doubles have been chosen.

    A double is both copies of a tile. If the weights of all choices of doubles in a rack are added up, the
    sum is 1 for a rack with fewer than *least* doubles, and 0 for any other rack.
    """
    return sum((-1) ** (marked - held) * comb(marked, held) for held in range(min(marked + 1, least)))


def _deals(things: int, sizes: Sequence[int]) -> int:
    """Return the number of ways to deal different things to several people.

    *things* is the number of things, and *sizes* lists how many each person gets; some may be left over.
    """
    ways = 1
    for size in sizes:
        ways *= comb(things, size)
        things -= size
    return ways


def none_with_doubles_by_kinds(
    sizes: Sequence[int], least: int = 3, kinds: int = 51, single: int = 3
) -> Fraction:
    """Return the chance that every rack of a deal has fewer than *least* doubles, computed tile by tile.

    A double is both copies of a tile. *sizes* are the sizes of the racks, *kinds* is the number of tiles of
    which the box contains two copies, and *single* the number of tiles with one copy. For each kind of tile
    in turn, all ways to give its copies to the racks are counted. The result equals that of
    `none_with_doubles`.

    >>> none_with_doubles_by_kinds((2, 1), least=1, kinds=2, single=0)
    Fraction(2, 3)
    """
    racks = range(len(sizes))
    start = (0,) * len(sizes)
    now = Counter({(start, start): 1})
    for kind in range(kinds + single):
        after: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
        for (tiles, doubles), ways in now.items():
            for owners in product((None, *racks), repeat=2 if kind < kinds else 1):
                held = tuple(have + owners.count(rack) for rack, have in enumerate(tiles))
                twice = tuple(have + (owners.count(rack) == 2) for rack, have in enumerate(doubles))
                if max(twice) < least and all(have <= size for have, size in zip(held, sizes, strict=True)):
                    after[held, twice] += ways
        now = after
    whole = sum(ways for (tiles, _), ways in now.items() if tiles == tuple(sizes))
    return Fraction(whole, _deals(2 * kinds + single, sizes))
