"""The kernel of a page: Jupyter's Python kernel, limited to what a page needs.

A page's messages are not trusted. The kernel accepts only messages for widgets that the page's own cells have
made. It does not make widgets on request, and its memory is limited.
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

# Bytes of memory that a kernel may use in addition to what it starts with. The notebooks for classes, with
# sympy, plots and a million racks, use thirty megabytes.
MOST_DATA = 768 * 2**20
# The same for address space, of which threads reserve far more than they use.
MOST_SPACE = 4 * 2**30
FOREIGN = "jupyter.widget"
# No history file: otherwise ten kernels would wait for one database.
OPTIONS = ["--HistoryManager.enabled=False"]
FINISHING = 2.0  # seconds that a kernel has to finish writing when it is told to end


def main(parent: int = 0) -> None:
    """Run the kernel that the command line describes, with limited memory and without a debugger.

    *parent* is the process id of the fork server: the kernel ends if it does. It is 0 if there is none.
    """
    app = prepare()
    if parent:
        app.parent_handle = parent
    app.initialize()
    limit_memory()
    pool = thread_pool()
    app.start()
    finish(pool)


def prepare() -> Any:
    """Return the kernel's application, with the half that is the same for all pages (see `prepared_kernel`).

    In a fork, that half was made by the fork server.
    """
    leave_out_debugger()
    from .prepared_kernel import PreparedApp

    app: Any = PreparedApp.instance()
    if not app.prepared:
        app.prepare(OPTIONS, FOREIGN)
    return app


def thread_pool() -> ThreadPoolExecutor:
    """Make and return the thread pool in which the event loop runs functions that block.

    Such a function may write to the database, for example.
    """
    from tornado.ioloop import IOLoop

    pool = ThreadPoolExecutor(thread_name_prefix="page")
    loop: Any = IOLoop.current()
    loop.asyncio_loop.set_default_executor(pool)
    return pool


def finish(pool: ThreadPoolExecutor, seconds: float = FINISHING) -> None:
    """Wait until the threads of a thread pool have finished; drop tasks that have not begun.

    *seconds* is the longest time to wait.
    """
    pool.shutdown(wait=False, cancel_futures=True)
    until = time.monotonic() + seconds
    for each in threading.enumerate():
        if each.name.startswith("page"):
            each.join(max(0.0, until - time.monotonic()))


def leave_out_debugger() -> None:
    """Prevent the import of the debugger, which a page does not need.

    Importing it would take more than half of the time that a kernel needs to start.
    """
    sys.modules["debugpy"] = None  # type: ignore[assignment]


def limit_memory() -> None:
    """Limit the memory of this process, if the system supports that.

    If more memory is needed, a MemoryError is raised in this process. It affects only one page, because each
    page has a process of its own.
    """
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
    """Return the sizes, in bytes, of this process's address space and of its data.

    Both are 0 if the system can't tell.
    """
    try:
        pages = Path("/proc/self/statm").read_text().split()
    except OSError:
        return 0, 0
    size = os.sysconf("SC_PAGE_SIZE")
    return int(pages[0]) * size, int(pages[5]) * size


if __name__ == "__main__":
    main()
