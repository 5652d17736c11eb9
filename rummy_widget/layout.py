"""Where tiles lie: an `Arrangement` of tiles on two shelves, and a `Layout`, the same with every copy told apart.

A layout is what is moved about: its tiles are known by their ids, and no move, sort or undo can lose one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias, TypeVar

from .faults import Fault, FaultCode, NotationError, RulesError
from .tiles import COLOURS, Tile, tile, words_of

__all__ = ["SLOTS", "Arrangement", "History", "Layout", "parse_arrangement"]

SLOTS = 60
"""The most slots of a shelf; two shelves hold every tile of the box with room to spare."""

T = TypeVar("T")
Shelves: TypeAlias = "tuple[tuple[T | None, ...], tuple[T | None, ...]]"


@dataclass(frozen=True, slots=True, repr=False)
class Arrangement:
    """Tiles and empty slots on an upper and a lower shelf; empty slots at a shelf's end do not count.

    >>> parse_arrangement("r5 r6 r7 _ b9 / _ _ k1")
    parse_arrangement('r5 r6 r7 | b9 / _ _ k1')
    """

    shelves: Shelves[Tile] = ((), ())

    def __post_init__(self) -> None:
        upper, lower = self.shelves
        object.__setattr__(self, "shelves", (_trimmed(upper), _trimmed(lower)))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, from the upper shelf's left to the lower shelf's right."""
        return tuple(each for shelf in self.shelves for each in shelf if each is not None)

    def rows(self) -> Iterator[tuple[int, int, tuple[Tile, ...]]]:
        """Each maximal row of neighbours, as (shelf, first slot, tiles): a segment of PRO-24."""
        for number, shelf in enumerate(self.shelves):
            start = 0
            for slot in range(len(shelf) + 1):
                if slot == len(shelf) or shelf[slot] is None:
                    if slot > start:
                        yield number, start, tuple(each for each in shelf[start:slot] if each is not None)
                    start = slot + 1

    def notation(self) -> str:
        """The arrangement as text: `|` for one empty slot between tiles, `_` for each of several or at the start."""
        upper, lower = (_shelf_notation(shelf) for shelf in self.shelves)
        return f"{upper} / {lower}".strip() if lower else upper

    def __repr__(self) -> str:
        return f"parse_arrangement({self.notation()!r})"


def parse_arrangement(text: str) -> Arrangement:
    """Read an arrangement: `_` or `|` is an empty slot, `;` one before the free tile, `/` ends the upper shelf.

    >>> parse_arrangement("r5 r6 r7 ; b9").shelves[0][3:]
    (None, tile('b9'))
    >>> parse_arrangement("r5 / r6 / r7")
    Traceback (most recent call last):
    rummy_widget.faults.NotationError: a second '/' (word 4): expected two shelves at most
    """
    shelves: list[list[Tile | None]] = [[]]
    for place, word in enumerate(words_of(text), 1):
        if word == "/":
            if len(shelves) == 2:
                raise NotationError(f"a second '/' (word {place}): expected two shelves at most")
            shelves.append([])
        else:
            shelves[-1].append(None if word in "_|;" else tile(word, place))
            if len(shelves[-1]) > SLOTS:
                raise NotationError(f"shelf too long at word {place}: expected at most {SLOTS} slots")
    upper, lower = shelves if len(shelves) == 2 else (shelves[0], [])
    return Arrangement((tuple(upper), tuple(lower)))


@dataclass(frozen=True, slots=True, repr=False)
class Layout:
    """Tiles that know their copies apart: `tiles[id]` is the tile, the shelves hold ids.

    >>> layout = Layout.of(parse_arrangement("r5 r6 | b9"))
    >>> layout.moved([2], shelf=0, slot=0)
    <Layout b9 r5 r6>
    >>> layout.moved([0, 1], shelf=1, slot=3)
    <Layout _ _ _ b9 / _ _ _ r5 r6>
    """

    tiles: tuple[Tile, ...]
    shelves: Shelves[int]

    @classmethod
    def of(cls, arrangement: Arrangement) -> Layout:
        """Number the tiles of an arrangement as they lie, from 0."""
        raise NotImplementedError

    def arrangement(self) -> Arrangement:
        """The tiles where they lie, without their ids."""
        raise NotImplementedError

    def moved(self, ids: Sequence[int], shelf: int, slot: int) -> Layout:
        """Lift some tiles and lay them down from *slot* on, in the order given."""
        raise NotImplementedError

    def sorted_by(self, by: Literal["run", "group"]) -> Layout:
        """All tiles in rows of one colour ("run") or one number ("group")."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class History:
    """A layout with all that can be undone and redone."""

    present: Layout
    past: tuple[tuple[Layout, int], ...] = ()
    future: tuple[tuple[Layout, int], ...] = ()

    @property
    def lifted(self) -> int:
        """Tiles lifted on the way here; what was undone does not count."""
        return sum(count for _, count in self.past)

    def do(self, layout: Layout, lifted: int = 0) -> History:
        raise NotImplementedError

    def undo(self) -> History:
        raise NotImplementedError

    def redo(self) -> History:
        raise NotImplementedError


def _trimmed(shelf: Iterable[T | None]) -> tuple[T | None, ...]:
    slots = list(shelf)
    while slots and slots[-1] is None:
        slots.pop()
    return tuple(slots)


def _shelf_notation(shelf: Sequence[Tile | None]) -> str:
    words = ["_" if each is None else str(each) for each in shelf]
    for slot in range(1, len(shelf) - 1):
        if shelf[slot] is None and shelf[slot - 1] is not None and shelf[slot + 1] is not None:
            words[slot] = "|"
    return " ".join(words)
