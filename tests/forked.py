"""Notebooks that nbval runs in forks of one process, as the app's pages do: `--forked-kernels`.

Each has a kernel of its own and gets nothing from another; what is saved is that ninety of them import and
read the same. What a fork cannot tell, whether a notebook imports what it uses, is told by kernels as
JupyterLab starts them: here by those of `AS_USUAL`, in `make proof` by each notebook in Romanian, whose
code is that of the English one.
"""

from __future__ import annotations

from pathlib import Path

import nbval.kernel
import pytest
from jupyter_client.kernelspec import KernelSpec
from nbval.plugin import IPyNbCell

from rummy_widget.app.forks import Stem
from rummy_widget.app.kernels import OwnPython

ROOT = Path(__file__).parents[1]
# A lesson, a page of a class, and a page around them.
AS_USUAL = "lessons/pro/00-first-win.ipynb", "notebooks/class/12-rare-and-rarer.ipynb", "notebooks/home.ipynb"


class Forked(nbval.kernel.NbvalKernelspecManager):
    """Kernels as the app starts them, where there is something to fork."""

    as_usual = False

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        if Stem.running is None or Forked.as_usual:
            return super().get_kernel_spec(kernel_name)
        return OwnPython().get_kernel_spec(kernel_name)


class ForkedKernels:
    """The plugin, in each process that runs tests."""

    def __init__(self) -> None:
        assert all((ROOT / notebook).is_file() for notebook in AS_USUAL)
        nbval.kernel.NbvalKernelspecManager = Forked

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if not isinstance(item, IPyNbCell):
            Stem.stop()  # tests of the app start and end their own
        else:
            Forked.as_usual = item.nodeid.split("::")[0] in AS_USUAL
            if not Forked.as_usual:
                Stem.start()

    def pytest_sessionfinish(self) -> None:
        Stem.stop()
