"""HTML in small pieces. Text is escaped unless it is `Markup`, which only we make."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from ...text.words import language, say


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Part = str | None
"""Text or markup; None for what is not there."""


def tag(name: str, *parts: Part, **attributes: str | int | None) -> Markup:
    """Return an element; an attribute that is None is left out, and a trailing _ of its name too.

    >>> tag("p", "1 < 2 ", tag("b", "yes"), class_="small")
    '<p class="small">1 &lt; 2 <b>yes</b></p>'
    """
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{said}>{joined(*parts)}</{name}>")


def joined(*parts: Part) -> Markup:
    """Pieces one after the other.

    >>> joined("a & b", None, Markup("<br>"))
    'a &amp; b<br>'
    """
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts if part))


def document(title: str, *parts: Part, kind: str) -> str:
    """Return a whole page, with its style in it."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        # Nothing is fetched and nothing runs, whatever a pseudonym says.
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'; img-src data:\">"
        f"{tag('title', title)}<style>{_style()}</style>"
    )
    hint = tag("p", say("page-print"), class_="screen-only print-hint")
    body = tag("body", tag("main", hint, *parts, class_=kind))
    return f'<!doctype html>\n<html lang="{language()}"><head>{head}</head>{body}</html>\n'


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")
