"""A round of any game as an immutable position, and its moves.

Everything that all games share is here: the deal and refusing it, drawing, discarding, leaving and the end.
The rest of a turn depends on the kind of game; the three kinds are in `turns`.

>>> from rummy_widget.engine.rules import BASIC_RUMMY, RUMMIKUB
>>> game = new_game(players=4, seed=7)
>>> game.phase, game.seat, game.legal_moves[:3]
(<Phase.DISCARD: 'discard'>, 0, ('discard r12', 'discard r13', 'discard y2'))
>>> game.after("discard r12").legal_moves
('draw', 'take')
>>> game.after("draw")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot draw: already_drawn (PRO-10)
>>> new_game(2, 7, rules=BASIC_RUMMY).legal_moves, new_game(3, 7, rules=RUMMIKUB).legal_moves[0]
(('draw', 'take'), 'draw')
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property
from operator import itemgetter
from typing import Any

from ..faults import Fault, FaultCode, RulesError, quote_input
from ..rules import RUMMY_PRO, DealRules, Ruleset
from ..table_melds import Play
from ..tiles import JOKER, Tile
from .deal.hands import DealtHands, hand_out
from .deal.stacks import Deal, deal, doubles, may_refuse
from .hand import Hand
from .moves import Move, Verb, put_down, read_move, refusal, refusal_of
from .phase import Discarded, Phase
from .seat_values import with_value
from .settings import Settings, check_seed
from .settlement import Settlement, disconnected
from .turns import Turns, turns_of
from .view import OpenState, View


@dataclass(frozen=True, repr=False, kw_only=True)
class Round(OpenState):
    """The whole position of a round, hidden tiles included; `view(seat)` returns what one player may know.

    Seats are numbered from 0; `seat` is the seat whose turn it is. The attributes that all players may know
    are described in `OpenState`.

    Attributes:
        seed: the seed of the deal, which determines all tiles.
        deal: the tiles as they were dealt.
        hands: the tiles of each seat.
        pile: the stock as it was before the first draw, in the order in which its tiles are drawn.
        drawn: how many tiles of `pile` have been drawn.
        spent: for each seat, how many Jokers in its hand were taken from melds on the table. Points have
            already been scored for them, and the rules may give none when they are laid again.
        just_taken: the tile that the player whose turn it is has just taken from the discards; otherwise
            None.
        laid: whether the player whose turn it is has laid or added anything in this turn.
        turns_without_draw: the number of turns in a row without a draw from the stock.
        fault: the reason why the last turn was invalid and was taken back; None if it was valid.
    """

    seed: int
    deal: Deal | DealtHands
    hands: tuple[Hand, ...]
    pile: tuple[Tile, ...]
    spent: tuple[int, ...]
    drawn: int = 0
    just_taken: Tile | None = None
    laid: bool = False
    turns_without_draw: int = 0
    fault: Fault | None = None

    # ---- Queries -----------------------------------------------------------------------------------

    @property
    def turns(self) -> Turns:
        """The object that applies the rules for turns in this kind of game."""
        return turns_of(self.settings.rules)

    @property
    def clause(self) -> str:
        """The id of the clause of the written rules about turns in this game, such as "PRO-10"."""
        return self.turns.clause(self.settings)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase is Phase.OVER

    @property
    def hand(self) -> Hand:
        """The tiles of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def stock(self) -> tuple[Tile, ...]:
        """The tiles of the stock, the next one first."""
        return self.pile[self.drawn :]

    @property
    def stock_count(self) -> int:
        """The number of tiles in the stock."""
        return len(self.pile) - self.drawn

    @property
    def trump(self) -> Tile | None:
        """The tile that was turned up at the deal; None if the game deals without one."""
        return self.deal.trump

    @property
    def trump_drawn(self) -> bool:
        """Whether the trump tile, which lies face up in the stock, has been drawn.

        It lies on top of the last stack of the stock. The value is False if the game has no trump tile.
        """
        if self.trump is None:
            return False
        rules = self.settings.deal
        return rules.trump_in_stock and self.stock_count < rules.stack

    @property
    def stacks(self) -> Deal:
        """The deal with its stacks of tiles; raises ValueError if this game deals without stacks."""
        if isinstance(self.deal, Deal):
            return self.deal
        raise ValueError(f"no stacks in {self.settings.rules!r}")

    @property
    def has_table(self) -> bool:
        """Whether players lay melds on the table in this game."""
        return self.settings.rules.has_table

    @property
    def has_discards(self) -> bool:
        """Whether turns end with a discard in this game."""
        return self.settings.rules.has_discards

    @property
    def discard_only(self) -> bool:
        """Whether the player may only discard now, because it is the first turn of the round (PRO-10, R45-2).

        It is always False in games in which the first player draws.
        """
        return not self.row and self.turns.first_phase(self.settings.rules) is Phase.DISCARD

    @property
    def scores(self) -> tuple[int, ...]:
        """The number of points that each seat has won or lost in this round; zeros until it is over."""
        players = self.settings.players
        return self.result.totals(players) if self.result else (0,) * players

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The moves that are allowed now, as strings, except `leave`, which is always allowed.

        If very many moves are allowed, not every way to lay first melds and not every rearranged table is
        listed. Once the round is over, the tuple is empty.
        """
        return tuple(each.notation() for each in self.allowed())

    def allowed(self) -> list[Move]:
        """Return the moves that are allowed now, except leaving the game, as `Move` records.

        If very many moves are allowed, some are left out, as in `legal_moves`.
        """
        if self.phase is Phase.REFUSE:
            return [Move(Verb.KEEP), Move(Verb.REFUSE)]
        return [] if self.over else self.turns.allowed(self)

    @cached_property
    def _listed(self) -> tuple[tuple[Play, ...], bool]:
        """The values of `plays` (ways to lay tiles in this turn) and `plays_cut` (whether some are left out).

        Both are computed together, and only once.
        """
        return self.turns.list_plays(self)

    @property
    def plays(self) -> tuple[Play, ...]:
        """For each combination of tiles that can be laid now, one way to lay it, rearranging melds if needed.

        The tuple is empty in games in which the table isn't rearranged. If very many combinations can be
        laid, some are left out.
        """
        return self._listed[0]

    @property
    def plays_cut(self) -> bool:
        """Whether `plays` leaves out combinations of tiles that can be laid now."""
        return self._listed[1]

    def judge(self, move: str | Move) -> Play | tuple[Fault, ...]:
        """Return the turn that a `play` move makes, as a `Play`; if the turn is invalid, return its faults.

        A `play` move names all melds on the table after the turn. Raises RulesError for other moves, and in
        games in which the table isn't rearranged.
        """
        return self.turns.judge(self, read_move(move))

    def refused(self, move: str | Move, seat: int | None = None) -> RulesError | None:
        """Return the RulesError that making this move would raise, or None if the move is allowed.

        If *seat* is given, it must be the seat whose turn it is.
        """
        return refusal_of(lambda: self.after(move, seat))

    def view(self, seat: int) -> View:
        """Return what the player in a seat may know of the round.

        Raises ValueError if there is no such seat.
        """
        known: dict[int, View] = self.__dict__.setdefault("_views", {})
        players = self.settings.players
        if type(seat) is not int or seat not in range(players):
            raise ValueError(f"seat must be 0 to {players - 1}, not {quote_input(seat)}")
        if seat in known:
            return known[seat]
        mine = seat == self.seat
        view = object.__new__(View)  # five times as fast as its constructor
        values = view.__dict__
        values.update(zip(_OPEN, _open_values(self.__dict__), strict=True))
        if not self.settings.deal.bonus_paid:
            values["bonus"] = None  # a bonus that nobody pays stays hidden
        if not mine:
            values["got"] = None
        values["turn"], values["seat"] = self.seat, seat
        values["hand"], values["sizes"] = self.hands[seat], tuple(map(len, self.hands))
        values["stock_count"] = self.stock_count
        values["trump"], values["trump_drawn"] = self.trump, self.trump_drawn
        values["allowed"] = tuple(self.allowed()) if mine and self.turns.all_listed else ()
        known[seat] = view
        return view

    # ---- Moves -------------------------------------------------------------------------------------

    def after(self, move: str | Move, seat: int | None = None) -> Round:
        """Return the round after a move of the player whose turn it is.

        If *seat* is given, it must be that player's seat. A move that the rules forbid raises RulesError,
        whose `fault` says why; a string that isn't a move raises RulesError or NotationError. The last result
        is cached, so that making a move that was just checked takes no time.
        """
        read = read_move(move)
        known: tuple[Move, int | None, Round] | None = self.__dict__.get("_judged_last")
        if known is not None and known[:2] == (read, seat):
            return known[2]
        after = self._after(read, seat)
        self.__dict__["_judged_last"] = read, seat, after
        return after

    def _after(self, read: Move, seat: int | None) -> Round:
        """Return the round after a move, without using the cached result.

        *seat* is the seat that makes the move. None means the seat whose turn it is. If the move records
        a lost connection, None means that the table makes it, not a player.
        """
        turns = self.turns
        if self.over:
            raise refusal(read, FaultCode.GAME_OVER, self.clause)
        verbs = turns.verbs(self.settings.rules)
        if read.verb is Verb.DISCONNECT and read.verb in verbs:
            return self._record_disconnection(read, seat)
        if seat is not None and seat != self.seat:
            raise refusal(read, FaultCode.NOT_YOUR_TURN, self.clause)
        if read.verb not in verbs:
            raise refusal(read, FaultCode.UNKNOWN_MOVE, self.clause)
        match read.verb:
            case Verb.LEAVE:
                return turns.leave(self.changed(moves=(*self.moves, read)))
            case Verb.REFUSE | Verb.KEEP:
                return self._answer_refusal(read)
        if self.phase is Phase.REFUSE:
            raise refusal(read, FaultCode.MUST_ANSWER, self.settings.deal.refuse_clause)
        return turns.make(self, read)

    def changed(self, **values: Any) -> Round:
        """Return the round with new values for some fields, given by their names.

        This is ten times as fast as `dataclasses.replace`.
        """
        new = object.__new__(Round)
        kept = self.__dict__ | values
        for each in ("_listed", "_judged_last", "_views"):  # cached results for each round
            kept.pop(each, None)
        object.__setattr__(new, "__dict__", kept)
        return new

    def with_hand(self, hand: Hand) -> tuple[Hand, ...]:
        """Return the hands of all seats, with *hand* as the hand of the player whose turn it is."""
        return with_value(self.hands, self.seat, hand)

    def known_without(self, tiles: Iterable[Tile]) -> dict[str, tuple[Hand, ...]]:
        """Return the fields `taken` and `shown` as they are after the player laid or discarded *tiles*.

        Only fields that change are in the result. They list the tiles that everybody knows to be in a
        player's hand. If the hand contains two
        copies of a tile, one from the discards and one from elsewhere, the copy from the discards is assumed
        to be the one that was laid or discarded.
        """
        seat = self.seat
        taken, shown = self.taken[seat], self.shown[seat]
        for tile in tiles:
            if tile.kind in taken:
                taken = taken.minus(tile)
            elif tile.kind in shown:
                shown = shown.minus(tile)
        changed = {}
        if taken is not self.taken[seat]:
            changed["taken"] = with_value(self.taken, seat, taken)
        if shown is not self.shown[seat]:
            changed["shown"] = with_value(self.shown, seat, shown)
        return changed

    def _record_disconnection(self, move: Move, by: int | None) -> Round:
        """Return the round with a player's lost connection recorded; it costs that player points at the end.

        *move* names the seat of that player. *by* is the seat that makes the move; it must be None, because
        only the table itself may record a lost connection. Raises RulesError if *by* is a seat, if a lost
        connection is already recorded for the seat that *move* names, or if it costs no points in this game.
        """
        if by is not None:
            raise refusal(move, FaultCode.NOT_YOUR_TURN, self.clause)
        known = move.seat in range(self.settings.players) and move.seat not in disconnected(self.moves)
        if not (self.settings.turn.connection_penalty and known):
            raise refusal(move, FaultCode.UNKNOWN_MOVE, self.clause)
        return self.changed(moves=(*self.moves, move))

    def _answer_refusal(self, move: Move) -> Round:
        """Return the round after a player has decided whether to refuse the deal.

        Raises RulesError if the player may not refuse it.
        """
        rules = self.settings.deal
        if self.phase is not Phase.REFUSE:
            count, wanted = doubles(self.turns.tiles_to_refuse(self)), rules.doubles_to_refuse
            raise refusal(move, FaultCode.CANNOT_REFUSE, rules.refuse_clause, count=count, wanted=wanted)
        moves = (*self.moves, move)
        if move.verb is Verb.REFUSE:
            return _new_deal(self.settings, self.seed, self.first, self.number + 1, moves)
        asked = (self.seat - self.first) % self.settings.players + 1
        return self.changed(moves=moves)._ask_to_refuse(asked)

    def _ask_to_refuse(self, asked: int) -> Round:
        """Return the round in which the next player who may refuse the deal must decide whether to do so.

        *asked* is how many seats, counted from the first player, have already been asked. If no other player
        may refuse, the first turn begins.
        """
        seat = may_refuse(self.settings, self.deal.hands, self.first, asked)
        if seat is not None:
            return self.changed(phase=Phase.REFUSE, seat=seat)
        bonus, shown = self.deal.bonus, self.shown
        if bonus is not None and self.trump is not None and self.settings.deal.bonus_paid:
            shown = with_value(shown, bonus, shown[bonus].plus(self.trump))
        return self.changed(
            phase=self.turns.first_phase(self.settings.rules), seat=self.first, bonus=bonus, shown=shown
        )

    def gain(self, move: Move) -> Round:
        """Return the round after a move with which the player gets a tile.

        The player draws a tile, takes the last discard or uses the extra Joker. It isn't checked whether the
        move is allowed.
        """
        seat, turns, changed = self.seat, self.turns_without_draw + 1, dict[str, Any]()
        match move.verb:
            case Verb.DRAW:
                got = self.pile[self.drawn]
                changed = {"drawn": self.drawn + 1, "turns_without_draw": 0}
            case Verb.TAKE:
                got = self.row[-1].tile
                changed = {"row": self.row[:-1], "turns_without_draw": turns, "just_taken": got,
                           "taken": with_value(self.taken, seat, self.taken[seat].plus(got))}  # fmt: skip
            case _:
                got = JOKER
                changed = {"extra": with_value(self.extra, seat, True), "turns_without_draw": turns}
        on = self.changed(
            hands=self.with_hand(self.hand.plus(got)), phase=Phase.DISCARD, got=got,
            moves=(*self.moves, move), **changed,
        )  # fmt: skip
        if move.verb is Verb.EXTRA or on.trump_drawn is not self.trump_drawn:  # everybody sees these tiles
            return on.changed(shown=with_value(self.shown, seat, self.shown[seat].plus(got)))
        return on

    def discard(self, move: Move, **values: Any) -> Round:
        """Return the round after the player has discarded a tile; then it is the next player's turn to draw.

        *values* are new values for more fields. Raises ValueError if the player doesn't have the tile.
        """
        tile, seat = put_down(move) or JOKER, self.seat
        changed: dict[str, Any] = self.known_without([tile]) | values
        if tile is JOKER:
            changed["thrown"] = with_value(self.thrown, seat, self.thrown[seat] + 1)
        return self.changed(
            hands=self.with_hand(self.hand.minus(tile)), row=(*self.row, Discarded(seat, tile)),
            moves=(*self.moves, move), got=None, just_taken=None, phase=Phase.DRAW, seat=self.next_seat,
            **changed,
        )  # fmt: skip

    def ended(self, result: Settlement, seat: int) -> Round:
        """Return the round marked as over, with *result*; *seat* is the seat whose turn it was at the end."""
        return self.changed(phase=Phase.OVER, seat=seat, result=result, got=None, just_taken=None)

    def __repr__(self) -> str:
        state = self.result.outcome if self.result else f"seat {self.seat} to {self.phase}"
        return f"<Round of {self.settings.rules.name} after {len(self.moves)} moves: {state}>"


_OPEN = tuple(each.name for each in fields(OpenState))
_open_values = itemgetter(*_OPEN)


def new_game(
    players: int = 4,
    seed: int = 0,
    *,
    first: int | None = None,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Round:
    """Return a newly dealt round; the same seed, players and rules give the same tiles everywhere.

    Args:
        players: the number of seats, 2 to 4.
        seed: a whole number below 2**40, which determines the tiles.
        first: the seat of the first player, from 0; None to let the rules decide (RK-7).
        multiplier: the factor by which all payments and points are multiplied (PRO-54, R45-11).
        rules: the rules of the game.
    """
    return begin(Settings(players, multiplier, rules), seed, first)


def begin(settings: Settings, seed: int, first: int | None = None) -> Round:
    """Return a newly dealt round of a table with these settings; *seed* determines the tiles.

    *first* is the first player's seat, or None to let the rules decide. Raises ValueError for an impossible
    seed or seat.
    """
    if first is not None and (type(first) is not int or first not in range(settings.players)):
        raise ValueError(f"first must be a seat, 0 to {settings.players - 1}, not {quote_input(first)}")
    return _new_deal(settings, check_seed(seed), first, 0, ())


def _new_deal(
    settings: Settings, seed: int, first: int | None, number: int, moves: tuple[Move, ...]
) -> Round:
    """Return a newly dealt round; *seed* determines the tiles.

    *first* is the first player's seat, or None to let the rules decide. *number* is how many earlier deals
    the players have refused (PRO-7), *moves* are the moves so far, including these refusals.
    """
    players = settings.players
    found: Deal | DealtHands
    row: tuple[Discarded, ...] = ()
    if isinstance(settings.rules.deal, DealRules):
        first = first or 0
        found = deal(settings, seed, first, number)
    else:
        found = hand_out(settings.rules, players, seed, first)
        first = found.first
        row = tuple(Discarded((first - 1) % players, tile) for tile in found.turned)
    hands = tuple(map(Hand.of, found.hands))
    no, none, nothing = (False,) * players, (0,) * players, (Hand(),) * players
    return Round(
        settings=settings, seed=seed, first=first, number=number, deal=found, phase=Phase.DRAW, seat=first,
        hands=hands, pile=found.stock, opened=no, points=none, laid_before=no, extra=no, thrown=none,
        spent=none, taken=nothing, shown=nothing, row=row, moves=moves,
    )._ask_to_refuse(0)  # fmt: skip
