"""The best turn of a game of laying, by trying every order of laying, adding and replacing. Small hands only.

Melds are recognized by the second judge's definition (`tests/engine/table_melds/plain.py`); no solver is
used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.table_melds.plain import meanings_of
from rummy_widget.engine.rules import LaidScore, LayingPlay, Ruleset
from rummy_widget.engine.tiles import JOKER, Tile

Row = tuple[Tile, ...]
Best = tuple[int, int]


class Moment(NamedTuple):
    """A moment of the turn: the table, the hand, taken Jokers not laid yet, and what was laid so far."""

    table: tuple[Row, ...]
    hand: Row
    owed: int = 0
    count: int = 0
    value: int = 0

    def ends(self, play: LayingPlay) -> bool:
        """Whether the turn may end so."""
        return not self.owed and (bool(self.hand) or not play.keep_one)


def best_turn(before: Sequence[Row], rack: Sequence[Tile], rules: Ruleset, *, opened: bool) -> Best:
    """The most points, or tiles and what they are worth, that one turn can lay; (0, 0) for nothing."""
    play = rules.play
    assert isinstance(play, LayingPlay)
    points = isinstance(play.score, LaidScore)
    return max(
        (
            (each.value, each.count) if points else (each.count, each.value)
            for each in moments(before, rack, rules, opened=opened)
            if each.ends(play)
        ),
        default=(0, 0),
    )


def moments(before: Sequence[Row], rack: Sequence[Tile], rules: Ruleset, *, opened: bool) -> Iterator[Moment]:
    """Every moment that laying, adding and replacing in some order can lead to."""
    play = rules.play
    assert isinstance(play, LayingPlay)
    seen = set[Moment]()
    start = Moment(tuple(sorted(before, key=str)), tuple(sorted(rack)))
    stack: list[Moment] = []
    if play.opening is None or opened:
        stack.append(start)
    else:
        for rows in _openings(tuple(sorted(rack)), rules):
            hand, count, value = start.hand, 0, 0
            for row in rows:
                hand, count, value = _less(hand, row), count + len(row), value + _worth(row, play)
            if hand or not play.keep_one:
                stack.append(Moment(_sorted(*start.table, *rows), hand, 0, count, value))
    while stack:
        moment = stack.pop()
        if moment not in seen:
            seen.add(moment)
            yield moment
            stack += _moves(moment, rules, play)


def _moves(moment: Moment, rules: Ruleset, play: LayingPlay) -> Iterator[Moment]:
    """The moments after one thing more was done."""
    table, hand, owed, count, value = moment
    for row in _rows(hand, rules):
        left, paid = _paid(row, owed, play)
        yield Moment(_sorted(*table, row), _less(hand, row), left, count + len(row), value + paid)
    for place, row in enumerate(table):
        rest = (*table[:place], *table[place + 1 :])
        for tile in dict.fromkeys(hand):
            for longer in _longer(row, tile, rules):
                left, paid = _paid((tile,), owed, play)
                yield Moment(_sorted(*rest, longer), _less(hand, (tile,)), left, count + 1, value + paid)
            if play.replacing and not tile.joker:
                for other in _replaced(row, tile, rules):
                    freed = tuple(sorted((*_less(hand, (tile,)), JOKER)))
                    paid = _worth((tile,), play)
                    yield Moment(_sorted(*rest, other), freed, owed + 1, count + 1, value + paid)


def _sorted(*rows: Row) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=str))


def _less(hand: Row, row: Sequence[Tile]) -> Row:
    left = list(hand)
    for each in row:
        left.remove(each.kind)
    return tuple(left)


def _worth(row: Sequence[Tile], play: LayingPlay) -> int:
    values = play.score.values
    return sum((values.joker or 0) if each.joker else values.numbers[(each.number or 1) - 1] for each in row)


def _paid(row: Sequence[Tile], owed: int, play: LayingPlay) -> tuple[int, int]:
    """How many taken Jokers are still to be laid after these tiles, and what the tiles give."""
    again = min(owed, sum(each.joker for each in row))
    return owed - again, _worth(row, play) - again * (play.score.values.joker or 0)


def _rows(hand: Row, rules: Ruleset) -> Iterator[Row]:
    """Every meld of a hand, its Jokers bound in a run and at large in a group of two naturals or more."""
    seen = set()
    for size in range(3, len(hand) + 1):
        for some in combinations(hand, size):
            if some in seen:
                continue
            seen.add(some)
            naturals = [each for each in some if not each.joker]
            if not naturals:
                continue
            if _grouped(some) and meanings_of(some, rules) is not None:
                yield some
            yield from _runs(some, rules)


def _runs(some: Row, rules: Ruleset) -> Iterator[Row]:
    naturals = [each for each in some if not each.joker]
    colours = {each.colour for each in naturals}
    line = [*range(1, 14), *([1] if rules.runs.one == "low_or_high" else [])]
    if len(colours) > 1 or not 3 <= len(some) <= len(line):
        return
    (colour,) = colours
    assert colour is not None
    for start in range(len(line) - len(some) + 1):
        held = list(naturals)
        row = []
        for number in line[start : start + len(some)]:
            tile = Tile(colour, number)
            if tile in held:
                held.remove(tile)
                row.append(tile)
            else:
                row.append(Tile(colour, number, joker=True))
        if not held and 14 - start and [each.joker for each in row].count(True) == len(some) - len(naturals):
            yield tuple(row)


def _longer(row: Row, tile: Tile, rules: Ruleset) -> Iterator[Row]:
    """A meld with one tile more."""
    naturals = [each for each in row if not each.joker]
    if _grouped(row):
        more = (*(each.kind for each in row), tile)
        if _grouped(more) and meanings_of(more, rules) is not None:
            yield (*sorted((*naturals, *(() if tile.joker else (tile,)))),
                   *(JOKER,) * (len(row) + 1 - len(naturals) - (not tile.joker)))  # fmt: skip
        return
    first, last = row[0], row[-1]
    assert first.colour is not None
    assert first.number is not None
    assert last.number is not None
    high = last.number == 1 and len(row) > 1
    if first.number > 1:
        here = Tile(first.colour, first.number - 1)
        if tile in (here, JOKER):
            yield (Tile(here.colour, here.number, joker=tile.joker), *row)
    if not high and (last.number < 13 or rules.runs.one == "low_or_high"):
        here = Tile(first.colour, last.number % 13 + 1)
        if tile in (here, JOKER):
            yield (*row, Tile(here.colour, here.number, joker=tile.joker))


def _grouped(row: Row) -> bool:
    """Whether a row lies as a group: one number, and no colour twice."""
    numbers = {each.number for each in row if each.number is not None}
    colours = [each.colour for each in row if not each.joker]
    return len(numbers) == 1 and len(set(colours)) == len(colours) and len(row) <= 4


def _replaced(row: Row, tile: Tile, rules: Ruleset) -> Iterator[Row]:
    means = meanings_of(row, rules)
    assert means is not None
    at = [place for place, each in enumerate(row) if each.joker]
    for place, mine in zip(at, means, strict=True):
        if tile in mine:
            other = (*row[:place], tile, *row[place + 1 :])
            if _grouped(row):
                other = (*sorted(each for each in other if not each.joker), *(JOKER,) * (len(at) - 1))
            yield other
            return


def _openings(hand: Row, rules: Ruleset) -> Iterator[tuple[Row, ...]]:
    """Every set of melds of a hand that opens."""
    play = rules.play
    assert isinstance(play, LayingPlay)
    opening = play.opening
    assert opening is not None
    stack: list[tuple[Row, tuple[Row, ...]]] = [(hand, ())]
    seen = set()
    while stack:
        left, rows = stack.pop()
        if (left, _sorted(*rows)) in seen:
            continue
        seen.add((left, _sorted(*rows)))
        worth = sum(_opening_worth(row, rules) for row in rows)
        if rows and worth >= opening.points and (not opening.needs_run or not all(map(_grouped, rows))):
            yield rows
        stack += [(_less(left, row), (*rows, row)) for row in _rows(left, rules)]


def _opening_worth(row: Row, rules: Ruleset) -> int:
    """RUMMY 45: 2 to 9 are 5, 10 to 13 are 10, a 1 is 5 low, 10 after 13, 25 in a group."""
    number = next(each.number for each in row if not each.joker)
    if _grouped(row):
        return len(row) * (25 if number == 1 else 5 if (number or 0) < 10 else 10)
    return sum(
        10 if (each.number or 0) > 9 or (each.number == 1 and at) else 5 for at, each in enumerate(row)
    )
