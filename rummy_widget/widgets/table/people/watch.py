"""A table of people as somebody without a seat has it: what lies open, one turn late, and nothing to do.

There is no rack: all that the page gets is made of `rooms.public_view.PublicView`, which holds no hand.
"""

from __future__ import annotations

from ....engine.layout import Arrangement, Layout
from ....engine.reading.table import read_tray
from ....engine.table_melds import TableMelds, rows_of
from ....rooms.public_view import PublicView
from ....rooms.state import Stage
from ....rooms.views import TableSeen
from ....text.sentences.seats import seat_name, told_to
from ....text.sentences.tiles import say_of, sentence
from ....text.words import say
from ...felt import felt, open_notes, open_piles, open_seat, row_of
from ...melds import trays_view
from ...shapes import racks
from ...shapes.felt import FeltProps, FeltSeatProps
from ...shapes.people import PeopleDeedProps, PeopleWatchProps
from .people_view import deed, has_free_seat, people_seat, sitting_at
from .seat import Watch
from .terms import game_name, terms_view


def watch_view(watch: Watch, now: float) -> PeopleWatchProps:
    """What the page draws."""
    seen = watch.seen
    game: PublicView | None = seen.game
    names = [each.name for each in sitting_at(seen, now)]
    with told_to(None, names):
        return {
            "code": watch.code,
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
    join = [deed("join", say("people-watch-join"))] if has_free_seat(seen) else []
    return [*join, deed("leave", say("people-watch-leave"))]


def _felt(seen: TableSeen, game: PublicView, now: float) -> FeltProps:
    seats = [_seat(seen, game, seat, now) for seat in range(len(game.sizes))]
    return felt("game", seats=seats, piles=open_piles(game), row=row_of(game.row, take=None))


def _seat(seen: TableSeen, game: PublicView, seat: int, now: float) -> FeltSeatProps:
    kinds, at = game.settings.rules.tiles.kinds[:1], sitting_at(seen, now)[seat]
    notes = open_notes(game, seat)
    if game.thrown[seat]:
        notes.append(say("note-thrown", count=game.thrown[seat]))
    label = say_of(kinds, "people-watch-seat", who=seat_name(seat), kind=at.about, count=game.sizes[seat])
    return {
        **open_seat(game, seat),
        "kind": at.about,
        "turn": seen.seats[seat].plays,
        "score": seen.scores[seat],
        "notes": [*notes, *filter(None, [at.says])],
        "label": sentence(label),
    }


def _melds(game: PublicView, spread: TableMelds) -> list[racks.TrayProps]:
    layout = Layout.of(Arrangement(((), ())), spread.melds)
    return trays_view(layout, [read_tray(row, game.settings.rules) for row in rows_of(layout)])
