"""A table of an open game as what is kept of it, and back: also a turn that is half made lies there again.

What is read back is trusted no more than what a page sends: the round is replayed, everything is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

from ...engine.faults import NotationError
from ...engine.game.match_record import read_match, write_match
from ...engine.game.records import read_record, write_record
from ...engine.game.round import Round, begin
from ...engine.layout import History, Layout, parse_arrangement
from ...engine.table_melds import TableMelds, parse_table
from ...engine.table_melds.trays import laid_as
from ..seated import YOU
from ..table.saved import OtherSaveVersion
from .desk import OpenDesk
from .setup import OpenSetup
from .state import OpenScreen

__all__ = ["KIND", "read_open", "write_open"]

KIND = "open"
VERSION = 1


def write_open(desk: OpenDesk) -> dict[str, Any]:
    """What is kept of a table; ValueError where the round is too long for a record."""
    setup = desk.setup
    kept: dict[str, Any] = {
        "v": VERSION, "kind": KIND,
        "setup": {"game": setup.game, "preset": setup.preset, "values": dict(setup.values)},
        "screen": desk.screen, "open": desk.open,
    }  # fmt: skip
    match = desk.match
    if not desk.past or match is None or setup.own is not None:
        return kept
    game = desk.now
    kept["players"], kept["moves"] = game.settings.players, len(game.moves)
    return kept | {
        "match": write_match(match.before_last if game.over else match),  # the last is the round here
        "minutes": match.played_for if game.over else desk.minutes,
        "kinds": list(desk.kinds),
        "game": write_record(game),
        "rack": desk.turn.present.arrangement().notation(),
        "table": TableMelds(desk.turn.present.melds).notation(),
        "since": desk.since.notation(),
        "index": desk.index,
        "exercise": desk.exercise,
    }


def read_open(kept: Any) -> OpenDesk:
    """The table that was kept; ValueError, KeyError, TypeError or AttributeError where it is none."""
    if not isinstance(kept, dict) or type(kept.get("v")) is not int or kept.get("kind") != KIND:
        raise ValueError("no table of an open game")
    if kept["v"] != VERSION:
        raise OtherSaveVersion(f"a table of version {kept['v']}; expected {VERSION}")
    setup = _setup(kept["setup"])
    if "game" not in kept:
        return OpenDesk(setup)
    past = _positions(kept["game"])
    game = past[-1]
    kinds = tuple(kept["kinds"])
    known = {value for each in ("seat-1", "seat-2", "seat-3") for value in setup.kinds_of(each)}
    if len(kinds) != game.settings.players - 1 or not set(kinds) <= known:
        raise ValueError("no such players")
    screen: OpenScreen = kept["screen"]
    if screen not in get_args(OpenScreen) or (screen == "play") != (not game.over):
        raise ValueError("no such screen")
    match, minutes = read_match(kept["match"], game.settings), kept["minutes"]
    if game.over:
        match = match.with_finished(game, minutes)
    desk = OpenDesk(
        setup,
        match,
        past,
        screen=screen,
        kinds=kinds,
        minutes=minutes,
        since=parse_table(kept["since"]),
        told=len(game.moves),
    )
    if screen == "replay":
        index = kept["index"]
        desk = replace(desk, screen="settled").replayed(index)
        return desk.exercised(index) if kept["exercise"] is True else desk
    return replace(desk, turn=_turn(kept, game)).settled()


def _setup(kept: Mapping[str, Any]) -> OpenSetup:
    setup = OpenSetup().with_game(kept["game"])
    return setup.with_values(kept["values"]).with_preset(kept["preset"])


def _positions(record: str) -> tuple[Round, ...]:
    """The round of a record, move by move; one of a game of closes is none that this table can show."""
    last = read_record(record)
    if not last.has_table:
        raise NotationError(f"no table for {last.settings.rules!r}")
    here = begin(last.settings, last.seed, last.first)
    past: list[Round] = [here]
    for move in last.moves:
        past.append(past[-1].after(move))
    return tuple(past)


def _turn(kept: Mapping[str, Any], game: Round) -> History:
    """Rack and table as they lay; where they hold other tiles than the round, it is no table."""
    rack, table = parse_arrangement(kept["rack"]), parse_table(kept["table"])
    start = Layout.of(rack, game.spread.melds)
    own = sorted([*(each.kind for each in rack.tiles), *_laid(game.spread, table)])
    if own != sorted(game.hands[YOU]):
        raise NotationError("the rack has other tiles than the round")
    new = len(start.tiles)
    laid = _laid(game.spread, table)
    tiles = (*start.tiles, *laid)
    upper, lower = start.shelves
    waiting = replace(start, tiles=tiles, shelves=(upper, (*lower, *range(new, new + len(laid)))))
    lying = laid_as(waiting, table)
    if lying is None:
        raise NotationError("the table has other tiles than the round")
    return History(lying)


def _laid(before: TableMelds, table: TableMelds) -> list[Any]:
    return sorted((table.counts() - before.counts()).elements())
