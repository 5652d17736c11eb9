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

    To close is to lay a winning hand; a better close wins more points. *others* is the chance that, in a
    round of waiting, another player closes before you; you then lose as many points as *lose* says. If nobody
    does, *hit* is the chance that you draw the tile you want; you then win as many points as *more* says. If
    you stop waiting and close without that tile, now or after any round, you win the points in *stop*.

    >>> Race(hit=Fraction(1, 8), others=Fraction(1, 20), stop=250, more=500, lose=250).more
    500
    """

    hit: Fraction
    others: Fraction
    stop: int = 0
    more: int = 1
    lose: int = 0


def wait(race: Race, rounds: int) -> Fraction:
    """Return the points that you win on average if you wait for a better close for some rounds, then close.

    To close is to lay a winning hand. *race* gives the chances and the points, and *rounds* is the largest
    number of rounds to wait.

    >>> wait(Race(Fraction(1, 2), Fraction(1, 2), stop=4, more=8), 1)
    Fraction(3, 1)
    """
    return _stop_after(race, [race.hit] * rounds)


def wait_drawn(race: Race, good: int, unseen: int, rounds: int) -> Fraction:
    """Return the average points if you wait for a better close, and drawn tiles are not put back.

    *unseen* is the number of tiles to draw from, and *good* is how many of them you want. So the chance of
    drawing a tile you want changes with every tile drawn, and `race.hit` is not used. *rounds* is the largest
    number of rounds that you wait before you close without such a tile.

    >>> wait_drawn(Race(Fraction(1, 2), Fraction(0), stop=0, more=6), good=1, unseen=2, rounds=2)
    Fraction(6, 1)
    """
    return _stop_after(race, [Fraction(good, unseen - missed) for missed in range(rounds)])


def _stop_after(race: Race, hits: Sequence[Fraction]) -> Fraction:
    """Return the average points if you wait for a better close for a number of rounds, then close.

    *hits* lists, for each round of waiting, the chance of drawing the tile you want. *race* gives the points
    for each outcome and the chance that others close first; `race.hit` is not used. The computation begins
    with the last round and goes back to the first.
    """
    value = Fraction(race.stop)
    for hit in reversed(hits):
        value = (1 - race.others) * (hit * race.more + (1 - hit) * value) - race.others * race.lose
    return value


def wait_forever(race: Race) -> Fraction:
    """Return the average points if you wait until you draw the tile you want or another player closes.

    *race* gives the chances and the points; `race.stop` is not used, as you never stop waiting before that.
    The result is found from an equation: if a round of waiting decides nothing, you can expect the same
    average again.

    >>> wait_forever(Race(Fraction(1, 2), Fraction(1, 2), more=6))
    Fraction(2, 1)
    """
    goes_on = (1 - race.others) * (1 - race.hit)
    return ((1 - race.others) * race.hit * race.more - race.others * race.lose) / (1 - goes_on)


def race_outcomes(race: Race, rounds: int) -> Iterator[tuple[str, Fraction, int]]:
    """Yield every possible outcome of waiting for a better close for at most *rounds* rounds.

    Each outcome is a tuple of three items: a string with one word for each round, the chance of the outcome,
    and the points you win (negative if you lose). The words are "others" (another player closes), "hit" or
    "miss" (you draw the tile that you want, or another one), and "stop" (you miss in the last round, and then
    close without that tile).

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
    """Return the value of `race.others` for which waiting is worth exactly as much as closing now.

    `race.others` is the chance that another player closes (lays a winning hand) in a round of waiting for a
    better close. The function computes this chance, so it does not use the one given in *race*.

    >>> break_even(Race(Fraction(1, 5), Fraction(0), stop=250, more=500, lose=200))
    Fraction(1, 10)
    """
    gain = race.hit * (race.more - race.stop)
    return gain / (race.stop + race.lose + gain)


def simulate_race(
    race: Race, good: int, unseen: int, rounds: int, races: int, seed: int
) -> ConfidenceInterval:
    """Simulate many races, and return the 95% confidence interval of the average points.

    In a race you wait for a better close, for at most *rounds* rounds, while others may close first; *race*
    gives the chance that they do, and the points for each outcome. *unseen* is the number of tiles to draw
    from, and *good* is how many of them you want. Tiles drawn are not put back, so the chance of drawing a
    tile you want changes from round to round; `race.hit` is not used. *races* is the number of races, and
    *seed* determines the random numbers.

    >>> 2 in simulate_race(Race(Fraction(1, 2), Fraction(1, 2), more=6), 50, 100, 50, 500, seed=8)
    True
    """
    rng = Random(seed)
    return mean_interval([_simulate_once(race, good, unseen, rounds, rng) for _ in range(races)])


def _simulate_once(race: Race, good: int, unseen: int, rounds: int, rng: Random) -> int:
    """Simulate one race, and return the points you win; they are negative if others close first.

    In a race you wait for a better close, for at most *rounds* rounds. *race* gives the points for each
    outcome and the chance that others close. *unseen* is the number of tiles to draw from, and *good* is how
    many of them you want. Tiles drawn are not put back.
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
