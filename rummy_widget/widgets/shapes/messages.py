"""Types of the messages that the page sends to Python; messages that have the same fields share a type."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ...engine.typed_reading import Limits
from ...text.rulebook import BOOKS
from .racks import Size

Integer: TypeAlias = Annotated[int, Limits(0, 999)]
"""A whole number from 0 to 999, such as the id of a tile or the number of a slot."""

Text: TypeAlias = Annotated[str, Limits(most=2000)]
"""A string of at most 2000 characters, such as tiles in notation (the short way to write them: "r5 r6")."""

FileText: TypeAlias = Annotated[str, Limits(most=400_000)]
"""The content of a file, such as the record of a game."""

TileIds: TypeAlias = Annotated[tuple[Integer, ...], Limits(most=128, distinct=True)]
"""The ids of at most 128 different tiles."""

StoredByBrowser: TypeAlias = Annotated[dict[str, object], Limits(most=160)]
"""Data that the browser has stored, such as the results of lessons, practice or puzzles, by key."""

CLASS_ACTS = (
    "here", "open", "turn", "look", "pause", "go-on", "close", "show", "show-early", "hide", "tell", "untell",
    "pick", "unpick", "names", "names-off", "free", "drop", "save", "leave",
)  # fmt: skip
"""What the teacher of a live class can do: the values of `act` in a `ClassMessage`.

Values that need an explanation: "here" only tells Python the address of the page. "turn" opens a question for
the students, "look" only shows it to the teacher. "show" shows everybody how the class has answered,
"show-early" does the same before all students have answered, and "hide" hides the answers again. "tell"
reveals the exact answer to a question whose answer was guessed, and "untell" hides it again. "pick" adds an
answer to those that the class discusses, and "unpick" removes it. "free" lets another browser join with a
student's pseudonym, "drop" removes a student, and "save" makes a file of all answers.
"""
ROOM_ACTS = (
    "make", "join", "sit", "claim", "watch", "agree", "fill", "empty", "ready", "unready", "deal", "hold",
    "say", "link", "leave", "stay", "look", "forget",
)  # fmt: skip
"""What a person can do at a multiplayer table: the values of `act` in a `RoomMessage`.

Values that need an explanation: "make" makes a new table. "sit" returns to a seat in the same browser, with
the ticket that the browser has stored; "claim" takes one's own seat on another device, with the link that
"link" has made. "agree" changes a setting of the table. "fill" puts a computer player on a free seat, "empty"
removes it, and "hold" lets a computer fill in for a player who is away. "say" says a ready-made phrase.
"leave" asks whether to leave and, the second time, leaves; "stay" takes the first time back. "look" shows the
table with a code before one sits down, and "forget" hides it again.
"""


class PlainMessage(TypedDict):
    """A message that consists only of its type.

    Types that need an explanation: "hello" says that the page has been opened or has reconnected. "lay"
    arranges the tiles on the rack. "show" shows the answer of a task. "explain" shows what the rack is worth,
    and why. "house-off" (on a lesson's page) and "house-reset" (on the score page) restore the rules of the
    course. At a game table, "dealt" ends the view of the deal, "takeback" takes back the last discard,
    "go-on" makes it final, "done" ends the turn, "revert" takes back the tiles laid in this turn, "advise"
    asks what can be laid, and "step" makes the next step of that advice.
    """

    type: Literal[
        "hello", "undo", "redo", "lay", "hint", "show", "retry", "skip", "back", "next",
        "house-off", "explain", "explain-off", "clear", "house-reset", "review", "review-off",
        "leave", "start", "stop", "deal", "dealt", "check-board", "coach", "coach-off", "takeback",
        "go-on", "next-game", "same-deal", "to-setup", "replay-end", "done", "revert", "sort-table",
        "advise", "advise-off", "step",
    ]  # fmt: skip


class MoveMessage(TypedDict):
    """A message that puts tiles side by side on a shelf, the first of them in `slot`.

    Slots are counted from 0. Shelves 0 and 1 are those of the rack; the melds on the table count as the
    shelves 2, 3, ...
    """

    type: Literal["move"]
    tiles: TileIds
    shelf: Annotated[int, Limits(0, 121)]
    slot: Integer


class SortMessage(TypedDict):
    """A message that sorts all tiles on the rack: into rows of one colour or one number, or into pairs."""

    type: Literal["sort"]
    by: Literal["run", "group", "pair"]


class SizeMessage(TypedDict):
    """A message that changes the size of the widget to normal, or to large for a projector."""

    type: Literal["size"]
    size: Size


class TilesMessage(TypedDict):
    """A message that chooses, removes or lays tiles.

    "choose" chooses these tiles and no others, "take-out" removes them from the rack of the score page, and
    "fit" lays them on the table at the only place where they fit.
    """

    type: Literal["choose", "take-out", "fit"]
    tiles: TileIds


class MeldMessage(TypedDict):
    """A message that lays tiles as a new meld on the table, before meld number `gap`, counted from 0."""

    type: Literal["meld"]
    tiles: TileIds
    gap: Integer


class CheckMessage(TypedDict):
    """A message that asks to check an answer to a step of a lesson or to an exercise.

    The answer is given by the ids of the chosen tiles, or as a string. If both fields are missing, the answer
    that the page already shows is checked.
    """

    type: Literal["check"]
    tiles: NotRequired[TileIds]
    answer: NotRequired[Text]


class GameMoveMessage(TypedDict):
    """A message that makes a move of a game, in a step of a lesson ("act") or at a game table ("play").

    Attributes:
        move: the move in notation, such as "draw".
    """

    type: Literal["act", "play"]
    move: Text


class GoMessage(TypedDict):
    """A message that asks to show a step of a lesson, or an exercise of a class; `step` is its key."""

    type: Literal["go"]
    step: Text


class AnotherMessage(TypedDict):
    """A message that asks for another generated task.

    Attributes:
        seed: the number that determines the task; if it is missing, the next task is shown.
    """

    type: Literal["another"]
    seed: NotRequired[Annotated[int, Limits(0, 2**31)]]


class RestoreMessage(TypedDict):
    """A message that restores an arrangement of tiles, which the page saved before it was reloaded.

    Attributes:
        arrangement: the tiles on the shelves, in notation.
        spread: the melds on the table, in notation, if there is a table.
    """

    type: Literal["restore"]
    arrangement: Text
    spread: NotRequired[Text]


class StoredMessage(TypedDict):
    """A message that contains results of the learner that the browser has stored.

    "progress" adds these results to those on the page; "import" does the same with results that were read
    from a file. "export" asks for a file with a student's class work; then `stored` contains the stars won in
    lessons, because the file contains them too. "own-tables" asks for the multiplayer tables at which this
    browser has a seat; then `stored` maps the code of each to the secret of the seat. The Python module that
    uses `stored` checks its contents.
    """

    type: Literal["progress", "import", "export", "own-tables"]
    stored: StoredByBrowser


class ResetMessage(TypedDict):
    """A message that deletes the learner's results in one lesson or in all.

    Attributes:
        lesson: the key of the lesson whose results are deleted; without it, all results that the page shows
            are deleted.
    """

    type: Literal["reset"]
    lesson: NotRequired[Text]


class HouseRuleMessage(TypedDict):
    """A message that chooses another value for the rule that a `HouseRule` widget of a lesson's page shows.

    The value is used as long as the page is open.
    """

    type: Literal["house"]
    value: Text


class BookMessage(TypedDict):
    """A message that asks for the rules of another game.

    Attributes:
        book: the key of the game's rule book, such as "PRO".
    """

    type: Literal["book"]
    book: Annotated[str, Limits(among=BOOKS)]


class AddTileMessage(TypedDict):
    """A message that adds a tile to the rack of the score page; `tile` is the tile in notation."""

    type: Literal["add"]
    tile: Text


class TileMessage(TypedDict):
    """A message that discards the tile with this id, in a game ("discard") or in an exercise ("try")."""

    type: Literal["discard", "try"]
    tile: Integer


class SwapMessage(TypedDict):
    """A message that replaces some tiles on the rack with others.

    Attributes:
        given: the tiles to remove from the rack, in notation, such as "r7 k8".
        received: the tiles that replace them, in notation.
    """

    type: Literal["swap"]
    given: Text
    received: Text


class TextMessage(TypedDict):
    """A message that contains text for Python to interpret.

    With "typed", the text is what an answer field contains now, and the page then shows how Python has
    understood it. With "read", the text is the tiles that were typed in on the score page; on other pages, it
    is the query string of the page's address.
    """

    type: Literal["read", "typed"]
    text: Text


class WorkMessage(TypedDict):
    """A message that continues a student's class work, which the browser has stored.

    Attributes:
        text: the content of a results file.
    """

    type: Literal["work"]
    text: FileText


class HandInMessage(TypedDict):
    """A message that hands in a student's answer to a question of a live class.

    The browser keeps the answer until it is delivered, so it may have been typed while the page was
    disconnected.

    Attributes:
        step: the key of the question.
        text: the answer as it was typed.
    """

    type: Literal["hand-in"]
    step: Text
    text: Text


class KeyMessage(TypedDict):
    """A message that chooses an example rack, a game or a preset (a set of settings), by its key."""

    type: Literal["example", "game", "preset"]
    key: Text


class SetupMessage(TypedDict):
    """A message that changes the setting with this key to this value."""

    type: Literal["setup"]
    key: Text
    value: Text


class BeginMessage(TypedDict):
    """A message with which a student begins class work.

    With "begin", the student joins the live class with this code or, if the code can't be that of a live
    class, works alone. With "begin-alone", the student works alone in any case.

    Attributes:
        code: the code by which students join the live class, or the class code on the worksheets.
        name: the student's pseudonym.
    """

    type: Literal["begin", "begin-alone"]
    code: Text
    name: Text


class ClassMessage(TypedDict):
    """A message with which the teacher of a live class asks for an action.

    Attributes:
        act: the action, such as "open" (open the class) or "pause"; see `CLASS_ACTS`.
        n: the number of the question or of the student that the action is about, counted from 0.
        address: the URL of the teacher's page, from which the link for students is made; used only if `act`
            is "here".
    """

    type: Literal["class"]
    act: Annotated[str, Limits(among=CLASS_ACTS)]
    n: NotRequired[Integer]
    address: NotRequired[Text]


class IndexMessage(TypedDict):
    """A message that asks for a step of a deal or a position of a replay.

    "stage" shows a step of the deal, "replay" shows a position of the replay, and "exercise" lets the player
    play the turn at that position again.

    Attributes:
        index: the number of the step, counted from 0, or the number of moves before the position.
    """

    type: Literal["stage", "replay", "exercise"]
    index: Integer


class TickMessage(TypedDict):
    """A message that asks for the move of a computer player, because its time to think is over.

    Attributes:
        rev: the number of the state that the page shows. The message may contain it, but it has no effect.
    """

    type: Literal["tick"]
    rev: NotRequired[Annotated[int, Limits(0, 2**53)]]


class ResumeMessage(TypedDict):
    """A message with which the browser returns to a saved game, or to a live class that it joined or opened.

    Attributes:
        token: the secret string that the browser has stored for the game or the class.
        key: the key of a saved game; without it, the unfinished game that was changed last is resumed.
        game: the name of a game with melds on the table, such as "rummikub". An unfinished saved game with
            this name is resumed or, if there is none, the form to set up such a game is shown.
    """

    type: Literal["resume"]
    token: Text
    key: NotRequired[Text]
    game: NotRequired[Text]


class LookMessage(TypedDict):
    """A message that asks to show a discard in a recorded game, so that the player can try it again.

    Attributes:
        record: the record of the game, as a string.
        index: the number of moves before the discard.
        token: the secret string under which this browser's games are saved.
    """

    type: Literal["look"]
    record: FileText
    index: Integer
    token: NotRequired[Text]


class EndedMessage(TypedDict):
    """A message that gives the home page the last finished game, whose record the browser has stored."""

    type: Literal["ended"]
    record: FileText


class TimeoutMessage(TypedDict):
    """A message that ends the player's turn because its time is up.

    Attributes:
        move: the number of moves made before this turn. The message is refused if more moves have been made
            since, because the turn has then ended already.
    """

    type: Literal["timeout"]
    move: Integer


class RoomMessage(TypedDict):
    """A message that asks for an action at a multiplayer table that isn't a move, such as joining the table.

    Attributes:
        act: the action; see `ROOM_ACTS`.
        text: depending on `act`, the code of the table, the new value of a setting, or the key of the
            ready-made phrase to say.
        name: the name of a person who sits down.
        token: the secret in a ticket or link that lets its owner take the same seat again.
        key: the key of the setting to change.
        seat: the number of the seat that the action is about or, for a new table, how many seats it has.
        at: the URL of the page, from which the link to the table is made.
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
