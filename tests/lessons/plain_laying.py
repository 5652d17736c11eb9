"""A second program for puzzles where melds are never taken apart: every way to part a rack, by brute force.

It shares no code with `rummy_widget.tutor.puzzles`: each tile of the rack, and each Joker that lies there,
goes anywhere at all; the judge says which tables are turns, and what each took is read from before and after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import Play, TableMelds, judge_play
from rummy_widget.engine.tiles import JOKER, Tile

Laid = tuple[tuple[Tile, ...], int, frozenset[str]]
"""The tiles laid, their points, and what it took."""


def outcomes(before: TableMelds, rack: Sequence[Tile], rules: Ruleset) -> frozenset[Laid]:
    """Everything that an open player can do to a small table."""
    rows = before.in_order(rules).melds
    found = set()
    wild = [(at, place) for at, row in enumerate(rows) for place, each in enumerate(row) if each.joker]
    for count in range(len(wild) + 1):
        for freed in combinations(wild, count):
            left = [
                tuple(each for place, each in enumerate(row) if (at, place) not in freed)
                for at, row in enumerate(rows)
            ]
            free = [*rack, *(JOKER,) * count]
            for old, new in _dealt(left, free, rules):
                after = TableMelds((*old, *new))
                play = judge_play(before, after, rack, rules=rules)
                if isinstance(play, Play) and all(map(_continues, rows, old)):
                    took = frozenset(_took(rows, old, new, rules))
                    found.add((tuple(sorted(each.kind for each in play.tiles)), play.value, took))
    return frozenset(found)


def _dealt(
    left: list[tuple[Tile, ...]], free: list[Tile], rules: Ruleset
) -> Iterator[tuple[list[tuple[Tile, ...]], list[tuple[Tile, ...]]]]:
    """Some of these tiles put to the melds, and of the others some as new melds; Jokers as anything."""

    def to_old(at: int, rest: list[Tile]) -> Iterator[tuple[list[tuple[Tile, ...]], list[Tile]]]:
        if at == len(left):
            yield [], rest
            return
        for size in range(min(5, len(rest)) + 1):
            for chosen in {tuple(sorted(each)) for each in combinations(rest, size)}:
                others = list(rest)
                for each in chosen:
                    others.remove(each)
                for grown in _as_melds((*left[at], *chosen), rules):
                    for melds, last in to_old(at + 1, others):
                        yield [grown, *melds], last

    def to_new(rest: list[Tile]) -> Iterator[list[tuple[Tile, ...]]]:
        if not rest:
            yield []
            return
        first, others = rest[0], rest[1:]
        if not first.joker:
            yield from to_new(others)
        for size in range(2, len(others) + 1):
            for chosen in {tuple(sorted(each)) for each in combinations(others, size)}:
                last = list(others)
                for each in chosen:
                    last.remove(each)
                for made in _as_melds((first, *chosen), rules):
                    for melds in to_new(last):
                        yield [made, *melds]

    for old, rest in to_old(0, free):
        for new in to_new(rest):
            yield old, new


def _as_melds(row: tuple[Tile, ...], rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    found = read_meld(row, rules)
    if not isinstance(found, Meld):
        return
    for reading in found.readings:
        if reading.kind.value == "group":
            yield tuple(each.kind for each in reading.tiles)
            return
    yield from dict.fromkeys(reading.tiles for reading in found.readings)


def _took(
    rows: Sequence[tuple[Tile, ...]], old: list[tuple[Tile, ...]], new: list[tuple[Tile, ...]], rules: Ruleset
) -> Iterator[str]:
    for was, now in zip(rows, old, strict=True):
        more = len(now) - len(was)
        if more:
            yield "add"
        if any(each.colour != was[0].colour for each in was) or was[0].colour is None:
            if sum(each.joker for each in now) < sum(each.joker for each in was):
                yield "free"
            continue
        start = next(place for place in range(more + 1) if _same(was, now[place : place + len(was)]))
        if max(start, more - start) >= 2:
            yield "add_on"
        if any(a.joker and not b.joker for a, b in zip(was, now[start:], strict=False)):
            yield "free"
    if new:
        yield "lay"
    for tile in {each for row in new for each in row}:
        if tile.joker:
            yield "free_new"
        else:
            for was, now in zip(rows, old, strict=True):
                if _fits(was, tile, rules) and _fits(now, tile, rules):
                    yield "hold"


def _continues(was: Sequence[Tile], now: Sequence[Tile]) -> bool:
    """Whether a run lies in another; else the judge saw another meld go on there, which is met as well."""
    if any(each.colour != was[0].colour for each in was) or was[0].colour is None:
        return True
    return any(_same(was, now[place : place + len(was)]) for place in range(len(now) - len(was) + 1))


def _same(was: Sequence[Tile], now: Sequence[Tile]) -> bool:
    return all((a.colour, a.number) == (b.colour, b.number) for a, b in zip(was, now, strict=True))


def _fits(row: tuple[Tile, ...], tile: Tile, rules: Ruleset) -> bool:
    after = TableMelds(((*row, tile),))
    return isinstance(judge_play(TableMelds((row,)), after, (tile, tile), rules=rules), Play)
