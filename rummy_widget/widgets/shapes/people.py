"""A table of people: who is there, on what they agree, and what may be done."""

from __future__ import annotations

from typing import Literal, TypedDict

from .felt import FeltProps
from .fields import SetupFieldProps
from .racks import TrayProps


class PeopleDeedProps(TypedDict):
    """Something that may be done at a table of people."""

    act: str  # of the message "room"
    seat: int | None
    text: str
    why: str | None  # why it can't be done now


class PeopleSeatProps(TypedDict):
    """A seat as all see it."""

    seat: int
    name: str
    state: str  # "ready", "away", "a computer plays"
    mine: bool
    free: bool
    away: bool
    ready: bool
    says: str
    deeds: list[PeopleDeedProps]


class TicketProps(TypedDict):
    """What a browser keeps to have its seat again."""

    room: str
    code: str
    token: str


class PhraseProps(TypedDict):
    """Something that can be said."""

    key: str
    text: str


class PeopleMissingProps(TypedDict):
    """For whom all wait, away or not ready; or that a computer played for whoever looks."""

    text: str
    deed: PeopleDeedProps | None  # to have a computer play


class PeopleRoomProps(TypedDict):
    """The table of people that this page sits at."""

    stage: Literal["gathering", "playing", "between", "over"]
    title: str
    text: str  # what is to be done now
    code: str
    ticket: TicketProps
    link: str | None
    qr: str | None  # a path, one unit a module
    size: int  # of its side
    moved: str | None  # the link for another device, shown once
    watchers: str | None  # how many look on, where anybody does
    missing: PeopleMissingProps | None
    terms: list[str]
    fields: list[SetupFieldProps]  # for whoever may change them
    house: list[SetupFieldProps]  # the other rules of the game that may be changed
    seats: list[PeopleSeatProps]
    primary: PeopleDeedProps
    deeds: list[PeopleDeedProps]
    phrases: list[PhraseProps]


class PeopleWatchProps(TypedDict):
    """A table as somebody without a seat sees it: what lies open, one turn late."""

    code: str
    title: str
    text: str  # whose turn it is, or what is waited for
    about: str  # that it comes a turn late
    seats: list[PeopleSeatProps]  # before the first deal
    felt: FeltProps | None
    melds: list[TrayProps]
    log: list[str]  # the last moves, the last one first
    end: list[str]  # how the round ended, and what was paid
    terms: list[str]
    deeds: list[PeopleDeedProps]


class PeopleProps(TypedDict):
    """All of it."""

    needs: str | None  # what is missing for a table of people, as on a site that is only files
    wide: str | None  # who can come to the table, if people run code of their own here
    room: PeopleRoomProps | None
    watch: PeopleWatchProps | None
    trouble: str | None
    elsewhere: str | None  # the page that has the game of that table
    full: str | None  # the code of a table that has no seat left, and may be watched
    words: dict[str, str]  # of buttons
