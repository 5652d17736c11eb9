"""Every way to divide tiles and Jokers into melds so that each tile is used exactly once.

The search takes the unused tile that is hardest to place and tries every *core* (the natural tiles of a meld)
that contains it. If one tile may be left over, the search also tries to leave the chosen tile out of all
melds. If there are two copies of a tile, the search for the second copy skips all cores that were tried
before the core of the first copy, so that no division is found twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...melds import Meld, read_meld
from ...rules import RUMMY_PRO, Ruleset
from ...tiles import ALL_TILES, JOKER, Tile
from ..tiling.rack_counts import column_digits
from ..tiling.run_masks import bits
from .cores import Core, Kinds, MeldZone, cores
from .naturals import Cover, Part


class MeldCovers:
    """The ways to divide natural tiles and some Jokers into melds.

    *columns* counts the tiles of each number (see `Counts`), and *zone* says which melds are allowed.
    *jokers* is the largest number of Jokers that any method will be called with. The attribute `size` is the
    number of natural tiles.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.solver.closing.cores import whole_zone
    >>> from rummy_widget.engine.solver.tiling.rack_counts import Counts
    >>> some = MeldCovers(Counts.of("r5 r6 r7 r7 y7 b9").columns, 1, whole_zone(RUMMY_PRO))
    >>> some.any(1, free=False)
    >>> some.any(1, free=True)
    Cover(melds=(((tile('r5'), tile('r6'), tile('r7')), 0), ((tile('r7'), tile('y7')), 1)), free=tile('b9'))
    """

    __slots__ = ("_by_bit", "_hard", "_kinds", "_longest", "_once", "_rules", "_twice", "_zone", "size")

    def __init__(
        self, columns: Sequence[int], jokers: int, zone: MeldZone, rules: Ruleset = RUMMY_PRO
    ) -> None:
        kinds: list[tuple[int, int]] = []
        twice = 0
        for number, code in enumerate(columns, 1):
            for colour, copies in enumerate(column_digits(code) if code else ()):
                if copies:
                    twice |= (copies == 2) << len(kinds)
                    kinds.append((colour, number))
        self._kinds, self._zone, self._rules = kinds, zone, rules
        self._once, self._twice = (1 << len(kinds)) - 1, twice
        self.size = len(kinds) + twice.bit_count()
        by_bit: dict[int, list[Core]] = {1 << place: [] for place in range(len(kinds))}
        longest = 1
        for core in cores(kinds, jokers, zone):
            mask = core[2]
            if -core[1] > longest:
                longest = -core[1]
            while mask:
                bit = mask & -mask
                by_bit[bit].append(core)
                mask ^= bit
        harder = hard = 0  # the tiles that need two Jokers or more in any meld, and those that need one
        for bit, some in by_bit.items():
            if not some or some[0][0] > 1:
                harder |= bit
            elif some[0][0]:
                hard |= bit
        self._by_bit, self._hard, self._longest = by_bit, (harder, hard), longest

    def any(self, jokers: int, *, free: bool, melds: int = 4) -> Cover | None:
        """Return one way to divide the tiles into at most *melds* melds, or None if there is none.

        The melds contain exactly *jokers* Jokers. If *free* is True, exactly one natural tile is left over,
        otherwise none.
        """
        line = next(self._runs_of_14(jokers, free), None)
        if line is not None:
            return line
        found = self._one_division(jokers, free, melds)
        return None if found is None else next(self._covers_from(found, jokers))

    def fewest(self, jokers: int, *, free: bool) -> Cover | None:
        """Return a way to divide the tiles into the fewest melds, or None if four melds aren't enough.

        The melds contain exactly *jokers* Jokers. If *free* is True, exactly one natural tile is left over,
        otherwise none.
        """
        cover = self.any(jokers, free=free)
        while cover is not None and len(cover.melds) > 1:
            better = self.any(jokers, free=free, melds=len(cover.melds) - 1)
            if better is None:
                break
            cover = better
        return cover

    def all(self, jokers: int, *, free: bool) -> Iterator[Cover]:
        """Yield every way to divide the tiles into at most four melds that contain exactly *jokers* Jokers.

        If *free* is True, exactly one natural tile is left over, otherwise none. Ways that differ only in the
        tile for which a Joker stands count as the same.
        """
        known = set()
        for line in self._runs_of_14(jokers, free):
            known.add(line)
            yield line
        for found in self._all_divisions(jokers, free):
            for cover in self._covers_from(found, jokers):
                if cover not in known:
                    known.add(cover)
                    yield cover

    # ---- The search --------------------------------------------------------------------------------

    def _one_division(self, jokers: int, free: bool, melds: int) -> list[Core] | None:
        """Return one way to divide the tiles into at most *melds* melds, or None if there is none.

        Each meld is given by its natural tiles, as a `Core`. Together the melds must have room for exactly
        *jokers* Jokers. If *free* is True, exactly one tile is left over, otherwise none.
        """
        by_bit, (harder, hard), longest = self._by_bit, self._hard, self._longest
        failed: set[tuple[int, int, int, int, bool]] = set()
        cramped = False  # whether a branch failed only because it had no room for all Jokers

        def search(
            once: int, twice: int, left: int, room: int, melds: int, size: int, free: bool
        ) -> list[Core] | None:
            nonlocal cramped
            if not once:
                if not free and (left <= room or self._jokers_alone(left, room, melds)):
                    return []
                cramped = cramped or not free
                return None
            if size - free > melds * longest:
                return None
            state = (once, twice, left, melds, free)
            if state in failed:
                return None
            rest = once & harder or once & hard or once
            bit = rest & -rest
            if melds:
                for core in by_bit[bit]:
                    least, minus, mask, most = core
                    if least > left:
                        break
                    if mask & once == mask:
                        found = search(
                            once & ~mask | mask & twice, twice & ~mask, left - least, room + most - least,
                            melds - 1, size + minus, free,
                        )  # fmt: skip
                        if found is not None:
                            found.append(core)
                            return found
            if free:
                found = search(once & ~bit | bit & twice, twice & ~bit, left, room, melds, size - 1, False)
                if found is not None:
                    return found
            if not cramped:
                failed.add(state)
            return None

        return search(self._once, self._twice, jokers, 0, melds, self.size, free)

    def _all_divisions(self, jokers: int, free: bool) -> Iterator[list[Core]]:
        """Yield every way to divide the tiles into at most four melds with exactly *jokers* Jokers.

        Each meld is given by its natural tiles, as a `Core`. If *free* is True, exactly one tile is left
        over, otherwise none.
        """
        by_bit, (harder, hard) = self._by_bit, self._hard

        def search(
            once: int, twice: int, left: int, room: int, melds: int, free: bool, last: int, since: int
        ) -> Iterator[list[Core]]:
            if not once:
                if not free and (left <= room or self._jokers_alone(left, room, melds)):
                    yield []
                return
            rest = once & harder or once & hard or once
            bit = rest & -rest
            if bit != last:
                since = 0
                if free:
                    yield from search(once & ~bit | bit & twice, twice & ~bit, left, room, melds, False, 0, 0)
            if not melds:
                return
            for place, core in enumerate(by_bit[bit][since:], since):
                least, _, mask, most = core
                if least > left:
                    break
                if mask & once == mask:
                    for found in search(
                        once & ~mask | mask & twice, twice & ~mask, left - least, room + most - least,
                        melds - 1, free, bit, place,
                    ):  # fmt: skip
                        found.append(core)
                        yield found

        return search(self._once, self._twice, jokers, 0, 4, free, 0, 0)

    # ---- Jokers ------------------------------------------------------------------------------------

    def _jokers_alone(self, left: int, room: int, melds: int) -> list[tuple[int, ...]]:
        """Return the ways to form melds of Jokers alone, so that all other Jokers fit in the other melds.

        A way is a tuple with the sizes of one or two melds that consist of Jokers. There are *left* Jokers in
        all; at most *room* of them fit in melds with natural tiles, and at most *melds* melds of Jokers may
        be made. The result is empty if the rules forbid melds without natural tiles.
        """
        zone = self._zone
        if zone.jokers.min_natural or zone.jokers.naturals_per_joker:
            return []
        longest = min(left, zone.longest if zone.jokers.adjacent else 0)
        sizes = [size for size in range(3, left + 1) if size <= longest or (zone.groups and size <= 4)]
        ways = [(size,) for size in sizes] + [(a, b) for a in sizes for b in sizes if a >= b]
        return [way for way in ways if left - room <= sum(way) <= left and len(way) <= melds]

    def _covers_from(self, found: list[Core], jokers: int) -> Iterator[Cover]:
        """Yield each way to distribute *jokers* Jokers among the melds of *found*, as a `Cover`.

        *found* gives the natural tiles of each meld as a `Core`. Some of the Jokers may also form melds
        without natural tiles, if the rules allow them.
        """
        used = Counter(place for core in found for place in bits(core[2]))
        free = next(
            (place for place in range(len(self._kinds)) if used[place] <= self._twice >> place & 1), None
        )
        left = jokers - sum(core[0] for core in found)
        rooms = [core[3] - core[0] for core in found]
        tiles = [_in_order(sorted(_tile(*self._kinds[each]) for each in bits(core[2]))) for core in found]
        ways: list[tuple[int, ...]] = [()] if left <= sum(rooms) else []
        for alone in (*ways, *self._jokers_alone(left, sum(rooms), 4 - len(found))):
            for more in _distributions(left - sum(alone), rooms):
                jokers_in = [core[0] + extra for core, extra in zip(found, more, strict=True)]
                parts = [*zip(tiles, jokers_in, strict=True), *(((), size) for size in alone)]
                yield Cover(
                    tuple(sorted(parts, key=_order)), None if free is None else _tile(*self._kinds[free])
                )

    def _runs_of_14(self, jokers: int, free: bool) -> Iterator[Cover]:
        """Yield the ways to lay the tiles and *jokers* Jokers as one run of 14, from 1 to the 1 after 13.

        If *free* is True, exactly one tile is left over, otherwise none. Such a run uses both 1s of its
        colour. The main search misses it, since it never puts two copies of a tile into one meld.
        """
        if self.size - free + jokers != 14 or self._zone.longest < 14:
            return
        double = [kind for place, kind in enumerate(self._kinds) if self._twice >> place & 1]
        for ones in [kind for kind in double if kind[1] == 1]:
            row = [*sorted(kind for kind in self._kinds if kind[0] == ones[0]), ones]
            others = sorted((Counter([*self._kinds, *double]) - Counter(row)).elements())
            if len(others) > free:
                continue
            for out in others if others or not free else row[1:-1]:
                yield from self._row_of_14([kind for kind in row if others or kind != out], jokers, out)
            if not free:
                yield from self._row_of_14(row, jokers, None)

    def _row_of_14(self, row: Kinds, jokers: int, free: tuple[int, int] | None) -> Iterator[Cover]:
        """Yield one `Cover` if the tiles *row* and *jokers* Jokers form a run of 14; otherwise yield nothing.

        *free* is the tile left over, or None.
        """
        tiles = tuple(_tile(*kind) for kind in row)
        if isinstance(read_meld((*tiles, *(JOKER,) * jokers), self._rules), Meld):
            yield Cover(((tiles, jokers),), None if free is None else _tile(*free))


def _in_order(tiles: list[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of a meld in order: a run from low to high (a 1 may be last), a group by colour.

    *tiles* are the natural tiles of the meld, sorted.
    """
    if len(tiles) > 1 and tiles[0].number == 1 and tiles[0].colour is tiles[1].colour:
        second, last = tiles[1].number or 0, tiles[-1].number or 0
        if second - 1 > 14 - last:
            tiles = [*tiles[1:], tiles[0]]
    return tuple(tiles)


def _tile(colour: int, number: int) -> Tile:
    """Return the natural tile with this colour (as an index from 0) and this number."""
    return ALL_TILES[13 * colour + number - 1]


def _order(part: Part) -> tuple[int, bool, tuple[tuple[int, int, bool], ...]]:
    """Return a key for sorting melds: longer melds first, and runs before groups of the same length."""
    tiles, jokers = part
    is_group = len({each.colour for each in tiles}) > 1
    return -len(tiles) - jokers, is_group, tuple(each.sort_key for each in tiles)


def _distributions(count: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to distribute *count* Jokers among melds, as a number of Jokers for each meld.

    *rooms* says how many Jokers each meld can take. The ways that give the most Jokers to the first melds
    come first.
    """
    if not rooms:
        if not count:
            yield ()
        return
    for own in range(min(count, rooms[0]), -1, -1):
        for rest in _distributions(count - own, rooms[1:]):
            yield (own, *rest)
