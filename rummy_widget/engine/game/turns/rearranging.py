"""Turns of games with a table to rearrange (RK-1 to RK-10, TR-1 to TR-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...faults import Fault, FaultCode, RulesError
from ...rules import InvalidTurn, Ruleset
from ...solver.open_games.all_plays import all_plays, can_ever_play
from ...solver.open_games.simple_plays import more_openings, simple_plays
from ...table_melds import Play, judge_play
from ..moves import Move, Verb, refusal
from ..phase import Outcome, Phase
from ..seat_values import with_value
from ..settings import Settings
from ..settlement import Settlement, settle_blocked, settle_out
from .base import Turns

if TYPE_CHECKING:
    from ..round import Round

MOST_PLAYS = 100
"""Sets of tiles that are listed before the list of moves is cut."""

MOST_SEEN = 200
"""Tables that are looked at, and ways to open."""


class RearrangingTurns(Turns):
    """Play at least one tile and rearrange the table freely, or draw one; no discards."""

    all_listed = False
    phases: tuple[Phase, ...] = (Phase.PLAY,)

    def clause(self, settings: Settings) -> str:
        return settings.rules.rearranging.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        return _VERBS

    def first_phase(self, rules: Ruleset) -> Phase:
        return Phase.PLAY

    def allowed(self, here: Round) -> list[Move]:
        plays = [Move(Verb.PLAY, spread=each.after) for each in here.plays]
        return [Move(Verb.DRAW if here.stock_count else Verb.PASS), *plays]

    def list_plays(self, here: Round) -> tuple[tuple[Play, ...], bool]:
        """Return a play for each set of tiles, one that is seen at once if possible; `MOST_PLAYS` at most."""
        rules, hand, opened = here.settings.rules, here.hand.tiles(), here.opened[here.seat]
        seen = list(simple_plays(here.spread, hand, rules, opened=opened, most=MOST_SEEN))
        if not opened:
            return tuple(seen), more_openings(hand, rules, MOST_SEEN)
        found = all_plays(here.spread, hand, rules=rules, most=MOST_PLAYS, effort=0)
        easy = {each.tiles: each for each in seen}
        return tuple(easy.get(each.tiles, each) for each in found.plays), found.cut

    def judge(self, here: Round, move: Move) -> Play | tuple[Fault, ...]:
        if move.verb is not Verb.PLAY or move.spread is None:
            raise refusal(move, FaultCode.UNKNOWN_MOVE, here.clause)
        return judge_play(
            here.spread, move.spread, here.hand.tiles(), rules=here.settings.rules,
            opened=here.opened[here.seat],
        )  # fmt: skip

    def make(self, here: Round, move: Move) -> Round:
        """Return the round after a move.

        If an invalid turn costs tiles (TR-2), such a play is a move like another: it is taken back, and paid.
        """
        play, stock = here.settings.rules.rearranging, here.stock_count
        match move.verb:
            case Verb.PLAY:
                return _played(here, move)
            case Verb.TIMEOUT:
                if not play.timer:
                    raise refusal(move, FaultCode.NO_TIMER, play.timer_clause)
                return _took_back(here, move)
            case Verb.DRAW:
                if not stock:
                    raise refusal(move, FaultCode.STOCK_EMPTY, play.score.end_clause)
                return _drew(here, move, 1)
        if stock:
            raise refusal(move, FaultCode.STOCK_NOT_EMPTY, play.score.end_clause)
        return _passed(here, move)

    def leave(self, here: Round) -> Round:
        return here.ended(Settlement(Outcome.LEFT), here.seat)


_VERBS = frozenset({Verb.DRAW, Verb.PASS, Verb.PLAY, Verb.TIMEOUT, Verb.LEAVE})


def _played(here: Round, move: Move) -> Round:
    judged, play = here.judged(move), here.settings.rules.rearranging
    if isinstance(judged, Play):
        return _laid(here, judged)
    foreign = next((each for each in judged if each.code is FaultCode.NOT_HELD), None)
    if foreign is not None or play.invalid_turn is InvalidTurn.MEND:
        fault = foreign or judged[0]
        raise RulesError(f"cannot play: {fault.code} ({fault.clause})", fault)
    return _took_back(here, move, judged[0])


def _laid(here: Round, play: Play) -> Round:
    seat, left = here.seat, here.hand.minus(*play.tiles)
    on = here.changed(
        hands=here.with_hand(left), opened=with_value(here.opened, seat, True), spread=play.after,
        moves=(*here.moves, Move(Verb.PLAY, spread=play.after)), passes=0, penalty=0, fault=None,
    )  # fmt: skip
    if left:
        return _turned(on)
    return on.ended(settle_out(on.settings.rules.rearranging.score, on.hands, seat), seat)


def _took_back(here: Round, move: Move, fault: Fault | None = None) -> Round:
    """Return the round with the table as it stood; the turn costs what an invalid one costs, and ends."""
    play = here.settings.rules.rearranging
    invalid = play.invalid_turn is InvalidTurn.PENALTY
    cost = min(play.penalty, here.stock_count) if invalid else 0
    return _drew(here, move, cost if invalid else min(1, here.stock_count), penalty=cost, fault=fault)


def _drew(here: Round, move: Move, count: int, *, penalty: int = 0, fault: Fault | None = None) -> Round:
    """Return the round with so many tiles of the stock drawn, and the turn over."""
    got = here.pile[here.drawn : here.drawn + count]
    on = here.changed(
        hands=here.with_hand(here.hand.plus(*got)), drawn=here.drawn + count, moves=(*here.moves, move),
        passes=0, penalty=penalty, fault=None,
    )  # fmt: skip
    on = _turned(on) if count else on.changed(seat=on.next_seat)
    return on.changed(fault=fault) if fault else on


def _passed(here: Round, move: Move) -> Round:
    """Return the round with the turn over without a tile; once all have passed in turn it ends (RK-6)."""
    on = here.changed(moves=(*here.moves, move), passes=here.passes + 1, penalty=0, fault=None)
    return _blocked(on) if on.passes == on.settings.players else on.changed(seat=on.next_seat)


def _turned(here: Round) -> Round:
    """Return the next turn; none if, the stock empty, it is proved that nobody can ever play again (RK-6)."""
    return here.changed(seat=here.next_seat) if here.stock_count or _playable(here) else _blocked(here)


def _playable(here: Round) -> bool:
    """Whether somebody can still play, as far as is known."""
    hands = [each.tiles() for each in here.hands]
    try:
        return can_ever_play(here.spread, hands, rules=here.settings.rules, opened=here.opened)
    except ValueError:  # rules that the solver doesn't know: nothing is proved
        return True


def _blocked(here: Round) -> Round:
    return here.ended(settle_blocked(here.settings.rules.rearranging.score, here.hands), here.seat)
