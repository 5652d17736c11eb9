"""A round of a game of laying, as an immutable position and moves (R45-1 to R45-12, BR-1 to BR-10).

>>> from rummy_widget.engine.rules import BASIC_RUMMY
>>> from rummy_widget.engine.game.settings import Settings
>>> game = begin(Settings(players=2, rules=BASIC_RUMMY), seed=7)
>>> game.phase, game.legal_moves, game.stock_count
(<Phase.DRAW: 'draw'>, ('draw', 'take'), 31)
>>> game.after("discard h5")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot discard h5: must_draw (BR-3)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TypeVar

from ...faults import Fault, FaultCode, RulesError
from ...melds import tile_value
from ...melds.hand import lays, melds_in
from ...rules import DealRules, JokerCounts, LaidScore, LayingPlay, Ruleset
from ...shuffle import shuffled
from ...table_melds import TableMelds
from ...table_melds.judging import opening_faults
from ...tiles import JOKER, Tile
from ..deal.asking import may_refuse
from ..deal.hands import DealtHands, hand_out
from ..deal.stacks import Deal, deal, doubles
from ..drawing import drawing_fault
from ..lost_connections import connection_fault
from ..moves import Move, Verb, putting_down, read_move, refusal, refusal_of
from ..phase import Discarded, Phase
from ..remove_tiles import remove_tiles
from ..settings import Settings, check_seed
from .ending import Ending, settled, stalemate
from .state import LayingState
from .table import fits, fits_somewhere, joker_for, usable, with_added, with_replaced
from .view import LayingView

__all__ = ["LayingPosition", "begin"]

MOST_OPENINGS = 60
"""Ways to open that the list of moves has at most."""


@dataclass(frozen=True, slots=True, repr=False)
class LayingPosition(LayingState):
    """A moment of a round with its moves; what a seat may know of it is `seen_by(seat)`."""

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that the seat to play may make, but `leave`, which it always may; not every opening.

        A Joker is laid only for what the hand does not hold.
        """
        return tuple(each.notation() for each in self.allowed())

    def allowed(self) -> list[Move]:
        """The same as moves."""
        match self.phase:
            case Phase.REFUSE:
                return [Move(Verb.KEEP), Move(Verb.REFUSE)]
            case Phase.DRAW:
                moves = [Move(Verb.DRAW), Move(Verb.TAKE), Move(Verb.EXTRA)]
                return [move for move in moves if self._drawing_fault(move) is None]
            case Phase.DISCARD:
                tiles = [putting_down(tile) for tile in dict.fromkeys(self.hand)]
                away = [move for move in tiles if self._discard_fault(move) is None]
                table = [] if self.beginning else self._table_moves()
                return [*away, *(move for move in table if self.refused(move) is None)]
        return []

    def _table_moves(self) -> list[Move]:
        rules, opening = self.settings.rules, self.play.opening
        if opening is not None and not self.opened[self.seat]:
            melds = lays(self.hand, rules, opening, MOST_OPENINGS)
            return [Move(Verb.LAY, spread=TableMelds(tuple(each.tiles for each in found))) for found in melds]
        found = [Move(Verb.LAY, spread=TableMelds((meld.tiles,))) for meld in melds_in(self.hand, rules)]
        for tile in dict.fromkeys(self.hand):
            found += [Move(Verb.ADD, tile, place + 1) for place in fits(self.spread, tile, rules)]
            if self.play.replacing and tile is not JOKER:
                found += [Move(Verb.REPLACE, tile, place + 1) for place in range(len(self.spread.melds))
                          if joker_for(self.spread, place, tile, rules) is not None]  # fmt: skip
        return found

    def refused(self, move: str | Move, seat: int | None = None) -> RulesError | None:
        """Why a move is not allowed, or None where it is."""
        return refusal_of(lambda: self.after(move, seat))

    def seen_by(self, seat: int) -> LayingView:
        """What a seat may know; a seat that there is not raises ValueError."""
        players = self.settings.players
        if type(seat) is not int or seat not in range(players):
            raise ValueError(f"no such seat: {seat!r:.40}; expected 0 to {players - 1}")
        mine = seat == self.seat
        return LayingView(
            self.settings, seat, self.seat, self.phase, self.first, self.number, self.hands[seat],
            self.got if mine else None, tuple(map(len, self.hands)), self.stock_count,
            self.trump, self.row, self.spread, self.opened, self.points, self.extra, self.owed, self.shuffles,
            self.moves, tuple(self.allowed()) if mine else (), self.result,
        )  # fmt: skip

    # ---- Moves -------------------------------------------------------------------------------------

    def after(self, move: str | Move, seat: int | None = None) -> LayingPosition:
        """The position after a move of the seat to play; with *seat*, only if it is that one's turn.

        What the rules forbid raises RulesError with its Fault.
        """
        read = read_move(move)
        clause = self.play.clause
        if self.over:
            raise refusal(read, FaultCode.GAME_OVER, clause)
        if read.verb is Verb.DISCONNECT:
            if (fault := connection_fault(read, self.settings, self.moves, clause, seat)) is not None:
                raise fault
            return replace(self, moves=(*self.moves, read))
        if seat is not None and seat != self.seat:
            raise refusal(read, FaultCode.NOT_YOUR_TURN, clause)
        if read.verb not in _verbs(self.settings.rules):
            raise refusal(read, FaultCode.UNKNOWN_MOVE, clause)
        if read.verb is Verb.LEAVE:
            return self._ended(replace(self, moves=(*self.moves, read)), Ending.LEFT)
        if read.verb in (Verb.REFUSE, Verb.KEEP):
            return self._answered(read)
        if self.phase is Phase.REFUSE:
            raise refusal(read, FaultCode.MUST_ANSWER, self.settings.deal.refuse_clause)
        if read.verb in (Verb.DRAW, Verb.TAKE, Verb.EXTRA):
            return self._drawn(read)
        if self.phase is Phase.DRAW:
            raise refusal(read, FaultCode.MUST_DRAW, clause)
        if read.verb in (Verb.DISCARD, Verb.THROW):
            return self._discarded(read)
        if self.beginning:
            raise refusal(read, FaultCode.ONLY_DISCARD, clause)
        match read.verb:
            case Verb.LAY:
                return self._lay(read)
            case Verb.ADD:
                return self._add(read)
        return self._replace(read)

    def _answered(self, move: Move) -> LayingPosition:
        rules = self.settings.deal
        if self.phase is not Phase.REFUSE:
            raise refusal(move, FaultCode.CANNOT_REFUSE, rules.refuse_clause,
                          count=doubles(self.hand), wanted=rules.doubles_to_refuse)  # fmt: skip
        moves = (*self.moves, move)
        if move.verb is Verb.REFUSE:
            return _dealt(self.settings, self.seed, self.first, self.number + 1, moves)
        behind = (self.seat - self.first) % self.settings.players
        return _asked(replace(self, moves=moves), behind + 1)

    # ---- Drawing -----------------------------------------------------------------------------------

    def _drawing_fault(self, move: Move) -> RulesError | None:
        if move.verb is Verb.DRAW and self.phase is Phase.DRAW and not self.stock:
            return refusal(move, FaultCode.STOCK_EMPTY, self.play.stock_clause)
        barred = self.play.first_discards and len(self.row) == 1  # the very first discard is nobody's
        return drawing_fault(
            move, self.settings.turn, self.phase, self.row, used=self.extra[self.seat], barred=barred
        )

    def _drawn(self, move: Move) -> LayingPosition:
        fault = self._drawing_fault(move)
        if fault is not None:
            raise fault
        stock, row, extra, got = self.stock, self.row, self.extra, JOKER
        if move.verb is Verb.DRAW:
            got, stock = stock[0], stock[1:]
        elif move.verb is Verb.TAKE:
            got, row = row[-1].tile, row[:-1]
        else:
            extra = _at(extra, self.seat, True)
        return replace(
            self, hands=_at(self.hands, self.seat, tuple(sorted((*self.hand, got)))), stock=stock, row=row,
            extra=extra, phase=Phase.DISCARD, got=got,
            without=0 if move.verb is Verb.DRAW else self.without + 1,
            taken=got if move.verb is Verb.TAKE else None,
            moves=(*self.moves, move),
        )  # fmt: skip

    # ---- On the table ------------------------------------------------------------------------------

    def _lay(self, move: Move) -> LayingPosition:
        rules = self.settings.rules
        spread = move.spread or TableMelds()
        if not spread.melds:
            raise refusal(move, FaultCode.NOTHING_LAID, self.play.lay_clause)
        left = remove_tiles(self.hand, spread.tiles)
        if left is None:
            lacking = Counter(each.kind for each in spread.tiles) - Counter(self.hand)
            raise refusal(move, FaultCode.NOT_HELD, self.play.clause, sorted(lacking.elements()))
        melds = []
        for each in spread.read(rules):
            if isinstance(each, Fault):
                raise RulesError(f"cannot lay: {each.code} ({each.clause})", each)
            melds.append(each)
        opening = self.play.opening
        if opening is not None and not self.opened[self.seat]:
            for fault in opening_faults(melds, opening, spread.tiles):
                raise RulesError(f"cannot lay: {fault.code} ({fault.clause})", fault)
        settled = spread.settled(rules)
        on = self._placed(self.spread.with_melds(settled.melds, self.seat), left, settled.tiles)
        made = Move(Verb.LAY, spread=settled)
        return self._held(move, replace(on, opened=_at(on.opened, self.seat, True)), made)

    def _meld(self, move: Move, clause: str) -> int:
        """The place of the meld that a move names; an opening comes first where there is one."""
        place = (move.meld or 0) - 1
        if place not in range(len(self.spread.melds)):
            raise refusal(move, FaultCode.NO_SUCH_MELD, clause, wanted=len(self.spread.melds))
        opening = self.play.opening
        if opening is not None and not self.opened[self.seat]:
            raise refusal(move, FaultCode.NOT_OPEN, opening.touch_clause, wanted=opening.points)
        return place

    def _add(self, move: Move) -> LayingPosition:
        assert move.tile is not None
        place = self._meld(move, self.play.add_clause)
        left = remove_tiles(self.hand, [move.tile])
        if left is None:
            raise refusal(move, FaultCode.NOT_HELD, self.play.add_clause, [move.tile])
        longer = with_added(self.spread, place, move.tile, self.settings.rules)
        if isinstance(longer, Fault):
            raise refusal(move, FaultCode.DOES_NOT_FIT, self.play.add_clause, [move.tile])
        return self._held(move, self._placed(longer, left, [move.tile]), move)

    def _replace(self, move: Move) -> LayingPosition:
        assert move.tile is not None
        rules, clause = self.settings.rules, self.play.replace_clause
        place = self._meld(move, clause)
        if not any(each.joker for each in self.spread.melds[place]):
            raise refusal(move, FaultCode.NO_JOKER_THERE, clause)
        left = remove_tiles(self.hand, [move.tile])
        if left is None or move.tile.joker:
            raise refusal(move, FaultCode.NOT_HELD, clause, [move.tile])
        at = joker_for(self.spread, place, move.tile, rules)
        if at is None:
            raise refusal(move, FaultCode.NOT_WHAT_JOKER_STANDS_FOR, clause, [move.tile])
        on = self._placed(with_replaced(self.spread, place, at, move.tile, rules), left, [move.tile])
        hand = tuple(sorted((*on.hand, JOKER)))
        on = replace(on, hands=_at(on.hands, self.seat, hand),
                     spent=_at(on.spent, self.seat, on.spent[self.seat] + 1),
                     owed=self.owed + self.play.joker_at_once)  # fmt: skip
        return self._held(move, on, move)

    def _placed(self, spread: TableMelds, hand: tuple[Tile, ...], tiles: Sequence[Tile]) -> LayingPosition:
        """With these tiles of the hand on the table, and their points counted (R45-8)."""
        points, spent, owed = self.points[self.seat], self.spent[self.seat], self.owed
        score = self.play.score
        for each in tiles:
            again = each.joker and spent > 0
            spent, owed = (spent - 1, max(0, owed - 1)) if again else (spent, owed)
            if isinstance(score, LaidScore) and not (again and score.joker_counts is JokerCounts.ONCE):
                points += tile_value(each, score.values)
        return replace(
            self, spread=spread, hands=_at(self.hands, self.seat, hand), owed=owed, laid=True,
            spent=_at(self.spent, self.seat, spent), points=_at(self.points, self.seat, points),
        )  # fmt: skip

    def _held(self, move: Move, on: LayingPosition, made: Move) -> LayingPosition:
        """A move on the table, unless the turn could not end after it; with no tile left, the round's end."""
        play, hand = self.play, on.hand
        keep = 1 if play.keep_one else 0
        if len(hand) < keep:
            raise refusal(move, FaultCode.NOTHING_LEFT_TO_DISCARD, play.out_clause)
        if on.owed and not usable(on.spread, hand, on.owed, self.settings.rules, keep=keep):
            raise refusal(move, FaultCode.JOKER_LEFT_OVER, play.replace_clause, [JOKER])
        stuck = play.taken_stays and hand == (self.taken,)
        if stuck and not fits_somewhere(on.spread, hand[0], self.settings.rules):
            raise refusal(move, FaultCode.JUST_TAKEN, play.taken_clause, hand)
        on = replace(on, moves=(*self.moves, made))
        return on if hand else self._ended(on, Ending.OUT)

    # ---- The end of a turn -------------------------------------------------------------------------

    def _discard_fault(self, move: Move) -> RulesError | None:
        tile = move.tile or JOKER
        if tile not in self.hand:
            return refusal(move, FaultCode.NOT_HELD, self.play.clause, [tile])
        if self.owed:
            return refusal(move, FaultCode.JOKER_LEFT_OVER, self.play.replace_clause, [JOKER])
        if self.play.taken_stays and tile == self.taken and self.hand.count(tile) == 1:
            return refusal(move, FaultCode.JUST_TAKEN, self.play.taken_clause, [tile])
        return None

    def _discarded(self, move: Move) -> LayingPosition:
        fault = self._discard_fault(move)
        if fault is not None:
            raise fault
        tile, seat = move.tile or JOKER, self.seat
        left = remove_tiles(self.hand, [tile])
        assert left is not None
        on = replace(
            self, hands=_at(self.hands, seat, left), row=(*self.row, Discarded(seat, tile)),
            moves=(*self.moves, move), got=None, taken=None,
            spent=_at(self.spent, seat, min(self.spent[seat], left.count(JOKER))),
        )  # fmt: skip
        if not left:
            return self._ended(on, Ending.OUT)
        before = _at(on.before, seat, on.before[seat] or on.laid)
        following = (seat + 1) % self.settings.players
        on = replace(on, before=before, laid=False, phase=Phase.DRAW, seat=following)
        if self.settings.turn.taking_limit and on.without >= len(on.dealt.stock):
            return self._ended(on, Ending.EMPTY)
        if not on.stock:
            if on.shuffles >= self.play.reshuffles or len(on.row) < 2:
                return self._ended(on, Ending.EMPTY)
            on = on._reshuffled()
        return self._ended(on, Ending.STALEMATE) if stalemate(on) else on

    def _reshuffled(self) -> LayingPosition:
        """The discards but the top one, shuffled, as the stock (BR-7)."""
        draw = Random(f"rummy_widget reshuffle {self.seed}.{self.shuffles}")
        tiles = shuffled((each.tile for each in self.row[:-1]), draw)
        return replace(self, stock=tiles, row=self.row[-1:], shuffles=self.shuffles + 1)

    def _ended(self, on: LayingPosition, ending: Ending) -> LayingPosition:
        result = settled(on, ending, self.seat)
        return replace(on, phase=Phase.OVER, seat=self.seat, result=result, got=None, taken=None)

    def __repr__(self) -> str:
        state = self.result.outcome if self.result else f"seat {self.seat} to {self.phase}"
        return f"<LayingPosition after {len(self.moves)} moves: {state}>"


@cache
def _verbs(rules: Ruleset) -> frozenset[Verb]:
    """The moves that a game of laying has."""
    verbs = {Verb.DRAW, Verb.TAKE, Verb.DISCARD, Verb.THROW, Verb.LAY, Verb.ADD, Verb.LEAVE}
    if isinstance(rules.deal, DealRules):
        verbs |= {Verb.REFUSE, Verb.KEEP}
    if rules.tiles.extra_jokers:
        verbs.add(Verb.EXTRA)
    if isinstance(rules.play, LayingPlay) and rules.play.replacing:
        verbs.add(Verb.REPLACE)
    return frozenset(verbs)


T = TypeVar("T")


def _at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def begin(settings: Settings, seed: int, first: int | None = None) -> LayingPosition:
    """A round as it is dealt; the same seed, players and rules mean the same tiles everywhere."""
    return _dealt(settings, check_seed(seed), first, 0, ())


def _dealt(
    settings: Settings, seed: int, first: int | None, number: int, moves: tuple[Move, ...]
) -> LayingPosition:
    count = settings.players
    dealt: Deal | DealtHands
    row: tuple[Discarded, ...] = ()
    if isinstance(settings.rules.deal, DealRules):
        first = first or 0
        dealt = deal(settings, seed, first, number)
    else:
        dealt = hand_out(settings.rules, count, seed, first)
        first = dealt.first
        row = tuple(Discarded((first - 1) % count, tile) for tile in dealt.turned)
    hands = tuple(tuple(sorted(hand)) for hand in dealt.hands)
    none, nothing = (False,) * count, (0,) * count
    position = LayingPosition(
        settings, seed, first, number, dealt, Phase.DRAW, first, hands, dealt.stock, row, TableMelds(), none,
        nothing, none, none, nothing, moves,
    )  # fmt: skip
    return _asked(position, 0)


def _asked(position: LayingPosition, behind: int) -> LayingPosition:
    """The next seat that may refuse is asked, from so many seats behind the first; else the round begins."""
    settings, first = position.settings, position.first
    seat = may_refuse(settings, position.dealt.hands, first, behind)
    if seat is not None:
        return replace(position, phase=Phase.REFUSE, seat=seat)
    return replace(position, phase=Phase.DISCARD if position.play.first_discards else Phase.DRAW, seat=first)
