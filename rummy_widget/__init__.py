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
    from .engine.closes import Closing as Closing
    from .engine.closes import Pattern as Pattern
    from .engine.closes import Tier as Tier
    from .engine.faults import Fault as Fault
    from .engine.faults import FaultCode as FaultCode
    from .engine.faults import NotationError as NotationError
    from .engine.faults import RulesError as RulesError
    from .engine.game.play_out import play_out as play_out
    from .engine.game.records import read_record as read_record
    from .engine.game.records import write_record as write_record
    from .engine.game.round import Round as Round
    from .engine.game.round import new_game as new_game
    from .engine.layout import Arrangement as Arrangement
    from .engine.layout import parse_arrangement as parse_arrangement
    from .engine.melds import Meld as Meld
    from .engine.melds import read_meld as read_meld
    from .engine.odds import chance_closing as chance_closing
    from .engine.odds import count_closing as count_closing
    from .engine.odds.opening import chance_opening as chance_opening
    from .engine.odds.opening import count_opening as count_opening
    from .engine.reading.rack import RackReading as RackReading
    from .engine.reading.rack import read_rack as read_rack
    from .engine.rules import BASIC_RUMMY as BASIC_RUMMY
    from .engine.rules import DUTCH_RUMMY as DUTCH_RUMMY
    from .engine.rules import EASY_RUMMY as EASY_RUMMY
    from .engine.rules import PUP_RUMMY as PUP_RUMMY
    from .engine.rules import ROMANIAN_HOUSE as ROMANIAN_HOUSE
    from .engine.rules import RRRUMMY as RRRUMMY
    from .engine.rules import RUMMIKUB as RUMMIKUB
    from .engine.rules import RUMMY_45 as RUMMY_45
    from .engine.rules import RUMMY_PRO as RUMMY_PRO
    from .engine.rules import TILES_50 as TILES_50
    from .engine.rules import Ruleset as Ruleset
    from .engine.solver.closing.best import best_close as best_close
    from .engine.solver.closing.best import best_closes as best_closes
    from .engine.solver.closing.best import closes as closes
    from .engine.solver.closing.distance import distance as distance
    from .engine.solver.closing.draws import best_discards as best_discards
    from .engine.solver.closing.draws import outs as outs
    from .engine.solver.closing.explain import Explanation as Explanation
    from .engine.solver.closing.explain import explain as explain
    from .engine.solver.closing.lay_out import best_arrangement as best_arrangement
    from .engine.solver.closing.verify import verify_closing as verify_closing
    from .engine.solver.open_games.all_plays import all_plays as all_plays
    from .engine.solver.open_games.all_plays import can_ever_play as can_ever_play
    from .engine.solver.open_games.all_plays import play_outs as play_outs
    from .engine.solver.open_games.best_play import best_opening as best_opening
    from .engine.solver.open_games.best_play import best_play as best_play
    from .engine.solver.open_games.why_not_more import why_not_more as why_not_more
    from .engine.table_melds import Play as Play
    from .engine.table_melds import TableMelds as TableMelds
    from .engine.table_melds import judge_play as judge_play
    from .engine.table_melds import parse_table as parse_table
    from .engine.tiles import ALL_TILES as ALL_TILES
    from .engine.tiles import JOKER as JOKER
    from .engine.tiles import Colour as Colour
    from .engine.tiles import Tile as Tile
    from .engine.tiles import notation as notation
    from .engine.tiles import parse_tiles as parse_tiles
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
    from .widgets.table.widget import Table as Table

__version__ = "0.1.0"

# Where each public name lives; loaded when first asked for, so that importing the package stays quick.
_HOMES = {
    "engine.faults": ("Fault", "FaultCode", "NotationError", "RulesError"),
    "engine.game.play_out": ("play_out",),
    "engine.game.records": ("read_record", "write_record"),
    "engine.game.round": ("Round", "new_game"),
    "engine.layout": ("Arrangement", "parse_arrangement"),
    "engine.melds": ("Meld", "read_meld"),
    "engine.odds": ("chance_closing", "count_closing"),
    "engine.odds.opening": ("chance_opening", "count_opening"),
    "engine.reading.rack": ("RackReading", "read_rack"),
    "engine.rules": (
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
    "engine.closes": ("Closing", "Pattern", "Tier"),
    "engine.solver.closing.best": ("best_close", "best_closes", "closes"),
    "engine.solver.closing.distance": ("distance",),
    "engine.solver.closing.draws": ("best_discards", "outs"),
    "engine.solver.closing.explain": ("Explanation", "explain"),
    "engine.solver.closing.lay_out": ("best_arrangement",),
    "engine.solver.closing.verify": ("verify_closing",),
    "engine.solver.open_games.best_play": ("best_opening", "best_play"),
    "engine.solver.open_games.why_not_more": ("why_not_more",),
    "engine.solver.open_games.all_plays": ("all_plays", "can_ever_play", "play_outs"),
    "engine.table_melds": ("Play", "TableMelds", "judge_play", "parse_table"),
    "engine.tiles": ("ALL_TILES", "JOKER", "Colour", "Tile", "notation", "parse_tiles"),
    "widgets.classwork": ("Chances", "Classwork", "Exercise", "Projector", "Simulation"),
    "widgets.lesson": ("Lesson", "exercise"),
    "widgets.home": ("Home",),
    "widgets.pages": ("Rules",),
    "widgets.practice": ("Practice",),
    "widgets.live": ("LiveClass",),
    "widgets.puzzles": ("Puzzle",),
    "widgets.rack": ("Rack",),
    "widgets.score": ("Score",),
    "widgets.table.widget": ("Table",),
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
