"""Where tiles lie: an `Arrangement` of tiles on two shelves, and a `Layout`, the same with copies told apart.

A layout is what is moved about: its tiles are known by their ids, and no move, sort or undo can lose one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from .faults import Fault, FaultCode, NotationError, RulesError
from .tiles import Colour, Tile, tile, words_of

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
        """The arrangement as text: `|` for one empty slot between tiles, `_` for several and at the start."""
        upper, lower = (_shelf_notation(shelf) for shelf in self.shelves)
        return f"{upper} / {lower}".strip() if lower else upper

    def __repr__(self) -> str:
        return f"parse_arrangement({self.notation()!r})"


def parse_arrangement(text: str) -> Arrangement:
    """Read an arrangement: `_`, `|` and `;` are an empty slot, `/` ends the upper shelf.

    >>> parse_arrangement("r5 r6 r7 ; b9").shelves[0][3:]
    (None, tile('b9'))
    >>> parse_arrangement("r5 / r6 / r7")
    Traceback (most recent call last):
    rummy_widget.tiles.NotationError: a second '/' (word 4): expected two shelves at most
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
        ids = iter(range(len(arrangement.tiles)))
        upper, lower = (
            tuple(None if each is None else next(ids) for each in shelf) for shelf in arrangement.shelves
        )
        return cls(arrangement.tiles, (upper, lower))

    def arrangement(self) -> Arrangement:
        """The tiles where they lie, without their ids."""
        upper, lower = (
            tuple(None if id is None else self.tiles[id] for id in shelf) for shelf in self.shelves
        )
        return Arrangement((upper, lower))

    def moved(self, ids: Sequence[int], shelf: int, slot: int) -> Layout:
        """Lift some tiles and lay them down from *slot* on, in the order given.

        Onto an empty slot they go there; onto a tile they go before it, and it moves on to the next gap with
        all that lies between. Raises RulesError where a tile is not on the rack, or where there is no room.

        >>> Layout.of(parse_arrangement("r5 r6 | b9 b10")).moved([3], shelf=0, slot=1)
        <Layout r5 b10 r6 b9>
        """
        if not ids or len(set(ids)) != len(ids) or any(each not in self._lying() for each in ids):
            raise _refused(FaultCode.NOT_IN_ROW, f"no such tiles on the rack: {list(ids)!r:.80}")
        if shelf not in (0, 1) or not 0 <= slot < SLOTS:
            raise _refused(FaultCode.SHELF_FULL, f"no such place: shelf {shelf!r}, slot {slot!r}")
        lifted = frozenset(ids)
        shelves = [[None if id in lifted else id for id in row] for row in self.shelves]
        row, waiting = shelves[shelf], deque(ids)
        while waiting:
            row.extend([None] * (slot + 1 - len(row)))
            here, row[slot] = row[slot], waiting.popleft()
            if here is not None:
                waiting.append(here)
            slot += 1
        if len(row) > SLOTS:
            raise _refused(FaultCode.SHELF_FULL, f"no room on that shelf: expected at most {SLOTS} slots")
        return Layout(self.tiles, (_trimmed(shelves[0]), _trimmed(shelves[1])))

    def with_tile(self, tile: Tile) -> Layout:
        """One more tile, alone at the end of the shorter shelf that is in use.

        >>> Layout.of(parse_arrangement("r5 r6 / b9")).with_tile(parse_arrangement("k1").tiles[0])
        <Layout r5 r6 / b9 | k1>
        """
        upper, lower = self.shelves
        new = len(self.tiles)
        shelves = (upper, (*lower, None, new)) if lower else ((*upper, None, new) if upper else (new,), lower)
        return Layout((*self.tiles, tile), shelves)

    def without(self, id: int) -> Layout:
        """The same without a tile; the others keep their places and ids.

        >>> Layout.of(parse_arrangement("r5 r6 | b9")).without(1)
        <Layout r5 _ _ b9>
        """
        if id not in self._lying():
            raise _refused(FaultCode.NOT_IN_ROW, f"no such tile on the rack: {id!r:.80}")
        upper, lower = (tuple(None if each == id else each for each in shelf) for shelf in self.shelves)
        return Layout(self.tiles, (_trimmed(upper), _trimmed(lower)))

    def sorted_by(self, by: Literal["run", "group"]) -> Layout:
        """All tiles in rows of one colour ("run") or one number ("group"), Jokers last.

        Rows of a colour end where a number is missing or comes again: a second copy stands in a row of
        its own.

        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("run")
        <Layout r5 r6 r7 | r6 | b9 / k9 | *>
        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("group")
        <Layout r5 | r6 | r6 | r7 / b9 k9 | *>
        """
        rows = self._runs() if by == "run" else self._groups()
        jokers = [id for id in self._lying() if self.tiles[id].joker]
        return Layout(self.tiles, _shelved([*rows, *([jokers] if jokers else [])]))

    def relaid(self, arrangement: Arrangement) -> Layout | None:
        """The same tiles laid as an arrangement says; None where its tiles are others.

        Of equal copies, those that can stay where they are keep their place.
        """
        lying = {
            (s, i): id for s, row in enumerate(self.shelves) for i, id in enumerate(row) if id is not None
        }
        wanted = {
            (s, i): each
            for s, row in enumerate(arrangement.shelves)
            for i, each in enumerate(row)
            if each is not None
        }
        ends = {spot: id for spot, id in lying.items() if wanted.get(spot) == self.tiles[id]}
        spare: dict[Tile, list[int]] = {}
        for spot, id in sorted(lying.items(), reverse=True):
            if spot not in ends:
                spare.setdefault(self.tiles[id], []).append(id)
        for spot, each in wanted.items():
            if spot not in ends:
                if not spare.get(each):
                    return None
                ends[spot] = spare[each].pop()
        if len(ends) != len(lying):
            return None
        upper, lower = (
            tuple(ends.get((s, i)) for i in range(len(row))) for s, row in enumerate(arrangement.shelves)
        )
        return Layout(self.tiles, (upper, lower))

    def _lying(self) -> tuple[int, ...]:
        """Ids of the tiles on the shelves, as they lie."""
        return tuple(id for shelf in self.shelves for id in shelf if id is not None)

    def _runs(self) -> list[list[int]]:
        """Rows of following numbers in one colour; second copies make rows of their own."""
        rows: list[list[int]] = []
        for colour in Colour:
            left = sorted(
                (id for id in self._lying() if self.tiles[id].colour is colour and not self.tiles[id].joker),
                key=lambda id: (self.tiles[id].number or 0, id),
            )
            while left:
                row = [left.pop(0)]
                while (
                    follower := next(
                        (id for id in left if _follows(self.tiles[row[-1]], self.tiles[id])), None
                    )
                ) is not None:
                    left.remove(follower)
                    row.append(follower)
                rows.append(row)
        return rows

    def _groups(self) -> list[list[int]]:
        """Rows of one number in different colours; second copies make rows of their own."""
        rows: list[list[int]] = []
        naturals = [id for id in self._lying() if not self.tiles[id].joker]
        for number in sorted({self.tiles[id].number or 0 for id in naturals}):
            left = [id for colour in Colour for id in naturals if self.tiles[id] == Tile(colour, number)]
            while left:
                row = list({self.tiles[id]: id for id in reversed(left)}.values())[::-1]
                left = [id for id in left if id not in row]
                rows.append(row)
        return rows

    def __repr__(self) -> str:
        return f"<Layout {self.arrangement().notation()}>"


@dataclass(frozen=True, slots=True)
class History:
    """A layout with all that can be undone and redone, without limit.

    >>> start = Layout.of(parse_arrangement("r5 r6"))
    >>> history = History(start).do(start.moved([1], shelf=0, slot=0), lifted=1)
    >>> history.present, history.lifted, history.undo().present, history.undo().lifted
    (<Layout r6 r5>, 1, <Layout r5 r6>, 0)
    """

    present: Layout
    past: tuple[tuple[Layout, int], ...] = ()
    future: tuple[tuple[Layout, int], ...] = ()

    @property
    def lifted(self) -> int:
        """Tiles lifted on the way here; what was undone does not count."""
        return sum(count for _, count in self.past)

    def do(self, layout: Layout, lifted: int = 0) -> History:
        """Go on to a layout; what was undone can no longer be redone. The same layout again is no move."""
        if layout == self.present:
            return self
        return History(layout, (*self.past, (self.present, lifted)))

    def undo(self) -> History:
        """One move back; where there is none, the same history."""
        if not self.past:
            return self
        (before, lifted) = self.past[-1]
        return History(before, self.past[:-1], (*self.future, (self.present, lifted)))

    def redo(self) -> History:
        """One undone move again; where there is none, the same history."""
        if not self.future:
            return self
        (after, lifted) = self.future[-1]
        return History(after, (*self.past, (self.present, lifted)), self.future[:-1])


def _refused(code: FaultCode, message: str) -> RulesError:
    return RulesError(message, Fault(code, clause="PRO-23"))


def _follows(tile: Tile, other: Tile) -> bool:
    """Whether a tile of the same colour has the next number."""
    return tile.number is not None and other.number == tile.number + 1


def _shelved(rows: Sequence[Sequence[int]]) -> Shelves[int]:
    """Rows with a gap between, on the upper shelf as long as it is not the longer one."""
    shelves: tuple[list[int | None], list[int | None]] = ([], [])
    half = sum(len(row) + 1 for row in rows) / 2
    for row in rows:
        shelf = shelves[0] if len(shelves[0]) + len(row) / 2 <= half else shelves[1]
        shelf.extend([*([None] if shelf else []), *row])
    if any(len(shelf) > SLOTS for shelf in shelves):  # no room for so many gaps: leave them out
        flat = [id for row in rows for id in row]
        return tuple(flat[:SLOTS]), tuple(flat[SLOTS:])
    return tuple(shelves[0]), tuple(shelves[1])


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
