"""Start Python in the browser's worker, from the memory snapshot that `python_memory` has prepared."""

from __future__ import annotations

import os
import pickle
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .lazy_import import LazyImporter
from .page_runner import OpenPages

PACKAGE = Path("/rummy/rummy_widget")
COURSE = PACKAGE / "course"
OURS = frozenset({"rummy_widget", "lark", "babel", "fluent", "attr", "traitlets", "pytz", "platformdirs"})


class SnapshotData:
    """Data in the memory snapshot from which browsers start Python.

    With this data, a browser needs neither to parse the lessons nor to fetch the data files. `lessons` are
    the lessons of all courses, parsed and pickled. `files` contains the files that our packages read at run
    time: it maps their paths, which are relative to the folder of this package, to their contents.
    """

    lessons: bytes = b""
    files: dict[str, bytes]


SNAPSHOT = SnapshotData()


def start(say: Callable[[str, str], None], fetch: Callable[[str], Any]) -> OpenPages:
    """Prepare Python in the browser's worker, and return the object that opens and runs pages.

    *say* is a function that sends a message to a page, given the page's name and the message. *fetch* is a
    function that fetches a file of the site, given its name. Both come from `js/src/site/worker.ts`.
    """
    wake()
    sys.meta_path.append(LazyImporter(lambda name: fetch(name).to_bytes(), OURS))
    return OpenPages(say)


def wake() -> None:
    """Finish starting Python from the memory snapshot: restore lessons and files, and seed random numbers.

    Also make the folders in which pages run, and cache empty messages for the interface of the widgets,
    because the page itself contains these messages. This must happen before any page is opened. The random
    numbers must be seeded because the memory with which Python starts is the same for all visitors.
    """
    from ..text import words
    from ..text.words import parsed
    from ..tutor import courses

    random.seed(os.urandom(32))
    for name, text in SNAPSHOT.files.items():
        (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
        (PACKAGE / name).write_bytes(text)
    with _replaced(
        courses, lessons_folder=lambda: COURSE, read_courses=lambda _: pickle.loads(SNAPSHOT.lessons)
    ):
        games = courses.all_courses()
    with _replaced(parsed, body_of=lambda _: []), _replaced(words, ui_text=lambda _: ""):  # the page has them
        for language in words.languages():
            words.ui_words(language)
    for part in ("notebooks", "notebooks/class", *(f"lessons/{game}" for game in games)):
        for language in words.languages():
            folder = COURSE / part / ("" if language == words.ENGLISH else language)
            folder.mkdir(parents=True, exist_ok=True)


@contextmanager
def _replaced(module: Any, **others: Any) -> Iterator[None]:
    """Replace attributes of a module with the values in *others*, by name, during a `with` block."""
    own = {name: getattr(module, name) for name in others}
    vars(module).update(others)
    try:
        yield
    finally:
        vars(module).update(own)
