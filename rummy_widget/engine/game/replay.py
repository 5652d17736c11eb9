"""Replays of a game: every position, and how many points each discard of a player cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from ..tiles import JOKER, Tile
from .coach import DiscardAdvice, advise
from .moves import Verb
from .round import Round, begin
from .view import View

WORTH_TELLING = 1.0
"""The lowest cost, in points, of a discard that is shown as a mistake."""


@dataclass(frozen=True, slots=True)
class ReplayedDiscard:
    """A discard in a replayed game, with the coach's advice for that moment.

    Attributes:
        index: the index, among all positions of the game, of the position before the discard.
        tile: the discarded tile.
        advice: the advice, which compares all tiles that could have been discarded.
    """

    index: int
    tile: Tile
    advice: DiscardAdvice

    @property
    def cost(self) -> float:
        """How many points the player lost by not making the best discard, as the coach estimates."""
        return self.advice.cost(self.tile)


def positions(game: Round) -> tuple[Round, ...]:
    """Return all positions of a round, starting with the deal: one position more than there are moves."""
    return tuple(accumulate(game.moves, Round.after, initial=begin(game.settings, game.seed, game.first)))


def discards_with_advice(game: Round, seat: int = 0) -> tuple[ReplayedDiscard, ...]:
    """Return all discards of the player in a seat, in order, each with the coach's advice for it.

    This works for games such as Rummy PRO, in which no melds are laid during play. In games with melds on the
    table, ValueError or KeyError is raised if the player has discarded; otherwise the result is empty.
    """
    found = discards_of(positions(game), seat)
    return tuple(ReplayedDiscard(index, tile, advise(view)) for index, tile, view in found)


def discards_of(past: Sequence[Round], seat: int) -> Iterator[tuple[int, Tile, View]]:
    """Yield each discard of the player in a seat: its index, its tile, and what the player knew before it.

    *past* lists all positions of the round.
    """
    for index, (before, move) in enumerate(zip(past, past[-1].moves, strict=False)):
        if before.seat == seat and move.verb in (Verb.DISCARD, Verb.THROW):
            yield index, move.tile or JOKER, before.view(seat)


def costliest(discards: tuple[ReplayedDiscard, ...], count: int = 3) -> tuple[ReplayedDiscard, ...]:
    """Return the discards that cost the player the most points, at most *count*, the costliest first.

    Discards that cost less than one point are left out.
    """
    mistakes = [each for each in discards if each.cost >= WORTH_TELLING]
    return tuple(sorted(mistakes, key=lambda each: -each.cost)[:count])
