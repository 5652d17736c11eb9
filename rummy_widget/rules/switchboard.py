"""The switches that a table may set, by the names that the clauses give them.

>>> rules = switched(RUMMY_PRO, {"extra_joker": "instead_of_draw", "trump_in_stock": "no"})
>>> switches_of(rules)
{'trump_in_stock': 'no', 'extra_joker': 'instead_of_draw'}
>>> switched(RUMMY_PRO, {"extra_joker": "always"})
Traceback (most recent call last):
ValueError: no such extra_joker: 'always'; expected off, instead_of_draw
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .presets import RUMMY_PRO
from .records import Ruleset

__all__ = ["SWITCHES", "Switch", "switched", "switches_of"]


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch: where it stands in a ruleset, its values as text, the default first, and its clause."""

    name: str
    record: str
    field: str
    values: tuple[str, ...]
    clause: str

    def of(self, rules: Ruleset) -> str:
        """Its value in a ruleset, as text."""
        value = getattr(getattr(rules, self.record), self.field)
        return ("no", "yes")[value] if isinstance(value, bool) else str(value)

    def read(self, text: object) -> Any:
        """A value from its text; ValueError names those that are expected."""
        if not isinstance(text, str) or text not in self.values:
            raise ValueError(f"no such {self.name}: {text!r:.40}; expected {', '.join(self.values)}")
        if set(self.values) == {"no", "yes"}:
            return text == "yes"
        return int(text) if text.isdigit() else text


SWITCHES: Mapping[str, Switch] = {
    each.name: each
    for each in (
        Switch("joker_trump", "deal", "joker_trump", ("redraw", "reshuffle"), "PRO-4"),
        Switch("multiply_trump_bonus", "deal", "multiply_trump_bonus", ("no", "yes"), "PRO-5"),
        Switch("trump_in_stock", "deal", "trump_in_stock", ("yes", "no"), "PRO-6"),
        Switch("extra_joker", "turn", "extra_joker", ("off", "instead_of_draw"), "PRO-8"),
        Switch("take_discard", "turn", "take_discard", ("last", "never"), "PRO-11"),
        Switch("taking_limit", "turn", "taking_limit", ("yes", "no"), "PRO-14"),
        Switch("leaving_penalty", "turn", "leaving_penalty", ("0", "100", "200", "500"), "PRO-15"),
        Switch("naturals_per_joker", "jokers", "naturals_per_joker", ("0", "2"), "PRO-22"),
        Switch("jokers_adjacent", "jokers", "adjacent", ("yes", "no"), "PRO-22"),
        Switch("mosaic_jokers", "prices", "mosaic_jokers", ("reduced", "natural_only"), "PRO-41"),
        Switch("mosaic_ends_differ", "prices", "mosaic_ends_differ", ("no", "yes"), "PRO-41"),
        Switch("big_with_thrown_joker", "prices", "big_with_thrown_joker", ("big", "special"), "PRO-46"),
        Switch("grand_care_rest", "prices", "grand_care_rest", ("free", "melds"), "PRO-50"),
        Switch("joker_overflow", "prices", "joker_overflow", ("clamp", "linear", "forbid"), "PRO-53"),
    )
}
"""In the order of their clauses."""


def switched(rules: Ruleset, values: Mapping[str, str]) -> Ruleset:
    """The rules with some switches set; a name or a value that there is not raises ValueError."""
    for name, text in values.items():
        if name not in SWITCHES:
            raise ValueError(f"no such switch: {name!r:.40}; expected {', '.join(SWITCHES)}")
        switch = SWITCHES[name]
        record = replace(getattr(rules, switch.record), **{switch.field: switch.read(text)})
        rules = replace(rules, **{switch.record: record})
    return rules


def switches_of(rules: Ruleset, base: Ruleset = RUMMY_PRO) -> dict[str, str]:
    """The switches that stand otherwise than in *base*, so that `switched(base, ...)` has them all.

    Rules that differ from it in more than switches raise ValueError.
    """
    values = {name: each.of(rules) for name, each in SWITCHES.items() if each.of(rules) != each.of(base)}
    try:
        same = replace(switched(base, values), name=rules.name) == rules
    except ValueError:
        same = False
    if not same:
        raise ValueError(f"{rules!r} differs from {base!r} in more than its switches")
    return values
