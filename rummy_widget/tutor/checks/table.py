"""Checks of a turn on a table: what it lays, and what it leaves unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.reading.rack import SegmentState
from ...engine.solver.open_games.best_play import best_play
from ...engine.table_melds import Fate, Play
from ...engine.table_melds.changes import changes
from ...engine.tiles import Tile
from ..counting import kinds, within
from ..kinds import StepKind
from .core import CheckInput, register
from .values import a_count, some_tiles, yes, yes_or_tile

ARRANGE = StepKind.ARRANGE
PlayJudge = Callable[[CheckInput, Play, Any], bool]


def of_play(name: str, read: Callable[[Any], Any]) -> Callable[[PlayJudge], None]:
    """Return a decorator that registers a check of a legal turn on a table.

    *name* is the name that lessons use, and *read* reads the value of the check. The solver's
    best turn serves as the solution, if it meets the check.
    """

    def add(judge: PlayJudge) -> None:
        def solve(shown: CheckInput, value: Any) -> tuple[str, ...]:
            table = shown.table
            play = table and best_play(table.before, table.draft.held, rules=shown.rules, opened=shown.opened)
            return (play.after.notation(),) if play and judge(shown, play, value) else ()

        @register(name, read, ARRANGE, solve=solve)
        def _(shown: CheckInput, value: Any) -> bool:
            return shown.play is not None and judge(shown, shown.play, value)

    return add


@of_play("lays", a_count)
def _(shown: CheckInput, play: Play, count: int) -> bool:
    """Check that the turn lays at least *count* tiles of the rack."""
    return play.count >= count


@of_play("laid", some_tiles)
def _(shown: CheckInput, play: Play, tiles: Sequence[Tile]) -> bool:
    """Check that the turn lays these tiles of the rack."""
    return within(kinds(tiles), kinds(play.tiles))


@of_play("all_laid", yes)
def _(shown: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that all tiles are laid, except the last discard if the rules require one (R45-10)."""
    return shown.table is not None and len(shown.table.draft.held) - play.count == shown.rules.kept


@of_play("replaced", yes_or_tile)
def _(shown: CheckInput, play: Play, by: Tile | None) -> bool:
    """Check that the turn replaces a Joker of the table: by the tile *by*, or by any tile if it is None."""
    after = play.after.counts()  # where Jokers move freely, one may just have been moved
    for each in play.fates:
        tiles = each.meanings if by is None else each.meanings & {by}
        replaced = by in (None, each.by) if each.by else any(after[tile] for tile in tiles)
        if each.fate is not Fate.KEPT and replaced:
            return True
    return False


@of_play("opens", yes)
def _(shown: CheckInput, play: Play, _yes: bool) -> bool:
    """Check that the learner opens with this turn, that is, lays tiles for the first time."""
    return play.opens


@register("held", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that these tiles are still on the rack."""
    return shown.table is not None and within(kinds(tiles), kinds(shown.table.draft.left.tiles))


@register("stands", yes, ARRANGE)
def _(shown: CheckInput, _yes: bool) -> bool:
    """Check that every meld on the table is valid, whether or not the turn lays anything."""
    return shown.table is not None and all(tray.state is SegmentState.VALID for tray in shown.table.trays)


@register("breaks", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that at most *count* of the melds that lay on the table have been broken up."""
    table = shown.table
    return table is not None and len(changes(table.before, table.draft.after).broken) <= count


@register("moves", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that at most *count* tiles of the table have been moved to another meld."""
    table = shown.table
    return table is not None and changes(table.before, table.draft.after).moved <= count
