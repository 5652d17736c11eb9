"""Types of the data with which the page shows multiplayer tables: who is there, and what one can do."""

from __future__ import annotations

from typing import Literal, TypedDict

from .felt import FeltProps
from .fields import SetupFieldProps
from .racks import TrayProps


class PeopleActionProps(TypedDict):
    """An action that the person at this page can take at a multiplayer table.

    Attributes:
        act: the name of the action, as in `RoomMessage`.
        seat: the seat to which it is applied, if any.
        text: the text of its button.
        why: why it isn't possible now; None if it is.
    """

    act: str
    seat: int | None
    text: str
    why: str | None


class PeopleSeatProps(TypedDict):
    """A seat of a multiplayer table as everybody sees it.

    Attributes:
        seat: its number, from 0.
        name: the name of the player, or a text that says that the seat is free.
        state: what the player is doing, as a text such as "ready", "away" or "a computer plays".
        mine: whether it is the seat of the person at this page.
        free: whether nobody sits there.
        away: whether the page of the player is disconnected.
        ready: whether the player is ready for the next deal; computer players always are.
        says: what the player has said in the last few seconds; '' if nothing.
        actions: what the person at this page can do about this seat.
    """

    seat: int
    name: str
    state: str
    mine: bool
    free: bool
    away: bool
    ready: bool
    says: str
    actions: list[PeopleActionProps]


class TicketProps(TypedDict):
    """A ticket for a seat at a multiplayer table, which the browser stores to return to the seat.

    Attributes:
        room: the id of the table.
        code: the code by which others join the table.
        token: the secret that gives access to the seat.
    """

    room: str
    code: str
    token: str


class PhraseProps(TypedDict):
    """One of the ready-made sentences that players can say to each other."""

    key: str
    text: str


class PeopleMissingProps(TypedDict):
    """A note on what the table is waiting for, or on what a computer did while this player was away.

    Attributes:
        text: the note.
        action: the action that lets a computer play for the player who is away, if that is allowed.
    """

    text: str
    action: PeopleActionProps | None


class PeopleRoomProps(TypedDict):
    """The multiplayer table at which the person at this page has a seat.

    Attributes:
        stage: whether players are still gathering, a round is being played, the next one hasn't begun yet, or
            the match is over.
        title: the game that is played.
        text: what to do now.
        code: the code by which others join.
        ticket: the ticket with which this browser returns to the seat.
        link: the link by which others join; None if the address of the page is unknown.
        qr: that link as a QR code: an SVG path with one unit per module; None if it isn't shown.
        size: the length of a side of the QR code, in modules (its small squares).
        moved: a link with which the seat can be taken on another device, shown once.
        watchers: how many spectators there are, as a text; None if there are none.
        missing: what the table is waiting for; None before the first deal, and if the player whose turn it is
            is there.
        terms: the settings of the table, as sentences.
        fields: the fields for the main settings; empty if this person may not change them.
        house: the fields for the house rules; empty if this person may not change them.
        seats: all seats.
        primary: the action of the main button.
        actions: other actions.
        phrases: the ready-made sentences that players can say.
    """

    stage: Literal["gathering", "playing", "between", "over"]
    title: str
    text: str
    code: str
    ticket: TicketProps
    link: str | None
    qr: str | None
    size: int
    moved: str | None
    watchers: str | None
    missing: PeopleMissingProps | None
    terms: list[str]
    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]
    seats: list[PeopleSeatProps]
    primary: PeopleActionProps
    actions: list[PeopleActionProps]
    phrases: list[PhraseProps]


class PeopleWatchProps(TypedDict):
    """A multiplayer table as spectators see it: only what is public, and one turn late.

    Attributes:
        code: the code of the table.
        title: the game that is played.
        text: whose turn it is, or what everybody is waiting for.
        about: says that spectators see everything one turn late.
        seats: the seats, before the first deal; then they are on the felt.
        felt: the felt (the playing area) without the melds; None before the first deal.
        melds: the melds on the table.
        log: the last moves as texts, the last one first.
        end: how the round ended, and who pays what; empty until then.
        terms: the settings of the table, as sentences.
        actions: what a spectator can do.
    """

    code: str
    title: str
    text: str
    about: str
    seats: list[PeopleSeatProps]
    felt: FeltProps | None
    melds: list[TrayProps]
    log: list[str]
    end: list[str]
    terms: list[str]
    actions: list[PeopleActionProps]


class PeopleProps(TypedDict):
    """Everything about multiplayer tables on a page: the table, if there is one, and how to join one.

    Attributes:
        needs: why there can be no multiplayer tables here, for example on a static site; None if there can.
        wide: a warning that others can see every rack, if people run their own code on this server.
        room: the table at which the person at this page has a seat.
        watch: the table that this page watches.
        trouble: what went wrong; None if nothing did.
        elsewhere: the address of the page on which the table's game is played, if it is another one.
        full: the code of a table that can't be joined, as it has no free seat, but that can be watched.
        words: the texts of buttons and headings, by name.
    """

    needs: str | None
    wide: str | None
    room: PeopleRoomProps | None
    watch: PeopleWatchProps | None
    trouble: str | None
    elsewhere: str | None
    full: str | None
    words: dict[str, str]
