"""Checks of a turn at a table with melds: what it lays, and what it leaves unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.reading.rack import SegmentState
from ...engine.solver.open_games.best_play import best_play
from ...engine.table_melds import Fate, Play
from ...engine.table_melds.changes import changes
from ...engine.tiles import Tile
from ..counting import is_within, kinds
from ..kinds import StepKind
from .core import CheckInput, register
from .values import read_count, read_tiles, read_true, read_true_or_tile

ARRANGE = StepKind.ARRANGE
PlayJudge = Callable[[CheckInput, Play, Any], bool]


def register_play_check(name: str, read: Callable[[Any], Any]) -> Callable[[PlayJudge], None]:
    """Return a decorator that registers a check of how melds are laid and moved on a table in one turn.

    The check is met only if the turn is legal and the decorated function returns true for it.

    *name* is the name that lessons use, and *read* reads the value of the check. The solver's best turn
    serves as the solution, if it meets the check.
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
    """Check that the turn lays at least *count* tiles of the rack."""
    return play.count >= count


@register_play_check("laid", read_tiles)
def _(state: CheckInput, play: Play, tiles: Sequence[Tile]) -> bool:
    """Check that the turn lays these tiles of the rack."""
    return is_within(kinds(tiles), kinds(play.tiles))


@register_play_check("all_laid", read_true)
def _(state: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that all tiles are laid, except one for the last discard if the rules require it (R45-10)."""
    return state.table is not None and len(state.table.draft.held) - play.count == state.rules.must_keep


@register_play_check("replaced", read_true_or_tile)
def _(state: CheckInput, play: Play, by: Tile | None) -> bool:
    """Check that the turn replaces a Joker of the table by the tile *by*, or by any tile if *by* is None."""
    after = play.after.counts()  # if Jokers can be moved freely, one may have been moved and not replaced
    for each in play.fates:
        tiles = each.meanings if by is None else each.meanings & {by}
        replaced = by in (None, each.by) if each.by else any(after[tile] for tile in tiles)
        if each.fate is not Fate.KEPT and replaced:
            return True
    return False


@register_play_check("opens", read_true)
def _(state: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that the learner opens with this turn, that is, lays tiles for the first time."""
    return play.opens


@register("held", read_tiles, ARRANGE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that these tiles are still on the rack."""
    return state.table is not None and is_within(kinds(tiles), kinds(state.table.draft.left.tiles))


@register("stands", read_true, ARRANGE)
def _(state: CheckInput, _yes: bool) -> bool:
    """Check that every meld on the table is valid, whether or not the turn lays anything."""
    return state.table is not None and all(tray.state is SegmentState.VALID for tray in state.table.trays)


@register("breaks", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that at most *count* of the melds that lay on the table have been broken up."""
    table = state.table
    return table is not None and len(changes(table.before, table.draft.after).broken) <= count


@register("moves", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that at most *count* tiles of the table have been moved to another meld."""
    table = state.table
    return table is not None and changes(table.before, table.draft.after).moved <= count
