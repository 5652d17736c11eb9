"""Basic Rummy, with cards: draw, meld, lay off, discard."""

from __future__ import annotations

from ...tiles import SUITS
from ..plays import CaughtScore, HandDeal, LayingPlay, Values
from ..ruleset import GroupRules, JokerRules, Ruleset, RunRules, TileSet, TurnRules
from ..switches import OneRule, Starter

__all__ = ["BASIC_RUMMY"]

BASIC_RUMMY = Ruleset(
    "basic_rummy",
    tiles=TileSet(SUITS, copies=1, jokers=0, extra_jokers=0, clause="BR-1", extra_clause="BR-1"),
    runs=RunRules(one=OneRule.LOW, clause="BR-2"),
    groups=GroupRules(clause="BR-2"),
    jokers=JokerRules(clause="BR-2"),
    turn=TurnRules(clause="BR-3", take_clause="BR-3", end_clause="BR-7"),
    deal=HandDeal((10, 7, 7), turned=1, starter=Starter.LEFT_OF_DEALER, clause="BR-1", start_clause="BR-1"),
    play=LayingPlay(
        taken_stays=True, reshuffles=1, clause="BR-3", lay_clause="BR-3", add_clause="BR-4",
        out_clause="BR-6", stock_clause="BR-7",
        score=CaughtScore(Values((*range(1, 11), 10, 10, 10)), losers_pay=False, at_once=2,
                          targets=(100, 150, 200), clause="BR-9", end_clause="BR-7"),
    ),
    book=("BR",),
    switches=("match",),
)  # fmt: skip
"""As published; a match goes to 100, 150 or 200 points with two, three or four players."""
