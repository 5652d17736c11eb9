"""All that the lessons say: each text of each step, and each page, in both languages, under one key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

import nbformat

from engine.solver import plain
from rummy_widget.engine.closes import Closing
from rummy_widget.engine.solver.closing.best import best_points
from rummy_widget.engine.tiles import Tile, notation, parse_tiles
from rummy_widget.tutor import LessonData, StepData, course, lessons_folder
from rummy_widget.tutor.judge import reading_of
from rummy_widget.tutor.steps import Mistake, Option, Variant
from rummy_widget.tutor.texts import Text

LANGUAGES = ("en", "ro")
SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+|\n+")


@dataclass(frozen=True)
class Said:
    """One text in each language. Its key is `lesson/step/field`, of a page `lesson#cell`."""

    key: str
    texts: Mapping[str, str]
    step: StepData | None = field(default=None, compare=False)
    option: Option | None = field(default=None, compare=False)
    mistake: Mistake | None = field(default=None, compare=False)

    def sentences(self, language: str) -> list[str]:
        return [each for each in SENTENCE_ENDS.split(self.texts[language]) if each]


@cache
def all_said() -> tuple[Said, ...]:
    """Every text of the course."""
    return tuple(said for lesson in course().lessons for said in (*of_lesson(lesson), *_of_page(lesson)))


def _both(text: Text) -> dict[str, str]:
    return {language: text.said(language) for language in LANGUAGES}


def of_lesson(lesson: LessonData) -> Iterator[Said]:
    yield Said(f"{lesson.key}/title", _both(lesson.title))
    yield Said(f"{lesson.key}/summary", _both(lesson.summary))
    for step in lesson.steps:
        key = f"{lesson.key}/{step.key}"
        yield Said(f"{key}/title", _both(step.title), step)
        if step.drill is None:
            yield from _of_texts(key, step, step)
        else:
            for variant in step.drill.variants:
                yield from _of_texts(f"{key}/{variant.make}", variant, None)


def _of_texts(key: str, held: StepData | Variant, step: StepData | None) -> Iterator[Said]:
    for name in ("goal", "text", "why"):
        text: Text | None = getattr(held, name)
        if text is not None:
            yield Said(f"{key}/{name}", _both(text), step)
    for number, hint in enumerate(held.hints, 1):
        yield Said(f"{key}/hint {number}", _both(hint), step)
    for option in held.options:
        yield Said(f"{key}/option {option.key}", _both(option.text), step, option=option)
    for mistake in held.mistakes:
        if mistake.text is not None:
            name = mistake.answer or " ".join(map(notation, mistake.tiles)) or str(mistake.fault)
            yield Said(f"{key}/mistake {name}", _both(mistake.text), step, mistake=mistake)


def _of_page(lesson: LessonData) -> Iterator[Said]:
    pages = [cells(lesson.page_in(language)) for language in LANGUAGES]
    assert len(pages[0]) == len(pages[1]), lesson.page
    for number, both in enumerate(zip(*pages, strict=True)):
        if both[0].cell_type == "markdown":
            texts = {language: str(cell.source) for language, cell in zip(LANGUAGES, both, strict=True)}
            yield Said(f"{lesson.key}#{number}", texts)


@cache
def cells(page: str) -> list[nbformat.NotebookNode]:
    """The cells of a page."""
    found = nbformat.read(lessons_folder() / page, as_version=4)  # type: ignore[no-untyped-call]
    return list(found.cells)


def step_of(key: str) -> StepData:
    """The step of a key that begins with `lesson/step`."""
    lesson, step = key.split("/")[:2]
    return course().lesson(lesson).step(step)


# -- what is true of a rack ---------------------------------------------------------------------------


def pays(tiles: str | tuple[Tile, ...], thrown: int = 0) -> int:
    """What closing pays for these fifteen, whichever of them is left out (PRO-52); 0 if they do not close."""
    return best_points(tuple(_kinds(tiles)), jokers_thrown=thrown) or 0


def pays_with_free(tiles: str | tuple[Tile, ...], free: str, thrown: int = 0) -> int:
    """What closing pays where just this tile is left out, by the program that tries everything."""
    rest = [notation(tile) for tile in _kinds(tiles)]
    rest.remove(free)
    found = (plain.worth(tuple(rest), each, free, thrown, plain.PRO) for each in plain.PATTERNS)
    return max((points for points in found if points is not None), default=0)


def as_it_lies(step: StepData) -> Closing | None:
    """The close that a step's tiles show at its start."""
    return reading_of(step, step.start).closing


def _kinds(tiles: str | tuple[Tile, ...]) -> list[Tile]:
    return [tile.kind for tile in (parse_tiles(tiles) if isinstance(tiles, str) else tiles)]
