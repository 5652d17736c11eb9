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

    The process still ignores the signal SIGPIPE; otherwise, a visitor who disconnects could end a server.
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
    """Redirect unwritten output to the null device: Python flushes both streams again when it exits."""
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
