"""Hints for Arrange steps, from the way to the nearest solution, or from the checks if none is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.layout import Layout
from ...engine.melds import Meld, read_meld
from ...engine.reading.rack import SegmentState
from ...engine.tiles import Tile
from ...text import words
from ...text.sentences.tiles import say_of, sentence, tile_name, tiles_names
from ..hint import TOP, Hint, Waypoint
from ..plan.lifts import NEW, Lift, Spot, after, lifted, row_of
from ..proof import nearest_way
from ..step_state import Arranging
from ..steps import StepData


def waypoints(step: StepData, arranging: Arranging) -> tuple[Waypoint, ...]:
    """Return the path to a solution, as layouts that are each followed by a lift.

    If the current layout is on the path that the last hint used, the rest of that path is returned; otherwise
    a new one is computed. The path is empty if none is found.
    """
    layout = arranging.layout
    for place, point in enumerate(arranging.way):
        if point.layout == layout:
            return arranging.way[place:]
    points = []
    for lift in nearest_way(step, layout) or ():
        points.append(Waypoint(layout, lift))
        layout = after(layout, [lift])
    return tuple(points)


def hints_to_arrange(step: StepData, arranging: Arranging) -> Iterator[Hint]:
    """Yield ever stronger hints at the next lift on the way to the nearest solution.

    Only the last hint tells the move. The hints before it are about the first lift of tiles that the rack
    does not already mark as wrong, because learners see those marks anyway.
    """
    points = waypoints(step, arranging)
    if step.spread is not None:
        yield from hints_at_table(step, arranging, points)
        return
    if not points:
        return
    shown = _at_fault(step, arranging) if step.judged else set()
    ahead = next((point.lift for point in points if not shown.issuperset(point.lift.ids)), None)
    if ahead is not None:
        yield from _thinking(step, arranging, points, ahead)
    layout, lift = arranging.layout, points[0].lift
    names = tiles_names([layout.tiles[id] for id in lift.ids])
    goals = tuple((lift.shelf, lift.slot + place) for place in range(len(lift.ids)))
    said = moved_beside(after(layout, [lift]), lift) or words.say(
        "hint-move", tiles=names, count=len(lift.ids), shelf=lift.shelf, number=lift.slot + 1
    )
    yield Hint(TOP, said, lift.ids, goals, lift=lift)


def _thinking(step: StepData, arranging: Arranging, points: Sequence[Waypoint], lift: Lift) -> Iterator[Hint]:
    """Yield the hints about a lift that do not tell the move itself.

    They say which kind of meld to make, on which shelf the tiles to move lie, and which tiles they join.

    *points* is the whole way to the solution. A hint is left out if the goal of the step says as much.
    """
    layout = arranging.layout
    final = after(layout, [point.lift for point in points])
    _, places = row_of(final, lift.ids[0])
    company = tuple(id for shelf, slot in places if (id := final.shelves[shelf][slot]) is not None)
    others = tuple(id for id in company if id not in lift.ids)
    tiles = [layout.tiles[id] for id in lift.ids]
    named = goal_names(step, tiles)
    nudge, counts = _nudge(step, points, layout, company)
    if not (counts and named):
        yield Hint(1, nudge)

    shelf, slots = row_of(layout, lift.ids[0])
    if not named and all(any(id is not None for id in row) for row in layout.shelves):
        yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    neighbours = [layout.tiles[id] for id in others]
    few = 0 < len(neighbours) <= MOST_COMPANY
    if not named or (few and not goal_names(step, neighbours)):
        yield Hint(3, _together(tiles, neighbours, MOST_COMPANY), lift.ids, slots)


MOST_COMPANY, MOST_AT_TABLE = 4, 5  # how many tiles are named beside those to move


def _together(tiles: Sequence[Tile], others: Sequence[Tile], most: int) -> str:
    """Return a sentence about which tiles belong together.

    The *others*, which the moved tiles join, are named only if there are at most *most* of them.
    """
    names = tiles_names(tiles)
    if 0 < len(others) <= most:
        said = words.say("hint-tiles-with", count=len(tiles), tiles=names, others=tiles_names(others))
        return sentence(said)
    return words.say("hint-tiles-move", count=len(tiles), tiles=names)


def _nudge(
    step: StepData, points: Sequence[Waypoint], layout: Layout, company: Sequence[int]
) -> tuple[str, bool]:
    """Return the text of the first hint, and whether that text only says how many tiles have to move.

    *company* are the ids of the tiles of the next meld to make. If that meld is valid and the
    step is judged, the text says whether it is a run or a group; otherwise it only counts the tiles to move.
    """
    meld = read_meld(tuple(layout.tiles[id].kind for id in company), step.rules)
    moving = {id for point in points for id in point.lift.ids}
    missing = sum(id in moving for id in company)
    if not step.judged or not isinstance(meld, Meld):
        return words.say("hint-nudge-count", count=lifted([point.lift for point in points])), True
    if len(company) - missing < 2:  # a single tile is no beginning of a meld
        return words.say("hint-nudge-begin", kind=meld.kind), False
    return words.say("hint-nudge-finish", kind=meld.kind, count=missing), False


def _at_fault(step: StepData, arranging: Arranging) -> set[int | None]:
    """Return the ids of tiles that the rack already marks as wrong."""
    return {
        arranging.layout.shelves[segment.shelf][segment.start + place]
        for segment in arranging.shown(step).segments
        if segment.fault is not None and segment.state is SegmentState.FAULT
        for place in segment.fault.at
    }


def hints_without_solution(step: StepData, arranging: Arranging) -> Iterator[Hint]:
    """Yield hints if no solution is known: what the checks ask for, and which row is not right yet."""
    shown, layout = arranging.shown(step), arranging.layout
    unmet = step.check.unmet(shown)
    wanted = next((said for check in unmet if (said := check.wanted())), words.say("hint-nudge-think"))
    yield Hint(1, wanted)
    if not step.judged or step.spread is not None:
        return
    states = (SegmentState.FAULT, SegmentState.UNFINISHED)
    rough = [segment for state in states for segment in shown.segments if segment.state is state]
    if not rough:
        return
    segment = rough[0]
    slots = tuple((segment.shelf, segment.start + place) for place in range(len(segment.tiles)))
    yield Hint(2, words.say("hint-place-shelf", shelf=segment.shelf), (), slots)
    ids = tuple(id for shelf, slot in slots if (id := layout.shelves[shelf][slot]) is not None)
    if segment.fault and segment.fault.at and segment.state is SegmentState.FAULT:
        marked = tuple(ids[place] for place in segment.fault.at)
    else:
        others = (id for id in range(len(layout.tiles)) if id not in ids)
        marked = tuple(id for id in others if layout.tiles[id].kind in segment.completions) or ids
    tiles = [layout.tiles[id] for id in marked]
    yield Hint(3, words.say("hint-tiles-think", count=len(tiles), tiles=tiles_names(tiles)), marked, slots)


# -- on a table -------------------------------------------------------------------------------------


def hints_at_table(step: StepData, arranging: Arranging, points: Sequence[Waypoint]) -> Iterator[Hint]:
    """Yield hints for a step with a table, at the next lift on the way *points*.

    They say how many tiles of the table move, which meld to look at, which tiles belong together, and finally
    the lift itself.
    """
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
    """Return the tiles with these ids; a Joker is returned without the tile it stands for."""
    return [layout.tiles[id].kind for id in ids]


def _place(layout: Layout, lift: Lift) -> Hint:
    """Return a hint at the meld that loses tiles by *lift* or, if they come from the rack, the one they join.

    The hint is about the rack if the tiles move within it or leave it for a new meld.
    """
    at = _tray_of(layout, lift.ids[0])
    if at is None and lift.shelf > 1:
        at = lift.shelf - 2
    if at is None:
        return Hint(2, words.say("hint-place-moves", place="rack"))
    slots: tuple[Spot, ...] = tuple((at + 2, slot) for slot in range(len(layout.trays[at])))
    return Hint(2, words.say("hint-table-meld", number=at + 1), (), slots)


def _company(step: StepData, layout: Layout, final: Layout, lift: Lift) -> Hint | None:
    """Return a hint that says which tiles the moved tiles will join, or that they go back to the rack.

    Returns None if the goal of the step names all of these tiles. *final* is the layout of the solution.
    """
    tiles = _tiles(layout, lift.ids)
    at = _tray_of(final, lift.ids[0])
    if at is None:
        return Hint(3, sentence(words.say("hint-table-back", tiles=tiles_names(tiles))), lift.ids)
    others = _tiles(layout, [id for id in final.trays[at] if id not in lift.ids])
    if goal_names(step, (*tiles, *others)):
        return None
    return Hint(3, _together(tiles, others, MOST_AT_TABLE), lift.ids)


def goal_names(step: StepData, tiles: Sequence[Tile]) -> bool:
    """Return whether the goal of the step names all of these tiles."""
    goal = str(step.goal).casefold()
    return all(tile_name(tile).casefold() in goal for tile in tiles)


def _move(layout: Layout, lift: Lift) -> str:
    """Return a sentence that describes a lift: which tiles to move, and the tiles or the place they go to."""
    names = tiles_names(_tiles(layout, lift.ids))
    if lift.shelf == NEW:
        return words.say("hint-table-new", tiles=names)
    if lift.shelf < 2:
        return words.say("hint-table-home", tiles=names)
    return moved_beside(after(layout, [lift]), lift) or ""


def moved_beside(moved: Layout, lift: Lift) -> str | None:
    """Return a sentence that names the tiles of a lift and their new neighbours; None without neighbours.

    *moved* is the layout after the lift.
    """
    slots = next(shelf for shelf in moved.all_shelves if lift.ids[0] in shelf)
    start = slots.index(lift.ids[0])
    end = start + len(lift.ids)
    names = tiles_names(_tiles(moved, lift.ids))
    left, right = (
        tiles_names(_tiles(moved, [id for id in beside if id is not None]))
        for beside in (slots[max(0, start - 1) : start], slots[end : end + 1])
    )
    if left and right:
        return words.say("hint-move-between", tiles=names, left=left, right=right)
    if left:
        return words.say("hint-move-after", tiles=names, other=left)
    return words.say("hint-move-before", tiles=names, other=right) if right else None
