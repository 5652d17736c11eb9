"""What would make a close worth more (another pattern or other Jokers), and the exchanges that lead to it.

To close is to end the round with 14 tiles that form a pattern, and one tile left over. A table of points, the
price table, says what each pattern is worth. The points depend on the number of Jokers in the pattern, and on
whether the tile left over is a Joker.
"""

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
    """How a rack could be worth more: another pattern, a Joker left over, or fewer Jokers in the pattern."""

    PATTERN = "pattern"  # with a pattern that it doesn't form now
    JOKER_FREE = "joker_free"  # with the same pattern, if the tile left over is a Joker
    FEWER_JOKERS = "fewer_jokers"  # with the same pattern, if there are fewer Jokers in it


@dataclass(frozen=True, slots=True)
class TileExchange:
    """An exchange of tiles of a rack, and what the rack is worth after it.

    Attributes:
        given: the tiles given away.
        received: the tiles received for them.
        row: the result for the pattern that the exchange aims at, with its points.
        closing: the highest-scoring close of the rack after the exchange; its pattern may be a different one
            that is worth even more.
    """

    given: tuple[Tile, ...]
    received: tuple[Tile, ...]
    row: PatternRow
    closing: Closing

    @property
    def points(self) -> int:
        """The points of the pattern that the exchange aims at."""
        return self.row.points or 0


@dataclass(frozen=True, slots=True)
class HigherPrice:
    """A pattern with which a close would be worth more, and exchanges of one or two tiles that lead to it.

    The pattern may be the present one, if fewer Jokers in it, or a Joker left over, make it worth more.

    Attributes:
        kind: what would change: the pattern, the tile left over (a Joker instead of another tile), or the
            number of Jokers in the pattern.
        row: the result for the pattern, with the reason why it doesn't apply now; for FEWER_JOKERS it is the
            result that gives the close its points now.
        points: what the pattern is worth with the present Jokers; for FEWER_JOKERS, with one Joker fewer; for
            JOKER_FREE, with a Joker left over. If the pattern isn't worth more than the present close in this
            way, `points` is what the first of `changes` scores.
        tier: the row of the price table that gives these points.
        clause: the id of the clause of the written rules from which the higher points follow.
        changes: the exchanges, the highest-scoring first; empty if none of the exchanges that were tried
            leads to the pattern.
    """

    kind: HigherKind
    row: PatternRow
    points: int
    tier: Tier
    clause: str
    changes: tuple[TileExchange, ...] = ()


class ExchangeCase(NamedTuple):
    """A rack whose tiles may be exchanged, with everything else on which its points depend.

    Attributes:
        counts: the rack.
        jokers_thrown: how many Jokers the player has discarded.
        multiplier: the factor for all points at the table.
        rules: the ruleset.
    """

    counts: Counts
    jokers_thrown: int
    multiplier: int
    rules: Ruleset

    def close(self, exchange: Exchange | None = None) -> Closing | None:
        """Return the rack's highest-scoring close, or None if the player can't close with the rack.

        If *exchange* is given, its tiles are exchanged first.
        """
        counts = self.counts if exchange is None else exchange.apply_to(self.counts)
        thrown, multiplier = self.jokers_thrown, self.multiplier
        return best_close(counts, jokers_thrown=thrown, multiplier=multiplier, rules=self.rules)

    def with_closes(self, exchanges: Iterable[Exchange]) -> list[ExchangeClose]:
        """Return the exchanges after which the player can close, each with the highest-scoring close."""
        found = [(each, self.close(each)) for each in exchanges]
        return [(each, closing) for each, closing in found if closing is not None]


ExchangeClose: TypeAlias = "tuple[Exchange, Closing]"
"""An exchange, and the highest-scoring close of the rack after it."""

Aim: TypeAlias = "tuple[HigherKind, Pattern | None]"
"""What an exchange changes to make a close worth more: a `HigherKind`, and the new pattern or None.

The second part is None if the tiles form the pattern already.
"""


def higher_rows(closing: Closing, case: ExchangeCase, two: bool = False) -> tuple[HigherPrice, ...]:
    """Return what would score more than a close: patterns that it doesn't form, then other uses of Jokers.

    *case* gives the rack, and *closing* is its close. The patterns are in the order of the written rules. If
    *two* is True, exchanges of two tiles are tried for each pattern to which no exchange of one tile leads.
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
        if points <= closing.points and some:  # with the present Jokers it wouldn't be worth more
            tier, points, clauses = some[0].row.tier or tier, some[0].points, some[0].row.clauses
        if points > closing.points:
            clause = clauses[0]
            if kind is HigherKind.JOKER_FREE and row.fault is not None:
                clause = next((each for each in clauses if each not in closing.clauses), clauses[-1])
                row = replace(row, fault=replace(row.fault, clause=clause))
            found.append(HigherPrice(kind, row, points, tier, clause, some))
    return tuple(found)


def sorted_changes(changes: Iterable[TileExchange], free: Tile | None) -> tuple[TileExchange, ...]:
    """Sort exchanges by the points of the patterns that they aim at, the most points first.

    If points are equal, exchanges after which the rack is worth exactly these points come before exchanges
    after which another pattern makes it worth more. If these are equal too, exchanges that give away *free*
    come before exchanges that don't. *free* is the tile left over by the present close; None if there is no
    close.
    """

    def key(each: TileExchange) -> tuple[object, ...]:
        exact, kept = each.closing.points == each.points, free is not None and free.kind not in each.given
        return -each.points, not exact, kept, each.received, each.given

    return tuple(sorted(changes, key=key))


def _candidates(closing: Closing) -> list[tuple[HigherKind, PatternRow, int, bool]]:
    """Return the changes that might make a close worth more: another pattern, or other Jokers.

    Each change is a tuple: the `HigherKind`, the pattern aimed at with its present result (a `PatternRow`),
    how many Jokers the pattern would contain, and whether the tile left over would be a Joker.
    """
    jokers, free, own = closing.jokers_in_combination, closing.joker_free, closing.paying_row
    fault = Fault(FaultCode.NO_JOKER_FREE, (closing.free,), closing.clauses[0])
    return [
        *[(HigherKind.PATTERN, row, jokers, free) for row in closing.rows if not row.holds],
        (HigherKind.JOKER_FREE, PatternRow(closing.pattern, False, fault=fault), jokers, True),
        (HigherKind.FEWER_JOKERS, own, max(0, jokers - 1), free),
    ]


# ---- What exchanges change -----------------------------------------------------------------------------


def _by_aim(closing: Closing, after: Sequence[ExchangeClose]) -> dict[Aim, list[TileExchange]]:
    """Return exchanges that make a close worth more, grouped by what they change to achieve this.

    *closing* is the close without an exchange. *after* lists the exchanges, each with the close to which it
    leads. The keys of the result say what changes, as a `HigherKind` and a pattern (see `_aim`). An exchange
    is listed under each change that makes the close worth more. If there is no such change, the exchange is
    left out.
    """
    found: dict[Aim, list[TileExchange]] = {}
    for exchange, close in after:
        aims: dict[Aim, PatternRow] = {}
        for row in (close.paying_row, *close.rows):
            if row.holds and (row.points or 0) > closing.points:
                aim = _aim(row, closing)
                if aim not in aims or (row.points or 0) > (aims[aim].points or 0):
                    aims[aim] = row
        for aim, row in aims.items():
            found.setdefault(aim, []).append(TileExchange(*exchange, row, close))
    return found


def _aim(row: PatternRow, closing: Closing) -> Aim:
    """Return what must change so that *closing* scores as *row* says: a `HigherKind`, and a new pattern.

    *row* is the result for a pattern that the rack forms after an exchange, and that scores more than
    *closing* does. The second part of the result is None if *closing* forms this pattern too, so that only
    the Jokers change.
    """
    if not any(each.holds and each.pattern is row.pattern for each in closing.rows):
        return HigherKind.PATTERN, row.pattern
    # A Joker that is left over, or was discarded, has raised the points (PRO-45 to PRO-47).
    raised = "PRO-47" in row.clauses or not {"PRO-45", "PRO-46"}.isdisjoint(row.clauses)
    freed = raised and (closing.jokers_thrown == 0 or "PRO-47" in row.clauses)
    return (HigherKind.JOKER_FREE if freed and not closing.joker_free else HigherKind.FEWER_JOKERS), None


def _exchanges_of_two(aim: Aim, closing: Closing, case: ExchangeCase) -> Iterable[Exchange]:
    """Return the exchanges of two tiles that make a close worth more in the way that *aim* says.

    In an exchange, tiles of the rack are replaced by others. *aim* is a pair: a `HigherKind`, and the new
    pattern or, if the pattern stays the same, None. *closing* is the highest-scoring close now, and *case*
    the rack with everything else on which its points depend.
    """
    kind, pattern = aim
    holding = {row.pattern for row in closing.rows if row.holds}

    def higher(option: PatternOption) -> bool:
        return option.points > closing.points and _aim(option.row, closing) == aim

    def possible(option: PatternOption, kept: int) -> bool:
        if kind is HigherKind.PATTERN:
            return option.row.pattern is pattern
        # A pattern that the rack formed before is only worth more if a Joker is left over or was given away.
        return option.row.pattern in holding and (option.joker_free or kept < case.counts.jokers)

    return exchanges_of_two(case.counts, higher, possible, jokers_thrown=case.jokers_thrown, rules=case.rules)
