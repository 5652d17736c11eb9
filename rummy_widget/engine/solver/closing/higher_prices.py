"""The rows of the price table that would pay a close more, and the exchanges of tiles that reach them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from ...closes.closings import Closing, PatternRow
from ...closes.prices import Pattern, Tier, price
from ...faults import Fault, FaultCode
from ...rules import Ruleset
from ...tiles import Tile
from ..tiling.rack_counts import Counts
from .best import best_close
from .exchanges import Exchange, better_paid_exchanges
from .shown_patterns import PatternOption
from .two_exchanges import exchanges_of_two


class HigherKind(StrEnum):
    """The way in which a rack could be worth more: by another pattern, or by its Jokers."""

    PATTERN = "pattern"  # with a pattern that it does not show
    JOKER_FREE = "joker_free"  # with the same pattern, if the free tile is a Joker
    FEWER_JOKERS = "fewer_jokers"  # with the same pattern and fewer Jokers among the tiles that count


@dataclass(frozen=True, slots=True)
class TileExchange:
    """An exchange of the tiles *given* for the tiles *received*, and the price that it leads to.

    `row` is the row of the price table that the exchange reaches. `closing` is the best-paid close of the
    rack after it, which may show another pattern that pays still more.
    """

    given: tuple[Tile, ...]
    received: tuple[Tile, ...]
    row: PatternRow
    closing: Closing

    @property
    def points(self) -> int:
        """The points of the row of the price table that the exchange reaches."""
        return self.row.points or 0


@dataclass(frozen=True, slots=True)
class HigherPrice:
    """A row of the price table that would pay more, and the exchanges of one or two tiles that reach it.

    `row` says why it does not apply; for FEWER_JOKERS it is the row that pays now. `points` and `tier` are
    the price with the present Jokers (for FEWER_JOKERS with one Joker fewer, for JOKER_FREE with a Joker as
    the free tile, the one left over). If that is no more than the close pays now, they are the price that the
    best of `changes` reaches. `changes` are sorted, the best-paid first; they are empty if none of the
    exchanges that were tried reaches the row.
    """

    kind: HigherKind
    row: PatternRow
    points: int
    tier: Tier
    clause: str
    changes: tuple[TileExchange, ...] = ()


class ExchangeCase(NamedTuple):
    """A rack whose tiles may be exchanged, with the rules and the price multiplier of its table.

    `jokers_thrown` is how many Jokers the player has thrown.
    """

    counts: Counts
    jokers_thrown: int
    multiplier: int
    rules: Ruleset

    def close(self, exchange: Exchange | None = None) -> Closing | None:
        """Return the best-paid close of the rack, or of the rack after *exchange*; None if there is none."""
        counts = self.counts if exchange is None else exchange.apply_to(self.counts)
        thrown, multiplier = self.jokers_thrown, self.multiplier
        return best_close(counts, jokers_thrown=thrown, multiplier=multiplier, rules=self.rules)

    def with_closes(self, exchanges: Iterable[Exchange]) -> list[ExchangeClose]:
        """Return those of the exchanges after which the tiles close, each with the best-paid close."""
        found = [(each, self.close(each)) for each in exchanges]
        return [(each, closing) for each, closing in found if closing is not None]


ExchangeClose: TypeAlias = "tuple[Exchange, Closing]"
"""An exchange, and the best-paid close after it."""

Aim: TypeAlias = "tuple[HigherKind, Pattern | None]"
"""In which way an exchange makes a close worth more: a `HigherKind`, and the pattern if it is a new one.

The pattern is None if the close shows it already.
"""


def paying_row(closing: Closing) -> PatternRow:
    """Return the row of the price table that pays this close: the row of its pattern."""
    return next(row for row in closing.rows if row.pattern is closing.pattern)


def higher_rows(closing: Closing, case: ExchangeCase, two: bool = False) -> tuple[HigherPrice, ...]:
    """Return what would pay more than a close: patterns that it does not show, then changes of its Jokers.

    *case* has the rack, and *closing* is its close. The patterns are in the order of the price table. If
    *two* is True, exchanges of two tiles are tried for each row that no exchange of one tile reaches.
    """
    thrown = case.jokers_thrown
    exchanges = better_paid_exchanges(case.counts, closing.points, jokers_thrown=thrown, rules=case.rules)
    reached = _by_aim(closing, case.with_closes(exchanges))
    found = []
    for kind, row, jokers, joker_free in _candidates(closing):
        aim: Aim = kind, row.pattern if kind is HigherKind.PATTERN else None
        tier, points, clauses = price(row.pattern, jokers, thrown, joker_free, case.rules)
        changes = reached.get(aim, [])
        if two and not changes and points > closing.points:
            changes = _by_aim(closing, case.with_closes(_exchanges_of_two(aim, closing, case))).get(aim, [])
        some = sorted_changes(changes, closing.free)
        if points <= closing.points and some:  # with the present Jokers it would not pay more
            tier, points, clauses = some[0].row.tier or tier, some[0].points, some[0].row.clauses
        if points > closing.points:
            clause = clauses[0]
            if kind is HigherKind.JOKER_FREE and row.fault is not None:
                clause = next((each for each in clauses if each not in closing.clauses), clauses[-1])
                row = replace(row, fault=replace(row.fault, clause=clause))
            found.append(HigherPrice(kind, row, points, tier, clause, some))
    return tuple(found)


def sorted_changes(changes: Iterable[TileExchange], free: Tile | None) -> tuple[TileExchange, ...]:
    """Sort exchanges by the points that they reach, the most first.

    If points are equal, an exchange comes first if the rack is then paid for the row reached, not for a
    better one; next, if it gives away *free*, the tile left over by the present close (None if there is no
    close).
    """

    def key(each: TileExchange) -> tuple[object, ...]:
        pays, kept = each.closing.points == each.points, free is not None and free.kind not in each.given
        return -each.points, not pays, kept, each.received, each.given

    return tuple(sorted(changes, key=key))


def _candidates(closing: Closing) -> list[tuple[HigherKind, PatternRow, int, bool]]:
    """Return the rows of the price table that might make a close worth more.

    Each is a tuple: the `HigherKind`, the row, how many Jokers would lie in the arrangement, and whether the
    tile left over would be a Joker.
    """
    jokers, free, own = closing.jokers_in_combination, closing.joker_free, paying_row(closing)
    fault = Fault(FaultCode.NO_JOKER_FREE, (closing.free,), closing.clauses[0])
    return [
        *[(HigherKind.PATTERN, row, jokers, free) for row in closing.rows if not row.holds],
        (HigherKind.JOKER_FREE, PatternRow(closing.pattern, False, fault=fault), jokers, True),
        (HigherKind.FEWER_JOKERS, own, max(0, jokers - 1), free),
    ]


# ---- The rows that exchanges reach ---------------------------------------------------------------------


def _by_aim(closing: Closing, after: Sequence[ExchangeClose]) -> dict[Aim, list[TileExchange]]:
    """Collect exchanges by the way in which they make a close worth more, as a `HigherKind` and a pattern.

    *after* has the exchanges, each with the close that it leads to. An exchange is listed for each way in
    which it makes the close worth more (see `_aim`), or nowhere if it does not.
    """
    found: dict[Aim, list[TileExchange]] = {}
    for exchange, close in after:
        aims: dict[Aim, PatternRow] = {}
        own = paying_row(close)
        for row in (own, *close.rows):
            if row.holds and (row.points or 0) > closing.points:
                aim = _aim(row, closing)
                if aim not in aims or (row.points or 0) > (aims[aim].points or 0):
                    aims[aim] = row
        for aim, row in aims.items():
            found.setdefault(aim, []).append(TileExchange(*exchange, row, close))
    return found


def _aim(row: PatternRow, closing: Closing) -> Aim:
    """Return in which way a row of the price table pays more than a close, as a `HigherKind` and a pattern.

    The pattern is that of the row if the close does not show it, otherwise None.
    """
    if not any(each.holds and each.pattern is row.pattern for each in closing.rows):
        return HigherKind.PATTERN, row.pattern
    # A free Joker has raised the tier (PRO-45 to PRO-47).
    raised = "PRO-47" in row.clauses or not {"PRO-45", "PRO-46"}.isdisjoint(row.clauses)
    freed = raised and (closing.jokers_thrown == 0 or "PRO-47" in row.clauses)
    return (HigherKind.JOKER_FREE if freed and not closing.joker_free else HigherKind.FEWER_JOKERS), None


def _exchanges_of_two(aim: Aim, closing: Closing, case: ExchangeCase) -> Iterable[Exchange]:
    """Return the exchanges of two tiles that make a close worth more in the way that *aim* says.

    *aim* is a `HigherKind`, and the pattern if it is a new one. *case* has the tiles.
    """
    kind, pattern = aim
    holding = {row.pattern for row in closing.rows if row.holds}

    def higher(option: PatternOption) -> bool:
        return option.points > closing.points and _aim(option.row, closing) == aim

    def possible(option: PatternOption, kept: int) -> bool:
        if kind is HigherKind.PATTERN:
            return option.row.pattern is pattern
        # A pattern that held can only pay more if a Joker is free or a Joker has been given away.
        return option.row.pattern in holding and (option.joker_free or kept < case.counts.jokers)

    return exchanges_of_two(case.counts, higher, possible, jokers_thrown=case.jokers_thrown, rules=case.rules)
