"""The settings fields in which the maker of a table of people chooses its terms, such as the game."""

from __future__ import annotations

from ....engine.game.settings import is_multiplied
from ....engine.rules import EVERY_SWITCH, GAMES
from ....rooms.events import HOLDS
from ....rooms.state import Stage
from ....rooms.views import TableSeen
from ....text.words import say
from ...fields import pick_field, switch_field
from ...shapes.fields import SetupFieldProps
from ..setup import MULTIPLIERS

_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8, 10)
_FIRST = ("timer",)
"""Rule switches shown beside the game; the others are listed as house rules."""


def fields_view(seen: TableSeen) -> list[SetupFieldProps]:
    """Return the fields for the main terms of a table; an empty list if this player may not choose them."""
    terms = seen.terms
    if not _may_choose(seen):
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
    return [*found, *_switches(seen, often=True)]


def house_view(seen: TableSeen) -> list[SetupFieldProps]:
    """Return the fields for all rule switches that aren't in `fields_view`.

    The list is empty if this player may not choose them.
    """
    return _switches(seen, often=False) if _may_choose(seen) else []


def _may_choose(seen: TableSeen) -> bool:
    """Return whether this player may choose the terms: only the table's maker may, before a match."""
    return seen.stage in (Stage.GATHERING, Stage.OVER) and seen.seat == seen.host


def _switches(seen: TableSeen, *, often: bool) -> list[SetupFieldProps]:
    rules, names = seen.terms.settings.rules, GAMES[seen.terms.game].switches
    return [
        switch_field(name, EVERY_SWITCH[name].of(rules), rules) for name in names if (name in _FIRST) is often
    ]
