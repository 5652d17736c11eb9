"""`Arrangement`: the tiles on the two shelves of a rack, which can be read from and written as a string."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias, TypeVar

from ..faults import NotationError
from ..tiles import Tile, tile, words_of

SLOTS = 60
"""The maximum number of slots of a shelf; two shelves of this length have room for all tiles of the box."""

T = TypeVar("T")
Shelves: TypeAlias = "tuple[tuple[T | None, ...], tuple[T | None, ...]]"
"""The upper and the lower shelf of a rack: for each slot its content, or None if the slot is empty."""


@dataclass(frozen=True, slots=True, repr=False)
class Arrangement:
    """The tiles and empty slots on the upper and the lower shelf of a rack.

    Empty slots at the right end of a shelf are dropped.

    Attributes:
        shelves: the upper and the lower shelf: for each slot its tile, or None if the slot is empty.

    >>> parse_arrangement("r5 r6 r7 _ b9 / _ _ k1")
    parse_arrangement('r5 r6 r7 | b9 / _ _ k1')
    """

    shelves: Shelves[Tile] = ((), ())

    def __post_init__(self) -> None:
        upper, lower = self.shelves
        object.__setattr__(self, "shelves", (trimmed(upper), trimmed(lower)))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the rack, from left to right, those on the upper shelf first."""
        return tuple(each for shelf in self.shelves for each in shelf if each is not None)

    def rows(self) -> Iterator[tuple[int, int, tuple[Tile, ...]]]:
        """Yield each row of neighbouring tiles as (shelf, first slot, tiles); gaps separate rows (PRO-24).

        The shelf is 0 for the upper and 1 for the lower one; slots are counted from 0.
        """
        for number, shelf in enumerate(self.shelves):
            for empty, places in groupby(enumerate(shelf), key=lambda place: place[1] is None):
                if not empty:
                    row = tuple(places)
                    yield number, row[0][0], tuple(each for _, each in row if each is not None)

    def notation(self) -> str:
        """Return the rack as a string: tiles, `|` or `_` for empty slots, and `/` between the shelves.

        `|` is a single empty slot between two tiles, `_` any other empty slot.
        """
        upper, lower = (_shelf_notation(shelf) for shelf in self.shelves)
        return f"{upper} / {lower}".strip() if lower else upper

    def __repr__(self) -> str:
        return f"parse_arrangement({self.notation()!r})"


def parse_arrangement(text: str) -> Arrangement:
    """Read the tiles of a rack from a string: `_`, `|` and `;` are empty slots, `/` ends the upper shelf.

    Raises NotationError if a word isn't a tile, or if there are too many shelves, or too many slots on a
    shelf.

    >>> parse_arrangement("r5 r6 r7 ; b9").shelves[0][3:]
    (None, tile('b9'))
    >>> parse_arrangement("r5 / r6 / r7")
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: a second '/' (word 4): expected two shelves at most
    """
    shelves: list[list[Tile | None]] = [[]]
    for place, word in enumerate(words_of(text), 1):
        if word == "/":
            if len(shelves) == 2:
                raise NotationError(
                    f"a second '/' (word {place}): expected two shelves at most", kind="shelves", place=place
                )
            shelves.append([])
        else:
            shelves[-1].append(None if word in "_|;" else tile(word, place))
            if len(shelves[-1]) > SLOTS:
                raise NotationError(
                    f"shelf too long at word {place}: expected at most {SLOTS} slots",
                    kind="shelf", place=place, most=SLOTS,
                )  # fmt: skip
    upper, lower = shelves if len(shelves) == 2 else (shelves[0], [])
    return Arrangement((tuple(upper), tuple(lower)))


def trimmed(shelf: Iterable[T | None]) -> tuple[T | None, ...]:
    """Return a shelf without the empty slots (None) at its end."""
    slots = list(shelf)
    while slots and slots[-1] is None:
        slots.pop()
    return tuple(slots)


def _shelf_notation(shelf: Sequence[Tile | None]) -> str:
    """Return a shelf in notation: `|` is a single empty slot between tiles, `_` any other empty slot."""
    words = ["_" if each is None else str(each) for each in shelf]
    for slot in range(1, len(shelf) - 1):
        if shelf[slot] is None and shelf[slot - 1] is not None and shelf[slot + 1] is not None:
            words[slot] = "|"
    return " ".join(words)
