"""Parts of pages for browsers without scripts: the rules of all games but Rummy PRO, and a list of lessons.

The rules of Rummy PRO are on the page anyway.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from ..text.rulebook import BOOKS, rulebook_html
from ..text.words import speaking
from ..tutor import all_courses


def no_script_html(views: Iterable[str], lang: str, up: str) -> str:
    """Return the HTML to add at the end of a page, for browsers that run no scripts; '' if nothing is needed.

    *views* are the names of the page's widgets: "rules" adds the rules of the other games, and "home" the
    list of lessons. *lang* is the page's language, and *up* the relative path to the site's root.

    >>> no_script_html(["step"], "en", "../")
    ''
    >>> 'href="../lessons/rummikub/ro/' in no_script_html(["home"], "ro", "../")
    True
    """
    shown = set(views)
    with speaking(lang):
        parts = [_books()] if "rules" in shown else [_lessons(lang, up)] if "home" in shown else []
    return "".join(
        f'\n<noscript><div class="jp-RenderedHTMLCommon jp-RenderedMarkdown">{each}</div></noscript>'
        for each in parts
    )


def _books() -> str:
    others = BOOKS[1:]  # the first one is on the page anyway
    return "".join(f'<div id="{book}">{rulebook_html(book, words=False)}</div>' for book in others)


def _lessons(lang: str, up: str) -> str:
    parts = []
    for course in all_courses().values():
        rows = "".join(
            f'<li><a href="{up}lessons/{lesson.page_in(lang).removesuffix(".ipynb")}.html">'
            f"{escape(str(lesson.title))}</a></li>"
            for lesson in course.lessons
        )
        parts.append(f"<h2>{escape(str(course.outline.title))}</h2><ol>{rows}</ol>")
    return "".join(parts)
