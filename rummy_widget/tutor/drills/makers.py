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
    """Register a function as a maker under its own name; it is called again as long as it returns None."""

    def make(draw: Random) -> StepData:
        while (task := deal(draw)) is None:
            pass
        return task

    MAKERS[name or deal.__name__.replace("_", "-")] = make
    return make


def drill_task(kind: StepKind, start: str, solution: str, check: Mapping[str, Any], **more: Any) -> StepData:
    """Return a dealt task: a step without its texts, which are in the lesson."""
    return StepData(
        "", kind, _NO_WORDS, _NO_WORDS, read_check(check, kind), parse_arrangement(start),
        solution=solution, **more,
    )  # fmt: skip


_NO_WORDS = Text.of("")


def improve_task(
    start: str, solution: str, lies: int, points: int, check: Mapping[str, Any] | None = None, **more: Any
) -> StepData | None:
    """Return a task to improve a rack that closes for *lies* points so that it closes for *points*.

    Returns None if the box does not have these tiles, or if the rack or the solution is worth something else.
    """
    thrown = more.get("thrown", 0)
    if not in_box(map(str, parse_arrangement(start).tiles)) or points_as_it_lies(start, thrown) != lies:
        return None
    if (pays(start, thrown), points_as_it_lies(solution, thrown)) != (points, points):
        return None
    return drill_task(StepKind.ARRANGE, start, solution, check or {"points": points}, **more)


def free_tile_task(tiles: Sequence[str], free: str, also: tuple[str, ...] = ()) -> StepData:
    """Return a task to choose the free tile of fifteen tiles that close, which lie sorted by colour."""
    names = sorted(tiles, key=lambda name: tile(name).sort_key)
    return drill_task(
        StepKind.CHOOSE, laid([names[:8]], [names[8:]]), free, {"free": {}}, also=also, judged=False
    )


def take_or_draw_task(start: str, wanted: str, useless: str, held: Sequence[str], *, taken: bool) -> StepData:
    """Return a task to take the last discard or to draw: one of them brings the tile that is wanted."""
    discard, stock = (wanted, useless) if taken else (useless, wanted)
    return drill_task(
        StepKind.ACT, start, "take" if taken else "draw", {"holds": " ".join(held)}, judged=False,
        turn=TurnStart(discard=tile(discard), stock=(tile(stock),)), moves=("take", "draw"),
    )  # fmt: skip


def close_task(start: str, close: str, moves: tuple[str, ...]) -> StepData:
    """Return a task to choose the right move for closing, when it is time to discard."""
    turn = TurnStart(phase="discard")
    return drill_task(StepKind.ACT, start, close, {"phase": "closed"}, judged=False, turn=turn, moves=moves)


def points_as_it_lies(start: str, thrown: int = 0) -> int:
    """Return the points that a rack closes for as it lies; 0 if it does not close.

    >>> points_as_it_lies("r2 r3 r4 r5 r6 _ b8 b9 b10 / r13 y13 b13 _ r1 y1 k1 _ k10")
    250
    """
    closing = read_rack(parse_arrangement(start), jokers_thrown=thrown).closing
    return closing.points if closing else 0


def pays(start: str, thrown: int = 0) -> int:
    """Return the points that these tiles can close for in any arrangement (PRO-52); 0 if they cannot."""
    return best_points(tuple(tile.kind for tile in parse_arrangement(start).tiles), jokers_thrown=thrown) or 0
