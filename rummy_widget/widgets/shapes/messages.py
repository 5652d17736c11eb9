"""Types of the messages from the page; messages that have the same fields share a type.

Tiles are given by their ids or in notation, the short way to write them, such as "r7" for the red 7.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ...engine.typed_reading import Limits
from ...text.rulebook import BOOKS
from .racks import Size

Integer: TypeAlias = Annotated[int, Limits(0, 999)]
"""A whole number from 0 to 999, such as the id of a tile or the number of a slot."""

Text: TypeAlias = Annotated[str, Limits(most=2000)]
"""A text of at most 2000 characters."""

FileText: TypeAlias = Annotated[str, Limits(most=400_000)]
"""The content of a file, such as the record of a game."""

TileIds: TypeAlias = Annotated[tuple[Integer, ...], Limits(most=128, distinct=True)]
"""The ids of at most 128 different tiles."""

StoredByBrowser: TypeAlias = Annotated[dict[str, object], Limits(most=160)]
"""Data that the browser has stored, by key: results of lessons, practice or puzzles."""

CLASS_ACTS = (
    "here", "open", "turn", "look", "pause", "go-on", "close", "show", "show-early", "hide", "tell", "untell",
    "pick", "unpick", "names", "names-off", "free", "drop", "save", "leave",
)  # fmt: skip
"""What the teacher of a live class can do, as the values of `act` in a `ClassMessage`.

"here" only says what the page's address is. "turn" opens a question to the students, "look" shows it to the
teacher. "show" and "hide" are about the answers of the class, "tell" and "untell" about the exact answer to a
guess. "pick" keeps an answer to discuss it. "free" lets another browser use a pseudonym, "drop" removes a
student.
"""
ROOM_ACTS = (
    "make", "join", "sit", "claim", "watch", "agree", "fill", "empty", "ready", "unready", "deal", "hold",
    "say", "link", "leave", "out",
)  # fmt: skip
"""What a person can do at a multiplayer table, as the values of `act` in a `RoomMessage`.

"sit" returns to a seat with a ticket, "claim" takes one's own seat on another device, by the link that "link"
has made. "agree" changes a setting. "fill" lets a computer play on a free seat, "empty" removes it, and
"hold" lets a computer fill in for a player who is away.
"""


class PlainMessage(TypedDict):
    """A message without fields, which consists only of its type."""

    type: Literal[
        "hello", "undo", "redo", "lay", "hint", "show", "retry", "skip", "back", "next",
        "house-off", "explain", "explain-off", "clear", "house-reset", "review", "review-off",
        "leave", "start", "stop", "deal", "dealt", "check-board", "coach", "coach-off", "takeback",
        "go-on", "next-game", "same-deal", "to-setup", "replay-end", "done", "revert", "sort-table",
        "advise", "advise-off", "step",
    ]  # fmt: skip


class MoveMessage(TypedDict):
    """Put tiles side by side on a shelf, the first in `slot`; shelves 2, 3, ... are melds on the table."""

    type: Literal["move"]
    tiles: TileIds
    shelf: Annotated[int, Limits(0, 121)]
    slot: Integer


class SortMessage(TypedDict):
    """Sort all tiles on the rack into rows of one colour ("run") or one number ("group")."""

    type: Literal["sort"]
    by: Literal["run", "group"]


class SizeMessage(TypedDict):
    """Show the widget in this size: normal, or large for a projector."""

    type: Literal["size"]
    size: Size


class TilesMessage(TypedDict):
    """Choose tiles, take them off the rack, or lay them on the table where they fit (see `Shelves.fit`)."""

    type: Literal["choose", "take-out", "fit"]
    tiles: TileIds


class MeldMessage(TypedDict):
    """Lay tiles as a new meld on the table, before meld number `gap`, counted from 0."""

    type: Literal["meld"]
    tiles: TileIds
    gap: Integer


class CheckMessage(TypedDict):
    """Check an answer to a step or an exercise: chosen tiles, or a typed answer."""

    type: Literal["check"]
    tiles: NotRequired[TileIds]
    answer: NotRequired[Text]


class GameMoveMessage(TypedDict):
    """Make a move of a game, given in notation, in a step ("act") or at a table ("play")."""

    type: Literal["act", "play"]
    move: Text


class GoMessage(TypedDict):
    """Go to a step of a lesson, or to an exercise of a class; `step` is its key."""

    type: Literal["go"]
    step: Text


class AnotherMessage(TypedDict):
    """Show another task: the one with this seed or, without a seed, the next one."""

    type: Literal["another"]
    seed: NotRequired[Annotated[int, Limits(0, 2**31)]]


class RestoreMessage(TypedDict):
    """Restore the arrangement of a rack and of the melds on the table, which the page saved before a reload.

    Attributes:
        arrangement: the tiles on the shelves, in notation.
        spread: the melds on the table, in notation.
    """

    type: Literal["restore"]
    arrangement: Text
    spread: NotRequired[Text]


class StoredMessage(TypedDict):
    """Results of the learner that the browser has stored ("progress") or loaded from a file ("import").

    With "export", a student saves class work as a file, and `stored` has the stars to add to it. Stored
    results are checked by the Python module that has written them.
    """

    type: Literal["progress", "import", "export"]
    stored: StoredByBrowser


class ResetMessage(TypedDict):
    """Delete the stars of one lesson, given by its key, or of all lessons if none is given."""

    type: Literal["reset"]
    lesson: NotRequired[Text]


class HouseRuleMessage(TypedDict):
    """Choose a value for the house rule that is shown on a card of a lesson's page."""

    type: Literal["house"]
    value: Text


class BookMessage(TypedDict):
    """Show the rules of another game; `book` is the key of its rule book."""

    type: Literal["book"]
    book: Annotated[str, Limits(among=BOOKS)]


class AddTileMessage(TypedDict):
    """Add a tile to the rack; `tile` is its notation."""

    type: Literal["add"]
    tile: Text


class TileMessage(TypedDict):
    """Discard a tile of the rack, by its id, or choose it as the discard in an exercise ("try")."""

    type: Literal["discard", "try"]
    tile: Integer


class SwapMessage(TypedDict):
    """Exchange tiles of the rack (`given`) for other tiles (`received`), both in notation."""

    type: Literal["swap"]
    given: Text
    received: Text


class TextMessage(TypedDict):
    """The text in an answer field ("typed"), or a text to read, such as a rack in notation ("read")."""

    type: Literal["read", "typed"]
    text: Text


class WorkMessage(TypedDict):
    """A student's class work that the browser has stored, as the text of a results file."""

    type: Literal["work"]
    text: FileText


class HandInMessage(TypedDict):
    """Hand in an answer to a question of a live class that was typed while the connection was lost.

    Attributes:
        step: the key of the question.
        text: the answer as it was typed.
    """

    type: Literal["hand-in"]
    step: Text
    text: Text


class KeyMessage(TypedDict):
    """Choose an example, a game or a preset (a set of settings), by its key."""

    type: Literal["example", "game", "preset"]
    key: Text


class SetupMessage(TypedDict):
    """Change the setting with this key to a value."""

    type: Literal["setup"]
    key: Text
    value: Text


class BeginMessage(TypedDict):
    """Join a live class or, with "begin-alone", work alone with the class code of worksheets.

    Attributes:
        code: the code of the live class, or of the worksheets.
        name: the student's pseudonym.
    """

    type: Literal["begin", "begin-alone"]
    code: Text
    name: Text


class ClassMessage(TypedDict):
    """An action of the teacher of a live class.

    Attributes:
        act: what to do.
        n: the number of the question or the student to which it is applied.
        address: the address of the teacher's page, from which the link for students is made.
    """

    type: Literal["class"]
    act: Annotated[str, Limits(among=CLASS_ACTS)]
    n: NotRequired[Integer]
    address: NotRequired[Text]


class IndexMessage(TypedDict):
    """Show a step of a deal ("stage") or a moment of a replay ("replay"), or play it again ("exercise").

    Attributes:
        index: the number of the step or moment, from 0.
    """

    type: Literal["stage", "replay", "exercise"]
    index: Integer


class TickMessage(TypedDict):
    """Let a computer player move, because enough time has passed at the table; `rev` has no effect."""

    type: Literal["tick"]
    rev: NotRequired[Annotated[int, Limits(0, 2**53)]]


class ResumeMessage(TypedDict):
    """Return to the game or class for which the browser has stored a secret token.

    Attributes:
        token: the token.
        key: the key of a saved table; without it, the unfinished one changed last.
        game: the name of the game to play.
    """

    type: Literal["resume"]
    token: Text
    key: NotRequired[Text]
    game: NotRequired[Text]


class LookMessage(TypedDict):
    """Show a moment of a recorded game.

    Attributes:
        record: the record of the game.
        index: the number of moves before the moment.
        token: the secret token under which this browser's tables are saved.
    """

    type: Literal["look"]
    record: FileText
    index: Integer
    token: NotRequired[Text]


class EndedMessage(TypedDict):
    """The record of the game that ended last, which the browser has stored."""

    type: Literal["ended"]
    record: FileText


class TimeoutMessage(TypedDict):
    """End the player's turn, because its time is over; `move` is the number of moves before this turn."""

    type: Literal["timeout"]
    move: Integer


class RoomMessage(TypedDict):
    """An action at a multiplayer table, such as to join it.

    Attributes:
        act: what to do.
        text: the code of the table, the new value of a setting, or the key of a phrase, depending on `act`.
        name: the name of a new player.
        token: the secret of a ticket or a link, with which a seat is taken again.
        key: the key of a setting.
        seat: the number of a seat, or the number of seats of a new table.
        at: the address of the page.
    """

    type: Literal["room"]
    act: Annotated[str, Limits(among=ROOM_ACTS)]
    text: NotRequired[Text]
    name: NotRequired[Text]
    token: NotRequired[Text]
    key: NotRequired[Text]
    seat: NotRequired[Integer]
    at: NotRequired[Text]


Message: TypeAlias = (
    PlainMessage | MoveMessage | SortMessage | SizeMessage | TilesMessage | MeldMessage
    | CheckMessage | GameMoveMessage | GoMessage | AnotherMessage | RestoreMessage | StoredMessage
    | ResetMessage | HouseRuleMessage | BookMessage | AddTileMessage | TileMessage | SwapMessage
    | TextMessage | WorkMessage | HandInMessage | KeyMessage | SetupMessage | BeginMessage
    | ClassMessage | IndexMessage | TickMessage | ResumeMessage | LookMessage | EndedMessage
    | TimeoutMessage | RoomMessage
)  # fmt: skip
