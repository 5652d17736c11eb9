"""The stand-in for anywidget is held by the tests of the widgets themselves, and does what pages need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parts import WHOLE
from rummy_widget.site.command import build_environment

TESTS = Path(__file__).parents[1]
HELD = ("test_lesson.py", "test_rack.py")
PAGES = """
import json, os
from rummy_widget.site.page_runner import OpenPages

said = []
pages = OpenPages(lambda page, what: said.append((page, json.loads(what))))
made = "import rummy_widget as rw; lesson = rw.Lesson('runs')"
cells = json.dumps([["lesson", made], ["first-run", "lesson.step('first-run')"]])
folder = os.path.join(os.getcwd(), "lessons/pro")
one = json.loads(pages.open("one", folder, cells))
two = json.loads(pages.open("two", os.path.join(folder, "ro"), cells))
first, second = (each["shown"][0] for each in (one, two))
order = json.dumps({"seq": 7, "type": "move", "tiles": [4], "shelf": 0, "slot": 2})
pages.receive("one", first["model"], order)
pages.receive("two", first["model"], order)  # another page's widget
pages.receive("one", "nobody", order)
pages.close("one")
pages.receive("one", first["model"], order)
broken = json.loads(pages.open("three", folder, json.dumps([["bad", "1 / 0"]])))
goals = [each["state"]["state"]["step"]["goal"] for each in (first, second)]
models = [first["model"], second["model"]]
told = {"goals": goals, "models": models, "said": said, "broken": broken["error"]}
print(json.dumps({**told, "state": sorted(first["state"])}))
"""


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **build_environment(), **more}
    return subprocess.run(
        [sys.executable, *words], env=env, cwd=TESTS.parent, capture_output=True, text=True, check=False
    )


@pytest.mark.whole
def test_the_tests_of_the_widgets_hold_with_the_stand_in() -> None:
    asked = [str(TESTS / "widgets" / name) for name in HELD]
    some = () if WHOLE else ("--quick",)
    without = [word for plugin in ("cacheprovider", "xdist", "nbval") for word in ("-p", f"no:{plugin}")]
    words = ("-m", "pytest", "-q", "-o", "addopts=", *without, *some, *asked)
    done = run(*words, RUMMY_WIDGET_PAGES=".ipynb")  # links as in the app, which the tests know
    assert done.returncode == 0, done.stdout[-3000:]


def test_pages_are_apart_each_in_its_language_and_hear_only_their_own() -> None:
    done = run("-c", PAGES)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    english, romanian = found["goals"]
    assert english == "Put the red 7 after the red 5 and the red 6."
    assert romanian != english
    assert {page for page, _ in found["said"]} == {"one"}
    own = [what for _, what in found["said"] if what["model"] == found["models"][0]]
    assert [what["content"]["ok"] for what in own if what["method"] == "custom"] == [True]
    (shown,) = [what["state"]["state"] for what in own if what["method"] == "update"]
    assert shown["step"]["outcome"] == "right"
    assert "ZeroDivisionError" in found["broken"]
    assert found["state"] == ["_css", "_esm", "lang", "state", "view", "words"]
