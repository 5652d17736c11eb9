"""The melds on the table of a game such as Rummikub or Rummy 45, and how turns that change them are judged.

Such games are called *open games*: melds are laid on the table during play.

>>> from rummy_widget.engine.rules import EASY_RUMMY
>>> before = parse_table("r5 r6 *r7 | b9 y9 k9")
>>> play = judge_play(before, "r5 r6 r7 | b9 y9 k9 *", "r7 k2", rules=EASY_RUMMY)
>>> play.tiles, play.after.notation()
((tile('r7'),), 'r5 r6 r7 | y9 b9 k9 *')
>>> [str(fault.code) for fault in judge_play(before, "r5 r6 | *r7 b9 y9 k9", "r7 k2", rules=EASY_RUMMY)]
['too_few', 'joker_pinned', 'nothing_laid']
"""

from __future__ import annotations

from .changes import changes as changes
from .drafts import DraftTurn as DraftTurn
from .drafts import draft_of as draft_of
from .drafts import layout_of as layout_of
from .drafts import rows_of as rows_of
from .jokers import Fate as Fate
from .judging import judge_play as judge_play
from .melds_on_table import TableMelds as TableMelds
from .melds_on_table import as_table_melds as as_table_melds
from .melds_on_table import parse_table as parse_table
from .play import Play as Play
