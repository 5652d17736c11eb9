"""The public part of a round, as spectators see it: one turn late, with its moves as sentences."""

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
from ..text.sentences.seats import addressed_to


@dataclass(frozen=True, slots=True)
class PublicView:
    """A round as everybody may see it.

    `move_texts` describes the last moves, each in one string. `end_texts` says how the round ended and who
    pays whom; it is empty before the end. Most other fields are described in `engine.game.view.View`, a
    player's view: for example, `turn` is the seat whose turn it is, and `row` lists the discards. `spread`
    contains the melds on the table; it is None in games in which melds aren't laid on the table.
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
    move_texts: tuple[str, ...]
    end_texts: tuple[str, ...]
    result: Settlement | None


def public_view(positions: Sequence[Round], names: Sequence[str]) -> PublicView:
    """Return a round as everybody may see it.

    *positions* are the latest positions of the round that may be shown, in order. The last of them is shown,
    and the moves between them are described. *names* are all players' names, by seat.
    """
    game = positions[-1]
    view = game.view(0)
    with addressed_to(None, names):
        texts = tuple(" ".join(move_texts(before, after)) for before, after in pairwise(positions))
        end = tuple(end_texts(game))
    return PublicView(
        view.settings, view.turn, view.phase, view.first, view.sizes, view.stock_count,
        view.face_up, view.row, view.spread if game.has_table else None, view.opened, view.points,
        view.thrown, view.moves, texts, end, view.result,
    )  # fmt: skip
