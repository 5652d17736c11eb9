"""Types of what the page shows of tiles and racks, and of verdicts on them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Suit: TypeAlias = Literal["hearts", "diamonds", "clubs", "spades"]
ColourName: TypeAlias = Literal["red", "yellow", "blue", "black", "joker"] | Suit


class FaceProps(TypedDict):
    """The face of a tile: its number and colour."""

    text: str  # "7", "Q" for a queen, "" for a Joker
    colour: ColourName
    name: str  # "red 7", "queen of clubs"


class TileProps(FaceProps):
    """A tile; `id` identifies this piece for as long as its rack exists."""

    id: int
    stands: NotRequired[FaceProps | None]  # the tile for which a Joker stands


class ReadOnlyRackProps(TypedDict):
    """A row of tiles that can't be moved, with a text for screen readers."""

    tiles: list[TileProps]
    tiles_label: str  # spoken; '' without tiles


class ClauseProps(TypedDict):
    """A clause of the rules, with its id, such as "PRO-20"."""

    id: str
    title: str
    text: str


class CitedProps(TypedDict):
    """A sentence with the clause of the rules that it cites, if any."""

    text: str
    clause: ClauseProps | None


SegmentState: TypeAlias = Literal["loose", "valid", "unfinished", "fault", "part", "free"]


class ReadRowProps(TypedDict):
    """How a row of neighbouring tiles reads: as a meld, an unfinished meld, a fault and so on."""

    state: SegmentState
    label: str  # "run", "one more: blue 8 or blue 11"
    reason: str | None  # the same as a sentence, if something is wrong
    clause: ClauseProps | None
    marked: list[int]  # ids of the tiles to lift and ring
    name: str  # spoken: "run, red 5 to red 7", of a meld on the table with its number
    ghosts: NotRequired[list[TileProps]]  # drawn instead of the label: each of them would complete the row


class SegmentProps(ReadRowProps):
    """A row of tiles between two gaps of one shelf: where it is, and how it reads."""

    shelf: int
    start: int
    length: int


class VerdictLineProps(TypedDict):
    """A line of the proof that a rack closes, or a sentence on what would pay more."""

    holds: bool
    text: str
    clause: str | None


VerdictStatus: TypeAlias = Literal["idle", "not-yet", "wrong", "right", "closes", "fault"]


class VerdictProps(CitedProps):
    """The verdict on a whole rack or turn: a word, a sentence and, if the rack closes, the proof."""

    status: VerdictStatus
    word: str  # "Not yet"
    lines: list[VerdictLineProps]
    points: int | None


RackTool: TypeAlias = Literal["undo", "redo", "sort-run", "sort-group", "lay", "size"]
Size: TypeAlias = Literal["normal", "projector"]


class ReasonProps(TypedDict):
    """A reason for the price of a close, with the clause that it cites and its sub-reasons."""

    text: str
    clause: str
    holds: bool
    children: list[ReasonProps]


class TrayProps(ReadRowProps):
    """A meld on the table, finished or not. It counts as a shelf of the rack: the first one has number 2."""

    tiles: list[TileProps]
    own: list[int]  # ids of the tiles laid from this rack in this turn: they may go back to it
    changed: bool  # whether another player has laid or changed it since one's own last turn


class RackProps(TypedDict):
    """A rack with everything that the page needs to draw it."""

    shelves: list[list[TileProps | None]]
    slots: int  # least number of slots to draw on a shelf
    most_slots: int  # number of slots that can be used
    segments: list[SegmentProps]
    verdict: VerdictProps
    undo: bool
    redo: bool
    readonly: bool
    choose: bool  # whether tiles are chosen instead of moved
    chosen: list[int]
    size: Size
    label: str  # accessible name
    tools: list[RackTool]
    single: NotRequired[bool]  # whether only one tile can be chosen at a time
    cards: NotRequired[bool]  # whether the game is played with cards
    new: NotRequired[list[int]]  # ids of the tiles just drawn, the newest first
    trays: NotRequired[list[TrayProps]]  # the melds on the table in order, if there is one
    house: str | None  # the house rules that differ from the course
    reasons: NotRequired[list[ReasonProps] | None]  # what would pay more; null: not asked, absent: no button


class MeldProps(TypedDict):
    """A meld of a rack that closes, or all the tiles of a Mosaic, Doubles or Grand Care."""

    tiles: list[TileProps]
    name: str
