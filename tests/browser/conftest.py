"""A course of pages with racks to play on, and pages that are kept open while one file of tests uses them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from browser.desk import START, WIRE, notebook
from servers import App
from visits import Visitor

RACK = f"rack = rw.Rack({START!r})\nrack"
HEARD = """\
heard = []
rack.observe(lambda change: heard.append((change.name, change.new)), ["arrangement", "verdict"])
"""
PAGES = {
    "rack": [WIRE, RACK],
    "looks": [
        WIRE,
        "shown = rw.Rack('r5 r6 r7 _ y7 b7 k7 / *', readonly=True)\nshown",
        "large = rw.Rack('r5 r6 r7 | b9', size='projector')\nlarge",
        "full = rw.Rack('r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1')\nfull",
    ],
    "many": [WIRE, RACK, "rack", "other = rw.Rack('y1 y2 | b3')\nother", HEARD],
}


@pytest.fixture(scope="session")
def racks(sheets: tuple[App, Path]) -> App:
    """The app with pages of racks: `racks.page("notebooks/rack")`."""
    app, folder = sheets
    for name, cells in PAGES.items():
        nbformat.write(notebook(*cells), Path(folder, "notebooks", f"{name}.ipynb"))
    return app


@pytest.fixture(scope="session")
def scratch(sheets: tuple[App, Path]) -> Callable[..., str]:
    """`scratch("name", "cell", ...)` writes a notebook among the lessons of a course; its address."""
    app, folder = sheets

    def write(name: str, *cells: str) -> str:
        nbformat.write(notebook(*cells), folder / "lessons" / "pro" / f"{name}.ipynb")
        return app.page(f"lessons/pro/{name}")

    return write


@pytest.fixture(scope="module")
def keep(browser: Any) -> Iterator[Callable[..., Any]]:
    """Like `visit`, for pages that all tests of a file share."""
    visitor = Visitor(browser)

    def visit(url: str | None = None, **options: Any) -> Any:
        page = visitor.visit(None, **options)
        if url:
            page.goto(url, wait_until="commit")
            page.wait_for_function("window.python && document.querySelector('.rw-tile')")
        return page

    yield visit
    visitor.leave()
