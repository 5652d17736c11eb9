"""Types of the data with which the page shows the felt (the playing area), in lessons and at game tables."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .racks import TileProps


class SpotProps(TypedDict):
    """A pile, a stack or a discard on the felt, with the move that a click on it makes, if any.

    Attributes:
        tile: the tile that lies there face up, if any.
        move: the move that a click makes, such as "draw" or "stack 7"; None if a click does nothing.
        why: why that move isn't possible now; None if it is.
        label: the text for screen readers, such as "Draw from the stock: 62 tiles in the stock".
        title: the tooltip, if any.
        hinted: whether a hint points at it.
    """

    tile: TileProps | None
    move: str | None
    why: str | None
    label: str
    title: str | None
    hinted: bool


class StackProps(SpotProps):
    """One of the stacks of tiles that are dealt to the players.

    Attributes:
        number: its number, from 1.
        count: how many tiles it has.
        note: the text below it, its owner or the number of its tiles; None if there is none.
        marked: whether the sentence on the page is about it.
        dealt: whether a player has already got it.
    """

    number: int
    count: int
    note: str | None
    marked: bool
    dealt: bool


PileKey: TypeAlias = Literal["stock", "trump", "apart", "discard"]
"""The kinds of piles; "apart" is the tile that is left over at the deal."""


class PileProps(SpotProps):
    """The stock, the Trump (the tile turned up at the deal), the tile left over at the deal, or a discard.

    Attributes:
        key: which of these it is.
        count: how many tiles the stock has; None if that isn't shown, and for a single tile.
        text: the text below it, such as "Draw from the stock".
    """

    key: PileKey
    count: int | None
    text: str


class DiscardProps(PileProps):
    """A discard, with the name (`by`) and the seat of the player who discarded it; None if unknown."""

    by: str | None
    seat: int | None


class FeltSeatProps(TypedDict):
    """A player at the table, with what everybody knows about their tiles.

    Attributes:
        seat: the number of the seat.
        name: the player's name, or "You".
        kind: the text below the name: the kind of computer player, such as "Steady", or what a person is
            doing, such as "away"; None if there is none.
        you: whether it is the player at this page.
        turn: whether it is their turn or, in a deal, whether they get the next stack.
        first: whether they have the first turn of the round.
        tiles: how many tiles they hold.
        score: their points in the match, if there is one.
        thrown: those of their discards that still lie there, oldest first.
        known: the tiles that everybody knows to be in their hand, for example because they took a discard.
        notes: remarks such as "first player" or "Trump bonus: 300".
        hand: all tiles in their hand, shown only after the end of the round; None before.
        label: the text for screen readers, such as "Ana, Steady: 14 tiles, last discard red 7".
    """

    seat: int
    name: str
    kind: str | None
    you: bool
    turn: bool
    first: bool
    tiles: int
    score: int | None
    thrown: list[TileProps]
    known: list[TileProps]
    notes: list[str]
    hand: list[TileProps] | None
    label: str


class FeltProps(TypedDict):
    """The felt (the playing area) with everything that lies on it.

    Attributes:
        kind: whether it shows a deal, a single turn, or a whole game.
        label: its name for screen readers, such as "The stacks".
        sentences: what has just happened, and what to do now.
        seats: the players in playing order, beginning with the one at this page.
        stacks: the stacks that are dealt; empty after the deal.
        piles: the stock, the Trump, and the tile left over at the deal, as far as they are there.
        row: the discards, oldest first.
    """

    kind: Literal["deal", "turn", "game"]
    label: str
    sentences: list[str]
    seats: list[FeltSeatProps]
    stacks: list[StackProps]
    piles: list[PileProps]
    row: list[DiscardProps]
