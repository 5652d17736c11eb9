"""Record all sentences that are said, with what is put into each, and read the numbers that they hold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from rummy_widget.text.words import Voice, languages, voice

WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "seven": 7, "eight": 8, "fourteen": 14}
GAME = re.compile(r"Rummy 45|Remi etalat \(45\)", re.IGNORECASE)
"""A game whose name is a number, which Romanian doesn't always say."""
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(WORDS)})\b", re.IGNORECASE)
_compared: set[tuple[object, ...]] = set()


class Sentence(NamedTuple):
    """A sentence as it was said: the message's key, its arguments, the text and its language."""

    key: str
    details: dict[str, Any]
    text: str
    language: str = "en"

    @property
    def numbers(self) -> list[int]:
        """The numbers of the English text, except those in the names that were put in."""
        return [WORDS.get(each.lower()) or int(each) for each in NUMBER.findall(self.own_text)]

    @property
    def own_text(self) -> str:
        """The text without the texts among its arguments, such as names and tiles."""
        text = GAME.sub("", self.text)
        names = sorted((str(each) for each in self.details.values() if isinstance(each, str)), key=len)
        for name in reversed(names):
            text = text.replace(name, "") if name else text
        return text

    def in_language(self, language: str) -> Sentence:
        """Return what the same message says of the same arguments in another language."""
        return self._replace(language=language, text=voice(language).say(self.key, **self.details))

    def digits(self) -> Counter[str]:
        """Count the numbers that are written in digits; languages differ in which they write as words."""
        return Counter(each for each in re.findall(r"\d+", self.own_text) if int(each) > 2)

    def differs(self) -> list[str]:
        """Return this text and those of other languages that hold other numbers."""
        others = [self.in_language(each) for each in languages() if each != self.language]
        return [f"{self.key}: {self.text} / {each.text}" for each in others if each.digits() != self.digits()]


@contextmanager
def recorded() -> Iterator[list[Sentence]]:
    """Yield the list of all that is said meanwhile; fail if another language says other numbers."""
    heard: list[Sentence] = []
    plain = Voice.say

    def say(spoken: Voice, key: str, /, **details: Any) -> str:
        text = plain(spoken, key, **details)
        heard.append(Sentence(key, details, text, spoken.language))
        return text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "say", say)
        yield heard
    english = {(each.key, *each.details.items()): each for each in heard if each.language == "en"}
    new = [each for said, each in english.items() if said not in _compared]
    _compared.update(english)
    differing = [text for each in new for text in each.differs()]
    assert not differing, differing


@contextmanager
def naming(sentence: object) -> Iterator[None]:
    """Note the sentence with whatever its judge finds wrong."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"said: {sentence}")
        raise
