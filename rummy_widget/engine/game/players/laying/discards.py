"""Every discard with what it gives away and what it costs oneself, counted from what one seat may know.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import BASIC_RUMMY
>>> game = new_game(2, 7, first=0, rules=BASIC_RUMMY).after("draw")
>>> for each in discards(game.view(0))[:3]:
...     print(each.tile, each.pairs, each.hopes, each.best)
d9 4 0 True
c10 6 0 False
sk 3 1 False
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import comb

from ....melds import meld_of
from ....rules import Ruleset, TakeDiscard
from ....solver.open_games.proved_play import BestPlay
from ....tiles import JOKER, Tile
from ...moves import Verb, put_down
from ...phase import Phase
from ...turns.lying_melds import fits
from ...view import View
from .players import as_if_open
from .unseen_tiles import UnseenTiles, beside_joker, makes, pairs

__all__ = ["DiscardChoice", "discards"]


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """A tile that may be discarded.

    `fits` are the melds on the table to which it could be added, from 1. `pairs` is how many pairs of unseen
    tiles, Jokers among them, make a meld with it; 0 if nobody may take it. `hopes` is how many unseen tiles
    would make a meld of it with another natural tile in hand; `lies` is whether it could be laid.
    """

    tile: Tile
    fits: tuple[int, ...]
    pairs: int
    hopes: int
    lies: bool
    worth: float
    best: bool = False


def discards(view: View) -> tuple[DiscardChoice, ...]:
    """All of them, the one to choose first; none where this seat has not to discard."""
    if view.phase is not Phase.DISCARD or not view.mine:
        return ()
    thrown = [put_down(move) or JOKER for move in view.allowed if move.verb in (Verb.DISCARD, Verb.THROW)]
    lay = as_if_open(view, view.hand.tiles())
    rest = lay.keep if lay else view.hand.tiles()
    outlook = UnseenTiles(view, rest, lay.after if lay else view.spread)
    found = [_discard(view, outlook, each, lay) for each in dict.fromkeys(thrown)]
    found.sort(key=lambda each: (each.worth, each.tile), reverse=True)
    found.sort(key=lambda each: (each.tile is JOKER, each.lies))
    return tuple(replace(each, best=at == 0) for at, each in enumerate(found))


def _discard(view: View, outlook: UnseenTiles, tile: Tile, lay: BestPlay | None) -> DiscardChoice:
    rules = view.settings.rules
    taken = tile is not JOKER and view.settings.turn.take_discard is not TakeDiscard.NEVER
    rest = list(outlook.loose)
    loose = tile in rest
    if loose:
        rest.remove(tile)
    hopes = {third for other in rest for third in makes(tile, other, rules)} if loose else set()
    wild = loose and tile is not JOKER and any(each in rest for each in beside_joker(tile, rules))
    return DiscardChoice(
        tile,
        tuple(place + 1 for place in fits(view.spread, tile, rules)),
        _pairs(outlook, tile, rules) if taken else 0,
        sum(outlook.unseen.get(each, 0) for each in hopes) + wild * outlook.jokers,
        not loose,
        outlook.without(tile),
    )


def _pairs(outlook: UnseenTiles, tile: Tile, rules: Ruleset) -> int:
    """How many pairs of unseen tiles make a meld with a tile."""
    unseen, jokers = outlook.unseen, outlook.jokers
    found = sum(unseen[one] * unseen[two] for one, two in pairs(tile, rules))
    if jokers:
        found += jokers * sum(unseen[each] for each in beside_joker(tile, rules))
        if meld_of((tile, JOKER, JOKER), rules):
            found += comb(jokers, 2)
    return found
