"""Small tables by seed: a few melds, some with Jokers, and a rack of tiles that lie near them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import JOKER, Tile

Row = tuple[Tile, ...]
Board = tuple[TableMelds, list[Tile]]


def small_boards(
    rng: Random, rules: Ruleset, count: int, *, tiles: int = 11, rack: int = 4, jokers: int = 2
) -> Iterator[Board]:
    """So many tables with at most so many tiles and Jokers, each with a rack."""
    made = 0
    while made < count:
        rows = []
        left = _part_of_box(rng, rules, rng.randint(3, 5), jokers)
        room = rng.randint(3, tiles)
        while True:
            found = _meld(rng, left, rules, room)
            if found is None:
                break
            rows.append(found)
            room -= len(found)
            left -= Counter(each.kind for each in found)
        rest = sorted(left.elements())
        rng.shuffle(rest)
        if rows and rest:
            made += 1
            yield TableMelds(tuple(rows)), rest[: rng.randint(1, rack)]


def _part_of_box(rng: Random, rules: Ruleset, width: int, jokers: int) -> Counter[Tile]:
    """The tiles of some numbers that follow each other and two to four colours, with up to so many Jokers."""
    low = rng.randint(1, 14 - width)
    colours = rng.sample(rules.tiles.colours, rng.randint(2, 4))
    box = [Tile(c, n) for c in colours for n in range(low, low + width)] * rules.tiles.copies
    return Counter([*box, *[JOKER] * rng.randint(0, jokers)])


def long_boards(
    rng: Random, rules: Ruleset, count: int, *, tiles: int = 13, jokers: int = 2
) -> Iterator[Board]:
    """So many tables with runs of up to seven, each with a rack that can join them or take them apart."""
    made = 0
    while made < count:
        left = _part_of_box(rng, rules, rng.randint(6, 8), jokers)
        rows: list[tuple[Tile, ...]] = []
        room = rng.randint(8, tiles)
        for _ in range(30):
            first = rng.choice([each for each in left.elements() if not each.joker])
            start, size = first.number or 1, rng.choice((3, 4, 5, 6, 7))
            row = [Tile(first.colour, n) for n in range(start, min(start + size, 14))]
            if rng.random() < 0.35:
                row = [Tile(c, start) for c in rng.sample(rules.tiles.colours, rng.choice((3, 4)))]
            group = row[0].number == row[-1].number
            at = rng.sample(range(len(row)), min(left[JOKER], rng.choice((0, 0, 1))))
            there = all(left[each] for place, each in enumerate(row) if place not in at)
            if 3 <= len(row) <= room and there:
                wild = [JOKER if group else Tile(each.colour, each.number, joker=True) for each in row]
                rows.append(tuple(wild[place] if place in at else each for place, each in enumerate(row)))
                room -= len(row)
                left -= Counter(each.kind for each in rows[-1])
        rest = list(left.elements())
        rng.shuffle(rest)
        if rows and rest:
            made += 1
            yield TableMelds(tuple(rows)), rest[: rng.randint(2, 4)]


def _meld(rng: Random, left: Counter[Tile], rules: Ruleset, room: int) -> tuple[Tile, ...] | None:
    """A meld of some tiles, often with a Joker where there is one; None after some tries."""
    naturals = [each for each in left.elements() if not each.joker]
    for _ in range(12 if room >= 3 and naturals else 0):
        first = rng.choice(naturals)
        size = rng.randint(3, min(5, room))
        if rng.random() < 0.5:
            colours = rng.sample(rules.tiles.colours, min(size, rules.groups.max_length))
            row = [Tile(colour, first.number) for colour in colours]
        else:
            row = [
                Tile(first.colour, n) for n in range(first.number or 1, (first.number or 1) + size) if n <= 13
            ]
        wild = min(left[JOKER], rng.choice([0, 1, 1, 2]), len(row) - 1)
        at = rng.sample(range(len(row)), wild)
        if len(row) >= 3 and all(left[each] for place, each in enumerate(row) if place not in at):
            group = row[0].number == row[1].number and len(row) - wild > 1
            return tuple(
                each if place not in at else JOKER if group else Tile(each.colour, each.number, joker=True)
                for place, each in enumerate(row)
            )
    return None


def joker_boards(
    rng: Random, rules: Ruleset, count: int, *, tiles: int = 10, rack: int = 4
) -> Iterator[Board]:
    """So many tables with two Jokers, mostly in one group, and racks with twins of what these stand for."""
    made = 0
    while made < count:
        left = _part_of_box(rng, rules, rng.randint(3, 4), 0)
        rows, wanted = _with_jokers(rng, left, rules)
        if not rows:
            continue
        left -= Counter(each for row in rows for each in row if not each.joker)
        while room := tiles - sum(map(len, rows)):
            found = _meld(rng, left, rules, room)
            if found is None or rng.random() < 0.3:
                break
            rows.append(found)
            left -= Counter(found)
        rest = sorted(left.elements())
        rng.shuffle(rest)
        twins = [each for each in rest if each in wanted]
        first = twins[: rng.randint(1, 4)] if rng.random() < 0.8 else []
        held = [*first, *(Counter(rest) - Counter(first)).elements()][: rng.randint(2, rack)]
        if held:
            made += 1
            yield TableMelds(tuple(rows)), held


def _with_jokers(rng: Random, left: Counter[Tile], rules: Ruleset) -> tuple[list[Row], set[Tile]]:
    """A group of two Jokers, or two melds of one each, and the tiles that the Jokers may stand for."""
    if rng.random() < 0.6:
        number = rng.choice([each.number for each in left])
        group = [each for each in left if each.number == number]
        rng.shuffle(group)
        here = group[: rng.choice((1, 2, 2, 2))]
        missing = {Tile(colour, number) for colour in rules.tiles.colours} - set(here)
        if len(here) == 1:
            row = (*here, *(Tile(each.colour, number, joker=True) for each in sorted(missing)[:2]))
        else:
            row = (*sorted(here), JOKER, JOKER)
        return [tuple(sorted(row, key=lambda each: each.joker))], missing
    rows, wanted = list[Row](), set[Tile]()
    for _ in range(2):
        found = _meld(rng, left + Counter({JOKER: 1}), rules, 5)
        if found is None or not any(each.joker for each in found):
            return [], set()
        rows.append(found)
        naturals = [each for each in found if not each.joker]
        left = left - Counter(naturals)
        group = naturals[0].number == naturals[-1].number
        wanted |= {Tile(each, naturals[0].number) for each in rules.tiles.colours if group} - set(naturals)
        wanted |= {Tile(each.colour, each.number) for each in found if each.joker and each is not JOKER}
    return rows, wanted
