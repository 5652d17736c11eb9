"""Update a player's screen with what has happened at a multiplayer table.

The kernel on the server knows the whole position, as in a game against computer players; the page gets only
what the player may know.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

from ....engine.faults import NotationError
from ....engine.game.round import Round, begin
from ....engine.layout import History, parse_arrangement
from ....rooms.events import Terms
from ....rooms.state import RoomState
from ...seated import SeatedPerson
from ..save_format import read_turn, write_turn
from ..setup import TableSetup, setup_of
from ..state import ScreenState, lay_out_hand


def follow(
    state: ScreenState, table: RoomState, seat: int, people: tuple[SeatedPerson, ...], tile: int | None = None
) -> ScreenState:
    """Return a player's screen (*state*), updated with what has happened at the multiplayer *table*.

    Tiles that the player has put on the table only to try something out stay there if they still fit. *seat*
    is the player's seat, and *people* contains an entry for every seat. *tile* is the id of the tile that the
    player has just discarded on this screen; None if there is none.
    """
    game = table.game
    if game is None:
        return await_deal(state, table.terms, seat, people)
    here = replace(state, you=seat, people=people)
    if not here.past or not _goes_on(here.now, game):
        here = _begin(here, table)
    judged = {len(each.moves): each for each in table.recent}
    past = list(here.past)
    for move in game.moves[len(here.now.moves) :]:
        past.append(judged.get(len(past[-1].moves) + 1) or past[-1].after(move))
    return here.follow(past, table.match, tile)


def leave_table(state: ScreenState) -> ScreenState:
    """Return the screen after the player has left a multiplayer table: the settings of a new game."""
    return ScreenState(state.setup, size=state.size)


def write_draft(state: ScreenState) -> str:
    """Return a string, to be stored for the seat, that describes how the player's tiles are laid out.

    It contains the arrangement of the rack, and the melds on the table as they are in the unfinished turn. It
    is '' before the first deal.
    """
    return json.dumps(write_turn(state)) if state.past else ""


def restore_draft(state: ScreenState, draft: str) -> ScreenState:
    """Return the screen with the player's tiles laid out as in *draft*, a string made by `write_draft`.

    If the tiles or the melds have changed since, only the arrangement of the rack is restored; tiles drawn
    since go to the end of a shelf. If *draft* can't be read, or is from another round, the screen is returned
    unchanged.
    """
    try:
        kept = json.loads(draft)
        wanted = parse_arrangement(kept["rack"])
        with suppress(NotationError):
            return replace(state, turn=read_turn(kept, state.now, state.you))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return state
    layout = state.turn.present.arranged_like(wanted)
    return state if layout is None else replace(state, turn=History(layout))


def _goes_on(known: Round, game: Round) -> bool:
    """Return whether *game* is the same position as *known*, or a later one of the same round."""
    if (known.seed, known.first, known.settings) != (game.seed, game.first, game.settings):
        return False
    here = [each.notation() for each in known.moves]
    return here == [each.notation() for each in game.moves[: len(here)]]


def await_deal(state: ScreenState, terms: Terms, seat: int, people: tuple[SeatedPerson, ...]) -> ScreenState:
    """Return a screen without tiles, for a player before the first deal or for a spectator.

    *state* is the screen so far. *terms* are the settings of the table, *seat* is the seat of the person at
    the screen, and *people* contains an entry for every seat.
    """
    return ScreenState(_setup(terms), size=state.size, you=seat, people=people)


def _begin(state: ScreenState, table: RoomState) -> ScreenState:
    """Return a new screen for the same seat, which shows the table's round as it was before any move."""
    assert table.game is not None
    dealt = begin(table.game.settings, table.game.seed, table.game.first)
    return ScreenState(
        _setup(table.terms), table.match, lay_out_hand(dealt, state.you), "play", size=state.size,
        you=state.you, people=state.people, past=(dealt,),
    )  # fmt: skip


def _setup(terms: Terms) -> TableSetup:
    """Return the set-up of a screen that corresponds to the terms (the settings) of a multiplayer table."""
    setup = setup_of(terms.settings.rules)
    if setup.has_table:
        return setup
    return setup.with_values({"seats": str(terms.seats), "multiplier": str(terms.multiplier)})
