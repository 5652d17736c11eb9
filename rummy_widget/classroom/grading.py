"""A class: its files read, graded again, and what is odd about them named. One bad file costs no other.

What cannot be found out is said in README: who sat at the keyboard, for one.
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
from .marks import Marked, marked, total
from .results import MOST_BYTES, MOST_TURNS, Results, ResultsError, SheetScore, read_results
from .seeds import seed_of

MOST_FILES = 2_000
GUESSED = "guesses.csv"
"""What a live class guessed, beside its files: it is not graded."""
OURS = ("class.html", "class.csv", GUESSED)
ALIKE = 3
"""So many exercises with the same answers word for word are no chance any more."""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A file, what it holds, and what is odd about it.

    *works* are the exercises of the student's own seed, *practice* further ones; *counted* says whether it is
    the file that the student is marked by.
    """

    file: str
    results: Results | None = None
    works: tuple[Marked, ...] = ()
    practice: tuple[Marked, ...] = ()
    remarks: tuple[str, ...] = ()
    counted: bool = False

    @property
    def pseudonym(self) -> str:
        """Whose it is, as it states."""
        return self.results.pseudonym if self.results else ""

    @property
    def score(self) -> SheetScore:
        """What its answers give."""
        return total(self.works)

    @property
    def stars(self) -> int:
        """The stars of the course, as it states."""
        return sum(sum(each.values()) for each in self.results.lessons.values()) if self.results else 0

    @property
    def minutes(self) -> int:
        """Whole minutes from the first answer to the last."""
        works = (*self.works, *self.practice)
        times = [datetime.fromisoformat(answer.at) for each in works for answer in each.work.answers]
        return int((max(times) - min(times)).total_seconds() // 60) if times else 0

    def work_on(self, family: str) -> Marked | None:
        """Return the work on the exercise of a family."""
        return next((each for each in self.works if each.work.family == family), None)


@dataclass(frozen=True, slots=True)
class ClassWork:
    """All that a class has handed in: the files that count, by pseudonym, and those that do not."""

    code: str
    students: tuple[HandedIn, ...]
    others: tuple[HandedIn, ...]
    families: tuple[Family, ...] = field(default=())

    @property
    def odd(self) -> tuple[HandedIn, ...]:
        """Files with something odd about them."""
        return tuple(each for each in (*self.others, *self.students) if each.remarks)


def read_folder(folder: Path) -> dict[str, bytes | None]:
    """Return the files of a folder and of those in it, by name; of one that is too large only its beginning.

    Hidden files, and the pages that grading writes, are passed over. What cannot be read has None: links,
    which might lead anywhere, pipes and devices are not opened. ValueError where there are far too many.
    """
    found: dict[str, bytes | None] = {}

    def add(name: str, content: bytes | None) -> None:
        if len(found) == MOST_FILES:
            raise ValueError(say("class-folder-full", folder=str(folder), most=MOST_FILES))
        found[name] = content

    def named(*parts: str) -> str:
        return Path(os.path.relpath(os.path.join(*parts), folder)).as_posix()

    for place, folders, names in os.walk(folder, onerror=lambda error: add(named(error.filename), None)):
        folders[:] = [each for each in folders if not each.startswith(".")]
        links = [each for each in folders if os.path.islink(os.path.join(place, each))]
        for name in (*links, *names):
            if not name.startswith(".") and named(place, name) not in OURS:
                add(named(place, name), read_beginning(Path(place, name), MOST_BYTES + 1, follow=False))
    return dict(sorted(found.items()))


def read_beginning(path: Path, most: int, *, follow: bool = True) -> bytes | None:
    """The first bytes of a file, or all; None if it is no file or cannot be read. It waits for no pipe."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        if not S_ISREG((path.stat if follow else path.lstat)().st_mode):  # opening a device may do something
            return None
        with open(os.open(path, flags), "rb") as file:
            return file.read(most) if S_ISREG(os.fstat(file.fileno()).st_mode) else None
    except (OSError, ValueError):
        return None


def grade_files(files: Mapping[str, bytes | None], code: str | None = None) -> ClassWork:
    """Grade the files of a class, whose *code* is that of most of them if it is not given.

    A file that could not be read has None for its content.
    """
    handed = _all_opened(files)
    code = code or _usual_code(handed)
    handed = [_of_class(each, code) for each in handed]
    handed = _with_repeats(handed)
    handed = _one_each(handed)
    students = sorted((each for each in handed if each.counted), key=_by_name)
    used = {work.work.family for each in students for work in each.works}
    return ClassWork(
        code,
        tuple(students),
        tuple(each for each in handed if not each.counted),
        tuple(family for family in FAMILIES.values() if family.key in used),
    )


def _all_opened(files: Mapping[str, bytes | None]) -> list[HandedIn]:
    """Return the files as they stand, in order; copies are graded once."""
    opened: dict[bytes | None, HandedIn] = {}
    found = []
    for name, content in sorted(files.items()):
        if content not in opened:
            opened[content] = _opened(name, content)
        found.append(replace(opened[content], file=_legible(name)))
    return found


def _legible(name: str) -> str:
    """Return a file's name as text, whatever bytes it is made of.

    >>> _legible("zo\\udceb.json")
    'zo\ufffd.json'
    """
    errors = "surrogateescape" if os.name == "posix" else "surrogatepass"
    return name.encode("utf-8", errors).decode("utf-8", "replace")


def _opened(name: str, content: bytes | None) -> HandedIn:
    """Return a file as it stands, its answers graded."""
    if content is None:
        return HandedIn(name, remarks=(say("file-closed"),))
    try:
        results = read_results(content)
    except ResultsError as error:
        return HandedIn(name, remarks=(str(error),))
    own = seed_of(results.code, results.pseudonym)
    done = tuple(marked(work) for work in results.works)
    works = tuple(each for each in done if each.work.seed == own)
    practice = tuple(each for each in done if own < each.work.seed < own + MOST_TURNS)
    if results.seed != own or len(works) + len(practice) < len(done):
        by_its_own = _said(total(each for each in done if each.work.seed == results.seed))
        remark = say("file-seed", pseudonym=results.pseudonym, found=by_its_own)
    else:
        remark = _stated(results.score or SheetScore(0, 0, 0), total(works))
    return HandedIn(name, results, works, practice, (remark,) if remark else (), counted=True)


def _stated(stated: SheetScore, found: SheetScore) -> str:
    """What is said of a stated score that is not the one found."""
    if (stated.right, stated.of) != (found.right, found.of):
        return say("file-score", stated=_said(stated), found=_said(found))
    if stated.first != found.first:
        return say("file-score-first", stated=stated.first, found=found.first)
    return ""


def _said(score: SheetScore) -> str:
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


def _with_repeats(handed: Sequence[HandedIn]) -> list[HandedIn]:
    """The files, those with another student's answers named; each is looked at once, not beside each."""
    owners = [plain_name(each.pseudonym) for each in handed]
    alike = [_keys(each.results) for each in handed]
    # The first file and the first of somebody else: of any student, one of the two is another's.
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
    """What two files that are alike have in common: answers with their times, or some word for word.

    Each with the sentence that says so.
    """
    works = results.works if results else ()
    answers = sorted((work.family, answer.text, answer.at) for work in works for answer in work.answers)
    found: list[tuple[str, list[tuple[str, ...]]]] = []
    if answers:
        found.append(("file-repeats-times", [*answers]))
    if len({family for family, _, _ in answers}) >= ALIKE:
        found.append(("file-repeats", [answer[:2] for answer in answers]))
    return [(sentence, _digest(same)) for sentence, same in found]


def _digest(answers: Sequence[tuple[str, ...]]) -> bytes:
    return sha256(repr(answers).encode()).digest()


def _one_each(handed: list[HandedIn]) -> list[HandedIn]:
    """Of several files of one student the best counts, and the others are named."""
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
    """In the order of the alphabet, red 2 before red 10."""
    parts = re.split(r"([0-9]{1,9})", handed.pseudonym.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], handed.file
