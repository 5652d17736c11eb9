"""JupyterLab as the tests drive it: through its own commands, which are steadier than its menus."""

from __future__ import annotations

import json
from typing import Any

import nbformat

from browser.desk import notebook
from servers import Lab

OPEN = """async ([path, model]) => {
  await jupyterapp.restored;
  if (model) await jupyterapp.serviceManager.contents.save(path, model);
  const panel = await jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' });
  await panel.revealed;
  window.panel = panel;
}"""
READY = "async () => { await panel.sessionContext.ready; await panel.sessionContext.session?.kernel?.info; }"


def open_lab(page: Any, lab: Lab) -> None:
    """JupyterLab with nothing open in it."""
    page.goto(f"{lab.url}lab?reset", wait_until="commit")
    page.wait_for_function("window.jupyterapp", timeout=60_000)


def open_notebook(page: Any, name: str, *cells: str) -> None:
    """Write a notebook of these cells and open it; without cells, open the one that is there."""
    content = json.loads(nbformat.writes(notebook(*cells))) if cells else None
    model = {"type": "notebook", "format": "json", "content": content} if cells else None
    page.evaluate(OPEN, [name, model])
    page.evaluate(READY)


def run_all(page: Any) -> None:
    """Run all its cells."""
    command(page, "notebook:run-all-cells")


def command(page: Any, name: str, **arguments: Any) -> None:
    page.evaluate("([name, given]) => jupyterapp.commands.execute(name, given)", [name, arguments])
