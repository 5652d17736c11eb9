"""Prove with the second program (`solver.open_games.verify`) that no play lays more, or show one."""

from __future__ import annotations

from typing import NamedTuple

from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.verify import EFFORT, PlaySearch
from rummy_widget.engine.table_melds import Play
from rummy_widget.engine.table_melds.melds_on_table import TableLike
from rummy_widget.engine.tiles import Tiles


class CheckedPlay(NamedTuple):
    """Whether it is proved that nothing lays more, and a play that lays more if one was found."""

    proven: bool
    better: Play | None = None


def verify_most(
    before: TableLike, rack: Tiles, most: int, *, rules: Ruleset, prefer: str = "tiles", effort: int = EFFORT
) -> CheckedPlay:
    """Check whether an open player can lay no more than *most* tiles, or points with *prefer* "value".

    It is neither proved nor refuted if that takes more than *effort* situations.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> table, rack = "r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13"
    >>> verify_most(table, rack, 4, rules=RUMMIKUB)
    CheckedPlay(proven=True, better=None)
    >>> verify_most(table, rack, 3, rules=RUMMIKUB).better.count
    4
    """
    search = PlaySearch(board_of(before, rack, rules), prefer=prefer, effort=effort)
    better = search.beyond(most)
    return CheckedPlay(better is None and search.sure, better)
