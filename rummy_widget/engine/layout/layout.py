"""`Layout`: tiles with ids on the rack and on the table, and every way to move them."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..faults import Fault, FaultCode, RulesError
from ..tiles import Tile, spaced
from .arrangement import SLOTS, Arrangement, Shelves, T, trimmed
from .sorting import Order, sorted_shelves


@dataclass(frozen=True, slots=True, repr=False)
class Layout:
    """The places of a player's tiles on the rack, and of all tiles on the table; each tile has an id.

    There are tiles on the table only in games in which melds are laid during play. The methods number shelves
    as in `all_shelves`: 0 and 1 are the shelves of the rack, 2 is the first row on the table.

    Attributes:
        tiles: the tile for each id; an id is an index of this tuple.
        shelves: the upper and the lower shelf of the rack: for each slot an id, or None if the slot is empty.
        trays: for each row of tiles on the table, normally a meld, the ids of its tiles.
        table: the ids of the tiles that were on the table at the beginning of the turn and must stay there.

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
        """Return the layout of a rack and of melds on the table, in which each tile gets an id.

        The ids are 0, 1, 2 and so on: first the tiles on the rack, then the tiles of the melds.

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
        """Return the tiles of the rack on their two shelves, without ids."""
        upper, lower = (
            tuple(None if id is None else self.tiles[id] for id in shelf) for shelf in self.shelves
        )
        return Arrangement((upper, lower))

    # ---- The table ---------------------------------------------------------------------------------

    @property
    def all_shelves(self) -> tuple[tuple[int | None, ...], ...]:
        """The two shelves of the rack, then the rows on the table; each lists ids, None for an empty slot."""
        return (*self.shelves, *self.trays)

    @property
    def melds(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each row on the table, whether or not they form a valid meld."""
        return tuple(tuple(self.tiles[id] for id in tray) for tray in self.trays)

    @property
    def laid(self) -> tuple[int, ...]:
        """The ids of the tiles on the table that were laid in this turn and may go back to the rack.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r8 k1"), [parse_arrangement("r5 r6 r7").tiles]).moved([0], 2, 3).laid
        (0,)
        """
        return tuple(id for tray in self.trays for id in tray if id not in self.table)

    def in_new_tray(self, ids: Sequence[int], gap: int) -> Layout:
        """Return the layout with some tiles moved to a new row on the table, a tray, in the order of *ids*.

        *ids* are the ids of the tiles. *gap* is the number of trays before the new one, counted before the
        move. Trays that become empty are removed. Raises RulesError if an id is unknown or given twice, or if
        *gap* is impossible.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> rows = (parse_arrangement(row).tiles for row in ("r1 r2", "b9"))
        >>> layout = Layout.of(parse_arrangement(""), rows)
        >>> layout.in_new_tray([1], gap=0), layout.in_new_tray([2], gap=0)
        (<Layout on r2 | r1 | b9>, <Layout on b9 | r1 r2>)
        """
        self._check_ids(ids)
        if gap not in range(len(self.trays) + 1):
            raise self._error(FaultCode.SHELF_FULL, f"no such place: gap {gap!r}")
        shelves, trays = self._without_lifted(frozenset(ids))
        trays.insert(gap, tuple(ids))
        return self._with_rows(shelves, trays)

    # ---- Moving ------------------------------------------------------------------------------------

    def moved(self, ids: Sequence[int], shelf: int, slot: int) -> Layout:
        """Return the layout with the tiles *ids* moved, in this order, to *slot* and the slots after it.

        *shelf* is 0 or 1 for a shelf of the rack, 2 or more for a row on the table. Rows and slots (from 0)
        are counted before the move. On the rack, tiles in the way are pushed to the right, up to the next
        gap. On the table, the moved tiles are put before the tile in that slot, or at the end of the row.
        Raises RulesError if an id is unknown or given twice, if the shelf or slot doesn't exist or has no
        room, or if a tile that was on the table before the turn would go to the rack.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 | b9 b10")).moved([3], shelf=0, slot=1)
        <Layout r5 b10 r6 b9>
        >>> layout = Layout.of(parse_arrangement("k1"), [parse_arrangement("r5 r6 r7 r8").tiles])
        >>> layout.moved([4], 0, 1)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        rummy_widget.engine.faults.RulesError: not for the rack: r8 of the table; expected ...
        """
        self._check_ids(ids)
        if shelf not in range(2 + len(self.trays)) or not 0 <= slot < SLOTS:
            raise self._error(FaultCode.SHELF_FULL, f"no such place: shelf {shelf!r}, slot {slot!r}")
        lifted = frozenset(ids)
        shelves, trays = self._without_lifted(lifted)
        if shelf < 2:
            others = tuple(sorted(self.tiles[id].kind for id in ids if id in self.table))
            if others:  # tiles on the table belong to all players (RK-3)
                raise self._error(
                    FaultCode.TABLE_TILE_ON_RACK,
                    f"not for the rack: {spaced(others)} of the table; expected tiles laid in this turn",
                    others,
                )
            room = len(_insert_pushing(shelves[shelf], ids, slot))
        else:
            place = shelf - 2
            before = sum(id not in lifted for id in self.trays[place][:slot])
            trays[place] = (*trays[place][:before], *ids, *trays[place][before:])
            room = len(trays[place])
        if room > SLOTS:
            raise self._error(FaultCode.SHELF_FULL, f"no room on that shelf: expected at most {SLOTS} slots")
        return self._with_rows(shelves, trays)

    def with_tile(self, tile: Tile) -> Layout:
        """Return the layout with one more tile on the rack.

        The tile is put after a gap, at the end of the lower shelf, or of the upper one if the lower is empty.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 / b9")).with_tile(parse_arrangement("k1").tiles[0])
        <Layout r5 r6 / b9 | k1>
        """
        upper, lower = self.shelves
        new = len(self.tiles)
        shelves = (upper, (*lower, None, new)) if lower else ((*upper, None, new) if upper else (new,), lower)
        return replace(self, tiles=(*self.tiles, tile), shelves=shelves)

    def with_drawn(self, tile: Tile, slot: int) -> Layout:
        """Return the layout with *tile* added to the rack, apart from all other tiles.

        The tile is put in slot *slot* (from 0) of the lower shelf if that slot is to the right of all tiles
        there, with a gap between. Otherwise it is put after the last of those tiles, with one empty slot
        between.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> drawn = parse_arrangement("k1").tiles[0]
        >>> Layout.of(parse_arrangement("r5 r6 / b9")).with_drawn(drawn, 3)
        <Layout r5 r6 / b9 _ _ k1>
        >>> Layout.of(parse_arrangement("r5 r6 / y1 y2 y3")).with_drawn(drawn, 3)
        <Layout r5 r6 / y1 y2 y3 | k1>
        """
        upper, lower = self.shelves
        gap = [None] * max(1, slot - len(lower))
        return replace(self, tiles=(*self.tiles, tile), shelves=(upper, (*lower, *gap, len(self.tiles))))

    def with_kept(self, id: int, width: int) -> Layout:
        """Return the layout with a drawn tile moved to a free slot with no tile next to it.

        *id* is the id of the tile, which was put at the end of the lower shelf, after a gap. If it isn't
        there any more, the layout is returned unchanged. The tile is moved to the first suitable slot among
        the first *width* slots of the upper shelf. If there is none, it is moved to the first suitable slot
        of the lower shelf.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 _ _ _ r6 / b9 _ k1")).with_kept(3, 5)
        <Layout r5 | k1 | r6 / b9>
        """
        upper, lower = self.shelves
        if lower[-2:] != (None, id):
            return self
        lower = trimmed(lower[:-1])
        shelf, slot = next(
            (shelf, slot)
            for shelf, slots in enumerate((width, width + len(lower) + 2))
            for slot in range(slots)
            if not any(each is not None for each in (upper, lower)[shelf][max(0, slot - 1) : slot + 2])
        )
        return self.moved([id], shelf, slot)

    def without(self, id: int) -> Layout:
        """Return the layout without the tile *id* of the rack; the other tiles keep their places and ids.

        Raises RulesError if no tile on the rack has that id.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r5 r6 | b9")).without(1)
        <Layout r5 _ _ b9>
        """
        if id not in self._racked():
            raise self._error(FaultCode.NOT_IN_ROW, f"no such tile on the rack: {id!r:.80}")
        return self._with_rows(*self._without_lifted(frozenset([id])))

    def sorted_by(self, by: Order) -> Layout:
        """Return the layout with the rack sorted into rows of one colour or one number, or into pairs.

        *by* is "run", "group" or "pair". Jokers come last. The numbers in a row of one colour are
        consecutive; a second copy of a tile starts a new row.

        >>> from rummy_widget.engine.layout import parse_arrangement
        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("run")
        <Layout r5 r6 r7 | r6 | b9 / k9 | *>
        >>> Layout.of(parse_arrangement("r7 b9 r5 * r6 k9 r6")).sorted_by("group")
        <Layout r5 | r6 | r6 | r7 / b9 k9 | *>
        """
        return replace(self, shelves=sorted_shelves(self.tiles, self._racked(), by))

    def relaid(self, arrangement: Arrangement) -> Layout | None:
        """Return the layout with the rack arranged as in *arrangement*.

        Returns None if *arrangement* doesn't contain exactly the tiles of the rack. If there are several
        copies of a tile, a copy that already is in the right place stays there.
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
        """Return the layout with the rack arranged as in *arrangement*, as far as possible.

        *arrangement* is an earlier rack; since then, tiles may have gone and new ones come. Tiles that aren't
        in it are put at the end of the shorter shelf. Returns None if more than half of the tiles on the rack
        aren't in *arrangement*, or if the tiles don't fit on the shelves.
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

    def newest(self, tiles: Iterable[Tile]) -> list[int]:
        """Return, for each of *tiles*, the id of its newest copy on the rack.

        If a tile is listed twice, the ids of two copies are returned. Tiles that aren't on the rack are left
        out.
        """
        found: list[int] = []
        for tile in tiles:
            ids = {id for id in self._racked() if self.tiles[id].kind == tile}.difference(found)
            found += [max(ids)] if ids else []
        return found

    def _racked(self) -> tuple[int, ...]:
        """Return the ids of the tiles on the rack, from left to right, those on the upper shelf first."""
        return tuple(id for shelf in self.shelves for id in shelf if id is not None)

    def _without_lifted(self, lifted: frozenset[int]) -> tuple[list[list[int | None]], list[tuple[int, ...]]]:
        """Return the shelves of the rack, and the rows on the table, without the tiles with the ids *lifted*.

        Each of these tiles leaves an empty slot (None) on a shelf, but no gap in a row on the table. Rows
        that become empty are kept.
        """
        shelves = [[None if id in lifted else id for id in row] for row in self.shelves]
        return shelves, [tuple(id for id in tray if id not in lifted) for tray in self.trays]

    def _with_rows(self, shelves: Sequence[Sequence[int | None]], trays: Sequence[tuple[int, ...]]) -> Layout:
        """Return the layout with new shelves of the rack and new rows on the table (*trays*).

        Both hold the ids of tiles; None is an empty slot. Empty rows, and empty slots at the end of a shelf,
        are left out.
        """
        upper, lower = map(trimmed, shelves)
        return replace(self, shelves=(upper, lower), trays=tuple(filter(None, trays)))

    # ---- Errors ------------------------------------------------------------------------------------

    def _check_ids(self, ids: Sequence[int]) -> None:
        """Raise RulesError unless all *ids* are different and belong to tiles on the rack or the table.

        RulesError is also raised if *ids* is empty.
        """
        lying = {*self._racked(), *(id for tray in self.trays for id in tray)}
        if not ids or len(set(ids)) != len(ids) or not lying.issuperset(ids):
            where = "here" if self.trays else "on the rack"
            raise self._error(FaultCode.NOT_IN_ROW, f"no such tiles {where}: {list(ids)!r:.80}")

    def _error(self, code: FaultCode, message: str, tiles: tuple[Tile, ...] = ()) -> RulesError:
        """Return the error for a move that is impossible; *tiles* are the tiles at fault."""
        return RulesError(message, Fault(code, tiles, clause="RK-3" if self.table else "PRO-23"))

    def __repr__(self) -> str:
        table = f"on {' | '.join(map(spaced, self.melds))}" if self.trays else ""
        return f"<Layout {f'{self.arrangement().notation()} {table}'.strip()}>"


def _filled(shelves: Shelves[T]) -> Iterator[tuple[tuple[int, int], T]]:
    """Yield everything that is on two shelves, each as ((shelf, slot), content)."""
    for shelf, row in enumerate(shelves):
        yield from (((shelf, slot), each) for slot, each in enumerate(row) if each is not None)


def _insert_pushing(row: list[int | None], ids: Sequence[int], slot: int) -> list[int | None]:
    """Put the tiles *ids* on the shelf *row*, the first in *slot*; tiles in the way are pushed to the right.

    Tiles are pushed only up to the next gap. *row* is a list of ids, with None for empty slots. The list
    itself is changed and returned.
    """
    waiting = deque(ids)
    while waiting:
        row.extend([None] * (slot + 1 - len(row)))
        here, row[slot] = row[slot], waiting.popleft()
        if here is not None:
            waiting.append(here)
        slot += 1
    return row


def ids_of(wanted: Counter[Tile], tiles: Sequence[Tile], ids: Iterable[int]) -> tuple[int, ...]:
    """Return the ids of tiles that have the wanted colours and numbers.

    *wanted* counts how many tiles of each colour and number are wanted. An id is an index of *tiles*. Only
    *ids* are searched, in their order. If there are not enough matching tiles, the result is shorter.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> ids_of(Counter(parse_tiles("r5 r7 k1")), parse_tiles("r5 r5 r6 r7"), range(4))
    (0, 3)
    """
    need, found = Counter(wanted), list[int]()
    for id in ids:
        if need[tiles[id].kind] > 0:
            need[tiles[id].kind] -= 1
            found.append(id)
    return tuple(found)
