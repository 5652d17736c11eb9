"""Data with which the page shows the fields of settings forms; the types are in `shapes.fields`."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.rules import EVERY_SWITCH, RUMMY_PRO, Ruleset
from ..text.sentences.games import switch_name, switch_value
from .rack_view import clause_view
from .shapes.fields import SetupFieldProps

FIRST = frozenset({"game", "seats", "seat-1", "seat-2", "seat-3", "timer", "match"})
"""The settings that are shown before all others: the game, the players, their levels, and the time."""


def pick_field(
    key: str, label: str, value: str, options: Iterable[tuple[str, str]], *, clause: str | None = None
) -> SetupFieldProps:
    """Return the data with which the page shows a settings field that offers several values to choose from.

    *key* is the setting's name in messages, *label* its name on the page, and *value* its current value.
    *options* are pairs of a value and the name of that value on the page. *clause* is the id of the clause of
    the rules that the field changes; None if it changes none.
    """
    return {
        "key": key, "label": label, "kind": "pick", "value": value,
        "options": [{"key": each, "text": text} for each, text in options],
        "about": None, "clause": clause_view(clause), "hidden": False, "first": key in FIRST,
    }  # fmt: skip


def switch_field(name: str, value: str, rules: Ruleset = RUMMY_PRO) -> SetupFieldProps:
    """Return the data with which the page shows the settings field for a rule switch.

    A rule switch is a rule with several possible values. *name* is the key of the switch, such as
    "mosaic_jokers", and *value* is its current value. The wording of the field depends on *rules*, the rules
    of the game.

    >>> field = switch_field("mosaic_jokers", "reduced")
    >>> field["label"], [option["text"] for option in field["options"]]
    ('Jokers in a Mosaic', ['at the reduced price', 'none'])
    """
    switch, closing = EVERY_SWITCH[name], not rules.has_table
    options = [(each, switch_value(name, each, closing=closing)) for each in switch.values]
    label, clause = switch_name(name, closing=closing), switch.clause_in(rules)
    return pick_field(name, label, value, options, clause=clause)
