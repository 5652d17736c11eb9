"""Tasks about closing: the last tile, the free one, Jokers that fill holes or are given up, the payment."""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.shuffle import shuffled
from ...engine.solver.closing.best import best_closes
from ...engine.tiles import parse_tiles
from ..steps import StepData, StepKind
from .dealing import melds, number_from, pick, shuffled_melds, strangers
from .makers import close_task, drill_task, free_tile_task, improve_task, lies_for, maker, pays
from .patterns import bicolor_group, bicolor_joker, major_swap, minor_swap
from .rows import flat, laid, shelves

# -- What lies where -----------------------------------------------------------------------------------


@maker
def close_last(draw: Random) -> StepData | None:
    """Four melds, one of them without a tile that lies elsewhere, and a tile that fits nowhere."""
    rows = shuffled_melds(draw)
    free = strangers(draw, flat(rows), 1)
    if not free:
        return None
    solution = shelves(rows, [free])
    row = rows[number_from(draw, 0, 3)]
    lone = row.pop(number_from(draw, 0, len(row) - 1))
    start = shelves(rows, shuffled([[lone], free], draw))
    return drill_task(StepKind.ARRANGE, start, solution, {"closes": True})


@maker
def close_set_free(draw: Random) -> StepData:
    """All fifteen lie in melds, one too many."""
    rows = shuffled_melds(draw, 4, 4, 4, 3)
    start = laid(rows[:2], rows[2:])
    free = next(row for row in rows if len(row) == 4).pop()
    return drill_task(StepKind.ARRANGE, start, laid(rows[:2], [*rows[2:], [free]]), {"closes": True})


@maker
def close_which_free(draw: Random) -> StepData | None:
    """Fifteen tiles that close, sorted by colour: which of them stays free?"""
    tiles = flat(melds(draw, (4, 4, 3, 3)))
    free = strangers(draw, tiles, 1)
    if not free:
        return None
    found = best_closes(parse_tiles(" ".join([*tiles, *free])))
    best, *also = dict.fromkeys(str(each.free.kind) for each in found)
    return free_tile_task([*tiles, *free], best, tuple(also))


@maker
def pays_last(draw: Random) -> StepData | None:
    """The last tile of the stock is drawn, and everything fits: close, and with which tile free?"""
    rows = shuffled_melds(draw)
    free = strangers(draw, flat(rows), 1)
    start = shelves(rows, [free])
    if not free or not pays(start):
        return None
    other = next(row for row in rows if len(row) == 3)[0]
    moves = shuffled([f"discard {free[0]}", f"close {free[0]}", f"close {other}"], draw)
    return close_task(start, f"close {free[0]}", moves)


# -- Jokers --------------------------------------------------------------------------------------------

SMALL = (250, 200, 150)
"""What the plainest close pays with no Joker, one and two."""


def _holed(draw: Random, holes: int, jokers: int) -> StepData | None:
    """Melds with so many holes; apart lie the Jokers for some, the tiles for the others, and a stranger."""
    rows = melds(draw, (4, 4, 3, 3))
    free = strangers(draw, flat(rows), 1)
    short = [list(row) for row in rows]
    apart = list[str]()
    for number, at in enumerate((2, 3)[:holes]):
        place = number_from(draw, 0, 2)
        gone = short[at].pop(place)
        if number < jokers:
            rows[at][place] = gone = "*"
        apart.append(gone)
    order = shuffled(range(4), draw)
    solution = shelves([rows[at] for at in order], [free])
    if not free or pays(solution) != SMALL[jokers]:
        return None
    start = shelves([short[at] for at in order], [[tile] for tile in shuffled([*apart, *free], draw)])
    return drill_task(StepKind.ARRANGE, start, solution, {"closes": True})


# One row has a hole, and a Joker lies apart.
maker(partial(_holed, holes=1, jokers=1), "small-joker")
# Two rows have a hole: the tile for one of them is there, and a Joker for the other.
small_rescue = maker(partial(_holed, holes=2, jokers=1), "small-rescue")
# Two rows have a hole, and both Jokers lie apart.
small_both = maker(partial(_holed, holes=2, jokers=2), "small-both")


def _freed(draw: Random, jokers: int, lies: int, points: int, thrown: int = 0) -> StepData | None:
    """Four melds with so many Jokers in them; the tile that one of them stands for lies apart."""
    rows = shuffled_melds(draw)
    after = [list(row) for row in rows]
    apart = list[str]()
    for number, at in enumerate(shuffled(range(4), draw)[:jokers]):
        place = number_from(draw, 0, len(rows[at]) - 1)
        if number:
            after[at][place] = "*"
        else:
            apart.append(rows[at][place])
        rows[at][place] = "*"
    start, solution = shelves(rows, [apart]), shelves(after, [["*"]])
    return improve_task(start, solution, lies, points, thrown=thrown)


# A close with a Joker in it, and the tile that the Joker stands for apart.
maker(partial(_freed, jokers=1, lies=200, points=500), "free-joker")
# A close with both Jokers in it, and the tile that one of them stands for apart.
maker(partial(_freed, jokers=2, lies=150, points=400), "free-one-of-two")
# The same if a Joker was thrown before.
maker(partial(_freed, jokers=1, lies=400, points=1000, thrown=1), "free-and-thrown")


@maker
def free_last(draw: Random) -> StepData | None:
    """Everything lies in melds but the Joker, and it is time to discard: close with it, or throw it?"""
    rows = shuffled_melds(draw)
    start = shelves(rows, [["*"]])
    if lies_for(start) != pays(start) or pays(start) not in (500, 1000):
        return None
    spare = next(row for row in rows if len(row) == 4)[0]
    return close_task(start, "close *", shuffled(["close *", "throw", f"discard {spare}"], draw))


# -- What it brings ------------------------------------------------------------------------------------

_CLOSES = (small_both, small_rescue, bicolor_group, bicolor_joker, major_swap, minor_swap)


def _settled(draw: Random, **facts: int) -> StepData:
    """A close of any sort: what is it that one wins?"""
    close = pick(draw, _CLOSES)(draw).solution or ""
    each = pays(close) * facts.get("multiplier", 1) + (100 if "twin" in facts else 0)
    check = {"settled": {**facts, "closer": 0, "seat": 0}}
    return drill_task(StepKind.ANSWER, close, str((facts["players"] - 1) * each), check, judged=False)


maker(partial(_settled, players=3, multiplier=2), "pays-three-doubled")
maker(partial(_settled, players=4, twin=0), "pays-four-twin")
