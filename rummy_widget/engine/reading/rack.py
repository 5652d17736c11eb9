"""Reading a rack: its rows of tiles, and whether the player can close with it, and for how many points.

A *segment* is a row of tiles between two gaps on one shelf (PRO-24). A player *closes*, which ends the round,
with fourteen tiles in melds or another pattern and one tile by itself (PRO-30). If the player can't close
with a rack, only one fault is named. Usually it is the first of these that applies: a faulty segment, an
unfinished segment, too many tiles in all, too many single tiles, too few tiles. But if no tile is by itself,
and the player could close after moving away a tile at the end of a row, the fault is that this tile isn't by
itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from ..closes import Closing, Pattern, score_rows, score_whole
from ..closes.patterns import shown_as_whole
from ..closes.prices import pattern_of, price_rules
from ..closes.wholes import PatternMatch, as_doubles, mosaic_colours
from ..faults import Fault, FaultCode
from ..layout import Arrangement, parse_arrangement
from ..melds import Meld, completions, divide, read_meld
from ..melds.box import box_fault
from ..rules import RUMMY_PRO, ClosingPlay, GrandCareRest, Ruleset, check_inputs
from ..tiles import Tile


class SegmentState(StrEnum):
    """What the tiles of a segment form; a segment is a row of tiles between two gaps on the rack (PRO-24).

    Attributes:
        LOOSE: a single tile.
        VALID: a meld, or several neighbouring melds.
        UNFINISHED: part of a meld.
        FAULT: anything else.
        PART: tiles of a Mosaic, Doubles or Grand Care.
    """

    LOOSE = "loose"
    VALID = "valid"
    UNFINISHED = "unfinished"
    FAULT = "fault"
    PART = "part"


@dataclass(frozen=True, slots=True)
class Segment:
    """A row of tiles on one shelf between two gaps, and what it is: a meld, part of one, or faulty.

    Attributes:
        shelf: the shelf: 0 for the upper, 1 for the lower one.
        start: the slot of the first tile, counted from 0.
        tiles: the tiles from left to right.
        state: what the tiles form.
        melds: the melds into which the row is divided from left to right, usually only one; empty if the row
            isn't valid.
        fault: why the row is unfinished or faulty; otherwise None.
        completions: every tile that, added alone, would make an unfinished row a meld.
    """

    shelf: int
    start: int
    tiles: tuple[Tile, ...]
    state: SegmentState
    melds: tuple[Meld, ...] = ()
    fault: Fault | None = None
    completions: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class RackReading:
    """The result of reading a rack: its rows of tiles, and whether the player can close with it.

    To close is to end the round with fourteen tiles in melds or another pattern, and one tile by itself.

    Attributes:
        arrangement: the rack.
        segments: its rows of tiles.
        closing: the close with the tiles as they are arranged, and its points; None if there is none.
        fault: why the player can't close; None if the player can, or if players don't close in this game.
        free: the tile without neighbours, if there is exactly one such tile; otherwise None.
        whole: the Mosaic, Doubles or Grand Care that all tiles except the last discard form, if they aren't
            in melds; None if they form none of these.
        better: the best close of the same tiles if it is worth more than `closing`; the player then gets the
            points of `better` (PRO-52). Otherwise None.
    """

    arrangement: Arrangement
    segments: tuple[Segment, ...]
    closing: Closing | None
    fault: Fault | None
    free: Tile | None
    whole: Pattern | None
    better: Closing | None = None


def read_rack(
    arrangement: Arrangement | str,
    rules: Ruleset = RUMMY_PRO,
    *,
    jokers_thrown: int = 0,
    multiplier: int = 1,
    aim: Pattern | str | None = None,
) -> RackReading:
    """Read a rack: find its rows of tiles, whether the player can close with it, and if not, why.

    To close is to end the round with fourteen tiles in melds or another pattern, and one tile by itself.
    Raises NotationError if a string can't be read as a rack.

    Args:
        arrangement: the rack, or a string for `parse_arrangement`.
        rules: the rules of the game. If players don't close in that game, only the rows are read.
        jokers_thrown: how many Jokers the player has discarded.
        multiplier: the factor by which all points are multiplied.
        aim: the pattern that the player wants to build, if any; a row that could be part of this pattern
            isn't a fault.

    >>> reading = read_rack("r5 r6 r7 | b9 b10 | k4")
    >>> [str(segment.state) for segment in reading.segments], reading.fault
    (['valid', 'unfinished', 'loose'], <Fault segment_unfinished: b9 b10 (PRO-24)>)
    >>> read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1").closing
    <Closing bicolor 500: r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1>
    >>> read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1").better
    <Closing doubles 1000: r2 r2 r3 r3 r4 r4 b5 b5 b6 b6 b7 b7 b8 b8 ; k1>
    """
    check_inputs(rules, jokers_thrown, multiplier)
    rack = arrangement if isinstance(arrangement, Arrangement) else parse_arrangement(arrangement)
    aim = None if aim is None else pattern_of(aim)
    segments = tuple(
        Segment(shelf, start, row, *_read_row(row, rules, aim)) for shelf, start, row in rack.rows()
    )
    loose = [each.tiles[0] for each in segments if each.state is SegmentState.LOOSE]
    free = loose[0] if len(loose) == 1 else None
    if rules.close is None:
        return RackReading(rack, segments, None, None, free, None)
    fault = box_fault(rack.tiles, rules, jokers_thrown)
    closing, whole = None, None
    if fault is None and free is not None and len(rack.tiles) == rules.close.size:
        others = [each for each in segments if each.state is not SegmentState.LOOSE]
        scored = _score(others, free, jokers_thrown, multiplier, rules, aim)
        if isinstance(scored, Closing):
            closing, whole = scored, None if scored.melds else scored.pattern
        elif scored.code is FaultCode.TOO_MANY_JOKERS_IN_MELDS:
            fault, whole = scored, None if _all_valid(others) else _whole(_tiles_of(others), rules)
        elif all(each.state in (SegmentState.VALID, SegmentState.PART) for each in others):
            fault = scored
    elif fault is None:
        fault, whole = _tile_to_separate(segments, loose, rules, rules.close)
    if whole is not None:
        segments = tuple(map(_as_part, segments))
    elif closing is not None:
        segments = _with_closing_melds(segments, closing)
    if closing is None and fault is None:
        fault = _rack_fault(segments, loose, rules.close)
    better = None if closing is None else _worth_more(rack, closing, rules)
    return RackReading(rack, segments, closing, fault, free, whole, better)


# ---- Segments --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)  # a rack is read again after each move, and most of its rows haven't changed
def _read_row(
    tiles: tuple[Tile, ...], rules: Ruleset, aim: Pattern | None
) -> tuple[SegmentState, tuple[Meld, ...], Fault | None, tuple[Tile, ...]]:
    """Return what a row of the rack forms, its melds, its fault, and the tiles that would make it a meld.

    Each of these tiles would complete a meld if it were added alone. *aim* is the pattern that the player
    wants to build, or None. The fault is None unless the row is unfinished or faulty.
    """
    if len(tiles) == 1:
        return SegmentState.LOOSE, (), None, ()
    melds = divide(tiles, rules)
    if melds is not None:
        return SegmentState.VALID, melds, None, ()
    judged = read_meld(tiles, rules) if aim is None else _read_for_pattern(tiles, rules, aim)
    if not isinstance(judged, Fault):
        return SegmentState.PART, (), None, ()
    if not judged.code.unfinished:
        return SegmentState.FAULT, (), judged, ()
    one_more = judged.code is not FaultCode.JOKERS_ONLY and judged.wanted == len(tiles) + 1
    return SegmentState.UNFINISHED, (), judged, completions(tiles, rules) if one_more else ()


def _read_for_pattern(tiles: tuple[Tile, ...], rules: Ruleset, aim: Pattern) -> Meld | Fault | None:
    """Return a fault if a row of tiles can't be part of the pattern *aim*.

    If the row can be part of the pattern, the result is None or, for a pattern made of melds, the meld that
    the row forms. A row of Doubles (pairs) may contain one single tile. The tiles of a row for a Mosaic must
    all fit into the same Mosaic. Any row may be part of a Grand Care (eight tiles of one number and six other
    tiles), unless a house rule requires those six to be in melds.
    """
    prices = price_rules(rules)
    if aim is Pattern.DOUBLES:
        paired = as_doubles(tiles)
        waiting = len(tiles) % 2
        return paired if isinstance(paired, Fault) and len(paired.tiles) > waiting else None
    if aim is Pattern.MOSAIC:
        placed = mosaic_colours(tiles, rules, prices)
        return placed if isinstance(placed, Fault) else None
    one_number = len({each.number for each in tiles if each.number is not None}) == 1
    if aim is Pattern.GRAND_CARE and (one_number or prices.grand_care_rest is GrandCareRest.FREE):
        return None
    return read_meld(tiles, rules)


# ---- Closing ---------------------------------------------------------------------------------------


def _score(
    others: list[Segment], free: Tile, jokers_thrown: int, multiplier: int, rules: Ruleset,
    aim: Pattern | None,
) -> Closing | Fault:  # fmt: skip
    """Return the close that is possible with a rack, or the fault that says why none is possible.

    *free* is the tile that lies alone, to be discarded last; *others* are the rows of all other tiles. If
    these rows are not all melds, their tiles must form a Mosaic, Doubles or a Grand Care. *jokers_thrown* is
    how many Jokers the player has discarded, *multiplier* the factor for all points, and *aim* the pattern
    that the player wants to build, if any.
    """
    if _all_valid(others):
        rows = [each.tiles for each in others]
        return score_rows(rows, free, jokers_thrown=jokers_thrown, multiplier=multiplier, rules=rules)
    tiles = _tiles_of(others)
    scored = score_whole(tiles, free, jokers_thrown=jokers_thrown, multiplier=multiplier, rules=rules)
    if isinstance(scored, Fault) and aim is not None:
        return score_whole(tiles, free, aim, rules=rules)
    return scored


def _worth_more(rack: Arrangement, closing: Closing, rules: Ruleset) -> Closing | None:
    """Return the best close with the tiles of a rack if it is worth more than *closing*; otherwise None.

    Returns None also for rules that the solver doesn't support.
    """
    from ..solver.closing.best import best_close, best_points
    from ..solver.tiling.rack_counts import is_supported

    thrown = closing.jokers_thrown
    if not is_supported(rules) or (best_points(rack.tiles, rules, thrown) or 0) <= closing.points:
        return None
    return best_close(
        rack.tiles, jokers_thrown=thrown, multiplier=closing.multiplier, rules=rules, nearest=True
    )


def _tiles_of(segments: Sequence[Segment]) -> list[Tile]:
    """Return the tiles of all *segments* (rows of tiles) in one list, in order."""
    return [each for segment in segments for each in segment.tiles]


def _all_valid(segments: Sequence[Segment]) -> bool:
    """Return whether each row is a meld, or consists of several melds side by side."""
    return all(each.state is SegmentState.VALID for each in segments)


def _as_part(segment: Segment) -> Segment:
    """Return a row of the rack, marked as part of a Mosaic, Doubles or Grand Care.

    As rows of these patterns need not be melds, the fault that the row isn't a meld is removed. A single
    tile, or a row that consists of melds, is returned unchanged.
    """
    if segment.state in (SegmentState.LOOSE, SegmentState.VALID):
        return segment
    return replace(segment, state=SegmentState.PART, fault=None, completions=())


def _with_closing_melds(segments: tuple[Segment, ...], closing: Closing) -> tuple[Segment, ...]:
    """Return the rows of the rack with their melds replaced by the melds of *closing*.

    The melds of *closing* consist of the same tiles, but each Joker in them stands for the tile with which
    the close is worth the most points.
    """
    melds, priced = list(closing.melds), []
    for segment in segments:
        own: list[Meld] = []
        while segment.melds and sum(len(meld.tiles) for meld in own) < len(segment.tiles):
            own.append(melds.pop(0))
        priced.append(replace(segment, melds=tuple(own)))
    return tuple(priced)


def _rack_fault(segments: tuple[Segment, ...], loose: list[Tile], close: ClosingPlay) -> Fault:
    """Return the fault that keeps a player from closing (ending the round) with a rack.

    The fault is an empty rack, a faulty or unfinished row, or a wrong number of tiles. If there are several
    faults, only the first is returned. *segments* are the rows of tiles on the rack, *loose* the single
    tiles, *close* the rules for closing.
    """
    count = sum(len(each.tiles) for each in segments)
    if not segments:
        return Fault(FaultCode.EMPTY, clause=close.clause, count=0, wanted=close.size)
    for state, code in (
        (SegmentState.FAULT, FaultCode.SEGMENT_FAULTY),
        (SegmentState.UNFINISHED, FaultCode.SEGMENT_UNFINISHED),
    ):
        such = [each for each in segments if each.state is state]
        if such:  # the first one's tiles, and how many there are
            return Fault(code, such[0].tiles, "PRO-24", count=len(such))
    if count > close.size:
        return Fault(FaultCode.RACK_TOO_LARGE, clause=close.clause, count=count, wanted=close.size)
    if len(loose) > close.free:
        return Fault(FaultCode.SEVERAL_ALONE, tuple(loose), close.clause, count=len(loose), wanted=close.free)
    if count >= close.melded and not loose:
        return Fault(FaultCode.NO_FREE_TILE, clause=close.clause)
    return Fault(FaultCode.RACK_TOO_SMALL, clause=close.clause, count=count, wanted=close.size)


# ---- Racks that would close if the free tile were separated ----------------------------------------


def _tile_to_separate(
    segments: tuple[Segment, ...], loose: list[Tile], rules: Ruleset, close: ClosingPlay
) -> tuple[Fault | None, Pattern | None]:
    """Return a fault that names the tile to move away from its row, and the pattern of the other tiles.

    *segments* are the rows of the rack, *loose* the single tiles, *close* the rules for closing. The fault is
    None if a tile already lies by itself. It is also None if the player couldn't close after moving one tile
    away from the end of a row. The pattern is the Mosaic, Doubles or Grand Care that is formed by all tiles
    except the one moved away or lying by itself; None if they form none of these.
    """
    tiles = _tiles_of(segments)
    if all(each.state in (SegmentState.LOOSE, SegmentState.VALID) for each in segments):
        return None, None
    if len(tiles) == close.melded and not loose:
        return None, _whole(tiles, rules)
    if len(tiles) != close.size:
        return None, None
    near = _is_near_whole(tiles, rules)
    for segment in segments:
        if loose and segment.tiles[0] not in loose:
            continue
        for tile, row in ((segment.tiles[-1], segment.tiles[:-1]), (segment.tiles[0], segment.tiles[1:])):
            fault = Fault(FaultCode.NO_FREE_TILE, (tile,), close.clause) if not loose else None
            if row and _all_valid([each for each in segments if each is not segment]) and divide(row, rules):
                return fault, None
            if near:
                rest = tiles.copy()
                rest.remove(tile)
                whole = _whole(rest, rules)
                if whole is not None:
                    return fault, whole
    return None, None


def _whole(tiles: list[Tile], rules: Ruleset) -> Pattern | None:
    """Return the Mosaic, Doubles or Grand Care that these tiles form, or None if they form none."""
    return _whole_of(tuple(sorted(tiles)), rules)


@lru_cache(maxsize=2048)  # the tiles are sorted, so that their order doesn't matter for the cache
def _whole_of(tiles: tuple[Tile, ...], rules: Ruleset) -> Pattern | None:
    """Return the Mosaic, Doubles or Grand Care that sorted tiles form, or None if they form none."""
    shown = shown_as_whole(tiles, rules)
    return next((each for each in reversed(Pattern) if isinstance(shown[each], PatternMatch)), None)


def _is_near_whole(tiles: list[Tile], rules: Ruleset) -> bool:
    """Return whether all tiles except one might form a Mosaic, Doubles or Grand Care.

    This check is quick, but not exact: if it returns False, they certainly don't; if True, they may.
    """
    jokers = sum(each.stands_for is None for each in tiles)
    single = sum(count % 2 for kind, count in Counter(each.stands_for for each in tiles).items() if kind)
    numbers = Counter(each.number for each in tiles if each.number is not None)
    most, box = max(numbers.values(), default=0), rules.tiles
    return single <= jokers + 1 or most + jokers >= box.of_a_number or len(numbers) + jokers >= box.numbers
