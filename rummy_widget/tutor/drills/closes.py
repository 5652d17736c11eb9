"""Tasks about closing: bring the last tile home, set one free, and tell which one stays free."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ...engine.solver.closing.best import best_closes
from ...engine.tiles import notation, parse_tiles
from ..steps import StepData, StepKind
from .dealing import drill_task, laid, melds, number_from, shelves, strangers


def last(draw: Random) -> StepData:
    """Four melds, one of them without a tile that lies elsewhere, and a tile that fits nowhere."""
    rows = [list(row) for row in shuffled(melds(draw, (4, 4, 3, 3)), draw)]
    free = strangers(draw, [tile for row in rows for tile in row], 1)
    if not free:
        return last(draw)
    solution = shelves(rows, [free])
    short = [list(row) for row in rows]
    row = short[number_from(draw, 0, 3)]
    lone = row.pop(number_from(draw, 0, len(row) - 1))
    lower = shuffled([[lone], free], draw)
    return drill_task(StepKind.ARRANGE, shelves(short, lower), solution, {"closes": True})


def set_free(draw: Random) -> StepData:
    """All fifteen lie in melds, one too many."""
    rows = [list(row) for row in shuffled(melds(draw, (4, 4, 4, 3)), draw)]
    kept = [list(row) for row in rows]
    free = next(row for row in kept if len(row) == 4).pop()
    return drill_task(
        StepKind.ARRANGE, laid(rows[:2], rows[2:]), laid(kept[:2], [*kept[2:], [free]]), {"closes": True}
    )  # fmt: skip


def which_free(draw: Random) -> StepData:
    """Fifteen tiles that close, sorted by colour: which of them stays free?"""
    rows = melds(draw, (4, 4, 3, 3))
    free = strangers(draw, [tile for row in rows for tile in row], 1)
    if not free:
        return which_free(draw)
    held = parse_tiles(" ".join(tile for row in (*rows, free) for tile in row))
    tiles = sorted(held, key=lambda tile: tile.sort_key)
    best = list(dict.fromkeys(notation(each.free.kind) for each in best_closes(held)))
    names = [str(tile) for tile in tiles]
    start = laid([names[:8]], [names[8:]])
    return drill_task(StepKind.CHOOSE, start, best[0], {"free": {}}, also=tuple(best[1:]), judged=False)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "close-last": last,
    "close-set-free": set_free,
    "close-which-free": which_free,
}
