"""Grade the results files of a class, with remarks on anything suspicious in them, such as copied answers.

A bad file does not affect the others. docs/class.md says what this cannot detect, such as who sat at the
keyboard.
"""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from itertools import islice
from pathlib import Path
from stat import S_ISREG

from ..text.sentences.seats import plain_name, same_name
from ..text.words import say
from .families import FAMILIES, Family
from .marks import GradedWork, grade_work, total
from .results import MOST_BYTES, MOST_TURNS, Results, ResultsError, SheetScore, read_results
from .seeds import seed_of

MOST_FILES = 2_000
GUESSED = "guesses.csv"
"""A file with the guesses of a live class, beside the results; it is not graded."""
OURS = ("class.html", "class.csv", GUESSED)
LEAST_IDENTICAL = 3
"""From this many exercises on, identical answers are no longer a coincidence."""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A file of results that a student has handed in, with its answers graded.

    *works* are the exercises of the student's own seed, *practice* any further exercises. *remarks* are
    sentences for the teacher about problems that grading has found. *counted* says whether this is the file
    by which the student is graded.
    """

    file: str
    results: Results | None = None
    works: tuple[GradedWork, ...] = ()
    practice: tuple[GradedWork, ...] = ()
    remarks: tuple[str, ...] = ()
    counted: bool = False

    @property
    def pseudonym(self) -> str:
        """The pseudonym that the file states; "" if the file could not be read."""
        return self.results.pseudonym if self.results else ""

    @property
    def score(self) -> SheetScore:
        """The score computed from the answers in the file, whatever the file states."""
        return total(self.works)

    @property
    def stars(self) -> int:
        """The number of stars won in the course, as the file states it."""
        return sum(sum(each.values()) for each in self.results.lessons.values()) if self.results else 0

    @property
    def minutes(self) -> int:
        """The time from the first answer to the last, in whole minutes."""
        works = (*self.works, *self.practice)
        times = [datetime.fromisoformat(answer.at) for each in works for answer in each.work.answers]
        return int((max(times) - min(times)).total_seconds() // 60) if times else 0

    def work_on(self, family: str) -> GradedWork | None:
        """Return the graded work on the student's own exercise of a family; None if the file has none."""
        return next((each for each in self.works if each.work.family == family), None)


@dataclass(frozen=True, slots=True)
class ClassWork:
    """Everything a class has handed in.

    *students* are the files by which students are graded, one for each pseudonym. *others* are the files that
    are not used for grading.
    """

    code: str
    students: tuple[HandedIn, ...]
    others: tuple[HandedIn, ...]
    families: tuple[Family, ...] = field(default=())

    @property
    def with_remarks(self) -> tuple[HandedIn, ...]:
        """The files with remarks, that is, problems that were found while grading."""
        return tuple(each for each in (*self.others, *self.students) if each.remarks)


def read_folder(folder: Path) -> dict[str, bytes | None]:
    """Return the contents of all files in a folder and its subfolders, by name; large files only in part.

    Hidden files and the pages that grading writes are skipped. The content is None if a file cannot be read.
    Links, pipes and devices are not opened, so it is None for them too. Raises ValueError if there are far
    too many files.
    """
    found: dict[str, bytes | None] = {}

    def add(name: str, content: bytes | None) -> None:
        if len(found) == MOST_FILES:
            raise ValueError(say("class-folder-full", folder=str(folder), most=MOST_FILES))
        found[name] = content

    def named(*parts: str) -> str:
        return Path(os.path.relpath(os.path.join(*parts), folder)).as_posix()

    for path, folders, names in os.walk(folder, onerror=lambda error: add(named(error.filename), None)):
        folders[:] = [each for each in folders if not each.startswith(".")]
        links = [each for each in folders if os.path.islink(os.path.join(path, each))]
        for name in (*links, *names):
            if not name.startswith(".") and named(path, name) not in OURS:
                add(named(path, name), read_beginning(Path(path, name), MOST_BYTES + 1, follow=False))
    return dict(sorted(found.items()))


def read_beginning(path: Path, most: int, *, follow: bool = True) -> bytes | None:
    """Return up to *most* bytes from the start of a file, or None if it is no regular file or unreadable.

    With *follow*, links are followed. It never waits for a pipe.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        if not S_ISREG((path.stat if follow else path.lstat)().st_mode):  # opening a device may have effects
            return None
        with open(os.open(path, flags), "rb") as file:
            return file.read(most) if S_ISREG(os.fstat(file.fileno()).st_mode) else None
    except (OSError, ValueError):
        return None


def grade_files(files: Mapping[str, bytes | None], code: str | None = None) -> ClassWork:
    """Grade the files of a class.

    Args:
        files: The content of each file by its name; None if it could not be read.
        code: The code of the class; if missing, the code that most files have.
    """
    handed = _read_all(files)
    code = code or _usual_code(handed)
    handed = [_of_class(each, code) for each in handed]
    handed = _with_copy_remarks(handed)
    handed = _best_of_each(handed)
    students = sorted((each for each in handed if each.counted), key=_by_name)
    used = {work.work.family for each in students for work in each.works}
    return ClassWork(
        code,
        tuple(students),
        tuple(each for each in handed if not each.counted),
        tuple(family for family in FAMILIES.values() if family.key in used),
    )


def _read_all(files: Mapping[str, bytes | None]) -> list[HandedIn]:
    """Read and grade the files, and return them in order of their names.

    Files with the same content are graded only once.
    """
    opened: dict[bytes | None, HandedIn] = {}
    found = []
    for name, content in sorted(files.items()):
        if content not in opened:
            opened[content] = _read_file(name, content)
        found.append(replace(opened[content], file=_legible(name)))
    return found


def _legible(name: str) -> str:
    r"""Return a file name as text, whatever bytes it consists of.

    >>> _legible("zo\udceb.json")
    'zo�.json'
    """
    errors = "surrogateescape" if os.name == "posix" else "surrogatepass"
    return name.encode("utf-8", errors).decode("utf-8", "replace")


def _read_file(name: str, content: bytes | None) -> HandedIn:
    """Return one file with its answers graded; a file that cannot be read gets a remark that says so."""
    if content is None:
        return HandedIn(name, remarks=(say("file-closed"),))
    try:
        results = read_results(content)
    except ResultsError as error:
        return HandedIn(name, remarks=(str(error),))
    own = seed_of(results.code, results.pseudonym)
    done = tuple(grade_work(work) for work in results.works)
    works = tuple(each for each in done if each.work.seed == own)
    practice = tuple(each for each in done if own < each.work.seed < own + MOST_TURNS)
    if results.seed != own or len(works) + len(practice) < len(done):
        by_its_own = _score_text(total(each for each in done if each.work.seed == results.seed))
        remark = say("file-seed", pseudonym=results.pseudonym, found=by_its_own)
    else:
        remark = _score_remark(results.score or SheetScore(0, 0, 0), total(works))
    return HandedIn(name, results, works, practice, (remark,) if remark else (), counted=True)


def _score_remark(stated: SheetScore, found: SheetScore) -> str:
    """Return a remark if the score *stated* in a file is not the one *found* by grading; otherwise ""."""
    if (stated.right, stated.of) != (found.right, found.of):
        return say("file-score", stated=_score_text(stated), found=_score_text(found))
    if stated.first != found.first:
        return say("file-score-first", stated=stated.first, found=found.first)
    return ""


def _score_text(score: SheetScore) -> str:
    return say("class-score", right=score.right, of=score.of)


def _usual_code(handed: list[HandedIn]) -> str:
    codes = [each.results.code for each in handed if each.results]
    exactly, alike = Counter(codes), Counter(map(str.casefold, codes))
    return max(exactly, key=lambda code: (alike[code.casefold()], exactly[code], code), default="")


def _of_class(handed: HandedIn, code: str) -> HandedIn:
    if handed.results is None or same_name(handed.results.code, code):
        return handed
    remark = say("file-class", code=handed.results.code)
    return replace(handed, counted=False, remarks=(remark, *handed.remarks))


def _with_copy_remarks(handed: Sequence[HandedIn]) -> list[HandedIn]:
    """Return the files, with a remark added to each one whose answers are also in another student's file."""
    owners = [plain_name(each.pseudonym) for each in handed]
    alike = [_keys(each.results) for each in handed]
    # For each key the first two files of different students are kept: at least one is by somebody else than
    # any given student.
    first: defaultdict[tuple[str, bytes], dict[str, str]] = defaultdict(dict)
    for each, owner, keys in zip(handed, owners, alike, strict=True):
        for key in keys:
            if len(first[key]) < 2:
                first[key].setdefault(owner, each.file)
    found = []
    for each, owner, keys in zip(handed, owners, alike, strict=True):
        others = ((key[0], file) for key in keys for other, file in first[key].items() if other != owner)
        for sentence, file in islice(others, 1):
            each = _with_remark(each, say(sentence, file=file))
        found.append(each)
    return found


def _with_remark(handed: HandedIn, remark: str) -> HandedIn:
    return replace(handed, remarks=(*handed.remarks, remark))


def _keys(results: Results | None) -> list[tuple[str, bytes]]:
    """Return pairs by which copied files are recognized: the key of a remark, and a digest of the answers.

    If the files of two students have a pair in common, one was probably copied from the other, and both
    files get the remark. One digest covers all answers with their times. If enough exercises have answers, a
    second digest leaves the times out.
    """
    works = results.works if results else ()
    answers = sorted((work.family, answer.text, answer.at) for work in works for answer in work.answers)
    found: list[tuple[str, list[tuple[str, ...]]]] = []
    if answers:
        found.append(("file-repeats-times", [*answers]))
    if len({family for family, _, _ in answers}) >= LEAST_IDENTICAL:
        found.append(("file-repeats", [answer[:2] for answer in answers]))
    return [(sentence, _digest(same)) for sentence, same in found]


def _digest(answers: Sequence[tuple[str, ...]]) -> bytes:
    return sha256(repr(answers).encode()).digest()


def _best_of_each(handed: list[HandedIn]) -> list[HandedIn]:
    """Return all files, with only the best one of each student still counted; the others get a remark."""
    best: dict[str, HandedIn] = {}
    for each in handed:
        if each.counted:
            owner = plain_name(each.pseudonym)
            best[owner] = max(best.get(owner, each), each, key=lambda each: (each.score, -len(each.remarks)))
    found = []
    for each in handed:
        kept = best[plain_name(each.pseudonym)] if each.counted else each
        if kept is not each:
            same = kept.results == each.results
            remark = say("file-same" if same else "file-second", file=kept.file, pseudonym=kept.pseudonym)
            each = _with_remark(replace(each, counted=False), remark)
        found.append(each)
    return found


def _by_name(handed: HandedIn) -> tuple[list[tuple[int, str]], str]:
    """Return the sort key of a student: alphabetical, with "red 2" before "red 10"."""
    parts = re.split(r"([0-9]{1,9})", handed.pseudonym.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], handed.file
