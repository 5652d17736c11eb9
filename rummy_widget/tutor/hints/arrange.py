"""Hints for steps to arrange: from the way to the nearest answer, or from the checks where none is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.layout import Layout
from ...engine.melds import Meld, read_meld
from ...engine.reading.rack import SegmentState
from ...text import words
from ...text.sentences.tiles import sentence, tiles_names
from ..hint import TOP, Hint, Waypoint
from ..nearest import nearest_way
from ..plan.lifts import Lift, after, lifted, row_of
from ..step_state import Arranging
from ..steps import StepData
from .table_hints import goal_names, hints_at_table, moved_beside


def waypoints(step: StepData, arranging: Arranging) -> tuple[Waypoint, ...]:
    """Return the way from here: the rest of the one that the last hint pointed along, or a new one."""
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
    """Yield the next lift on the way to the nearest answer.

    What the rack shows by itself, a tile that does not fit, is no hint: think of the tile that comes next.
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
    yield Hint(TOP, _move(after(layout, [lift]), lift, names), lift.ids, goals, lift=lift)


def _thinking(step: StepData, arranging: Arranging, points: Sequence[Waypoint], lift: Lift) -> Iterator[Hint]:
    """Yield the grades below the move, as far as the goal has not said them."""
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

    names, company_of = tiles_names(tiles), [layout.tiles[id] for id in others]
    if others and len(others) <= 4:
        if not (named and goal_names(step, company_of)):
            said = words.say("hint-tiles-with", count=len(tiles), tiles=names, others=tiles_names(company_of))
            yield Hint(3, sentence(said), lift.ids, slots)
    elif not named:
        yield Hint(3, words.say("hint-tiles-move", count=len(tiles), tiles=names), lift.ids, slots)


def _nudge(
    step: StepData, points: Sequence[Waypoint], layout: Layout, company: Sequence[int]
) -> tuple[str, bool]:
    """What to think of: the row that the next tile belongs to, as far as its words have been taught.

    With it, whether it only counts the tiles to move.
    """
    meld = read_meld(tuple(layout.tiles[id].kind for id in company), step.rules)
    moving = {id for point in points for id in point.lift.ids}
    missing = sum(id in moving for id in company)
    if not step.judged or not isinstance(meld, Meld):
        return words.say("hint-nudge-count", count=lifted([point.lift for point in points])), True
    if len(company) - missing < 2:  # one tile alone has begun nothing
        return words.say("hint-nudge-begin", kind=meld.kind), False
    return words.say("hint-nudge-finish", kind=meld.kind, count=missing), False


def _at_fault(step: StepData, arranging: Arranging) -> set[int | None]:
    """Ids of the tiles that the rack itself says do not fit."""
    return {
        arranging.layout.shelves[segment.shelf][segment.start + place]
        for segment in arranging.shown(step).segments
        if segment.fault is not None and segment.state is SegmentState.FAULT
        for place in segment.fault.at
    }


def _move(moved: Layout, lift: Lift, names: str) -> str:
    """Return the move in words, by the neighbours that the tiles come to have."""
    slots = moved.shelves[lift.shelf]

    def name(slot: int) -> str | None:
        id = slots[slot] if 0 <= slot < len(slots) else None
        return None if id is None else tiles_names([moved.tiles[id]])

    return moved_beside(names, name(lift.slot - 1), name(lift.slot + len(lift.ids))) or words.say(
        "hint-move", tiles=names, count=len(lift.ids), shelf=lift.shelf, number=lift.slot + 1
    )


def hints_without_solution(step: StepData, arranging: Arranging) -> Iterator[Hint]:
    """What can be said where only the checks are known: what is wanted, and what is not right yet."""
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
