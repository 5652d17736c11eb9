"""The score page."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .fields import SetupField
from .racks import Clause, Laid, Tile
from .steps import RackState, Tongue


class StockTile(TypedDict):
    """A tile of the box, and how many copies are left."""

    key: str  # "r7", as it is asked for
    tile: Tile
    left: int
    name: str  # "red 7, 2 left"


class Draw(StockTile):
    """A tile that closes fourteen others."""

    points: int


class Swap(TypedDict):
    """An exchange that can be tried."""

    away: str
    by: str


class Branch(TypedDict):
    """A reason, with those under it."""

    text: str
    clause: str
    holds: bool
    children: list[Branch]
    swap: Swap | None


class Payment(TypedDict):
    """Who pays whom."""

    text: str
    clause: Clause | None


class Sum(TypedDict):
    """What a player gets in all."""

    name: str
    points: int


class Worth(TypedDict):
    """What the tiles are worth, and why."""

    closes: bool
    priced: bool  # there are tiles enough to say more than how many are missing
    points: int | None  # from each player
    each: str  # "500 × 2", "" where nothing is multiplied
    title: str
    text: str
    branches: list[Branch]
    clauses: dict[str, Clause]  # those that the branches cite
    melds: list[Laid]  # where the rack lies otherwise
    free: Tile | None
    draws: list[Draw]  # of fourteen tiles: what closes them
    payments: list[Payment]
    totals: list[Sum]


class Count(TypedDict):
    """How many tiles there are."""

    now: int
    text: str


class PaletteRow(TypedDict):
    """Tiles of one colour."""

    name: str
    tiles: list[StockTile]


class Problem(TypedDict):
    """Why something was not done."""

    text: str
    clause: Clause | None


class PricedExample(TypedDict):
    """A rack to look at."""

    key: str
    title: str
    points: int | None


class ScoreState(RackState):
    """The view "score"."""

    title: str
    home: str | None  # href
    tongues: NotRequired[list[Tongue]]
    notation: str  # of the rack
    count: Count
    palette: list[PaletteRow]  # by colour, the Joker last
    problem: Problem | None
    fields: list[SetupField]
    house: list[SetupField]
    changed: bool  # house rules stand otherwise than in the course
    examples: list[PricedExample]
    worth: Worth
