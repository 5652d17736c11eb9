"""Types of the data with which the score page shows how many points tiles are worth, and why."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import CitedProps, ClauseProps, MeldProps, TileProps
from .steps import PageProps, RackState


class StockTileProps(TypedDict):
    """A tile that can be added to the rack, with the number of copies that can still be added.

    Attributes:
        key: the tile in notation, such as "r7", as in the message that adds it.
        tile: the tile.
        left: how many copies can still be added.
        name: the label for screen readers, such as "red 7, 2 left".
    """

    key: str
    tile: TileProps
    left: int
    name: str


class DrawProps(StockTileProps):
    """A tile that, added to the fourteen tiles on the rack, would let the player close (end the round).

    Attributes:
        points: how many points every other player would then pay.
    """

    points: int


class SwapProps(TypedDict):
    """An exchange of tiles that the learner can try.

    Attributes:
        given: the tiles to remove from the rack, in notation, such as "r7 k8".
        received: the tiles that replace them, in notation.
    """

    given: str
    received: str


class BranchProps(TypedDict):
    """A sentence that explains why tiles are worth their points, or why they aren't worth more.

    Together with the sentences below it, it forms a branch of a tree.

    Attributes:
        text: the sentence.
        clause: the id of the clause of the rules that the sentence cites.
        holds: true if the sentence says what the tiles are worth; false if it says why they aren't worth a
            certain larger number of points, or what is missing.
        children: more detailed sentences below this one. If this sentence is about a larger number of points,
            they say which tiles to exchange to reach it.
        swap: the exchange of tiles that the sentence proposes, if any.
    """

    text: str
    clause: str
    holds: bool
    children: list[BranchProps]
    swap: SwapProps | None


class PlayerTotalProps(TypedDict):
    """The name of a player, and the points that the player wins or, if negative, loses in all."""

    name: str
    points: int


class WorthProps(TypedDict):
    """What the tiles on the rack are worth, and why.

    Tiles are worth points if the player can close (end the round) with them.

    Attributes:
        closes: whether the player can close with the tiles.
        priced: whether there are enough tiles (fourteen or fifteen) to work out what they are worth or what
            is missing. With fewer tiles, the page only says how many more are needed.
        points: the number of points that every other player pays, if the player can close.
        each: how these points are computed if they are multiplied, such as "500 × 2"; otherwise ''.
        title: the name of the winning hand's pattern or, if it isn't a winning hand, what is missing.
        text: a sentence that gives the points, or says what to do next; '' if there is none.
        branches: the explanation: first sentences that say why the tiles are worth their points, then
            sentences that say why they aren't worth more.
        clauses: the clauses of the rules that the explanation cites, by id.
        melds: the melds of the winning hand, if the tiles on the rack are arranged in another way; otherwise
            empty.
        free: the tile left over from the winning hand, if the tiles are arranged in another way.
        draws: if there are fourteen tiles, the tiles that would each let the player close; otherwise empty.
        payments: sentences that say who pays whom, and how much, if the player closes.
        totals: what each player then wins or loses in all.
    """

    closes: bool
    priced: bool
    points: int | None
    each: str
    title: str
    text: str
    branches: list[BranchProps]
    clauses: dict[str, ClauseProps]
    melds: list[MeldProps]
    free: TileProps | None
    draws: list[DrawProps]
    payments: list[CitedProps]
    totals: list[PlayerTotalProps]


class CountProps(TypedDict):
    """The number of tiles on the rack (`now`), and a label that shows it, such as "3 of 15 tiles"."""

    now: int
    text: str


class PaletteRowProps(TypedDict):
    """A row of tiles that can be added to the rack: the tiles of one colour, or only the Joker.

    Attributes:
        name: the name of the colour, or of the Joker.
        tiles: the tiles of the row.
    """

    name: str
    tiles: list[StockTileProps]


class PricedExampleProps(TypedDict):
    """An example that the learner can choose, to see its tiles on the rack of the score page.

    Attributes:
        key: its key in the message that asks for it.
        title: its name on the page.
        points: how many points it is worth, if the player can close (end the round) with it.
    """

    key: str
    title: str
    points: int | None


class ScoreState(RackState, PageProps):
    """State of the view "score", the page that says how many points tiles are worth, and why.

    Attributes:
        title: the title of the page.
        notation: the tiles on the rack, in notation, the short way to write them ("r5 r6 r7").
        count: how many tiles are on the rack.
        palette: the tiles that can be added to the rack: one row for each colour, then one with the Joker.
        problem: why the last message was refused, if it was.
        fields: the fields for settings such as the number of players.
        house: the fields for the house rules on which the points depend.
        changed: whether a house rule has another value than in the rules that the course teaches.
        examples: example racks.
        worth: what the tiles are worth, and why.
    """

    title: str
    notation: str
    count: CountProps
    palette: list[PaletteRowProps]
    problem: CitedProps | None
    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]
    changed: bool
    examples: list[PricedExampleProps]
    worth: WorthProps
