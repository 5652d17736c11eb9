"""Holds back and waits for the whole hand, keeps what many tiles help, and throws what helps nobody.

A meld in the hand can be laid a turn later as well, and while it is there nobody adds to it. So it waits
until all goes in one turn (in Basic Rummy that counts double, BR-10), unless somebody else is nearly out.
"""

from __future__ import annotations

from random import Random

from ....rules import LaidScore
from ....solver.open_games.proved_play import BestPlay
from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View
from ..solved import solved
from .hand_plans import as_if_open, beginning, best_lay, left_over
from .simple import simple
from .steady import drawing
from .unseen_tiles import UnseenTiles

__all__ = ["strong"]

NEAR, NEAR_POINTS = 3, 3
"""So few tiles in another hand, and it lays; where points are laid, it is more careful."""
AHEAD = 1
"""Where being caught costs points: it waits even then if it has at most so many more to get rid of."""
STOCK = 2
"""With so few tiles in the stock it waits no longer."""
POOR = 3
"""A deal is refused where the tiles that lie in melds, and Jokers, are fewer."""


def strong(view: View, rng: Random) -> Move:
    """Goes out where it can; else holds back or lays, by how near the others are."""
    if not solved(view.settings.rules):
        return simple(view, rng)
    if view.phase is Phase.REFUSE:
        return _answer(view)
    if view.phase is Phase.DRAW:
        return drawing(view)
    lay = best_lay(view, view.hand.tiles())
    table = beginning(view, lay) if view.owed or (lay is not None and not _holds(view, lay)) else None
    return table or _discard(view)


def _answer(view: View) -> Move:
    """Refuse a deal of doubles that has come to nothing yet (PRO-7)."""
    good = len(view.hand) - len(left_over(view, view.hand.tiles())) + view.hand.count(JOKER)
    return Move(Verb.REFUSE if good < POOR else Verb.KEEP)


def _holds(view: View, lay: BestPlay) -> bool:
    """Whether it is better to keep what could lie: there is time, and something is left over."""
    left = max(0, len(lay.keep) - 1)
    if not left or view.stock_count <= STOCK:
        return False
    others = min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
    if isinstance(view.settings.rules.laying.score, LaidScore):
        return others > NEAR_POINTS
    return others > NEAR or left <= others + AHEAD


def _discard(view: View) -> Move:
    """Of the tiles that lie nowhere, the one that leaves most hope and gives least away."""
    thrown = [move.tile for move in view.allowed if move.verb is Verb.DISCARD and move.tile is not None]
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    lies = as_if_open(view, view.hand.tiles())
    rest = lies.keep if lies else view.hand.tiles()
    loose = [each for each in dict.fromkeys(rest) if each in thrown] or thrown
    outlook = UnseenTiles(view, rest, lies.after if lies else view.spread)
    return putting_down(max(loose, key=lambda each: _rank(outlook, each)))


def _rank(outlook: UnseenTiles, tile: Tile) -> tuple[float, Tile]:
    return outlook.without(tile), tile
