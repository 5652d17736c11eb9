"""Rummy PRO: nothing is laid on the table until somebody closes."""

from __future__ import annotations

from dataclasses import replace

from ..plays import ClosingPlay
from ..prices import PriceRules
from ..ruleset import DealRules, JokerRules, Ruleset, TurnRules

__all__ = ["ROMANIAN_HOUSE", "RUMMY_PRO"]

RUMMY_PRO = Ruleset(
    "rummy_pro",
    turn=TurnRules(),
    play=ClosingPlay(),
    prices=PriceRules(),
    deal=DealRules(),
    switches=(
        "joker_trump", "multiply_trump_bonus", "trump_in_stock", "extra_joker", "take_discard",
        "taking_limit", "connection_penalty", "leaving_penalty", "naturals_per_joker",
        "jokers_adjacent", "mosaic_jokers",
        "mosaic_ends_differ", "big_with_thrown_joker", "grand_care_rest", "joker_overflow", "match",
    ),
)  # fmt: skip
"""With every switch at its default."""

ROMANIAN_HOUSE = replace(RUMMY_PRO, name="romanian_house",
                         jokers=JokerRules(naturals_per_joker=2, adjacent=False))  # fmt: skip
"""Rummy PRO with two natural tiles to each Joker, and Jokers never side by side (PRO-22)."""
