"""Run the cells of the site's pages, and handle the messages to their widgets.

This module is used in the browser's worker, and when the site is made. Each page has a namespace and a
working folder of its own; if the folder is named after a language, such as "ro", the page is in that
language. Many pages may be open at the same time.
"""

from __future__ import annotations

import ast
import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir, contextmanager
from typing import Any

from .wire import WIRE

Cell = tuple[str, str]
"""A cell of a notebook: its id and its source code."""


class OpenPage:
    """An open page: its variables (`names`), and the ids of the widgets that its cells have made (`models`).

    *folder* is the working directory in which the cells run; it determines the language of the page.
    """

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.models: list[str] = []

    @contextmanager
    def in_folder(self) -> Iterator[None]:
        """Change to the page's folder for a `with` block; widgets made in that block belong to the page."""
        earlier = set(WIRE.models)
        try:
            with chdir(self.folder):
                yield
        finally:
            self.models += [each for each in WIRE.models if each not in earlier]

    def run(self, cells: Sequence[Cell]) -> list[dict[str, Any]]:
        """Run all cells; return a list with a dict for each cell that has a value.

        The dict says what the page shows for the value. It contains the cell's id ("cell") and the items of
        the dict that `picture` returns for the value.
        """
        shown = []
        with self.in_folder():
            for name, source in cells:
                value = result(source, self.names)
                if value is not None:
                    shown.append({"cell": name, **picture(value)})
        return shown

    def close(self) -> None:
        """Close all widgets of this page, and forget its variables."""
        self.names.clear()
        for model in self.models:
            if model in WIRE.models:
                WIRE.models[model].close()


def result(source: str, names: dict[str, Any]) -> Any:
    r"""Run a notebook cell and return the value of its last expression.

    *source* is the cell's code, and *names* are the page's variables, which the cell may change. Returns None
    if the last statement is not an expression, or if the code ends in a semicolon.

    >>> result("x = 2\nx + 1", {}), result("x = 2", {}), result("x = 2;", {})
    (3, None, None)
    """
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    if last is None or source.rstrip().endswith(";"):
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


def picture(value: Any) -> dict[str, Any]:
    """Return a dict with what a page needs to show a value.

    For a widget, the keys are "model" (its id) and "state". For any other value, there is one key: "html",
    "svg" or "text".
    """
    if getattr(value, "model_id", None) in WIRE.models:
        return {"model": value.model_id, "state": value.get_state()}
    for kind, name in (("html", "_repr_html_"), ("svg", "_repr_svg_")):
        if drawn := getattr(value, name, None):
            return {kind: drawn()}
    return {"text": repr(value)}


class OpenPages:
    """All open pages, each under the name that its browser tab has chosen for it."""

    def __init__(self, say: Callable[[str, str], None]) -> None:
        """Prepare to open pages.

        *say* is a function that sends a message to a page; it takes the name of the page and the message, a
        JSON string.
        """
        self._say = say
        self._open: dict[str, OpenPage] = {}
        WIRE.post = self._post

    def open(self, name: str, folder: str, cells: str) -> str:
        """Run the cells of a page from the start; return what they show, or the error, as a JSON string.

        *name* is the name of the page, *folder* its working directory, and *cells* the ids and sources of its
        cells as JSON.
        """
        self.close(name)
        page = self._open[name] = OpenPage(folder)
        try:
            shown = page.run([(cell, source) for cell, source in json.loads(cells)])
        except Exception:
            return json.dumps({"error": traceback.format_exc()})
        return json.dumps({"shown": shown})

    def receive(self, name: str, model: str, content: str) -> None:
        """Pass a message from the open page *name* on to the page's widget with the id *model*.

        *content* is the message as a JSON string. A message to a widget or page that does not exist is
        ignored.
        """
        page = self._open.get(name)
        if page is None or model not in page.models or model not in WIRE.models:
            return
        with page.in_folder():
            WIRE.models[model]._handle_msg(
                {"content": {"data": {"method": "custom", "content": json.loads(content)}}}
            )

    def close(self, name: str) -> None:
        """Close a page, given by its name, because its browser tab was closed."""
        if page := self._open.pop(name, None):
            page.close()

    def _post(self, model: str, data: Any) -> None:
        for name, page in self._open.items():
            if model in page.models:
                self._say(name, json.dumps({"model": model, **data}))
