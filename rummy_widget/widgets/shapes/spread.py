"""A table where melds are laid or rearranged: a whole game."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupProps
from .racks import TileProps
from .table import AnyTableState, KeptPlaceProps, PlayedGameProps, RoundEndProps, RoundReplayProps

OpenPhase: TypeAlias = Literal["refuse", "draw", "discard", "play", "over"]


class MeterProps(TypedDict):
    """How far something has come: the points of an opening."""

    got: int
    wanted: int
    text: str  # "24 of 30"


class AdviceProps(TypedDict):
    """What can be laid, told in grades; each asks no more than the one before has said."""

    grade: int  # 1: how many tiles, 2: with which tile, 3: which melds, 4: the steps
    most: int
    text: str
    tiles: list[int]  # ids to light up on rack and table
    melds: list[list[TileProps]]  # from the third grade on
    steps: list[str]  # from the fourth grade on: each readable alone
    more: str | None  # what the button for the next grade says
    play: str | None  # "Show it on the table": plays the steps, one at each press
    waiting: str | None  # whether it pays to keep what could be laid


class ReviewProps(TypedDict):
    """The last own turn looked at again."""

    title: str
    text: str  # what more would have gone
    how: str  # over the steps, "" where there are none
    steps: list[str]
    why: str  # over why tiles stay
    stays: list[str]
    waiting: str | None  # whether it pays to keep what could be laid


class SeatTimeProps(TypedDict):
    """A turn that is timed."""

    seconds: int  # for a turn
    left: int  # ms, when this was sent
    move: int  # how many moves were made before: what is sent with "timeout"


class OpenGameProps(PlayedGameProps):
    """A game whose melds lie on the table."""

    phase: OpenPhase
    trying: bool  # others play: what is moved on the table is only tried out
    primary: str  # the key of the one button of this moment
    meter: MeterProps | None
    done: str | None  # why the turn can't be ended as it lies; null where it can, or nothing was done
    news: str | None  # what the others did since one's own last turn, in a sentence
    penalty: str | None  # what a wrong turn costs, to be asked before it is sent (TR-2)
    time: SeatTimeProps | None
    advice: AdviceProps | None
    told: list[str]  # the same turn by turn, with what the others say of it
    after: str | None  # after one's own turn: what more was possible
    review: ReviewProps | None


class OpenEndProps(RoundEndProps):
    """The end of a round of an open game."""

    won: bool | None  # by the person; None where nobody ended it: it came to its end, or somebody left
    target: str | None  # "to 250 points", "Ana has won the match"
    next: bool  # there is another round to play in this match


class OpenReplayProps(RoundReplayProps):
    """A round of an open game that has ended, move by move."""

    exercise: bool  # the turn is tried again
    feedback: str | None


class OpenCardProps(TypedDict):
    """One of the games that can be picked."""

    key: str  # "rummikub"
    name: str
    about: str
    href: str | None  # another page has its table
    picked: bool


class OpenSetupProps(SetupProps):
    """Everything that is set before a match; `fields` are folded away until *my own* is picked."""

    games: list[OpenCardProps]
    preset: Literal["first", "published", "own"]


class OpenTableProps(KeptPlaceProps):
    """Everything that is drawn of such a table."""

    screen: Literal["setup", "lobby", "play", "settled", "replay"]
    setup: OpenSetupProps
    game: OpenGameProps | None
    settlement: OpenEndProps | None
    replay: OpenReplayProps | None


class OpenTableState(AnyTableState):
    """The view "spread"."""

    table: OpenTableProps
