"""What the page is told of a table of people; `shapes.people` has the shapes."""

from __future__ import annotations

from ...rooms.events import HOLDS, PHRASES
from ...rooms.tables import Stage
from ...rooms.views import SeatSeen, TableSeen, phrase_text
from ...rules import EVERY_SWITCH, GAMES, Ruleset, switches_of
from ...sentences import joined, sentence
from ...words import say
from ..fields import pick_field
from ..qr import qr_path
from ..seated import Sitting
from ..shapes.fields import SetupField
from ..shapes.people import Door, People, PeopleDeed, PeopleRoom, PeopleSeat
from .seat import Seat

__all__ = ["SAYS", "people_view", "sitting_at"]

SAYS = 12.0
"""Seconds for which a phrase stands beside the name."""
_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8, 10)
_BUTTONS = ("people", "copy", "copied", "phrases", "moved-about", "door", "qr", "terms", "go")


def people_view(seat: Seat | None, trouble: str | None, now: float, elsewhere: str | None = None) -> People:
    """The way to a table of people, and the one that this page sits at."""
    return {
        "door": _door(),
        "room": None if seat is None else _room(seat, now),
        "trouble": trouble,
        "elsewhere": elsewhere,
        "words": {key: say(f"people-{key}") for key in _BUTTONS},
    }


def _door() -> Door:
    return {
        "title": say("people-title"),
        "about": say("people-about"),
        "name": say("people-name"),
        "seats": say("people-how-many"),
        "make": say("people-make"),
        "code": say("people-code"),
        "join": say("people-join"),
        "wide": say("people-wide"),
    }


def sitting_at(seen: TableSeen, now: float) -> tuple[Sitting, ...]:
    """Everybody there, as sentences and the felt name them."""
    said = _said(seen, now)
    return tuple(Sitting(_name(each), _state(seen, each), said.get(each.seat, "")) for each in seen.seats)


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
        return say("people-state", state="free")
    if not seat.person and seat.left:
        return say("people-state", state="left")
    if not seat.person:
        return say("people-state", state="computer")
    if seat.held:
        return say("people-state", state="held")
    if seat.away is not None:
        return say("people-state", state="away")
    if seen.stage is Stage.PLAYING:
        return say("people-state", state="thinks" if seat.plays else "here")
    return say("people-state", state="ready" if seat.ready else "waits")


def _room(seat: Seat, now: float) -> PeopleRoom:
    seen, link = seat.seen, seat.link
    path, size = (link and qr_path(link)) or (None, 0)
    primary = _primary(seen)
    return {
        "stage": str(seen.stage),  # type: ignore[typeddict-item]
        "title": say("people-table", game=_game(seen.terms.settings.rules)),
        "text": _text(seen),
        "code": seat.ticket.code,
        "ticket": {"room": seat.ticket.room, "code": seat.ticket.code, "token": seat.ticket.token},
        "link": link,
        "qr": path,
        "size": size,
        "moved": seat.moved,
        "terms": _terms(seen),
        "fields": _fields(seen),
        "seats": [_seat(seen, each, now) for each in seen.seats],
        "primary": primary,
        "deeds": _deeds(seat),
        "phrases": [{"key": each, "text": phrase_text(each)} for each in PHRASES],
    }


def _game(rules: Ruleset) -> str:
    return say("game-name", game=rules.name)


# ---- Seats -----------------------------------------------------------------------------------------


def _seat(seen: TableSeen, seat: SeatSeen, now: float) -> PeopleSeat:
    deeds: list[PeopleDeed] = []
    if seen.stage is not Stage.PLAYING:
        if not seat.name:
            deeds.append(_deed("fill", say("people-fill"), seat=seat.seat))
        elif not seat.person and not seat.left:
            deeds.append(_deed("empty", say("people-empty"), seat=seat.seat))
    elif seat.away is not None and not seat.held and not seat.mine and seen.terms.hold_after:
        left = round(seat.away + seen.terms.hold_after - now)
        why = say("people-hold-later", seconds=left) if left > 0 else None
        deeds.append(_deed("hold", say("people-hold"), seat=seat.seat, why=why))
    name = say("people-you", name=_name(seat)) if seat.mine else _name(seat)
    return {
        "seat": seat.seat,
        "name": name,
        "state": _state(seen, seat),
        "mine": seat.mine,
        "free": not seat.name,
        "away": seat.away is not None,
        "ready": seat.ready,
        "says": _said(seen, now).get(seat.seat, ""),
        "deeds": deeds,
    }


def _deed(act: str, text: str, *, seat: int | None = None, why: str | None = None) -> PeopleDeed:
    return {"act": act, "seat": seat, "text": text, "why": why}


def _late(seen: TableSeen) -> list[SeatSeen]:
    """For whom the deal waits; a match waits for nobody who is away."""
    gathering = seen.stage is Stage.GATHERING
    return [
        each for each in seen.seats
        if each.person and not each.mine and not each.ready and (gathering or each.away is None)
    ]  # fmt: skip


def _primary(seen: TableSeen) -> PeopleDeed:
    """The one button: to be ready, or to deal once all the others are."""
    deal = say("people-deal", stage=str(seen.stage))
    mine = next(each for each in seen.seats if each.mine)
    if seen.stage is Stage.PLAYING:
        return _deed("deal", deal, why=say("not-now"))
    if any(not each.name for each in seen.seats):
        return _deed("deal", deal, why=say("rooms-seats-free"))
    if not _late(seen):
        return _deed("deal", deal)
    return (
        _deed("deal", deal, why=say("rooms-not-ready")) if mine.ready else _deed("ready", say("people-ready"))
    )


def _deeds(seat: Seat) -> list[PeopleDeed]:
    seen = seat.seen
    mine = next(each for each in seen.seats if each.mine)
    found = []
    if mine.ready and seen.stage is not Stage.PLAYING:
        found.append(_deed("unready", say("people-unready")))
    found.append(_deed("link", say("people-link")))
    found.append(_deed("leave", say("people-leave-really" if seat.leaving else "people-leave")))
    return found


def _text(seen: TableSeen) -> str:
    """What is to be done now."""
    if seen.stage is Stage.PLAYING:
        return say("people-playing")
    if any(not each.name for each in seen.seats):
        return say("people-gather")
    late = [_name(each) for each in _late(seen)]
    if late and not next(each for each in seen.seats if each.mine).ready:
        return say("people-ask")
    if late:
        return say("people-late", who=joined(late), count=len(late))
    return say("people-all-ready")


# ---- Terms -----------------------------------------------------------------------------------------


def _terms(seen: TableSeen) -> list[str]:
    """What the table agrees on, in words."""
    terms = seen.terms
    found = [_game(terms.settings.rules), say("people-seats", count=terms.seats)]
    if terms.multiplier > 1:
        found.append(say("setup-multiplier-value", value=terms.multiplier))
    if terms.rounds:
        found.append(say("people-rounds-value", count=terms.rounds))
    for name, value in terms.switches:
        found.append(f"{say('open-switch-name', name=name)}: {_value(name, value)}")
    found.append(say("people-hold-value", seconds=terms.hold_after))
    return found


def _value(name: str, value: str) -> str:
    return say("open-switch-value", value=f"{name}-{value}", plain=value)


def _fields(seen: TableSeen) -> list[SetupField]:
    """The same to be chosen, by whoever made the table, before the first deal."""
    if seen.stage not in (Stage.GATHERING, Stage.OVER) or seen.seat != seen.host:
        return []
    terms = seen.terms
    rules = terms.settings.rules
    found = [
        pick_field("seats", say("setup-seats"), str(terms.seats), [(each, each) for each in "234"]),
        pick_field(
            "rounds", say("people-rounds"), str(terms.rounds),
            [(str(each), say("people-rounds-value", count=each)) for each in _ROUNDS],
        ),
        pick_field(
            "hold_after", say("people-hold-after"), str(terms.hold_after),
            [(str(each), say("people-hold-value", seconds=each)) for each in HOLDS],
        ),
    ]  # fmt: skip
    values = switches_of(rules, GAMES[terms.game])
    for name in GAMES[terms.game].switches:
        switch = EVERY_SWITCH[name]
        options = [(each, _value(name, each)) for each in switch.values]
        value = values.get(name) or switch.of(rules)
        found.append(pick_field(name, say("open-switch-name", name=name), value, options))
    return found
