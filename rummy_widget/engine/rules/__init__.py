"""A ruleset is data: small frozen records, one for each subject, and the games as presets of them.

A house rule is a `dataclasses.replace`:

>>> from dataclasses import replace
>>> apart = replace(RUMMY_PRO, jokers=replace(RUMMY_PRO.jokers, adjacent=False))
>>> apart.jokers.adjacent, RUMMY_PRO.jokers.adjacent
(False, True)
"""

from __future__ import annotations

from .games import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    EASY_RUMMY,
    GAMES,
    PUP_RUMMY,
    ROMANIAN_HOUSE,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
)
from .plays import (
    CaughtScore,
    ClosingPlay,
    HandDeal,
    LaidScore,
    LayingPlay,
    Opening,
    RearrangingPlay,
    TableJokers,
    Values,
)
from .prices import PriceRules
from .ruleset import (
    DealRules,
    GroupRules,
    JokerRules,
    MatchLength,
    Ruleset,
    RunRules,
    TileSet,
    TurnRules,
    check_given,
)
from .switchboard import (
    EVERY_SWITCH,
    SWITCHES,
    published,
    switched,
    switches_for,
    switches_of,
)
from .switches import (
    ExtraJoker,
    GrandCareRest,
    InvalidTurn,
    JokerCounts,
    JokerOverflow,
    JokerTrump,
    MosaicJokers,
    OneRule,
    PoolEnd,
    Starter,
    TakeDiscard,
    ThrownJoker,
    Touch,
)
from .validation import check_choice, check_type, check_whole

__all__ = [
    "BASIC_RUMMY",
    "DUTCH_RUMMY",
    "EASY_RUMMY",
    "EVERY_SWITCH",
    "GAMES",
    "PUP_RUMMY",
    "ROMANIAN_HOUSE",
    "RRRUMMY",
    "RUMMIKUB",
    "RUMMY_45",
    "RUMMY_PRO",
    "SWITCHES",
    "TILES_50",
    "CaughtScore",
    "ClosingPlay",
    "DealRules",
    "ExtraJoker",
    "GrandCareRest",
    "GroupRules",
    "HandDeal",
    "InvalidTurn",
    "JokerCounts",
    "JokerOverflow",
    "JokerRules",
    "JokerTrump",
    "LaidScore",
    "LayingPlay",
    "MatchLength",
    "MosaicJokers",
    "OneRule",
    "Opening",
    "PoolEnd",
    "PriceRules",
    "RearrangingPlay",
    "Ruleset",
    "RunRules",
    "Starter",
    "TableJokers",
    "TakeDiscard",
    "ThrownJoker",
    "TileSet",
    "Touch",
    "TurnRules",
    "Values",
    "check_choice",
    "check_given",
    "check_type",
    "check_whole",
    "published",
    "switched",
    "switches_for",
    "switches_of",
]  # fmt: skip
