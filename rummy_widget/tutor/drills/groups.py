"""Tasks about groups: build, mend, find the tile that spoils, place a Joker, lend a tile, and tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind
from .dealing import colours, drill_task, group, laid, number_from, pick, run, scattered


def _numbers(draw: Random, count: int) -> tuple[int, ...]:
    return shuffled(range(1, 14), draw)[:count]


def build(draw: Random) -> StepData:
    """Two groups in pieces, and one tile that belongs to neither."""
    first, second, third = _numbers(draw, 3)
    groups = [group(first, colours(draw, 3)), group(second, colours(draw, number_from(draw, 3, 4)))]
    stranger = f"{pick(draw, 'rybk')}{third}"
    start = scattered(draw, [tile for row in groups for tile in row] + [stranger])
    return drill_task(StepKind.ARRANGE, start, laid(groups, [[stranger]]), {"groups": 2}, spare=2)


def mend(draw: Random) -> StepData:
    """A row in which a colour comes twice, and the tile to put in place of one of the two."""
    (number, other), (a, b, c, d) = _numbers(draw, 2), colours(draw, 4)
    right, stranger = f"{c}{number}", f"{d}{other}"
    row = [f"{a}{number}", f"{b}{number}", f"{a}{number}"]
    lower = shuffled([[right], [stranger]], draw)
    good = [row[0], row[1], right]
    return drill_task(
        StepKind.ARRANGE, laid([row], lower), laid([good], [[row[2]], [stranger]]), {"groups": 1}
    )


def fifth(draw: Random) -> StepData:
    """A full group, a second copy of one of its tiles, and a row where that one is wanted."""
    number, chosen = number_from(draw, 2, 12), colours(draw, 4)
    spare = f"{chosen[0]}{number}"
    holed = [f"{chosen[0]}{number - 1}", f"{chosen[0]}{number + 1}"]
    full = group(number, shuffled(chosen, draw))
    lower = shuffled([holed, [spare]], draw)
    solution = laid([full], [[holed[0], spare, holed[1]]])
    return drill_task(StepKind.ARRANGE, laid([full], lower), solution, {"loose": 0})


def joker(draw: Random) -> StepData:
    """Two pairs, a tile for the second, and a Joker: it has to go to the first."""
    first, second = _numbers(draw, 2)
    pair, other = group(first, colours(draw, 2)), group(second, colours(draw, 3))
    rows = shuffled([pair, other[:2]], draw)
    lower = shuffled([["*"], [other[2]]], draw)
    return drill_task(
        StepKind.ARRANGE, laid(rows, lower), laid([[*pair, "*"], other]), {"groups": 2, "loose": 0}
    )


def lend(draw: Random) -> StepData:
    """A run of four, and a pair that wants the tile at one of its ends."""
    own, *others = colours(draw, 4)
    low = number_from(draw, 1, 10)
    long = run(own, low, 4)
    lent, kept = (long[0], long[1:]) if draw.random() < 0.5 else (long[3], long[:3])
    pair = group(int(lent[1:]), others[:2])
    stranger = f"{others[2]}{pick(draw, [n for n in range(1, 14) if f'{n}' != lent[1:]])}"
    solution = laid([kept], [[*pair, lent], [stranger]])
    return drill_task(StepKind.ARRANGE, laid([long], [pair, [stranger]]), solution, {"runs": 1, "groups": 1})


def either(draw: Random) -> StepData:
    """A whole run and a pair; the lone tile would lengthen the one, but only the other needs it."""
    own, *others = colours(draw, 4)
    low = number_from(draw, 1, 10)
    whole = run(own, low, 3)
    lone = f"{own}{low + 3}"
    pair = group(low + 3, others[:2])
    rows = shuffled([whole, pair], draw)
    return drill_task(StepKind.ARRANGE, laid(rows, [[lone]]), laid([whole, [*pair, lone]]), {"loose": 0})


def spoiler(draw: Random) -> StepData:
    """A row of four or five in which one tile keeps it from being a group; of two copies either will do."""
    number, other = _numbers(draw, 2)
    row = group(number, colours(draw, number_from(draw, 3, 4)))
    spoiling = pick(draw, [row[0], f"{row[0][0]}{other}"])
    mixed = shuffled([*row, spoiling], draw)
    return drill_task(StepKind.CHOOSE, laid([mixed]), spoiling, {"chosen": spoiling}, judged=False)


def verdict(draw: Random) -> StepData:
    """One row: a group, or why it isn't one. The rack doesn't say."""
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
    return drill_task(StepKind.ANSWER, laid([shuffled(row, draw)]), sort, {"is": sort}, judged=False)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "groups-build": build,
    "groups-mend": mend,
    "groups-fifth": fifth,
    "groups-joker": joker,
    "groups-lend": lend,
    "groups-either": either,
    "groups-spoiler": spoiler,
    "groups-verdict": verdict,
}
