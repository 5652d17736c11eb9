"""One turn at a table where melds lie, made up or of a game: a scene around a real position.

The position knows the rules.

>>> from rummy_widget.engine.layout import parse_arrangement
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> turn = TableTurn.begin(RUMMIKUB, parse_arrangement("r8 _ k1"), RoundSetup((), parse_table("r5 r6 r7")))
>>> turn.legal_moves
('draw', 'play r5 r6 r7 r8')
>>> after = turn.after("play r5 r6 r7 r8")
>>> after.phase, after.rack.notation(), after.felt.spread.notation()
(<Phase.OVER: 'over'>, '_ _ k1', 'r5 r6 r7 r8')
>>> turn.after("play r5 r6 r8")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot play: gap (RK-1)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from ..faults import RulesError
from ..layout import Arrangement, Layout
from ..rules import Ruleset, TakeDiscard
from ..tiles import Tile
from .middle import in_the_middle
from .moves import Move, Verb, read_move, refusal_of
from .phase import Phase
from .players import move_of
from .racks import with_tile, without_tile
from .round import Round
from .round_setup import RoundSetup
from .scene import OWN, MoveDescription, SceneKind, SeenDiscard, TableScene

__all__ = ["TableTurn", "with_others"]


@dataclass(frozen=True, slots=True)
class TableTurn:
    """A seat's turn: its rack as laid out, and the position, of which the learner sees the `felt`.

    `counted`: how many tiles the stock has is known. `buried` discards are nobody's business. `before` is
    the position before the last move, and `did` that move.
    """

    position: Round = field(repr=False)
    rack: Arrangement
    counted: bool = False
    buried: int = 0
    before: Round | None = field(default=None, repr=False)
    did: MoveDescription | None = None

    @classmethod
    def begin(cls, rules: Ruleset, rack: Arrangement, moment: RoundSetup) -> TableTurn:
        """A turn that begins at a moment; the hand is what lies in the rack. ValueError if it can't be."""
        there = replace(moment, hand=tuple(tile.kind for tile in rack.tiles))
        position = in_the_middle(rules, there)
        return cls(position, rack, moment.left is not None, len(position.row) - len(moment.row))

    @classmethod
    def of_game(cls, position: Round, rack: Arrangement | None = None) -> TableTurn:
        """The turn of the learner in a real game: first the others play until it is theirs.

        *rack* is how the tiles lie, sorted where it isn't said; ValueError if it doesn't hold the hand, or
        if the round is over before.

        >>> from rummy_widget.engine.game.round import new_game
        >>> from rummy_widget.engine.rules import RUMMIKUB
        >>> turn = TableTurn.of_game(new_game(2, 5, rules=RUMMIKUB))
        >>> turn.phase, len(turn.rack.tiles), turn.over
        (<Phase.PLAY: 'play'>, 14, False)
        """
        there = with_others(position)
        held = there.hands[OWN]
        if there.over:
            raise ValueError("the round is over before it is the learner's turn")
        if rack is None or not rack.tiles:
            shelf = tuple(sorted(held))
            rack = Layout.of(Arrangement((shelf, ()))).sorted_by("run").arrangement()
        elif sorted(rack.tiles) != sorted(held):
            wanted = " ".join(map(str, sorted(held)))
            raise ValueError(f"{rack.notation()!r} does not hold the tiles of the hand: {wanted}")
        return cls(there, rack, counted=True)

    # -- what can be asked --------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What to do now; then over, or closed if no tile is left."""
        if self.ended == Phase.CLOSED:
            return Phase.CLOSED
        return Phase.OVER if self.over else self.position.phase

    @property
    def over(self) -> bool:
        """Whether the turn has ended."""
        return self.position.over or self.position.seat != OWN

    @property
    def ended(self) -> str | None:
        """How the round ended with this turn: closed, with no tile left, empty or left; None if it didn't."""
        if self.position.result is None:
            return None
        return str(self.position.result.outcome if self.position.hands[OWN] else Phase.CLOSED)

    @property
    def seat(self) -> int | None:
        """The one seat that plays, until its turn has ended."""
        return None if self.over else OWN

    @property
    def thrown(self) -> int:
        """Jokers that were discarded."""
        return sum(move.verb is Verb.THROW for move in self.position.moves)

    @property
    def discard(self) -> Tile | None:
        """The last discard, if one lies there."""
        row = self.position.row[self.buried :]
        return row[-1].tile if row else None

    @property
    def foresight(self) -> int:
        """A turn of many moves is looked ahead no further than a few."""
        return 2

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that are allowed."""
        return () if self.over else self.position.legal_moves

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves to choose from: the legal ones."""
        return self.legal_moves

    @property
    def felt(self) -> TableScene:
        """What lies on the table; nobody has counted the stock where that was not said."""
        position = self.position
        turn = position.settings.rules.turn
        return TableScene(
            SceneKind.TURN, self.phase, self.seat,
            stock=position.stock_count if self.counted or not position.stock_count else None,
            row=tuple(SeenDiscard(None, each.tile) for each in position.row[self.buried :]),
            taking=turn is not None and turn.take_discard is not TakeDiscard.NEVER,
            trump=position.trump, did=self.did, ended=self.ended, spread=position.spread,
            opened=position.opened[OWN], points=position.points[OWN],
            penalty=position.penalty, fault=position.fault,
        )  # fmt: skip

    # -- moves --------------------------------------------------------------------------------

    def refused(self, move: str | Move) -> RulesError | None:
        """Why a move is not allowed, or None if it is."""
        return refusal_of(lambda: self.after(move))

    def after(self, move: str | Move) -> TableTurn:
        """The turn after a move; a forbidden one raises RulesError with its Fault."""
        read = read_move(move)
        made = self.position.after(read, OWN)
        gone, got = (Counter(hand) for hand in (self.position.hands[OWN], made.hands[OWN]))
        rack = self.rack
        for tile in (gone - got).elements():
            rack = without_tile(rack, tile)
        new = sorted((got - gone).elements())
        for tile in new:
            rack = with_tile(rack, tile)
        told = MoveDescription(OWN, read, new[0] if len(new) == 1 else None)
        return replace(self, position=made, rack=rack, before=self.position, did=told)


OTHERS = "steady"


def with_others(position: Round) -> Round:
    """The game once the others have played until it is the learner's turn, or until it is over."""
    while not position.over and position.seat != OWN:
        position = position.after(move_of(position, OTHERS), position.seat)
    return position
