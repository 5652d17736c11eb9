"""Jupyter's kernel in two halves: what is the same for all pages, and what each page needs of its own.

The fork server makes the first half once, before it forks: the kernel with its shell, its settings and its
widgets' channels. A fork adds the second half: the sockets, the threads and the output streams. A kernel that
makes both halves itself takes four times as long to start, and needs several megabytes more.
"""

from __future__ import annotations

import sys
import uuid
from collections.abc import Sequence
from typing import Any

import ipywidgets
from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from IPython.core.application import BaseIPythonApplication
from jupyter_client.session import Session


class Nowhere:
    """Stands in for a kernel's socket before the fork; what is sent to it is lost."""

    def send_multipart(self, *args: Any, **kwargs: Any) -> None:
        """Do nothing; a socket of ZeroMQ would send the parts of a message."""


class PreparedKernel(IPythonKernel):
    """Jupyter's Python kernel, which can be made before its sockets are."""

    @classmethod
    def instance(cls, *args: Any, **kwargs: Any) -> Any:
        """Return the kernel; if it has been made before, give it the values of its traits in *kwargs*."""
        made = cls.initialized()
        kernel = super().instance(*args, **kwargs)
        if made:
            kernel.connect(kwargs)
        return kernel

    def connect(self, traits: dict[str, Any]) -> None:
        """Set what the kernel needs of its own process: its sockets, streams and threads, given by trait."""
        for name, value in traits.items():
            setattr(self, name, value)
        self.ident = str(uuid.uuid4())
        self._stdout, self._stderr = sys.stdout, sys.stderr
        shell: Any = self.shell
        for each in (shell.displayhook, shell.display_pub):
            each.session, each.pub_socket = self.session, self.iopub_socket
        shell.displayhook.topic = f"kernel.{self.ident}.execute_result".encode()
        shell.init_environment()


class FirstHalf(BaseIPythonApplication):
    """The part of Jupyter's kernel application that reads its settings; here it does so only once."""

    prepared = False
    options: Sequence[str] = ()

    def initialize(self, argv: Sequence[str] | None = None) -> None:
        """Read the settings, or only the command line if the settings have been read; None: `sys.argv`."""
        words = sys.argv[1:] if argv is None else list(argv)
        if not self.prepared:
            super().initialize(words)  # type: ignore[no-untyped-call]
        elif words[:1] == ["-f"] and words[2:] == self.options:  # what the server says; reading it takes long
            self.connection_file = words[1]
        else:
            self.parse_command_line(words)


class PreparedApp(IPKernelApp, FirstHalf):
    """Jupyter's kernel application, the first half of which can be done before the fork."""

    kernel_class = PreparedKernel

    def init_code(self) -> None:
        """Run no start-up files of the user's: a page runs the course's cells and nothing else."""

    def prepare(self, options: list[str], foreign: str) -> None:
        """Do the first half; the kernel's messages lead nowhere yet.

        *options* are on the command line of every kernel. *foreign* is the comm target with which a page
        could make any widget.
        """
        self.options = options
        FirstHalf.initialize(self, options)
        self.prepared = True
        self.default_extensions = []
        self.kernel = PreparedKernel.instance(
            parent=self,
            session=Session(parent=self),
            iopub_socket=Nowhere(),
            log=self.log,
            profile_dir=self.profile_dir,
            user_ns=self.user_ns,
        )
        ipywidgets.load_ipython_extension(self.kernel.shell)
        # A page gets its widgets' states by another target.
        self.kernel.comm_manager.targets.pop(foreign, None)
