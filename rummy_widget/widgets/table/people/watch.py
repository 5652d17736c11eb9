"""A table of people as somebody without a seat has it: what lies open, one turn late, and nothing to do.

There is no rack: all that the page gets is made of `rooms.public_view.PublicView`, which holds no hand.
"""

from __future__ import annotations

from ....engine.layout import Arrangement, Layout
from ....engine.reading.table import read_tray
from ....engine.rules import LaidScore
from ....engine.table_melds import TableMelds, rows_of
from ....rooms.public_view import PublicView
from ....rooms.referee import Referee, Watcher
from ....rooms.state import Stage
from ....rooms.views import TableSeen
from ....text.sentences.seats import seat_name, told_to
from ....text.sentences.tiles import say_of, sentence, tile_name
from ....text.words import say
from ...felt import pile, row_of
from ...melds import trays_view
from ...rack_view import tiles_view
from ...shapes import racks
from ...shapes.felt import FeltProps, FeltSeatProps, PileProps
from ...shapes.people import PeopleDeedProps, PeopleWatchProps
from .people_view import deed, people_seat, sitting_at, state_of
from .terms import game_name, terms_view


class Watch:
    """Who watches, and the table as they last saw it."""

    def __init__(self, referee: Referee, watcher: Watcher) -> None:
        self.referee, self.watcher = referee, watcher
        self.seen: TableSeen
        self.told: int
        self.look()
        self.told = max((each.version for each in self.seen.heard), default=0)
        self.moves = self._made

    @property
    def room(self) -> str:
        """The table's."""
        return self.watcher.room

    @property
    def number(self) -> None:
        """No seat."""

    @property
    def _made(self) -> int:
        return len(self.seen.game.moves) if self.seen.game is not None else 0

    def look(self) -> bool:
        """Whether there was something new."""
        before = getattr(self, "seen", None)
        self.seen = self.referee.watched(self.watcher.room)
        return before is None or before.version != self.seen.version

    def news(self) -> list[str]:
        """What happened since this was asked last."""
        game, before = self.seen.game, self.moves
        self.moves = self._made
        if game is None or self._made <= before:
            return []
        return [*game.told[before - self._made :], *game.end[:1]]

    def live(self) -> None:
        """The page lives."""
        self.referee.watches(self.watcher)

    def step(self) -> None:
        """The table goes on without who watches."""


def watch_view(watch: Watch, now: float) -> PeopleWatchProps:
    """What the page draws."""
    seen = watch.seen
    game: PublicView | None = seen.game
    names = [each.name for each in sitting_at(seen, now)]
    with told_to(None, names):
        return {
            "code": watch.watcher.code,
            "title": say("people-table", game=game_name(seen.terms.game)),
            "text": _text(seen),
            "about": say("people-watch-about"),
            "seats": [] if game is not None else [people_seat(seen, each, now) for each in seen.seats],
            "felt": None if game is None else _felt(seen, game, now),
            "melds": [] if game is None or game.spread is None else _melds(game, game.spread),
            "log": [] if game is None else list(reversed(game.told)),
            "end": [] if game is None else list(game.end),
            "terms": terms_view(seen),
            "deeds": _deeds(seen),
        }


def _text(seen: TableSeen) -> str:
    if seen.stage is Stage.GATHERING:
        return say("people-watch-gathering")
    if seen.stage is not Stage.PLAYING:
        return say("people-watch-between")
    return say("asked-other", who=seat_name(next(each.seat for each in seen.seats if each.plays)))


def _deeds(seen: TableSeen) -> list[PeopleDeedProps]:
    free = any(not each.name for each in seen.seats)
    join = [deed("join", say("people-watch-join"))] if free else []
    return [*join, deed("leave", say("people-watch-leave"))]


def _felt(seen: TableSeen, game: PublicView, now: float) -> FeltProps:
    return {
        "kind": "game",
        "label": say("scene-label-table"),
        "told": [],
        "seats": [_seat(seen, game, seat, now) for seat in range(len(game.sizes))],
        "stacks": [],
        "piles": list(_piles(game)),
        "row": row_of(game.row, take=None),
    }


def _piles(game: PublicView) -> list[PileProps]:
    kinds, count = game.settings.rules.tiles.kinds[:1], game.stock_count
    found = [pile("stock", say_of(kinds, "open-stock", count=count), count=count)]
    if game.trump is not None:
        text = sentence(say("trump-label", tile=tile_name(game.trump)))
        found.append(pile("trump", text, tile=game.trump))
    return found


def _seat(seen: TableSeen, game: PublicView, seat: int, now: float) -> FeltSeatProps:
    rules, at = game.settings.rules, seen.seats[seat]
    opening = rules.opening is not None
    notes = [say("note-first")] if game.first == seat else []
    if opening and game.opened[seat]:
        notes.append(say("open-note-opened"))
    if isinstance(rules.score, LaidScore):
        notes.append(say("open-note-points", points=game.points[seat]))
    if game.thrown[seat]:
        notes.append(say("note-thrown", count=game.thrown[seat]))
    notes += filter(None, [sitting_at(seen, now)[seat].says])
    name, state, count = seat_name(seat), state_of(seen, at), game.sizes[seat]
    return {
        "seat": seat,
        "name": name,
        "kind": state,
        "you": False,
        "turn": at.plays,
        "first": game.first == seat,
        "tiles": count,
        "score": seen.scores[seat],
        "thrown": tiles_view(each.tile for each in game.row if each.seat == seat),
        "known": [],
        "notes": notes,
        "hand": None,
        "label": sentence(
            say_of(rules.tiles.kinds[:1], "people-watch-seat", who=name, kind=state, count=count)
        ),
    }


def _melds(game: PublicView, spread: TableMelds) -> list[racks.TrayProps]:
    layout = Layout.of(Arrangement(((), ())), spread.melds)
    return trays_view(layout, [read_tray(row, game.settings.rules) for row in rows_of(layout)])
