"""A course as a whole, from its file: `lessons/<game>/course.toml`, beside its lessons.

>>> outline = parse_outline('''
... title.en = "Demo"
... summary.en = "One chapter"
... promise.en = "Learn it"
... know = "meld"
... [[chapters]]
... key = "melds"
... title.en = "The melds"
... ''', "demo")
Traceback (most recent call last):
rummy_widget.tutor.errors.LessonError: demo: unknown know 'meld': did you mean 'melds'?
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine.rules import RUMMY_PRO, Ruleset
from .errors import LessonError, unknown
from .steps import KNOWN_MISTAKES
from .texts import Text
from .toml_reader import TomlReader, parse_toml, read_source

FILE = "course.toml"


@dataclass(frozen=True, slots=True)
class Outline:
    """What a game is called, its course's chapters by their keys in order, and what can be known of its game.

    `know` is the chapter to begin with for somebody who knows the game, `patterns` the lesson that each
    pattern of a close is learnt in. `place` is where the game stands among the games, `rules` are what it is
    played by at the table, and `plays` is the lesson from which on a whole game can be played. `mistakes` are
    the known ones that the course meets, each at some step.
    """

    title: Text
    summary: Text
    promise: Text
    chapters: Mapping[str, Text] = field(default_factory=dict)
    know: str | None = None
    patterns: Mapping[str, str] = field(default_factory=dict)
    place: float = 0.0
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    plays: str | None = None
    mistakes: tuple[str, ...] = ()


def read_outline(folder: Path) -> Outline:
    """The outline of the course in a folder; LessonError names the file and what was expected."""
    name = f"{folder.name}/{FILE}"
    return parse_outline(read_source(folder / FILE, name), name)


def parse_outline(source: str, name: str) -> Outline:
    """The outline of a text in TOML; `name` is the file named in errors."""
    return parse_toml(source, name, _outline)


def _outline(raw: dict[str, Any]) -> Outline:
    table = TomlReader(raw, TomlReader(raw).text("title").languages)
    chapters: dict[str, Text] = {}

    def add_chapter(chapter: TomlReader) -> None:
        key = chapter.word("key")
        if key in chapters:
            raise LessonError("expected another key: an earlier chapter has this one")
        chapters[key] = chapter.text("title")

    table.each("chapters", add_chapter, "chapter", needed=True)
    known = TomlReader(table.take("patterns", {}))
    outline = Outline(
        title=table.text("title"),
        summary=table.text("summary"),
        promise=table.text("promise"),
        chapters=chapters,
        know=table.maybe(lambda key: table.choice(key, tuple(chapters)), "know"),
        patterns={key: known.string(key) for key in raw.get("patterns", {})},
        place=table.place("place", 0),
        rules=table.rules(RUMMY_PRO),
        plays=table.maybe(table.word, "plays"),
        mistakes=tuple(map(_known, table.strings("mistakes"))),
    )
    table.done()
    return outline


def _known(name: str) -> str:
    if name not in KNOWN_MISTAKES:
        raise LessonError(f"'mistakes': {unknown('mistake', name, KNOWN_MISTAKES)}")
    return name
