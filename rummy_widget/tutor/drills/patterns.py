"""Tasks about closing patterns, which are kinds of hands with which a player can end the round.

They are Minor and Major (only low or only high numbers), Bicolor and Monocolor (runs in two colours or one),
the Mosaic, Doubles and Grand Care.
"""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.closes import Pattern
from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES
from ..steps import StepData, StepKind
from .dealing import any_tile, colours, group, mosaic_row, number_from, other_colour, pick, run
from .makers import drill_task, free_tile_task, improve_task, maker, max_points, take_or_draw_task
from .rows import Rows, flat, in_box, rack_of, shelves

# -- Minor and Major -----------------------------------------------------------------------------------


def _low_or_high(draw: Random, length: int, *, high: bool) -> list[str]:
    """Return a random run or group of *length* tiles, all of them low or, if *high* is true, all high.

    Low numbers are 1 to 7, as in the pattern Minor; high ones are 8 to 13 and 1, as in the pattern Major.
    """
    if draw.random() < 0.5:
        number = pick(draw, (1, 8, 9, 10, 11, 12, 13)) if high else number_from(draw, 1, 7)
        return group(number, colours(draw, length))
    low = number_from(draw, 8, 15 - length) if high else number_from(draw, 1, 8 - length)
    return run(colours(draw, 1)[0], low, length)


def _swap_task(draw: Random, *, high: bool) -> StepData | None:
    """Deal a winning rack that would be a Minor (tiles from 1 to 7) if one tile weren't too high for it.

    The task is to exchange this tile for the one left over, which makes the rack a Minor. If *high*, the task
    is about a Major (tiles from 8 to 13 and 1) instead, and the tile is too low for it. Returns None if the
    tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    long, whole = run(colours(draw, 1)[0], 7 if high else 5, 4), _low_or_high(draw, 4, high=high)
    odd = long[0] if high else long[3]
    rest = [_low_or_high(draw, 4, high=high), _low_or_high(draw, 3, high=high)]
    lone = pick(draw, (whole[0], whole[-1]))
    before = [long, [tile for tile in whole if tile != lone], *rest]
    after = [[tile for tile in long if tile != odd], whole, *rest]
    order = shuffled(range(4), draw)
    start = shelves([before[at] for at in order], [[lone]])
    return improve_task(start, shelves([after[at] for at in order], [[odd]]), 250, 500)


# A rack without a special pattern that has an 8 in a meld, and a low tile that can take its place.
minor_swap = maker(partial(_swap_task, high=False), "minor-swap")
# A rack without a special pattern that has a 7 in a meld, and a high tile that can take its place.
major_swap = maker(partial(_swap_task, high=True), "major-swap")


@maker
def minor_major_free(draw: Random) -> StepData:
    """Deal a rack of fifteen tiles, sorted by colour; the task is to choose the tile that is left over.

    It is left over when the rack closes, that is, ends the round. The other tiles form a Minor (1 to 7) or a
    Major (8 to 13 and 1), and the one to choose is the only one that is too high or too low for it.
    """
    high = draw.random() < 0.5
    task = (major_swap if high else minor_swap)(draw)
    tiles = [str(each.kind) for each in task.start.tiles]
    return free_tile_task(tiles, next(each for each in tiles if each[1:] == ("7" if high else "8")))


# -- Bicolor and Monocolor -----------------------------------------------------------------------------


def _run_beside(draw: Random, colour: str, number: int) -> tuple[list[str], list[str]]:
    """Return two random runs in this colour: one of three tiles, and the same run with *number* added.

    The run of three tiles ends just before *number* or begins just after it.
    """
    if draw.random() < 0.5:
        return run(colour, number - 3, 3), run(colour, number - 3, 4)
    return run(colour, number + 1, 3), run(colour, number, 4)


@maker
def bicolor_group(draw: Random) -> StepData | None:
    """Deal a rack that closes (ends the round) with three runs, in two colours, and a group.

    The task is to rearrange it into a Bicolor, in which all melds are runs in two colours. The tile left over
    and two tiles of the group can be added to runs; then the group's third tile is left over. Returns None if
    the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    one, two, other = colours(draw, 3)
    number = number_from(draw, 4, 10)
    (first, first_whole), (second, second_whole) = (_run_beside(draw, each, number) for each in (one, two))
    low = number_from(draw, 1, 9)
    long = run(pick(draw, (one, two)), low, 6)
    third, lone = (long[:5], long[5]) if draw.random() < 0.5 else (long[1:], long[0])
    trio = shuffled([f"{each}{number}" for each in (one, two, other)], draw)
    start = shelves([first, trio, second, third], [[lone]])
    solution = shelves([first_whole, second_whole, long], [[f"{other}{number}"]])
    return improve_task(start, solution, 250, 500)


@maker
def bicolor_joker(draw: Random) -> StepData | None:
    """Deal a rack that closes (ends the round) with three runs, in two colours, and a group with a Joker.

    The task is to rearrange it into a Bicolor, in which all melds are runs in two colours. The Joker and the
    two other tiles of the group can all be added to runs. Returns None if the tiles dealt cannot be used, so
    that new tiles have to be dealt.
    """
    one, two, other = colours(draw, 3)
    low = number_from(draw, 1, 8)
    second, second_whole = _run_beside(draw, two, number := low + 5)
    third = run(pick(draw, (one, two)), number_from(draw, 1, 11), 4)
    first, trio = run(one, low, 4), shuffled([f"{one}{number}", f"{two}{number}", "*"], draw)
    free = [f"{other}{number_from(draw, 1, 13)}"]
    if number > 10 and second != run(two, number - 3, 3):
        return None
    start = shelves([first, trio, second, third], [free])
    solution = shelves([[*first, "*", f"{one}{number}"], second_whole, third], [free])
    return improve_task(start, solution, 200, 400)


@maker
def bicolor_pair(draw: Random) -> StepData | None:
    """Deal three runs, in two colours, and two unfinished runs, one of them in a third colour.

    The task is to choose the discard that leads to a Bicolor, in which all melds are runs in two colours:
    either tile of the third colour is right. Returns None if the tiles dealt cannot be used, so that new
    tiles have to be dealt.
    """
    one, two, other = colours(draw, 3)
    rows = [run(one, number_from(draw, 1, 11), 4), run(two, number_from(draw, 1, 11), 4)]
    rows.append(run(pick(draw, (one, two)), number_from(draw, 1, 12), 3))
    low = number_from(draw, 2, 11)
    pairs = [run(pick(draw, (one, two)), low, 2), run(other, low, 2)]
    if not in_box(flat([*rows, *pairs])):
        return None
    start = rack_of(rows[:2], [rows[2], *shuffled(pairs, draw)])
    wrong, also = pairs[1]
    check = {"any": [{"chosen": wrong}, {"chosen": also}]}
    return drill_task(StepKind.CHOOSE, start, wrong, check, also=(also,))


def _runs_of_colour(draw: Random, lengths: tuple[int, ...]) -> tuple[str, list[list[str]]]:
    """Return a random colour, and runs of these lengths in that colour."""
    colour = colours(draw, 1)[0]
    while True:
        rows = [run(colour, number_from(draw, 1, 15 - length), length) for length in lengths]
        if in_box(flat(rows)):
            return colour, rows


def _second_colour(draw: Random, colour: str) -> str:
    """Return a random colour other than *colour*; both are letters in notation."""
    return next(each for each in colours(draw, 2) if each != colour)


@maker
def mono_stranger(draw: Random) -> StepData | None:
    """Deal runs of one colour, except that one tile lies alone and a tile of another colour is in its place.

    The task is to exchange these two tiles, so that the rack is a Monocolor: it closes (ends the round) with
    runs of one colour. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    colour, rows = _runs_of_colour(draw, pick(draw, ((5, 5, 4), (6, 4, 4), (4, 4, 3, 3))))
    row = rows[number_from(draw, 0, len(rows) - 1)]
    place = number_from(draw, 0, len(row) - 1)
    gone = row[place]
    other = f"{_second_colour(draw, colour)}{gone[1:]}"
    solution = shelves(rows, [[other]])
    row[place] = other
    return improve_task(shelves(rows, [[gone]]), solution, 0, 1000)


@maker
def mono_joker(draw: Random) -> StepData | None:
    """Deal a rack that closes (ends the round) with runs of one colour, a group with a Joker, and one tile.

    The task is to make a Monocolor, in which all melds are runs of one colour. One tile of the group has the
    colour of the runs. It forms another run with the Joker and the tile left over. Returns None if the tiles
    dealt cannot be used, so that new tiles have to be dealt.
    """
    colour, (first, second, third) = _runs_of_colour(draw, (4, 4, 3))
    number = number_from(draw, 2, 12)
    mine, other = f"{colour}{number}", f"{_second_colour(draw, colour)}{number}"
    lone = f"{colour}{number + 1}"
    trio = shuffled([mine, other, "*"], draw)
    start = shelves([first, second, trio, third], [[lone]])
    solution = shelves([first, second, ["*", mine, lone], third], [[other]])
    return improve_task(start, solution, 200, 900)


@maker
def mono_second(draw: Random) -> StepData | None:
    """Deal runs of one colour, a second copy of a middle tile of the longest run, and one tile too many.

    The task is to make a Monocolor, in which all melds are runs of one colour and one tile is left over: with
    the copy, the longest run can be split into two. Returns None if the tiles dealt cannot be used, so that
    new tiles have to be dealt.
    """
    colour, (long, *rows) = _runs_of_colour(draw, (7, 3, 3))
    at = number_from(draw, 2, 4)
    other = f"{_second_colour(draw, colour)}{number_from(draw, 1, 13)}"
    alone = [[tile] for tile in shuffled([long[at], other], draw)]
    solution = rack_of([long[: at + 1], long[at:]], [*rows, [other]])
    return improve_task(rack_of([long], [*rows, *alone]), solution, 0, 1000)


# -- Mosaic --------------------------------------------------------------------------------------------


def _mosaic(draw: Random) -> tuple[list[str], int]:
    """Return the tiles of a random Mosaic (1 to 13 and 1 again), and the index of a random one of them."""
    return mosaic_row(draw), number_from(draw, 0, 13)


def _row_rack(row: list[str], alone: list[str], cut: int = 7) -> str:
    """Return the notation of a rack with *row* divided between its two shelves, and with the tiles *alone*.

    The tiles of *row* from index *cut* on are on the lower shelf, and the single tiles *alone* follow them.
    """
    return rack_of([row[:cut]], [row[cut:], *([tile] for tile in alone)])


def _gap_rack(row: list[str], at: int, alone: list[str]) -> str:
    """Return the notation of a rack: *row* without its tile at index *at*, and the single tiles *alone*."""
    return _row_rack(row[:at] + row[at + 1 :], alone, 7 if at >= 7 else 6)


def _clashing_tile(draw: Random, row: list[str], at: int) -> str | None:
    """Return a tile with the number that belongs at index *at* of a Mosaic, in a colour not allowed there.

    *row* are the tiles of the Mosaic. Returns None if the box contains no such tile.
    """
    clashes = {row[each][0] for each in (at - 1, at + 1) if 0 <= each < len(row)}
    if at < 4:
        clashes |= {row[each][0] for each in range(4) if each != at}
    clashes -= {row[at][0]}
    bad = f"{pick(draw, sorted(clashes))}{row[at][1:]}" if clashes else None
    return bad if bad and in_box([*row, bad]) else None


def _mosaic_task(start: str, solution: str) -> StepData | None:
    """Return a task to arrange a rack as a Mosaic, so that it closes (ends the round) for 250 points.

    *start* is the rack at the start, and *solution* the rack arranged as a Mosaic, both in notation. Returns
    None if the box does not contain the tiles, if closing with them can be worth more than 250 points, or if
    the rack closes already at the start.
    """
    return improve_task(start, solution, 0, 250, {"pattern": "mosaic"}, aim=Pattern.MOSAIC)


@maker
def mosaic_slip(draw: Random) -> StepData | None:
    """Deal a Mosaic with a tile missing, that tile, and a useless one; the task is to complete the Mosaic.

    A Mosaic is a row of the numbers from 1 to 13 and 1 again in mixed colours (PRO-41). Returns None if the
    tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    row, at = _mosaic(draw)
    other = any_tile(draw)
    start = _gap_rack(row, at, list(shuffled([row[at], other], draw)))
    return None if other[1:] == row[at][1:] else _mosaic_task(start, _row_rack(row, [other]))


@maker
def mosaic_mend(draw: Random) -> StepData | None:
    """Deal a Mosaic with one tile of a wrong colour, and the right tile; the task is to exchange them.

    A Mosaic is a row of the numbers from 1 to 13 and 1 again in mixed colours (PRO-41). Returns None if the
    tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    row, at = _mosaic(draw)
    bad = _clashing_tile(draw, row, at)
    if bad is None:
        return None
    return _mosaic_task(_row_rack([*row[:at], bad, *row[at + 1 :]], [row[at]]), _row_rack(row, [bad]))


@maker
def mosaic_which(draw: Random) -> StepData | None:
    """Deal a Mosaic with a tile missing, and two tiles with its number; the task is to complete the Mosaic.

    A Mosaic is a row of the numbers from 1 to 13 and 1 again in mixed colours (PRO-41). Only one of the two
    tiles has a colour that is allowed at the gap. Returns None if the tiles dealt cannot be used, so that new
    tiles have to be dealt.
    """
    row, at = _mosaic(draw)
    bad = _clashing_tile(draw, row, at)
    if bad is None:
        return None
    return _mosaic_task(_gap_rack(row, at, list(shuffled([row[at], bad], draw))), _row_rack(row, [bad]))


@maker
def mosaic_turn(draw: Random) -> StepData | None:
    """Deal a Mosaic with a tile missing; the task is to decide whether to take the latest discard or to draw.

    A Mosaic is a row of the numbers from 1 to 13 and 1 again in mixed colours (PRO-41). One of the two moves
    brings the missing tile, the other brings a tile with the same number in a wrong colour. Returns None if
    the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    row, at = _mosaic(draw)
    bad, other = _clashing_tile(draw, row, at), any_tile(draw)
    if bad is None or other[1:] == row[at][1:] or not in_box([*row, bad, other]):
        return None
    taken = draw.random() < 0.5
    start = _gap_rack(row, at, [other])
    if max_points(_row_rack(row, [other])) != 250 or max_points(f"{start} {bad}"):
        return None
    return take_or_draw_task(start, row[at], bad, [*row, other], taken=taken)


# -- Doubles -------------------------------------------------------------------------------------------

DOUBLES = {"pattern": "doubles"}


def _pairs(draw: Random, count: int, pairs: int) -> tuple[list[list[str]], list[str]]:
    """Return random pairs of equal tiles, and random single tiles.

    All pairs and single tiles are different, and none is a Joker. *pairs* is the number of pairs, and *count*
    is the number of pairs and single tiles together. The result is a list of the pairs, and a list of the
    single tiles.
    """
    kinds = [str(tile) for tile in shuffled(ALL_TILES, draw) if not tile.joker][:count]
    return [[each, each] for each in kinds[:pairs]], kinds[pairs:]


def _pairs_rack(pairs: Rows, alone: Rows) -> str:
    """Return the notation of a rack with pairs and other rows, spread over both shelves.

    *alone* contains the other rows, most of which consist of a single tile.
    """
    half = (len(pairs) + (len(alone) > 4)) // 2
    return rack_of([*pairs[:half], *alone[4:]], [*pairs[half:], *alone[:4]], gap=1)


def _singles(draw: Random, *tiles: str) -> list[list[str]]:
    """Return the tiles in random order, each as a row of its own."""
    return [[tile] for tile in shuffled(tiles, draw)]


@maker
def doubles_false(draw: Random) -> StepData | None:
    """Deal seven pairs, one of them with a tile of a wrong colour; the right tile lies alone.

    The task is to exchange these two tiles, so that the rack closes (ends the round) as Doubles, with seven
    pairs. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    pairs, _ = _pairs(draw, 7, 7)
    at = number_from(draw, 0, 6)
    own = pairs[at][0]
    wrong = f"{other_colour(draw, own[0])}{own[1:]}"
    if [wrong, wrong] in pairs:
        return None
    before = [*pairs[:at], shuffled([own, wrong], draw), *pairs[at + 1 :]]
    start, solution = _pairs_rack(before, [[own]]), _pairs_rack(pairs, [[wrong]])
    return improve_task(start, solution, 0, 1000, DOUBLES, aim=Pattern.DOUBLES)


@maker
def doubles_last(draw: Random) -> StepData | None:
    """Deal six pairs, and three single tiles with the same number, two of which are equal tiles.

    The task is to put the two equal tiles together as the seventh pair, so that the rack closes (ends the
    round) as Doubles. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    pairs, (own,) = _pairs(draw, 7, 6)
    other = f"{other_colour(draw, own[0])}{own[1:]}"
    if [other, other] in pairs:
        return None
    start = _pairs_rack(pairs, _singles(draw, own, own, other))
    solution = _pairs_rack(pairs, [[own, own], [other]])
    return improve_task(start, solution, 0, 1000, DOUBLES, aim=Pattern.DOUBLES)


@maker
def doubles_jokers(draw: Random) -> StepData | None:
    """Deal five pairs, both Jokers, and three single tiles.

    The task is to close (end the round) as Doubles, with seven pairs: each Joker makes a pair with a single
    tile. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    pairs, (one, two, three) = _pairs(draw, 8, 5)
    start = _pairs_rack(pairs, _singles(draw, one, two, three, "*", "*"))
    solution, *also = (
        _pairs_rack(pairs, [[first, "*"], [second, "*"], [free]])
        for first, second, free in ((one, two, three), (one, three, two), (two, three, one))
    )
    return improve_task(start, solution, 0, 800, DOUBLES, also=tuple(also), aim=Pattern.DOUBLES)


@maker
def doubles_free_joker(draw: Random) -> StepData | None:
    """Deal six pairs, a pair of Jokers, and a single tile left over; the rack closes as Doubles.

    To close is to end the round. The task is to make it worth more points: one Joker makes a pair with the
    single tile, and the other is left over. Returns None if the tiles dealt cannot be used, so that new tiles
    have to be dealt.
    """
    pairs, (single,) = _pairs(draw, 7, 6)
    start, solution = _pairs_rack(pairs, [["*", "*"], [single]]), _pairs_rack(pairs, [["*"], [single, "*"]])
    return improve_task(start, solution, 800, 900, aim=Pattern.DOUBLES)


# -- Grand Care ----------------------------------------------------------------------------------------


@maker
def care_gather(draw: Random) -> StepData | None:
    """Deal a rack that closes (ends the round) with all eight tiles of a number, one of them in a run.

    The other seven tiles are in two groups. The task is to move the tile from the run to the group of three,
    so that the rack closes as Grand Care, the pattern of eight tiles with one number. Returns None if the
    tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    number, chosen = number_from(draw, 3, 11), colours(draw, 4)
    lone = f"{chosen[3]}{number}"
    three = run(chosen[3], pick(draw, (number - 2, number)), 3)
    long = run(colours(draw, 1)[0], number_from(draw, 1, 10), 4)
    trio, free = group(number, chosen[:3]), any_tile(draw)
    four = group(number, shuffled(chosen, draw))
    left = [tile for tile in three if tile != lone]
    solution = shelves([four, [*trio, lone], left, long], [[free]])
    return improve_task(shelves([four, trio, three, long], [[free]]), solution, 250, 1000)


def _other_tiles(draw: Random, number: int, count: int) -> list[str]:
    """Return *count* random tiles, none of which is a Joker or has this number."""
    return [str(tile) for tile in shuffled(ALL_TILES, draw) if tile.number not in (None, number)][:count]


def _eight_tiles(draw: Random, number: int) -> list[str]:
    """Return all eight tiles with this number, with the colours in random order."""
    return [tile for tile in group(number, colours(draw, 4)) for _ in range(2)]


@maker
def care_real(draw: Random) -> StepData | None:
    """Deal a rack that closes as Grand Care, but with a Joker in place of one tile, which lies alone.

    To close is to end the round, and Grand Care is the pattern of all eight tiles of one number. The task is
    to make the pattern worth more points by exchanging the Joker for the real eighth tile. Returns None if
    the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    number = number_from(draw, 1, 13)
    eight, others = _eight_tiles(draw, number), _other_tiles(draw, number, 6)
    start = rack_of([[*eight[:-1], "*"]], [others[:3], others[3:], eight[-1:]])
    solution = rack_of([eight], [others[:3], others[3:], ["*"]])
    return improve_task(start, solution, 900, 1000, aim=Pattern.GRAND_CARE)


@maker
def care_take(draw: Random) -> StepData | None:
    """Deal seven tiles of one number; the task is to decide whether to take the latest discard or to draw.

    One of these two moves brings the eighth tile, which completes Grand Care, the pattern of eight tiles with
    one number. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    number = number_from(draw, 1, 13)
    eight, others = _eight_tiles(draw, number), _other_tiles(draw, number, 8)
    taken = draw.random() < 0.5
    start, useless = rack_of([eight[:-1]], [others[:4], others[4:7]]), others[7]
    if max_points(f"{start} {useless}") or max_points(f"{start} {eight[-1]}") != 1000:
        return None
    return take_or_draw_task(start, eight[-1], useless, eight, taken=taken)
