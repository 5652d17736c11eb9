"""The recap at the end of a lesson: for some of its steps, a sentence and a few tiles that sum it up.

>>> from rummy_widget.tutor import course
>>> lesson = course().lesson("runs")
>>> for text, tiles in recap_of(LessonProgress.begin(lesson, {step.key: 3 for step in lesson.steps})):
...     print(text, *tiles)
A run has only one colour. b8 b9 b10
After 13, a 1 ends the run. It never goes on to 2. k12 k13 k1
Between 6 and 8, the Joker is the yellow 7. y6 * y8
"""

from __future__ import annotations

from ..engine.layout import parse_arrangement
from ..engine.table_melds import parse_table
from ..engine.tiles import Tile, parse_tiles
from .kinds import StepKind
from .lesson_progress import LessonProgress
from .steps import StepData

_SHORT = 70  # characters that fit; of a longer text only the first sentence is taken
_MOST_TILES = 5  # in a picture


def recap_of(progress: LessonProgress) -> list[tuple[str, tuple[Tile, ...]]]:
    """Return the recap of a lesson: a sentence and a few tiles for each recap step that has been solved.

    The recap steps are those that the lesson lists under `recap_steps`. Under house rules the recap is empty,
    because the sentences are about the rules of the course.
    """
    lesson, keys = progress.lesson, () if progress.switches else progress.lesson.recap_steps
    steps = [each.step for each in map(progress.attempt, keys) if each.best]
    return [(_shortened(str(step.why)), _picture(step) or lesson.tiles) for step in steps]


def _shortened(text: str) -> str:
    """Return *text* or, if it is long, only its first sentence."""
    return text if len(text) <= _SHORT or ". " not in text else text.partition(". ")[0] + "."


def _picture(step: StepData) -> tuple[Tile, ...]:
    """Return a few tiles of the solution: the tiles to choose, or a row that wasn't there at the start.

    Returns () if the solution contains no such tiles, or if they are too many for a picture.
    """
    rows: list[tuple[Tile, ...]] = []
    before = {*step.spread.melds} if step.spread else {row for *_, row in step.start.rows()}
    if step.solution and step.kind is StepKind.CHOOSE:
        rows = [parse_tiles(step.solution)]
    elif step.solution and step.kind is StepKind.ARRANGE and step.spread:
        rows = [*parse_table(step.solution).melds]
    elif step.solution and step.kind is StepKind.ARRANGE:
        rows = [row for *_, row in parse_arrangement(step.solution).rows() if len(row) > 1]
    return next((row for row in rows if len(row) <= _MOST_TILES and row not in before), ())
