"""A match as plain data: the records of its rounds, and how many minutes had passed at the end of each.

>>> from rummy_widget.engine.game.settings import Settings
>>> match = Match(Settings(players=2))
>>> match = match.with_finished(match.next_game(seed=7).after("leave"), minutes=12)
>>> read_match(write_match(match), match.settings) == match
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .match import Match, SeatTally
from .records import read_record, write_record
from .round import Round
from .settings import Settings

__all__ = ["MOST_ROUNDS", "read_match", "write_match"]

MOST_ROUNDS = 20  # that are kept with their moves
_MOST_TEXT = 400_000  # characters of all these
_MOST_NUMBER = 10**9


def write_match(match: Match) -> dict[str, Any]:
    """Return what `read_match` takes; of long matches the oldest rounds leave only their sums."""
    match = match.shortened(MOST_ROUNDS)
    finished = [write_record(each) for each in match.finished]
    while sum(map(len, finished)) > _MOST_TEXT:
        match, finished = match.shortened(len(finished) - 1), finished[1:]
    return {
        "first": match.first,
        "finished": finished,
        "earlier": match.earlier,
        "tallied": [[each.closes, each.points, each.bonuses, each.score] for each in match.tallied],
        "minutes": list(match.minutes),
        "earlier_minutes": match.earlier_minutes,
    }


def read_match(
    kept: Mapping[str, Any], settings: Settings, read: Callable[[str], Round] = read_record
) -> Match:
    """Return the match, its rounds played again by *read*; ValueError, KeyError or TypeError if it is none.

    Matches of older versions have no minutes.
    """
    players, records = settings.players, kept["finished"]
    first, earlier = kept["first"], kept.get("earlier", 0)
    tallied = tuple(SeatTally(*map(_number, each)) for each in kept.get("tallied", ()))
    before = _number(kept.get("earlier_minutes", 0))
    minutes = [_number(each) for each in kept.get("minutes", [before] * len(records))]
    if _number(first) not in range(players) or _number(earlier) < 0 or len(tallied) not in (0, players):
        raise ValueError("no such match")
    match = Match(settings, (), first, earlier, tallied, earlier_minutes=before)
    for record, passed in zip(records, minutes, strict=True):
        game = read(record)
        if not game.over or game.settings.players != players:
            raise ValueError("no round of this match that has ended")
        match = match.with_finished(game, passed)
    return match


def _number(value: object) -> int:
    if type(value) is not int or abs(value) > _MOST_NUMBER:
        raise ValueError("no such number")
    return value
