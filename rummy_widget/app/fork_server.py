"""The fork server: a process that has loaded everything a page needs; each kernel is a fork of it.

A kernel that is started from scratch spends most of its first second on imports, and has its own copy of
everything that it imports. A fork has everything loaded from the start, and shares the memory. The course
server starts this module as a separate process (see `forked_kernels`), and sends it requests for kernels
through a socket, one line of JSON each.

The fork server reports that it is ready as soon as it can fork. Things that only make new kernels faster are
loaded later: while no request is waiting, or before the first kernel that is not for a multiplayer table.
After a restart of the server, all pages of a multiplayer table reconnect in the same second, and they should
not have to wait until those things are loaded.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO, TypeAlias

from . import kernel

if TYPE_CHECKING:
    from ..tutor import LessonData

LoadStep: TypeAlias = "Callable[[], object]"

READY = "ready"
# Seconds without a request until the next preload step, and until the next step that only warms up.
IDLE, QUIET = 0.1, 1.0
AT_ONCE = 200  # the number of the program's texts in a preload step

# What a page's kernel imports before it shows its first widget. No module here may start a thread, because a
# fork has only one.
MODULES = (
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    # Imported by ipykernel only while it starts.
    "ipykernel.debugger",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "faulthandler",
    "psutil",
    "sqlite3",
    "tornado.platform.asyncio",
    "anywidget",
    "ipywidgets",
    "rummy_widget.text.rulebook",
    "rummy_widget.widgets.lesson",
    "rummy_widget.widgets.home",
    "rummy_widget.widgets.pages",
    "rummy_widget.widgets.practice",
    "rummy_widget.widgets.puzzles",
    "rummy_widget.widgets.rack",
    "rummy_widget.widgets.score",
    "rummy_widget.widgets.table.widget",
)

# What a multiplayer table needs as well; it may not be installed.
PEOPLE_MODULES = ("rummy_widget.rooms.store", "rummy_widget.rooms.room_follower")

# What the notebooks for classes import as well. Most visitors open none of them, so it is loaded when the
# first visitor does.
CLASS = "class"
CLASS_MODULES = (
    "sympy",
    "matplotlib.backends.backend_svg",
    "matplotlib.figure",
    "rummy_widget.classroom.lab",
    "rummy_widget.widgets.classwork",
)


def main() -> None:
    """Load everything, then fork a kernel for each request from the socket, until the socket is closed.

    The first argument of the command line is the file descriptor of the socket.
    """
    channel = socket.socket(fileno=int(sys.argv[1]))
    # Ctrl+C is handled by the server. This process does not wait for its forks to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    load()
    with channel.makefile("rw", encoding="utf-8") as lines:
        lines.write(f"{READY}\n")
        lines.flush()
        steps, spare = deque(preload_steps()), deque(warm_steps())
        while (request := next_request(channel, lines, {IDLE: steps, QUIET: spare})) is not None:
            if not returns_to_table(request):
                while steps:
                    steps.popleft()()
            if Path(request["folder"]).name == CLASS and CLASS_MODULES[-1] not in sys.modules:
                load_class()
            freeze_objects()
            pid = os.fork()
            if pid == 0:
                lines.close()
                channel.close()
                become_kernel(**request)
            lines.write(f"{pid}\n")
            lines.flush()


def next_request(
    channel: socket.socket, lines: TextIO, steps: Mapping[float, deque[LoadStep]]
) -> dict[str, Any] | None:
    """Wait for the next request to fork a kernel, and return it; None if the server has closed the socket.

    *channel* is the socket, and *lines* is a text file that reads from it. Until a request comes, the
    functions in *steps* are called one by one, each of which loads a part of what kernels need. Each key of
    *steps* is how many seconds must pass without a request before a function in its queue is called.
    """
    # No line can be waiting in the buffer of *lines*: the server sends one request at a time.
    for idle, some in steps.items():
        while some and not select.select([channel], [], [], idle)[0]:
            some.popleft()()
    freeze_objects()
    line = lines.readline()
    return json.loads(line) if line else None


def returns_to_table(request: Mapping[str, Any]) -> bool:
    """Return whether a request is for the kernel of a page that shows a multiplayer table.

    Other players may be waiting at that table.

    >>> returns_to_table({"environment": {"QUERY_STRING": "room=BCDFGH"}})
    True
    """
    return "room=" in request["environment"].get("QUERY_STRING", "")


def freeze_objects() -> None:
    """Make the garbage collector ignore all objects loaded so far.

    If the collector touched these objects in a fork, their memory would have to be copied for the fork.
    """
    gc.collect()  # drops garbage since the last call
    gc.freeze()


def load_class() -> None:
    """Import what class notebooks need; called before the first kernel for such a notebook is forked."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # otherwise NumPy starts threads
    import_installed(CLASS_MODULES)  # without plots installed, the notebook shows a sentence


def load() -> None:
    """Import the modules that the kernel of every page needs, and make what all these kernels share."""
    kernel.leave_out_debugger()
    for module in MODULES:
        importlib.import_module(module)
    import_installed(PEOPLE_MODULES)  # without a database installed, the page says so
    kernel.prepare()


def import_installed(modules: Sequence[str]) -> None:
    """Import some modules, given by name, except those that are not installed."""
    for module in modules:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(module)


def preload_steps() -> Iterator[LoadStep]:
    """Yield functions, each of which loads a small part of what pages need.

    Together they load the messages, the lessons and the game tables, and open the database.
    """
    from ..text.words import languages, ui_words, voice
    from ..tutor.courses import lesson_loaders

    for language in languages():
        yield partial(ui_words, language)
        spoken = voice(language)
        for begin in range(0, len(spoken.keys), AT_ONCE):
            keys = spoken.keys[begin : begin + AT_ONCE]
            yield partial(list, map(spoken.attributes, keys))  # looking up a text parses it
    yield from lesson_loaders()
    yield run_empty_cell
    yield make_tables
    yield open_database


def run_empty_cell() -> None:
    """Run a cell that does nothing, only to load what the first cell of a kernel needs."""
    kernel.prepare().kernel.shell.run_cell("None", store_history=False)


def make_tables() -> None:
    """Make a widget for each kind of game table and throw it away.

    Processes that are forked later then share the modules and data that this loads.
    """
    from ..engine.rules import RUMMIKUB, RUMMY_PRO
    from ..widgets.table.widget import Table

    for rules in (RUMMY_PRO, RUMMIKUB):
        display_to_nobody(Table(rules=rules))


def warm_steps() -> Iterator[LoadStep]:
    """Yield functions, each of which makes the widgets of one page and throws them away.

    Kernels that are forked later share what was computed for them, such as the hints of a lesson's steps.
    """
    from ..tutor.courses import all_courses

    yield warm_home
    for course in all_courses().values():
        for lesson in course.lessons:
            yield partial(warm_lesson, lesson)


def warm_home() -> None:
    """Make the widget of the home page and throw it away."""
    from ..widgets.home import Home

    display_to_nobody(Home())


def warm_lesson(data: LessonData) -> None:
    """Make the widgets of a lesson's page and throw them away."""
    from ..widgets.lesson import Lesson

    lesson = Lesson(data.key)
    display_to_nobody(lesson.header(), *(lesson.step(step.key) for step in data.steps), lesson.footer())


def display_to_nobody(*widgets: Any) -> None:
    """Display widgets as a cell of a notebook would, but to nobody, and then close all widgets."""
    from ipywidgets import Widget

    for widget in widgets:
        kernel.prepare().kernel.shell.display_formatter.format(widget)
    Widget.close_all()


def open_database() -> None:
    """Make an empty database and delete it, only to load the modules that databases need.

    Processes that are forked later then share these modules. Nothing happens if the database library is not
    installed.
    """
    with contextlib.suppress(ModuleNotFoundError), tempfile.TemporaryDirectory() as folder:
        from ..rooms.store import Store

        Store(f"sqlite:///{folder}/rooms.db").engine().dispose()


def become_kernel(argv: list[str], folder: str, environment: dict[str, str], quiet: bool) -> NoReturn:
    """Run a kernel in this forked process; never return.

    Args:
        argv: The command line of the kernel.
        folder: The kernel's working directory.
        environment: All of the kernel's environment variables.
        quiet: Whether to discard the kernel's output.
    """
    code = 1
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2) if quiet else (0,):
            os.dup2(nothing, stream)
        sys.argv = argv
        kernel.main(os.getppid())
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
