"""The pages of the site as HTML that is readable before any script runs: prose, and a picture of each widget.

When the site is made, the cells of a page are run once, with the stand-in for anywidget. The initial states
of their widgets are put into the page as JSON, and Node draws them with the same scripts that run them later
(`js/site.mjs`).
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from ..text.typeset import formulas
from ..text.words import ENGLISH, languages, say, speaking, voice
from .classes import FOLDER, has_formulas, next_question, question_head, saved_outputs, widget_cells
from .lazy_import import PROOFS
from .lite import notebook_address
from .no_script import no_script_html
from .page_runner import OpenPages

NOTEBOOKS = ("home", "practice", "puzzles", "score", "play", "tables", "rules", "class", "progress")
PICTURE = "social.jpg"  # made by tests/pictures.py
SERVER = ("join", "live")  # these pages need a server
STAGES = {
    "rummy-table": "table", "rummy-practice": "page", "rummy-score": "page",
}  # fmt: skip
AT_ONCE = 12  # pages drawn by one Node process, of 40 MB each
LINK = re.compile(r'(href="(?![a-z]+:)[^"#?]*)\.ipynb(?=["#?])')


@dataclass
class DrawnPage:
    """A page of the site: its path, its cells, and what they show.

    *path* is the path of the page's notebook, relative to the root of the course. *shown* maps each cell's id
    to what the cell shows, and *pictures* maps it to the HTML of the cell's widget. *bundle* is the name of
    the script that the page's widgets need. *topic* is the topic of a class notebook; None for other pages.
    Of a class notebook, only the cells that show a widget are run.
    """

    path: Path
    lang: str
    title: str
    bundle: str
    cells: list[dict[str, Any]]
    shown: dict[str, dict[str, Any]] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)
    topic: str | None = None

    @property
    def up(self) -> str:
        """The relative path from the page's folder to the root of the site."""
        return "../" * len(self.path.parent.parts)

    @property
    def rules(self) -> str:
        """The relative path from the page's folder to the page with the rules in the same language."""
        return f"{self.up}notebooks/{'' if self.lang == ENGLISH else self.lang + '/'}rules.html"

    @property
    def is_lesson(self) -> bool:
        """Whether the page is a lesson, and not another notebook of the course."""
        return any(cell["id"] == "header" for cell in self.cells)

    @property
    def states(self) -> dict[str, dict[str, Any]]:
        """The initial state of each of the page's widgets, by the id of its cell."""
        return {cell: shown["state"] for cell, shown in self.shown.items() if "state" in shown}


def page_paths(course: Path) -> list[Path]:
    """Return the paths, relative to the course's folder, of the notebooks that become pages of the site.

    >>> from rummy_widget.tutor.folder import course_folder
    >>> [str(path) for path in page_paths(course_folder())][:2]
    ['lessons/basic-rummy/00-sets-and-runs.ipynb', 'lessons/basic-rummy/01-turn.ipynb']
    """
    lessons = sorted(course.glob("lessons/*/**/[0-9][0-9]-*.ipynb"))
    folders = [course / "notebooks" / ("" if lang == ENGLISH else lang) for lang in languages()]
    others = [folder / f"{name}.ipynb" for folder in folders for name in NOTEBOOKS]
    read = [path for each in languages() for path in sorted(_class_folder(course, each).glob("*.ipynb"))]
    return [path.relative_to(course) for path in (*lessons, *others, *read) if path.is_file()]


def _class_folder(course: Path, language: str) -> Path:
    return course / "notebooks" / FOLDER / ("" if language == ENGLISH else language)


def run_pages(course: Path, paths: list[Path]) -> Iterator[DrawnPage]:
    """Run the cells of each notebook, and yield the page that shows their results.

    *paths* are the notebooks' paths in the folder of the course. Raises RuntimeError, which names the
    notebook, if a cell fails.
    """
    pages = OpenPages(lambda _page, _what: None)
    for path in paths:
        notebook = json.loads((course / path).read_text(encoding="utf-8"))
        lang = path.parent.name if path.parent.name in languages() else ENGLISH
        meta = notebook["metadata"]
        page = DrawnPage(path, lang, meta.get("title", ""), meta.get("bundle", "rummy"), notebook["cells"])
        if FOLDER in path.parent.parts:
            page.topic, page.shown = meta.get("topic"), saved_outputs(page.cells)
        opened = json.loads(pages.open("page", str(course / path.parent), json.dumps(sources(page))))
        if "error" in opened:
            raise RuntimeError(f"{path}: {opened['error']}")
        page.shown |= {each["cell"]: each for each in opened["shown"]}
        for state in page.states.values():
            state.pop("words", None)  # the page loads these texts once for all widgets
        pages.close("page")
        yield page


def template(name: str) -> str:
    """Return one of the site's HTML templates, with its placeholders, given its name."""
    return (Path(__file__).parent / "files" / f"{name}.html").read_text(encoding="utf-8")


def sources(page: DrawnPage) -> list[tuple[str, str]]:
    """Return the ids and sources of those cells of a page that are run.

    These are all code cells or, in a class notebook, only those that show a widget.
    """
    if page.topic:
        return widget_cells(page.cells)
    return [(cell["id"], "".join(cell["source"])) for cell in page.cells if cell["cell_type"] == "code"]


def draw_pictures(pages: list[DrawnPage], words: Mapping[str, str], node: list[str]) -> None:
    """Let Node draw the initial state of each widget as HTML, and store the result in the *pages*.

    *words* are the messages of widgets by language, and *node* is the command line to run. Each Node process
    draws only a few pages, because it never frees memory. Raises CalledProcessError if Node fails.
    """
    for at in range(0, len(pages), AT_ONCE):
        batch = pages[at : at + AT_ONCE]
        asked = [{"lang": page.lang, "rules": page.rules, "states": page.states} for page in batch]
        given = json.dumps({"words": words, "pages": asked})
        done = subprocess.run(node, input=given, stdout=subprocess.PIPE, text=True, check=True)
        for page, pictures in zip(batch, json.loads(done.stdout), strict=True):
            page.pictures = pictures


def html_of(page: DrawnPage, programs: str, address: str = "", *, lite: bool = False) -> str:
    """Return a page of the site as HTML.

    *programs* is the name of the folder of scripts at the root of the site. *address* is the full URL of the
    root, or '' if it is unknown. *lite* says whether lessons and class notebooks link to JupyterLite.
    """
    up = page.up
    with speaking(page.lang):
        words = {
            key: say(f"page-{key}")
            for key in ("title", "skip", "course", "theme", "theme-auto", "theme-light", "theme-dark")
        }
        about, notes, types, off = say("site-about"), _notes(), say("site-types"), say("site-script-off")
        notebook = _notebook(page) if lite else ""
    stage = "lesson" if page.is_lesson else STAGES.get(page.bundle, "")
    title = words["title"] if page.title in ("", words["title"]) else f"{page.title} · {words['title']}"
    data = {
        "folder": page.path.parent.as_posix(), "cells": sources(page), "states": page.states,
        "later": [f"python/{PROOFS}"] if has_formulas(page.topic) else [],
    }  # fmt: skip
    styles = dict.fromkeys(
        ("rummy", page.bundle, *(state["_css"].removesuffix(".css") for state in page.states.values()))
    )
    loaded = dict.fromkeys(
        ["rummy-core.js", *(state["_esm"] for state in page.states.values()), f"words-{page.lang}.js"]
    )
    return template("page").format(
        lang=page.lang,
        shown=f' data-shown="{stage}"' if stage else (" data-alone" if page.bundle == "rummy-pages" else ""),
        title=escape(title),
        about=escape(about),
        social=social(title, about, page.lang, up, address, page.path.with_suffix(".html").as_posix()),
        notes=notes,
        notebook=notebook,
        types=escape(types),
        policy=POLICY,
        up=up,
        rules=page.rules,
        base=f"{up}{programs}/",
        styles="\n".join(f'<link rel="stylesheet" href="{up}{programs}/{name}.css">' for name in styles),
        bundles="\n".join(f'<link rel="modulepreload" href="{up}{programs}/{name}">' for name in loaded),
        script_off=escape(off),
        body=_body(page)
        + next_question(page.topic, page.lang)
        + no_script_html((state["view"] for state in page.states.values()), page.lang, up),
        head=question_head(page.topic, page.lang, words["course"]),
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        themes="".join(
            f'<button type="button" data-theme-choice="{each}">{escape(words["theme-" + each])}</button>'
            for each in ("auto", "light", "dark")
        ),
        **{key.replace("-", "_"): escape(text) for key, text in words.items() if key in ("skip", "theme")},
    )  # fmt: skip


NOTES = {
    "judging": None, "anew": None, "news": "load", "policy": None,
    "cut": "again", "damaged": "again", "failed": "again",
}  # fmt: skip
"""The notes (short messages) that may appear at the edge of a page, each with the name of its button.

None means that the note has no button.
"""


def _notes() -> str:
    made = []
    for note, button in NOTES.items():
        press = f' <button type="button">{escape(say(f"site-{button}"))}</button>' if button else ""
        made.append(f'<p id="site-{note}" role="status" hidden>{escape(say(f"site-{note}"))}{press}</p>')
    return "\n".join(made)


def _notebook(page: DrawnPage) -> str:
    """Return a link to a lesson or class notebook in JupyterLite, as HTML; '' for other pages."""
    if not (page.is_lesson or page.topic):
        return ""
    address = notebook_address(page.path.as_posix(), page.up)
    return f'<p class="as-notebook"><a href="{escape(address)}">{escape(say("site-notebook"))}</a></p>'


def served_html(name: str, lang: str, programs: str) -> str:
    """Return the HTML of a page that tells visitors that one of the app's pages needs a server.

    *name* is "join" or "live", the name of the app's page that is replaced. *programs* is the name of the
    folder of scripts at the root of the site.
    """
    up = "../" * (1 if lang == ENGLISH else 2)
    with speaking(lang):
        said = {
            "served_title": say("site-served-title"),
            "served": say("site-served"),
            "about": say("site-about"),
            "back": say("page-back"),
            "title": say("page-title"),
        }
    fields = {"lang": lang, "policy": POLICY, "up": up, "base": f"{up}{programs}/", "name": name}
    return template("served").format(**fields, **{key: escape(text) for key, text in said.items()})


def social(title: str, about: str, lang: str, up: str, address: str, path: str) -> str:
    """Return the meta tags that chat apps and other sites use when they show a preview of a link to a page.

    *about* describes the site. *up* is the relative path to the site's root. *address* is the root's full
    URL, or '' if it is unknown; most services need it. *path* is the path of the page, relative to the root.

    >>> print(social("Runs", "Learn.", "en", "../../", "https://x.org/y", "lessons/pro/02-runs.html"))
    <meta property="og:type" content="website">
    <meta property="og:title" content="Runs">
    <meta property="og:description" content="Learn.">
    <meta property="og:locale" content="en">
    <meta property="og:image" content="https://x.org/y/social.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:url" content="https://x.org/y/lessons/pro/02-runs.html">
    <meta name="twitter:card" content="summary_large_image">
    """
    properties = {
        "type": "website",
        "title": title,
        "description": about,
        "locale": lang,
        "image": f"{address}/{PICTURE}" if address else f"{up}{PICTURE}",
        "image:width": "1200",
        "image:height": "630",
        **({"url": f"{address}/{path}"} if address else {}),
    }
    lines = [f'<meta property="og:{name}" content="{escape(text)}">' for name, text in properties.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def index_html(programs: str, address: str = "") -> str:
    """Return the start page of the site, which leads to the home page in the visitor's language.

    *programs* is the name of the folder of scripts at the root of the site, and *address* the full URL of the
    root, or '' if it is unknown.
    """
    homes = {lang: f"notebooks/{'' if lang == ENGLISH else lang + '/'}home.html" for lang in languages()}
    links = [
        f'<p><a href="{home}" lang="{lang}">{voice(lang).say("page-title")}</a></p>'
        for lang, home in homes.items()
    ]
    with speaking(ENGLISH):
        title, about = escape(say("page-title")), escape(say("site-about"))
    return template("index").format(
        policy=POLICY, title=title, about=about, programs=programs, links="".join(links),
        social=social(say("page-title"), say("site-about"), ENGLISH, "", address, ""),
    )  # fmt: skip


FIGURE = '<div class="rw-figure">'


def _body(page: DrawnPage) -> str:
    """Return all cells of a page as HTML.

    In a lesson, prose that precedes a step is moved into the step, as in the app.
    """
    made: list[str] = []
    waiting: list[dict[str, Any]] = []
    for cell in page.cells:
        text = _cell(page, cell)
        view = page.states.get(cell["id"], {}).get("view")
        if not page.is_lesson or view in ("header", "footer", "lesson"):
            made += [*(_cell(page, each) for each in waiting), text]
            waiting = []
        elif view == "step" and FIGURE in text:
            made.append(text.replace(FIGURE, FIGURE + "".join(_output(page, each) for each in waiting), 1))
            waiting = []
        else:
            waiting.append(cell)
    return "\n".join(filter(None, [*made, *(_cell(page, each) for each in waiting)]))


def _cell(page: DrawnPage, cell: dict[str, Any]) -> str:
    shown = _output(page, cell)
    kind = "jp-MarkdownCell" if cell["cell_type"] == "markdown" else "jp-CodeCell"
    return f'<div class="jp-Cell {kind}">{shown}</div>' if shown else ""


def _output(page: DrawnPage, cell: dict[str, Any]) -> str:
    """Return the HTML of a cell's content, without the element around it; '' if the cell shows nothing."""
    if "notebook" in cell["metadata"].get("tags", []):
        return ""
    if cell["cell_type"] == "markdown":
        prose = formulas(markdown("".join(cell["source"])))
        return (
            '<div class="jp-RenderedHTMLCommon jp-RenderedMarkdown jp-MarkdownOutput" '
            f'data-mime-type="text/markdown">{prose}</div>'
        )
    shown = page.shown.get(cell["id"])
    if shown is None:
        return ""
    if "area" in shown:  # a saved output
        return str(shown["area"])
    if "state" in shown:
        inside = f' rw-host" data-rw-cell="{escape(cell["id"])}">{page.pictures.get(cell["id"], "")}'
    else:
        inside = f'">{shown.get("html") or shown.get("svg") or "<pre>" + escape(shown["text"]) + "</pre>"}'
    return f'<div class="jp-OutputArea-output lm-Widget jupyter-widgets{inside}</div>'


def markdown(text: str) -> str:
    """Convert Markdown to HTML as the app does, but with links that lead to pages of the site.

    >>> markdown("See [runs](../lessons/pro/02-runs.ipynb#x).")
    '<p>See <a href="../lessons/pro/02-runs.html#x">runs</a>.</p>'
    """
    from nbconvert.filters.markdown_mistune import markdown2html_mistune

    made: str = markdown2html_mistune(text)
    return LINK.sub(r"\1.html", made).strip()


POLICY = "; ".join([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'self'",
])  # fmt: skip
