"""Computer players of games such as Rummy 45, and the worth of their discards.

In these games melds are laid and added to, but never taken apart. A computer player gets a `View`, which
contains only what a human player in the same seat would know.

The player called *strong* holds back: a meld in the hand can be laid a turn later as well, and until then
nobody can add to it. So, unless another player is nearly out, it waits until it can lay everything in one
turn. (In Basic Rummy, a player who does so scores double: BR-10.) It keeps tiles that could make melds with
many of the unseen tiles, and discards tiles that help nobody.

The players called *simple* and *random* are for tests.

A `DiscardChoice` describes a tile that a player may discard, and counts its uses. `pairs` is the number of
pairs of unseen tiles that would make a meld with the tile: they help the next player if it is discarded.
`completions` is the number of unseen tiles that would make a meld with the tile and another tile of the hand:
they help the player who keeps it. `best` says whether it is the best tile to discard.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import BASIC_RUMMY
>>> game = new_game(2, 7, first=0, rules=BASIC_RUMMY).after("draw")
>>> for each in discards(game.view(0))[:3]:
...     print(each.tile, each.pairs, each.completions, each.best)
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
from ...table_melds import TableMelds
from ...tiles import JOKER, Tile
from ..moves import Move, Verb, put_down, putting_down, read_move
from ..phase import Phase
from ..turns.adding_tiles import fits, fits_somewhere
from ..view import View
from .open_games import ON_THE_TABLE, WaitReason, solver_supports

LAYS = 0.8
"""The probability that the random player lays or adds tiles if it can."""

# The probabilities that the beginner overlooks something.
OVERLOOKS_TAKE = 0.3
OVERLOOKS_MELD = 0.25
OVERLOOKS_TILE = 0.35  # that a tile can be added to a meld on the table
OVERLOOKS_FIT = 0.3  # that a tile of its hand could form a meld with others

NEAR, NEAR_POINTS = 3, 3
"""The number of tiles at which a player is nearly out, so that the strong player doesn't wait to lay tiles.

NEAR_POINTS is for games in which players score for the tiles that they lay, NEAR for other games.
"""
AHEAD = 1
"""The most tiles by which the strong player may exceed the opponent with the fewest tiles and still wait.

The tiles that its best play would leave are counted. This is for games in which players lose points for the
tiles left in their hands.
"""
STOCK = 2
"""The number of tiles in the stock at or below which the strong player no longer waits to lay tiles."""
POOR = 3
"""The fewest Jokers and tiles in melds with which the strong player accepts a deal that it may refuse."""


def random_player(view: View, rng: Random) -> Move:
    """Return a random allowed move, for tests; usually one that lays or adds tiles, if there is one.

    *view* is what the player knows of the round.
    """
    table = _on_the_table(view)
    others = [move for move in view.allowed if move.verb not in ON_THE_TABLE]
    chosen = table if table and (not others or rng.random() < LAYS) else others
    return chosen[int(rng.random() * len(chosen))]


def simple(view: View, rng: Random) -> Move:
    """Return the move of a simple computer player for tests, in a game such as Rummy 45.

    It takes a discard that makes a meld, lays and adds all that it can, and discards the tile that is least
    likely to form a meld with its other tiles. *view* is what the player knows of the round.
    """
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: _makes_meld(view, tile))
    lays = [move for move in view.allowed if move.verb is Verb.LAY]
    if lays:
        return _longest(lays)
    return view.may(Verb.REPLACE) or view.may(Verb.ADD) or _discard_worst_fit(view, rng)


def beginner(view: View, rng: Random) -> Move:
    """Return the move of a weak computer player, the beginner, in a game such as Rummy 45.

    It takes discards that complete melds, lays melds and adds tiles to melds, but overlooks some of these
    moves at random. It never replaces or adds a Joker, and it discards the tile that is least likely to form
    a meld with its other tiles. *view* is what the player knows of the round.
    """
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: rng.random() >= OVERLOOKS_TAKE and _makes_meld(view, tile))
    lays = [move for move in view.allowed if move.verb is Verb.LAY and rng.random() >= OVERLOOKS_MELD]
    if lays:  # the first opening that is listed, and afterwards the longest meld
        return _longest(lays if is_open(view) else lays[:1])
    adds = [move for move in view.allowed if move.verb is Verb.ADD and move.tile is not JOKER]
    seen = [move for move in adds if rng.random() >= OVERLOOKS_TILE]
    return seen[0] if seen else _discard_worst_fit(view, rng, overlooks=OVERLOOKS_FIT)


def steady(view: View, rng: Random) -> Move:
    """Return the move of a computer player that lays as many tiles as possible in each turn.

    The player takes a discard only if that tile can be laid at once, and discards the tile that is least
    likely to form a meld with the rest of the hand. *view* is what the player knows of the round;
    *rng* decides between equally good discards.
    """
    if not solver_supports(view.settings.rules):
        return simple(view, rng)
    if view.phase is not Phase.DISCARD:
        return _before_laying(view, lambda tile: _can_be_laid(view, tile))
    return _first_move(view, best_lay(view, view.hand.tiles())) or _discard_worst_fit(view, rng)


def strong(view: View, rng: Random) -> Move:
    """Return the move of a computer player that keeps its tiles until it can go out, as long as that is safe.

    To go out is to use up all tiles. The player lays tiles earlier only if few tiles are left in another hand
    or in the stock (`wait_reason`). *view* is what the player knows of the round. *rng* is used only in games
    that the solver doesn't support.
    """
    if not solver_supports(view.settings.rules):
        return simple(view, rng)
    hand = view.hand.tiles()
    if view.phase is Phase.REFUSE:  # the deal has enough doubles to be refused (PRO-7)
        good = len(hand) - len(left_over(view, hand)) + view.hand.count(JOKER)
        return Move(Verb.REFUSE if good < POOR else Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _before_laying(view, lambda tile: _can_be_laid(view, tile))
    lay = best_lay(view, hand)
    if view.owed or (lay and wait_reason(view, lay) not in (WaitReason.TIME, WaitReason.BOTH_NEAR)):
        table = _first_move(view, lay)
        if table is not None:
            return table
    thrown = _discards(view)
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    unseen = UnseenTiles(view)
    loose = [each for each in dict.fromkeys(unseen.loose) if each in thrown] or thrown
    return putting_down(max(loose, key=lambda each: (unseen.discard_worth(each), each)))


LAYING: Mapping[str, Callable[[View, Random], Move]] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "simple": simple, "random": random_player}
)
"""The computer players, by name, of games such as Rummy 45, in which melds are laid and added to."""


# ---- Questions about a view --------------------------------------------------------------------------


def is_open(view: View) -> bool:
    """Return whether the player may add to melds on the table.

    That is the case if the player has opened, that is, laid first melds as the rules require, or if the rules
    require none.
    """
    return view.settings.rules.laying.opening is None or view.opened[view.seat]


def best_lay(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """Return the play that lays and adds the most tiles of a hand in this turn.

    Returns None if no tile can be laid.
    """
    return _cached_best_play(view.spread, tuple(hand), view.settings.rules, is_open(view))


@lru_cache(maxsize=256)
def _cached_best_play(
    spread: TableMelds, hand: tuple[Tile, ...], rules: Ruleset, opened: bool
) -> BestPlay | None:
    """Return the result of `best_play`, cached because it is needed more than once in a turn."""
    return best_play(spread, hand, rules=rules, opened=opened)


def as_if_open(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """Return the play that lays the most tiles of a hand, even if they are worth too few points to open.

    To open is to lay melds for the first time. If the player has not opened yet, the play only lays new melds
    and adds nothing to those on the table. The result is None if no tile can be laid.
    """
    spread = view.spread if is_open(view) else TableMelds()
    return _cached_best_play(spread, tuple(hand), view.settings.rules, True)


def left_over(view: View, hand: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of a hand that are left after laying as many of them as possible now.

    The points that the rules require for first melds are ignored, as in `as_if_open`.
    """
    found = as_if_open(view, hand)
    return found.keep if found else tuple(hand)


def wait_reason(view: View, lay: BestPlay) -> WaitReason:
    """Return the reason to make the play *lay* now, or the reason to wait and keep its tiles.

    There are two reasons to wait. `TIME`: no other player is nearly out. `BOTH_NEAR`: another player is
    nearly out, but after the play this player would have hardly more tiles left than that one. All other
    results are reasons to lay now.
    """
    left, others = max(0, len(lay.keep) - 1), view.fewest[0]
    if not left:
        return WaitReason.OUT
    if view.stock_count <= STOCK:
        return WaitReason.STOCK
    if isinstance(view.settings.rules.laying.score, LaidScore):
        return WaitReason.TIME if others > NEAR_POINTS else WaitReason.NEAR
    if others > NEAR:
        return WaitReason.TIME
    return WaitReason.BOTH_NEAR if left <= others + AHEAD else WaitReason.NEAR


def _before_laying(view: View, wants: Callable[[Tile], bool]) -> Move:
    """Return the move to make before tiles can be laid: accept the deal, or get a tile.

    The last discard is taken if that is allowed and *wants* returns True for it.
    """
    if view.phase is Phase.REFUSE:
        return Move(Verb.KEEP)
    draw, take = view.may(Verb.DRAW), view.may(Verb.TAKE)
    if take and wants(view.row[-1].tile):
        return take
    return draw or view.may(Verb.EXTRA) or take or view.allowed[0]


def _makes_meld(view: View, tile: Tile) -> bool:
    """Return whether a tile forms a meld with tiles of the player's hand, without using Jokers."""
    near = [each for each in view.hand if each.colour is tile.colour or each.number == tile.number]
    return any(tile in meld.tiles for meld in melds_in([*near, tile], view.settings.rules))


def _can_be_laid(view: View, tile: Tile) -> bool:
    """Return whether the player can take *tile* and lay it in this turn, in a new meld or an old one."""
    left, must_keep = left_over(view, (*view.hand, tile)), max(1, view.settings.rules.must_keep)
    if tile in left and len(left) > must_keep:
        return False  # what is laid can also be laid without *tile*, as there are enough tiles to keep
    return len(left) <= len(left_over(view, view.hand.tiles()))


def _on_the_table(view: View) -> list[Move]:
    """Return the allowed moves that lay or add tiles or replace a Joker."""
    return [move for move in view.allowed if move.verb in ON_THE_TABLE]


def _longest(lays: Sequence[Move]) -> Move:
    """Return the move that lays the most tiles."""
    return max(lays, key=lambda move: len(move.spread.tiles) if move.spread else 0)


def _first_move(view: View, lay: BestPlay | None) -> Move | None:
    """Return the first move of the play *lay*, or another move that lays tiles if that one isn't allowed.

    To lay tiles is here to lay or add tiles or to replace a Joker. Returns None if no such move is allowed.
    If *lay* is None or has no moves, the result is also None, unless the player must still lay a Joker that
    was taken from the table: then it is the first allowed move that lays tiles.
    """
    table = _on_the_table(view)
    if not table or not (view.owed or (lay and lay.moves)):
        return None
    if lay and lay.moves:
        found = read_move(lay.moves[0])
        # The list of allowed moves lacks some openings, and melds with a Joker for a tile that the hand has.
        unlisted = found.verb is Verb.LAY and not view.settings.rules.laying.taken_stays and not view.owed
        if found in view.allowed or unlisted:
            return found
    return table[0]


def _discards(view: View) -> list[Tile]:
    """Return the natural tiles (not Jokers) that the player may discard."""
    return [move.tile for move in view.allowed if move.verb is Verb.DISCARD and move.tile is not None]


def _discard_worst_fit(view: View, rng: Random, overlooks: float = 0.0) -> Move:
    """Return the move that discards the tile that is least likely to form a meld with the rest of the hand.

    A Joker is discarded only if there is no other tile. *overlooks* is the probability, for each tile, that
    the player overlooks what it could be used for. If any tiles are overlooked, one of these is discarded.
    """
    thrown = _discards(view)
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    if overlooks and (unseen := [each for each in thrown if rng.random() < overlooks]):
        return putting_down(unseen[int(rng.random() * len(unseen))])
    return putting_down(min(thrown, key=lambda each: (_fit(each, view), rng.random())))


def _fit(tile: Tile, view: View) -> tuple[int, int]:
    """Return a sort key that is higher the likelier a tile is to form a meld with the hand.

    The first number counts the other kinds of tiles in the hand that could form a meld with this tile and one
    more tile. The second is the tile's points, negated.
    """
    rules = view.settings.rules
    others = set(view.hand) - {tile, JOKER}
    near = sum([bool(makes(tile, each, rules)) for each in others])
    return near, -hand_value([tile], rules.laying.score.values)


# ---- What a discard is worth ---------------------------------------------------------------------------

TURNS = 4.0
"""How many more tiles a player can expect to get before the round ends, for the estimate of a discard."""
LAID, CAUGHT = 0.005, 0.1
"""The weight of the points of a discarded tile in the estimate of a discard.

LAID is for games in which players score for the tiles that they lay, CAUGHT for games in which they lose
points for the tiles left in their hands (see `UnseenTiles.discard_worth`).
"""
FED, FED_POINTS = 0.3, 0.05
"""The weight of the melds that a discard gives the next player, compared with the player's own melds.

FED_POINTS is for games in which players score for the tiles that they lay, FED for other games.
"""

FEW, LAST = 2, 10
"""How much worse it is to discard a tile that fits a meld on the table if the next player is nearly out.

If the next player has at most `FEW` tiles, such a discard counts as `LAST` times as bad.
"""


class UnseenTiles:
    """What a player knows of the unseen tiles, to estimate which melds the hand may still make with them.

    Attributes:
        loose: the tiles of the hand that would be left over if the player laid as many as possible.
        runs: the runs that would then be on the table.
        rules: the rules of the game.
        score: the rules for the points.
        unseen: the number of unseen natural tiles by kind.
        jokers: the number of unseen Jokers.
        total: the number of all unseen tiles.
        theirs: the number of tiles in the next player's hand.
        spread: the melds that are on the table now.
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

    def discard_worth(self, tile: Tile) -> float:
        """Return an estimate of how good it is to discard a tile; the higher, the better.

        It is the worth of the melds that the rest of the hand may still make, minus what the discarded tile
        is worth to the next player. Tiles that can be laid now don't count as part of the rest. The tile's
        own points are added in games in which players lose points for the tiles left in their hands, and
        subtracted in games in which they score for the tiles that they lay.
        """
        rest = list(self.loose)
        if tile in rest:
            rest.remove(tile)
        worth = tile_value(tile, self.score.values)
        prospects = self.prospects(rest)
        if fits_somewhere(self.spread, tile, self.rules):
            prospects -= self._meld_value([tile]) * (LAST if self.theirs <= FEW else 1)
        if isinstance(self.score, LaidScore):
            return prospects - LAID * worth - FED_POINTS * self.gives(tile)
        return prospects + CAUGHT * worth - FED * self.gives(tile)

    def prospects(self, tiles: Sequence[Tile]) -> float:
        """Return an estimate of the worth of the melds that these tiles may still make with drawn tiles.

        An unseen tile can make a meld with two of these tiles, or connect one of them to a run on the table.
        Each unseen tile counts with the more valuable of these uses. Unseen Jokers, which fit all tiles, are
        left out.
        """
        best: dict[Tile, float] = {}
        for one, two in combinations(tiles, 2):
            for third in makes(one, two, self.rules):
                best[third] = max(best.get(third, 0.0), self._meld_value((one, two, third)))
        for tile in tiles:
            for row in self.runs:
                if (link := _link(row, tile)) is not None:
                    best[link] = max(best.get(link, 0.0), self._meld_value((tile, link)))
        return TURNS / self.total * sum(self.unseen.get(each, 0) * worth for each, worth in best.items())

    def gives(self, tile: Tile) -> float:
        """Return the expected worth of the melds that the next player can make if *tile* is discarded."""
        found = sum(
            self.unseen[one] * self.unseen[two] * self._meld_value((one, two, tile))
            for one, two in pairs(tile, self.rules)
        )
        return found * self.theirs * (self.theirs - 1) / (self.total * (self.total - 1))

    def _meld_value(self, meld: Sequence[Tile]) -> float:
        """Return how much a meld counts when the player judges which tile to discard.

        It is a tenth of the meld's points in games in which players score for the tiles that they lay, and
        the number of its tiles in other games.
        """
        if isinstance(self.score, LaidScore):
            return hand_value(meld, self.score.values) / 10
        return float(len(meld))


def _link(row: Sequence[Tile], tile: Tile) -> Tile | None:
    """Return the one tile that would connect *tile* to the run *row*; None if no single tile would."""
    first, last = row[0], row[-1]
    if tile.number is None or first.number is None or last.number is None or tile.colour is not first.colour:
        return None
    if tile.number == last.number + 2:
        return Tile(tile.colour, last.number + 1)
    return Tile(tile.colour, first.number - 1) if tile.number == first.number - 2 else None


@lru_cache(maxsize=20_000)
def makes(one: Tile, two: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """Return every tile that makes a meld with two given tiles, *one* and *two*; () if either is a Joker."""
    if JOKER in (one, two) or (one.number != two.number and one.colour is not two.colour):
        return ()
    return tuple(each.kind for each in completions([one, two], rules))


@lru_cache(maxsize=500)
def pairs(tile: Tile, rules: Ruleset) -> tuple[tuple[Tile, Tile], ...]:
    """Return the pairs of natural tiles (not Jokers) that, together with *tile*, make a meld of three."""
    near = [each for each in rules.tiles.kinds if each.colour is tile.colour or each.number == tile.number]
    return tuple((one, two) for one, two in combinations(near, 2) if tile in makes(one, two, rules))


@lru_cache(maxsize=500)
def beside_joker(tile: Tile, rules: Ruleset) -> tuple[Tile, ...]:
    """Return every tile that, together with this tile and one Joker, makes a meld of three tiles."""
    return tuple(each.kind for each in completions([tile, JOKER], rules))


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """A tile that a player may discard, with reasons for and against it.

    Attributes:
        tile: the tile.
        fits: the melds on the table to which the tile could be added, as numbers counted from 1.
        pairs: how many pairs of unseen tiles, Jokers included, would make a meld with the tile; 0 if nobody
            may take it.
        completions: how many unseen tiles, Jokers included, would make a meld with the tile and another tile
            of the hand; tiles of the hand that can be laid now don't count.
        can_be_laid: whether the tile could be laid now instead of being discarded.
        worth: an estimate of how good the discard is, used for sorting; it isn't shown to learners.
        best: whether this is the best tile to discard.
    """

    tile: Tile
    fits: tuple[int, ...]
    pairs: int
    completions: int
    can_be_laid: bool
    worth: float
    best: bool = False


def discards(view: View) -> tuple[DiscardChoice, ...]:
    """Return the tiles that a player may discard, each with reasons for and against, the best first.

    *view* is what the player knows of the round. The result is empty if it isn't the player's turn to
    discard.
    """
    if view.phase is not Phase.DISCARD or not view.mine:
        return ()
    thrown = [put_down(move) or JOKER for move in view.allowed if move.verb in (Verb.DISCARD, Verb.THROW)]
    unseen_tiles = UnseenTiles(view)
    found = [_discard(view, unseen_tiles, each) for each in dict.fromkeys(thrown)]
    found.sort(key=lambda each: (each.worth, each.tile), reverse=True)
    found.sort(key=lambda each: (each.tile is JOKER, each.can_be_laid))
    return tuple(replace(each, best=at == 0) for at, each in enumerate(found))


def _discard(view: View, unseen_tiles: UnseenTiles, tile: Tile) -> DiscardChoice:
    """Return a tile that the player may discard, with the reasons for and against it."""
    rules = view.settings.rules
    taken = tile is not JOKER and view.settings.turn.take_discard is not TakeDiscard.NEVER
    rest = list(unseen_tiles.loose)
    loose = tile in rest
    if loose:
        rest.remove(tile)
    thirds = {third for other in rest for third in makes(tile, other, rules)} if loose else set()
    wild = loose and tile is not JOKER and any(each in rest for each in beside_joker(tile, rules))
    return DiscardChoice(
        tile,
        tuple(place + 1 for place in fits(view.spread, tile, rules)),
        _pairs(unseen_tiles, tile, rules) if taken else 0,
        sum(unseen_tiles.unseen.get(each, 0) for each in thirds) + wild * unseen_tiles.jokers,
        not loose,
        unseen_tiles.discard_worth(tile),
    )


def _pairs(unseen_tiles: UnseenTiles, tile: Tile, rules: Ruleset) -> int:
    """Return the number of pairs of unseen tiles, Jokers included, that form a meld together with *tile*."""
    unseen, jokers = unseen_tiles.unseen, unseen_tiles.jokers
    found = sum(unseen[one] * unseen[two] for one, two in pairs(tile, rules))
    if jokers:
        found += jokers * sum(unseen[each] for each in beside_joker(tile, rules))
        if meld_of((tile, JOKER, JOKER), rules):
            found += comb(jokers, 2)
    return found
