"""Checks of how tiles lie."""

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
from .core import CheckInput, is_a, named
from .values import a_count, one_of, one_tile, rows, some_tiles, yes

ARRANGE = StepKind.ARRANGE


def _name_checks_of(kind: MeldKind) -> None:
    """Name the checks that ask for runs, or those that ask for groups."""

    def lying(shown: CheckInput) -> list[Meld]:
        return [meld for meld in shown.melds if is_a(meld, kind)]

    @named(kind, rows, ARRANGE)
    def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
        """Each of these rows lies as a meld of this kind."""
        return all(any(kinds(meld.tiles) == kinds(row) for meld in lying(shown)) for row in rows)

    @named(f"{kind}s", a_count, ARRANGE)
    def _(shown: CheckInput, count: int) -> bool:
        """At least so many of them lie there."""
        return len(lying(shown)) >= count

    @named(f"in_{kind}", some_tiles, ARRANGE)
    def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
        """Each of these tiles lies in one of them."""
        return within(kinds(tiles), kinds(tile for meld in lying(shown) for tile in meld.tiles))


for _kind in MeldKind:
    _name_checks_of(_kind)


@named("melds", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """At least so many runs and groups lie there."""
    return len(shown.melds) >= count


@named("longest", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Some run or group has at least so many tiles."""
    return any(len(meld.tiles) >= count for meld in shown.melds)


@named("loose", a_count, ARRANGE)
def _(shown: CheckInput, count: int) -> bool:
    """Every tile lies in a run or a group, except at most so many, which lie by themselves."""
    others = [segment.state for segment in shown.segments if segment.state is not SegmentState.VALID]
    return len(others) <= count and set(others) <= {SegmentState.LOOSE}


@named("faultless", yes, ARRANGE)
def _(shown: CheckInput, _yes: bool) -> bool:
    """No segment has a fault."""
    return all(segment.state is not SegmentState.FAULT for segment in shown.segments)


@named("joker_as", one_tile, ARRANGE)
def _(shown: CheckInput, tile: Tile) -> bool:
    """A Joker stands for this tile."""
    stood = (
        each for meld in shown.melds for reading in meld.readings for each in reading.tiles if each.joker
    )
    return any((each.colour, each.number) == (tile.colour, tile.number) for each in stood)


@named("together", rows, ARRANGE)
def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles, and no others, lie together, in any order."""
    lying = [kinds(segment.tiles) for segment in shown.segments]
    return all(kinds(row) in lying for row in rows)


@named("row", rows, ARRANGE)
def _(shown: CheckInput, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles, and no others, lie together in this order."""
    lying = [[tile.kind for tile in segment.tiles] for segment in shown.segments]
    return all([tile.kind for tile in row] in lying for row in rows)


@named("apart", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """No two of these tiles lie together."""
    wanted = {tile.kind for tile in tiles}
    return all(sum(tile.kind in wanted for tile in segment.tiles) <= 1 for segment in shown.segments)


@named("alone", some_tiles, ARRANGE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Each of these tiles lies by itself."""
    return within(kinds(tiles), kinds([s.tiles[0] for s in shown.segments if len(s.tiles) == 1]))


def _on_shelf(shown: CheckInput, shelf: int, tiles: Sequence[Tile]) -> bool:
    return within(kinds(tiles), kinds([t for s in shown.segments if s.shelf == shelf for t in s.tiles]))


named("upper", some_tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 0, tiles))
named("lower", some_tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 1, tiles))


@named("sorted", one_of("colour", "number"), ARRANGE)
def _(shown: CheckInput, by: str) -> bool:
    """Each colour (or number) lies together, with a gap before the next."""
    found = [{getattr(tile, by) for tile in segment.tiles} for segment in shown.segments]
    return all(len(each) == 1 for each in found) and len(set[Any]().union(*found)) == len(found)


def _laid_out(shown: CheckInput, _value: Any) -> tuple[str, ...]:
    """The rack as the solver would lay it out, if that closes."""
    laid = best_arrangement(shown.tiles, shown.rules, jokers_thrown=shown.thrown)
    reading = read_rack(laid, shown.rules, jokers_thrown=shown.thrown)
    return (laid.notation(),) if reading.closing else ()


@named("closes", yes, ARRANGE, solve=_laid_out)
def _(shown: CheckInput, _yes: bool) -> bool:
    """The rack closes as it lies."""
    return shown.closing is not None


@named("pattern", one_of(*Pattern), ARRANGE, solve=_laid_out)
def _(shown: CheckInput, pattern: str) -> bool:
    """The rack closes, and this pattern holds."""
    return shown.closing is not None and any(
        row.holds and row.pattern == pattern for row in shown.closing.rows
    )


@named("points", a_count, ARRANGE, StepKind.ACT, solve=_laid_out)
def _(shown: CheckInput, points: int) -> bool:
    """The rack closes for at least so many points; with a table: what was laid there counts so many."""
    if shown.turn is not None:
        return shown.turn.felt.points >= points
    if shown.table is not None:
        return shown.play is not None and shown.play.value >= points
    return shown.closing is not None and shown.closing.points >= points
