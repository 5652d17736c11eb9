"""Types of the messages from the page; messages that have the same fields share a type."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ...engine.typed_reading import Limits
from ...text.rulebook import BOOKS
from .racks import Size

Integer: TypeAlias = Annotated[int, Limits(0, 999)]

Text: TypeAlias = Annotated[str, Limits(most=2000)]

FileText: TypeAlias = Annotated[str, Limits(most=400_000)]

TileIds: TypeAlias = Annotated[tuple[Integer, ...], Limits(most=128, distinct=True)]

StoredByBrowser: TypeAlias = Annotated[dict[str, object], Limits(most=160)]

CLASS_ACTS = (
    "here", "open", "turn", "look", "pause", "go-on", "close", "show", "show-early", "hide", "tell", "untell",
    "pick", "unpick", "names", "names-off", "free", "drop", "save", "leave",
)  # fmt: skip
ROOM_ACTS = (
    "make", "join", "sit", "claim", "watch", "agree", "fill", "empty", "ready", "unready", "deal", "hold",
    "say", "link", "leave", "out",
)  # fmt: skip


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
    """Restore the arrangement of a rack and of the melds on the table (`spread`), both in notation.

    The page has saved it before a reload.
    """

    type: Literal["restore"]
    arrangement: Text
    spread: NotRequired[Text]


class StoredMessage(TypedDict):
    """Progress that the browser has stored; it is checked by the Python module that has written it."""

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
    """Show the rules of another game; `book` is the key of its rulebook."""

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
    """Hand in an answer to a question (`step`) of a live class, typed while the connection was lost."""

    type: Literal["hand-in"]
    step: Text
    text: Text


class KeyMessage(TypedDict):
    """Choose an example, a game or a set of settings, by its key."""

    type: Literal["example", "game", "preset"]
    key: Text


class SetupMessage(TypedDict):
    """Change the setting with this key to a value."""

    type: Literal["setup"]
    key: Text
    value: Text


class BeginMessage(TypedDict):
    """Join a live class or, with "begin-alone", work alone with the class code of worksheets.

    `name` is the student's pseudonym.
    """

    type: Literal["begin", "begin-alone"]
    code: Text
    name: Text


class ClassMessage(TypedDict):
    """An action of the teacher of a live class; `n` is the number of a question or a student.

    `address` is the address of the teacher's page.
    """

    type: Literal["class"]
    act: Annotated[str, Limits(among=CLASS_ACTS)]
    n: NotRequired[Integer]
    address: NotRequired[Text]


class IndexMessage(TypedDict):
    """Show a step of the deal or a moment of a replay, or begin an exercise there, by number from 0."""

    type: Literal["stage", "replay", "exercise"]
    index: Integer


class TickMessage(TypedDict):
    """Let a computer player move, because enough time has passed at the table; `rev` has no effect."""

    type: Literal["tick"]
    rev: NotRequired[Annotated[int, Limits(0, 2**53)]]


class ResumeMessage(TypedDict):
    """Return to the game or class for which the browser has stored a secret token.

    `key` is the key of a saved table, `game` the name of the game to play.
    """

    type: Literal["resume"]
    token: Text
    key: NotRequired[Text]
    game: NotRequired[Text]


class LookMessage(TypedDict):
    """Show a moment of a recorded game; `index` is the number of moves before it.

    `token` is the secret token under which this browser's tables are saved.
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
    """An action at a multiplayer table, such as to join it (`act`).

    `seat` is a seat, or the number of seats of a new table; `at` is the address of the page. The meaning of
    `text` and `key` depends on the action.
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
