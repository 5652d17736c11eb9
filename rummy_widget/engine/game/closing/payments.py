"""Who pays whom, and by which clause (PRO-5, PRO-15, PRO-54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...closes import Closing
from ..outcome import Outcome
from ..settings import Settings

__all__ = ["ClosingResult", "Payment", "bonus_points", "settle"]


@dataclass(frozen=True, slots=True)
class Payment:
    """One seat pays another so many points."""

    payer: int
    payee: int
    points: int
    clause: str
    away: bool = False  # for a lost connection


@dataclass(frozen=True, slots=True)
class ClosingResult:
    """How a game ended, and all that is paid for it, the Trump bonus first.

    `seat` closed or left; it is None where the stock ran out.
    """

    outcome: Outcome
    seat: int | None
    closing: Closing | None
    payments: tuple[Payment, ...]

    def totals(self, players: int) -> tuple[int, ...]:
        """What each seat wins or loses; the sum is zero."""
        sums = [0] * players
        for each in self.payments:
            sums[each.payer] -= each.points
            sums[each.payee] += each.points
        return tuple(sums)


def settle(
    settings: Settings, twin: int | None, outcome: Outcome, seat: int | None = None,
    closing: Closing | None = None, *, away: Iterable[int] = (),
) -> ClosingResult:  # fmt: skip
    """The result with its payments; *twin* is the seat to which the Trump's twin was dealt.

    *away* are the seats that pay for a lost connection (PRO-15).

    >>> settle(Settings(players=3), 1, Outcome.EMPTY).totals(3)
    (-100, 200, -100)
    """
    payments = [*_bonus(settings, twin)]
    turn = settings.turn
    if seat is not None:
        others = [each for each in range(settings.players) if each != seat]
        if closing is not None:
            payments += [Payment(each, seat, closing.payment, "PRO-54") for each in others]
        elif turn.leaving_penalty:
            payments += [Payment(seat, each, turn.leaving_penalty, turn.leaving_clause) for each in others]
    for payer in away:
        payments += [Payment(payer, each, turn.connection_penalty, turn.leaving_clause, away=True)
                     for each in range(settings.players) if each != payer]  # fmt: skip
    return ClosingResult(outcome, seat, closing, tuple(payments))


def bonus_points(settings: Settings) -> int:
    """What each other player pays for the Trump's twin (PRO-5)."""
    rules = settings.deal
    return rules.trump_bonus * (settings.multiplier if rules.multiply_trump_bonus else 1)


def _bonus(settings: Settings, seat: int | None) -> Iterable[Payment]:
    rules = settings.deal
    points = bonus_points(settings)
    if seat is None or not points:
        return ()
    others = (each for each in range(settings.players) if each != seat)
    return (Payment(each, seat, points, rules.bonus_clause) for each in others)
