"""A page's kernel: Jupyter's for Python, kept to what a page needs of it.

What a page sends is hostile. Ours takes messages for the widgets that the page's own cells have made and
makes none at a page's wish, and it may not grow without end.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

# Bytes that a kernel may take beyond what it starts with. The notebooks of a class, with sympy, plots and a
# million racks, take thirty megabytes of it.
MOST_DATA = 768 * 2**20
# The same for addresses that it reserves without using them, which threads do freely.
MOST_SPACE = 4 * 2**30
FOREIGN = "jupyter.widget"
FINISHING = 2.0  # seconds that a kernel that is told to end has for what it is writing


def main() -> None:
    """Be the kernel that the command line asks for."""
    leave_out_debugger()
    import ipywidgets
    from ipykernel.kernelapp import IPKernelApp

    app: Any = IPKernelApp.instance()
    app.initialize()
    ipywidgets.load_ipython_extension(app.shell)
    # With this a page makes any widget it likes. It asks for the states of its own widgets by another target.
    app.kernel.comm_manager.targets.pop(FOREIGN, None)
    limit_memory()
    pool = threads()
    app.start()
    finish(pool)


def threads() -> ThreadPoolExecutor:
    """The threads of this process's loop, those that write to a database among them."""
    from tornado.ioloop import IOLoop

    pool = ThreadPoolExecutor(thread_name_prefix="page")
    loop: Any = IOLoop.current()
    loop.asyncio_loop.set_default_executor(pool)
    return pool


def finish(pool: ThreadPoolExecutor, seconds: float = FINISHING) -> None:
    """Let what those threads are at come to its end, and begin nothing new: a fork waits for nobody."""
    pool.shutdown(wait=False, cancel_futures=True)
    until = time.monotonic() + seconds
    for each in threading.enumerate():
        if each.name.startswith("page"):
            each.join(max(0.0, until - time.monotonic()))


def leave_out_debugger() -> None:
    """Offer no debugger: a page has no use for one, and to import it is over half of a kernel's start."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]


def limit_memory() -> None:
    """Limit how far this process may grow: whatever goes beyond is a MemoryError, which its own page gets."""
    space, data = memory_taken()
    if resource is None or not space:
        return
    for kind, most in (("RLIMIT_DATA", data + MOST_DATA), ("RLIMIT_AS", space + MOST_SPACE)):
        which = getattr(resource, kind)
        now, _ = resource.getrlimit(which)
        if now == resource.RLIM_INFINITY or most < now:
            with suppress(OSError, ValueError):
                resource.setrlimit(which, (most, most))


def memory_taken() -> tuple[int, int]:
    """Bytes of addresses, and of its own data, that this process has; zeros where the system doesn't say."""
    try:
        pages = Path("/proc/self/statm").read_text().split()
    except OSError:
        return 0, 0
    size = os.sysconf("SC_PAGE_SIZE")
    return int(pages[0]) * size, int(pages[5]) * size


if __name__ == "__main__":
    main()
