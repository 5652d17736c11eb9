"""Types of the data with which the page shows tiles, racks, melds on the table, and verdicts on them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Suit: TypeAlias = Literal["hearts", "diamonds", "clubs", "spades"]
"""The suit of a playing card."""
ColourName: TypeAlias = Literal["red", "yellow", "blue", "black", "joker"] | Suit
"""The colour of a tile, or the suit of a playing card."""


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
    """A tile or a playing card.

    Attributes:
        id: a number that distinguishes it from other tiles with the same face. It stays the same as long as
            the tile's rack exists.
        stands: the face of the tile for which a Joker stands, if that is certain.
    """

    id: int
    stands: NotRequired[FaceProps | None]


class ReadOnlyRackProps(TypedDict):
    """A row of tiles that can't be moved.

    Attributes:
        tiles: the tiles, from left to right.
        tiles_label: the label for screen readers: the names of the tiles; '' if there are no tiles.
    """

    tiles: list[TileProps]
    tiles_label: str


class ClauseProps(TypedDict):
    """A clause of the rules.

    Attributes:
        id: its id in the rule book, such as "PRO-20".
        title: its subject.
        text: what it says.
    """

    id: str
    title: str
    text: str


class CitedProps(TypedDict):
    """A sentence, and the clause of the rules that it cites, if any."""

    text: str
    clause: ClauseProps | None


SegmentState: TypeAlias = Literal["loose", "valid", "unfinished", "fault", "part", "free"]
"""What a row of neighbouring tiles is; see `ReadRowProps`."""


class ReadRowProps(TypedDict):
    """What a row of neighbouring tiles is: a meld, an unfinished meld, a faulty row, and so on.

    Attributes:
        state: "loose" for a single tile, "valid" for one or more melds, "unfinished" for part of a meld,
            "part" for part of a pattern without melds (Mosaic, Doubles or Grand Care), "free" for the tile
            that is left over if all others form a winning hand, and "fault" for anything else. On a rack that
            gives no feedback, it says nothing about the tiles: "part" for a row that can be moved as a whole,
            otherwise "loose".
        label: the few words shown below the row, such as "run" or "needs blue 8 or blue 11".
        reason: a sentence that says what is wrong, if anything is.
        clause: the clause of the rules that a faulty row breaks, if one can be cited.
        marked: the ids of the tiles that are wrong, which the page raises and outlines.
        name: the label for screen readers, such as "run, red 5 to red 7". If the row is a meld on the table,
            the label also contains the number of the meld.
        ghosts: tiles that would each complete the row. If there are any, they are drawn instead of the label.
    """

    state: SegmentState
    label: str
    reason: str | None
    clause: ClauseProps | None
    marked: list[int]
    name: str
    ghosts: NotRequired[list[TileProps]]


class SegmentProps(ReadRowProps):
    """A segment (a row of tiles between two gaps on one shelf): its place, and what it is.

    Attributes:
        shelf: the number of the shelf on which it lies, counted from 0.
        start: the slot of its first tile, counted from 0.
        length: the number of its tiles.
    """

    shelf: int
    start: int
    length: int


class VerdictLineProps(TypedDict):
    """A sentence of the proof that a rack is a winning hand, and is worth its points.

    Attributes:
        holds: false if the sentence says why the rack isn't worth more; otherwise true.
        text: the sentence.
        clause: the id of the clause of the rules that it cites, if any.
    """

    holds: bool
    text: str
    clause: str | None


VerdictStatus: TypeAlias = Literal["idle", "not-yet", "wrong", "right", "closes", "fault"]
"""The status of a verdict; see `VerdictProps`."""


class VerdictProps(CitedProps):
    """The verdict on a whole rack, on a turn or on an answer: a word and a sentence.

    If the player can close (end the round) with the rack, the verdict also contains the points and a proof.

    Attributes:
        status: "right" or "wrong" for an answer or a turn, "not-yet" for one that isn't valid yet, "closes"
            for a rack with which the player can close, "fault" for a rack with a faulty row, and "idle" if
            there is nothing to judge.
        word: a word or two for the status, such as "Not yet".
        lines: the proof that the player can close with the rack, as sentences; empty if the player can't.
        points: how many points every other player pays, if the player can close with the rack.
    """

    status: VerdictStatus
    word: str
    lines: list[VerdictLineProps]
    points: int | None


RackTool: TypeAlias = Literal["undo", "redo", "sort-run", "sort-group", "sort-pair", "lay", "size"]
"""A tool button of a rack; "lay" arranges the tiles as a good player would."""
Size: TypeAlias = Literal["normal", "projector"]
"""The size in which a widget is drawn; "projector" is the large one."""


class ReasonProps(TypedDict):
    """A sentence that explains why a winning hand is worth its points, or why it isn't worth more.

    Attributes:
        text: the sentence.
        clause: the id of the clause of the rules that it cites.
        holds: true if the sentence says what the tiles of the hand are worth; false if it says why the hand
            isn't worth a certain larger number of points.
        children: more detailed sentences below this one. If `holds` is false, they say which tiles to
            exchange to reach that larger number.
    """

    text: str
    clause: str
    holds: bool
    children: list[ReasonProps]


class TrayProps(ReadRowProps):
    """A meld on the table, finished or not.

    In messages, melds on the table count as further shelves of the rack; the first meld has the number 2.

    Attributes:
        tiles: the tiles of the meld.
        own: the ids of the tiles that this player has laid in this turn, and may put back on the rack.
        changed: whether another player has laid or changed the meld since this player's last turn.
    """

    tiles: list[TileProps]
    own: list[int]
    changed: bool


class RackProps(TypedDict):
    """A rack with everything that the page needs to draw it.

    Attributes:
        shelves: the tiles on the two shelves, slot by slot; None stands for an empty slot.
        slots: the minimum number of slots (places for a tile) to draw on each shelf.
        most_slots: the maximum number of slots on each shelf in which tiles can lie.
        segments: the rows of tiles between gaps, and for each what it is or what is wrong with it.
        verdict: the verdict on the whole rack.
        undo: whether there is a change to undo.
        redo: whether there is an undone change to make again.
        readonly: whether the tiles can't be moved.
        choose: whether a click chooses a tile, instead of picking it up to move it.
        chosen: the ids of the chosen tiles.
        size: how large the tiles are drawn.
        label: the name of the rack for screen readers.
        tools: the tool buttons to show.
        single: whether only one tile can be chosen at a time.
        cards: whether the game is played with cards instead of tiles.
        new: the ids of the tiles that the player has just drawn, the newest first.
        trays: the melds on the table, in order, if the game is one with melds on the table.
        house: a sentence that lists the rules that the learner has changed on this page, if there are any.
        reasons: an explanation of what the rack is worth, once the learner has asked for it. If the field is
            missing, there is nothing to explain, and so no button to ask.
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
    """A meld of a winning hand; if the hand has no melds (Mosaic, Doubles or Grand Care), all its tiles.

    Attributes:
        tiles: the tiles in order.
        name: the meld in words, such as "Run, red 5 to red 7", or the name of the pattern.
    """

    tiles: list[TileProps]
    name: str
