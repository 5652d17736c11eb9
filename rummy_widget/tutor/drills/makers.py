"""The registry of makers (functions that create tasks), and helper functions that several makers use."""

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
from .rows import in_box, rack_of

Maker = Callable[[Random], StepData]
"""A function that creates a task with a random generator."""


MAKERS: dict[str, Maker] = {}
"""The functions that create the tasks of drills, by the names that lessons use."""


def maker(deal: Callable[[Random], StepData | None], name: str = "") -> Maker:
    """Make a function that creates tasks, register it under *name*, and return it.

    The new function calls *deal* again and again until it returns a task. *deal* deals random tiles, and
    returns a task with them, or None if they cannot be used. *name* is the name by which lessons refer to the
    new function; by default, it is the name of *deal* with hyphens in place of underscores.
    """

    def make(draw: Random) -> StepData:
        while (task := deal(draw)) is None:
            pass
        return task

    MAKERS[name or deal.__name__.replace("_", "-")] = make
    return make


def drill_task(kind: StepKind, start: str, solution: str, check: Mapping[str, Any], **more: Any) -> StepData:
    """Return a step of a lesson without its title and sentences, which come from the lesson file.

    *kind* is the kind of step, *start* and *solution* are in notation, and *check* says what is right, in the
    form that lessons use. *more* contains values for other attributes of `StepData`.
    """
    return StepData(
        "", kind, _NO_WORDS, _NO_WORDS, read_check(check, kind), parse_arrangement(start),
        solution=solution, **more,
    )  # fmt: skip


_NO_WORDS = Text.of("")


def improve_task(
    start: str, solution: str, points_before: int, points: int,
    check: Mapping[str, Any] | None = None, **more: Any,
) -> StepData | None:  # fmt: skip
    """Return a task to rearrange a rack so that closing (ending the round) with it is worth more points.

    Returns None if the box does not contain these tiles, or if closing is not worth the points given.

    Args:
        start: The rack at the start, in notation.
        solution: The same tiles in an arrangement that solves the task.
        points_before: The points for closing with *start*; 0 if it does not close.
        points: The points for closing with *solution*, which must be the most that these tiles can be worth.
        check: The check of the task; by default, that closing is worth at least *points*.
        **more: Other attributes of `StepData`.
    """
    tiles, thrown = map(str, parse_arrangement(start).tiles), more.get("thrown", 0)
    if not in_box(tiles) or arranged_points(start, thrown) != points_before:
        return None
    if (max_points(start, thrown), arranged_points(solution, thrown)) != (points, points):
        return None
    return drill_task(StepKind.ARRANGE, start, solution, check or {"points": points}, **more)


def free_tile_task(tiles: Sequence[str], free: str, also: tuple[str, ...] = ()) -> StepData:
    """Return a task to choose the free tile: the one of fifteen tiles that is left over when closing.

    To close is to end the round, which must be possible with these tiles: the other fourteen are in melds or
    another pattern. The tiles are shown sorted. *free* is the right answer, *also* are other answers that are
    as good. All tiles are in notation.
    """
    names = sorted(tiles, key=lambda name: tile(name).sort_key)
    return drill_task(
        StepKind.CHOOSE, rack_of([names[:8]], [names[8:]]), free, {"free": {}}, also=also, judged=False
    )


def take_or_draw_task(start: str, wanted: str, useless: str, held: Sequence[str], *, taken: bool) -> StepData:
    """Return a task to choose between two moves: to take the latest discard, or to draw from the stock.

    One of them brings a tile that the player needs.

    Args:
        start: The rack at the start, in notation.
        wanted: The tile that the player needs.
        useless: A tile that the player does not need.
        held: The tiles that have to be on the rack after the move.
        taken: Whether the latest discard is the wanted tile; otherwise the next tile of the stock is.
    """
    discard, stock = (wanted, useless) if taken else (useless, wanted)
    return drill_task(
        StepKind.ACT, start, "take" if taken else "draw", {"holds": " ".join(held)}, judged=False,
        turn=TurnStart(discard=tile(discard), stock=(tile(stock),)), moves=("take", "draw"),
    )  # fmt: skip


def close_task(start: str, close: str, moves: tuple[str, ...]) -> StepData:
    """Return a task to choose the move that closes, that is, ends the round; a tile has already been drawn.

    *start* is the rack in notation, *close* the right move, and *moves* are the moves to choose from.
    """
    turn = TurnStart(phase="discard")
    return drill_task(StepKind.ACT, start, close, {"phase": "closed"}, judged=False, turn=turn, moves=moves)


def arranged_points(start: str, thrown: int = 0) -> int:
    """Return the points for closing (ending the round) with a rack as it is arranged.

    The result is 0 if the rack does not close. *start* is the rack in notation, and *thrown* the number of
    Jokers that its player has discarded earlier.

    >>> arranged_points("r2 r3 r4 r5 r6 _ b8 b9 b10 / r13 y13 b13 _ r1 y1 k1 _ k10")
    250
    """
    closing = read_rack(parse_arrangement(start), jokers_thrown=thrown).closing
    return closing.points if closing else 0


def max_points(start: str, thrown: int = 0) -> int:
    """Return the most points that closing (ending the round) can be worth with these tiles, however arranged.

    The result is 0 if the rack cannot close (PRO-52). *start* is the rack in notation, and *thrown* the
    number of Jokers that its player has discarded earlier.
    """
    return best_points(tuple(tile.kind for tile in parse_arrangement(start).tiles), jokers_thrown=thrown) or 0
