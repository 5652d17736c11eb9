"""Data with which the page shows the melds on a table, and the verdict on a turn.

A meld on the table is also called a tray. The types are in `shapes.racks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.faults import Fault
from ..engine.layout import Layout
from ..engine.melds import MeldKind
from ..engine.reading.rack import Segment
from ..engine.reading.table import TableReading
from ..engine.rules import Ruleset
from ..engine.table_melds import Play
from ..engine.tiles import JOKER, Tile
from ..text.sentences.faults import fault_sentence
from ..text.sentences.racks import standing_tiles
from ..text.sentences.tiles import say_of, tiles_names
from ..text.words import say
from .rack_view import read_row, tile_view, verdict_of
from .shapes import racks as shapes

Row = tuple[Tile, ...]
"""The tiles of a meld on the table, finished or not, from left to right."""


def trays_view(
    layout: Layout, trays: Sequence[Segment], changed: Callable[[Row], bool] = lambda row: False
) -> list[shapes.TrayProps]:
    """Return the data with which the page shows every meld on the table, finished or not.

    *layout* says where the tiles lie, and *trays* contains the engine's analysis of each meld, in the order
    in which the melds lie on the table. *changed* is a function that gets the tiles of a meld, and returns
    whether another player has laid or changed the meld since this player's last turn.
    """
    return [_tray(layout, at, read, changed) for at, read in enumerate(trays)]


def _tray(layout: Layout, at: int, read: Segment, changed: Callable[[Row], bool]) -> shapes.TrayProps:
    """Return the data with which the page shows one meld on the table.

    *at* is the number of the meld, counted from 0, and *read* is the engine's analysis of it. `trays_view`
    explains *layout* and *changed*.
    """
    ids, row = layout.trays[at], read.tiles
    own = [id for id in ids if id not in layout.table]
    view = read_row(read, ids)
    name = say("melds-tray-alone", tiles=tiles_names(row)) if len(row) == 1 else view["name"]
    stands = standing_tiles(read)
    return {
        "tiles": [
            tile_view(id, each, shown.stands_for if each.joker and _settled(read, each) else None)
            for id, each, shown in zip(ids, row, stands, strict=True)
        ],
        **view,
        "name": say("melds-tray", number=at + 1, name=name),
        "own": own,
        "changed": not own and changed(row),
    }


def _settled(read: Segment, joker: Tile) -> bool:
    """Return whether it is certain for which tile a Joker in a meld on the table stands.

    In a group of three, it isn't certain (TR-8): the Joker may stand for either of the two missing colours,
    unless the player has chosen one of them. *read* is the engine's analysis of the meld.
    """
    group = len(read.tiles) == 3 and any(meld.kind is MeldKind.GROUP for meld in read.melds)
    return not group or joker != JOKER


def table_verdict(table: TableReading, rules: Ruleset) -> shapes.VerdictProps:
    """Return the verdict on the turn in progress: whether it is legal so far or, if not, what is wrong.

    *table* is the engine's analysis of the table. If the player hasn't changed the table yet, the sentence in
    the verdict is ''.
    """
    return turn_verdict(table.judged, rules) if table.touched else verdict_of("idle", "")


def turn_verdict(judged: Play | tuple[Fault, ...], rules: Ruleset) -> shapes.VerdictProps:
    """Return the verdict on a turn in progress: that it is legal so far, or what is wrong with it.

    *judged* is the turn as a legal play or, if it isn't legal, all its faults. Only one fault is mentioned:
    the first that could be mended by adding tiles or, if there is none, the first of all.
    """
    if not isinstance(judged, Play):
        first = next((each for each in judged if each.code.unfinished), judged[0])
        return verdict_of("not-yet", fault_sentence(first), first.clause)
    return verdict_of("right", say_of(rules.tiles.kinds, "melds-stands", count=judged.count))
