"""A match: several rounds at one table, with running scores.

>>> match = Match(Settings(players=2))
>>> game = match.next_game(seed=7).after("leave")
>>> match = match.with_finished(game)
>>> match.scores, match.next_game().first
((100, -100), 1)

A match can have a time limit in minutes. It doesn't measure the time itself: the caller that adds a finished
game says how many minutes have passed since the match began.

>>> from rummy_widget.engine.rules import RUMMY_PRO, switched
>>> timed = Match(Settings(2, rules=switched(RUMMY_PRO, {"match": "15_minutes"})))
>>> timed.with_finished(game, minutes=14).over, timed.with_finished(game, minutes=15).over
(False, True)
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from operator import add
from typing import NamedTuple

from ..rules import CaughtScore, MatchLength, check_whole
from .round import Round, begin
from .settings import SEEDS, Settings


class SeatTally(NamedTuple):
    """The totals of one player over the finished games of a match.

    Attributes:
        closes: how many games the player ended by closing, or by going out (using up all tiles).
        points: the total points of the player's closes in games such as Rummy PRO: what each opponent pays,
            before the multiplier is applied.
        bonuses: how often the player got the bonus for being dealt the other copy of the trump tile.
        score: all points won minus all points lost.
    """

    closes: int = 0
    points: int = 0
    bonuses: int = 0
    score: int = 0


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the finished games at a table, and the data that is needed to deal the next game.

    A game is a single round. Each has its own seed, so the code of one deal says nothing about the other
    deals. Old games can be dropped (see `shortened`); only their totals are kept.

    Attributes:
        settings: the settings of the table.
        finished: the finished games that haven't been dropped, the oldest first.
        first: the seat of the first player in the first game; in each later game, the next seat begins.
        earlier: how many old games were dropped.
        earlier_tallies: the totals of each seat in the dropped games.
        minutes: for each game in `finished`, how many minutes after the start of the match it ended.
        earlier_minutes: how many minutes after the start of the match the last dropped game ended; 0 if no
            game was dropped.
    """

    settings: Settings
    finished: tuple[Round, ...] = field(default=(), repr=False)
    first: int = 0
    earlier: int = 0
    earlier_tallies: tuple[SeatTally, ...] = field(default=(), repr=False)
    minutes: tuple[int, ...] = field(default=(), repr=False)
    earlier_minutes: int = 0

    @property
    def minutes_played(self) -> int:
        """The minutes from the start of the match to the end of its last finished game."""
        return self.minutes[-1] if self.minutes else self.earlier_minutes

    @property
    def count(self) -> int:
        """The number of finished games, including those dropped from `finished`."""
        return self.earlier + len(self.finished)

    def next_game(self, seed: int | None = None) -> Round:
        """Return the next game of the match, newly dealt.

        The tiles depend on *seed*; without one, a random seed is used that nobody can predict.
        """
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        return begin(self.settings, chosen, (self.first + self.count) % self.settings.players)

    def with_finished(self, game: Round, minutes: int | None = None) -> Match:
        """Return the match with *game* as its last finished game.

        *minutes* is how many minutes after the start of the match the game ended, never fewer than for the
        previous game. It is required if the match is limited to a number of minutes; otherwise the default is
        the value for the previous game. Raises ValueError if the game is not over, or if *minutes* is missing
        or too small.
        """
        if not game.over:
            raise ValueError("this game has not ended; expected one that has")
        if minutes is None:
            if self.length.minutes:
                raise ValueError("minutes must be the whole minutes since the match began, not None")
            minutes = self.minutes_played
        check_whole("minutes", minutes, self.minutes_played)
        return replace(self, finished=(*self.finished, game), minutes=(*self.minutes, minutes))

    def shortened(self, count: int) -> Match:
        """Return the match with only its last *count* games; of earlier games, only the totals are kept."""
        if len(self.finished) <= count:
            return self
        gone = len(self.finished) - count
        before = replace(self, finished=self.finished[:gone])
        return replace(
            self, finished=self.finished[gone:], earlier=self.earlier + gone, earlier_tallies=before.tallies,
            minutes=self.minutes[gone:], earlier_minutes=self.minutes[gone - 1],
        )  # fmt: skip

    @property
    def before_last(self) -> Match:
        """The match as it was before its last game ended."""
        return replace(self, finished=self.finished[:-1], minutes=self.minutes[:-1])

    @property
    def scores(self) -> tuple[int, ...]:
        """The number of points that each seat has won or lost in all games of the match."""
        return tuple(each.score for each in self.tallies)

    @property
    def length(self) -> MatchLength:
        """How long the match lasts: as the players agreed (TR-10), or by the game's own rules (RK-5, BR-9).

        If nothing was agreed in a game that pays after each round, such as Rummy PRO, the match has no end.
        """
        rules, score = self.settings.rules, self.settings.rules.score
        if rules.match is not None:
            return rules.match
        if not isinstance(score, CaughtScore):
            return MatchLength()
        target = score.targets[self.settings.players - 2]
        return MatchLength(points=target) if target else MatchLength(rounds=1)

    @property
    def over(self) -> bool:
        """Whether the match has ended; that can happen only at the end of a round."""
        length = self.length
        if not self.count:
            return False
        return (
            0 < length.rounds <= self.count
            or 0 < length.minutes <= self.minutes_played
            or 0 < length.points <= max(self.scores)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest score so far; several if they tie."""
        scores = self.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    @property
    def tallies(self) -> tuple[SeatTally, ...]:
        """For each seat, the closes, points, bonuses and scores in all games that have been finished.

        Older games that are no longer in `finished` are included.
        """
        later = tuple(map(self._tally, range(self.settings.players)))
        earlier = self.earlier_tallies or (SeatTally(),) * len(later)
        return tuple(SeatTally(*map(add, *both)) for both in zip(earlier, later, strict=True))

    def _tally(self, seat: int) -> SeatTally:
        """Return a seat's totals over the games in `finished`; games dropped from that list don't count."""
        won = [game.result for game in self.finished if game.result and game.result.closer == seat]
        return SeatTally(
            closes=len(won),
            points=sum(result.closing.points for result in won if result.closing is not None),
            bonuses=sum(game.bonus == seat for game in self.finished),
            score=sum(game.scores[seat] for game in self.finished),
        )
