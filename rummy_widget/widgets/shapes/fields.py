"""Types of settings forms, for a game table, the score page and practice."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps


class ChoiceProps(TypedDict):
    """One of the values that a setting can have, with its text."""

    key: str
    text: str
    about: NotRequired[str]


class SetupFieldProps(TypedDict):
    """A field of a settings form: a list to choose from ("pick"), or a text field."""

    key: str
    label: str
    kind: Literal["pick", "text"]
    value: str
    options: NotRequired[list[ChoiceProps]]
    about: NotRequired[str | None]
    clause: NotRequired[ClauseProps | None]
    hidden: NotRequired[bool]


class SavedTableProps(TypedDict):
    """A saved game that can be resumed: its key, and a text about it."""

    key: str
    text: str  # "3 players, 24 moves, 2026-11-22"


class GameChoiceProps(TypedDict):
    """One of the games that can be chosen for a table."""

    key: str  # "rummikub"
    name: str
    about: str
    href: str | None  # address of the page with its table, if it is another page
    picked: bool


class TableSetupProps(TypedDict):
    """The settings on the page on which a game is set up, and the saved games that can be resumed."""

    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]  # house rules
    saved: list[SavedTableProps]  # saved games
    warning: str | None  # "When you deal, the oldest goes."
    games: list[GameChoiceProps]  # games to choose from; empty if there is only one
    preset: Literal["first", "published", "own"] | None  # chosen set of settings, if there are several games
