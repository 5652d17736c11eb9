"""The score page."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import CitedProps, ClauseProps, LaidProps, TileProps
from .steps import PageProps, RackState


class StockTileProps(TypedDict):
    """A tile of the box, and how many copies are left."""

    key: str  # "r7", as it is asked for
    tile: TileProps
    left: int
    name: str  # "red 7, 2 left"


class DrawProps(StockTileProps):
    """A tile that closes fourteen others."""

    points: int


class SwapProps(TypedDict):
    """An exchange that can be tried."""

    away: str
    by: str


class BranchProps(TypedDict):
    """A reason, with those under it."""

    text: str
    clause: str
    holds: bool
    children: list[BranchProps]
    swap: SwapProps | None


class SumProps(TypedDict):
    """What a player gets in all."""

    name: str
    points: int


class WorthProps(TypedDict):
    """What the tiles are worth, and why."""

    closes: bool
    priced: bool  # there are tiles enough to say more than how many are missing
    points: int | None  # from each player
    each: str  # "500 × 2", "" where nothing is multiplied
    title: str
    text: str
    branches: list[BranchProps]
    clauses: dict[str, ClauseProps]  # those that the branches cite
    melds: list[LaidProps]  # where the rack lies otherwise
    free: TileProps | None
    draws: list[DrawProps]  # of fourteen tiles: what closes them
    payments: list[CitedProps]  # who pays whom
    totals: list[SumProps]


class CountProps(TypedDict):
    """How many tiles there are."""

    now: int
    text: str


class PaletteRowProps(TypedDict):
    """Tiles of one colour."""

    name: str
    tiles: list[StockTileProps]


class PricedExampleProps(TypedDict):
    """A rack to look at."""

    key: str
    title: str
    points: int | None


class ScoreState(RackState, PageProps):
    """The view "score"."""

    title: str
    notation: str  # of the rack
    count: CountProps
    palette: list[PaletteRowProps]  # by colour, the Joker last
    problem: CitedProps | None  # why something was not done
    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]
    changed: bool  # house rules stand otherwise than in the course
    examples: list[PricedExampleProps]
    worth: WorthProps
