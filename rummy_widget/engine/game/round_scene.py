"""A round as the learner plays it in a lesson: a made-up position, or a game against computer players.

A `RoundScene` contains a `Round`, which applies the rules.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.layout import parse_arrangement
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> setup = RoundSetup((), parse_table("r5 r6 r7"))
>>> turn = RoundScene.made_up(RUMMIKUB, parse_arrangement("r8 _ k1"), setup)
>>> turn.legal_moves
('draw', 'play r5 r6 r7 r8')
>>> after = turn.after("play r5 r6 r7 r8")
>>> after.phase, after.rack.notation(), after.felt.spread.notation()
(<Phase.OVER: 'over'>, '_ _ k1', 'r5 r6 r7 r8')
>>> turn.after("play r5 r6 r8")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot play: gap (RK-1)

In games without melds on the table, such as Rummy PRO, the other players move after each move of the learner,
until it is the learner's turn again. In games with melds on the table the scene is over after one turn.

>>> seat = RoundScene.begin(new_game(players=3, seed=17))
>>> seat.phase, len(seat.rack.tiles), seat.other_moves
(<Phase.DISCARD: 'discard'>, 15, ())
>>> seat = seat.after(seat.legal_moves[0])
>>> seat.phase, [(each.seat, each.move.verb.value) for each in seat.other_moves]
(<Phase.DRAW: 'draw'>, [(1, 'draw'), (1, 'discard'), (2, 'draw'), (2, 'discard')])
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ..faults import RulesError
from ..layout import Arrangement, Layout
from ..rules import Ruleset, TakeDiscard
from ..solver.closing.lay_out import best_arrangement
from ..tiles import Tile
from .closing_turn import ClosingTurn
from .deal.dealing import Dealing
from .moves import Move, Verb, read_move
from .phase import Outcome, Phase
from .players import move_of
from .round import Round
from .round_setup import RoundSetup, made_up_round
from .scene import OWN, MoveDescription, TableScene, with_tile, without_tile
from .view import View

OTHERS = "steady"
"""The name of the computer player that plays for all seats but the learner's."""

WIDE = 18
"""The most slots of a shelf in a game such as Rummy PRO; if more are needed, the tiles are rearranged."""


@dataclass(frozen=True, slots=True)
class RoundScene:
    """A round as the learner plays it: at the learner's turn, after that turn, or after the round's end.

    Attributes:
        position: the whole round with its hidden tiles; `view` contains only what the learner may know.
        rack: how the learner's tiles are arranged.
        other_moves: the moves that the other seats made after the learner's last move.
        own_move: the learner's last move; None if the learner hasn't moved yet.
        previous: the position before that move; None if the learner hasn't moved yet.
        stock_shown: whether the number of tiles in the stock is shown.
        hidden_discards: how many of the oldest discards are not shown.
    """

    position: Round = field(repr=False)
    rack: Arrangement
    other_moves: tuple[MoveDescription, ...] = ()
    own_move: MoveDescription | None = None
    previous: Round | None = field(default=None, repr=False)
    stock_shown: bool = True
    hidden_discards: int = 0

    @classmethod
    def made_up(cls, rules: Ruleset, rack: Arrangement, setup: RoundSetup) -> RoundScene:
        """Return a made-up turn in which the learner has this rack, in a round that *setup* describes.

        Raises ValueError if such a round is impossible.
        """
        position = made_up_round(rules, replace(setup, hand=tuple(tile.kind for tile in rack.tiles)))
        buried = len(position.row) - len(setup.row)
        return cls(position, rack, stock_shown=setup.left is not None, hidden_discards=buried)

    @classmethod
    def begin(cls, position: Round, rack: Arrangement | None = None) -> RoundScene:
        """Let the other players move in *position* until it is the learner's turn, and return the scene then.

        *rack* is how the learner's tiles are arranged. By default they are sorted in a game with melds on the
        table, and arranged for the best pattern in a game without, such as Rummy PRO. Raises ValueError if
        the tiles of *rack* aren't exactly the learner's, or if the round of a game with melds on the table
        ends before the learner's turn.

        >>> from rummy_widget.engine.game.round import new_game
        >>> from rummy_widget.engine.rules import RUMMIKUB
        >>> RoundScene.begin(new_game(players=2, seed=7, first=1)).phase
        <Phase.DRAW: 'draw'>
        >>> turn = RoundScene.begin(new_game(2, 5, rules=RUMMIKUB))
        >>> turn.phase, len(turn.rack.tiles), turn.over
        (<Phase.PLAY: 'play'>, 14, False)
        """
        position, moves = _others_play(position)
        held = position.hands[OWN].tiles()
        if position.has_table and position.over:
            raise ValueError("the round is over before it is the learner's turn")
        if rack is None or not rack.tiles:
            if position.has_table:
                rack = Layout.of(Arrangement((held, ()))).sorted_by("run").arrangement()
            else:
                rack = best_arrangement(held, position.settings.rules)
        elif sorted(rack.tiles) != sorted(held):
            wanted = " ".join(map(str, held))
            raise ValueError(f"{rack.notation()!r} does not hold the tiles of the hand: {wanted}")
        return cls(position, rack, () if position.has_table else moves)

    # -- queries ------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the learner may know of the round."""
        return self.position.view(OWN)

    @property
    def phase(self) -> str:
        """What the learner must do now, as a `Phase`; `Phase.CLOSED` if the learner has closed or gone out.

        To close is to end the round with the whole hand in melds or another pattern; to go out is to use up
        all tiles.
        """
        if self.ended == Phase.CLOSED:
            return Phase.CLOSED
        return Phase.OVER if self.over else self.position.phase

    @property
    def over(self) -> bool:
        """Whether the learner has nothing more to do: the turn has ended, or the whole round."""
        return self.position.over or self.position.seat != OWN

    @property
    def ended(self) -> str | None:
        """How the round ended; None while it goes on.

        It is "closed" if the learner closed or went out, "lost" if another player closed, otherwise the value
        of the `Outcome`. To close is to end the round with the whole hand in melds or another pattern; to go
        out is to use up all tiles.
        """
        result = self.position.result
        if result is None:
            return None
        if not self.position.hands[OWN]:
            return str(Phase.CLOSED)
        return "lost" if result.outcome is Outcome.CLOSED and result.seat != OWN else str(result.outcome)

    @property
    def thrown(self) -> int:
        """How many Jokers the learner has discarded in this round."""
        return self.position.thrown[OWN]

    @property
    def discard(self) -> Tile | None:
        """The latest of the discards that the learner can see; None if there are none."""
        row = self.position.row[self.hidden_discards :]
        return row[-1].tile if row else None

    @property
    def foresight(self) -> int:
        """How many moves in a row the program tries at most when it searches for moves that lead to a goal.

        It is 2 in games with melds on the table. In other games it is 0, so there is no search.
        """
        return 2 if self.position.has_table else 0

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that the learner may make, as strings, except `leave`, which is always allowed."""
        return () if self.over else self.position.legal_moves

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves from which the learner can choose, as strings: all that are allowed."""
        return self.legal_moves

    @property
    def felt(self) -> TableScene:
        """The table as far as the learner may see it, as plain data."""
        position, melds = self.position, self.position.has_table
        turn = position.settings.rules.turn
        return TableScene(
            self.phase,
            stock=position.stock_count if self.stock_shown or not position.stock_count else None,
            row=position.row[self.hidden_discards :],
            taking=turn is not None and turn.take_discard is not TakeDiscard.NEVER,
            trump=position.trump if melds or not position.trump_drawn else None,
            spread=position.spread if melds else None, opened=position.opened[OWN],
            points=position.points[OWN], penalty=position.penalty, fault=position.fault,
        )  # fmt: skip

    # -- moves --------------------------------------------------------------------------------

    def refused(self, move: str | Move) -> RulesError | None:
        """Return the RulesError that a move of the learner would raise, or None if the move is allowed."""
        return self.position.refused(move, OWN)

    def after(self, move: str | Move) -> RoundScene:
        """Return the scene after a move of the learner.

        In a game without melds on the table, the other players then move until it is the learner's turn.
        Raises RulesError, whose `fault` says what is wrong, if the move is forbidden or unknown.
        """
        read, before = read_move(move), self.position
        position = made = before.after(read, OWN)
        moves: tuple[MoveDescription, ...] = ()
        if not made.has_table:
            position, moves = _others_play(made)
        gone, got = (Counter(hand) for hand in (before.hands[OWN], made.hands[OWN]))
        new = sorted((got - gone).elements())
        did = MoveDescription(OWN, read, new[0] if len(new) == 1 else None)
        if position.number != before.number:  # other tiles were dealt
            rack = best_arrangement(position.hands[OWN].tiles(), position.settings.rules)
        else:
            rack = self.rack
            for tile in (gone - got).elements():
                rack = without_tile(rack, tile)
            for tile in new:
                rack = with_tile(rack, tile)
            wide = not made.has_table and max(map(len, rack.shelves)) > WIDE
            if wide or read.verb is Verb.CLOSE:
                rack = best_arrangement(rack.tiles, position.settings.rules, jokers_thrown=self.thrown)
        return replace(self, position=position, rack=rack, other_moves=moves, own_move=did, previous=before)


Scene: TypeAlias = ClosingTurn | Dealing | RoundScene
"""What the learner sees in a step of a lesson, as an immutable position; each move returns a new one."""


def after_others(position: Round) -> Round:
    """Let the other players move until it is the learner's turn or the round is over; return the round."""
    return _others_play(position)[0]


def _others_play(position: Round) -> tuple[Round, tuple[MoveDescription, ...]]:
    """Let the other players move until it is the learner's turn or the round is over.

    Returns the round after their moves, and these moves.
    """
    moves = list[MoveDescription]()
    while not position.over and position.seat != OWN:
        seat, move = position.seat, move_of(position, OTHERS)
        moves.append(MoveDescription(seat, move, position.row[-1].tile if move.verb is Verb.TAKE else None))
        position = position.after(move, seat)
    return position, tuple(moves)
