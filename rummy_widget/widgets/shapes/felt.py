"""Types of the data with which the page shows the felt (the playing area), in lessons and at game tables."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .racks import TileProps


class SpotProps(TypedDict):
    """The fields that are common to all places on the felt (the playing area): piles, stacks and discards.

    Attributes:
        tile: the tile that lies face up at this place, if any.
        move: the move that a click on the place makes, such as "draw" or "stack 7"; None if it makes none.
        why: why that move isn't possible now, if it isn't.
        label: the label for screen readers, such as "Draw from the stock: 62 tiles in the stock".
        title: the tooltip, if any.
        hinted: whether a hint tells the learner to click on this place.
    """

    tile: TileProps | None
    move: str | None
    why: str | None
    label: str
    title: str | None
    hinted: bool


class StackProps(SpotProps):
    """One of the stacks into which the tiles are divided before they are dealt to the players.

    Attributes:
        number: the number of the stack, counted from 1.
        count: the number of tiles in the stack.
        note: the label below the stack, if any: the name of the player to whom it was dealt, or the number of
            its tiles.
        marked: whether to highlight the stack, because the sentence on the page is about it.
        dealt: whether the stack has been dealt to a player already.
    """

    number: int
    count: int
    note: str | None
    marked: bool
    dealt: bool


PileKey: TypeAlias = Literal["stock", "trump", "apart", "discard"]
"""The kinds of piles. "trump" is the Trump, the tile turned up at the deal.

"apart" is the tile beside the stacks during a deal: the tile that was left over or, later, the tile that the
Trump has replaced in a stack.
"""


class PileProps(SpotProps):
    """The stock, the Trump (the tile turned up at the deal), the tile beside the stacks, or a discard.

    Attributes:
        key: the kind of pile; "apart" is the one tile that lies beside the stacks while they are dealt.
        count: the number of tiles in the stock, if it is shown; always None for a single tile.
        text: the label below the pile, such as "Draw from the stock".
    """

    key: PileKey
    count: int | None
    text: str


class DiscardProps(PileProps):
    """A discarded tile.

    Attributes:
        by: the name of the player who discarded it; None if that is not known.
        seat: the number of that player's seat, counted from 0; None if that is not known.
    """

    by: str | None
    seat: int | None


class FeltSeatProps(TypedDict):
    """A player at the table, with what everybody knows about their tiles.

    Attributes:
        seat: the number of the seat, counted from 0.
        name: the player's name, or "You".
        kind: the label below the name, if any: the kind of computer player, such as "Steady", or what a
            person is doing, such as "away".
        you: whether it is the player at this page.
        turn: whether it is their turn or, in a deal, whether they get the next stack.
        first: whether they have the first turn of the round.
        tiles: how many tiles they hold.
        score: their points in the match, if a match is being played.
        thrown: those of their discards that nobody has taken, oldest first.
        known: the tiles that everybody knows to be in their hand, for example because they took a discard.
        notes: short notes such as "first player" or "Trump bonus: 300".
        hand: all tiles in their hand, if they are shown, which is only after the end of the round.
        label: the label for screen readers, such as "Ana, Steady: 14 tiles, last discard red 7".
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
        kind: what the felt shows: a deal, a single turn, or a whole game.
        label: the name of the felt for screen readers, such as "The stacks".
        sentences: what has just happened, and what to do now.
        seats: the players in playing order, beginning with the one at this page.
        stacks: during a deal, the stacks into which the tiles are divided; otherwise empty.
        piles: the stock, the Trump (the tile turned up at the deal) and the tile beside the stacks; those
            that don't exist now are left out.
        row: the discards, oldest first.
    """

    kind: Literal["deal", "turn", "game"]
    label: str
    sentences: list[str]
    seats: list[FeltSeatProps]
    stacks: list[StackProps]
    piles: list[PileProps]
    row: list[DiscardProps]
