"""Checks of a turn on a table: what it lays, and what it leaves as it was."""

from __future__ import annotations

from collections.abc import Sequence

from ...reading.rack import SegmentState
from ...solver.opening.best import best_play
from ...spread.changes import Changes, changes
from ...tiles import Tile
from ..counting import kinds, within
from ..kinds import StepKind
from .core import Shown, named
from .values import a_count, some_tiles, yes

ARRANGE = StepKind.ARRANGE


def _best(shown: Shown, value: object) -> tuple[str, ...]:
    """The table as the solver would leave it, if it can lay anything."""
    table = shown.table
    if table is None:
        return ()
    lay = best_play(table.before, table.draft.held, rules=shown.rules, opened=shown.opened)
    return () if lay is None else (lay.after.notation(),)


@named("lays", a_count, ARRANGE, solve=_best)
def _(shown: Shown, count: int) -> bool:
    """The turn is one that the rules allow, and lays at least so many tiles of the rack."""
    play = shown.table.play if shown.table else None
    return play is not None and play.count >= count


@named("laid", some_tiles, ARRANGE, solve=_best)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """The turn is one that the rules allow, and lays these tiles of the rack."""
    play = shown.table.play if shown.table else None
    return play is not None and within(kinds(tiles), kinds(play.tiles))


@named("held", some_tiles, ARRANGE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """These tiles are still on the rack."""
    return shown.table is not None and within(kinds(tiles), kinds(shown.table.draft.left.tiles))


@named("opens", yes, ARRANGE, solve=_best)
def _(shown: Shown, _yes: bool) -> bool:
    """The turn is one that the rules allow, and opens."""
    play = shown.table.play if shown.table else None
    return play is not None and play.opens


@named("stands", yes, ARRANGE)
def _(shown: Shown, _yes: bool) -> bool:
    """Every meld on the table is valid, whether or not the turn lays anything."""
    return shown.table is not None and all(tray.state is SegmentState.VALID for tray in shown.table.trays)


@named("breaks", a_count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """Of the melds that lay there at most so many no longer lie together."""
    found = _changes(shown)
    return found is not None and len(found.broken) <= count


@named("moves", a_count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """Of the tiles that lay there at most so many lie in another meld."""
    found = _changes(shown)
    return found is not None and found.moved <= count


def _changes(shown: Shown) -> Changes | None:
    return None if shown.table is None else changes(shown.table.before, shown.table.draft.after)
