"""Several games at one table, with running scores.

>>> match = Match(Settings(players=2))
>>> game = match.next_game(seed=7).after("leave")
>>> match = match.with_finished(game)
>>> match.scores, match.next_game().first
((100, -100), 1)
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from .closing.position import ClosingPosition, closing_game
from .outcome import Outcome
from .settings import SEEDS, Settings

__all__ = ["Match", "Tally"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one seat did in the games so far."""

    closes: int = 0
    points: int = 0  # of its closes, before the multiplier
    bonuses: int = 0
    score: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.closes + other.closes, self.points + other.points, self.bonuses + other.bonuses,
            self.score + other.score,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Match:
    """The games that ended, the oldest first; the first player moves on by one seat with each.

    Games do not follow from one another: each has a seed of its own, so that the code of a deal gives away
    that deal and no other. Of games before `finished` only their number and `tallied`, what each seat did
    in them, are left.
    """

    settings: Settings
    finished: tuple[ClosingPosition, ...] = field(default=(), repr=False)
    first: int = 0
    earlier: int = 0
    tallied: tuple[Tally, ...] = field(default=(), repr=False)

    @property
    def count(self) -> int:
        """How many games have ended."""
        return self.earlier + len(self.finished)

    def next_game(self, seed: int | None = None) -> ClosingPosition:
        """The game after those that ended, by a seed that nobody can know beforehand, or by *seed*."""
        settings = self.settings
        return closing_game(
            settings.players, secrets.randbelow(SEEDS) if seed is None else seed,
            first=(self.first + self.count) % settings.players, multiplier=settings.multiplier,
            rules=settings.rules,
        )  # fmt: skip

    def with_finished(self, game: ClosingPosition) -> Match:
        """The match with one more game; one that goes on raises ValueError."""
        if not game.over:
            raise ValueError("this game goes on; expected one that has ended")
        return replace(self, finished=(*self.finished, game))

    def shortened(self, most: int) -> Match:
        """The same match with its last games alone; of those before them the sums stay."""
        if len(self.finished) <= most:
            return self
        gone = len(self.finished) - most
        before = replace(self, finished=self.finished[:gone])
        return replace(
            self, finished=self.finished[gone:], earlier=self.earlier + gone, tallied=before.tallies
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won or lost in all games."""
        return tuple(each.score for each in self.tallies)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What each seat did."""
        here = tuple(map(self._tally, range(self.settings.players)))
        return tuple(map(Tally.plus, self.tallied, here)) if self.tallied else here

    def _tally(self, seat: int) -> Tally:
        closings = [
            game.result.closing
            for game in self.finished
            if game.result and game.result.outcome is Outcome.CLOSED and game.result.seat == seat
        ]
        return Tally(
            closes=len(closings),
            points=sum(closing.points for closing in closings if closing is not None),
            bonuses=sum(game.bonus == seat for game in self.finished),
            score=sum(game.payments[seat] for game in self.finished),
        )
