"""A close with its worth and its proof: the dearest of the patterns that it shows (PRO-52)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..faults import Fault, FaultCode, quote_input
from ..melds import Meld
from ..rules import RUMMY_PRO, Ruleset, check_given
from ..tiles import Tile, Tiles, as_tiles, spaced, tile
from .patterns import (
    WHOLES,
    Found,
    chosen,
    of_meld,
    of_row,
    shown_as_whole,
    shown_by_melds,
    whichever_is_free,
)
from .prices import CLAUSES, Pattern, Tier, close_rules, jokers_allowed, pattern_of, price
from .wholes import PatternMatch


@dataclass(frozen=True, slots=True)
class PatternRow:
    """One pattern's part of the proof: that it holds and what it gives, or the fault why it does not."""

    pattern: Pattern
    holds: bool
    tier: Tier | None = None
    points: int | None = None
    clauses: tuple[str, ...] = ()
    fault: Fault | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Closing:
    """A close with its worth and its proof.

    `arranged` are the arranged tiles in order, Jokers with what they stand for where they do; `melds` is
    empty where they lie as a whole Mosaic, Doubles or Grand Care. `rows` are all eight patterns, each with
    what it gives or why it doesn't hold; the dearest one counts, and of equals the last (PRO-52).
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
        """Whether the free tile is a Joker."""
        return self.free.joker

    @property
    def payment(self) -> int:
        """What each opponent pays (PRO-54)."""
        return self.points * self.multiplier

    def notation(self) -> str:
        """The melds with `|` between, or the whole row, then the free tile after `;`."""
        rows = [meld.tiles for meld in self.melds] or [self.arranged]
        return f"{' | '.join(map(spaced, rows))} ; {self.free}"

    def __repr__(self) -> str:
        try:
            return f"<Closing {self.pattern} {self.points}: {self.notation()}>"
        except Exception:  # whoever looks for what is wrong with one has to be able to see it
            return f"<Closing damaged: {quote_input(getattr(self, 'pattern', None))}>"


def score_rows(
    rows: Sequence[Meld | Tiles], free: Tile | str, *, jokers_thrown: int = 0, multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Closing | Fault:  # fmt: skip
    """Return the best row of the price table over all readings of some melds, or of rows as they lie.

    A row that is no meld yet is one, or divides into neighbouring melds in the best way.

    >>> from rummy_widget.engine.melds import read_meld
    >>> melds = [read_meld(text) for text in ("r2 r3 r4 r5 r6", "r6 r7 r8 r9 r10", "r11 r12 * r1")]
    >>> score_rows(melds, "k8")
    <Closing monocolor 900: r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 *r13 r1 ; k8>
    """
    choices = [of_meld(row) if isinstance(row, Meld) else of_row(as_tiles(row), rules) for row in rows]
    plain = chosen(choices, lambda meld: True)
    if plain is None:
        return Fault(FaultCode.NOT_MELDS, clause=CLAUSES[Pattern.SIMPLE])
    wrong = _wrong_size(sum(len(meld.tiles) for meld in plain), rules)
    if wrong is not None:
        return wrong
    found = shown_by_melds(choices, plain, rules)
    tiles = tuple(each for meld in plain for each in meld.tiles)
    return _closing(found, tiles, tile(free), jokers_thrown, multiplier, rules)


def score_whole(
    tiles: Tiles, free: Tile | str, pattern: Pattern | str | None = None, *, jokers_thrown: int = 0,
    multiplier: int = 1, rules: Ruleset = RUMMY_PRO,
) -> Closing | Fault:  # fmt: skip
    """Tiles as a Mosaic, Doubles or Grand Care; as the dearest of them, if it is not said which.

    >>> score_whole("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 *", "k11").points
    900
    """
    given = as_tiles(tiles)
    wrong = _wrong_size(len(given), rules)
    if wrong is not None:
        return wrong
    asked = None if pattern is None else pattern_of(pattern)
    found = shown_as_whole(given, rules)
    return _closing(found, given, tile(free), jokers_thrown, multiplier, rules, asked)


def _closing(
    found: Found, tiles: tuple[Tile, ...], free: Tile, jokers_thrown: int, multiplier: int, rules: Ruleset,
    pattern: Pattern | None = None,
) -> Closing | Fault:  # fmt: skip
    """The dearest row, or the row that was asked for."""
    check_given(rules, jokers_thrown, multiplier)
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
    """The close that shows a pattern so, paid by a row that holds."""
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
    """The row of a pattern that is shown, or is not, or has more Jokers than the house allows (PRO-53)."""
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
    """A Mosaic, Doubles or Grand Care that does not lie here, with a reason true whichever tile is free."""
    if row.holds or row.pattern not in WHOLES:
        return row
    found = whichever_is_free(row.pattern, box, free, rules)
    if isinstance(found, Fault):
        return replace(row, fault=found)
    most = jokers_allowed(rules)
    if most is not None and all(whole.jokers > most for whole, _ in found):
        return row
    return replace(row, fault=Fault(FaultCode.NOT_IN_ROW, clause=CLAUSES[row.pattern]))


def points_otherwise(closing: Closing, pattern: Pattern, rules: Ruleset = RUMMY_PRO) -> int:
    """What the tiles of a close would give as a Mosaic, Doubles or Grand Care, laid in another way; or 0.

    Any of them may be the free one, and only Jokers that count lower the price.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> lies = read_rack("r8 y8 b8 k8 | r8 y8 b8 | k6 * k8 | r1 r2 r3 r4 ; k9").closing
    >>> points_otherwise(lies, Pattern.GRAND_CARE), points_otherwise(lies, Pattern.DOUBLES)
    (1000, 0)
    """
    box = tuple(each.kind for each in closing.arranged)
    found = whichever_is_free(pattern, box, closing.free.kind, rules) if pattern in WHOLES else ()
    ways = () if isinstance(found, Fault) else found
    rows = [row_of(pattern, whole, closing.jokers_thrown, left.joker, rules) for whole, left in ways]
    return max((row.points or 0 for row in rows), default=0)


def _wrong_size(count: int, rules: Ruleset) -> Fault | None:
    """So many tiles must be arranged, no more and no fewer (PRO-30)."""
    close = close_rules(rules)
    if count == close.melded:
        return None
    code = FaultCode.RACK_TOO_SMALL if count < close.melded else FaultCode.RACK_TOO_LARGE
    return Fault(code, clause=close.clause, count=count, wanted=close.melded)
