"""The check of commit subjects: what it refuses, what it accepts, and when it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

CI = Path(__file__).parents[1] / ".ci"


def checked(tmp_path: Path, message: str) -> str:
    """Return why the check refuses a message, or '' if it accepts it."""
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([CI / "hooks" / "commit-msg", file], capture_output=True, text=True, check=False)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


@pytest.mark.parametrize(
    "message",
    [
        "Add the opening of 50",
        "Add the opening of 50\n\nadded because the rules of Tiles 50 need it.",
        "# a comment\n\nBring tiles back",
        "Embed the font",
        "Șterge " + 65 * "ă",
        "fixup! added something",
        "squash! added something",
        "Merge branch 'left-over' into main",
        'Revert "added something that was wrong in many ways, and had far too long a subject"',
    ],
)
def test_a_good_subject_is_accepted(tmp_path: Path, message: str) -> None:
    assert checked(tmp_path, message) == ""


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("", "it has none"),
        ("# only a comment", "it has none"),
        ("add the opening of 50", "capital letter"),
        ("Add the opening of 50.", "full stop"),
        ("Added the opening of 50", "imperative"),
        ("Adding the opening of 50", "imperative"),
        ("Wrote the opening of 50", "imperative"),
        ("Led: learn by playing", "imperative"),
        ("Add " + 69 * "x", "73 characters"),
    ],
)
def test_another_subject_is_refused_with_a_reason(tmp_path: Path, message: str, reason: str) -> None:
    assert reason in checked(tmp_path, message)


def test_the_check_is_installed_only_in_a_checkout_without_hooks(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    env |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    tree = tmp_path / "tree"
    shutil.copytree(CI, tree / ".ci")

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def hooks() -> str:
        run(".ci/install-hooks")
        return run("git", "config", "--local", "--get", "core.hooksPath")

    assert hooks() == "", "no checkout"
    run("git", "init", "--quiet")
    assert hooks() == ".ci/hooks"
    run("git", "config", "core.hooksPath", "elsewhere")
    assert hooks() == "elsewhere", "somebody's own hooks stay"
