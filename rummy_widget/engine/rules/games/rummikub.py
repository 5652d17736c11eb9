"""Rummikub: melds lie on the table, and are everybody's to rearrange."""

from __future__ import annotations

from ..plays import HandDeal, RearrangingPlay, TableJokers
from ..ruleset import GroupRules, JokerRules, Ruleset, RunRules, TileSet
from ..switches import OneRule

__all__ = ["RUMMIKUB"]

RUMMIKUB = Ruleset(
    "rummikub",
    tiles=TileSet(extra_jokers=0, clause="RK-1", extra_clause="RK-1"),
    runs=RunRules(one=OneRule.LOW, clause="RK-1"),
    groups=GroupRules(clause="RK-1"),
    jokers=JokerRules(clause="RK-10"),
    deal=HandDeal(),
    play=RearrangingPlay(jokers=TableJokers(replaced=True, clauses=("RK-4", "RK-4", "TR-6", "TR-7"))),
    book=("RK",),
    switches=(
        "opening_points", "touch_after_opening", "joker_replaced_first", "joker_tile_from",
        "joker_meld_kept", "joker_new_meld", "pool_end", "invalid_turn", "timer", "match",
    ),
)  # fmt: skip
"""With every switch at its default: one round, an invalid turn may be mended."""
