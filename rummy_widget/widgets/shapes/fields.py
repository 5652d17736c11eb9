"""What can be set, at the table, on the score page, in practice."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps


class ChoiceProps(TypedDict):
    """One of several values."""

    key: str
    text: str
    about: NotRequired[str]


class SetupFieldProps(TypedDict):
    """A list to choose from, or a field to type in."""

    key: str
    label: str
    kind: Literal["pick", "text"]
    value: str
    options: NotRequired[list[ChoiceProps]]
    about: NotRequired[str | None]
    clause: NotRequired[ClauseProps | None]
    hidden: NotRequired[bool]


class KeptTableProps(TypedDict):
    """A game to go back to."""

    place: str
    text: str  # "3 players, 24 moves, 2026-11-22"


class GameChoiceProps(TypedDict):
    """One of the games that can be picked."""

    key: str  # "rummikub"
    name: str
    about: str
    href: str | None  # another page has its table
    picked: bool


class TableSetupProps(TypedDict):
    """Everything that is set before a game."""

    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]  # house rules
    kept: list[KeptTableProps]  # games to go back to
    warning: str | None  # "When you deal, the oldest goes."
    games: list[GameChoiceProps]  # to choose from; none where only one is played
    preset: Literal["first", "published", "own"] | None  # how to begin, where there are several games
