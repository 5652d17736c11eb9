"""A ruleset is data: small frozen records, one for each subject, and the games as presets of them.

A house rule is a `dataclasses.replace`:

>>> from dataclasses import replace
>>> apart = replace(RUMMY_PRO, jokers=replace(RUMMY_PRO.jokers, adjacent=False))
>>> apart.jokers.adjacent, RUMMY_PRO.jokers.adjacent
(False, True)
"""

from __future__ import annotations

from .given import check_choice, check_given, check_type, check_whole
from .presets import ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO
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
from .switchboard import SWITCHES, Switch, switched, switches_of
from .switches import (
    ExtraJoker,
    GrandCareRest,
    JokerOverflow,
    JokerTrump,
    MosaicJokers,
    OneRule,
    TakeDiscard,
    ThrownJoker,
)

__all__ = [
    "ROMANIAN_HOUSE",
    "RUMMIKUB",
    "RUMMY_PRO",
    "SWITCHES",
    "CloseRules",
    "DealRules",
    "ExtraJoker",
    "GrandCareRest",
    "GroupRules",
    "JokerOverflow",
    "JokerRules",
    "JokerTrump",
    "MosaicJokers",
    "OneRule",
    "PriceRules",
    "Ruleset",
    "RunRules",
    "Switch",
    "TakeDiscard",
    "ThrownJoker",
    "TileSet",
    "TurnRules",
    "check_choice",
    "check_given",
    "check_type",
    "check_whole",
    "switched",
    "switches_of",
]  # fmt: skip
