"""The commands `rummy-widget sheet` and `rummy-widget grade`.

They write worksheets for a class, and grade the results files that students have handed in.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..text.words import say
from .tasks import CommandError, Tasks, add_task, printable

if TYPE_CHECKING:
    from ..classroom import Topic

MOST_NAMES = 1_000
MOST_EACH = 4
MOST_NAMES_BYTES = 400_000
"""The largest size in bytes of a file of pseudonyms; it is enough for 1,000 names of sixty characters."""


def add_class_tasks(tasks: Tasks, number: Callable[[str], int]) -> None:
    """Add the tasks `sheet` and `grade` to the command `rummy-widget`.

    *tasks* collects the command's tasks, and *number* parses a number on the command line.
    """
    sheets = add_task(tasks, "sheet", sheet)
    sheets.add_argument("code", help=say("cli-about-code"))
    sheets.add_argument("--students", type=number, help=say("cli-about-students"), metavar="N")
    sheets.add_argument("--names", type=Path, help=say("cli-about-names"), metavar="FILE")
    sheets.add_argument("--topics", default="", help=say("cli-about-topics"), metavar="1,2,…")
    sheets.add_argument("--each", type=number, default=1, help=say("cli-about-each"), metavar="N")
    sheets.add_argument("--out", type=Path, help=say("cli-about-out"), metavar="PATH")
    sheets.add_argument("--force", action="store_true", help=say("cli-about-force"))
    grading = add_task(tasks, "grade", grade)
    grading.add_argument("folder", type=Path, help=say("cli-about-handed-in"))
    grading.add_argument("--code", help=say("cli-about-code-asked"))
    grading.add_argument("--out", type=Path, help=say("cli-about-grade-out"), metavar="PATH")


def sheet(args: argparse.Namespace) -> list[str]:
    """Write a class's worksheets and their answer key to files, and return messages for the user.

    *args* are the options of `rummy-widget sheet`. Raises CommandError if an option is not valid, if the
    files already exist (unless `--force` is given), or if they can't be written.
    """
    from ..classroom import families_of
    from ..classroom.pages import key_page, worksheets
    from ..classroom.seeds import check_name

    try:
        code = check_name(args.code, "code")
        names = _names(args.names, args.students)
    except ValueError as trouble:
        raise CommandError(str(trouble)) from None
    topics = _topics(args.topics)
    if not 1 <= args.each <= MOST_EACH:
        raise CommandError(say("class-each-wrong", most=MOST_EACH))
    out: Path = args.out or Path(f"sheets-{_as_file_name(code)}")
    files = out / "worksheets.html", out / "key.html"
    for path in files:
        if not args.force and os.path.lexists(path):
            raise CommandError(say("class-sheets-there", path=printable(path)))
    pages = worksheets(code, names, topics, args.each), key_page(code, names, topics, args.each)
    written = [_write(path, page) for path, page in zip(files, pages, strict=True)]
    asked = len(families_of(code, topics, args.each))
    said = say("class-sheets-written", students=len(names), exercises=asked)
    return [said, *map(printable, written)]


def grade(args: argparse.Namespace) -> list[str]:
    """Grade the results files in a folder, write a table and a page, and return messages for the user.

    *args* are the options of `rummy-widget grade`. Raises CommandError if the folder is missing, if it
    contains no files or too many, if the class code is not valid, or if a file can't be written.
    """
    from ..classroom import class_table, grade_files, read_folder
    from ..classroom.pages import class_page
    from ..classroom.seeds import check_name

    folder: Path = args.folder
    if not folder.is_dir():
        raise CommandError(say("class-folder-missing", folder=printable(folder)))
    try:
        code = None if args.code is None else check_name(args.code, "code")
        files = read_folder(folder)
    except ValueError as trouble:
        raise CommandError(printable(trouble)) from None
    if not files:
        raise CommandError(say("class-folder-empty", folder=printable(folder)))
    work = grade_files(files, code)
    out: Path = args.out or folder
    # The byte order mark makes spreadsheets read the file as UTF-8.
    table, page = "\ufeff" + class_table(work), class_page(work)
    written = [_write(out / "class.csv", table), _write(out / "class.html", page)]
    graded = say("class-graded", files=len(files), students=len(work.students), code=work.code or "–")
    remarks = (printable(f"{each.file}: {' '.join(each.remarks)}") for each in work.with_remarks)
    return [graded, *remarks, *map(printable, written)]


def _names(file: Path | None, students: int | None) -> tuple[str, ...]:
    """Return the pseudonyms of a class: the lines of *file* or, without a file, tile names.

    *students* is the number of students. If it is None, there is one student for each name in the file;
    without a file, there are thirty. Raises CommandError or ValueError if the file can't be read, if a name
    is not valid or occurs twice, or if the number of names is wrong.
    """
    from ..classroom import pseudonyms, seed_of
    from ..classroom.grading import read_beginning
    from ..classroom.seeds import check_name

    if file is None:
        return pseudonyms(30 if students is None else students)
    shown, content = printable(file), read_beginning(file, MOST_NAMES_BYTES + 1)
    unreadable = CommandError(say("class-names-unreadable", file=shown))
    if content is None:
        raise unreadable
    if len(content) > MOST_NAMES_BYTES:
        raise CommandError(say("class-names-large", file=shown, most=MOST_NAMES))
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise unreadable from None
    names = tuple(check_name(line, "pseudonym") for line in lines if line.strip())[: MOST_NAMES + 1]
    if not 1 <= len(names) <= MOST_NAMES or (students is not None and students != len(names)):
        raise CommandError(say("class-names-count", file=shown, count=len(names), most=MOST_NAMES))
    seen: dict[int, str] = {}
    for name in names:
        if seen.setdefault(seed_of("", name), name) is not name:
            raise CommandError(say("class-names-twice", name=name))
    return names


def _topics(text: str) -> tuple[Topic, ...]:
    """Return the topics that a string such as `1,3` or `racks,doubles` names; all topics if it is empty.

    Topics are numbered from 1. Raises CommandError if a topic does not exist.
    """
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
            known = ", ".join(topics)
            raise CommandError(say("class-topic-wrong", topic=part[:40], most=len(topics), names=known))
    return tuple(dict.fromkeys(found))


def _as_file_name(code: str) -> str:
    """Return a class code in a form for file names; "class" if it contains no letter or digit.

    >>> _as_file_name("../7b maths")
    '7b-maths'
    """
    return re.sub(r"[^\w]+", "-", code).strip("-_") or "class"


def _write(path: Path, text: str) -> Path:
    """Write a string to a file, and return the file's path; raise CommandError if that fails.

    The file is written under a temporary name and then renamed, so that an old file stays intact if anything
    goes wrong.
    """
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "x", encoding="utf-8", errors="replace", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise CommandError(say("class-unwritable", path=printable(path))) from None
    return path
