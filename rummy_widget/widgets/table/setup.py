"""What a table agrees on before the first deal, as the page shows it and as it is typed in.

>>> setup = TableSetup().with_value("seats", "2").with_value("extra_joker", "instead_of_draw")
>>> setup.settings().players, setup.kinds
(2, ('steady',))
>>> setup.with_value("seats", "7")
Traceback (most recent call last):
ValueError: no such seats: '7'; expected 2, 3, 4
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from ...engine.faults import NotationError
from ...engine.game.deal_codes import CODE_LENGTH, code_letters, read_code
from ...engine.game.settings import Settings
from ...engine.rules import RUMMY_PRO, SWITCHES, Ruleset, switched
from ...text.words import say
from ..fields import switch_field
from ..shapes.fields import ChoiceProps, KeptTableProps, SetupFieldProps, SetupProps

__all__ = ["KINDS", "MULTIPLIERS", "SPEEDS", "TableSetup", "setup_view"]

KINDS = ("beginner", "steady", "strong")
MULTIPLIERS = ("1", "2", "3", "5", "10")
SPEEDS: Mapping[str, int] = {"none": 0, "fast": 250, "normal": 900, "slow": 2200}
"""How long another player's move takes to come, in milliseconds."""

_CHOICES: Mapping[str, tuple[str, ...]] = {
    "seats": ("2", "3", "4"),
    "seat-1": KINDS,
    "seat-2": KINDS,
    "seat-3": KINDS,
    "multiplier": MULTIPLIERS,
    "extra_joker": SWITCHES["extra_joker"].values,
    "speed": tuple(SPEEDS),
    "practice": ("no", "yes"),
    "show": ("yes", "steps", "no"),
}
_DEFAULTS = {
    "seats": "4",
    "seat-1": "steady",
    "seat-2": "beginner",
    "seat-3": "strong",
    "multiplier": "1",
    "speed": "normal",
    "practice": "no",
    "show": "yes",
    "code": "",
}
_LONGEST_CODE = 40


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Chosen values by their keys; switches that are not named stand as in `rules`."""

    values: Mapping[str, str] = field(default_factory=lambda: dict(_DEFAULTS))
    rules: Ruleset = RUMMY_PRO

    def with_value(self, key: str, value: str) -> TableSetup:
        """One value changed; ValueError says what was expected."""
        if key == "code":
            if not isinstance(value, str) or len(value) > _LONGEST_CODE:
                raise NotationError(f"no deal code: expected at most {_LONGEST_CODE} characters")
            if value.strip():
                _check_code(value)
        elif key in SWITCHES:
            SWITCHES[key].read(value)
        elif key not in _CHOICES:
            raise ValueError(f"no such setting: {key!r:.40}")
        elif value not in _CHOICES[key]:
            raise ValueError(f"no such {key}: {value!r:.40}; expected {', '.join(_CHOICES[key])}")
        return replace(self, values={**self.values, key: value})

    def value(self, key: str) -> str:
        """What is chosen."""
        if key in SWITCHES:
            return self.values.get(key) or SWITCHES[key].of(self.rules)
        return self.values[key]

    @property
    def code(self) -> str | None:
        """The deal code that was typed in, if there is one."""
        return self.values["code"].strip() or None

    @property
    def players(self) -> int:
        """How many sit at the table; a deal code says so itself."""
        return read_code(self.code)[1].players if self.code else int(self.values["seats"])

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays on the other seats."""
        return tuple(self.values[f"seat-{seat}"] for seat in range(1, self.players))

    @property
    def practice(self) -> bool:
        """Whether the coach speaks after each discard."""
        return self.values["practice"] == "yes"

    def settings(self) -> Settings:
        """The settings of the match."""
        switches = {key: self.values[key] for key in SWITCHES if key in self.values}
        if self.code:  # whoever gave the code had this switch so
            switches["joker_trump"] = str(read_code(self.code)[1].deal.joker_trump)
        return Settings(self.players, int(self.values["multiplier"]), switched(self.rules, switches))


def _check_code(text: str) -> None:
    """A deal code, or NotationError with what is told to people."""
    try:
        _, settings, _ = read_code(text)
    except NotationError as error:
        letters = code_letters(text)
        key = "setup-code-wrong" if len(letters) == CODE_LENGTH else "setup-code-length"
        raise NotationError(say(key, count=len(letters))) from error
    if settings.rules.has_table:
        raise NotationError(say("setup-code-game"))


def setup_view(
    setup: TableSetup, *, kept: Iterable[KeptTableProps] = (), warning: str | None = None
) -> SetupProps:
    """The set-up panel; *kept* are the games that one can go back to."""
    fields = [_seats(setup)]
    fields += [_seat(setup, seat) for seat in (1, 2, 3)]
    fields += [_pick(setup, "multiplier"), _switch(setup, "extra_joker")]
    fields += [_pick(setup, each) for each in ("speed", "practice", "show")]
    fields.append(
        {
            "key": "code", "label": say("setup-code"), "kind": "text", "value": setup.values["code"],
            "about": say("setup-code-about"), "clause": None, "hidden": False,
        }
    )  # fmt: skip
    house = [_switch(setup, name) for name in SWITCHES if name != "extra_joker"]
    return {"fields": fields, "house": house, "kept": list(kept), "warning": warning}


def _field(
    key: str,
    label: str,
    value: str,
    options: list[ChoiceProps],
    about: str | None = None,
    hidden: bool = False,
) -> SetupFieldProps:
    return {
        "key": key, "label": label, "kind": "pick", "value": value, "options": options,
        "about": about, "clause": None, "hidden": hidden,
    }  # fmt: skip


def _seats(setup: TableSetup) -> SetupFieldProps:
    options: list[ChoiceProps] = [{"key": each, "text": each} for each in _CHOICES["seats"]]
    return _field("seats", say("setup-seats"), str(setup.players), options, hidden=bool(setup.code))


def _seat(setup: TableSetup, seat: int) -> SetupFieldProps:
    options: list[ChoiceProps] = [
        {"key": each, "text": say("player-kind", kind=each), "about": say("player-about", kind=each)}
        for each in KINDS
    ]
    value = setup.values[f"seat-{seat}"]
    label = say("setup-seat", seat=seat)
    about = say("player-about", kind=value)
    return _field(f"seat-{seat}", label, value, options, about=about, hidden=seat >= setup.players)


def _pick(setup: TableSetup, key: str) -> SetupFieldProps:
    options: list[ChoiceProps] = [
        {"key": each, "text": say(f"setup-{key}-value", value=each)} for each in _CHOICES[key]
    ]
    return _field(key, say(f"setup-{key}"), setup.values[key], options)


def _switch(setup: TableSetup, name: str) -> SetupFieldProps:
    return switch_field(name, setup.value(name))
