"""Read a TOML table of a lesson file key by key; missing, wrong or unknown keys raise clear errors.

>>> table = TomlReader({"key": "first", "goal": {"en": "Make a run."}, "gaol": 1}, languages=("en",))
>>> table.word("key"), str(table.text("goal"))
('first', 'Make a run.')
>>> table.done()
Traceback (most recent call last):
rummy_widget.tutor.errors.LessonError: unknown key 'gaol': did you mean 'goal'?
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeVar

from ..engine.faults import NotationError
from ..engine.layout import Arrangement, parse_arrangement
from ..engine.rules import Ruleset
from ..engine.rules.games import GAMES
from ..engine.table_melds import TableMelds, parse_table
from ..engine.tiles import Tile, parse_tiles
from ..engine.typed_reading import Limits, ReadError, read_as
from .errors import LessonError, unknown, within
from .texts import ENGLISH, Text

_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
T = TypeVar("T")
Member = TypeVar("Member", bound=StrEnum)


def read_source(path: Path, name: str) -> str:
    """Return the content of a text file.

    Raises LessonError if it cannot be read; *name* is the name of the file in the error message.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"cannot be read: {error}", name) from None


def parse_toml(source: str, name: str, read: Callable[[dict[str, Any]], T]) -> T:
    """Parse a string in TOML format and return the result of calling *read* with the parsed dict.

    Raises LessonError if *source* is not valid TOML or *read* raises a ValueError; *name* is the name of the
    file in the error message.
    """
    with within(name):
        try:
            return read(tomllib.loads(source))
        except tomllib.TOMLDecodeError as error:
            raise LessonError(f"not TOML: {error}") from None


class TomlReader:
    """A TOML table of a lesson file, whose keys are read one after the other.

    After that, `done` raises an error if there is a key in the TOML table that was not read. *raw* is the
    TOML table as a dict, and *languages* are the codes of the languages in which each sentence must be given.
    Every method that reads a value raises LessonError if the value is not valid, or if it is missing but
    required.
    """

    def __init__(self, raw: object, languages: tuple[str, ...] = ()) -> None:
        if not isinstance(raw, Mapping):
            raise LessonError(f"expected a table, not {raw!r}")
        self._raw: dict[str, Any] = dict(raw)
        self._taken: set[str] = set()
        self.languages = languages

    def take(self, key: str, default: Any = None, *, needed: bool = False) -> Any:
        """Return the value of a key without checking its type, or *default* if the key is missing.

        Raises LessonError if the key is missing but *needed*.
        """
        self._taken.add(key)
        if needed and key not in self._raw:
            raise LessonError(f"missing key {key!r}")
        return self._raw.get(key, default)

    def done(self) -> None:
        """Raise LessonError if the TOML table contains a key that no method has read."""
        for key in self._raw:
            if key not in self._taken:
                raise LessonError(unknown("key", key, self._taken))

    def has(self, key: str) -> bool:
        """Return whether the TOML table contains a key; this does not count as reading it."""
        return key in self._raw

    def maybe(self, read: Callable[[str], T], key: str) -> T | None:
        """Return the result of `read(key)`, or None if the key is missing.

        *read* is a method of this object that reads a value.
        """
        self._taken.add(key)
        return read(key) if key in self._raw else None

    def _typed(self, kind: Any, key: str, default: T | None) -> T:
        """Return the value of a key, or *default* if the key is missing.

        Raises LessonError if the value is not of the type *kind*, or if the key is missing and *default* is
        None.
        """
        try:
            found: T = read_as(kind, self.take(key, default, needed=default is None), key)
            return found
        except ReadError as error:
            raise LessonError(str(error)) from None

    def string(self, key: str, default: str | None = None) -> str:
        """Read a string; the key is required unless there is a *default*."""
        return self._typed(str, key, default)

    def word(self, key: str) -> str:
        """Read a string that consists of lower-case words joined by hyphens, such as `first-run`.

        Raises LessonError if the string has another form, or if the key is missing.
        """
        value = self.string(key)
        if not _KEY.fullmatch(value):
            raise LessonError(
                f"{key!r}: expected lower-case words with hyphens, like 'first-run', not {value!r}"
            )
        return value

    def choice(self, key: str, expected: tuple[str, ...], default: str | None = None) -> str:
        """Read a string, one of those in *expected*; the key is required unless there is a *default*."""
        value = self.string(key, default)
        if value not in expected:
            raise LessonError(unknown(key, value, expected))
        return value

    def member(self, key: str, among: Iterable[Member]) -> Member | None:
        """Read the value of an enum member and return this member; return None if the key is missing.

        The member must be one of *among*.
        """
        members = {member.value: member for member in among}
        name = self.maybe(lambda key: self.choice(key, tuple(members)), key)
        return None if name is None else members[name]

    def rules(self, default: Ruleset) -> Ruleset:
        """Return the rules of the game that is named by the key `rules`; *default* if the key is missing."""
        name = self.maybe(lambda key: self.choice(key, tuple(GAMES)), "rules")
        return default if name is None else GAMES[name]

    def number(self, key: str, default: int | None = None) -> int:
        """Read a whole number; the key is required unless there is a *default*."""
        return self._typed(Annotated[int, Limits()], key, default)

    def place(self, key: str, default: int) -> float:
        """Read a number by which things are sorted, such as 8.5 for a place between 8 and 9.

        Returns *default* if the key is missing.
        """
        value = self.take(key, default)
        if type(value) not in (int, float) or not 0 <= value < float("inf"):
            raise LessonError(f"{key!r}: expected a number, like 8.5, not {value!r}")
        return float(value)

    def flag(self, key: str, default: bool) -> bool:
        """Read a value that is true or false; return *default* if the key is missing."""
        return self._typed(bool, key, default)

    def strings(self, key: str) -> tuple[str, ...]:
        """Read a list of strings; it is empty if the key is missing."""
        return self._typed(tuple[str, ...], key, ())

    def tables(self, key: str, *, needed: bool = False) -> tuple[Any, ...]:
        """Read a list of TOML tables without checking what is in them; it is empty if the key is missing.

        If *needed* is true, a missing key raises LessonError instead.
        """
        value = self.take(key, [], needed=needed)
        if not isinstance(value, list | tuple):
            raise LessonError(f"{key!r}: expected a list of tables ([[...]]), not {value!r}")
        return tuple(value)

    def each(
        self, key: str, read: Callable[[TomlReader], T], what: str, *, needed: bool = False
    ) -> tuple[T, ...]:
        """Read a list of TOML tables: call *read* with each of them, and return the results.

        *what* says what such a TOML table stands for, such as "step", for error messages. LessonError is
        raised if *read* ignores a key of a TOML table, or if the key of the list is *needed* but missing.
        """
        found = []
        for number, raw in enumerate(self.tables(key, needed=needed), 1):
            with within(f"{what} {number}"):
                table = TomlReader(raw, self.languages)
                found.append(read(table))
                table.done()
        return tuple(found)

    def tiles(self, key: str, default: str | None = None) -> tuple[Tile, ...]:
        """Read tiles in notation, such as "r5 r6"; the key is required unless there is a *default*."""
        return self._notation(parse_tiles, key, default)

    def arrangement(self, key: str, default: str | None = None) -> Arrangement:
        """Read the tiles on a rack, given in notation; the key is required unless there is a *default*."""
        return self._notation(parse_arrangement, key, default)

    def spread(self, key: str, default: str | None = None) -> TableMelds:
        """Read the melds on a table, given in notation; the key is required unless there is a *default*."""
        return self._notation(parse_table, key, default)

    def _notation(self, parse: Callable[[str], T], key: str, default: str | None) -> T:
        """Read the string in notation under *key*, and return what *parse* makes of it.

        If the key is missing, *default* is parsed. Raises LessonError if the key is missing and *default* is
        None, or if the string can't be parsed.
        """
        try:
            return parse(self.string(key, default))
        except NotationError as error:
            raise LessonError(f"{key!r}: {error}") from None

    # -- texts in several languages -----------------------------------------------------------

    def text(self, key: str) -> Text:
        """Read a sentence, given in every language of the lesson; the key is required."""
        if (found := self.maybe_text(key)) is None:
            raise LessonError(f"missing text '{key}.{self.languages[0] if self.languages else ENGLISH}'")
        return found

    def maybe_text(self, key: str) -> Text | None:
        """Read a sentence, given in every language of the lesson; return None if the key is missing."""
        sentences = self._by_language(key)
        for language, sentence in sentences.items():
            if not isinstance(sentence, str) or not sentence.strip():
                raise LessonError(f"'{key}.{language}': expected a text, not {sentence!r}")
        return Text(tuple(sentences.items())) if sentences else None

    def texts(self, key: str) -> tuple[Text, ...]:
        """Read a list of sentences; each language must give the same number of them.

        The result is empty if the key is missing.
        """
        lists = self._by_language(key)
        for language, sentences in lists.items():
            if not isinstance(sentences, list) or not all(
                isinstance(s, str) and s.strip() for s in sentences
            ):
                raise LessonError(f"'{key}.{language}': expected a list of texts, not {sentences!r}")
        if len({len(sentences) for sentences in lists.values()}) > 1:
            raise LessonError(f"{key!r}: expected as many texts in each language")
        return tuple(
            Text(tuple(zip(lists, sentences, strict=True))) for sentences in zip(*lists.values(), strict=True)
        )

    def _by_language(self, key: str) -> dict[str, Any]:
        """Return the value of a key, a dict by language code; empty if the key is missing.

        An example of such a dict is `{"en": "Make a run."}`. What it contains for each language is not
        checked. Raises LessonError if the value is not a dict by language code, or if its languages are not
        those in `languages`. If `languages` is empty, any languages are allowed.
        """
        if (value := self.take(key)) is None:
            return {}
        if not isinstance(value, dict) or not all(
            isinstance(k, str) and _LANGUAGE.fullmatch(k) for k in value
        ):
            raise LessonError(
                f'{key!r}: expected a text for each language, like {key}.en = "...", not {value!r}'
            )
        for language in self.languages:
            if language not in value:
                raise LessonError(f"missing text '{key}.{language}'")
        for language in value:
            if self.languages and language not in self.languages:
                raise LessonError(f"'{key}.{language}': the lesson has no title in {language!r}")
        return value
