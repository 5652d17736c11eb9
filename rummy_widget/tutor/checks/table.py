"""Checks of a turn at a table with melds: what the learner lays, and what stays unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.reading.rack import SegmentState
from ...engine.solver.open_games.best_play import best_play
from ...engine.table_melds import Fate, Play
from ...engine.table_melds.changes import changes
from ...engine.tiles import Tile
from ..counting import kinds
from ..kinds import StepKind
from .core import CheckInput, register
from .values import read_count, read_tiles, read_true, read_true_or_tile

ARRANGE = StepKind.ARRANGE
PlayJudge = Callable[[CheckInput, Play, Any], bool]
"""A function that returns whether a legal turn passes a check with this value."""


def register_play_check(name: str, read: Callable[[Any], Any]) -> Callable[[PlayJudge], None]:
    """Return a decorator that registers a check of how melds are laid and moved on a table in one turn.

    The check is passed if the turn is legal and the decorated function returns True for it. The solver's best
    turn serves as the solution, if it passes the check.

    *name* is the name of the check in lessons. *read* converts the value in a lesson to the one that is
    passed to the decorated function, or raises ValueError if it is not valid.
    """

    def add(judge: PlayJudge) -> None:
        def solve(state: CheckInput, value: Any) -> tuple[str, ...]:
            table = state.table
            play = table and best_play(table.before, table.draft.held, rules=state.rules, opened=state.opened)
            return (play.after.notation(),) if play and judge(state, play, value) else ()

        @register(name, read, ARRANGE, solve=solve)
        def _(state: CheckInput, value: Any) -> bool:
            return state.play is not None and judge(state, state.play, value)

    return add


@register_play_check("lays", read_count)
def _(state: CheckInput, play: Play, count: int) -> bool:
    """Check that the learner lays at least *count* tiles from the rack in this turn."""
    return play.count >= count


@register_play_check("laid", read_tiles)
def _(state: CheckInput, play: Play, tiles: Sequence[Tile]) -> bool:
    """Check that the tiles that the learner lays from the rack in this turn include all of *tiles*."""
    return kinds(tiles) <= kinds(play.tiles)


@register_play_check("all_laid", read_true)
def _(state: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that the learner lays all tiles, except one to discard if the rules require that (R45-10)."""
    return state.table is not None and len(state.table.draft.held) - play.count == state.rules.must_keep


@register_play_check("replaced", read_true_or_tile)
def _(state: CheckInput, play: Play, by: Tile | None) -> bool:
    """Check that the learner replaces a Joker on the table with the tile *by*; if None, any tile is right."""
    after = play.after.counts()  # some rules allow a Joker to be moved without being replaced
    for each in play.fates:
        tiles = each.meanings if by is None else each.meanings & {by}
        replaced = by in (None, each.by) if each.by else any(after[tile] for tile in tiles)
        if each.fate is not Fate.KEPT and replaced:
            return True
    return False


@register_play_check("opens", read_true)
def _(state: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that the learner opens with this turn, that is, lays melds for the first time in the round."""
    return play.opens


@register("held", read_tiles, ARRANGE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that these tiles are still on the rack."""
    return state.table is not None and kinds(tiles) <= kinds(state.table.draft.left.tiles)


@register("stands", read_true, ARRANGE)
def _(state: CheckInput, _yes: bool) -> bool:
    """Check that every meld on the table is valid, whether or not the learner has laid a tile."""
    return state.table is not None and all(tray.state is SegmentState.VALID for tray in state.table.trays)


@register("breaks", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that at most *count* of the melds that were on the table before this turn have been broken up."""
    table = state.table
    return table is not None and len(changes(table.before, table.draft.after).broken) <= count


@register("moves", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that at most *count* tiles that were on the table before this turn have changed melds."""
    table = state.table
    return table is not None and changes(table.before, table.draft.after).moved <= count
