"""The names of tiles, for single tiles and for lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from ...engine.tiles import Tile
from ..words import Argument, has, say


def sentence(text: str) -> str:
    """Return *text* with a capital letter at its start.

    >>> sentence("black 2 cannot stand here.")
    'Black 2 cannot stand here.'
    """
    return text[:1].upper() + text[1:]


def tile_name(tile: Tile) -> str:
    """Return a tile's name as people say it.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [tile_name(tile) for tile in parse_tiles("r7 * *r6")]
    ['red 7', 'Joker', 'Joker for red 6']
    >>> [tile_name(card) for card in parse_tiles("cq h7 sa")]
    ['queen of clubs', '7 of hearts', 'ace of spades']
    """
    if tile.colour is None or tile.number is None:
        return say("joker")
    if tile.colour.suit:
        name = say("card-name", suit=colour_key(tile), number=tile.number)
    else:
        name = say("tile-name", colour=colour_key(tile), number=tile.number)
    return say("joker-for", tile=name) if tile.joker else name


def tile_print(tile: Tile) -> str:
    """Return the number or letter printed on a tile or card, "" for a Joker.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [tile_print(tile) for tile in parse_tiles("r7 cq h10 ha *")]
    ['7', 'Q', '10', 'A', '']
    """
    if tile.joker or tile.colour is None:
        return ""
    return str(tile).removeprefix(tile.colour).upper()


def are_cards(tiles: Iterable[Tile]) -> bool:
    """Return whether any of *tiles* is a playing card rather than a tile."""
    return any(tile.colour is not None and tile.colour.suit for tile in tiles)


def say_of(tiles: Iterable[Tile], key: str, /, **args: Argument) -> str:
    """Return the message *key*; if *tiles* are cards, use the message's version for cards if there is one.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [say_of(parse_tiles(tiles), "count-tiles", count=2) for tiles in ("r7 k9", "h7 sa")]
    ['2 tiles', '2 cards']
    """
    name, dot, attribute = key.partition(".")
    cards = f"{name}-cards"
    chosen = cards if are_cards(tiles) and has(cards) else name
    return say(f"{chosen}{dot}{attribute}", **args)


def colour_key(tile: Tile) -> str:
    """Return the English name of a tile's colour or suit, or "joker", for use in messages and style sheets.

    >>> from rummy_widget.engine.tiles import JOKER
    >>> colour_key(JOKER)
    'joker'
    """
    return "joker" if tile.colour is None else tile.colour.name.lower()


def joined(names: Sequence[str], last: str = "list-two") -> str:
    """Return several names as one string, separated by commas and "and" in the current language.

    *last* is the key of the message that joins the last two names: "list-two" for "and", "list-or" for "or".

    >>> joined(["red 5", "red 6", "red 7"]), joined(["red 4", "red 7"], "list-or")
    ('red 5, red 6 and red 7', 'red 4 or red 7')
    """
    if len(names) < 2:
        return "".join(names)
    rest = reduce(lambda rest, name: say("list-many", rest=rest, last=name), names[1:-1], names[0])
    return say(last, first=rest, last=names[-1])


def melds_joined(melds: Sequence[str]) -> str:
    """Return descriptions of melds as one string, with separators that differ from those between tiles.

    >>> melds_joined(["run, red 5 to red 7", "group, yellow 9, blue 9 and black 9"])
    'run, red 5 to red 7; group, yellow 9, blue 9 and black 9'
    """
    return reduce(lambda rest, last: say("melds-melds", rest=rest, last=last), melds) if melds else ""


def tiles_names(tiles: Iterable[Tile], last: str = "list-two") -> str:
    """Return the names of tiles as a list in one string, with equal tiles counted together.

    *last* is the key of the message that joins the last two names: "list-two" for "and", "list-or" for "or".

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> tiles_names(parse_tiles("r7 r7 *"))
    'two red 7s and Joker'
    """
    return joined([_copies(tile, count) for tile, count in Counter(tiles).items()], last)


def _copies(tile: Tile, count: int) -> str:
    if tile.colour is not None and tile.number is not None and tile.colour.suit and not tile.joker:
        return say("card-copies", suit=colour_key(tile), number=tile.number, count=count)
    return say("tile-copies", tile=tile_name(tile), count=count)
