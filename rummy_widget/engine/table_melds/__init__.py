"""The melds that lie on the table of an open game, and what may become of them in a turn.

>>> from rummy_widget.engine.rules import EASY_RUMMY
>>> before = parse_spread("r5 r6 *r7 | b9 y9 k9")
>>> play = judge_play(before, "r5 r6 r7 | b9 y9 k9 *", "r7 k2", rules=EASY_RUMMY)
>>> play.tiles, play.after.notation()
((tile('r7'),), 'r5 r6 r7 | y9 b9 k9 *')
>>> [str(fault.code) for fault in judge_play(before, "r5 r6 | *r7 b9 y9 k9", "r7 k2", rules=EASY_RUMMY)]
['too_few', 'joker_pinned', 'nothing_laid']
"""

from __future__ import annotations

from .changes import Changes, changes
from .drafts import Draft, drafted, layout_of, rows_of
from .jokers import Fate, Fates
from .judging import judge_play
from .melds_on_table import Spread, as_spread, parse_spread
from .play import Play

__all__ = [
    "Changes",
    "Draft",
    "Fate",
    "Fates",
    "Play",
    "Spread",
    "as_spread",
    "changes",
    "drafted",
    "judge_play",
    "layout_of",
    "parse_spread",
    "rows_of",
]
