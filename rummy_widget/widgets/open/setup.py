"""What a table agrees on before the first deal of an open game: the game, then a way to begin.

>>> setup = OpenSetup("rummikub").with_preset("own").with_value("seats", "3").with_value("timer", "60")
>>> setup.settings().players, setup.kinds, setup.seconds
(3, ('steady', 'steady'), 60)
>>> setup.with_value("seats", "7")
Traceback (most recent call last):
ValueError: no such seats: '7'; expected 2, 3, 4
>>> OpenSetup("easy_rummy").settings().rules.play.invalid_turn
<InvalidTurn.MEND: 'mend'>
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias, cast, get_args

from ...engine.faults import NotationError
from ...engine.game.deal_codes import CODE_LENGTH, code_letters, read_code
from ...engine.game.players import players_of
from ...engine.game.settings import Settings, is_multiplied
from ...engine.rules import EVERY_SWITCH, GAMES, RUMMIKUB, Ruleset, published, switched
from ...text.sentences.games import switch_name, switch_value
from ...text.words import say
from ..fields import pick_field
from ..shapes.fields import KeptTableProps, SetupFieldProps
from ..shapes.spread import OpenCardProps, OpenSetupProps
from ..table.setup import MULTIPLIERS, SPEEDS

__all__ = ["OPEN_GAMES", "OpenSetup", "Preset", "of_rules", "setup_view"]

Preset: TypeAlias = Literal["first", "published", "own"]

OPEN_GAMES: Mapping[str, Ruleset] = MappingProxyType(
    {name: rules for name, rules in GAMES.items() if rules.has_table}
)
"""The games in which melds lie on the table, by name."""

KINDS = ("beginner", "steady", "strong")
_LONGEST_CODE = 40
_SEATS = ("2", "3", "4")
_FIRST: Mapping[str, str] = {"seats": "2", "seat-1": "beginner", "speed": "normal"}
_PUBLISHED: Mapping[str, str] = {
    "seats": "3", "seat-1": "steady", "seat-2": "steady", "seat-3": "steady", "speed": "normal",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class OpenSetup:
    """The game by its name, how it is set up, and what was chosen besides; `own` rules are a table's by code.

    A *first game* has one other player, a beginner, no timer, and wrong turns may be mended; *as published*
    has the game's own rules; in *my own* everything may be chosen.
    """

    game: str = RUMMIKUB.name
    preset: Preset = "first"
    values: Mapping[str, str] = field(default_factory=dict)
    own: Ruleset | None = None

    @property
    def rules(self) -> Ruleset:
        """The game as it was published, or as it was given."""
        return self.own or OPEN_GAMES[self.game]

    def with_game(self, name: str) -> OpenSetup:
        """Another game; what was chosen for the one before is let go, but for who plays."""
        if name not in OPEN_GAMES:
            raise ValueError(f"no such game: {name!r:.40}; expected {', '.join(OPEN_GAMES)}")
        own = {*EVERY_SWITCH, "code", "multiplier"}
        kept = {key: value for key, value in self.values.items() if key not in own}
        return OpenSetup(name, self.preset, kept)

    def with_preset(self, name: str) -> OpenSetup:
        """Another way to begin."""
        if name not in get_args(Preset):
            raise ValueError(f"no such way to begin: {name!r:.40}; expected {', '.join(get_args(Preset))}")
        return replace(self, preset=cast(Preset, name))

    def with_value(self, key: str, value: str) -> OpenSetup:
        """One value changed, which makes the set-up one's own; ValueError says what was expected."""
        return self.with_values({key: value})

    def with_values(self, values: Mapping[str, str]) -> OpenSetup:
        """The same with several values, some of which may go only together."""
        here = self
        for key, value in values.items():
            here = here._with(key, value)
        if here.preset == "own" and not values.keys().isdisjoint(EVERY_SWITCH):
            try:
                here.settings()
            except ValueError as error:
                raise ValueError(say("open-setup-jokers")) from error
        return here

    def _with(self, key: str, value: str) -> OpenSetup:
        if key == "code":
            if not isinstance(value, str) or len(value) > _LONGEST_CODE:
                raise NotationError(f"no deal code: expected at most {_LONGEST_CODE} characters")
            if value.strip():
                _read_code(value)
        elif key in self.rules.switches:
            EVERY_SWITCH[key].read(value)
        else:
            known = self._choices().get(key)
            if known is None:
                raise ValueError(f"no such setting: {key!r:.40}")
            if value not in known:
                raise ValueError(f"no such {key}: {value!r:.40}; expected {', '.join(known)}")
        preset: Preset = self.preset if key in ("speed", "code") else "own"
        before = {each: self.value(each) for each in self._chosen()}
        chosen = {**self.values, **before} if preset != self.preset else self.values
        return replace(self, preset=preset, values={**chosen, key: value})

    def kinds_of(self, seat: str) -> tuple[str, ...]:
        """Who may play on a seat, by its key: seat-1."""
        return self._choices()[seat]

    def _choices(self) -> Mapping[str, tuple[str, ...]]:
        kinds = tuple(each for each in KINDS if each in players_of(self.rules))
        seats = dict.fromkeys(("seat-1", "seat-2", "seat-3"), kinds or tuple(players_of(self.rules)))
        times = {"multiplier": MULTIPLIERS} if is_multiplied(self.rules) else {}
        return {"seats": _SEATS, **seats, "speed": tuple(SPEEDS), **times}

    def _chosen(self) -> Mapping[str, str]:
        """What the way to begin says by itself."""
        return _FIRST if self.preset == "first" else _PUBLISHED

    def value(self, key: str) -> str:
        """What is chosen."""
        given = self.values if self.preset == "own" or key in ("speed", "code") else {}
        if key in self.rules.switches:
            return given.get(key) or EVERY_SWITCH[key].of(self._ruled())
        if key == "code":
            return given.get(key, "")
        found = given.get(key) or self._chosen().get(key) or _PUBLISHED.get(key, "1")
        choices = self._choices()[key]
        return found if found in choices else choices[0]

    def _ruled(self) -> Ruleset:
        """The rules of the way to begin: in a first game nothing is lost by a turn that is wrong."""
        rules = self.rules
        if self.preset == "first" and self.own is None and "invalid_turn" in rules.switches:
            return switched(rules, {"invalid_turn": "mend"})
        return rules

    @property
    def code(self) -> str | None:
        """The deal code that was typed in, if there is one."""
        return self.value("code").strip() or None

    @property
    def players(self) -> int:
        """How many sit at the table; a deal code says so itself."""
        return _read_code(self.code)[1].players if self.code else int(self.value("seats"))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays on the other seats."""
        return tuple(self.value(f"seat-{seat}") for seat in range(1, self.players))

    @property
    def seconds(self) -> int:
        """How long a turn may last; 0 where nobody looks at the clock."""
        return self.settings().rules.timer

    def settings(self) -> Settings:
        """The settings of the match; a deal code of another game brings that game as it was published."""
        rules = self._ruled()
        if self.preset == "own":
            rules = switched(rules, {key: self.values[key] for key in rules.switches if key in self.values})
        if self.code:
            coded = _read_code(self.code)[1]
            if _game(coded.rules) != _game(rules):
                return coded
            if "joker_trump" in rules.switches:  # whoever gave the code had this switch so
                rules = switched(rules, {"joker_trump": str(coded.deal.joker_trump)})
        times = int(self.value("multiplier")) if is_multiplied(rules) else 1
        return Settings(self.players, times, rules)


def _game(rules: Ruleset) -> str | None:
    """Return the name of the published game that these rules are a variant of, or None."""
    found = published(rules)
    return found[0] if found else None


def _read_code(text: str) -> tuple[int, Settings, int]:
    """A deal code of an open game, or NotationError with what is told to people."""
    try:
        found = read_code(text)
    except NotationError as error:
        letters = code_letters(text)
        key = "setup-code-wrong" if len(letters) == CODE_LENGTH else "setup-code-length"
        raise NotationError(say(key, count=len(letters))) from error
    if not found[1].rules.has_table:
        raise NotationError(say("open-setup-code-game"))
    return found


# ---- To the page -----------------------------------------------------------------------------------


def setup_view(
    setup: OpenSetup,
    *,
    kept: Iterable[KeptTableProps] = (),
    warning: str | None = None,
    closing: str | None = None,
) -> OpenSetupProps:
    """The set-up; *closing* is where the table of the game of closes is."""
    return {
        "games": _games(setup, closing),
        "preset": setup.preset,
        "fields": _fields(setup),
        "house": _house(setup),
        "kept": list(kept),
        "warning": warning,
    }


def _games(setup: OpenSetup, closing: str | None) -> list[OpenCardProps]:
    others = [name for name in GAMES if name not in OPEN_GAMES] if closing else []
    cards: list[OpenCardProps] = [
        {
            "key": name, "name": say("game-name", game=name), "about": say("game-about", game=name),
            "href": closing if name in others else None, "picked": name == setup.game,
        }
        for name in (*others, *OPEN_GAMES)
    ]  # fmt: skip
    return cards


def _fields(setup: OpenSetup) -> list[SetupFieldProps]:
    choices = setup._choices()
    found = [
        _pick(setup, "seats", say("setup-seats"), [(each, each) for each in _SEATS], hidden=bool(setup.code))
    ]
    for seat in (1, 2, 3):
        key = f"seat-{seat}"
        options = [(each, say("player-kind", kind=each)) for each in choices[key]]
        found.append(
            {
                **_pick(setup, key, say("setup-seat", seat=seat), options, hidden=seat >= setup.players),
                "about": say("open-player-about", kind=setup.value(key)),
            }
        )
    if "multiplier" in choices:
        times = [(each, say("setup-multiplier-value", value=each)) for each in MULTIPLIERS]
        found.append(_pick(setup, "multiplier", say("setup-multiplier"), times))
    speeds = [(each, say("setup-speed-value", value=each)) for each in SPEEDS]
    found.append(_pick(setup, "speed", say("setup-speed"), speeds))
    found.append(
        {
            "key": "code", "label": say("setup-code"), "kind": "text", "value": setup.value("code"),
            "about": say("setup-code-about"), "clause": None, "hidden": False,
        }
    )  # fmt: skip
    return found


def _pick(
    setup: OpenSetup, key: str, label: str, options: list[tuple[str, str]], *, hidden: bool = False
) -> SetupFieldProps:
    return {**pick_field(key, label, setup.value(key), options), "hidden": hidden}


def _house(setup: OpenSetup) -> list[SetupFieldProps]:
    """The switches of the game."""
    found = []
    for name in setup.rules.switches:
        switch = EVERY_SWITCH[name]
        options = [(each, switch_value(name, each, closing=False)) for each in switch.values]
        label, clause = switch_name(name, closing=False), switch.clause_in(setup.rules)
        found.append(pick_field(name, label, setup.value(name), options, clause=clause))
    return found


def of_rules(rules: Ruleset) -> OpenSetup:
    """A set-up for rules that a table was made with: a published game with its switches, or one's own."""
    name, values = published(rules) or ("", {})
    if name in OPEN_GAMES:
        return OpenSetup(name, "own" if values else "published", values)
    return OpenSetup(RUMMIKUB.name, "published", {}, rules)
