"""Tasks about low and high numbers: one tile for another makes a Minor or a Major, or has to stay free."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ...engine.tiles import parse_tiles
from ..steps import StepData, StepKind
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


def _meld(draw: Random, length: int, *, high: bool) -> list[str]:
    """A run or a group of low numbers, or of high ones and the 1."""
    if draw.random() < 0.5:
        number = pick(draw, (1, 8, 9, 10, 11, 12, 13)) if high else number_from(draw, 1, 7)
        return group(number, colours(draw, length))
    low = number_from(draw, 8, 15 - length) if high else number_from(draw, 1, 8 - length)
    return run(colours(draw, 1)[0], low, length)


def _parts(draw: Random, *, high: bool) -> tuple[list[list[str]], list[list[str]], str, str]:
    """Melds with a tile that is too high or too low, the same without it, the tile for it, and this one."""
    while True:
        colour = colours(draw, 1)[0]
        long, whole = run(colour, 7 if high else 5, 4), _meld(draw, 4, high=high)
        odd = long[0] if high else long[3]
        rest = [_meld(draw, 4, high=high), _meld(draw, 3, high=high)]
        lone = pick(draw, (whole[0], whole[-1]))
        short = [tile for tile in whole if tile != lone]
        order = shuffled(range(4), draw)
        before, after = [long, short, *rest], [[tile for tile in long if tile != odd], whole, *rest]
        rows = [before[at] for at in order], [after[at] for at in order]
        start = shelves(rows[0], [[lone]])
        if fits_box([*before, [lone]]) and (lies_for(start), pays(start)) == (250, 500):
            return *rows, lone, odd


def _swap(draw: Random, *, high: bool) -> StepData:
    before, after, lone, odd = _parts(draw, high=high)
    start, solution = shelves(before, [[lone]]), shelves(after, [[odd]])
    return drill_task(StepKind.ARRANGE, start, solution, {"points": 500})


def minor(draw: Random) -> StepData:
    """A Simple with an 8 in it, and a low tile that can take its place."""
    return _swap(draw, high=False)


def major(draw: Random) -> StepData:
    """A Simple with a 7 in it, and a high tile that can take its place."""
    return _swap(draw, high=True)


def free(draw: Random) -> StepData:
    """The same fifteen, sorted by colour: which one has to be free?"""
    before, _, lone, odd = _parts(draw, high=draw.random() < 0.5)
    held = parse_tiles(" ".join([*(tile for row in before for tile in row), lone]))
    names = [str(tile) for tile in sorted(held, key=lambda tile: tile.sort_key)]
    return drill_task(StepKind.CHOOSE, laid([names[:8]], [names[8:]]), odd, {"free": {}}, judged=False)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "minor-swap": minor,
    "major-swap": major,
    "minor-major-free": free,
}
