"""Checks of how the tiles are arranged.

They look at the melds on the table if the step has a table, otherwise at the rack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.closes import Pattern
from ...engine.melds import Meld, MeldKind
from ...engine.reading.rack import SegmentState, read_rack
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.tiles import Tile
from ..counting import kinds
from ..kinds import StepKind
from .core import CheckInput, is_a, register
from .values import one_of, read_count, read_rows, read_tile, read_tiles, read_true

ARRANGE = StepKind.ARRANGE


def _register_checks_of(kind: MeldKind) -> None:
    """Register three checks for runs (`run`, `runs`, `in_run`) or for groups (`group`, `groups`, `in_group`).

    *kind* says whether to register the checks for runs or those for groups. The check `run` requires that the
    learner has made runs of certain tiles, `runs` requires at least a certain number of runs, and `in_run`
    requires that certain tiles are in runs. The checks for groups require the same of groups.
    """

    def melds_of_kind(state: CheckInput) -> list[Meld]:
        return [meld for meld in state.melds if is_a(meld, kind)]

    @register(kind, read_rows, ARRANGE)
    def _(state: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
        """Check that the learner has made a meld of the tiles in each of *rows*, in any order.

        The meld must be a run or a group, depending on the check.
        """
        return all(any(kinds(meld.tiles) == kinds(row) for meld in melds_of_kind(state)) for row in rows)

    @register(f"{kind}s", read_count, ARRANGE)
    def _(state: CheckInput, count: int) -> bool:
        """Check that there are at least *count* runs (the check `runs`) or groups (the check `groups`)."""
        return len(melds_of_kind(state)) >= count

    @register(f"in_{kind}", read_tiles, ARRANGE)
    def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
        """Check that each of *tiles* is in a run, or that each is in a group, depending on the check."""
        return kinds(tiles) <= kinds(tile for meld in melds_of_kind(state) for tile in meld.tiles)


for _kind in MeldKind:
    _register_checks_of(_kind)


@register("melds", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that there are at least *count* melds (runs or groups)."""
    return len(state.melds) >= count


@register("longest", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that the learner's arrangement contains a run or group of *count* tiles or more."""
    return any(len(meld.tiles) >= count for meld in state.melds)


@register("loose", read_count, ARRANGE)
def _(state: CheckInput, count: int) -> bool:
    """Check that all tiles but *count* or fewer are in runs and groups, and that the others lie alone."""
    others = [segment.state for segment in state.segments if segment.state is not SegmentState.VALID]
    return len(others) <= count and set(others) <= {SegmentState.LOOSE}


@register("faultless", read_true, ARRANGE)
def _(state: CheckInput, _yes: bool) -> bool:
    """Check that no row of adjacent tiles breaks a rule; rows may still be unfinished melds."""
    return all(segment.state is not SegmentState.FAULT for segment in state.segments)


@register("joker_as", read_tile, ARRANGE)
def _(state: CheckInput, tile: Tile) -> bool:
    """Check that at least one Joker in a meld of the learner's arrangement can stand for *tile*."""
    jokers = (
        each for meld in state.melds for reading in meld.readings for each in reading.tiles if each.joker
    )
    return any((each.colour, each.number) == (tile.colour, tile.number) for each in jokers)


@register("together", read_rows, ARRANGE)
def _(state: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """Check that the tiles of each row lie side by side, in any order, and that no other tile touches them.

    *rows* are the rows that the learner has to make.
    """
    segments = [kinds(segment.tiles) for segment in state.segments]
    return all(kinds(row) in segments for row in rows)


@register("row", read_rows, ARRANGE)
def _(state: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """Check that the tiles of each row lie side by side, in this order, and that no other tile touches them.

    *rows* are the rows that the learner has to make.
    """
    segments = [[tile.kind for tile in segment.tiles] for segment in state.segments]
    return all([tile.kind for tile in row] in segments for row in rows)


@register("apart", read_tiles, ARRANGE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that no two of *tiles* are in the same row of adjacent tiles."""
    wanted = {tile.kind for tile in tiles}
    return all(sum(tile.kind in wanted for tile in segment.tiles) <= 1 for segment in state.segments)


@register("alone", read_tiles, ARRANGE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that each of *tiles* lies alone, with gaps on both sides."""
    return kinds(tiles) <= kinds([s.tiles[0] for s in state.segments if len(s.tiles) == 1])


def _on_shelf(state: CheckInput, shelf: int, tiles: Sequence[Tile]) -> bool:
    """Return whether these tiles are on a shelf of the rack: 0 is the upper one, 1 the lower one."""
    return kinds(tiles) <= kinds([t for s in state.segments if s.shelf == shelf for t in s.tiles])


register("upper", read_tiles, ARRANGE)(lambda state, tiles: _on_shelf(state, 0, tiles))
register("lower", read_tiles, ARRANGE)(lambda state, tiles: _on_shelf(state, 1, tiles))


@register("sorted", one_of("colour", "number"), ARRANGE)
def _(state: CheckInput, by: str) -> bool:
    """Check that the tiles lie in one row for each colour or number, with gaps between the rows.

    *by* is "colour" or "number".
    """
    found = [{getattr(tile, by) for tile in segment.tiles} for segment in state.segments]
    return all(len(each) == 1 for each in found) and len(set[Any]().union(*found)) == len(found)


def _closing_arrangement(state: CheckInput, _value: Any) -> tuple[str, ...]:
    """Return a tuple with one arrangement, in notation, in which the rack closes (ends the round).

    To close, fourteen tiles must be in melds or another pattern, and one tile must be left over. The tuple is
    empty if the rack cannot close.
    """
    laid = best_arrangement(state.tiles, state.rules, jokers_thrown=state.thrown)
    reading = read_rack(laid, state.rules, jokers_thrown=state.thrown)
    return (laid.notation(),) if reading.closing else ()


@register("closes", read_true, ARRANGE, solve=_closing_arrangement)
def _(state: CheckInput, _yes: bool) -> bool:
    """Check that the rack closes (ends the round) in its present arrangement."""
    return state.closing is not None


@register("pattern", one_of(*Pattern), ARRANGE, solve=_closing_arrangement)
def _(state: CheckInput, pattern: str) -> bool:
    """Check that the rack closes (ends the round) in its present arrangement, and forms *pattern*.

    *pattern* is the name of a closing pattern, a kind of winning hand. If the tiles form several patterns, it
    may be any of them, not only the one for which points are paid.
    """
    return state.closing is not None and any(
        row.holds and row.pattern == pattern for row in state.closing.rows
    )


@register("points", read_count, ARRANGE, StepKind.ACT, solve=_closing_arrangement)
def _(state: CheckInput, points: int) -> bool:
    """Check that what the learner has done is worth at least *points*.

    In a game with melds on the table, these are the points of the turn. In other games, they are the points
    for closing (ending the round) with the rack in its present arrangement.
    """
    if state.turn is not None:
        return state.turn.felt.points >= points
    if state.table is not None:
        return state.play is not None and state.play.value >= points
    return state.closing is not None and state.closing.points >= points
