"""Types of the data with which the page shows multiplayer tables, at which people play with each other."""

from __future__ import annotations

from typing import Literal, TypedDict

from .felt import FeltProps
from .fields import SetupFieldProps
from .racks import TrayProps


class PeopleActionProps(TypedDict):
    """An action that the person at this page can take at a multiplayer table.

    Attributes:
        act: the name of the action, as in the field `act` of `RoomMessage`.
        seat: the number, counted from 0, of the seat that the action is about, if it is about a seat.
        text: the label of its button.
        why: a sentence that says why the action isn't possible now, if it isn't.
    """

    act: str
    seat: int | None
    text: str
    why: str | None


class PeopleSeatProps(TypedDict):
    """A seat of a multiplayer table, as it is shown to the person at this page.

    Attributes:
        seat: the number of the seat, counted from 0.
        name: the name of the player, or a note that says that the seat is free.
        state: what the player is doing, as a label such as "ready", "away" or "a computer plays".
        mine: whether it is the seat of the person at this page.
        free: whether nobody sits in the seat.
        away: whether the page of the player is disconnected.
        ready: whether the player is ready for the next deal; computer players always are.
        says: the phrase that the player has said in the last few seconds; '' if there is none.
        actions: what the person at this page can do with this seat.
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
    """A ticket for a seat at a multiplayer table, which the browser stores so that the player can return.

    Attributes:
        room: the id of the table.
        code: the code by which other people join the table.
        token: the secret that gives access to the seat.
    """

    room: str
    code: str
    token: str


class PhraseProps(TypedDict):
    """One of the ready-made phrases that players can say to each other, with its key."""

    key: str
    text: str


class PeopleMissingProps(TypedDict):
    """A note at a multiplayer table that says whom the table is waiting for.

    If a computer has played for the person at this page while they were away, the note says so instead.

    Attributes:
        text: the note.
        action: the action that lets a computer play for an absent player whom the table is waiting for, if
            that is allowed.
    """

    text: str
    action: PeopleActionProps | None


class LeavingProps(TypedDict):
    """The question whether to leave a multiplayer table.

    Attributes:
        title: the question.
        text: what leaving costs.
        yes: the label of the button that leaves.
        no: the label of the button that doesn't.
    """

    title: str
    text: str
    yes: str
    no: str


class InvitationProps(TypedDict):
    """A multiplayer table that the person at this page is invited to, before they sit down.

    Attributes:
        code: the code of the table.
        title: whose table it is.
        facts: the game, the number of seats, the time for a turn, and the other settings, as short texts.
        seats: all seats.
        text: a sentence that says whether there is a free seat, and whether a round is being played.
        full: whether there is no free seat, so that one can only watch.
        elsewhere: the address of the page on which the table's game is played; None if it is this page.
    """

    code: str
    title: str
    facts: list[str]
    seats: list[PeopleSeatProps]
    text: str
    full: bool
    elsewhere: str | None


class OwnTableProps(TypedDict):
    """A multiplayer table at which this browser has a seat.

    Attributes:
        code: the code of the table.
        title: the name of the game.
        people: the names of the players.
        text: whose turn it is, or what else the table waits for.
        href: the address that opens the table.
        mine: whether it is this browser's turn.
        over: whether the match is finished.
    """

    code: str
    title: str
    people: str
    text: str
    href: str
    mine: bool
    over: bool


class PeopleRoomProps(TypedDict):
    """The multiplayer table at which the person at this page has a seat.

    Attributes:
        stage: "gathering" before the first deal, "playing" during a round, "between" two rounds, or "over"
            after the match.
        title: a title with the name of the game.
        text: a sentence that says what to do now.
        code: the code by which other people join the table.
        ticket: the ticket with which this browser, after a reload, returns to the seat.
        link: the link by which other people join, if the address of the page is known.
        link_note: a sentence that says why the link works only on this computer, if that is so.
        qr: that link as a QR code, if it is shown: an SVG path with one unit per module.
        size: the length of a side of the QR code, in modules (its small squares).
        moved: a link with which the person can take the seat on another device; it is shown only once, after
            the person has asked for it.
        watchers: a note that says how many spectators there are, if there are any.
        missing: a note that says whom the table is waiting for, if it is waiting.
        news: a sentence that says who has left the table last, until something else happens there.
        leaving: the question whether to leave the table, with what that costs, if the person has asked to
            leave.
        terms: the settings of the table, such as its house rules, as sentences.
        fields: the fields for the main settings; empty if this person may not change them.
        house: the fields for the house rules; empty if this person may not change them.
        setup: the settings in the form in which the page stores them.
        seats: all seats.
        primary: the action of the main button.
        actions: all other actions.
        phrases: the ready-made phrases that players can say.
    """

    stage: Literal["gathering", "playing", "between", "over"]
    title: str
    text: str
    code: str
    ticket: TicketProps
    link: str | None
    link_note: str | None
    qr: str | None
    size: int
    moved: str | None
    watchers: str | None
    missing: PeopleMissingProps | None
    news: str | None
    leaving: LeavingProps | None
    terms: list[str]
    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]
    setup: str
    seats: list[PeopleSeatProps]
    primary: PeopleActionProps
    actions: list[PeopleActionProps]
    phrases: list[PhraseProps]


class PeopleWatchProps(TypedDict):
    """A multiplayer table as spectators see it: only what is public, and one turn late.

    Attributes:
        code: the code by which people join or watch the table.
        title: a title with the name of the game.
        text: a sentence that says whose turn it is, or what everybody is waiting for.
        about: a sentence that says that spectators see everything one turn late.
        seats: the seats, before the first deal; empty afterwards, because the felt shows them.
        felt: the felt (the playing area) without the melds, after the first deal.
        melds: the melds on the table.
        log: sentences about the last moves, the last one first.
        end: sentences on how the round ended, and who pays what; empty until then.
        terms: the settings of the table, such as its house rules, as sentences.
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
        needs: a sentence that says why multiplayer tables aren't possible here (for example, because the site
            has no server), if they aren't.
        wide: a warning that others can see every rack; None unless people can run their own code here.
        room: the table at which the person at this page has a seat, if any.
        watch: the table that the person at this page watches as a spectator, if any.
        trouble: a sentence that says what went wrong, if anything did.
        elsewhere: the address of another page, if the game of the table that the person wants to join can
            only be played on that page.
        guest: whether the person came with a link that leads only to one table.
        invitation: the table that the person is invited to, if any.
        tables: the tables at which this browser has a seat, if the page has asked for them.
        words: the labels of buttons and headings, by name.
    """

    needs: str | None
    wide: str | None
    room: PeopleRoomProps | None
    watch: PeopleWatchProps | None
    trouble: str | None
    elsewhere: str | None
    guest: bool
    invitation: InvitationProps | None
    tables: list[OwnTableProps]
    words: dict[str, str]
