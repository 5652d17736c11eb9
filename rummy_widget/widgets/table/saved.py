"""A table as what is kept of it, and back: set-up, match, game, the own rack as it lies, and what is open.

What is read back is trusted no more than what a page sends: every record is replayed, everything is checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, get_args

from ...faults import NotationError
from ...game.closing.coach import advise
from ...game.closing.position import ClosingPosition
from ...game.closing.replay import positions
from ...game.match import Match, Tally
from ...game.moves import Verb
from ...game.records import read_record, write_record
from ...layout import History, Layout, parse_arrangement
from ...tiles import JOKER
from ..lastgame import read_ended
from ..seated import YOU
from .desk import Desk, Screen
from .log import log_of
from .setup import KINDS, Setup

__all__ = ["OtherVersion", "ended_desk", "read_desk", "write_desk"]

VERSION = 2
_MOST_GAMES = 20  # of a match that are kept with their moves
_MOST_TEXT = 400_000  # characters of all these
_MOST_NUMBER = 10**9


class OtherVersion(ValueError):
    """What was kept by a program that is newer, or much older."""


def write_desk(desk: Desk) -> dict[str, Any]:
    """What is kept of a table; ValueError where the game is too long for a record."""
    kept: dict[str, Any] = {
        "v": VERSION, "setup": dict(desk.setup.values), "screen": desk.screen, "open": desk.open,
    }  # fmt: skip
    game, match = desk.game, desk.match
    if game is None or match is None:
        return kept
    kept["players"], kept["moves"] = game.settings.players, len(game.moves)
    if game.over:  # it is in the match, as its last
        match = replace(match, finished=match.finished[:-1])
    match = match.shortened(_MOST_GAMES)
    finished = [write_record(each) for each in match.finished]
    while sum(map(len, finished)) > _MOST_TEXT:
        match, finished = match.shortened(len(finished) - 1), finished[1:]
    kept["match"] = {
        "first": match.first,
        "finished": finished,
        "earlier": match.earlier,
        "tallied": [[each.closes, each.points, each.bonuses, each.score] for each in match.tallied],
    }
    kept |= {
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
    if not isinstance(kept, dict) or type(kept.get("v")) is not int:
        raise ValueError("no table")
    if kept["v"] not in (1, VERSION):
        raise OtherVersion(f"a table of version {kept['v']}; expected {VERSION}")
    setup = Setup()
    for key, value in kept["setup"].items():
        setup = setup.with_value(key, value)
    if "game" not in kept:
        return Desk(setup)
    game = _game(kept["game"])
    match = _match(kept if kept["v"] == 1 else kept["match"], game)
    kinds = tuple(kept["kinds"])
    if len(kinds) != game.settings.players - 1 or not set(kinds) <= set(KINDS):
        raise ValueError("no such players")
    log = log_of(game)
    desk = Desk(setup, match, game, _rack(kept["rack"], game), "play", kinds, log=log, told=len(log))
    return desk.settled() if kept["v"] == 1 else _opened(desk, kept)


def ended_desk(record: str, setup: Setup, index: int) -> Desk:
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
            return replace(desk.staged(kept["stage"]), runs=kept.get("runs") is True)
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


def _rack(text: str, game: ClosingPosition) -> History:
    wanted = parse_arrangement(text)
    if sorted(wanted.tiles) != sorted(game.hands[YOU].tiles()):
        raise NotationError("the rack has other tiles than the game")
    return History(Layout.of(wanted))


def _game(record: str) -> ClosingPosition:
    """The game of a record; a round of another kind of game is none that this table can show."""
    game = read_record(record)
    if not isinstance(game, ClosingPosition):
        raise NotationError(f"no table for {game.settings.rules!r}")
    return game


def _match(kept: Mapping[str, Any], game: ClosingPosition) -> Match:
    players = game.settings.players
    first, earlier = kept["first"], kept.get("earlier", 0)
    tallied = tuple(Tally(*map(_number, each)) for each in kept.get("tallied", ()))
    if _number(first) not in range(players) or _number(earlier) < 0 or len(tallied) not in (0, players):
        raise ValueError("no such match")
    finished = tuple(_ended(map(_game, kept["finished"]), players))
    match = Match(game.settings, finished, first, earlier, tallied)
    return match.with_finished(game) if game.over else match


def _number(value: object) -> int:
    if type(value) is not int or abs(value) > _MOST_NUMBER:
        raise ValueError("no such number")
    return value


def _ended(games: Iterable[ClosingPosition], players: int) -> Iterable[ClosingPosition]:
    for game in games:
        if not game.over or game.settings.players != players:
            raise ValueError("no game of this match that has ended")
        yield game
