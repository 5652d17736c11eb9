"""A panel is a Python and a TypeScript file: a patch adds one, which is shown and drawn.

And nobody can make it of a hidden tile: mypy refuses a `Round` where a screen of a seat is given.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATCH = Path(__file__).parent / "patches" / "held_panel.patch"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "course", "static", "node_modules", "build")

SHOWN = """
import json, sys
import rummy_widget as rw
from rummy_widget.text.words import ui_words

table = rw.Table(seats=3, seed=7, speed="none", rules=getattr(rw, sys.argv[1]))
table._handle_custom_msg({"type": "deal", "seq": 1}, None)
if table.state["table"]["screen"] == "deal":
    table._handle_custom_msg({"type": "dealt", "seq": 2}, None)
print(json.dumps({"state": table.state, "words": ui_words()}))
"""
DRAWN = """
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, show, text } from "./show";
import { FakeModel } from "./dom";

const SHOWN = [%s];
for (const { state } of SHOWN)
  test("the new panel is drawn", () => {
    const shown = show("table", state, new FakeModel("table", state));
    shown.$(act("held")).click();
    const lines = [...shown.el.querySelectorAll(".rw-table-drawer li")].map(text);
    assert.equal(lines.length, 3);
    assert.match(lines[1]!, /^Ana: .*1[45]/);
  });
"""
SEEN = "    sizes = enumerate(screen.view.sizes)\n"
HIDDEN = "    sizes = enumerate(len(each) for each in screen.past[-1].hands)\n"


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def patched(tmp_path: Path) -> Path:
    """The package with one panel more, and its list made anew."""
    shutil.copytree(ROOT / "rummy_widget", tmp_path / "rummy_widget", ignore=LEFT_OUT)
    (tmp_path / "rummy_widget" / "static").mkdir()
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "shapes.py", tmp_path / "tests")
    modules = Path("rummy_widget", "js", "node_modules")
    (tmp_path / modules).symlink_to(ROOT / modules)
    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, check=True)
    done = run(tmp_path, sys.executable, "tests/shapes.py")
    assert done.returncode == 0, done.stderr
    return tmp_path


def test_a_patch_of_two_files_adds_a_panel(patched: Path) -> None:
    page = patched / "rummy_widget" / "js"
    built = run(page, "node", "build.mjs")
    assert built.returncode == 0, built.stderr
    assert '"held"' in (patched / "rummy_widget" / "static" / "rummy-table.js").read_text()
    states = []
    for rules in ("RUMMY_PRO", "RUMMY_45", "RUMMIKUB"):
        shown = run(patched, sys.executable, "-c", SHOWN, rules)
        assert shown.returncode == 0, shown.stderr
        states.append(json.loads(shown.stdout))
    (page / "tests" / "new-panel.test.ts").write_text(DRAWN % ", ".join(map(json.dumps, states)))
    for command in (("npx", "tsc", "--noEmit"), ("node", "test.mjs", "new-panel")):
        done = run(page, *command)
        assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_refuses_a_panel_that_looks_into_the_round(patched: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", patched)
    panel = patched / "rummy_widget" / "widgets" / "table" / "panels" / "held.py"
    module = ("-m", "mypy", "-p", "rummy_widget.widgets.table")
    fits = run(patched, sys.executable, *module)
    assert fits.returncode == 0, fits.stdout
    panel.write_text(panel.read_text().replace(SEEN, HIDDEN))
    refused = run(patched, sys.executable, *module)
    assert '"SeatScreen" has no attribute "past"' in refused.stdout
