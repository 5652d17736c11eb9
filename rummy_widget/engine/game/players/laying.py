"""Players of games of laying, and what a discard is worth to them. They see a `View` and nothing else.

*strong* holds back: a meld in the hand can be laid a turn later as well, and while it is there nobody adds to
it. So it waits until all goes in one turn (in Basic Rummy that counts double, BR-10), unless somebody else is
nearly out; it keeps the tiles that many others help, and discards what helps nobody.

*simple* and *random* are for tests.

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

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from types import MappingProxyType

from ...melds import completions, hand_value, meld_of, tile_value
from ...melds.hand import melds_in
from ...rules import LaidScore, Ruleset, TakeDiscard
from ...solver.open_games.best_play import best_play
from ...solver.open_games.proved_play import BestPlay
from ...tiles import JOKER, Tile
from ..moves import Move, Verb, put_down, putting_down, read_move
from ..phase import Phase
from ..turns.lying_melds import fits, fits_somewhere
from ..view import View
from .open_games import ON_THE_TABLE, WaitReason, solved

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
    outlook = UnseenTiles(view)
    loose = [each for each in dict.fromkeys(outlook.loose) if each in thrown] or thrown
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
    """Return the move before laying: keep the deal, take the last discard if it is wanted, or draw."""
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


# ---- What a discard is worth ---------------------------------------------------------------------------

TURNS = 4.0
"""How many tiles a player hopes to come by before it is over."""
LAID, CAUGHT = 0.005, 0.1
"""What a tile counts by its worth: kept where laying gives points, thrown where being caught costs them."""
FED, FED_POINTS = 0.3, 0.05
"""How much a meld of the next player counts beside an own one, in a game of caught tiles and of points."""

FEW, LAST = 2, 10
"""With so few tiles left, one that fits the table lets the next player out: it counts so many times."""


class UnseenTiles:
    """The tiles that nobody has seen, and what they would make of those of the hand that are left over.

    `unseen` counts the natural ones by kind, `jokers` the Jokers. `loose` are the tiles of the hand that are
    left over once all is laid that an open player could lay.
    """

    def __init__(self, view: View) -> None:
        lay = as_if_open(view, view.hand.tiles())
        self.loose, lying = (lay.keep, lay.after) if lay else (view.hand.tiles(), view.spread)
        self.runs = [row for row in lying.melds if len({each.number for each in row if each.colour}) > 1]
        self.rules = view.settings.rules
        self.score = view.settings.rules.laying.score
        box = self.rules.tiles
        seen = Counter(view.hand) + view.spread.counts() + Counter(each.tile for each in view.row)
        self.unseen = {kind: max(0, box.copies - seen[kind]) for kind in box.kinds}
        self.jokers = max(0, box.jokers + sum(view.extra) - seen[JOKER])
        self.total = max(2, sum(self.unseen.values()) + self.jokers)
        self.theirs = view.sizes[view.next_seat]
        self.spread = view.spread

    def without(self, tile: Tile) -> float:
        """How good it is to throw a tile: what the others may still come to, less what it may give away."""
        rest = list(self.loose)
        if tile in rest:
            rest.remove(tile)
        worth = tile_value(tile, self.score.values)
        hope = self.hope(rest)
        if fits_somewhere(self.spread, tile, self.rules):
            hope -= self._worth([tile]) * (LAST if self.theirs <= FEW else 1)
        if isinstance(self.score, LaidScore):
            return hope - LAID * worth - FED_POINTS * self.gives(tile)
        return hope + CAUGHT * worth - FED * self.gives(tile)

    def hope(self, tiles: Sequence[Tile]) -> float:
        """What some tiles may still come to: for each unseen tile the best that it makes with them.

        An estimate: Jokers, held or unseen, go with all tiles alike and are left out.
        """
        best: dict[Tile, float] = {}
        for one, two in combinations(tiles, 2):
            for third in makes(one, two, self.rules):
                best[third] = max(best.get(third, 0.0), self._worth((one, two, third)))
        for tile in tiles:
            for row in self.runs:
                if (link := _link(row, tile)) is not None:
                    best[link] = max(best.get(link, 0.0), self._worth((tile, link)))
        return TURNS / self.total * sum(self.unseen.get(each, 0) * worth for each, worth in best.items())

    def gives(self, tile: Tile) -> float:
        """What the next player may make of a tile, by all the pairs of naturals that it may hold."""
        found = sum(
            self.unseen[one] * self.unseen[two] * self._worth((one, two, tile))
            for one, two in pairs(tile, self.rules)
        )
        return found * self.theirs * (self.theirs - 1) / (self.total * (self.total - 1))

    def _worth(self, meld: Sequence[Tile]) -> float:
        if isinstance(self.score, LaidScore):
            return hand_value(meld, self.score.values) / 10
        return float(len(meld))


def _link(row: Sequence[Tile], tile: Tile) -> Tile | None:
    """The one tile that is missing between a run and a tile, if it is one."""
    first, last = row[0], row[-1]
    if tile.number is None or first.number is None or last.number is None or tile.colour is not first.colour:
        return None
    if tile.number == last.number + 2:
        return Tile(tile.colour, last.number + 1)
    return Tile(tile.colour, first.number - 1) if tile.number == first.number - 2 else None


@lru_cache(maxsize=20_000)
def makes(one: Tile, two: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """The tiles that make a meld of two; a Joker makes one of any, and waits for no tile."""
    if JOKER in (one, two) or (one.number != two.number and one.colour is not two.colour):
        return ()
    return tuple(each.kind for each in completions([one, two], rules))


@lru_cache(maxsize=500)
def pairs(tile: Tile, rules: Ruleset) -> tuple[tuple[Tile, Tile], ...]:
    """The pairs that a tile makes a meld of."""
    near = [each for each in rules.tiles.kinds if each.colour is tile.colour or each.number == tile.number]
    return tuple((one, two) for one, two in combinations(near, 2) if tile in makes(one, two, rules))


@lru_cache(maxsize=500)
def beside_joker(tile: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """The tiles with which a tile and one Joker make a meld."""
    return tuple(each.kind for each in completions([tile, JOKER], rules))


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """A tile that may be discarded.

    `fits` are the melds on the table to which it could be added, from 1. `pairs` is how many pairs of unseen
    tiles, Jokers among them, make a meld with it; 0 if nobody may take it. `hopes` is how many unseen tiles
    would make a meld of it with another natural tile in hand, Jokers among them; `lies` is whether it could
    be laid. `worth` orders the choices: an estimate, and never shown.
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
    outlook = UnseenTiles(view)
    found = [_discard(view, outlook, each) for each in dict.fromkeys(thrown)]
    found.sort(key=lambda each: (each.worth, each.tile), reverse=True)
    found.sort(key=lambda each: (each.tile is JOKER, each.lies))
    return tuple(replace(each, best=at == 0) for at, each in enumerate(found))


def _discard(view: View, outlook: UnseenTiles, tile: Tile) -> DiscardChoice:
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
