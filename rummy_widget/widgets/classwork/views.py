"""What the page is told of an exercise: plain JSON. Formulas go out as MathML, which we made."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from ...classroom.numbers import exact_text
from ...engine.tiles import parse_tiles
from ...formulas import FormulaError, GradedAnswer, Mark, echo, mathml, read_formula
from ...text.sentences import tiles_names
from ...text.words import say
from ..shapes import classwork as shapes
from ..views import tile_view
from .exercise_state import AskedExercise

__all__ = ["reading_view", "solution_view", "standing", "task_view"]


OUTCOMES: Mapping[Mark, shapes.MarkName] = {
    Mark.RIGHT: "right", Mark.WRONG: "wrong", Mark.UNREADABLE: "unreadable",
}  # fmt: skip


def task_view(asked: AskedExercise, *, may_show: bool, number: int = 1, of: int = 1) -> shapes.TaskProps:
    """One exercise with everything that is said of it."""
    exercise = asked.exercise
    tiles = parse_tiles(exercise.rack)
    return {
        "key": exercise.family,
        "seed": exercise.seed,
        "guess": False,
        "title": exercise.title,
        "where": say("work-number", number=number, of=of) if of > 1 else say("topic", topic=exercise.topic),
        "text": exercise.text,
        "form": exercise.form,
        "tiles": [tile_view(place, tile) for place, tile in enumerate(tiles)],
        "tiles_label": tiles_names(tiles) if tiles else "",
        "typed": asked.draft,
        "reading": None if asked.last else reading_view(asked),
        "verdict": verdict_view(*asked.last) if asked.last else None,
        "tries": say("work-tries", count=asked.tries) if asked.tries else "",
        "right": asked.right,
        "may_show": may_show and not asked.shown,
        "solution": solution_view(asked) if asked.shown or asked.right else None,
    }


def reading_view(asked: AskedExercise) -> shapes.ReadingProps | None:
    """How what stands in the field is read, before anything is graded; None where it is empty."""
    text = asked.draft
    if not text.strip():
        return None
    try:
        formula = read_formula(text, asked.exercise.symbols, decimal=asked.exercise.digits is not None)
    except FormulaError as error:
        return {
            "text": "",
            "typeset": "",
            "problem": error.sentence,
            "place": _place(text, error.start, error.end),
        }
    return {"text": echo(formula), "typeset": mathml(formula), "problem": None, "place": None}


def verdict_view(typed: str, graded: GradedAnswer) -> shapes.GradedProps:
    """What an answer was graded, how that is known, and how it was read."""
    outcome = graded.outcome
    unread = outcome is Mark.UNREADABLE
    return {
        "outcome": OUTCOMES[outcome],
        "word": say("work-word", outcome=str(outcome)),
        "text": graded.sentence,
        "how": say("work-how", how=graded.how) if graded.how else "",
        "misconception": graded.misconception,
        "read_as": graded.read_as,
        "typeset": graded.typeset,
        "place": _place(typed, graded.start, graded.end) if unread else None,
    }


def _place(text: str, start: int, end: int) -> shapes.Pieces | None:
    """What was typed in three pieces, the middle one being spoken of; None where that is all of it."""
    pieces = (text[:start], text[start:end], text[end:])
    return pieces if len(text) <= 200 and pieces[1] and (pieces[0] or pieces[2]) else None


def solution_view(asked: AskedExercise) -> shapes.SolutionProps:
    """How it is solved: in words, as a formula, and its value."""
    exercise = asked.exercise
    value = exact_text(exercise.key) if isinstance(exercise.key, Fraction) else ""
    return {
        "text": exercise.solution,
        "typeset": mathml(read_formula(exercise.formula, exercise.symbols)),
        "formula": exercise.formula,
        "value": value if not value or value.startswith("≈") else f"= {value}",
    }


def standing(asked: AskedExercise) -> shapes.Standing:
    """How one is with an exercise, in one word: right, wrong or open."""
    return "right" if asked.right else "wrong" if asked.tries else "open"
