"""What a rack closes for, once more and as plainly as can be: by trying everything. The solver must agree.

Tiles are text here, and nothing of the engine is used: melds, patterns and prices are written down again from
the rules. A *house* is the rules' switches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

COLOURS = "rybk"
KINDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 14))
PATTERNS = ("simple", "mosaic", "bicolor", "minor", "major", "doubles", "grand_care", "monocolor")
MELDED = ("simple", "bicolor", "minor", "major", "monocolor")
Row = tuple[str, ...]


class House(NamedTuple):
    """Every switch of the solving part of the rules, at its default."""

    high: bool = True  # whether a 1 may end a run (PRO-20)
    min_natural: int = 1  # PRO-22
    per_joker: int = 0
    adjacent: bool = True
    mosaic_jokers: bool = True  # PRO-41
    ends_differ: bool = False
    thrown_special: bool = False  # PRO-46
    rest_melds: bool = False  # PRO-50
    overflow: str = "clamp"  # PRO-53
    minor_to: int = 7
    major_from: int = 8
    small: tuple[int, ...] = (250, 200, 150)
    big: tuple[int, ...] = (500, 400, 300)
    special: tuple[int, ...] = (1000, 900, 800)


PRO = House()


class Area(NamedTuple):
    """Where melds may lie: colours of runs, numbers, whether there may be groups."""

    high: bool
    colours: str = COLOURS
    numbers: tuple[int, ...] = tuple(range(1, 14))
    groups: bool = True


class Piece(NamedTuple):
    """A meld as the tiles of its places."""

    places: Row
    is_run: bool


@cache
def melds(area: Area, longest: int = 14) -> tuple[Piece, ...]:
    """Every meld of an area (PRO-20, PRO-21)."""
    row = [*range(1, 14), *([1] if area.high else [])]
    runs = [
        Piece(tuple(f"{colour}{number}" for number in row[start:end]), True)
        for colour in area.colours
        for start in range(len(row))
        for end in range(start + 3, min(start + longest, len(row)) + 1)
        if set(row[start:end]) <= set(area.numbers)
    ]
    groups = [
        Piece(tuple(f"{colour}{number}" for colour in colours), False)
        for number in area.numbers
        for size in (3, 4)
        for colours in combinations(COLOURS, size)
    ]
    return (*runs, *(groups if area.groups else ()))


def areas(pattern: str, house: House) -> tuple[Area, ...]:
    """Where the melds of a pattern may lie; one of these must do."""
    if pattern == "bicolor":
        return tuple(Area(house.high, a + b, groups=False) for a, b in combinations(COLOURS, 2))
    if pattern == "monocolor":
        return tuple(Area(house.high, colour, groups=False) for colour in COLOURS)
    if pattern == "minor":
        return (Area(house.high, numbers=tuple(range(1, house.minor_to + 1))),)
    if pattern == "major":
        return (Area(house.high, numbers=(1, *range(max(2, house.major_from), 14))),)
    return (Area(house.high),)


def obeys(jokers: tuple[bool, ...], is_run: bool, house: House) -> bool:
    """Whether Jokers may be on these places of a meld (PRO-22)."""
    wild, natural = sum(jokers), len(jokers) - sum(jokers)
    touching = is_run and any(a and b for a, b in pairwise(jokers))
    return natural >= max(house.min_natural, house.per_joker * wild) and (house.adjacent or not touching)


# ---- Does it lie in melds? -------------------------------------------------------------------------


@cache
def _holding(area: Area) -> dict[str, tuple[Piece, ...]]:
    found: dict[str, list[Piece]] = {}
    for meld in melds(area):
        for kind in set(meld.places):
            found.setdefault(kind, []).append(meld)
    return {kind: tuple(some) for kind, some in found.items()}


def _ways(
    meld: Piece, naturals: Row, jokers: int, first: str | None, house: House
) -> Iterator[tuple[Row, int]]:
    """Each way to fill the places of a meld, *first* among them: the naturals left, and the Jokers."""
    if sum(kind not in naturals for kind in meld.places) > jokers:
        return
    held = Counter(naturals)

    def fill(place: int, wild: tuple[bool, ...], room: int) -> Iterator[tuple[bool, ...]]:
        if place == len(meld.places):
            yield wild
            return
        kind = meld.places[place]
        if held[kind]:
            held[kind] -= 1
            yield from fill(place + 1, (*wild, False), room)
            held[kind] += 1
        if room:
            yield from fill(place + 1, (*wild, True), room - 1)

    for wild in fill(0, (), jokers):
        used = [kind for kind, joker in zip(meld.places, wild, strict=True) if not joker]
        if (first is None or first in used) and obeys(wild, meld.is_run, house):
            left = list(naturals)
            for kind in used:
                left.remove(kind)
            yield tuple(left), jokers - sum(wild)


@lru_cache(maxsize=400_000)
def lie(naturals: Row, jokers: int, area: Area, house: House) -> bool:
    """Whether all these tiles lie in melds: the first of them is in one of those that hold it."""
    size = len(naturals) + jokers
    if size < 3:
        return size == 0
    first = naturals[0] if naturals else None
    some = melds(area) if first is None else _holding(area).get(first, ())
    return any(
        lie(left, wild, area, house)
        for meld in some
        if len(meld.places) <= size and size - len(meld.places) not in (1, 2)
        for left, wild in _ways(meld, naturals, jokers, first, house)
    )


# ---- Patterns --------------------------------------------------------------------------------------


def is_mosaic(arranged: Row, house: House) -> bool:
    """1 to 13 and 1; the first four of four colours, then no two neighbours of one (PRO-41)."""
    naturals = [tile for tile in arranged if tile != "*"]
    if len(naturals) < len(arranged) and not house.mosaic_jokers:
        return False
    by_number = {number: [tile for tile in naturals if tile[1:] == str(number)] for number in range(1, 14)}
    if any(len(some) > (2 if number == 1 else 1) for number, some in by_number.items()):
        return False
    ones = (*(tile[0] for tile in by_number[1]), None, None)[:2]
    middle = [by_number[number][0][0] if by_number[number] else None for number in range(2, 14)]
    for low, high in (ones, ones[::-1]):
        given = [low, *middle, high]
        for start in permutations(COLOURS):
            if any(a not in (None, b) for a, b in zip(given, start, strict=False)):
                continue
            last = {start[3]}
            for colour in given[4:]:
                last = {b for b in (colour or COLOURS) for a in last if a != b}
            if house.ends_differ:
                last -= {start[0]}
            if last:
                return True
    return False


def is_doubles(arranged: Row) -> bool:
    """Seven pairs; a Joker makes a pair with anything (PRO-49)."""
    singles = sum(count % 2 for tile, count in Counter(arranged).items() if tile != "*")
    jokers = arranged.count("*")
    return singles <= jokers and singles % 2 == jokers % 2


def grand_care(arranged: Row, house: House) -> list[int]:
    """The numbers of Jokers with which eight of a number lie among these tiles (PRO-50)."""
    found: list[int] = []
    jokers = arranged.count("*")
    for number in range(1, 14):
        eight = Counter(tile for tile in arranged if tile[1:] == str(number))
        others = tuple(tile for tile in arranged if tile != "*" and tile[1:] != str(number))
        for among in range(max(0, 8 - eight.total()), jokers + 1):
            # So many naturals of the number lie elsewhere, because Jokers stand in their places.
            for spared in set(combinations(sorted(eight.elements()), eight.total() - 8 + among)):
                rest = tuple(sorted((*others, *spared)))
                if not house.rest_melds or lie(rest, jokers - among, Area(house.high), house):
                    found.append(among)
                    break
    return found


def price(pattern: str, jc: int, jt: int, jf: bool, house: House) -> int | None:
    """The price table (PRO-40 to PRO-53); None where so many Jokers are forbidden."""
    tier = {"simple": 0, "mosaic": 0, "bicolor": 1, "minor": 1, "major": 1}.get(pattern, 2)
    if jt >= 2 or (jt and jf):
        tier = 2
    elif tier == 0 and (jt or jf):
        tier = 1
    elif tier == 1 and (jf or (jt and house.thrown_special)):
        tier = 2
    table = (house.small, house.big, house.special)[tier]
    if jc < len(table):
        return table[jc]
    if house.overflow == "forbid":
        return None
    over = jc - len(table) + 1
    return max(0, table[-1] - (over * (table[-2] - table[-1]) if house.overflow == "linear" else 0))


def worth(arranged: Row, pattern: str, free: str, jt: int, house: House) -> int | None:
    """What these fourteen give as a pattern."""
    jokers = arranged.count("*")
    naturals = tuple(sorted(tile for tile in arranged if tile != "*"))
    counted: list[int] = []
    if pattern in MELDED:
        if price(pattern, jokers, jt, free == "*", house) is not None and any(
            lie(naturals, jokers, area, house) for area in areas(pattern, house)
        ):
            counted = [jokers]
    elif pattern == "mosaic":
        counted = [jokers] * is_mosaic(arranged, house)
    elif pattern == "doubles":
        counted = [jokers] * is_doubles(arranged)
    else:
        counted = grand_care(arranged, house)
    prices = [price(pattern, jc, jt, free == "*", house) for jc in counted]
    return max((each for each in prices if each is not None), default=None)


def points_of(rack: Row, house: House = PRO, jt: int = 0) -> dict[str, int]:
    """The patterns that fifteen tiles show, each with the most that it gives over all free tiles."""
    found: dict[str, int] = {}
    for free in sorted(set(rack)):
        rest = list(rack)
        rest.remove(free)
        for pattern in PATTERNS:
            points = worth(tuple(rest), pattern, free, jt, house)
            if points is not None:
                found[pattern] = max(points, found.get(pattern, 0))
    return found


def best_points(rack: Row, house: House = PRO, jt: int = 0) -> int | None:
    """The dearest close of fifteen tiles (PRO-52)."""
    return max(points_of(rack, house, jt).values(), default=None) if len(rack) == 15 else None


def closes(rack: Row, house: House = PRO) -> bool:
    """Whether fifteen tiles close."""
    return best_points(rack, house) is not None
