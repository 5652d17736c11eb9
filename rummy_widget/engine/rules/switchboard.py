"""The switches, which are rules that the players at a table may choose, with their names and values.

Values are given as strings, such as "yes" or "redraw".

>>> rules = switched(RUMMY_PRO, {"extra_joker": "instead_of_draw", "trump_in_stock": "no"})
>>> switches_of(rules)
{'trump_in_stock': 'no', 'extra_joker': 'instead_of_draw'}
>>> switched(RUMMY_PRO, {"extra_joker": "always"})
Traceback (most recent call last):
ValueError: no such extra_joker: 'always'; expected off, instead_of_draw
>>> from rummy_widget.engine.rules import PUP_RUMMY, RUMMIKUB
>>> switches_for(RUMMIKUB)["opening_points"].of(RUMMIKUB)
'30'

Some values are only allowed together. One switch says where a tile that replaces a Joker must come from. It
may only be set if Jokers must be replaced before they are used elsewhere, which isn't so in Pup Rummy:

>>> strict = switched(PUP_RUMMY, {"joker_replaced_first": "yes", "joker_tile_from": "rack"})
>>> switched(PUP_RUMMY, {"joker_tile_from": "rack"})  # doctest: +ELLIPSIS
Traceback (most recent call last):
ValueError: replaced is required by from_rack: a Joker must be replaced by its own tile before it is used ...
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any

from .games import GAMES, RUMMY_PRO
from .ruleset import MatchLength, Ruleset

YES_NO = (True, False)
NO_YES = (False, True)


@dataclass(frozen=True, slots=True)
class Switch:
    """A switch: a rule that the players at a table may choose, with all its possible values.

    Attributes:
        name: the name of the switch in the written rules, such as "joker_trump".
        path: the path of the field in a `Ruleset` that holds its value, such as "deal.joker_trump".
        values: all possible values as strings, the default first.
        clause: the id of the clause of the written rules that describes the switch, such as "PRO-4".
        means: what the field holds for each of `values`, in the same order; empty if the field holds the
            strings themselves.
        elsewhere: the ids of the clauses that describe the same rule in other games.
    """

    name: str
    path: str
    values: tuple[str, ...]
    clause: str
    means: tuple[Any, ...] = ()
    elsewhere: tuple[str, ...] = ()

    def of(self, rules: Ruleset) -> str:
        """Return the value of this switch in a ruleset, as one of the strings in `values`."""
        value: Any = attrgetter(self.path)(rules)
        if value in self.means:
            return self.values[self.means.index(value)]
        return str(value)

    def read(self, text: object) -> Any:
        """Convert *text*, a value of this switch given as a string, into the value for the ruleset's field.

        Raises ValueError if *text* isn't one of the strings in `values`.
        """
        if not isinstance(text, str) or text not in self.values:
            raise ValueError(f"no such {self.name}: {text!r:.40}; expected {', '.join(self.values)}")
        return self.means[self.values.index(text)] if self.means else text

    def clause_in(self, rules: Ruleset) -> str:
        """Return the id of the clause of a game's written rules that describes this rule, such as "RK-2".

        If the game's written rules have no such clause, returns `clause`, which belongs to another game.
        """
        own = (self.clause, *self.elsewhere)
        found = (each for family in rules.book for each in own if each.startswith(f"{family}-"))
        return next(found, self.clause)


def _with_values(record: Any, values: Mapping[str, Any]) -> Any:
    """Return a copy of a dataclass with some fields changed, including fields of dataclasses inside it.

    *values* maps the path of each such field, such as "play.timer", to its new value. All fields are changed
    in one step, because some values are only allowed together.
    """
    inner, changed = defaultdict[str, dict[str, Any]](dict), dict[str, Any]()
    for path, value in values.items():
        first, _, rest = path.partition(".")
        if rest:
            inner[first][rest] = value
        else:
            changed[first] = value
    changed |= {first: _with_values(getattr(record, first), rest) for first, rest in inner.items()}
    return replace(record, **changed)


def _numbers(*values: int) -> dict[str, Any]:
    """Return the arguments `values` and `means` of a `Switch` whose values are numbers."""
    return {"values": tuple(map(str, values)), "means": values}


_LENGTHS = {
    "one_round": MatchLength(rounds=1),
    **{f"{count}_rounds": MatchLength(rounds=count) for count in (2, 3, 5, 10)},
    **{f"{count}_minutes": MatchLength(minutes=count) for count in (15, 30, 60)},
    **{f"{count}_points": MatchLength(points=count) for count in (100, 200, 500)},
}

EVERY_SWITCH: Mapping[str, Switch] = {
    each.name: each
    for each in (
        Switch("joker_trump", "deal.joker_trump", ("redraw", "reshuffle"), "PRO-4"),
        Switch("multiply_trump_bonus", "deal.multiply_trump_bonus", ("no", "yes"), "PRO-5", NO_YES),
        Switch("trump_in_stock", "deal.trump_in_stock", ("yes", "no"), "PRO-6", YES_NO),
        Switch("extra_joker", "turn.extra_joker", ("off", "instead_of_draw"), "PRO-8"),
        Switch("take_discard", "turn.take_discard", ("last", "never"), "PRO-11", elsewhere=("R45-2",)),
        Switch("taking_limit", "turn.taking_limit", ("yes", "no"), "PRO-14", YES_NO),
        Switch("connection_penalty", "turn.connection_penalty", **_numbers(0, 100, 200), clause="PRO-15",
               elsewhere=("R45-12",)),
        Switch("leaving_penalty", "turn.leaving_penalty", **_numbers(0, 200), clause="PRO-15",
               elsewhere=("R45-12",)),
        Switch("naturals_per_joker", "jokers.naturals_per_joker", **_numbers(0, 2), clause="PRO-22"),
        Switch("jokers_adjacent", "jokers.adjacent", ("yes", "no"), "PRO-22", YES_NO),
        Switch("mosaic_jokers", "prices.mosaic_jokers", ("reduced", "natural_only"), "PRO-41"),
        Switch("mosaic_ends_differ", "prices.mosaic_ends_differ", ("no", "yes"), "PRO-41", NO_YES),
        Switch("big_with_thrown_joker", "prices.big_with_thrown_joker", ("big", "special"), "PRO-46"),
        Switch("grand_care_rest", "prices.grand_care_rest", ("free", "melds"), "PRO-50"),
        Switch("joker_overflow", "prices.joker_overflow", ("clamp", "linear", "forbid"), "PRO-53"),
        Switch("opening_points", "play.opening.points", **_numbers(30, 50), clause="RK-2",
               elsewhere=("TR-9",)),
        Switch("joker_replaced_first", "play.jokers.replaced", ("no", "yes"), "RK-4", NO_YES,
               elsewhere=("TR-4",)),
        Switch("joker_tile_from", "play.jokers.from_rack", ("anywhere", "rack"), "RK-4", NO_YES,
               elsewhere=("TR-5",)),
        Switch("joker_meld_kept", "play.jokers.meld_kept", ("no", "yes"), "TR-6", NO_YES),
        Switch("joker_new_meld", "play.jokers.new_meld", ("no", "yes"), "TR-7", NO_YES),
        Switch("pool_end", "play.score.pool_end", ("tile_count", "value"), "RK-6"),
        Switch("touch_after_opening", "play.opening.touch", ("next_turn", "same_turn"), "RK-8"),
        Switch("invalid_turn", "play.invalid_turn", ("mend", "penalty"), "RK-9", elsewhere=("TR-2",)),
        Switch("timer", "play.timer", **_numbers(0, 20, 30, 45, 60, 90, 120), clause="TR-3"),
        Switch("opening_needs_run", "play.opening.needs_run", ("no", "yes"), "R45-4", NO_YES),
        Switch("joker_at_once", "play.joker_at_once", ("yes", "no"), "R45-6", YES_NO),
        Switch("joker_counts", "play.score.joker_counts", ("once", "each_time"), "R45-8"),
        Switch("deduct_hand", "play.score.deduct_hand", ("no", "yes"), "R45-11", NO_YES),
        Switch("not_opened_penalty", "play.score.not_opened_penalty", **_numbers(0, 100), clause="R45-11"),
        Switch("match", "match", ("as_published", *_LENGTHS), "TR-10", (None, *_LENGTHS.values())),
    )
}  # fmt: skip
"""The switches of all games, which are the rules that players may choose, by name.

`Ruleset.switches` lists the names of the switches of one game.
"""

SWITCHES: Mapping[str, Switch] = {name: EVERY_SWITCH[name] for name in RUMMY_PRO.switches}
"""The switches of Rummy PRO, which are the rules that players may choose, by name."""


def switches_for(rules: Ruleset) -> dict[str, Switch]:
    """Return the switches of a game, by name; a switch is a rule for which players may choose the value."""
    return {name: EVERY_SWITCH[name] for name in rules.switches}


def switched(rules: Ruleset, values: Mapping[str, str]) -> Ruleset:
    """Return a copy of a ruleset in which some of the rules that players may choose are changed.

    *values* maps the name of each such rule (see `Switch`) to its new value, as a string. Raises ValueError
    for an unknown name or value, or for values that aren't allowed together.

    >>> switched(RUMMY_PRO, {"match": "3_rounds"}).match
    MatchLength(rounds=3, minutes=0, points=0)
    """
    own, found = switches_for(rules), {}
    for name, text in values.items():
        if name not in own:
            raise ValueError(f"no such switch: {name!r:.40}; expected {', '.join(own) or 'none'}")
        found[own[name].path] = own[name].read(text)
    changed: Ruleset = _with_values(rules, found) if found else rules
    return changed


def switches_of(rules: Ruleset, base: Ruleset = RUMMY_PRO) -> dict[str, str]:
    """Return the switches whose values in *rules* differ from those in *base*, as a dict from name to value.

    Switches are rules that players may choose. `switched(base, switches_of(rules, base))` equals *rules*,
    except for the name. Raises ValueError if the two rulesets differ in anything that players can't choose.
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


@lru_cache(maxsize=64)
def published_game(rules: Ruleset) -> tuple[str, dict[str, str]] | None:
    """Return the name of the published game of which *rules* are a variant, and the rules that differ.

    A published game is one of `GAMES`. A variant is a published game for which players chose other values of
    some rules; the second part of the result maps the names of these rules to the chosen values. Returns None
    if *rules* aren't a variant of any published game. If they are a variant of several games, the one with
    the same name is preferred.

    >>> from rummy_widget.engine.rules import DUTCH_RUMMY
    >>> published_game(switched(DUTCH_RUMMY, {"opening_points": "50"}))
    ('dutch_rummy', {'opening_points': '50'})
    """
    for name in dict.fromkeys((rules.name, *GAMES)):
        with suppress(ValueError, KeyError):
            return name, switches_of(rules, GAMES[name])
    return None
