"""A kernel, cell or server that never answers fails its test in time, and the run ends."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import nbformat
import pytest

from parts import part_of
from servers import free_port, started

ROOT = Path(__file__).parents[1]
FORKED_AND_SIGNALLED = """
import os, signal
from rummy_widget.app.forked_kernels import ForkServer

fork = ForkServer.fork

def fork_and_signal(*order):
    pid = fork(*order)
    os.kill(pid, signal.{})
    return pid

ForkServer.fork = fork_and_signal
"""
# Put into a plugin of its own, which the run under test loads first.
BREAKS = {
    "the kernel is killed at its start": FORKED_AND_SIGNALLED.format("SIGKILL"),
    "the kernel stops at its start": FORKED_AND_SIGNALLED.format("SIGSTOP"),
    "no kernel is ever forked, and none starts from nothing": """
import sys
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from rummy_widget.app import forked_kernels

forked_kernels.PATIENCE = forked_kernels.PAUSE = 1.0
forked_kernels.ForkServer.command = ("-c", "import time; time.sleep(60)")
launch = LocalProvisioner.launch_kernel

async def launch_nothing(self, command, **options):
    return await launch(self, [sys.executable, "-c", "import time; time.sleep(60)"], **options)

LocalProvisioner.launch_kernel = launch_nothing
""",
}
PLAIN = """
from rummy_widget.app import forked_kernels
from parts import part_of
from servers import KNOWS_NOTHING

forked_kernels.ForkServer.command = KNOWS_NOTHING
"""


def run_notebook(folder: Path, plugin: str, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a notebook of one cell with nbval as `make test` does, with this plugin loaded first."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
    nbformat.write(notebook, folder / "page.ipynb")
    (folder / "broken.py").write_text(PLAIN + plugin)
    command = [sys.executable, "-m", "pytest", "-p", "broken", "-p", "conftest", "-p", "no:cacheprovider"]
    command += [
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(folder),
        "--nbval",
        "--nbval-current-env",
    ]
    return subprocess.run(
        [*command, "--forked-kernels", *options, str(folder / "page.ipynb")],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT / 'tests'}"},
    )


# Each run proves some; starting pytest takes seconds.
@pytest.mark.whole
@pytest.mark.parametrize("plugin", part_of(list(BREAKS.values()), 2), ids=part_of(list(BREAKS), 2))
def test_a_kernel_that_does_not_come_up_fails_its_notebook(tmp_path: Path, plugin: str) -> None:
    done = run_notebook(tmp_path, plugin, "1 + 1", "--nbval-kernel-startup-timeout=4")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert "page.ipynb" in done.stdout
    assert "Kernel died" in done.stdout or "Kernel didn't respond" in done.stdout


@pytest.mark.proof
def test_a_cell_that_never_ends_fails_its_notebook(tmp_path: Path) -> None:
    endless = "import time\nwhile True: time.sleep(0.1)"
    done = run_notebook(tmp_path, "", endless, "--nbval-cell-timeout=2")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert "page.ipynb" in done.stdout


def test_any_test_that_waits_for_ever_fails(tmp_path: Path) -> None:
    """A test that hangs while it is set up fails, too, and so does one that hangs in a call to the system."""
    (tmp_path / "test_waits.py").write_text(
        """
import socket
import threading
import pytest

@pytest.fixture
def silence():
    ours, theirs = socket.socketpair()
    ours.recv(1)

def test_setup(silence): pass
def test_lock(): threading.Event().wait()
def test_after(): pass
"""
    )
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--timeout=1", "--nbval-sanitize-with=", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=tmp_path,
    )
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert "1 error" in done.stdout, done.stdout


@pytest.mark.parametrize("program", ["import time; time.sleep(60)", "raise SystemExit('no such thing')"])
def test_a_server_that_does_not_come_up_is_named(tmp_path: Path, program: str) -> None:
    begun = time.monotonic()
    with pytest.raises(RuntimeError, match="did not answer"):
        started([sys.executable, "-c", program], free_port(), tmp_path / "log", seconds=2)
    assert time.monotonic() - begun < 60
