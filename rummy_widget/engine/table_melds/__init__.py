"""The melds that lie on the table of an open game, and what may become of them in a turn.

>>> from rummy_widget.engine.rules import EASY_RUMMY
>>> before = parse_table("r5 r6 *r7 | b9 y9 k9")
>>> play = judge_play(before, "r5 r6 r7 | b9 y9 k9 *", "r7 k2", rules=EASY_RUMMY)
>>> play.tiles, play.after.notation()
((tile('r7'),), 'r5 r6 r7 | y9 b9 k9 *')
>>> [str(fault.code) for fault in judge_play(before, "r5 r6 | *r7 b9 y9 k9", "r7 k2", rules=EASY_RUMMY)]
['too_few', 'joker_pinned', 'nothing_laid']
"""

from __future__ import annotations

from .changes import MeldChanges, changes
from .drafts import DraftTurn, drafted, layout_of, rows_of
from .jokers import Fate, JokerOutcome
from .judging import judge_play
from .melds_on_table import TableMelds, as_spread, parse_table
from .play import Play

__all__ = [
    "DraftTurn",
    "Fate",
    "JokerOutcome",
    "MeldChanges",
    "Play",
    "TableMelds",
    "as_spread",
    "changes",
    "drafted",
    "judge_play",
    "layout_of",
    "parse_table",
    "rows_of",
]
