"""Data with which the page shows a multiplayer table to players and spectators.

What spectators see is made from a `PublicView`, which contains no hidden tiles. The types are in
`shapes.people`.
"""

from __future__ import annotations

from typing import NamedTuple

from ....engine.layout import Arrangement, Layout
from ....engine.reading.table import read_tray
from ....engine.rules import CaughtScore, LaidScore
from ....engine.table_melds import TableMelds, rows_of
from ....rooms.clients import on_app_server
from ....rooms.events import PHRASES, Terms
from ....rooms.passes import allowed_rooms
from ....rooms.public_view import PublicView
from ....rooms.sentences import phrase_text, term_sentences, turn_time
from ....rooms.state import Stage
from ....rooms.views import SeatView, TableView
from ....text.sentences.seats import addressed_to, safe_name, seat_name
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
from .terms import house_view, terms_fields, terms_text

SAYS = 12.0
"""The number of seconds for which a phrase is shown next to the name of the player who has said it."""
_WORDS = (
    "title", "about", "name", "how-many", "make", "code", "people", "copy", "copied", "phrases",
    "moved-about", "door", "qr", "terms", "go", "watch", "watch-log", "look", "sit", "forget", "own",
    "remove", "phrases-close",
)  # fmt: skip


class Invited(NamedTuple):
    """A table that the person at this page is invited to: its code, and what everybody may see of it.

    `elsewhere` is the URL of the page on which its game is played; None if it is this page.
    """

    code: str
    seen: TableView
    elsewhere: str | None


def people_view(
    there: Seat | Watch | None,
    trouble: str | None,
    now: float,
    elsewhere: str | None,
    invited: Invited | None = None,
    tables: list[shapes.OwnTableProps] | None = None,
) -> shapes.PeopleProps:
    """Return the data with which the page shows its multiplayer table, if any, and the forms to join one.

    *there* is the page's connection to the table; None if there is none. *trouble* is a sentence that says
    what went wrong, if anything did, and *now* is the time in seconds. *elsewhere* is the URL of the page on
    which the table's game is played; None if it is this page. *invited* is the table that the person is
    invited to, if any, and *tables* are those at which this browser has a seat.
    """
    return {
        "needs": say("people-needs") if is_site() else None,
        "wide": None if on_app_server() or is_site() else say("people-wide"),
        "room": _room(there, now) if isinstance(there, Seat) else None,
        "watch": _watch(there, now) if isinstance(there, Watch) else None,
        "trouble": trouble,
        "elsewhere": elsewhere,
        "guest": allowed_rooms() is not None,
        "invitation": None if invited is None or there is not None else _invitation(invited, now),
        "tables": tables or [],
        "words": {key: say(f"people-{key}") for key in _WORDS},
    }


def people_at(table: TableView, now: float) -> tuple[SeatedPerson, ...]:
    """Return the name of the player in each seat, what the player is doing, and what they have just said.

    *now* is the time in seconds. A free seat gets an entry, too.
    """
    said = _said(table, now)
    return tuple(
        SeatedPerson(_name(each), _state(table, each), said.get(each.seat, "")) for each in table.seats
    )


def _name(seat: SeatView) -> str:
    return sentence(seat.name) if seat.name else say("people-free")


def _said(table: TableView, now: float) -> dict[int, str]:
    return {
        each.seat: say("people-says", text=phrase_text(each.phrase))
        for each in table.phrases
        if now - each.at < SAYS
    }


def _state(table: TableView, seat: SeatView) -> str:
    """Return a short label, such as "away" or "thinking", that says what the player in a seat is doing."""
    if not seat.name:
        state = "free"
    elif not seat.person:
        state = "left" if seat.left else "computer"
    elif seat.held or seat.away is not None:
        state = "held" if seat.held else "away"
    elif table.stage is Stage.PLAYING:
        state = "thinks" if seat.plays else "here"
    else:
        state = "ready" if seat.ready else "waits"
    return say("people-state", state=state)


def _room(seat: Seat, now: float) -> shapes.PeopleRoomProps:
    table, link = seat.seen, seat.link
    reached = link is not None and link.reach == "others"
    drawn = reached and table.stage is not Stage.PLAYING
    path, size = (link is not None and drawn and qr_path(link.url)) or (None, 0)
    return {
        "stage": str(table.stage),  # type: ignore[typeddict-item]
        "title": say("people-table", game=say("game-name", game=table.terms.game)),
        "text": _text(table),
        "code": seat.code,
        "ticket": {"room": seat.room, "code": seat.code, "token": seat.ticket.token},
        "link": link.url if link else None,
        "link_note": say(f"people-link-{link.reach}") if link is not None and not reached else None,
        "qr": path,
        "size": size,
        "moved": seat.moved,
        "watchers": say("people-watchers", count=seat.watchers) if seat.watchers else None,
        "missing": _missing(table, now),
        "news": seat.gone or None,
        "leaving": _leaving(table) if seat.leaving else None,
        "terms": term_sentences(table.terms),
        "fields": terms_fields(table),
        "house": house_view(table),
        "setup": terms_text(table.terms),
        "seats": [_seat_view(table, each, now) for each in table.seats],
        "primary": main_action(table),
        "actions": _actions(seat),
        "phrases": [{"key": each, "text": phrase_text(each)} for each in PHRASES],
    }


def _seat_view(table: TableView, seat: SeatView, now: float) -> shapes.PeopleSeatProps:
    actions: list[shapes.PeopleActionProps] = []
    if table.seat is None:
        pass
    elif _waited_for(seat) and table.stage in (Stage.PLAYING, Stage.GATHERING):
        if table.terms.hold_after:
            actions.append(_hold(table, seat, now))
    elif table.stage is not Stage.PLAYING:
        if not seat.name:
            actions.append(_action("fill", say("people-fill"), seat=seat.seat))
        elif not seat.person and not seat.left:
            actions.append(_action("empty", say("people-empty"), seat=seat.seat))
    name = say("people-you", name=_name(seat)) if seat.mine else _name(seat)
    return {
        "seat": seat.seat,
        "name": name,
        "state": _state(table, seat),
        "mine": seat.mine,
        "free": not seat.name,
        "away": seat.away is not None,
        "ready": seat.ready or (bool(seat.name) and not seat.person and not seat.left),
        "says": _said(table, now).get(seat.seat, ""),
        "actions": actions,
    }


def _waited_for(seat: SeatView) -> bool:
    """Return whether a seat belongs to another player who is away and for whom no computer player plays."""
    return seat.away is not None and not seat.held and not seat.mine


def _hold(table: TableView, seat: SeatView, now: float) -> shapes.PeopleActionProps:
    left = round((seat.away or 0) + table.terms.hold_after - now)
    why = say("people-hold-later", seconds=left) if left > 0 else None
    return _action("hold", say("people-hold"), seat=seat.seat, why=why)


def _missing(table: TableView, now: float) -> shapes.PeopleMissingProps | None:
    """Return a note that says whom the table is waiting for; None if there is nothing to say.

    *now* is the time in seconds. If the table waits for an absent player for whom a computer may play, the
    note comes with a button for that. If it waits for nobody, but a computer has played for the person at
    this page while that person was away, the note says so.
    """
    if table.stage is Stage.GATHERING:
        return None
    if table.stage is not Stage.PLAYING:
        return {"text": _text(table), "action": None}
    for seat in table.seats:
        if seat.plays and _waited_for(seat):
            hold = _hold(table, seat, now) if table.terms.hold_after else None
            why = hold["why"] if hold else None
            text = say("people-missing", who=safe_name(_name(seat)), hold="yes" if hold else "no")
            return {"text": " ".join(filter(None, (text, why))), "action": hold}
        if seat.mine and seat.stood_in and not seat.held:
            return {"text": say("people-stood-in", count=seat.stood_in), "action": None}
    return None


def _action(act: str, text: str, seat: int | None = None, why: str | None = None) -> shapes.PeopleActionProps:
    return {"act": act, "seat": seat, "text": text, "why": why}


def _late(table: TableView) -> list[SeatView]:
    """Return the seats of the people, apart from the player at this page, who aren't ready for the next deal.

    Once a match has begun, players who are away are left out, because the deal doesn't wait for them.
    """
    gathering = table.stage is Stage.GATHERING
    return [
        each for each in table.seats
        if each.person and not each.mine and not each.ready and (gathering or each.away is None)
    ]  # fmt: skip


def main_action(table: TableView) -> shapes.PeopleActionProps:
    """Return the action of the main button at a multiplayer table, with the reason if it isn't possible now.

    While no round is being played, the action is "ready" if every seat is taken, somebody else isn't ready
    for the deal, and the player at this page isn't ready either. Otherwise, it is "deal".
    """
    deal = say("people-deal", stage=str(table.stage))
    if table.stage is Stage.PLAYING:
        return _action("deal", deal, why=say("not-now"))
    if _has_free_seat(table):
        return _action("deal", deal, why=say("rooms-seats-free"))
    if not _late(table):
        return _action("deal", deal)
    if not _own_seat(table).ready:
        return _action("ready", say("people-ready"))
    return _action("deal", deal, why=say("rooms-not-ready"))


def _actions(seat: Seat) -> list[shapes.PeopleActionProps]:
    table = seat.seen
    ready = _own_seat(table).ready and table.stage is not Stage.PLAYING
    return [
        *([_action("unready", say("people-unready"))] if ready else []),
        _action("link", say("people-link")),
        _action("leave", say("people-leave")),
    ]


def _leaving(table: TableView) -> shapes.LeavingProps:
    """Return the question whether to leave a table, with what that costs by its rules."""
    return {
        "title": say("people-leave-title"), "text": _leaving_costs(table),
        "yes": say("people-leave"), "no": say("people-stay"),
    }  # fmt: skip


def _leaving_costs(table: TableView) -> str:
    """Return a sentence that says what happens if the person at this page leaves the table now."""
    if table.stage is not Stage.PLAYING:
        return say("people-leave-seat")
    rules = table.terms.settings.rules
    score = getattr(rules.play, "score", None)
    costs = table.terms.settings.turn.leaving_penalty
    if isinstance(score, CaughtScore):
        return say("people-leave-caught")
    if isinstance(score, LaidScore):
        return say("people-leave-laid", costs=costs, hand="yes" if score.deduct_hand else "no")
    return say("people-leave-closing", costs=costs)


# ---- Before one sits down ---------------------------------------------------------------------------


def _invitation(invited: Invited, now: float) -> shapes.InvitationProps:
    """Return the data with which the page shows a table to a person who hasn't sat down yet.

    *now* is the time in seconds.
    """
    table = invited.seen
    host = next((each for each in table.seats if each.seat == table.host), None)
    full = not _has_free_seat(table)
    state = "full" if full else "playing" if table.stage is Stage.PLAYING else "free"
    return {
        "code": invited.code,
        "title": say("people-whose", who=safe_name(_name(host)))
        if host
        else say("people-table", game=say("game-name", game=table.terms.game)),
        "facts": _facts(table.terms),
        "seats": [_seat_view(table, each, now) for each in table.seats],
        "text": say("people-invited", state=state),
        "full": full,
        "elsewhere": invited.elsewhere,
    }


def _facts(terms: Terms) -> list[str]:
    """Return the settings of a table as short texts: the game, the seats, the time for a turn, and others."""
    game, seats, *others = term_sentences(terms)
    time = turn_time(terms)
    return [game, seats, time, *(each for each in others if each != time)]


def _own_seat(table: TableView) -> SeatView:
    return next(each for each in table.seats if each.mine)


def _has_free_seat(table: TableView) -> bool:
    """Return whether a seat at the table is free."""
    return any(not each.name for each in table.seats)


def _text(table: TableView) -> str:
    """Return a sentence that says what the player at this page should do next."""
    if table.stage is Stage.PLAYING:
        return say("people-playing")
    if _has_free_seat(table):
        return say("people-gather")
    late = [_name(each) for each in _late(table)]
    if not late:
        return say("people-all-ready")
    if not _own_seat(table).ready:
        return say("people-ask")
    return say("people-late", who=joined(late), count=len(late))


# ---- A spectator's page: what is public, one turn late, and no rack ---------------------------------


def _watch(watch: Watch, now: float) -> shapes.PeopleWatchProps:
    """Return the data with which a spectator's page shows a table; *now* is the time in seconds."""
    table = watch.seen
    game: PublicView | None = table.game
    names = [each.name for each in people_at(table, now)]
    with addressed_to(None, names):
        return {
            "code": watch.code,
            "title": say("people-table", game=say("game-name", game=table.terms.game)),
            "text": _watch_text(table),
            "about": say("people-watch-about"),
            "seats": [] if game is not None else [_seat_view(table, each, now) for each in table.seats],
            "felt": None if game is None else _felt(table, game, now),
            "melds": [] if game is None or game.spread is None else _melds(game, game.spread),
            "log": [] if game is None else list(reversed(game.move_texts)),
            "end": [] if game is None else list(game.end_texts),
            "terms": term_sentences(table.terms),
            "actions": _watch_actions(table),
        }


def _watch_text(table: TableView) -> str:
    if table.stage is Stage.GATHERING:
        return say("people-watch-gathering")
    if table.stage is not Stage.PLAYING:
        return say("people-watch-between")
    return say("turn-other", who=seat_name(next(each.seat for each in table.seats if each.plays)))


def _watch_actions(table: TableView) -> list[shapes.PeopleActionProps]:
    join = [_action("join", say("people-watch-join"))] if _has_free_seat(table) else []
    return [*join, _action("leave", say("people-watch-leave"))]


def _felt(table: TableView, game: PublicView, now: float) -> FeltProps:
    seats = [_seat(table, game, seat, now) for seat in range(len(game.sizes))]
    return felt("game", seats=seats, piles=open_piles(game), row=row_of(game.row))


def _seat(table: TableView, game: PublicView, seat: int, now: float) -> FeltSeatProps:
    kinds, at = game.settings.rules.tiles.kinds[:1], people_at(table, now)[seat]
    notes = open_notes(game, seat)
    if game.thrown[seat]:
        notes.append(say("note-thrown", count=game.thrown[seat]))
    label = say_of(kinds, "people-watch-seat", who=seat_name(seat), kind=at.about, count=game.sizes[seat])
    return {
        **open_seat(game, seat),
        "kind": at.about,
        "turn": table.seats[seat].plays,
        "score": table.scores[seat],
        "notes": [*notes, *filter(None, [at.says])],
        "label": sentence(label),
    }


def _melds(game: PublicView, spread: TableMelds) -> list[TrayProps]:
    layout = Layout.of(Arrangement(((), ())), spread.melds)
    return trays_view(layout, [read_tray(row, game.settings.rules) for row in rows_of(layout)])
