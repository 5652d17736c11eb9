"""The points to expect from aiming at a pattern, depending on how many tiles are still missing for it.

The model: in each turn a player takes a discard or draws, then closes (ends the round with all tiles but one
in a pattern), or discards a Joker or another tile; before the player's next turn, any of the other players
may close. The expected points are computed backwards from the last turn to the first.

The constants were measured in games with two players and games with four, all of them the computer player
*steady*. The seeds of these games were 900000 and higher; nothing else uses these seeds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....closes.prices import Pattern, price
from ....rules import ExtraJoker
from ...settings import Settings

ROUNDS = 24
"""The number of turns of a player that are computed from the deal on; hardly any game is longer."""

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
"""For each pattern, the share of the unseen tiles that help to complete it.

Each tuple is indexed by how many tiles are missing for the pattern.
"""

JOKER_DRAWN = 0.015
"""The probability that a drawn tile is a Joker."""

MOST_JOKERS = 3
"""The number of Jokers, held or discarded, after which a player is assumed to draw no more Jokers."""

CLOSES = (0.0, 0.0, 0.0, 0.03, 0.055, 0.067, 0.08, 0.11, 0.1, 0.11, 0.11, 0.12, 0.14, 0.14, 0.15)
"""The probability that another player closes, which ends the round, in that player's turn.

The tuple is indexed by the number of the turn, counted from 0.
"""

CLOSES_WITH_EXTRA = (0.0, 0.03, 0.065, 0.09, 0.12, 0.13, 0.2, 0.2, 0.2)
"""The same probability as `CLOSES`, for games in which each player may use an extra Joker."""

LOST = 225
"""The points that a player loses on average if another player closes, which ends the round."""


class PatternAim(NamedTuple):
    """A pattern at which a player aims, and how near the player is to closing (ending the round) with it.

    Attributes:
        pattern: the pattern.
        missing: how many natural tiles (not Jokers) are missing for the pattern.
        jokers: how many Jokers the player holds, which can stand for missing tiles.
        thrown: how many Jokers the player has discarded.
        extra: whether the player can still use the extra Joker, one that isn't in the stock (PRO-8).
    """

    pattern: Pattern
    missing: int
    jokers: int
    thrown: int
    extra: bool

    def nearer(self) -> PatternAim:
        """Return this aim as it is after the player has got one of the tiles missing for the pattern."""
        return PatternAim(self.pattern, self.missing - 1, self.jokers, self.thrown, self.extra)

    def with_joker(self) -> PatternAim:
        """Return this aim as it is after the player has drawn a Joker."""
        return PatternAim(self.pattern, self.missing, self.jokers + 1, self.thrown, self.extra)

    def with_extra(self) -> PatternAim:
        """Return this aim as it is after the player has taken the extra Joker.

        Where the rules allow it, each player may take one Joker that isn't in the stock (PRO-8).
        """
        return PatternAim(self.pattern, self.missing, self.jokers + 1, self.thrown, False)

    def without_joker(self) -> PatternAim:
        """Return the aim at the same pattern after the player has discarded a Joker."""
        return PatternAim(self.pattern, self.missing, self.jokers - 1, self.thrown + 1, self.extra)

    def without_tile(self) -> PatternAim:
        """Return this aim as it is after the player has discarded the least useful natural tile.

        Usually the pattern doesn't need that tile, and the aim stays the same. But if the player has more
        Jokers than missing tiles, every natural tile belongs to the pattern, so one more tile is missing
        after the discard.
        """
        if self.jokers <= self.missing or self.pattern is Pattern.GRAND_CARE:
            return self
        return PatternAim(self.pattern, self.jokers, self.jokers, self.thrown, self.extra)


class AimValues:
    """The points to expect from aiming at a pattern, at a table with certain settings; results are cached.

    In all methods *turn* is the number of the player's turn, counted from 0, and *aim* is the pattern at
    which the player aims and how near the player is to it.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings, self.others = settings, settings.players - 1
        self.extra_joker = settings.turn.extra_joker is not ExtraJoker.OFF
        self._before: dict[tuple[int, PatternAim], float] = {}
        self._paid: dict[tuple[Pattern, int, int, int], int] = {}
        self._danger: dict[int, float] = {}

    def danger(self, turn: int) -> float:
        """Return the probability that another player ends the round between this turn and the player's next.

        *turn* is the number of the player's turn, from 0.
        """
        found = self._danger.get(turn)
        if found is None:
            closes = CLOSES_WITH_EXTRA if self.extra_joker else CLOSES
            found = 1 - (1.0 - closes[min(turn, len(closes) - 1)]) ** self.others
            self._danger[turn] = found
        return found

    def payment(self, aim: PatternAim) -> int:
        """Return the total that the other players pay if the player closes with the pattern of *aim*."""
        key = aim[:4]
        if key not in self._paid:
            self._paid[key] = self._price(*key) * self.others
        return self._paid[key]

    def _price(self, pattern: Pattern, missing: int, jokers: int, thrown: int) -> int:
        """Return the points that every other player pays if the player closes with *pattern*.

        *missing* is how many natural tiles are missing for the pattern, *jokers* how many Jokers the player
        holds, *thrown* how many Jokers the player has discarded. If there are more Jokers than missing tiles,
        the last discard may be a Joker or another tile; the result is for the better choice.
        """
        rules = self.settings.rules
        if pattern is Pattern.GRAND_CARE:
            return price(pattern, missing, thrown, False, rules)[1]
        bound = price(pattern, jokers, thrown, False, rules)[1]
        return max(bound, price(pattern, jokers - 1, thrown, True, rules)[1]) if jokers > missing else bound

    def after_draw(self, turn: int, aim: PatternAim) -> float:
        """Return the points to expect after the draw in a turn, before the player closes or discards.

        To close is to end the round. *turn* is the number of the player's turn, from 0; *aim* is the pattern
        at which the player aims and how near the player is to it.
        """
        best = self.after_discard(turn, aim.without_tile())
        if aim.jokers:
            best = max(best, self.after_discard(turn, aim.without_joker()))
        return best if aim.missing > aim.jokers else max(best, self.payment(aim))

    def after_discard(self, turn: int, aim: PatternAim) -> float:
        """Return the points to expect after the discard in a turn, until the end of the round.

        Another player may end the round before the player's next turn, which costs points. *turn* is the
        number of the player's turn, from 0; *aim* is the pattern at which the player aims and how near the
        player is to it.
        """
        danger = self.danger(turn)
        return (1 - danger) * self.before_draw(turn + 1, aim) - danger * LOST

    def before_draw(self, turn: int, aim: PatternAim) -> float:
        """Return the points to expect at the beginning of a turn, before the draw.

        *turn* is the number of the player's turn, from 0; *aim* is the pattern at which the player aims and
        how near the player is to it. From turn `ROUNDS` on, the points are 0.
        """
        if turn >= ROUNDS:
            return 0.0
        found = self._before.get((turn, aim))
        if found is None:
            found = self._before[turn, aim] = self._drawing(turn, aim)
        return found

    def _drawing(self, turn: int, aim: PatternAim) -> float:
        """Return the points to expect from the best way to get a tile.

        The ways are to draw, to take the last discard, or to use the extra Joker, one that isn't in the stock
        (PRO-8).
        """
        nothing = self.after_draw(turn, aim)
        more = aim.jokers + aim.thrown < MOST_JOKERS
        joker = self.after_draw(turn, aim.with_joker()) if more else nothing
        shares = HELPFUL[aim.pattern]  # the first is for no tile missing: none helps
        helps = shares[min(aim.missing, len(shares) - 1)]
        nearer = self.after_draw(turn, aim.nearer()) if aim.missing else nothing
        draw = helps * nearer + JOKER_DRAWN * joker + (1 - helps - JOKER_DRAWN) * nothing
        best = helps * nearer + (1 - helps) * draw  # the last discard helps as often as a draw does
        return max(best, self.after_draw(turn, aim.with_extra())) if aim.extra else best


@lru_cache(maxsize=16)
def aim_values_of(settings: Settings) -> AimValues:
    """Return the object that computes the points to expect from aiming at a pattern, for these settings.

    The same object is returned for equal settings, so that its cached results are used again.
    """
    return AimValues(settings)
