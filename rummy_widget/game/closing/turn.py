"""One seat's turn: what may be done, move by move (PRO-10 to PRO-13, PRO-30).

A turn is an immutable record and its moves are text, so undo and replay are lists of moves.

>>> from rummy_widget.layout import parse_arrangement
>>> from rummy_widget.tiles import parse_tiles
>>> turn = Turn(parse_arrangement("r5 r6 r7 | k12"), discard=parse_tiles("*")[0], stock=parse_tiles("b9 y1"))
>>> turn.legal_moves
('draw',)
>>> turn.after("draw").rack.notation()
'r5 r6 r7 | k12 | b9'
>>> turn.after("draw").after("discard k12").phase
<Phase.OVER: 'over'>
>>> turn.after("take")
Traceback (most recent call last):
rummy_widget.faults.RulesError: cannot take: joker_not_taken (PRO-12)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from ...closing import Closing
from ...faults import FaultCode, RulesError
from ...layout import Arrangement
from ...reading.rack import RackReading, read_rack
from ...rules import RUMMY_PRO, Ruleset, TakeDiscard, TurnRules
from ...tiles import JOKER, Tile
from ..moves import Verb, read_move, refusal, refusal_of


class Phase(StrEnum):
    """Where a turn stands."""

    DRAW = "draw"  # 14 tiles: draw or take one
    DISCARD = "discard"  # 15 tiles: discard one, or close
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn: its rack as laid out, the neighbour's last discard, and the stock, next tile first.

    `thrown` counts the Jokers that this seat has thrown in the game, this turn among them.
    """

    rack: Arrangement
    phase: Phase = Phase.DRAW
    discard: Tile | None = None
    stock: tuple[Tile, ...] = field(default=(), repr=False)
    thrown: int = 0
    multiplier: int = 1
    closing: Closing | None = None
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    def __post_init__(self) -> None:
        if self.rules.turn is None or self.rules.close is None:
            raise ValueError(f"{self.rules.name!r} has no turns: expected rules like rummy_pro")

    @property
    def _turns(self) -> TurnRules:
        return self.rules.turn or TurnRules()

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves allowed now, as text: what may be drawn, or each tile to discard and each to close with.

        >>> from rummy_widget.layout import parse_arrangement
        >>> Turn(parse_arrangement("r5 r5 *"), Phase.DISCARD).legal_moves
        ('discard r5', 'throw')
        """
        held = sorted({tile.kind for tile in self.rack.tiles}, key=lambda tile: tile.sort_key)
        if self.phase is Phase.DRAW:
            tried = ["draw", "take"]
        elif self.phase is Phase.DISCARD:
            tried = ["throw" if tile == JOKER else f"discard {tile}" for tile in held]
            tried += [f"close {tile}" for tile in held]
        else:
            tried = []
        return tuple(move for move in tried if self.refused(move) is None)

    def refused(self, move: str) -> RulesError | None:
        """Why a move is not allowed, or None where it is."""
        return refusal_of(lambda: self.after(move))

    def after(self, move: str) -> Turn:
        """The turn after a move; one that the rules forbid raises RulesError with its Fault."""
        read = read_move(move)
        if self.phase in (Phase.OVER, Phase.CLOSED):
            raise refusal(move, FaultCode.UNKNOWN_MOVE, self._turns.clause)
        match read.verb:
            case Verb.DRAW:
                return self._drawn(move)
            case Verb.TAKE:
                return self._taken(move)
            case Verb.DISCARD | Verb.THROW:
                return self._discarded(move, read.tile or JOKER)
            case Verb.CLOSE if read.tile is not None:
                return self._closed(move, read.tile)
        raise refusal(move, FaultCode.UNKNOWN_MOVE, self._turns.clause)

    def laid(self, rack: Arrangement) -> Turn:
        """The same turn with the rack laid out in another way; other tiles raise ValueError."""
        if sorted(rack.tiles) != sorted(self.rack.tiles):
            raise ValueError(f"{rack.notation()!r} does not hold the tiles of {self.rack.notation()!r}")
        return replace(self, rack=rack)

    # -- the moves ----------------------------------------------------------------------------

    def _drawn(self, move: str) -> Turn:
        if self.phase is not Phase.DRAW:
            raise refusal(move, FaultCode.ALREADY_DRAWN, self._turns.clause)
        if not self.stock:  # nothing is left: the game ends, and nobody has closed
            raise refusal(move, FaultCode.NOTHING_TO_TAKE, "PRO-14")
        return replace(
            self, rack=with_tile(self.rack, self.stock[0]), stock=self.stock[1:], phase=Phase.DISCARD
        )

    def _taken(self, move: str) -> Turn:
        if self.phase is not Phase.DRAW:
            raise refusal(move, FaultCode.ALREADY_DRAWN, self._turns.clause)
        if self.discard is None:
            raise refusal(move, FaultCode.NOTHING_TO_TAKE, self._turns.take_clause)
        turns = self._turns
        if turns.take_discard is TakeDiscard.NEVER:
            raise refusal(move, FaultCode.TAKE_FORBIDDEN, turns.take_clause, [self.discard])
        if self.discard.kind == JOKER and not turns.take_joker:
            raise refusal(move, FaultCode.JOKER_NOT_TAKEN, turns.joker_clause, [JOKER])
        return replace(self, rack=with_tile(self.rack, self.discard), discard=None, phase=Phase.DISCARD)

    def _discarded(self, move: str, tile: Tile) -> Turn:
        self._must_hold(move, tile)
        thrown = self.thrown + (tile == JOKER)
        return replace(self, rack=without_tile(self.rack, tile), thrown=thrown, phase=Phase.OVER)

    def _closed(self, move: str, tile: Tile) -> Turn:
        self._must_hold(move, tile)
        reading = self.reading(tile)
        if reading.closing is None:
            tiles = reading.fault.tiles if reading.fault else ()
            raise refusal(move, FaultCode.DOES_NOT_CLOSE, "PRO-30", tiles)
        return replace(self, rack=without_tile(self.rack, tile), phase=Phase.CLOSED, closing=reading.closing)

    def _must_hold(self, move: str, tile: Tile) -> None:
        if self.phase is Phase.DRAW:
            raise refusal(move, FaultCode.MUST_DRAW, self._turns.clause)
        if tile not in {each.kind for each in self.rack.tiles}:
            raise refusal(move, FaultCode.NOT_HELD, self._turns.clause, [tile])

    def reading(self, free: Tile | None = None) -> RackReading:
        """How the rack reads as it lies, or with `free` taken out of its segment and laid by itself."""

        def read(rack: Arrangement) -> RackReading:
            return read_rack(rack, self.rules, jokers_thrown=self.thrown, multiplier=self.multiplier)

        as_it_lies = read(self.rack)
        if free is None or (as_it_lies.closing is not None and as_it_lies.closing.free.kind == free):
            return as_it_lies
        return read(with_tile(without_tile(self.rack, free), free))


def with_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """The rack with one more tile, alone at the end of the shorter shelf that is in use."""
    upper, lower = rack.shelves
    if lower:
        return Arrangement((upper, (*lower, None, tile)))
    return Arrangement(((*upper, None, tile) if upper else (tile,), lower))


def without_tile(rack: Arrangement, tile: Tile) -> Arrangement:
    """The rack without one copy of a tile: one that lies alone if there is one, else the last."""
    spots = [
        (s, i)
        for s, shelf in enumerate(rack.shelves)
        for i, each in enumerate(shelf)
        if each and each.kind == tile
    ]

    def alone(spot: tuple[int, int]) -> bool:
        shelf, at = rack.shelves[spot[0]], spot[1]
        return not any(0 <= near < len(shelf) and shelf[near] for near in (at - 1, at + 1))

    gone = max(spots, key=lambda spot: (alone(spot), spot))
    upper, lower = (
        tuple(None if (s, i) == gone else each for i, each in enumerate(shelf))
        for s, shelf in enumerate(rack.shelves)
    )
    return Arrangement((upper, lower))
