"""Tiles, racks, and what is said of them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Suit: TypeAlias = Literal["hearts", "diamonds", "clubs", "spades"]
ColourName: TypeAlias = Literal["red", "yellow", "blue", "black", "joker"] | Suit


class FaceProps(TypedDict):
    """What is drawn of a tile."""

    text: str  # "7", "Q" for a queen, "" for a Joker
    colour: ColourName
    name: str  # "red 7", "queen of clubs"


class TileProps(FaceProps):
    """A tile as it is drawn; `id` names this copy for as long as its rack lives."""

    id: int
    stands: NotRequired[FaceProps | None]  # what a Joker stands for where it lies


class ShownRack(TypedDict):
    """A rack to look at."""

    tiles: list[TileProps]
    tiles_label: str  # spoken; '' where there are none


class ClauseProps(TypedDict):
    """A rule in our words, by its id ("PRO-20")."""

    id: str
    title: str
    text: str


class CitedProps(TypedDict):
    """A sentence with the clause that it rests on."""

    text: str
    clause: ClauseProps | None


SegmentState: TypeAlias = Literal["loose", "valid", "unfinished", "fault", "part", "free"]


class ReadRowProps(TypedDict):
    """Neighbouring tiles as they read."""

    state: SegmentState
    label: str  # "run", "one more: blue 8 or blue 11"
    reason: str | None  # the same in a sentence, where something is wrong
    clause: ClauseProps | None
    marked: list[int]  # ids of the tiles to lift and ring
    name: str  # spoken: "run, red 5 to red 7", of a meld on the table with its number


class SegmentProps(ReadRowProps):
    """Neighbouring tiles between two gaps of one shelf."""

    shelf: int
    start: int
    length: int


class VerdictLineProps(TypedDict):
    """A line of a proof."""

    holds: bool
    text: str
    clause: str | None


VerdictStatus: TypeAlias = Literal["idle", "not-yet", "wrong", "right", "closes", "fault"]


class VerdictProps(CitedProps):
    """The sentence about the whole rack, with its proof."""

    status: VerdictStatus
    word: str  # "Not yet"
    lines: list[VerdictLineProps]
    points: int | None


RackTool: TypeAlias = Literal["undo", "redo", "sort-run", "sort-group", "lay", "size"]
Size: TypeAlias = Literal["normal", "projector"]


class ReasonProps(TypedDict):
    """A sentence with its clause, and what stands under it."""

    text: str
    clause: str
    holds: bool
    children: list[ReasonProps]


class TrayProps(ReadRowProps):
    """A meld on the table, or what is to become one; it is a shelf too, the first has number 2."""

    tiles: list[TileProps]
    own: list[int]  # ids of the tiles that came from this rack in this turn: they may go back to it
    changed: bool  # somebody else has laid or changed it since one's own last turn


class RackProps(TypedDict):
    """A rack: everything that is drawn, and nothing that has to be worked out here."""

    shelves: list[list[TileProps | None]]
    slots: int  # least slots to draw on a shelf
    most_slots: int  # nothing can be laid beyond these
    segments: list[SegmentProps]
    verdict: VerdictProps
    undo: bool
    redo: bool
    readonly: bool
    choose: bool  # tiles are chosen, not moved
    chosen: list[int]
    size: Size
    label: str  # accessible name
    tools: list[RackTool]
    single: NotRequired[bool]  # where tiles are chosen: one at a time
    cards: NotRequired[bool]  # the game is played with cards; left out: with tiles
    new: NotRequired[int | None]  # the id of the tile that was drawn in this turn
    trays: NotRequired[list[TrayProps]]  # the melds on the table, in their order, where there is one
    house: str | None  # which house rules it is judged by
    reasons: NotRequired[list[ReasonProps] | None]  # what would pay more; null: not asked, left out: no use


class LaidProps(TypedDict):
    """A meld of a close, or the whole of it."""

    tiles: list[TileProps]
    name: str
