"""The meld rules once more, as plainly as can be: by trying everything. The engine is held against this.

Tiles are text here, and nothing of the engine is used.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

COLOURS = "rybk"
Row = tuple[str, ...]


@cache
def runs(high: bool) -> tuple[Row, ...]:
    """Every run: three or more neighbours in 1, 2, ..., 13 and, if *high*, the 1 after it (PRO-20, RK-1)."""
    numbers = [*range(1, 14), *([1] if high else [])]
    return tuple(
        tuple(f"{colour}{number}" for number in numbers[start:end])
        for colour in COLOURS
        for start in range(len(numbers))
        for end in range(start + 3, len(numbers) + 1)
    )


@cache
def groups() -> tuple[Row, ...]:
    """Every group: three or four colours of one number (PRO-21)."""
    return tuple(
        tuple(f"{colour}{number}" for colour in colours)
        for number in range(1, 14)
        for size in (3, 4)
        for colours in combinations(COLOURS, size)
    )


def joker_rules_hold(row: Row, *, is_run: bool, per_joker: int, adjacent: bool) -> bool:
    """At least one natural tile, and what a house may ask beyond it (PRO-22)."""
    jokers = [tile.startswith("*") for tile in row]
    natural = jokers.count(False)
    touching = is_run and any(a and b for a, b in pairwise(jokers))
    return natural >= max(1, per_joker * sum(jokers)) and (adjacent or not touching)


@cache
def readings(high: bool, most_jokers: int, per_joker: int = 0, adjacent: bool = True) -> dict[Row, set[Row]]:
    """What each set of tiles reads as: every meld with Jokers put in place of any of its tiles."""
    found: dict[Row, set[Row]] = defaultdict(set)
    for rows, is_run in ((runs(high), True), (groups(), False)):
        for row in rows:
            for jokers in range(min(most_jokers, len(row) - 1) + 1):
                for places in combinations(range(len(row)), jokers):
                    read = tuple(f"*{tile}" if place in places else tile for place, tile in enumerate(row))
                    if joker_rules_hold(read, is_run=is_run, per_joker=per_joker, adjacent=adjacent):
                        found[bare(read)].add(read)
    return dict(found)


def bare(row: Row) -> Row:
    """The tiles as they lie in the box, sorted: a Joker is a Joker."""
    return tuple(sorted("*" if tile.startswith("*") else tile for tile in row))


class Judge:
    """What a set of tiles is under the rules of Rummy PRO, or with the 1 only low."""

    def __init__(self, high: bool) -> None:
        self.high = high
        self.rows = [(row, Counter(row)) for row in runs(high) + groups()]
        self._lacks: dict[Row, int | None] = {}

    def lacks(self, tiles: Row) -> int | None:
        """How many tiles are missing before some meld is there; None where no meld holds all of these."""
        key = tuple(sorted(tiles))
        if key not in self._lacks:
            natural = Counter(tile for tile in tiles if tile != "*")
            fitting = [
                len(row) - len(tiles)
                for row, held in self.rows
                if len(tiles) <= len(row) and natural <= held and tiles.count("*") < len(row)
            ]
            self._lacks[key] = min(fitting, default=None)
        return self._lacks[key]

    def lacks_over(self, tiles: Row) -> int | None:
        """The same for rows that go on from 13 over the 1: 12-13-1-2, or 12-13-1 where a 1 is only low."""
        natural = [tile for tile in tiles if tile != "*"]
        colour, numbers = natural[0][0], {int(tile[1:]) for tile in natural}
        found = []
        for low in range(2 if self.high else 1, 13):
            for above in range(low + 1, 14):
                row = {*range(above, 14), *range(1, low + 1)}
                if numbers <= row and len(row) >= 3 and all(tile[0] == colour for tile in natural):
                    found.append(max(0, len(row) - len(tiles)))
        return min(found, default=None)

    def goes_over(self, tiles: Row) -> bool:
        """13-1-2 and the like: one colour, a 1, and much nearer to a row over the corner than to a run."""
        natural = [tile for tile in tiles if tile != "*"]
        if len({tile[0] for tile in natural}) != 1 or len(set(natural)) < len(natural):
            return False
        if not any(tile[1:] == "1" for tile in natural):
            return False
        straight, over = self.lacks(tiles), self.lacks_over(tiles)
        return over is not None and (straight is None or straight - over >= 3)

    def twin_ones(self, tiles: Row) -> bool:
        """Two 1s that only the longest run would hold, though one of them alone is much nearer to one."""
        twins = [tile for tile in tiles if tile[1:] == "1" and tiles.count(tile) == 2]
        both = self.lacks(tiles)
        if not twins or both is None:
            return False
        rest = list(tiles)
        rest.remove(twins[0])
        nearer = [self.lacks(tuple(rest)), self.lacks_over(tuple(rest))]
        return both - min(lack for lack in nearer if lack is not None) >= 3

    def stands(self, tiles: Row) -> bool:
        """Whether these are a meld or, believably, part of one."""
        lacks = self.lacks(tiles)
        return lacks == 0 or (lacks is not None and not self.goes_over(tiles) and not self.twin_ones(tiles))

    def smallest_removals(self, tiles: Row) -> Iterator[Row]:
        """What is left without the fewest tiles that are in the way; the 1 that is gone over stays."""
        for size in range(len(tiles)):
            rests = {
                tuple(sorted(tile for place, tile in enumerate(tiles) if place not in places))
                for places in combinations(range(len(tiles)), size)
            }
            standing = [rest for rest in rests if self.stands(rest) and not self.drops_a_one(tiles, rest)]
            if standing:
                yield from standing
                return

    def drops_a_one(self, tiles: Row, rest: Row) -> bool:
        """Whether the 1 was taken from the middle, where what goes beyond it must go."""
        kept = {tile for tile in rest if tile != "*"}
        colours = {tile[0] for tile in kept}
        if len(colours) != 1 or f"{(colour := colours.pop())}1" in kept:
            return False
        jokers = ("*",) * tiles.count("*")
        mine = tuple({tile for tile in tiles if tile[0] == colour})
        return f"{colour}1" in mine and Judge(high=True).goes_over((*mine, *jokers))
