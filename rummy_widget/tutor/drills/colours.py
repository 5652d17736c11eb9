"""Tasks about one colour or two: lay a group out into runs, keep the right pair, find the stranger."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind
from .dealing import colours, drill_task, fits_box, laid, lies_for, number_from, pays, pick, run, shelves


def _beside(draw: Random, colour: str, number: int, length: int = 3) -> tuple[list[str], list[str]]:
    """So many neighbours of a tile on one side of it, and the run that they make with it."""
    if draw.random() < 0.5:
        return run(colour, number - length, length), run(colour, number - length, length + 1)
    return run(colour, number + 1, length), run(colour, number, length + 1)


def group(draw: Random) -> StepData:
    """A Simple with a group of which two tiles have runs to go to, and a tile that goes to one too."""
    while True:
        one, two, other = colours(draw, 3)
        number = number_from(draw, 4, 10)
        (first, first_whole), (second, second_whole) = (_beside(draw, each, number) for each in (one, two))
        low = number_from(draw, 1, 9)
        long = run(pick(draw, (one, two)), low, 6)
        third, lone = (long[:5], long[5]) if draw.random() < 0.5 else (long[1:], long[0])
        trio = list(shuffled([f"{each}{number}" for each in (one, two, other)], draw))
        start = shelves([first, trio, second, third], [[lone]])
        solution = shelves([first_whole, second_whole, long], [[f"{other}{number}"]])
        rows = [first, second, trio, long]
        if fits_box(rows) and (lies_for(start), pays(start), lies_for(solution)) == (250, 500, 500):
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 500})


def joker(draw: Random) -> StepData:
    """A Simple with a group of two tiles and a Joker; each of the three can go to a run."""
    while True:
        one, two, other = colours(draw, 3)
        low = number_from(draw, 1, 8)
        second, second_whole = _beside(draw, two, number := low + 5)
        third = run(pick(draw, (one, two)), number_from(draw, 1, 11), 4)
        first, trio = run(one, low, 4), list(shuffled([f"{one}{number}", f"{two}{number}", "*"], draw))
        free = [f"{other}{number_from(draw, 1, 13)}"]
        if number > 10 and second != run(two, number - 3, 3):
            continue
        start = shelves([first, trio, second, third], [free])
        solution = shelves([[*first, "*", f"{one}{number}"], second_whole, third], [free])
        if fits_box([first, trio, second, third]) and (lies_for(start), pays(start), lies_for(solution)) == (
            200, 400, 400,
        ):  # fmt: skip
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 400})


def pair(draw: Random) -> StepData:
    """Three runs of two colours and two pairs as near to a run: one keeps to the colours, one does not."""
    while True:
        one, two, other = colours(draw, 3)
        rows = [run(one, number_from(draw, 1, 11), 4), run(two, number_from(draw, 1, 11), 4)]
        rows.append(run(pick(draw, (one, two)), number_from(draw, 1, 12), 3))
        low = number_from(draw, 2, 11)
        pairs = [run(pick(draw, (one, two)), low, 2), run(other, low, 2)]
        if fits_box([*rows, *pairs]):
            break
    start = laid(rows[:2], [rows[2], *shuffled(pairs, draw)])
    wrong = pairs[1]
    check = {"any": [{"chosen": tile} for tile in wrong]}
    return drill_task(StepKind.CHOOSE, start, wrong[0], check, also=(wrong[1],))


def _one_colour(draw: Random, lengths: tuple[int, ...]) -> tuple[str, list[list[str]]]:
    """Runs of these lengths in one colour."""
    colour = colours(draw, 1)[0]
    while True:
        rows = [run(colour, number_from(draw, 1, 15 - length), length) for length in lengths]
        if fits_box(rows):
            return colour, rows


def stranger(draw: Random) -> StepData:
    """All but one tile of one colour, and the tile that belongs in its place."""
    while True:
        lengths = pick(draw, ((5, 5, 4), (6, 4, 4), (4, 4, 3, 3)))
        colour, whole = _one_colour(draw, lengths)
        short = [list(row) for row in whole]
        row, place = (at := number_from(draw, 0, len(whole) - 1)), number_from(draw, 0, len(whole[at]) - 1)
        gone = short[row][place]
        other = f"{next(each for each in colours(draw, 2) if each != colour)}{gone[1:]}"
        short[row][place] = other
        start, solution = shelves(short, [[gone]]), shelves(whole, [[other]])
        if lies_for(start) == 0 and lies_for(solution) == 1000:
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 1000})


def last_joker(draw: Random) -> StepData:
    """All of one colour but a group of two tiles and a Joker, and the tile that makes a run of them."""
    while True:
        colour, rows = _one_colour(draw, (4, 4, 3))
        number = number_from(draw, 2, 12)
        mine, other = (
            f"{colour}{number}",
            f"{next(each for each in colours(draw, 2) if each != colour)}{number}",
        )
        lone = f"{colour}{number + 1}"
        trio = list(shuffled([mine, other, "*"], draw))
        start = shelves([*rows[:2], trio, rows[2]], [[lone]])
        solution = shelves([*rows[:2], ["*", mine, lone], rows[2]], [[other]])
        if fits_box([*rows, trio, [lone]]) and (lies_for(start), pays(start), lies_for(solution)) == (
            200,
            900,
            900,
        ):
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 900})


def second_copy(draw: Random) -> StepData:
    """A long run and others of its colour, and the second copy of a tile from its middle."""
    while True:
        colour, rows = _one_colour(draw, (7, 3, 3))
        long = rows[0]
        at = number_from(draw, 2, 4)
        lone = long[at]
        other = f"{next(each for each in colours(draw, 2) if each != colour)}{number_from(draw, 1, 13)}"
        apart = [[tile] for tile in shuffled([lone, other], draw)]
        start = laid([long], [*rows[1:], *apart])
        solution = laid([long[: at + 1], long[at:]], [*rows[1:], [other]])
        if fits_box([*rows, [lone]]) and lies_for(start) == 0 and lies_for(solution) == 1000:
            return drill_task(StepKind.ARRANGE, start, solution, {"points": 1000})


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "bicolor-group": group,
    "bicolor-joker": joker,
    "bicolor-pair": pair,
    "mono-stranger": stranger,
    "mono-joker": last_joker,
    "mono-second": second_copy,
}
