"""Rulesets: the rules of a game as frozen dataclasses, and the nine published games as constants.

To change a rule, use `dataclasses.replace`:

>>> from dataclasses import replace
>>> apart = replace(RUMMY_PRO, jokers=replace(RUMMY_PRO.jokers, adjacent=False))
>>> apart.jokers.adjacent, RUMMY_PRO.jokers.adjacent
(False, True)
"""

from __future__ import annotations

from .games import BASIC_RUMMY as BASIC_RUMMY
from .games import DUTCH_RUMMY as DUTCH_RUMMY
from .games import EASY_RUMMY as EASY_RUMMY
from .games import GAMES as GAMES
from .games import PUP_RUMMY as PUP_RUMMY
from .games import ROMANIAN_HOUSE as ROMANIAN_HOUSE
from .games import RRRUMMY as RRRUMMY
from .games import RUMMIKUB as RUMMIKUB
from .games import RUMMY_45 as RUMMY_45
from .games import RUMMY_PRO as RUMMY_PRO
from .games import TILES_50 as TILES_50
from .plays import CaughtScore as CaughtScore
from .plays import ClosingPlay as ClosingPlay
from .plays import HandDeal as HandDeal
from .plays import LaidScore as LaidScore
from .plays import LayingPlay as LayingPlay
from .plays import Opening as Opening
from .plays import RearrangingPlay as RearrangingPlay
from .plays import TableJokers as TableJokers
from .plays import Values as Values
from .prices import PriceRules as PriceRules
from .ruleset import DealRules as DealRules
from .ruleset import GroupRules as GroupRules
from .ruleset import JokerRules as JokerRules
from .ruleset import MatchLength as MatchLength
from .ruleset import Ruleset as Ruleset
from .ruleset import RunRules as RunRules
from .ruleset import TileSet as TileSet
from .ruleset import TurnRules as TurnRules
from .ruleset import check_inputs as check_inputs
from .switchboard import EVERY_SWITCH as EVERY_SWITCH
from .switchboard import SWITCHES as SWITCHES
from .switchboard import published_game as published_game
from .switchboard import switched as switched
from .switchboard import switches_for as switches_for
from .switchboard import switches_of as switches_of
from .switches import ExtraJoker as ExtraJoker
from .switches import GrandCareRest as GrandCareRest
from .switches import InvalidTurn as InvalidTurn
from .switches import JokerCounts as JokerCounts
from .switches import JokerOverflow as JokerOverflow
from .switches import JokerTrump as JokerTrump
from .switches import MosaicJokers as MosaicJokers
from .switches import OneRule as OneRule
from .switches import PoolEnd as PoolEnd
from .switches import Starter as Starter
from .switches import TakeDiscard as TakeDiscard
from .switches import ThrownJoker as ThrownJoker
from .switches import Touch as Touch
from .validation import check_choice as check_choice
from .validation import check_type as check_type
from .validation import check_whole as check_whole
