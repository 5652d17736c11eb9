"""The stem: a process that has loaded everything a page needs, of which each kernel is a fork.

A kernel started from nothing spends most of its first second on imports, and every kernel holds its own copy
of what it imported. A fork has it all at once and shares the memory. The server starts this module as a
process of its own (see `forks`) and sends it orders, one JSON line each, through a socket.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import signal
import socket
import sys
from pathlib import Path
from typing import NoReturn

from . import kernel

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
    "rummy_widget.rulebook",
    "rummy_widget.widgets.lesson",
    "rummy_widget.widgets.home",
    "rummy_widget.widgets.pages",
    "rummy_widget.widgets.practice",
    "rummy_widget.widgets.puzzles",
    "rummy_widget.widgets.rack",
    "rummy_widget.widgets.score",
    "rummy_widget.widgets.tables",
)

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
    share()
    with orders.makefile("rw", encoding="utf-8") as lines:
        for line in lines:
            order = json.loads(line)
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


def share() -> None:
    """Freeze what is loaded: a fork's garbage collector would touch, and thereby copy, what it shares."""
    gc.collect()
    gc.freeze()


def load_class() -> None:
    """Import what the notebooks of a class need, as the first kernel of one would."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or NumPy starts threads
    for module in CLASS_MODULES:
        with contextlib.suppress(ModuleNotFoundError):  # whoever has no plots gets a sentence in the notebook
            importlib.import_module(module)


def load() -> None:
    """Import, read the lessons and parse the words, as the first kernel of a page would."""
    kernel.leave_out_debugger()
    for module in MODULES:
        importlib.import_module(module)

    from ..tutor.courses import all_courses
    from ..words import languages, ui_words, voice

    all_courses()
    for language in languages():
        ui_words(language)
        spoken = voice(language)
        for key in spoken.keys:
            spoken.attributes(key)  # looking at a message parses it


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
        # A kernel ends by itself when its parent does, and its parent is the stem.
        sys.argv = [*words, f"--IPKernelApp.parent_handle={os.getppid()}"]
        kernel.main()
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
