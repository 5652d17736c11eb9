"""Hints for steps in which tiles are arranged: about the tiles to move on the way to the nearest solution.

If no solution is known, the hints say which checks of the step are not passed yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.layout import Layout
from ...engine.melds import Meld, read_meld
from ...engine.reading.rack import SegmentState
from ...engine.tiles import Tile
from ...text import words
from ...text.sentences.tiles import say_of, sentence, tile_name, tiles_names
from ..hint import TOP, Hint, Waypoint
from ..plan.lifts import NEW, Lift, Spot, apply_lifts, row_of, tiles_lifted
from ..proof import nearest_path
from ..step_state import Arranging
from ..steps import StepData


def waypoints(step: StepData, arranging: Arranging) -> tuple[Waypoint, ...]:
    """Return the path from the current places of the tiles to a solution, with one item for each move.

    If the current places occur on the path that the last hint used, the rest of that path is returned;
    otherwise a new path is computed. The result is empty if no path is found or the step is already solved.
    """
    layout = arranging.layout
    for place, point in enumerate(arranging.path):
        if point.layout == layout:
            return arranging.path[place:]
    points = []
    for lift in nearest_path(step, layout) or ():
        points.append(Waypoint(layout, lift))
        layout = apply_lifts(layout, [lift])
    return tuple(points)


def hints_to_arrange(step: StepData, arranging: Arranging) -> Iterator[Hint]:
    """Yield hints about the tiles to move next; each hint gives away more than the hint before it.

    The last hint says which tiles to move now on the way to the nearest solution, and where to. The hints
    before it are not about tiles that the rack already marks as wrong, because learners see these marks
    anyway. There are no hints if no way to a solution is found.
    """
    points = waypoints(step, arranging)
    if step.spread is not None:
        yield from hints_at_table(step, arranging, points)
        return
    if not points:
        return
    marked = _marked_wrong(step, arranging) if step.judged else set()
    ahead = next((point.lift for point in points if not marked.issuperset(point.lift.ids)), None)
    if ahead is not None:
        yield from _clues(step, arranging, points, ahead)
    layout, lift = arranging.layout, points[0].lift
    names = tiles_names([layout.tiles[id] for id in lift.ids])
    goals = tuple((lift.shelf, lift.slot + place) for place in range(len(lift.ids)))
    said = neighbours_text(apply_lifts(layout, [lift]), lift) or words.say(
        "hint-move", tiles=names, count=len(lift.ids), shelf=lift.shelf, number=lift.slot + 1
    )
    yield Hint(TOP, said, lift.ids, goals, lift=lift)


def _clues(step: StepData, arranging: Arranging, points: Sequence[Waypoint], lift: Lift) -> Iterator[Hint]:
    """Yield hints about *lift* (tiles to move together, and their new place) that do not name the new place.

    They say which kind of meld to make, on which shelf the tiles are now, and which tiles they join. A hint
    is left out if the goal of the step already says the same. *points* is the whole path to the solution.
    """
    layout = arranging.layout
    final = apply_lifts(layout, [point.lift for point in points])
    _, places = row_of(final, lift.ids[0])
    meld_ids = tuple(id for shelf, slot in places if (id := final.shelves[shelf][slot]) is not None)
    others = tuple(id for id in meld_ids if id not in lift.ids)
    tiles = [layout.tiles[id] for id in lift.ids]
    named = goal_mentions(step, tiles)
    nudge, counts = _nudge(step, points, layout, meld_ids)
    if not (counts and named):
        yield Hint(1, nudge)

    shelf, slots = row_of(layout, lift.ids[0])
    if not named and all(any(id is not None for id in row) for row in layout.shelves):
        yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    neighbours = [layout.tiles[id] for id in others]
    few = 0 < len(neighbours) <= MOST_NEIGHBOURS
    if not named or (few and not goal_mentions(step, neighbours)):
        yield Hint(3, _joining_text(tiles, neighbours, MOST_NEIGHBOURS), lift.ids, slots)


# The tiles to move will join a row of other tiles. A hint names these others if there are at most this many:
# on the rack, and on a table.
MOST_NEIGHBOURS, MOST_AT_TABLE = 4, 5


def _joining_text(tiles: Sequence[Tile], others: Sequence[Tile], limit: int) -> str:
    """Return a sentence that names the tiles to move (*tiles*) and the tiles that they join (*others*).

    If the tiles to move join no others, or more than *limit*, the sentence names only the tiles to move.
    """
    names = tiles_names(tiles)
    if 0 < len(others) <= limit:
        said = words.say("hint-tiles-with", count=len(tiles), tiles=names, others=tiles_names(others))
        return sentence(said)
    return words.say("hint-tiles-move", count=len(tiles), tiles=names)


def _nudge(
    step: StepData, points: Sequence[Waypoint], layout: Layout, meld_ids: Sequence[int]
) -> tuple[str, bool]:
    """Return the sentence of the vaguest hint, and whether it only says how many tiles have to move.

    *meld_ids* are the ids of some tiles that lie together in the solution, including the tiles to move next.
    If these tiles form a meld, and if the rack shows in this step which melds are right, the sentence says
    whether to make a run or a group. Otherwise it says how many tiles have to move. *points* is the whole
    path to the solution, which starts at *layout*.
    """
    meld = read_meld(tuple(layout.tiles[id].kind for id in meld_ids), step.rules)
    moving = {id for point in points for id in point.lift.ids}
    missing = sum(id in moving for id in meld_ids)
    if not step.judged or not isinstance(meld, Meld):
        return words.say("hint-nudge-count", count=tiles_lifted([point.lift for point in points])), True
    if len(meld_ids) - missing < 2:  # a single tile is not yet an unfinished meld
        return words.say("hint-nudge-begin", kind=meld.kind), False
    return words.say("hint-nudge-finish", kind=meld.kind, count=missing), False


def _marked_wrong(step: StepData, arranging: Arranging) -> set[int | None]:
    """Return the ids of the tiles that the rack already marks as wrong, such as one in a wrong colour."""
    return {
        arranging.layout.shelves[segment.shelf][segment.start + place]
        for segment in arranging.check_input(step).segments
        if segment.fault is not None and segment.state is SegmentState.FAULT
        for place in segment.fault.at
    }


def hints_without_solution(step: StepData, arranging: Arranging) -> Iterator[Hint]:
    """Yield hints for a step in which tiles are arranged, if no solution is known.

    They say what the checks of the step ask for, then which row is wrong or unfinished, and which tiles to
    think about.
    """
    found, layout = arranging.check_input(step), arranging.layout
    yield Hint(1, step.check.unmet_goal(found))
    if not step.judged or step.spread is not None:
        return
    states = (SegmentState.FAULT, SegmentState.UNFINISHED)
    rough = [segment for state in states for segment in found.segments if segment.state is state]
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
    """Yield hints for a step in which melds on a table are rearranged.

    The first one says how many tiles on the table have to move in all. The others are about the tiles to move
    next: which meld to look at, which tiles belong together, and finally where to move them. *points* is the
    path to the solution; if it is empty, there are no hints.
    """
    layout = arranging.layout
    if not points:
        return
    lift = points[0].lift
    moving = {id for point in points for id in point.lift.ids}
    final = apply_lifts(layout, [point.lift for point in points])
    yield Hint(1, say_of(layout.tiles, "hint-table-moves", count=len(moving & layout.table)))
    yield _place_hint(layout, lift)
    if (found := _joining_hint(step, layout, final, lift)) is not None:
        yield found
    yield Hint(TOP, _move_text(layout, lift), lift.ids, ((lift.shelf, lift.slot),), lift=lift)


def _tray_of(layout: Layout, id: int) -> int | None:
    """Return the index, from 0, of the meld on the table that contains a tile; None if it's on the rack."""
    return next((at for at, tray in enumerate(layout.trays) if id in tray), None)


def _tiles(layout: Layout, ids: Sequence[int]) -> list[Tile]:
    """Return the tiles with these ids; a Joker is returned as a plain Joker, whatever it stands for."""
    return [layout.tiles[id].kind for id in ids]


def _place_hint(layout: Layout, lift: Lift) -> Hint:
    """Return a hint that says where to look: at one of the melds on the table, or at the rack.

    If *lift* takes tiles from a meld on the table, the hint is about this meld. If it adds tiles from the
    rack to a meld on the table, the hint is about that meld. In all other cases, it says to look at the rack.
    """
    at = _tray_of(layout, lift.ids[0])
    if at is None and lift.shelf > 1:
        at = lift.shelf - 2
    if at is None:
        return Hint(2, words.say("hint-place-moves", place="rack"))
    slots: tuple[Spot, ...] = tuple((at + 2, slot) for slot in range(len(layout.trays[at])))
    return Hint(2, words.say("hint-table-meld", number=at + 1), (), slots)


def _joining_hint(step: StepData, layout: Layout, final: Layout, lift: Lift) -> Hint | None:
    """Return a hint that names the tiles to move next, and the tiles that they lie next to in the solution.

    *lift* is the next move, whose tiles are moved together. If the solution has them on the rack, the hint
    says to put them back there. Returns None if the goal of the step already names every tile of the meld
    that they end up in. *layout* shows the tiles as they lie now, *final* in the solution.
    """
    tiles = _tiles(layout, lift.ids)
    at = _tray_of(final, lift.ids[0])
    if at is None:
        return Hint(3, sentence(words.say("hint-table-back", tiles=tiles_names(tiles))), lift.ids)
    others = _tiles(layout, [id for id in final.trays[at] if id not in lift.ids])
    if goal_mentions(step, (*tiles, *others)):
        return None
    return Hint(3, _joining_text(tiles, others, MOST_AT_TABLE), lift.ids)


def goal_mentions(step: StepData, tiles: Sequence[Tile]) -> bool:
    """Return whether the sentence of the step's goal names all of these tiles."""
    goal = str(step.goal).casefold()
    return all(tile_name(tile).casefold() in goal for tile in tiles)


def _move_text(layout: Layout, lift: Lift) -> str:
    """Return a sentence that says which tiles of the table or the rack to move, and where to."""
    names = tiles_names(_tiles(layout, lift.ids))
    if lift.shelf == NEW:
        return words.say("hint-table-new", tiles=names)
    if lift.shelf < 2:
        return words.say("hint-table-home", tiles=names)
    return neighbours_text(apply_lifts(layout, [lift]), lift) or ""


def neighbours_text(moved: Layout, lift: Lift) -> str | None:
    """Return a sentence that says where to put the tiles of *lift*: before, after or between which tiles.

    *moved* is the layout after the move. Returns None if the tiles have no neighbours in that layout.
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
