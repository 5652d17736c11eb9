"""Types of the data with which the score page shows how many points a rack is worth, and why."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import CitedProps, ClauseProps, MeldProps, TileProps
from .steps import PageProps, RackState


class StockTileProps(TypedDict):
    """A tile of the box (the full set), with the number of copies that can still be added to the rack.

    Attributes:
        key: the tile in notation, as in the message that adds it, such as "r7".
        left: how many copies can still be added.
        name: the text for screen readers, such as "red 7, 2 left".
    """

    key: str
    tile: TileProps
    left: int
    name: str


class DrawProps(StockTileProps):
    """A tile that completes a close if it is added to the fourteen tiles on the rack.

    Attributes:
        points: how many points each other player would pay for that close.
    """

    points: int


class SwapProps(TypedDict):
    """An exchange of tiles that the learner can try: the tiles given away and received, in notation."""

    given: str
    received: str


class BranchProps(TypedDict):
    """A reason why a rack is worth so many points, or a score that it misses.

    Attributes:
        text: the reason as a sentence.
        clause: the id of the clause of the rules that it cites.
        holds: true for a reason that applies to the rack, false for a higher score that the rack doesn't
            reach.
        children: what proves a reason that applies or, below a score that is missed, exchanges of tiles that
            would reach it.
        swap: the exchange of tiles that it proposes, if any.
    """

    text: str
    clause: str
    holds: bool
    children: list[BranchProps]
    swap: SwapProps | None


class PlayerTotalProps(TypedDict):
    """The points that a player wins or loses in all."""

    name: str
    points: int


class WorthProps(TypedDict):
    """What the tiles on the rack are worth, and why.

    Attributes:
        closes: whether the tiles close.
        priced: whether there are enough tiles to say more than how many are missing.
        points: how many points each other player pays; None if the tiles don't close.
        each: how the points are multiplied, such as "500 × 2"; '' if they aren't.
        title: the pattern of the close or, without a close, how far away it is.
        text: a sentence with the points, or on what to do next; '' if there is none.
        branches: the reasons, and the higher scores that the rack misses.
        clauses: the clauses of the rules that the branches cite, by id.
        melds: the melds of the close, if the tiles on the rack are arranged in another way; otherwise empty.
        free: the tile left over in the close, if the tiles are arranged in another way; otherwise None.
        draws: for fourteen tiles: the tiles with which they close.
        payments: sentences that say who pays whom, and how much.
        totals: what each player wins or loses in all.
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
    """The number of tiles on the rack (`now`), and a text about it, such as "3 of 15 tiles"."""

    now: int
    text: str


class PaletteRowProps(TypedDict):
    """The tiles of one colour that can be added to the rack, with the name of the colour."""

    name: str
    tiles: list[StockTileProps]


class PricedExampleProps(TypedDict):
    """An example rack that can be loaded.

    Attributes:
        key: its name in the message that loads it.
        title: its name on the page.
        points: how many points its close is worth; None if it doesn't close.
    """

    key: str
    title: str
    points: int | None


class ScoreState(RackState, PageProps):
    """State of the view "score", the page that says how many points a rack is worth.

    Attributes:
        title: the title of the page.
        notation: the tiles on the rack, in notation.
        count: how many tiles there are.
        palette: the tiles to add, in a row for each colour, the Joker last.
        problem: why the last message was refused; None if it wasn't.
        fields: the fields of settings such as the number of players.
        house: the fields of the house rules on which the points depend.
        changed: whether house rules differ from the course.
        examples: example racks.
        worth: what the rack is worth, and why.
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
