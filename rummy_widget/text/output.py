"""End a command quietly if its output is no longer read, as in `rummy-widget play-out | head`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

UNREAD = 141
"""The exit code of a command whose output was closed: the code that shells report for SIGPIPE."""


@contextmanager
def quiet_when_unread() -> Iterator[None]:
    """Exit with code `UNREAD` and no traceback if the output was closed before everything was written.

    The signal SIGPIPE goes on being ignored, as usual in Python: if it weren't, a visitor who disconnects
    could end a server.
    """
    try:
        try:
            yield
        finally:
            for stream in (sys.stdout, sys.stderr):
                if stream is not None:
                    stream.flush()
    except BrokenPipeError:
        _drop_output()
        raise SystemExit(UNREAD) from None


def _drop_output() -> None:
    """Redirect standard output and standard error to the null device if nobody reads them any more.

    Python flushes both streams when it exits; without this, flushing a stream that has no reader would fail.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is None:
                continue
            try:
                stream.flush()
            except BrokenPipeError:
                with suppress(OSError):  # a stream without a file descriptor needs no redirection
                    os.dup2(nowhere, stream.fileno())
    finally:
        os.close(nowhere)
