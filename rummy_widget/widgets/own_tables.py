"""The list "Your tables" on the home page and beside the forms: tables at which this browser has a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..engine.rules import GAMES
from ..rooms import open_tables
from ..rooms.errors import RoomError
from ..rooms.state import Stage
from ..text.sentences.seats import safe_name
from ..text.sentences.tiles import joined, sentence
from ..text.words import say
from .places import PLAY, TABLES, page_path
from .shapes.people import OwnTableProps

if TYPE_CHECKING:
    from ..rooms.referee import Referee
    from ..rooms.views import TableView

MOST_OWN = 6
"""How many tables are listed; the ones that were changed last."""


def own_tables(tokens: Mapping[str, object], referee: Referee | None = None) -> list[OwnTableProps]:
    """Return the data with which a page lists the tables at which its browser has a seat.

    *tokens* maps the code of each table to the secret of the seat, as the browser has stored them; no
    database is opened if it is empty. *referee* is the referee that knows the tables, if there is one
    already. If the database does not answer, no table is listed.
    """
    if not tokens:
        return []
    try:
        found = (referee or open_tables()).own_tables(tokens, MOST_OWN)
    except RoomError:
        return []
    return [_own_table(about.code, seen) for about, seen in found]


def table_path(game: str, code: str) -> str:
    """Return the address of the page on which a game is played, with a query that opens the table *code*."""
    page = TABLES if GAMES[game].close is None else PLAY
    return f"{page_path(page)}?room={code}"


def _own_table(code: str, table: TableView) -> OwnTableProps:
    names = [sentence(each.name) for each in table.seats if each.name]
    return {
        "code": code,
        "title": say("game-name", game=table.terms.game),
        "people": joined([safe_name(each) for each in names]),
        "text": _state(table),
        "href": table_path(table.terms.game, code),
        "mine": table.stage is Stage.PLAYING and any(each.mine and each.plays for each in table.seats),
        "over": table.stage is Stage.OVER,
    }


def _state(table: TableView) -> str:
    """Return a short text that says whose turn it is at a table, or what else the table waits for."""
    if table.stage is not Stage.PLAYING:
        return say("people-own-state", state=str(table.stage), who="")
    plays = next(each for each in table.seats if each.plays)
    state = "yours" if plays.mine else "theirs"
    return say("people-own-state", state=state, who=safe_name(sentence(plays.name)))
