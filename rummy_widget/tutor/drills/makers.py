"""The registry of task makers, and helpers for tasks that several of them make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ...engine.layout import parse_arrangement
from ...engine.reading.rack import read_rack
from ...engine.solver.closing.best import best_points
from ...engine.tiles import tile
from ..checks import read_check
from ..steps import StepData, StepKind, TurnStart
from ..texts import Text
from .rows import in_box, laid

Maker = Callable[[Random], StepData]


MAKERS: dict[str, Maker] = {}
"""The makers of drill tasks, by the names that lessons use."""


def maker(deal: Callable[[Random], StepData | None], name: str = "") -> Maker:
    """Register a function that deals a task, and return a maker that calls it until it deals one.

    The function returns None if what it dealt cannot be used. Lessons use the maker by *name*; by default
    that is the name of the function with hyphens.
    """

    def make(draw: Random) -> StepData:
        while (task := deal(draw)) is None:
            pass
        return task

    MAKERS[name or deal.__name__.replace("_", "-")] = make
    return make


def drill_task(kind: StepKind, start: str, solution: str, check: Mapping[str, Any], **more: Any) -> StepData:
    """Return a step made from its start, one solution and its check; the lesson adds its texts.

    *start* and *solution* are in notation; *check* says what is right, in the form that lessons use.
    """
    return StepData(
        "", kind, _NO_WORDS, _NO_WORDS, read_check(check, kind), parse_arrangement(start),
        solution=solution, **more,
    )  # fmt: skip


_NO_WORDS = Text.of("")


def improve_task(
    start: str, solution: str, lies: int, points: int, check: Mapping[str, Any] | None = None, **more: Any
) -> StepData | None:
    """Return a task to rearrange a rack that closes for *lies* points so that it closes for *points*.

    *lies* is 0 if the rack does not close yet. Returns None if the box does not have these tiles, or if
    *start* or *solution* does not close for these points.
    """
    thrown = more.get("thrown", 0)
    if not in_box(map(str, parse_arrangement(start).tiles)) or points_as_it_lies(start, thrown) != lies:
        return None
    if (pays(start, thrown), points_as_it_lies(solution, thrown)) != (points, points):
        return None
    return drill_task(StepKind.ARRANGE, start, solution, check or {"points": points}, **more)


def free_tile_task(tiles: Sequence[str], free: str, also: tuple[str, ...] = ()) -> StepData:
    """Return a task to choose the free tile among fifteen tiles that can close; they are shown sorted.

    *free* is the best answer, *also* has other answers that are as good.
    """
    names = sorted(tiles, key=lambda name: tile(name).sort_key)
    return drill_task(
        StepKind.CHOOSE, laid([names[:8]], [names[8:]]), free, {"free": {}}, also=also, judged=False
    )


def take_or_draw_task(start: str, wanted: str, useless: str, held: Sequence[str], *, taken: bool) -> StepData:
    """Return a task to choose between the last discard and the stock, one of which has the wanted tile.

    The discard is the *wanted* tile if *taken* is true; otherwise it is *useless*, and the next tile of the
    stock is wanted. *held* are the tiles that the player has to hold afterwards.
    """
    discard, stock = (wanted, useless) if taken else (useless, wanted)
    return drill_task(
        StepKind.ACT, start, "take" if taken else "draw", {"holds": " ".join(held)}, judged=False,
        turn=TurnStart(discard=tile(discard), stock=(tile(stock),)), moves=("take", "draw"),
    )  # fmt: skip


def close_task(start: str, close: str, moves: tuple[str, ...]) -> StepData:
    """Return a task to choose one of *moves* when it is time to discard; *close* is the right move."""
    turn = TurnStart(phase="discard")
    return drill_task(StepKind.ACT, start, close, {"phase": "closed"}, judged=False, turn=turn, moves=moves)


def points_as_it_lies(start: str, thrown: int = 0) -> int:
    """Return the points for which a rack closes in its present arrangement; 0 if it does not close.

    *start* is in notation, *thrown* is the number of Jokers thrown earlier.

    >>> points_as_it_lies("r2 r3 r4 r5 r6 _ b8 b9 b10 / r13 y13 b13 _ r1 y1 k1 _ k10")
    250
    """
    closing = read_rack(parse_arrangement(start), jokers_thrown=thrown).closing
    return closing.points if closing else 0


def pays(start: str, thrown: int = 0) -> int:
    """Return the most points for which these tiles can close in any arrangement (PRO-52); 0 if they cannot.

    *start* is in notation, *thrown* is the number of Jokers thrown earlier.
    """
    return best_points(tuple(tile.kind for tile in parse_arrangement(start).tiles), jokers_thrown=thrown) or 0
