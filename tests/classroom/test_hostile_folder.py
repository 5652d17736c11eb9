"""Folders as nobody should hand them in: the others are graded, table and page are whole."""

from __future__ import annotations

import csv
import io
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from classroom.pupils import CODE, work_of
from parts import part_of
from rummy_widget.classroom import Topic, export, grade_files, grading, read_folder
from rummy_widget.command import main as launch

GOOD = ("red 1", "red 2", "red 3")
WHOLE = export(work_of("red 9")[0])


def a_class(folder: Path) -> None:
    for name in GOOD:
        (folder / f"{name}.json").write_text(export(work_of(name)[0]), encoding="utf-8")


def table_of(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO((folder / "class.csv").read_text("utf-8-sig"))))


@contextmanager
def a_socket(path: Path) -> Iterator[None]:
    with socket.socket(socket.AF_UNIX) as line:
        os.chdir(path.parent)  # a socket's path may not be long
        line.bind(path.name)
        yield


def half_a_pair(path: Path) -> None:
    path.write_text(WHOLE.replace('"text": "', '"text": "\\ud800', 1), encoding="utf-8")


def not_utf8(path: Path) -> None:
    Path(os.fsdecode(os.fsencode(path) + b"\xff\xfe.json")).write_text("{}")


def no_text(path: Path) -> None:
    Path(f"{path}\nred 1\x1b[2J<script>").write_text("{}")


BROKEN, FOREIGN = "The file contains broken characters", "This isn't a results file."
CLOSED, LARGE = "This can't be opened", "The file is too large"
CHANGED = "Something in the file was changed"
HOSTILE: dict[str, tuple[Callable[[Path], object], str | None]] = {
    "half a pair of signs": (half_a_pair, BROKEN),
    "a name that is not UTF-8": (not_utf8, FOREIGN),
    "a name that is no text": (no_text, FOREIGN),
    "a folder": (Path.mkdir, None),
    "a pipe": (os.mkfifo, CLOSED),
    "a link to a device": (lambda path: path.symlink_to("/dev/zero"), CLOSED),
    "a link to a file": (lambda path: path.symlink_to(path.with_name("red 1.json")), CLOSED),
    "a link to its folder": (lambda path: path.symlink_to(path.parent), CLOSED),
    "a link to nowhere": (lambda path: path.symlink_to("nowhere"), CLOSED),
    "a link to itself": (lambda path: path.symlink_to(path), CLOSED),
    "very large": (lambda path: path.touch() or os.truncate(path, 5 * 10**8), LARGE),
    "deep": (lambda path: path.write_text('{"a":[' * 60_000), FOREIGN),
    "NaN": (lambda path: path.write_text(WHOLE.replace('"right": ', '"right": NaN, "x": ', 1)), FOREIGN),
    "infinite": (lambda path: path.write_text(WHOLE.replace('"seed": ', '"seed": 1e999, "x": ', 1)), CHANGED),
    "a name twice": (
        lambda path: path.write_text(WHOLE.replace('"seed": ', '"seed": 1, "seed": ', 1)),
        CHANGED,
    ),
    "10^5 names": (
        lambda path: path.write_text("{" + ",".join(f'"{key}":0' for key in range(35_000)) + "}"),
        FOREIGN,
    ),
    "more than 10^5": (
        lambda path: path.write_text("{" + ",".join(f'"{key}":0' for key in range(100_000)) + "}"),
        LARGE,
    ),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_the_others_are_graded(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_class(tmp_path)
    make, remark = HOSTILE[what]
    make(tmp_path / "odd.json")
    assert launch.main(["grade", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "3 students of class 7b maths." in said.out
    assert all(each.isprintable() for each in said.out.replace("\n", "")), "a name steers no terminal"
    rows = table_of(tmp_path)
    assert [row["Pseudonym"] for row in rows[:3]] == list(GOOD)
    assert len(rows) == (3 if remark is None else 4)
    page = (tmp_path / "class.html").read_text("utf-8")
    assert page.rstrip().endswith("</html>")
    assert all(name in page for name in GOOD)
    if remark is not None:
        assert rows[3]["File"].startswith("odd.json")
        assert rows[3]["Remarks"].startswith(remark)
        assert remark.replace("'", "&#x27;") in page


def test_all_of_it_at_once(tmp_path: Path) -> None:
    a_class(tmp_path)
    for place, (make, _) in enumerate(HOSTILE.values()):
        make(tmp_path / f"odd {place}.json")
    here = Path.cwd()
    try:
        with a_socket(tmp_path / "socket.json"):
            found = read_folder(tmp_path)
    finally:
        os.chdir(here)
    work = grade_files(found)
    assert [each.pseudonym for each in work.students] == list(GOOD)
    assert len(work.others) == len(HOSTILE)  # all but the folder, and the socket
    assert all(each.remarks for each in work.others)
    assert not any(os.fsencode(each.file).decode("utf-8") != each.file for each in work.others)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_class(tmp_path)
    (tmp_path / "locked.json").write_text(WHOLE)
    opened = os.open

    def locked(path: object, *more: int) -> int:
        if "locked" in str(path):
            raise PermissionError(13, "no")
        return opened(path, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(grading.os, "open", locked)
    work = grade_files(read_folder(tmp_path))
    assert len(work.students) == 3
    assert [(each.file, each.remarks[0][: len(CLOSED)]) for each in work.others] == [("locked.json", CLOSED)]


def test_names_that_look_alike_are_two_files(tmp_path: Path) -> None:
    for ending, name in ((b"\xfe", "red 1"), (b"\xff", "red 2")):
        Path(os.fsdecode(os.fsencode(tmp_path / "a") + ending)).write_text(export(work_of(name)[0]))
    assert [each.file for each in grade_files(read_folder(tmp_path)).students] == ["a\ufffd", "a\ufffd"]


# ---- What is written ---------------------------------------------------------------------------------


def graded_with_room_for(size: int, folder: Path) -> subprocess.CompletedProcess[str]:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    command = [sys.executable, "-B", "-m", "rummy_widget", "grade", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, preexec_fn=little_room)


@pytest.mark.whole
@pytest.mark.parametrize("size", part_of([100, 0, 3_000], 3))
def test_without_room_the_old_ones_stay_whole(size: int, tmp_path: Path) -> None:
    a_class(tmp_path)
    (tmp_path / "class.csv").write_text("old table")
    (tmp_path / "class.html").write_text("old page")
    before = sorted(path.name for path in tmp_path.iterdir())
    done = graded_with_room_for(size, tmp_path)
    assert done.returncode == 2
    assert "Can't write" in " ".join(done.stderr.split())
    assert (tmp_path / "class.html").read_text() == "old page"
    assert size > 1_000 or (tmp_path / "class.csv").read_text() == "old table"
    assert sorted(path.name for path in tmp_path.iterdir()) == before, "nothing half written is left"


def test_a_page_that_is_a_link_writes_nowhere_else(tmp_path: Path) -> None:
    folder, other = tmp_path / "class", tmp_path / "other.html"
    folder.mkdir()
    a_class(folder)
    other.write_text("somebody's")
    (folder / "class.html").symlink_to(other)
    assert launch.main(["grade", str(folder), "--code", CODE]) == 0
    assert other.read_text() == "somebody's"
    assert not (folder / "class.html").is_symlink()


@pytest.mark.parametrize("out", ["/proc/rummy", "file/under", "class.html"])
def test_where_nothing_can_be_written(out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_class(tmp_path)
    (tmp_path / "file").write_text("")
    (tmp_path / "class.html").mkdir()
    asked = tmp_path if out == "class.html" else tmp_path / out  # a folder where the page should go
    with pytest.raises(SystemExit) as left:
        launch.main(["grade", str(tmp_path), "--out", str(asked)])
    assert left.value.code == 2
    assert "Can't write" in " ".join(capsys.readouterr().err.split())


# ---- Many files --------------------------------------------------------------------------------------


def test_copies_are_graded_once_and_each_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    graded: list[object] = []
    grade_work = grading.grade_work
    monkeypatch.setattr(grading, "grade_work", lambda work: graded.append(work) or grade_work(work))
    work = grade_files({f"{place:03}.json": WHOLE.encode() for place in range(50)})
    assert len(graded) == len(Topic)
    assert len(work.students) == 1
    assert [each.remarks for each in work.others] == [("The same as 000.json. It counts once.",)] * 49


def test_files_are_compared_once_not_with_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as many files are twice as many comparisons."""
    compared: list[object] = []
    digest = grading._digest
    monkeypatch.setattr(grading, "_digest", lambda answers: compared.append(answers) or digest(answers))
    counts = []
    for many in (20, 40):
        compared.clear()
        names = {f"{place:03}.json": f'"student {place}"' for place in range(many)}
        work = grade_files({file: WHOLE.replace('"red 9"', name).encode() for file, name in names.items()})
        counts.append(len(compared))
        said = {each.file: each.remarks[-1] for each in (*work.students, *work.others)}
        assert said.pop("000.json") == "The same answers at the same times as in 001.json."
        assert set(said.values()) == {"The same answers at the same times as in 000.json."}
    assert counts[1] == 2 * counts[0]
