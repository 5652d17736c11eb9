"""The results of a class as CSV, with cells that no spreadsheet can mistake for formulas."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable

from ..text.words import say
from .grading import ClassWork, HandedIn

NEGATIVE = re.compile(r"[-\N{MINUS SIGN}]([0-9]+(?:[.,][0-9]+)?(?:e[-+]?[0-9]+)?)")
LOOK_ALIKES = frozenset(
    "\u1173\u1429\u1540\u174d\u1bc7\u2cb2\u2cb3\u2cba\u2cbb\u30fc\u3161\u4e00\ua60c\ua7f7\uff70\uffda"
    "\U0001029b\U00016869\U0001e6e9"
)
"""Letters that look like =, + or -, according to Unicode's list of confusable characters."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0")
"""Korean letters that are invisible, so that a formula could be hidden behind them."""


def class_table(work: ClassWork) -> str:
    """Return the results of a class as CSV: a row for each student, then a row for each unused file.

    A row contains the pseudonym, the file name, the scores, remarks on problems, and a cell for each
    exercise. An unused file is one on which no student's grade is based.
    """
    heads = ("pseudonym", "file", "right", "first", "of", "practice", "minutes", "stars", "remarks")
    titles = [*(say(f"column-{head}") for head in heads), *(each.title for each in work.families)]
    rows = ([*_score_cells(handed), *_mark_cells(handed, work)] for handed in (*work.students, *work.others))
    return table_text([titles, *rows])


def table_text(rows: Iterable[Iterable[object]]) -> str:
    """Return rows of values as CSV, in which spreadsheets find no formulas (see `cell`)."""
    out = io.StringIO()
    write = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    write.writerows([cell(each) for each in row] for row in rows)
    return out.getvalue()


def cell(value: object) -> str:
    r"""Return a value as the content of a CSV cell that no spreadsheet runs as a formula.

    A spreadsheet reads a cell as a formula if the cell begins with "=", "+", "@" or a similar sign. So an
    apostrophe is put before a value whose first character, apart from spaces, is not a letter or digit. The
    same is done after each semicolon, because spreadsheets in many countries start a new cell at a semicolon.
    Negative numbers get no apostrophe, only a plain hyphen as their minus sign. Line breaks and other control
    characters become spaces.

    >>> cell("=cmd|' /C calc'!A0"), cell(" red\n7"), cell("red;@7"), cell(12), cell("−0.5")
    ("'=cmd|' /C calc'!A0", ' red 7', "red;'@7", '12', '-0.5')
    """
    text = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in str(value))
    if number := NEGATIVE.fullmatch(text):
        return f"-{number[1]}"
    return ";".join(map(_as_text, text.split(";")))


def _as_text(part: str) -> str:
    first = unicodedata.normalize("NFKC", part.lstrip())[:1]
    plain = (first.isalpha() or first.isdecimal()) and first not in LOOK_ALIKES | BLANK
    return part if plain or not first else f"'{part}"


def _score_cells(handed: HandedIn) -> list[object]:
    practised = sum(each.right for each in handed.practice)
    counts = (*handed.score, practised, handed.minutes, handed.stars) if handed.counted else [""] * 6
    return [handed.pseudonym, handed.file, *counts, " ".join(handed.remarks)]


def _mark_cells(handed: HandedIn, work: ClassWork) -> list[object]:
    """Return a cell for each exercise of the class: whether a student got it right, and in how many tries.

    *handed* is the student's file. A cell is "" if the file has no answer to the exercise; all cells are ""
    if the file is not used for grading.
    """
    done = [handed.work_on(family.key) if handed.counted else None for family in work.families]
    return [
        say("cell-right" if marked.right else "cell-wrong", tries=marked.tries)
        if marked and marked.graded
        else ""
        for marked in done
    ]
