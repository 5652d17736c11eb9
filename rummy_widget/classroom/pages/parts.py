"""Build HTML for the printable pages of a class; strings are escaped unless they are `Markup`."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from importlib.resources import files

from ...engine.tiles import ALL_TILES
from ...formulas import mathml, read_formula
from ...text.sentences.seats import same_name
from ...text.sentences.tiles import tile_name
from ...text.svg import tiles_svg
from ...text.words import language, say
from ..families import ClassExercise


class Markup(str):
    """A string that is already HTML, and is not escaped again."""

    __slots__ = ()


Part = str | None
"""A part of an HTML element: a plain string, which is escaped, or `Markup`; None is left out."""


def tag(name: str, *parts: Part, **attributes: str | int | None) -> Markup:
    """Return an HTML element with a name, parts between its tags, and attributes.

    Parts are escaped unless they are `Markup`. Parts and attributes that are None are left out. A trailing
    underscore of an attribute's name is removed, and other underscores become hyphens.

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
    """Return the parts joined into one piece of HTML.

    Strings are escaped unless they are `Markup`; None is left out.

    >>> joined("a & b", None, Markup("<br>"))
    'a &amp; b<br>'
    """
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts if part))


def document(title: str, *parts: Part, kind: str) -> str:
    """Return a complete HTML page; *kind* is the CSS class of its content.

    The style sheet is included. The page is not allowed to load anything or to run scripts.
    """
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        # The page can't load or run anything, even if a pseudonym contains HTML.
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


@lru_cache(maxsize=1024)
def formula(text: str, symbols: tuple[str, ...] = ()) -> Markup:
    """Return a formula as MathML.

    *text* is the formula as it would be typed, and *symbols* are the names of its variables. Raises
    FormulaError, a ValueError, if *text* cannot be parsed.
    """
    return Markup(mathml(read_formula(text, symbols)))


def rack(exercise: ClassExercise) -> Markup | None:
    """Return the picture of the tiles that an exercise shows, or None if it shows none."""
    return tag("div", Markup(tiles_svg(exercise.rack, scale=0.62)), class_="tiles") if exercise.rack else None


def head(exercise: ClassExercise, number: int) -> Markup:
    """Return the HTML heading of an exercise: its number on the page, its title and its topic."""
    return heading("h2", number, exercise.title, say("topic", topic=exercise.topic))


def heading(level: str, number: int, title: str, beside: str) -> Markup:
    """Return an HTML heading with a number, a title, and the note *beside* in small print next to the title.

    *level* is the name of the element, such as "h2".
    """
    shown = tag("span", str(number), class_="number")
    return tag(level, shown, f" {title} ", tag("span", beside, class_="topic"))


def tile_of(pseudonym: str) -> Markup | None:
    """Return the picture of the tile that a pseudonym names, or None if it does not name one."""
    for tile in ALL_TILES:
        name = tile_name(tile)
        if same_name(pseudonym, name) or same_name(pseudonym, say("class-twin", tile=name)):
            return tag("span", Markup(tiles_svg((tile,), scale=0.62)), class_="tile")
    return None
