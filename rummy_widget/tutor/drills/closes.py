"""Tasks about closing, which is to end the round with a rack of fifteen tiles.

Fourteen of the tiles are in melds or another pattern; the one left over is the free tile. There are tasks
about the last missing tile, the free tile, Jokers that fill gaps or become free, and payments.
"""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.shuffle import shuffled
from ...engine.solver.closing.best import best_closes
from ...engine.tiles import parse_tiles
from ..steps import StepData, StepKind
from .dealing import melds, number_from, pick, shuffled_melds, unrelated_tiles
from .makers import arranged_points, close_task, drill_task, free_tile_task, improve_task, maker, max_points
from .patterns import bicolor_group, bicolor_joker, major_swap, minor_swap
from .rows import flat, rack_of, shelves

# -- Arranging -----------------------------------------------------------------------------------------


@maker
def close_last(draw: Random) -> StepData | None:
    """Deal four melds with one tile missing, the missing tile by itself, and a tile that fits no meld.

    The task is to arrange the fifteen tiles so that the rack closes, that is, ends the round. Returns None if
    the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    rows = shuffled_melds(draw)
    free = unrelated_tiles(draw, flat(rows), 1)
    if not free:
        return None
    solution = shelves(rows, [free])
    row = rows[number_from(draw, 0, 3)]
    lone = row.pop(number_from(draw, 0, len(row) - 1))
    start = shelves(rows, shuffled([[lone], free], draw))
    return drill_task(StepKind.ARRANGE, start, solution, {"closes": True})


@maker
def close_set_free(draw: Random) -> StepData:
    """Deal fifteen tiles that are all in melds; the task is to take one of them out.

    To close, that is, to end the round, exactly one tile has to be left over.
    """
    rows = shuffled_melds(draw, 4, 4, 4, 3)
    start = rack_of(rows[:2], rows[2:])
    free = next(row for row in rows if len(row) == 4).pop()
    return drill_task(StepKind.ARRANGE, start, rack_of(rows[:2], [*rows[2:], [free]]), {"closes": True})


@maker
def close_which_free(draw: Random) -> StepData | None:
    """Deal fifteen tiles with which the round can be ended, sorted by colour.

    The task is to choose the free tile: the one that is left over if the others are arranged in melds.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    tiles = flat(melds(draw, (4, 4, 3, 3)))
    free = unrelated_tiles(draw, tiles, 1)
    if not free:
        return None
    found = best_closes(parse_tiles(" ".join([*tiles, *free])))
    best, *also = dict.fromkeys(str(each.free.kind) for each in found)
    return free_tile_task([*tiles, *free], best, tuple(also))


@maker
def pays_last(draw: Random) -> StepData | None:
    """Deal four melds and a single tile; the task is to close (end the round) by discarding that tile.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    rows = shuffled_melds(draw)
    free = unrelated_tiles(draw, flat(rows), 1)
    start = shelves(rows, [free])
    if not free or not max_points(start):
        return None
    other = next(row for row in rows if len(row) == 3)[0]
    moves = shuffled([f"discard {free[0]}", f"close {free[0]}", f"close {other}"], draw)
    return close_task(start, f"close {free[0]}", moves)


# -- Jokers --------------------------------------------------------------------------------------------

SMALL = (250, 200, 150)
"""The points for ending the round without a special pattern, with no, one or two Jokers in the melds."""


def _gaps_task(draw: Random, holes: int, jokers: int) -> StepData | None:
    """Deal melds with missing tiles; the task is to fill the gaps, so that the rack closes (ends the round).

    One tile is missing from each of *holes* melds. *jokers* is the number of gaps that have to be filled with
    a Joker. The Jokers, the other missing tiles and a tile that will be left over lie alone on the rack.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    rows = melds(draw, (4, 4, 3, 3))
    free = unrelated_tiles(draw, flat(rows), 1)
    short = [list(row) for row in rows]
    alone = list[str]()
    for number, at in enumerate((2, 3)[:holes]):
        place = number_from(draw, 0, 2)
        removed = short[at].pop(place)
        if number < jokers:
            rows[at][place] = removed = "*"
        alone.append(removed)
    order = shuffled(range(4), draw)
    solution = shelves([rows[at] for at in order], [free])
    if not free or max_points(solution) != SMALL[jokers]:
        return None
    start = shelves([short[at] for at in order], [[tile] for tile in shuffled([*alone, *free], draw)])
    return drill_task(StepKind.ARRANGE, start, solution, {"closes": True})


# One meld has a gap, and a Joker lies alone.
maker(partial(_gaps_task, holes=1, jokers=1), "small-joker")
# Two melds have gaps: a tile for one of them lies alone, and a Joker for the other.
small_rescue = maker(partial(_gaps_task, holes=2, jokers=1), "small-rescue")
# Two melds have gaps, and both Jokers lie alone.
small_both = maker(partial(_gaps_task, holes=2, jokers=2), "small-both")


def _exchange(draw: Random, jokers: int, points_before: int, points: int, thrown: int = 0) -> StepData | None:
    """Deal a rack that closes (ends the round) with Jokers in its melds; the task is to free one Joker.

    One tile is left over at the start: the tile that one of the Jokers stands for. The learner should
    exchange the two. Then the Joker is left over instead, and closing is worth more. Returns None if the
    tiles dealt cannot be used, so that new tiles have to be dealt.

    Args:
        draw: The random generator.
        jokers: The number of Jokers in the melds.
        points_before: The points for closing without the exchange.
        points: The points for closing after the exchange.
        thrown: The number of Jokers that the learner has discarded earlier.
    """
    rows = shuffled_melds(draw)
    after = [list(row) for row in rows]
    alone = list[str]()
    for number, at in enumerate(shuffled(range(4), draw)[:jokers]):
        place = number_from(draw, 0, len(rows[at]) - 1)
        if number:
            after[at][place] = "*"
        else:
            alone.append(rows[at][place])
        rows[at][place] = "*"
    start, solution = shelves(rows, [alone]), shelves(after, [["*"]])
    return improve_task(start, solution, points_before, points, thrown=thrown)


# The rack closes with a Joker in a meld; the free tile is the one that the Joker stands for.
maker(partial(_exchange, jokers=1, points_before=200, points=500), "free-joker")
# The rack closes with both Jokers in melds; the free tile is the one that one of them stands for.
maker(partial(_exchange, jokers=2, points_before=150, points=400), "free-one-of-two")
# The same as "free-joker", but the learner has discarded the other Joker earlier.
maker(partial(_exchange, jokers=1, points_before=400, points=1000, thrown=1), "free-and-thrown")


@maker
def free_last(draw: Random) -> StepData | None:
    """Deal four melds and a Joker; the task is to close (end the round) with the Joker as the tile left over.

    The learner chooses between three moves: to close, to discard the Joker without closing, and to discard
    another tile. Closing is worth 500 or 1000 points. Returns None if the tiles dealt cannot be used, so that
    new tiles have to be dealt.
    """
    rows = shuffled_melds(draw)
    start = shelves(rows, [["*"]])
    if arranged_points(start) != max_points(start) or max_points(start) not in (500, 1000):
        return None
    spare = next(row for row in rows if len(row) == 4)[0]
    return close_task(start, "close *", shuffled(["close *", "throw", f"discard {spare}"], draw))


# -- Payments ------------------------------------------------------------------------------------------

_CLOSES = (small_both, small_rescue, bicolor_group, bicolor_joker, major_swap, minor_swap)


def _payment_task(draw: Random, **facts: int) -> StepData:
    """Return a task about a rack that closes (ends the round): how many points does its player win in total?

    *facts* says what the task tells the learner about the round. It always contains `players`, the number of
    players. It can contain `multiplier`, the factor for all points. It can also contain `twin` with the value
    0, if the winner (player 0) was dealt the other copy of the Trump (the tile turned up at the deal).
    """
    close = pick(draw, _CLOSES)(draw).solution or ""
    each = max_points(close) * facts.get("multiplier", 1) + (100 if "twin" in facts else 0)
    check = {"settled": {**facts, "closer": 0, "seat": 0}}
    return drill_task(StepKind.ANSWER, close, str((facts["players"] - 1) * each), check, judged=False)


maker(partial(_payment_task, players=3, multiplier=2), "pays-three-doubled")
maker(partial(_payment_task, players=4, twin=0), "pays-four-twin")
