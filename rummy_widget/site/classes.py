"""The notebooks of a class, to be read: their prose, and what their cells gave when they were kept."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from html import escape
from typing import Any

from ..app.settings import questions
from ..app.typeset import formulas, typeset

FOLDER = "class"


def kept_outputs(cells: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What each cell shows, as `running` has it.

    >>> kept_outputs([{"id": "a", "outputs": [{"data": {"text/plain": "3", "text/html": "<b>3</b>"}}]}])
    {'a': {'cell': 'a', 'html': '<b>3</b>'}}
    """
    found = {}
    for cell in cells:
        if cell["id"] == "projector":  # asks for a cell to be run
            continue
        drawn = [_drawn(output) for output in cell.get("outputs", ()) if output.get("data")]
        if drawn:
            found[cell["id"]] = {"cell": cell["id"], "html": "".join(drawn)}
    return found


def _drawn(output: Mapping[str, Any]) -> str:
    data = typeset({"data": {kind: _text(lines) for kind, lines in output["data"].items()}})["data"]
    for kind in ("text/html", "image/svg+xml"):
        if kind in data:
            return str(data[kind])
    return f"<pre>{escape(data['text/plain'])}</pre>"


def _text(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def question_head(topic: str | None, language: str, course: str) -> str:
    """Where such a notebook stands; *course* is what the way back is called.

    >>> 'lang="en" hreflang="en">English</a>' in question_head("racks", "ro", "Curs")
    True
    """
    found = questions()[language].get(topic or "")
    if found is None:
        return ""
    home = f'<a href="{_page(found["home"])}">{escape(course)}</a>'
    others = "".join(
        f'<a class="tongue" href="{_page(href)}" lang="{each["code"]}" hreflang="{each["code"]}">'
        f"{escape(each['name'])}</a>"
        for each in found["tongues"]
        if (href := each["href"])
    )
    return f'<header class="question"><div>{home}<p>{escape(found["where"])}</p>{others}</div></header>'


def _page(notebook: str) -> str:
    """The address of the page that the site makes of a notebook."""
    return posixpath.splitext(notebook)[0] + ".html"


def prose(html: str) -> str:
    """Prose with its formulas as MathML."""
    return formulas(html)
