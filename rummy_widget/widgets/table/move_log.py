"""The moves of a game as a person at the table saw them, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from ...engine.game.moves import Move, Verb
from ...engine.game.round import Round
from ...engine.tiles import Tile
from ...text.sentences.closing_rounds import move_sentence
from ..seated import YOU
from ..shapes.table import LogLineProps

MOST_TOLD = 12


class Logged(NamedTuple):
    """A move, who made it, and the tile that it brought where that could be seen."""

    seat: int
    move: Move
    took: Tile | None

    @property
    def text(self) -> str:
        """Return the move in a sentence."""
        return move_sentence(self.move, self.seat, took=self.took)


def logged(before: Round, after: Round, you: int = YOU) -> Logged:
    """Return the move between two positions. What others drew is not told, not even after the end."""
    move = after.moves[-1]
    if move.seat is not None:  # nobody's turn
        return Logged(move.seat, move, None)
    seen = before.seat == you or move.verb is Verb.TAKE
    return Logged(before.seat, move, after.got if seen else None)


def log_of(past: Sequence[Round], you: int = YOU) -> list[Logged]:
    """Return the moves between positions that follow each other."""
    return [logged(before, after, you) for before, after in pairwise(past)]


def log_view(past: Sequence[Round], you: int = YOU) -> list[LogLineProps]:
    """Return the last of these moves as the page tells them."""
    last = log_of(past[-MOST_TOLD - 1 :], you)
    return [{"text": each.text, "mine": each.seat == you} for each in last]
