"""The notebooks of a class: their prose, what their cells gave when they were kept, and their living widgets.

In the app a reader sees what the cells give, and runs none of them. So here only those run that show a widget
(`living`): racks, simulations, exercises, the button for the projector. They need nothing that stands in the
other cells, whose tables and plots are there as committed; a class's laboratory is not even loaded.
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
from ..widgets.questions import questions

FOLDER = "class"
IMPORT = "import rummy_widget as rw"
RENDERED = {
    "text/html": "jp-RenderedHTML", "image/svg+xml": "jp-RenderedSVG", "text/plain": "jp-RenderedText",
}  # fmt: skip


def kept_outputs(cells: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What each cell gave, as the app has it: the projector hides and shows it.

    >>> output = {"data": {"text/plain": "3", "text/html": "<b>3</b>"}}
    >>> print(kept_outputs([{"id": "a", "outputs": [output]}])["a"]["area"])
    <div class="jp-OutputArea"><div class="jp-RenderedHTMLCommon jp-RenderedHTML jp-OutputArea-output" \
data-mime-type="text/html"><b>3</b></div></div>
    """
    found = {}
    for cell in cells:
        drawn = [_drawn(output) for output in cell.get("outputs", ()) if output.get("data")]
        if drawn:
            area = f'<div class="jp-OutputArea">{"".join(drawn)}</div>'
            found[cell["id"]] = {"cell": cell["id"], "area": area}
    return found


def living(cells: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The cells that show a widget, and before them what they are written with, as the worker takes them.

    >>> living([{"id": "a", "cell_type": "code", "source": ["x = 2\\n", "rw.Rack('r1 r2')"]}])
    [('', 'import rummy_widget as rw'), ('a', "x = 2\\nrw.Rack('r1 r2')")]
    """
    code = [(cell["id"], _text(cell["source"])) for cell in cells if cell["cell_type"] == "code"]
    return [("", IMPORT), *((name, source) for name, source in code if _shows_widget(source))]


def _shows_widget(source: str) -> bool:
    """Whether the last line makes a widget of ours.

    >>> _shows_widget("rw.Simulation('doubles')"), _shows_widget("rw.notation('r1')"), _shows_widget("x = 1")
    (True, False, False)
    """
    match ast.parse(source).body[-1:]:
        case [ast.Expr(ast.Call(ast.Attribute(ast.Name("rw"), name)))]:
            made = getattr(rw, name)
            return isinstance(made, type) and issubclass(made, GuardedWidget)
    return False


def has_formulas(topic: str | None) -> bool:
    """Whether an exercise of that topic is answered with a formula, which is proved right.

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


def next_question(topic: str | None, language: str) -> str:
    """The way to the question after this one, below it; the last has none.

    >>> next_question("racks", "en")
    '<p class="next-question">Next: <a href="02-jokers-and-the-twin.html">Jokers and the Trump’s twin</a></p>'
    >>> next_question("graph", "en")
    ''
    """
    found = questions()[language].get(topic or "")
    if not (found and found["href"]):
        return ""
    with speaking(language):
        before = say("page-next")
    way = f'<a href="{_page(found["href"])}">{escape(found["next"])}</a>'
    return f'<p class="next-question">{escape(before)} {way}</p>'


def _page(notebook: str) -> str:
    """The address of the page that the site makes of a notebook."""
    return posixpath.splitext(notebook)[0] + ".html"
