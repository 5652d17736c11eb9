"""Results files with the answers given in a live class; `rummy-widget grade` grades these answers again."""

from __future__ import annotations

import io
import re
import zipfile

from ...classroom import FAMILIES, Results, SheetScore, export
from ...classroom.csv_table import table_text
from ...classroom.grading import GUESSED
from ...classroom.guesses import GUESSES
from ...classroom.numbers import exact_text
from ...classroom.results import MOST_IN_ALL
from ...text.words import say
from .class_state import ClassState, Student
from .marks import work_on


def results_of(session: ClassState, student: Student) -> Results:
    """Return a student's answers to the exercises of a live class, with the times at which they arrived.

    Answers to questions that are only for guessing (`GUESSES`), which are not marked, are left out.
    """
    results = Results.begin(session.code, student.pseudonym)
    left = MOST_IN_ALL
    for question in session.questions:
        if question not in FAMILIES:
            continue
        for given in student.answers.get(question, ())[:left]:
            results = results.answered(question, given.text, given.at)
            left -= 1
    return results


def results_files(session: ClassState) -> dict[str, str]:
    """Return the results files of a live class, as {name: content}: one for each student who has answered.

    If there are answers to questions that are only for guessing, another file contains a table of these
    guesses.
    """
    files = {
        _named(session, student): export(results_of(session, student), _score(session, student))
        for student in session.present
        if any(question in FAMILIES for question in student.answers)
    }
    guessed = [each for each in session.questions if each in GUESSES]
    if any(each in student.answers for student in session.present for each in guessed):
        files[GUESSED] = _guess_table(session, guessed)
    return files


def _guess_table(session: ClassState, guessed: list[str]) -> str:
    """Return a table of the guesses as typed, one row per student; the last row lists the exact answers."""
    rows: list[list[str]] = [[say("column-pseudonym"), *(GUESSES[each].title for each in guessed)]]
    for student in session.present:
        typed = [student.answers.get(each, ())[-1:] for each in guessed]
        if any(typed):
            rows.append([student.pseudonym, *(each[0].text if each else "" for each in typed)])
    rows.append([say("guess-exactly"), *(exact_text(GUESSES[each].exact) for each in guessed)])
    return table_text(rows)


def _score(session: ClassState, student: Student) -> SheetScore:
    works = [work_on(session, student, question) for question in student.answers if question in FAMILIES]
    return SheetScore(sum(each.right for each in works), sum(each.first for each in works), len(works))


def _named(session: ClassState, student: Student) -> str:
    named = "-".join(re.findall(r"\w+", f"{session.code} {student.pseudonym}".lower()))
    return f"{student.number + 1:03}-{named or 'student'}.json"


def packed(files: dict[str, str]) -> bytes:
    """Return a zip archive of files, given as {name: content}; equal files always give equal archives."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, text in files.items():
            whole.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()
