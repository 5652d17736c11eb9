"""Checks whose answer the engine computes from the rack shown, so that no lesson has to state it."""

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
from .values import a_pattern, whole_numbers

Facts = Mapping[str, int]

_SEAT = (0, 3)
_MULTIPLIER = (1, MOST_MULTIPLIER)


def _closing(shown: CheckInput, facts: Facts) -> Closing | None:
    return best_close(
        shown.tiles, jokers_thrown=shown.thrown, multiplier=facts.get("multiplier", 1), rules=shown.rules
    )


def _worth(shown: CheckInput, facts: Facts) -> int:
    """Return what each opponent pays for the best close of the rack; 0 if it does not close (PRO-54).

    *facts* may give the multiplier of the game.
    """
    closing = _closing(shown, facts)
    return closing.payment if closing else 0


def _settled(shown: CheckInput, facts: Facts) -> int:
    """Return the points a seat wins or loses in all when the game is settled (PRO-5, PRO-15, PRO-54).

    *facts* describes the game: the number of players, the multiplier, the seat that closed or left, the seat
    that holds the twin of the Trump, and the `seat` that is asked about.
    """
    rules = shown.rules
    if "leaving_penalty" in facts:
        assert rules.turn is not None
        rules = replace(rules, turn=replace(rules.turn, leaving_penalty=facts["leaving_penalty"]))
    settings = Settings(facts.get("players", 4), facts.get("multiplier", 1), rules)
    closing = _closing(shown, facts) if "closer" in facts else None
    outcome = Outcome.CLOSED if "closer" in facts else Outcome.LEFT if "left" in facts else Outcome.EMPTY
    result = settle(settings, facts.get("twin"), outcome, facts.get("closer", facts.get("left")), closing)
    return result.totals(settings.players)[facts.get("seat", 0)]


def _stock(shown: CheckInput, facts: Facts) -> int:
    """Return how many tiles the stock has after the deal (PRO-3).

    *facts* may give the number of players, otherwise there are four.
    """
    return len(deal(Settings(facts.get("players", 4), rules=shown.rules), seed=0).stock)


def _doubles(shown: CheckInput, facts: Facts) -> int:
    """Return how many doubles the rack holds (PRO-7)."""
    return doubles(tuple(tile.kind for tile in shown.tiles))


def _distance(shown: CheckInput, facts: Mapping[str, str]) -> int | None:
    """Return how many tiles must be exchanged before the rack closes; None if that is impossible.

    If *facts* names a pattern, the rack has to form this pattern.
    """
    return distance(shown.tiles, facts.get("pattern"), seen=(JOKER,) * shown.thrown, rules=shown.rules)


def _to_answer(
    name: str, find: Callable[[CheckInput, Any], int | None], read: Callable[[object], Any]
) -> None:
    def solve(shown: CheckInput, facts: Any) -> tuple[str, ...]:
        found = find(shown, facts)
        return () if found is None else (str(found),)

    @register(name, read, StepKind.ANSWER, solve=solve)
    def _(shown: CheckInput, facts: Any) -> bool:
        found = find(shown, facts)
        return found is not None and shown.answer == Fraction(found)


_PLAYERS = (2, 4)
_to_answer("worth", _worth, whole_numbers(multiplier=_MULTIPLIER))
_to_answer(
    "settled", _settled,
    whole_numbers(
        players=_PLAYERS, multiplier=_MULTIPLIER, closer=_SEAT, twin=_SEAT, left=_SEAT, seat=_SEAT,
        leaving_penalty=(0, 500),
    ),
)  # fmt: skip
_to_answer("stock", _stock, whole_numbers(players=_PLAYERS))
_to_answer("doubles", _doubles, whole_numbers())
_to_answer("distance", _distance, a_pattern)


def _to_choose(name: str, find: Callable[[CheckInput], tuple[str, ...]]) -> None:
    @register(name, whole_numbers(), StepKind.CHOOSE, solve=lambda shown, _: find(shown))
    def _(shown: CheckInput, _none: Facts) -> bool:
        return len(shown.chosen) == 1 and notation(shown.chosen[0].kind) in find(shown)


@lru_cache(maxsize=64)
def _best_discards(tiles: tuple[Tile, ...], thrown: int, rules: Ruleset) -> tuple[str, ...]:
    """Return the best tiles to discard from a rack, in notation.

    They leave the fewest tiles to exchange before the rack closes and, among equals, the best chance to close
    with the next draw. *thrown* is the number of Jokers thrown before. Cached, because hints ask about the
    same rack repeatedly.
    """
    found = best_discards(tiles, jokers_thrown=thrown, rules=rules)
    best = (found[0].distance, found[0].chance)
    return tuple(notation(each.tile) for each in found if (each.distance, each.chance) == best)


def _best_free(shown: CheckInput) -> tuple[str, ...]:
    """Return the tiles, in notation, that are left over in the closes with the highest price (PRO-52)."""
    found = best_closes(shown.tiles, jokers_thrown=shown.thrown, rules=shown.rules)
    return tuple(dict.fromkeys(notation(each.free.kind) for each in found))


_to_choose("discard", lambda shown: _best_discards(shown.tiles, shown.thrown, shown.rules))
_to_choose("free", _best_free)
