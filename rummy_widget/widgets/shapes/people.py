"""Types of what the page shows of multiplayer tables: who is there, the settings, and what one can do."""

from __future__ import annotations

from typing import Literal, TypedDict

from .felt import FeltProps
from .fields import SetupFieldProps
from .racks import TrayProps


class PeopleActionProps(TypedDict):
    """An action that the person at this page can take at a multiplayer table."""

    act: str  # of the RoomMessage
    seat: int | None
    text: str
    why: str | None  # why it isn't possible now


class PeopleSeatProps(TypedDict):
    """A seat of a multiplayer table as everybody sees it."""

    seat: int
    name: str
    state: str  # "ready", "away", "a computer plays"
    mine: bool
    free: bool
    away: bool
    ready: bool
    says: str
    actions: list[PeopleActionProps]


class TicketProps(TypedDict):
    """A ticket for a seat at a multiplayer table, which the browser stores to return to the seat."""

    room: str
    code: str
    token: str


class PhraseProps(TypedDict):
    """One of the ready-made sentences that players can say to each other."""

    key: str
    text: str


class PeopleMissingProps(TypedDict):
    """A note on what the table is waiting for, or on moves that a computer has made for this player."""

    text: str
    action: PeopleActionProps | None  # to let a computer play


class PeopleRoomProps(TypedDict):
    """The multiplayer table at which this page has a seat."""

    stage: Literal["gathering", "playing", "between", "over"]
    title: str
    text: str  # what to do now
    code: str
    ticket: TicketProps
    link: str | None
    qr: str | None  # SVG path of a QR code, one unit per module
    size: int  # of its side, in modules
    moved: str | None  # link for another device, shown once
    watchers: str | None  # number of spectators, if there are any
    missing: PeopleMissingProps | None
    terms: list[str]
    fields: list[SetupFieldProps]  # for the person who may change them
    house: list[SetupFieldProps]  # other rules that may be changed
    seats: list[PeopleSeatProps]
    primary: PeopleActionProps
    actions: list[PeopleActionProps]
    phrases: list[PhraseProps]


class PeopleWatchProps(TypedDict):
    """A multiplayer table as spectators see it: only what is public, and one turn late."""

    code: str
    title: str
    text: str  # whose turn it is, or what everybody waits for
    about: str  # says that it is one turn late
    seats: list[PeopleSeatProps]  # before the first deal
    felt: FeltProps | None
    melds: list[TrayProps]
    log: list[str]  # the last moves, the last one first
    end: list[str]  # how the round ended, and what was paid
    terms: list[str]
    actions: list[PeopleActionProps]


class PeopleProps(TypedDict):
    """Everything about multiplayer tables on a page: the table, if there is one, and how to join one."""

    needs: str | None  # what is missing here, for example on a static site
    wide: str | None  # a warning, if people run their own code on this server
    room: PeopleRoomProps | None
    watch: PeopleWatchProps | None
    trouble: str | None
    elsewhere: str | None  # address of the page with that table's game
    full: str | None  # code of a table without free seats, which may be watched
    words: dict[str, str]  # button texts
