"""What a line of play is worth: aiming at one pattern, from so many missing tiles, to the end of the game.

Each round a player may take a discard or draw, then closes, throws a Joker or discards, and then any of the
others may close first. What is to be gained follows backwards from the last round. Figures are points won
from all others together, and lost where another closes.

The constants were measured in games of two and of four steady players, of deals 900000 and on; no proof
uses those.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....closes.prices import Pattern, price
from ....rules import ExtraJoker
from ...settings import Settings

ROUNDS = 24
"""So many rounds are looked ahead from the deal; hardly a game is longer."""

HELPFUL: dict[Pattern, tuple[float, ...]] = {
    Pattern.SIMPLE: (0, 0.075, 0.15, 0.23, 0.32, 0.42, 0.62, 0.80),
    Pattern.BICOLOR: (0, 0.04, 0.10, 0.17, 0.22, 0.30, 0.41, 0.55),
    Pattern.MINOR: (0, 0.04, 0.10, 0.17, 0.27, 0.32, 0.38, 0.43),
    Pattern.MAJOR: (0, 0.04, 0.10, 0.17, 0.27, 0.32, 0.38, 0.43),
    Pattern.MONOCOLOR: (0, 0.03, 0.07, 0.11, 0.15, 0.18, 0.19, 0.21),
    Pattern.MOSAIC: (0, 0.045, 0.10, 0.15, 0.20, 0.27, 0.35, 0.42),
    Pattern.DOUBLES: (0, 0.03, 0.05, 0.07, 0.09, 0.11, 0.13, 0.15),
    Pattern.GRAND_CARE: (0, 0.01, 0.015, 0.02, 0.025, 0.03, 0.03, 0.03),
}
"""The share of the unseen tiles that bring a pattern nearer, by how many tiles are missing to it."""

JOKER_DRAWN = 0.015
"""How likely a draw is a Joker."""

MOST_JOKERS = 3
"""No more than so many are hoped for."""

CLOSES = (0.0, 0.0, 0.0, 0.03, 0.055, 0.067, 0.08, 0.11, 0.1, 0.11, 0.11, 0.12, 0.14, 0.14, 0.15)
"""How likely one of the others closes in its turn, by the round."""

CLOSES_WITH_EXTRA = (0.0, 0.03, 0.065, 0.09, 0.12, 0.13, 0.2, 0.2, 0.2)
"""The same where each may use an extra Joker."""

LOST = 225
"""What another's close costs on average."""


class PatternAim(NamedTuple):
    """What to play for: a pattern, the natural tiles missing, Jokers held and thrown, an extra one to use."""

    pattern: Pattern
    missing: int
    jokers: int
    thrown: int
    extra: bool

    def nearer(self) -> PatternAim:
        """One tile nearer."""
        return PatternAim(self.pattern, self.missing - 1, self.jokers, self.thrown, self.extra)

    def with_joker(self) -> PatternAim:
        """With one Joker more."""
        return PatternAim(self.pattern, self.missing, self.jokers + 1, self.thrown, self.extra)

    def with_extra(self) -> PatternAim:
        """With the extra Joker used."""
        return PatternAim(self.pattern, self.missing, self.jokers + 1, self.thrown, False)

    def without_joker(self) -> PatternAim:
        """With a Joker thrown."""
        return PatternAim(self.pattern, self.missing, self.jokers - 1, self.thrown + 1, self.extra)

    def without_tile(self) -> PatternAim:
        """With a tile discarded that is no Joker: where Jokers fill all gaps, it is one of the pattern."""
        if self.jokers <= self.missing or self.pattern is Pattern.GRAND_CARE:
            return self
        return PatternAim(self.pattern, self.jokers, self.jokers, self.thrown, self.extra)


class AimValues:
    """The worth of aims at one table; what has been worked out is remembered."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.others = settings, settings.players - 1
        self.extra_joker = settings.turn.extra_joker is not ExtraJoker.OFF
        self._before: dict[tuple[int, PatternAim], float] = {}
        self._paid: dict[tuple[Pattern, int, int, int], int] = {}

    def danger(self, turn: int) -> float:
        """How likely another closes before one's next turn."""
        closes = CLOSES_WITH_EXTRA if self.extra_joker else CLOSES
        return 1 - (1.0 - closes[min(turn, len(closes) - 1)]) ** self.others

    def paid(self, aim: PatternAim) -> int:
        """What fifteen tiles are paid now, by all others together, if they close."""
        key = aim[:4]
        if key not in self._paid:
            self._paid[key] = self._price(*key) * self.others
        return self._paid[key]

    def _price(self, pattern: Pattern, missing: int, jokers: int, thrown: int) -> int:
        rules = self.settings.rules
        if pattern is Pattern.GRAND_CARE:
            return price(pattern, missing, thrown, False, rules)[1]
        bound = price(pattern, jokers, thrown, False, rules)[1]
        return max(bound, price(pattern, jokers - 1, thrown, True, rules)[1]) if jokers > missing else bound

    def drawn(self, turn: int, aim: PatternAim) -> float:
        """The worth of fifteen tiles: to close with, or to discard one of."""
        best = self.left(turn, aim.without_tile())
        if aim.jokers:
            best = max(best, self.left(turn, aim.without_joker()))
        return best if aim.missing > aim.jokers else max(best, self.paid(aim))

    def left(self, turn: int, aim: PatternAim) -> float:
        """The worth of fourteen tiles, while the others play."""
        danger = self.danger(turn)
        return (1 - danger) * self.before(turn + 1, aim) - danger * LOST

    def before(self, turn: int, aim: PatternAim) -> float:
        """The worth of fourteen tiles at the beginning of one's turn."""
        if turn >= ROUNDS:
            return 0.0
        found = self._before.get((turn, aim))
        if found is None:
            found = self._before[turn, aim] = self._drawing(turn, aim)
        return found

    def _drawing(self, turn: int, aim: PatternAim) -> float:
        nothing = self.drawn(turn, aim)
        more = aim.jokers + aim.thrown < MOST_JOKERS
        joker = self.drawn(turn, aim.with_joker()) if more else nothing
        shares = HELPFUL[aim.pattern]  # the first is for no tile missing: none helps
        helps = shares[min(aim.missing, len(shares) - 1)]
        nearer = self.drawn(turn, aim.nearer()) if aim.missing else nothing
        draw = helps * nearer + JOKER_DRAWN * joker + (1 - helps - JOKER_DRAWN) * nothing
        best = helps * nearer + (1 - helps) * draw  # the last discard helps as often as a draw does
        return max(best, self.drawn(turn, aim.with_extra())) if aim.extra else best


@lru_cache(maxsize=16)
def outlook_of(settings: Settings) -> AimValues:
    """The outlook at a table."""
    return AimValues(settings)
