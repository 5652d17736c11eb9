"""What is done once, when the site is made, so that no visitor's Python has to.

The memory of a Python that has loaded all modules is kept as it is, and a browser begins with that. The
lessons are kept in it, read and packed: whole they would be half as much again to fetch.
"""

from __future__ import annotations

import gc
import importlib
import os
import pickle
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

LIBRARY = "/lib/python314.zip"
PACKAGE = Path("/rummy/rummy_widget")
COURSE = PACKAGE / "course"
OURS = frozenset({"rummy_widget", "lark", "babel", "fluent", "attr", "traitlets", "pytz", "platformdirs"})
# What our packages read while they run; the lessons and the words have been read.
READ = ("tutor/puzzles/mined.txt", "odds/counted.json", "odds/opened.json", "formulas/formula.lark")
_lessons = b""
_files: dict[str, bytes] = {}


def packed_lessons() -> bytes:
    """All courses, read."""
    from ..tutor.courses import all_courses

    return pickle.dumps(dict(all_courses()), 5)


def tried() -> list[str]:
    """The names of all modules that pages load, found by opening one of each kind."""
    import rummy_widget as rw

    from . import waking

    assert waking
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
    global _lessons
    for module in modules:
        with suppress(ImportError):
            importlib.import_module(module)
    from ..words import languages, voice

    for language in languages():
        voice(language).say("language-name")
    _lessons = lessons
    _files.update({name: (PACKAGE / name).read_bytes() for name in READ})
    sys.path.remove(LIBRARY)
    gc.collect()


def wake() -> None:
    """In the browser, before anything else: chance is the visitor's own, lessons and folders are there."""
    from .. import words
    from ..tutor import courses
    from ..words import parsed

    random.seed(os.urandom(32))
    for name, text in _files.items():
        (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
        (PACKAGE / name).write_bytes(text)
    kept = {"course_folder": lambda: COURSE, "read_courses": lambda _: pickle.loads(_lessons)}
    with _instead(courses, **kept):
        courses.all_courses()
    with _instead(parsed, body_of=lambda _: []):  # the page has them
        for language in words.languages():
            words.ui_words(language)
    for game in courses.all_courses():
        for language in words.languages():
            for part in ("notebooks", f"lessons/{game}"):
                (COURSE / part / ("" if language == words.ENGLISH else language)).mkdir(
                    parents=True, exist_ok=True
                )


@contextmanager
def _instead(module: Any, **others: Any) -> Iterator[None]:
    """What is asked of a module meanwhile is answered by others; what it keeps of that stays."""
    own = {name: getattr(module, name) for name in others}
    vars(module).update(others)
    try:
        yield
    finally:
        vars(module).update(own)
