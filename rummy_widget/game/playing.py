"""Games by computer players, from the deal to the end: one, or a tournament of many.

>>> game = play_out(7, ("beginner", "steady"))
>>> game.outcome, sum(game.payments)
(<Outcome.CLOSED: 'closed'>, 0)
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple, TypeAlias

from ..faults import shown
from ..rules import RUMMY_PRO, Ruleset
from ..scoring import Closing
from .closing.position import ClosingPosition, closing_game, seen_by
from .moves import Verb
from .outcome import Outcome
from .players import PLAYERS
from .records import write_record
from .settings import MOST_PLAYERS

__all__ = ["Game", "Row", "Score", "play_out", "player_rng", "summary", "tournament"]

Row: TypeAlias = "dict[str, int | str | bool | None]"
"""What one player did in one game."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played to its end, as plain data: it can be pickled, and goes to other processes."""

    seed: int
    players: tuple[str, ...]
    payments: tuple[int, ...]
    outcome: Outcome
    closer: int | None  # the seat that closed
    closing: Closing | None
    turns: int  # tiles that were drawn, taken or had as an extra Joker
    moves: tuple[str, ...] = field(repr=False)
    record: str = field(repr=False)


def player_rng(seed: int, seat: int) -> Random:
    """The chance that a player on this seat has in this game: the same everywhere."""
    return Random(f"rummy_widget player {seed}.{seat}")


def play_out(
    seed: int,
    players: tuple[str, ...] = ("steady",) * 4,
    *,
    first: int = 0,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Game:
    """Play a whole game; *players* are names out of `PLAYERS`, by seat."""
    players = _seated(players)
    position = closing_game(len(players), seed, first=first, multiplier=multiplier, rules=rules)
    chances = [player_rng(seed, seat) for seat in range(len(players))]
    while not position.over:
        seat = position.seat
        position = position.after(PLAYERS[players[seat]](seen_by(position, seat), chances[seat]), seat)
    return _told(position, players)


def _seated(players: Sequence[str]) -> tuple[str, ...]:
    """The names of players by seat; at most one more of them is looked at than a table seats."""
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise TypeError(f"no such players: {shown(players)}; expected 2 to 4 names, one a seat")
    names = tuple(islice(players, MOST_PLAYERS + 1))
    if len(names) > MOST_PLAYERS:
        raise ValueError(f"no such players: {len(names)} or more; expected 2 to {MOST_PLAYERS}")
    for name in names:
        if not isinstance(name, str) or name not in PLAYERS:
            raise ValueError(f"no such player: {shown(name)}; expected {', '.join(PLAYERS)}")
    return names


def _told(position: ClosingPosition, players: tuple[str, ...]) -> Game:
    result = position.result
    assert result is not None
    closed = result.outcome is Outcome.CLOSED
    return Game(
        seed=position.seed,
        players=players,
        payments=position.payments,
        outcome=result.outcome,
        closer=result.seat if closed else None,
        closing=result.closing,
        turns=sum(move.verb in (Verb.DRAW, Verb.TAKE, Verb.EXTRA) for move in position.moves),
        moves=tuple(move.notation() for move in position.moves),
        record=write_record(position),
    )


# ---- Many games ------------------------------------------------------------------------------------


def tournament(
    seeds: Iterable[int],
    players: Sequence[str],
    *,
    executor: Executor | None = None,
    duplicated: bool = True,
    progress: bool = True,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> list[Row]:
    """Play every deal, and give a row for each player of each game, in the order of the seeds.

    With *duplicated* a deal is played once for each way of going round the table, so that everybody gets the
    same tiles. *executor* is any `concurrent.futures.Executor`; without one the games are played here, and
    the rows are the same. Progress is shown on stderr.

    >>> rows = tournament(range(2), ("steady", "beginner"), progress=False)
    >>> len(rows), sum(row["points"] for row in rows)
    (8, 0)
    """
    deals = list(seeds)
    seated = _seated(players)
    seatings = _seatings(seated) if duplicated else [seated]
    play = partial(_rows, seatings=seatings, multiplier=multiplier, rules=rules)
    found = map(play, deals) if executor is None else executor.map(play, deals)
    return [row for rows in (_shown(found, len(deals)) if progress else found) for row in rows]


def _seatings(players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The players moved on by one seat at a time, as long as that is another table."""
    return list(dict.fromkeys(players[turn:] + players[:turn] for turn in range(len(players))))


def _rows(seed: int, seatings: list[tuple[str, ...]], multiplier: int, rules: Ruleset) -> list[Row]:
    """The games of one deal; what a process is sent to do."""
    return [
        row
        for seating, players in enumerate(seatings)
        for row in _told_rows(play_out(seed, players, multiplier=multiplier, rules=rules), seating)
    ]


def _told_rows(game: Game, seating: int) -> Iterator[Row]:
    closing = game.closing
    for seat, player in enumerate(game.players):
        closed = seat == game.closer
        yield {
            "seed": game.seed,
            "seating": seating,
            "seat": seat,
            "player": player,
            "points": game.payments[seat],
            "outcome": str(game.outcome),
            "closed": closed,
            "pattern": str(closing.pattern) if closed and closing else None,
            "worth": closing.points if closed and closing else None,
            "turns": game.turns,
        }


def _shown(found: Iterable[list[Row]], count: int, width: int = 40) -> Iterator[list[Row]]:
    """The same, with a bar on stderr that grows as deals are done."""
    for done, rows in enumerate(found, 1):
        bar = "#" * (width * done // count)
        end = "\n" if done == count else ""
        print(f"\r[{bar:<{width}}] {done}/{count} deals", end=end, file=sys.stderr, flush=True)
        yield rows


class Score(NamedTuple):
    """What a player won: points a game, with the ends of a 95 % interval, and what share of games it closed.

    The interval is over deals: the games of one deal have the same tiles, and count as one.
    """

    player: str
    games: int
    points: float
    low: float
    high: float
    closed: float


def summary(rows: Iterable[Row]) -> list[Score]:
    """The players' scores, the best first; a player on several seats of a game counts once for each."""
    by_player: dict[str, list[Row]] = {}
    for row in rows:
        by_player.setdefault(str(row["player"]), []).append(row)
    return sorted((_score(player, its) for player, its in by_player.items()), key=lambda each: -each.points)


def _score(player: str, rows: list[Row]) -> Score:
    by_deal: dict[object, list[int]] = {}
    for row in rows:
        by_deal.setdefault(row["seed"], []).append(_points(row))
    each = [mean(points) for points in by_deal.values()]
    middle = mean(each)
    reach = 1.96 * stdev(each) / sqrt(len(each)) if len(each) > 1 else float("inf")
    closed = mean(row["closed"] is True for row in rows)
    return Score(player, len(rows), middle, middle - reach, middle + reach, closed)


def _points(row: Mapping[str, object]) -> int:
    points = row["points"]
    assert isinstance(points, int)
    return points
