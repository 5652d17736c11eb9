"""How far a rack is from closing and what each draw does to it, by trying everything."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from engine.solver.plain import COLOURS, KINDS, PRO, Area, House, Piece, Row, areas, best_points, melds, obeys


class Box(NamedTuple):
    """What is held and what may be had at all, by kind; Jokers held, and held or unseen."""

    held: dict[str, int]
    known: dict[str, int]
    jokers: int
    wild: int
    size: int


def box_of(rack: Row, seen: Row = ()) -> Box:
    """A rack and what is seen elsewhere; unseen Jokers are what is left of two."""
    held = {kind: rack.count(kind) for kind in KINDS}
    known = {kind: 2 - seen.count(kind) for kind in KINDS}
    jokers = rack.count("*")
    return Box(held, known, jokers, jokers + max(0, 2 - jokers - seen.count("*")), len(rack))


def within(rack: Row, most: int, pattern: str, seen: Row = (), house: House = PRO) -> bool:
    """Whether at most so many tiles have to be exchanged until fourteen of them form a pattern."""
    box = box_of(rack, seen)
    limit = 2 if house.overflow == "forbid" else 6
    if pattern == "doubles":
        return _to_doubles(box, limit) <= most
    if pattern == "mosaic":
        return _to_mosaic(box, limit if house.mosaic_jokers else 0, house) <= most
    if pattern == "grand_care":
        if not house.rest_melds:
            return _to_grand_care(box, limit) <= most
        eights = [tuple(f"{c}{n}" for c in COLOURS for _ in "12") for n in range(1, 14)]
        return any(_search(box, most, Area(house.high), eight, limit, house) for eight in eights)
    return any(_search(box, most, area, (), limit, house) for area in areas(pattern, house))


def _search(box: Box, most: int, area: Area, eight: Row, limit: int, house: House) -> bool:
    """Try all sets of melds of 14 places, the eight of a Grand Care among them where asked for.

    A place of the set is missing where no natural tile of the rack is for it. Jokers of the rack take missing
    places, so no more may be missing than these and the tiles to exchange; melds are taken in order of what
    they lack by themselves, so that the rest lacks as much each.
    """
    wild = box.wild if eight else min(box.wild, limit)
    budget = most + (box.jokers if eight else min(box.jokers, limit))
    ordinary = house[1:4] == PRO[1:4] and wild <= 2
    # With two Jokers each piece of three keeps a natural tile, so long runs may be taken in pieces.
    pieces = melds(area, 5 if ordinary else 14)
    alone = sorted((_beyond([meld.places], box.held), meld) for meld in pieces)

    def go(start: int, room: int, left: int, taken: list[Piece]) -> bool:
        parts = [eight, *(meld.places for meld in taken)]
        if _beyond(parts, box.held) > budget or _beyond(parts, box.known) > wild:
            return False
        if room == 0:
            return (ordinary and not eight) or _may_lie(eight, taken, box, most, wild, limit, house)
        for place in range(start, len(alone)):
            lacks, meld = alone[place]
            if lacks > left:
                return False
            rest = room - len(meld.places)
            if rest == 0 or (rest >= 3 and lacks <= left - lacks):
                taken.append(meld)
                if go(place, rest, left - lacks, taken):
                    return True
                taken.pop()
        return False

    return go(0, 14 - len(eight), budget - _beyond([eight], box.held), [])


def _beyond(parts: list[Row], there: dict[str, int]) -> int:
    """How many places have no natural tile among those that are there."""
    need = Counter(kind for part in parts for kind in part)
    return sum(max(0, count - there[kind]) for kind, count in need.items())


def _may_lie(
    eight: Row, taken: list[Piece], box: Box, most: int, wild: int, limit: int, house: House
) -> bool:
    """Whether Jokers can be put on places of these melds so that enough of them is in the rack."""
    places = [*eight, *(kind for meld in taken for kind in meld.places)]
    for jokers in range(wild + 1):
        for chosen in combinations(range(14), jokers):
            if sum(place < len(eight) for place in chosen) > (limit if eight else wild):
                continue
            need = Counter(kind for place, kind in enumerate(places) if place not in chosen)
            kept = sum(min(count, box.held[kind]) for kind, count in need.items()) + min(box.jokers, jokers)
            if 14 - kept > most or any(count > box.known[kind] for kind, count in need.items()):
                continue
            at, fine = len(eight), True
            for meld in taken:
                here = range(at, at + len(meld.places))
                fine = fine and obeys(tuple(place in chosen for place in here), meld.is_run, house)
                at += len(meld.places)
            if fine:
                return True
    return False


FAR = 99


def _to_doubles(box: Box, limit: int) -> int:
    """Over all numbers of Jokers: so many pairs of kinds, and so many kinds that a Joker pairs."""
    best = {(0, 0): 0}  # the most tiles kept, by pairs and singles
    for kind in KINDS:
        new = dict(best)
        for (pairs, singles), kept in best.items():
            options = []
            if box.known[kind] >= 1:
                options.append(((pairs, singles + 1), kept + min(1, box.held[kind])))
            if box.known[kind] == 2:
                options.append(((pairs + 1, singles), kept + box.held[kind]))
            for key, value in options:
                if sum(key) <= 7:
                    new[key] = max(value, new.get(key, -1))
        best = new
    found = [
        14 - kept - min(box.jokers, jokers)
        for (pairs, singles), kept in best.items()
        for jokers in range(min(box.wild, limit) + 1)
        if singles <= jokers and 2 * pairs + singles + jokers == 14 and (jokers - singles) % 2 == 0
    ]
    return min(found, default=FAR)


def _to_mosaic(box: Box, limit: int, house: House) -> int:
    """Place by place: a tile of each colour that may follow, or a Joker for it."""
    # By the colours so far that matter, how the first 1 lies and the Jokers: the most tiles kept.
    states: dict[tuple[str, str, int], int] = {("", "", 0): 0}
    for place, number in enumerate([*range(1, 14), 1]):
        new: dict[tuple[str, str, int], int] = {}
        for (colours, first, jokers), kept in states.items():
            for colour in COLOURS:
                if colour in (colours if place < 4 else colours[-1]):
                    continue
                if place == 13 and house.ends_differ and colour == first[0]:
                    continue
                kind = f"{colour}{number}"
                taken = int(place == 13 and first == f"{colour}natural")
                after = colour if place >= 4 else colours + colour
                if box.known[kind] - taken > 0:
                    key = (after, first or f"{colour}natural", jokers)
                    new[key] = max(new.get(key, -1), kept + (box.held[kind] - taken > 0))
                if jokers < min(box.wild, limit):
                    key = (after, first or f"{colour}joker", jokers + 1)
                    new[key] = max(new.get(key, -1), kept)
        states = new
    return min((14 - kept - min(box.jokers, jokers) for (_, _, jokers), kept in states.items()), default=FAR)


def _to_grand_care(box: Box, limit: int) -> int:
    """Eight of a number with some Jokers among them, and any six tiles more."""
    found = [FAR]
    for number in range(1, 14):
        held = sum(box.held[f"{colour}{number}"] for colour in COLOURS)
        known = sum(box.known[f"{colour}{number}"] for colour in COLOURS)
        for among in range(max(0, 8 - known), min(box.wild, limit, 8) + 1):
            kept = min(held, 8 - among) + min(box.jokers, among)
            found.append(14 - kept - min(6, box.size - kept))
    return min(found)


def distance(
    rack: Row, pattern: str | None = None, seen: Row = (), house: House = PRO, most: int = 14
) -> int | None:
    """The least number of tiles to exchange; None where it is more than *most*."""
    asked = (pattern,) if pattern else ("simple", "mosaic", "doubles", "grand_care")
    for tiles in range(most + 1):
        if any(within(rack, tiles, each, seen, house) for each in asked):
            return tiles
    return None


# ---- Draws and discards ----------------------------------------------------------------------------


class Outs(NamedTuple):
    """What is before fourteen tiles: closing draws with copies and points, and what lowers the distance."""

    distance: int | None
    outs: dict[str, tuple[int, int]]
    unseen: int

    @property
    def chance(self) -> Fraction:
        return Fraction(sum(copies for copies, _ in self.outs.values()), self.unseen)

    @property
    def expected(self) -> Fraction:
        return Fraction(sum(copies * points for copies, points in self.outs.values()), self.unseen)


def unseen(rack: Row, seen: Row = (), jt: int = 0) -> dict[str, int]:
    """What may be drawn, with copies."""
    left = {kind: 2 - rack.count(kind) - seen.count(kind) for kind in KINDS}
    left["*"] = max(0, 2 - rack.count("*") - seen.count("*") - jt)
    return {kind: copies for kind, copies in left.items() if copies}


def outs(rack: Row, seen: Row = (), jt: int = 0, house: House = PRO, most: int = 14) -> Outs:
    """By making every draw. Fifteen tiles that close are fourteen at most one exchange away from it."""
    away = distance(rack, None, (*seen, *("*",) * jt), house, most)
    draws = unseen(rack, seen, jt)
    found = {}
    for drawn, copies in draws.items() if away is not None and away <= 1 else ():
        points = best_points((*rack, drawn), house, jt)
        if points is not None:
            found[drawn] = (copies, points)
    return Outs(away, found, sum(draws.values()))


def lowering(rack: Row, away: int, seen: Row = (), jt: int = 0, house: House = PRO) -> dict[str, int]:
    """The draws that make less of a distance, with copies."""
    gone = (*seen, *("*",) * jt)
    return {
        drawn: copies
        for drawn, copies in unseen(rack, seen, jt).items()
        if away and distance((*rack, drawn), None, gone, house, away - 1) is not None
    }


def discards(rack: Row, seen: Row = (), jt: int = 0, house: House = PRO, most: int = 14) -> dict[str, Outs]:
    """What each discard of fifteen tiles leaves open; a discarded Joker is thrown."""
    found = {}
    for tile in sorted(set(rack)):
        rest = list(rack)
        rest.remove(tile)
        gone = seen if tile == "*" else (*seen, tile)
        found[tile] = outs(tuple(rest), gone, jt + (tile == "*"), house, most)
    return found
