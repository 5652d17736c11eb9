"""Grade the results files of a class, with remarks on anything suspicious in them, such as copied answers.

A file that cannot be read gets a remark, and the other files are graded as usual. docs/class.md says what
grading cannot detect, such as who typed the answers.
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
"""The name of the file with a live class's guesses, in the same folder as the results; it isn't graded."""
OURS = ("class.html", "class.csv", GUESSED)
LEAST_IDENTICAL = 3
"""The smallest number of exercises for which equal answers of two students are taken to be copied."""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A file of results that a student has handed in, with its answers graded.

    *file* is the file's name, and *results* is its content, or None if it could not be read. *works* are the
    student's own exercises, graded: those whose numbers follow from the class code and the pseudonym.
    *practice* are further graded exercises, with different numbers, that the student has asked for. *remarks*
    are sentences for the teacher about problems that grading has found. *counted* says whether the student's
    grade is based on this file.
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
        """The score of the student's own exercises, computed from the graded answers in the file."""
        return total(self.works)

    @property
    def stars(self) -> int:
        """The number of stars won in the course, as the file states it; 0 if the file could not be read."""
        return sum(sum(each.values()) for each in self.results.lessons.values()) if self.results else 0

    @property
    def minutes(self) -> int:
        """The time from the first answer in the file to the last, in whole minutes; 0 without answers."""
        works = (*self.works, *self.practice)
        times = [datetime.fromisoformat(answer.at) for each in works for answer in each.work.answers]
        return int((max(times) - min(times)).total_seconds() // 60) if times else 0

    def work_on(self, family: str) -> GradedWork | None:
        """Return the student's graded answers to the exercise that belongs to a family of exercises.

        *family* is the family's name. Only the student's own exercises (`works`) are searched, not those for
        practice. Returns None if the file has no such exercise.
        """
        return next((each for each in self.works if each.work.family == family), None)


@dataclass(frozen=True, slots=True)
class ClassWork:
    """Everything that a class has handed in, graded.

    *code* is the class code. *students* are the files on which the students' grades are based, one for each
    pseudonym, and *others* are the files that are not used for grading. *families* are the families of
    exercises on which these students have worked.
    """

    code: str
    students: tuple[HandedIn, ...]
    others: tuple[HandedIn, ...]
    families: tuple[Family, ...] = field(default=())

    @property
    def with_remarks(self) -> tuple[HandedIn, ...]:
        """The files that have remarks, that is, sentences about problems found while grading."""
        return tuple(each for each in (*self.others, *self.students) if each.remarks)


def read_folder(folder: Path) -> dict[str, bytes | None]:
    """Return the contents of all files in a folder and its subfolders, by paths relative to the folder.

    Only the first 400,001 bytes of each file are read. Hidden files are skipped, and so are files that
    grading or a live class has written. The content is None if a file cannot be read; this includes links,
    pipes and devices, which are not opened. Raises ValueError if there are more than 2,000 files.
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


def read_beginning(path: Path, limit: int, *, follow: bool = True) -> bytes | None:
    """Return the bytes at the start of a file, at most *limit* of them.

    Returns None if the file cannot be read, or if it is a pipe, a device or anything else that is not a
    regular file. *follow* says whether to follow symbolic links; if it is false, None is returned for a link.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        if not S_ISREG((path.stat if follow else path.lstat)().st_mode):  # opening a device may have effects
            return None
        with open(os.open(path, flags), "rb") as file:
            return file.read(limit) if S_ISREG(os.fstat(file.fileno()).st_mode) else None
    except (OSError, ValueError):
        return None


def grade_files(files: Mapping[str, bytes | None], code: str | None = None) -> ClassWork:
    """Grade the results files of a class, with remarks on the files that have problems.

    Args:
        files: The content of each file by its name; None if it could not be read.
        code: The class code; None for the code that most files state. Files with another code don't count.
    """
    handed = _read_all(files)
    code = code or _most_common_code(handed)
    handed = [_with_class_remark(each, code) for each in handed]
    handed = _with_copy_remarks(handed)
    handed = _best_file_of_each(handed)
    students = sorted((each for each in handed if each.counted), key=_by_name)
    used = {work.work.family for each in students for work in each.works}
    return ClassWork(
        code,
        tuple(students),
        tuple(each for each in handed if not each.counted),
        tuple(family for family in FAMILIES.values() if family.key in used),
    )


def _read_all(files: Mapping[str, bytes | None]) -> list[HandedIn]:
    """Read and grade results files, and return them in the order of their names.

    *files* maps file names to contents. If several files have the same content, it is graded only once.
    """
    opened: dict[bytes | None, HandedIn] = {}
    found = []
    for name, content in sorted(files.items()):
        if content not in opened:
            opened[content] = _read_file(name, content)
        found.append(replace(opened[content], file=_legible(name)))
    return found


def _legible(name: str) -> str:
    r"""Return a file name as a valid string, with � in place of bytes that cannot be decoded.

    >>> _legible("zo\udceb.json")
    'zo�.json'
    """
    errors = "surrogateescape" if os.name == "posix" else "surrogatepass"
    return name.encode("utf-8", errors).decode("utf-8", "replace")


def _read_file(name: str, content: bytes | None) -> HandedIn:
    """Read a results file and grade its answers.

    *name* is the file's name, and *content* is None if the file could not be opened. If the file cannot be
    read, the result contains only a remark that says so.
    """
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
    """Return a remark for the teacher if the score stated in a file differs from the graded one, else ""."""
    if (stated.right, stated.of) != (found.right, found.of):
        return say("file-score", stated=_score_text(stated), found=_score_text(found))
    if stated.first != found.first:
        return say("file-score-first", stated=stated.first, found=found.first)
    return ""


def _score_text(score: SheetScore) -> str:
    return say("class-score", right=score.right, of=score.of)


def _most_common_code(handed: list[HandedIn]) -> str:
    codes = [each.results.code for each in handed if each.results]
    exactly, alike = Counter(codes), Counter(map(str.casefold, codes))
    return max(exactly, key=lambda code: (alike[code.casefold()], exactly[code], code), default="")


def _with_class_remark(handed: HandedIn, code: str) -> HandedIn:
    if handed.results is None or same_name(handed.results.code, code):
        return handed
    remark = say("file-class", code=handed.results.code)
    return replace(handed, counted=False, remarks=(remark, *handed.remarks))


def _with_copy_remarks(handed: Sequence[HandedIn]) -> list[HandedIn]:
    """Return the files, with a remark on each file that has answers in common with another student's file."""
    owners = [plain_name(each.pseudonym) for each in handed]
    alike = [_copy_keys(each.results) for each in handed]
    # For each key, the first two files of different students are kept: whoever a student is, at least one of
    # the two is somebody else's.
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


def _copy_keys(results: Results | None) -> list[tuple[str, bytes]]:
    """Return pairs by which copied files are recognized: the message key of a remark, and a hash of answers.

    If the files of two students have a pair in common, one was probably copied from the other, and both files
    get the remark. The hash of the first pair covers all answers and their times. If enough exercises have
    answers, there is a second pair, whose hash leaves out the times. Returns [] if there are no answers.
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


def _best_file_of_each(handed: list[HandedIn]) -> list[HandedIn]:
    """Return all files, with `counted` true only for the best file of each student.

    A student's other files get a remark for the teacher. Files whose `counted` is false already, such as
    those of another class, are returned unchanged.
    """
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
    """Return a key that sorts the files of students by pseudonym, and then by file name.

    Pseudonyms are sorted alphabetically, but with "red 2" before "red 10".
    """
    parts = re.split(r"([0-9]{1,9})", handed.pseudonym.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], handed.file
