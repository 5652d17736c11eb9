"""`rummy-widget sheet` and `rummy-widget grade`: what a teacher prints, and what comes back."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..words import say

if TYPE_CHECKING:
    from ..classroom import Topic

__all__ = ["ClassError", "add_class_tasks", "grade", "sheet"]

MOST_NAMES = 1_000
MOST_EACH = 4


class ClassError(Exception):
    """What hinders a task, in a sentence."""


def add_class_tasks(
    tasks: argparse._SubParsersAction[argparse.ArgumentParser], number: Callable[[str], int]
) -> None:
    """Add both tasks to the command's arguments."""
    about = say("cli-about-sheet")
    sheets = tasks.add_parser("sheet", help=about, description=about)
    sheets.add_argument("code", help=say("cli-about-code"))
    sheets.add_argument("--students", type=number, help=say("cli-about-students"), metavar="N")
    sheets.add_argument("--names", type=Path, help=say("cli-about-names"), metavar="FILE")
    sheets.add_argument("--topics", default="", help=say("cli-about-topics"), metavar="1,2,…")
    sheets.add_argument("--each", type=number, default=1, help=say("cli-about-each"), metavar="N")
    sheets.add_argument("--out", type=Path, help=say("cli-about-out"), metavar="PATH")
    about = say("cli-about-grade")
    grading = tasks.add_parser("grade", help=about, description=about)
    grading.add_argument("folder", type=Path, help=say("cli-about-handed-in"))
    grading.add_argument("--code", help=say("cli-about-code-asked"))
    grading.add_argument("--out", type=Path, help=say("cli-about-grade-out"), metavar="PATH")


def sheet(words: argparse.Namespace) -> list[str]:
    """Write worksheets and key; what to say of it."""
    from ..classroom import families_of
    from ..classroom.pages import key_page, worksheets
    from ..classroom.seeds import check_name

    try:
        code = check_name(words.code, "code")
        names = _names(words.names, words.students)
    except ValueError as trouble:
        raise ClassError(str(trouble)) from None
    topics = _topics(words.topics)
    if not 1 <= words.each <= MOST_EACH:
        raise ClassError(say("class-each-wrong", most=MOST_EACH))
    out: Path = words.out or Path(f"sheets-{_as_file_name(code)}")
    written = [
        _write(out / "worksheets.html", worksheets(code, names, topics, words.each)),
        _write(out / "key.html", key_page(code, names, topics, words.each)),
    ]
    asked = len(families_of(code, topics, words.each))
    said = say("class-sheets-written", students=len(names), exercises=asked)
    return [said, *(str(path) for path in written)]


def grade(words: argparse.Namespace) -> list[str]:
    """Grade the files of a folder, write table and page; what to say of it."""
    from ..classroom import class_table, grade_files, read_folder
    from ..classroom.pages import class_page
    from ..classroom.seeds import check_name

    folder: Path = words.folder
    if not folder.is_dir():
        raise ClassError(say("class-folder-missing", folder=str(folder)))
    try:
        code = None if words.code is None else check_name(words.code, "code")
        files = read_folder(folder)
    except ValueError as trouble:
        raise ClassError(str(trouble)) from None
    if not files:
        raise ClassError(say("class-folder-empty", folder=str(folder)))
    work = grade_files(files, code)
    out: Path = words.out or folder
    written = [
        # With a mark at its start, so that spreadsheets read it as UTF-8.
        _write(out / "class.csv", "\ufeff" + class_table(work)),
        _write(out / "class.html", class_page(work)),
    ]
    said = [say("class-graded", files=len(files), students=len(work.students), code=work.code or "–")]
    for each in work.odd:
        said.append(f"{_plain(each.file)}: {_plain(' '.join(each.remarks))}")
    return [*said, *(str(path) for path in written)]


def _names(file: Path | None, students: int | None) -> tuple[str, ...]:
    """The pseudonyms: of a file, one a line, or as many tiles as there are students."""
    from ..classroom import pseudonyms, seed_of
    from ..classroom.seeds import check_name

    if file is None:
        return pseudonyms(30 if students is None else students)
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError):
        raise ClassError(say("class-names-unreadable", file=str(file))) from None
    names = tuple(check_name(line, "pseudonym") for line in lines if line.strip())[: MOST_NAMES + 1]
    if not 1 <= len(names) <= MOST_NAMES or (students is not None and students != len(names)):
        raise ClassError(say("class-names-count", file=str(file), count=len(names), most=MOST_NAMES))
    seen: dict[int, str] = {}
    for name in names:
        if seen.setdefault(seed_of("", name), name) is not name:
            raise ClassError(say("class-names-twice", name=name))
    return names


def _topics(text: str) -> tuple[Topic, ...]:
    """The topics of `1,3` or `racks,doubles`; all of them if nothing is asked for."""
    from ..classroom import Topic

    topics = tuple(Topic)
    if not text.strip():
        return topics
    found = []
    for part in re.split(r"[,\s]+", text.strip()):
        if part.isdecimal() and len(part) < 3 and 1 <= int(part) <= len(topics):
            found.append(topics[int(part) - 1])
        elif part in list(topics):
            found.append(Topic(part))
        else:
            names = ", ".join(topics)
            raise ClassError(say("class-topic-wrong", topic=part[:40], most=len(topics), names=names))
    return tuple(dict.fromkeys(found))


def _as_file_name(code: str) -> str:
    """A class code as a part of a folder's name.

    >>> _as_file_name("../7b maths")
    '7b-maths'
    """
    return re.sub(r"[^\w]+", "-", code).strip("-_") or "class"


def _plain(text: str) -> str:
    """Text for the terminal, which reads no control signs out of a file's name."""
    return "".join(each if each.isprintable() else "�" for each in text)


def _write(path: Path, text: str) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    except (OSError, UnicodeEncodeError):
        raise ClassError(say("class-unwritable", path=str(path))) from None
    return path
