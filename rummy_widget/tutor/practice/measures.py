"""How hard a task is: what has to be seen before it can be answered, counted by the engine.

A number for each skill, by which the tasks of that skill are told apart; numbers of different skills mean
nothing beside one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from ...engine.closes import Closing
from ...engine.faults import Fault
from ...engine.layout import Arrangement
from ...engine.melds import Meld, read_meld
from ...engine.melds.hand import melds_in
from ...engine.reading.rack import SegmentState, read_rack
from ...engine.tiles import JOKER, Tile, tile
from ..answers import read_answer
from ..steps import StepData
from .caught import OUT
from .checks import best_of, by_name, can_be_laid, close_with, dearest, discards, rest_is_meld
from .laying import level, tempts
from .opening import LAID
from .worth import is_near


def _tiles(step: StepData) -> tuple[Tile, ...]:
    return tuple(each.kind for each in step.start.tiles)


def _count(step: StepData) -> int:
    """How many tiles its solution has."""
    return len((step.solution or "").split())


def _disorder(row: tuple[Tile, ...]) -> int:
    """3 where the tiles of a row do not stand in the order of a run, nor in one number."""
    numbers = [each.number for each in row if each.number]
    steps = {(after - before) % 13 for before, after in pairwise(numbers)}
    return 0 if steps <= {0, 1, 2} else 3


def one_row(step: StepData) -> int:
    """The tiles, two for a Joker, three where they stand in no order, two where 13 and 1 meet, and one where
    a single tile makes all the difference."""
    row = _tiles(step)
    corner = {1, 13} <= {each.number for each in row}
    near = isinstance(read_meld(row), Fault) and any(rest_is_meld(row, (each,), step.rules) for each in row)
    return len(row) + 2 * row.count(JOKER) + _disorder(row) + 2 * corner + near


def spoiled_row(step: StepData) -> int:
    """The tiles, four for a second one to go, two for a Joker, three where they stand in no order."""
    row = _tiles(step)
    return len(row) + 4 * (_count(step) - 1) + 2 * row.count(JOKER) + _disorder(row)


def offered(step: StepData) -> int:
    """The tiles that are offered, one more for each that nearly fits, two for a Joker among those that are
    there, three for a second one to choose."""
    (_, _, base), *others = step.start.rows()
    tiles = [each.kind for _, _, row in others for each in row]
    right = {each for answer in step.answers for each in answer.split()}
    numbers = {each.number for each in base if each.number}
    wrong = [each.number for each in tiles if each.number and str(each) not in right]
    near = sum(any(abs(one - number) in (0, 1, 12) for number in numbers) for one in wrong)
    return len(tiles) + near + 2 * sum(each.joker for each in base) + 3 * (_count(step) - 1)


def places(step: StepData) -> int:
    """The rows, two more for each that a Joker would make a meld or lengthen, the single tiles, and three for
    a second Joker."""
    rows = [tuple(each.kind for each in row) for _, _, row in step.start.rows()]
    long = [row for row in rows if len(row) > 1]
    places = sum(isinstance(read_meld((*row, JOKER)), Meld) for row in long)
    jokers = sum(row.count(JOKER) for row in rows)
    return len(long) + 2 * places + (len(rows) - len(long) - jokers) + 3 * (jokers - 1)


def _rows(step: StepData) -> int:
    """How many rows lie on its rack."""
    return sum(1 for _ in step.start.rows())


def _close(step: StepData) -> Closing:
    closing = dearest(_tiles(step), step.thrown, step.rules)
    assert closing is not None  # such tasks are dealt closing racks
    return closing


def patterns(step: StepData) -> int:
    """The melds or parts that lie there, two for each Joker among them, two for each other pattern that holds
    beyond Simple, one for each that fails by few tiles, and four where the rack lies as less."""
    closing = _close(step)
    lying = read_rack(step.start, jokers_thrown=step.thrown).closing
    others = sum(row.holds and row.pattern not in (closing.pattern, "simple") for row in closing.rows)
    near = sum(not row.holds and is_near(closing, row.pattern) for row in closing.rows)
    segments = _rows(step)
    if closing.melds:
        less = lying is not None and lying.points < closing.points
    else:
        less = lying is None and segments in (4, 5)
    return segments + 2 * closing.jokers_in_combination + 2 * others + near + 4 * less


def price(step: StepData) -> int:
    """As for the pattern, plus two for each Joker thrown (by anybody) or free."""
    told = step.text is not None
    return patterns(step) + 2 * _close(step).joker_free + step.thrown + 2 * told


def _loose(start: Arrangement) -> int:
    """How many tiles lie in no meld."""
    return sum(len(each.tiles) for each in read_rack(start).segments if each.state is not SegmentState.VALID)


def missing(step: StepData) -> int:
    """The tiles that lie in no meld, those to choose from, and two where some close for less."""
    prices = {
        points
        for option in step.options
        if isinstance(drawn := read_answer(option.key), str)
        and (points := close_with(_tiles(step), tile(drawn), step.rules)) is not None
    }
    return _loose(step.start) + len(step.options) + 2 * (len(prices) > 1)


def discard(step: StepData) -> int:
    """The tiles that lie in no meld, one for each other that leaves the rack as near, and three for each tile
    more that it is away from a close."""
    rack = by_name(_tiles(step))
    found = discards(rack, step.rules)
    least = min(each.distance for each in found)
    near = sum(each.distance == least for each in found) - len(best_of(rack, step.rules))
    return _loose(step.start) + near + 3 * (least - 1)


def payments(step: StepData) -> int:
    """The other players, two where the table multiplies, two for each sentence of facts, one for each Joker,
    and one where another closes."""
    facts: Mapping[str, int] = step.check.value
    told = 0 if step.text is None else str(step.text.said("en")).count(".")
    return (
        facts["players"] - 1
        + 2 * (facts["multiplier"] > 1)
        + 2 * told
        + _close(step).jokers_in_combination
        + (facts["closer"] != facts["seat"])
    )  # fmt: skip


def counts(step: StepData) -> int:
    """The melds, two for each Joker, one for each 1 (in Rummy 45 it may be 5, 10 or 25) and for each number
    above 9, no more than four of these, and two where it isn't the opening that counts."""
    tiles = _tiles(step)
    ones, high = sum(each.number == 1 for each in tiles), sum((each.number or 0) >= 10 for each in tiles)
    laid = bool(step.check.value == LAID)
    return _rows(step) + 2 * tiles.count(JOKER) + min(4, ones + high // 2) + 2 * laid


def opens(step: StepData) -> int:
    """The tiles, two for a Joker, and one for each meld among them beyond the second, no more than five."""
    tiles = _tiles(step)
    kinds = {frozenset(each.kind for each in meld.tiles) for meld in melds_in(tiles, step.rules)}
    return len(tiles) + 2 * tiles.count(JOKER) + min(5, max(0, len(kinds) - 2))


def laid(step: StepData) -> int:
    """The melds on the table, the tiles of the rack, those that only seem to go, and three for each level
    that the easiest one to lay asks for."""
    spread, tiles = step.spread, _tiles(step)
    assert spread is not None
    goes = can_be_laid(spread, tuple(sorted(tiles)), step.rules)
    near = sum(each not in goes and tempts(spread, each, step.rules) > 0 for each in tiles)
    least = min(level(spread, each, step.rules) or 0 for each in goes)
    return len(spread.melds) + len(tiles) + near + 3 * least - 2


def stood(step: StepData) -> int:
    """The melds on the table, the tiles of the rack, and two for a second Joker in the meld."""
    assert step.spread is not None
    jokers = sum(each.joker for each in step.spread.tiles)
    return len(step.spread.melds) + len(step.start.tiles) + 2 * (jokers - 1)


def used(step: StepData) -> int:
    """Three for each meld on the table, and one for each restriction in force."""
    jokers = step.rules.rearranging.jokers
    assert step.spread is not None
    strict = jokers.replaced + jokers.from_rack + jokers.meld_kept + jokers.new_meld
    return 3 * len(step.spread.melds) + strict


def caught(step: StepData) -> int:
    """The tiles, two for each Joker, and two where the round ends in another way than usual."""
    tiles = _tiles(step)
    return len(tiles) + 2 * tiles.count(JOKER) + 2 * bool(step.check.value[0] != OUT)
