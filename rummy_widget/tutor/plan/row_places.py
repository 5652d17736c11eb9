"""Choose the place on the rack at which each row of a solution is built, and move the missing tiles there.

The places are chosen so that as many tiles as possible already lie where they are needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.layout import SLOTS, Layout
from ...engine.tiles import Tile
from .lifts import GoalRow, IsRight, Lift, Spot

_MOST_PLACED = 4000  # how many combinations of places are tried at most


@dataclass(frozen=True, slots=True)
class _Place:
    """A place on a shelf of the rack at which a row of the solution can be built.

    `start` is its first slot and `length` the number of its slots. `settled` is the number of tiles that need
    not be moved because they are there already, and `in_order` the number of those in their final slot.
    """

    shelf: int
    start: int
    length: int
    settled: int
    in_order: int

    def clear_of(self, other: _Place) -> bool:
        """Return whether this place and *other* are on different shelves, or have a slot between them."""
        return (
            self.shelf != other.shelf
            or self.start > other.start + other.length
            or other.start > self.start + self.length
        )


def place_rows(
    layout: Layout, rows: Sequence[GoalRow], ordered: bool, right: IsRight
) -> tuple[Lift, ...] | None:
    """Return moves of tiles (lifts) that build all *rows* on the rack.

    *ordered* says whether the tiles of each row must lie in the given order. *right* is a function that
    returns whether a layout is a solution. Returns None if there is no space for a row, if the tiles on the
    rack are not exactly the tiles of the rows, or if the final layout is not a solution.
    """
    at = {
        id: (s, i) for s, shelf in enumerate(layout.shelves) for i, id in enumerate(shelf) if id is not None
    }
    places = _places(rows, {spot: layout.tiles[id].kind for id, spot in at.items()}, ordered)
    ends = _destinations(rows, places, at, layout, ordered) if places else None
    if not places or ends is None:
        return None
    path, final = _move_tiles(layout, at, ends, places)
    return path if right(final) else None


def _places(rows: Sequence[GoalRow], tile_at: dict[Spot, Tile], ordered: bool) -> list[_Place] | None:
    """Return a place for each row, chosen so that as many tiles as possible need not be moved.

    The search for the best places is limited. Returns None if there is no space for one of the rows.
    *tile_at* maps each occupied slot to its tile, and *ordered* says whether the tiles of a row must lie in
    the given order.
    """
    options = [
        sorted(_options(row, tile_at, ordered), key=lambda p: (-p.settled, -p.in_order)) for row in rows
    ]
    order = sorted(range(len(rows)), key=lambda i: (-(options[i][0].settled if options[i] else 0), i))
    settled = [max((place.settled for place in options[row]), default=0) for row in order]
    in_order = [max((place.in_order for place in options[row]), default=0) for row in order]
    # For each depth of the search: the most that the rows which still have no place can add to the score.
    most_left = [(sum(settled[depth:]), sum(in_order[depth:])) for depth in range(len(order))]

    best: tuple[tuple[int, int], dict[int, _Place]] = ((-1, -1), {})
    tried = 0

    def try_places(depth: int, chosen: dict[int, _Place], score: tuple[int, int]) -> None:
        nonlocal best, tried
        tried += 1
        if depth == len(order):
            if score > best[0]:
                best = (score, dict(chosen))
            return
        row = order[depth]
        most = (score[0] + most_left[depth][0], score[1] + most_left[depth][1])
        for place in (*options[row], None):
            if tried > _MOST_PLACED or most <= best[0]:
                return
            if place is None:
                try_places(depth + 1, chosen, score)
            elif all(place.clear_of(other) for other in chosen.values()):
                chosen[row] = place
                try_places(depth + 1, chosen, (score[0] + place.settled, score[1] + place.in_order))
                del chosen[row]

    try_places(0, {}, (0, 0))
    taken = best[1]
    for row in sorted(set(range(len(rows))) - set(taken), key=lambda i: -len(rows[i].tiles)):
        free_place = _free_place(rows[row], tile_at, list(taken.values()))
        if free_place is None:
            return None
        taken[row] = free_place
    return [taken[row] for row in range(len(rows))]


def _options(row: GoalRow, tile_at: dict[Spot, Tile], ordered: bool) -> set[_Place]:
    """Return the places for a row at which at least one of its tiles need not be moved.

    *tile_at* maps each occupied slot to its tile, and *ordered* says whether the tiles of the row must lie in
    the given order.
    """
    length = len(row.tiles)
    found = set()
    for (shelf, slot), tile in tile_at.items():
        if tile not in row.tiles or row.shelf not in (None, shelf):
            continue
        for start in range(max(0, slot - length + 1), min(slot, SLOTS - length) + 1):
            there = [tile_at.get((shelf, start + i)) for i in range(length)]
            in_order = sum(a == b for a, b in zip(there, row.tiles, strict=True))
            settled = in_order if ordered else (Counter(filter(None, there)) & Counter(row.tiles)).total()
            if settled:
                found.add(_Place(shelf, start, length, settled, in_order))
    return found


def _free_place(row: GoalRow, tile_at: dict[Spot, Tile], taken: Sequence[_Place]) -> _Place | None:
    """Return a place for *row*, if possible one with no tile in it or next to it.

    The place must not touch any of the places *taken* by other rows. Returns None if there is no space.
    *tile_at* maps each occupied slot to its tile.
    """
    length = len(row.tiles)
    shelves = (0, 1) if row.shelf is None else (row.shelf,)
    places = (_Place(shelf, start, length, 0, 0) for start in range(SLOTS - length + 1) for shelf in shelves)
    clear = [place for place in places if all(place.clear_of(other) for other in taken)]
    near = {(shelf, slot + side) for shelf, slot in tile_at for side in (-1, 0, 1)}
    alone = (p for p in clear if not any((p.shelf, p.start + i) in near for i in range(length)))
    return next(alone, clear[0] if clear else None)


def _destinations(
    rows: Sequence[GoalRow], places: Sequence[_Place], at: dict[int, Spot], layout: Layout, ordered: bool
) -> dict[int, Spot] | None:
    """Return the slot to which each tile has to go, by the id of the tile.

    Tiles that are already at a right place stay there, and the other tiles fill the remaining slots. Returns
    None unless the tiles on the rack are exactly the tiles of the rows.

    Args:
        rows: The rows to build.
        places: The place of each row.
        at: The present slot of each tile, by its id.
        layout: The present layout.
        ordered: Whether the tiles of each row have to be in the given order.
    """
    id_at = {spot: id for id, spot in at.items()}
    ends: dict[int, Spot] = {}
    open_spots: list[tuple[Spot, Tile]] = []
    for row, place in zip(rows, places, strict=True):
        need = Counter(row.tiles)
        slots = [(place.shelf, place.start + i) for i in range(place.length)]
        empty = []
        for spot, tile in zip(slots, row.tiles, strict=True):
            id = id_at.get(spot)
            kind = layout.tiles[id].kind if id is not None else None
            if id is not None and kind is not None and need[kind] and (kind == tile or not ordered):
                ends[id] = spot
                need[kind] -= 1
            else:
                empty.append(spot)
        left = list(need.elements())
        for spot in empty:
            tile = row.tiles[spot[1] - place.start]
            if not ordered:  # the tile that belongs here if it is still missing, otherwise another one
                tile = tile if tile in left else left[0]
                left.remove(tile)
            open_spots.append((spot, tile))
    free = sorted((id for id in at if id not in ends), key=lambda id: at[id])
    for spot, tile in open_spots:
        id = next((id for id in free if layout.tiles[id].kind == tile), None)
        if id is None:
            return None
        free.remove(id)
        ends[id] = spot
    return ends if not free else None


def _move_tiles(
    layout: Layout, at: dict[int, Spot], ends: dict[int, Spot], places: Sequence[_Place]
) -> tuple[tuple[Lift, ...], Layout]:
    """Return the moves of tiles (lifts) that bring each tile to its destination, and the final layout.

    No tile is moved to an occupied slot. If tiles block each other, one of them is put aside first. *at* and
    *ends* are the present slot and the destination of each tile, by its id; *places* are the places of the
    rows.
    """
    at = dict(at)
    path = []
    waiting = sorted((id for id in ends if at[id] != ends[id]), key=lambda id: ends[id])
    while waiting:
        lift = next((lift for id in waiting if (lift := _lift_to_destination(id, at, ends))), None)
        if lift is None:
            blocked = ends[waiting[0]]
            stuck = next(id for id, spot in at.items() if spot == blocked)
            lift = Lift((stuck,), *_spare_slot(at, places))
        layout = layout.moved(lift.ids, lift.shelf, lift.slot)
        path.append(lift)
        for place, id in enumerate(lift.ids):
            at[id] = (lift.shelf, lift.slot + place)
        waiting = [id for id in waiting if at[id] != ends[id]]
    return tuple(path), layout


def _lift_to_destination(id: int, at: dict[int, Spot], ends: dict[int, Spot]) -> Lift | None:
    """Return a lift that brings the tile with this id to its destination; None if that slot is occupied.

    If possible, the lift also moves the tiles to the right of this tile that have to follow it at the
    destination. *at* and *ends* are the present slot and the destination of each tile, by its id.
    """
    id_at = {spot: each for each, spot in at.items()}
    block, (shelf, slot), (goal, place) = [id], at[id], ends[id]
    while ends.get(id_at.get((shelf, slot + len(block)), -1)) == (goal, place + len(block)):
        block.append(id_at[shelf, slot + len(block)])
    for ids in (block, [id]):
        if all(id_at.get(ends[each], id) in ids for each in ids):
            return Lift(tuple(ids), *ends[id])
    return None


def _spare_slot(at: dict[int, Spot], places: Sequence[_Place]) -> Spot:
    """Return an empty slot at which to put a tile aside, outside the *places* of all rows.

    If possible, no tile lies next to it. *at* maps the id of each tile to its present slot.
    """
    reserved = {(p.shelf, i) for p in places for i in range(p.start - 1, p.start + p.length + 1)}
    near = {(shelf, slot + side) for shelf, slot in at.values() for side in (-1, 1)}
    empty = [
        (shelf, slot)
        for slot in range(SLOTS)
        for shelf in (0, 1)
        if (shelf, slot) not in reserved and (shelf, slot) not in at.values()
    ]
    return min(empty, key=lambda spot: spot in near)
