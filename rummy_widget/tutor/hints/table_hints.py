"""Hints for steps to arrange that have a table: along the way to the nearest spread that answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.layout import Layout
from ...engine.tiles import Tile
from ...text import words
from ...text.sentences.tiles import say_of, sentence, tile_name, tiles_names
from ..hint import TOP, Hint, Waypoint
from ..plan.lifts import NEW, Lift, Spot, after
from ..step_state import Arranging
from ..steps import StepData

MOST_COMPANY = 5  # tiles that are named beside those to move


def hints_at_table(step: StepData, arranging: Arranging, points: Sequence[Waypoint]) -> Iterator[Hint]:
    """What has to move at all, which meld to look at, which tiles go together, and the next lift."""
    layout = arranging.layout
    if not points:
        return
    lift = points[0].lift
    moving = {id for point in points for id in point.lift.ids}
    final = after(layout, [point.lift for point in points])
    yield Hint(1, say_of(layout.tiles, "hint-table-moves", count=len(moving & layout.table)))
    yield _place(layout, lift)
    if (found := _company(step, layout, final, lift)) is not None:
        yield found
    yield Hint(TOP, _move(layout, lift), lift.ids, ((lift.shelf, lift.slot),), lift=lift)


def _tray_of(layout: Layout, id: int) -> int | None:
    return next((at for at, tray in enumerate(layout.trays) if id in tray), None)


def _tiles(layout: Layout, ids: Sequence[int]) -> list[Tile]:
    """These tiles as one calls them while they move: a Joker is a Joker, whatever it stood for."""
    return [layout.tiles[id].kind for id in ids]


def _place(layout: Layout, lift: Lift) -> Hint:
    """Where the next tiles lie on the table, or where they go."""
    at = _tray_of(layout, lift.ids[0])
    if at is None and lift.shelf > 1:
        at = lift.shelf - 2
    if at is None:
        return Hint(2, words.say("hint-place-moves", place="rack"))
    slots: tuple[Spot, ...] = tuple((at + 2, slot) for slot in range(len(layout.trays[at])))
    return Hint(2, words.say("hint-table-meld", number=at + 1), (), slots)


def _company(step: StepData, layout: Layout, final: Layout, lift: Lift) -> Hint | None:
    """Which tiles lie together in the end, unless the goal says so."""
    tiles = _tiles(layout, lift.ids)
    at = _tray_of(final, lift.ids[0])
    if at is None:
        return Hint(3, sentence(words.say("hint-table-back", tiles=tiles_names(tiles))), lift.ids)
    others = _tiles(layout, [id for id in final.trays[at] if id not in lift.ids])
    if goal_names(step, (*tiles, *others)):
        return None
    if 0 < len(others) <= MOST_COMPANY:
        said = words.say(
            "hint-tiles-with", count=len(tiles), tiles=tiles_names(tiles), others=tiles_names(others)
        )
        return Hint(3, sentence(said), lift.ids)
    return Hint(3, words.say("hint-tiles-move", count=len(tiles), tiles=tiles_names(tiles)), lift.ids)


def goal_names(step: StepData, tiles: Sequence[Tile]) -> bool:
    """Return whether the goal names all of these tiles."""
    goal = str(step.goal).casefold()
    return all(tile_name(tile).casefold() in goal for tile in tiles)


def _move(layout: Layout, lift: Lift) -> str:
    """Return the move in words, by the neighbours that the tiles come to have."""
    names = tiles_names(_tiles(layout, lift.ids))
    if lift.shelf == NEW:
        return words.say("hint-table-new", tiles=names)
    if lift.shelf < 2:
        return words.say("hint-table-home", tiles=names)
    tray = next(tray for tray in after(layout, [lift]).trays if lift.ids[0] in tray)
    start = tray.index(lift.ids[0])
    end = start + len(lift.ids)
    left = tiles_names(_tiles(layout, tray[start - 1 : start])) if start else None
    right = tiles_names(_tiles(layout, tray[end : end + 1])) if end < len(tray) else None
    return moved_beside(names, left, right) or ""


def moved_beside(names: str, left: str | None, right: str | None) -> str | None:
    """Return the move of tiles to their new neighbours in words; None if they come to have none."""
    if left and right:
        return words.say("hint-move-between", tiles=names, left=left, right=right)
    if left:
        return words.say("hint-move-after", tiles=names, other=left)
    return words.say("hint-move-before", tiles=names, other=right) if right else None
