"""Weighs what a close will pay against how soon it can be had, and what the next player is given.

Every choice is the one with the most points to expect. One draw is looked ahead tile by tile, over all
patterns that are near; what comes after that is estimated (`aim_values`).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ....solver.closing.best import best_points
from ....solver.closing.prospects import ANY
from ....solver.closing.sight import KINDS, Sight
from ....tiles import Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View, takeable
from .aim_values import LOST, ROUNDS, AimValues, PatternAim, outlook_of
from .next_player_chance import next_player_chance
from .pattern_targets import PatternTarget, lines_after, lines_of

FED = 6.0
"""What a tile costs that surely makes a meld for the next player, in points."""

SAFE = 0.3
"""How much of that is left for a tile that the next player has thrown away itself."""

WAITING = 20.0
"""So many points more than its close pays must be expected of a discard before a rack waits.

Where less was promised, hundreds of moments played on both ways gained nothing that is sure
(`tests/proof/test_waiting.py`).
"""

REFUSED = 0.0
"""A deal is refused whose worth is below this; an average one is worth 30 to 50 by this reckoning."""

HOPELESS = float(-LOST)
"""The worth of a rack that nothing can be made of any more."""


def strong(view: View, rng: Random) -> Move:
    """The move with the most points to expect."""
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
    """Whether a close of so many points is let go for a discard that is *worth* so much.

    It takes a turn to come: where the others draw what is left of the stock, there is nothing to wait for.
    """
    paid = points * (view.settings.players - 1)
    return view.stock_count >= view.settings.players and worth > paid + WAITING


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def discard_worths(view: View) -> dict[Tile, float]:
    """The points to expect after each discard; none after the last one, which ends the game (PRO-14)."""
    if not view.stock_count:
        return dict.fromkeys(view.hand.tiles(), 0.0)
    outlook, turn, extra = outlook_of(view.settings), _turn(view), _extra_left(view)
    sight = view.sight()
    danger = outlook.danger(turn)
    found = {}
    for tile, lines in lines_after(sight).items():
        after = sight.without(tile)
        later = _Draws(outlook, turn + 1, after, lines, extra).expected()
        found[tile] = (1 - danger) * later - danger * LOST - _fed(view, tile)
    return found


def _fed(view: View, tile: Tile) -> float:
    """What it costs that the next player may have use for a discard."""
    safe = any(tile == each.tile and each.seat == view.next_seat for each in view.row)
    return FED * float(next_player_chance(view, tile)) * (SAFE if safe else 1)


class _Draws:
    """What each draw makes of fourteen tiles."""

    def __init__(
        self, outlook: AimValues, turn: int, sight: Sight, lines: list[PatternTarget], extra: bool
    ) -> None:
        self.outlook, self.turn, self.sight = outlook, turn, sight
        self.count = sight.all_unseen
        jokers, thrown = sight.jokers, sight.jokers_thrown
        self.aims = [
            (PatternAim(line.pattern, line.missing, jokers, thrown, extra), line.need) for line in lines
        ]

    def _copies(self, kinds: int) -> int:
        """How many unseen tiles are of these kinds."""
        known, held, copies = self.sight.known, self.sight.held, 0
        kinds &= ANY  # the Joker is counted by itself
        while kinds:
            low = kinds & -kinds
            colour, number = divmod(low.bit_length() - 1, 13)
            copies += known[colour][number] - held[colour][number]
            kinds ^= low
        return copies

    def _best(self, aims: Iterable[PatternAim]) -> float:
        return max([self.outlook.drawn(self.turn, aim) for aim in aims], default=HOPELESS)

    def expected(self) -> float:
        """The points to expect where one may take a discard or draw, or use the extra Joker."""
        worths, draw, jokers = self._by_kind(), self.draw(), self.sight.jokers_unseen
        best = draw
        if self.count:
            best = sum([copies * max(worth, draw) for copies, worth in worths])
            best = (best + jokers * draw) / self.count
        # Where it is not known what helps a line, it is worth what it usually is.
        usual = [self.outlook.before(self.turn, aim) for aim, need in self.aims if need is None]
        return max([best, *usual, self.with_extra()])

    def draw(self) -> float:
        """The points to expect from a draw."""
        worths = self._by_kind()
        if not self.count:
            return max(worth for _, worth in worths)
        joker = self._best(aim.with_joker() for aim, _ in self.aims)
        natural = sum([copies * worth for copies, worth in worths])
        return (natural + self.sight.jokers_unseen * joker) / self.count

    def _by_kind(self) -> list[tuple[int, float]]:
        """How many unseen tiles make how much of the rack, by the best of all lines."""
        plain = self._best(aim for aim, _ in self.aims)
        helped = [(aim.nearer(), need) for aim, need in self.aims if need and aim.missing]
        left, found = ANY, []
        for worth, need in sorted([(self.outlook.drawn(self.turn, aim), need) for aim, need in helped])[::-1]:
            if worth <= plain:
                break
            found.append((self._copies(need & left), worth))
            left &= ~need
        found.append((self._copies(left), plain))
        return found

    def with_extra(self) -> float:
        """What the extra Joker makes of it."""
        return self._best(aim.with_extra() for aim, _ in self.aims if aim.extra)

    def with_tile(self, tile: Tile) -> float:
        """What one tile makes of it."""
        kind = 1 << KINDS.index(tile)
        return self._best(
            aim.nearer() if aim.missing and (need or 0) & kind else aim for aim, need in self.aims
        )


# ---- Fourteen tiles --------------------------------------------------------------------------------


def _drawing(view: View) -> Move:
    draw, take, extra = Move(Verb.DRAW), view.may(Verb.TAKE), view.may(Verb.EXTRA)
    if not (take or extra):
        return draw
    last, following = takeable(view), view.next_tile
    sight = view.sight(*(tile for tile in (last, following) if tile))
    draws = _Draws(outlook_of(view.settings), _turn(view), sight, lines_of(sight), _extra_left(view))
    choices = [(draws.with_tile(following) if following else draws.draw(), draw)]
    if take and last:
        choices.append((draws.with_tile(last), take))
    if extra:
        choices.append((draws.with_extra(), extra))
    return max(choices, key=lambda each: each[0])[1]


def _dealt_worth(view: View) -> float:
    outlook, sight = outlook_of(view.settings), view.sight()
    return max(
        outlook.before(0, PatternAim(line.pattern, line.missing, sight.jokers, 0, _extra_left(view)))
        for line in lines_of(sight)
    )


# ---- What the view says ----------------------------------------------------------------------------


def _turn(view: View) -> int:
    """The round; towards the end of the stock so that what is left of it are the rounds left."""
    discards = sum(move.verb in (Verb.DISCARD, Verb.THROW) for move in view.moves)
    players = view.settings.players
    return min(ROUNDS - 1, max(discards // players, ROUNDS - 1 - view.stock_count * 3 // (2 * players)))


def _extra_left(view: View) -> bool:
    return outlook_of(view.settings).extra_joker and not view.extra[view.seat]
