"""`rummy-widget sheet` and `rummy-widget grade`: what they write, and how they say no."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from classroom.pupils import CODE, the_class
from rummy_widget.classroom import Topic
from rummy_widget.command import main as launch


def run(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rummy_widget", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=cwd)


def test_sheets_for_a_class(tmp_path: Path) -> None:
    done = run("sheet", CODE, "--students", "3", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"3 worksheets with {len(Topic)} exercises each, and the key:",
        "sheets-7b-maths/worksheets.html",
        "sheets-7b-maths/key.html",
    ]
    written = {path.name: path.read_text("utf-8") for path in (tmp_path / "sheets-7b-maths").iterdir()}
    assert all("red 3" in text and "red 4" not in text for text in written.values())
    assert launch.main(["sheet", CODE, "--students", "3", "--out", str(tmp_path / "again")]) == 0
    assert {path.name: path.read_text("utf-8") for path in (tmp_path / "again").iterdir()} == written


def test_names_and_topics_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = tmp_path / "names.txt"
    names.write_text("\ufefffox\r\n\r\n owl 2 \r\n", encoding="utf-8")
    out = tmp_path / "out"
    words = [
        "sheet",
        CODE,
        "--names",
        str(names),
        "--topics",
        "1,waiting,1",
        "--each",
        "2",
        "--out",
        str(out),
    ]
    assert launch.main(words) == 0
    assert capsys.readouterr().out.startswith("2 worksheets with 4 exercises each")
    assert "owl 2" in (out / "worksheets.html").read_text("utf-8")


def test_a_class_is_graded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    files, _ = the_class()
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    alone = run("grade", ".", cwd=tmp_path)
    assert alone.returncode == 0
    assert launch.main(["grade", "."]) == 0  # what was written the first time is passed over
    for told in (alone.stdout, capsys.readouterr().out):
        said = told.splitlines()
        assert said[0] == "30 files, 29 students of class 7b maths."
        assert [line.split(":")[0] for line in said[1:-2]] == [
            f"{number}-results.json" for number in ("11", "03", "07")
        ]
        assert said[-2:] == ["class.csv", "class.html"]
    table = (tmp_path / "class.csv").read_bytes()
    assert table.startswith(b"\xef\xbb\xbf")
    assert table.count(b"\r\n") == 31


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sheet", " "], "A class code has 1 to 60 characters."),
        (["sheet", CODE, "--students", "0"], "There are pseudonyms for 1 to 104 students."),
        (["sheet", CODE, "--students", "105"], "There are pseudonyms for 1 to 104 students."),
        (["sheet", CODE, "--students", "many"], "many isn't valid here"),
        (
            ["sheet", CODE, "--topics", "99"],
            f"99 isn't a topic. Choose from 1 to {len(Topic)}, or",
        ),
        (["sheet", CODE, "--topics", "chess"], "chess isn't a topic."),
        (["sheet", CODE, "--each", "0"], "Choose 1 to 4 exercises from each topic."),
        (["sheet", CODE, "--names", "none.txt"], "Can't read the names in none.txt."),
        (["sheet", CODE, "--names", "twice.txt"], "Fox is in the list twice."),
        (["sheet", CODE, "--names", "empty.txt"], "empty.txt has 0 pseudonyms."),
        (["sheet", CODE, "--names", "two.txt", "--students", "3"], "two.txt has 2 pseudonyms."),
        (["sheet", CODE, "--names", "bytes.txt"], "Can't read the names in bytes.txt."),
        (["sheet", CODE, "--names", "/dev/zero"], "Can't read the names in /dev/zero."),
        (["sheet", CODE, "--names", "pipe"], "Can't read the names in pipe."),
        (["sheet", CODE, "--names", "nothing"], "Can't read the names in nothing."),
        (["sheet", CODE, "--names", "zero"], "Can't read the names in zero."),
        (["sheet", CODE, "--names", "large.txt"], "large.txt is too large for a list of pseudonyms."),
        (["sheet", CODE, "--names", "many.txt"], "many.txt has 1001 pseudonyms. Give 1 to 1000,"),
        (["sheet", CODE, "--out", "there"], "there/key.html already exists. Overwrite it with --force,"),
        (["sheet", CODE, "--out", "dangling"], "dangling/worksheets.html already exists."),
        (["sheet", CODE, "--force", "--out", "taken"], "Can't write taken/key.html."),
        (["sheet", CODE, "--out", "two.txt"], "Can't write two.txt/worksheets.html."),
        (["grade", "nowhere"], "There's no folder nowhere."),
        (["grade", "two.txt"], "There's no folder two.txt."),
        (["grade", "nothing"], "There are no files in nothing."),
        (["grade", "nothing", "--code", ""], "A class code has 1 to 60 characters."),
    ],
)
def test_it_says_no_in_words(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("nothing").mkdir()
    Path("twice.txt").write_text("fox\nFox\n")
    Path("two.txt").write_text("fox\nowl\n")
    Path("empty.txt").write_text("\n")
    Path("bytes.txt").write_bytes(b"\xff\xfe\x00")
    Path("large.txt").write_text("fox\n" * 150_000)
    Path("many.txt").write_text("".join(f"fox {number}\n" for number in range(2_000)))
    Path("zero").symlink_to("/dev/zero")
    os.mkfifo("pipe")
    for folder in ("there", "dangling", "taken/key.html"):
        Path(folder).mkdir(parents=True)
    Path("there/key.html").write_text("mine")
    Path("dangling/worksheets.html").symlink_to("nowhere")
    with pytest.raises(SystemExit) as left:
        launch.main(words)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert sentence in " ".join(said.err.split())
    assert not said.out
    assert Path("there/key.html").read_text() == "mine"
    assert not Path("there/worksheets.html").exists()


def test_sheets_that_are_there_are_written_over_when_it_is_said(tmp_path: Path) -> None:
    words = ["sheet", CODE, "--students", "2", "--out", str(tmp_path / "out")]
    assert launch.main(words) == 0
    once = (tmp_path / "out" / "key.html").read_bytes()
    (tmp_path / "out" / "key.html").write_text("old")
    with pytest.raises(SystemExit) as left:
        launch.main(words)
    assert left.value.code == 2
    assert (tmp_path / "out" / "key.html").read_text() == "old"
    assert launch.main([*words, "--force"]) == 0
    assert (tmp_path / "out" / "key.html").read_bytes() == once
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["key.html", "worksheets.html"]


def test_it_says_no_in_romanian_too(tmp_path: Path) -> None:
    words = ["--lang", "ro", "sheet", CODE, "--students", "1", "--out", "foi"]
    (tmp_path / "foi").mkdir()
    (tmp_path / "foi" / "key.html").write_text("old")
    for more, sentence in (([], "key.html există deja."), (["--names", "/dev/zero"], "Nu pot citi")):
        done = run(*words, *more, cwd=tmp_path)
        assert done.returncode == 2
        assert sentence in " ".join(done.stderr.split())
    assert [path.name for path in (tmp_path / "foi").iterdir()] == ["key.html"]


def test_a_code_leads_into_no_other_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert launch.main(["sheet", "../../x", "--students", "1"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["sheets-x"]


@pytest.mark.parametrize("task", ["sheet", "grade"])
def test_help_says_what_it_does(task: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        launch.main([task, "--help"])
    assert "class" in capsys.readouterr().out
