"""Arrangements of tiles in melds as the nodes of a graph, whose edges are moves of a single tile.

Functions list all arrangements of given tiles, and compute the number of moves from one arrangement to
another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias, TypeVar

from ...engine.solver.open_games.steps import Technique
from ...engine.solver.open_games.why_not_more import StayReason
from ...engine.tiles import COLOURS, Tile, as_tiles
from ...text.words import say
from .boxes import Box, Rack
from .melds import groups, runs

__all__ = ["laid_most", "moved", "one_move", "partitions", "shortest", "spoken", "tables", "written_out"]

T = TypeVar("T")
Rows: TypeAlias = "tuple[Rack, ...]"


def tables(tiles: str | Rack, last: int = 13) -> tuple[Rows, ...]:
    """Return every way to arrange exactly these tiles in runs and groups.

    *last* is the highest number that a tile of the game has. The 1 only comes before the 2, as in Rummikub.
    Returns () if there is no such way, or if there are Jokers among the tiles.

    >>> [written_out(each) for each in tables("r3 r4 r5 r6 y6 b6 k6")]
    ['r3 r4 r5 | r6 y6 b6 k6', 'r3 r4 r5 r6 | y6 b6 k6']
    """
    found = _tables(tuple(sorted(as_tiles(tiles))), last)
    return tuple(sorted({tuple(sorted(rows)) for rows in found}))


@lru_cache(maxsize=50_000)
def _tables(tiles: Rack, last: int) -> tuple[Rows, ...]:
    """Return all arrangements of *tiles* in melds; *last* is the highest number of the tiles.

    Every meld with the first tile is tried, then the remaining tiles are arranged in the same way. The same
    melds may occur in several orders.
    """
    if not tiles:
        return ((),)
    held = Counter(tiles)
    found: list[Rows] = []
    for meld in _melds_with(tiles[0], last):
        if all(held[tile] for tile in meld):
            left = tuple(sorted((held - Counter(meld)).elements()))
            found += [(meld, *rows) for rows in _tables(left, last)]
    return tuple(found)


@cache
def _melds_with(tile: Tile, last: int) -> tuple[Rack, ...]:
    """Return every run and group that contains a tile; *last* is the highest number of the tiles."""
    return tuple(meld for meld in _melds(last) if tile in meld)


@cache
def _melds(last: int) -> tuple[Rack, ...]:
    """Return all runs of every length and all groups; the tiles have the numbers 1 to *last*."""
    box = Box(len(COLOURS), last)
    sizes = range(3, last + 1)
    return tuple(meld for size in sizes for meld in (*runs(box, size, high=False), *groups(box, size)))


def written_out(rows: Iterable[Iterable[Tile]]) -> str:
    """Return the melds of a table as a string in notation, with a bar between two melds.

    >>> written_out([as_tiles("r3 r4 r5"), as_tiles("y6 b6 k6")])
    'r3 r4 r5 | y6 b6 k6'
    """
    return " | ".join(" ".join(map(str, row)) for row in rows)


def spoken(what: Technique | StayReason) -> str:
    """Return the name, in words, of one of the solver's techniques, or of a reason why a tile can't be laid.

    >>> spoken(Technique.TAKE_END), spoken(StayReason.MISSING)
    ('take the end', 'fits nothing')
    """
    return say("lab-solver", what=str(what))


def partitions(things: Sequence[T]) -> Iterator[frozenset[frozenset[T]]]:
    """Yield every way to divide different things into rows, such as tiles into melds.

    Rows are sets: neither the order of the rows nor the order within a row matters.

    >>> len(list(partitions("abc"))), len(list(partitions("abcdef")))
    (5, 203)
    """
    if not things:
        yield frozenset()
        return
    first, rest = things[0], things[1:]
    for rows in partitions(rest):
        yield rows | {frozenset((first,))}
        for row in rows:
            yield (rows - {row}) | {row | {first}}


def one_move(rows: frozenset[frozenset[T]]) -> set[frozenset[frozenset[T]]]:
    """Return every arrangement that a single move can reach from the arrangement *rows*.

    An arrangement is a set of rows, which are sets of things. A move takes a thing out of its row and puts it
    into another row or a new one.

    >>> len(one_move(frozenset({frozenset("ab"), frozenset("c")})))
    4
    """
    found = set()
    for row in rows:
        for thing in row:
            others, left = rows - {row}, row - {thing}
            rest = others | {left} if left else others
            found |= {(rest - {other}) | {other | {thing}} for other in others}
            if left:
                found.add(rest | {frozenset((thing,))})
    return found - {rows}


def shortest(before: frozenset[frozenset[T]]) -> dict[frozenset[frozenset[T]], int]:
    """Return the fewest moves from the arrangement *before* to each arrangement of the same things.

    An arrangement is a set of rows, and a move puts one thing into another row or a new one. The numbers of
    moves are found by a breadth-first search with `one_move`.

    >>> sorted(shortest(frozenset({frozenset("abc")})).values())
    [0, 1, 1, 1, 2]
    """
    found, waiting = {before: 0}, [before]
    for rows in waiting:  # grows while it is read
        new = [after for after in one_move(rows) if after not in found]
        found |= dict.fromkeys(new, found[rows] + 1)
        waiting += new
    return found


def moved(before: Iterable[Iterable[T]], after: Iterable[Iterable[T]]) -> int:
    """Return the number of tiles that must leave their row to turn the rows *before* into the rows *after*.

    Old and new rows are matched so that as many tiles as possible stay in their row.

    >>> after = [as_tiles("r3 r4 r5"), as_tiles("r6 y6 b6 k6")]
    >>> moved([as_tiles("r3 r4 r5 r6"), as_tiles("y6 b6 k6")], after)
    1
    """
    old, new = [Counter(row) for row in before], [Counter(row) for row in after]
    best = {0: 0}  # by the new rows already matched, as bits
    for row in old:
        longer = dict(best)
        for taken, stay in best.items():
            for place, other in enumerate(new):
                if not taken >> place & 1:
                    key = taken | 1 << place
                    longer[key] = max(longer.get(key, 0), stay + (row & other).total())
        best = longer
    return sum(row.total() for row in old) - max(best.values())


def laid_most(table: str | Rack, rack: str | Rack) -> tuple[tuple[Rack, tuple[Rows, ...]], ...]:
    """Return the ways to lay as many tiles as possible from a rack on a table.

    Each way is a pair: the tiles laid, and all arrangements of the table that are possible with them. *table*
    and *rack* may be strings in notation; Jokers are not supported. Returns () if not even the tiles on the
    table alone can be arranged in melds.

    >>> [written_out([tiles]) for tiles, found in laid_most("r3 r4 r5", "r6 r7 k1")]
    ['r6 r7']
    """
    on_table, own = as_tiles(table), as_tiles(rack)
    for size in range(len(own), -1, -1):
        laid = {choice: tables((*on_table, *choice)) for choice in set(combinations(sorted(own), size))}
        if any(laid.values()):
            return tuple(sorted((choice, found) for choice, found in laid.items() if found))
    return ()
