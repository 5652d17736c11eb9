"""Measure the difficulty of practice tasks: how much a learner has to notice in order to answer correctly.

There is one function for each skill. The numbers that different functions return cannot be compared.
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
from .checks import best_close_of, best_kinds, can_be_laid, close_with, discards, name_order, rest_is_meld
from .laying import laying_level, temptation
from .opening import LAID
from .worth import is_near


def _tiles(step: StepData) -> tuple[Tile, ...]:
    """Return the tiles on the rack of a task."""
    return tuple(each.kind for each in step.start.tiles)


def _count(step: StepData) -> int:
    """Return the number of tiles to choose in a task, according to its solution."""
    return len((step.solution or "").split())


def _disorder(row: tuple[Tile, ...]) -> int:
    """Return 3, the extra difficulty, if the tiles of a row are in no usual order, otherwise 0.

    In a usual order, each number is equal to the number before it, or greater by one or two; a 1 may follow a
    12 or a 13, and a 2 may follow a 13.
    """
    numbers = [each.number for each in row if each.number]
    return 0 if {(after - before) % 13 for before, after in pairwise(numbers)} <= {0, 1, 2} else 3


def one_row(step: StepData) -> int:
    """Return the difficulty of judging whether a row is a meld.

    It is the number of tiles, plus 2 for each Joker, 3 if the tiles are not in order, 2 if the row contains
    both a 13 and a 1, and 1 if the row is no meld but would be one without one of its tiles.
    """
    row = _tiles(step)
    corner = {1, 13} <= {each.number for each in row}
    near = isinstance(read_meld(row), Fault) and any(rest_is_meld(row, (each,), step.rules) for each in row)
    return len(row) + 2 * row.count(JOKER) + _disorder(row) + 2 * corner + near


def spoiled_row(step: StepData) -> int:
    """Return the difficulty of finding the tile that has to be removed from a row to leave a meld.

    It is the number of tiles, plus 4 if a second one has to be removed, 2 for each Joker, and 3 if the tiles
    are not in order.
    """
    row = _tiles(step)
    return len(row) + 4 * (_count(step) - 1) + 2 * row.count(JOKER) + _disorder(row)


def offered(step: StepData) -> int:
    """Return the difficulty of choosing the tiles that complete a group.

    It is the number of tiles offered, plus 1 for each wrong one that nearly fits, 2 for each Joker in the
    group, and 3 if two tiles have to be chosen.
    """
    (_, _, base), *others = step.start.rows()
    tiles = [each.kind for _, _, row in others for each in row]
    right = {each for answer in step.answers for each in answer.split()}
    numbers = {each.number for each in base if each.number}
    wrong = [each.number for each in tiles if each.number and str(each) not in right]
    near = sum(any(abs(one - number) in (0, 1, 12) for number in numbers) for one in wrong)
    return len(tiles) + near + 2 * sum(each.joker for each in base) + 3 * (_count(step) - 1)


def places(step: StepData) -> int:
    """Return the difficulty of finding where a Joker must go.

    It is the number of rows of two or more tiles, plus 2 for each of them that is a meld after a Joker is
    added, 1 for each single tile, and 3 for a second Joker.
    """
    rows = [tuple(each.kind for each in row) for _, _, row in step.start.rows()]
    long = [row for row in rows if len(row) > 1]
    places = sum(isinstance(read_meld((*row, JOKER)), Meld) for row in long)
    jokers = sum(row.count(JOKER) for row in rows)
    return len(long) + 2 * places + (len(rows) - len(long) - jokers) + 3 * (jokers - 1)


def _rows(step: StepData) -> int:
    """Return the number of rows of adjacent tiles on the rack of a task."""
    return sum(1 for _ in step.start.rows())


def _close(step: StepData) -> Closing:
    """Return the highest-scoring way to close (end the round) with the rack of a task."""
    closing = best_close_of(_tiles(step), step.thrown, step.rules)
    assert closing is not None  # such tasks have racks that close
    return closing


def patterns(step: StepData) -> int:
    """Return the difficulty of naming the pattern that decides the points of a rack that closes.

    To close is to end the round. The difficulty is the number of rows on the rack, plus 2 for each Joker in
    the pattern, 2 for each other pattern that the rack forms, 1 for each pattern that it would form if a few
    tiles were different, and 4 if the tiles have to be rearranged to be worth all their points. The pattern
    "simple" isn't counted among the other patterns.
    """
    closing = _close(step)
    as_arranged = read_rack(step.start, jokers_thrown=step.thrown).closing
    others = sum(row.holds and row.pattern not in (closing.pattern, "simple") for row in closing.rows)
    near = sum(not row.holds and is_near(closing, row.pattern) for row in closing.rows)
    segments = _rows(step)
    if closing.melds:
        less = as_arranged is not None and as_arranged.points < closing.points
    else:
        less = as_arranged is None and segments in (4, 5)
    return segments + 2 * closing.jokers_in_combination + 2 * others + near + 4 * less


def price(step: StepData) -> int:
    """Return the difficulty of saying how many points a rack is worth when it closes (ends the round).

    It is the difficulty of naming its pattern, plus 2 if the tile left over is a Joker, 1 for each Joker that
    the learner has discarded, and 2 if the task mentions such Jokers.
    """
    return patterns(step) + 2 * _close(step).joker_free + step.thrown + 2 * (step.text is not None)


def _loose(start: Arrangement) -> int:
    """Return the number of tiles of a rack that are in no valid meld."""
    return sum(len(each.tiles) for each in read_rack(start).segments if each.state is not SegmentState.VALID)


def missing(step: StepData) -> int:
    """Return how hard it is to find the tile with which to close (end the round).

    It is the number of tiles on the rack that are in no meld, plus the number of tiles to choose from, plus 2
    if the number of points depends on which of them the learner closes with.
    """
    prices = {
        points
        for option in step.options
        if isinstance(drawn := read_answer(option.key), str)
        and (points := close_with(_tiles(step), tile(drawn), step.rules)) is not None
    }
    return _loose(step.start) + len(step.options) + 2 * (len(prices) > 1)


def discard(step: StepData) -> int:
    """Return the difficulty of choosing the best discard.

    The fewer tiles must be exchanged after a discard before the rack can close (end the round), the better
    the discard is. The result is the number of tiles in no meld, plus 1 for each discard that requires as few
    exchanges as the best one but is worse for other reasons, and 3 for each tile beyond the first that must
    be exchanged after the best discard.
    """
    rack = name_order(_tiles(step))
    found = discards(rack, step.rules)
    least = min(each.distance for each in found)
    near = sum(each.distance == least for each in found) - len(best_kinds(rack, step.rules))
    return _loose(step.start) + near + 3 * (least - 1)


def payments(step: StepData) -> int:
    """Return the difficulty of computing what the learner wins or loses when a round ends.

    It is the number of other players, plus 2 if points are multiplied by more than 1, plus 1 for each Joker
    in the pattern that ends the round, plus 1 if another player ends the round. The text of the step may
    state further facts, such as discarded Jokers; each of its sentences adds 2.
    """
    facts: Mapping[str, int] = step.check.value
    sentences = 0 if step.text is None else str(step.text.said("en")).count(".")
    return (
        facts["players"] - 1
        + 2 * (facts["multiplier"] > 1)
        + 2 * sentences
        + _close(step).jokers_in_combination
        + (facts["closer"] != facts["seat"])
    )  # fmt: skip


def counts(step: StepData) -> int:
    """Return the difficulty of counting the points of melds.

    It is the number of melds, plus 2 for each Joker, plus 2 if the question is what a player scores for
    laying the melds, not what they count as a player's first melds. Tiles whose value is easily mistaken add
    up to 4: 1 for each tile with the number 1, and 1 for every two tiles with a number above 9.
    """
    tiles = _tiles(step)
    ones, high = sum(each.number == 1 for each in tiles), sum((each.number or 0) >= 10 for each in tiles)
    laid = bool(step.check.value == LAID)
    return _rows(step) + 2 * tiles.count(JOKER) + min(4, ones + high // 2) + 2 * laid


def opens(step: StepData) -> int:
    """Return the difficulty of judging whether a player can open, that is, lay first melds from a rack.

    It is the number of tiles, plus 2 for each Joker. If more than two melds are possible, each meld beyond
    the second adds 1, up to 5.
    """
    tiles = _tiles(step)
    kinds = {frozenset(each.kind for each in meld.tiles) for meld in melds_in(tiles, step.rules)}
    return len(tiles) + 2 * tiles.count(JOKER) + min(5, max(0, len(kinds) - 2))


def laid(step: StepData) -> int:
    """Return the difficulty of finding a tile that can be laid.

    It is the number of melds on the table plus the number of tiles on the rack, minus 2, plus 1 for each tile
    that only seems to fit, and 3 times the level (0 to 2, see `laying_level`) of the easiest tile that can be
    laid.
    """
    spread, tiles = step.spread, _tiles(step)
    assert spread is not None
    layable = can_be_laid(spread, tuple(sorted(tiles)), step.rules)
    near = sum(each not in layable and temptation(spread, each, step.rules) > 0 for each in tiles)
    least = min(laying_level(spread, each, step.rules) or 0 for each in layable)
    return len(spread.melds) + len(tiles) + near + 3 * least - 2


def joker_meaning(step: StepData) -> int:
    """Return the difficulty of saying which tile a Joker stands for.

    It is the number of melds on the table, plus the number of tiles on the rack, plus 2 for each Joker on the
    table beyond the first.
    """
    assert step.spread is not None
    jokers = sum(each.joker for each in step.spread.tiles)
    return len(step.spread.melds) + len(step.start.tiles) + 2 * (jokers - 1)


def joker_use(step: StepData) -> int:
    """Return the difficulty of judging whether a turn with a Joker is allowed.

    It is 3 for each meld on the table, plus 1 for each of the four Joker restrictions (TR-4 to TR-7) that are
    in force in the game.
    """
    assert step.spread is not None
    return 3 * len(step.spread.melds) + sum(step.rules.rearranging.jokers.in_force)


def caught(step: StepData) -> int:
    """Return the difficulty of counting what the tiles left on a rack cost.

    It is the number of tiles, plus 2 for each Joker, plus 2 if the round ended in another way than usual.
    Usually, the winner has laid all tiles, and in more than one turn.
    """
    tiles = _tiles(step)
    return len(tiles) + 2 * tiles.count(JOKER) + 2 * bool(step.check.value[0] != OUT)
