"""Data with which the page shows an exercise or a guess: plain JSON, with formulas as MathML.

A *guess* is a question whose answer students guess. Data for the page are called *props*, as in React; their
types are in `shapes.classwork`.
"""

from __future__ import annotations

from fractions import Fraction

from ...classroom.numbers import exact_text
from ...formulas import Formula, FormulaError, GradedAnswer, Mark, echo, mathml, read_formula
from ...text.words import say
from ..rack_view import read_only_rack
from ..shapes import classwork as shapes
from .answers import AskedExercise, Guessed


def task_view(
    asked: AskedExercise | Guessed, *, may_show: bool = False, number: int = 1, of: int = 1
) -> shapes.TaskProps:
    """Return the data with which the page shows a question, with the typed answer and its mark.

    The question is an exercise, or a question whose answer students guess. Guesses aren't marked; a note
    says that they were received. *number* is the question's number on the page, counted from 1, and *of*
    is the number of questions on the page. *may_show* says whether the student may ask for the solution
    before the answer is right.
    """
    its = asked.guess if isinstance(asked, Guessed) else asked.exercise
    task: shapes.TaskProps = {
        "key": asked.key,
        "seed": 0,
        "guess": True,
        "title": its.title,
        "where": say("guess-where", number=number, of=of),
        "text": its.text,
        "form": its.form,
        **read_only_rack(its.rack),
        "typed": asked.draft,
        "reading": None,
        "verdict": None,
        "tries": "",
        "right": asked.done,
        "may_show": False,
        "solution": None,
    }
    if isinstance(asked, Guessed):
        if asked.texts and asked.texts[-1] == asked.draft:
            return {**task, "verdict": _guess_verdict(asked)}
        return {**task, "reading": _reading(asked)}
    exercise, last = asked.exercise, asked.last
    return {
        **task,
        "seed": exercise.seed,
        "guess": False,
        "where": say("work-number", number=number, of=of) if of > 1 else say("topic", topic=exercise.topic),
        "reading": None if last else _reading(asked),
        "verdict": _verdict(*last) if last else None,
        "tries": say("work-tries", count=asked.tries) if asked.tries else "",
        "may_show": may_show and not asked.shown,
        "solution": _solution(asked) if asked.shown or asked.right else None,
    }


def _reading(asked: AskedExercise | Guessed) -> shapes.ReadingProps | None:
    """Return the data that show how the program understands the typed answer, or why it can't.

    Returns None if the answer field is empty.
    """
    text = asked.draft
    if not text.strip():
        return None
    unread: shapes.ReadingProps = {"text": "", "typeset": "", "problem": None, "place": None}
    try:
        formula = _formula(asked, text)
    except FormulaError as error:
        place = None if isinstance(asked, Guessed) else _place(text, error.start, error.end)
        return {**unread, "problem": error.sentence, "place": place}
    except ValueError as error:
        return {**unread, "problem": str(error)}
    return {**unread, "text": echo(formula), "typeset": mathml(formula)}


def _formula(asked: AskedExercise | Guessed, text: str) -> Formula:
    """Return a typed answer as a formula.

    Raises FormulaError if the answer can't be read, and ValueError if the question asks for a guess and the
    number is out of range.
    """
    if isinstance(asked, Guessed):
        asked.guess.read(text)  # raises an error for a number out of range
        return asked.guess.formula(text)
    return read_formula(text, asked.exercise.symbols, decimal=asked.exercise.digits is not None)


def _verdict(typed: str, graded: GradedAnswer) -> shapes.GradedProps:
    """Return the data with which the page shows the mark of an answer, and how the answer was understood.

    *typed* is the answer as it was typed.
    """
    return {
        "outcome": graded.outcome.value,
        "word": say("work-word", outcome=graded.outcome.value),
        "text": graded.sentence,
        "how": say("work-how", how=graded.how) if graded.how else "",
        "misconception": graded.misconception,
        "read_as": graded.read_as,
        "typeset": graded.typeset,
        "place": _place(typed, graded.start, graded.end) if graded.outcome is Mark.UNREADABLE else None,
    }


def _guess_verdict(guessed: Guessed) -> shapes.GradedProps | None:
    """Return the data shown instead of a mark after a guess: that it was received, or that it can't be read.

    Returns None if the answer field is empty.
    """
    reading = _reading(guessed)
    if reading is None:
        return None
    outcome: shapes.MarkName = "unreadable" if reading["problem"] else "guess"
    return {
        "outcome": outcome,
        "word": say("work-word", outcome=outcome),
        "text": reading["problem"] or say("guess-in"),
        "how": "",
        "misconception": None,
        "read_as": reading["text"],
        "typeset": reading["typeset"],
        "place": None,
    }


def _place(text: str, start: int, end: int) -> shapes.Pieces | None:
    """Return a typed answer split into three pieces, so that the page can mark the middle one.

    The middle piece goes from the character *start* up to, but not including, the character *end*, both
    counted from 0. Returns None if it is empty or the whole answer, or if the answer is longer than 200
    characters.
    """
    pieces = (text[:start], text[start:end], text[end:])
    return pieces if len(text) <= 200 and pieces[1] and (pieces[0] or pieces[2]) else None


def _solution(asked: AskedExercise) -> shapes.SolutionProps:
    """Return the data with which the page shows an exercise's solution: explanation, formula and value."""
    exercise = asked.exercise
    value = exact_text(exercise.key) if isinstance(exercise.key, Fraction) else ""
    return {
        "text": exercise.solution,
        "typeset": mathml(read_formula(exercise.formula, exercise.symbols)),
        "formula": exercise.formula,
        "value": value if not value or value.startswith("≈") else f"= {value}",
    }


def entry_view(number: int, asked: AskedExercise | Guessed) -> shapes.EntryProps:
    """Return the data for a question in the list of all questions.

    The question is an exercise, or one whose answer students guess. *number* is its number in the list,
    counted from 1.
    """
    guessed = isinstance(asked, Guessed)
    its = asked.guess if isinstance(asked, Guessed) else asked.exercise
    state: shapes.Standing = "right" if asked.done else "wrong" if not guessed and asked.tries else "open"
    label = say("guess-entry" if guessed else "work-entry", number=number, title=its.title, state=state)
    return {"key": asked.key, "number": number, "title": its.title, "state": state, "label": label}
