"""What the page is told of a table of people; `shapes.people` has the shapes."""

from __future__ import annotations

from ....rooms.clients import served
from ....rooms.events import PHRASES
from ....rooms.state import Stage
from ....rooms.views import SeatSeen, TableSeen, phrase_text
from ....text.sentences.seats import named
from ....text.sentences.tiles import joined, sentence
from ....text.words import say
from ...places import is_site
from ...qr import qr_path
from ...seated import SeatedPerson
from ...shapes.people import (
    DoorProps,
    PeopleDeedProps,
    PeopleMissingProps,
    PeopleProps,
    PeopleRoomProps,
    PeopleSeatProps,
    PeopleWatchProps,
)
from .seat import Seat
from .terms import fields_view, game_name, house_view, terms_view

SAYS = 12.0
"""Seconds for which a phrase stands beside the name."""
_BUTTONS = (
    "people", "copy", "copied", "phrases", "moved-about", "door", "qr", "terms", "go", "watch", "watch-log",
)  # fmt: skip


def people_view(
    seat: Seat | None, trouble: str | None, now: float, *, elsewhere: str | None = None,
    full: str | None = None, watch: PeopleWatchProps | None = None,
) -> PeopleProps:  # fmt: skip
    """The way to a table of people, and the one that this page sits at, or watches."""
    return {
        "door": _door(),
        "room": None if seat is None else _room(seat, now),
        "watch": watch,
        "trouble": trouble,
        "elsewhere": elsewhere,
        "full": full,
        "words": {key: say(f"people-{key}") for key in _BUTTONS},
    }


def _door() -> DoorProps:
    return {
        "title": say("people-title"),
        "about": say("people-about"),
        "name": say("people-name"),
        "seats": say("people-how-many"),
        "make": say("people-make"),
        "code": say("people-code"),
        "join": say("people-join"),
        "needs": say("people-needs") if is_site() else None,
        "wide": None if served() or is_site() else say("people-wide"),
    }


def sitting_at(seen: TableSeen, now: float) -> tuple[SeatedPerson, ...]:
    """Everybody there, as sentences and the felt name them."""
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
    """What is said of a seat: there, away, thinks."""
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


def _room(seat: Seat, now: float) -> PeopleRoomProps:
    seen, link = seat.seen, seat.link
    path, size = (link and qr_path(link)) or (None, 0)
    return {
        "stage": str(seen.stage),  # type: ignore[typeddict-item]
        "title": say("people-table", game=game_name(seen.terms.game)),
        "text": _text(seen),
        "code": seat.code,
        "ticket": {"room": seat.room, "code": seat.code, "token": seat.ticket.token},
        "link": link,
        "qr": path,
        "size": size,
        "moved": seat.moved,
        "watchers": say("people-watchers", count=seat.watchers) if seat.watchers else None,
        "missing": _missing(seen, now),
        "terms": terms_view(seen),
        "fields": fields_view(seen),
        "house": house_view(seen),
        "seats": [people_seat(seen, each, now) for each in seen.seats],
        "primary": _primary(seen),
        "deeds": _deeds(seat),
        "phrases": [{"key": each, "text": phrase_text(each)} for each in PHRASES],
    }


def people_seat(seen: TableSeen, seat: SeatSeen, now: float) -> PeopleSeatProps:
    deeds: list[PeopleDeedProps] = []
    if seen.seat is None:
        pass
    elif seen.stage is not Stage.PLAYING:
        if not seat.name:
            deeds.append(deed("fill", say("people-fill"), seat=seat.seat))
        elif not seat.person and not seat.left:
            deeds.append(deed("empty", say("people-empty"), seat=seat.seat))
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
    """Whether somebody else is away, and nobody plays there."""
    return seat.away is not None and not seat.held and not seat.mine


def _hold(seen: TableSeen, seat: SeatSeen, now: float) -> PeopleDeedProps:
    left = round((seat.away or 0) + seen.terms.hold_after - now)
    why = say("people-hold-later", seconds=left) if left > 0 else None
    return deed("hold", say("people-hold"), seat=seat.seat, why=why)


def _missing(seen: TableSeen, now: float) -> PeopleMissingProps | None:
    """Who is away on their turn, and what the others may do; what was done for oneself; who isn't ready."""
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


def deed(act: str, text: str, *, seat: int | None = None, why: str | None = None) -> PeopleDeedProps:
    return {"act": act, "seat": seat, "text": text, "why": why}


def _late(seen: TableSeen) -> list[SeatSeen]:
    """For whom the deal waits; a match waits for nobody who is away."""
    gathering = seen.stage is Stage.GATHERING
    return [
        each for each in seen.seats
        if each.person and not each.mine and not each.ready and (gathering or each.away is None)
    ]  # fmt: skip


def _primary(seen: TableSeen) -> PeopleDeedProps:
    """The one button: to be ready, or to deal once all the others are."""
    deal = say("people-deal", stage=str(seen.stage))
    if seen.stage is Stage.PLAYING:
        return deed("deal", deal, why=say("not-now"))
    if has_free_seat(seen):
        return deed("deal", deal, why=say("rooms-seats-free"))
    if not _late(seen):
        return deed("deal", deal)
    if not _mine(seen).ready:
        return deed("ready", say("people-ready"))
    return deed("deal", deal, why=say("rooms-not-ready"))


def _deeds(seat: Seat) -> list[PeopleDeedProps]:
    seen = seat.seen
    ready = _mine(seen).ready and seen.stage is not Stage.PLAYING
    return [
        *([deed("unready", say("people-unready"))] if ready else []),
        deed("link", say("people-link")),
        deed("leave", say("people-leave-really" if seat.leaving else "people-leave")),
    ]


def _mine(seen: TableSeen) -> SeatSeen:
    return next(each for each in seen.seats if each.mine)


def has_free_seat(seen: TableSeen) -> bool:
    """Whether somebody can still sit down."""
    return any(not each.name for each in seen.seats)


def _text(seen: TableSeen) -> str:
    """What is to be done now."""
    if seen.stage is Stage.PLAYING:
        return say("people-playing")
    if has_free_seat(seen):
        return say("people-gather")
    late = [_name(each) for each in _late(seen)]
    if not late:
        return say("people-all-ready")
    if not _mine(seen).ready:
        return say("people-ask")
    return say("people-late", who=joined(late), count=len(late))
