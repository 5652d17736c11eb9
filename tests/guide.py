"""The tables of CONTRIBUTING that are made from the courses: `make guide` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat

from rummy_widget.text import words
from rummy_widget.tutor import LessonData, Mistake, StepData, Text, all_courses, course, lessons_folder
from rummy_widget.tutor.steps import KNOWN_MISTAKES, PRO

GUIDE = Path(__file__).parents[1] / "CONTRIBUTING.md"
LANGUAGE = "en"

# Words of the glossary that people use in other senses too: only these forms are the game's.
FORMS = {
    "run": r"runs?(?= \w+ing\b)?",
    "close": r"(?:to|may|can|you|it|that|a|the|this|each|dear\w*|rack|tiles|not|one) close[sd]?|closing",
    "table": r"at the table|on the table|tables?",
    "colour": r"colours?",
    "double": r"doubles|a double(?! one)",
    "throw": r"throw\w*",
    "discards": r"discard\w*",
    "valid": r"valid",
    "free-tile": r"free tiles?|tile free|\w+ free\b",
}


def texts_of(lesson: LessonData) -> Iterator[str]:
    """Everything that a lesson says by itself: prose, goals, reasons, hints and answers to mistakes."""
    yield from (str(lesson.title), str(lesson.summary))
    page = nbformat.read(lessons_folder() / lesson.page, as_version=4)  # type: ignore[no-untyped-call]
    yield from (cell.source for cell in page.cells if cell.cell_type == "markdown")
    for step in lesson.steps:
        yield from map(str, _texts(step))


def _texts(step: StepData) -> Iterator[Text]:
    for source in (step, *(step.drill.variants if step.drill else ())):
        yield from filter(None, (source.goal, source.text, source.why))
        yield from source.hints
        yield from (option.text for option in source.options)
        yield from (mistake.text for mistake in source.mistakes if mistake.text)
    yield step.title


def taught(game: str = PRO) -> dict[str, LessonData]:
    """The lesson of a course that teaches each word of the glossary, as far as its lessons do."""
    return {term: lesson for lesson in course(game).lessons for term in lesson.teaches}


def first_uses(game: str = PRO) -> dict[str, LessonData]:
    """The first lesson of a course that uses each of the words that it teaches."""
    names = {each.key: each.term.lower() for each in words.glossary()}
    found: dict[str, LessonData] = {}
    for lesson in course(game).lessons:
        said = "\n".join(texts_of(lesson)).lower()
        for term in taught(game):
            form = FORMS.get(term, re.escape(names[term]) + r"(?:s|es)?")
            if term not in found and re.search(rf"\b(?:{form})\b", said):
                found[term] = lesson
    return found


def clauses_of(game: str) -> tuple[words.Clause, ...]:
    """The clauses of a course: those of the first family in the book of its rules."""
    return words.clauses(course(game).lessons[0].rules.book[0])


def teachers_of(clause: str, game: str = PRO) -> list[tuple[LessonData, StepData]]:
    """The steps of a course that teach a clause."""
    return [
        (lesson, step)
        for lesson in course(game).lessons
        for step in lesson.steps
        if clause in {step.clause, *(each.clause for each in (step.drill.variants if step.drill else ()))}
    ]


def mistakes_of(game: str) -> tuple[str, ...]:
    """The known mistakes that a course has to meet."""
    return course(game).outline.mistakes


def met(known: str, game: str = PRO) -> list[tuple[LessonData, StepData, Mistake]]:
    """The steps of a course at which a known mistake is met."""
    return [
        (lesson, step, mistake)
        for lesson in course(game).lessons
        for step in lesson.steps
        for mistake in step.mistakes
        if mistake.known == known
    ]


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def clauses_table(game: str = PRO) -> str:
    rows = [_row("clause", "its subject", "taught by"), _row("---", "---", "---")]
    for clause in clauses_of(game):
        steps = ", ".join(f"{lesson.number:02} {step.key}" for lesson, step in teachers_of(clause.id, game))
        rows.append(_row(clause.id, clause.title, steps))
    return "\n".join(rows)


def words_table(game: str = PRO) -> str:
    names = {each.key: each.term for each in words.glossary()}
    uses = first_uses(game)
    rows = [_row("lesson", "words that it is the first to use"), _row("---", "---")]
    for lesson in course(game).lessons:
        new = ", ".join(names[term] for term in names if uses.get(term) is lesson)
        rows.append(_row(f"{lesson.number:02} {lesson.title}", new))
    return "\n".join(rows)


def mistakes_table(game: str = PRO) -> str:
    rows = [_row("mistake", "met at", "what is said to it"), _row("---", "---", "---")]
    for known in KNOWN_MISTAKES if game != PRO else mistakes_of(game):
        for lesson, step, mistake in met(known, game):
            rows.append(_row(known, f"{lesson.number:02} {step.key}", mistake.text))
    return "\n".join(rows)


def of_all_courses(table: Callable[[str], str]) -> str:
    """The table of Rummy PRO, and under its title that of each other course."""
    others = [
        f"{each.outline.title}:\n\n{table(game)}" for game, each in all_courses().items() if game != PRO
    ]
    return "\n\n".join([table(PRO), *others])


TABLES = {"clauses": clauses_table, "words": words_table, "mistakes": mistakes_table}


def written(guide: str) -> str:
    """The guide with its tables as they are now."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name}: made by `make guide` -->\n", f"\n<!-- end of {name} -->"
        before, rest = guide.split(begin)
        guide = before + begin + of_all_courses(table) + end + rest.split(end, 1)[1]
    return guide


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
