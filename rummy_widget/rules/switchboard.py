"""The switches that a table may set, by the names that the clauses give them.

>>> rules = switched(RUMMY_PRO, {"extra_joker": "instead_of_draw", "trump_in_stock": "no"})
>>> switches_of(rules)
{'trump_in_stock': 'no', 'extra_joker': 'instead_of_draw'}
>>> switched(RUMMY_PRO, {"extra_joker": "always"})
Traceback (most recent call last):
ValueError: no such extra_joker: 'always'; expected off, instead_of_draw
>>> from rummy_widget.rules import RUMMIKUB
>>> switches_for(RUMMIKUB)["target"].of(RUMMIKUB)
'one_round'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .games import RUMMY_PRO
from .records import Ruleset

__all__ = ["EVERY_SWITCH", "SWITCHES", "Switch", "switched", "switches_for", "switches_of"]

YES_NO = (True, False)
NO_YES = (False, True)


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch: the path to it in a ruleset, its values as text, the default first, and its clauses.

    `means` are the values in the record, one for one; where it is empty they are the texts. A switch of
    several games has a clause in each.
    """

    name: str
    path: str
    values: tuple[str, ...]
    clause: str
    means: tuple[Any, ...] = ()
    elsewhere: tuple[str, ...] = ()  # its clauses in the other games

    def of(self, rules: Ruleset) -> str:
        """Its value in a ruleset, as text."""
        value: Any = rules
        for part in self.path.split("."):
            value = getattr(value, part)
        if value in self.means:
            return self.values[self.means.index(value)]
        return str(value)

    def read(self, text: object) -> Any:
        """A value from its text; anything else raises ValueError."""
        if not isinstance(text, str) or text not in self.values:
            raise ValueError(f"no such {self.name}: {text!r:.40}; expected {', '.join(self.values)}")
        return self.means[self.values.index(text)] if self.means else text

    def clause_in(self, rules: Ruleset) -> str:
        """The clause that it stands in, in the book of that game."""
        for family in rules.book:
            for clause in (self.clause, *self.elsewhere):
                if clause.startswith(f"{family}-"):
                    return clause
        return self.clause

    def set_in(self, rules: Ruleset, text: object) -> Ruleset:
        """The rules with this switch at a value."""
        first, *rest = self.path.split(".")
        changed: Ruleset = _set(rules, [first, *rest], self.read(text))
        return changed


def _set(record: Any, path: list[str], value: object) -> Any:
    first, *rest = path
    return replace(record, **{first: _set(getattr(record, first), rest, value) if rest else value})


def _numbers(*values: int) -> dict[str, Any]:
    return {"values": tuple(map(str, values)), "means": values}


EVERY_SWITCH: Mapping[str, Switch] = {
    each.name: each
    for each in (
        Switch("joker_trump", "deal.joker_trump", ("redraw", "reshuffle"), "PRO-4"),
        Switch("multiply_trump_bonus", "deal.multiply_trump_bonus", ("no", "yes"), "PRO-5", NO_YES),
        Switch("trump_in_stock", "deal.trump_in_stock", ("yes", "no"), "PRO-6", YES_NO),
        Switch("extra_joker", "turn.extra_joker", ("off", "instead_of_draw"), "PRO-8"),
        Switch("take_discard", "turn.take_discard", ("last", "never"), "PRO-11", elsewhere=("R45-2",)),
        Switch("taking_limit", "turn.taking_limit", ("yes", "no"), "PRO-14", YES_NO),
        Switch("leaving_penalty", "turn.leaving_penalty", **_numbers(0, 100, 200, 500), clause="PRO-15",
               elsewhere=("R45-12",)),
        Switch("naturals_per_joker", "jokers.naturals_per_joker", **_numbers(0, 2), clause="PRO-22"),
        Switch("jokers_adjacent", "jokers.adjacent", ("yes", "no"), "PRO-22", YES_NO),
        Switch("mosaic_jokers", "prices.mosaic_jokers", ("reduced", "natural_only"), "PRO-41"),
        Switch("mosaic_ends_differ", "prices.mosaic_ends_differ", ("no", "yes"), "PRO-41", NO_YES),
        Switch("big_with_thrown_joker", "prices.big_with_thrown_joker", ("big", "special"), "PRO-46"),
        Switch("grand_care_rest", "prices.grand_care_rest", ("free", "melds"), "PRO-50"),
        Switch("joker_overflow", "prices.joker_overflow", ("clamp", "linear", "forbid"), "PRO-53"),
        Switch("joker_tile_from", "play.jokers.from_rack", ("anywhere", "rack"), "RK-4", NO_YES),
        Switch("target", "play.score.targets", ("one_round", "100", "200", "500"), "RK-5",
               tuple((points,) * 3 for points in (0, 100, 200, 500)), elsewhere=("TR-10",)),
        Switch("pool_end", "play.score.pool_end", ("tile_count", "value"), "RK-6"),
        Switch("touch_after_opening", "play.opening.touch", ("next_turn", "same_turn"), "RK-8"),
        Switch("invalid_turn", "play.invalid_turn", ("mend", "penalty"), "RK-9", elsewhere=("TR-2",)),
        Switch("timer", "play.timer", **_numbers(0, 20, 30, 45, 60, 90, 120), clause="TR-3"),
        Switch("opening_needs_run", "play.opening.needs_run", ("yes", "no"), "R45-4", YES_NO),
        Switch("joker_at_once", "play.joker_at_once", ("yes", "no"), "R45-6", YES_NO),
        Switch("joker_counts", "play.score.joker_counts", ("once", "each_time"), "R45-8"),
        Switch("deduct_hand", "play.score.deduct_hand", ("no", "yes"), "R45-11", NO_YES),
        Switch("not_opened_penalty", "play.score.not_opened_penalty", **_numbers(0, 100), clause="R45-11"),
    )
}  # fmt: skip
"""All of them, game by game in the order of their clauses; a ruleset names its own."""

SWITCHES: Mapping[str, Switch] = {name: EVERY_SWITCH[name] for name in RUMMY_PRO.switches}
"""Those of Rummy PRO."""


def switches_for(rules: Ruleset) -> dict[str, Switch]:
    """The switches of a game, by name."""
    return {name: EVERY_SWITCH[name] for name in rules.switches}


def switched(rules: Ruleset, values: Mapping[str, str]) -> Ruleset:
    """The rules with some switches set; an unknown name or value raises ValueError."""
    own = switches_for(rules)
    for name, text in values.items():
        if name not in own:
            raise ValueError(f"no such switch: {name!r:.40}; expected {', '.join(own) or 'none'}")
        rules = own[name].set_in(rules, text)
    return rules


def switches_of(rules: Ruleset, base: Ruleset = RUMMY_PRO) -> dict[str, str]:
    """The switches that stand otherwise than in *base*, so that `switched(base, ...)` has them all.

    Rules that differ from it in more than switches raise ValueError.
    """
    own = switches_for(base)
    try:
        values = {name: each.of(rules) for name, each in own.items() if each.of(rules) != each.of(base)}
        same = replace(switched(base, values), name=rules.name) == rules
    except (AttributeError, ValueError):
        same = False
    if not same:
        raise ValueError(f"{rules!r} differs from {base!r} in more than its switches")
    return values
