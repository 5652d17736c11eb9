"""The end of a command whose output nobody reads any more, as in `rummy-widget play-out | head`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

UNREAD = 141
"""The exit code of a command that ended because its output was closed: what shells report for SIGPIPE."""


@contextmanager
def quiet_when_unread() -> Iterator[None]:
    """Leave with `UNREAD`, and without a traceback, if the output was closed before everything was written.

    SIGPIPE is left as it is: a server that it ended would be ended by any visitor who hangs up.
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
    """Send what is still unwritten nowhere: Python flushes both streams once more when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is None:
                continue
            try:
                stream.flush()
            except BrokenPipeError:
                with suppress(OSError):  # a stream that is no file needs no other place
                    os.dup2(nowhere, stream.fileno())
    finally:
        os.close(nowhere)
