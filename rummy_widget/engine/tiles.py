"""Tiles and their notation: `r7 y13 k1`, `*` for a Joker, `*r6` for a Joker that stands for red 6.

Playing cards are tiles too, with four suits instead of four colours: `h5 s8 dj cq hk ha`.

A `Tile` is a kind of tile, not one physical tile: the two red 7s in the box are equal `Tile` objects. Code
that has to tell them apart counts them, or gives each an id (see `Layout`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import total_ordering
from itertools import islice
from typing import Protocol, TypeAlias, runtime_checkable


class NotationError(ValueError):
    """An error for text that isn't valid tile notation.

    Attributes:
        kind: what is wrong, from which a message in any language can be written: "tile" or "card" (there is
            no such tile or card), "shelves" (more than two shelves), "shelf" (too many slots on a shelf),
            "long" (too many characters), or "" for anything else.
        word: the word that can't be read, quoted; "" if the error isn't about a single word.
        place: the position of the wrong word among the words of the text, counted from 1; None if unknown.
        most: the greatest number of slots on a shelf, or of characters, that is allowed; 0 if the error isn't
            about a length.
    """

    def __init__(
        self, text: str = "", *, kind: str = "", word: str = "", place: int | None = None, most: int = 0
    ) -> None:
        super().__init__(text)
        self.kind, self.word, self.place, self.most = kind, word, place, most


class Colour(StrEnum):
    """A colour of tiles or a suit of cards; its value is its letter in tile notation (k is black, b blue).

    >>> Colour.BLUE.lane, Colour.CLUBS.lane, Colour.CLUBS.suit
    (2, 2, True)
    """

    RED = "r"
    YELLOW = "y"
    BLUE = "b"
    BLACK = "k"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"
    SPADES = "s"

    @property
    def suit(self) -> bool:
        """Whether this is a suit of playing cards, not a colour of tiles."""
        return self in SUITS

    @property
    def lane(self) -> int:
        """The index, 0 to 3, of this colour among the four colours, or of this suit among the four suits."""
        return _PLACES[self] % len(COLOURS)

    @property
    def ink(self) -> str:
        """The name of the colour in which a tile or card is printed: "red", "yellow", "blue" or "black"."""
        return _INKS[self]


COLOURS = (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.BLACK)
SUITS = (Colour.HEARTS, Colour.DIAMONDS, Colour.CLUBS, Colour.SPADES)
NUMBERS = range(1, 14)
RANKS = {1: "a", 11: "j", 12: "q", 13: "k"}
"""The letters for the ace, jack, queen and king in card notation, by number.

Other cards are written with their number.
"""
_PLACES = {colour: place for place, colour in enumerate(Colour)}
_INKS = {colour: colour.name.lower() for colour in COLOURS} | dict(
    zip(SUITS, ("red", "red", "black", "black"), strict=True)
)


@total_ordering
@dataclass(frozen=True, slots=True, repr=False)
class Tile:
    """A kind of tile: a colour and a number, or a Joker, which may stand for a colour and a number.

    Attributes:
        colour: the colour or suit; None for a plain Joker, one that may stand for any tile.
        number: the number, 1 to 13; None for a plain Joker.
        joker: whether it is a Joker. If a Joker has a colour and a number, it stands for that tile.
        code: an integer from 0 to 255 that is unique for each kind of tile; the code of `JOKER` is 0.

    >>> Tile(Colour.RED, 7)
    tile('r7')
    >>> str(Tile(Colour.RED, 6, joker=True))
    '*r6'
    >>> sorted([JOKER, tile("y1"), tile("r13"), tile("r2")])
    [tile('r2'), tile('r13'), tile('y1'), tile('*')]
    >>> Tile(Colour.HEARTS, 13)
    tile('hk')
    """

    colour: Colour | None
    number: int | None
    joker: bool = False
    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.colour is None and self.number is None and self.joker is True:
            object.__setattr__(self, "code", 0)
            return
        if not isinstance(self.colour, Colour) or type(self.number) is not int or self.number not in NUMBERS:
            raise ValueError(f"no such tile: colour {self.colour!r}, number {self.number!r}; "
                             "expected a Colour and a number 1-13, or JOKER")  # fmt: skip
        object.__setattr__(self, "code", 32 * _PLACES[self.colour] + 2 * self.number + self.joker)

    def __hash__(self) -> int:
        return self.code

    @property
    def kind(self) -> Tile:
        """This tile itself, or plain `JOKER` if it is a Joker, whatever tile the Joker stands for."""
        return JOKER if self.joker else self

    @property
    def stands_for(self) -> Tile | None:
        """The tile that this one counts as: itself, or for a Joker the tile that it stands for.

        None for a plain Joker, which may stand for any tile.
        """
        if self.colour is None or self.number is None:
            return None
        return _NATURALS[self.colour, self.number] if self.joker else self

    @property
    def sort_key(self) -> tuple[int, int, bool]:
        """The key by which tiles are sorted: by colour, then by number.

        The order is red, yellow, blue and black, and for playing cards hearts, diamonds, clubs and spades.
        A Joker comes after the tile that it stands for; a plain Joker comes last of all.
        """
        if self.colour is None or self.number is None:
            return (len(_PLACES), 0, True)
        return (_PLACES[self.colour], self.number, self.joker)

    def __lt__(self, other: object) -> bool:
        return self.sort_key < other.sort_key if isinstance(other, Tile) else NotImplemented

    def __str__(self) -> str:
        joker = "*" if self.joker else ""
        if self.colour is None or self.number is None:
            return joker
        rank = RANKS.get(self.number, self.number) if self.colour.suit else self.number
        return f"{joker}{self.colour}{rank}"

    def __repr__(self) -> str:
        return f"tile({str(self)!r})"


JOKER = Tile(None, None, joker=True)
ALL_TILES = tuple(Tile(colour, number) for colour in COLOURS for number in NUMBERS)
CARDS = tuple(Tile(suit, number) for suit in SUITS for number in NUMBERS)

# Every word of notation for a tile. A lookup keeps the notation strict: no r07, no R7, no foreign digits.
_NATURALS = {(each.colour, each.number): each for each in (*ALL_TILES, *CARDS)}
_TILES = {str(each): each for each in _NATURALS.values()}
_TILES |= {f"{suit}1": _NATURALS[suit, 1] for suit in SUITS}  # an ace by its number
_TILES |= {f"*{word}": Tile(each.colour, each.number, joker=True) for word, each in _TILES.items()}
_TILES["*"] = JOKER

Tiles: TypeAlias = "str | Iterable[Tile | str]"
"""The type of an argument that gives tiles: a string in notation, or any iterable of tiles or words."""

SEPARATORS = "_|/;"
LONGEST_TEXT = 4_000  # a rack of all 110 tiles is under 600 characters
MOST_TILES = 1_000


def tile(text: str | Tile, place: int | None = None) -> Tile:
    """Return the tile that a word of tile notation names, such as "r7" or "*"; a `Tile` is returned as it is.

    *place* is the position of the word among several words, counted from 1; it is only used in the error
    message. Raises NotationError if there is no such tile.

    >>> tile("r7").number
    7
    >>> tile("*r6").stands_for
    tile('r6')
    >>> tile("x9")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no tile 'x9': expected r, y, b or k and a number 1-13, or * ...
    >>> tile("h14")
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no card 'h14': expected h, d, c or s and a, 2-10, j, q or k
    """
    if isinstance(text, Tile):
        return text
    found = _TILES.get(text) if isinstance(text, str) else None
    if found is None:
        word, where = _short(text), f" (word {place})" if place else ""
        if isinstance(text, str) and text.removeprefix("*")[:1] in tuple(SUITS):
            raise NotationError(
                f"no card {word}{where}: expected h, d, c or s and a, 2-10, j, q or k",
                kind="card", word=word, place=place,
            )  # fmt: skip
        raise NotationError(
            f"no tile {word}{where}: expected r, y, b or k and a number 1-13, or * for a Joker",
            kind="tile", word=word, place=place,
        )  # fmt: skip
    return found


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles named in a string of tile notation, such as "r7 b13 *".

    Tiles are separated by spaces. The marks `_ | / ;`, which stand for empty slots or separate melds and
    shelves, are skipped. Raises NotationError if a word isn't a tile, or if *text* is longer than 4,000
    characters.

    >>> parse_tiles("r7 b13 | *")
    (tile('r7'), tile('b13'), tile('*'))
    >>> parse_tiles("r7 r14")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no tile 'r14' (word 2): expected r, y, b or k and ...
    """
    return tuple(tile(word, place) for place, word in enumerate(words_of(text), 1) if word not in SEPARATORS)


_ONLY_TILES = frozenset([Tile])


def as_tiles(tiles: Tiles) -> tuple[Tile, ...]:
    """Convert a string in tile notation, or any iterable of tiles or words of notation, to a tuple of tiles.

    Raises NotationError if a word isn't a tile, or if there are more than 1,000 tiles.

    >>> as_tiles([JOKER, "r7"]) == as_tiles("* r7")
    True
    """
    if type(tiles) is tuple and len(tiles) <= MOST_TILES and _ONLY_TILES.issuperset(map(type, tiles)):
        return tiles
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
class HasNotation(Protocol):
    """Any object with a method `notation`, such as an `Arrangement`, a `Meld` or a `Closing`."""

    def notation(self) -> str:
        """Return the object as a string in tile notation, from which an equal object can be read."""
        ...


def notation(x: Tile | HasNotation | Iterable[Tile]) -> str:
    """Return *x* as a string in tile notation, from which the same tiles can be read again.

    >>> notation(tile("*r6")), notation(parse_tiles("r7  b13|*"))
    ('*r6', 'r7 b13 *')
    """
    if isinstance(x, Tile):
        return str(x)
    if isinstance(x, HasNotation):
        return x.notation()
    return spaced(as_tiles(x))


def spaced(tiles: Iterable[Tile]) -> str:
    """Return tiles as a string in tile notation, separated by spaces, such as "r5 r6 *"."""
    return " ".join(map(str, tiles))


def words_of(text: str) -> Iterator[str]:
    """Return the words of a string in tile notation; each of the marks `_ | / ;` is a separate word.

    Raises NotationError if *text* isn't a string or is longer than 4,000 characters.
    """
    if not isinstance(text, str):
        raise NotationError(f"not text: {_short(text)}; expected tiles such as 'r7 b13 *'")
    if len(text) > LONGEST_TEXT:
        raise NotationError(
            f"text too long: {len(text)} characters, expected at most {LONGEST_TEXT}",
            kind="long", most=LONGEST_TEXT,
        )  # fmt: skip
    for mark in SEPARATORS:
        text = text.replace(mark, f" {mark} ")
    return iter(text.split())


def _short(x: object) -> str:
    """Return the text by which an error message names a wrong value.

    For a string, that is the string in quotes, cut after 20 characters; otherwise it is the name of the
    value's type.
    """
    if isinstance(x, str):
        return repr(x if len(x) <= 20 else x[:20] + "...")
    return type(x).__name__
