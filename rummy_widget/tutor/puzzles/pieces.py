"""Take melds apart and build new ones: find every new meld of which a tile can be part.

An old meld is one that was on the table before the turn. The turn goes through stages, which are its
intermediate states (`Rearrangement`). At each stage, an old meld is either untouched or in pieces. Some of
its pieces are in new melds; the others are still in the old place and are called its piles. In the end, each
pile must be a meld itself; otherwise its tiles have to be moved to new melds. Two or more tiles of an old
meld that stay together are called a core.

Tiles are numbers: 0 to 51, 13 for each colour, and 52 for a Joker, as in `restricted`. Colours are numbers
from 0 to 3. A meld on the table is a tuple of entries, one for each tile. A piece or a pile is an int used as
a set of bits: bit 0 is set if it contains the first entry of its meld, bit 1 if the second, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ...engine.rules import Ruleset
from ...engine.solver.open_games.board import board_of
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds.melds_on_table import TableMelds
from .bands import AnyTechnique, Techniques, techniques_of

TileNumbers: TypeAlias = "tuple[int, ...]"
"""Tiles as numbers: 0 to 51, 13 for each colour, and 52 for a Joker."""

JOKER = 52

TableTile: TypeAlias = "tuple[int, int]"
"""A tile on the table: the index of its meld, and the index of its entry in the meld."""

Source: TypeAlias = "tuple[Rearrangement, bool, TableTile | None]"
"""A place from which a new meld can get a tile.

It consists of the stage of the turn (without the tile if it comes from the rack), whether the tile is a
Joker, and the place of the tile on the table, or None if it comes from the rack.
"""

MeldPieces: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
"""The parts of an old meld, each as bits: the pieces that are in new melds, then those in the old place."""


class MeldEntry(NamedTuple):
    """One tile of a meld on the table, as its colour and number (`kind`, from 0 to 51).

    For a Joker in a run, `kind` is the tile for which it stands. For a Joker in a group it is -1, because the
    Joker may stand for any missing colour.
    """

    kind: int
    joker: bool


class TableMeld(NamedTuple):
    """A meld on the table before the turn.

    `run` says whether it is a run, otherwise it is a group. `number` is the number of a group or, in a run,
    the number of its first tile that isn't a Joker. `entries` are its tiles in order; in a group, Jokers come
    last.
    """

    run: bool
    number: int
    entries: tuple[MeldEntry, ...]

    @property
    def whole(self) -> int:
        """A bit mask with a bit set for each tile of the meld; bit 0 is the first tile."""
        return (1 << len(self.entries)) - 1


class NewMeld(NamedTuple):
    """A meld that a player has built during the turn, from tiles of the rack and of melds on the table.

    `kinds` are its tiles in order, as numbers from 0 to 51, and `jokers` says for each of them whether it is
    a Joker. `cores` is the number of old melds from which it got two or more tiles that stayed together.
    """

    kinds: tuple[int, ...]
    jokers: tuple[bool, ...]
    cores: int


class Rearrangement(NamedTuple):
    """A stage of a turn: an intermediate state in which some melds have been taken apart and others built.

    Attributes:
        rack: The tiles left on the rack, as numbers from 0 to 51, or 52 for a Joker.
        melds: For each old meld, None if it is still untouched, otherwise its parts: the pieces that are in
            new melds, and those in the old place. An old meld is one that was on the table before the turn.
        built: The new melds.
        wild: Whether a Joker is in a new meld, or in an old meld from which tiles were taken.
    """

    rack: TileNumbers
    melds: tuple[MeldPieces | None, ...]
    built: tuple[NewMeld, ...]
    wild: bool = False

    def without(self, tile: int) -> Rearrangement:
        """Return this stage of the turn with one tile less on the rack.

        *tile* is the tile to take away, as a number from 0 to 51, or 52 for a Joker.
        """
        at = self.rack.index(tile)
        return self._replace(rack=self.rack[:at] + self.rack[at + 1 :])


def melds_of(before: TableMelds, rules: Ruleset) -> tuple[TableMeld, ...]:
    """Return the melds on a table as `TableMeld` objects, in which tiles are numbers from 0 to 51."""
    found = []
    for meld in board_of(before, (), rules).melds:
        entries = [MeldEntry(13 * colour + number - 1, False) for colour, number in meld.naturals]
        if meld.run:
            kinds = (kind for means in meld.jokers for kind in means)
            entries += [MeldEntry(13 * colour + number - 1, True) for colour, number in kinds]
            entries.sort()
        else:
            entries += [MeldEntry(-1, True)] * len(meld.jokers)
        found.append(TableMeld(meld.run, meld.naturals[0][1], tuple(entries)))
    return tuple(found)


class _PartMeld(NamedTuple):
    """A new meld that is still being built.

    `kinds` are the tiles of the meld so far, as numbers from 0 to 51 (or -1 for a Joker in a group), and
    `jokers` says for each of them whether it is a Joker. `sources` says where on the table each tile was;
    None stands for the rack. `stage` is the state of the turn in the meantime: the tiles from the rack have
    been taken off the rack already, but the tiles from the table are still in their old melds.
    """

    stage: Rearrangement
    kinds: tuple[int, ...]
    jokers: tuple[bool, ...]
    sources: tuple[TableTile | None, ...]

    def with_tile(
        self, stage: Rearrangement, kind: int, joker: bool, source: TableTile | None, side: int = 1
    ) -> _PartMeld:
        """Return the unfinished meld with a tile added at its end or, if *side* is -1, at its start.

        Args:
            stage: The state of the turn after the tile was taken; if the tile comes from the rack, it is no
                longer there.
            kind: The tile as a number from 0 to 51 (colour and number); for a Joker, the tile for which it
                stands, or -1 if that is not decided yet.
            joker: Whether the tile is a Joker.
            source: Where on the table the tile was; None for the rack.
            side: 1 to add the tile at the end, -1 to add it at the start.
        """
        if side > 0:
            return _PartMeld(stage, (*self.kinds, kind), (*self.jokers, joker), (*self.sources, source))
        return _PartMeld(stage, (kind, *self.kinds), (joker, *self.jokers), (source, *self.sources))


class MeldMoves:
    """The ways in which a player who knows only certain techniques can rearrange a table.

    A stage of a turn, that is, an intermediate state, is given as a `Rearrangement`. *melds* are the melds on
    the table at the start of the turn, and *knows* are the techniques. *longest_group* is the greatest number
    of tiles that a group may contain under the rules.
    """

    def __init__(self, melds: tuple[TableMeld, ...], knows: Techniques, longest_group: int = 4) -> None:
        self.melds = melds
        self.knows = knows
        self.group = min(4, longest_group)
        self.most_cores = 8 if Technique.JOIN in knows else 1
        self._naturals: dict[int, list[TableTile]] = {}
        self._jokers: list[TableTile] = []
        self._allowed: dict[tuple[int, tuple[int, ...], tuple[int, ...]], bool] = {}
        for at, meld in enumerate(melds):
            for bit, entry in enumerate(meld.entries):
                if entry.joker:
                    self._jokers.append((at, bit))
                else:
                    self._naturals.setdefault(entry.kind, []).append((at, bit))

    # ---- The current state -------------------------------------------------------------------------

    def _piles(self, stage: Rearrangement, meld: int) -> tuple[int, ...]:
        """Return the parts of an old meld that are still in their old place, as bits.

        *meld* is the index of the old meld.
        """
        touched = stage.melds[meld]
        return (self.melds[meld].whole,) if touched is None else touched[1]

    def _is_meld(self, meld: int, pile: int) -> bool:
        """Return whether *pile*, a part of an old meld that is still in its place, is itself a meld.

        It is a meld if it contains three or more tiles, not all of them Jokers. A part of a run is assumed to
        have no gaps. *meld* is the index of the old meld; *pile* are the tiles as bits.
        """
        entries = enumerate(self.melds[meld].entries)
        return pile.bit_count() >= 3 and any(pile >> bit & 1 and not each.joker for bit, each in entries)

    def loose_tiles(self, stage: Rearrangement) -> Iterator[TableTile]:
        """Yield one tile of each part of an old meld that is still in its place but is not a meld by itself.

        All tiles of such a part have to be moved to new melds. The one that is yielded is a Joker only if all
        of them are Jokers.
        """
        for at, touched in enumerate(stage.melds):
            if touched is None:
                continue
            entries = self.melds[at].entries
            for pile in touched[1]:
                if not self._is_meld(at, pile):
                    bits = [bit for bit in range(len(entries)) if pile >> bit & 1]
                    yield at, min(bits, key=lambda bit: (entries[bit].joker, bit))

    def remaining_rows(self, stage: Rearrangement) -> Iterator[list[tuple[tuple[int, int], bool]]]:
        """For each old meld, yield the tiles that have not been taken away, as one list for each part.

        The parts of a meld are separated by the tiles taken away; an untouched meld is a single part. Each
        tile is a pair: (colour, number), and whether it is a Joker.
        """
        for at, old in enumerate(self.melds):
            for pile in self._piles(stage, at):
                there = [each for bit, each in enumerate(old.entries) if pile >> bit & 1]
                colours = {each.kind // 13 for each in there if not each.joker}
                free = [colour for colour in range(4) if colour not in colours]
                yield [
                    (
                        (each.kind // 13, each.kind % 13 + 1) if each.kind >= 0 else (free.pop(), old.number),
                        each.joker,
                    )
                    for each in there
                ]

    def techniques(self, stage: Rearrangement) -> Techniques:
        """Return the techniques by which old melds have been taken apart up to this stage of the turn.

        The result can still change later in the turn, unless all tiles that are still in their old places
        form valid melds.
        """
        found: set[AnyTechnique] = set()
        for at, touched in enumerate(stage.melds):
            if touched is not None:
                found |= self._techniques_of(self.melds[at], (*touched[0], *touched[1]))
        if any(each.cores > 1 for each in stage.built):
            found.add(Technique.JOIN)
        return frozenset(found)

    def _techniques_of(self, old: TableMeld, pieces: tuple[int, ...]) -> Techniques:
        """Return the techniques by which the meld *old* is taken apart into *pieces*.

        Each piece contains the tiles of *old* that stay together, given as an int with a bit for each tile.
        """
        freed = sum(self._is_joker(old, each) for each in pieces)
        sizes = [each.bit_count() for each in pieces if not self._is_joker(old, each)]
        return techniques_of(sizes, run=old.run, jokers=freed)

    @staticmethod
    def _is_joker(old: TableMeld, piece: int) -> bool:
        """Return whether a piece of the meld *old*, given as bits, is a single Joker."""
        return piece.bit_count() == 1 and old.entries[piece.bit_length() - 1].joker

    def tiles_of_freed_jokers(self, stage: Rearrangement) -> set[int]:
        """Return, as numbers, the tiles for which freed Jokers stood in their old melds.

        A Joker is freed if it is taken out of a meld alone. If a Joker in a group may stand for several
        colours, all of these tiles are returned: those of the colours that the group does not contain.
        """
        found: set[int] = set()
        for old, touched in zip(self.melds, stage.melds, strict=True):
            for piece in touched[0] if touched is not None else ():
                if self._is_joker(old, piece):
                    kind = old.entries[piece.bit_length() - 1].kind
                    there = {each.kind for each in old.entries}
                    group = {13 * colour + old.number - 1 for colour in range(4)} - there
                    found |= {kind} if kind >= 0 else group
        return found

    # ---- Taking pieces -----------------------------------------------------------------------------

    def _after_taking(
        self, stage: Rearrangement, meld: int, piece: int, freed: tuple[int, ...]
    ) -> Rearrangement | None:
        """Return the state of the turn after tiles are taken from an old meld.

        Returns None if the techniques that the player knows are not enough for taking them.

        Args:
            stage: The state of the turn before the tiles are taken.
            meld: The index of the old meld.
            piece: The tiles taken that stay together in a new meld, as bits.
            freed: The indexes in the old meld of the Jokers that are taken out singly.
        """
        old = self.melds[meld]
        pieces, piles = stage.melds[meld] or ((), (old.whole,))
        removed = piece | sum(1 << bit for bit in freed)
        rest: list[int] = []
        for pile in piles:
            left = pile & ~removed
            rest += _gapless_parts(left) if old.run and left != pile else [left] if left else []
        now = (
            tuple(sorted((*pieces, *([piece] if piece else []), *(1 << bit for bit in freed)))),
            tuple(sorted(rest)),
        )
        allowed = self._allowed.get((meld, *now))
        if allowed is None:
            allowed = self._allowed[meld, *now] = self._may_be_enough(old, *now)
        return stage._replace(melds=(*stage.melds[:meld], now, *stage.melds[meld + 1 :])) if allowed else None

    def _may_be_enough(self, old: TableMeld, pieces: tuple[int, ...], piles: tuple[int, ...]) -> bool:
        """Return whether the techniques that the player knows can be enough to divide a meld in this way.

        The result is exact if no tile of the meld is still in the old place. Otherwise, the remaining tiles
        may be moved later, so only a quick test is made, which may wrongly return True.

        Args:
            old: The meld before the turn.
            pieces: Its parts that are in new melds, as bits.
            piles: Its parts that are still in the old place, as bits.
        """
        knows = self.knows
        if not piles:
            return self._techniques_of(old, pieces) <= knows
        freed = sum(self._is_joker(old, each) for each in pieces)
        cores = sum(each.bit_count() >= 2 for each in pieces)
        if (cores > 1 and Technique.SPLIT not in knows) or (freed and Technique.REPLACE not in knows):
            return False
        wild = any(each.joker for each in old.entries)
        if Technique.BREAK in knows or (wild and Technique.REPLACE in knows):
            return True  # with these techniques, too much can still happen to the meld for a quick test
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

    def with_rack_tile(self, stage: Rearrangement, tile: int) -> Iterator[Rearrangement]:
        """Yield the state of the turn after building each new meld that can contain this tile from the rack.

        *stage* is the state before. *tile* is the number of the tile, from 0 to 51, or 52 for a Joker.
        """
        yield from self._melds(stage.without(tile), tile, None)

    def with_table_tile(self, stage: Rearrangement, source: TableTile) -> Iterator[Rearrangement]:
        """Yield the state of the turn after building each new meld that can contain the tile at *source*.

        *stage* is the state before. *source* is the place of a tile on the table: the index of its meld,
        and its index in the meld.
        """
        entry = self.melds[source[0]].entries[source[1]]
        yield from self._melds(stage, JOKER if entry.joker else entry.kind, source)

    def _melds(self, stage: Rearrangement, tile: int, source: TableTile | None) -> Iterator[Rearrangement]:
        """Yield the state of the turn after building each new meld that can contain this tile.

        *stage* is the state before. *source* is the place of the tile on the table, or None if the tile comes
        from the rack; in *stage*, such a tile has already been taken off the rack.
        """
        for kind in range(52) if tile == JOKER else [tile]:
            yield from self._extended_down(_PartMeld(stage, (kind,), (tile == JOKER,), (source,)))
        for number in range(1, 14) if tile == JOKER else [tile % 13 + 1]:
            kind = -1 if tile == JOKER else tile
            yield from self._groups(_PartMeld(stage, (kind,), (tile == JOKER,), (source,)), number, 0)

    def _finished(self, part: _PartMeld, *, run: bool) -> Iterator[Rearrangement]:
        """Yield the state of the turn with *part* as a finished new meld, if the player can build it.

        Nothing is yielded if the player does not know the techniques to take its tiles from old melds. All
        tiles that come from the same old meld are treated as one piece taken from it. *run* says whether
        *part* is a run.
        """
        if all(part.jokers):
            return
        stage, cores = part.stage, 0
        by_meld: dict[int, list[tuple[int, int]]] = {}
        for kind, source in zip(part.kinds, part.sources, strict=True):
            if source is not None:
                by_meld.setdefault(source[0], []).append((source[1], kind))
        wild = stage.wild or any(part.jokers)
        for meld, taken in by_meld.items():
            old = self.melds[meld]
            piece, freed = _piece(old, taken, run)
            cores += piece.bit_count() >= 2
            if cores > self.most_cores:
                return
            after = self._after_taking(stage, meld, piece, freed)
            if after is None:
                return
            stage = after
            wild = wild or any(each.joker for each in old.entries)
        yield stage._replace(built=(*stage.built, NewMeld(part.kinds, part.jokers, cores)), wild=wild)

    def _sources(self, part: _PartMeld, kind: int) -> Iterator[Source]:
        """Yield each place from which the unfinished meld *part* can get the tile *kind* or a Joker."""
        stage = part.stage
        if kind in stage.rack:
            yield stage.without(kind), False, None
        for source in self._naturals.get(kind, ()):
            if self._is_left(part, source):
                yield stage, False, source
        yield from self._joker_sources(part, kind)

    def _joker_sources(self, part: _PartMeld, kind: int) -> Iterator[Source]:
        """Yield each place from which the unfinished meld *part* can get a Joker.

        *kind* is the tile for which the Joker has to stand, or -1 if it may stand for any tile. If the player
        does not know how to replace Jokers, a Joker from the table must stand for the same tile as before.
        """
        stage = part.stage
        if JOKER in stage.rack:
            yield stage.without(JOKER), True, None
        for source in self._jokers:
            if self._is_left(part, source):
                entry = self.melds[source[0]].entries[source[1]]
                if Technique.REPLACE in self.knows or entry.kind in (kind, -1):
                    yield stage, True, source

    def _is_left(self, part: _PartMeld, source: TableTile) -> bool:
        """Return whether a tile on the table (*source*) is still in its old place and not used in *part*."""
        touched = part.stage.melds[source[0]]
        is_there = touched is None or any(pile >> source[1] & 1 for pile in touched[1])
        return is_there and source not in part.sources

    # ---- Runs and groups ---------------------------------------------------------------------------

    def _extended_down(self, part: _PartMeld) -> Iterator[Rearrangement]:
        """Yield the state of the turn after each way to complete the run *part*.

        One way is to leave the run as it is, if it is long enough; the other ways add tiles to it, at one end
        or at both.
        """
        yield from self._extended_up(part)
        if part.kinds[0] % 13:
            kind = part.kinds[0] - 1
            for stage, joker, source in self._sources(part, kind):
                yield from self._extended_down(part.with_tile(stage, kind, joker, source, -1))

    def _extended_up(self, part: _PartMeld) -> Iterator[Rearrangement]:
        """Yield the state of the turn after each way to complete the run *part* at its upper end only."""
        if len(part.kinds) >= 3:
            yield from self._finished(part, run=True)
        if part.kinds[-1] % 13 < 12:
            kind = part.kinds[-1] + 1
            for stage, joker, source in self._sources(part, kind):
                yield from self._extended_up(part.with_tile(stage, kind, joker, source))

    def _groups(self, part: _PartMeld, number: int, colour: int) -> Iterator[Rearrangement]:
        """Yield the state of the turn after each way to complete the group *part*.

        Jokers are added last. *number* is the number on the tiles of the group, and *colour* is the first of
        the colours 0 to 3 in which tiles may still be added.
        """
        if colour == 4:
            yield from self._with_jokers(part, number)
            return
        yield from self._groups(part, number, colour + 1)
        kind = 13 * colour + number - 1
        if len(part.kinds) < self.group and kind not in part.kinds:
            for stage, joker, source in self._sources(part, kind):
                if not joker:
                    yield from self._groups(part.with_tile(stage, kind, False, source), number, colour + 1)

    def _with_jokers(self, part: _PartMeld, number: int) -> Iterator[Rearrangement]:
        """Yield the state of the turn for each way to finish the group *part*: as it is or with added Jokers.

        *number* is the number on the tiles of the group.
        """
        if len(part.kinds) >= 3:
            there = {each // 13 for each in part.kinds if each >= 0}
            free = [colour for colour in range(4) if colour not in there]
            kinds = tuple(each if each >= 0 else 13 * free.pop(0) + number - 1 for each in part.kinds)
            yield from self._finished(part._replace(kinds=kinds), run=False)
        if len(part.kinds) < self.group:
            for stage, joker, source in self._joker_sources(part, -1):
                yield from self._with_jokers(part.with_tile(stage, -1, joker, source), number)


def _piece(old: TableMeld, taken: list[tuple[int, int]], run: bool) -> tuple[int, tuple[int, ...]]:
    """Return the tiles that a new meld has taken from an old one.

    Args:
        old: The old meld.
        taken: A pair for each tile taken: its index in the old meld, and its colour and number in the new
            meld, as a number from 0 to 51; for a Joker, those of the tile for which it stands there.
        run: Whether the new meld is a run.

    Returns:
        The tiles that stay together, as bits, and the indexes of the Jokers that are taken out singly.
    """
    if not old.entries[-1].joker and not any(old.entries[bit].joker for bit, _ in taken):
        return sum([1 << bit for bit, _ in taken]), ()
    naturals = [bit for bit, _ in taken if not old.entries[bit].joker]
    piece = sum(1 << bit for bit in naturals)
    freed = []
    for bit, kind in taken:
        entry = old.entries[bit]
        if entry.joker:
            same = entry.kind == kind if old.run else not run and kind % 13 + 1 == old.number
            if naturals and same and run == old.run:
                piece |= 1 << bit
            else:
                freed.append(bit)
    return piece, tuple(freed)


def _gapless_parts(pile: int) -> list[int]:
    """Split what is left of a run into parts without gaps.

    *pile* contains the tiles that are left. Like each part, it is an int with a bit for each tile of the run.
    """
    found = []
    while pile:
        part = pile & -pile
        while pile & part << 1 & ~part:
            part |= part << 1 & pile
        found.append(part)
        pile &= ~part
    return found
