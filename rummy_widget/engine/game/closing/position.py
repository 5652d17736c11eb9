"""A whole game of Rummy PRO as an immutable position and moves (PRO-1 to PRO-15, PRO-30, PRO-54).

>>> game = closing_game(players=4, seed=7)
>>> game.phase, game.seat, game.legal_moves[:3]
(<Phase.DISCARD: 'discard'>, 0, ('discard r12', 'discard r13', 'discard y2'))
>>> game.after("discard r12").legal_moves
('draw', 'take')
>>> game.after("draw")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot draw: already_drawn (PRO-10)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from ...faults import FaultCode, RulesError, quote_input
from ...rules import RUMMY_PRO, Ruleset
from ...solver.closing.automaton import closes
from ...solver.closing.best import best_close
from ...solver.tiling.rack_counts import Counts, column_digits
from ...tiles import ALL_TILES, JOKER, Tile
from ..deal.asking import may_refuse
from ..deal.stacks import deal, doubles
from ..drawing import drawing_fault
from ..lost_connections import connection_fault, disconnected
from ..moves import Move, Verb, put_down, putting_down, read_move, refusal, refusal_of
from ..outcome import Outcome
from ..phase import Discarded, Phase
from ..settings import Settings
from .payments import ClosingResult, settle
from .rules import COMING_BY, not_closing, turn_fault
from .state import ClosingState
from .view import ClosingView, view_of

__all__ = ["ClosingPosition", "begin", "closing_game", "seen_by"]


@dataclass(frozen=True, slots=True, repr=False)
class ClosingPosition(ClosingState):
    """A moment of a game with its moves; what a seat may know of it is `seen_by(seat)`."""

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves open to the seat to play, except `leave`, which is always allowed."""
        return tuple(each.notation() for each in self.allowed())

    def allowed(self) -> list[Move]:
        """The legal moves as `Move` records."""
        match self.phase:
            case Phase.REFUSE:
                return [_MOVES["keep"], _MOVES["refuse"]]
            case Phase.DRAW:
                return [move for move in _DRAWING if self._drawing_fault(move) is None]
            case Phase.DISCARD:
                found = _discards(self.hands[self.seat])
                if self._closes():
                    found.append(_MOVES["close"])
                return found
        return []

    def refused(self, move: str | Move, seat: int | None = None) -> RulesError | None:
        """Why a move is not allowed, or None if it is."""
        return refusal_of(lambda: self.after(move, seat))

    def seen_by(self, seat: int) -> ClosingView:
        """What a seat may know; ValueError if there is no such seat."""
        return view_of(self, seat, tuple(self.allowed()) if seat == self.seat else ())

    # ---- Moves -------------------------------------------------------------------------------------

    def after(self, move: str | Move, seat: int | None = None) -> ClosingPosition:
        """The position after a move by the seat to play; with *seat*, only if it is that seat's turn.

        A move that the rules forbid raises RulesError with its Fault, and so does text that is not a move.
        """
        read = read_move(move)
        clause = self.settings.turn.clause
        if self.over:
            raise refusal(read, FaultCode.GAME_OVER, clause)
        if read.verb is Verb.DISCONNECT:
            if (fault := connection_fault(read, self.settings, self.moves, clause, seat)) is not None:
                raise fault
            return replace(self, moves=(*self.moves, read))
        if seat is not None and seat != self.seat:
            raise refusal(read, FaultCode.NOT_YOUR_TURN, clause)
        if read.verb not in _VERBS:
            raise refusal(read, FaultCode.UNKNOWN_MOVE, clause)
        match read.verb:
            case Verb.LEAVE:
                return self._ended(read, Outcome.LEFT, self.seat)
            case Verb.REFUSE | Verb.KEEP:
                return self._answered(read)
        if self.phase is Phase.REFUSE:
            raise refusal(read, FaultCode.MUST_ANSWER, self.settings.deal.refuse_clause)
        fault = turn_fault(
            read, self.settings.turn, self.phase, self.row, self.hands[self.seat].count,
            used=self.extra[self.seat],
        )  # fmt: skip
        if fault is not None:
            raise fault
        if read.verb in COMING_BY:
            return self._drawn(read)
        return self._closed(read) if read.verb is Verb.CLOSE else self._discarded(read)

    def _answered(self, move: Move) -> ClosingPosition:
        rules = self.settings.deal
        if self.phase is not Phase.REFUSE:
            has = doubles(self.deal.hands[self.seat])
            raise refusal(move, FaultCode.CANNOT_REFUSE, rules.refuse_clause, count=has,
                          wanted=rules.doubles_to_refuse)  # fmt: skip
        moves = (*self.moves, move)
        if move.verb is Verb.REFUSE:
            return _dealt(self.settings, self.seed, self.first, self.number + 1, moves)
        players = self.settings.players
        behind = (self.seat - self.first) % players
        return _asked(replace(self, moves=moves), behind + 1)

    def _drawing_fault(self, move: Move) -> RulesError | None:
        return drawing_fault(move, self.settings.turn, self.phase, self.row, used=self.extra[self.seat])

    def _drawn(self, move: Move) -> ClosingPosition:
        drawn, row, extra = self.drawn, self.row, self.extra
        if move.verb is Verb.DRAW:
            got, drawn = self.deal.stock[drawn], drawn + 1
        elif move.verb is Verb.TAKE:
            got, row = row[-1].tile, row[:-1]
        else:
            got = JOKER
            extra = tuple(used or seat == self.seat for seat, used in enumerate(extra))
        return self._moved(
            move, self.hands[self.seat].plus(got), phase=Phase.DISCARD, seat=self.seat, drawn=drawn, row=row,
            thrown=self.thrown, extra=extra, got=got,
        )  # fmt: skip

    def _discarded(self, move: Move) -> ClosingPosition:
        hand, thrown = self.hands[self.seat], self.thrown
        kind = put_down(move) or JOKER
        if kind is JOKER:
            thrown = tuple(count + (seat == self.seat) for seat, count in enumerate(thrown))
        result = None
        if not self.stock_count or self._only_taken():
            result = settle(self.settings, self.deal.bonus, Outcome.EMPTY, away=disconnected(self.moves))
        return self._moved(
            move, hand.minus(kind), phase=Phase.DRAW if result is None else Phase.OVER,
            seat=self.seat if result else (self.seat + 1) % self.settings.players, drawn=self.drawn,
            row=(*self.row, Discarded(self.seat, kind)), thrown=thrown, extra=self.extra, got=None,
            result=result,
        )  # fmt: skip

    def _only_taken(self) -> bool:
        """Whether as many turns as the stock had tiles went by in a row without a draw (PRO-14)."""
        most, moves = len(self.deal.stock), self.moves
        if not self.settings.turn.taking_limit or not moves or moves[-1].verb is Verb.DRAW:
            return False
        turns = 0
        for move in reversed(moves[-2 * most - self.settings.players :]):
            if move.verb is Verb.DISCONNECT:  # which is nobody's turn
                continue
            if move.verb not in _WITHOUT_A_DRAW:
                break
            turns += move.verb in (Verb.TAKE, Verb.EXTRA)
        return turns >= most

    def _closed(self, move: Move) -> ClosingPosition:
        if not self._closes():
            raise not_closing(move)
        closing = best_close(
            self.hands[self.seat], jokers_thrown=self.thrown[self.seat],
            multiplier=self.settings.multiplier, rules=self.settings.rules,
        )  # fmt: skip
        if closing is None or (move.tile is not None and closing.free.kind != move.tile):
            raise not_closing(move)
        return self._ended(move, Outcome.CLOSED, self.seat, closing=closing)

    def _closes(self) -> bool:
        return closes(self.hands[self.seat], self.settings.rules)

    def _ended(self, move: Move, outcome: Outcome, seat: int, **how: object) -> ClosingPosition:
        away = disconnected(self.moves)
        result = settle(self.settings, self.bonus, outcome, seat, away=away, **how)  # type: ignore[arg-type]
        return replace(self, moves=(*self.moves, move), phase=Phase.OVER, result=result, got=None)

    def _moved(
        self, move: Move, hand: Counts, *, phase: Phase, seat: int, drawn: int,
        row: tuple[Discarded, ...], thrown: tuple[int, ...], extra: tuple[bool, ...], got: Tile | None,
        result: ClosingResult | None = None,
    ) -> ClosingPosition:  # fmt: skip
        """The position after a draw or a discard; those are most of a game, and `replace` takes longer."""
        own = self.seat
        hands = (*self.hands[:own], hand, *self.hands[own + 1 :])
        return ClosingPosition(
            self.settings, self.seed, self.first, self.number, self.deal, phase, seat, hands, drawn, row,
            thrown, extra, (*self.moves, move), got, result,
        )  # fmt: skip

    def __repr__(self) -> str:
        state = self.result.outcome if self.result else f"seat {self.seat} to {self.phase}"
        return f"<ClosingPosition after {len(self.moves)} moves: {state}>"


def closing_game(
    players: int = 4, seed: int = 0, *, first: int = 0, multiplier: int = 1, rules: Ruleset = RUMMY_PRO
) -> ClosingPosition:
    """A game as it is dealt; the same seed, players and rules mean the same tiles everywhere.

    *seed* is a whole number below 2**40; *first* is the seat of the first player, from 0.
    """
    return begin(Settings(players, multiplier, rules), seed, first)


def begin(settings: Settings, seed: int, first: int = 0) -> ClosingPosition:
    """The same from settings that already exist."""
    players = settings.players
    if type(first) is not int or first not in range(players):
        raise ValueError(f"no such first: {quote_input(first)}; expected a seat, 0 to {players - 1}")
    return _dealt(settings, seed, first, 0, ())


def seen_by(position: ClosingPosition, seat: int) -> ClosingView:
    """What a seat may know of a position; ValueError if there is no such seat."""
    return position.seen_by(seat)


def _dealt(
    settings: Settings, seed: int, first: int, number: int, moves: tuple[Move, ...]
) -> ClosingPosition:
    found, count = deal(settings, seed, first, number), settings.players
    position = ClosingPosition(
        settings, seed, first, number, found, Phase.DISCARD, first, tuple(map(Counts.of, found.hands)), 0, (),
        (0,) * count, (False,) * count, moves,
    )  # fmt: skip
    return _asked(position, 0)


def _asked(position: ClosingPosition, behind: int) -> ClosingPosition:
    """Ask the next seat that may refuse, starting *behind* seats after the first; else begin the game."""
    seat = may_refuse(position.settings, position.deal.hands, position.first, behind)
    if seat is not None:
        return replace(position, phase=Phase.REFUSE, seat=seat)
    return replace(position, phase=Phase.DISCARD, seat=position.first)


_MOVES = {verb: Move(Verb(verb)) for verb in ("keep", "refuse", "draw", "take", "extra", "close", "throw")}


_VERBS = frozenset({*_MOVES, Verb.DISCARD, Verb.LEAVE})
_WITHOUT_A_DRAW = frozenset({Verb.TAKE, Verb.EXTRA, Verb.DISCARD, Verb.THROW})
_DRAWING = (_MOVES["draw"], _MOVES["take"], _MOVES["extra"])
_DISCARDS = [putting_down(tile) for tile in ALL_TILES]


@cache
def _kinds(number: int, column: int) -> tuple[int, ...]:
    """The kinds of a column, by their places among all tiles."""
    return tuple(13 * colour + number for colour, copies in enumerate(column_digits(column)) if copies)


def _discards(hand: Counts) -> list[Move]:
    """A discard for each kind, in the order of all tiles; the Joker is last, and thrown."""
    places: list[int] = []
    for number, column in enumerate(hand.columns):
        if column:
            places += _kinds(number, column)
    places.sort()
    found = [_DISCARDS[place] for place in places]
    if hand.jokers:
        found.append(_MOVES["throw"])
    return found
