"""Data with which the page shows tiles and racks: plain JSON, made from the engine's reading of a rack.

The page knows no rules. These data say which tiles to mark, what each segment (a row of tiles between two
gaps) is called, and why a segment is wrong. They are called *props*, as in React; their types are in
`shapes.racks`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypedDict, Unpack, cast

from ..engine.closes import Closing, Pattern
from ..engine.faults import RulesError
from ..engine.layout import SLOTS as MOST_SLOTS
from ..engine.layout import Layout
from ..engine.reading.rack import RackReading, Segment, SegmentState
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.solver.closing.verify import verify_closing
from ..engine.solver.tiling.rack_counts import is_supported
from ..engine.tiles import Tile, parse_tiles
from ..text.sentences import racks
from ..text.sentences.closings import better_line, closing_sentences
from ..text.sentences.tiles import colour_key, sentence, tile_name, tile_print, tiles_names
from ..text.words import clause, say
from .shapes import racks as shapes

SLOTS = 14
"""The minimum number of slots (places for a tile) that the page draws on a shelf."""
DRAWN_SLOT = SLOTS + 1
"""The slot for a drawn tile at a table of a game: it lies apart, with a free slot before it."""
TOOLS: tuple[shapes.RackTool, ...] = ("undo", "redo", "sort-run", "sort-group", "sort-pair", "lay", "size")
"""All tool buttons that a rack can have, in the order in which they are shown.

Tiles are sorted into pairs only in games in which seven pairs, a Doubles, end a round.
"""


class RackDetails(TypedDict, total=False):
    """The optional arguments of `rack_view`, which describe everything but the tiles of a rack.

    Attributes:
        undo: whether there is a change to undo.
        redo: whether there is an undone change to make again.
        readonly: whether the tiles can't be moved.
        choose: whether a click chooses a tile, instead of picking it up to move it.
        chosen: the ids of the chosen tiles.
        size: the size of the tiles on the page.
        tools: the tool buttons to show.
        house: a sentence that lists the house rules that differ from the course; None if there are none.
        reasons: an explanation of what the rack is worth; None if the learner hasn't asked for it.
        cards: whether the game is played with cards instead of tiles.
        new: the ids of the tiles that the player has just drawn, the newest first.
        label: the name of the rack for screen readers.
    """

    undo: bool
    redo: bool
    readonly: bool
    choose: bool
    chosen: list[int]
    size: shapes.Size
    tools: list[shapes.RackTool]
    house: str | None
    reasons: list[shapes.ReasonProps] | None
    cards: bool
    new: list[int]
    label: str


def clause_view(key: str | None) -> shapes.ClauseProps | None:
    """Return the data with which the page shows a clause of the rules, or None if *key* is None or ''.

    *key* is the id of the clause, such as "PRO-20".
    """
    return cited_view(key) if key else None


def cited_view(key: str) -> shapes.ClauseProps:
    """Return the data with which the page shows a clause of the rules; *key* is its id, such as "PRO-20"."""
    found = clause(key)
    return {"id": found.id, "title": found.title, "text": found.text}


def tile_view(number: int, tile: Tile, stands_for: Tile | None = None) -> shapes.TileProps:
    """Return the data with which the page shows a tile: its id, its face and its name.

    *number* is the id, by which the page distinguishes tiles with the same face. If the tile is a Joker,
    *stands_for* is the tile for which it stands, or None if that isn't known.
    """
    view: shapes.TileProps = {
        "id": number,
        "text": tile_print(tile),
        "colour": "joker" if tile.joker else _colour(tile),
        "name": tile_name(tile.kind),
    }
    if stands_for is not None:
        view["stands"] = {
            "text": tile_print(stands_for),
            "colour": _colour(stands_for),
            "name": tile_name(stands_for),
        }
    return view


def tiles_view(tiles: Iterable[Tile], *, standing: bool = False) -> list[shapes.TileProps]:
    """Return the data with which the page shows a row of tiles; the ids of the tiles are 0, 1, 2, ...

    If *standing* is true, Jokers also show the tiles for which they stand.
    """
    return [
        tile_view(number, tile, tile.stands_for if standing and tile.joker else None)
        for number, tile in enumerate(tiles)
    ]


def read_only_rack(rack: str) -> shapes.ReadOnlyRackProps:
    """Return the data with which the page shows a row of tiles that can't be moved.

    *rack* contains the tiles in notation; '' means that there are none.
    """
    tiles = parse_tiles(rack)
    return {"tiles": tiles_view(tiles), "tiles_label": tiles_names(tiles) if tiles else ""}


def _colour(tile: Tile) -> shapes.ColourName:
    return cast(shapes.ColourName, colour_key(tile))


def melds_view(closing: Closing) -> list[shapes.MeldProps]:
    """Return the data with which the page shows the melds of a close (a winning hand, which ends the round).

    A hand of the pattern Mosaic, Doubles or Grand Care has no melds; its tiles are shown as one row.
    """
    rows = [(meld.tiles, racks.meld_name(meld)) for meld in closing.melds]
    return [
        {"tiles": tiles_view(tiles, standing=True), "name": sentence(name)}
        for tiles, name in rows or [(closing.arranged, say("pattern", pattern=closing.pattern))]
    ]


def shelves_view(layout: Layout, reading: RackReading | None) -> list[list[shapes.TileProps | None]]:
    """Return the data with which the page shows both shelves of a rack, slot by slot; None is an empty slot.

    *reading* is the engine's analysis of the rack. If it is given, Jokers in melds also show the tiles for
    which they stand.
    """
    stands = _stands_for(layout, reading) if reading else {}
    return [
        [
            None if number is None else tile_view(number, layout.tiles[number], stands.get(number))
            for number in shelf
        ]
        for shelf in layout.shelves
    ]


def _stands_for(layout: Layout, reading: RackReading) -> dict[int, Tile]:
    """Return a dict that maps the id of each Joker in a valid meld on the rack to the tile it stands for."""
    return {
        number: tile.stands_for
        for segment in reading.segments
        for number, tile in zip(segment_ids(layout, segment), racks.standing_tiles(segment), strict=True)
        if tile.joker and tile.stands_for is not None
    }


def segment_ids(layout: Layout, segment: Segment) -> list[int]:
    """Return, from left to right, the ids of the tiles in a segment, which is a row of tiles between gaps."""
    return _between(layout, segment.shelf, segment.start, len(segment.tiles))


def _between(layout: Layout, shelf: int, start: int, length: int) -> list[int]:
    """Return the ids of the tiles in a stretch of a shelf, from left to right; empty slots are skipped.

    The stretch is *length* slots long, and begins with the slot *start*.
    """
    slots = layout.shelves[shelf][start : start + length]
    return [number for number in slots if number is not None]


def segment_view(
    layout: Layout, segment: Segment, reading: RackReading, aim: Pattern | None = None
) -> shapes.SegmentProps:
    """Return the data with which the page shows a segment, a row of tiles between two gaps on a shelf.

    *reading* is the engine's analysis of the whole rack. *aim* is the pattern that the player is trying to
    build, if it is a pattern without melds, such as a Mosaic; otherwise None.
    """
    ids = segment_ids(layout, segment)
    read = read_row(segment, ids, free=racks.is_free(segment, reading), whole=reading.whole or aim)
    return {"shelf": segment.shelf, "start": segment.start, "length": len(ids), **read}


def read_row(
    segment: Segment, ids: Sequence[int], *, free: bool = False, whole: Pattern | None = None
) -> shapes.ReadRowProps:
    """Return the data that say what a row of neighbouring tiles is, such as a run, or what is wrong with it.

    *segment* is the engine's analysis of the row, and *ids* are the ids of its tiles. *free* says whether the
    row is the free tile: a single tile that is left over because all the other tiles form a winning hand.
    *whole* is the pattern of the whole rack, if it is a pattern without melds, such as a Mosaic; otherwise
    None.
    """
    fault = segment.fault if segment.state is SegmentState.FAULT else None
    view: shapes.ReadRowProps = {
        "state": "free" if free else segment.state.value,
        "label": racks.segment_label(segment, free=free, whole=whole),
        "reason": racks.segment_reason(segment),
        "clause": clause_view(fault.clause) if fault else None,
        "marked": [ids[place] for place in fault.at] if fault else [],
        "name": racks.segment_name(segment, free=free, whole=whole),
    }
    if missing := racks.missing_tiles(segment):
        view["ghosts"] = tiles_view(missing)
    return view


def verdict_view(
    reading: RackReading, rules: Ruleset = RUMMY_PRO, aim: Pattern | None = None
) -> shapes.VerdictProps:
    """Return the verdict on a whole rack, with a proof if the player can close (end the round) with it.

    *reading* is the engine's analysis of the rack. *aim* is the pattern that the player is trying to build,
    if it is a pattern without melds, such as a Mosaic; otherwise None. Raises RulesError if an independent
    check finds that the player can't close after all.
    """
    closing, status, cited = reading.closing, "idle", None
    fault = next((each.fault for each in reading.segments if each.state is SegmentState.FAULT), None)
    if closing is not None:
        status, cited = "closes", closing.clauses[0]
    elif fault is not None:
        status, cited = "fault", fault.clause
    return {
        **verdict_of(cast(shapes.VerdictStatus, status), racks.rack_sentence(reading, aim), cited),
        "lines": _lines(reading, rules),
        "points": closing.payment if closing else None,
    }


def _lines(reading: RackReading, rules: Ruleset) -> list[shapes.VerdictLineProps]:
    """Return the proof, line by line, that the player can close (end the round) with the rack.

    Returns [] if the player can't. Sentences that say why the close isn't worth more are left out if the
    solver supports the rules, because the page can then ask for them separately. The close is first
    checked independently of the search that found it; RulesError is raised if that check fails.
    """
    if reading.closing is None:
        return []
    for closing in filter(None, (reading.closing, reading.better)):
        fault = verify_closing(
            closing, reading.arrangement.tiles, rules, jokers_thrown=reading.closing.jokers_thrown
        )
        if fault is not None:
            raise RulesError(f"no close after all: {closing!r}", fault)
    better = better_line(reading)
    lines = (*closing_sentences(reading.closing, rules), *([better] if better else []))
    asked = is_supported(rules)
    return [
        {"holds": line.holds, "text": line.text, "clause": line.clause}
        for line in lines
        if line.holds or not asked
    ]


def verdict_of(status: shapes.VerdictStatus, text: str, cited: str | None = None) -> shapes.VerdictProps:
    """Return a verdict without a proof: a word for *status*, the sentence *text*, and the clause it cites.

    *cited* is the id of the clause of the rules, or None if the sentence cites none.
    """
    return {
        "status": status,
        "word": say("verdict-word", status=status),
        "text": text,
        "clause": clause_view(cited),
        "lines": [],
        "points": None,
    }


def plain_segments(
    layout: Layout, marked: Collection[int] = (), *, movable: bool = False
) -> list[shapes.SegmentProps]:
    """Return the data for the segments (rows of tiles between gaps) of a rack that gives no feedback.

    The tiles whose ids are in *marked* are outlined. If the tiles are *movable*, each row of two or more gets
    a handle by which it can be moved.
    """
    return [
        {
            "shelf": shelf,
            "start": start,
            "length": len(tiles),
            "state": "part" if movable and len(tiles) > 1 else "loose",
            "label": "",
            "reason": None,
            "clause": None,
            "marked": [each for each in _between(layout, shelf, start, len(tiles)) if each in marked],
            "name": tiles_names(tiles) if movable and len(tiles) > 1 else "",
        }
        for shelf, start, tiles in layout.arrangement().rows()
    ]


def rack_view(
    layout: Layout,
    reading: RackReading | None,
    *,
    verdict: shapes.VerdictProps,
    aim: Pattern | None = None,
    **more: Unpack[RackDetails],
) -> shapes.RackProps:
    """Return the data with which the page shows a rack.

    *layout* says where the tiles lie. *reading* is the engine's analysis of the rack; if it is given, each
    row of tiles gets feedback. *verdict* is the verdict on the whole rack. *aim* is the pattern that the
    player is trying to build, if it is a pattern without melds, such as a Mosaic; otherwise None. *more*
    contains values that replace the default values of fields (see `RackDetails`).
    """
    segments = (
        [segment_view(layout, each, reading, aim) for each in reading.segments]
        if reading
        else plain_segments(layout, movable=not (more.get("readonly") or more.get("choose")))
    )
    plain: shapes.RackProps = {
        "shelves": shelves_view(layout, reading),
        "slots": SLOTS,
        "most_slots": MOST_SLOTS,
        "segments": segments,
        "verdict": verdict,
        "undo": False,
        "redo": False,
        "readonly": False,
        "choose": False,
        "chosen": [],
        "size": "normal",
        "label": racks.rack_name(layout.arrangement()),
        "tools": list(TOOLS),
        "house": None,
    }
    return {**plain, **more}
