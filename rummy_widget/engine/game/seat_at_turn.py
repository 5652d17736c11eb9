"""A seat in a real game against computer players: after each of its moves the others play on.

>>> seat = SeatAtTurn.begin(new_game(players=3, seed=17))
>>> seat.phase, len(seat.rack.tiles), seat.told
('discard', 15, ())
>>> seat = seat.after(seat.legal_moves[0])
>>> seat.phase, [(each.seat, each.move.verb.value) for each in seat.told]
('draw', [(1, 'draw'), (1, 'discard'), (2, 'draw'), (2, 'discard')])
>>> seat.after("throw")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot throw: must_draw (PRO-10)
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..faults import RulesError
from ..layout import Arrangement
from ..rules import TakeDiscard
from ..solver.closing.lay_out import best_arrangement
from ..tiles import JOKER, Tile
from .moves import Move, Verb, read_move
from .outcome import Outcome
from .players import move_of
from .racks import with_tile, without_tile
from .round import Round, new_game
from .scene import OWN, MoveDescription, SceneKind, SeatSummary, SeenDiscard, TableScene
from .view import View

__all__ = ["OWN", "MoveDescription", "SeatAtTurn", "new_game"]

OTHERS = "steady"

WIDE = 18  # slots of a shelf: a rack that has come to be wider is laid out anew


@dataclass(frozen=True, slots=True)
class SeatAtTurn:
    """A game at a moment when this seat is to play, or the game is over.

    `did` is this seat's last move, `told` are the others' moves since. What is hidden stays in `position`:
    ask `view`.
    """

    position: Round = field(repr=False)
    rack: Arrangement
    told: tuple[MoveDescription, ...] = ()
    did: MoveDescription | None = None

    @classmethod
    def begin(cls, position: Round, rack: Arrangement | None = None) -> SeatAtTurn:
        """Sit down at a game: the others play until it is this seat's turn.

        *rack* is how the tiles lie; ValueError if it doesn't hold the seat's tiles.
        """
        position, told = _others(position)
        held = _held(position)
        if rack is None:
            rack = best_arrangement(held, position.settings.rules)
        elif sorted(rack.tiles) != sorted(held):
            wanted = " ".join(map(str, sorted(held)))
            raise ValueError(f"{rack.notation()!r} does not hold the tiles of the seat: {wanted}")
        return cls(position, rack, told)

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.position.view(OWN)

    @property
    def phase(self) -> str:
        """What to do now: refuse, draw or discard; then over, or closed if this seat has closed.

        >>> SeatAtTurn.begin(new_game(players=2, seed=7, first=1)).phase
        'draw'
        """
        return "closed" if self.ended == "closed" else str(self.position.phase)

    @property
    def ended(self) -> str | None:
        """How the game ended: closed (by this seat), lost, empty or left; None while it goes on."""
        result = self.position.result
        if result is None:
            return None
        return "lost" if result.outcome is Outcome.CLOSED and result.seat != OWN else str(result.outcome)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def seat(self) -> int | None:
        """The seat to play: this one, until the game is over."""
        return None if self.over else self.position.seat

    @property
    def discard(self) -> Tile | None:
        """The last discard, if one lies there."""
        return self.position.row[-1].tile if self.position.row else None

    @property
    def felt(self) -> TableScene:
        """What lies on the table, as far as this seat may see it."""
        view = self.view
        players = tuple(
            SeatSummary(seat, size, view.thrown[seat], view.extra[seat])
            for seat, size in enumerate(view.sizes)
        )
        return TableScene(
            SceneKind.GAME, self.phase, self.seat, view.first, view.stock_count,
            tuple(SeenDiscard(*each) for each in view.row),
            view.settings.turn.take_discard is not TakeDiscard.NEVER,
            None if view.trump_drawn else view.trump,
            players=players, did=self.did, told=self.told, ended=self.ended,
        )  # fmt: skip

    @property
    def foresight(self) -> int:
        """The next tiles and the others' moves are hidden, so no move can be looked ahead."""
        return 0

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves to choose from: the legal ones."""
        return self.legal_moves

    @property
    def thrown(self) -> int:
        """Jokers that this seat has thrown."""
        return self.position.thrown[OWN]

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that are allowed, except `leave`, which always is."""
        return self.position.legal_moves if self.position.seat == OWN else ()

    def refused(self, move: str) -> RulesError | None:
        """Why a move is not allowed, or None if it is."""
        return self.position.refused(move, OWN)

    def after(self, move: str) -> SeatAtTurn:
        """The seat after its move and those of the others; what the rules forbid raises RulesError."""
        read = read_move(move)
        made = self.position.after(read, OWN)
        position, told = _others(made)
        return SeatAtTurn(
            position, self._rack(read, made, position), told, MoveDescription(OWN, read, made.got)
        )

    def _rack(self, move: Move, made: Round, position: Round) -> Arrangement:
        rack = self._laid(move, made, position)
        if max(map(len, rack.shelves)) > WIDE:
            return best_arrangement(rack.tiles, position.settings.rules, jokers_thrown=self.thrown)
        return rack

    def _laid(self, move: Move, made: Round, position: Round) -> Arrangement:
        if made.number != position.number or move.verb is Verb.REFUSE:  # other tiles were dealt
            return best_arrangement(_held(position), position.settings.rules)
        match move.verb:
            case Verb.DRAW | Verb.TAKE | Verb.EXTRA:
                return with_tile(self.rack, made.got or JOKER)
            case Verb.DISCARD | Verb.THROW:
                return without_tile(self.rack, move.tile or JOKER)
            case Verb.CLOSE:
                return best_arrangement(_held(made), made.settings.rules, jokers_thrown=self.thrown)
        return self.rack


def _held(position: Round) -> tuple[Tile, ...]:
    return position.hands[OWN].tiles()


def _others(position: Round) -> tuple[Round, tuple[MoveDescription, ...]]:
    """The others' moves until it is this seat's turn."""
    told = list[MoveDescription]()
    while not position.over and position.seat != OWN:
        seat, move = position.seat, move_of(position, OTHERS)
        told.append(MoveDescription(seat, move, position.row[-1].tile if move.verb is Verb.TAKE else None))
        position = position.after(move, seat)
    return position, tuple(told)
