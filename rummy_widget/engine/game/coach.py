"""The coach of games such as Rummy PRO: it compares a player's discards, knowing only what the player knows.

To close is to end the round with the whole hand, except the last discard, in melds or another pattern. For
each discard, the coach computes exactly how many tiles are then missing for a close, which draws let the
player close (these are called outs), and how likely such a draw is. It assumes that all unseen tiles are
equally likely to be drawn. The trump tile is not unseen: it lies face up in the stock, so everybody knows
when it will be drawn. The points to expect after each discard (`DiscardOption.worth`) are only estimated, as
the computer player *strong* estimates them (`players.closing.aim_values`).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from ..closes import Closing
from ..solver.closing.best import best_close, best_points, closes
from ..solver.closing.distance import distance_of
from ..solver.closing.draws import Discard, Out, Outs, discards_of, rank_discards
from ..tiles import Tile
from .phase import Phase
from .players.closing.next_draw import Trump, trump_comes
from .players.closing.next_player_chance import next_player_chance
from .players.closing.steady import distance_with
from .players.closing.strong import discard_worths, waits
from .view import View, takeable


@dataclass(frozen=True, slots=True)
class DiscardOption:
    """A possible discard: which draws help after it, what it gives the next player, and what it is worth.

    Attributes:
        discard: the tile to discard, and the draws that help afterwards. If this player is certain to draw
            the trump tile next, no other draw is listed. If the stock is empty, no draw is listed.
        gives: the probability that the tile completes a meld of the next player.
        worth: the number of points that this player can expect to win after the discard.
        trump: whether this player can draw the trump tile, which lies face up in the stock, in the next turn.
        trump_closes: whether this player could close in the next turn after drawing the trump tile.
    """

    discard: Discard
    gives: Fraction
    worth: float
    trump: Trump = Trump.GONE
    trump_closes: bool = False

    @property
    def tile(self) -> Tile:
        """The tile that would be discarded."""
        return self.discard.tile


@dataclass(frozen=True, slots=True)
class DiscardAdvice:
    """The coach's advice for a player who has fifteen tiles and must discard one or close.

    To close is to end the round with fourteen tiles in melds or another pattern.

    Attributes:
        closing: the best close with these tiles; None if there is none.
        options: all possible discards, the best first.
        waiting: whether the player could close now, but should discard instead, because many more points can
            be expected from the best discard.
        gain: how many more points the player can expect from the best discard than from closing now; negative
            if closing is better, and 0 if there is no close.
        last: whether the game ends with this discard, because the stock is empty (PRO-14).
        trump: the trump tile, which was turned up at the deal.
        above: how many tiles will be drawn before the trump tile; None if it isn't in the stock.
        others: the number of opponents.
    """

    closing: Closing | None
    options: tuple[DiscardOption, ...]
    waiting: bool = False
    gain: float = 0.0
    last: bool = False
    trump: Tile | None = None
    above: int | None = None
    others: int = 1

    @property
    def best(self) -> DiscardOption:
        """The discard after which the most points can be expected, as the coach estimates."""
        return self.options[0]

    def option(self, tile: Tile) -> DiscardOption:
        """Return the option of discarding *tile*.

        Raises StopIteration if *tile* isn't one of the player's fifteen tiles.
        """
        return next(each for each in self.options if each.tile == tile)

    def cost(self, tile: Tile) -> float:
        """Return how many points discarding *tile* costs on average, compared with the best discard."""
        return max(0.0, self.best.worth - self.option(tile).worth)


@lru_cache(maxsize=64)  # more than a player's discards in one game, all of which a replay needs
def advise(view: View) -> DiscardAdvice:
    """Return the coach's advice for a player who has fifteen tiles and must discard one or close.

    *view* is what this player knows of the round. Raises ValueError if it isn't the player's turn to discard.
    Recent results are cached, so advice can be computed before the learner asks for it.
    """
    if view.phase is not Phase.DISCARD or not view.mine:
        raise ValueError("nothing to discard now; expected a view of the seat that has to discard")
    rules, thrown, trump = view.settings.rules, view.jokers_thrown, view.trump
    closing = best_close(view.counts, jokers_thrown=thrown, multiplier=view.settings.multiplier, rules=rules)
    worths = discard_worths(view)
    comes = {tile: trump_comes(view, tile) for tile in worths}
    left = {tile: _outs(view, tile, outs, comes[tile]) for tile, outs in discards_of(view.sight()).items()}
    options = [
        DiscardOption(each, next_player_chance(view, each.tile), worths[each.tile], comes[each.tile],
               trump is not None and comes[each.tile] is not Trump.GONE
               and closes(view.hand.minus(each.tile).plus(trump).counts, rules))
        for each in rank_discards(left)
    ]  # fmt: skip
    options.sort(key=lambda each: (-each.worth, each.discard.rank, each.gives))
    gain, waiting = 0.0, False
    if closing is not None:
        gain = options[0].worth - closing.points * (view.settings.players - 1)
        waiting = waits(view, closing.points, options[0].worth)
    return DiscardAdvice(closing, tuple(options), waiting, gain, not view.stock_count, view.trump,
                  view.above_trump, view.settings.players - 1)  # fmt: skip


def _outs(view: View, tile: Tile, outs: Outs, comes: Trump) -> Outs:
    """Return the draws that help a player after *tile* is discarded.

    *outs* are the draws that help if any unseen tile can be drawn. *comes* says whether the player's next
    draw is the trump tile, which lies face up in the stock. If that is certain, the result contains no tile
    other than the trump tile. If the stock is empty, the result contains no tile.
    """
    if not view.stock_count:
        return Outs({}, outs.distance, {}, 0)
    if comes is not Trump.SURELY:
        return outs
    trump = view.trump
    assert trump is not None
    after = view.sight(trump).without(tile)
    then = after.with_drawn(trump)
    points = best_points(then.counts, view.settings.rules, after.jokers_thrown)
    now, later = distance_of(after), distance_of(then)
    lowering = {trump: 1} if now and later is not None and later < now else {}
    drawn = {trump: Out(1, points)} if points is not None else {}
    return Outs(drawn, outs.distance if now is None else now, lowering, 1)


class DrawAdvice(NamedTuple):
    """The coach's advice for a player who is about to draw: get a face-up tile, or draw a hidden one.

    Attributes:
        choice: "take" (take the last discard), "next" (draw the trump tile, which lies face up and is the
            next tile of the stock), "draw" (draw, because no face-up tile helps) or "only" (draw, because
            there is no face-up tile to get).
        tile: the best face-up tile that the player can get, even if it doesn't help; None for "only".
        before: the number of tiles that are missing now for closing, that is, ending the round.
        after: the number of tiles that would still be missing with `tile` in the hand.
        closes: whether the player could close with `tile`.
        trump: the trump tile if it is the next tile of the stock; otherwise None.
    """

    choice: Literal["take", "next", "draw", "only"]
    tile: Tile | None = None
    before: int = 0
    after: int = 0
    closes: bool = False
    trump: Tile | None = None


def draw_advice(view: View) -> DrawAdvice:
    """Return the advice for a player who is about to draw: take the last discard, or draw from the stock.

    *view* is what this player knows of the round.
    """
    last, trump = takeable(view), view.next_tile
    offered: list[tuple[Literal["take", "next"], Tile | None]] = [("take", last), ("next", trump)]
    known = [(choice, tile) for choice, tile in offered if tile is not None]
    if not known:
        return DrawAdvice("only")
    before, rules = distance_with(view), view.settings.rules
    found = []
    for choice, tile in known:
        points = best_points(view.hand.plus(tile).counts, rules, view.jokers_thrown)
        found.append((-(points or 0), distance_with(view, tile), choice, tile))
    points, after, choice, tile = min(found, key=lambda each: each[:2])
    if points or after < before:
        return DrawAdvice(choice, tile, before, after, closes=bool(points), trump=trump)
    return DrawAdvice("draw", tile, before, after, trump=trump)
