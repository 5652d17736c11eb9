"""Tasks about the plainest close: a Joker fills a hole, or two do, or one and the tile that is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind
from .dealing import drill_task, melds, number_from, pays, shelves, strangers

SMALL = (250, 200, 150)


def _holed(draw: Random, holes: int, jokers: int) -> StepData:
    """Melds with so many holes; apart lie the Jokers for some, the tiles for the others, and a stranger."""
    while True:
        rows = melds(draw, (4, 4, 3, 3))
        free = strangers(draw, [tile for row in rows for tile in row], 1)
        whole, short = [list(row) for row in rows], [list(row) for row in rows]
        lone = list[str]()
        for at in (2, 3)[:holes]:
            place = number_from(draw, 0, 2)
            gone = short[at].pop(place)
            if at - 2 < jokers:
                whole[at][place] = gone = "*"
            lone.append(gone)
        order = shuffled(range(4), draw)
        solution = shelves([whole[at] for at in order], [free])
        if free and pays(solution) == SMALL[jokers]:
            apart = [[tile] for tile in shuffled([*lone, *free], draw)]
            start = shelves([short[at] for at in order], apart)
            return drill_task(StepKind.ARRANGE, start, solution, {"closes": True})


def joker(draw: Random) -> StepData:
    """One row has a hole, and a Joker lies apart."""
    return _holed(draw, 1, 1)


def rescue(draw: Random) -> StepData:
    """Two rows have a hole: the tile for one of them is there, and a Joker for the other."""
    return _holed(draw, 2, 1)


def both(draw: Random) -> StepData:
    """Two rows have a hole, and both Jokers lie apart."""
    return _holed(draw, 2, 2)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "small-joker": joker,
    "small-rescue": rescue,
    "small-both": both,
}
