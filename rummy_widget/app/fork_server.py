"""The fork server: a process that has loaded everything a page needs, of which each kernel is a fork.

A kernel started from nothing spends most of its first second on imports, and every kernel holds its own copy
of what it imported. A fork has it all at once and shares the memory. The server starts this module as a
process of its own (see `forked_kernels`) and sends it orders, one JSON line each, through a socket.

It says so as soon as it can fork. What only lets forks begin sooner it loads while nobody waits, or before
the first page that is in no hurry: to a server that was started anew all pages of a table of people come back
in the same second.
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
from typing import Any, NoReturn, TextIO, TypeAlias

from . import kernel

Bit: TypeAlias = "Callable[[], object]"

READY = "ready"
# Seconds without an order until the next bit is loaded, and messages that are one.
CALM = 0.1
AT_ONCE = 200

# What a page's kernel imports before its first rack. Nothing here may start a thread: a fork has only one.
MODULES = (
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    # What ipykernel imports only while it starts.
    "ipykernel.debugger",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
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

# What a table of people needs besides, where it is installed.
PEOPLE_MODULES = ("rummy_widget.rooms.store", "rummy_widget.rooms.room_follower")

# What the notebooks of a class import besides. Most visitors open none, so it waits for the first who does.
CLASS = "class"
CLASS_MODULES = (
    "sympy",
    "matplotlib.backends.backend_svg",
    "matplotlib.figure",
    "rummy_widget.classroom.lab",
    "rummy_widget.widgets.classwork",
)


def main() -> None:
    """Load, then fork a kernel for each order until the server hangs up."""
    orders = socket.socket(fileno=int(sys.argv[1]))
    # Ctrl+C is for the server. Forks that end are nobody's to wait for.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    load()
    with orders.makefile("rw", encoding="utf-8") as lines:
        lines.write(f"{READY}\n")
        lines.flush()
        bits = deque(more())
        while (order := next_order(orders, lines, bits)) is not None:
            if not comes_back(order):
                while bits:
                    bits.popleft()()
            if Path(order["folder"]).name == CLASS and CLASS_MODULES[-1] not in sys.modules:
                load_class()
            share()
            pid = os.fork()
            if pid == 0:
                lines.close()
                orders.close()
                become_kernel(**order)
            lines.write(f"{pid}\n")
            lines.flush()


def next_order(orders: socket.socket, lines: TextIO, bits: deque[Bit]) -> dict[str, Any] | None:
    """The next order, or None when the server has hung up; until it comes, bit by bit is loaded."""
    # Nothing that was read already can wait in *lines*: the server sends one order at a time.
    while bits and not select.select([orders], [], [], CALM)[0]:
        bits.popleft()()
    share()
    line = lines.readline()
    return json.loads(line) if line else None


def comes_back(order: Mapping[str, Any]) -> bool:
    """Whether it is a page that comes back to a table of people, where the others wait.

    >>> comes_back({"environment": {"QUERY_STRING": "room=BCDFGH"}}), comes_back({"environment": {}})
    (True, False)
    """
    return "room=" in order["environment"].get("QUERY_STRING", "")


def share() -> None:
    """Freeze what is loaded: a fork's garbage collector would touch, and thereby copy, what it shares."""
    gc.collect()  # of what has come since the last time
    gc.freeze()


def load_class() -> None:
    """Import what the notebooks of a class need, as the first kernel of one would."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or NumPy starts threads
    import_installed(CLASS_MODULES)  # whoever has no plots gets a sentence in the notebook


def load() -> None:
    """Import what the kernel of any page needs."""
    kernel.leave_out_debugger()
    for module in MODULES:
        importlib.import_module(module)
    import_installed(PEOPLE_MODULES)  # anyone who has no database is told so at the door


def import_installed(modules: Sequence[str]) -> None:
    """Import these modules, but for those that are not installed."""
    for module in modules:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(module)


def more() -> Iterator[Bit]:
    """Parse the words and read the lessons, as the first kernel of a page would, bit by bit."""
    from ..text.words import languages, ui_words, voice
    from ..tutor.courses import reading

    for language in languages():
        yield partial(ui_words, language)
        spoken = voice(language)
        for begin in range(0, len(spoken.keys), AT_ONCE):
            some = spoken.keys[begin : begin + AT_ONCE]
            yield partial(list, map(spoken.attributes, some))  # looking at messages parses them
    yield from reading()
    yield make_tables
    yield open_database


def make_tables() -> None:
    """Make a table of each kind and throw it away: forks share the memory that the first one fills."""
    from ipywidgets import Widget

    from ..engine.rules import RUMMIKUB, RUMMY_PRO
    from ..widgets.table.widget import Table

    for rules in (RUMMY_PRO, RUMMIKUB):
        Table(rules=rules)
    Widget.close_all()


def open_database() -> None:
    """Make an empty database and throw it away, for the same reason."""
    with contextlib.suppress(ModuleNotFoundError), tempfile.TemporaryDirectory() as folder:
        from ..rooms.store import Store

        Store(f"sqlite:///{folder}/rooms.db").engine().dispose()


def become_kernel(words: list[str], folder: str, environment: dict[str, str], quiet: bool) -> NoReturn:
    """Be the kernel that those words of a command line start; never returns."""
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
        # A kernel ends by itself when its parent does, and its parent is the fork server.
        sys.argv = [*words, f"--IPKernelApp.parent_handle={os.getppid()}"]
        kernel.main()
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
