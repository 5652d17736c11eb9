"""Class notebooks on the site: their prose, their saved outputs, and their live widgets.

A reader sees the outputs of the cells, but does not run them. So the only cells that are run, when the site
is made and again in the browser, are those that show a widget (`widget_cells`): racks, simulations,
exercises, and the button for the projector. They depend on no other cell. The tables and plots of the other
cells are shown as they were saved in the notebook, so that `rummy_widget.classroom.lab` is never loaded.
"""

from __future__ import annotations

import ast
import posixpath
from collections.abc import Mapping
from html import escape
from typing import Any

import rummy_widget as rw

from ..classroom import FAMILIES
from ..text.typeset import typeset
from ..text.words import say, speaking
from ..widgets.base import GuardedWidget
from ..widgets.class_page_links import class_page_links

FOLDER = "class"
IMPORT = "import rummy_widget as rw"
RENDERED = {
    "text/html": "jp-RenderedHTML", "image/svg+xml": "jp-RenderedSVG", "text/plain": "jp-RenderedText",
}  # fmt: skip


def saved_outputs(cells: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return a mapping from cell ids to the saved outputs of those notebook cells that have any.

    Each value is a dict: "cell" is the cell's id, and "area" is the output as HTML.

    >>> output = {"data": {"text/plain": "3", "text/html": "<b>3</b>"}}
    >>> found = saved_outputs([{"id": "a", "outputs": [output]}])
    >>> print(found["a"]["area"])  # doctest: +NORMALIZE_WHITESPACE
    <div class="jp-OutputArea"><div class="jp-RenderedHTMLCommon jp-RenderedHTML jp-OutputArea-output"
    data-mime-type="text/html"><b>3</b></div></div>
    """
    found = {}
    for cell in cells:
        drawn = [_drawn(output) for output in cell.get("outputs", ()) if output.get("data")]
        if drawn:
            area = f'<div class="jp-OutputArea">{"".join(drawn)}</div>'
            found[cell["id"]] = {"cell": cell["id"], "area": area}
    return found


def widget_cells(cells: list[dict[str, Any]]) -> list[tuple[str, str]]:
    r"""Return the id and source of each notebook cell that shows one of our widgets.

    The first pair of the result is not from the notebook: its id is '', and its source is the import that the
    other cells need.

    >>> widget_cells([{"id": "a", "cell_type": "code", "source": ["x = 2\n", "rw.Rack('r1 r2')"]}])
    [('', 'import rummy_widget as rw'), ('a', "x = 2\nrw.Rack('r1 r2')")]
    """
    code = [(cell["id"], _text(cell["source"])) for cell in cells if cell["cell_type"] == "code"]
    return [("", IMPORT), *((name, source) for name, source in code if _shows_widget(source))]


def _shows_widget(source: str) -> bool:
    """Return whether the last line of a notebook cell, given by its source, makes one of our widgets.

    >>> _shows_widget("rw.Simulation('doubles')"), _shows_widget("rw.notation('r1')"), _shows_widget("x = 1")
    (True, False, False)
    """
    match ast.parse(source).body[-1:]:
        case [ast.Expr(ast.Call(ast.Attribute(ast.Name("rw"), name)))]:
            made = getattr(rw, name)
            return isinstance(made, type) and issubclass(made, GuardedWidget)
    return False


def has_formulas(topic: str | None) -> bool:
    """Return whether an exercise on a topic of the class asks for a formula; False if *topic* is None.

    Such an exercise may need the libraries that prove formulas equal.

    >>> has_formulas("racks"), has_formulas("doubles"), has_formulas(None)
    (True, False, False)
    """
    return any(each.topic == topic and each.exercise(1).symbols for each in FAMILIES.values())


def _drawn(output: Mapping[str, Any]) -> str:
    data = typeset({"data": {kind: _text(lines) for kind, lines in output["data"].items()}})["data"]
    kind = next(kind for kind in RENDERED if kind in data)
    made = f"<pre>{escape(data[kind])}</pre>" if kind == "text/plain" else data[kind]
    look = f"jp-RenderedHTMLCommon {RENDERED[kind]} jp-OutputArea-output"
    return f'<div class="{look}" data-mime-type="{kind}">{made}</div>'


def _text(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def question_head(topic: str | None, language: str, course: str) -> str:
    """Return, as HTML, the header of the class notebook on a topic; each such notebook is about one question.

    The header contains a link to the home page, labelled *course*, and links to the same notebook in other
    languages. Returns '' if there is no notebook on this topic in this language.

    >>> 'lang="en" hreflang="en">English</a>' in question_head("racks", "ro", "Curs")
    True
    """
    found = class_page_links()[language].get(topic or "")
    if found is None:
        return ""
    home = f'<a class="course" href="{_page(found["home"])}"><span>{escape(course)}</span></a>'
    others = "".join(
        f'<a class="language" href="{_page(href)}" lang="{each["code"]}" hreflang="{each["code"]}">'
        f"{escape(each['name'])}</a>"
        for each in found["languages"]
        if (href := each["href"])
    )
    return f'<header class="question"><div>{home}<p>{escape(found["where"])}</p>{others}</div></header>'


def next_question(topic: str | None, language: str) -> str:
    """Return an HTML link to the next class notebook, which is about another question.

    The link is shown at the end of the notebook on *topic*. Returns '' if that is the last notebook, or if
    there is no notebook on this topic in this language.

    >>> next_question("racks", "en")
    '<p class="next-question">Next: <a href="02-jokers-and-the-twin.html">Jokers and the Trump’s twin</a></p>'
    >>> next_question("graph", "en")
    ''
    """
    found = class_page_links()[language].get(topic or "")
    if not (found and found["href"]):
        return ""
    with speaking(language):
        before = say("page-next")
    link = f'<a href="{_page(found["href"])}">{escape(found["next"])}</a>'
    return f'<p class="next-question">{escape(before)} {link}</p>'


def _page(notebook: str) -> str:
    """Return the URL or path of the page that is made from the notebook at the URL or path *notebook*."""
    return posixpath.splitext(notebook)[0] + ".html"
