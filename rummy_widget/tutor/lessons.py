"""Read lessons from their files, `lessons/<game>/NN-key.toml`, in which each step is a TOML table.

The form of each step is checked here, and an error names the file, the step and what was expected. The module
`proof` checks that the solution solves the step, and that each mistake listed in the step really breaks the
rule that is given for it.

>>> parse_lesson('''
... key = "demo"
... number = 1
... chapter = "melds"
... title.en = "Demo"
... summary.en = "One step"
... tiles = "r5"
... [[steps]]
... key = "first"
... kind = "arrange"
... title.en = "A first run"
... goal.en = "Make a run."
... start = "r5 r6 / r7"
... check = { rums = 1 }
... ''', "demo")
Traceback (most recent call last):
rummy_widget.tutor.errors.LessonError: demo, step 'first', check: unknown check 'rums': did you mean 'runs'?
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.rules import RUMMY_PRO
from ..text import words
from .errors import LessonError, unknown, within
from .read_steps import read_step
from .steps import PRO, LessonData, StepData
from .toml_reader import TomlReader, parse_toml, read_source


def read_lesson(path: Path, game: str = PRO) -> LessonData:
    """Read a lesson from its file.

    *game* is the name of the game that the lesson teaches; the lesson's key begins with this name, except in
    Rummy PRO. Raises LessonError if the file cannot be read, is not valid, or is not named after the lesson's
    number and key.
    """
    lesson = cached_lesson(read_source(path, path.name), path.name)
    if game != PRO:
        lesson = replace(lesson, key=f"{game}/{lesson.key}")
    if path.stem != Path(lesson.page).stem:
        raise LessonError(f"expected the name {Path(lesson.page).stem}.toml for number and key", path.name)
    return lesson


def parse_lesson(source: str, name: str) -> LessonData:
    """Read a lesson from a string in TOML format; raise LessonError if it is not valid.

    *name* is the name of the lesson's file, for error messages.
    """
    return parse_toml(source, name, _lesson)


cached_lesson = cache(parse_lesson)
"""`parse_lesson` with a cache, because a lesson may be read by itself before its whole course is read."""


def _lesson(raw: dict[str, Any]) -> LessonData:
    """Return the lesson in a parsed TOML file; raises LessonError if it is not valid."""
    title = TomlReader(raw).text("title")
    table = TomlReader(raw, title.languages)
    steps: list[StepData] = []
    number = table.number("number")
    rules = table.rules(RUMMY_PRO)
    exam = table.flag("exam", False)
    lesson = LessonData(
        key=table.word("key"),
        number=number,
        place=table.place("place", number),
        chapter=table.word("chapter"),
        title=table.text("title"),
        summary=table.text("summary"),
        tiles=table.tiles("tiles"),
        steps=(),
        teaches=_terms(table.strings("teaches")),
        recap_steps=table.strings("recap_steps"),
        rules=rules,
    )
    for at, each in enumerate(table.tables("steps", needed=True), 1):
        name = each.get("key", at) if isinstance(each, dict) else at
        with within(f"step {name!r}"):
            step = read_step(each, title.languages, rules, exam=exam)
            if any(step.key == other.key for other in steps):
                raise LessonError("expected another key: an earlier step has this one")
            steps.append(step)
    table.done()
    if not steps:
        raise LessonError("expected at least one step")
    return replace(lesson, steps=tuple(steps))


def _terms(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return *ids*; raises LessonError if one of them is not the id of a word in the glossary."""
    for each in ids:
        if not words.has(f"term-{each}"):
            known = [term.key for term in words.glossary()]
            raise LessonError(f"'teaches': {unknown('word of the glossary', each, known)}")
    return ids
