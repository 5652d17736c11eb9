"""List all runs and groups, and find by trial which tiles form melds, without using the engine's solver."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, combinations, combinations_with_replacement, product
from math import comb, prod
from random import Random

from ...engine.tiles import ALL_TILES, COLOURS, JOKER, Tile
from .boxes import Box, Rack
from .trials import ConfidenceInterval, mean_interval

__all__ = [
    "can_be_melded", "count_meldable", "estimate_meldable", "groups", "is_run", "meldable_test",
    "melds", "runs",
]  # fmt: skip

SHORT = (3, 4, 5)
"""The sizes of melds to try; longer runs can be divided into these: 6 = 3 + 3, 7 = 3 + 4, 8 = 4 + 4, ..."""

# A set of tiles is one large number, with four bits for each kind of tile, so that melds can be added up.
_LOW = sum(1 << 4 * index for index in range(52))
_FIVE, _EIGHT = 5 * _LOW, 8 * _LOW


def is_run(numbers: Sequence[int], last: int, high: bool = True) -> bool:
    """Return whether tiles of one colour with these *numbers*, which must differ, form a run.

    *last* is the highest number of the box. *high* says whether the 1 may also follow that number.

    >>> is_run((3, 4, 5), 13), is_run((1, 12, 13), 13), is_run((1, 2, 13), 13), is_run((3, 4), 13)
    (True, True, False, False)
    """
    rows = [sorted(numbers)]
    if high:
        rows.append(sorted(last + 1 if number == 1 else number for number in numbers))
    return len(numbers) >= 3 and any(row == list(range(row[0], row[0] + len(row))) for row in rows)


def runs(box: Box, size: int, high: bool = True) -> tuple[Rack, ...]:
    """Return all runs of *size* tiles in a box, found by trying all choices of numbers (rule PRO-20).

    *high* says whether the 1 may also follow the highest number.

    >>> len(runs(Box(2, 5), 3)), len(runs(Box(2, 5), 3, high=False))
    (8, 6)
    """
    return tuple(
        tuple(Tile(colour, number) for number in numbers)
        for colour in COLOURS[: box.colours]
        for numbers in combinations(range(1, box.numbers + 1), size)
        if is_run(numbers, box.numbers, high)
    )


def groups(box: Box, size: int) -> tuple[Rack, ...]:
    """Return all groups of *size* tiles in a box; () if there are none of this size (rule PRO-21).

    >>> len(groups(Box(4, 13), 3)), len(groups(Box(4, 13), 4)), len(groups(Box(2, 5), 3))
    (52, 13, 0)
    """
    return tuple(
        tuple(Tile(colour, number) for colour in colours)
        for number in range(1, box.numbers + 1)
        for colours in combinations(COLOURS[: box.colours], size)
        if size in (3, 4)
    )


@lru_cache(maxsize=32)
def melds(box: Box, high: bool = True) -> tuple[Rack, ...]:
    """Return all runs and groups of three to five tiles in a box; longer runs can be divided into such runs.

    *high* says whether the 1 may also follow the highest number.

    >>> len(melds(Box(4, 13)))
    197
    """
    return tuple(meld for size in SHORT for meld in (*runs(box, size, high), *groups(box, size)))


def can_be_melded(rack: Rack, allowed: Sequence[Rack]) -> bool:
    """Return whether all tiles of a rack can be arranged in melds that are among the *allowed* ones.

    A Joker stands for a tile that is missing from a meld; all Jokers must be used (rule PRO-22). Every meld
    with the first tile is tried, then every meld with the first of the remaining tiles, and so on.

    >>> from rummy_widget import parse_tiles
    >>> racks = "r1 r2 r3 r3 r4 r5", "r1 r2 r3 r3 r4 y5", "r1 * r3 r3 r4 r5", "r1 * r3 y3 r4 y5"
    >>> [can_be_melded(parse_tiles(rack), melds(Box(2, 5))) for rack in racks]
    [True, False, True, False]
    """
    return meldable_test(allowed)(rack)


def meldable_test(allowed: Sequence[Rack]) -> Callable[[Rack], bool]:
    """Return a function that says whether all tiles of a rack can be arranged in *allowed* melds.

    The returned function gives the same answers as `can_be_melded`, but is faster for many racks.

    >>> from rummy_widget import parse_tiles
    >>> [*map(meldable_test(melds(Box(2, 5))), (parse_tiles("r1 r2 *"), parse_tiles("r1 y2 *")))]
    [True, False]
    """
    coded = _coded(tuple(allowed))
    return lambda rack: _can_be_melded(_code(rack), sum(tile.joker for tile in rack), coded)


def _can_be_melded(code: int, jokers: int, coded: dict[int, list[tuple[int, int]]]) -> bool:
    """Return whether given tiles and Jokers can be arranged in melds, with none left over.

    *code* is a number that stands for the tiles without the Jokers: four bits for each kind of tile count its
    copies (see `_CODES`). *jokers* is the number of Jokers. *coded* maps the code of each tile to the melds
    that contain it. Every meld with the first tile is tried, with Jokers in place of missing tiles.
    """
    if not code:
        return not jokers
    for _, meld in coded.get(_first(code), ()):
        missing = meld & ~(code | code >> 1)
        spent = missing.bit_count()
        if spent <= jokers and _can_be_melded(code - meld + missing, jokers - spent, coded):
            return True
    return False


def count_meldable(allowed: Sequence[Rack], size: int) -> int:
    """Return how many racks of *size* tiles without Jokers can be arranged completely in *allowed* melds.

    All combinations of melds with *size* tiles in total are tried, so this is slow for large racks. The two
    copies of a tile count as different.

    >>> [count_meldable(melds(Box(4, 13)), size) for size in (3, 4, 5, 6)]
    [800, 912, 1280, 286732]
    """
    found = {sum(choice) for choice in _choices(_by_size(tuple(allowed)), size)}
    return sum(_pieces(each) for each in found)


def estimate_meldable(allowed: Sequence[Rack], size: int, samples: int, seed: int) -> ConfidenceInterval:
    """Estimate how many racks of *size* tiles without Jokers can be arranged completely in *allowed* melds.

    Returns the 95% confidence interval of this number. For small racks, `count_meldable` finds it exactly.
    The method is random sampling (Knuth 1975): *samples* random combinations of melds are drawn, as *seed*
    determines. The weight of a combination is the number of racks with the same tiles (each tile that occurs
    once can be either of two copies), divided by the number of combinations of melds that have these tiles;
    it is 0 if a tile occurs more than twice. The estimate is the mean weight, multiplied by the number of all
    combinations.

    >>> interval = estimate_meldable(melds(Box(4, 13)), 6, 500, seed=7)
    >>> 286732 in interval
    True
    """
    coded, by_size, rng = _coded(tuple(allowed)), _by_size(tuple(allowed)), Random(seed)
    kinds = list(_partitions(size))
    before = list(accumulate((_repeated(by_size, parts) for parts in kinds), initial=0))
    total = before[-1]
    weights = []
    for _ in range(samples):
        drawn = int(rng.random() * total)
        index = bisect(before, drawn) - 1
        code = sum(_nth(by_size, kinds[index], drawn - before[index]))
        weights.append(_pieces(code) / _combinations(code, coded) if _fits(code) else 0.0)
    return mean_interval([total * weight for weight in weights])


def _partitions(size: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every way to reach *size* tiles with melds of 3, 4 and 5 tiles.

    Each way consists of three pairs, one for each size: the size, and the number of melds of that size.
    """
    for fives in range(size // 5 + 1):
        for fours in range((size - 5 * fives) // 4 + 1):
            threes, left = divmod(size - 5 * fives - 4 * fours, 3)
            if not left:
                yield (3, threes), (4, fours), (5, fives)


def _choices(by_size: dict[int, list[int]], size: int) -> Iterator[tuple[int, ...]]:
    """Yield all combinations of melds with *size* tiles in total, in which no tile occurs more than twice.

    *by_size* maps each size to the melds of that size, in the form of codes (see `_CODES`).
    """
    for parts in _partitions(size):
        chosen = (combinations_with_replacement(by_size[each], count) for each, count in parts)
        yield from (choice for laid in product(*chosen) if _fits(sum(choice := (*chain(*laid),))))


def _repeated(by_size: dict[int, list[int]], parts: Sequence[tuple[int, int]]) -> int:
    """Return the number of ways to choose melds of given sizes; the same meld may be chosen more than once.

    Each of the *parts* is a size and the number of melds of that size to choose; *by_size* maps each size to
    all melds of that size.
    """
    return prod(_multichoose(len(by_size[each]), count) for each, count in parts)


def _nth(by_size: dict[int, list[int]], parts: Sequence[tuple[int, int]], index: int) -> list[int]:
    """Return one of the combinations of melds that `_repeated` counts, as a list of melds.

    *index* is the number of the combination, counted from 0. Each of the *parts* is a size and the number of
    melds of that size to choose; *by_size* maps each size to all melds of that size. The list of combinations
    is never made, so that a random one can be chosen quickly.
    """
    found = []
    for each, count in parts:
        index, own = divmod(index, _multichoose(len(by_size[each]), count))
        first = 0
        for left in range(count, 0, -1):
            while own >= (after := _multichoose(len(by_size[each]) - first, left - 1)):
                own -= after
                first += 1
            found.append(by_size[each][first])
    return found


def _multichoose(kinds: int, count: int) -> int:
    return comb(kinds + count - 1, count) if count else 1


def _code(tiles: Rack) -> int:
    return sum([_CODES[tile] for tile in tiles])


_CODES = {JOKER: 0} | {tile: 1 << 4 * index for index, tile in enumerate(ALL_TILES)}
"""The code of each tile: a number. The sum of the codes of the tiles in a set is the code of the set.

The code of a set has four bits for each kind of tile, which count its copies. The code of a Joker is 0.
"""


@lru_cache(maxsize=32)
def _coded(allowed: tuple[Rack, ...]) -> dict[int, list[tuple[int, int]]]:
    """Return a mapping from the code of each tile to the *allowed* melds that contain the tile.

    Each meld is given as a pair: its position in *allowed*, counted from 0, and its code, which is the sum of
    its tiles' codes (see `_CODES`).
    """
    found: dict[int, list[tuple[int, int]]] = {}
    for index, meld in enumerate(allowed):
        code = _code(meld)
        for tile in meld:
            found.setdefault(_code((tile,)), []).append((index, code))
    return found


@lru_cache(maxsize=32)
def _by_size(allowed: tuple[Rack, ...]) -> dict[int, list[int]]:
    return {size: [_code(meld) for meld in allowed if len(meld) == size] for size in SHORT}


def _fits(code: int) -> bool:
    """Return whether no tile occurs more than twice among some tiles, which are given by their code.

    *code* has four bits for each tile, which count its copies (see `_CODES`). Adding 5 to such a count sets
    the highest of its bits if, and only if, the count is 3 or more.
    """
    return not (code + _FIVE) & _EIGHT


def _pieces(code: int) -> int:
    """Return the number of racks that consist of given tiles, if the two copies of a tile count as different.

    *code* is the code of the tiles (see `_CODES`). A tile that occurs once can be either of its two copies,
    so it doubles the number of racks.
    """
    return 1 << (code & _LOW).bit_count()


def _combinations(
    code: int, coded: dict[int, list[tuple[int, int]]], before: tuple[int, int] = (0, 0)
) -> int:
    """Return the number of combinations of melds that consist of exactly the given tiles.

    *code* is the code of these tiles (see `_CODES`). *coded* maps the code of each tile to the melds that
    contain it, as pairs of a meld's position in the list of all melds and its code (see `_coded`). *before*
    is the code of the first tile of the meld chosen last, and the position of that meld. Melds with the same
    first tile are chosen in the order of their positions, so that no combination is counted twice.
    """
    if not code:
        return 1
    first, there = _first(code), code | code >> 1
    return sum(
        _combinations(code - meld, coded, (first, index))
        for index, meld in coded.get(first, ())
        if not meld & ~there and (before[0] != first or index >= before[1])
    )


def _first(code: int) -> int:
    """Return the code of the first one of some tiles, in the order of `ALL_TILES`.

    *code* is the code of all these tiles (see `_CODES`); there must be at least one.
    """
    return 1 << ((code & -code).bit_length() - 1) // 4 * 4
