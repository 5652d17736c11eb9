"""A round of laying that begins in the middle, at a moment that was made up.

>>> from rummy_widget.engine.rules import RUMMY_45
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> moment = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"), row=parse_tiles("b9"))
>>> game = in_the_middle(Settings(2, rules=RUMMY_45), moment)
>>> game.legal_moves, game.after("take").after("add r8 1").points
(('draw', 'take'), (5, 0))
"""

from __future__ import annotations

from ...rules import DealRules, LayingPlay
from ...tiles import JOKER
from ..deal.hands import DealtHands, box_of
from ..deal.stacks import Deal
from ..phase import Discarded, Phase
from ..round_setup import NEIGHBOUR, RoundSetup, hidden_of
from ..settings import Settings
from .position import LayingPosition

__all__ = ["in_the_middle"]

PHASES = (Phase.DRAW, Phase.DISCARD)


def in_the_middle(settings: Settings, moment: RoundSetup) -> LayingPosition:
    """The round at this moment; ValueError where there can be none such."""
    phase, hidden = moment.begun(PHASES), hidden_of(moment, settings.rules)
    if moment.taken is not None and (phase is not Phase.DISCARD or moment.taken not in moment.hand):
        raise ValueError(f"{moment.taken} was not taken: expected a tile of the hand, before the discard")
    play = settings.rules.play
    buried = moment.buried and isinstance(play, LayingPlay) and play.first_discards  # where it matters
    row = (*((hidden.under,) if buried else ()), *(each.kind for each in moment.row))
    hands = (tuple(sorted(each.kind for each in moment.hand)), hidden.other)
    whole = tuple(box_of(settings.rules))  # nobody has gone round without drawing for so long
    dealt: Deal | DealtHands = DealtHands(0, hands, whole, (), ())
    if moment.trump is not None:
        if not isinstance(settings.rules.deal, DealRules):
            raise ValueError(f"no Trump in {settings.rules!r}")
        dealt = Deal(moment.trump, 0, (), 0, JOKER, (), (), whole)
    return LayingPosition(
        settings, 0, 0, 0, dealt, phase, 0, hands, hidden.stock,
        tuple(Discarded(NEIGHBOUR, each) for each in row), moment.spread.settled(settings.rules),
        (moment.opened, True), (moment.points, 0), (True, True), (False, False), (0, 0),
        got=moment.taken, taken=moment.taken,
    )  # fmt: skip
