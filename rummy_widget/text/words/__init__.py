"""All messages shown to people, in one folder for each language.

>>> say("tile-name", colour="black", number=2)
'black 2'
>>> clause("PRO-20").title
'Run'
>>> languages()
('en', 'ro')

A language is a folder of Fluent files (projectfluent.org) next to this module. A message is a sentence or
phrase in such a file, and has a key. Messages are in the language that `speaking` sets, otherwise in the
language that `implied_language` finds, for example from the name of the working folder. If a message is
missing in this language, the English message is used. This module imports no other part of the package.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

from .clauses import Clause, Term
from .voice import MINUS, Argument, Voice, signed

__all__ = [
    "MINUS", "Argument", "Clause", "Term", "Voice", "clause", "clauses", "folder_language", "glossary", "has",
    "implied_language", "language", "languages", "say", "signed", "speaking", "ui_text", "ui_words",
    "voice",
]  # fmt: skip

FOLDER = Path(__file__).parent
ENGLISH = "en"
# An environment variable that sets the language of pages that are in no folder of the course.
LANGUAGE_VARIABLE = "RUMMY_WIDGET_LANG"
_language: ContextVar[str | None] = ContextVar("language", default=None)


def say(key: str, /, **args: Argument) -> str:
    """Return the message *key* in the current language, with its arguments filled in.

    If the message is missing in this language, it is returned in English. The key `name.attribute` stands for
    an attribute of the message `name`. Raises KeyError if there is no such message, and ValueError if an
    argument is missing.

    >>> say("count-tiles", count=1), say("count-tiles", count=14)
    ('one tile', '14 tiles')
    >>> say("no-such-key")
    Traceback (most recent call last):
    KeyError: 'no-such-key'
    """
    spoken = voice(language())
    return (spoken if key in spoken else voice(ENGLISH)).say(key, **args)


def has(key: str) -> bool:
    """Return whether there is a message with this key in the current language or in English.

    >>> has("tile-name"), has("no-such-key")
    (True, False)
    """
    return key in voice(language()) or key in voice(ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the language of all messages within a `with` block, given by its code such as "ro".

    Raises ValueError if there are no messages in this language.

    >>> with speaking("en"):
    ...     say("joker")
    'Joker'
    """
    if language not in languages():
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(languages())}")
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def language() -> str:
    """Return the code of the current language, such as "ro".

    It is the language that `speaking` has set or, outside its `with` block, the one that `implied_language`
    finds.

    >>> language()
    'en'
    """
    return _language.get() or implied_language()


def implied_language() -> str:
    """Return the code of the language that messages have if `speaking` has set no language.

    If the working folder is named after a language, the result is that language. For example, the kernel of a
    Romanian page works in the page's folder, `notebooks/ro` or `lessons/<game>/ro`. If the working folder is
    another folder of the course and contains a folder named after a language, the result is English.
    Otherwise it is the language in the environment variable RUMMY_WIDGET_LANG or, without it, English.
    """
    return _language_of(_folder(), os.environ.get(LANGUAGE_VARIABLE, ""))


def folder_language() -> str | None:
    """Return the name of the working folder if it is a language code such as "ro"; None otherwise."""
    return _language_named(_folder())


def _folder() -> str:
    try:
        return os.getcwd()
    except OSError:  # the folder was deleted
        return ""


def _language_named(folder: str) -> str | None:
    name = os.path.basename(folder)
    return name if name in languages() else None


@lru_cache(maxsize=16)
def _language_of(folder: str, wanted: str) -> str:
    if named := _language_named(folder):
        return named
    # Pages in the folders of the course are in English, unless a folder is named after another language.
    path = Path(folder)
    course = [each for each in (path, *path.parents) if each.name in ("lessons", "notebooks")]
    others = [f"{inner}{name}" for inner in ("", "*/") for name in languages() if name != ENGLISH]
    if any(found.is_dir() for each in course for name in others for found in each.glob(name)):
        return ENGLISH
    return wanted if wanted in languages() else ENGLISH


@lru_cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages in which there are messages, English first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda name: (name != ENGLISH, name)))


@lru_cache
def voice(language: str) -> Voice:
    """Return the messages of a language, given by its code such as "ro"; the result is cached."""
    return Voice(language, "\n".join(_read(path) for path in sorted((FOLDER / language).glob("*.ftl"))))


def ui_text(language: str = ENGLISH) -> str:
    """Return the messages that the browser itself needs, such as the labels of buttons, in Fluent's syntax.

    >>> "tool-undo = Undo" in ui_text()
    True
    """
    return _read(FOLDER / language / "ui.ftl")


@lru_cache
def ui_words(language: str = ENGLISH) -> str:
    """Return, as JSON, the messages that the browser itself needs, as widgets send them to the browser.

    The messages are already parsed (see `parsed`), so that the browser need not parse them.

    >>> '{"id":"tool-undo","value":"Undo"}' in ui_words()
    True
    """
    from .parsed import body_of

    return json.dumps(body_of(ui_text(language)), ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=1024)
def _clause(spoken: str, key: str) -> Clause:
    messages = voice(spoken) if key in voice(spoken) else voice(ENGLISH)
    return Clause(key, **{name: messages.say(f"{key}.{name}") for name in messages.attributes(key)})


def clause(key: str) -> Clause:
    """Return the clause of the rules with the id *key*, such as "PRO-31", in the current language.

    Raises KeyError if there is no such clause.

    >>> clause("PRO-31").stated
    "You don't need both runs and groups: only runs will do, and so will only groups."
    """
    return _clause(language(), key)


def clauses(game: str = "PRO") -> tuple[Clause, ...]:
    """Return all clauses of a rule book, in order; *game* is its key, such as "PRO".

    >>> [clause.id for clause in clauses()][:3]
    ['PRO-1', 'PRO-2', 'PRO-3']
    """
    return tuple(clause(key) for key in voice(ENGLISH).keys if key.startswith(game + "-"))


def glossary() -> tuple[Term, ...]:
    """Return the terms of the game with their explanations, in the order of the glossary's file.

    >>> glossary()[0].term
    'Tile'
    """
    return _glossary(language())


@lru_cache
def _glossary(spoken: str) -> tuple[Term, ...]:
    texts = voice(spoken)
    keys = [key for key in texts.keys if key.startswith("term-")]
    if not keys and spoken != ENGLISH:
        return _glossary(ENGLISH)
    return tuple(Term(key.removeprefix("term-"), texts.say(f"{key}.term"), texts.say(key)) for key in keys)


@lru_cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
