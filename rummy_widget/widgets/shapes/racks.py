"""Types of the data with which the page shows tiles, racks, melds on the table, and verdicts on them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Suit: TypeAlias = Literal["hearts", "diamonds", "clubs", "spades"]
ColourName: TypeAlias = Literal["red", "yellow", "blue", "black", "joker"] | Suit


class FaceProps(TypedDict):
    """The face of a tile.

    Attributes:
        text: the number as it is printed on the tile, such as "7", or "Q" for a queen; '' for a Joker.
        colour: the colour or, on a playing card, the suit.
        name: the tile in words, such as "red 7" or "queen of clubs".
    """

    text: str
    colour: ColourName
    name: str


class TileProps(FaceProps):
    """A tile, which its id tells from other tiles with the same face.

    Attributes:
        id: the number of this tile, which stays the same for as long as its rack exists.
        stands: the face of the tile for which a Joker stands; missing if that isn't certain, and for other
            tiles.
    """

    id: int
    stands: NotRequired[FaceProps | None]


class ReadOnlyRackProps(TypedDict):
    """A row of tiles that can't be moved.

    Attributes:
        tiles: the tiles, from left to right.
        tiles_label: the names of the tiles for screen readers; '' if there are no tiles.
    """

    tiles: list[TileProps]
    tiles_label: str


class ClauseProps(TypedDict):
    """A clause of the rules.

    Attributes:
        id: its name in the rule book, such as "PRO-20".
        title: its subject.
        text: what it says.
    """

    id: str
    title: str
    text: str


class CitedProps(TypedDict):
    """A sentence, with the clause of the rules that it cites, if any."""

    text: str
    clause: ClauseProps | None


SegmentState: TypeAlias = Literal["loose", "valid", "unfinished", "fault", "part", "free"]


class ReadRowProps(TypedDict):
    """How a row of neighbouring tiles reads: as a meld, an unfinished meld, a fault and so on.

    Attributes:
        state: "loose" for a single tile, "valid" for one or more melds, "unfinished" for part of a meld,
            "part" for part of a Mosaic, Doubles or Grand Care, "free" for the tile left over in a close,
            "fault" for anything else; on a rack that gives no feedback, "part" for a row that has a handle
            and "loose" for any other row.
        label: the few words shown below the row, such as "run" or "needs blue 8 or blue 11".
        reason: a sentence that says what is wrong; None if nothing is.
        clause: the rule that a faulty row breaks, if it cites one.
        marked: the ids of the tiles that are wrong, which the page raises and outlines.
        name: the text for screen readers, such as "run, red 5 to red 7".
        ghosts: tiles each of which would complete the row; if there are any, they are drawn instead of the
            label.
    """

    state: SegmentState
    label: str
    reason: str | None
    clause: ClauseProps | None
    marked: list[int]
    name: str
    ghosts: NotRequired[list[TileProps]]


class SegmentProps(ReadRowProps):
    """A row of tiles between two gaps of one shelf, called a segment: where it is, and how it reads.

    Attributes:
        shelf: the shelf on which it lies, from 0.
        start: the slot of its first tile, from 0.
        length: the number of its tiles.
    """

    shelf: int
    start: int
    length: int


class VerdictLineProps(TypedDict):
    """A line of the proof that a rack closes, or a sentence on what would be worth more.

    Attributes:
        holds: whether the rack meets the condition that the line states.
        text: the line as a sentence.
        clause: the id of the clause of the rules that it cites, if any.
    """

    holds: bool
    text: str
    clause: str | None


VerdictStatus: TypeAlias = Literal["idle", "not-yet", "wrong", "right", "closes", "fault"]


class VerdictProps(CitedProps):
    """The verdict on a whole rack or turn: a word, a sentence and, if the rack closes, the proof.

    Attributes:
        status: what the verdict is; "idle" if there is nothing to say.
        word: a word or two for the status, such as "Not yet".
        lines: the proof that the rack closes, line by line; empty if it doesn't.
        points: how many points each other player pays for the close; None if the rack doesn't close.
    """

    status: VerdictStatus
    word: str
    lines: list[VerdictLineProps]
    points: int | None


RackTool: TypeAlias = Literal["undo", "redo", "sort-run", "sort-group", "lay", "size"]
Size: TypeAlias = Literal["normal", "projector"]


class ReasonProps(TypedDict):
    """A reason why a close is worth so many points, or a score that the rack misses.

    Attributes:
        text: the reason as a sentence.
        clause: the id of the clause of the rules that it cites.
        holds: true for a reason that applies to the rack, false for a higher score that the rack doesn't
            reach.
        children: what proves a reason that applies or, below a score that is missed, exchanges of tiles that
            would reach it.
    """

    text: str
    clause: str
    holds: bool
    children: list[ReasonProps]


class TrayProps(ReadRowProps):
    """A meld on the table, finished or not. It counts as a shelf of the rack: the first one has number 2.

    Attributes:
        tiles: the tiles of the meld.
        own: the ids of the tiles that this player has laid in this turn, and may take back onto the rack.
        changed: whether another player has laid or changed it since this player's last turn.
    """

    tiles: list[TileProps]
    own: list[int]
    changed: bool


class RackProps(TypedDict):
    """A rack with everything that the page needs to draw it.

    Attributes:
        shelves: the two shelves, slot by slot; None is an empty slot.
        slots: how many slots are drawn on a shelf at least.
        most_slots: how many slots of a shelf can be used.
        segments: the rows of tiles between gaps, and how they read.
        verdict: the verdict on the whole rack.
        undo: whether there is a change to undo.
        redo: whether there is an undone change to make again.
        readonly: whether the tiles can't be moved.
        choose: whether a click chooses a tile, instead of lifting it to move it.
        chosen: the ids of the chosen tiles.
        size: how large the tiles are drawn.
        label: the name of the rack for screen readers.
        tools: the tool buttons to show.
        single: whether only one tile can be chosen at a time.
        cards: whether the game is played with cards.
        new: the ids of the tiles that the player has just drawn, the newest first.
        trays: the melds on the table, in order; missing if the game has no melds on the table.
        house: a sentence that lists the house rules that differ from the course; None if there are none.
        reasons: why the rack is worth so many points, and what would be worth more; None if the learner
            hasn't asked for it, missing if the page has no button to ask.
    """

    shelves: list[list[TileProps | None]]
    slots: int
    most_slots: int
    segments: list[SegmentProps]
    verdict: VerdictProps
    undo: bool
    redo: bool
    readonly: bool
    choose: bool
    chosen: list[int]
    size: Size
    label: str
    tools: list[RackTool]
    single: NotRequired[bool]
    cards: NotRequired[bool]
    new: NotRequired[list[int]]
    trays: NotRequired[list[TrayProps]]
    house: str | None
    reasons: NotRequired[list[ReasonProps] | None]


class MeldProps(TypedDict):
    """A meld of a close, or all tiles of a Mosaic, Doubles or Grand Care, which are closes without melds.

    Attributes:
        tiles: the tiles in order.
        name: the meld in words, such as "Run, red 5 to red 7", or the name of the pattern.
    """

    tiles: list[TileProps]
    name: str
