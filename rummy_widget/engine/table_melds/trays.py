"""Change the melds on the table of a layout, for example after another player's turn or to show a hint.

A layout records the places of all tiles on a rack and the table. The tiles keep their ids, by which a web
page knows them. A *tray* is one row of tiles on the table, normally a meld.

>>> from rummy_widget.engine.layout import Layout, parse_arrangement
>>> from rummy_widget.engine.table_melds import parse_table
>>> layout = Layout.of(parse_arrangement("r8 k1"), parse_table("r5 r6 r7").melds)
>>> with_table(layout, parse_table("r5 r6 r7 r8"))
<Layout _ k1 on r5 r6 r7 r8>
>>> after_other_turn(layout, parse_table("r5 r6 r7 | b9 y9 k9"))
<Layout r8 k1 on r5 r6 r7 | b9 y9 k9>
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from typing import TypeAlias

from ..faults import NotationError
from ..layout import Arrangement, Layout
from ..tiles import Tile
from .changes import changes
from .melds_on_table import TableMelds

Slots: TypeAlias = Sequence[Sequence[int | None]]
"""The shelves of a rack: for each slot, the id of its tile, or None if it is empty."""


def with_table(layout: Layout, spread: TableMelds, earlier: Sequence[Layout] = ()) -> Layout | None:
    """Return the layout with the melds of *spread* on the table.

    Returns None if a tile of *spread* is not in the layout, or if a tile that was on the table when the turn
    began is missing from *spread*.

    If possible, tiles stay in the row that continues their old row. Of equal tiles, those on the table are
    used before those on the rack. Tiles laid in this turn that are in no meld of *spread* go back to the
    rack: to the place where they were last in the *earlier* layouts (oldest first), if that place is free.
    """
    here = return_laid_tiles(layout, earlier)
    lying = [id for tray in here.trays for id in tray]
    rack = [id for shelf in here.shelves for id in shelf if id is not None]
    trays, missing = _matched_ids(layout, spread, [*lying, *rack])
    used = {id for tray in trays for id in tray}
    if missing or not used.issuperset(lying):
        return None
    upper, lower = (tuple(None if id in used else id for id in shelf) for shelf in here.shelves)
    return _with_meanings(replace(here, shelves=(upper, lower), trays=trays), spread)


def layout_in_turn(before: TableMelds, rack: Arrangement, table: TableMelds) -> Layout:
    """Return the layout in the middle of a turn, from the tiles that are now on the table and the rack.

    *before* are the melds at the beginning of the turn, *table* the melds now, and *rack* the tiles left on
    the rack. Raises NotationError if a tile of *before* is missing from *table*.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> layout_in_turn(parse_table("r5 r6 r7"), parse_arrangement("k1"), parse_table("r5 r6 r7 r8"))
    <Layout k1 on r5 r6 r7 r8>
    """
    laid = sorted((table.counts() - before.counts()).elements())
    start = Layout.of(rack, before.melds)
    new = len(start.tiles)
    upper, lower = start.shelves
    # They are put first on the rack, so that of two equal tiles the one that was laid is laid again.
    shelves = ((*range(new, new + len(laid)), *upper), lower)
    lying = with_table(replace(start, tiles=(*start.tiles, *laid), shelves=shelves), table)
    if lying is None:
        raise NotationError("the table has other tiles than the round")
    upper, lower = lying.shelves
    return replace(lying, shelves=(upper[len(laid) :], lower))


def after_other_turn(layout: Layout, spread: TableMelds) -> Layout:
    """Return a player's layout (the places of all tiles) after another player's turn.

    *spread* are the melds now on the table. Players may try out their own tiles on the table while others
    have their turn. Such tiles stay on the table if they form rows of their own, or if they were added at the
    ends of melds that didn't change. All other tiles that were tried out go back to the rack.
    """
    drafts = [tray for tray in layout.trays if tray and all(id not in layout.table for id in tray)]
    here = return_laid_tiles(layout)
    trays, new = _matched_ids(here, spread, [id for tray in here.trays for id in tray])
    after = replace(here, tiles=(*here.tiles, *new), trays=trays,
                    table=frozenset(id for tray in trays for id in tray))  # fmt: skip
    after = _with_meanings(after, spread)
    kept = _with_drafts(layout, here, after)
    for tray in drafts:
        kept = kept.in_new_tray(tray, len(kept.trays))
    return kept


def return_laid_tiles(layout: Layout, earlier: Sequence[Layout] = ()) -> Layout:
    """Return the layout with the tiles laid in this turn back on the rack; empty rows are removed.

    Each tile goes back to its last place in the *earlier* layouts (oldest first), or to a place with free
    neighbours.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> start = Layout.of(parse_arrangement("r8 b9 | k1"), parse_table("r5 r6 r7").melds)
    >>> laid = start.moved([1], shelf=2, slot=3)
    >>> return_laid_tiles(laid, [start]), return_laid_tiles(laid)
    (<Layout r8 b9 | k1 on r5 r6 r7>, <Layout r8 _ _ k1 / b9 on r5 r6 r7>)
    """
    shelves, tiles = [list(row) for row in layout.shelves], list(layout.tiles)
    for id in layout.laid:
        shelf, slot = _last_place(shelves, id, earlier) or _free_place(shelves)
        shelves[shelf] += [None] * (slot + 1 - len(shelves[shelf]))
        shelves[shelf][slot] = id
        tiles[id] = tiles[id].kind
    upper, lower = map(tuple, shelves)
    trays = (tuple(id for id in tray if id in layout.table) for tray in layout.trays)
    return replace(layout, tiles=tuple(tiles), shelves=(upper, lower), trays=tuple(filter(None, trays)))


def _with_drafts(layout: Layout, home: Layout, after: Layout) -> Layout:
    """Return the layout *after* with the player's own tiles put back at the ends of melds that didn't change.

    *layout* is the layout in which the player has added these tiles to the melds to try them out. *home* is
    the same layout with these tiles back on the rack. *after* differs from *home* only in the table, which
    holds the melds after another player's turn.
    """
    kept = after
    for tray in layout.trays:
        core = tuple(id for id in tray if id in layout.table)
        if not core or core == tray or core not in home.trays or core not in after.trays:
            continue
        if core not in layout.trays and tray[tray.index(core[0]) : tray.index(core[-1]) + 1] != core:
            continue  # an own tile was put inside the meld, so it isn't the same meld any more
        place = 2 + kept.trays.index(core)
        start = tray.index(core[0])
        left, right = tray[:start], tray[start + len(core) :]
        if left:
            kept = kept.moved(left, place, 0)
        if right:
            kept = kept.moved(right, place, len(left) + len(core))
    return kept


def _matched_ids(
    layout: Layout, spread: TableMelds, ids: Iterable[int]
) -> tuple[tuple[tuple[int, ...], ...], list[Tile]]:
    """Return the ids for the tiles of the melds in *spread*, and the tiles for which new ids were needed.

    The first part of the result contains a tuple of ids for each meld, in the order of the meld's tiles. If
    *ids* contains an unused id of a tile of the right kind, that id is used; otherwise, a new one is made. A
    meld that continues a row of the layout prefers the ids of that row.
    """
    left, missing = list(ids), list[Tile]()
    sources = changes(TableMelds(layout.melds), spread).continued
    found: dict[int, tuple[int, ...]] = {}
    for at in sorted(range(len(spread.melds)), key=lambda at: sources[at] is None):
        own = layout.trays[source] if (source := sources[at]) is not None else ()
        row = []
        for each in spread.melds[at]:
            id = _take(layout, left, each.kind, own)
            if id is None:
                id = len(layout.tiles) + len(missing)
                missing.append(each.kind)
            row.append(id)
        found[at] = tuple(row)
    return tuple(found[at] for at in range(len(spread.melds))), missing


def _take(layout: Layout, left: list[int], kind: Tile, own: Sequence[int]) -> int | None:
    """Remove the id of a tile of this kind from the list *left* and return it, or None if there is none.

    Ids in *own* are preferred.
    """
    fits = [id for id in left if layout.tiles[id].kind == kind]
    best = next((id for id in fits if id in own), fits[0] if fits else None)
    if best is not None:
        left.remove(best)
    return best


def _with_meanings(layout: Layout, spread: TableMelds) -> Layout:
    """Return the layout with each Joker on the table standing for the same tile as in *spread*.

    The rows of the layout must contain the same tiles as the melds of *spread*, in the same order.
    """
    tiles = list(layout.tiles)
    for tray, row in zip(layout.trays, spread.melds, strict=True):
        for id, each in zip(tray, row, strict=True):
            tiles[id] = each
    return replace(layout, tiles=tuple(tiles))


def _last_place(shelves: Slots, id: int, earlier: Sequence[Layout]) -> tuple[int, int] | None:
    """Return the shelf and slot of the last place that a tile had on the rack, or None if it can't be used.

    *id* is the id of the tile. *earlier* are the layouts to search, the oldest first, and *shelves* is the
    rack as it is now. The result is None if the tile was on the rack in none of these layouts, or if its last
    place isn't empty now.
    """
    for before in reversed(earlier):
        for shelf, row in enumerate(before.shelves):
            if id in row:
                spot = shelf, row.index(id)
                return spot if _empty(shelves, *spot) else None
    return None


def _free_place(shelves: Slots) -> tuple[int, int]:
    """Return the shelf and the slot of an empty place on the rack with no tile next to it.

    If there is no such place, the result is a slot after the end of the upper shelf, with one empty slot in
    between.
    """
    width = max(map(len, shelves))
    spots = [spot for slots in (width, width + 2) for spot in product((0, 1), range(slots))]
    return next(
        (shelf, slot)
        for shelf, slot in spots
        if all(_empty(shelves, shelf, at) for at in (slot - 1, slot, slot + 1))
    )


def _empty(shelves: Slots, shelf: int, slot: int) -> bool:
    """Return whether there is no tile in a slot of a shelf."""
    row = shelves[shelf]
    return not 0 <= slot < len(row) or row[slot] is None
