"""Tasks about the Mosaic: slip a tile in, mend the row, tell which of two fits, and take it or draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.closes import Pattern
from ...engine.shuffle import shuffled
from ...engine.tiles import Tile, parse_tiles
from ..steps import StepData, StepKind, TurnStart
from .dealing import colours, drill_task, fits_box, laid, lies_for, number_from, pays, pick

MOSAIC = {"pattern": "mosaic"}


def row_of(draw: Random) -> list[str]:
    """Fourteen tiles: 1 to 13 and a 1, four colours first, then never a colour beside itself."""
    row = [f"{colour}{number}" for number, colour in enumerate(colours(draw, 4), 1)]
    for number in range(5, 15):
        colour = pick(draw, [each for each in "rybk" if each != row[-1][0]])
        row.append(f"{colour}{number if number <= 13 else 1}")
    return row


def _lies(row: list[str], apart: list[str], cut: int = 7) -> str:
    return laid([row[:cut]], [row[cut:], *([tile] for tile in apart)])


def _clashing(draw: Random, row: list[str], at: int) -> str | None:
    """A tile of the number at a place whose colour can't stand there."""
    clashes = {row[each][0] for each in (at - 1, at + 1) if 0 <= each < len(row)}
    if at < 4:
        clashes |= {row[each][0] for each in range(4) if each != at}
    return f"{pick(draw, sorted(clashes - {row[at][0]}))}{row[at][1:]}" if clashes - {row[at][0]} else None


def slip(draw: Random) -> StepData:
    """The row lacks a tile, which lies apart with another one."""
    while True:
        row, at = row_of(draw), number_from(draw, 0, 13)
        other = f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}"
        solution = _lies(row, [other])
        start = _lies(row[:at] + row[at + 1 :], list(shuffled([row[at], other], draw)), 7 if at >= 7 else 6)
        if (
            other[1:] != row[at][1:]
            and fits_box([row, [other]])
            and pays(solution) == lies_for(solution) == 250
        ):
            return drill_task(StepKind.ARRANGE, start, solution, MOSAIC, aim=Pattern.MOSAIC)


def mend(draw: Random) -> StepData:
    """One tile of the row touches its own colour, or comes twice among the first four; another lies apart."""
    while True:
        row, at = row_of(draw), number_from(draw, 0, 13)
        bad = _clashing(draw, row, at)
        if bad is None or not fits_box([row, [bad]]):
            continue
        start, solution = _lies([*row[:at], bad, *row[at + 1 :]], [row[at]]), _lies(row, [bad])
        if lies_for(start) == 0 and pays(start) == lies_for(solution) == 250:
            return drill_task(StepKind.ARRANGE, start, solution, MOSAIC, aim=Pattern.MOSAIC)


def which(draw: Random) -> StepData:
    """The row lacks a number; two tiles of it lie apart, and only one has a colour that fits."""
    while True:
        row, at = row_of(draw), number_from(draw, 0, 13)
        bad = _clashing(draw, row, at)
        if bad is None or not fits_box([row, [bad]]):
            continue
        start = _lies(row[:at] + row[at + 1 :], list(shuffled([row[at], bad], draw)), 7 if at >= 7 else 6)
        solution = _lies(row, [bad])
        if pays(start) == lies_for(solution) == 250:
            return drill_task(StepKind.ARRANGE, start, solution, MOSAIC, aim=Pattern.MOSAIC)


def turn(draw: Random) -> StepData:
    """The row lacks a number: the last discard fits, or its colour doesn't and the stock brings another."""
    while True:
        row, at = row_of(draw), number_from(draw, 0, 13)
        bad = _clashing(draw, row, at)
        other = f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}"
        if bad is None or other[1:] == row[at][1:] or not fits_box([row, [bad, other]]):
            continue
        taken = draw.random() < 0.5
        start = _lies(row[:at] + row[at + 1 :], [other], 7 if at >= 7 else 6)
        if pays(_lies(row, [other])) == 250 and pays(f"{start} {bad}") == 0:
            begin = TurnStart(
                discard=_tile(row[at] if taken else bad), stock=(_tile(bad if taken else row[at]),)
            )
            check = {"holds": " ".join([*row, other])}
            return drill_task(
                StepKind.ACT, start, "take" if taken else "draw", check, turn=begin, moves=("take", "draw"),
                judged=False,
            )  # fmt: skip


def _tile(name: str) -> Tile:
    return parse_tiles(name)[0]


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "mosaic-slip": slip,
    "mosaic-mend": mend,
    "mosaic-which": which,
    "mosaic-turn": turn,
}
