"""The last own turn looked at again: what more would have gone, why the rest stays, whether waiting pays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...engine.game.moves import Verb
from ...engine.game.phase import Phase
from ...engine.game.players.plans import WaitAdvice, waiting
from ...engine.game.round import Round
from ...engine.solver.open_games.why_not_more import LeftTile, why_not_more
from ...engine.tiles import Tile
from ..seated import YOU
from .turn_help import TurnHelp, helped

EFFORT = 20_000
"""Situations that are looked at for each tile that stays: half a second at most."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn: what was laid in it, what the best one lays, and why tiles stay in that one.

    `drew` says that nothing was laid, `waiting` what a strong player makes of keeping tiles.
    """

    laid: tuple[Tile, ...]
    best: TurnHelp
    left: tuple[LeftTile, ...]
    opened: bool
    waiting: WaitAdvice | None
    kinds: tuple[Tile, ...]

    @property
    def more(self) -> tuple[Tile, ...]:
        """What the best turn lays that was not laid; of equal counts nothing."""
        if self.best.count <= len(self.laid):
            return ()
        return tuple(sorted((Counter(self.best.tiles) - Counter(self.laid)).elements()))


def last_turn(past: tuple[Round, ...], you: int = YOU) -> tuple[Round, tuple[Tile, ...]] | None:
    """The person's last turn: the position in which they could lay, and what they laid."""
    ends = range(len(past) - 2, -1, -1)
    end = next((at for at in ends if past[at].seat == you and _ends(past[at], past[at + 1])), None)
    if end is None:
        return None
    begin, after = end, past[end + 1]
    if past[end].has_discards:
        while begin and past[begin - 1].seat == you and past[begin - 1].phase is Phase.DISCARD:
            begin -= 1
        if after.moves[-1].verb in (Verb.DISCARD, Verb.THROW):
            after = past[end]  # the discard is not laid
    gone = Counter(past[begin].hands[you]) - Counter(after.hands[you])
    return past[begin], tuple(sorted(gone.elements()))


def _ends(before: Round, after: Round) -> bool:
    """Whether a turn in which one could have laid ended with this move."""
    verb = after.moves[-1].verb
    if not before.has_discards:
        return verb in (Verb.PLAY, Verb.DRAW, Verb.PASS, Verb.TIMEOUT)
    return (
        not before.beginning and (verb in (Verb.DISCARD, Verb.THROW) or after.over) and verb is not Verb.LEAVE
    )


def reviewed(past: tuple[Round, ...], you: int = YOU) -> TurnReview | None:
    """The person's last turn, looked at again; None before there was one."""
    found = last_turn(past, you)
    if found is None:
        return None
    (before, laid), view = found, found[0].view(you)
    best = helped(view)
    rules, opened = before.settings.rules, before.opened[you]
    left: tuple[LeftTile, ...] = ()
    if opened and not before.has_discards:
        bound = why_not_more(before.spread, before.hands[you], best.play, rules=rules, effort=EFFORT)
        left = bound.left
    held = waiting(view)
    return TurnReview(laid, best, left, opened, held, rules.tiles.kinds[:1])
