"""How a round of an open game ends: a row with its clause for every point (RK-5, RK-6, R45-8, BR-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ..melds import hand_value
from ..rules import CaughtScore, PoolEnd
from ..tiles import Tile
from .outcome import Outcome

__all__ = ["PointsEntry", "PointsReason", "Settlement", "settle_blocked", "settle_out"]


class PointsReason(StrEnum):
    """What points are given or lost for."""

    CAUGHT = "caught"  # tiles that one was caught with
    GAINED = "gained"  # tiles that another was caught with
    AT_ONCE = "at_once"  # the same again: all was laid in one turn (BR-10)
    LAID = "laid"  # tiles laid and added
    CLOSED = "closed"
    TRUMP = "trump"
    HAND = "hand"  # tiles left in hand
    NOT_OPENED = "not_opened"
    LEFT = "left"
    DISCONNECTED = "disconnected"  # away for longer than the table waits


class PointsEntry(NamedTuple):
    """Points of one seat, what for, and by which clause; `other` is the seat that they came from."""

    seat: int
    points: int
    reason: PointsReason
    clause: str
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a round ended, who won it, and all that it gives."""

    outcome: Outcome
    winners: tuple[int, ...]
    entries: tuple[PointsEntry, ...]

    @property
    def seat(self) -> int | None:
        """The seat that closed or went out, or else the one that won; another may have more points.

        >>> entries = PointsEntry(0, 90, PointsReason.LAID, ""), PointsEntry(1, 50, PointsReason.CLOSED, "")
        >>> Settlement(Outcome.CLOSED, (0,), entries).seat
        1
        """
        closed = [each.seat for each in self.entries if each.reason is PointsReason.CLOSED]
        if closed:
            return closed[0]
        return self.winners[0] if len(self.winners) == 1 else None

    def totals(self, players: int) -> tuple[int, ...]:
        """What each seat has won or lost."""
        sums = [0] * players
        for each in self.entries:
            sums[each.seat] += each.points
        return tuple(sums)


def settle_out(
    score: CaughtScore, hands: Sequence[Sequence[Tile]], winner: int, *, at_once: bool = False
) -> Settlement:
    """A round that ended with an empty rack: the others are caught with theirs.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles(hand) for hand in ("r4 b10 k2", "* y7", "")]
    >>> settle_out(RUMMIKUB.play.score, hands, 2).totals(3)
    (-16, -37, 53)
    """
    caught = [hand_value(hand, score.values) for hand in hands]
    entries = list(_passed_on(score, caught, [winner], score.clause))
    if at_once and score.at_once > 1:
        gained = sum(each.points for each in entries if each.seat == winner)
        entries.append(
            PointsEntry(winner, gained * (score.at_once - 1), PointsReason.AT_ONCE, score.at_once_clause)
        )
    return Settlement(Outcome.OUT, (winner,), tuple(entries))


def settle_blocked(score: CaughtScore, hands: Sequence[Sequence[Tile]]) -> Settlement:
    """A round in which nobody can play any more: the fewest tiles win, then the lower sum (RK-6).

    The others lose what theirs is worth above the winner's, never less than nothing; who ties shares, and
    what does not divide is nobody's.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles(hand) for hand in ("r4 b10", "r13", "y7 y8")]
    >>> settle_blocked(RUMMIKUB.play.score, hands).totals(3)
    (-1, 3, -2)
    """
    sums = [hand_value(hand, score.values) for hand in hands]
    ranks = [
        (total,) if score.pool_end is PoolEnd.VALUE else (len(hand), total)
        for hand, total in zip(hands, sums, strict=True)
    ]
    winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    over = [max(0, each - sums[winners[0]]) for each in sums]
    return Settlement(
        Outcome.BLOCKED, tuple(winners), tuple(_passed_on(score, over, winners, score.end_clause))
    )


def _passed_on(
    score: CaughtScore, losses: Sequence[int], winners: Sequence[int], clause: str
) -> Iterator[PointsEntry]:
    """What each of the others loses, and what the winners gain of it."""
    for seat, points in enumerate(losses):
        if seat in winners:
            continue
        if score.losers_pay:
            yield PointsEntry(seat, -points, PointsReason.CAUGHT, clause)
    if len(winners) == 1:
        for seat, points in enumerate(losses):
            if seat not in winners:
                yield PointsEntry(winners[0], points, PointsReason.GAINED, clause, seat)
    else:
        total = sum(points for seat, points in enumerate(losses) if seat not in winners)
        for seat in winners:
            yield PointsEntry(seat, total // len(winners), PointsReason.GAINED, clause)
