"""A desk that follows a table of people: what the table's events have come to, as one seat has it.

The server's own process holds the whole position, as it does against computer players; what goes to the page
is made by the views of each table, which tell no more than the seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from ...engine.faults import NotationError
from ...engine.game.moves import Move
from ...engine.game.round import Round, begin
from ...engine.layout import SLOTS, Arrangement, History, Layout, parse_arrangement
from ...engine.tiles import Tile
from ...rooms.events import Terms
from ...rooms.state import RoomState
from ..open.desk import OpenDesk, begun_at
from ..open.setup import of_rules
from ..seated import SeatedPerson
from ..table.desk import Desk
from ..table.desk import begun_at as rack_at
from ..table.setup import TableSetup

__all__ = ["asked_moves", "followed", "left_desk", "lying_at", "relaid", "waiting"]

AnyDesk = TypeVar("AnyDesk", Desk, OpenDesk)


def followed(desk: AnyDesk, table: RoomState, seat: int, people: tuple[SeatedPerson, ...]) -> AnyDesk:
    """The desk of a seat as the table has it now; what lies tried out on it stays where it still fits."""
    game = table.game
    if game is None:
        return waiting(desk, table.terms, seat, people)
    here = replace(desk, you=seat, people=people)
    if not _goes_on(_positions(here), game):
        here = _begun(here, table)
    for move in game.moves[len(_positions(here)[-1].moves) :]:
        here = here.heard(move)
    screen = here.screen
    if game.over and screen == "play":
        screen = "settled"
    return replace(here, match=table.match, screen=screen)


def asked_moves(before: AnyDesk, candidate: AnyDesk) -> Sequence[Move]:
    """The moves of the round by which a candidate goes beyond the desk before it."""
    known, then = _positions(before), _positions(candidate)
    return then[-1].moves[len(known[-1].moves) :] if known and then else ()


def left_desk(desk: AnyDesk) -> AnyDesk:
    """The desk of whoever has left: a set-up, as before."""
    if isinstance(desk, OpenDesk):
        return OpenDesk(desk.setup, size=desk.size)
    return Desk(desk.setup, size=desk.size)


def lying_at(desk: Desk | OpenDesk) -> str:
    """The own rack as it lies, as text."""
    return _own(desk).present.arrangement().notation() if _positions(desk) else ""


def relaid(desk: AnyDesk, text: str) -> AnyDesk:
    """The own rack as a page that was left had it; tiles that have come since lie at the end of a shelf."""
    own = _own(desk)
    try:
        wanted = parse_arrangement(text)
    except NotationError:
        return desk
    left = Counter(own.present.arrangement().tiles)
    whole = left.total()
    shelves: list[list[Tile | None]] = []
    for shelf in wanted.shelves:
        shelves.append([])
        for tile in shelf:
            there = tile if tile is not None and left[tile] > 0 else None
            shelves[-1].append(there)
            left.subtract([there] if there else [])
    if 2 * left.total() > whole:  # another round's
        return desk
    if left.total():
        shorter = min(shelves, key=len)
        shorter += [None] * bool(shorter) + list(left.elements())
    layout = own.present.relaid(Arrangement((tuple(shelves[0]), tuple(shelves[1]))))
    if layout is None or max(map(len, shelves)) > SLOTS:
        return desk
    if isinstance(desk, OpenDesk):
        return replace(desk, turn=History(layout))
    return replace(desk, rack=History(layout))


def _own(desk: Desk | OpenDesk) -> History:
    return desk.turn if isinstance(desk, OpenDesk) else desk.rack


def _positions(desk: Desk | OpenDesk) -> Sequence[Round]:
    if isinstance(desk, OpenDesk):
        return desk.past
    return () if desk.game is None else (desk.game,)


def _goes_on(known: Sequence[Round], game: Round) -> bool:
    """Whether the round is the one that lies on the desk, with perhaps some moves more."""
    if not known:
        return False
    last = known[-1]
    if (last.seed, last.first, last.settings) != (game.seed, game.first, game.settings):
        return False
    here = [each.notation() for each in last.moves]
    return here == [each.notation() for each in game.moves[: len(here)]]


def waiting(desk: AnyDesk, terms: Terms, seat: int, people: tuple[SeatedPerson, ...]) -> AnyDesk:
    """Before the first deal, and for who only watches: no tiles."""
    none = History(Layout.of(Arrangement()))
    if isinstance(desk, OpenDesk):
        rules = of_rules(terms.settings.rules)
        return OpenDesk(rules, turn=none, size=desk.size, you=seat, people=people)
    return Desk(_setup(terms), rack=none, size=desk.size, you=seat, people=people)


def _begun(desk: AnyDesk, table: RoomState) -> AnyDesk:
    """A round as it was dealt."""
    assert table.game is not None
    dealt = begin(table.game.settings, table.game.seed, table.game.first)
    if isinstance(desk, OpenDesk):
        return OpenDesk(
            of_rules(dealt.settings.rules), table.match, (dealt,), begun_at(dealt, desk.you), "play",
            size=desk.size, you=desk.you, people=desk.people,
        )  # fmt: skip
    return Desk(
        _setup(table.terms), table.match, dealt, rack_at(dealt, desk.you), "play",
        size=desk.size, you=desk.you, people=desk.people,
    )  # fmt: skip


def _setup(terms: Terms) -> TableSetup:
    """The settings of a table of closes, as its set-up would say them."""
    setup = TableSetup(rules=terms.settings.rules)
    return setup.with_value("seats", str(terms.seats)).with_value("multiplier", str(terms.multiplier))
