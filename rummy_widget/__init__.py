"""Rummy with tiles: the rules as data, every verdict with its reason, and racks to play in a notebook.

A tile *kind* is a colour and a number (52 of them) or the Joker; a tile *copy* is one of the two pieces of a
kind that lie in the box. `Tile` is a kind: equal copies are equal. Copies exist only as counts, and as ids in
the widgets.

A tour in five lines:

>>> import rummy_widget as rw
>>> rw.read_meld("r5 r6 *").notation()
'r5 r6 *r7'
>>> rw.read_meld("k13 k1 k2").clause
'PRO-20'
>>> rw.read_rack("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11").closing.points
500
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .closing import Closing as Closing
    from .closing import Pattern as Pattern
    from .closing import Tier as Tier
    from .faults import Fault as Fault
    from .faults import FaultCode as FaultCode
    from .faults import NotationError as NotationError
    from .faults import RulesError as RulesError
    from .game.playing import play_out as play_out
    from .game.protocol import Position as Position
    from .game.records import read_record as read_record
    from .game.records import write_record as write_record
    from .game.start import new_game as new_game
    from .layout import Arrangement as Arrangement
    from .layout import parse_arrangement as parse_arrangement
    from .melds import Meld as Meld
    from .melds import read_meld as read_meld
    from .odds import chance_closing as chance_closing
    from .odds import count_closing as count_closing
    from .odds.opening import chance_opening as chance_opening
    from .odds.opening import count_opening as count_opening
    from .reading.rack import RackReading as RackReading
    from .reading.rack import read_rack as read_rack
    from .rules import BASIC_RUMMY as BASIC_RUMMY
    from .rules import DUTCH_RUMMY as DUTCH_RUMMY
    from .rules import EASY_RUMMY as EASY_RUMMY
    from .rules import PUP_RUMMY as PUP_RUMMY
    from .rules import ROMANIAN_HOUSE as ROMANIAN_HOUSE
    from .rules import RRRUMMY as RRRUMMY
    from .rules import RUMMIKUB as RUMMIKUB
    from .rules import RUMMY_45 as RUMMY_45
    from .rules import RUMMY_PRO as RUMMY_PRO
    from .rules import TILES_50 as TILES_50
    from .rules import Ruleset as Ruleset
    from .solver.closing.automaton import closes as closes
    from .solver.closing.best import best_close as best_close
    from .solver.closing.best import best_closes as best_closes
    from .solver.closing.distance import distance as distance
    from .solver.closing.draws import best_discards as best_discards
    from .solver.closing.draws import outs as outs
    from .solver.closing.explain import Explanation as Explanation
    from .solver.closing.explain import explain as explain
    from .solver.closing.lay import best_arrangement as best_arrangement
    from .solver.closing.verify import verify_closing as verify_closing
    from .solver.opening.best import best_opening as best_opening
    from .solver.opening.best import best_play as best_play
    from .solver.opening.bound import why_not_more as why_not_more
    from .solver.opening.plays import all_plays as all_plays
    from .solver.opening.plays import can_ever_play as can_ever_play
    from .solver.opening.plays import play_outs as play_outs
    from .spread import Play as Play
    from .spread import Spread as Spread
    from .spread import judge_play as judge_play
    from .spread import parse_spread as parse_spread
    from .tiles import ALL_TILES as ALL_TILES
    from .tiles import JOKER as JOKER
    from .tiles import Colour as Colour
    from .tiles import Tile as Tile
    from .tiles import notation as notation
    from .tiles import parse_tiles as parse_tiles
    from .widgets.classwork import Chances as Chances
    from .widgets.classwork import Classwork as Classwork
    from .widgets.classwork import Exercise as Exercise
    from .widgets.classwork import Projector as Projector
    from .widgets.classwork import Simulation as Simulation
    from .widgets.home import Home as Home
    from .widgets.lesson import Lesson as Lesson
    from .widgets.lesson import exercise as exercise
    from .widgets.live import LiveClass as LiveClass
    from .widgets.pages import Rules as Rules
    from .widgets.practice import Practice as Practice
    from .widgets.puzzles import Puzzle as Puzzle
    from .widgets.rack import Rack as Rack
    from .widgets.score import Score as Score
    from .widgets.tables import Table as Table

__version__ = "0.1.0"

# Where each public name lives; loaded when first asked for, so that importing the package stays quick.
_HOMES = {
    "faults": ("Fault", "FaultCode", "NotationError", "RulesError"),
    "game.playing": ("play_out",),
    "game.protocol": ("Position",),
    "game.records": ("read_record", "write_record"),
    "game.start": ("new_game",),
    "layout": ("Arrangement", "parse_arrangement"),
    "melds": ("Meld", "read_meld"),
    "odds": ("chance_closing", "count_closing"),
    "odds.opening": ("chance_opening", "count_opening"),
    "reading.rack": ("RackReading", "read_rack"),
    "rules": (
        "BASIC_RUMMY",
        "DUTCH_RUMMY",
        "EASY_RUMMY",
        "PUP_RUMMY",
        "ROMANIAN_HOUSE",
        "RRRUMMY",
        "RUMMIKUB",
        "RUMMY_45",
        "RUMMY_PRO",
        "TILES_50",
        "Ruleset",
    ),
    "closing": ("Closing", "Pattern", "Tier"),
    "solver.closing.best": ("best_close", "best_closes"),
    "solver.closing.automaton": ("closes",),
    "solver.closing.distance": ("distance",),
    "solver.closing.draws": ("best_discards", "outs"),
    "solver.closing.explain": ("Explanation", "explain"),
    "solver.closing.lay": ("best_arrangement",),
    "solver.closing.verify": ("verify_closing",),
    "solver.opening.best": ("best_opening", "best_play"),
    "solver.opening.bound": ("why_not_more",),
    "solver.opening.plays": ("all_plays", "can_ever_play", "play_outs"),
    "spread": ("Play", "Spread", "judge_play", "parse_spread"),
    "tiles": ("ALL_TILES", "JOKER", "Colour", "Tile", "notation", "parse_tiles"),
    "widgets.classwork": ("Chances", "Classwork", "Exercise", "Projector", "Simulation"),
    "widgets.lesson": ("Lesson", "exercise"),
    "widgets.home": ("Home",),
    "widgets.pages": ("Rules",),
    "widgets.practice": ("Practice",),
    "widgets.live": ("LiveClass",),
    "widgets.puzzles": ("Puzzle",),
    "widgets.rack": ("Rack",),
    "widgets.score": ("Score",),
    "widgets.tables": ("Table",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [*sorted(_HOME_OF), "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
