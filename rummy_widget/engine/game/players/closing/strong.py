"""The computer player *strong* of games such as Rummy PRO: it makes the move that promises the most points.

It considers how many points a close (the end of the round) would bring, how long it would take, and how much
a discard helps the next player. The next draw is computed exactly, for each tile that can be drawn and for
all patterns that are near. Later draws are estimated (`aim_values`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from random import Random

from ....solver.closing.best import best_points
from ....solver.closing.prospects import ANY
from ....solver.closing.sight import KINDS, Sight
from ....tiles import Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View, takeable
from .aim_values import LOST, ROUNDS, AimValues, PatternAim, aim_values_of
from .next_player_chance import next_player_chance
from .pattern_targets import PatternTarget, targets_after, targets_of

FED = 6.0
"""The points that a discard is assumed to cost if it is certain to make a meld for the next player."""

SAFE = 0.3
"""The factor for the cost of helping the next player if that player has discarded the same tile before."""

WAITING = 20.0
"""How many more points than closing now a discard must promise for a player who can close to wait.

With a smaller difference, waiting brought no certain gain in games continued from hundreds of positions.
"""

REFUSED = 0.0
"""The fewest expected points with which the player accepts a deal; an average deal promises 30 to 50."""

HOPELESS = float(-LOST)
"""The points to expect from a rack with which the player can no longer end the round."""


def strong(view: View, rng: Random) -> Move:
    """Return the move after which the most points are to be expected, in a game such as Rummy PRO.

    *view* is what the player knows of the round; *rng* isn't used.
    """
    if view.phase is Phase.REFUSE:
        return Move(Verb.REFUSE if _dealt_worth(view) < REFUSED else Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _drawing(view)
    worths = discard_worths(view)
    tile = max(worths, key=lambda each: worths[each])
    closing = view.may(Verb.CLOSE)
    if closing:
        now = best_points(view.counts, view.settings.rules, view.jokers_thrown) or 0
        if not waits(view, now, worths[tile]):
            return closing
    return putting_down(tile)


def waits(view: View, points: int, worth: float) -> bool:
    """Return whether a player who can end the round should discard instead, because that is worth much more.

    *points* is the number of points that every other player would pay if the round ended now, and *worth* the
    number of points to expect after the best discard. If the other players will draw the rest of the stock
    before the player's next turn, the result is False.
    """
    paid = points * (view.settings.players - 1)
    return view.stock_count >= view.settings.players and worth > paid + WAITING


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def discard_worths(view: View) -> dict[Tile, float]:
    """Return, for each tile that the player can discard, the points to expect after that discard.

    All values are 0 if the stock is empty, because the discard then ends the game (PRO-14).
    """
    if not view.stock_count:
        return dict.fromkeys(view.hand.tiles(), 0.0)
    values, turn, extra = aim_values_of(view.settings), _turn(view), _extra_left(view)
    sight = view.sight()
    danger, unseen = values.danger(turn), sight.unseen_kinds()  # a discard is not unseen
    found = {}
    for tile, targets in targets_after(sight).items():
        after = sight.without(tile)
        later = _Draws(values, turn + 1, after, unseen, targets, extra).expected()
        found[tile] = (1 - danger) * later - danger * LOST - _fed(view, tile)
    return found


def _fed(view: View, tile: Tile) -> float:
    """Return the average cost, in points, of the help that discarding *tile* gives to the next player."""
    safe = any(tile == each.tile and each.seat == view.next_seat for each in view.row)
    return FED * float(next_player_chance(view, tile)) * (SAFE if safe else 1)


class _Draws:
    """The points that a player with fourteen tiles can expect, for each way of getting the fifteenth tile.

    *values* computes the points to expect in later turns. *turn* is the number of the player's turn, counted
    from 0. *sight* describes the player's tiles and what may still be drawn, and *unseen* is the result of
    its method `unseen_kinds`. *targets* are the patterns at which the player can aim. *extra* says whether
    the player may still take the extra Joker, one that isn't in the stock (PRO-8).
    """

    def __init__(
        self, values: AimValues, turn: int, sight: Sight, unseen: tuple[int, int],
        targets: list[PatternTarget], extra: bool,
    ) -> None:  # fmt: skip
        self.values, self.turn, self.sight, self.unseen = values, turn, sight, unseen
        self.count = sight.all_unseen
        jokers, thrown = sight.jokers, sight.jokers_thrown
        self.aims = [
            (PatternAim(target.pattern, target.missing, jokers, thrown, extra), target.need)
            for target in targets
        ]

    def _copies(self, kinds: int) -> int:
        """Return the number of unseen natural tiles (not Jokers) of some kinds.

        *kinds* is a bit mask of these kinds: bit i stands for `KINDS[i]`.
        """
        once, twice = self.unseen  # the Joker is counted by itself
        return (kinds & once).bit_count() + (kinds & twice).bit_count()

    def _best(self, aims: Iterable[PatternAim]) -> float:
        """Return the points that the player can expect, after this turn's draw, from the best of *aims*.

        An aim is a pattern with which the player may close (end the round), and what it still needs. The
        result is `HOPELESS` if there are no aims.
        """
        return max([self.values.after_draw(self.turn, aim) for aim in aims], default=HOPELESS)

    def expected(self) -> float:
        """Return the expected points, as estimated before the player draws or takes the next tile."""
        worths, draw, jokers = self._by_kind, self.draw(), self.sight.jokers_unseen
        best = draw
        if self.count:
            best = sum([copies * max(worth, draw) for copies, worth in worths])
            best = (best + jokers * draw) / self.count
        # If it isn't known which tiles help to complete a pattern, the average value of its aim is used.
        usual = [self.values.before_draw(self.turn, aim) for aim, need in self.aims if need is None]
        return max([best, *usual, self.with_extra()])

    def draw(self) -> float:
        """Return the points to expect after the player draws an unseen tile."""
        worths = self._by_kind
        if not self.count:
            return max(worth for _, worth in worths)
        joker = self._best(aim.with_joker() for aim, _ in self.aims)
        natural = sum([copies * worth for copies, worth in worths])
        return (natural + self.sight.jokers_unseen * joker) / self.count

    @cached_property
    def _by_kind(self) -> list[tuple[int, float]]:
        """The unseen natural tiles (not Jokers), grouped by the points to expect after drawing one.

        Each item is a pair: the number of tiles in the group, and the points to expect after drawing one of
        them. The group with the most points comes first.
        """
        plain = self._best(aim for aim, _ in self.aims)
        helped = [(aim.nearer(), need) for aim, need in self.aims if need and aim.missing]
        left, found = ANY, []
        for worth, need in sorted([(self._best([aim]), need) for aim, need in helped])[::-1]:
            if worth <= plain:
                break
            found.append((self._copies(need & left), worth))
            left &= ~need
        found.append((self._copies(left), plain))
        return found

    def with_extra(self) -> float:
        """Return the points to expect after using the extra Joker; `HOPELESS` if it can't be used."""
        return self._best(aim.with_extra() for aim, _ in self.aims if aim.extra)

    def with_tile(self, tile: Tile) -> float:
        """Return the points to expect after the player has got this tile."""
        kind = 1 << KINDS.index(tile)
        return self._best(
            aim.nearer() if aim.missing and (need or 0) & kind else aim for aim, need in self.aims
        )


# ---- Fourteen tiles --------------------------------------------------------------------------------


def _drawing(view: View) -> Move:
    """Return, of the moves that get a tile, the one that promises the most points.

    These moves are to draw, to take the last discard, and to take an extra Joker.
    """
    draw, take, extra = Move(Verb.DRAW), view.may(Verb.TAKE), view.may(Verb.EXTRA)
    if not (take or extra):
        return draw
    last, following = takeable(view), view.next_tile
    sight = view.sight(*(tile for tile in (last, following) if tile))
    values, targets = aim_values_of(view.settings), targets_of(sight)
    draws = _Draws(values, _turn(view), sight, sight.unseen_kinds(), targets, _extra_left(view))
    choices = [(draws.with_tile(following) if following else draws.draw(), draw)]
    if take and last:
        choices.append((draws.with_tile(last), take))
    if extra:
        choices.append((draws.with_extra(), extra))
    return max(choices, key=lambda each: each[0])[1]


def _dealt_worth(view: View) -> float:
    """Return the points to expect from a round that begins with the tiles that the player was dealt."""
    values, sight = aim_values_of(view.settings), view.sight()
    return max(
        values.before_draw(0, PatternAim(target.pattern, target.missing, sight.jokers, 0, _extra_left(view)))
        for target in targets_of(sight)
    )


# ---- Facts from the view ---------------------------------------------------------------------------


def _turn(view: View) -> int:
    """Return the number of the player's turn, counted from 0, as `AimValues` needs it.

    `AimValues` assumes that a player has `ROUNDS` turns. If the stock is too small for so many turns, a
    higher number is returned, so that fewer turns remain.
    """
    discards = sum(move.verb in (Verb.DISCARD, Verb.THROW) for move in view.moves)
    players = view.settings.players
    return min(ROUNDS - 1, max(discards // players, ROUNDS - 1 - view.stock_count * 3 // (2 * players)))


def _extra_left(view: View) -> bool:
    """Return whether the player may still use the extra Joker, one that isn't in the stock (PRO-8)."""
    return aim_values_of(view.settings).extra_joker and not view.extra[view.seat]
