"""Write the tables in docs/reference, which are made from the courses: `make guide`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat

from rummy_widget.text import words
from rummy_widget.tutor import LessonData, Mistake, StepData, Text, all_courses, course, lessons_folder
from rummy_widget.tutor.steps import KNOWN_MISTAKES, PRO

FOLDER = Path(__file__).parents[1] / "docs" / "reference"

# Words of the glossary that also have everyday meanings: only these forms are the game's word.
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
    """Yield every text of a lesson: its page, and the goals, reasons, hints and answers of its steps."""
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
    """Return the lesson that teaches each word, for all words of the glossary that the course teaches."""
    return {term: lesson for lesson in course(game).lessons for term in lesson.teaches}


def first_uses(game: str = PRO) -> dict[str, LessonData]:
    """Return the first lesson that uses each word, for all words that the course teaches."""
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
    """Return the clauses that a course has to teach: the first family in the book of its rules."""
    return words.clauses(course(game).lessons[0].rules.book[0])


def teachers_of(clause: str, game: str = PRO) -> list[tuple[LessonData, StepData]]:
    """Return the steps of a course that teach a clause, each with its lesson."""
    return [
        (lesson, step)
        for lesson in course(game).lessons
        for step in lesson.steps
        if clause in {step.clause, *(each.clause for each in (step.drill.variants if step.drill else ()))}
    ]


def mistakes_of(game: str) -> tuple[str, ...]:
    """Return the keys of the known mistakes that a course has to show."""
    return course(game).outline.mistakes


def met(known: str, game: str = PRO) -> list[tuple[LessonData, StepData, Mistake]]:
    """Return the places in a course where a known mistake is answered: lesson, step, mistake."""
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
    """Return the table that says which steps teach each clause of a game."""
    rows = [_row("clause", "subject", "taught by"), _row("---", "---", "---")]
    for clause in clauses_of(game):
        steps = ", ".join(f"{lesson.number:02} {step.key}" for lesson, step in teachers_of(clause.id, game))
        rows.append(_row(clause.id, clause.title, steps))
    return "\n".join(rows)


def words_table(game: str = PRO) -> str:
    """Return the table that says which words of the glossary each lesson is the first to use."""
    names = {each.key: each.term for each in words.glossary()}
    uses = first_uses(game)
    rows = [_row("lesson", "new words"), _row("---", "---")]
    for lesson in course(game).lessons:
        new = ", ".join(names[term] for term in names if uses.get(term) is lesson)
        rows.append(_row(f"{lesson.number:02} {lesson.title}", new))
    return "\n".join(rows)


def mistakes_table(game: str = PRO) -> str:
    """Return the table that says where each known mistake is met, and what the learner is told."""
    rows = [_row("mistake", "step", "answer"), _row("---", "---", "---")]
    for known in KNOWN_MISTAKES if game != PRO else mistakes_of(game):
        for lesson, step, mistake in met(known, game):
            rows.append(_row(known, f"{lesson.number:02} {step.key}", mistake.text))
    return "\n".join(rows)


TABLES: dict[str, tuple[str, Callable[[str], str]]] = {
    "clauses": ("Which steps teach each clause of the rules", clauses_table),
    "words": ("Which lesson introduces each word of the glossary", words_table),
    "mistakes": ("Where each known mistake is met, and what the learner is told", mistakes_table),
}


def page(name: str) -> str:
    """Return the text of `docs/reference/<name>.md`: its table for each course, Rummy PRO first."""
    title, table = TABLES[name]
    games = sorted(all_courses(), key=lambda game: game != PRO)  # stable: the others keep their order
    parts = [f"## {course(game).outline.title}\n\n{table(game)}" for game in games]
    head = f"<!-- Generated by `make guide`. Don't edit. -->\n\n# {title}"
    return "\n\n".join([head, *parts]) + "\n"


def write() -> None:
    """Write all generated pages."""
    for name in TABLES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    write()
