"""A round with a table to rearrange that begins in the middle, at a moment that was made up.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> moment = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"))
>>> in_the_middle(Settings(2, rules=RUMMIKUB), moment).legal_moves
('draw', 'play r5 r6 r7 r8')
"""

from __future__ import annotations

from ..deal.hands import DealtHands
from ..phase import Phase
from ..round_setup import RoundSetup, hidden_of
from ..settings import Settings
from .position import RearrangingPosition

__all__ = ["in_the_middle"]

PHASES = (Phase.PLAY,)


def in_the_middle(settings: Settings, moment: RoundSetup) -> RearrangingPosition:
    """The round at this moment; ValueError where there can be none such."""
    phase, hidden = moment.begun(PHASES), hidden_of(moment, settings.rules)
    for name, given in (("row", moment.row), ("Trump", moment.trump), ("points", moment.points)):
        if given:
            raise ValueError(f"no {name} in {settings.rules!r}: nobody discards, and nothing laid counts")
    hands = (tuple(sorted(each.kind for each in moment.hand)), hidden.other)
    dealt = DealtHands(0, hands, hidden.stock, (), ())
    return RearrangingPosition(
        settings, 0, dealt, phase, 0, hands, 0, moment.spread.settled(settings.rules), (moment.opened, True)
    )
