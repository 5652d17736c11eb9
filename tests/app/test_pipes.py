"""`rummy-widget ... | head`: a command ends without a traceback when nobody reads its output any more."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rummy_widget.command import main as launch
from servers import free_port

# One way to run each subcommand, with {} for a folder of its own. A whole site takes minutes: see below.
TASKS = {
    "score": ["r5 r6 r7"],
    "play-out": ["--rules", "rummikub"],
    "sheet": ["code", "--students", "2", "--out", "{}/sheets"],
    "grade": ["{}"],
    "rooms": ["--database", "sqlite:///{}/rooms.db"],
    "site": ["{}/site", "--address", "nowhere"],
}


def subcommands() -> set[str]:
    actions = launch.arguments()._actions
    return {name for each in actions if isinstance(each, argparse._SubParsersAction) for name in each.choices}


def run_unread(
    words: list[str], folder: Path, *, both: bool, seconds: float = 60
) -> subprocess.CompletedProcess[str]:
    """Run the command with its output, or with *both* also its errors, going into a pipe without a reader."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "rummy_widget", *(word.format(folder) for word in words)]
    try:
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=writer, stderr=writer if both else subprocess.PIPE,
            text=True, timeout=seconds, check=False,
        )  # fmt: skip
    finally:
        os.close(writer)


def test_every_subcommand_is_tried() -> None:
    assert set(TASKS) == subcommands()


@pytest.mark.parametrize(
    "words",
    [*([task, *more] for task, more in TASKS.items()), ["play-out", "--help"], ["--no-browser"]],
    ids=lambda words: " ".join(words[:2]),
)
def test_an_unread_command_ends_quietly(words: list[str], tmp_path: Path) -> None:
    """Of the app too nobody could learn where it is open, so it doesn't stay open."""
    (tmp_path / "pupil.json").write_text("{}")
    done = run_unread(words, tmp_path, both=False)
    assert "Traceback" not in done.stderr
    assert "Broken" not in done.stderr
    assert done.returncode in (0, 1, 2, 141), "120 is an error at Python's very end"


def test_an_unread_refusal_ends_quietly(tmp_path: Path) -> None:
    assert run_unread(["score", "r99"], tmp_path, both=True).returncode == 141


@pytest.mark.proof
@pytest.mark.parametrize("task", sorted(TASKS))
def test_unread_help_ends_quietly(task: str, tmp_path: Path) -> None:
    done = run_unread([task, "--help"], tmp_path, both=False)
    assert (done.returncode, done.stderr) in [(0, ""), (141, "")]


@pytest.mark.proof
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--lab", "--no-browser"]], ids=" ".join)
def test_the_unread_app_ends_quietly_in_every_form(words: list[str], tmp_path: Path) -> None:
    port = ["--port", str(free_port())] if "--no-browser" in words else []
    done = run_unread([*words, *port], tmp_path, both=False)
    assert (done.returncode, done.stderr) in [(0, ""), (141, "")]


@pytest.mark.proof
def test_an_unread_site_ends_quietly(tmp_path: Path) -> None:
    """It is another Python that makes the site, and writes what it has done so far."""
    done = run_unread(["site", "{}/site"], tmp_path, both=False, seconds=1800)
    assert (done.returncode, done.stderr) == (141, "")
