"""What a table of people agrees on: in words, and to be chosen by whoever made it."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.game.settings import is_multiplied
from ....engine.rules import EVERY_SWITCH, GAMES, switches_of
from ....rooms.events import HOLDS
from ....rooms.state import Stage
from ....rooms.views import TableSeen
from ....text.sentences.games import switch_name, switch_value
from ....text.words import say
from ...fields import pick_field
from ...shapes.fields import SetupFieldProps

_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8, 10)
_MULTIPLIERS = (1, 2, 3, 5, 10)
_FIRST = ("timer",)
"""Switches that are chosen as often as the game itself; the others are house rules."""


def game_name(game: str) -> str:
    """What a game is called."""
    return say("game-name", game=game)


def terms_view(seen: TableSeen) -> list[str]:
    """What the table agrees on, in words."""
    terms = seen.terms
    found = [game_name(terms.game), say("people-seats", count=terms.seats)]
    if terms.multiplier > 1:
        found.append(say("setup-multiplier-value", value=terms.multiplier))
    if terms.rounds:
        found.append(say("people-rounds-value", count=terms.rounds))
    for name, value in switches_of(terms.settings.rules, GAMES[terms.game]).items():
        found.append(f"{_switch_name(terms.game, name)}: {_switch_value(terms.game, name, value)}")
    found.append(say("people-hold-value", seconds=terms.hold_after))
    return found


def _closes(game: str) -> bool:
    return GAMES[game].close is not None


def _switch_name(game: str, name: str) -> str:
    return switch_name(name, closing=_closes(game))


def _switch_value(game: str, name: str, value: str) -> str:
    return switch_value(name, value, closing=_closes(game))


def _may_choose(seen: TableSeen) -> bool:
    """Whoever made the table may, before a match."""
    return seen.stage in (Stage.GATHERING, Stage.OVER) and seen.seat == seen.host


def fields_view(seen: TableSeen) -> list[SetupFieldProps]:
    """What is chosen often."""
    if not _may_choose(seen):
        return []
    terms = seen.terms
    found = [
        pick_field("game", say("people-game"), terms.game, [(each, game_name(each)) for each in GAMES]),
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
        options = [(str(each), say("setup-multiplier-value", value=each)) for each in _MULTIPLIERS]
        found.append(pick_field("multiplier", say("setup-multiplier"), str(terms.multiplier), options))
    return [*found, *_switches(seen, [each for each in GAMES[terms.game].switches if each in _FIRST])]


def house_view(seen: TableSeen) -> list[SetupFieldProps]:
    """The other switches of the game."""
    if not _may_choose(seen):
        return []
    return _switches(seen, [each for each in GAMES[seen.terms.game].switches if each not in _FIRST])


def _switches(seen: TableSeen, names: Iterable[str]) -> list[SetupFieldProps]:
    game, rules = seen.terms.game, seen.terms.settings.rules
    values, found = switches_of(rules, GAMES[game]), []
    for name in names:
        switch = EVERY_SWITCH[name]
        options = [(each, _switch_value(game, name, each)) for each in switch.values]
        value = values.get(name) or switch.of(rules)
        found.append(
            pick_field(name, _switch_name(game, name), value, options, clause=switch.clause_in(rules))
        )
    return found
