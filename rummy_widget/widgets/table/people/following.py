"""A screen that follows a table of people: what the table's events have come to, as one seat has it.

The server's own process holds the whole position, as it does against computer players; what goes to the page
is made by the views of each table, which tell no more than the seat may know.
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
    """Return the screen of a seat as the table has it now; what is tried out there stays where it fits.

    *tile* is the id of the tile that was just discarded here.
    """
    game = table.game
    if game is None:
        return await_deal(state, table.terms, seat, people)
    here = replace(state, you=seat, people=people)
    if not here.past or not _goes_on(here.now, game):
        here = _begin(here, table)
    judged = {len(each.moves): each for each in table.lately}
    past = list(here.past)
    for move in game.moves[len(here.now.moves) :]:
        past.append(judged.get(len(past[-1].moves) + 1) or past[-1].after(move))
    return here.follow(past, table.match, tile)


def leave_table(state: ScreenState) -> ScreenState:
    """Return the screen of somebody who has left: a set-up, as before."""
    return ScreenState(state.setup, size=state.size)


def write_draft(state: ScreenState) -> str:
    """Return how the own tiles lie, rack and half-made turn, as the table keeps it for its seat."""
    return json.dumps(write_turn(state)) if state.past else ""


def lay_again(state: ScreenState, draft: str) -> ScreenState:
    """Return the own tiles as a draft has them, or the rack at least if the table has changed since then.

    New tiles lie at the end of a shelf. A draft that can't be read, or of another round, changes nothing.
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
    """Whether this is the round that is known, with perhaps some moves more."""
    if (known.seed, known.first, known.settings) != (game.seed, game.first, game.settings):
        return False
    here = [each.notation() for each in known.moves]
    return here == [each.notation() for each in game.moves[: len(here)]]


def await_deal(state: ScreenState, terms: Terms, seat: int, people: tuple[SeatedPerson, ...]) -> ScreenState:
    """Return the screen before the first deal, and of somebody who only watches: no tiles."""
    return ScreenState(_setup(terms), size=state.size, you=seat, people=people)


def _begin(state: ScreenState, table: RoomState) -> ScreenState:
    """Return the screen with a round as it was dealt."""
    assert table.game is not None
    dealt = begin(table.game.settings, table.game.seed, table.game.first)
    return ScreenState(
        _setup(table.terms), table.match, lay_out_hand(dealt, state.you), "play", size=state.size,
        you=state.you, people=state.people, past=(dealt,),
    )  # fmt: skip


def _setup(terms: Terms) -> TableSetup:
    """Return the terms of a table as its set-up would say them."""
    setup = setup_of(terms.settings.rules)
    if setup.has_table:
        return setup
    return setup.with_values({"seats": str(terms.seats), "multiplier": str(terms.multiplier)})
