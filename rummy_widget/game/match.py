"""Several games at one table, with running scores.

>>> match = Match(Settings(players=2), seed=7)
>>> game = match.next_game().after("leave")
>>> match = match.with_finished(game)
>>> match.scores, match.next_game().first
((100, -100), 1)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from .payments import Outcome
from .position import Position, new_game
from .settings import SEEDS, Settings, check_seed

__all__ = ["Match", "Tally"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one seat did in the games so far."""

    closes: int = 0
    points: int = 0  # of its closes, before the multiplier
    bonuses: int = 0
    score: int = 0


@dataclass(frozen=True, slots=True)
class Match:
    """The games that ended, the oldest first; the first player moves on by one seat with each."""

    settings: Settings
    seed: int
    finished: tuple[Position, ...] = field(default=(), repr=False)
    first: int = 0

    def __post_init__(self) -> None:
        check_seed(self.seed)

    def next_game(self) -> Position:
        """The game after those that ended; the first one has the seed of the match itself."""
        number, settings = len(self.finished), self.settings
        seed = self.seed
        if number:
            seed = int(Random(f"rummy_widget match {self.seed}.{number}").random() * SEEDS)
        first = (self.first + number) % settings.players
        return new_game(
            settings.players, seed, first=first, multiplier=settings.multiplier, rules=settings.rules
        )

    def with_finished(self, game: Position) -> Match:
        """The match with one more game; one that goes on raises ValueError."""
        if not game.over:
            raise ValueError("this game goes on; expected one that has ended")
        return replace(self, finished=(*self.finished, game))

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won or lost in all games."""
        return tuple(each.score for each in self.tallies)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What each seat did."""
        return tuple(map(self._tally, range(self.settings.players)))

    def _tally(self, seat: int) -> Tally:
        closings = [
            game.result.closing
            for game in self.finished
            if game.result and game.result.outcome is Outcome.CLOSED and game.result.seat == seat
        ]
        return Tally(
            closes=len(closings),
            points=sum(closing.points for closing in closings if closing is not None),
            bonuses=sum(game.deal.bonus == seat for game in self.finished),
            score=sum(game.payments[seat] for game in self.finished),
        )
