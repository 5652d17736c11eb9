"""The deal by hand, move by move: turn up the trump tile, put it on a stack, move a tile, deal.

The stacks are numbered. If the trump tile is an 8, it takes the place of the top tile of stack 8, and that
tile is moved to the next stack, stack 9 (PRO-2, PRO-3). The function `deal` makes the whole deal at once; a
`Dealing` makes the same deal step by step.

>>> dealing = Dealing.begin(Settings(players=3), seed=5)
>>> dealing = dealing.after("trump")
>>> str(dealing.trump), dealing.legal_moves
('r8', ('stack 8',))
>>> dealing.after("stack 5")
Traceback (most recent call last):
rummy_widget.engine.faults.RulesError: cannot stack 5: not_trump_stack (PRO-3)
>>> dealing.after("stack 8").after("move 9").sizes[7:10]
(7, 8, 7)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple

from ...faults import FaultCode, NotationError, RulesError
from ...layout import Arrangement
from ...tiles import Tile
from ..moves import refusal, refusal_of
from ..scene import OWN, TableScene
from ..settings import Settings
from .stacks import Deal, deal


class DealPhase(StrEnum):
    """The phases of a deal by hand, from the piled stacks to the dealt tiles.

    Attributes:
        PILED: there are fifteen stacks and one extra tile, all face down.
        TURNED: the extra tile has been turned up: it is the trump tile.
        FOUND: the trump tile is on the stack that has its number, stack 8 for an 8. The tile that was on top
            of that stack has no place yet.
        MOVED: that tile is on the next stack, which is dealt first.
        DEALT: everything is dealt.
    """

    PILED = "piled"
    TURNED = "turned"
    FOUND = "found"
    MOVED = "moved"
    DEALT = "dealt"


class DealVerb(StrEnum):
    """The first word of a move in a deal that is made by hand, such as "stack" in `stack 7`.

    Attributes:
        TRUMP: turn the trump tile up.
        STACK: put the trump tile in the place of the top tile of the stack that the move names.
        MOVE: take the tile that the trump tile has replaced, and put it on the stack that the move names.
        DEAL: deal the stack that the move names to the next player.
    """

    TRUMP = "trump"
    STACK = "stack"
    MOVE = "move"
    DEAL = "deal"


class DealMove(NamedTuple):
    """A move while dealing by hand: its verb, and the number of the stack that it names, counted from 1.

    The number is None for `trump`.
    """

    verb: DealVerb
    stack: int | None = None

    def notation(self) -> str:
        """Return the move as a string, such as "deal 8".

        >>> read_deal_move(" deal   8 ").notation()
        'deal 8'
        """
        return str(self.verb) if self.stack is None else f"{self.verb} {self.stack}"


_ORDER = tuple(DealPhase)
_VERBS = dict(zip(DealPhase, DealVerb, strict=False))
"""The verb of the only legal move in each phase of a deal; there is none after everything is dealt."""
_MISSING = (FaultCode.TRUMP_NOT_TURNED, FaultCode.STACK_NOT_FOUND, FaultCode.TILE_NOT_MOVED)
"""The fault of a move that comes too early, for each of the first three phases of a deal by hand."""


def read_deal_move(text: str) -> DealMove:
    """Parse a move in a deal that is made by hand: `trump`, `stack 7`, `move 8` or `deal 8`.

    Raises RulesError for other strings, and NotationError for anything but a string.
    """
    if not isinstance(text, str):
        raise NotationError(f"no move: {type(text).__name__}; expected text such as 'stack 7'")
    found = re.fullmatch(r"(trump)|(stack|move|deal) +([0-9]{1,2})", text.strip(), re.ASCII)
    if found is None:
        raise refusal(text, FaultCode.UNKNOWN_MOVE, "PRO-2")
    return DealMove(DealVerb(found[1] or found[2]), int(found[3]) if found[3] else None)


@dataclass(frozen=True, slots=True)
class Dealing:
    """A deal by hand in progress. Seats are numbered from 0, stacks from 1, as in the moves.

    Attributes:
        settings: the settings of the table.
        hidden: the whole deal, including the tiles that are still face down; the properties show only what
            can be seen at this point.
        first: the first player's seat.
        phase: what has been done so far.
        dealt: how many stacks have been dealt.
        ended: always None, as the round doesn't end during a deal. Like `discard` and `thrown`, this
            attribute exists because every position that a step of a lesson can show needs it.
        discard: always None, as nothing is discarded during a deal.
        thrown: always 0, as no Joker is discarded during a deal.
    """

    settings: Settings
    hidden: Deal = field(repr=False)
    first: int = 0
    phase: DealPhase = DealPhase.PILED
    dealt: int = 0

    ended: ClassVar[None] = None
    discard: ClassVar[None] = None
    thrown: ClassVar[int] = 0

    @classmethod
    def begin(cls, settings: Settings, seed: int, first: int = 0) -> Dealing:
        """Return a deal before its first move; *seed* determines the tiles.

        *first* is the first player's seat. Raises ValueError for an impossible seed or seat.
        """
        if type(first) is not int or first not in range(settings.players):
            raise ValueError(f"first must be a seat, 0 to {settings.players - 1}, not {first!r:.40}")
        return cls(settings, deal(settings, seed, first), first)

    # ---- What can be seen --------------------------------------------------------------------------

    @property
    def trump(self) -> Tile | None:
        """The trump tile, or None before it is turned up."""
        return None if self.phase is DealPhase.PILED else self.hidden.trump

    @property
    def put_back(self) -> int:
        """How many Jokers were turned up and put back before the trump tile was found; 0 until then."""
        return 0 if self.phase is DealPhase.PILED else self.hidden.put_back

    @property
    def trump_stack(self) -> int | None:
        """The number, from 1, of the stack on which the trump tile was put; None before it is put there."""
        found = self.phase not in (DealPhase.PILED, DealPhase.TURNED)
        return self.hidden.trump_stack + 1 if found else None

    @property
    def eight_stack(self) -> int | None:
        """The number, from 1, of the stack with eight tiles; None before there is one.

        Its eighth tile is the one that the trump tile replaced on another stack.
        """
        return self._order[0] if self.phase in (DealPhase.MOVED, DealPhase.DEALT) else None

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of tiles in each stack now; 0 for a stack that has been dealt."""
        given, size = self.owners, self.settings.deal.stack
        return tuple(
            0 if number in given else size + (number == self.eight_stack)
            for number in range(1, self.settings.deal.stacks + 1)
        )

    @property
    def owners(self) -> dict[int, int]:
        """The seats that got the stacks dealt so far, as a dict from stack to seat.

        Stacks are counted from 1, seats from 0.
        """
        players = self.settings.players
        return {stack: (self.first + step) % players for step, stack in enumerate(self._order[: self.dealt])}

    @property
    def seat(self) -> int | None:
        """The seat that gets the next stack; None while no stacks are being dealt."""
        if self.phase is not DealPhase.MOVED:
            return None
        return (self.first + self.dealt) % self.settings.players

    def tiles(self, seat: int) -> tuple[tuple[Tile, ...], ...]:
        """Return the stacks dealt to a seat so far, each from the top down.

        Only the player in that seat may see these tiles.
        """
        return tuple(
            tuple(reversed(self.hidden.stacks[stack - 1]))
            for stack, owner in self.owners.items()
            if owner == seat
        )

    @property
    def stock_count(self) -> int | None:
        """The number of tiles in the stock; None until the deal is complete."""
        return len(self.hidden.stock) if self.phase is DealPhase.DEALT else None

    @property
    def rack(self) -> Arrangement:
        """The tiles that the learner has been dealt so far, each stack on a shelf of its own."""
        upper, lower = (*self.tiles(OWN), (), ())[:2]
        return Arrangement((upper, lower))

    @property
    def foresight(self) -> int:
        """How many moves in a row the program tries at most when it searches for moves that lead to a goal.

        It is large enough for all the moves of a deal.
        """
        return len(_ORDER) + len(self._order)

    @property
    def felt(self) -> TableScene:
        """The table as the learner sees it: the trump tile once it is turned up, and the stock."""
        return TableScene(self.phase, self.stock_count, trump=self.trump)

    @property
    def _order(self) -> tuple[int, ...]:
        """The numbers of the stacks, from 1, in the order in which they are dealt."""
        players, dealt = self.settings.players, self.hidden.dealt
        return tuple(dealt[(self.first + step) % players][step // players] + 1 for step in range(2 * players))

    # ---- Moves -------------------------------------------------------------------------------------

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The one move that is allowed next, as a string; empty once everything is dealt."""
        verb = _VERBS.get(self.phase)
        if verb is None:
            return ()
        stack = self.hidden.trump_stack + 1 if verb is DealVerb.STACK else self._order[self.dealt]
        return (DealMove(verb, None if verb is DealVerb.TRUMP else stack).notation(),)

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves from which the learner can choose, as strings, including wrong moves."""
        verb = _VERBS.get(self.phase)
        if verb is None:
            return ()
        first, verb = (("trump",), DealVerb.STACK) if verb is DealVerb.TRUMP else ((), verb)
        stacks = range(1, self.settings.deal.stacks + 1)
        return (*first, *(f"{verb} {number}" for number in stacks if number not in self.owners))

    def refused(self, move: str) -> RulesError | None:
        """Return the RulesError that making this move would raise, or None if the move is allowed."""
        return refusal_of(lambda: self.after(move))

    def after(self, move: str) -> Dealing:
        """Return the deal after a move.

        Raises RulesError, whose `fault` says why, if the rules forbid the move or it is unknown.
        """
        read = read_deal_move(move)
        self._check_phase(read)
        if read.stack is not None:
            self._check_stack(read, read.stack)
        given = self.dealt + (read.verb is DealVerb.DEAL)
        if 0 < given < len(self._order):
            return replace(self, dealt=given)
        return replace(self, dealt=given, phase=_ORDER[_ORDER.index(self.phase) + 1])

    def _check_phase(self, move: DealMove) -> None:
        """Raise RulesError if the move comes too early in the deal, or if it was already made."""
        now, wanted = _ORDER.index(self.phase), tuple(DealVerb).index(move.verb)
        clause = "PRO-2" if move.verb is DealVerb.TRUMP or self.phase is DealPhase.PILED else "PRO-3"
        if now > wanted:
            raise refusal(move.notation(), FaultCode.DEAL_MOVE_DONE, clause)
        if now < wanted:
            raise refusal(move.notation(), _MISSING[now], clause)

    def _check_stack(self, move: DealMove, stack: int) -> None:
        """Raise RulesError if *stack* is the wrong stack for *move*.

        *stack* is the number, from 1, of the stack that *move* names.
        """
        text, clause, trump = move.notation(), "PRO-3", self.hidden.trump
        if stack not in range(1, self.settings.deal.stacks + 1):
            raise refusal(text, FaultCode.NO_SUCH_STACK, "PRO-2", count=stack,
                          wanted=self.settings.deal.stacks)  # fmt: skip
        if text in self.legal_moves:
            return
        if move.verb is DealVerb.STACK:
            raise refusal(text, FaultCode.NOT_TRUMP_STACK, clause, [trump], count=stack)
        if move.verb is DealVerb.MOVE:
            raise refusal(text, FaultCode.NOT_NEXT_STACK, clause, count=stack, wanted=self.trump_stack)
        if stack in self.owners:
            raise refusal(text, FaultCode.STACK_DEALT, clause, count=stack)
        if not self.dealt:
            raise refusal(text, FaultCode.NOT_EIGHT_STACK, clause, count=stack)
        raise refusal(text, FaultCode.NOT_IN_ORDER, clause, count=stack,
                      wanted=self._order[self.dealt - 1])  # fmt: skip
