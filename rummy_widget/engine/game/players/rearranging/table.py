"""What the players ask of a table: the best play of some tiles, and whether a whole rack goes at once."""

from __future__ import annotations

from collections.abc import Iterable

from ....rules import Ruleset
from ....solver.open_games.best import best_play
from ....solver.open_games.board import board_of
from ....solver.open_games.cases import cases, task_of, with_own
from ....solver.open_games.scan import LayScan
from ....table_melds import TableMelds
from ....tiles import Tile
from ...moves import Move, Verb
from ...view import View

__all__ = ["all_go", "laid"]

EFFORT = 100
"""Choices that a player looks at so that few tiles of the table move."""


def laid(view: View, tiles: Iterable[Tile], prefer: str = "tiles") -> Move | None:
    """The best play of some tiles of the rack; None if none goes."""
    play = best_play(
        view.spread, tuple(tiles), rules=view.settings.rules, opened=view.opened[view.seat], prefer=prefer,
        effort=EFFORT,
    )  # fmt: skip
    return Move(Verb.PLAY, spread=play.after) if play else None


def all_go(spread: TableMelds, rack: Iterable[Tile], rules: Ruleset) -> bool:
    """Whether an open player can lay all of a rack in one turn.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> table = parse_table("r3 r4 r5 r6 | b9 y9 k9")
    >>> [all_go(table, parse_tiles(rack), RUMMIKUB) for rack in ("r9 y3 b3", "r9 y3 b4")]
    [True, False]
    """
    board = board_of(spread, tuple(rack), rules)
    for case in cases(board):
        own = case.free and rules.rearranging.jokers.new_meld
        for each in with_own(board, case) if own else (case,):
            if each is not None and LayScan(task_of(board, each, None)).within(1, 0, 0, 0):
                return True
    return False
