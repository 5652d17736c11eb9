"""Count the racks that can open: those with melds worth enough points to be a player's first melds.

In games such as Rummikub, the first melds that a player lays must be worth a minimum of points. There are
three methods. The first tries the melds of one rack. The second counts racks number by number, for groups
only, and remembers only how many tiles and points there are so far. The third is the count in `engine.odds`,
which also remembers unfinished runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb, prod

from ...engine.odds.opening_count import unopenable_counts
from ...engine.odds.partial_solutions import OpeningTerms
from ...engine.tiles import JOKER, Tile
from .boxes import Box, Rack
from .melds import melds

__all__ = ["count_by_groups", "count_openings", "in_groups", "opening", "worth"]


def worth(meld: Iterable[Tile]) -> int:
    """Return the points that a meld is worth if a player opens with it in Rummikub: the sum of its numbers.

    To open is to lay melds for the first time (rule RK-2). A Joker in *meld* adds nothing.

    >>> from rummy_widget import parse_tiles
    >>> worth(parse_tiles("r9 r10 r11"))
    30
    """
    return sum(tile.number or 0 for tile in meld)


def opening(points: int, box: Box, allowed: Iterable[Rack] | None = None) -> Callable[[Rack], bool]:
    """Return a function that says whether a rack can open, that is, lay melds that are worth enough points.

    *points* is the number of points that are needed. The function tries all choices of melds. They are the
    *allowed* melds if these are given; otherwise all runs and groups that can be made from the box, in which
    the 1 only comes before the 2, as in Rummikub. A Joker counts as the tile it stands for.

    >>> from rummy_widget import parse_tiles
    >>> opens = opening(30, Box(4, 13))
    >>> racks = "r9 r10 r11 k1", "r4 r5 r6 b4 y4 k4", "r13 b13 *", "r12 r13 r1"
    >>> [opens(parse_tiles(each)) for each in racks]
    [True, False, True, False]
    """
    ordered = sorted(allowed or melds(box, high=False), key=worth, reverse=True)
    rows = [(worth(meld), meld) for meld in ordered]

    @lru_cache(maxsize=20_000)
    def opens(rack: Rack) -> bool:
        held = Counter(rack)
        jokers = held.pop(JOKER, 0)
        near = [row for row in rows if len(row[1]) - sum(tile in held for tile in row[1]) <= jokers]
        return _reaches(points, near, 0, held, jokers)

    return opens


def _reaches(
    missing: int, rows: list[tuple[int, Rack]], first: int, held: Counter[Tile], jokers: int
) -> bool:
    """Return whether melds that are worth enough points can be made from the tiles *held*.

    *missing* is the number of points that are still needed. Each of the *rows* is a pair: the points of a
    meld, and the meld; the most valuable melds come first. Melds before position *first* are not tried.
    *jokers* is the number of Jokers left to use.
    """
    if missing <= 0:
        return True
    for index in range(first, len(rows)):
        points, meld = rows[index]
        laid = [tile for tile in meld if held[tile]]
        left = jokers - (len(meld) - len(laid))
        if laid and left >= 0:
            held.subtract(laid)
            found = _reaches(missing - points, rows, index, held, left)
            held.update(laid)
            if found:
                return True
    return False


@cache
def in_groups(colours: int = 4) -> dict[tuple[int, int], int]:
    """Count the ways to choose tiles that all have the same number, such as 7, from a box.

    A key of the result is a pair: how many tiles are chosen, and how many of them can be laid in groups at
    most. The value is the number of ways to choose such tiles. *colours* is the number of colours in the box,
    which contains two copies of the tile in each colour; the copies count as different.

    >>> in_groups(3)[3, 3], in_groups(3)[3, 0], in_groups(3)[6, 6]
    (8, 12, 1)
    """
    found: Counter[tuple[int, int]] = Counter()
    for copies in product(range(3), repeat=colours):
        found[sum(copies), _most_in_groups(copies)] += prod(comb(2, each) for each in copies)
    return dict(found)


def _most_in_groups(copies: tuple[int, ...]) -> int:
    """Return the largest number of tiles that can be laid in groups, if all tiles have the same number.

    *copies* lists the number of tiles held in each colour. Every possible first group is tried.
    """
    present = [colour for colour, held in enumerate(copies) if held]
    return max(
        (
            size + _most_in_groups(tuple(held - (colour in group) for colour, held in enumerate(copies)))
            for size in (3, 4)
            for group in combinations(present, size)
        ),
        default=0,
    )


def count_by_groups(points: int, size: int, box: Box) -> int:
    """Return how many racks from a box can open if only groups may be laid.

    A rack has *size* tiles, and can open if it contains groups that are worth at least *points* in all. The
    racks are counted by going through the numbers of the box, remembering only how many tiles the rack has so
    far and how many points its groups are worth.

    >>> count_by_groups(9, 3, Box(4, 4)), count_by_groups(9, 4, Box(4, 4))
    (64, 1664)
    """
    now = {(0, 0): 1}
    for number in range(1, box.numbers + 1):
        after: Counter[tuple[int, int]] = Counter()
        for (held, so_far), ways in now.items():
            for (more, laid), each in in_groups(box.colours).items():
                if held + more <= size:
                    after[held + more, min(points, so_far + number * laid)] += ways * each
        now = dict(after)
    return now.get((size, points), 0)


def count_openings(points: int, size: int, numbers: int, jokers: int = 0) -> int:
    """Return the exact number of racks of *size* tiles that can open with melds worth *points* or more.

    The box contains Jokers, and two copies of each tile in four colours; *numbers* is the highest number of a
    tile. Only racks with exactly *jokers* Jokers are counted; all Jokers count as equal. The count goes
    through the numbers from the highest to the lowest, and counts each rack once.

    >>> count_openings(9, 3, 4), count_openings(9, 3, 4, jokers=2)
    (96, 24)
    """
    values = tuple(range(1, numbers + 1))
    naturals = size - jokers
    closed = unopenable_counts(OpeningTerms(points, values, values, jokers=jokers), naturals)
    return comb(8 * numbers, naturals) - closed[naturals]
