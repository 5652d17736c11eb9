"""How a round of laying ends, and what it gives (R45-8 to R45-12, BR-6 to BR-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from ...melds import hand_value
from ...rules import CaughtScore, DealRules, LaidScore
from ...tiles import Tile
from ..deal.stacks import Deal
from ..lost_connections import disconnected
from ..outcome import Outcome
from ..phase import Phase
from ..settlement import PointsEntry, PointsReason, Settlement, settle_out
from .state import LayingState
from .table import fits_somewhere

__all__ = ["Ending", "settled", "stalemate"]


class Ending(StrEnum):
    """What ends a round."""

    OUT = "out"  # the seat to play has no tile left
    EMPTY = "empty"  # no stock any more
    STALEMATE = "stalemate"
    LEFT = "left"


def settled(position: LayingState, ending: Ending, seat: int) -> Settlement:
    """All that a round gives, ended by a seat."""
    score = position.play.score
    if isinstance(score, CaughtScore):
        if ending is Ending.OUT:
            return settle_out(score, position.hands, seat, at_once=not position.before[seat])
        stuck = Outcome.LEFT if ending is Ending.LEFT else Outcome.STALEMATE
        return Settlement(stuck, (), ())
    entries = tuple(_entries(position, score, ending, seat))
    sums = Settlement(Outcome.EMPTY, (), entries).totals(position.settings.players)
    winners = tuple(each for each, points in enumerate(sums) if points == max(sums))
    outcome = {Ending.OUT: Outcome.CLOSED, Ending.LEFT: Outcome.LEFT}.get(ending, Outcome.EMPTY)
    return Settlement(outcome, winners, entries)


def _entries(position: LayingState, score: LaidScore, ending: Ending, seat: int) -> Iterator[PointsEntry]:
    """What each seat gets and loses, times the multiplier; leaving or being away costs a fixed sum."""
    settings = position.settings
    times = settings.multiplier
    for each, points in enumerate(position.points):
        if points:
            yield PointsEntry(each, points * times, PointsReason.LAID, score.clause)
    dealt, how = position.dealt, settings.rules.deal
    trump = isinstance(dealt, Deal) and position.phase is not Phase.REFUSE and dealt.bonus
    if isinstance(how, DealRules) and trump is not None and trump is not False and how.trump_bonus:
        yield PointsEntry(trump, how.trump_bonus * times, PointsReason.TRUMP, how.bonus_clause)
    if ending is Ending.OUT:
        yield PointsEntry(seat, score.close * times, PointsReason.CLOSED, score.close_clause)
    if ending is Ending.LEFT and settings.turn.leaving_penalty:
        yield PointsEntry(
            seat, -settings.turn.leaving_penalty, PointsReason.LEFT, settings.turn.leaving_clause
        )
    lost, clause = settings.turn.connection_penalty, settings.turn.leaving_clause
    yield from (
        PointsEntry(each, -lost, PointsReason.DISCONNECTED, clause) for each in disconnected(position.moves)
    )
    for each, hand in enumerate(position.hands):
        if held := costs(score, hand):
            yield PointsEntry(each, -held * times, PointsReason.HAND, score.end_clause)
        if score.not_opened_penalty and not position.opened[each]:
            yield PointsEntry(
                each, -score.not_opened_penalty * times, PointsReason.NOT_OPENED, score.end_clause
            )


def costs(score: LaidScore, hand: Sequence[Tile]) -> int:
    """What tiles left in a hand cost where what was laid counts (R45-11).

    >>> from rummy_widget.engine.rules import RUMMY_45, switched
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> strict = switched(RUMMY_45, {"deduct_hand": "yes"})
    >>> [costs(each.play.score, parse_tiles("r4 k12 *")) for each in (RUMMY_45, strict)]
    [0, 65]
    """
    return hand_value(hand, score.values) if score.deduct_hand else 0


def stalemate(position: LayingState) -> bool:
    """Whether it is certain that nobody can ever finish (BR-8): all hold one tile, and none left fits.

    Where there are Jokers or an opening it is not looked for.
    """
    rules = position.settings.rules
    if any(len(hand) != 1 for hand in position.hands) or rules.tiles.most_jokers or position.play.opening:
        return False
    left = {tile for hand in position.hands for tile in hand}
    left.update(position.stock, (each.tile for each in position.row))
    return not any(fits_somewhere(position.spread, tile, rules) for tile in left)
