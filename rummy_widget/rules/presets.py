"""The games as presets. Nothing anywhere compares a game's name: it is for people."""

from __future__ import annotations

from dataclasses import replace

from .records import (
    CloseRules,
    DealRules,
    GroupRules,
    JokerRules,
    PriceRules,
    Ruleset,
    RunRules,
    TileSet,
    TurnRules,
)
from .switches import OneRule

RUMMY_PRO = Ruleset("rummy_pro", turn=TurnRules(), close=CloseRules(), prices=PriceRules(), deal=DealRules())
"""The game that the course is about, with every switch at its default."""

ROMANIAN_HOUSE = replace(RUMMY_PRO, name="romanian_house",
                         jokers=JokerRules(naturals_per_joker=2, adjacent=False))  # fmt: skip
"""Rummy PRO with two natural tiles to each Joker, and Jokers never side by side (PRO-22)."""

RUMMIKUB = Ruleset(
    "rummikub",
    tiles=TileSet(extra_jokers=0, clause="RK-1", extra_clause="RK-1"),
    runs=RunRules(one=OneRule.LOW, clause="RK-1"),
    groups=GroupRules(clause="RK-1"),
    jokers=JokerRules(clause="RK-1"),
)
"""Its meld rules: a 1 is only low. Turns and scores of the open games come with the open table."""
