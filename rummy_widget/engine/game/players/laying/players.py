"""Players of games of laying. They see a `View` and nothing else.

*strong* holds back: a meld in the hand can be laid a turn later as well, and while it is there nobody adds to
it. So it waits until all goes in one turn (in Basic Rummy that counts double, BR-10), unless somebody else is
nearly out; it keeps the tiles that many others help, and discards what helps nobody.

*simple* and *random* are for tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from ....melds import completions, hand_value
from ....melds.hand import melds_in
from ....rules import LaidScore
from ....solver.open_games.best import best_play
from ....solver.open_games.proved_play import BestPlay
from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down, read_move
from ...phase import Phase
from ...view import View
from ..open_games import ON_THE_TABLE, WaitReason, solved
from .unseen_tiles import UnseenTiles

__all__ = ["LAYING", "as_if_open", "best_lay", "is_open", "left_over", "strong", "wait_reason"]

LAYS = 0.8
"""How often the random player lays or adds where it can."""

# How often the beginner does not see what lies before it.
OVERLOOKS_TAKE = 0.3
OVERLOOKS_MELD = 0.25
OVERLOOKS_TILE = 0.35  # that a tile fits a meld of the table
OVERLOOKS_COMPANY = 0.3  # that a tile of its hand goes with others

NEAR, NEAR_POINTS = 3, 3
"""So few tiles in another hand, and the strong player lays; where points are laid, it is more careful."""
AHEAD = 1
"""Where being caught costs points: it waits even then if it has at most so many more to get rid of."""
STOCK = 2
"""With so few tiles in the stock it waits no longer."""
POOR = 3
"""It refuses a deal of which fewer tiles lie in melds or are Jokers."""


def randomly(view: View, rng: Random) -> Move:
    """Return any move that is allowed, more often on the table than away from it. Nobody to play against."""
    table = _on_the_table(view)
    others = [move for move in view.allowed if move.verb not in ON_THE_TABLE]
    chosen = table if table and (not others or rng.random() < LAYS) else others
    return chosen[int(rng.random() * len(chosen))]


def simple(view: View, rng: Random) -> Move:
    """Take what makes a meld, lay and add all that it can, and discard what goes least with the rest."""
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: _makes_meld(view, tile))
    lays = [move for move in view.allowed if move.verb is Verb.LAY]
    if lays:
        return _longest(lays)
    return view.may(Verb.REPLACE) or view.may(Verb.ADD) or _least_company(view, rng)


def beginner(view: View, rng: Random) -> Move:
    """Return what somebody plays who learned the game last week.

    It lays the first melds that it sees, leaves Jokers where they lie, and overlooks things.
    """
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: rng.random() >= OVERLOOKS_TAKE and _makes_meld(view, tile))
    lays = [move for move in view.allowed if move.verb is Verb.LAY and rng.random() >= OVERLOOKS_MELD]
    if lays:  # the first way to open that comes to mind, and afterwards the longest meld
        return _longest(lays if is_open(view) else lays[:1])
    adds = [move for move in view.allowed if move.verb is Verb.ADD and move.tile is not JOKER]
    seen = [move for move in adds if rng.random() >= OVERLOOKS_TILE]
    return seen[0] if seen else _least_company(view, rng, overlooks=OVERLOOKS_COMPANY)


def steady(view: View, rng: Random) -> Move:
    """Take a discard that lies at once, lay as much as possible, discard what goes least with others."""
    if not solved(view.settings.rules):
        return simple(view, rng)
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: _lies(view, tile))
    return _first_move(view, best_lay(view, view.hand.tiles())) or _least_company(view, rng)


def strong(view: View, rng: Random) -> Move:
    """Go out if it can; otherwise hold back or lay, by how near the others are."""
    if not solved(view.settings.rules):
        return simple(view, rng)
    hand = view.hand.tiles()
    if view.phase is Phase.REFUSE:  # a deal of doubles that has come to nothing yet (PRO-7)
        good = len(hand) - len(left_over(view, hand)) + view.hand.count(JOKER)
        return Move(Verb.REFUSE if good < POOR else Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _before_laying(view, lambda tile: _lies(view, tile))
    lay = best_lay(view, hand)
    if view.owed or (lay and wait_reason(view, lay) not in (WaitReason.TIME, WaitReason.BESIDE)):
        table = _first_move(view, lay)
        if table is not None:
            return table
    thrown = _discards(view)
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    lies = as_if_open(view, hand)
    rest = lies.keep if lies else hand
    loose = [each for each in dict.fromkeys(rest) if each in thrown] or thrown
    outlook = UnseenTiles(view, rest, lies.after if lies else view.spread)
    return putting_down(max(loose, key=lambda each: (outlook.without(each), each)))


LAYING: Mapping[str, Callable[[View, Random], Move]] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "simple": simple, "random": randomly}
)
"""The players by name."""


# ---- What they ask of a view -------------------------------------------------------------------------


def is_open(view: View) -> bool:
    """Return whether this seat may add to the melds on the table."""
    return view.settings.rules.laying.opening is None or view.opened[view.seat]


def best_lay(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """Return what is worth most to lay of a hand in this turn."""
    return best_play(view.spread, tuple(hand), rules=view.settings.rules, opened=is_open(view))


def as_if_open(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """Return what can be laid of a hand, even if it is not enough to open; a closed table is left alone."""
    table = view.spread if is_open(view) else ""
    return best_play(table, tuple(hand), rules=view.settings.rules)


def left_over(view: View, hand: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of a hand that are left over then."""
    found = as_if_open(view, hand)
    return found.keep if found else tuple(hand)


def wait_reason(view: View, lay: BestPlay) -> WaitReason:
    """Return why it is better to keep what could be laid, or to lay it."""
    left, others = max(0, len(lay.keep) - 1), view.fewest[0]
    if not left:
        return WaitReason.OUT
    if view.stock_count <= STOCK:
        return WaitReason.STOCK
    if isinstance(view.settings.rules.laying.score, LaidScore):
        return WaitReason.TIME if others > NEAR_POINTS else WaitReason.NEAR
    if others > NEAR:
        return WaitReason.TIME
    return WaitReason.BESIDE if left <= others + AHEAD else WaitReason.NEAR


def _before_laying(view: View, wants: Callable[[Tile], bool]) -> Move:
    """Keep the deal, or take the last discard if it is wanted and otherwise draw."""
    if view.phase is Phase.REFUSE:
        return Move(Verb.KEEP)
    draw, take = view.may(Verb.DRAW), view.may(Verb.TAKE)
    if take and wants(view.row[-1].tile):
        return take
    return draw or view.may(Verb.EXTRA) or take or view.allowed[0]


def _makes_meld(view: View, tile: Tile) -> bool:
    """Return whether a tile makes a meld with natural tiles of the hand."""
    near = [each for each in view.hand if each.colour is tile.colour or each.number == tile.number]
    return any(tile in meld.tiles for meld in melds_in([*near, tile], view.settings.rules))


def _lies(view: View, tile: Tile) -> bool:
    """Return whether a tile can be laid at once, with the others or on the table."""
    return len(left_over(view, (*view.hand, tile))) <= len(left_over(view, view.hand.tiles()))


def _on_the_table(view: View) -> list[Move]:
    return [move for move in view.allowed if move.verb in ON_THE_TABLE]


def _longest(lays: Sequence[Move]) -> Move:
    return max(lays, key=lambda move: len(move.spread.tiles) if move.spread else 0)


def _first_move(view: View, lay: BestPlay | None) -> Move | None:
    """Return the first move of a lay if it may be made; otherwise another one on the table."""
    table = _on_the_table(view)
    if not table or not (view.owed or (lay and lay.moves)):
        return None
    if lay and lay.moves:
        found = read_move(lay.moves[0])
        # Not every opening is in the list, and no Joker beside its own tile.
        unlisted = found.verb is Verb.LAY and not view.settings.rules.laying.taken_stays and not view.owed
        if found in view.allowed or unlisted:
            return found
    return table[0]


def _discards(view: View) -> list[Tile]:
    """Return the tiles that may be discarded, without Jokers."""
    return [move.tile for move in view.allowed if move.verb is Verb.DISCARD and move.tile is not None]


def _least_company(view: View, rng: Random, overlooks: float = 0.0) -> Move:
    """Discard a tile that goes least with the others; a Joker only if there is nothing else.

    *overlooks* is how often it does not look what a tile goes with: it then discards one of those tiles.
    """
    thrown = _discards(view)
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    if overlooks and (unseen := [each for each in thrown if rng.random() < overlooks]):
        return putting_down(unseen[int(rng.random() * len(unseen))])
    return putting_down(min(thrown, key=lambda each: (_company(each, view), rng.random())))


def _company(tile: Tile, view: View) -> tuple[int, int]:
    """Return how many pairs of the hand a tile makes a meld with, and what it saves to be rid of it."""
    rules = view.settings.rules
    others = set(view.hand) - {tile, JOKER}
    near = sum(bool(completions([tile, each], rules)) for each in others)
    return near, -hand_value([tile], rules.laying.score.values)
