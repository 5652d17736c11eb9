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

from ..rules import CaughtScore, LaidScore
from .closing.position import ClosingPosition
from .outcome import Outcome
from .protocol import Position
from .settings import SEEDS, Settings
from .start import begin

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
    finished: tuple[Position, ...] = field(default=(), repr=False)
    first: int = 0
    earlier: int = 0
    tallied: tuple[Tally, ...] = field(default=(), repr=False)

    @property
    def count(self) -> int:
        """How many games have ended."""
        return self.earlier + len(self.finished)

    def next_game(self, seed: int | None = None) -> Position:
        """The game after those that ended, by a seed that nobody can know beforehand, or by *seed*."""
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        return begin(self.settings, chosen, (self.first + self.count) % self.settings.players)

    def with_finished(self, game: Position) -> Match:
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
    def before_last(self) -> Match:
        """The match as it stood while its last game was played."""
        return replace(self, finished=self.finished[:-1])

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won or lost in all games."""
        return tuple(each.score for each in self.tallies)

    @property
    def over(self) -> bool:
        """Whether the match has ended: one round, or where a target is agreed, at that (RK-5, BR-9).

        Matches whose games are paid one by one go on for as long as the table likes.
        """
        score = getattr(self.settings.rules.play, "score", None)
        if not isinstance(score, CaughtScore) or not self.count:
            return False
        target = score.targets[self.settings.players - 2]
        return not target or max(self.scores) >= target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest score; who ties shares the match."""
        scores = self.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What each seat did."""
        here = tuple(map(self._tally, range(self.settings.players)))
        return tuple(map(Tally.plus, self.tallied, here)) if self.tallied else here

    def _tally(self, seat: int) -> Tally:
        """A seat's sums. Closes are paid with the multiplier; points laid count that many times (R45-11)."""
        won = [game for game in self.finished if _closed_by(game, seat)]
        closes = [game.result.closing for game in won if isinstance(game, ClosingPosition) and game.result]
        play = self.settings.rules.play
        times = self.settings.multiplier if isinstance(getattr(play, "score", None), LaidScore) else 1
        return Tally(
            closes=len(won),
            points=sum(closing.points for closing in closes if closing is not None),
            bonuses=sum(isinstance(game, ClosingPosition) and game.bonus == seat for game in self.finished),
            score=sum(game.scores[seat] for game in self.finished) * times,
        )


def _closed_by(game: Position, seat: int) -> bool:
    """Whether a game ended with this seat's close, or with its rack empty."""
    result = game.result
    return result.outcome in (Outcome.CLOSED, Outcome.OUT) and result.seat == seat
