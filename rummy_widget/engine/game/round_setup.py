"""A moment in the middle of a round whose melds lie on the table, made up: what is said of it, and the rest.

The one to play sits on seat 0, another on seat 1. What is not said is filled from the rest of the box, always
in the same order, so that all that follows is a real game.

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

from collections import Counter
from dataclasses import dataclass, field

from ..rules import DealRules, Ruleset
from ..shuffle import shuffled
from ..table_melds import TableMelds
from ..tiles import JOKER, Tile
from .deal.hands import DealtHands, box_of
from .deal.stacks import Deal
from .hand import Hand
from .phase import Discarded, Phase
from .round import Round
from .settings import Settings
from .turns import turns_of

NEIGHBOUR = 1
"""The seat of the other player."""

OTHER = 7
"""Tiles that the other holds."""

Tiles = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RoundSetup:
    """What is known when the turn begins.

    `phase` None: as a turn begins. `row` are the discards, the oldest first; `buried`: others lie under them.
    `stock` are its next tiles, `left` how many it has in all, None: many. `points` were laid before this
    turn, `taken` is the tile of the hand that came from the discards.
    """

    hand: tuple[Tile, ...]
    spread: TableMelds = field(default_factory=TableMelds)
    opened: bool = True
    phase: Phase | None = None
    row: tuple[Tile, ...] = ()
    buried: bool = True
    stock: tuple[Tile, ...] = ()
    left: int | None = None
    trump: Tile | None = None
    points: int = 0
    taken: Tile | None = None


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
    phase, (other, under, stock) = moment.phase or turns.phases[0], _hidden_tiles(moment, rules)
    if phase not in turns.phases:
        raise ValueError(f"no such phase: {str(phase)!r}; expected {', '.join(turns.phases)}")
    if Phase.DISCARD not in turns.phases:
        for name, given in (("row", moment.row), ("Trump", moment.trump), ("points", moment.points)):
            if given:
                raise ValueError(f"no {name} in {rules!r}: nobody discards, and nothing laid counts")
    if moment.taken is not None and (phase is not Phase.DISCARD or moment.taken not in moment.hand):
        raise ValueError(f"{moment.taken} was not taken: expected a tile of the hand, before the discard")
    buried = moment.buried and turns.first_phase(rules) is Phase.DISCARD  # it matters there alone
    row = (*((under,) if buried else ()), *(each.kind for each in moment.row))
    hands = (tuple(sorted(each.kind for each in moment.hand)), other)
    whole = tuple(box_of(rules))  # nobody has gone round without drawing for so long
    deal: Deal | DealtHands = DealtHands(0, hands, whole, (), ())
    if moment.trump is not None:
        if not isinstance(rules.deal, DealRules):
            raise ValueError(f"no Trump in {rules!r}")
        deal = Deal(moment.trump, 0, (), 0, JOKER, (), (), whole)
    return Round(
        settings=settings, seed=0, first=0, number=0, deal=deal, phase=phase, seat=0,
        hands=tuple(map(Hand.of, hands)), pile=stock, opened=(moment.opened, True),
        points=(moment.points, 0), before=(True, True), extra=(False, False), thrown=(0, 0), spent=(0, 0),
        taken=(Hand(), Hand()), shown=(Hand(), Hand()),
        row=tuple(Discarded(NEIGHBOUR, each) for each in row), spread=moment.spread.settled(rules),
        got=moment.taken, just_taken=moment.taken,
    )  # fmt: skip


def _hidden_tiles(moment: RoundSetup, rules: Ruleset) -> tuple[Tiles, Tile, Tiles]:
    """Return what nobody said: the other's hand, a discard under all others, and the whole stock.

    ValueError if the moment holds more than a box does.
    """
    said = [*moment.hand, *moment.spread.tiles, *moment.row, *moment.stock]
    said += [moment.trump] if moment.trump is not None and moment.trump not in moment.stock else []
    seen = Counter(each.kind for each in said)
    box = box_of(rules)
    if box.count(JOKER) < seen[JOKER] <= rules.tiles.most_jokers:
        seen[JOKER] = box.count(JOKER)  # the others were used as extra ones
    for kind, count in sorted((seen - Counter(box)).items()):
        raise ValueError(f"too many of {kind}: {count} more than the box has")
    rest = shuffled((Counter(box) - seen).elements(), "rummy_widget made-up turn")
    other, (under,), below = rest[:OTHER], rest[OTHER : OTHER + 1], rest[OTHER + 1 :]
    whole = (*(each.kind for each in moment.stock), *below)
    left = len(whole) if moment.left is None else moment.left
    if not len(moment.stock) <= left <= len(whole):
        raise ValueError(f"no such stock: {left} tiles; expected {len(moment.stock)} to {len(whole)}")
    return tuple(sorted(other)), under, whole[:left]
