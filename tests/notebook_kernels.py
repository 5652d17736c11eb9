"""Start the kernels that nbval runs notebooks in, and give up on those that do not come up.

With `--forked-kernels` they are forks of one process, as in the app: each notebook has its own kernel, and
what ninety of them would import and read alike is loaded once. A fork cannot tell whether a notebook imports
all that it uses. Kernels started from nothing can: here those of `FROM_NOTHING`, in `make proof` those of
every notebook in Romanian, whose code is that of the English one.
"""

from __future__ import annotations

import tempfile
import uuid
from pathlib import Path
from typing import Any

import nbval.kernel
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager
from nbval.plugin import IPyNbCell

from rummy_widget.app.forked_kernels import ForkServer
from rummy_widget.app.kernels import OwnPython, transport

ROOT = Path(__file__).parents[1]
# A lesson, a page of a class, and a page around them.
FROM_NOTHING = (
    "lessons/pro/00-first-win.ipynb",
    "notebooks/class/12-rare-and-rarer.ipynb",
    "notebooks/home.ipynb",
)


class NotebookKernelSpecs(nbval.kernel.NbvalKernelspecManager):
    """The kernel of nbval, or the app's where there is a process to fork it from."""

    fork = False

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        if ForkServer.running is None or not NotebookKernelSpecs.fork:
            return super().get_kernel_spec(kernel_name)
        return OwnPython().get_kernel_spec(kernel_name)


class NotebookKernels:
    """The pytest plugin, one in each process that runs tests."""

    def __init__(self, forked: bool) -> None:
        assert all((ROOT / notebook).is_file() for notebook in FROM_NOTHING)
        self.forked = forked
        self._connections = tempfile.TemporaryDirectory(prefix="kernels-")
        nbval.kernel.start_new_kernel = self.start

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if not self.forked:
            return
        if not isinstance(item, IPyNbCell):
            ForkServer.stop()  # tests of the app start and end their own
        else:
            NotebookKernelSpecs.fork = item.nodeid.split("::")[0] not in FROM_NOTHING
            if NotebookKernelSpecs.fork:
                ForkServer.start()

    def pytest_sessionfinish(self) -> None:
        ForkServer.stop()
        self._connections.cleanup()

    def start(
        self, startup_timeout: float, kernel_name: str, **options: Any
    ) -> tuple[KernelManager, BlockingKernelClient]:
        """Start a kernel and return its manager and client, as nbval's own function does.

        That one asks a kernel which did not come up to shut down, and may wait for its answer for ever; this
        one kills it. It also finds kernels by files instead of ports, which another process may take first.

        Raises:
            RuntimeError: The kernel ended at its start, or did not answer in time.
        """
        file = Path(self._connections.name) / f"{uuid.uuid4().hex}.json"
        manager = KernelManager(
            kernel_name=kernel_name,
            kernel_spec_manager=NotebookKernelSpecs(),
            connection_file=str(file),
            transport=transport(str(file)),
        )
        manager.start_kernel(**options)
        client = manager.client()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=startup_timeout)
        except BaseException:
            client.stop_channels()
            manager.shutdown_kernel(now=True)
            raise
        return manager, client
