"""One player's turn in a game such as Rummy PRO, as an immutable position: each move gives a new one.

In such a game nothing is laid on the table until a player closes, that is, ends the round with the whole hand
in melds or another pattern (PRO-10 to PRO-13, PRO-30). Moves are strings, so a turn can be replayed from
a list of moves.

>>> from rummy_widget.engine.layout import parse_arrangement
>>> from rummy_widget.engine.tiles import parse_tiles
>>> rack, (last,), stock = parse_arrangement("r5 r6 r7 | k12"), parse_tiles("*"), parse_tiles("b9 y1")
>>> turn = ClosingTurn(rack, discard=last, stock=stock)
>>> turn.legal_moves
('draw',)
>>> turn.after("draw").rack.notation()
'r5 r6 r7 | k12 | b9'
>>> turn.after("draw").after("discard k12").phase
<Phase.OVER: 'over'>
>>> turn.after("take")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot take: joker_not_taken (PRO-12)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import ClassVar

from ..closes import Closing
from ..faults import FaultCode, RulesError
from ..layout import Arrangement
from ..reading.rack import RackReading, read_rack
from ..rules import RUMMY_PRO, Ruleset, TurnRules
from ..tiles import JOKER, Tile
from .moves import Move, Verb, put_down, putting_down, read_move, refusal, refusal_of
from .phase import Discarded, Phase
from .scene import TableScene, with_tile, without_tile
from .turns.closing import not_closing, turn_fault

__all__ = ["PHASES", "ClosingTurn", "Phase"]

PHASES = (Phase.DRAW, Phase.DISCARD, Phase.OVER, Phase.CLOSED)
"""The phases of a turn in a game such as Rummy PRO: two while it is played, and its two possible ends."""

NEIGHBOUR = 1
"""The seat number recorded for the previous player, who discarded last; nothing depends on its value."""


@dataclass(frozen=True, slots=True)
class ClosingTurn:
    """One player's turn in a game in which nothing is laid until a player closes, such as Rummy PRO.

    To close is to end the round by discarding a tile while all the others form melds or another pattern.

    Attributes:
        rack: the player's tiles as they are arranged.
        phase: what the player must do now, or whether the turn is over.
        discard: the tile that the previous player discarded; None if it has been taken.
        stock: the tiles of the stock, the next one first.
        thrown: the number of Jokers that the player has discarded in the game, including this turn.
        closing: the tiles with which the player closed in this turn, and their points; None if the player
            hasn't closed.
        rules: the rules of the game.
        foresight: how many moves in a row the program tries at most when it searches for the moves that lead
            to a goal: 4, although a turn has only two moves.
    """

    rack: Arrangement
    phase: Phase = Phase.DRAW
    discard: Tile | None = None
    stock: tuple[Tile, ...] = field(default=(), repr=False)
    thrown: int = 0
    closing: Closing | None = None
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    foresight: ClassVar[int] = 4

    def __post_init__(self) -> None:
        if self.rules.turn is None or self.rules.close is None:
            raise ValueError(f"{self.rules.name!r} has no turns: expected rules like rummy_pro")

    @property
    def _turns(self) -> TurnRules:
        """The rules for drawing and discarding."""
        return self.rules.turn or TurnRules()

    @property
    def _row(self) -> tuple[Discarded, ...]:
        """A tuple that contains the previous player's discard; empty if that discard has been taken."""
        return () if self.discard is None else (Discarded(NEIGHBOUR, self.discard.kind),)

    # -- queries ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the player's turn has ended."""
        return self.phase in (Phase.OVER, Phase.CLOSED)

    @property
    def ended(self) -> str | None:
        """How the round ended: "closed" if the player closed in this turn; None if the round goes on."""
        return str(self.phase) if self.phase is Phase.CLOSED else None

    @property
    def felt(self) -> TableScene:
        """The table as the learner sees it, which shows only the previous player's discard."""
        return TableScene(self.phase, row=self._row)

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves from which the learner can choose, as strings: all that are allowed."""
        return self.legal_moves

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that are allowed now, as strings.

        Before the player has a fifteenth tile, these are the two ways to get it: draw, and take the last
        discard. After that, they are the discards ("throw" discards a Joker) and the moves that end the
        round.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> ClosingTurn(parse_arrangement("r5 r5 *"), Phase.DISCARD).legal_moves
        ('discard r5', 'throw')
        """
        held = sorted({tile.kind for tile in self.rack.tiles}, key=lambda tile: tile.sort_key)
        if self.phase is Phase.DRAW:
            tried = [Move(Verb.DRAW), Move(Verb.TAKE)]
        else:
            tried = [*map(putting_down, held), *(Move(Verb.CLOSE, tile) for tile in held)]
        return tuple(move.notation() for move in tried if self.refused(move) is None)

    def refused(self, move: str | Move) -> RulesError | None:
        """Return the RulesError that making this move would raise, or None if the move is allowed."""
        return refusal_of(lambda: self.after(move))

    def after(self, move: str | Move) -> ClosingTurn:
        """Return the turn after a move.

        Raises RulesError, whose `fault` says what is wrong, if the move is forbidden or unknown.
        """
        read = read_move(move)
        tile = put_down(read)
        if self.over or read.verb not in _VERBS or (read.verb is Verb.CLOSE and tile is None):
            raise refusal(read, FaultCode.UNKNOWN_MOVE, self._turns.clause)
        held = Counter(each.kind for each in self.rack.tiles)
        fault = turn_fault(read, self._turns, self.phase, self._row, held.__getitem__, used=False)
        if fault is not None:
            raise fault
        match read.verb:
            case Verb.DRAW:
                if not self.stock:  # nothing is left: the game ends, and nobody has closed
                    raise refusal(read, FaultCode.NOTHING_TO_TAKE, "PRO-14")
                rack = with_tile(self.rack, self.stock[0])
                return replace(self, rack=rack, stock=self.stock[1:], phase=Phase.DISCARD)
            case Verb.TAKE:
                (last,) = self._row
                return replace(self, rack=with_tile(self.rack, last.tile), discard=None, phase=Phase.DISCARD)
            case Verb.CLOSE if tile is not None:
                return self._closed(read, tile)
        tile = tile or JOKER
        thrown = self.thrown + (tile is JOKER)
        return replace(self, rack=without_tile(self.rack, tile), thrown=thrown, phase=Phase.OVER)

    def laid(self, rack: Arrangement) -> ClosingTurn:
        """Return the turn with the player's tiles arranged as in *rack*.

        Raises ValueError if *rack* doesn't contain exactly the player's tiles.
        """
        if sorted(rack.tiles) != sorted(self.rack.tiles):
            raise ValueError(f"{rack.notation()!r} does not hold the tiles of {self.rack.notation()!r}")
        return replace(self, rack=rack)

    # -- the moves ----------------------------------------------------------------------------

    def _closed(self, move: Move, tile: Tile) -> ClosingTurn:
        """Return the turn after the player has closed with the free tile *tile*, the last discard.

        Raises RulesError if the player's other tiles don't form melds or another pattern.
        """
        reading = self.reading(tile)
        if reading.closing is None:
            raise not_closing(move, reading.fault.tiles if reading.fault else ())
        return replace(self, rack=without_tile(self.rack, tile), phase=Phase.CLOSED, closing=reading.closing)

    def reading(self, free: Tile | None = None) -> RackReading:
        """Return a reading of the rack: its rows of tiles, and whether the player can close with them.

        If *free* is given, the rack is read as if that tile stood apart from all other tiles, ready to be the
        last discard.
        """

        def read(rack: Arrangement) -> RackReading:
            return read_rack(rack, self.rules, jokers_thrown=self.thrown)

        unchanged = read(self.rack)
        if free is None or (unchanged.closing is not None and unchanged.closing.free.kind == free):
            return unchanged
        return read(with_tile(without_tile(self.rack, free), free))


_VERBS = (Verb.DRAW, Verb.TAKE, Verb.DISCARD, Verb.THROW, Verb.CLOSE)
