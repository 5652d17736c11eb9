"""Checks whose right answer the engine computes from the rack, so that a lesson need not give it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from ...engine.closes import Closing
from ...engine.game.deal.stacks import deal, doubles
from ...engine.game.phase import Outcome
from ...engine.game.settings import MOST_MULTIPLIER, Settings
from ...engine.game.settlement import settle
from ...engine.rules import Ruleset
from ...engine.solver.closing.best import best_close, best_closes
from ...engine.solver.closing.distance import distance
from ...engine.solver.closing.draws import best_discards
from ...engine.tiles import JOKER, Tile, notation
from ..kinds import StepKind
from .core import CheckInput, register
from .values import read_pattern, whole_numbers

Facts = Mapping[str, int]
"""Numbers that a lesson gives about the game in addition to the rack, such as the number of `players`."""

_SEAT = (0, 3)
_MULTIPLIER = (1, MOST_MULTIPLIER)


def _closing(state: CheckInput, facts: Facts) -> Closing | None:
    """Return the most valuable way to close (end the round) with the rack, or None if it cannot close.

    *facts* may give the `multiplier`, by which all payments are multiplied; it is 1 by default.
    """
    return best_close(
        state.tiles, jokers_thrown=state.thrown, multiplier=facts.get("multiplier", 1), rules=state.rules
    )


def _payment(state: CheckInput, facts: Facts) -> int:
    """Return the points that each opponent pays if the player ends the round with this rack (PRO-54).

    It is the payment for the most valuable way to end the round, and 0 if the rack cannot close. *facts* may
    give the `multiplier` of the game, which is 1 by default.
    """
    closing = _closing(state, facts)
    return closing.payment if closing else 0


def _settlement(state: CheckInput, facts: Facts) -> int:
    """Return the total points that one player wins when a round ends; negative if the player loses points.

    The rules are PRO-5, PRO-15 and PRO-54. *facts* describes the round. Each of its keys may be missing:

    - `players`: the number of players, by default 4.
    - `multiplier`: the factor for all payments, by default 1.
    - `leaving_penalty`: the points that a player pays for leaving; by default, as the rules say.
    - `closer`: the player who ended the round with the rack.
    - `left`: the player who left the game.
    - `twin`: the player who was dealt the other copy of the Trump (the tile turned up at the deal).
    - `seat`: the player whose points are returned, by default 0.

    Players are given by their numbers, from 0. Without `closer` and `left`, the round ended because the stock
    ran out.
    """
    rules = state.rules
    if "leaving_penalty" in facts:
        assert rules.turn is not None
        rules = replace(rules, turn=replace(rules.turn, leaving_penalty=facts["leaving_penalty"]))
    settings = Settings(facts.get("players", 4), facts.get("multiplier", 1), rules)
    closing = _closing(state, facts) if "closer" in facts else None
    outcome = Outcome.CLOSED if "closer" in facts else Outcome.LEFT if "left" in facts else Outcome.EMPTY
    result = settle(settings, facts.get("twin"), outcome, facts.get("closer", facts.get("left")), closing)
    return result.totals(settings.players)[facts.get("seat", 0)]


def _stock(state: CheckInput, facts: Facts) -> int:
    """Return the number of tiles in the stock after the deal (PRO-3).

    *facts* may give the number of `players`, which is 4 by default.
    """
    return len(deal(Settings(facts.get("players", 4), rules=state.rules), seed=0).stock)


def _doubles(state: CheckInput, facts: Facts) -> int:
    """Return the number of pairs of equal tiles on the rack, without Jokers (PRO-7); *facts* is not used."""
    return doubles(tuple(tile.kind for tile in state.tiles))


def _distance(state: CheckInput, facts: Mapping[str, str]) -> int | None:
    """Return how many tiles of the rack must be exchanged so that the player can close; None if impossible.

    To close is to end the round with fourteen tiles in melds or another pattern, and one tile left over. If
    *facts* gives the name of a `pattern`, the player has to close with that pattern.
    """
    return distance(state.tiles, facts.get("pattern"), seen=(JOKER,) * state.thrown, rules=state.rules)


def _register_number(
    name: str, find: Callable[[CheckInput, Any], int | None], read: Callable[[object], Any]
) -> None:
    """Register a check that the learner's answer is the number that *find* returns.

    *name* is the name that lessons use. *read* reads the value of the check, which is passed on to *find*.
    """

    def solve(state: CheckInput, facts: Any) -> tuple[str, ...]:
        found = find(state, facts)
        return () if found is None else (str(found),)

    @register(name, read, StepKind.ANSWER, solve=solve)
    def _(state: CheckInput, facts: Any) -> bool:
        found = find(state, facts)
        return found is not None and state.answer == Fraction(found)


_PLAYERS = (2, 4)
_register_number("worth", _payment, whole_numbers(multiplier=_MULTIPLIER))
_register_number(
    "settled", _settlement,
    whole_numbers(
        players=_PLAYERS, multiplier=_MULTIPLIER, closer=_SEAT, twin=_SEAT, left=_SEAT, seat=_SEAT,
        leaving_penalty=(0, 500),
    ),
)  # fmt: skip
_register_number("stock", _stock, whole_numbers(players=_PLAYERS))
_register_number("doubles", _doubles, whole_numbers())
_register_number("distance", _distance, read_pattern)


def _register_choice(name: str, find: Callable[[CheckInput], tuple[str, ...]]) -> None:
    """Register a check that the learner has chosen exactly one tile, and that this tile is a right choice.

    *name* is the name that lessons use. *find* returns all right tiles, in notation.
    """

    @register(name, whole_numbers(), StepKind.CHOOSE, solve=lambda state, _: find(state))
    def _(state: CheckInput, _none: Facts) -> bool:
        return len(state.chosen) == 1 and notation(state.chosen[0].kind) in find(state)


@lru_cache(maxsize=64)
def _best_discards(tiles: tuple[Tile, ...], thrown: int, rules: Ruleset) -> tuple[str, ...]:
    """Return the best tiles to discard from a rack, in notation.

    After the best discard, as few tiles as possible have to be exchanged before the rack can close, that is,
    end the round. If several discards are equal in this, the best is the one that leaves the highest chance
    to close with the next draw. *thrown* is the number of Jokers that the player has discarded before.
    Results are cached, because hints need them for the same rack repeatedly.
    """
    found = best_discards(tiles, jokers_thrown=thrown, rules=rules)
    best = (found[0].distance, found[0].chance)
    return tuple(notation(each.tile) for each in found if (each.distance, each.chance) == best)


def _best_free(state: CheckInput) -> tuple[str, ...]:
    """Return the tiles, in notation, that can be left over when the round ends with this rack (PRO-52).

    If the round can end with this rack in several ways, only the most valuable ways are considered.
    """
    found = best_closes(state.tiles, jokers_thrown=state.thrown, rules=state.rules)
    return tuple(dict.fromkeys(notation(each.free.kind) for each in found))


_register_choice("discard", lambda state: _best_discards(state.tiles, state.thrown, state.rules))
_register_choice("free", _best_free)
