"""Tasks about runs and groups.

The learner builds, repairs or splits runs and groups, finds a wrong tile, places a Joker, or says what is
wrong with a row of tiles.
"""

from __future__ import annotations

from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind
from .dealing import colours, group, number_from, pick, run
from .makers import drill_task, maker
from .rows import flat, rack_of, scattered

# -- Runs ----------------------------------------------------------------------------------------------


@maker
def runs_build(draw: Random) -> StepData:
    """Deal the scattered tiles of two runs, and one other tile; the task is to build both runs."""
    first, second, third = colours(draw, 3)
    short = run(first, number_from(draw, 1, 11), 3)
    long = run(second, number_from(draw, 1, 10), number_from(draw, 3, 4))
    stranger = f"{third}{number_from(draw, 1, 13)}"
    start = scattered(shuffled([*short, *long, stranger], draw))
    return drill_task(StepKind.ARRANGE, start, rack_of([short, long], [[stranger]]), {"runs": 2}, spare=2)


@maker
def runs_corner(draw: Random) -> StepData:
    """Deal a run, and a row that wrongly goes on past the 1, such as 12 13 1 2 or 13 1 2 3.

    The task is to take away the tile at the wrong end of the row, so that the row becomes a run as well.
    """
    colour, other = colours(draw, 2)
    well = run(other, number_from(draw, 1, 11), 3)
    if draw.random() < 0.5:
        kept, gone = run(colour, 14 - (before := number_from(draw, 2, 4)), before + 1), run(colour, 2, 1)
        row = [*kept, *gone]
    else:
        kept, gone = run(colour, 1, number_from(draw, 3, 5)), run(colour, 13, 1)
        row = [*gone, *kept]
    return drill_task(StepKind.ARRANGE, rack_of([row], [well]), rack_of([kept], [well, gone]), {"runs": 2})


@maker
def runs_both_ends(draw: Random) -> StepData:
    """Deal a row that wrongly goes on after the 1, such as 11 12 13 1 2, a 3 of its colour, and a run.

    The task is to put all tiles in runs: with the 3, the row can be split into two runs.
    """
    colour, other = colours(draw, 2)
    before = number_from(draw, 3, 4)
    high, low = run(colour, 14 - before, before), run(colour, 1, 3)
    well = run(other, number_from(draw, 1, 11), 3)
    start, solution = rack_of([high + low[:2]], [well, low[2:]]), rack_of([high, low], [well])
    also = (rack_of([high + low], [well]),)
    return drill_task(StepKind.ARRANGE, start, solution, {"runs": 3, "loose": 0}, also=also)


@maker
def runs_joker(draw: Random) -> StepData:
    """Deal two unfinished runs, a tile and a Joker; the task is to complete both runs.

    The tile fits only one of the runs, so that the Joker has to fill the gap in the other.
    """
    first, second = colours(draw, 2)
    hole = run(first, number_from(draw, 1, 11), 3)
    whole = run(second, number_from(draw, 1, 11), 3)
    start = rack_of(shuffled([hole[::2], whole[:2]], draw), shuffled([["*"], whole[2:]], draw))
    solution = rack_of([[hole[0], "*", hole[2]], whole])
    return drill_task(StepKind.ARRANGE, start, solution, {"runs": 2, "loose": 0})


@maker
def runs_split(draw: Random) -> StepData:
    """Deal a long run, a second copy of a tile from its middle, and a useless tile of another colour.

    The task is to make two runs: with the second copy, the long run can be split.
    """
    colour, other = colours(draw, 2)
    length = number_from(draw, 5, 7)
    long = run(colour, number_from(draw, 1, 14 - length), length)
    at = number_from(draw, 2, length - 3)
    stranger = [f"{other}{number_from(draw, 1, 13)}"]
    start = rack_of([long], shuffled([[long[at]], stranger], draw))
    first, second = long[: at + 1], long[at:]
    solution, also = rack_of([first, second], [stranger]), (rack_of([first + second], [stranger]),)
    return drill_task(StepKind.ARRANGE, start, solution, {"runs": 2, "loose": 1}, also=also)


@maker
def runs_fit(draw: Random) -> StepData:
    """Deal two tiles of a run and several others; the task is to choose the tile that completes the run."""
    colour, other = colours(draw, 2)
    low, holed = number_from(draw, 2, 10), draw.random() < 0.5
    first, last = f"{colour}{low}", f"{colour}{low + (2 if holed else 1)}"
    right = low + (1 if holed else 2)
    wrong = [low - 1, low + 3] if holed else [low + 3]
    offered = [*(f"{colour}{n}" for n in (right, *wrong)), first, f"{other}{right}", f"{other}{low}"]
    start = rack_of([[first, last]], [[each] for each in shuffled(offered, draw)], gap=1)
    check = {"completes": f"{first} {last}", "how_many": 1}
    return drill_task(StepKind.CHOOSE, start, f"{colour}{right}", check)


@maker
def runs_verdict(draw: Random) -> StepData:
    """Deal a row; the task is to say whether it is a run and, if it isn't, why not."""
    colour, other = colours(draw, 2)
    length, sort = number_from(draw, 3, 5), pick(draw, ("run", "colours", "hole", "corner"))
    if sort == "corner":
        before = number_from(draw, 1, length - 2)
        row = run(colour, 14 - before, before + 1) + run(colour, 2, length - before - 1)
    else:
        row = run(colour, number_from(draw, 1, 14 - length), length)
        if draw.random() < 0.3:
            row = run(colour, 15 - length, length)
        place = number_from(draw, 1, length - 2)
        if sort == "colours":
            row[place] = other + row[place][1:]
        elif sort == "hole":
            row = run(colour, number_from(draw, 1, 13 - length), length + 1)
            del row[place]
    return drill_task(StepKind.ANSWER, rack_of([row]), sort, {"is": sort}, judged=False)


# -- Groups --------------------------------------------------------------------------------------------


def _numbers(draw: Random, count: int) -> tuple[int, ...]:
    """Return *count* different random numbers from 1 to 13."""
    return shuffled(range(1, 14), draw)[:count]


@maker
def groups_build(draw: Random) -> StepData:
    """Deal the scattered tiles of two groups, and one other tile; the task is to build both groups."""
    first, second, third = _numbers(draw, 3)
    groups = [group(first, colours(draw, 3)), group(second, colours(draw, number_from(draw, 3, 4)))]
    stranger = [f"{pick(draw, 'rybk')}{third}"]
    start = scattered(shuffled(flat([*groups, stranger]), draw))
    return drill_task(StepKind.ARRANGE, start, rack_of(groups, [stranger]), {"groups": 2}, spare=2)


@maker
def groups_mend(draw: Random) -> StepData:
    """Deal a row of three tiles with one number, two of which are equal, and two single tiles.

    The task is to make a group: one of the single tiles has to take the place of one of the equal tiles. The
    other single tile fits nowhere.
    """
    (number, other), (a, b, c, d) = _numbers(draw, 2), colours(draw, 4)
    good, stranger = group(number, (a, b, c)), [f"{d}{other}"]
    start = rack_of([[*good[:2], good[0]]], shuffled([good[2:], stranger], draw))
    return drill_task(StepKind.ARRANGE, start, rack_of([good], [good[:1], stranger]), {"groups": 1})


@maker
def groups_fifth(draw: Random) -> StepData:
    """Deal a group of four, a second copy of one of its tiles, and a run from which that tile is missing.

    The task is to use all of the tiles: the copy does not fit the group, but it completes the run.
    """
    number, chosen = number_from(draw, 2, 12), colours(draw, 4)
    row = run(chosen[0], number - 1, 3)
    full = group(number, shuffled(chosen, draw))
    start = rack_of([full], shuffled([row[::2], row[1:2]], draw))
    return drill_task(StepKind.ARRANGE, start, rack_of([full], [row]), {"loose": 0})


@maker
def groups_joker(draw: Random) -> StepData:
    """Deal two unfinished groups, a tile and a Joker; the task is to complete both groups.

    The tile fits only one of the groups, so that the Joker has to complete the other.
    """
    first, second = _numbers(draw, 2)
    pair, other = group(first, colours(draw, 2)), group(second, colours(draw, 3))
    start = rack_of(shuffled([pair, other[:2]], draw), shuffled([["*"], other[2:]], draw))
    return drill_task(StepKind.ARRANGE, start, rack_of([[*pair, "*"], other]), {"groups": 2, "loose": 0})


@maker
def groups_lend(draw: Random) -> StepData:
    """Deal a run of four, two tiles with the number of one of its end tiles, and a tile that fits nowhere.

    The task is to make a run and a group: the end tile leaves the run, and forms a group with those two.
    """
    own, *others = colours(draw, 4)
    long = run(own, number_from(draw, 1, 10), 4)
    lent, kept = (long[0], long[1:]) if draw.random() < 0.5 else (long[3], long[:3])
    pair = group(int(lent[1:]), others[:2])
    stranger = f"{others[2]}{pick(draw, [n for n in range(1, 14) if f'{n}' != lent[1:]])}"
    start, solution = rack_of([long], [pair, [stranger]]), rack_of([kept], [[*pair, lent], [stranger]])
    return drill_task(StepKind.ARRANGE, start, solution, {"runs": 1, "groups": 1})


@maker
def groups_either(draw: Random) -> StepData:
    """Deal a run, two tiles with the same number, and a tile that fits both; the task is to use all tiles.

    The run is complete without that tile; the two tiles need it to form a group.
    """
    own, *others = colours(draw, 4)
    low = number_from(draw, 1, 10)
    *whole, lone = run(own, low, 4)
    pair = group(low + 3, others[:2])
    start = rack_of(shuffled([whole, pair], draw), [[lone]])
    return drill_task(StepKind.ARRANGE, start, rack_of([whole, [*pair, lone]]), {"loose": 0})


@maker
def groups_spoiler(draw: Random) -> StepData:
    """Deal a group with one tile too many; the task is to choose that tile.

    The tile to choose has another number, or it is a second copy of a tile of the group; in that case, either
    copy is right.
    """
    number, other = _numbers(draw, 2)
    row = group(number, colours(draw, number_from(draw, 3, 4)))
    spoiling = pick(draw, [row[0], f"{row[0][0]}{other}"])
    mixed = shuffled([*row, spoiling], draw)
    return drill_task(StepKind.CHOOSE, rack_of([mixed]), spoiling, {"chosen": spoiling}, judged=False)


@maker
def groups_verdict(draw: Random) -> StepData:
    """Deal a row; the task is to say whether it is a group and, if it isn't, why not."""
    number, other = _numbers(draw, 2)
    sort = pick(draw, ("group", "colour", "five", "numbers"))
    row = group(number, colours(draw, number_from(draw, 3, 4)))
    if sort == "colour":
        row = [*row[:3], pick(draw, row[:3])]
    elif sort == "five":
        row = group(number, colours(draw, 4))
        row.append(pick(draw, row))
    elif sort == "numbers":
        place = number_from(draw, 0, len(row) - 1)
        row[place] = f"{row[place][0]}{other}"
    return drill_task(StepKind.ANSWER, rack_of([shuffled(row, draw)]), sort, {"is": sort}, judged=False)
