"""Kernels as forks of one process that has loaded everything, if the system supports forks (Linux).

If there is no such process, or it has ended, a kernel is started from scratch, as Jupyter always does.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, cast

from jupyter_client.provisioning.local_provisioner import LocalProvisioner

PROVISIONER = "rummy-widget-fork"
PATIENCE = 30.0
LEAVING = 1.0  # seconds that the process has to end by itself
# How many seconds after a restart a fork server may be restarted again, in case it keeps dying.
PAUSE = 30.0


def can_fork() -> bool:
    """Return whether the system can fork processes, and watch processes that are not children of this one."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


class ForkServer:
    """A fork server of the course server: a process from which kernels are forked.

    The process runs the module `fork_server`, and has loaded everything that a page needs. Each instance
    starts one such process. The class attributes apply to the whole course server: `running` is the instance
    in use, or None. `wanted` says whether to start a new process if the running one dies, and `_renewed` is
    the time of the last restart. `command` holds the arguments with which Python runs the process.
    """

    command = ("-m", "rummy_widget.app.fork_server")
    running: ForkServer | None = None
    wanted = False
    _renewed: float | None = None

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._turn = threading.Lock()
        self._socket = ours
        self._process = subprocess.Popen(
            [sys.executable, *self.command, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        ours.settimeout(PATIENCE)
        self._lines = ours.makefile("rw", encoding="utf-8")
        self._ready = False

    @classmethod
    def start(cls) -> None:
        """Start a fork server for this process, unless one is running already or the system can't fork."""
        if cls.running is None and can_fork():
            cls.running, cls.wanted = cls(), True

    @classmethod
    def stop(cls) -> None:
        """End the fork server, if there is one, and all kernels that are still running."""
        server, cls.running, cls.wanted = cls.running, None, False
        if server is None:
            return
        server._hang_up()
        try:
            server._process.wait(LEAVING)
        except subprocess.TimeoutExpired:  # it is still loading
            server._process.kill()
            server._process.wait(PATIENCE)

    @classmethod
    def current(cls) -> ForkServer | None:
        """Return the running fork server; if it has died, start a new one and return that.

        Returns None if no fork server was started, if it was stopped, or if it has died again within 30
        seconds of a restart.
        """
        if cls.running is not None and cls.running._process.poll() is not None:
            cls.running.give_up()
        now = time.monotonic()
        if cls.running is None and cls.wanted and (cls._renewed is None or now - cls._renewed > PAUSE):
            cls._renewed = now
            cls.start()
        return cls.running

    def give_up(self) -> None:
        """Kill this fork server, for example because it does not answer; its kernels end with it."""
        self._hang_up()
        self._process.kill()
        self._process.wait(PATIENCE)
        if ForkServer.running is self:
            ForkServer.running = None

    def _hang_up(self) -> None:
        with contextlib.suppress(OSError):  # unsent requests are dropped
            self._lines.close()
        self._socket.close()

    @property
    def pid(self) -> int:
        """The process id of the fork server."""
        return self._process.pid

    def fork(self, argv: list[str], folder: str, environment: dict[str, str], quiet: bool) -> int:
        """Fork a kernel and return its process id.

        The arguments are the kernel's command line, its working directory, all of its environment variables,
        and whether to discard its output. Raises OSError or ValueError if the fork server can't start it.
        """
        request = {"argv": argv, "folder": folder, "environment": environment, "quiet": quiet}
        with self._turn:
            self._await()
            self._lines.write(json.dumps(request) + "\n")
            self._lines.flush()
            answer = self._lines.readline()
        if not answer:
            raise ConnectionError("the fork server has ended")
        return int(answer)

    def wait(self) -> None:
        """Wait until the fork server is ready to fork kernels, or has failed."""
        with self._turn, contextlib.suppress(OSError, ValueError):
            self._await()

    def _await(self) -> None:
        if not self._ready and not self._lines.readline():
            raise ConnectionError("the fork server has ended")
        self._ready = True


class ForkedProcess:
    """A forked kernel with those parts of the interface of `subprocess.Popen` that Jupyter uses."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        try:
            self._watch = os.pidfd_open(pid)
        except ProcessLookupError:  # it has ended already
            self.returncode = 1

    def poll(self) -> int | None:
        """Return None while the kernel runs, and an exit code after it has ended.

        The code is 0, or 1 if the kernel had ended before this object was made. The real exit code is known
        only to the fork server, which is the kernel's parent process.
        """
        if self.returncode is None and self._has_ended(0):
            os.close(self._watch)
            self.returncode = 0
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the kernel ends, and return an exit code.

        The code is 0, or 1 if the kernel had ended before this object was made. The real exit code is not
        known (see `poll`). Raises TimeoutExpired after *timeout* seconds; if *timeout* is None, there is no
        time limit.
        """
        if self.returncode is None and not self._has_ended(timeout):
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return self.poll() or 0

    def _has_ended(self, timeout: float | None) -> bool:
        watch = select.poll()  # `select.select` can't handle descriptors above 1023
        watch.register(self._watch, select.POLLIN)
        return bool(watch.poll(None if timeout is None else timeout * 1000))

    def send_signal(self, signum: int) -> None:
        """Send the kernel a signal, given by its number, if it is still running."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._watch, signum)

    def terminate(self) -> None:
        """Ask the kernel to end, by the signal SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the kernel immediately, by the signal SIGKILL."""
        self.send_signal(signal.SIGKILL)


class ForkedKernel(LocalProvisioner):
    """A provisioner like Jupyter's local provisioner, but one that forks each kernel from the fork server.

    A provisioner is the object with which Jupyter starts and controls a kernel's process.
    """

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        """Start a kernel as a fork, or as an ordinary process if that fails; return its connection data.

        *cmd* is the kernel's command line, and *kwargs* are the options that Jupyter would pass to `Popen`.
        """
        # The command is `python -m rummy_widget.app.kernel …`; a fork is a running Python already.
        argv = [cmd[2], *cmd[3:]]
        folder = str(kwargs.get("cwd") or Path.cwd())
        quiet = kwargs.get("stdout") == subprocess.DEVNULL
        environment = dict(kwargs.get("env") or os.environ)
        fork = None
        if (server := ForkServer.current()) is not None:
            try:
                fork = ForkedProcess(await asyncio.to_thread(server.fork, argv, folder, environment, quiet))
            except (OSError, ValueError):
                server.give_up()
        if fork is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = cast("subprocess.Popen[bytes]", fork)
        self.pid = self.pgid = fork.pid
        self.cwd = folder
        return self.connection_info
