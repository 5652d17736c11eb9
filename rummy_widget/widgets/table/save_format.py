"""A table as what is kept of it, and back: a turn that is half made lies there again.

What is read is trusted no more than what a page sends: every record is replayed, everything is checked.
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
from ...engine.table_melds import TableMelds, parse_table
from ...engine.table_melds.trays import laid_as
from ...engine.tiles import JOKER
from ..lastgame import read_ended
from ..seated import YOU
from .setup import TableSetup
from .state import Screen, ScreenState, laid_out

__all__ = ["OtherSaveVersion", "ended_state", "kind_of", "read_state", "write_state"]

VERSION = 1


class OtherSaveVersion(ValueError):
    """What was kept by another version of this program."""


def kind_of(setup: TableSetup) -> str:
    """Return the kind of a table: that of closes, or that with melds on it; each has its own page."""
    return "melds" if setup.has_table else "closing"


def write_state(state: ScreenState) -> dict[str, Any]:
    """Return what is kept of a table; ValueError if the round is too long for a record."""
    setup, match = state.setup, state.match
    kept: dict[str, Any] = {
        "v": VERSION, "kind": kind_of(setup),
        "setup": {"game": setup.game, "preset": setup.preset, "values": dict(setup.values)},
        "screen": state.screen, "open": state.open,
    }  # fmt: skip
    if not state.past or match is None or setup.own is not None:
        return kept
    game, before = state.now, state.before
    kept["players"], kept["moves"] = game.settings.players, len(game.moves)
    return kept | {
        "match": write_match(match.before_last if game.over else match),  # the last is the round here
        "minutes": match.played_for if game.over else state.minutes,
        "kinds": list(state.kinds),
        "game": write_record(game),
        **_lying(state),
        "since": state.since.notation(),
        "before": before and _lying(before)["rack"],
        "stage": state.stage,
        "runs": state.runs,
        "index": state.index,
        "trying": state.trying,
    }


def _lying(state: ScreenState) -> dict[str, str]:
    present = state.turn.present
    return {"rack": present.arrangement().notation(), "table": TableMelds(present.melds).notation()}


def read_state(kept: Any) -> ScreenState:
    """Return the table that was kept; ValueError, LookupError, TypeError or AttributeError if it is none."""
    if not isinstance(kept, dict) or type(kept.get("v")) is not int:
        raise ValueError("no table")
    if kept["v"] != VERSION:
        raise OtherSaveVersion(f"a table of version {kept['v']}; expected {VERSION}")
    setup = _setup(kept["setup"])
    if kept["kind"] != kind_of(setup):
        raise ValueError("a table of another kind")
    if "game" not in kept:
        return ScreenState(setup)
    past = _positions(kept["game"], setup)
    game = past[-1]
    kinds = tuple(kept["kinds"])
    known = {value for each in ("seat-1", "seat-2", "seat-3") for value in setup.kinds_of(each)}
    if len(kinds) != game.settings.players - 1 or not set(kinds) <= known:
        raise ValueError("no such players")
    screen: Screen = kept["screen"]
    if screen not in get_args(Screen) or (screen in ("deal", "play")) != (not game.over):
        raise ValueError("no such screen")
    match, minutes = read_match(kept["match"], game.settings), kept["minutes"]
    if game.over:
        match = match.with_finished(game, minutes)
    state = ScreenState(
        setup, match, past, _turn(kept, game), screen, kinds, told=len(game.moves), minutes=minutes,
        since=parse_table(kept["since"]),
    )  # fmt: skip
    match screen:
        case "deal" if not game.has_table:
            return replace(state.staged(kept["stage"]), runs=kept["runs"] is True)
        case "play" if kept["before"] is not None:
            return _to_take_back(state, kept["before"])
        case "play":
            return state.settled()
        case "replay":
            there = replace(state, screen="settled").replayed(kept["index"])
            return there.exercised(kept["index"]) if kept["trying"] is True else there
        case "setup" | "settled":
            return state
    raise ValueError("no such screen")


def ended_state(record: str, setup: TableSetup, index: int) -> ScreenState:
    """Return a game that has ended, at an own discard that may be tried again; ValueError for another."""
    past = positions(read_ended(record))
    game = past[-1]
    kinds = tuple(setup.value(f"seat-{seat}") for seat in range(1, game.settings.players))
    match = Match(game.settings, (game,), game.first)
    state = ScreenState(setup, match, past, laid_out(game), "settled", kinds, told=len(game.moves))
    return state.exercised(index)


def _setup(kept: Mapping[str, Any]) -> TableSetup:
    setup = TableSetup(kept["game"])
    return setup.with_values(kept["values"]).with_preset(kept["preset"])


def _positions(record: str, setup: TableSetup) -> tuple[Round, ...]:
    """Return the round of a record, move by move; NotationError if it isn't played at this table."""
    last = read_record(record)
    if last.has_table is not setup.has_table:
        raise NotationError(f"no table for {last.settings.rules!r}")
    return positions(last)


def _to_take_back(state: ScreenState, rack: str) -> ScreenState:
    """Return the state with its last move, an own discard, still to be taken back."""
    move = state.now.moves[-1] if state.now.moves else None
    if move is None or state.mine or move.verb not in (Verb.DISCARD, Verb.THROW):
        raise ValueError("no discard to take back")
    then = state.past[-2]
    if then.seat != YOU or then.has_table:
        raise ValueError("a discard of somebody else")
    before = replace(
        state, past=state.past[:-1], turn=_turn({"rack": rack, "table": ""}, then), told=len(then.moves)
    )
    return replace(state, before=before, advice=advise(before.view), chosen=move.tile or JOKER)


def _turn(kept: Mapping[str, Any], game: Round) -> History:
    """Return rack and table as they lay; NotationError if they hold other tiles than the round."""
    rack, table = parse_arrangement(kept["rack"]), parse_table(kept["table"])
    laid = sorted((table.counts() - game.spread.counts()).elements())
    if sorted([*(each.kind for each in rack.tiles), *laid]) != sorted(game.hands[YOU]):
        raise NotationError("the rack has other tiles than the round")
    start = Layout.of(rack, game.spread.melds)
    new = len(start.tiles)
    upper, lower = start.shelves
    shelves = (upper, (*lower, *range(new, new + len(laid))))
    lying = laid_as(replace(start, tiles=(*start.tiles, *laid), shelves=shelves), table)
    if lying is None:
        raise NotationError("the table has other tiles than the round")
    return History(lying)
