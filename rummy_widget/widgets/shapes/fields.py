"""Types of the data with which the page shows the fields of settings forms."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps


class ChoiceProps(TypedDict):
    """One of the values that a setting can have.

    Attributes:
        key: the value as it is written in messages.
        text: the name of the value on the page.
        about: a sentence that explains it, if it needs one.
    """

    key: str
    text: str
    about: NotRequired[str]


class SetupFieldProps(TypedDict):
    """A field of a settings form.

    Attributes:
        key: the name of the setting in messages.
        label: its name on the page.
        kind: "pick" for a list of values to choose from, or "text" for a text field.
        value: the current value.
        options: the values to choose from, if `kind` is "pick".
        about: a sentence that explains the setting or its current value, if it needs one.
        clause: the clause of the rules that the setting changes, if any.
        hidden: whether the field isn't shown now, because other settings make it irrelevant.
        first: whether the field is shown before the others, which are folded away.
    """

    key: str
    label: str
    kind: Literal["pick", "text"]
    value: str
    options: NotRequired[list[ChoiceProps]]
    about: NotRequired[str | None]
    clause: NotRequired[ClauseProps | None]
    hidden: NotRequired[bool]
    first: NotRequired[bool]


class SavedTableProps(TypedDict):
    """A saved game that can be resumed: its key, and a label such as "3 players, 24 moves, 2026-11-22"."""

    key: str
    text: str


class GameChoiceProps(TypedDict):
    """One of the games that can be chosen for a table.

    Attributes:
        key: its name in the code, such as "rummikub".
        name: its name on the page.
        about: a sentence about it.
        href: the address of the page on which it is played, if that is another page.
        picked: whether it is the chosen game.
    """

    key: str
    name: str
    about: str
    href: str | None
    picked: bool


class TableSetupProps(TypedDict):
    """The form in which a game is set up, and the saved games that can be resumed.

    Attributes:
        fields: the fields for settings of the table, such as the number of players, and for house rules.
        text: the present settings in the form in which the page stores them; None if they can't be stored.
        saved: the saved games that can be resumed.
        warning: a sentence that says which saved game the next deal would delete, if it would delete one.
        games: the games to choose from; empty if there is only one.
        preset: the chosen preset (set of settings): "first" for a learner's first game, "published" for the
            published rules, or "own" for the player's own choice; None in games without presets.
    """

    fields: list[SetupFieldProps]
    text: str | None
    saved: list[SavedTableProps]
    warning: str | None
    games: list[GameChoiceProps]
    preset: Literal["first", "published", "own"] | None
