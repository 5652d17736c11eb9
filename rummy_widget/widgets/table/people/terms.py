"""The form fields in which the host of a multiplayer table chooses its settings, such as the game."""

from __future__ import annotations

from ....engine.game.settings import is_multiplied
from ....engine.rules import EVERY_SWITCH, GAMES
from ....rooms.events import HOLDS
from ....rooms.state import Stage
from ....rooms.views import TableView
from ....text.words import say
from ...fields import pick_field, switch_field
from ...shapes.fields import SetupFieldProps
from ..setup import MULTIPLIERS

_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8, 10)
_FIRST = ("timer",)
"""The rule switches (rules with several possible values) among the main settings.

All other rule switches are shown as house rules.
"""


def terms_fields(table: TableView) -> list[SetupFieldProps]:
    """Return the form fields for the main settings of a table; [] if the player may not change them."""
    terms = table.terms
    if not _may_choose(table):
        return []
    games = [(each, say("game-name", game=each)) for each in GAMES]
    found = [
        pick_field("game", say("people-game"), terms.game, games),
        pick_field("seats", say("setup-seats"), str(terms.seats), [(each, each) for each in "234"]),
        pick_field(
            "rounds", say("people-rounds"), str(terms.rounds),
            [(str(each), say("people-rounds-value", count=each)) for each in _ROUNDS],
        ),
        pick_field(
            "hold_after", say("people-hold-after"), str(terms.hold_after),
            [(str(each), say("people-hold-short", seconds=each)) for each in HOLDS],
        ),
    ]  # fmt: skip
    if is_multiplied(terms.settings.rules):
        options = [(each, say("setup-multiplier-value", value=each)) for each in MULTIPLIERS]
        found.append(pick_field("multiplier", say("setup-multiplier"), str(terms.multiplier), options))
    return [*found, *_switches(table, often=True)]


def house_view(table: TableView) -> list[SetupFieldProps]:
    """Return the form fields for the house rules: the rule switches that aren't among the main settings.

    Returns [] if the player may not change them.
    """
    return _switches(table, often=False) if _may_choose(table) else []


def _may_choose(table: TableView) -> bool:
    """Return whether the player may change the settings: only the host may, and not during a match."""
    return table.stage in (Stage.GATHERING, Stage.OVER) and table.seat == table.host


def _switches(table: TableView, *, often: bool) -> list[SetupFieldProps]:
    rules, names = table.terms.settings.rules, GAMES[table.terms.game].switches
    return [
        switch_field(name, EVERY_SWITCH[name].of(rules), rules) for name in names if (name in _FIRST) is often
    ]
