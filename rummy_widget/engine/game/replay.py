"""A game looked at again: every position, and what each of a seat's discards cost."""

from __future__ import annotations

from dataclasses import dataclass

from ..tiles import JOKER, Tile
from .coach import DiscardAdvice, advise
from .moves import Verb
from .round import Round, begin

WORTH_TELLING = 1.0  # points: what costs less is not held against anybody


@dataclass(frozen=True, slots=True)
class ReplayedDiscard:
    """A discard: the number of the position before it, the tile, and what the coach would have said."""

    index: int
    tile: Tile
    advice: DiscardAdvice

    @property
    def cost(self) -> float:
        """What the discard cost by the coach's estimate; 0 if nothing was better."""
        return self.advice.cost(self.tile)


def positions(game: Round) -> tuple[Round, ...]:
    """All positions of a game, from the deal on: one more than it has moves."""
    found = [begin(game.settings, game.seed, game.first)]
    for move in game.moves:
        found.append(found[-1].after(move))
    return tuple(found)


def moments(game: Round, seat: int = 0) -> tuple[ReplayedDiscard, ...]:
    """What a seat discarded, move by move, each with the coach's advice for it."""
    found = []
    for index, (here, move) in enumerate(zip(positions(game), game.moves, strict=False)):
        if here.seat == seat and move.verb in (Verb.DISCARD, Verb.THROW):
            found.append(ReplayedDiscard(index, move.tile or JOKER, advise(here.view(seat))))
    return tuple(found)


def costliest(found: tuple[ReplayedDiscard, ...], count: int = 3) -> tuple[ReplayedDiscard, ...]:
    """The moments that cost most, the dearest first."""
    dear = [each for each in found if each.cost >= WORTH_TELLING]
    return tuple(sorted(dear, key=lambda each: -each.cost)[:count])
