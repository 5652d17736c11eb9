"""Sentences and labels about whole racks and about segments, the rows of adjacent tiles between gaps."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.closes import Pattern
from ...engine.faults import FaultCode
from ...engine.layout import Arrangement
from ...engine.melds import Meld, MeldKind
from ...engine.reading.rack import RackReading, Segment, SegmentState
from ...engine.tiles import JOKER, Tile
from ..words import say
from .faults import fault_label, fault_reason, fault_sentence
from .tiles import are_cards, joined, say_of, sentence, tile_name, tiles_names

# A label of eight words names up to this many tiles or melds; more are only counted.
MOST_NAMED = 2

# Up to this many missing tiles are drawn under a segment.
MOST_DRAWN = 3

# A sentence offers up to this many tiles to choose from.
MOST_CHOICES = 4

# A screen reader names up to this many tiles of a segment; more are only counted.
MOST_SPOKEN = 6

# Racks with fewer tiles than this get no advice about the free tile (the one that is left over in a close).
MELDED = 14

# Faults that are mentioned before those of the segments, and faults that are mentioned after them.
_NOT_A_RACK = (FaultCode.TOO_MANY_COPIES, FaultCode.TOO_MANY_JOKERS)
_FREE_TILE = (FaultCode.NO_FREE_TILE, FaultCode.SEVERAL_ALONE, FaultCode.RACK_TOO_LARGE)

# Faults of a rack that is arranged as one pattern, such as a Mosaic, although each part could belong to it.
_PATTERN_FAULTS = (
    FaultCode.MOSAIC_NUMBERS, FaultCode.MOSAIC_FIRST_FOUR, FaultCode.MOSAIC_NEIGHBOURS, FaultCode.MOSAIC_ENDS,
    FaultCode.MOSAIC_JOKERS, FaultCode.NOT_PAIRS, FaultCode.NOT_EIGHT, FaultCode.REST_NOT_MELDS,
)  # fmt: skip


def rack_name(arrangement: Arrangement, kinds: Sequence[Tile] = ()) -> str:
    """Return the name of a rack for screen readers, which says how many tiles it has.

    *kinds* are the tiles or cards of the game; they decide whether the name of an empty rack says "tile" or
    "card".

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.rules import BASIC_RUMMY
    >>> rack_name(parse_arrangement("r5 r6 r7"))
    'Rack with 3 tiles'
    >>> rack_name(parse_arrangement(""), BASIC_RUMMY.tiles.kinds)
    'Rack with no cards'
    """
    return say_of(arrangement.tiles or kinds, "rack-readable", count=len(arrangement.tiles))


def standing_tiles(segment: Segment) -> tuple[Tile, ...]:
    """Return the tiles of a row in order; a Joker in a meld is given with the tile that it stands for.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> standing_tiles(read_rack("r7 r6 *").segments[0])
    (tile('r7'), tile('r6'), tile('*r5'))
    """
    standing: list[Tile] = []
    for meld in segment.melds:
        row = segment.tiles[len(standing) : len(standing) + len(meld.tiles)]
        numbers = [tile.number for tile in row if tile.number and not tile.joker]
        falling = meld.kind is MeldKind.RUN and len(numbers) > 1 and numbers == sorted(numbers, reverse=True)
        jokers = [tile for tile in meld.tiles if tile.joker][:: -1 if falling else 1]
        pinned = [tile for tile in row if tile.joker and tile.number]
        free = iter([tile for tile in jokers if tile not in pinned])
        standing += [next(free, tile) if tile == JOKER else tile for tile in row]
    return (*standing, *segment.tiles[len(standing) :])


def is_free(segment: Segment, reading: RackReading) -> bool:
    """Return whether *segment*, a row of adjacent tiles, is the free tile of a close.

    If a rack closes (forms a winning hand), the free tile is the one that is left over, outside the melds.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> reading = read_rack("r5 r6 r7 | b9")
    >>> is_free(reading.segments[1], reading)
    False
    """
    return reading.closing is not None and segment.state is SegmentState.LOOSE


def segment_label(segment: Segment, *, free: bool = False, whole: Pattern | None = None) -> str:
    """Return the label of a segment, a row of adjacent tiles: the few words that are shown under the row.

    A single tile has the label "", unless *free* says that it is the free tile, the one left over in a
    winning hand. *whole* is the pattern (Mosaic, Doubles or Grand Care) that the segment is a part of; None
    if the segment is not part of such a pattern.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> [segment_label(segment) for segment in read_rack("r5 r6 r7 | b9 b10 | k4").segments]
    ['run', 'needs blue 8 or blue 11', '']
    """
    if free:
        return say("segment-free")
    if segment.state is SegmentState.VALID:
        if len(segment.melds) > MOST_NAMED:
            return say("segment-melds", melds=len(segment.melds))
        return joined([say_of(meld.tiles, meld.kind) for meld in segment.melds])
    if segment.state is SegmentState.PART:
        return say("segment-part", whole=whole or "none", pairs=(len(segment.tiles) + 1) // 2)
    if segment.state is SegmentState.LOOSE or segment.fault is None:
        return ""
    wanted = _wanted(segment)
    most = 1 if are_cards(wanted) else MOST_NAMED  # the names of cards are longer
    if segment.fault.code is FaultCode.TOO_FEW and 0 < len(wanted) <= most:
        return say("segment-lacks", completions=tiles_names(wanted, "list-or"))
    return fault_label(segment.fault)


def missing_tiles(segment: Segment) -> tuple[Tile, ...]:
    """Return each single tile, other than a Joker, that would make an unfinished row into a meld.

    The result is empty if there is no such tile, if there are more than three, or if the row has a gap.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> [missing_tiles(segment) for segment in read_rack("b9 b10 | r7 b7 | r5").segments]
    [(tile('b8'), tile('b11')), (tile('y7'), tile('k7')), ()]
    """
    wanted = _wanted(segment)
    few = segment.fault is not None and segment.fault.code is FaultCode.TOO_FEW and len(wanted) <= MOST_DRAWN
    return tuple(wanted) if few else ()


def segment_reason(segment: Segment) -> str | None:
    """Return a sentence that says why a row of adjacent tiles is not valid, or None if nothing is wrong.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> segment_reason(read_rack("r7 b7").segments[0])
    'Red 7 and blue 7 need yellow 7 or black 7.'
    """
    return sentence(_reason(segment)) if segment.fault else None


def segment_name(segment: Segment, *, free: bool = False, whole: Pattern | None = None) -> str:
    """Return the description of a segment, a row of adjacent tiles, for screen readers.

    *free* is whether the segment is the free tile, the one left over in a winning hand. *whole* is the
    pattern (Mosaic, Doubles or Grand Care) that the segment is a part of; None if it is not part of such a
    pattern.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> [segment_name(segment) for segment in read_rack("r5 * r7 | b9 y9 k9").segments]
    ['run, red 5 to red 7, with Joker for red 6', 'group, yellow 9, blue 9 and black 9']
    """
    if free:
        return say("segment-named-free", tiles=tiles_names(segment.tiles))
    if segment.state is SegmentState.VALID:
        return joined([meld_name(meld) for meld in segment.melds], "list-then")
    if segment.state is SegmentState.PART:
        many = len(segment.tiles) > MOST_SPOKEN
        row = segment.tiles
        tiles = say_of(row, "count-tiles", count=len(row)) if many else tiles_names(row)
        return say("segment-named-part", label=segment_label(segment, whole=whole), tiles=tiles)
    if segment.state is SegmentState.LOOSE:
        return say("segment-named-loose", tiles=tiles_names(segment.tiles))
    key = "segment-named-unfinished" if segment.state is SegmentState.UNFINISHED else "segment-named-fault"
    return say(key, label=segment_label(segment))


def rack_sentence(reading: RackReading, aim: Pattern | None = None) -> str:
    """Return one or two sentences about a whole rack: its winning hand, what is wrong, or what it contains.

    *aim* is the pattern that the player is building; None means runs and groups.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> rack_sentence(read_rack("r5 r6 r7 | b9"))
    'One meld, one loose tile.'
    >>> rack_sentence(read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1"))
    'You can close now: Bicolor, 500 points. As Doubles the same tiles are worth 1000.'
    """
    faulty = [segment for segment in reading.segments if segment.state is SegmentState.FAULT]
    unfinished = [segment for segment in reading.segments if segment.state is SegmentState.UNFINISHED]
    tiles = reading.arrangement.tiles
    loose = sum(segment.state is SegmentState.LOOSE for segment in reading.segments)
    melds = sum(len(segment.melds) for segment in reading.segments)
    if not reading.segments:
        return say("rack-empty")
    if reading.closing is not None:
        points, pattern = reading.closing.points, say("pattern", pattern=reading.closing.pattern)
        closes, better = say("rack-closes", points=points, pattern=pattern), reading.better
        if better is None:
            return closes
        named = say("pattern", pattern=better.pattern)
        another = "no" if better.pattern is reading.closing.pattern else "yes"
        return say("rack-better", closes=closes, pattern=named, points=better.points, another=another)
    fault = reading.fault
    # If the rack would be right with a gap beside one tile, sentences about its segments would not help.
    gap = fault is not None and fault.code is FaultCode.NO_FREE_TILE and fault.tiles
    if fault is not None and (fault.code in _NOT_A_RACK or gap):
        return fault_sentence(fault)
    if faulty:
        return say("rack-more-faults", reason=sentence(_reason(faulty[0])), count=len(faulty) - 1)
    if unfinished:
        return say("rack-unfinished", reason=sentence(_reason(unfinished[0])), unfinished=len(unfinished))
    if fault is not None and (
        fault.code in _PATTERN_FAULTS or (fault.code in _FREE_TILE and len(tiles) >= MELDED)
    ):
        return fault_sentence(fault)
    if aim is not None or any(segment.state is SegmentState.PART for segment in reading.segments):
        return say("rack-parts", whole=reading.whole or aim or "none")
    if not melds:
        return say_of(tiles, "rack-loose", count=loose)
    if loose:
        return say("rack-melds-loose", melds=melds, loose=say_of(tiles, "loose-tiles", count=loose))
    return say("rack-melds", melds=melds)


def _reason(segment: Segment) -> str:
    """Return the reason why a row of adjacent tiles is not valid, in lower case; "" if the row is valid."""
    if segment.fault is None:
        return ""
    wanted = _wanted(segment)
    if segment.fault.code is FaultCode.TOO_FEW and 0 < len(wanted) <= MOST_CHOICES:
        tiles, completions = tiles_names(segment.tiles), tiles_names(wanted, "list-or")
        return say_of(segment.tiles, "segment-lacks-why", tiles=tiles, completions=completions)
    return fault_reason(segment.fault)


def _wanted(segment: Segment) -> list[Tile]:
    """Return each single tile, other than a Joker, that would make an unfinished row into a meld."""
    return [tile for tile in segment.completions if not tile.joker]


def meld_name(meld: Meld) -> str:
    """Return the description of a meld for screen readers: its kind and its tiles.

    >>> from rummy_widget.engine.melds import read_meld
    >>> meld_name(read_meld("r5 * r7"))
    'run, red 5 to red 7, with Joker for red 6'
    """
    natural = [tile.stands_for or tile for tile in meld.tiles]
    jokers = [tile for tile in meld.tiles if tile.joker]
    if meld.kind is MeldKind.RUN:
        tiles = say("tile-span", first=tile_name(natural[0]), last=tile_name(natural[-1]))
    else:
        tiles = tiles_names(natural)
    key = "segment-named-run" if meld.kind is MeldKind.RUN else "segment-named-group"
    name = say_of(meld.tiles, key, tiles=tiles)
    return say("segment-with", name=name, jokers=tiles_names(jokers)) if jokers else name
