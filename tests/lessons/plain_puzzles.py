"""A second program for puzzles on small tables, by brute force: every table that can follow, and how.

It shares no code with `rummy_widget.tutor.puzzles`: all ways to part all tiles into melds are gone through,
copies told apart, and what became of each old meld is read from them afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import Play, TableMelds, judge_play
from rummy_widget.engine.tiles import COLOURS, Tile, as_tiles


class Outcome(NamedTuple):
    """A table that may follow: the tiles laid, what it took, and how much was disturbed."""

    laid: tuple[Tile, ...]
    techniques: frozenset[str]
    broken: int
    moved: int


class _Piece(NamedTuple):
    tile: Tile
    meld: int  # where it lay; -1: on the rack


class _Meld(NamedTuple):
    """A new meld: its pieces, and what each is or stands for."""

    pieces: tuple[int, ...]
    stands: tuple[Tile, ...]
    run: bool


def outcomes(before: TableMelds, rack: Sequence[Tile], rules: Ruleset) -> frozenset[Outcome]:
    """Everything that can become of a small table."""
    pieces = [_Piece(tile, at) for at, row in enumerate(before.in_order(rules).melds) for tile in row]
    pieces += [_Piece(tile.kind, -1) for tile in as_tiles(rack)]
    found = set()
    for melds in _partings(pieces, frozenset(range(len(pieces)))):
        laid = tuple(sorted(pieces[at].tile for meld in melds for at in meld.pieces if pieces[at].meld < 0))
        if not laid:
            continue
        rows = tuple(
            tuple(
                Tile(tile.colour, tile.number, joker=pieces[at].tile.joker)
                for at, tile in zip(meld.pieces, meld.stands, strict=True)
            )
            for meld in melds
        )
        play = judge_play(before, TableMelds(rows), rack, rules=rules)
        if isinstance(play, Play):
            found.add(Outcome(laid, _techniques(pieces, melds, before), play.broken, play.moved))
    return frozenset(found)


def _partings(pieces: list[_Piece], left: frozenset[int]) -> Iterator[list[_Meld]]:
    """All ways to part these into melds; pieces of the rack may stay out."""
    if not left:
        yield []
        return
    first = min(left)
    rest = sorted(left - {first})
    for meld in _with(pieces, first, rest):
        for others in _partings(pieces, left - set(meld.pieces)):
            yield [meld, *others]
    if pieces[first].meld < 0:
        yield from _partings(pieces, left - {first})


def _with(pieces: list[_Piece], first: int, rest: list[int]) -> Iterator[_Meld]:
    for size in range(2, len(rest) + 1):
        for others in combinations(rest, size):
            row = (first, *others)
            naturals = [pieces[at].tile for at in row if not pieces[at].tile.joker]
            if not naturals or len(set(naturals)) < len(naturals):
                continue
            colours = {each.colour for each in naturals}
            numbers = [each.number or 0 for each in naturals]
            if len(set(numbers)) == 1 and len(row) <= 4 and len(colours) == len(naturals):
                yield _as_group(pieces, row, colours, numbers[0])
            if len(colours) == 1:
                yield from _as_runs(pieces, row, naturals)


def _as_group(pieces: list[_Piece], row: tuple[int, ...], colours: set[object], number: int) -> _Meld:
    free = [each for each in COLOURS if each not in colours]
    stands = [pieces[at].tile if not pieces[at].tile.joker else Tile(free.pop(), number) for at in row]
    return _Meld(row, tuple(stands), run=False)


def _as_runs(pieces: list[_Piece], row: tuple[int, ...], naturals: list[Tile]) -> Iterator[_Meld]:
    numbers = {each.number for each in naturals}
    for low in range(1, 14 - len(row) + 1):
        places = range(low, low + len(row))
        if not numbers <= set(places):
            continue
        jokers = [at for at in row if pieces[at].tile.joker]
        holes = [number for number in places if number not in numbers]
        for order in {(0, 1), (1, 0)} if len(jokers) == 2 else {tuple(range(len(jokers)))}:
            by = {holes[place]: jokers[turn] for place, turn in enumerate(order)}
            by |= {pieces[at].tile.number: at for at in row if not pieces[at].tile.joker}  # type: ignore[misc]
            yield _Meld(
                tuple(by[number] for number in places),
                tuple(Tile(naturals[0].colour, number) for number in places),
                run=True,
            )


def _techniques(pieces: list[_Piece], melds: list[_Meld], before: TableMelds) -> frozenset[str]:
    found: set[str] = set()
    cores: Counter[int] = Counter()
    for old, row in enumerate(before.melds):
        naturals = [each for each in row if not each.joker]
        run = len({each.colour for each in naturals}) == 1 and (
            len(naturals) > 1 or any(each.joker and each.colour for each in row)
        )
        number = naturals[0].number
        parts = []
        out = 0
        for place, meld in enumerate(melds):
            mine = [(pieces[at].tile, tile) for at, tile in zip(meld.pieces, meld.stands, strict=True)
                    if pieces[at].meld == old]  # fmt: skip
            own = sum(not was.joker for was, _ in mine)
            for was, now in mine:
                if was.joker:
                    if run:
                        same = meld.run and (was.colour, was.number) == (now.colour, now.number)
                    else:
                        same = not meld.run and now.number == number
                    if own and same:
                        own += 1
                    else:
                        out += 1
            if own:
                parts.append(own)
            if own >= 2:
                cores[place] += 1
        several = [each for each in parts if each >= 2]
        single = parts.count(1)
        if out:
            found.add("replace")
        if not several and not (out and len(parts) == 1):
            found.add("break")
        if len(several) > 1:
            found.add("split")
        if several and single:
            if len(several) == 1 and several[0] + out < 3:
                found.add("substitute")
            else:
                found.add("take_end" if run else "take_fourth")
    if any(count > 1 for count in cores.values()):
        found.add("join")
    return frozenset(found)
