"""The rulesets of the nine published games and variants, and of Rummy PRO with a house rule.

Nothing in the code depends on the name of a game. The name is only shown to people.
"""

from __future__ import annotations

from dataclasses import replace

from ..tiles import SUITS
from . import plays
from .plays import CaughtScore, HandDeal, LayingPlay, Opening, RearrangingPlay, TableJokers, Values
from .prices import PriceRules
from .ruleset import DealRules, GroupRules, JokerRules, Ruleset, RunRules, TileSet, TurnRules
from .switches import InvalidTurn, OneRule, Starter, Touch

# ---- Rummy PRO: nothing is laid on the table until somebody closes ---------------------------------

RUMMY_PRO = Ruleset(
    "rummy_pro",
    turn=TurnRules(),
    play=plays.ClosingPlay(),
    prices=PriceRules(),
    deal=DealRules(),
    switches=(
        "joker_trump", "multiply_trump_bonus", "trump_in_stock", "extra_joker", "take_discard",
        "taking_limit", "connection_penalty", "leaving_penalty", "naturals_per_joker",
        "jokers_adjacent", "mosaic_jokers",
        "mosaic_ends_differ", "big_with_thrown_joker", "grand_care_rest", "joker_overflow", "match",
    ),
)  # fmt: skip
"""Rummy PRO as published, with the default for each rule that players may choose."""

ROMANIAN_HOUSE = replace(RUMMY_PRO, name="romanian_house",
                         jokers=JokerRules(naturals_per_joker=2, adjacent=False))  # fmt: skip
"""Rummy PRO with a house rule: two natural tiles for each Joker, and no two Jokers side by side (PRO-22)."""

# ---- Rummikub: melds lie on the table, and any player may rearrange them ---------------------------

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
"""Rummikub with the default for each rule that players may choose.

A match is one round, and a player may correct an invalid turn.
"""

# ---- Tile Rummy: Rummikub with other rules for Jokers, stricter from game to game ------------------

_SCORE = CaughtScore(clause="TR-10")
_PENALTY = RearrangingPlay(invalid_turn=InvalidTurn.PENALTY, score=_SCORE)

PUP_RUMMY = replace(
    RUMMIKUB, name="pup_rummy", book=("TR", "RK"),
    play=RearrangingPlay(score=_SCORE),
)  # fmt: skip
"""Tile Rummy (a family of games like Rummikub) for beginners.

There are no special rules for Jokers on the table, a match is one round, and a player may correct an invalid
turn.
"""

EASY_RUMMY = replace(PUP_RUMMY, name="easy_rummy", play=_PENALTY)
"""Tile Rummy without special rules for Jokers on the table; an invalid turn costs three drawn tiles."""

DUTCH_RUMMY = replace(
    EASY_RUMMY, name="dutch_rummy",
    play=replace(_PENALTY, jokers=TableJokers(replaced=True, from_rack=True)),
)  # fmt: skip
"""Tile Rummy in which a Joker must be replaced by its tile from the rack before it is used elsewhere."""

RRRUMMY = replace(
    EASY_RUMMY, name="rrrummy",
    play=replace(_PENALTY, jokers=TableJokers(replaced=True, from_rack=True, meld_kept=True)),
)  # fmt: skip
"""Dutch Rummy in which no tile may be taken from a meld with a Joker before the Joker is replaced."""

TILES_50 = replace(
    EASY_RUMMY, name="tiles_50",
    play=replace(
        _PENALTY, opening=Opening(50, clause="TR-9"),
        jokers=TableJokers(replaced=True, from_rack=True, meld_kept=True, new_meld=True),
    ),
)  # fmt: skip
"""RRRummy in which a replaced Joker may only be used in a new meld of the player's own tiles.

The first melds that a player lays must be worth 50 points.
"""

# ---- Rummy 45 (Romanian "etalat"): melds are laid and added to; players score what they laid -------

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
"""Rummy 45 as published, with the default for each rule that players may choose.

Melds are laid on the table and added to, and players score the tiles that they laid.
"""

# ---- Basic Rummy, with cards: draw, meld, lay off, discard -----------------------------------------

BASIC_RUMMY = Ruleset(
    "basic_rummy",
    tiles=TileSet(SUITS, copies=1, jokers=0, extra_jokers=0, clause="BR-1", extra_clause="BR-1"),
    runs=RunRules(one=OneRule.LOW, clause="BR-2"),
    groups=GroupRules(clause="BR-2"),
    jokers=JokerRules(clause="BR-2"),
    turn=TurnRules(clause="BR-3", take_clause="BR-3", end_clause="BR-7"),
    deal=HandDeal((10, 7, 7), turned=1, starter=Starter.LEFT_OF_DEALER, clause="BR-1"),
    play=LayingPlay(
        taken_stays=True, reshuffles=1, clause="BR-3", lay_clause="BR-3", add_clause="BR-4",
        out_clause="BR-6", stock_clause="BR-7",
        score=CaughtScore(Values((*range(1, 11), 10, 10, 10)), losers_pay=False, at_once=2,
                          targets=(100, 150, 200), clause="BR-9", end_clause="BR-7"),
    ),
    book=("BR",),
    switches=("match",),
)  # fmt: skip
"""Basic Rummy as published: a match ends at 100, 150 or 200 points with two, three or four players."""

# ---- All of them -----------------------------------------------------------------------------------

GAMES = {
    each.name: each
    for each in (RUMMY_PRO, RUMMIKUB, PUP_RUMMY, EASY_RUMMY, DUTCH_RUMMY, RRRUMMY, TILES_50, RUMMY_45,
                 BASIC_RUMMY)
}  # fmt: skip
"""The rulesets of the nine published games, by name."""
