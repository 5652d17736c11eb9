"""Tasks about a Joker given up: set free, one of two, with another thrown, or as the last discard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind, TurnStart
from .dealing import drill_task, lies_for, melds, number_from, pays, shelves


def _replaced(draw: Random, jokers: int) -> tuple[list[list[str]], list[list[str]], str]:
    """Four melds with so many Jokers in them, the same with one less, and the tile in its place."""
    rows = [list(row) for row in shuffled(melds(draw, (4, 4, 3, 3)), draw)]
    chosen = shuffled(range(4), draw)[:jokers]
    before, after, tile = [list(row) for row in rows], [list(row) for row in rows], ""
    for number, at in enumerate(chosen):
        place = number_from(draw, 0, len(rows[at]) - 1)
        before[at][place] = "*"
        if number:
            after[at][place] = "*"
        else:
            tile = rows[at][place]
    return before, after, tile


def _freed(draw: Random, jokers: int, thrown: int, lies: int, points: int) -> StepData:
    while True:
        before, after, tile = _replaced(draw, jokers)
        start, solution = shelves(before, [[tile]]), shelves(after, [["*"]])
        if (lies_for(start, thrown), pays(start, thrown), lies_for(solution, thrown)) == (
            lies,
            points,
            points,
        ):
            return drill_task(StepKind.ARRANGE, start, solution, {"points": points}, thrown=thrown)


def free(draw: Random) -> StepData:
    """A close with a Joker in it, and the tile that the Joker stands for apart."""
    return _freed(draw, 1, 0, 200, 500)


def one_of_two(draw: Random) -> StepData:
    """A close with both Jokers in it, and the tile that one of them stands for apart."""
    return _freed(draw, 2, 0, 150, 400)


def and_thrown(draw: Random) -> StepData:
    """The same where a Joker was thrown before."""
    return _freed(draw, 1, 1, 400, 1000)


def last(draw: Random) -> StepData:
    """Everything lies in melds but the Joker, and it is time to discard: close with it, or throw it?"""
    while True:
        rows = [list(row) for row in shuffled(melds(draw, (4, 4, 3, 3)), draw)]
        start = shelves(rows, [["*"]])
        if lies_for(start) != pays(start) or pays(start) not in (500, 1000):
            continue
        spare = next(row for row in rows if len(row) == 4)[0]
        moves = shuffled(["close *", "throw", f"discard {spare}"], draw)
        return drill_task(
            StepKind.ACT, start, "close *", {"phase": "closed"}, judged=False,
            turn=TurnStart(phase="discard"), moves=tuple(moves),
        )  # fmt: skip


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "free-joker": free,
    "free-one-of-two": one_of_two,
    "free-and-thrown": and_thrown,
    "free-last": last,
}
