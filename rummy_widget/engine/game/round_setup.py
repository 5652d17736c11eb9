"""Made-up positions in the middle of a round, in games with melds on the table.

The learner has seat 0, the only opponent seat 1. The game can be continued from such a position: all tiles
that are not specified come from the rest of the box, always in the same random order.

>>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> setup = RoundSetup(parse_tiles("r8 k1"), parse_table("r5 r6 r7"), row=parse_tiles("b9"))
>>> game = made_up_round(RUMMY_45, setup)
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
"""The seat of the learner's only opponent."""

OTHER = 7
"""The number of tiles in the opponent's hand."""

Tiles = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RoundSetup:
    """The description of a made-up position in a round, with two players: the learner and an opponent.

    Tiles that it doesn't name, such as the opponent's, come from the rest of the box, in a random order that
    is always the same.

    Attributes:
        hand: the learner's tiles.
        spread: the melds on the table.
        opened: whether the learner has already opened, that is, laid first melds as the rules require.
        phase: what the learner must do now; None for the beginning of a turn.
        row: the discards, the oldest first.
        buried: whether a hidden discard lies under the discards in `row`; used only in games in which the
            first player begins with a discard.
        stock: the tiles that will be drawn next, in this order.
        left: the number of tiles in the whole stock; None if the stock contains all tiles that are nowhere
            else.
        trump: the tile that was turned up at the deal; None if there is none.
        points: how many points the tiles that the learner laid before this turn are worth.
        taken: the tile of the hand that was just taken from the discards; None if none was taken.
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


def made_up_round(rules: Ruleset, setup: RoundSetup) -> Round:
    """Return a made-up position of two players in a game with melds on the table, as *setup* describes it.

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
    phase, (other, under, stock) = setup.phase or turns.phases[0], _hidden_tiles(setup, rules)
    if phase not in turns.phases:
        raise ValueError(f"no such phase: {str(phase)!r}; expected {', '.join(turns.phases)}")
    if Phase.DISCARD not in turns.phases:
        for name, given in (("row", setup.row), ("Trump", setup.trump), ("points", setup.points)):
            if given:
                raise ValueError(f"no {name} in {rules!r}: nobody discards, and laid tiles don't count")
    if setup.taken is not None and (phase is not Phase.DISCARD or setup.taken not in setup.hand):
        raise ValueError(f"{setup.taken} was not taken: expected a tile of the hand, before the discard")
    buried = setup.buried and turns.first_phase(rules) is Phase.DISCARD  # no other game needs it
    row = (*((under,) if buried else ()), *(each.kind for each in setup.row))
    hands = (tuple(sorted(each.kind for each in setup.hand)), other)
    whole = tuple(box_of(rules))  # a stock so large that the limit of turns without a draw is never reached
    deal: Deal | DealtHands = DealtHands(0, hands, whole, (), ())
    if setup.trump is not None:
        if not isinstance(rules.deal, DealRules):
            raise ValueError(f"no Trump in {rules!r}")
        deal = Deal(setup.trump, 0, (), 0, JOKER, (), (), whole)
    return Round(
        settings=settings, seed=0, first=0, number=0, deal=deal, phase=phase, seat=0,
        hands=tuple(map(Hand.of, hands)), pile=stock, opened=(setup.opened, True),
        points=(setup.points, 0), laid_before=(True, True), extra=(False, False), thrown=(0, 0), spent=(0, 0),
        taken=(Hand(), Hand()), shown=(Hand(), Hand()),
        row=tuple(Discarded(NEIGHBOUR, each) for each in row), spread=setup.spread.in_order(rules),
        got=setup.taken, just_taken=setup.taken,
    )  # fmt: skip


def _hidden_tiles(setup: RoundSetup, rules: Ruleset) -> tuple[Tiles, Tile, Tiles]:
    """Return the tiles that the learner doesn't see: the opponent's hand, a discard, and the stock.

    They are taken at random from the tiles that *setup* doesn't name, except that the stock begins with the
    tiles that *setup* names for it. The discard is older than the discards that *setup* names, and so lies
    under them. Raises ValueError if the position needs tiles that the box doesn't contain, or if the stock
    can't contain as many tiles as *setup* says.
    """
    given = [*setup.hand, *setup.spread.tiles, *setup.row, *setup.stock]
    given += [setup.trump] if setup.trump is not None and setup.trump not in setup.stock else []
    seen = Counter(each.kind for each in given)
    box = box_of(rules)
    if box.count(JOKER) < seen[JOKER] <= rules.tiles.most_jokers:
        seen[JOKER] = box.count(JOKER)  # the others were used as extra ones
    for kind, count in sorted((seen - Counter(box)).items()):
        raise ValueError(f"too many of {kind}: {count} more than the box has")
    rest = shuffled((Counter(box) - seen).elements(), "rummy_widget made-up turn")
    other, (under,), below = rest[:OTHER], rest[OTHER : OTHER + 1], rest[OTHER + 1 :]
    whole = (*(each.kind for each in setup.stock), *below)
    left = len(whole) if setup.left is None else setup.left
    if not len(setup.stock) <= left <= len(whole):
        raise ValueError(f"the stock must have {len(setup.stock)} to {len(whole)} tiles, not {left}")
    return tuple(sorted(other)), under, whole[:left]
