"""A round that begins in the middle, at a moment that was made up.

>>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> moment = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"), row=parse_tiles("b9"))
>>> game = in_the_middle(RUMMY_45, moment)
>>> game.legal_moves, game.after("take").after("add r8 1").points
(('draw', 'take'), (5, 0))
>>> in_the_middle(RUMMIKUB, RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"))).legal_moves
('draw', 'play r5 r6 r7 r8')
"""

from __future__ import annotations

from ..rules import DealRules, Ruleset
from ..tiles import JOKER
from .deal.hands import DealtHands, box_of
from .deal.stacks import Deal
from .hand import Hand
from .phase import Discarded, Phase
from .round import Round
from .round_setup import NEIGHBOUR, RoundSetup, hidden_of
from .settings import Settings
from .turns import turns_of

__all__ = ["in_the_middle"]


def in_the_middle(rules: Ruleset, moment: RoundSetup) -> Round:
    """Return a round of two whose melds lie on the table, at a moment that was made up.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> in_the_middle(RUMMY_PRO, RoundSetup(parse_tiles("r5")))
    Traceback (most recent call last):
    ValueError: no melds lie on the table in <Ruleset rummy_pro>

    Raises:
        ValueError: if there can't be such a moment.
    """
    if not rules.has_table:
        raise ValueError(f"no melds lie on the table in {rules!r}")
    settings, turns = Settings(2, rules=rules), turns_of(rules)
    phase, hidden = moment.begun(turns.phases), hidden_of(moment, rules)
    if Phase.DISCARD not in turns.phases:
        for name, given in (("row", moment.row), ("Trump", moment.trump), ("points", moment.points)):
            if given:
                raise ValueError(f"no {name} in {rules!r}: nobody discards, and nothing laid counts")
    if moment.taken is not None and (phase is not Phase.DISCARD or moment.taken not in moment.hand):
        raise ValueError(f"{moment.taken} was not taken: expected a tile of the hand, before the discard")
    buried = moment.buried and turns.first_phase(rules) is Phase.DISCARD  # it matters there alone
    row = (*((hidden.under,) if buried else ()), *(each.kind for each in moment.row))
    hands = (tuple(sorted(each.kind for each in moment.hand)), hidden.other)
    whole = tuple(box_of(rules))  # nobody has gone round without drawing for so long
    deal: Deal | DealtHands = DealtHands(0, hands, whole, (), ())
    if moment.trump is not None:
        if not isinstance(rules.deal, DealRules):
            raise ValueError(f"no Trump in {rules!r}")
        deal = Deal(moment.trump, 0, (), 0, JOKER, (), (), whole)
    return Round(
        settings, 0, 0, 0, deal, phase, 0, tuple(map(Hand.of, hands)), hidden.stock,
        opened=(moment.opened, True), points=(moment.points, 0), before=(True, True), extra=(False, False),
        thrown=(0, 0), spent=(0, 0), taken=(Hand(), Hand()), shown=(Hand(), Hand()),
        row=tuple(Discarded(NEIGHBOUR, each) for each in row), spread=moment.spread.settled(rules),
        got=moment.taken, just_taken=moment.taken,
    )  # fmt: skip
