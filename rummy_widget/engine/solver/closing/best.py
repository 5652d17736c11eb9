"""The highest-scoring close with fifteen tiles, found by trying all patterns and arrangements (PRO-52).

To close is to end the round with a whole rack: 14 tiles that form melds or another pattern, and one tile left
over. The points depend on the pattern and on the Jokers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ...closes.closings import Closing, PatternRow, closing_of
from ...closes.patterns import WHOLES, numbers_of
from ...closes.prices import Pattern, close_rules, price
from ...closes.wholes import PatternMatch
from ...faults import FaultCode
from ...melds import Meld, MeldKind, read_meld
from ...rules import RUMMY_PRO, Ruleset, check_inputs
from ...tiles import JOKER, Tile
from ..tiling.rack_counts import Rack, as_counts
from .naturals import Cover
from .shown_patterns import PATTERNS, PatternOption, PatternOptions, ShownArrangement


def best_points(rack: Rack, rules: Ruleset = RUMMY_PRO, jokers_thrown: int = 0) -> int | None:
    """Return the points of the highest-scoring close with fifteen tiles; None if a player can't close.

    A player can close if 14 of the tiles form melds or another pattern; the fifteenth is left over. The
    result is also None for fewer than fifteen tiles. *jokers_thrown* is how many Jokers the player has
    discarded, which can raise the points. Raises RulesError for racks that can't exist.

    >>> best_points("r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1")
    1000
    """
    options = _options(rack, jokers_thrown, rules)
    if options is None:
        return None
    holding = (option for option in options.found if option.row.holds and options.holds(option))
    return next((option.points for option in holding), None)


def closes(rack: Rack, rules: Ruleset = RUMMY_PRO) -> bool:
    """Return whether a player can close with fifteen tiles (PRO-30 to PRO-32).

    To close is to end the round with 14 tiles in melds or another pattern, and one tile left over.

    >>> closes("r8 r9 r10 r11 r12 b10 b11 b12 b13 b1 r13 y13 b13 k13 k11")
    True
    >>> closes("r8 r9 r10 r11 r12 b10 b11 b12 b13 b1 r13 y13 b13 k12 k11")
    False

    The result is False for fewer than fifteen tiles. Raises RulesError for racks that can't exist. The
    function is fastest if *rack* is a `Counts` object: for such a rack, it only checks how many tiles and how
    many Jokers there are.
    """
    return best_points(rack, rules) is not None


def best_close(
    rack: Rack, *, jokers_thrown: int = 0, multiplier: int = 1, rules: Ruleset = RUMMY_PRO,
    nearest: bool = False,
) -> Closing | None:  # fmt: skip
    """Return the highest-scoring close with fifteen tiles in any arrangement; None if there is no close.

    >>> best_close("r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1")
    <Closing doubles 1000: r2 r2 r3 r3 r4 r4 b5 b5 b6 b6 b7 b7 b8 b8 ; k1>

    Of the arrangements that score the most, one with the fewest melds is returned. `Closing.rows` gives a
    result for each of the eight patterns: whether the tiles can form it and, if so, the most points that they
    score with it. A Joker may stand for any tile, even if *rack* says what it stands for. *jokers_thrown* is
    how many Jokers the player has discarded, and *multiplier* the factor for all points at this table.

    If *nearest* is True, `Closing.rows` also says how far the tiles are from each pattern that they can't
    form and that would score more. The `fault` of the pattern's result then contains the number of tiles
    you'd have to exchange, and the missing tiles. This takes longer than the rest of the search.

    >>> best_close("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k10", nearest=True).rows[2].fault.missing
    (tile('r12'), tile('b1'), tile('b12'))
    """
    check_inputs(rules, jokers_thrown, multiplier)
    options = _options(rack, jokers_thrown, rules)
    if options is None:
        return None
    found = _proved(options)
    if found is None:
        return None
    best, shown, rows = found
    if nearest:
        rows = tuple(_with_nearest(row, best, options) for row in rows)
    return _closing(best, shown, rows, options, multiplier)


def best_closes(
    rack: Rack, *, jokers_thrown: int = 0, multiplier: int = 1, rules: Ruleset = RUMMY_PRO
) -> tuple[Closing, ...]:
    """Return every arrangement that scores the most points, beginning with the one that `best_close` returns.

    The result is empty if the player can't close with these tiles. Two arrangements differ if different tiles
    are together in a meld, or if a different tile is left over. They count as the same if they differ only in
    the tiles for which Jokers stand (see `Meld.readings`), or in which 1 of a Mosaic is at which end. With
    many Jokers there may be thousands of arrangements. The arguments are those of `best_close`.

    >>> for closing in best_closes("r5 r6 r7 | r8 r9 r10 | y1 b1 k1 | b1 b2 b3 b4 b5 ; k9"):
    ...     print(closing.notation())
    r5 r6 r7 r8 r9 r10 | b1 b2 b3 b4 b5 | y1 b1 k1 ; k9
    b1 b2 b3 b4 b5 | r5 r6 r7 | r8 r9 r10 | y1 b1 k1 ; k9
    """
    first = best_close(rack, jokers_thrown=jokers_thrown, multiplier=multiplier, rules=rules)
    options = _options(rack, jokers_thrown, rules)
    if first is None or options is None:
        return ()
    found: dict[tuple[object, ...], Closing] = {}
    for option in options.found:
        if option.points == first.points and option.row.holds:
            for shown in options.all(option):
                rows = tuple(option.row if row.pattern is option.row.pattern else row for row in first.rows)
                closing = _closing(option, shown, rows, options, multiplier)
                found.setdefault(_identity(closing), closing)
    found.pop(_identity(first), None)
    rest = sorted(found.values(), key=lambda each: (len(each.melds), each.notation()))
    return (first, *rest)


def _options(rack: Rack, jokers_thrown: int, rules: Ruleset) -> PatternOptions | None:
    """Return the patterns with which a player might close; None if the rack contains too few tiles.

    *jokers_thrown* is how many Jokers the player has discarded.
    """
    counts = as_counts(rack, rules, jokers_thrown=jokers_thrown)
    return PatternOptions(counts, jokers_thrown, rules) if counts.size == close_rules(rules).size else None


# ---- The proof -------------------------------------------------------------------------------------


def _proved(options: PatternOptions) -> tuple[PatternOption, ShownArrangement, tuple[PatternRow, ...]] | None:
    """Return the highest-scoring pattern of the tiles, how they form it, and the results for all patterns.

    The second item is an arrangement of the tiles that forms the pattern. The third item holds a result for
    each of the eight patterns: whether any arrangement of the tiles forms it, and the most points that the
    tiles score with it. *options* are the patterns that might be possible. Returns None if the tiles form no
    pattern.
    """
    best: tuple[PatternOption, ShownArrangement] | None = None
    rows: dict[Pattern, PatternRow] = {}
    melds: set[bool] = set()  # the values of `joker_free` with which the tiles form melds, and so also Simple
    for option in options.found:
        row = option.row
        known = rows.get(row.pattern)
        if known is not None and (known.holds or not row.holds):
            continue
        if best is None and row.holds:
            shown = options.fewest(option)
            if shown is None:
                continue
            best = option, shown
        elif not (row.pattern is Pattern.SIMPLE and option.joker_free in melds) and not options.holds(option):
            continue
        rows[row.pattern] = row
        if row.pattern not in WHOLES:
            melds.add(option.joker_free)
    if best is None:
        return None
    return *best, tuple([rows.get(pattern) or options.failed(pattern) for pattern in PATTERNS])


def _with_nearest(row: PatternRow, best: PatternOption, options: PatternOptions) -> PatternRow:
    """Return the result for a pattern, with the missing tiles added if the pattern scores more than *best*.

    *row* is the result: either the tiles of *options* form the pattern, or a fault says why they don't. The
    missing tiles are added to this fault. *best* is the highest-scoring pattern that the tiles form. *row* is
    returned unchanged if its pattern wouldn't score more, if it contains no fault, or if exchanging tiles
    can't remove the fault.
    """
    from .distance import nearest

    fault, jokers = row.fault, options.counts.jokers - best.joker_free
    if fault is None or fault.code is not FaultCode.OUT_OF_REACH:
        return row
    _, points, _ = price(row.pattern, jokers, options.thrown, best.joker_free, options.rules)
    near = nearest(options.counts, row.pattern, rules=options.rules) if points > best.points else None
    if near is None:
        return row
    return replace(row, fault=replace(fault, missing=near.missing, count=near.distance))


# ---- The arrangement -------------------------------------------------------------------------------


def _closing(
    option: PatternOption, shown: ShownArrangement, rows: tuple[PatternRow, ...], options: PatternOptions,
    multiplier: int,
) -> Closing:  # fmt: skip
    """Return the `Closing` for a pattern and an arrangement of the tiles that forms it.

    *option* is the pattern with its points, *shown* the arrangement with the tile left over, and *rows* lists
    the result for each pattern: whether the tiles form it. *options* gives the rules and the number of
    discarded Jokers; *multiplier* is the factor for all points at this table.
    """
    way, free = shown
    if isinstance(way, Cover):
        melds = _melds(way, option.row.pattern, options.rules)
        way = PatternMatch(tuple([each for meld in melds for each in meld.tiles]), option.jokers, melds)
    return closing_of(option.row, way, free, options.thrown, multiplier, rows)


def _melds(cover: Cover, pattern: Pattern, rules: Ruleset) -> tuple[Meld, ...]:
    """Return the melds of a `Cover`, in which each Joker stands for a certain tile.

    A `Cover` only says how many Jokers each meld contains. The tiles for which they stand are chosen so that
    the melds fit the pattern.
    """
    if not any(jokers for _, jokers in cover.melds):
        return tuple([_natural(tiles) for tiles, _ in cover.melds])
    numbers = numbers_of(pattern, rules) if pattern in (Pattern.MINOR, Pattern.MAJOR) else None
    only_runs = pattern in (Pattern.BICOLOR, Pattern.MONOCOLOR)
    colours = {each.colour for tiles, _ in cover.melds for each in tiles}

    def fits(meld: Meld) -> bool:
        if numbers is not None:
            return all(each.number in numbers for each in meld.tiles)
        return not only_runs or (meld.kind is MeldKind.RUN and meld.tiles[0].colour in colours)

    found = []
    for tiles, jokers in cover.melds:
        meld = read_meld((*tiles, *(JOKER,) * jokers), rules) if jokers else _natural(tiles)
        assert isinstance(meld, Meld)
        read = meld.read_as(fits) if jokers else meld
        assert read is not None
        found.append(read)
    return tuple(found)


@lru_cache(maxsize=1024)
def _natural(tiles: tuple[Tile, ...]) -> Meld:
    """Return the meld of some natural tiles, without checking that they form one.

    Natural tiles are tiles that aren't Jokers. They must be in order.
    """
    return Meld(MeldKind.GROUP if tiles[0].number == tiles[1].number else MeldKind.RUN, tiles)


def _identity(closing: Closing) -> tuple[object, ...]:
    """Return a key that is equal for closes with the same tiles in each meld and the same tile left over."""
    if not closing.melds:
        return (closing.pattern, closing.free)
    return (
        tuple(sorted(tuple(sorted(each.kind for each in meld.tiles)) for meld in closing.melds)),
        closing.free,
    )
