"""Tile Rummy: Rummikub with other Jokers, one after another stricter; an invalid turn costs three tiles."""

from __future__ import annotations

from dataclasses import replace

from ..plays import CaughtScore, Opening, RearrangingPlay, TableJokers
from ..switches import InvalidTurn
from .rummikub import RUMMIKUB

__all__ = ["DUTCH_RUMMY", "EASY_RUMMY", "PUP_RUMMY", "RRRUMMY", "TILES_50"]

_SCORE = CaughtScore(clause="TR-10")
_PENALTY = RearrangingPlay(invalid_turn=InvalidTurn.PENALTY, invalid_clause="TR-2", score=_SCORE)

PUP_RUMMY = replace(
    RUMMIKUB, name="pup_rummy", book=("TR", "RK"),
    play=RearrangingPlay(invalid_clause="TR-2", score=_SCORE),
)  # fmt: skip
"""For children and first games: Jokers are free, one round, an invalid turn may be mended."""

EASY_RUMMY = replace(PUP_RUMMY, name="easy_rummy", play=_PENALTY)
"""Jokers are free; an invalid turn costs three tiles."""

DUTCH_RUMMY = replace(
    EASY_RUMMY, name="dutch_rummy",
    play=replace(_PENALTY, jokers=TableJokers(replaced=True, from_rack=True)),
)  # fmt: skip
"""A Joker is replaced by its tile from the rack before it is used elsewhere."""

RRRUMMY = replace(
    EASY_RUMMY, name="rrrummy",
    play=replace(_PENALTY, jokers=TableJokers(replaced=True, from_rack=True, meld_kept=True)),
)  # fmt: skip
"""And until then nothing is taken from its meld."""

TILES_50 = replace(
    EASY_RUMMY, name="tiles_50",
    play=replace(
        _PENALTY, opening=Opening(50, clause="TR-9"),
        jokers=TableJokers(replaced=True, from_rack=True, meld_kept=True, new_meld=True),
    ),
)  # fmt: skip
"""And then it serves only in a new meld with the player's own tiles; the opening is 50."""
