"""Servers for the tests, each a process of its own on a free port, ended by its own id."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

OWN = """
import json
import sys
from pathlib import Path
from rummy_widget.app.address import free_address
from rummy_widget.app.forked_kernels import ForkServer
from rummy_widget.app.proxy import Proxies
from rummy_widget.app.server import course_server
from rummy_widget.app.service import Service
from rummy_widget.app.settings import culling

port, folder = int(sys.argv[1]), Path(sys.argv[2])
closed, left_open, every, awaited = map(int, sys.argv[3:7])
address = free_address("127.0.0.1", port)
cull = culling(closed=closed, left_open=left_open, every=every, awaited=awaited)
token, (shared, most, most_each, base, behind, ForkServer.command) = sys.argv[7], json.loads(sys.argv[8])
server = course_server(
    folder, address.sockets, host=address.host, cull=cull, verbose=True,
    service=Service(shared or bool(token), token, bool(token), base, Proxies(behind)),
)
if most:
    server.config.Kernels.most, server.config.Kernels.most_each = most, most_each
server.start()
"""


def fork_server_command(changes: str) -> tuple[str, ...]:
    """The command of a fork server that runs these lines before it begins."""
    lines = (
        "import sys",
        "from rummy_widget.app import fork_server",
        changes,
        "del sys.argv[1]",
        "fork_server.main()",
    )
    return "-c", "\n".join(lines), "rummy_widget.app.fork_server"


# It makes no pages beforehand: that pays for itself only after more visits than most of these servers have.
LEAN = fork_server_command("fork_server.warm_steps = lambda: ()")
# A fork server of pages that know nothing of rummy: it reads no words and no lessons, and loads no racks.
KNOWS_NOTHING = fork_server_command("""
fork_server.MODULES = [name for name in fork_server.MODULES if not name.startswith("rummy_widget")]
fork_server.PEOPLE_MODULES, fork_server.CLASS_MODULES = (), ("sys",)
fork_server.preload_steps = fork_server.warm_steps = lambda: ()
""")
# What lies in a course of nothing but such pages.
PLAIN = "plain.txt"

# How the app starts a kernel from nothing, and how JupyterLab does.
KERNELS = ("rummy_widget.app.kernel", "ipykernel_launcher")


@dataclass
class Server:
    """A running server; `log` is the file that it writes to, `token` what it asks for."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path
    token: str = ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def kernels(self) -> list[psutil.Process]:
        """Its kernels that are alive, as processes."""
        try:
            below = psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []
        return [one for one in below if _is_alive(one) and _is_kernel(one)]

    def wait_for_kernels(self, count: int, seconds: float = 30) -> int:
        """Wait until there are that many kernels, and tell how many there are in the end."""
        end = time.monotonic() + seconds
        while len(self.kernels()) != count and time.monotonic() < end:
            time.sleep(0.2)
        return len(self.kernels())

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)


class App(Server):
    """The course, served by our own server."""

    def page(self, name: str) -> str:
        """The address of a page: `lessons/pro/02-runs`, `notebooks/home`."""
        return f"{self.url}voila/render/{name}.ipynb"


class Site(App):
    """The course as a folder of files, below a path."""

    where = "some/where"

    def page(self, name: str) -> str:
        return f"{self.url}{self.where}/{name}.html"


class Lab(Server):
    """The course in JupyterLab."""

    def page(self, name: str) -> str:
        """The address of a notebook, opened alone: `lessons/pro/02-runs`."""
        return f"{self.url}lab/tree/{name}.ipynb?reset"


def _is_alive(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:  # it ended since it was listed
        return False


def _is_kernel(process: psutil.Process) -> bool:
    """Whether it was started as a kernel, or is a fork of the fork server."""
    try:
        parent = process.parent()
        forked = parent is not None and "rummy_widget.app.fork_server" in parent.cmdline()
        return forked or any(word in KERNELS for word in process.cmdline())
    except psutil.NoSuchProcess:
        return False


def free_port() -> int:
    """A port that is free now, below those that the system gives to kernels and outgoing connections."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def started(
    command: list[str],
    port: int,
    log: Path,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
    host: str = "127.0.0.1",
    seconds: float = 50,
) -> subprocess.Popen[bytes]:
    """Start a server and return it once it answers on that port; it writes into `log`.

    It hears Ctrl+C even if the tests themselves run in the background and so do not.

    Raises:
        RuntimeError: It ended, or did not answer in that many seconds; the message has the end of its log.
    """
    hears = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with log.open("wb") as words:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=words, stderr=subprocess.STDOUT, cwd=cwd, env=env
            )
    finally:
        signal.signal(signal.SIGINT, hears)
    end = time.monotonic() + seconds
    while not _answers(port, host):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            process.wait(10)
            raise RuntimeError(
                f"{command[:3]} did not answer on port {port}:\n{log.read_text(errors='replace')[-4000:]}"
            )
        time.sleep(0.02)
    return process


def _answers(port: int, host: str) -> bool:
    try:
        urllib.request.urlopen(f"http://{host}:{port}/api", timeout=5).close()
    except urllib.error.HTTPError:  # a proxy for encrypted lines says so too
        return True
    except OSError:
        return False
    return True


def own_server(
    folder: Path,
    scratch: Path,
    closed: int = 120,
    left_open: int = 0,
    every: int = 15,
    awaited: int = 120,
    token: str = "",
    shared: bool = False,
    most: int = 0,
    most_each: int = 0,
    base: str = "/",
    behind: Sequence[str] = (),
    temp: Path | None = None,
    before: Sequence[str] = (),
    port: int = 0,
    env: Mapping[str, str] | None = None,
) -> App:
    """Our own server on a course folder, for others too where it has a token.

    The seconds are those of `rummy_widget.app.settings.culling`. It has as many places as it says, else those
    of this machine; `temp` is where it keeps its keys; *before* is written before its command, *env* added
    to its environment. Its addresses begin with *base*, and the proxies in *behind* are believed. Where one
    stood before, another may be given its `port`.
    """
    port = port or free_port()
    words = [str(part) for part in (port, folder, closed, left_open, every, awaited, token)]
    fork_server = KNOWS_NOTHING if (folder / PLAIN).exists() else LEAN
    room = json.dumps([shared, most, most_each, base, list(behind), fork_server])
    log = scratch / "server.log"
    command = [*before, sys.executable, "-c", OWN, *words, room]
    whole = {**os.environ, **({"TMPDIR": str(temp)} if temp else {}), **(env or {})}
    return App(started(command, port, log, env=whole), port, log, token)


def site_server(made: Path, scratch: Path, port: int = 0) -> Site:
    """A site that was made, from Python's own server; it may take the `port` of one that stood before."""
    port = port or free_port()
    place = scratch / "served" / Site.where
    if not place.exists():
        place.parent.mkdir(parents=True)
        place.symlink_to(made.resolve(), target_is_directory=True)
    command = [
        sys.executable,
        "-m",
        "http.server",
        str(port),
        "--bind",
        "127.0.0.1",
        "--directory",
        str(scratch / "served"),
    ]
    log = scratch / "site.log"
    return Site(started(command, port, log), port, log)


def lab_server(folder: Path, scratch: Path, *options: str) -> Lab:
    """JupyterLab on a folder, without a token, with nothing of this machine's owner in it."""
    port = free_port()
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.port={port}",
        "--ServerApp.ip=127.0.0.1", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
        f"--ServerApp.root_dir={folder}", "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate", *options,
    ]  # fmt: skip
    log = scratch / "lab.log"
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    env = {**os.environ, **{name: str(scratch / part) for name, part in own.items()}}
    return Lab(started(command, port, log, env=env), port, log)
