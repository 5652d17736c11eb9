"""How hard a task is: what has to be seen before it can be answered, counted by the engine.

A number for each skill, by which the tasks of that skill are told apart; numbers of different skills mean
nothing beside one another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
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
from .caught import ends_otherwise
from .checks import close_with, dearest, rest_is_meld
from .felt import tempts
from .laying import level
from .near import is_near
from .skills import Skill
from .table_questions import can_be_laid
from .throwing import best_of, discards


def difficulty(step: StepData) -> int:
    """How hard the task of a practised skill is.

    >>> from rummy_widget.tutor.practice import practice
    >>> difficulty(practice("is-run", 3, "easy")) < difficulty(practice("is-run", 3, "hard"))
    True
    """
    return _MEASURES[Skill(step.key)](step)


def _tiles(step: StepData) -> tuple[Tile, ...]:
    return tuple(each.kind for each in step.start.tiles)


def _disorder(row: tuple[Tile, ...]) -> int:
    """3 where the tiles of a row do not stand in the order of a run, nor in one number."""
    numbers = [each.number for each in row if each.number]
    steps = {(after - before) % 13 for before, after in pairwise(numbers)}
    return 0 if steps <= {0, 1, 2} else 3


def _one_row(step: StepData) -> int:
    """The tiles, two for a Joker, three where they stand in no order, two where 13 and 1 meet, and one where
    a single tile makes all the difference."""
    row = _tiles(step)
    corner = {1, 13} <= {each.number for each in row}
    near = isinstance(read_meld(row), Fault) and any(rest_is_meld(row, (each,), step.rules) for each in row)
    return len(row) + 2 * Counter(row)[JOKER] + _disorder(row) + 2 * corner + near


def _spoiled_row(step: StepData) -> int:
    """The tiles, four for a second one to go, two for a Joker, three where they stand in no order."""
    row = _tiles(step)
    gone = len((step.solution or "").split())
    return len(row) + 4 * (gone - 1) + 2 * Counter(row)[JOKER] + _disorder(row)


def _offered(step: StepData) -> int:
    """The tiles that are offered, one more for each that nearly fits, two for a Joker among those that are
    there, three for a second one to choose."""
    (_, _, base), *others = step.start.rows()
    offered = [each.kind for _, _, row in others for each in row]
    kinds = [each.kind for each in base]
    right = {each for answer in step.answers for each in answer.split()}
    numbers = {each.number for each in kinds if each.number}
    near = [
        each
        for each in offered
        if str(each) not in right
        and each.number
        and any(abs(each.number - number) in (0, 1, 12) for number in numbers)
    ]
    count = len((step.solution or "").split())
    return len(offered) + len(near) + 2 * Counter(kinds)[JOKER] + 3 * (count - 1)


def _places(step: StepData) -> int:
    """The rows, two more for each that a Joker would make a meld or lengthen, the single tiles, and three for
    a second Joker."""
    rows = [tuple(each.kind for each in row) for _, _, row in step.start.rows()]
    long = [row for row in rows if len(row) > 1]
    places = sum(isinstance(read_meld((*row, JOKER)), Meld) for row in long)
    jokers = sum(row.count(JOKER) for row in rows)
    return len(long) + 2 * places + (len(rows) - len(long) - jokers) + 3 * (jokers - 1)


def _close(step: StepData) -> Closing:
    closing = dearest(_tiles(step), step.thrown, step.rules)
    assert closing is not None  # such tasks are dealt closing racks
    return closing


def _patterns(step: StepData) -> int:
    """The melds or parts that lie there, two for each Joker among them, two for each other pattern that holds
    beyond Simple, one for each that fails by few tiles, and four where the rack lies as less."""
    closing = _close(step)
    lying = read_rack(step.start, jokers_thrown=step.thrown).closing
    others = [
        row
        for row in closing.rows
        if row.pattern is not closing.pattern and row.holds and row.pattern != "simple"
    ]
    near = [row for row in closing.rows if not row.holds and is_near(closing, row.pattern)]
    less = closing.melds and lying is not None and lying.points < closing.points
    dearer = lying is None and not closing.melds and len(list(step.start.rows())) in (4, 5)
    segments = sum(1 for _ in step.start.rows())
    return (
        segments + 2 * closing.jokers_in_combination + 2 * len(others) + len(near) + 4 * bool(less or dearer)
    )


def _price(step: StepData) -> int:
    """As for the pattern, plus two for each Joker thrown (by anybody) or free."""
    free = _close(step).joker_free
    told = 2 if step.text is not None else 0
    return _patterns(step) + 2 * free + step.thrown + told


def _loose(start: Arrangement) -> int:
    """How many tiles lie in no meld."""
    return sum(len(each.tiles) for each in read_rack(start).segments if each.state is not SegmentState.VALID)


def _missing(step: StepData) -> int:
    """The tiles that lie in no meld, those to choose from, and two where some close for less."""
    prices = {
        points
        for option in step.options
        if isinstance(drawn := read_answer(option.key), str)
        and (points := close_with(_tiles(step), tile(drawn), step.rules)) is not None
    }
    return _loose(step.start) + len(step.options) + 2 * (len(prices) > 1)


def _discard(step: StepData) -> int:
    """The tiles that lie in no meld, one for each other that leaves the rack as near, and three for each tile
    more that it is away from a close."""
    rack = tuple(sorted(_tiles(step), key=str))
    found = discards(rack, step.rules)
    least = min(each.distance for each in found)
    near = sum(each.distance == least for each in found) - len(best_of(rack, step.rules))
    return _loose(step.start) + near + 3 * (least - 1)


def _payments(step: StepData) -> int:
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


def _counts(step: StepData) -> int:
    """The melds, two for each Joker, one for each 1 (in Rummy 45 it may be 5, 10 or 25) and for each number
    above 9, no more than four of these, and two where it isn't the opening that counts."""
    tiles = _tiles(step)
    ones, high = tiles_of(tiles, 1, 1), tiles_of(tiles, 10, 13)
    rows = sum(1 for _ in step.start.rows())
    return rows + 2 * tiles.count(JOKER) + min(4, ones + high // 2) + 2 * bool(step.check.value == "laid")


def tiles_of(tiles: tuple[Tile, ...], low: int, high: int) -> int:
    """How many have a number from low to high."""
    return sum(low <= (each.number or 0) <= high for each in tiles)


def _opens(step: StepData) -> int:
    """The tiles, two for a Joker, and one for each meld among them beyond the second, no more than five."""
    tiles = _tiles(step)
    kinds = {frozenset(each.kind for each in meld.tiles) for meld in melds_in(tiles, step.rules)}
    return len(tiles) + 2 * tiles.count(JOKER) + min(5, max(0, len(kinds) - 2))


def _laid(step: StepData) -> int:
    """The melds on the table, the tiles of the rack, those that only seem to go, and three for each level
    that the easiest one to lay asks for."""
    spread, tiles = step.spread, _tiles(step)
    assert spread is not None
    goes = can_be_laid(spread, tuple(sorted(tiles)), step.rules)
    near = sum(each not in goes and tempts(spread, each, step.rules) > 0 for each in tiles)
    least = min(level(spread, each, step.rules) or 0 for each in goes)
    return len(spread.melds) + len(tiles) + near + 3 * least - 2


def _stood(step: StepData) -> int:
    """The melds on the table, the tiles of the rack, and two for a second Joker in the meld."""
    assert step.spread is not None
    jokers = sum(each.joker for each in step.spread.tiles)
    return len(step.spread.melds) + len(step.start.tiles) + 2 * (jokers - 1)


def _used(step: StepData) -> int:
    """Three for each meld on the table, and one for each restriction in force."""
    jokers = step.rules.rearranging.jokers
    assert step.spread is not None
    strict = jokers.replaced + jokers.from_rack + jokers.meld_kept + jokers.new_meld
    return 3 * len(step.spread.melds) + strict


def _caught(step: StepData) -> int:
    """The tiles, two for each Joker, and two where the round ends in another way than usual."""
    tiles = _tiles(step)
    return len(tiles) + 2 * tiles.count(JOKER) + 2 * ends_otherwise(step.check.value[0])


_MEASURES: Mapping[Skill, Callable[[StepData], int]] = {
    Skill.IS_RUN: _one_row,
    Skill.COMPLETE_GROUP: _offered,
    Skill.PLACE_JOKER: _places,
    Skill.SPOT_FAULT: _spoiled_row,
    Skill.NAME_PATTERN: _patterns,
    Skill.PRICE_CLOSE: _price,
    Skill.WHAT_IS_MISSING: _missing,
    Skill.WHICH_DISCARD: _discard,
    Skill.WHO_PAYS_WHAT: _payments,
    Skill.WHAT_IT_COUNTS: _counts,
    Skill.DOES_IT_OPEN: _opens,
    Skill.WHICH_CAN_BE_LAID: _laid,
    Skill.WHAT_JOKER_IS: _stood,
    Skill.MAY_JOKER_BE_USED: _used,
    Skill.WHAT_IS_CAUGHT: _caught,
}
