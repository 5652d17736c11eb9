"""Games between computer players, from the deal to the end: one game, or a tournament of many.

>>> game = play_out(7, ("beginner", "steady"))
>>> game.outcome, sum(game.payments)
(<Outcome.CLOSED: 'closed'>, 0)
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> play_out(7, rules=RUMMIKUB).scores
(-14, -183, -25, 222)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple, TypeAlias

from ..closes import Closing
from ..faults import quote_input
from ..rules import RUMMY_PRO, Ruleset, check_inputs
from .drawing import DRAWING_VERBS
from .phase import Outcome
from .players import player_rng, players_of, usual_player
from .records import record_of
from .round import Round, new_game
from .settings import MOST_PLAYERS

__all__ = ["Game", "PlayerScore", "Row", "play_out", "player_rng", "positions", "summary", "tournament"]

Row: TypeAlias = "dict[str, int | str | bool | None]"
"""The result of one player in one game of a tournament, by column name, such as "points"."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played to its end, as plain data that can be pickled and sent to other processes.

    Attributes:
        seed: the seed of the deal.
        players: the names of the computer players by seat.
        payments: the number of points that each seat won or lost.
        outcome: how the game ended.
        closer: the seat that ended it by closing or going out; None if no seat did.
        closing: in a game such as Rummy PRO, the tiles with which that seat closed, and their points;
            otherwise None.
        turns: the number of moves with which a player drew a tile, took a discard or took an extra Joker.
        moves: the moves as strings, such as "draw".
        record: the game as a string from which it can be replayed; see `write_record`.
    """

    seed: int
    players: tuple[str, ...]
    payments: tuple[int, ...]
    outcome: Outcome
    closer: int | None
    closing: Closing | None
    turns: int
    moves: tuple[str, ...] = field(repr=False)
    record: str = field(repr=False)

    @property
    def scores(self) -> tuple[int, ...]:
        """The number of points that each seat has won or lost: another name for `payments`."""
        return self.payments


def play_out(
    seed: int,
    players: tuple[str, ...] | None = None,
    *,
    first: int | None = None,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Game:
    """Play a whole game between computer players and return it.

    Args:
        seed: the seed of the deal, which determines the tiles.
        players: the names of the computer players by seat, such as "steady". By default there are four, all
            with the name that `usual_player(rules)` returns.
        first: the seat that begins; None to let the rules decide.
        multiplier: the factor by which all points are multiplied.
        rules: the rules of the game.
    """
    check_inputs(rules)
    names = _check_names(
        (usual_player(rules),) * MOST_PLAYERS if players is None else players, players_of(rules)
    )
    last = deque(_play(seed, names, first, multiplier, rules), maxlen=1)
    return _as_game(last[0], names)


def positions(seed: int, players: tuple[str, ...], *, rules: Ruleset = RUMMY_PRO) -> list[Round]:
    """Return every position of a game that computer players play to its end, beginning with the deal.

    *seed* determines the tiles; *players* are the names of the computer players by seat, such as "steady".
    """
    check_inputs(rules)
    return list(_play(seed, _check_names(players, players_of(rules)), None, 1, rules))


def _play(
    seed: int, names: tuple[str, ...], first: int | None, multiplier: int, rules: Ruleset
) -> Iterator[Round]:
    """Yield every position of a game between computer players, beginning with the deal.

    *names* are the names of the players by seat. *first* is the seat that begins, or None to let the rules
    decide; *multiplier* is the factor by which all points are multiplied.
    """
    known = players_of(rules)
    position = new_game(len(names), seed, first=first, multiplier=multiplier, rules=rules)
    chances = [player_rng(seed, seat) for seat in range(len(names))]
    yield position
    while not position.over:
        seat = position.seat
        position = position.after(known[names[seat]](position.view(seat), chances[seat]), seat)
        yield position


def _check_names(players: Sequence[str], known: Mapping[str, object]) -> tuple[str, ...]:
    """Return the names of players by seat, after checking that each is a key of *known*.

    Raises ValueError for an unknown name or too many names, and TypeError for anything but an iterable of
    names. In case the iterable is endless, only as many names are read as a table has seats, plus one.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise TypeError(f"players must be 2 to 4 names, one for each seat, not {quote_input(players)}")
    names = tuple(islice(players, MOST_PLAYERS + 1))
    if len(names) > MOST_PLAYERS:
        raise ValueError(f"players must be 2 to {MOST_PLAYERS} names, not {len(names)} or more")
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"no such player: {quote_input(name)}; expected {', '.join(known)}")
    return names


def _as_game(position: Round, players: tuple[str, ...]) -> Game:
    """Return a round that is over as a `Game`; *players* are the names of its players by seat."""
    result = position.result
    assert result is not None
    turns = sum(move.verb in DRAWING_VERBS for move in position.moves)
    moves = tuple(move.notation() for move in position.moves)
    ended = (result.outcome, result.closer, result.closing)
    return Game(position.seed, players, position.scores, *ended, turns, moves, record_of(position, moves))


# ---- Many games ------------------------------------------------------------------------------------


def tournament(
    seeds: Iterable[int],
    players: Sequence[str],
    *,
    executor: Executor | None = None,
    duplicated: bool = True,
    progress: Callable[[int, int], object] | None = None,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> list[Row]:
    """Play games between computer players, one or more with each seed, and return the results.

    The result contains a row, a dict, for each player of each game. The rows are in the order of the seeds.

    Args:
        seeds: the seeds of the deals.
        players: the names of the computer players by seat.
        executor: an executor whose workers play the games; by default they are played in this process. The
            rows are the same in both cases.
        duplicated: whether each deal is played once for each rotation of the players around the table, so
            that every player plays every hand of the deal.
        progress: a function that is called after each deal with two arguments: the number of deals done, and
            the total number of deals.
        multiplier: the factor by which all points are multiplied.
        rules: the rules of the game.

    >>> rows = tournament(range(2), ("steady", "beginner"))
    >>> len(rows), sum(row["points"] for row in rows)
    (8, 0)
    """
    deals = list(seeds)
    check_inputs(rules)
    seated = _check_names(players, players_of(rules))
    seatings = _seatings(seated) if duplicated else [seated]
    play = partial(_rows, seatings=seatings, multiplier=multiplier, rules=rules)
    found = map(play, deals) if executor is None else executor.map(play, deals)
    if progress is not None and not callable(progress):
        raise TypeError(
            f"progress: expected a function of deals done and deals in all, not {quote_input(progress)}"
        )
    rows: list[Row] = []
    for done, more in enumerate(found, 1):
        rows += more
        if progress is not None:
            progress(done, len(deals))
    return rows


def _seatings(players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the distinct ways to rotate the players around the table, each as a tuple of names by seat."""
    return list(dict.fromkeys(players[turn:] + players[:turn] for turn in range(len(players))))


def _rows(seed: int, seatings: list[tuple[str, ...]], multiplier: int, rules: Ruleset) -> list[Row]:
    """Play the games of one deal, one for each of *seatings*, and return a row for each player of each game.

    Each of *seatings* is a tuple of the players' names by seat. This runs in worker processes.
    """
    rows: list[Row] = []
    for seating, players in enumerate(seatings):
        game = play_out(seed, players, multiplier=multiplier, rules=rules)
        for seat, player in enumerate(players):
            closing = game.closing if seat == game.closer else None
            rows.append(
                {
                    "seed": seed,
                    "seating": seating,
                    "seat": seat,
                    "player": player,
                    "points": game.payments[seat],
                    "outcome": str(game.outcome),
                    "closed": seat == game.closer,
                    "pattern": str(closing.pattern) if closing else None,
                    "worth": closing.points if closing else None,
                    "turns": game.turns,
                }
            )
    return rows


class PlayerScore(NamedTuple):
    """The result of a computer player in a tournament.

    Attributes:
        player: the player's name.
        games: how many games the player has played.
        points: the average number of points per game.
        low: the lower end of the 95% confidence interval of that average. In computing it, all games of one
            deal count as one value, because they have the same tiles.
        high: the upper end of this interval.
        closed: the share of the games that the player ended by closing or going out.
    """

    player: str
    games: int
    points: float
    low: float
    high: float
    closed: float


def summary(rows: Iterable[Row]) -> list[PlayerScore]:
    """Return the players' average results from the rows of a `tournament`, the best first.

    The rows of a player who had several seats are combined.
    """
    by_player: dict[str, list[Row]] = {}
    for row in rows:
        by_player.setdefault(str(row["player"]), []).append(row)
    return sorted((_score(player, own) for player, own in by_player.items()), key=lambda each: -each.points)


def _score(player: str, rows: list[Row]) -> PlayerScore:
    """Return a player's average result; *rows* are this player's rows of a tournament, one for each game."""
    by_deal: dict[object, list[int]] = {}
    for row in rows:
        by_deal.setdefault(row["seed"], []).append(int(row["points"] or 0))
    each = [mean(points) for points in by_deal.values()]
    average = mean(each)
    margin = 1.96 * stdev(each) / sqrt(len(each)) if len(each) > 1 else float("inf")
    closed = mean(row["closed"] is True for row in rows)
    return PlayerScore(player, len(rows), average, average - margin, average + margin, closed)
