"""Types of what the score page shows, which prices the tiles on a rack."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import CitedProps, ClauseProps, MeldProps, TileProps
from .steps import PageProps, RackState


class StockTileProps(TypedDict):
    """A tile of the box, with the number of copies that can still be added to the rack."""

    key: str  # "r7", as in the message that adds it
    tile: TileProps
    left: int
    name: str  # "red 7, 2 left"


class DrawProps(StockTileProps):
    """A tile that completes a close if it is added to the fourteen tiles on the rack."""

    points: int


class SwapProps(TypedDict):
    """An exchange of tiles that the learner can try: the tiles given away and received, in notation."""

    given: str
    received: str


class BranchProps(TypedDict):
    """A reason for the price, with its sub-reasons and the exchange of tiles that it proposes, if any."""

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
    """What the tiles on the rack are worth, and why."""

    closes: bool
    priced: bool  # whether there are enough tiles to say more than how many are missing
    points: int | None  # from each player
    each: str  # "500 × 2", "" without a multiplier
    title: str
    text: str
    branches: list[BranchProps]
    clauses: dict[str, ClauseProps]  # the clauses that the branches cite
    melds: list[MeldProps]  # of the close, if the rack is arranged differently
    free: TileProps | None
    draws: list[DrawProps]  # with fourteen tiles: the tiles with which they close
    payments: list[CitedProps]  # who pays whom
    totals: list[PlayerTotalProps]


class CountProps(TypedDict):
    """The number of tiles on the rack (`now`), and a text about it."""

    now: int
    text: str


class PaletteRowProps(TypedDict):
    """The tiles of one colour that can be added to the rack."""

    name: str
    tiles: list[StockTileProps]


class PricedExampleProps(TypedDict):
    """An example rack with its price; `points` is its price, if it closes."""

    key: str
    title: str
    points: int | None


class ScoreState(RackState, PageProps):
    """State of the view "score", the page that prices the tiles on a rack."""

    title: str
    notation: str  # of the rack
    count: CountProps
    palette: list[PaletteRowProps]  # by colour, the Joker last
    problem: CitedProps | None  # why something was not done
    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]
    changed: bool  # whether house rules differ from the course
    examples: list[PricedExampleProps]
    worth: WorthProps
