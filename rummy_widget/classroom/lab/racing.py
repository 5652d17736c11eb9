"""Whether to close (lay a winning hand) now or wait for a better close, while others may close first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import NamedTuple

from ...engine.game.play_out import play_out
from ...text.words import say
from .trials import ConfidenceInterval, mean_interval

__all__ = [
    "Race", "break_even", "played_rounds", "race_outcomes", "simulate_race", "wait", "wait_drawn",
    "wait_forever",
]  # fmt: skip


class Race(NamedTuple):
    """A decision between closing now and waiting for a better close while others may close first.

    To close is to lay a winning hand; a better close wins more points. If you stop waiting and close, now or
    after any round, you win *stop* points. In each round of waiting, one of the others closes with the chance
    *others*, and then you lose *lose* points. Otherwise you draw the tile you want with the chance *hit*, and
    then you win *more* points.

    >>> Race(hit=Fraction(1, 8), others=Fraction(1, 20), stop=250, more=500, lose=250).more
    500
    """

    hit: Fraction
    others: Fraction
    stop: int = 0
    more: int = 1
    lose: int = 0


def wait(race: Race, rounds: int) -> Fraction:
    """Return the average points if you wait for a better close for at most *rounds* rounds, then close.

    To close is to lay a winning hand. *race* gives the chances and the points.

    >>> wait(Race(Fraction(1, 2), Fraction(1, 2), stop=4, more=8), 1)
    Fraction(3, 1)
    """
    return _stop_after(race, [race.hit] * rounds)


def wait_drawn(race: Race, good: int, unseen: int, rounds: int) -> Fraction:
    """Return the average points if you wait for a better close, drawing tiles without putting them back.

    *good* of the *unseen* tiles are the ones you want, so your chance of drawing one of them changes with
    every tile drawn; `race.hit` is not used. You wait for at most *rounds* rounds, then stop and close
    without such a tile.

    >>> wait_drawn(Race(Fraction(1, 2), Fraction(0), stop=0, more=6), good=1, unseen=2, rounds=2)
    Fraction(6, 1)
    """
    return _stop_after(race, [Fraction(good, unseen - missed) for missed in range(rounds)])


def _stop_after(race: Race, hits: Sequence[Fraction]) -> Fraction:
    """Return the average points if you wait for a better close for at most len(*hits*) rounds, then close.

    *hits* lists, for each of these rounds, the chance of drawing the tile you want. *race* gives the
    points for each outcome and the chance that others close first; `race.hit` is not used. The
    computation begins with the last round and goes back to the first.
    """
    value = Fraction(race.stop)
    for hit in reversed(hits):
        value = (1 - race.others) * (hit * race.more + (1 - hit) * value) - race.others * race.lose
    return value


def wait_forever(race: Race) -> Fraction:
    """Return the average points if you wait until you draw the tile you want or another player closes.

    *race* gives the chances and the points; `race.stop` is not used, as you never stop waiting before that.
    The result is the average that one more round of waiting does not change.

    >>> wait_forever(Race(Fraction(1, 2), Fraction(1, 2), more=6))
    Fraction(2, 1)
    """
    goes_on = (1 - race.others) * (1 - race.hit)
    return ((1 - race.others) * race.hit * race.more - race.others * race.lose) / (1 - goes_on)


def race_outcomes(race: Race, rounds: int) -> Iterator[tuple[str, Fraction, int]]:
    """Yield every possible outcome of waiting for a better close for at most *rounds* rounds.

    An outcome consists of words that say what happens in each round, its chance, and the points you win or
    lose. The words are "others" (another player closes), "hit" or "miss" (you draw the tile that you want, or
    another one), and "stop" (you miss in the last round, and then close without that tile).

    >>> for outcome in race_outcomes(Race(Fraction(1, 2), Fraction(1, 4), stop=250, more=500, lose=250), 1):
    ...     print(*outcome)
    others 1/4 -250
    hit 3/8 500
    stop 3/8 250
    """
    goes_on = (1 - race.others) * (1 - race.hit)
    ends = (("others", race.others, -race.lose), ("hit", (1 - race.others) * race.hit, race.more))
    for before, (name, chance, points) in product(range(rounds), ends):
        yield _said(*("miss",) * before, name), goes_on**before * chance, points
    yield _said(*("miss",) * (rounds - 1), "stop"), goes_on**rounds, race.stop


def _said(*ends: str) -> str:
    return " ".join(say("lab-course", end=end) for end in ends)


def break_even(race: Race) -> Fraction:
    """Return the chance that another player closes in a round, for which waiting just breaks even.

    With this chance in each round, waiting for a better close earns as much on average as closing (laying a
    winning hand) now. `race.others`, the chance stated in the race, is not used.

    >>> break_even(Race(Fraction(1, 5), Fraction(0), stop=250, more=500, lose=200))
    Fraction(1, 10)
    """
    gain = race.hit * (race.more - race.stop)
    return gain / (race.stop + race.lose + gain)


def simulate_race(
    race: Race, good: int, unseen: int, rounds: int, races: int, seed: int
) -> ConfidenceInterval:
    """Simulate *races* races at random, and return the 95% confidence interval of the average points.

    In a race you wait for a better close, for at most *rounds* rounds, while others may close first; *race*
    gives the chance that they do, and the points for each outcome. *good* of the *unseen* tiles are the ones
    you want. Tiles drawn are not put back, so the chance of drawing a good one changes from round to round;
    `race.hit` is not used. *seed* determines the random numbers.

    >>> 2 in simulate_race(Race(Fraction(1, 2), Fraction(1, 2), more=6), 50, 100, 50, 500, seed=8)
    True
    """
    rng = Random(seed)
    return mean_interval([_simulate_once(race, good, unseen, rounds, rng) for _ in range(races)])


def _simulate_once(race: Race, good: int, unseen: int, rounds: int, rng: Random) -> int:
    """Simulate one race, and return the points you win; they are negative if others close first.

    In a race you wait for a better close, for at most *rounds* rounds. *race* gives the points for each
    outcome and the chance that others close. *good* of the *unseen* tiles are the ones you want, and tiles
    drawn are not put back.
    """
    for missed in range(rounds):
        if rng.random() < race.others:
            return -race.lose
        if rng.random() * (unseen - missed) < good:
            return race.more
    return race.stop


def played_rounds(games: int, seed: int, name: str = "beginner") -> tuple[tuple[int, bool], ...]:
    """Play games between four computer players; return how long each was, and whether an opponent closed.

    To close is to lay a winning hand, which ends the game. The length is the number of rounds; in a round
    each player has one turn, and the last round may be incomplete. Imagine that you are player 0: the
    opponents are players 1 to 3. *name* is the kind of all four computer players, such as "beginner". The
    games are dealt with the seeds *seed*, *seed* + 1 and so on.

    >>> played_rounds(3, seed=7) == played_rounds(3, seed=7)
    True
    """
    played = (play_out(each, (name,) * 4, first=0) for each in range(seed, seed + games))
    return tuple((-(-game.turns // 4), game.closer not in (None, 0)) for game in played)
