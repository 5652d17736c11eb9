"""The moves of a game as a person at the table saw them, and in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from ...engine.game.moves import Move, Verb
from ...engine.game.replay import positions
from ...engine.game.round import Round
from ...engine.tiles import Tile
from ...text.sentences.closing_rounds import move_sentence
from ..seated import YOU
from ..shapes.table import LogLineProps

__all__ = ["Logged", "log_of", "log_view", "logged"]

MOST_TOLD = 12


class Logged(NamedTuple):
    """A move, who made it, and the tile that it brought where that could be seen."""

    seat: int
    move: Move
    took: Tile | None

    @property
    def text(self) -> str:
        """The move in a sentence."""
        return move_sentence(self.move, self.seat, took=self.took)


def logged(before: Round, after: Round, you: int = YOU) -> Logged:
    """The move between two positions. What others drew is not told, not even after the end."""
    move = after.moves[-1]
    if move.seat is not None:  # nobody's turn
        return Logged(move.seat, move, None)
    seen = before.seat == you or move.verb is Verb.TAKE
    return Logged(before.seat, move, after.got if seen else None)


def log_of(game: Round) -> tuple[Logged, ...]:
    """All moves of a game."""
    here = positions(game)
    return tuple(_pairs(here))


def _pairs(here: tuple[Round, ...]) -> Iterable[Logged]:
    return (logged(before, after) for before, after in pairwise(here))


def log_view(log: tuple[Logged, ...], you: int = YOU) -> list[LogLineProps]:
    """The last moves, as the page tells them."""
    return [{"text": each.text, "mine": each.seat == you} for each in log[-MOST_TOLD:]]
