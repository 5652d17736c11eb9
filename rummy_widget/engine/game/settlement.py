"""The end of a round: all points that players gain or lose, with the reasons and the clauses of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ..closes import Closing
from ..melds import hand_value
from ..rules import CaughtScore, LaidScore, PoolEnd
from ..tiles import Tile
from .hand import Hand
from .moves import Move, Verb
from .phase import Outcome
from .settings import Settings

if TYPE_CHECKING:
    from .round import Round


class PointsReason(StrEnum):
    """The reasons why a player gains or loses points at the end of a round.

    Attributes:
        CAUGHT: lost for tiles left in the hand when another player goes out.
        GAINED: gained for tiles left in another player's hand.
        AT_ONCE: gained in addition by a winner who laid everything in one turn (BR-10).
        LAID: gained for tiles laid and added.
        CLOSED: gained for ending the round.
        TRUMP: gained for being dealt the other copy of the trump tile.
        HAND: lost for tiles left in the hand, in games in which players score for the tiles that they lay.
        NOT_OPENED: lost for not having laid any melds.
        LEFT: lost for leaving the game.
        DISCONNECTED: lost for being disconnected for longer than the table waits.
    """

    CAUGHT = "caught"
    GAINED = "gained"
    AT_ONCE = "at_once"
    LAID = "laid"
    CLOSED = "closed"
    TRUMP = "trump"
    HAND = "hand"
    NOT_OPENED = "not_opened"
    LEFT = "left"
    DISCONNECTED = "disconnected"


class PointsEntry(NamedTuple):
    """Points that the player in one seat gains or loses, with the reason.

    Attributes:
        seat: the player's seat.
        points: the points; negative if they are lost.
        reason: the reason.
        clause: the id of the clause of the written rules that gives or takes these points.
        other: the seat that lost the points, if they are gained from a single seat; otherwise None.
    """

    seat: int
    points: int
    reason: PointsReason
    clause: str
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment of points from the player in one seat to the player in another.

    Attributes:
        payer: the seat that loses the points.
        payee: the seat that gets them.
        points: how many points are paid.
        clause: the id of the clause of the written rules that requires the payment.
        away: whether the payment is for a lost connection.
    """

    payer: int
    payee: int
    points: int
    clause: str
    away: bool = False


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a round ended, and how many points the player in each seat gains or loses.

    Attributes:
        outcome: how the round ended.
        winners: the winning seats, in games with melds on the table.
        entries: the points gained and lost, in games with melds on the table.
        payments: the payments in games such as Rummy PRO, beginning with the bonus for the trump tile.
        closing: the tiles with which a player closed, that is, ended the round, in games such as Rummy PRO;
            None if nobody did.
        ended_by: the seat of the player who closed or left, in games such as Rummy PRO; None if nobody did.
    """

    outcome: Outcome
    winners: tuple[int, ...] = ()
    entries: tuple[PointsEntry, ...] = ()
    payments: tuple[Payment, ...] = ()
    closing: Closing | None = None
    ended_by: int | None = None

    @property
    def seat(self) -> int | None:
        """The seat that ended the round by closing, leaving or emptying its rack; otherwise the winner's.

        The value is None if no seat ended the round and there are several winners or none. It is not always
        the seat with the most points: in the example seat 1 ended the round, but seat 0 wins by its points.

        >>> entries = PointsEntry(0, 90, PointsReason.LAID, ""), PointsEntry(1, 50, PointsReason.CLOSED, "")
        >>> Settlement(Outcome.CLOSED, (0,), entries).seat
        1
        """
        if self.ended_by is not None:
            return self.ended_by
        closed = [each.seat for each in self.entries if each.reason is PointsReason.CLOSED]
        if closed:
            return closed[0]
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def closer(self) -> int | None:
        """The seat that ended the round by closing or emptying its rack; None if it ended in another way."""
        return self.seat if self.outcome in (Outcome.CLOSED, Outcome.OUT) else None

    def totals(self, players: int) -> tuple[int, ...]:
        """Return the points that each seat has won or lost; *players* is the number of seats."""
        sums = [0] * players
        for entry in self.entries:
            sums[entry.seat] += entry.points
        for each in self.payments:
            sums[each.payer] -= each.points
            sums[each.payee] += each.points
        return tuple(sums)


def settle_out(
    score: CaughtScore, hands: Sequence[Sequence[Tile] | Hand], winner: int, *, at_once: bool = False,
    multiplier: int = 1,
) -> Settlement:  # fmt: skip
    """Return the result of a round that the player in the seat *winner* ended by using up all tiles.

    *hands* are the tiles left in the hand of each seat. The winner gains the total value of the other
    players' tiles, and these players lose it if `score.losers_pay` is true. *at_once* says whether the winner
    laid everything in one turn, which may count double (BR-10). *multiplier* is the factor for all points.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles(hand) for hand in ("r4 b10 k2", "* y7", "")]
    >>> settle_out(RUMMIKUB.play.score, hands, 2).totals(3)
    (-16, -37, 53)
    """
    caught = [hand_value(hand, score.values) for hand in hands]
    entries = list(_passed_on(score, caught, [winner], score.clause, multiplier))
    if at_once and score.at_once > 1:
        more = (score.at_once - 1) * sum(each.points for each in entries if each.seat == winner)
        entries.append(PointsEntry(winner, more, PointsReason.AT_ONCE, score.at_once_clause))
    return Settlement(Outcome.OUT, (winner,), tuple(entries))


def settle_blocked(
    score: CaughtScore, hands: Sequence[Sequence[Tile] | Hand], multiplier: int = 1
) -> Settlement:
    """Return the result of a round in which nobody can play any more (RK-6).

    *hands* are the tiles left in the hand of each seat. The player with the fewest tiles wins; if several
    have equally few, the lowest total value of the tiles decides. `score.pool_end` can say that only the
    total value decides. Each other player loses the difference between their own total value and the
    winner's, or nothing if their own is lower. Winners who tie share these points equally; a remainder is not
    paid. If `score.losers_pay` is false, the winners gain the points, but nobody loses any. All
    points are multiplied by *multiplier*.

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
    losses = [max(0, each - sums[winners[0]]) for each in sums]
    entries = tuple(_passed_on(score, losses, winners, score.end_clause, multiplier))
    return Settlement(Outcome.BLOCKED, tuple(winners), entries)


def _passed_on(
    score: CaughtScore, losses: Sequence[int], winners: Sequence[int], clause: str, times: int
) -> Iterator[PointsEntry]:
    """Yield entries for the points that the losing seats lose, and for those that the winning seats gain.

    *score* says whether the losing seats really lose points; otherwise only the winners' gains are entered.
    *losses* lists the number of points for each seat, *winners* are the winning seats, and *clause* is the id
    of the clause to give as the reason. A single winner gets an entry for each loser; several winners share
    the total equally. All points are multiplied by *times*.
    """
    losers = [(seat, points) for seat, points in enumerate(losses) if seat not in winners]
    if score.losers_pay:
        for seat, points in losers:
            yield PointsEntry(seat, -points * times, PointsReason.CAUGHT, clause)
    if len(winners) == 1:
        for seat, points in losers:
            yield PointsEntry(winners[0], points * times, PointsReason.GAINED, clause, seat)
    else:
        share = sum(points for _, points in losers) // len(winners)
        for seat in winners:
            yield PointsEntry(seat, share * times, PointsReason.GAINED, clause)


# ---- Games in which melds are laid and added to ------------------------------------------------------


def settle_laid(game: Round, score: LaidScore | CaughtScore, ending: Outcome, seat: int) -> Settlement:
    """Return the result of a round in which melds are laid and added to (R45-8 to R45-12, BR-6 to BR-10).

    Args:
        game: the round.
        score: the rules for the points, either for the tiles laid or for the tiles left in other players'
            hands.
        ending: how the round ended.
        seat: the seat whose turn it was when the round ended.
    """
    if isinstance(score, CaughtScore):
        if ending is Outcome.OUT:
            at_once, times = not game.laid_before[seat], game.settings.multiplier
            return settle_out(score, game.hands, seat, at_once=at_once, multiplier=times)
        return Settlement(Outcome.LEFT if ending is Outcome.LEFT else Outcome.STALEMATE)
    entries = tuple(_entries(game, score, ending, seat))
    sums = Settlement(Outcome.EMPTY, (), entries).totals(game.settings.players)
    winners = tuple(each for each, points in enumerate(sums) if points == max(sums))
    outcome = {Outcome.OUT: Outcome.CLOSED, Outcome.LEFT: Outcome.LEFT}.get(ending, Outcome.EMPTY)
    return Settlement(outcome, winners, entries)


def _entries(game: Round, score: LaidScore, ending: Outcome, seat: int) -> Iterator[PointsEntry]:
    """Yield the points that each seat gains and loses, in a game in which players score for tiles they lay.

    There is an entry for each reason. *ending* is how the round ended, and *seat* the seat whose turn it was
    then. All points are multiplied by the factor on which the players agreed, except the penalties for
    leaving and for lost connections.
    """
    how, turn, times = game.settings.deal, game.settings.turn, game.settings.multiplier
    for each, points in enumerate(game.points):
        if points:
            yield PointsEntry(each, points * times, PointsReason.LAID, score.clause)
    if game.bonus is not None and how.trump_bonus:
        yield PointsEntry(game.bonus, how.trump_bonus * times, PointsReason.TRUMP, how.bonus_clause)
    if ending is Outcome.OUT:
        yield PointsEntry(seat, score.close * times, PointsReason.CLOSED, score.close_clause)
    if ending is Outcome.LEFT and turn.leaving_penalty:
        yield PointsEntry(seat, -turn.leaving_penalty, PointsReason.LEFT, turn.leaving_clause)
    lost, reason = turn.connection_penalty, PointsReason.DISCONNECTED
    for each in disconnected(game.moves):
        yield PointsEntry(each, -lost, reason, turn.leaving_clause)
    clause, not_opened = score.end_clause, score.not_opened_penalty
    for each, hand in enumerate(game.hands):
        if held := hand_cost(score, hand):
            yield PointsEntry(each, -held * times, PointsReason.HAND, clause)
        if not_opened and not game.opened[each]:
            yield PointsEntry(each, -not_opened * times, PointsReason.NOT_OPENED, clause)


def hand_cost(score: LaidScore, hand: Iterable[Tile]) -> int:
    """Return the number of points that a player loses for the tiles left in the hand (R45-11).

    This is for games in which players score for the tiles that they lay. The tiles left cost nothing unless
    `score.deduct_hand` is set.

    >>> from rummy_widget.engine.rules import RUMMY_45, switched
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> strict = switched(RUMMY_45, {"deduct_hand": "yes"})
    >>> [hand_cost(each.play.score, parse_tiles("r4 k12 *")) for each in (RUMMY_45, strict)]
    [0, 65]
    """
    return hand_value(hand, score.values) if score.deduct_hand else 0


# ---- Closing games, in which nothing is laid until a player lays the whole hand ----------------------


def settle(
    settings: Settings, twin: int | None, outcome: Outcome, seat: int | None = None,
    closing: Closing | None = None, *, away: Iterable[int] = (),
) -> Settlement:  # fmt: skip
    """Return the result of a round in which nothing is laid until a player closes, as in Rummy PRO.

    To close is to end the round with all tiles but the last discard in melds or another pattern.

    Args:
        settings: the settings of the table.
        twin: the seat that was dealt the other copy of the trump tile, for which it gets a bonus (PRO-5);
            None if no seat was.
        outcome: how the round ended.
        seat: the seat that closed or left; None if no seat did.
        closing: the tiles with which that seat closed; None if nobody closed.
        away: the seats that pay for a lost connection (PRO-15).

    >>> settle(Settings(players=3), 1, Outcome.EMPTY).totals(3)
    (-100, 200, -100)
    """
    turn, payments = settings.turn, list[Payment]()

    def others(seat: int) -> list[int]:
        return [each for each in range(settings.players) if each != seat]

    if twin is not None and (points := bonus_points(settings)):
        payments += [Payment(each, twin, points, settings.deal.bonus_clause) for each in others(twin)]
    if seat is not None and closing is not None:
        payments += [Payment(each, seat, closing.payment, "PRO-54") for each in others(seat)]
    elif seat is not None and turn.leaving_penalty:
        payments += [Payment(seat, each, turn.leaving_penalty, turn.leaving_clause) for each in others(seat)]
    for payer in away:
        lost, clause = turn.connection_penalty, turn.leaving_clause
        payments += [Payment(payer, each, lost, clause, away=True) for each in others(payer)]
    return Settlement(outcome, payments=tuple(payments), closing=closing, ended_by=seat)


def end_clause(round: Round) -> str:
    """Return the id of the clause of the written rules by which a round ended, such as "PRO-40".

    It is "" if the round hasn't ended or no clause applies.
    """
    result, rules, turn = round.result, round.settings.rules, round.settings.turn
    if result is None:
        return ""
    if result.closing is not None:
        return result.closing.clauses[0]
    if not round.has_table:
        return turn.leaving_clause if result.outcome is Outcome.LEFT else turn.end_clause
    match result.outcome:
        case Outcome.LEFT:
            return turn.leaving_clause if isinstance(rules.score, LaidScore) else ""
        case Outcome.OUT if isinstance(rules.score, CaughtScore):
            return rules.score.clause
        case Outcome.CLOSED | Outcome.STALEMATE:
            clause = "out_clause" if result.outcome is Outcome.CLOSED else "stalemate_clause"
            return str(getattr(rules.play, clause, ""))
    return rules.score.end_clause if rules.score else ""


def bonus_points(settings: Settings) -> int:
    """Return the Trump bonus: how many points each opponent pays to the player dealt the Trump's twin.

    The Trump is the tile turned up at the deal; its twin is the other copy of that tile (PRO-5).
    """
    rules = settings.deal
    return rules.trump_bonus * (settings.multiplier if rules.multiply_trump_bonus else 1)


# ---- Lost connections ----------------------------------------------------------------------------------


def disconnected(moves: Iterable[Move]) -> tuple[int, ...]:
    """Return the seats that must pay for a lost connection, according to the moves (PRO-15, R45-12).

    >>> disconnected([Move(Verb.DRAW), Move(Verb.DISCONNECT, seat=2)])
    (2,)
    """
    return tuple(move.seat for move in moves if move.verb is Verb.DISCONNECT and move.seat is not None)
