"""Games by computer players, from the deal to the end: one, or a tournament of many.

>>> game = play_out(7, ("beginner", "steady"))
>>> game.outcome, sum(game.payments)
(<Outcome.CLOSED: 'closed'>, 0)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from ..rules import RUMMY_PRO, Ruleset
from ..scoring import Closing
from .moves import Verb
from .payments import Outcome
from .players import PLAYERS
from .position import Position, new_game
from .records import write_record
from .view import seen_by

__all__ = ["Game", "play_out", "player_rng"]


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
    unknown = [name for name in players if name not in PLAYERS]
    if unknown:
        raise ValueError(f"no such player: {unknown[0]!r:.40}; expected {', '.join(PLAYERS)}")
    position = new_game(len(players), seed, first=first, multiplier=multiplier, rules=rules)
    chances = [player_rng(seed, seat) for seat in range(len(players))]
    while not position.over:
        seat = position.seat
        position = position.after(PLAYERS[players[seat]](seen_by(position, seat), chances[seat]), seat)
    return _told(position, tuple(players))


def _told(position: Position, players: tuple[str, ...]) -> Game:
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
