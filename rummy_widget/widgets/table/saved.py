"""A table as what is kept of it, and back: set-up, match, game, the own rack as it lies, and what is open.

What is read back is trusted no more than what a page sends: every record is replayed, everything is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

from ...engine.faults import NotationError
from ...engine.game.coach import advise
from ...engine.game.match import Match
from ...engine.game.match_record import read_match, write_match
from ...engine.game.moves import Verb
from ...engine.game.records import read_record, write_record
from ...engine.game.replay import positions
from ...engine.game.round import Round
from ...engine.layout import History, Layout, parse_arrangement
from ...engine.tiles import JOKER
from ..lastgame import read_ended
from ..seated import YOU
from .desk import Desk, Screen
from .log import log_of
from .setup import KINDS, TableSetup

__all__ = ["KIND", "OtherSaveVersion", "ended_desk", "read_desk", "write_desk"]

KIND = "closing"
VERSION = 1


class OtherSaveVersion(ValueError):
    """What was kept by another version of this program."""


def write_desk(desk: Desk) -> dict[str, Any]:
    """What is kept of a table; ValueError where the game is too long for a record."""
    kept: dict[str, Any] = {
        "v": VERSION, "kind": KIND,
        "setup": dict(desk.setup.values), "screen": desk.screen, "open": desk.open,
    }  # fmt: skip
    game, match = desk.game, desk.match
    if game is None or match is None:
        return kept
    kept["players"], kept["moves"] = game.settings.players, len(game.moves)
    kept |= {
        "match": write_match(match.before_last if game.over else match),  # the last is the game here
        "minutes": match.played_for if game.over else desk.minutes,
        "kinds": list(desk.kinds),
        "game": write_record(game),
        "rack": desk.rack.present.arrangement().notation(),
        "stage": desk.stage,
        "runs": desk.runs,
        "index": desk.index,
        "exercise": desk.exercise,
        "before": desk.before and desk.before.rack.present.arrangement().notation(),
    }
    return kept


def read_desk(kept: Any) -> Desk:
    """The table that was kept; ValueError, KeyError, TypeError or AttributeError where it is none."""
    if not isinstance(kept, dict) or type(kept.get("v")) is not int or kept.get("kind") != KIND:
        raise ValueError("no table")
    if kept["v"] != VERSION:
        raise OtherSaveVersion(f"a table of version {kept['v']}; expected {VERSION}")
    setup = TableSetup()
    for key, value in kept["setup"].items():
        setup = setup.with_value(key, value)
    if "game" not in kept:
        return Desk(setup)
    game = _game(kept["game"])
    match, minutes = read_match(kept["match"], game.settings, _game), kept["minutes"]
    if game.over:
        match = match.with_finished(game, minutes)
    kinds = tuple(kept["kinds"])
    if len(kinds) != game.settings.players - 1 or not set(kinds) <= set(KINDS):
        raise ValueError("no such players")
    log = log_of(game)
    rack = _rack(kept["rack"], game)
    return _opened(
        Desk(setup, match, game, rack, "play", kinds, log=log, told=len(log), minutes=minutes), kept
    )


def ended_desk(record: str, setup: TableSetup, index: int) -> Desk:
    """A game that has ended, at one of one's discards, which may be tried again; ValueError for another."""
    game = read_ended(record)
    kinds = tuple(setup.value(f"seat-{seat}") for seat in range(1, game.settings.players))
    match = Match(game.settings, (game,), game.first)
    log = log_of(game)
    desk = Desk(setup, match, game, Desk().rack, "settled", kinds, log=log, told=len(log)).settled()
    return desk.replayed(index).exercised(index)


def _opened(desk: Desk, kept: Mapping[str, Any]) -> Desk:
    """The same on the screen that was open."""
    screen: Screen = kept["screen"]
    if screen not in get_args(Screen) or (screen in ("deal", "play")) != desk.open:
        raise ValueError("no such screen")
    desk = replace(desk, screen=screen)
    match screen:
        case "deal":
            return replace(desk.staged(kept["stage"]), runs=kept["runs"] is True)
        case "play" if kept["before"] is not None:
            return _to_take_back(desk, kept["before"])
        case "play":
            return desk.settled()
        case "replay":
            there = desk.replayed(kept["index"])
            return there if kept["exercise"] is None else there.exercised(kept["exercise"])
    return desk


def _to_take_back(desk: Desk, rack: str) -> Desk:
    """The same with its last move, an own discard, still to be taken back."""
    game = desk.game
    assert game is not None
    move = game.moves[-1] if game.moves else None
    if move is None or desk.mine or move.verb not in (Verb.DISCARD, Verb.THROW):
        raise ValueError("no discard to take back")
    then = positions(game)[-2]
    if then.seat != YOU:
        raise ValueError("a discard of somebody else")
    log = desk.log[:-1]
    before = replace(desk, game=then, rack=_rack(rack, then), log=log, told=len(log))
    return replace(desk, before=before, advice=advise(before.view), chosen=move.tile or JOKER)


def _rack(text: str, game: Round) -> History:
    wanted = parse_arrangement(text)
    if sorted(wanted.tiles) != sorted(game.hands[YOU]):
        raise NotationError("the rack has other tiles than the game")
    return History(Layout.of(wanted))


def _game(record: str) -> Round:
    """The game of a record; a round of another kind of game is none that this table can show."""
    game = read_record(record)
    if game.has_table:
        raise NotationError(f"no table for {game.settings.rules!r}")
    return game
