"""The private folder for a server's connection files, and clean-up after servers that were killed.

A connection file contains the key with which the server talks to a kernel. A server that ends deletes its
folder, but a server that is killed cannot. Each server therefore holds a lock in its folder, which the system
releases when the process ends, in whatever way. A folder whose lock is free belongs to no running server, so
the next server deletes it.
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
    """Make a folder that only this user can read, and delete it when the `with` block ends.

    The folder is made in *root*, by default the system's folder for temporary files. Folders that killed
    servers have left behind in *root* are deleted first.

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
    """Lock a folder, and return the lock's file descriptor; None if the system has no file locks.

    The lock lasts until the descriptor is closed or the process ends. The lock file is made under another
    name, locked, and then renamed, so that other servers never see it unlocked.
    """
    if fcntl is None:
        return None
    new = folder / f"{LOCK}.new"
    lock = os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    new.rename(folder / LOCK)
    return lock


def delete_stale_folders(root: Path) -> list[Path]:
    """Delete the folders in *root* that this user's killed servers have left behind, and return their paths.

    Nothing is deleted if the system has no file locks, which show whether a server is still running.
    """
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
    """Return whether a path is a folder that belongs to the user who runs this process.

    Raises OSError if the path does not exist.
    """
    seen = folder.lstat()
    return stat.S_ISDIR(seen.st_mode) and seen.st_uid == os.getuid()


def is_unlocked(lock: Path) -> bool:
    """Return whether no process holds a lock on a lock file; raise OSError if the file can't be opened."""
    held = os.open(lock, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(held)
    return True
