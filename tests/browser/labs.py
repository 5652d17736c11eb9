"""Notebooks in JupyterLab, opened, run and given a fresh kernel as its own commands do it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from servers import Lab

READY = """path => {
  const shown = window.jupyterapp?.shell.currentWidget;
  return shown?.context?.path === path && shown.context.isReady
    && shown.sessionContext.session?.kernel?.status === 'idle';
}"""
RUN = "jupyterapp.commands.execute('notebook:run-all-cells')"
RESTART = """async () => {
  for (const old of document.querySelectorAll('.rw')) old.dataset.old = '';
  await jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart();
}"""
FRESH = "!jupyterapp.shell.currentWidget.node.querySelector('.rw[data-old]')"
END = "jupyterapp.serviceManager.sessions.shutdownAll()"


class Notebook:
    """The notebook in front, in JupyterLab."""

    def __init__(self, page: Any, lab: Lab) -> None:
        self.page, self.lab = page, lab
        # Lab's own question about news would lie over the buttons of a card.
        settings = Path(lab.log.parent, "settings", "@jupyterlab", "apputils-extension")
        settings.mkdir(parents=True, exist_ok=True)
        quiet = settings / "notification.jupyterlab-settings"
        quiet.write_text(json.dumps({"fetchNews": "false", "checkForUpdates": False}))

    def open(self, name: str) -> None:
        """Load JupyterLab with this notebook alone."""
        self.page.goto(self.lab.page(name), wait_until="commit")
        self.ready(name)

    def ready(self, name: str) -> None:
        """Until this notebook is the one in front, with a kernel that waits for work."""
        self.page.wait_for_function(READY, arg=f"{name}.ipynb", timeout=60_000)

    def run(self) -> None:
        """Run all its cells."""
        self.page.evaluate(RUN)

    def restart(self) -> None:
        """Give it a fresh kernel, and run all its cells again."""
        self.page.evaluate(RESTART)
        self.run()
        self.page.wait_for_function(FRESH)

    def close(self) -> None:
        """End all kernels, so that the next test begins anew."""
        self.page.evaluate(END)
