"""Types of what the page shows of the felt, the playing area, in a step of a lesson and at a game table."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .racks import TileProps


class SpotProps(TypedDict):
    """A pile, a stack or a discard on the felt, with the move that a click on it makes, if any."""

    tile: TileProps | None  # face up
    move: str | None  # the move that a click makes: "draw", "stack 7"
    why: str | None  # why that isn't possible now
    label: str  # spoken: "Draw from the stock: 62 tiles in the stock"
    title: str | None  # tooltip
    hinted: bool


class StackProps(SpotProps):
    """One of the stacks of tiles that are dealt to the players."""

    number: int  # from 1
    count: int  # number of tiles drawn on it
    note: str | None  # its owner, or how many tiles it has
    marked: bool  # whether the text speaks of it
    dealt: bool


PileKey: TypeAlias = Literal["stock", "trump", "apart", "discard"]


class PileProps(SpotProps):
    """The stock, the Trump, the tile left over at the deal, or a discard."""

    key: PileKey
    count: int | None
    text: str  # below it: "Draw from the stock"


class DiscardProps(PileProps):
    """A discard, with the name (`by`) and the seat of the player who discarded it."""

    by: str | None
    seat: int | None


class FeltSeatProps(TypedDict):
    """A player at the table, with what everybody knows about their tiles."""

    seat: int
    name: str  # "You", "Ana"
    kind: str | None  # "Steady"
    you: bool
    turn: bool  # whether it is their turn; in a deal, whether they get the next stack
    first: bool
    tiles: int  # number of tiles in hand
    score: int | None  # in the match
    thrown: list[TileProps]  # their discards that still lie there, oldest first
    known: list[TileProps]  # the tiles that everybody knows they hold
    notes: list[str]  # "first player", "Trump bonus: 300"
    hand: list[TileProps] | None  # only after the end
    label: str  # spoken: "Ana, Steady: 14 tiles, last discard red 7"


class FeltProps(TypedDict):
    """The felt, the playing area: seats, stacks, piles, discards, and sentences on what has happened."""

    kind: Literal["deal", "turn", "game"]
    label: str  # "The stacks"
    sentences: list[str]  # what has just happened, and what to do now
    seats: list[FeltSeatProps]  # in playing order, you first
    stacks: list[StackProps]
    piles: list[PileProps]  # stock, Trump, the tile beside the stacks
    row: list[DiscardProps]  # discards, oldest first
