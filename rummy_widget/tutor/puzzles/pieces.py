"""Take melds apart and build new ones: find every meld into which a tile can go, and how.

A meld of the table is either untouched or in pieces. Some of its pieces lie in new melds; the others still
lie on the table and are called its piles. A pile has to be a meld in the end, or its tiles have to be used
elsewhere. Two or more tiles of an old meld that stay together are called a core. Tiles are numbers: 0 to 51,
13 for each colour, and 52 for a Joker, as in `restricted`. A place in a meld is called an entry; a piece or a
pile is an int in which bit 0 is set if it has the first entry, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ...engine.rules import Ruleset
from ...engine.solver.open_games.board import board_of
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds.melds_on_table import TableMelds
from .bands import Known, Techniques, of_meld

Bag: TypeAlias = "tuple[int, ...]"

JOKER = 52

Use: TypeAlias = "tuple[int, int]"
"""A tile on the table: the index of its meld, and the index of its entry in the meld."""

Touched: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
"""The pieces of an old meld that lie in new melds, then its piles; in each, bit 0 is the first entry."""


class MeldEntry(NamedTuple):
    """One tile of a meld on the table; `kind` is its number from 0 to 51.

    For a Joker it is the tile for which it stands, or -1 in a group, where it may be any missing colour.
    """

    kind: int
    joker: bool


class TableMeld(NamedTuple):
    """A meld on the table, with its tiles in order; in a group, Jokers come last."""

    run: bool
    number: int  # of a group; for a run, of its first natural tile
    entries: tuple[MeldEntry, ...]

    @property
    def whole(self) -> int:
        """All tiles of the meld as bits: bit 0 is the first tile."""
        return (1 << len(self.entries)) - 1


class NewMeld(NamedTuple):
    """A new meld: its tiles in order, which of them are Jokers, and `cores`.

    `cores` is the number of old melds that gave it two or more tiles which stayed together.
    """

    kinds: tuple[int, ...]
    jokers: tuple[bool, ...]
    cores: int


class Rearrangement(NamedTuple):
    """A stage within a turn: the tiles left on the rack, the pieces of each old meld, and the new melds.

    An old meld that is still untouched is None in `melds`.
    """

    rack: Bag
    melds: tuple[Touched | None, ...]
    built: tuple[NewMeld, ...]
    wild: bool = False  # whether a Joker has its place in a new meld

    def without(self, tile: int) -> Rearrangement:
        """Return the stage with a tile removed from the rack."""
        at = self.rack.index(tile)
        return self._replace(rack=self.rack[:at] + self.rack[at + 1 :])


def melds_of(before: TableMelds, rules: Ruleset) -> tuple[TableMeld, ...]:
    """Return the melds of a table in the form that this module uses."""
    found = []
    for meld in board_of(before, (), rules).melds:
        entries = [MeldEntry(13 * lane + number - 1, False) for lane, number in meld.naturals]
        if meld.run:
            kinds = (kind for means in meld.jokers for kind in means)
            entries += [MeldEntry(13 * lane + number - 1, True) for lane, number in kinds]
            entries.sort()
        else:
            entries += [MeldEntry(-1, True)] * len(meld.jokers)
        found.append(TableMeld(meld.run, meld.naturals[0][1], tuple(entries)))
    return tuple(found)


class _Part(NamedTuple):
    """A new meld under construction.

    `way` is the turn before this meld is added, `kinds` are the tiles of the meld, and `jokers` says which
    of them are Jokers. `uses` holds the place on the table that each tile comes from, None for the rack.
    """

    way: Rearrangement
    kinds: tuple[int, ...]
    jokers: tuple[bool, ...]
    uses: tuple[Use | None, ...]

    def with_tile(self, way: Rearrangement, kind: int, joker: bool, use: Use | None, side: int = 1) -> _Part:
        """Return the unfinished meld with a tile added at its end or, if *side* is -1, at its start.

        *way* is the stage after the tile was taken; *kind*, *joker* and *use* are as in the fields.
        """
        if side > 0:
            return _Part(way, (*self.kinds, kind), (*self.jokers, joker), (*self.uses, use))
        return _Part(way, (kind, *self.kinds), (joker, *self.jokers), (use, *self.uses))


class MeldWorkshop:
    """The moves that are possible on a table for a player who knows only certain techniques."""

    def __init__(self, melds: tuple[TableMeld, ...], knows: Techniques, longest_group: int = 4) -> None:
        self.melds = melds
        self.knows = knows
        self.group = min(4, longest_group)
        self.most_cores = 8 if Technique.JOIN in knows else 1
        self._naturals: dict[int, list[Use]] = {}
        self._jokers: list[Use] = []
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], bool] = {}
        for at, meld in enumerate(melds):
            for bit, entry in enumerate(meld.entries):
                if entry.joker:
                    self._jokers.append((at, bit))
                else:
                    self._naturals.setdefault(entry.kind, []).append((at, bit))

    # ---- The current state -------------------------------------------------------------------------

    def _piles(self, way: Rearrangement, meld: int) -> tuple[int, ...]:
        touched = way.melds[meld]
        return (self.melds[meld].whole,) if touched is None else touched[1]

    def _stands(self, meld: int, pile: int) -> bool:
        """Return whether a pile of an old meld is itself a meld; *pile* has its tiles as bits.

        It is if it has three or more tiles, not all of them Jokers. A pile of a run is assumed to have no
        gaps.
        """
        entries = enumerate(self.melds[meld].entries)
        return pile.bit_count() >= 3 and any(pile >> bit & 1 and not each.joker for bit, each in entries)

    def homeless(self, way: Rearrangement) -> Iterator[Use]:
        """Yield one tile of each pile that is not a meld, whose tiles therefore have to be moved elsewhere.

        The tile is given by the index of its meld and its index in the meld. It is a Joker only if the pile
        consists of Jokers.
        """
        for at, touched in enumerate(way.melds):
            if touched is None:
                continue
            entries = self.melds[at].entries
            for pile in touched[1]:
                if not self._stands(at, pile):
                    bits = [bit for bit in range(len(entries)) if pile >> bit & 1]
                    yield at, min(bits, key=lambda bit: (entries[bit].joker, bit))

    def lying(self, way: Rearrangement) -> Iterator[list[tuple[tuple[int, int], bool]]]:
        """Yield the parts of old melds that are left on the table, each as a list of tiles.

        A tile is ((colour, number), whether it is a Joker).
        """
        for at, old in enumerate(self.melds):
            for pile in self._piles(way, at):
                there = [each for bit, each in enumerate(old.entries) if pile >> bit & 1]
                lanes = {each.kind // 13 for each in there if not each.joker}
                free = [lane for lane in range(4) if lane not in lanes]
                yield [
                    (
                        (each.kind // 13, each.kind % 13 + 1) if each.kind >= 0 else (free.pop(), old.number),
                        each.joker,
                    )
                    for each in there
                ]

    def techniques(self, way: Rearrangement) -> Techniques:
        """Return the techniques by which the old melds were taken apart up to this stage.

        The answer is final only if what is left of each old meld is a meld again.
        """
        found: set[Known] = set()
        for at, touched in enumerate(way.melds):
            if touched is not None:
                found |= self._of(self.melds[at], (*touched[0], *touched[1]))
        if any(each.cores > 1 for each in way.built):
            found.add(Technique.JOIN)
        return frozenset(found)

    def _of(self, old: TableMeld, pieces: tuple[int, ...]) -> Techniques:
        freed = sum(self._is_joker(old, each) for each in pieces)
        sizes = [each.bit_count() for each in pieces if not self._is_joker(old, each)]
        return of_meld(sizes, run=old.run, jokers=freed)

    @staticmethod
    def _is_joker(old: TableMeld, piece: int) -> bool:
        """Return whether a piece of a meld is nothing but a Joker; *piece* are its tiles as bits."""
        return piece.bit_count() == 1 and old.entries[piece.bit_length() - 1].joker

    def stood_for(self, way: Rearrangement) -> set[int]:
        """Return the tiles that Jokers stood for in old melds before they were taken out as single pieces.

        For a Joker in a group, these are the tiles of all missing colours.
        """
        found: set[int] = set()
        for old, touched in zip(self.melds, way.melds, strict=True):
            for piece in touched[0] if touched is not None else ():
                if self._is_joker(old, piece):
                    kind = old.entries[piece.bit_length() - 1].kind
                    there = {each.kind for each in old.entries}
                    group = {13 * lane + old.number - 1 for lane in range(4)} - there
                    found |= {kind} if kind >= 0 else group
        return found

    # ---- Taking pieces -----------------------------------------------------------------------------

    def _taken(
        self, way: Rearrangement, meld: int, piece: int, freed: tuple[int, ...]
    ) -> Rearrangement | None:
        """Return the stage after tiles are taken from a meld, or None if that needs an unknown technique.

        *piece* are the tiles that stay together, as bits; *freed* are the indexes of Jokers taken out alone.
        """
        old = self.melds[meld]
        pieces, piles = way.melds[meld] or ((), (old.whole,))
        gone = piece | sum(1 << bit for bit in freed)
        rest: list[int] = []
        for pile in piles:
            left = pile & ~gone
            rest += _stretches(left) if old.run and left != pile else [left] if left else []
        now = (
            tuple(sorted((*pieces, *([piece] if piece else []), *(1 << bit for bit in freed)))),
            tuple(sorted(rest)),
        )
        may = self._known.get((meld, *now))
        if may is None:
            may = self._known[meld, *now] = self._may(old, *now)
        if not may:
            return None
        return Rearrangement(way.rack, (*way.melds[:meld], now, *way.melds[meld + 1 :]), way.built, way.wild)

    def _may(self, old: TableMeld, pieces: tuple[int, ...], piles: tuple[int, ...]) -> bool:
        """Return whether the known techniques may be enough to take a meld apart as it has been so far.

        *pieces* are its parts in new melds, *piles* its parts that still lie in the old place, all as bits.
        As long as there are piles this is a quick test, which may return True although the techniques are not
        enough.
        """
        knows = self.knows
        if not piles:
            return self._of(old, pieces) <= knows
        freed = sum(self._is_joker(old, each) for each in pieces)
        cores = sum(each.bit_count() >= 2 for each in pieces)
        if (cores > 1 and Technique.SPLIT not in knows) or (freed and Technique.REPLACE not in knows):
            return False
        wild = any(each.joker for each in old.entries)
        if Technique.BREAK in knows or (wild and Technique.REPLACE in knows):
            return True  # too many things are still possible
        singles = len(pieces) - cores - freed
        left = sum(each.bit_count() for each in piles)  # they may all end up together again
        longest = max([left, *(each.bit_count() for each in pieces)])
        if longest < 2:
            return False
        taken = Technique.TAKE_END if old.run else Technique.TAKE_FOURTH
        several = Technique.SPLIT in knows and left >= 2 and (cores > 0 or left >= 4)
        may_take = taken in knows and (longest >= 3 or several)
        if singles:
            return may_take or Technique.SUBSTITUTE in knows
        if cores:  # what is left can no longer lie with that core
            return may_take or bool({Technique.SUBSTITUTE, Technique.SPLIT} & knows)
        return True

    # ---- Melds with a given tile -------------------------------------------------------------------

    def with_own(self, way: Rearrangement, tile: int) -> Iterator[Rearrangement]:
        """Yield the stage after each new meld that can be built with this tile of the rack."""
        yield from self._placed(way.without(tile), tile, None)

    def with_use(self, way: Rearrangement, use: Use) -> Iterator[Rearrangement]:
        """Yield the stage after each new meld that can be built with this tile of the table.

        *use* is the index of its meld and the index in the meld.
        """
        entry = self.melds[use[0]].entries[use[1]]
        yield from self._placed(way, JOKER if entry.joker else entry.kind, use)

    def _placed(self, way: Rearrangement, tile: int, use: Use | None) -> Iterator[Rearrangement]:
        for kind in range(52) if tile == JOKER else [tile]:
            yield from self._lower(_Part(way, (kind,), (tile == JOKER,), (use,)))
        for number in range(1, 14) if tile == JOKER else [tile % 13 + 1]:
            kind = -1 if tile == JOKER else tile
            yield from self._with_lanes(_Part(way, (kind,), (tile == JOKER,), (use,)), number, 0)

    def _end(self, part: _Part, *, run: bool) -> Iterator[Rearrangement]:
        """Yield the stage with the finished new meld, unless its tiles cannot be taken from the old melds.

        Tiles that come from the same old meld are taken as one piece of it.
        """
        if all(part.jokers):
            return
        way, cores = part.way, 0
        by_meld: dict[int, list[tuple[int, int]]] = {}
        for kind, use in zip(part.kinds, part.uses, strict=True):
            if use is not None:
                by_meld.setdefault(use[0], []).append((use[1], kind))
        wild = way.wild or any(part.jokers)
        for meld, uses in by_meld.items():
            old = self.melds[meld]
            piece, freed = _piece(old, uses, run)
            cores += piece.bit_count() >= 2
            if cores > self.most_cores:
                return
            after = self._taken(way, meld, piece, freed)
            if after is None:
                return
            way = after
            wild = wild or any(each.joker for each in old.entries)
        yield Rearrangement(way.rack, way.melds, (*way.built, NewMeld(part.kinds, part.jokers, cores)), wild)

    def _sources(self, part: _Part, kind: int) -> Iterator[tuple[Rearrangement, bool, Use | None]]:
        """Yield each source of a tile, or of a Joker in place of it: the rack, or a place on the table.

        Each source is given as the stage after the tile was taken, whether the tile is a Joker, and its place
        on the table (None for the rack).
        """
        way = part.way
        if kind in way.rack:
            yield way.without(kind), False, None
        for use in self._naturals.get(kind, ()):
            if self._there(part, use):
                yield way, False, use
        yield from self._wild(part, kind)

    def _wild(self, part: _Part, kind: int) -> Iterator[tuple[Rearrangement, bool, Use | None]]:
        """Yield each source of a Joker that may stand for a tile, in the form of `_sources`.

        If the player does not know how to replace Jokers, those of the table keep standing for their tiles.
        """
        way = part.way
        if JOKER in way.rack:
            yield way.without(JOKER), True, None
        for use in self._jokers:
            if self._there(part, use):
                entry = self.melds[use[0]].entries[use[1]]
                if Technique.REPLACE in self.knows or entry.kind in (kind, -1):
                    yield way, True, use

    def _there(self, part: _Part, use: Use) -> bool:
        if use in part.uses:
            return False
        touched = part.way.melds[use[0]]
        return touched is None or any(pile >> use[1] & 1 for pile in touched[1])

    # ---- Runs and groups ---------------------------------------------------------------------------

    def _lower(self, part: _Part) -> Iterator[Rearrangement]:
        yield from self._upper(part)
        if part.kinds[0] % 13:
            kind = part.kinds[0] - 1
            for way, joker, use in self._sources(part, kind):
                yield from self._lower(part.with_tile(way, kind, joker, use, -1))

    def _upper(self, part: _Part) -> Iterator[Rearrangement]:
        if len(part.kinds) >= 3:
            yield from self._end(part, run=True)
        if part.kinds[-1] % 13 < 12:
            kind = part.kinds[-1] + 1
            for way, joker, use in self._sources(part, kind):
                yield from self._upper(part.with_tile(way, kind, joker, use))

    def _with_lanes(self, part: _Part, number: int, lane: int) -> Iterator[Rearrangement]:
        """Yield the stage after each group of this number that can be built from an unfinished one.

        Natural tiles are added first, in the colours from *lane* (0 to 3) on, then Jokers.
        """
        if lane == 4:
            yield from self._with_jokers(part, number)
            return
        yield from self._with_lanes(part, number, lane + 1)
        kind = 13 * lane + number - 1
        if len(part.kinds) < self.group and kind not in part.kinds:
            for way, joker, use in self._sources(part, kind):
                if not joker:
                    yield from self._with_lanes(part.with_tile(way, kind, False, use), number, lane + 1)

    def _with_jokers(self, part: _Part, number: int) -> Iterator[Rearrangement]:
        if len(part.kinds) >= 3:
            there = {each // 13 for each in part.kinds if each >= 0}
            free = [lane for lane in range(4) if lane not in there]
            kinds = tuple(each if each >= 0 else 13 * free.pop(0) + number - 1 for each in part.kinds)
            yield from self._end(part._replace(kinds=kinds), run=False)
        if len(part.kinds) < self.group:
            for way, joker, use in self._wild(part, -1):
                yield from self._with_jokers(part.with_tile(way, -1, joker, use), number)


def _piece(old: TableMeld, uses: list[tuple[int, int]], run: bool) -> tuple[int, tuple[int, ...]]:
    """Return what a new meld has taken from an old one: tiles that stay together, and Jokers taken alone.

    *uses* has a pair for each tile taken: its index in the old meld, and its number in the new one (for a
    Joker, that of the tile it stands for). *run* says whether the new meld is a run. The tiles that
    stay together are returned as bits, the Jokers as indexes.
    """
    if not old.entries[-1].joker and not any(old.entries[bit].joker for bit, _ in uses):
        return sum([1 << bit for bit, _ in uses]), ()
    naturals = [bit for bit, _ in uses if not old.entries[bit].joker]
    piece = sum(1 << bit for bit in naturals)
    freed = []
    for bit, kind in uses:
        entry = old.entries[bit]
        if entry.joker:
            same = entry.kind == kind if old.run else not run and kind % 13 + 1 == old.number
            if naturals and same and run == old.run:
                piece |= 1 << bit
            else:
                freed.append(bit)
    return piece, tuple(freed)


def _stretches(pile: int) -> list[int]:
    """Return the parts of a run that are separated by gaps; the tiles of *pile* and of each part are bits."""
    found = []
    while pile:
        low = pile & -pile
        part = low
        while pile & part << 1 & ~part:
            part |= part << 1 & pile
        found.append(part)
        pile &= ~part
    return found
