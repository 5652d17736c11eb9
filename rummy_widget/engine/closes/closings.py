"""Closings: what a whole rack is worth with which a player ends a round.

It is paid for the most valuable pattern that it shows (PRO-52).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..faults import Fault, FaultCode, quote_input
from ..melds import Meld
from ..rules import RUMMY_PRO, Ruleset, check_inputs
from ..tiles import Tile, Tiles, as_tiles, spaced, tile
from . import patterns
from .patterns import WHOLES, PatternResults, meld_reader, row_reader, with_any_free_tile
from .prices import CLAUSES, Pattern, Tier, close_rules, jokers_allowed, pattern_of, price
from .wholes import PatternMatch


@dataclass(frozen=True, slots=True)
class PatternRow:
    """Whether a rack shows a certain pattern, and what that is worth.

    If `holds` is true, the rack shows it, with its `tier` and `points` and the ids of the clauses that give
    them. Otherwise `fault` says why not.
    """

    pattern: Pattern
    holds: bool
    tier: Tier | None = None
    points: int | None = None
    clauses: tuple[str, ...] = ()
    fault: Fault | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Closing:
    """A rack with which a player ends a round, and what it is worth.

    Attributes:
        points: what it is worth, before the multiplier.
        pattern: the pattern that it is paid for: the most valuable one that the rack shows. If several are
            worth the same, it is the last of them in the order of `Pattern`.
        tier: the row of the price table for that pattern.
        melds: the melds; empty if the tiles form a Mosaic, Doubles or Grand Care.
        arranged: all tiles except the one left over, in order; a Joker that stands for a certain tile says
            which.
        free: the tile left over, which is the last discard.
        jokers_in_combination: how many Jokers are among the tiles of the pattern; they lower the points.
        jokers_thrown: how many Jokers the player had discarded before.
        multiplier: the factor by which the table multiplies all points.
        clauses: the ids of the clauses that give the points.
        rows: for each of the eight patterns its tier and points, or why the rack doesn't show it (PRO-52).
    """

    points: int
    pattern: Pattern
    tier: Tier
    melds: tuple[Meld, ...]
    arranged: tuple[Tile, ...]
    free: Tile
    jokers_in_combination: int
    jokers_thrown: int
    multiplier: int
    clauses: tuple[str, ...]
    rows: tuple[PatternRow, ...]

    @property
    def joker_free(self) -> bool:
        """Whether the free tile, the one left over, is a Joker."""
        return self.free.joker

    @property
    def payment(self) -> int:
        """How many points each opponent pays for this rack, with the multiplier (PRO-54)."""
        return self.points * self.multiplier

    def notation(self) -> str:
        """Return the tiles as text in notation: the melds separated by `|`, then `;` and the tile left over.

        Tiles that are not in melds are written as one row.
        """
        rows = [meld.tiles for meld in self.melds] or [self.arranged]
        return f"{' | '.join(map(spaced, rows))} ; {self.free}"

    def __repr__(self) -> str:
        try:
            return f"<Closing {self.pattern} {self.points}: {self.notation()}>"
        except Exception:  # a damaged closing must have a repr too, or nobody could look for the error
            return f"<Closing damaged: {quote_input(getattr(self, 'pattern', None))}>"


def score_rows(
    rows: Sequence[Meld | Tiles], free: Tile | str, *, jokers_thrown: int = 0, multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Closing | Fault:  # fmt: skip
    """Return the most valuable closing of some melds and a free tile, or the fault if they don't close.

    To close is to end the round with a whole rack; the free tile is the one left over. Each of *rows* is a
    meld, or tiles that are read as one meld or divided into melds of neighbouring tiles. All meanings of the
    Jokers are tried. *jokers_thrown* is how many Jokers the player has discarded, *multiplier* the factor for
    all points. Raises ValueError if nobody closes in the game.

    >>> from rummy_widget.engine.melds import read_meld
    >>> melds = [read_meld(text) for text in ("r2 r3 r4 r5 r6", "r6 r7 r8 r9 r10", "r11 r12 * r1")]
    >>> score_rows(melds, "k8")
    <Closing monocolor 900: r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 *r13 r1 ; k8>
    """
    readers = [meld_reader(row) if isinstance(row, Meld) else row_reader(row, rules) for row in rows]
    plain = patterns.read_all(readers, lambda meld: True)
    if plain is None:
        return Fault(FaultCode.NOT_MELDS, clause=CLAUSES[Pattern.SIMPLE])
    wrong = _wrong_size(sum(len(meld.tiles) for meld in plain), rules)
    if wrong is not None:
        return wrong
    found = patterns.shown_by_melds(readers, plain, rules)
    tiles = tuple(each for meld in plain for each in meld.tiles)
    return _closing(found, tiles, tile(free), jokers_thrown, multiplier, rules)


def score_whole(
    tiles: Tiles, free: Tile | str, pattern: Pattern | str | None = None, *, jokers_thrown: int = 0,
    multiplier: int = 1, rules: Ruleset = RUMMY_PRO,
) -> Closing | Fault:  # fmt: skip
    """Return the closing of tiles that form a Mosaic, Doubles or Grand Care, or the fault if they form none.

    These are the patterns that aren't made of melds. If *pattern* isn't given, the most valuable of them
    counts. *free* is the tile left over, *jokers_thrown* how many Jokers the player has discarded,
    *multiplier* the factor for all points. Raises ValueError if nobody closes in the game.

    >>> score_whole("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 *", "k11").points
    900
    """
    given = as_tiles(tiles)
    wrong = _wrong_size(len(given), rules)
    if wrong is not None:
        return wrong
    asked = None if pattern is None else pattern_of(pattern)
    found = patterns.shown_as_whole(given, rules)
    return _closing(found, given, tile(free), jokers_thrown, multiplier, rules, asked)


def _closing(
    found: PatternResults, tiles: tuple[Tile, ...], free: Tile, jokers_thrown: int, multiplier: int,
    rules: Ruleset, pattern: Pattern | None = None,
) -> Closing | Fault:  # fmt: skip
    """Return the closing of a rack for *pattern*, or the fault if the rack doesn't show that pattern.

    If *pattern* is None, it is the closing for the most valuable pattern that the rack shows. *found* has for
    each pattern how the tiles show it, or the fault. *free* is the tile left over, *jokers_thrown* how many
    Jokers the player has discarded.
    """
    check_inputs(rules, jokers_thrown, multiplier)
    rows = tuple(row_of(each, found[each], jokers_thrown, free.joker, rules) for each in Pattern)
    holding = [row for row in rows if row.holds and pattern in (None, row.pattern)]
    if not holding:
        faults = [row.fault for row in rows if row.fault is not None and pattern in (None, row.pattern)]
        too_many = [fault for fault in faults if fault.code is FaultCode.TOO_MANY_JOKERS_IN_MELDS]
        return (too_many or faults)[0]
    box = tuple(each.kind for each in tiles)  # a Joker may stand for anything in another pattern
    rows = tuple(_whole_row(row, box, free.kind, rules) for row in rows)
    best = max(holding, key=lambda row: (row.points or 0, rows.index(row)))
    shown = found[best.pattern]
    assert isinstance(shown, PatternMatch)
    jokers = sum(each.joker for each in shown.arranged) + free.joker + jokers_thrown
    if jokers > rules.tiles.most_jokers:
        return Fault(FaultCode.TOO_MANY_JOKERS, clause=rules.tiles.extra_clause,
                     count=jokers, wanted=rules.tiles.most_jokers)  # fmt: skip
    return closing_of(best, shown, free, jokers_thrown, multiplier, rows)


def closing_of(
    paid: PatternRow, shown: PatternMatch, free: Tile, jokers_thrown: int, multiplier: int,
    rows: tuple[PatternRow, ...],
) -> Closing:  # fmt: skip
    """Return the closing of a rack that is paid for the pattern in *paid*, which the rack must show.

    *shown* is how the tiles show that pattern, *free* is the tile left over, *jokers_thrown* how many Jokers
    the player has discarded, and *rows* are the results for all eight patterns.
    """
    assert paid.points is not None
    assert paid.tier is not None
    return Closing(
        points=paid.points,
        pattern=paid.pattern,
        tier=paid.tier,
        melds=shown.melds,
        arranged=shown.arranged,
        free=free,
        jokers_in_combination=shown.jokers,
        jokers_thrown=jokers_thrown,
        multiplier=multiplier,
        clauses=paid.clauses,
        rows=rows,
    )


def row_of(
    pattern: Pattern, shown: PatternMatch | Fault, jokers_thrown: int, joker_free: bool, rules: Ruleset
) -> PatternRow:
    """Return the result for one pattern: its tier and points if the tiles show it, otherwise the fault.

    *shown* is how they show it, or the fault. *jokers_thrown* is how many Jokers the player has discarded,
    and *joker_free* whether the tile left over is a Joker. A pattern with more Jokers than a house rule
    allows doesn't count as shown (PRO-53).
    """
    if isinstance(shown, Fault):
        return PatternRow(pattern, holds=False, fault=shown)
    most = jokers_allowed(rules)
    if most is not None and shown.jokers > most:
        jokers = tuple(each for each in shown.arranged if each.joker)
        code = FaultCode.TOO_MANY_JOKERS_IN_MELDS
        return PatternRow(
            pattern, False, fault=Fault(code, jokers, "PRO-53", count=shown.jokers, wanted=most)
        )
    tier, points, clauses = price(pattern, shown.jokers, jokers_thrown, joker_free, rules)
    return PatternRow(pattern, True, tier, points, clauses)


def _whole_row(row: PatternRow, box: tuple[Tile, ...], free: Tile, rules: Ruleset) -> PatternRow:
    """Return the result for a pattern with a fault that is true whichever of fifteen tiles is left over.

    Only the result for a Mosaic, Doubles or Grand Care that the rack doesn't show is changed; others are
    returned as they are. *free* is the tile left over, *box* are the fourteen other tiles. If the tiles would
    show the pattern in another order, or with another tile left over, the fault is only that they are
    arranged differently (NOT_IN_ROW).
    """
    if row.holds or row.pattern not in WHOLES:
        return row
    found = with_any_free_tile(row.pattern, box, free, rules)
    if isinstance(found, Fault):
        return replace(row, fault=found)
    most = jokers_allowed(rules)
    if most is not None and all(whole.jokers > most for whole, _ in found):
        return row
    return replace(row, fault=Fault(FaultCode.NOT_IN_ROW, clause=CLAUSES[row.pattern]))


def points_rearranged(closing: Closing, pattern: Pattern, rules: Ruleset = RUMMY_PRO) -> int:
    """Return what a closed rack would be worth if it were rearranged as *pattern*; 0 if that is impossible.

    *pattern* is a Mosaic, Doubles or Grand Care; for any other pattern the result is 0. Any of the tiles may
    become the one left over.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> closing = read_rack("r8 y8 b8 k8 | r8 y8 b8 | k6 * k8 | r1 r2 r3 r4 ; k9").closing
    >>> points_rearranged(closing, Pattern.GRAND_CARE), points_rearranged(closing, Pattern.DOUBLES)
    (1000, 0)
    """
    box = tuple(each.kind for each in closing.arranged)
    found = with_any_free_tile(pattern, box, closing.free.kind, rules) if pattern in WHOLES else ()
    matches = () if isinstance(found, Fault) else found
    rows = [row_of(pattern, whole, closing.jokers_thrown, left.joker, rules) for whole, left in matches]
    return max((row.points or 0 for row in rows), default=0)


def _wrong_size(count: int, rules: Ruleset) -> Fault | None:
    """Return a fault if *count* isn't the number of tiles that a closing rack must have in order (PRO-30).

    Returns None if the number is right. Raises ValueError if nobody closes in the game.
    """
    close = close_rules(rules)
    if count == close.melded:
        return None
    code = FaultCode.RACK_TOO_SMALL if count < close.melded else FaultCode.RACK_TOO_LARGE
    return Fault(code, clause=close.clause, count=count, wanted=close.melded)
