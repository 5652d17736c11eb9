"""Pieces that several pages have: formulas as they are typeset, tiles, the head of an exercise."""

from __future__ import annotations

from functools import lru_cache

from ...engine.tiles import ALL_TILES
from ...formulas import mathml, read_formula
from ...text.sentences.seats import same_name
from ...text.sentences.tiles import tile_name
from ...text.svg import tiles_svg
from ...text.words import say
from ..families import ClassExercise
from .html import Markup, tag


@lru_cache(maxsize=1024)
def formula(text: str, symbols: tuple[str, ...] = ()) -> Markup:
    """Return a formula, typeset."""
    return Markup(mathml(read_formula(text, symbols)))


def rack(exercise: ClassExercise) -> Markup | None:
    """Return the tiles that an exercise shows."""
    return tag("div", Markup(tiles_svg(exercise.rack, scale=0.62)), class_="tiles") if exercise.rack else None


def head(exercise: ClassExercise, number: int) -> Markup:
    """Number, name and topic of an exercise."""
    return heading("h2", number, exercise.title, say("topic", topic=exercise.topic))


def heading(level: str, number: int, title: str, beside: str) -> Markup:
    """Return a heading: a number, a title, and a remark in small letters beside it."""
    shown = tag("span", str(number), class_="number")
    return tag(level, shown, f" {title} ", tag("span", beside, class_="topic"))


def tile_of(pseudonym: str) -> Markup | None:
    """Return the picture of the tile that a pseudonym names."""
    for tile in ALL_TILES:
        name = tile_name(tile)
        if same_name(pseudonym, name) or same_name(pseudonym, say("class-twin", tile=name)):
            return tag("span", Markup(tiles_svg((tile,), scale=0.62)), class_="tile")
    return None
