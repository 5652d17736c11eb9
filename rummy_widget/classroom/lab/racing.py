"""Close now or wait for a better close, which may win more points but lets others close first."""

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

    If you stop and close, now or after any round of waiting, you win *stop* points. In each round of waiting
    the others close with chance *others*, and you lose *lose* points. Otherwise you draw the tile you want
    with chance *hit*, and win *more* points.

    >>> Race(hit=Fraction(1, 8), others=Fraction(1, 20), stop=250, more=500, lose=250).more
    500
    """

    hit: Fraction
    others: Fraction
    stop: int = 0
    more: int = 1
    lose: int = 0


def wait(race: Race, rounds: int) -> Fraction:
    """Return the average points from waiting for at most *rounds* rounds for a better close, then stopping.

    >>> wait(Race(Fraction(1, 2), Fraction(1, 2), stop=4, more=8), 1)
    Fraction(3, 1)
    """
    return _stop_after(race, [race.hit] * rounds)


def wait_drawn(race: Race, good: int, unseen: int, rounds: int) -> Fraction:
    """Return the average points from waiting for a better close if tiles drawn are not put back.

    *good* of the *unseen* tiles are the ones you want, so your chance to draw one changes with every tile
    drawn; `race.hit` is not used. You wait for at most *rounds* rounds, and then stop.

    >>> wait_drawn(Race(Fraction(1, 2), Fraction(0), stop=0, more=6), good=1, unseen=2, rounds=2)
    Fraction(6, 1)
    """
    return _stop_after(race, [Fraction(good, unseen - missed) for missed in range(rounds)])


def _stop_after(race: Race, hits: Sequence[Fraction]) -> Fraction:
    """Return the average points from waiting for at most as many rounds as there are *hits*, then stopping.

    *hits* has, for each round, the chance to draw the tile you want. The average is computed from the last
    round backwards.
    """
    value = Fraction(race.stop)
    for hit in reversed(hits):
        value = (1 - race.others) * (hit * race.more + (1 - hit) * value) - race.others * race.lose
    return value


def wait_forever(race: Race) -> Fraction:
    """Return the average points from waiting until somebody closes, without ever stopping.

    It is the value that one more round of waiting does not change.

    >>> wait_forever(Race(Fraction(1, 2), Fraction(1, 2), more=6))
    Fraction(2, 1)
    """
    goes_on = (1 - race.others) * (1 - race.hit)
    return ((1 - race.others) * race.hit * race.more - race.others * race.lose) / (1 - goes_on)


def race_outcomes(race: Race, rounds: int) -> Iterator[tuple[str, Fraction, int]]:
    """Yield every possible outcome of waiting for a better close for at most *rounds* rounds.

    An outcome is what happens in words, its chance, and its points.

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
    """Return the break-even chance that others close in a round: waiting brings as much as closing now.

    `race.others`, the actual chance, is not used.

    >>> break_even(Race(Fraction(1, 5), Fraction(0), stop=250, more=500, lose=200))
    Fraction(1, 10)
    """
    gain = race.hit * (race.more - race.stop)
    return gain / (race.stop + race.lose + gain)


def simulate_race(
    race: Race, good: int, unseen: int, rounds: int, races: int, seed: int
) -> ConfidenceInterval:
    """Simulate waiting *races* times, and return the 95% confidence interval of the average points.

    *good* of the *unseen* tiles are the ones you want, and tiles are not put back; `race.hit` is not used.
    You wait for at most *rounds* rounds. *seed* determines the random numbers.

    >>> 2 in simulate_race(Race(Fraction(1, 2), Fraction(1, 2), more=6), 50, 100, 50, 500, seed=8)
    True
    """
    rng = Random(seed)
    return mean_interval([_simulate_once(race, good, unseen, rounds, rng) for _ in range(races)])


def _simulate_once(race: Race, good: int, unseen: int, rounds: int, rng: Random) -> int:
    """Return the points from one simulated wait of at most *rounds* rounds.

    *good* of the *unseen* tiles are the ones you want, and tiles are not put back.
    """
    for missed in range(rounds):
        if rng.random() < race.others:
            return -race.lose
        if rng.random() * (unseen - missed) < good:
            return race.more
    return race.stop


def played_rounds(games: int, seed: int, name: str = "beginner") -> tuple[tuple[int, bool], ...]:
    """Play games of four computer players; return each game's last round and whether others closed it.

    You have the first of the four seats; others are the other three. *name* is the computer player on all
    four seats, such as "beginner". The games are dealt with the seeds *seed*, *seed* + 1 and so on.

    >>> played_rounds(3, seed=7) == played_rounds(3, seed=7)
    True
    """
    played = (play_out(each, (name,) * 4, first=0) for each in range(seed, seed + games))
    return tuple((-(-game.turns // 4), game.closer not in (None, 0)) for game in played)
