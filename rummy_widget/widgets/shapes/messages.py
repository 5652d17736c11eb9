"""All that the page says to Python: a record for the messages that have the same fields."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ...engine.typed_reading import Limits
from ...text.rulebook import BOOKS
from .racks import Size

Whole: TypeAlias = Annotated[int, Limits(0, 999)]

Words: TypeAlias = Annotated[str, Limits(most=2000)]

FileText: TypeAlias = Annotated[str, Limits(most=400_000)]

TileIds: TypeAlias = Annotated[tuple[Whole, ...], Limits(most=128, distinct=True)]

KeptByBrowser: TypeAlias = Annotated[dict[str, object], Limits(most=160)]

CLASS_ACTS = (
    "here", "open", "turn", "look", "pause", "go-on", "close", "show", "show-early", "hide", "tell", "untell",
    "pick", "unpick", "names", "names-off", "free", "drop", "save", "leave",
)  # fmt: skip
ROOM_ACTS = (
    "make", "join", "sit", "claim", "watch", "agree", "fill", "empty", "ready", "unready", "deal", "hold",
    "say", "link", "leave", "out",
)  # fmt: skip


class PlainMessage(TypedDict):
    """Said in one word."""

    type: Literal[
        "hello", "undo", "redo", "lay", "hint", "show", "retry", "skip", "back", "next",
        "house-off", "explain", "explain-off", "clear", "house-reset", "review", "review-off",
        "leave", "start", "stop", "deal", "dealt", "check-board", "coach", "coach-off", "takeback",
        "go-on", "next-game", "same-deal", "to-setup", "replay-end", "done", "revert", "sort-table",
        "advise", "advise-off", "step",
    ]  # fmt: skip


class MoveMessage(TypedDict):
    """Tiles put down from a slot of a shelf on; shelves from 2 on are the melds on the table."""

    type: Literal["move"]
    tiles: TileIds
    shelf: Annotated[int, Limits(0, 121)]
    slot: Whole


class SortMessage(TypedDict):
    """All tiles in rows of one colour or one number."""

    type: Literal["sort"]
    by: Literal["run", "group"]


class SizeMessage(TypedDict):
    """How large all is drawn."""

    type: Literal["size"]
    size: Size


class TilesMessage(TypedDict):
    """Tiles chosen, taken from the rack, or laid where they fit."""

    type: Literal["choose", "take-out", "fit"]
    tiles: TileIds


class MeldMessage(TypedDict):
    """A new meld of these tiles, before meld number *gap* from 0."""

    type: Literal["meld"]
    tiles: TileIds
    gap: Whole


class CheckMessage(TypedDict):
    """An answer to a step or an exercise."""

    type: Literal["check"]
    tiles: NotRequired[TileIds]
    answer: NotRequired[Words]


class GameMoveMessage(TypedDict):
    """A move of a game, in notation."""

    type: Literal["act", "play"]
    move: Words


class GoMessage(TypedDict):
    """To a step of a lesson, or an exercise of a sheet."""

    type: Literal["go"]
    step: Words


class AnotherMessage(TypedDict):
    """Another task, or the one of a seed."""

    type: Literal["another"]
    seed: NotRequired[Annotated[int, Limits(0, 2**31)]]


class RestoreMessage(TypedDict):
    """The tiles as a page that was left had them."""

    type: Literal["restore"]
    arrangement: Words
    spread: NotRequired[Words]


class StoredMessage(TypedDict):
    """What the browser has kept; its insides are read by whoever wrote them."""

    type: Literal["progress", "import", "export"]
    stored: KeptByBrowser


class ResetMessage(TypedDict):
    """Forget the stars of one lesson, or of all."""

    type: Literal["reset"]
    lesson: NotRequired[Words]


class HouseMessage(TypedDict):
    """The switch of a house rule's card."""

    type: Literal["house"]
    value: Words


class BookMessage(TypedDict):
    """The rules of another game."""

    type: Literal["book"]
    book: Annotated[str, Limits(among=BOOKS)]


class TileNameMessage(TypedDict):
    """A tile added to the rack, by its name."""

    type: Literal["add"]
    tile: Words


class TileMessage(TypedDict):
    """A tile of the rack that is discarded, or tried as a discard."""

    type: Literal["discard", "try"]
    tile: Whole


class SwapMessage(TypedDict):
    """Tiles of the rack exchanged for others."""

    type: Literal["swap"]
    away: Words
    by: Words


class TextMessage(TypedDict):
    """What stands in a field: a rack to read, an answer that is not given yet."""

    type: Literal["read", "typed"]
    text: Words


class WorkMessage(TypedDict):
    """The work of a class that the browser has kept."""

    type: Literal["work"]
    text: FileText


class HandMessage(TypedDict):
    """An answer in a live class, which may have been typed while the connection was lost."""

    type: Literal["hand"]
    step: Words
    text: Words


class KeyMessage(TypedDict):
    """An example, a game or a set of settings, by its key."""

    type: Literal["example", "game", "preset"]
    key: Words


class SetupMessage(TypedDict):
    """A setting and its value."""

    type: Literal["setup"]
    key: Words
    value: Words


class BeginMessage(TypedDict):
    """A student begins; alone: with the code of worksheets, in no live class."""

    type: Literal["begin", "begin-alone"]
    code: Words
    name: Words


class ClassMessage(TypedDict):
    """What the teacher of a live class does."""

    type: Literal["class"]
    act: Annotated[str, Limits(among=CLASS_ACTS)]
    n: NotRequired[Whole]
    address: NotRequired[Words]


class IndexMessage(TypedDict):
    """A stage of the deal, or a moment of a game, by its number."""

    type: Literal["stage", "replay", "exercise"]
    index: Whole


class TickMessage(TypedDict):
    """Time has passed at the table."""

    type: Literal["tick"]
    rev: NotRequired[Annotated[int, Limits(0, 2**53)]]


class ResumeMessage(TypedDict):
    """The game or the class that this browser has kept the way to."""

    type: Literal["resume"]
    token: Words
    place: NotRequired[Words]
    game: NotRequired[Words]


class LookMessage(TypedDict):
    """A moment of a game of before."""

    type: Literal["look"]
    record: FileText
    index: Whole
    token: NotRequired[Words]


class EndedMessage(TypedDict):
    """The game that ended last."""

    type: Literal["ended"]
    record: FileText


class TimeoutMessage(TypedDict):
    """The time of a turn is over; *move* counts the moves before it."""

    type: Literal["timeout"]
    move: Whole


class RoomMessage(TypedDict):
    """What is done at a table of people."""

    type: Literal["room"]
    act: Annotated[str, Limits(among=ROOM_ACTS)]
    text: NotRequired[Words]
    name: NotRequired[Words]
    token: NotRequired[Words]
    key: NotRequired[Words]
    seat: NotRequired[Whole]
    at: NotRequired[Words]


Message: TypeAlias = (
    PlainMessage | MoveMessage | SortMessage | SizeMessage | TilesMessage | MeldMessage
    | CheckMessage | GameMoveMessage | GoMessage | AnotherMessage | RestoreMessage | StoredMessage
    | ResetMessage | HouseMessage | BookMessage | TileNameMessage | TileMessage | SwapMessage
    | TextMessage | WorkMessage | HandMessage | KeyMessage | SetupMessage | BeginMessage
    | ClassMessage | IndexMessage | TickMessage | ResumeMessage | LookMessage | EndedMessage
    | TimeoutMessage | RoomMessage
)  # fmt: skip
