"""What lies on the felt for all to see: in a step of a lesson, and at the table."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .racks import TileProps


class SpotProps(TypedDict):
    """Something that lies there. Pointing at it may make a move."""

    tile: TileProps | None  # face up
    move: str | None  # what pointing at it does: "draw", "stack 7"
    why: str | None  # why that can't be done now
    label: str  # spoken: "Draw from the stock: 62 tiles in the stock"
    title: str | None  # for who points at it
    hinted: bool


class StackProps(SpotProps):
    """A stack of the deal."""

    number: int  # from 1
    count: int  # tiles that are drawn on it
    note: str | None  # whose it is, or how many tiles it has
    marked: bool  # the one that is spoken of
    dealt: bool


PileKey: TypeAlias = Literal["stock", "trump", "apart", "discard"]


class PileProps(SpotProps):
    """Stock, Trump, or the tile beside the stacks; in the row, a discard."""

    key: PileKey
    count: int | None
    text: str  # under it: "Draw from the stock"


class LainProps(PileProps):
    """A discard, and whose it was."""

    by: str | None
    seat: int | None


class FeltSeatProps(TypedDict):
    """Somebody at the table, with what all may know of the tiles there."""

    seat: int
    name: str  # "You", "Ana"
    kind: str | None  # "Steady"
    you: bool
    turn: bool  # to play; in a deal, to get the next stack
    first: bool
    tiles: int  # how many in hand
    score: int | None  # of the match
    thrown: list[TileProps]  # what it has discarded and what still lies there, oldest first
    known: list[TileProps]  # what everybody knows it to hold
    notes: list[str]  # "first player", "Trump bonus: 300"
    hand: list[TileProps] | None  # only after the end
    label: str  # spoken: "Ana, Steady: 14 tiles, last discard red 7"


class FeltProps(TypedDict):
    """All that lies there; an empty list is nothing of its kind."""

    kind: Literal["deal", "turn", "game"]
    label: str  # "The stacks"
    told: list[str]  # what has just happened, and what is to be done
    seats: list[FeltSeatProps]  # in playing order, you first
    stacks: list[StackProps]
    piles: list[PileProps]  # stock, Trump, the tile beside the stacks
    row: list[LainProps]  # discards, oldest first
