"""A round of a game with a table to rearrange, as an immutable position and moves (RK-1 to TR-10).

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.game.settings import Settings
>>> game = begin(Settings(players=3, rules=RUMMIKUB), seed=7)
>>> game.seat, game.phase, game.legal_moves[0], game.stock_count
(1, <Phase.PLAY: 'play'>, 'draw', 64)
>>> game.after("draw").seat
2
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ...faults import Fault, FaultCode, RulesError
from ...rules import InvalidTurn, RearrangingPlay
from ...solver.open_games.all_plays import all_plays, can_ever_play
from ...table_melds import Play, TableMelds, judge_play
from ...table_melds.judging import rearranging
from ...tiles import Tile
from ..deal.hands import DealtHands, hand_out
from ..moves import Move, Verb, read_move, refusal, refusal_of
from ..outcome import Outcome
from ..phase import Discarded, Phase
from ..remove_tiles import remove_tiles
from ..settings import Settings, check_seed
from ..settlement import Settlement, settle_blocked, settle_out
from .simple_plays import more_openings, simple_plays
from .view import RearrangingView

__all__ = ["RearrangingPosition", "begin"]

MOST_PLAYS = 100
"""Sets of tiles that are listed before the list of moves is cut."""

MOST_SEEN = 200
"""Spreads that are looked at, and ways to open."""


@dataclass(frozen=True, repr=False)
class RearrangingPosition:
    """Everything that is so at one moment of a round; what a seat may know of it is `seen_by(seat)`.

    Seats count from 0. `passes` counts the passes in a row, the stock empty; a turn that was taken back is
    none. `penalty` is how many tiles the last turn cost, and `fault` what was wrong with it.
    """

    settings: Settings
    seed: int
    dealt: DealtHands
    phase: Phase
    seat: int
    hands: tuple[tuple[Tile, ...], ...]
    drawn: int  # tiles that have left the stock
    spread: TableMelds
    opened: tuple[bool, ...]
    moves: tuple[Move, ...] = ()
    passes: int = 0
    penalty: int = 0
    result: Settlement | None = None
    fault: Fault | None = None

    # ---- What can be asked -------------------------------------------------------------------------

    @property
    def play(self) -> RearrangingPlay:
        """How turns on the table are played."""
        return rearranging(self.settings.rules)

    @property
    def first(self) -> int:
        """The seat that began."""
        return self.dealt.first

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase is Phase.OVER

    @property
    def stock_count(self) -> int:
        """How many tiles the stock has."""
        return len(self.dealt.stock) - self.drawn

    @property
    def row(self) -> tuple[Discarded, ...]:
        """Discards: nobody makes any."""
        return ()

    @property
    def trump(self) -> Tile | None:
        """The tile that was turned up: none is."""
        return None

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has laid so far counts for nothing."""
        return (0,) * self.settings.players

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won or lost in this round; while it goes on nothing is settled."""
        players = self.settings.players
        return self.result.totals(players) if self.result else (0,) * players

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """To draw or pass, and one play for each set of tiles that can be laid; `leave` always may.

        Those that lay most come first, `MOST_PLAYS` at most: `plays_cut` says whether there are more.
        """
        return tuple(each.notation() for each in self.allowed())

    def allowed(self) -> list[Move]:
        """The same as moves."""
        if self.over:
            return []
        plays = [Move(Verb.PLAY, spread=each.after) for each in self.plays]
        return [Move(Verb.DRAW if self.stock_count else Verb.PASS), *plays]

    @property
    def plays(self) -> tuple[Play, ...]:
        """A play of the seat to play for each set of tiles: one that is seen at once, if there is one."""
        return self._listed[0]

    @property
    def plays_cut(self) -> bool:
        """Whether there are more sets of tiles that can be laid than are listed."""
        return self._listed[1]

    @cached_property
    def _listed(self) -> tuple[tuple[Play, ...], bool]:
        rules, hand, opened = self.settings.rules, self.hands[self.seat], self.opened[self.seat]
        seen = list(simple_plays(self.spread, hand, rules, opened=opened, most=MOST_SEEN))
        if not opened:
            return tuple(seen), more_openings(hand, rules, MOST_SEEN)
        found = all_plays(self.spread, hand, rules=rules, most=MOST_PLAYS, effort=0)
        easy = {each.tiles: each for each in seen}
        return tuple(easy.get(each.tiles, each) for each in found.plays), found.cut

    def judged(self, move: str | Move) -> Play | tuple[Fault, ...]:
        """What a play of the seat to play is, or everything that is wrong with it; asking costs nothing."""
        read = read_move(move)
        if read.verb is not Verb.PLAY or read.spread is None:
            raise refusal(read, FaultCode.UNKNOWN_MOVE, self.play.clause)
        seat = self.seat
        return judge_play(
            self.spread, read.spread, self.hands[seat], rules=self.settings.rules, opened=self.opened[seat]
        )

    def refused(self, move: str | Move, seat: int | None = None) -> RulesError | None:
        """Why a move is not allowed, or None where it is."""
        return refusal_of(lambda: self.after(move, seat))

    def seen_by(self, seat: int) -> RearrangingView:
        """What a seat may know; a seat that there is not raises ValueError."""
        players = self.settings.players
        if type(seat) is not int or seat not in range(players):
            raise ValueError(f"no such seat: {seat!r:.40}; expected 0 to {players - 1}")
        return RearrangingView(
            self.settings, seat, self.seat, self.phase, self.first, self.hands[seat],
            tuple(map(len, self.hands)), self.stock_count, self.spread, self.opened, self.moves, self.passes,
            self.penalty, self.result,
        )  # fmt: skip

    # ---- Moves -------------------------------------------------------------------------------------

    def after(self, move: str | Move, seat: int | None = None) -> RearrangingPosition:
        """The position after a move of the seat to play; with *seat*, only if it is that one's turn.

        What the rules forbid raises RulesError with its Fault. Where an invalid turn costs tiles (TR-2), such
        a play is a move like another: it is taken back, and paid for.
        """
        read = read_move(move)
        clause = self.play.clause
        if self.over:
            raise refusal(read, FaultCode.GAME_OVER, clause)
        if seat is not None and seat != self.seat:
            raise refusal(read, FaultCode.NOT_YOUR_TURN, clause)
        match read.verb:
            case Verb.DRAW:
                if not self.stock_count:
                    raise refusal(read, FaultCode.STOCK_EMPTY, self.play.score.end_clause)
                return self._drew(read, 1, penalty=0)
            case Verb.PASS:
                if self.stock_count:
                    raise refusal(read, FaultCode.STOCK_NOT_EMPTY, self.play.score.end_clause)
                return self._passed(read)
            case Verb.PLAY:
                return self._played(read)
            case Verb.TIMEOUT:
                if not self.play.timer:
                    raise refusal(read, FaultCode.NO_TIMER, self.play.timer_clause)
                return self._took_back(read)
            case Verb.LEAVE:
                left = Settlement(Outcome.LEFT, (), ())
                return replace(self, moves=(*self.moves, read), phase=Phase.OVER, result=left)
        raise refusal(read, FaultCode.UNKNOWN_MOVE, clause)

    def _played(self, move: Move) -> RearrangingPosition:
        play = self.judged(move)
        if isinstance(play, Play):
            return self._laid(move, play)
        faults = play
        foreign = next((each for each in faults if each.code is FaultCode.NOT_HELD), None)
        if foreign is not None or self.play.invalid_turn is InvalidTurn.MEND:
            fault = foreign or faults[0]
            raise RulesError(f"cannot play: {fault.code} ({fault.clause})", fault)
        return self._took_back(move, faults[0])

    def _laid(self, move: Move, play: Play) -> RearrangingPosition:
        seat, left = self.seat, remove_tiles(self.hands[self.seat], play.tiles)
        assert left is not None  # it was judged with this hand
        hands = (*self.hands[:seat], left, *self.hands[seat + 1 :])
        opened = (*self.opened[:seat], True, *self.opened[seat + 1 :])
        made = Move(Verb.PLAY, spread=play.after)
        on = replace(self, hands=hands, opened=opened, spread=play.after, moves=(*self.moves, made), passes=0,
                     penalty=0, fault=None)  # fmt: skip
        if left:
            return on._changed()
        return replace(on, phase=Phase.OVER, result=settle_out(self.play.score, hands, seat))

    def _took_back(self, move: Move, fault: Fault | None = None) -> RearrangingPosition:
        """The table as it stood; the turn costs what an invalid one costs, and ends."""
        invalid = self.play.invalid_turn is InvalidTurn.PENALTY
        cost = min(self.play.penalty, self.stock_count) if invalid else 0
        on = self._drew(move, cost if invalid else min(1, self.stock_count), penalty=cost)
        return replace(on, fault=fault)

    def _drew(self, move: Move, count: int, *, penalty: int) -> RearrangingPosition:
        """So many tiles from the stock, and the turn ends; where none are left, only the turn ends."""
        seat = self.seat
        got = self.dealt.stock[self.drawn : self.drawn + count]
        hand = tuple(sorted((*self.hands[seat], *got)))
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        on = replace(self, hands=hands, drawn=self.drawn + count, moves=(*self.moves, move), passes=0,
                     penalty=penalty, fault=None)  # fmt: skip
        return on._changed() if count else on._next()

    def _passed(self, move: Move) -> RearrangingPosition:
        """The turn ends without a tile; once everybody has passed in turn the round ends (RK-6)."""
        on = replace(self, moves=(*self.moves, move), passes=self.passes + 1, penalty=0, fault=None)
        return on._blocked() if on.passes == self.settings.players else on._next()

    def _changed(self) -> RearrangingPosition:
        """The next turn; none if, the stock empty, it is proved that nobody can ever play again (RK-6)."""
        return self._next() if self.stock_count or self._playable() else self._blocked()

    def _playable(self) -> bool:
        """Whether somebody can still play, as far as is known."""
        try:
            return can_ever_play(self.spread, self.hands, rules=self.settings.rules, opened=self.opened)
        except ValueError:  # rules that the solver doesn't know: nothing is proved
            return True

    def _blocked(self) -> RearrangingPosition:
        return replace(self, phase=Phase.OVER, result=settle_blocked(self.play.score, self.hands))

    def _next(self) -> RearrangingPosition:
        return replace(self, seat=(self.seat + 1) % self.settings.players)

    def __repr__(self) -> str:
        state = self.result.outcome if self.result else f"seat {self.seat} to {self.phase}"
        return f"<RearrangingPosition after {len(self.moves)} moves: {state}>"


def begin(settings: Settings, seed: int, first: int | None = None) -> RearrangingPosition:
    """A round as it is dealt; the same seed, players and rules mean the same tiles everywhere."""
    dealt = hand_out(settings.rules, settings.players, check_seed(seed), first)
    return RearrangingPosition(
        settings,
        seed,
        dealt,
        Phase.PLAY,
        dealt.first,
        dealt.hands,
        0,
        TableMelds(),
        (False,) * settings.players,
    )
