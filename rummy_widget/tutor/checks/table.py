"""Checks of a turn on a table: what it lays, and what it leaves as it was."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ...engine.reading.rack import SegmentState
from ...engine.solver.open_games.best import best_play
from ...engine.table_melds import Fate, Play
from ...engine.table_melds.changes import MeldChanges, changes
from ...engine.tiles import Tile
from ..counting import kinds, within
from ..kinds import StepKind
from .core import CheckInput, named
from .values import a_count, some_tiles, yes, yes_or_tile

ARRANGE = StepKind.ARRANGE


def _best(shown: CheckInput, value: object) -> tuple[str, ...]:
    """The table as the solver would leave it, if it can lay anything."""
    table = shown.table
    if table is None:
        return ()
    lay = best_play(table.before, table.draft.held, rules=shown.rules, opened=shown.opened)
    return () if lay is None else (lay.after.notation(),)


def _all(shown: CheckInput, value: object) -> tuple[str, ...]:
    """The same, where that leaves no more on the rack than it has to."""
    table = shown.table
    lay = table and best_play(table.before, table.draft.held, rules=shown.rules, opened=shown.opened)
    return (lay.after.notation(),) if table and lay and table.draft.held and _goes(shown, lay) else ()


def _goes(shown: CheckInput, play: Play) -> bool:
    """Whether a play leaves nothing; where a tile has to be discarded at the end, that one stays."""
    return shown.table is not None and len(shown.table.draft.held) - play.count == shown.rules.kept


@named("lays", a_count, ARRANGE, solve=_best)
def _(shown: CheckInput, count: int) -> bool:
    """The turn is one that the rules allow, and lays at least so many tiles of the rack."""
    play = shown.table.play if shown.table else None
    return play is not None and play.count >= count


@named("laid", some_tiles, ARRANGE, solve=_best)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """The turn is one that the rules allow, and lays these tiles of the rack."""
    play = shown.table.play if shown.table else None
    return play is not None and within(kinds(tiles), kinds(play.tiles))


@named("all_laid", yes, ARRANGE, solve=_all)
def _(shown: CheckInput, _yes: bool) -> bool:
    """The turn is one that the rules allow, and nothing stays on the rack but the last discard (R45-10)."""
    play = shown.table.play if shown.table else None
    return play is not None and _goes(shown, play)


def _with_joker(shown: CheckInput, by: Tile | None) -> tuple[str, ...]:
    """The table as the solver would leave it, if a Joker is replaced there."""
    table = shown.table
    lay = table and best_play(table.before, table.draft.held, rules=shown.rules, opened=shown.opened)
    return (lay.after.notation(),) if lay and _replaces(lay, by) else ()


def _replaces(play: Play, by: Tile | None) -> bool:
    """Whether a Joker of the table gave its place to a tile, to any or to this one."""
    return any(
        by in (None, each.by)
        if each.by
        else _there(play, each.meanings if by is None else {by} & each.meanings)
        for each in play.fates
        if each.fate is not Fate.KEPT
    )


def _there(play: Play, tiles: Set[Tile]) -> bool:
    """Whether one of these tiles lies on the table; where Jokers are free they simply go elsewhere."""
    counts = play.after.counts()
    return any(counts[each] for each in tiles)


@named("replaced", yes_or_tile, ARRANGE, solve=_with_joker)
def _(shown: CheckInput, by: Tile | None) -> bool:
    """The turn is one that the rules allow, and replaces a Joker of the table, by this tile if named."""
    play = shown.table.play if shown.table else None
    return play is not None and _replaces(play, by)


@named("held", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """These tiles are still on the rack."""
    return shown.table is not None and within(kinds(tiles), kinds(shown.table.draft.left.tiles))


@named("opens", yes, ARRANGE, solve=_best)
def _(shown: CheckInput, _yes: bool) -> bool:
    """The turn is one that the rules allow, and opens."""
    play = shown.table.play if shown.table else None
    return play is not None and play.opens


@named("stands", yes, ARRANGE)
def _(shown: CheckInput, _yes: bool) -> bool:
    """Every meld on the table is valid, whether or not the turn lays anything."""
    return shown.table is not None and all(tray.state is SegmentState.VALID for tray in shown.table.trays)


@named("breaks", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Of the melds that lay there at most so many no longer lie together."""
    found = _changes(shown)
    return found is not None and len(found.broken) <= count


@named("moves", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Of the tiles that lay there at most so many lie in another meld."""
    found = _changes(shown)
    return found is not None and found.moved <= count


def _changes(shown: CheckInput) -> MeldChanges | None:
    return None if shown.table is None else changes(shown.table.before, shown.table.draft.after)
