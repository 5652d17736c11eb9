"""Tasks about Grand Care: gather the eight, let a real tile do what a Joker does, take the eighth or draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.closes import Pattern
from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES, parse_tiles
from ..steps import StepData, StepKind, TurnStart
from .dealing import (
    colours,
    drill_task,
    fits_box,
    group,
    laid,
    lies_for,
    number_from,
    pays,
    pick,
    run,
    shelves,
)


def gather(draw: Random) -> StepData:
    """All eight are there, and it closes; but one of them lies in a run."""
    while True:
        number, chosen = number_from(draw, 3, 11), colours(draw, 4)
        lone = f"{chosen[3]}{number}"
        three = run(chosen[3], pick(draw, (number - 2, number)), 3)
        long = run(colours(draw, 1)[0], number_from(draw, 1, 10), 4)
        trio, free = group(number, chosen[:3]), f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}"
        rows = [group(number, shuffled(chosen, draw)), trio, three, long]
        left = [tile for tile in three if tile != lone]
        start, solution = shelves(rows, [[free]]), shelves([rows[0], [*trio, lone], left, long], [[free]])
        if fits_box([*rows, [free]]) and (lies_for(start), pays(start), lies_for(solution)) == (
            250,
            1000,
            1000,
        ):
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 1000})


def _others(draw: Random, number: int, count: int) -> list[str]:
    """So many tiles of other numbers."""
    kinds = dict.fromkeys(str(tile.kind) for tile in shuffled(ALL_TILES, draw))
    return [each for each in kinds if each != "*" and each[1:] != str(number)][:count]


def _eight(draw: Random, number: int) -> list[str]:
    return [tile for tile in group(number, colours(draw, 4)) for _ in range(2)]


def real(draw: Random) -> StepData:
    """A Joker is one of the eight, and the tile that it stands for is free."""
    while True:
        number = number_from(draw, 1, 13)
        eight, others = _eight(draw, number), _others(draw, number, 6)
        last = eight[-1]
        start = laid([[*eight[:-1], "*"]], [others[:3], others[3:], [last]])
        solution = laid([eight], [others[:3], others[3:], ["*"]])
        if (lies_for(start), pays(start), lies_for(solution)) == (900, 1000, 1000):
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 1000}, aim=Pattern.GRAND_CARE)


def take(draw: Random) -> StepData:
    """Seven of one number: the eighth has just been discarded, or comes from the stock."""
    while True:
        number = number_from(draw, 1, 13)
        eight, others = _eight(draw, number), _others(draw, number, 8)
        taken = draw.random() < 0.5
        start = laid([eight[:-1]], [others[:4], others[4:7]])
        if pays(f"{start} {others[7]}") == 0 and pays(f"{start} {eight[-1]}") == 1000:
            break
    wanted, useless = parse_tiles(f"{eight[-1]} {others[7]}")
    turn = TurnStart(discard=wanted if taken else useless, stock=(useless if taken else wanted,))
    return drill_task(
        StepKind.ACT, start, "take" if taken else "draw", {"holds": " ".join(eight)}, judged=False,
        turn=turn, moves=("take", "draw"),
    )  # fmt: skip


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "care-gather": gather,
    "care-real": real,
    "care-take": take,
}
