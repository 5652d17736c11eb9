"""Tasks about a turn: take the last discard or draw, and which tile goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ...engine.solver.closing.draws import best_discards
from ...engine.tiles import parse_tiles
from ..steps import StepData, StepKind, TurnStart
from .dealing import colours, drill_task, laid, melds, number_from, pick, run, strangers


def _waiting(draw: Random) -> tuple[list[list[str]], list[str], str, list[str]]:
    """Three melds, two neighbours, the tile that makes a run of them, and two tiles that fit nowhere."""
    row = run(colours(draw, 1)[0], number_from(draw, 1, 11), 3)
    wanted = row.pop(number_from(draw, 0, 2))
    while True:
        rows = melds(draw, (4, 3, 3))
        held = [tile for each in rows for tile in each] + row
        loose = strangers(draw, [*held, wanted], 2)
        if len(loose) == 2 and held.count(wanted) < 2 and all(held.count(tile) < 3 for tile in held):
            return rows, row, wanted, loose


def _turn(draw: Random, *, taken: bool) -> StepData:
    rows, pair, wanted, loose = _waiting(draw)
    useless = "*" if draw.random() < 0.3 else pick(draw, loose)
    start = laid(rows[:2], [rows[2], pair, [loose[0]], [loose[1]]], gap=1)
    turn = TurnStart(
        discard=parse_tiles(wanted if taken else useless)[0],
        stock=parse_tiles(pick(draw, loose) if taken else wanted),
    )
    held = " ".join([*(tile for row in rows for tile in row), *pair, wanted])
    begin = "take" if taken else "draw"
    solution, other = (f"{begin}, discard {tile}" for tile in shuffled(loose, draw))
    return drill_task(
        StepKind.ACT, start, solution, {"phase": "over", "holds": held}, also=(other,), turn=turn
    )  # fmt: skip


def take(draw: Random) -> StepData:
    """The tile that one waits for has just been discarded."""
    return _turn(draw, taken=True)


def stock(draw: Random) -> StepData:
    """The last discard is of no use, or a Joker that nobody may take: what one waits for is in the stock."""
    return _turn(draw, taken=False)


def which(draw: Random) -> StepData:
    """Melds, and two pairs of which one can be finished in more ways: a tile of the other one goes."""
    low = number_from(draw, 2, 11)
    good, poor = colours(draw, 2)
    start = number_from(draw, 1, 11)
    pairs = [run(good, low, 2), [f"{poor}{start}", f"{poor}{start + 2}"]]
    rows = melds(draw, (4, 4, 3))
    tiles = [tile for row in (*rows, *pairs) for tile in row]
    if any(tiles.count(tile) > 2 for tile in tiles):
        return which(draw)
    found = best_discards(parse_tiles(" ".join(tiles)))
    least = (found[0].distance, found[0].chance)
    best = [str(each.tile) for each in found if (each.distance, each.chance) == least]
    lower = [rows[2], *shuffled(pairs, draw)]
    return drill_task(
        StepKind.CHOOSE, laid(rows[:2], lower, gap=1), best[0], {"discard": {}}, also=tuple(best[1:])
    )  # fmt: skip


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "turn-take": take,
    "turn-stock": stock,
    "turn-which": which,
}
