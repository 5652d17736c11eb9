"""Weighs what a close will pay against how soon it can be had, and what the next player is given.

Every choice is the one with the most points to expect. One draw is looked ahead tile by tile, over all
patterns that are near; what comes after that is estimated (`outlook`).
"""

from __future__ import annotations

from random import Random

from ...solver.best import best_points
from ...solver.sight import KINDS, Sight, sight_of
from ...tiles import Tile
from ..gives import gives
from ..moves import Move, Verb
from ..view import View
from .lines import Line, lines_after, lines_of
from .outlook import LOST, ROUNDS, Outlook, outlook_of
from .table import DRAW, KEEP, may, putting_down, takeable

__all__ = ["strong"]

FED = 6.0
"""What a tile costs that surely makes a meld for the next player, in points."""

REFUSED = -60.0
"""A deal is refused whose worth is below this."""


HOPELESS = float(-LOST)
"""The worth of a rack that nothing can be made of any more."""


def strong(view: View, rng: Random) -> Move:
    """The move with the most points to expect."""
    refuse = may(view, Verb.REFUSE)
    if refuse:
        return refuse if _dealt_worth(view) < REFUSED else KEEP
    if may(view, Verb.DRAW) or may(view, Verb.TAKE) or may(view, Verb.EXTRA):
        return _drawing(view)
    worths = discard_worths(view)
    tile = max(worths, key=lambda each: worths[each])
    closing = may(view, Verb.CLOSE)
    if closing:
        now = best_points(view.hand, view.settings.rules, view.jokers_thrown) or 0
        if now * (view.settings.players - 1) >= worths[tile]:
            return closing
    return putting_down(tile)


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def discard_worths(view: View) -> dict[Tile, float]:
    """The points to expect after each discard."""
    outlook, turn, extra = outlook_of(view.settings), _turn(view), _extra_left(view)
    sight = _sight(view)
    danger = outlook.danger(turn)
    found = {}
    for tile, lines in lines_after(sight).items():
        after = sight.without(tile)
        later = _Draws(outlook, turn + 1, after, lines, extra).expected()
        lost = danger * LOST
        found[tile] = (1 - danger) * later - lost - FED * float(gives(view, tile))
    return found


class _Draws:
    """What each draw makes of fourteen tiles."""

    def __init__(self, outlook: Outlook, turn: int, sight: Sight, lines: list[Line], extra: bool) -> None:
        self.outlook, self.turn, self.sight, self.extra = outlook, turn, sight, extra
        self.lines = lines

    def _worth(self, line: Line, nearer: int = 0, jokers: int = 0, extra: bool | None = None) -> float:
        return self.outlook.drawn(
            line.pattern, self.turn, max(0, line.missing - nearer), self.sight.jokers + jokers,
            self.sight.jokers_thrown, self.extra if extra is None else extra,
        )  # fmt: skip

    def expected(self) -> float:
        """The points to expect where one may take a discard or draw, or use the extra Joker."""
        worths, joker = self.by_kind(), self.with_joker()
        draw = self.draw(worths, joker)
        count = self.sight.all_unseen
        best = draw
        if count:
            best = sum([copies * max(worth, draw) for copies, worth in worths])
            best = (best + self.sight.jokers_unseen * draw) / count
        unsure = [
            self.outlook.before(line.pattern, self.turn, line.missing, self.sight.jokers,
                                self.sight.jokers_thrown, self.extra)
            for line in self.lines if line.need is None
        ]  # fmt: skip
        best = max([best, *unsure])
        return max(best, self.with_joker(used=True)) if self.extra else best

    def draw(self, worths: list[tuple[int, float]], joker: float) -> float:
        """The points to expect from a draw."""
        count = self.sight.all_unseen
        if not count:
            return max((worth for _, worth in worths), default=0.0)
        return (sum([copies * worth for copies, worth in worths]) + self.sight.jokers_unseen * joker) / count

    def by_kind(self) -> list[tuple[int, float]]:
        """Unseen copies, and what they make of the rack, the best of all lines."""
        plain = max((self._worth(line) for line in self.lines), default=HOPELESS)
        better = sorted(((self._worth(line, 1), line.need) for line in self.lines if line.need), reverse=True)
        left, found = (1 << 52) - 1, []
        for worth, need in better:
            if worth <= plain:
                break
            kinds = need & left
            left &= ~kinds
            found.append((self._copies(kinds), worth))
        found.append((self._copies(left), plain))
        return found

    def _copies(self, kinds: int) -> int:
        known, held = self.sight.known, self.sight.held
        copies = 0
        while kinds:
            low = kinds & -kinds
            colour, number = divmod(low.bit_length() - 1, 13)
            copies += known[colour][number] - held[colour][number]
            kinds ^= low
        return copies

    def with_joker(self, used: bool = False) -> float:
        """What a Joker makes of the rack: drawn, or the extra one."""
        return max(
            (self._worth(line, 0, 1, False if used else None) for line in self.lines), default=HOPELESS
        )

    def with_tile(self, tile: Tile) -> float:
        """What one tile makes of it."""
        kind = 1 << KINDS.index(tile)
        return max(
            (self._worth(line, 1 if (line.need or 0) & kind else 0) for line in self.lines), default=HOPELESS
        )


# ---- Fourteen tiles --------------------------------------------------------------------------------


def _drawing(view: View) -> Move:
    take, extra, draw = may(view, Verb.TAKE), may(view, Verb.EXTRA), may(view, Verb.DRAW)
    last = takeable(view)
    if not (take or extra):
        return DRAW
    sight = _sight(view, last)
    draws = _Draws(outlook_of(view.settings), _turn(view), sight, lines_of(sight), _extra_left(view))
    choices: list[tuple[float, Move]] = []
    if draw:
        choices.append((draws.draw(draws.by_kind(), draws.with_joker()), draw))
    if take and last:
        choices.append((draws.with_tile(last), take))
    if extra:
        choices.append((draws.with_joker(used=True), extra))
    return max(choices, key=lambda each: each[0])[1]


def _dealt_worth(view: View) -> float:
    outlook, sight = outlook_of(view.settings), _sight(view)
    return max(
        outlook.before(line.pattern, 0, line.missing, sight.jokers, 0, _extra_left(view))
        for line in lines_of(sight)
    )


# ---- What the view says ----------------------------------------------------------------------------


def _sight(view: View, last: Tile | None = None) -> Sight:
    """The rack and what has been seen; the *last* discard counts as one that may be had."""
    seen = list(view.seen)
    if last is not None:
        seen.remove(last)
    return sight_of(view.hand, seen, view.settings.rules, jokers_thrown=view.jokers_thrown)


def _turn(view: View) -> int:
    """The round; towards the end of the stock so that what is left of it are the rounds left."""
    discards = sum(move.verb in (Verb.DISCARD, Verb.THROW) for move in view.moves)
    players = view.settings.players
    return min(ROUNDS - 1, max(discards // players, ROUNDS - 1 - view.stock_count * 3 // (2 * players)))


def _extra_left(view: View) -> bool:
    return outlook_of(view.settings).extra_joker and not view.extra[view.seat]
