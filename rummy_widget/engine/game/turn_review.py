"""Help and reviews for games with melds on the table: what a player can lay, or could have laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import pairwise

from ..solver.open_games.best_play import best_play, least_disturbing
from ..solver.open_games.board import board_of
from ..solver.open_games.most_laid import find_most_laid
from ..solver.open_games.steps import MeldStep, steps_between
from ..solver.open_games.why_not_more import LeftTile, why_not_more
from ..table_melds import Play
from ..tiles import Tile
from .moves import Verb
from .phase import Phase
from .players.plans import WaitAdvice, wait_advice
from .round import Round
from .view import View

GRADES = 4
"""The number of hints for a turn, each of which reveals more than the one before.

They say how many tiles can be laid, name one of them, then all of them with their melds, and then the steps.
"""
EFFORT = 20_000
"""The number of search nodes allowed to explain why a tile stays on the rack; half a second at most."""


@dataclass(frozen=True, eq=False)
class TurnHelp:
    """Help for a player's turn: the most tiles that can be laid, a play that lays them, and its steps.

    The play and its steps are searched for when they are first asked for.

    Attributes:
        view: what the player may know of the round.
        count: how many tiles of the rack the best play lays; 0 if nothing can be laid.
        opens: whether the player lays first melds with this play.
        find: a function that returns this play. It is called only if something can be laid.
    """

    view: View
    count: int
    opens: bool
    find: Callable[[], Play | None]

    @cached_property
    def play(self) -> Play | None:
        """The play that lays the most tiles; None if nothing can be laid."""
        return self.find() if self.count else None

    @cached_property
    def steps(self) -> tuple[MeldStep, ...]:
        """The steps by which the player can make this play, one meld after the other."""
        return () if self.play is None else steps_between(self.view.spread, self.play.after)

    @cached_property
    def waiting(self) -> WaitAdvice | None:
        """Advice on whether to keep tiles for a later turn; None if there is no advice."""
        return wait_advice(self.view)

    @property
    def most(self) -> int:
        """The number of hints, each of which reveals more than the one before; 1 if nothing can be laid."""
        return GRADES if self.count else 1

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the rack that the best play lays; none if nothing can be laid."""
        return () if self.play is None else self.play.tiles


def help_for(view: View) -> TurnHelp:
    """Return help for the player who sees *view*: how many tiles can be laid, and how.

    *view* contains everything that this player may know of a round with melds on the table.
    """
    rules, opened = view.settings.rules, view.opened[view.seat]
    if opened and rules.rearranges:
        board = board_of(view.spread, view.hand, rules)
        most = find_most_laid(board, None)
        return TurnHelp(view, most.most, False, partial(least_disturbing, board, most))
    found = best_play(view.spread, view.hand, rules=rules, opened=opened)
    if found is None:
        return TurnHelp(view, 0, False, lambda: None)
    return TurnHelp(view, found.count, found.opens, lambda: found)


# ---- Reviewing a turn ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn in a game with melds on the table, compared with the best turn that was possible.

    Attributes:
        laid: the tiles that were laid.
        best: the best play of that turn.
        left: for each tile that stays on the rack even after the best play, the reason why it can't be laid;
            only in games in which the table is rearranged.
        opened: whether the player had opened in an earlier turn, that is, laid first melds as the rules
            require.
        waiting: advice on whether it was better to keep tiles for a later turn; None if there is no advice.
    """

    laid: tuple[Tile, ...]
    best: TurnHelp
    left: tuple[LeftTile, ...]
    opened: bool
    waiting: WaitAdvice | None

    @property
    def more(self) -> tuple[Tile, ...]:
        """The tiles that only the best play lays; none if the player laid as many tiles as the best play."""
        if self.best.count <= len(self.laid):
            return ()
        return tuple(sorted((Counter(self.best.tiles) - Counter(self.laid)).elements()))


def last_turn(past: tuple[Round, ...], seat: int = 0) -> tuple[Round, tuple[Tile, ...]] | None:
    """Return a player's last turn: the position in which tiles could be laid, and the tiles that were laid.

    *past* lists all positions of the round so far, the oldest first. *seat* is the player's seat. The result
    is None if the player has had no turn yet.
    """
    ends = range(len(past) - 2, -1, -1)
    end = next((at for at in ends if past[at].seat == seat and _ends(past[at], past[at + 1])), None)
    if end is None:
        return None
    begin, after = end, past[end + 1]
    if past[end].has_discards:
        while begin and past[begin - 1].seat == seat and past[begin - 1].phase is Phase.DISCARD:
            begin -= 1
        if after.moves[-1].verb in (Verb.DISCARD, Verb.THROW):
            after = past[end]  # the discard is not laid
    gone = Counter(past[begin].hands[seat]) - Counter(after.hands[seat])
    return past[begin], tuple(sorted(gone.elements()))


def tiles_gained(past: tuple[Round, ...], seat: int = 0) -> tuple[Tile, ...]:
    """Return the tiles that a player drew or took in the turn to which the latest move belongs.

    *past* lists all positions of the round so far, the oldest first. *seat* is the player's seat. In a game
    with discards, the result is empty if the latest move belongs to another player's turn. In a game in which
    nobody discards, the player's own latest turn counts, even if others have moved since.
    """
    found, own = Counter[Tile](), False
    for after, before in pairwise(reversed(past)):
        if before.seat == seat and after.moves[-1].seat is None:
            own = True
            found += Counter(after.hands[seat]) - Counter(before.hands[seat])
        elif own or before.has_discards:
            break
    return tuple(found.elements())


def _ends(before: Round, after: Round) -> bool:
    """Return whether the last move of *after* ended a turn in which the rules allowed melds to be laid.

    *before* is the position before that move.
    """
    verb = after.moves[-1].verb
    if not before.has_discards:
        return verb in (Verb.PLAY, Verb.DRAW, Verb.PASS, Verb.TIMEOUT)
    done = verb in (Verb.DISCARD, Verb.THROW) or after.over
    return done and not before.discard_only and verb is not Verb.LEAVE


@lru_cache(maxsize=4)
def missed_turns(past: tuple[Round, ...], seat: int, count: int) -> tuple[tuple[int, int, int], ...]:
    """Return at most *count* turns in which a player could have laid more tiles, the worst first.

    Each is a tuple (how many moves were made before the turn, how many tiles were laid in it, how many could
    have been laid). *past* lists all positions of the round, *seat* is the player's seat. Only games in which
    the table is rearranged, such as Rummikub, are examined; for other games the result is empty.
    """
    found = []
    for index, (before, after) in enumerate(pairwise(past)):
        if before.seat == seat and not before.has_discards:
            laid = max(0, len(before.hands[seat]) - len(after.hands[seat]))
            most = help_for(before.view(seat)).count
            if most > laid:
                found.append((index, laid, most))
    return tuple(sorted(found, key=lambda each: each[1] - each[2])[:count])


def review_last_turn(past: tuple[Round, ...], seat: int = 0) -> TurnReview | None:
    """Return a player's last turn compared with the best one; None if the player has had no turn yet.

    *past* lists all positions of the round so far, the oldest first; *seat* is the player's seat.
    """
    found = last_turn(past, seat)
    if found is None:
        return None
    before, laid = found
    view = before.view(seat)
    best = help_for(view)
    rules, opened = before.settings.rules, before.opened[seat]
    left: tuple[LeftTile, ...] = ()
    if opened and not before.has_discards:
        left = why_not_more(before.spread, before.hands[seat], best.play, rules=rules, effort=EFFORT).left
    return TurnReview(laid, best, left, opened, best.waiting)
