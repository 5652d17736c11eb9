"""The tiles with which a player closes (ends a round), and the points for closing with them.

The points are those for the most valuable pattern that the tiles form (PRO-52).
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
    """Whether the tiles of a close form a certain pattern, and the points for it.

    Attributes:
        pattern: one of the eight patterns.
        holds: whether the tiles form this pattern.
        tier: the row of the price table that applies; None if `holds` is false.
        points: the points, before the multiplier; None if `holds` is false.
        clauses: the ids of the clauses of the written rules from which this result follows.
        fault: the reason why the tiles don't form the pattern; None if `holds` is true.
    """

    pattern: Pattern
    holds: bool
    tier: Tier | None = None
    points: int | None = None
    clauses: tuple[str, ...] = ()
    fault: Fault | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Closing:
    """A close: the tiles with which a player can end the round, and the points that they are worth.

    Attributes:
        points: the points for the close, before the multiplier.
        pattern: the pattern that these points are for: the most valuable pattern that the tiles form. If
            several patterns are worth equally many points, it is the one that comes last in `Pattern`.
        tier: the row of the price table for that pattern.
        melds: the melds; empty if `pattern` is Mosaic, Doubles or Grand Care and the tiles aren't in melds.
        arranged: all tiles except the free tile, in order. A Joker that must stand for a certain tile is
            given with that tile, such as `*r6`.
        free: the free tile, which is in no meld or pattern and is the last discard.
        jokers_in_combination: how many of the Jokers in the pattern lower the points.
        jokers_thrown: how many Jokers the player had discarded earlier in the round.
        multiplier: the factor by which the players have agreed to multiply all points.
        clauses: the ids of the clauses of the written rules that give the points.
        rows: the result for each of the eight patterns: its points, or why the tiles don't form it (PRO-52).
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
        """Whether the free tile, which is in no meld or pattern, is a Joker."""
        return self.free.joker

    @property
    def paying_row(self) -> PatternRow:
        """The result in `rows` that says how many points the close is worth: the one for `pattern`."""
        return next(row for row in self.rows if row.pattern is self.pattern)

    @property
    def payment(self) -> int:
        """How many points each opponent pays for this close, after applying the multiplier (PRO-54)."""
        return self.points * self.multiplier

    def notation(self) -> str:
        """Return the tiles as a string in notation: the melds separated by `|`, then `;` and the free tile.

        A Mosaic, Doubles or Grand Care that isn't made of melds is written as one row.
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
    """Return the close for some melds and a free tile, or the fault that says why a player can't close.

    To close is to end the round with fourteen tiles in melds or another pattern; the result gives the points
    for the most valuable pattern. Raises ValueError if players don't close in this game.

    Args:
        rows: the rows of tiles; each is a meld, or tiles that form one meld or several melds side by side.
            All tiles that their Jokers could stand for are considered.
        free: the fifteenth tile, which is in no meld and is the last discard.
        jokers_thrown: how many Jokers the player has discarded during the round.
        multiplier: the factor by which the players have agreed to multiply all points.
        rules: the rules of the game.

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
    """Return the close for tiles that form a Mosaic, Doubles or Grand Care, or the fault if they form none.

    To close is to end the round with fourteen tiles that form a pattern; Mosaic, Doubles and Grand Care are
    the patterns that aren't made of runs and groups. Raises ValueError if players don't close in this game.

    Args:
        tiles: the fourteen tiles of the pattern.
        free: the fifteenth tile, which isn't part of the pattern and is the last discard.
        pattern: the pattern that the tiles must form; None for the most valuable of the three.
        jokers_thrown: how many Jokers the player has discarded during the round.
        multiplier: the factor by which the players have agreed to multiply all points.
        rules: the rules of the game.

    >>> score_whole("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 *", "k11").points
    900
    """
    given = as_tiles(tiles)
    wrong = _wrong_size(len(given), rules)
    if wrong is not None:
        return wrong
    required = None if pattern is None else pattern_of(pattern)
    found = patterns.shown_as_whole(given, rules)
    return _closing(found, given, tile(free), jokers_thrown, multiplier, rules, required)


def _closing(
    found: PatternResults, tiles: tuple[Tile, ...], free: Tile, jokers_thrown: int, multiplier: int,
    rules: Ruleset, pattern: Pattern | None = None,
) -> Closing | Fault:  # fmt: skip
    """Return the close for some tiles, or the fault that says why a player can't close with them.

    Args:
        found: for each pattern, the tiles arranged so that they form it, or the fault that says why they
            can't.
        tiles: the fourteen tiles of the close.
        free: the fifteenth tile, the last discard.
        jokers_thrown: how many Jokers the player has discarded during the round.
        multiplier: the factor by which all points are multiplied.
        rules: the rules of the game.
        pattern: the pattern that the tiles must form; None for the most valuable pattern that they form.
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
    """Return the `Closing` (a close and its points) for tiles that form a pattern, and a free tile.

    Args:
        paid: the result for the pattern, with its points.
        shown: the tiles arranged so that they form the pattern.
        free: the free tile, the last discard.
        jokers_thrown: how many Jokers the player has discarded during the round.
        multiplier: the factor by which all points are multiplied.
        rows: the results for all eight patterns.
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
    """Return the result for one pattern: its row of the price table and its points, or the fault.

    *shown* holds the tiles arranged so that they form the pattern, or is the fault that says why they don't.
    *jokers_thrown* is how many Jokers the player has discarded, and *joker_free* whether the free tile, the
    last discard, is a Joker. If a house rule limits the Jokers in a pattern, tiles with more Jokers don't
    form the pattern (PRO-53).
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
    """Return *row*, the result for one pattern, with a fault that considers every choice of the free tile.

    The free tile is the one of the fifteen tiles that is left over. The fault in *row* considers only one
    choice: *free* as the free tile, and the tiles of *box* as the other fourteen. The new fault is the one
    for the best choice. If the tiles would form the pattern in another order or with another free tile, the
    new fault says just that (NOT_IN_ROW).

    *row* is returned unchanged if the tiles form the pattern, if the pattern isn't Mosaic, Doubles or Grand
    Care, or if all arrangements that form it have more Jokers than a house rule allows (PRO-53).
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
    """Return how many points a close would be worth if its tiles were rearranged to form *pattern*.

    *pattern* is Mosaic, Doubles or Grand Care; the result is 0 for any other pattern, or if the tiles can't
    form *pattern*. Any of the tiles may become the free tile, which isn't part of the pattern.

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
    """Return a fault if *count* is a wrong number of tiles for the pattern of a close (PRO-30).

    To close is to end the round with tiles that form a pattern and one more tile, the last discard. Returns
    None if the number is right. Raises ValueError if the rules of this game have no closing.
    """
    close = close_rules(rules)
    if count == close.melded:
        return None
    code = FaultCode.RACK_TOO_SMALL if count < close.melded else FaultCode.RACK_TOO_LARGE
    return Fault(code, clause=close.clause, count=count, wanted=close.melded)
