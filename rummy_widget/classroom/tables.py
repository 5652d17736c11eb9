"""The table of a class as CSV, whose cells no spreadsheet takes for formulas."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable

from ..words import say
from .grading import ClassWork, HandedIn

__all__ = ["cell", "class_table", "table_text"]

STARTS = tuple("=+-@|%\t\r\n＝＋－＠")


def class_table(work: ClassWork) -> str:
    """One row a student, then one for each file that does not count."""
    heads = ("pseudonym", "file", "right", "first", "of", "practice", "minutes", "stars", "remarks")
    rows: list[list[object]] = [[say(f"column-{head}") for head in heads]]
    rows[0] += [each.title for each in work.families]
    rows += [[*_first(handed), *_done(handed, work)] for handed in (*work.students, *work.others)]
    return table_text(rows)


def table_text(rows: Iterable[Iterable[object]]) -> str:
    """Rows as CSV."""
    out = io.StringIO()
    write = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    write.writerows([cell(each) for each in row] for row in rows)
    return out.getvalue()


def cell(value: object) -> str:
    """A cell that a spreadsheet shows as it is: what would begin a formula gets an apostrophe before it.

    >>> cell("=cmd|' /C calc'!A0"), cell(" red\\n7"), cell(12)
    ("'=cmd|' /C calc'!A0", ' red 7', '12')
    """
    text = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in str(value))
    return f"'{text}" if text.lstrip().startswith(STARTS) else text


def _first(handed: HandedIn) -> list[object]:
    remarks = " ".join(handed.remarks)
    if not handed.counted:
        return [handed.pseudonym, handed.file, "", "", "", "", "", "", remarks]
    right, first, of = handed.score
    practised = sum(each.right for each in handed.practice)
    return [handed.pseudonym, handed.file, right, first, of, practised, handed.minutes, handed.stars, remarks]


def _done(handed: HandedIn, work: ClassWork) -> list[object]:
    """Of each exercise how it went: right with how many tries, or wrong."""
    cells: list[object] = []
    for family in work.families:
        marked = handed.work_on(family.key) if handed.counted else None
        if marked is None or not marked.graded:
            cells.append("")
        else:
            cells.append(say("cell-right" if marked.right else "cell-wrong", tries=marked.tries))
    return cells
