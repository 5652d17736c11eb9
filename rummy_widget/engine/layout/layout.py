"""A `Layout`: tiles that know their copies apart, on rack and table, and every way to move them."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ..faults import Fault, FaultCode, RulesError
from ..tiles import Tile, spaced
from .arrangement import SLOTS, Arrangement, Shelves, T, trimmed
from .sorting import sorted_shelves


@dataclass(frozen=True, slots=True, repr=False)
class Layout:
    """Tiles that know their copies apart: `tiles[id]` is the tile, shelves and trays hold ids.

    `shelves` are the two of the rack. In an open game each meld on the table lies in a tray, without gaps and
    in the order of the table; `table` are the ids that lay there when the turn began, and they stay there. A
    move counts the shelves through, `all_shelves`: 0 and 1 are the rack's, 2 is the first tray.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> layout = Layout.of(parse_arrangement("r5 r6 | b9"))
    >>> layout.moved([2], shelf=0, slot=0)
    <Layout b9 r5 r6>
    >>> layout.moved([0, 1], shelf=1, slot=3)
    <Layout _ _ _ b9 / _ _ _ r5 r6>
    """

    tiles: tuple[Tile, ...]
    shelves: Shelves[int]
    trays: tuple[tuple[int, ...], ...] = ()
    table: frozenset[int] = frozenset()

    @classmethod
    def of(cls, arrangement: Arrangement, melds: Iterable[Sequence[Tile]] = ()) -> Layout:
        """Number the tiles of an arrangement as they lie, from 0, and after them those of the table's melds.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> layout = Layout.of(parse_arrangement("r5 / b9"), [parse_arrangement("k1 k2 k3").tiles])
        >>> layout.shelves, layout.trays
        (((0,), (1,)), ((2, 3, 4),))
        """
        rows = [tuple(meld) for meld in melds if meld]
        tiles = (*arrangement.tiles, *(each for row in rows for each in row))
        ids = iter(range(len(tiles)))
        upper, lower = (
            tuple(None if each is None else next(ids) for each in shelf) for shelf in arrangement.shelves
        )
        trays = tuple(tuple(next(ids) for _ in row) for row in rows)
        return cls(tiles, (upper, lower), trays, frozenset(id for tray in trays for id in tray))

    def arrangement(self) -> Arrangement:
        """The tiles of the rack where they lie, without their ids."""
        upper, lower = (
            tuple(None if id is None else self.tiles[id] for id in shelf) for shelf in self.shelves
        )
        return Arrangement((upper, lower))

    # ---- The table ---------------------------------------------------------------------------------

    @property
    def all_shelves(self) -> tuple[tuple[int | None, ...], ...]:
        """Every shelf as moves count them: the rack's two, then the trays; None for an empty slot."""
        return (*self.shelves, *self.trays)

    @property
    def melds(self) -> tuple[tuple[Tile, ...], ...]:
        """What lies in each tray, valid or not."""
        return tuple(tuple(self.tiles[id] for id in tray) for tray in self.trays)

    @property
    def laid(self) -> tuple[int, ...]:
        """Ids of the tiles on the table that came from the rack in this turn: they may go back to it.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r8 k1"), [parse_arrangement("r5 r6 r7").tiles]).moved([0], 2, 3).laid
        (0,)
        """
        return tuple(id for tray in self.trays for id in tray if id not in self.table)

    def in_new_tray(self, ids: Sequence[int], gap: int) -> Layout:
        """Lift some tiles and lay them in a tray of their own, in the order given, before tray number *gap*.

        Gaps are counted as the trays lie before the move: 0 is before the first tray, their number is behind
        the last. A tray that is left empty goes; the others keep their order.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> rows = (parse_arrangement(row).tiles for row in ("r1 r2", "b9"))
        >>> layout = Layout.of(parse_arrangement(""), rows)
        >>> layout.in_new_tray([1], gap=0), layout.in_new_tray([2], gap=0)
        (<Layout on r2 | r1 | b9>, <Layout on b9 | r1 r2>)
        """
        self._check_lifted(ids)
        if gap not in range(len(self.trays) + 1):
            raise self._refused(FaultCode.SHELF_FULL, f"no such place: gap {gap!r}")
        shelves, trays = self._left(frozenset(ids))
        trays.insert(gap, tuple(ids))
        return self._laid_down(shelves, trays)

    # ---- Moving ------------------------------------------------------------------------------------

    def moved(self, ids: Sequence[int], shelf: int, slot: int) -> Layout:
        """Lift some tiles and lay them down from *slot* on, in the order given.

        On the rack: onto an empty slot they go there; onto a tile they go before it, and it moves on to the
        next gap with all that lies between. In a tray: before the tile in that slot, or at the end. Slots
        and trays are counted as they are before the move. Raises RulesError where a tile does not lie here,
        where there is no room, and where a tile of the table would go to the rack.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 | b9 b10")).moved([3], shelf=0, slot=1)
        <Layout r5 b10 r6 b9>
        >>> layout = Layout.of(parse_arrangement("k1"), [parse_arrangement("r5 r6 r7 r8").tiles])
        >>> layout.moved([4], 0, 1)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        rummy_widget.engine.faults.RulesError: not for the rack: r8 of the table; expected ...
        """
        self._check_lifted(ids)
        if shelf not in range(2 + len(self.trays)) or not 0 <= slot < SLOTS:
            raise self._refused(FaultCode.SHELF_FULL, f"no such place: shelf {shelf!r}, slot {slot!r}")
        lifted = frozenset(ids)
        shelves, trays = self._left(lifted)
        if shelf < 2:
            others = tuple(sorted(self.tiles[id].kind for id in ids if id in self.table))
            if others:  # what lies on the table belongs to everybody (RK-3)
                raise self._refused(
                    FaultCode.TABLE_TILE_ON_RACK,
                    f"not for the rack: {spaced(others)} of the table; expected tiles laid in this turn",
                    others,
                )
            room = len(_pushed_in(shelves[shelf], ids, slot))
        else:
            place = shelf - 2
            before = sum(id not in lifted for id in self.trays[place][:slot])
            trays[place] = (*trays[place][:before], *ids, *trays[place][before:])
            room = len(trays[place])
        if room > SLOTS:
            raise self._refused(
                FaultCode.SHELF_FULL, f"no room on that shelf: expected at most {SLOTS} slots"
            )
        return self._laid_down(shelves, trays)

    def with_tile(self, tile: Tile) -> Layout:
        """One more tile, alone at the end of the shorter shelf that is in use.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 / b9")).with_tile(parse_arrangement("k1").tiles[0])
        <Layout r5 r6 / b9 | k1>
        """
        upper, lower = self.shelves
        new = len(self.tiles)
        shelves = (upper, (*lower, None, new)) if lower else ((*upper, None, new) if upper else (new,), lower)
        return replace(self, tiles=(*self.tiles, tile), shelves=shelves)

    def with_drawn(self, tile: Tile, width: int) -> Layout:
        """One more tile in the first gap of shelves so wide: alone where it can be, else in any free slot.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> drawn = parse_arrangement("k1").tiles[0]
        >>> Layout.of(parse_arrangement("r5 _ _ _ r6 / b9")).with_drawn(drawn, 6)
        <Layout r5 | k1 | r6 / b9>
        >>> Layout.of(parse_arrangement("r5 | r6 | b9 / y1 y2 y3")).with_drawn(drawn, 5)
        <Layout r5 | r6 | b9 / y1 y2 y3 | k1>
        """
        new = len(self.tiles)
        free = [
            (shelf, slot)
            for shelf, row in enumerate(self.shelves)
            for slot in range(width)
            if slot >= len(row) or row[slot] is None
        ]
        alone = (spot for spot in free if not self._beside(*spot))
        shelf, slot = next(alone, free[0] if free else (1, len(self.shelves[1])))
        shelves = [list(row) for row in self.shelves]
        _pushed_in(shelves[shelf], [new], slot)
        return replace(self._laid_down(shelves, self.trays), tiles=(*self.tiles, tile))

    def _beside(self, shelf: int, slot: int) -> bool:
        """Whether a tile lies next to a slot."""
        row = self.shelves[shelf]
        return any(0 <= at < len(row) and row[at] is not None for at in (slot - 1, slot + 1))

    def without(self, id: int) -> Layout:
        """The same without a tile of the rack; the others keep their places and ids.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 | b9")).without(1)
        <Layout r5 _ _ b9>
        """
        if id not in self._racked():
            raise self._refused(FaultCode.NOT_IN_ROW, f"no such tile on the rack: {id!r:.80}")
        return self._laid_down(*self._left(frozenset([id])))

    def sorted_by(self, by: Literal["run", "group"]) -> Layout:
        """All tiles of the rack in rows of one colour ("run") or one number ("group"), Jokers last.

        Rows of a colour end where a number is missing or comes again: a second copy stands in a row of
        its own.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("run")
        <Layout r5 r6 r7 | r6 | b9 / k9 | *>
        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("group")
        <Layout r5 | r6 | r6 | r7 / b9 k9 | *>
        """
        return replace(self, shelves=sorted_shelves(self.tiles, self._racked(), by))

    def relaid(self, arrangement: Arrangement) -> Layout | None:
        """The tiles of the rack laid as an arrangement says; None where it has other tiles.

        Of equal copies, those that can stay where they are keep their place.
        """
        lying, wanted = dict(_filled(self.shelves)), dict(_filled(arrangement.shelves))
        ends = {spot: id for spot, id in lying.items() if wanted.get(spot) == self.tiles[id]}
        spare = defaultdict[Tile, list[int]](list)
        for spot, id in sorted(lying.items(), reverse=True):
            if spot not in ends:
                spare[self.tiles[id]].append(id)
        for spot, each in wanted.items():
            if spot not in ends:
                if not spare[each]:
                    return None
                ends[spot] = spare[each].pop()
        if len(ends) != len(lying):
            return None
        upper, lower = (
            tuple(ends.get((s, i)) for i in range(len(row))) for s, row in enumerate(arrangement.shelves)
        )
        return replace(self, shelves=(upper, lower))

    def arranged_like(self, arrangement: Arrangement) -> Layout | None:
        """Return the tiles of the rack where an arrangement of mostly the same tiles has them.

        Tiles that the arrangement doesn't have go to the end of its shorter shelf. None if it has fewer than
        half of the tiles, or they don't fit.
        """
        left = Counter(self.arrangement().tiles)
        whole = left.total()
        shelves: list[list[Tile | None]] = []
        for shelf in arrangement.shelves:
            shelves.append([])
            for tile in shelf:
                there = tile if tile is not None and left[tile] > 0 else None
                shelves[-1].append(there)
                left.subtract([there] if there else [])
        if 2 * left.total() > whole:
            return None
        if left.total():
            shorter = min(shelves, key=len)
            shorter += [None] * bool(shorter) + list(left.elements())
        fits = max(map(len, shelves)) <= SLOTS
        return self.relaid(Arrangement((tuple(shelves[0]), tuple(shelves[1])))) if fits else None

    def _racked(self) -> tuple[int, ...]:
        """Ids of the tiles on the rack, as they lie."""
        return tuple(id for shelf in self.shelves for id in shelf if id is not None)

    def _left(self, lifted: frozenset[int]) -> tuple[list[list[int | None]], list[tuple[int, ...]]]:
        """What lies where it lay while some tiles are in the air: shelves, and trays, empty or not."""
        shelves = [[None if id in lifted else id for id in row] for row in self.shelves]
        return shelves, [tuple(id for id in tray if id not in lifted) for tray in self.trays]

    def _laid_down(self, shelves: Sequence[Sequence[int | None]], trays: Sequence[tuple[int, ...]]) -> Layout:
        upper, lower = map(trimmed, shelves)
        return replace(self, shelves=(upper, lower), trays=tuple(filter(None, trays)))

    # ---- What may not be ---------------------------------------------------------------------------

    def _check_lifted(self, ids: Sequence[int]) -> None:
        lying = {*self._racked(), *(id for tray in self.trays for id in tray)}
        if not ids or len(set(ids)) != len(ids) or not lying.issuperset(ids):
            where = "here" if self.trays else "on the rack"
            raise self._refused(FaultCode.NOT_IN_ROW, f"no such tiles {where}: {list(ids)!r:.80}")

    def _refused(self, code: FaultCode, message: str, tiles: tuple[Tile, ...] = ()) -> RulesError:
        return RulesError(message, Fault(code, tiles, clause="RK-3" if self.table else "PRO-23"))

    def __repr__(self) -> str:
        table = f"on {' | '.join(map(spaced, self.melds))}" if self.trays else ""
        return f"<Layout {f'{self.arrangement().notation()} {table}'.strip()}>"


def _filled(shelves: Shelves[T]) -> Iterator[tuple[tuple[int, int], T]]:
    """What lies on two shelves, each with its shelf and slot."""
    for shelf, row in enumerate(shelves):
        yield from (((shelf, slot), each) for slot, each in enumerate(row) if each is not None)


def _pushed_in(row: list[int | None], ids: Sequence[int], slot: int) -> list[int | None]:
    """The shelf itself, changed: tiles from a slot on, what lay there pushed on to the next gaps."""
    waiting = deque(ids)
    while waiting:
        row.extend([None] * (slot + 1 - len(row)))
        here, row[slot] = row[slot], waiting.popleft()
        if here is not None:
            waiting.append(here)
        slot += 1
    return row
