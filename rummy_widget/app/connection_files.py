"""The folder in which a server keeps its kernels' keys, and clean-up after servers that were killed.

A server that ends deletes its folder; one that is killed cannot. Each server holds a lock in its folder,
which the system releases when the process ends, however that happens: a folder whose lock is free belongs to
no running server, and the next server deletes it.
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
def private_folder(root: Path | None = None) -> Iterator[Path]:
    """Make a folder that only the user of this process can read; delete it when the `with` block ends.

    >>> with private_folder() as folder:
    ...     kept = folder.is_dir()
    >>> kept, folder.exists()
    (True, False)
    """
    root = root or Path(tempfile.gettempdir())
    delete_stale_folders(root)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=root))
    lock = lock_folder(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if lock is not None:
            os.close(lock)


def lock_folder(folder: Path) -> int | None:
    """Lock a folder, and return the lock's file descriptor; None if the system has no such locks.

    The lock file gets its name once it is locked, so that other servers never see it unlocked.
    """
    if fcntl is None:
        return None
    new = folder / f"{LOCK}.new"
    lock = os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    new.rename(folder / LOCK)
    return lock


def delete_stale_folders(root: Path) -> list[Path]:
    """Delete this user's folders that no process holds any more, and return them."""
    if fcntl is None:
        return []
    gone = []
    for folder in sorted(root.glob(f"{PREFIX}*")):
        with suppress(OSError):  # another user's, or just deleted by another server
            if is_own(folder) and is_unlocked(folder / LOCK):
                shutil.rmtree(folder)
                gone.append(folder)
    return gone


def is_own(folder: Path) -> bool:
    """Return whether a path is a folder that belongs to the user of this process."""
    seen = folder.lstat()
    return stat.S_ISDIR(seen.st_mode) and seen.st_uid == os.getuid()


def is_unlocked(lock: Path) -> bool:
    """Return whether no running process holds the lock on a lock file."""
    held = os.open(lock, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(held)
    return True
