"""What the page is sent of a table of people; the types are in `shapes.people`.

What spectators see is made from a `PublicView`, which has no player's hidden tiles.
"""

from __future__ import annotations

from ....engine.layout import Arrangement, Layout
from ....engine.reading.table import read_tray
from ....engine.table_melds import TableMelds, rows_of
from ....rooms.clients import served
from ....rooms.events import PHRASES
from ....rooms.public_view import PublicView
from ....rooms.sentences import phrase_text, term_sentences
from ....rooms.state import Stage
from ....rooms.views import SeatSeen, TableSeen
from ....text.sentences.seats import named, seat_name, told_to
from ....text.sentences.tiles import joined, say_of, sentence
from ....text.words import say
from ...felt import felt, open_notes, open_piles, open_seat, row_of
from ...melds import trays_view
from ...places import is_site
from ...qr import qr_path
from ...seated import SeatedPerson
from ...shapes import people as shapes
from ...shapes.felt import FeltProps, FeltSeatProps
from ...shapes.racks import TrayProps
from .seat import Seat, Watch
from .terms import fields_view, house_view

SAYS = 12.0
"""Seconds for which a phrase is shown beside the name."""
_WORDS = (
    "title", "about", "name", "how-many", "make", "code", "join", "people", "copy", "copied", "phrases",
    "moved-about", "door", "qr", "terms", "go", "watch", "watch-log",
)  # fmt: skip


def people_view(
    there: Seat | Watch | None, trouble: str | None, now: float, elsewhere: str | None, full: str | None
) -> shapes.PeopleProps:  # fmt: skip
    """Return how to make or join a table, and the table that this page plays at or watches.

    *there* is the page's seat or its place as a spectator; None if it is at no table. *trouble* is a sentence
    on what went wrong, *now* the time in seconds. *elsewhere* is the address of the page that plays the
    table's game, *full* the code of a table without free seats.
    """
    return {
        "needs": say("people-needs") if is_site() else None,
        "wide": None if served() or is_site() else say("people-wide"),
        "room": _room(there, now) if isinstance(there, Seat) else None,
        "watch": _watch(there, now) if isinstance(there, Watch) else None,
        "trouble": trouble,
        "elsewhere": elsewhere,
        "full": full,
        "words": {key: say(f"people-{key}") for key in _WORDS},
    }


def sitting_at(seen: TableSeen, now: float) -> tuple[SeatedPerson, ...]:
    """Return the people at a table: names, what they are doing, and what they just said."""
    said = _said(seen, now)
    return tuple(
        SeatedPerson(_name(each), _state(seen, each), said.get(each.seat, "")) for each in seen.seats
    )


def _name(seat: SeatSeen) -> str:
    return sentence(seat.name) if seat.name else say("people-free")


def _said(seen: TableSeen, now: float) -> dict[int, str]:
    return {
        each.seat: say("people-says", text=phrase_text(each.phrase))
        for each in seen.heard
        if now - each.at < SAYS
    }


def _state(seen: TableSeen, seat: SeatSeen) -> str:
    """Return the state of a seat in a word or two, such as "away" or "thinking"."""
    if not seat.name:
        state = "free"
    elif not seat.person:
        state = "left" if seat.left else "computer"
    elif seat.held or seat.away is not None:
        state = "held" if seat.held else "away"
    elif seen.stage is Stage.PLAYING:
        state = "thinks" if seat.plays else "here"
    else:
        state = "ready" if seat.ready else "waits"
    return say("people-state", state=state)


def _room(seat: Seat, now: float) -> shapes.PeopleRoomProps:
    seen, link = seat.seen, seat.link
    path, size = (link and seen.stage is not Stage.PLAYING and qr_path(link)) or (None, 0)
    return {
        "stage": str(seen.stage),  # type: ignore[typeddict-item]
        "title": say("people-table", game=say("game-name", game=seen.terms.game)),
        "text": _text(seen),
        "code": seat.code,
        "ticket": {"room": seat.room, "code": seat.code, "token": seat.ticket.token},
        "link": link,
        "qr": path,
        "size": size,
        "moved": seat.moved,
        "watchers": say("people-watchers", count=seat.watchers) if seat.watchers else None,
        "missing": _missing(seen, now),
        "terms": term_sentences(seen.terms),
        "fields": fields_view(seen),
        "house": house_view(seen),
        "seats": [_seat_view(seen, each, now) for each in seen.seats],
        "primary": primary_of(seen),
        "deeds": _deeds(seat),
        "phrases": [{"key": each, "text": phrase_text(each)} for each in PHRASES],
    }


def _seat_view(seen: TableSeen, seat: SeatSeen, now: float) -> shapes.PeopleSeatProps:
    deeds: list[shapes.PeopleDeedProps] = []
    if seen.seat is None:
        pass
    elif seen.stage is not Stage.PLAYING:
        if not seat.name:
            deeds.append(_deed("fill", say("people-fill"), seat=seat.seat))
        elif not seat.person and not seat.left:
            deeds.append(_deed("empty", say("people-empty"), seat=seat.seat))
    elif _waited_for(seat) and seen.terms.hold_after:
        deeds.append(_hold(seen, seat, now))
    name = say("people-you", name=_name(seat)) if seat.mine else _name(seat)
    return {
        "seat": seat.seat,
        "name": name,
        "state": _state(seen, seat),
        "mine": seat.mine,
        "free": not seat.name,
        "away": seat.away is not None,
        "ready": seat.ready or (bool(seat.name) and not seat.person and not seat.left),
        "says": _said(seen, now).get(seat.seat, ""),
        "deeds": deeds,
    }


def _waited_for(seat: SeatSeen) -> bool:
    """Return whether a seat belongs to another player who is away and for whom no computer plays."""
    return seat.away is not None and not seat.held and not seat.mine


def _hold(seen: TableSeen, seat: SeatSeen, now: float) -> shapes.PeopleDeedProps:
    left = round((seat.away or 0) + seen.terms.hold_after - now)
    why = say("people-hold-later", seconds=left) if left > 0 else None
    return _deed("hold", say("people-hold"), seat=seat.seat, why=why)


def _missing(seen: TableSeen, now: float) -> shapes.PeopleMissingProps | None:
    """Return a note on what the table is waiting for, such as an absent player; None if no note is needed.

    The note has a button if a computer may play for that player. If a computer has played for the person at
    this page while they were away, the note says so instead.
    """
    if seen.stage is Stage.GATHERING:
        return None
    if seen.stage is not Stage.PLAYING:
        return {"text": _text(seen), "deed": None}
    for seat in seen.seats:
        if seat.plays and _waited_for(seat):
            hold = _hold(seen, seat, now) if seen.terms.hold_after else None
            why = hold["why"] if hold else None
            text = say("people-missing", who=named(_name(seat)), hold="yes" if hold else "no")
            return {"text": " ".join(filter(None, (text, why))), "deed": hold}
        if seat.mine and seat.stood_in and not seat.held:
            return {"text": say("people-stood-in", count=seat.stood_in), "deed": None}
    return None


def _deed(act: str, text: str, *, seat: int | None = None, why: str | None = None) -> shapes.PeopleDeedProps:
    return {"act": act, "seat": seat, "text": text, "why": why}


def _late(seen: TableSeen) -> list[SeatSeen]:
    """Return the seats of the other people for whom the next deal waits, because they aren't ready yet.

    Once a match has begun, the deal doesn't wait for players who are away.
    """
    gathering = seen.stage is Stage.GATHERING
    return [
        each for each in seen.seats
        if each.person and not each.mine and not each.ready and (gathering or each.away is None)
    ]  # fmt: skip


def primary_of(seen: TableSeen) -> shapes.PeopleDeedProps:
    """Return the action of the main button: "ready", or "deal" once all the others are ready."""
    deal = say("people-deal", stage=str(seen.stage))
    if seen.stage is Stage.PLAYING:
        return _deed("deal", deal, why=say("not-now"))
    if _has_free_seat(seen):
        return _deed("deal", deal, why=say("rooms-seats-free"))
    if not _late(seen):
        return _deed("deal", deal)
    if not _own_seat(seen).ready:
        return _deed("ready", say("people-ready"))
    return _deed("deal", deal, why=say("rooms-not-ready"))


def _deeds(seat: Seat) -> list[shapes.PeopleDeedProps]:
    seen = seat.seen
    ready = _own_seat(seen).ready and seen.stage is not Stage.PLAYING
    return [
        *([_deed("unready", say("people-unready"))] if ready else []),
        _deed("link", say("people-link")),
        _deed("leave", say("people-leave-really" if seat.leaving else "people-leave")),
    ]


def _own_seat(seen: TableSeen) -> SeatSeen:
    return next(each for each in seen.seats if each.mine)


def _has_free_seat(seen: TableSeen) -> bool:
    """Return whether a seat is free."""
    return any(not each.name for each in seen.seats)


def _text(seen: TableSeen) -> str:
    """Return what this player should do next."""
    if seen.stage is Stage.PLAYING:
        return say("people-playing")
    if _has_free_seat(seen):
        return say("people-gather")
    late = [_name(each) for each in _late(seen)]
    if not late:
        return say("people-all-ready")
    if not _own_seat(seen).ready:
        return say("people-ask")
    return say("people-late", who=joined(late), count=len(late))


# ---- A table that is watched: what lies open, one turn late, and no rack ----------------------------


def _watch(watch: Watch, now: float) -> shapes.PeopleWatchProps:
    """Return the props of a table for a spectator."""
    seen = watch.seen
    game: PublicView | None = seen.game
    names = [each.name for each in sitting_at(seen, now)]
    with told_to(None, names):
        return {
            "code": watch.code,
            "title": say("people-table", game=say("game-name", game=seen.terms.game)),
            "text": _watch_text(seen),
            "about": say("people-watch-about"),
            "seats": [] if game is not None else [_seat_view(seen, each, now) for each in seen.seats],
            "felt": None if game is None else _felt(seen, game, now),
            "melds": [] if game is None or game.spread is None else _melds(game, game.spread),
            "log": [] if game is None else list(reversed(game.told)),
            "end": [] if game is None else list(game.end),
            "terms": term_sentences(seen.terms),
            "deeds": _watch_deeds(seen),
        }


def _watch_text(seen: TableSeen) -> str:
    if seen.stage is Stage.GATHERING:
        return say("people-watch-gathering")
    if seen.stage is not Stage.PLAYING:
        return say("people-watch-between")
    return say("turn-other", who=seat_name(next(each.seat for each in seen.seats if each.plays)))


def _watch_deeds(seen: TableSeen) -> list[shapes.PeopleDeedProps]:
    join = [_deed("join", say("people-watch-join"))] if _has_free_seat(seen) else []
    return [*join, _deed("leave", say("people-watch-leave"))]


def _felt(seen: TableSeen, game: PublicView, now: float) -> FeltProps:
    seats = [_seat(seen, game, seat, now) for seat in range(len(game.sizes))]
    return felt("game", seats=seats, piles=open_piles(game), row=row_of(game.row))


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


def _melds(game: PublicView, spread: TableMelds) -> list[TrayProps]:
    layout = Layout.of(Arrangement(((), ())), spread.melds)
    return trays_view(layout, [read_tray(row, game.settings.rules) for row in rows_of(layout)])
