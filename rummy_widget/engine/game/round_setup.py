"""Made-up positions in the middle of a round with melds on the table.

The learner sits on seat 0, one opponent on seat 1. Everything that is not given is filled from the rest of
the box, always in the same order, so that a real game follows.

>>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> moment = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"), row=parse_tiles("b9"))
>>> game = made_up_round(RUMMY_45, moment)
>>> game.legal_moves, game.after("take").after("add r8 1").points
(('draw', 'take'), (5, 0))
>>> made_up_round(RUMMIKUB, RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"))).legal_moves
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
"""How many tiles the opponent holds."""

Tiles = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RoundSetup:
    """The part of a made-up position that is given; the rest is filled in from the box.

    `hand` are the learner's tiles, `spread` the melds on the table, `opened` is whether the learner has
    opened. `phase` None means the beginning of a turn. `row` are the discards, the oldest first; with
    `buried`, an unknown one lies under them. `stock` are the tiles that will be drawn next, `left` is how
    many the stock has in all (None for all that are left in the box). `points` is what the learner laid
    before this turn, `taken` the tile of the hand that was just taken from the discards.
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


def made_up_round(rules: Ruleset, moment: RoundSetup) -> Round:
    """Return a made-up position of two players in a game with melds on the table, as *moment* describes it.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> made_up_round(RUMMY_PRO, RoundSetup(parse_tiles("r5")))
    Traceback (most recent call last):
    ValueError: no melds lie on the table in <Ruleset rummy_pro>

    Raises:
        ValueError: if such a position is impossible.
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
    buried = moment.buried and turns.first_phase(rules) is Phase.DISCARD  # no other game needs it
    row = (*((under,) if buried else ()), *(each.kind for each in moment.row))
    hands = (tuple(sorted(each.kind for each in moment.hand)), other)
    whole = tuple(box_of(rules))  # a stock so large that the limit of turns without a draw is never reached
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
    """Return the tiles that are filled in: the opponent's hand, one discard under the given ones, the stock.

    Raises ValueError if the position needs tiles that the box doesn't have.
    """
    given = [*moment.hand, *moment.spread.tiles, *moment.row, *moment.stock]
    given += [moment.trump] if moment.trump is not None and moment.trump not in moment.stock else []
    seen = Counter(each.kind for each in given)
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
