"""Names of tiles, and of several in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..tiles import Tile
from ..words import say


def sentence(text: str) -> str:
    """The text with a capital at its start.

    >>> sentence("black 2 cannot stand here.")
    'Black 2 cannot stand here.'
    """
    return text[:1].upper() + text[1:]


def tile_name(tile: Tile) -> str:
    """A tile as people say it.

    >>> from rummy_widget.tiles import parse_tiles
    >>> [tile_name(tile) for tile in parse_tiles("r7 * *r6")]
    ['red 7', 'Joker', 'Joker for red 6']
    """
    if tile.colour is None or tile.number is None:
        return say("joker")
    name = say("tile-name", colour=colour_key(tile), number=tile.number)
    return say("joker-for", tile=name) if tile.joker else name


def colour_key(tile: Tile) -> str:
    """A tile's colour as the words and the style sheet know it: red, yellow, blue, black or joker.

    >>> from rummy_widget.tiles import JOKER
    >>> colour_key(JOKER)
    'joker'
    """
    return "joker" if tile.colour is None else tile.colour.name.lower()


def joined(names: Sequence[str], last: str = "list-two") -> str:
    """Names in a row, the last after "and" (or, with "list-or", after "or").

    >>> joined(["red 5", "red 6", "red 7"]), joined(["red 4", "red 7"], "list-or")
    ('red 5, red 6 and red 7', 'red 4 or red 7')
    """
    if len(names) < 2:
        return "".join(names)
    rest = names[0]
    for name in names[1:-1]:
        rest = say("list-many", rest=rest, last=name)
    return say(last, first=rest, last=names[-1])


def tiles_names(tiles: Iterable[Tile], last: str = "list-two") -> str:
    """Tiles in a row as people say them, copies of a tile together.

    >>> from rummy_widget.tiles import parse_tiles
    >>> tiles_names(parse_tiles("r7 r7 *"))
    'two red 7s and Joker'
    """
    counted: dict[Tile, int] = {}
    for tile in tiles:
        counted[tile] = counted.get(tile, 0) + 1
    names = [say("tile-copies", tile=tile_name(tile), count=count) for tile, count in counted.items()]
    return joined(names, last)
