"""Convert typed tiles to notation, and explain why typed tiles can't be read."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ...engine.tiles import COLOURS, NotationError
from ..words import languages, say, speaking

_TILE = re.compile(r"(\*?[rybk])\s*(\d{1,2})(?!\d)")  # r5, r 5
_BACKWARDS = re.compile(r"(?<!\d)(\d{1,2})\s*([rybk])(?![a-z])")  # 5 r: the number first
_CARD = re.compile(r"(?<![a-z0-9])([hdcs])\s*(10|[2-9ajqk])(?![a-z0-9])")


def in_notation(text: str) -> str:
    """Return tiles that somebody has typed, converted to the notation that the parser reads.

    Tiles may be typed in capital letters, with commas or without spaces, and also by their names in any
    supported language. Unknown words stay as they are, so that the error of the parser can name them.

    >>> in_notation("R5,r6, R7 ; b9b10b11")
    'r5 r6 r7 ; b9 b10 b11'
    >>> in_notation("red 5, red 6, Joker | 9 black"), in_notation("roșu 5 galben 6 joli")
    ('r5 r6 * | k9', 'r5 y6 *')
    >>> in_notation("r5 x7")
    'r5 x7'
    """
    if not isinstance(text, str):
        return text
    read = _simplified(text)
    for name, sign in _notation_of_names():
        read = re.sub(rf"(?<![a-z]){name}(?![a-z])", sign, read)
    parts = re.split(r"([,|;/_])", read)  # within a part, the colour always comes first, or the number does
    return " ".join(" ".join("" if part == "," else _in_notation(part) for part in parts).split())


def _in_notation(part: str) -> str:
    if part.strip()[:1].isdigit():
        part = _BACKWARDS.sub(lambda found: f" {found[2]}{int(found[1])} ", part)
    else:
        part = _TILE.sub(lambda found: f" {found[1]}{int(found[2])} ", part)
    part = _CARD.sub(r" \1\2 ", part)
    return re.sub(r"\*(?![rybk]\d)", " * ", part)


def notation_sentence(error: NotationError) -> str:
    """Return a sentence that says why typed tiles cannot be read, in the current language.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> try:
    ...     parse_tiles("r5 r99")
    ... except NotationError as error:
    ...     notation_sentence(error)
    "There's no tile 'r99'. Write r5 or red 5 for a tile, and * for a Joker."
    """
    if not error.kind:
        return str(error)
    return say(f"typed-{error.kind}", word=error.word, place=error.place or 0, most=error.most)


def _simplified(text: str) -> str:
    """Return a string in lower case and without diacritics, which some keyboards do not have."""
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(each for each in apart if not unicodedata.combining(each))


@lru_cache
def _notation_of_names() -> tuple[tuple[str, str], ...]:
    """Return all names of colours and Jokers, in every language, with their notation; the longest first."""
    found: dict[str, str] = {}
    for language in languages():
        with speaking(language):
            for colour in COLOURS:
                found |= {
                    _simplified(name): str(colour)
                    for name in say("typed-colour", colour=colour.name.lower()).split(", ")
                }
            found |= {_simplified(name): "*" for name in say("typed-joker").split(", ")}
    return tuple(sorted(found.items(), key=lambda each: -len(each[0])))
