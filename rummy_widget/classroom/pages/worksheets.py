"""Printable worksheets, one for each student with numbers of its own, and the answer key for the teacher."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...text.words import say
from ..families import ClassExercise, Family, Topic
from ..numbers import approx, exact_text
from ..seeds import exercises_for, families_of, seed_of
from .parts import Markup, document, formula, head, joined, rack, tag, tile_of


def worksheets(
    code: str, pseudonyms: Sequence[str], topics: Sequence[Topic] = tuple(Topic), each: int = 1
) -> str:
    """Return an HTML page with the worksheets of all students, each on a new sheet of paper.

    *code* is the class code, and *each* says how many exercises to select from every topic.
    """
    sheets = [
        _sheet(code, pseudonym, exercises_for(code, pseudonym, topics, each)) for pseudonym in pseudonyms
    ]
    return document(say("sheet-title", code=code), *sheets, kind="sheets")


def _sheet(code: str, pseudonym: str, exercises: Sequence[ClassExercise]) -> Markup:
    title = tag(
        "header",
        tile_of(pseudonym),
        tag("div", tag("p", say("sheet-title", code=code), class_="small"), tag("h1", pseudonym)),
        tag("p", say("sheet-seed", seed=str(seed_of(code, pseudonym))), class_="small seed"),
    )
    about = tag("p", say("sheet-about"), class_="about")
    asked = [_exercise(exercise, number) for number, exercise in enumerate(exercises, 1)]
    return tag("section", title, about, *asked, class_="sheet")


def _exercise(exercise: ClassExercise, number: int) -> Markup:
    label, line = tag("span", say("sheet-answer"), class_="label"), tag("span", class_="line")
    answer = tag("p", label, line, tag("span", exercise.form, class_="form"), class_="answer")
    asked = (head(exercise, number), tag("p", exercise.text), rack(exercise))
    return tag("article", *asked, tag("div", class_="room"), answer)


# -- the key ----------------------------------------------------------------------------------


def key_page(
    code: str, pseudonyms: Sequence[str], topics: Sequence[Topic] = tuple(Topic), each: int = 1
) -> str:
    """Return an HTML page with all answers: how to solve each exercise, then the values for each student.

    The answers are those to the exercises that `worksheets` selects for the same arguments. *code* is the
    class code, and *each* says how many exercises to select from every topic. The solutions are explained
    with the numbers of the first student.
    """
    families = families_of(code, topics, each)
    title, seed = say("key-title", code=code), seed_of(code, pseudonyms[0])
    solutions = tag(
        "section",
        tag("h1", title),
        tag("p", say("key-about"), class_="about"),
        *(_solution(family, seed, number) for number, family in enumerate(families, 1)),
        class_="solutions",
    )
    students = [_student(pseudonym, exercises_for(code, pseudonym, topics, each)) for pseudonym in pseudonyms]
    return document(title, solutions, *students, kind="key")


def _solution(family: Family, seed: int, number: int) -> Markup:
    """Return HTML that shows how an exercise is solved, with the numbers that *seed* gives.

    *family* makes the exercise from the seed, and *number* is the exercise's number on the worksheet.
    """
    exercise = family.exercise(seed)
    return tag(
        "article",
        head(exercise, number),
        tag("p", exercise.text),
        tag("p", tag("b", say("key-solved")), " ", exercise.solution),
        tag("p", formula(exercise.formula, exercise.symbols), *_value(exercise), class_="solved", tabindex=0),
    )


def _value(exercise: ClassExercise) -> tuple[str, ...]:
    if not isinstance(exercise.key, Fraction):
        return ()
    value = exact_text(exercise.key)
    return (" ", value) if value.startswith("≈") else (" = ", value)


def _student(pseudonym: str, exercises: Sequence[ClassExercise]) -> Markup:
    heads = [say(f"key-column-{name}") for name in ("number", "answer", "slips")]
    head = tag("thead", tag("tr", *(tag("th", each, scope="col") for each in heads)))
    rows = []
    for number, exercise in enumerate(exercises, 1):
        answer = tag("td", _answer(exercise), class_="right")
        slips = tag("td", _slips(exercise), class_="slips")
        rows.append(tag("tr", tag("th", str(number), scope="row"), answer, slips))
    table = tag("table", head, tag("tbody", *rows))
    return tag("section", tag("h2", tile_of(pseudonym), pseudonym), table, class_="student")


def _answer(exercise: ClassExercise) -> Markup:
    if isinstance(exercise.key, Fraction):
        return joined(exact_text(exercise.key))
    return formula(exercise.key, exercise.symbols)


def _slips(exercise: ClassExercise) -> Markup:
    """Return HTML with the wrong answers that known misconceptions lead to, and the misconceptions' names.

    Numbers are rounded.
    """
    parts: list[Markup] = []
    for name, value in exercise.misconceptions.items():
        given = joined(approx(value)) if isinstance(value, Fraction) else formula(value, exercise.symbols)
        parts.append(tag("span", tag("b", given), " ", say(f"mistake-{name}"), class_="slip"))
    return joined(*(joined(each, " ") for each in parts))
