"""The published games, each one expression. Nothing anywhere compares a game's name: it is for people."""

from __future__ import annotations

from .basic_rummy import BASIC_RUMMY
from .pro import ROMANIAN_HOUSE, RUMMY_PRO
from .rummikub import RUMMIKUB
from .rummy_45 import RUMMY_45
from .tile_rummy import DUTCH_RUMMY, EASY_RUMMY, PUP_RUMMY, RRRUMMY, TILES_50

__all__ = [
    "BASIC_RUMMY",
    "DUTCH_RUMMY",
    "EASY_RUMMY",
    "GAMES",
    "PUP_RUMMY",
    "ROMANIAN_HOUSE",
    "RRRUMMY",
    "RUMMIKUB",
    "RUMMY_45",
    "RUMMY_PRO",
    "TILES_50",
]

GAMES = {
    each.name: each
    for each in (RUMMY_PRO, RUMMIKUB, PUP_RUMMY, EASY_RUMMY, DUTCH_RUMMY, RRRUMMY, TILES_50, RUMMY_45,
                 BASIC_RUMMY)
}  # fmt: skip
"""The nine rulesets by their names, for whoever is given one as text."""
