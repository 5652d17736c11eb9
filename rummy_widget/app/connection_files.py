"""The folder that a server keeps its kernels' keys in, and those of servers that were killed.

A server that ends takes its folder with it; one that is killed cannot. Each holds a lock in its folder,
which the system lets go with the process, however that ended: a folder whose lock is free is nobody's, and
the next server takes it away.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PREFIX = "rummy-widget-"
LOCK = "held"


@contextmanager
def own_folder(root: Path | None = None) -> Iterator[Path]:
    """A folder that only this process's owner can read, for as long as it is needed.

    >>> with own_folder() as folder:
    ...     kept = folder.is_dir()
    >>> kept, folder.exists()
    (True, False)
    """
    root = root or Path(tempfile.gettempdir())
    sweep(root)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=root))
    lock = hold(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if lock is not None:
            os.close(lock)


def hold(folder: Path) -> int | None:
    """Lock a folder; nobody finds the lock before it is held."""
    if fcntl is None:
        return None
    new = folder / f"{LOCK}.new"
    lock = os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    new.rename(folder / LOCK)
    return lock


def sweep(root: Path) -> list[Path]:
    """Take away our owner's folders that no process holds any more, and tell which."""
    if fcntl is None:
        return []
    gone = []
    for folder in sorted(root.glob(f"{PREFIX}*")):
        with suppress(OSError):  # somebody else's, or just taken away by another server
            if is_own(folder) and is_free(folder / LOCK):
                shutil.rmtree(folder)
                gone.append(folder)
    return gone


def is_own(folder: Path) -> bool:
    seen = folder.lstat()
    return stat.S_ISDIR(seen.st_mode) and seen.st_uid == os.getuid()


def is_free(lock: Path) -> bool:
    """Whether no living process holds it."""
    held = os.open(lock, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(held)
    return True
