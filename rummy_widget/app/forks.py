"""Kernels as forks of one process that has everything loaded, where the system can do that (Linux).

Where there is no such process, or it has ended, a kernel is started from nothing, as Jupyter always does.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

from jupyter_client.provisioning.local_provisioner import LocalProvisioner

PROVISIONER = "rummy-widget-fork"
PATIENCE = 30.0


def can_fork() -> bool:
    """Whether the system can fork, and watch a process that is not one's own child."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


class Stem:
    """The server's end of the process that kernels are forked from."""

    running: Stem | None = None

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._turn = threading.Lock()
        self._socket = ours
        self._process = subprocess.Popen(
            [sys.executable, "-m", "rummy_widget.app.stem", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        ours.settimeout(PATIENCE)
        self._lines = ours.makefile("rw", encoding="utf-8")

    @classmethod
    def start(cls) -> None:
        """Start loading, once for this process, where the system can fork."""
        if cls.running is None and can_fork():
            cls.running = cls()

    @classmethod
    def stop(cls) -> None:
        """End it; kernels that are still there end with it."""
        if cls.running is not None:
            cls.running._lines.close()
            cls.running._socket.close()
            cls.running._process.wait(PATIENCE)
            cls.running = None

    @property
    def pid(self) -> int:
        return self._process.pid

    def fork(self, words: list[str], folder: str, environment: dict[str, str], quiet: bool) -> int:
        """The id of a new kernel process; an OSError where the stem cannot give one."""
        order = {"words": words, "folder": folder, "environment": environment, "quiet": quiet}
        with self._turn:
            self._lines.write(json.dumps(order) + "\n")
            self._lines.flush()
            answer = self._lines.readline()
        if not answer:
            raise ConnectionError("the stem has ended")
        return int(answer)


class Fork:
    """A forked kernel, as far as Jupyter handles its process: the part of `subprocess.Popen` that it uses."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        try:
            self._watch = os.pidfd_open(pid)
        except ProcessLookupError:  # it ended at once
            self.returncode = 1

    def poll(self) -> int | None:
        """None while it runs; its exit code is the stem's to know, so 0 stands for any."""
        if self.returncode is None and select.select([self._watch], [], [], 0)[0]:
            os.close(self._watch)
            self.returncode = 0
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None and not select.select([self._watch], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return self.poll() or 0

    def send_signal(self, signum: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._watch, signum)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkedKernel(LocalProvisioner):
    """Jupyter's way to a kernel process, by a fork of the stem."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        stem = Stem.running
        if stem is None:
            return await super().launch_kernel(cmd, **kwargs)
        # The command is `python -m ipykernel_launcher …`; the fork is that Python already.
        words = [cmd[2], *cmd[3:]]
        folder = str(kwargs.get("cwd") or Path.cwd())
        quiet = kwargs.get("stdout") == subprocess.DEVNULL
        environment = dict(kwargs.get("env") or os.environ)
        try:
            ask = asyncio.to_thread(stem.fork, words, folder, environment, quiet)
            fork = Fork(await ask)
        except (OSError, ValueError):
            Stem.running = None
            return await super().launch_kernel(cmd, **kwargs)
        self.process = cast("subprocess.Popen[bytes]", fork)
        self.pid = self.pgid = fork.pid
        self.cwd = folder
        return self.connection_info
