"""The kernels behind the pages: which Python they run, and when they are let go.

Each page has a kernel of its own. A page that is left gives its kernel back (see the template). Where that
message does not come through (a crashed browser, a network that went away), the kernel is culled: soon when
no page is connected to it any more, late when one is. A page whose kernel is gone says so, keeps its rack in
sight and can be woken, so that culling costs nobody their work.
"""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Bool, Integer

from .forks import PROVISIONER, Stem

KERNEL = "python3"
# No history file: ten kernels would wait for one database.
OPTIONS = ["--HistoryManager.enabled=False"]


class OwnPython(KernelSpecManager):
    """The one kernel of the course: the Python that runs the server, whatever else is installed.

    >>> OwnPython().get_kernel_spec("whatever").argv[0] == sys.executable
    True
    """

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}", *OPTIONS]
        how = {"kernel_provisioner": {"provisioner_name": PROVISIONER}} if Stem.running else {}
        return KernelSpec(argv=argv, display_name="Python 3", language="python", metadata=how)

    def find_kernel_specs(self) -> dict[str, str]:
        return {KERNEL: ""}

    def get_all_specs(self) -> dict[str, Any]:
        return {KERNEL: {"resource_dir": "", "spec": self.get_kernel_spec(KERNEL).to_dict()}}


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernel manager with a patience of its own for pages that are gone and for pages left open.

    Jupyter counts both from the last use, so that a page that was read for a while lost its kernel the moment
    its connection blinked. Here the time of a page that is gone begins when it goes.
    """

    cull_open_timeout = Integer(
        0, config=True, help="Seconds without use after which a kernel is culled although its page is open."
    )

    cull_awaited_timeout = Integer(
        60, config=True, help="Seconds after which a kernel is culled whose page has not come yet."
    )
    quiet = Bool(True, config=True, help="Whether what kernels write on the terminal is thrown away.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._left: dict[str, datetime] = {}

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]
        if self.quiet:
            kwargs = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **kwargs}
        made: str = await super().start_kernel(**kwargs)
        return made

    def notify_disconnect(self, kernel_id: str) -> None:
        super().notify_disconnect(kernel_id)
        self._left[kernel_id] = datetime.now(UTC)

    def remove_kernel(self, kernel_id: str) -> Any:
        self._left.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if self._is_over(kernel_id, datetime.now(UTC)):
            self.log.info("Letting kernel %s go.", kernel_id)
            await self.shutdown_kernel(kernel_id)

    def _is_over(self, kernel_id: str, now: datetime) -> bool:
        kernel = self.get_kernel(kernel_id)
        used: datetime | None = getattr(kernel, "last_activity", None)
        state = getattr(kernel, "execution_state", None)
        if state == "dead":
            return True
        if used is None or state == "busy":
            return False
        if self._kernel_connections.get(kernel_id, 0):
            patience, since = self.cull_open_timeout, used
        elif kernel_id in self._left:
            patience, since = self.cull_idle_timeout, max(used, self._left[kernel_id])
        else:
            patience, since = self.cull_awaited_timeout, used
        return bool(patience) and (now - since).total_seconds() > patience
