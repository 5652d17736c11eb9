"""What Binder is given, without Binder: its settings here, its whole installation in `test_installed.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.sign import NotebookNotary
from traitlets.config import PyFileConfigLoader

BINDER = Path(__file__).parents[2] / "binder"


def test_it_installs_the_app() -> None:
    assert (BINDER / "requirements.txt").read_text().split() == [".[app]"]
    assert re.fullmatch(r"python-3\.\d+\n", (BINDER / "runtime.txt").read_text())


def test_its_start_passes_the_command_on() -> None:
    done = subprocess.run(
        [BINDER / "start", "printenv", "JUPYTER_CONFIG_PATH"],
        env={**os.environ, "JUPYTER_CONFIG_PATH": "/its/own"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{BINDER}:/its/own\n"


def test_jupyterlab_trusts_the_course_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "lessons" / "own.ipynb"
    page.parent.mkdir()
    (tmp_path / "notebooks").mkdir()
    nbformat.write(nbformat.v4.new_notebook(), page)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    subprocess.run([BINDER / "postBuild"], cwd=tmp_path, check=True)
    assert NotebookNotary().check_signature(nbformat.read(page, as_version=4))


def test_its_voila_shows_our_page() -> None:
    settings = PyFileConfigLoader("voila.py", path=str(BINDER)).load_config()
    assert settings.VoilaConfiguration.template == "rummy"
    assert settings.VoilaConfiguration.strip_sources is True


def test_its_kernels_are_culled() -> None:
    settings = PyFileConfigLoader("jupyter_server_config.py", path=str(BINDER)).load_config()
    assert settings.MappingKernelManager.cull_idle_timeout > 0
