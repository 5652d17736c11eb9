"""What is done once, when the site is made, so that no visitor's Python has to.

The memory of a Python that has loaded all modules is kept as it is, and a browser begins with that. The
lessons are kept in it, read and packed: whole they would be half as much again to fetch.
"""

from __future__ import annotations

import gc
import importlib
import pickle
import sys
from contextlib import suppress

from . import waking

LIBRARY = "/lib/python314.zip"
# What our packages read while they run; the lessons and the words have been read.
READ = ("tutor/puzzles/mined.txt", "odds/counted.json", "odds/opened.json", "formulas/formula.lark")


def packed_lessons() -> bytes:
    """All courses, read."""
    from ..tutor.courses import all_courses

    return pickle.dumps(dict(all_courses()), 5)


def tried() -> list[str]:
    """The names of all modules that pages load, found by opening one of each kind."""
    import rummy_widget as rw

    lesson = rw.Lesson("runs")
    steps = [lesson.step(each.key) for each in lesson._session.walk.lesson.steps]
    shown = [
        lesson.header(), lesson.footer(), *steps, rw.Rack("k8 k9 k10"), rw.Lesson("rummikub/first-turn"),
        rw.Home(), rw.Practice(), rw.Puzzle(), rw.Score(), rw.Rules(), rw.Table(),
        rw.Table(rules=rw.RUMMIKUB),
    ]  # fmt: skip
    hello = {"seq": 1, "type": "hello"}
    move = {"seq": 2, "type": "move", "tiles": [0], "shelf": 0, "slot": 9}
    for order in (hello, move, {"seq": 3, "type": "hint"}, {"seq": 4, "type": "check"}):
        for widget in shown:
            widget._handle_msg({"content": {"data": {"method": "custom", "content": order}}})
    return sorted(name for name in sys.modules if not name.startswith(("_", "pyodide", "js")))


def warm(lessons: bytes, modules: list[str]) -> None:
    """Load what pages need, and keep the lessons."""
    for module in modules:
        with suppress(ImportError):
            importlib.import_module(module)
    from ..words import languages, voice

    for language in languages():
        voice(language).say("language-name")
    waking.KEPT.lessons = lessons
    waking.KEPT.files = {name: (waking.PACKAGE / name).read_bytes() for name in READ}
    sys.path.remove(LIBRARY)
    gc.collect()
