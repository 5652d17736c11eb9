"""Tiles and their notation: `r7 y13 k1`, `*` for a Joker, `*r6` for a Joker that stands for red 6.

A `Tile` is a kind, not a copy: the two red 7s of the set are equal. Copies exist as counts, and as
ids where tiles are moved about (`layout`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import total_ordering
from itertools import islice
from typing import Protocol, TypeAlias, runtime_checkable

from .faults import NotationError

__all__ = [
    "ALL_TILES",
    "COLOURS",
    "JOKER",
    "NUMBERS",
    "Colour",
    "Tile",
    "Tiles",
    "as_tiles",
    "notation",
    "parse_tiles",
    "spaced",
    "tile",
    "words_of",
]


class Colour(StrEnum):
    """One of the four colours; its value is its letter in notation (k is black, so that b is blue)."""

    RED = "r"
    YELLOW = "y"
    BLUE = "b"
    BLACK = "k"


COLOURS = tuple(Colour)
NUMBERS = range(1, 14)


@total_ordering
@dataclass(frozen=True, slots=True, repr=False)
class Tile:
    """A kind of tile: a colour and a number, or a Joker, which may stand for a colour and a number.

    >>> Tile(Colour.RED, 7)
    tile('r7')
    >>> str(Tile(Colour.RED, 6, joker=True))
    '*r6'
    >>> sorted([JOKER, tile("y1"), tile("r13"), tile("r2")])
    [tile('r2'), tile('r13'), tile('y1'), tile('*')]
    """

    colour: Colour | None
    number: int | None
    joker: bool = False

    def __post_init__(self) -> None:
        if self.colour is None and self.number is None and self.joker is True:
            return
        if not isinstance(self.colour, Colour) or type(self.number) is not int or self.number not in NUMBERS:
            raise ValueError(f"no such tile: colour {self.colour!r}, number {self.number!r}; "
                             "expected a Colour and a number 1-13, or JOKER")  # fmt: skip

    @property
    def kind(self) -> Tile:
        """The tile as it lies in the box: a Joker is a Joker, whatever it stands for."""
        return JOKER if self.joker else self

    @property
    def stands_for(self) -> Tile | None:
        """The tile that this one counts as: itself, or what a Joker stands for; None for a Joker at large."""
        if self.colour is None or self.number is None:
            return None
        return _TILES[f"{self.colour}{self.number}"] if self.joker else self

    @property
    def sort_key(self) -> tuple[int, int, bool]:
        """By colour as r y b k, then number; a Joker after the tile it stands for, or last of all."""
        if self.colour is None or self.number is None:
            return (len(COLOURS), 0, True)
        return (COLOURS.index(self.colour), self.number, self.joker)

    def __lt__(self, other: object) -> bool:
        return self.sort_key < other.sort_key if isinstance(other, Tile) else NotImplemented

    def __str__(self) -> str:
        joker = "*" if self.joker else ""
        return joker if self.colour is None else f"{joker}{self.colour}{self.number}"

    def __repr__(self) -> str:
        return f"tile({str(self)!r})"


JOKER = Tile(None, None, joker=True)
ALL_TILES = tuple(Tile(colour, number) for colour in COLOURS for number in NUMBERS)

# Every word that means a tile. Looking words up keeps the notation strict: no r07, no R7, no foreign digits.
_TILES = {str(each): each for each in ALL_TILES}
_TILES |= {f"*{each}": Tile(each.colour, each.number, joker=True) for each in ALL_TILES} | {"*": JOKER}

Tiles: TypeAlias = "str | Iterable[Tile | str]"
"""What is taken wherever tiles are wanted: text in notation, or any iterable of tiles."""

SEPARATORS = "_|/;"
LONGEST_TEXT = 4_000  # a rack of all 110 tiles is under 600 characters
MOST_TILES = 1_000


def tile(text: str | Tile, place: int | None = None) -> Tile:
    """Read one tile; *place* is its word's number in a longer text, for the error.

    >>> tile("r7").number
    7
    >>> tile("*r6").stands_for
    tile('r6')
    >>> tile("x9")
    Traceback (most recent call last):
    rummy_widget.faults.NotationError: no tile 'x9': expected r, y, b or k and a number 1-13, or * for a Joker
    """
    if isinstance(text, Tile):
        return text
    found = _TILES.get(text) if isinstance(text, str) else None
    if found is None:
        where = f" (word {place})" if place else ""
        raise NotationError(f"no tile {_short(text)}{where}: "
                            "expected r, y, b or k and a number 1-13, or * for a Joker")  # fmt: skip
    return found


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles with spaces between; the marks of a rack (`_ | / ;`) mean nothing here.

    >>> parse_tiles("r7 b13 | *")
    (tile('r7'), tile('b13'), tile('*'))
    >>> parse_tiles("r7 r14")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    rummy_widget.faults.NotationError: no tile 'r14' (word 2): expected r, y, b or k and a number 1-13, ...
    """
    return tuple(tile(word, place) for place, word in enumerate(words_of(text), 1) if word not in SEPARATORS)


def as_tiles(tiles: Tiles) -> tuple[Tile, ...]:
    """Take text in notation or any iterable of tiles, and give a tuple of tiles.

    >>> as_tiles([JOKER, "r7"]) == as_tiles("* r7")
    True
    """
    if isinstance(tiles, str):
        return parse_tiles(tiles)
    if isinstance(tiles, Tile):
        return (tiles,)
    if not isinstance(tiles, Iterable):
        raise NotationError(f"no tiles: {_short(tiles)}; expected text such as 'r7 b13 *', or tiles")
    taken = tuple(islice(tiles, MOST_TILES + 1))
    if len(taken) > MOST_TILES:
        raise NotationError(f"too many tiles: more than {MOST_TILES}")
    return tuple(tile(each) for each in taken)


@runtime_checkable
class Notated(Protocol):
    """Anything that can write itself down: an arrangement, a meld, a closing."""

    def notation(self) -> str: ...


def notation(x: Tile | Notated | Iterable[Tile]) -> str:
    """Write down *x* as text that reads back to it.

    >>> notation(tile("*r6")), notation(parse_tiles("r7  b13|*"))
    ('*r6', 'r7 b13 *')
    """
    if isinstance(x, Tile):
        return str(x)
    if isinstance(x, Notated):
        return x.notation()
    return spaced(as_tiles(x))


def spaced(tiles: Iterable[Tile]) -> str:
    """The tiles' notation with a space between."""
    return " ".join(map(str, tiles))


def words_of(text: str) -> Iterator[str]:
    """The words of a text, each separator one of its own; text of unlikely length is refused."""
    if not isinstance(text, str):
        raise NotationError(f"not text: {_short(text)}; expected tiles such as 'r7 b13 *'")
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"text too long: {len(text)} characters, expected at most {LONGEST_TEXT}")
    for mark in SEPARATORS:
        text = text.replace(mark, f" {mark} ")
    return iter(text.split())


def _short(x: object) -> str:
    """Quote what came in, but never at length."""
    if isinstance(x, str):
        return repr(x if len(x) <= 20 else x[:20] + "...")
    return type(x).__name__
