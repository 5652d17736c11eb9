"""The public part of a round, for spectators: one turn late, with its moves as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..engine.game.moves import Move
from ..engine.game.phase import Discarded, Phase
from ..engine.game.round import Round
from ..engine.game.settings import Settings
from ..engine.game.settlement import Settlement
from ..engine.table_melds import TableMelds
from ..engine.tiles import Tile
from ..text.sentences.move_log import end_texts, move_texts
from ..text.sentences.seats import told_to


@dataclass(frozen=True, slots=True)
class PublicView:
    """A round as everybody may see it; fields that also occur in a seat's view mean the same here.

    `told` describes the last moves, each in a sentence or more; `end` says how the round ended and what was
    paid for it.
    """

    settings: Settings
    turn: int
    phase: Phase
    first: int
    sizes: tuple[int, ...]
    stock_count: int
    trump: Tile | None
    row: tuple[Discarded, ...]
    spread: TableMelds | None
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    thrown: tuple[int, ...]
    moves: tuple[Move, ...]
    told: tuple[str, ...]
    end: tuple[str, ...]
    result: Settlement | None


def public_view(until: Sequence[Round], names: Sequence[str]) -> PublicView:
    """Return the public view of a round at the last position of *until*.

    *until* has the latest positions of the round, in order; the moves between them are described. *names*
    are all players' names.
    """
    game = until[-1]
    view = game.view(0)
    with told_to(None, names):
        told = tuple(" ".join(move_texts(before, after)) for before, after in pairwise(until))
        end = tuple(end_texts(game))
    return PublicView(
        view.settings, view.turn, view.phase, view.first, view.sizes, view.stock_count,
        view.face_up, view.row, view.spread if game.has_table else None, view.opened, view.points,
        view.thrown, view.moves, told, end, view.result,
    )  # fmt: skip
