"""The form fields in which the host of a multiplayer table chooses its settings, such as the game."""

from __future__ import annotations

from typing import Any

from ....engine.rules import EVERY_SWITCH, GAMES, switches_of
from ....rooms.events import HOLDS, Terms
from ....rooms.state import Stage
from ....rooms.views import TableView
from ....text.words import say
from ...fields import FIRST, pick_field, switch_field
from ...shapes.fields import SetupFieldProps
from ..setup import MULTIPLIERS, read_setup, setup_text

TERM_NUMBERS = ("seats", "multiplier", "hold_after")
"""The settings of a table whose values are numbers."""


def terms_fields(table: TableView) -> list[SetupFieldProps]:
    """Return the form fields for the main settings of a table; [] if the player may not change them."""
    terms = table.terms
    if not _may_choose(table):
        return []
    games = [(each, say("game-name", game=each)) for each in GAMES]
    times = [(each, say("setup-multiplier-value", value=each)) for each in MULTIPLIERS]
    return [
        pick_field("game", say("people-game"), terms.game, games),
        pick_field("seats", say("setup-seats"), str(terms.seats), [(each, each) for each in "234"]),
        *_switches(table, first=True),
        pick_field("multiplier", say("setup-multiplier"), str(terms.multiplier), times),
        pick_field(
            "hold_after", say("people-hold-after"), str(terms.hold_after),
            [(str(each), say("people-hold-short", seconds=each)) for each in HOLDS],
        ),
    ]  # fmt: skip


def house_view(table: TableView) -> list[SetupFieldProps]:
    """Return the form fields for the house rules: the rule switches that aren't among the main settings.

    Returns [] if the player may not change them.
    """
    return _switches(table, first=False) if _may_choose(table) else []


def _may_choose(table: TableView) -> bool:
    """Return whether the player may change the settings: only the host may, and not during a match."""
    return table.stage in (Stage.GATHERING, Stage.OVER) and table.seat == table.host


def _switches(table: TableView, *, first: bool) -> list[SetupFieldProps]:
    rules, names = table.terms.settings.rules, GAMES[table.terms.game].switches
    return [
        switch_field(name, EVERY_SWITCH[name].of(rules), rules) for name in names if (name in FIRST) is first
    ]


def terms_text(terms: Terms) -> str:
    """Return the settings of a table in the form in which the page stores them; see `setup.setup_text`."""
    numbers = {each: str(getattr(terms, each)) for each in TERM_NUMBERS}
    return setup_text(terms.game, {**numbers, **switches_of(terms.settings.rules, GAMES[terms.game])})


def changed_terms(terms: Terms, key: str, value: str) -> dict[str, Any]:
    """Return the keyword arguments for `Referee.change_terms` that change a setting of a table.

    *terms* are the present settings, *key* is the key of the setting, and *value* its new value. With the key
    "saved", *value* contains all settings, as a page has stored them; ValueError is raised if it can't be
    read. Any other invalid value is not refused here, but by the referee.
    """
    if key in TERM_NUMBERS:
        return {key: int(value) if value.isdecimal() and len(value) < 5 else -1}
    if key == "game":
        return {"game": value}
    if key != "saved":
        return {"switches": {**dict(terms.switches), key: value}}
    game, values = read_setup(value)
    found: dict[str, Any] = {"game": game, "switches": {}}
    for each, text in values.items():
        if each in TERM_NUMBERS:
            found |= changed_terms(terms, each, text)
        elif each in GAMES[game].switches:
            found["switches"][each] = text
    return found
