"""Types of settings, at a table, on the score page and in practice."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps


class ChoiceProps(TypedDict):
    """One of the values that a setting can have, with its text."""

    key: str
    text: str
    about: NotRequired[str]


class SetupFieldProps(TypedDict):
    """A field for a setting: a list to choose from, or a text field."""

    key: str
    label: str
    kind: Literal["pick", "text"]
    value: str
    options: NotRequired[list[ChoiceProps]]
    about: NotRequired[str | None]
    clause: NotRequired[ClauseProps | None]
    hidden: NotRequired[bool]


class SavedTableProps(TypedDict):
    """A saved game that can be resumed."""

    key: str
    text: str  # "3 players, 24 moves, 2026-11-22"


class GameChoiceProps(TypedDict):
    """One of the games that can be chosen."""

    key: str  # "rummikub"
    name: str
    about: str
    href: str | None  # address of the page with its table, if it is another page
    picked: bool


class TableSetupProps(TypedDict):
    """All settings on the page on which a game is set up."""

    fields: list[SetupFieldProps]
    house: list[SetupFieldProps]  # house rules
    saved: list[SavedTableProps]  # saved games
    warning: str | None  # "When you deal, the oldest goes."
    games: list[GameChoiceProps]  # games to choose from; empty if there is only one
    preset: Literal["first", "published", "own"] | None  # chosen set of settings, if there are several games
