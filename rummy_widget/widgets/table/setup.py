"""The set-up of a game table before the first deal: the game, a preset, and the values of settings.

>>> setup = TableSetup("rummikub").with_preset("own").with_value("seats", "3").with_value("timer", "60")
>>> setup.settings().players, setup.kinds, setup.seconds
(3, ('steady', 'steady'), 60)
>>> setup.with_value("seats", "7")
Traceback (most recent call last):
ValueError: no such seats: '7'; expected 2, 3, 4
>>> TableSetup("easy_rummy").settings().rules.play.invalid_turn
<InvalidTurn.MEND: 'mend'>
>>> setup = TableSetup("rummy_pro").with_value("seats", "2").with_value("extra_joker", "instead_of_draw")
>>> setup.settings().players, setup.kinds
(2, ('steady',))
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias, cast, get_args

from ...engine.faults import NotationError
from ...engine.game.deal_codes import CODE_LENGTH, code_letters, read_code
from ...engine.game.players import players_of
from ...engine.game.settings import Settings
from ...engine.rules import EVERY_SWITCH, GAMES, RUMMY_PRO, Ruleset, published_game, switched, switches_of
from ...engine.typed_reading import read_as
from ...rooms.events import Terms
from ...rooms.memory import OwnTerms
from ...text.words import say
from ..fields import pick_field, switch_field
from ..shapes.fields import GameChoiceProps, SavedTableProps, SetupFieldProps, TableSetupProps

Preset: TypeAlias = Literal["first", "published", "own"]

MELD_GAMES: Mapping[str, Ruleset] = MappingProxyType(
    {name: rules for name, rules in GAMES.items() if rules.has_table}
)
"""The games in which melds are laid on the table, by name."""

KINDS = ("beginner", "steady", "strong")
MULTIPLIERS = ("1", "2", "3", "5", "10")
SPEEDS: Mapping[str, int] = {"none": 0, "fast": 250, "normal": 900, "slow": 2200}
"""The delay before another player's move, in milliseconds, by the name of the speed."""

_LONGEST_CODE = 40
_SEATS = ("2", "3", "4")
_ANYTIME = ("speed", "code")
"""Settings that can be chosen with any preset, because no preset has values for them."""
_FIRST: Mapping[str, str] = {"seats": "2", "seat-1": "beginner", "speed": "normal"}
_PUBLISHED: Mapping[str, str] = {
    "seats": "3", "seat-1": "steady", "seat-2": "steady", "seat-3": "steady", "speed": "normal",
}  # fmt: skip
_CLOSING: Mapping[str, str] = {
    "seats": "4", "seat-1": "steady", "seat-2": "beginner", "seat-3": "strong", "speed": "normal",
    "practice": "no", "show": "yes",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The set-up of a game table: the name of a game, a preset, and the chosen values of settings.

    A preset is a set of values for settings. Games with melds on the table have three presets. With "first",
    for a learner's first game, the learner plays against one beginner, without a timer, and may correct
    invalid turns. With "published", the rules are the published rules of the game. With "own", every setting
    can be chosen. In games in which players close with the whole rack, every setting can be chosen with any
    preset.

    Attributes:
        game: the name of the game.
        preset: the name of the preset.
        values: the values of settings and rule switches that the user has chosen, by key.
        own: rules that a programmer has passed to the widget instead of those of a published game; usually
            None.
    """

    game: str = RUMMY_PRO.name
    preset: Preset = "first"
    values: Mapping[str, str] = field(default_factory=dict)
    own: Ruleset | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules before the chosen rule switches (settings of house rules) are applied.

        They are the ruleset in `own` or, if that is None, the rules of the published game.
        """
        return self.own or GAMES[self.game]

    @property
    def has_table(self) -> bool:
        """Whether the game is one with melds on the table."""
        return self.rules.has_table

    @property
    def _free(self) -> bool:
        """Whether every setting can be changed: with the preset "own", or in a game without table melds."""
        return self.preset == "own" or not self.has_table

    def with_game(self, name: str) -> TableSetup:
        """Return the set-up of the game with this name, keeping the values of settings that all games share.

        Raises ValueError if it isn't the name of a game with melds on the table.
        """
        if name not in MELD_GAMES:
            raise ValueError(f"no such game: {name!r:.40}; expected {', '.join(MELD_GAMES)}")
        own = {*EVERY_SWITCH, "code"}
        kept = {key: value for key, value in self.values.items() if key not in own}
        return TableSetup(name, self.preset, kept)

    def with_preset(self, name: str) -> TableSetup:
        """Return the set-up with another preset.

        *name* is "first" (easy settings for a learner's first game), "published" (the published rules of the
        game) or "own" (every setting can be chosen). Raises ValueError for any other name.
        """
        if name not in get_args(Preset):
            raise ValueError(f"no such way to begin: {name!r:.40}; expected {', '.join(get_args(Preset))}")
        return replace(self, preset=cast(Preset, name))

    def with_value(self, key: str, value: str) -> TableSetup:
        """Return the set-up with another value for the setting *key*; raise ValueError if it is invalid."""
        return self.with_values({key: value})

    def with_values(self, values: Mapping[str, str]) -> TableSetup:
        """Return the set-up with other values for several settings, which are changed together.

        *values* maps the key of each setting to its new value. Some values are valid only in combination with
        others. Raises ValueError if a value or their combination is invalid.
        """
        here = self
        for key, value in values.items():
            here = here._with(key, value)
        if here._free and self.rules.rearranges and not values.keys().isdisjoint(EVERY_SWITCH):
            try:
                here.settings()
            except ValueError as error:
                raise ValueError(say("melds-setup-jokers")) from error
        return here

    def _with(self, key: str, value: str) -> TableSetup:
        if key == "saved":
            return self._saved(value)
        if key == "code":
            if not isinstance(value, str) or len(value) > _LONGEST_CODE:
                raise NotationError(f"no deal code: expected at most {_LONGEST_CODE} characters")
            if value.strip():
                self._read_code(value)
        elif key in self.rules.switches:
            EVERY_SWITCH[key].read(value)
        else:
            known = self.choices.get(key)
            if known is None:
                raise ValueError(f"no such setting: {key!r:.40}")
            if value not in known:
                raise ValueError(f"no such {key}: {value!r:.40}; expected {', '.join(known)}")
        preset: Preset = self.preset if key in _ANYTIME or not self.has_table else "own"
        before = {each: self.value(each) for each in self._defaults()}
        chosen = {**self.values, **before} if preset != self.preset else self.values
        return replace(self, preset=preset, values={**chosen, key: value})

    def _saved(self, text: str) -> TableSetup:
        """Return the set-up that a page has stored as *text*, or raise ValueError if it can't be used here.

        Settings that only multiplayer tables have are ignored.
        """
        game, values = read_setup(text)
        here = TableSetup(game, "own")
        known = {key: values[key] for key in (*here.choices, *here.rules.switches) if key in values}
        try:
            if here.has_table is self.has_table:
                return here.with_values(known)
        except ValueError:
            pass
        raise ValueError(say("setup-saved-wrong"))

    @property
    def text(self) -> str | None:
        """The set-up in the form in which a page stores it; None if the rules are a programmer's own.

        The deal code is left out.
        """
        if self.own:
            return None
        here = replace(self, values={**self.values, "code": ""})
        unused = {f"seat-{seat}" for seat in range(here.players, 4)}
        values = {key: here.value(key) for key in here.choices if key not in unused}
        return setup_text(self.game, values | switches_of(here.settings().rules, GAMES[self.game]))

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """The possible values of each setting of this game, apart from its rule switches."""
        kinds = tuple(each for each in KINDS if each in players_of(self.rules))
        seats = dict.fromkeys(("seat-1", "seat-2", "seat-3"), kinds or tuple(players_of(self.rules)))
        shown = {} if self.has_table else {"practice": ("no", "yes"), "show": ("yes", "steps", "no")}
        return {"seats": _SEATS, **seats, "multiplier": MULTIPLIERS, "speed": tuple(SPEEDS), **shown}

    def _defaults(self) -> Mapping[str, str]:
        """Return the default values of the settings, which depend on the game and the preset.

        A preset is a set of settings that the player can choose, such as "first" for a learner's first game.
        """
        if not self.has_table:
            return _CLOSING
        return _FIRST if self.preset == "first" else _PUBLISHED

    def value(self, key: str) -> str:
        """Return the value of the setting *key*.

        If the user has chosen no value, or the preset allows no choice, the value of the preset is returned.
        """
        given = self.values if self._free or key in _ANYTIME else {}
        if key in self.rules.switches:
            return given.get(key) or EVERY_SWITCH[key].of(self._base_rules())
        if key == "code":
            return given.get(key, "")
        choices = self.choices[key]
        found = given.get(key) or self._defaults().get(key) or _PUBLISHED.get(key, "1")
        return found if found in choices else choices[0]

    def _base_rules(self) -> Ruleset:
        """Return the game's rules before the chosen rule switches are applied.

        With the preset "first", for a learner's first game, the rules allow a player to correct an invalid
        turn, if the game has a rule switch for that.
        """
        rules = self.rules
        if self.preset == "first" and self.own is None and "invalid_turn" in rules.switches:
            return switched(rules, {"invalid_turn": "mend"})
        return rules

    @property
    def code(self) -> str | None:
        """The deal code (a string that stands for one deal) that the user has typed in, if any."""
        return self.value("code").strip() or None

    @property
    def players(self) -> int:
        """The number of players: that of the deal code if one was typed in, otherwise the chosen number."""
        return self._read_code(self.code)[1].players if self.code else int(self.value("seats"))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the computer players, such as "steady", in order of seats; the user is in seat 0."""
        return tuple(self.value(f"seat-{seat}") for seat in range(1, self.players))

    @property
    def practice(self) -> bool:
        """Whether a coach comments on each discard; always False in a game with melds on the table."""
        return not self.has_table and self.value("practice") == "yes"

    @property
    def seconds(self) -> int:
        """The number of seconds that a turn may last; 0 if turns aren't timed."""
        return self.settings().rules.timer

    def settings(self) -> Settings:
        """Return the settings of the match for the engine: the number of players, the multiplier, the rules.

        If the user has typed in a deal code (a string that stands for one deal) of another game with melds
        on the table, the settings are those of that game.
        """
        rules = self._base_rules()
        if self._free:
            rules = switched(rules, {key: self.values[key] for key in rules.switches if key in self.values})
        if self.code:
            coded = self._read_code(self.code)[1]
            if rules.has_table and _game(coded.rules) != _game(rules):
                return coded
            if "joker_trump" in rules.switches:  # the deal code was made with this value of the switch
                rules = switched(rules, {"joker_trump": str(coded.deal.joker_trump)})
        return Settings(self.players, int(self.value("multiplier")), rules)

    def _read_code(self, text: str) -> tuple[int, Settings, int]:
        """Return what a deal code stands for: the seed, the settings, and the seat that has the first turn.

        Raises NotationError if the code is invalid, or if its game isn't played on this page.
        """
        try:
            found = read_code(text)
        except NotationError as error:
            letters = code_letters(text)
            key = "setup-code-wrong" if len(letters) == CODE_LENGTH else "setup-code-length"
            raise NotationError(say(key, count=len(letters))) from error
        if found[1].rules.has_table is not self.has_table:
            raise NotationError(say("melds-setup-code-game" if self.has_table else "setup-code-game"))
        return found


def _game(rules: Ruleset) -> str | None:
    """Return the name of the published game of which *rules* are a variant; None if there is none."""
    found = published_game(rules)
    return found[0] if found else None


def terms_of(settings: Settings) -> Terms:
    """Return the settings of a match as `Terms`, which is the form in which they are stored.

    The list of events at a table begins with the terms of the table.
    """
    found = published_game(settings.rules)
    if found is None:
        return OwnTerms("", settings.players, settings.multiplier, rules=settings.rules)
    name, switches = found
    return Terms(name, settings.players, settings.multiplier, tuple(sorted(switches.items())))


def setup_text(game: str, values: Mapping[str, str]) -> str:
    """Return settings in the form in which the page stores them: *game* is the game's name.

    >>> setup_text("rummikub", {"timer": "60", "seats": "3"})
    '{"game": "rummikub", "seats": "3", "timer": "60"}'
    """
    return json.dumps({"game": game, **dict(sorted(values.items()))})


def read_setup(text: str) -> tuple[str, dict[str, str]]:
    """Return the name of the game and the values of settings that `setup_text` has written.

    Raises ValueError, whose message is a sentence for the user, if *text* is anything else.
    """
    try:
        values: dict[str, str] = read_as(dict[str, str], json.loads(text))
        if (game := values.pop("game")) in GAMES:
            return game, values
    except (ValueError, KeyError, RecursionError):
        pass
    raise ValueError(say("setup-saved-wrong"))


def setup_of(rules: Ruleset) -> TableSetup:
    """Return the set-up of a table with these rules.

    *rules* are those of a published game, perhaps with other values for rule switches, or rules of a
    programmer's own.
    """
    name, values = published_game(rules) or ("", {})
    if name:
        return TableSetup(name, "own" if values else "published", values)
    return TableSetup("rummikub" if rules.has_table else RUMMY_PRO.name, "published", {}, rules)


# ---- To the page -----------------------------------------------------------------------------------


def setup_view(
    setup: TableSetup, form: bool, saved: list[SavedTableProps], warning: str | None, elsewhere: str | None
) -> TableSetupProps:
    """Return the data with which the page shows the set-up of a table.

    *form* says whether the whole form is shown; otherwise, the data contain only the settings that may change
    during a game. *saved* are the saved games that can be resumed, and *warning* is a sentence that says
    which of these games the next deal would delete, or None if it deletes none. *elsewhere* is the URL of the
    page for the games that can't be played on this page; None if no link to it is offered.
    """
    return {
        "fields": _fields(setup) if form else _picks(setup, "speed", "practice"),
        "text": setup.text if form else None,
        "saved": saved,
        "warning": warning,
        "games": _games(setup, elsewhere) if setup.has_table else [],
        "preset": setup.preset if setup.has_table else None,
    }


def _games(setup: TableSetup, elsewhere: str | None) -> list[GameChoiceProps]:
    names = tuple(GAMES) if elsewhere else (setup.game,)  # outside the course, only the game asked for
    return [
        {
            "key": name, "name": say("game-name", game=name), "about": say("game-about", game=name),
            "href": None if name in MELD_GAMES else elsewhere, "picked": name == setup.game,
        }
        for name in names
    ]  # fmt: skip


def _fields(setup: TableSetup) -> list[SetupFieldProps]:
    """Return the fields of the whole form; a lost connection costs something only at multiplayer tables."""
    switches = [name for name in setup.rules.switches if name != "connection_penalty"]
    return [
        {**_pick(setup, "seats"), "hidden": bool(setup.code)},
        *(_seat(setup, seat) for seat in (1, 2, 3)),
        *_picks(setup, "speed", "practice", "show", "multiplier"),
        {
            "key": "code", "label": say("setup-code"), "kind": "text", "value": setup.value("code"),
            "about": say("setup-code-about"), "clause": None, "hidden": False,
        },
        *(switch_field(name, setup.value(name), setup.rules) for name in switches),
    ]  # fmt: skip


def _picks(setup: TableSetup, *keys: str) -> list[SetupFieldProps]:
    """Return the form fields for the settings with these keys, except those that the game doesn't have."""
    return [_pick(setup, key) for key in keys if key in setup.choices]


def _pick(setup: TableSetup, key: str) -> SetupFieldProps:
    options = setup.choices[key]
    texts = options if key == "seats" else [say(f"setup-{key}-value", value=each) for each in options]
    return pick_field(key, say(f"setup-{key}"), setup.value(key), zip(options, texts, strict=True))


def _seat(setup: TableSetup, seat: int) -> SetupFieldProps:
    key, about = f"seat-{seat}", "melds-player-about" if setup.has_table else "player-about"
    options = [(each, say("player-kind", kind=each)) for each in setup.choices[key]]
    found = pick_field(key, say("setup-seat", seat=seat), setup.value(key), options)
    if not setup.has_table:
        for option in found["options"]:
            option["about"] = say(about, kind=option["key"])
    return {**found, "about": say(about, kind=setup.value(key)), "hidden": seat >= setup.players}
