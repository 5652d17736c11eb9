"""A site whose making is killed: whenever that happens, the next one takes its folder up."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from rummy_widget.site import build, pages
from rummy_widget.site.command import BUILDING, is_ours
from rummy_widget.tutor.folder import course_folder

COURSE = course_folder()
RUNS = Path("lessons/pro/02-runs.ipynb")
CHANGES = {"open", "os.mkdir", "os.rename", "os.remove", "os.rmdir"}
"""What Python reports when a file or a folder changes; to replace is to rename, too."""


@pytest.fixture(autouse=True)
def _without_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything as it is, but for what Node draws and packs, which takes minutes."""

    def write_assets(folder: Path) -> None:
        (folder / "python").mkdir(parents=True)
        (folder / "shell.js").write_text("1")

    def run_pages(course: Path, paths: Sequence[Path]) -> list[pages.DrawnPage]:
        cells = json.loads((course / RUNS).read_text(encoding="utf-8"))["cells"]
        return [pages.DrawnPage(RUNS, "en", "Runs", "rummy", cells)]

    monkeypatch.setattr(build, "write_assets", write_assets)
    monkeypatch.setattr(build, "packing_python", lambda *_: nullcontext())
    monkeypatch.setattr(build, "run_pages", run_pages)
    monkeypatch.setattr(build, "draw_pictures", lambda *_: None)


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def killed_at(out: Path, change: int) -> bool:
    """Make a site in a process that ends at once before that change of a file; whether it got so far."""
    child = os.fork()
    if child == 0:
        seen = 0

        def count(event: str, details: tuple[object, ...]) -> None:
            nonlocal seen
            if event in CHANGES and str(out) in str(details):
                seen += 1
                if seen == change:
                    os._exit(9)

        try:
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115
            sys.addaudithook(count)
            build.make(COURSE, out)
            os._exit(0)
        finally:
            os._exit(1)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert ended in (0, 9)
    return ended == 9


@pytest.mark.parametrize(("before", "change"), [("nothing", 1), ("a site", 2)])
def test_whenever_it_is_killed_the_next_one_takes_its_folder_up(
    tmp_path: Path, before: str, change: int
) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    build.make(COURSE, whole)
    expected = files_of(whole)
    assert len(expected) > 10
    if before == "a site":
        build.make(COURSE, out)
        (out / "CNAME").write_text("school.example")
        expected["CNAME"] = b"school.example"
    while killed_at(out, change):  # now and then the next one is killed, too
        assert not out.exists() or is_ours(out), f"change {change}"
        if change % 5 == 0:
            build.make(COURSE, out)
            assert files_of(out) == expected, f"change {change}"
            assert not [*out.glob(f"{BUILDING}*")]
        change += 3
    assert change > 40
    assert files_of(out) == expected


def test_an_earlier_site_stays_whole_until_the_new_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build.make(COURSE, tmp_path)
    before = files_of(tmp_path)

    def broken(*_: object) -> None:
        raise OSError("the pictures can't be drawn")

    monkeypatch.setattr(build, "draw_pictures", broken)
    with pytest.raises(OSError, match="pictures"):
        build.make(COURSE, tmp_path)
    assert files_of(tmp_path) == before
