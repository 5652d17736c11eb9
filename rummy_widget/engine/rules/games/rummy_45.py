"""Rummy 45, "etalat": melds are laid and added to, and count for the player who laid them."""

from __future__ import annotations

from ..plays import LayingPlay, Opening, Values
from ..ruleset import DealRules, GroupRules, Ruleset, RunRules, TurnRules
from ..switches import Touch

__all__ = ["RUMMY_45"]

RUMMY_45 = Ruleset(
    "rummy_45",
    runs=RunRules(clause="R45-3"),
    groups=GroupRules(clause="R45-3"),
    turn=TurnRules(clause="R45-2", take_clause="R45-2", joker_clause="R45-7", end_clause="R45-11",
                   leaving_clause="R45-12"),
    deal=DealRules(trump_bonus=50, bonus_paid=False, bonus_clause="R45-9"),
    play=LayingPlay(
        opening=Opening(45, Values((5,) * 9 + (10,) * 4, one_high=10, one_in_group=25),
                        touch=Touch.SAME_TURN, clause="R45-4", touch_clause="R45-5"),
        replacing=True, first_discards=True, keep_one=True,
    ),
    book=("R45", "PRO"),
    switches=("take_discard", "taking_limit", "opening_needs_run", "joker_at_once", "joker_counts",
              "deduct_hand", "not_opened_penalty", "connection_penalty", "leaving_penalty", "joker_trump",
              "extra_joker", "match"),
)  # fmt: skip
"""With every switch at its default."""
