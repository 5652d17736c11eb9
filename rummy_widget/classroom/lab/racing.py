"""Stop or wait: compare what you have with what you may get while others may close first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import NamedTuple

from ...engine.game.play_out import play_out
from ...text.words import say
from .trials import ChanceBand, mean_band

__all__ = [
    "Race",
    "even",
    "played_rounds",
    "race_courses",
    "simulate_race",
    "wait",
    "wait_drawn",
    "wait_forever",
]


class Race(NamedTuple):
    """A round of waiting: first others may close (chance *others*), which costs *lose*; then you may *hit*.

    Stopping, now or after any round, brings *stop* points; a hit brings *more*.

    >>> Race(hit=Fraction(1, 8), others=Fraction(1, 20), stop=250, more=500, lose=250).more
    500
    """

    hit: Fraction
    others: Fraction
    stop: int = 0
    more: int = 1
    lose: int = 0


def wait(race: Race, rounds: int) -> Fraction:
    """Return the average points from waiting for *rounds* rounds and then stopping.

    >>> wait(Race(Fraction(1, 2), Fraction(1, 2), stop=4, more=8), 1)
    Fraction(3, 1)
    """
    return _stop_after(race, [race.hit] * rounds)


def wait_drawn(race: Race, good: int, unseen: int, rounds: int) -> Fraction:
    """Return the average points from waiting if *good* unseen tiles hit and drawn ones are not put back.

    >>> wait_drawn(Race(Fraction(1, 2), Fraction(0), stop=0, more=6), good=1, unseen=2, rounds=2)
    Fraction(6, 1)
    """
    return _stop_after(race, [Fraction(good, unseen - missed) for missed in range(rounds)])


def _stop_after(race: Race, hits: Sequence[Fraction]) -> Fraction:
    """Return the average points from rounds with these chances of a hit, from the last round backwards."""
    value = Fraction(race.stop)
    for hit in reversed(hits):
        value = (1 - race.others) * (hit * race.more + (1 - hit) * value) - race.others * race.lose
    return value


def wait_forever(race: Race) -> Fraction:
    """Return the average points from never stopping: the value that another round of waiting does not change.

    >>> wait_forever(Race(Fraction(1, 2), Fraction(1, 2), more=6))
    Fraction(2, 1)
    """
    goes_on = (1 - race.others) * (1 - race.hit)
    return ((1 - race.others) * race.hit * race.more - race.others * race.lose) / (1 - goes_on)


def race_courses(race: Race, rounds: int) -> Iterator[tuple[str, Fraction, int]]:
    """Yield every possible outcome of some rounds: what happens, its chance, and its points.

    >>> for course in race_courses(Race(Fraction(1, 2), Fraction(1, 4), stop=250, more=500, lose=250), 1):
    ...     print(*course)
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


def even(race: Race) -> Fraction:
    """Return the chance per round that others close at which waiting is exactly as good as stopping.

    >>> even(Race(Fraction(1, 5), Fraction(0), stop=250, more=500, lose=200))
    Fraction(1, 10)
    """
    gain = race.hit * (race.more - race.stop)
    return gain / (race.stop + race.lose + gain)


def simulate_race(race: Race, good: int, unseen: int, rounds: int, races: int, seed: int) -> ChanceBand:
    """Simulate waiting many times and return the band that contains the mean 95 times out of 100.

    >>> 2 in simulate_race(Race(Fraction(1, 2), Fraction(1, 2), more=6), 50, 100, 50, 500, seed=8)
    True
    """
    chance = Random(seed)
    return mean_band([_simulate_once(race, good, unseen, rounds, chance) for _ in range(races)])


def _simulate_once(race: Race, good: int, unseen: int, rounds: int, chance: Random) -> int:
    """Return the points from one simulated wait."""
    for missed in range(rounds):
        if chance.random() < race.others:
            return -race.lose
        if chance.random() * (unseen - missed) < good:
            return race.more
    return race.stop


def played_rounds(games: int, seed: int, name: str = "beginner") -> tuple[tuple[int, bool], ...]:
    """Return, for each of some games of four computer players, its last round and whether others closed it.

    You have the first of the four seats; others are the other three.

    >>> played_rounds(3, seed=7) == played_rounds(3, seed=7)
    True
    """
    played = (play_out(each, (name,) * 4, first=0) for each in range(seed, seed + games))
    return tuple((-(-game.turns // 4), game.closer not in (None, 0)) for game in played)
