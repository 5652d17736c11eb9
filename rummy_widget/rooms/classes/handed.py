"""What a class handed in, as the files that `rummy-widget grade` reads, which grades them anew."""

from __future__ import annotations

import io
import re
import zipfile

from ...classroom import Results, Score, export
from ...classroom.results import MOST_IN_ALL
from .marks import work_on
from .sessions import Session, Student

__all__ = ["packed", "results_files", "results_of"]


def results_of(session: Session, student: Student) -> Results:
    """A student's answers to all questions, with the times at which they came in."""
    results = Results.begin(session.code, student.pseudonym)
    left = MOST_IN_ALL
    for question in session.questions:
        for given in student.given.get(question, ())[:left]:
            results = results.answered(question, given.text, given.time)
            left -= 1
    return results


def results_files(session: Session) -> dict[str, str]:
    """The results files of all who answered, by name."""
    return {
        _named(session, student): export(results_of(session, student), _score(session, student))
        for student in session.present
        if student.given
    }


def _score(session: Session, student: Student) -> Score:
    works = [work_on(session, student, question) for question in student.given]
    return Score(sum(each.right for each in works), sum(each.first for each in works), len(works))


def _named(session: Session, student: Student) -> str:
    named = "-".join(re.findall(r"\w+", f"{session.code} {student.pseudonym}".lower()))
    return f"{student.number + 1:03}-{named or 'student'}.json"


def packed(files: dict[str, str]) -> bytes:
    """The files in one, to be unpacked into a folder; the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, text in files.items():
            whole.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()
