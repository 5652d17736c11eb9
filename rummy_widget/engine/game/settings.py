"""The settings on which the players at a table agree before the deal, and the range of seeds.

A seed is a number that determines which tiles are dealt.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..faults import quote_input
from ..rules import RUMMY_PRO, ClosingPlay, DealRules, Ruleset, TurnRules, check_inputs
from ..solver.tiling.rack_counts import is_supported

SEEDS = 2**40
"""The number of possible seeds: they run from 0 to `SEEDS - 1`, as many as a deal code can stand for."""

MOST_MULTIPLIER = 100
MOST_PLAYERS = 4
_STACKS, _TURN = DealRules(), TurnRules()  # for games without rules of their own


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table.

    Attributes:
        players: the number of players, 2 to 4.
        multiplier: the factor by which all points are multiplied (PRO-54, R45-11).
        rules: the rules of the game.

    >>> Settings(players=5)
    Traceback (most recent call last):
    ValueError: players must be 2 to 4, not 5
    """

    players: int = 4
    multiplier: int = 1
    rules: Ruleset = field(default=RUMMY_PRO)

    def __post_init__(self) -> None:
        check_inputs(self.rules)
        if type(self.players) is not int or self.players not in range(2, MOST_PLAYERS + 1):
            raise ValueError(f"players must be 2 to {MOST_PLAYERS}, not {quote_input(self.players)}")
        if type(self.multiplier) is not int or not 1 <= self.multiplier <= MOST_MULTIPLIER:
            raise ValueError(f"multiplier must be 1 to {MOST_MULTIPLIER}, not {quote_input(self.multiplier)}")
        rules = self.rules
        if None in (rules.play, rules.deal):
            raise ValueError(f"no table for {rules!r:.40}: expected rules with a deal and a kind of play")
        if isinstance(rules.play, ClosingPlay):
            if rules.turn is None or rules.prices is None or not isinstance(rules.deal, DealRules):
                raise ValueError(f"no table for {rules!r:.40}: expected rules with a deal, turns and prices")
            if not is_supported(rules):
                raise ValueError(f"no table for {rules!r:.40}: expected the tiles and melds of rummy_pro")

    @property
    def deal(self) -> DealRules:
        """The rules for dealing stacks of tiles; the default rules if the game deals without stacks."""
        return self.rules.deal if isinstance(self.rules.deal, DealRules) else _STACKS

    @property
    def turn(self) -> TurnRules:
        """The rules for drawing and discarding; the default rules if the game has no discards."""
        return self.rules.turn or _TURN


def check_seed(seed: object) -> int:
    """Return *seed* unchanged if it is a whole number from 0 to 2**40 - 1; raise ValueError otherwise."""
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise ValueError(f"seed must be a whole number from 0 to {SEEDS - 1}, not {quote_input(seed)}")
    return seed
