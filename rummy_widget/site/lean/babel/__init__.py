"""What Fluent's runtime asks of Babel to say whole numbers, in the languages of the course.

Babel itself knows seven hundred languages, their currencies and calendars; `packing` writes down here what it
knows of ours (`known.json`). What is no whole number isn't said: TypeError.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from . import numbers, plural

__all__ = ["Locale", "UnknownLocaleError", "numbers", "plural"]


class UnknownLocaleError(Exception):
    """A language that isn't known here."""


class Locale:
    """A language with its numbers."""

    def __init__(self, language: str, rules: dict[str, str], pattern: str, signs: dict[str, str]) -> None:
        self.language = language
        self.plural_form = plural.PluralRule(rules)
        self.decimal_formats = {None: numbers.parse_pattern(pattern)}
        self.signs = signs

    @classmethod
    def parse(cls, language: str) -> Locale:
        """The language of that name."""
        if language not in _known():
            raise UnknownLocaleError(language)
        return cls(language, **_known()[language])

    @classmethod
    def default(cls) -> Locale:
        """English."""
        return cls.parse("en")


@cache
def _known() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(__file__).with_name("known.json").read_text(encoding="utf-8"))
    return found
