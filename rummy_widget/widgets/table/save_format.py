"""The format of a saved table: its list of events, and the layout of the player's unfinished turn.

A saved file is not trusted: every value is checked, and every move is checked against the rules again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, get_args

from ...engine.faults import NotationError
from ...engine.game.coach import advise
from ...engine.game.match import Match
from ...engine.game.moves import Verb
from ...engine.game.replay import positions
from ...engine.game.round import Round
from ...engine.layout import History, parse_arrangement
from ...engine.table_melds import TableMelds, parse_table
from ...engine.table_melds.trays import layout_in_turn
from ...engine.tiles import JOKER
from ...rooms.errors import RoomError
from ...rooms.events import StoredEvent, read_event, write_event
from ...rooms.memory import MemoryTable, PlayClock
from ..lastgame import read_ended
from ..seated import YOU
from .seat_screen import Screen
from .setup import TableSetup
from .state import ScreenState, lay_out_hand

VERSION = 1
MOST_EVENTS = 20_000


class OtherSaveVersion(ValueError):
    """Raised if a table was saved in the format of another version of this program."""


def kind_of(setup: TableSetup) -> str:
    """Return the kind of a table: "melds" if the game has melds on the table, otherwise "closing".

    The two kinds are played on different pages.
    """
    return "melds" if setup.has_table else "closing"


def write_state(state: ScreenState) -> dict[str, Any]:
    """Return a table as plain values to be saved as JSON; raise ValueError if it has too many events."""
    setup, room = state.setup, state.room
    kept: dict[str, Any] = {
        "v": VERSION, "kind": kind_of(setup),
        "setup": {"game": setup.game, "preset": setup.preset, "values": dict(setup.values)},
        "screen": state.screen, "open": state.open,
    }  # fmt: skip
    if room is None or setup.own is not None:
        return kept
    if len(room.events) > MOST_EVENTS:
        raise ValueError(f"{len(room.events)} events; at most {MOST_EVENTS} are kept")
    return kept | {
        "players": room.state.terms.seats,
        "moves": len(room.past[-1].moves),
        "events": [_write_event(each) for each in room.events],
        "clock": round(room.clock(), 3),
        **write_turn(state),
        "since": state.since.notation(),
        "before": state.before and write_turn(state.before)["rack"],
        "discard": state.now.moves[-1].notation() if state.before else None,
        "stage": state.stage,
        "runs": state.runs,
        "index": state.index,
        "trying": state.trying,
    }


@lru_cache(maxsize=MOST_EVENTS)
def _write_event(stored: StoredEvent) -> tuple[float, str, str]:
    """Return an event as it is saved: its time, its type and its content.

    Results are cached, because a table is saved after every change, when most of its events are old ones.
    """
    return (round(stored.at, 3), *write_event(stored.event))


def write_turn(state: ScreenState) -> dict[str, str]:
    """Return the arrangement of the rack and the table in the unfinished turn, in notation.

    The key "rack" contains the tiles on the rack, and "table" the melds on the table.
    """
    present = state.turn.present
    return {"rack": present.arrangement().notation(), "table": TableMelds(present.melds).notation()}


def read_state(kept: Any) -> ScreenState:
    """Return the table whose saved form is *kept*, the plain values that `write_state` has returned.

    Raises ValueError, LookupError, TypeError or AttributeError if the values are invalid. The ValueError is
    an OtherSaveVersion if another version of this program has saved them.
    """
    if not isinstance(kept, dict) or type(kept.get("v")) is not int:
        raise ValueError("no table")
    if kept["v"] != VERSION:
        raise OtherSaveVersion(f"a table of version {kept['v']}; expected {VERSION}")
    setup = _setup(kept["setup"])
    if kept["kind"] != kind_of(setup):
        raise ValueError("a table of another kind")
    screen: Screen = kept["screen"]
    if screen not in get_args(Screen):
        raise ValueError("no such screen")
    if "events" not in kept:
        return ScreenState(setup)
    room = _room(kept, setup)
    game = room.past[-1]
    if (screen in ("deal", "play")) != (not game.over):
        raise ValueError("no such screen")
    pending = screen == "play" and kept["before"] is not None
    turn = lay_out_hand(game) if pending else read_turn(kept, game)
    state = ScreenState(
        setup, room.match, turn, screen, room.kinds, announced=len(game.moves),
        since=parse_table(kept["since"]), past=room.past, room=room,
    )  # fmt: skip
    match screen:
        case "deal" if not game.has_table:
            return replace(state.show_stage(kept["stage"]), runs=kept["runs"] is True)
        case "play" if pending:
            return _to_take_back(state, kept)
        case "play":
            return state.play_on()
        case "replay":
            there = replace(state, screen="settled").show_moment(kept["index"])
            return there.try_again(kept["index"]) if kept["trying"] is True else there
        case "setup" | "settled":
            return state
    raise ValueError("no such screen")


def ended_state(record: str, setup: TableSetup, index: int) -> ScreenState:
    """Return the screen on which the player can try a discard of a recorded game again, as an exercise.

    *record* is the record of the game, as a string. *index* is the number of moves before the discard, and
    *setup* is the set-up for the next game. Raises ValueError if the record or the index is invalid.
    """
    past = positions(read_ended(record))
    game = past[-1]
    kinds = tuple(setup.value(f"seat-{seat}") for seat in range(1, game.settings.players))
    match = Match(game.settings, (game,), game.first)
    hand, told = lay_out_hand(game), len(game.moves)
    state = ScreenState(setup, match, hand, "settled", kinds, announced=told, past=past)
    return state.try_again(index)


def _setup(kept: Mapping[str, Any]) -> TableSetup:
    return TableSetup(kept["game"]).with_values(kept["values"]).with_preset(kept["preset"])


def _room(kept: Mapping[str, Any], setup: TableSetup) -> MemoryTable:
    """Return the table rebuilt from its saved events, with a clock that continues from the time of saving.

    *kept* is the saved form of the table. Raises ValueError if the events are invalid.
    """
    clock, events = kept["clock"], kept["events"]
    if type(clock) not in (int, float) or not 0 <= clock < 1e9 or len(events) > MOST_EVENTS:
        raise ValueError("no such table")
    stored = []
    try:
        for version, (at, kind, body) in enumerate(events, 1):
            if type(at) not in (int, float) or not -1e9 < at <= clock:
                raise ValueError("no such time")
            stored.append(StoredEvent(version, float(at), read_event(kind, body)))
        room = MemoryTable.from_events(stored, PlayClock(float(clock)))
    except (RoomError, AssertionError) as error:
        raise ValueError("no such events") from error
    if room.past[-1].has_table is not setup.has_table:
        raise NotationError(f"no table for {room.past[-1].settings.rules!r}")
    return room


def _to_take_back(state: ScreenState, kept: Mapping[str, Any]) -> ScreenState:
    """Return the state after the saved discard, which the player may still take back.

    *state* is the state before the discard. *kept* is the saved form of the table, which contains the discard
    and the arrangement of the rack before and after it. Raises ValueError if the discard can't be taken back.
    """
    before = replace(state, turn=read_turn({"rack": kept["before"], "table": ""}, state.now))
    after = state.now.after(kept["discard"], YOU)
    move = after.moves[-1]
    if after.over or after.has_table or move.verb not in (Verb.DISCARD, Verb.THROW):
        raise ValueError("no discard to take back")
    then = replace(state, turn=read_turn(kept, after)).follow((*state.past, after), state.match)
    return replace(then, before=before, advice=advise(before.view), chosen=move.tile or JOKER)


def read_turn(kept: Mapping[str, Any], game: Round, seat: int = YOU) -> History:
    """Return the saved rack and the melds of the unfinished turn as a history with nothing to undo.

    *kept* contains the values that `write_turn` has returned, and *game* is the position of the round. Raises
    NotationError if the tiles aren't those of the player in *seat*.
    """
    rack, table = parse_arrangement(kept["rack"]), parse_table(kept["table"])
    layout = layout_in_turn(game.spread, rack, table)
    held = sorted([*layout.arrangement().tiles, *(layout.tiles[id].kind for id in layout.laid)])
    if held != sorted(game.hands[seat]):
        raise NotationError("the rack has other tiles than the round")
    return History(layout)
