"""Turns of games in which the table is rearranged, such as Rummikub (RK-1 to RK-10, TR-1 to TR-10)."""

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
"""The greatest number of ways to lay tiles that are listed as moves; each lays a different set of tiles."""

MOST_SEEN = 200
"""The greatest number of candidates tried to find plays that are easy to see, or first melds."""


class RearrangingTurns(Turns):
    """Turns in which a player either lays tiles, rearranging the table freely, or draws one; no discards."""

    all_listed = False
    phases: tuple[Phase, ...] = (Phase.PLAY,)

    def clause(self, settings: Settings) -> str:
        """Return the id of the clause about turns in the written rules of the game, such as "RK-3"."""
        return settings.rules.rearranging.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs of all moves in games with melds that can be rearranged, such as `play`."""
        return _VERBS

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first player of a round must do first: lay tiles or draw (`Phase.PLAY`)."""
        return Phase.PLAY

    def allowed(self, game: Round) -> list[Move]:
        """Return moves that the player may make: drawing or passing, and ways to lay tiles.

        There can be far more ways to lay tiles than are returned, because the table may be rearranged freely.
        """
        plays = [Move(Verb.PLAY, spread=each.after) for each in game.plays]
        return [Move(Verb.DRAW if game.stock_count else Verb.PASS), *plays]

    def list_plays(self, game: Round) -> tuple[tuple[Play, ...], bool]:
        """Return one way to lay each combination of tiles that can be laid, and whether some are left out.

        At most `MOST_PLAYS` combinations are listed, or `MOST_SEEN` if the player has not laid first melds
        yet. If there are several ways to lay the same tiles, one that is easy to see is preferred.
        """
        rules, hand, opened = game.settings.rules, game.hand.tiles(), game.opened[game.seat]
        seen = list(simple_plays(game.spread, hand, rules, opened=opened, most=MOST_SEEN))
        if not opened:
            return tuple(seen), more_openings(hand, rules, MOST_SEEN)
        found = all_plays(game.spread, hand, rules=rules, most=MOST_PLAYS, effort=0)
        easy = {each.tiles: each for each in seen}
        return tuple(easy.get(each.tiles, each) for each in found.plays), found.incomplete

    def judge(self, game: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return the `Play` that describes the turn of a `play` move, or all its faults if it is invalid.

        A `play` move names all melds on the table after the turn. Raises RulesError for other moves.
        """
        if move.verb is not Verb.PLAY or move.spread is None:
            raise refusal(move, FaultCode.UNKNOWN_MOVE, game.clause)
        return judge_play(
            game.spread, move.spread, game.hand.tiles(), rules=game.settings.rules,
            opened=game.opened[game.seat],
        )  # fmt: skip

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; raise RulesError if the rules forbid it.

        If the rules require a penalty for invalid turns (TR-2), a `play` move that makes invalid melds raises
        no error: it is taken back, and the player draws the penalty tiles.
        """
        play, stock = game.settings.rules.rearranging, game.stock_count
        match move.verb:
            case Verb.PLAY:
                return _play(game, move)
            case Verb.TIMEOUT:
                if not play.timer:
                    raise refusal(move, FaultCode.NO_TIMER, play.timer_clause)
                return _take_back(game, move)
            case Verb.DRAW:
                if not stock:
                    raise refusal(move, FaultCode.STOCK_EMPTY, play.score.end_clause)
                return _draw(game, move, 1)
        if stock:
            raise refusal(move, FaultCode.STOCK_NOT_EMPTY, play.score.end_clause)
        return _pass(game, move)

    def leave(self, game: Round) -> Round:
        """Return the round after the current player has left the game, which ends the round."""
        return game.ended(Settlement(Outcome.LEFT), game.seat)


_VERBS = frozenset({Verb.DRAW, Verb.PASS, Verb.PLAY, Verb.TIMEOUT, Verb.LEAVE})


def _play(game: Round, move: Move) -> Round:
    """Return the round after a `play` move, with which a player lays tiles and may rearrange the melds.

    Raises RulesError for an invalid move if the rules let the player correct it, or if the move lays tiles
    that the player doesn't have. After any other invalid move, the table is restored, and the turn ends with
    a penalty.
    """
    judged, play = game.judge(move), game.settings.rules.rearranging
    if isinstance(judged, Play):
        return _lay(game, judged)
    foreign = next((each for each in judged if each.code is FaultCode.NOT_HELD), None)
    if foreign is not None or play.invalid_turn is InvalidTurn.MEND:
        fault = foreign or judged[0]
        raise RulesError(f"cannot play: {fault.code} ({fault.clause})", fault)
    return _take_back(game, move, judged[0])


def _lay(game: Round, play: Play) -> Round:
    """Return the round after the player has laid tiles; the round is over if the rack is empty."""
    seat, left = game.seat, game.hand.minus(*play.tiles)
    after = game.changed(
        hands=game.with_hand(left), opened=with_value(game.opened, seat, True), spread=play.after,
        moves=(*game.moves, Move(Verb.PLAY, spread=play.after)), passes=0, penalty=0, fault=None,
    )  # fmt: skip
    if left:
        return _next_turn(after)
    score, times = after.settings.rules.rearranging.score, after.settings.multiplier
    return after.ended(settle_out(score, after.hands, seat, multiplier=times), seat)


def _take_back(game: Round, move: Move, fault: Fault | None = None) -> Round:
    """Return the round after the player's turn was taken back: the table is as before, and the turn is over.

    The player draws the penalty tiles (TR-2), or one tile if the rules require no penalty. *fault* is the
    reason why the turn was invalid; None if the time ran out.
    """
    play = game.settings.rules.rearranging
    invalid = play.invalid_turn is InvalidTurn.PENALTY
    cost = min(play.penalty, game.stock_count) if invalid else 0
    return _draw(game, move, cost if invalid else min(1, game.stock_count), penalty=cost, fault=fault)


def _draw(game: Round, move: Move, count: int, *, penalty: int = 0, fault: Fault | None = None) -> Round:
    """Return the round after the player has drawn *count* tiles, which ends the turn.

    *penalty* is how many of the tiles are a penalty, *fault* the reason for it; both are recorded in the
    round.
    """
    got = game.pile[game.drawn : game.drawn + count]
    after = game.changed(
        hands=game.with_hand(game.hand.plus(*got)), drawn=game.drawn + count, moves=(*game.moves, move),
        passes=0, penalty=penalty, fault=None,
    )  # fmt: skip
    after = _next_turn(after) if count else after.changed(seat=after.next_seat)
    return after.changed(fault=fault) if fault else after


def _pass(game: Round, move: Move) -> Round:
    """Return the round after the player has passed; once all players have passed, it is over (RK-6)."""
    after = game.changed(moves=(*game.moves, move), passes=game.passes + 1, penalty=0, fault=None)
    return (
        _end_blocked(after) if after.passes == after.settings.players else after.changed(seat=after.next_seat)
    )


def _next_turn(game: Round) -> Round:
    """Return the round at the turn of the next player.

    If the stock is empty and it is proved that nobody can ever play again, the round is over instead (RK-6).
    """
    return game.changed(seat=game.next_seat) if game.stock_count or _playable(game) else _end_blocked(game)


def _playable(game: Round) -> bool:
    """Return whether anybody may still be able to lay a tile; False only if it is proved that nobody can."""
    hands = [each.tiles() for each in game.hands]
    try:
        return can_ever_play(game.spread, hands, rules=game.settings.rules, opened=game.opened)
    except ValueError:  # rules that the solver doesn't know: nothing is proved
        return True


def _end_blocked(game: Round) -> Round:
    """Return the round marked as over because nobody can play any more."""
    score, times = game.settings.rules.rearranging.score, game.settings.multiplier
    return game.ended(settle_blocked(score, game.hands, times), game.seat)
