"""Tasks about single tiles: their colours and numbers, equal tiles, and how to move them.

The racks do not show which melds are right and wrong.
"""

from __future__ import annotations

from random import Random

from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES
from ..steps import StepData, StepKind
from .dealing import colours, group, number_from, pick
from .makers import drill_task, maker
from .rows import flat, rack_of


def _choice(start: str, *answers: str) -> StepData:
    """Return a task to choose tiles from the rack *start*.

    Each of *answers* is right; the first is the solution that is shown. All are in notation.
    """
    check = {"any": [{"chosen": each} for each in answers]} if len(answers) > 1 else {"chosen": answers[0]}
    return drill_task(StepKind.CHOOSE, start, answers[0], check, also=answers[1:], judged=False)


@maker
def tiles_twins(draw: Random) -> StepData:
    """Deal ten tiles, two of which are equal; the task is to choose these two."""
    colour, *others = colours(draw, 4)
    number = number_from(draw, 1, 13)
    twin = f"{colour}{number}"
    decoys = group(number, others[:2])
    rest = [str(tile) for tile in shuffled(ALL_TILES, draw) if str(tile) not in (twin, *decoys)][:6]
    mixed = shuffled([twin, twin, *decoys, *rest], draw)
    return _choice(rack_of([mixed[:5]], [mixed[5:]]), f"{twin} {twin}")


@maker
def tiles_same_number(draw: Random) -> StepData:
    """Deal a row and a lone tile; the task is to choose the tiles of the row with the lone tile's number.

    It makes no difference whether the lone tile is chosen, too.
    """
    number = number_from(draw, 1, 13)
    lone, *others = group(number, colours(draw, 4))
    alike = others[: number_from(draw, 2, 3)]
    rest = [str(tile) for tile in shuffled(ALL_TILES, draw) if tile.number != number][: 7 - len(alike)]
    mixed = shuffled([*alike, *rest], draw)
    return _choice(rack_of([mixed], [[lone]]), " ".join(alike), " ".join([*alike, lone]))


@maker
def tiles_odd_colour(draw: Random) -> StepData:
    """Deal six tiles, five of them in one colour; the task is to choose the one with another colour."""
    most, odd = colours(draw, 2)
    numbers = shuffled(range(1, 14), draw)
    stranger = f"{odd}{numbers[0]}"
    mixed = shuffled([stranger, *(f"{most}{number}" for number in numbers[1:6])], draw)
    return _choice(rack_of([mixed]), stranger)


@maker
def tiles_by_colour(draw: Random) -> StepData:
    """Deal six to nine tiles of three colours in two mixed rows; the task is to sort them by colour."""
    chosen = colours(draw, 3)
    rows = [
        [f"{c}{n}" for n in sorted(shuffled(range(1, 14), draw)[: number_from(draw, 2, 3)])] for c in chosen
    ]
    mixed = shuffled(flat(rows), draw)
    half = len(mixed) // 2
    start, solution = rack_of([mixed[:half]], [mixed[half:]]), rack_of(rows[:2], rows[2:])
    return drill_task(StepKind.ARRANGE, start, solution, {"sorted": "colour"}, judged=False, spare=2)


@maker
def tiles_ladder(draw: Random) -> StepData:
    """Deal a row of four tiles with ascending numbers, and a fifth tile.

    The task is to put the fifth tile between two of the others, so that the numbers still ascend.
    """
    numbers = sorted(shuffled(range(1, 14), draw)[:5])
    row = [f"{pick(draw, colours(draw, 4))}{number}" for number in numbers]
    lone = number_from(draw, 1, 3)
    start = rack_of([row[:lone] + row[lone + 1 :]], [[row[lone]]])
    return drill_task(StepKind.ARRANGE, start, rack_of([row]), {"row": " ".join(row)}, judged=False)
