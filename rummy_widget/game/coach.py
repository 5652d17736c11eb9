"""What a coach says of a position: every discard weighed by what its seat may know, and why.

Distances, outs and chances are exact. `Option.worth` is what the strong player thinks of it: an estimate of
the points to expect from there to the end of the game (`players.outlook` says how).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from ..scoring import Closing
from ..sentences import tile_name
from ..solver.best import best_close
from ..solver.distance import distance
from ..solver.draws import Discard, best_discards
from ..tiles import JOKER, Tile
from ..words import say
from .gives import gives
from .players.strong import discard_worths
from .position import Phase
from .telling import takeable
from .view import View

__all__ = ["Advice", "Option", "advise", "draw_advice"]


@dataclass(frozen=True, slots=True)
class Option:
    """One discard: what it leaves, what the next player gets, and what it is worth."""

    discard: Discard
    gives: Fraction
    worth: float

    @property
    def tile(self) -> Tile:
        """The tile to discard."""
        return self.discard.tile


@dataclass(frozen=True, slots=True)
class Advice:
    """The close that these tiles make, if they do, and all discards, the best first.

    `waiting` is whether a close is there and a discard is worth more than it.
    """

    closing: Closing | None
    options: tuple[Option, ...]
    waiting: bool = False

    @property
    def best(self) -> Option:
        """The best discard."""
        return self.options[0]

    def option(self, tile: Tile) -> Option:
        """The option of a tile; LookupError where it is not held."""
        return next(each for each in self.options if each.tile == tile)

    def cost(self, tile: Tile) -> float:
        """How much less a discard is worth than the best, in points."""
        return max(0.0, self.best.worth - self.option(tile).worth)


@lru_cache(maxsize=8)
def advise(view: View) -> Advice:
    """What may be discarded now, by a seat that has fifteen tiles; otherwise ValueError.

    For a while it is remembered, so that it may be thought of before anybody asks.
    """
    if view.phase is not Phase.DISCARD or not view.mine:
        raise ValueError("nothing to discard now; expected a view of who is to discard")
    rules, thrown = view.settings.rules, view.jokers_thrown
    closing = best_close(view.hand, jokers_thrown=thrown, multiplier=view.settings.multiplier, rules=rules)
    worths = discard_worths(view)
    ranked = best_discards(view.hand, view.seen, jokers_thrown=thrown, rules=rules)
    options = [Option(each, gives(view, each.tile), worths[each.tile]) for each in ranked]
    options.sort(key=lambda each: (-each.worth, each.discard.rank, each.gives))
    paid = closing.points * (view.settings.players - 1) if closing is not None else 0
    return Advice(closing, tuple(options), closing is not None and options[0].worth > paid)


def why(option: Option, advice: Advice) -> str:
    """Why an option is good or bad, in a sentence."""
    outs, distance_then = option.discard.outs, option.discard.distance
    if option.tile is JOKER:
        return say("coach-why-joker")
    if distance_then > min(each.discard.distance for each in advice.options):
        return say("coach-why-further")
    if distance_then <= 1:
        return say("coach-why-close", copies=outs.copies, unseen=outs.unseen)
    copies = sum((outs.lowering or {}).values())
    return say("coach-why-away", distance=distance_then, copies=copies, unseen=outs.unseen)


def draw_advice(view: View) -> str:
    """Whether to take the last discard, in a sentence, for a seat that is to draw."""
    last = takeable(view)
    if last is None:
        return say("coach-draw-only")
    rules, name = view.settings.rules, tile_name(last)
    seen = [*view.seen]
    before = distance(view.hand, seen=seen, rules=rules)
    with_it = view.hand.plus(last)
    if best_close(with_it, jokers_thrown=view.jokers_thrown, rules=rules) is not None:
        return say("coach-take-closes", tile=name)
    seen.remove(last)
    after = distance(with_it, seen=seen, rules=rules)
    if before is None or after is None or after >= before:
        return say("coach-draw", tile=name)
    return say("coach-take", tile=name, before=before, after=after)
