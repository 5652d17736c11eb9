"""Checks of how the tiles are arranged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.closes import Pattern
from ...engine.melds import Meld, MeldKind
from ...engine.reading.rack import SegmentState, read_rack
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.tiles import Tile
from ..counting import kinds, within
from ..kinds import StepKind
from .core import CheckInput, is_a, register
from .values import a_count, one_of, one_tile, rows, some_tiles, yes

ARRANGE = StepKind.ARRANGE


def _name_checks_of(kind: MeldKind) -> None:
    """Register the checks for one kind of meld: runs or groups."""

    def melds_of_kind(shown: CheckInput) -> list[Meld]:
        return [meld for meld in shown.melds if is_a(meld, kind)]

    @register(kind, rows, ARRANGE)
    def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
        """Check that each of the *rows* lies there as a meld of this kind, its tiles in any order."""
        return all(any(kinds(meld.tiles) == kinds(row) for meld in melds_of_kind(shown)) for row in rows)

    @register(f"{kind}s", a_count, ARRANGE)
    def _(shown: CheckInput, count: int) -> bool:
        """Check that there are at least *count* melds of this kind."""
        return len(melds_of_kind(shown)) >= count

    @register(f"in_{kind}", some_tiles, ARRANGE)
    def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
        """Check that each of these tiles lies in a meld of this kind."""
        return within(kinds(tiles), kinds(tile for meld in melds_of_kind(shown) for tile in meld.tiles))


for _kind in MeldKind:
    _name_checks_of(_kind)


@register("melds", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that there are at least *count* runs and groups in all."""
    return len(shown.melds) >= count


@register("longest", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that some run or group has at least *count* tiles."""
    return any(len(meld.tiles) >= count for meld in shown.melds)


@register("loose", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that every tile lies in a run or a group, except at most *count* tiles that lie alone."""
    others = [segment.state for segment in shown.segments if segment.state is not SegmentState.VALID]
    return len(others) <= count and set(others) <= {SegmentState.LOOSE}


@register("faultless", yes, ARRANGE)
def _(shown: CheckInput, _yes: bool) -> bool:
    """Check that no row of adjacent tiles breaks a rule; it may be unfinished."""
    return all(segment.state is not SegmentState.FAULT for segment in shown.segments)


@register("joker_as", one_tile, ARRANGE)
def _(shown: CheckInput, tile: Tile) -> bool:
    """Check that a Joker stands for this tile."""
    jokers = (
        each for meld in shown.melds for reading in meld.readings for each in reading.tiles if each.joker
    )
    return any((each.colour, each.number) == (tile.colour, tile.number) for each in jokers)


@register("together", rows, ARRANGE)
def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """Check that the tiles of each row lie together in any order, without other tiles."""
    segments = [kinds(segment.tiles) for segment in shown.segments]
    return all(kinds(row) in segments for row in rows)


@register("row", rows, ARRANGE)
def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """Check that the tiles of each row lie together in this order, without other tiles."""
    segments = [[tile.kind for tile in segment.tiles] for segment in shown.segments]
    return all([tile.kind for tile in row] in segments for row in rows)


@register("apart", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that no two of these tiles are in the same row of adjacent tiles."""
    wanted = {tile.kind for tile in tiles}
    return all(sum(tile.kind in wanted for tile in segment.tiles) <= 1 for segment in shown.segments)


@register("alone", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that each of these tiles lies next to no other tile."""
    return within(kinds(tiles), kinds([s.tiles[0] for s in shown.segments if len(s.tiles) == 1]))


def _on_shelf(shown: CheckInput, shelf: int, tiles: Sequence[Tile]) -> bool:
    return within(kinds(tiles), kinds([t for s in shown.segments if s.shelf == shelf for t in s.tiles]))


register("upper", some_tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 0, tiles))
register("lower", some_tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 1, tiles))


@register("sorted", one_of("colour", "number"), ARRANGE)
def _(shown: CheckInput, by: str) -> bool:
    """Check that the tiles lie in one row for each colour (or number), with gaps between the rows."""
    found = [{getattr(tile, by) for tile in segment.tiles} for segment in shown.segments]
    return all(len(each) == 1 for each in found) and len(set[Any]().union(*found)) == len(found)


def _laid_out(shown: CheckInput, _value: Any) -> tuple[str, ...]:
    """Return the arrangement, in notation, with which the solver closes; empty if the rack cannot close."""
    laid = best_arrangement(shown.tiles, shown.rules, jokers_thrown=shown.thrown)
    reading = read_rack(laid, shown.rules, jokers_thrown=shown.thrown)
    return (laid.notation(),) if reading.closing else ()


@register("closes", yes, ARRANGE, solve=_laid_out)
def _(shown: CheckInput, _yes: bool) -> bool:
    """Check that the rack closes with the tiles as they are arranged."""
    return shown.closing is not None


@register("pattern", one_of(*Pattern), ARRANGE, solve=_laid_out)
def _(shown: CheckInput, pattern: str) -> bool:
    """Check that the rack closes and that this closing pattern applies."""
    return shown.closing is not None and any(
        row.holds and row.pattern == pattern for row in shown.closing.rows
    )


@register("points", a_count, ARRANGE, StepKind.ACT, solve=_laid_out)
def _(shown: CheckInput, points: int) -> bool:
    """Check that the close, or the turn on the table, is worth at least *points*."""
    if shown.turn is not None:
        return shown.turn.felt.points >= points
    if shown.table is not None:
        return shown.play is not None and shown.play.value >= points
    return shown.closing is not None and shown.closing.points >= points
