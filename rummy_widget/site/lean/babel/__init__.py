"""A stand-in for Babel that formats whole numbers, in the languages of the course, for Fluent's runtime.

Babel itself contains data on seven hundred languages, with currencies and calendars. The module `packing`
copies its data on the languages of the course to the file `known.json`. Formatting anything but a whole
number raises TypeError.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from . import numbers, plural

__all__ = ["Locale", "UnknownLocaleError", "numbers", "plural"]


class UnknownLocaleError(Exception):
    """Raised for a language in which the course is not available."""


class Locale:
    """A language with its plural rules and its format of numbers.

    *rules* maps each plural form to its rule, *pattern* describes the number format, and *signs* contains the
    minus sign and the separator of groups of digits.
    """

    def __init__(self, language: str, rules: dict[str, str], pattern: str, signs: dict[str, str]) -> None:
        self.language = language
        self.plural_form = plural.PluralRule(rules)
        self.decimal_formats = {None: numbers.parse_pattern(pattern)}
        self.signs = signs

    @classmethod
    def parse(cls, language: str) -> Locale:
        """Return the locale of a language, such as "en".

        Raises UnknownLocaleError if the course is not available in this language.
        """
        if language not in _known():
            raise UnknownLocaleError(language)
        return cls(language, **_known()[language])

    @classmethod
    def default(cls) -> Locale:
        """Return the locale that is used if no language is given: English."""
        return cls.parse("en")


@cache
def _known() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(__file__).with_name("known.json").read_text(encoding="utf-8"))
    return found
