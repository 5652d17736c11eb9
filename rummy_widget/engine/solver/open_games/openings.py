"""The combinations of melds with which a player can open, if more may be laid in the same turn (R45-4).

Opening means laying a player's first melds, which must be worth enough points. A combination isn't tried if
it would still be enough without one of its tiles, because that tile can also be laid after the opening.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ...rules import OneRule, Opening
from .board import Board, Kind, MeldTiles
from .cases import melds_from_rack

MOST_SETS = 20_000
"""The largest number of sets of melds that are tried before the search for ways to open stops."""


class _RackMeld(NamedTuple):
    """A meld made of rack tiles, with the points that it contributes to opening.

    Attributes:
        naturals: its natural tiles, as a count for each kind.
        jokers: its number of Jokers.
        run: whether it is a run.
        points: the points that it contributes to opening.
        less: the fewest points that are lost if one of its tiles is left out. A meld of three isn't valid
            without one of its tiles, so all of its points are lost.
        row: its tiles in order, as pairs: a kind of tile, and whether a Joker stands for it.
    """

    naturals: Counter[Kind]
    jokers: int
    run: bool
    points: int
    less: int
    row: MeldTiles


def openings(board: Board, opening: Opening) -> Iterator[tuple[MeldTiles, ...] | None]:
    """Yield the combinations of melds with which a player can open, those with few Jokers first.

    Opening means laying a player's first melds, which must be worth enough points. A combination is left out
    if it would still be enough without one of its tiles. If there are too many combinations to try them all,
    the last item yielded is None.
    """
    melds = sorted(_rack_melds(board, opening), key=lambda each: (each.jokers, -each.points))
    left = MOST_SETS
    stack: list[tuple[int, tuple[_RackMeld, ...], Counter[Kind], int]] = [(0, (), board.held, board.jokers)]
    while stack:
        start, chosen, held, jokers = stack.pop()
        left -= 1
        if left < 0:
            yield None
            return
        more = sum(each.points for each in chosen) - opening.points
        runs = sum(each.run for each in chosen)
        if more >= 0 and (runs or not opening.needs_run):
            needed = runs == 1 and opening.needs_run
            if all(each.less > more or (needed and each.run and len(each.row) == 3) for each in chosen):
                yield tuple(each.row for each in chosen)
            continue
        for at in range(len(melds) - 1, start - 1, -1):
            each = melds[at]
            if each.jokers <= jokers and each.naturals <= held:
                stack.append((at, (*chosen, each), held - each.naturals, jokers - each.jokers))


def _rack_melds(board: Board, opening: Opening) -> Iterator[_RackMeld]:
    """Yield every meld of rack tiles and Jokers that may be needed to open.

    A run that is worth enough to open even without its last tile isn't needed, so it is left out.
    """
    top = 13 + (board.rules.runs.one is OneRule.LOW_OR_HIGH)

    def opens(row: MeldTiles) -> bool:
        return _rack_meld(row, opening).points >= opening.points

    for row in melds_from_rack(board.held, board.jokers, board.sizes, top, opens):
        yield _rack_meld(row, opening)


def _rack_meld(row: MeldTiles, opening: Opening) -> _RackMeld:
    """Return a meld of rack tiles as a `_RackMeld`, with the points that it contributes to opening.

    *row* lists its tiles in order, as pairs: a kind of tile, and whether a Joker stands for it.
    """
    naturals = [(lane, (number - 1) % 13 + 1) for (lane, number), joker in row if not joker]
    run = row[0][0][1] != row[-1][0][1]
    worth = [_opening_value(number, opening, run=run, joker=joker) for (_, number), joker in row]
    points = less = sum(worth)
    if len(row) > 3:
        less = min(w for w, at in ((worth[0], row[1:]), (worth[-1], row[:-1])) if not all(j for _, j in at))
    return _RackMeld(Counter(naturals), len(row) - len(naturals), run, points, less, row)


def _opening_value(number: int, opening: Opening, *, run: bool, joker: bool) -> int:
    """Return the points that one tile of a meld contributes to opening, that is, to laying first melds.

    *number* is the number of the tile; 14 is a 1 after the 13. *run* says whether the meld is a run,
    and *joker* whether the tile is a Joker that stands for this number.
    """
    values = opening.values
    if joker and values.joker is not None:
        return values.joker
    if number == 14 and values.one_high is not None:
        return values.one_high
    if number == 1 and not run and values.one_in_group is not None:
        return values.one_in_group
    return values.numbers[(number - 1) % 13]
