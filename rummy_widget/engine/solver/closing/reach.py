"""How near some tiles are to 14 in runs and groups: the most that can be kept, and which tiles are needed.

An *end* is any 14 tiles in runs and groups. Its *gain* is how many of its tiles are in the rack. It *needs*
its other tiles, and it *spares* the tiles of the rack that it does not use. The distance of a rack follows
from the largest gain; which draws shorten it, and which discards cost nothing, from the tiles that ends of
that gain need and spare. There are millions of ends, but for given groups the runs of the four colours are
independent. So the search goes only over sets of groups. It is bounded by what runs and groups could gain if
they never shared a tile, and the gain of runs in each colour is looked up among all possible runs
(`run_masks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import product
from operator import add
from typing import NamedTuple

from ..tiling.colours import ColourRuns, RunBundle, add_gains, colour_runs, joint_gains
from ..tiling.groups import GroupChoice, choices, column_of
from ..tiling.run_masks import PLANE, bits


class EndField(NamedTuple):
    """Which melds a close may use: runs of *colours* from *low* to *high*, and groups of *numbers*.

    In *low* and *high*, numbers are counted from 1, and 14 is the 1 after 13.
    """

    low: int
    high: int
    numbers: tuple[int, ...]  # from 0
    colours: tuple[int, ...] = (0, 1, 2, 3)


def tiles_in(held: Sequence[int], area: EndField) -> int:
    """Return how many tiles of a rack can be part of the melds that *area* allows.

    *held* has a bit mask of the rack's tiles for each colour (see `run_masks`).
    """
    return sum((mask & room).bit_count() for mask, room in zip(held, _room(area), strict=True))


@cache
def _room(area: EndField) -> tuple[int, ...]:
    """Return which tiles can be part of the melds that *area* allows, as a bit mask for each colour."""
    runs, groups = 0, sum(1 << number for number in area.numbers)
    for place in range(area.low, area.high + 1):
        runs |= 1 << (place - 1) % PLANE
    rooms = (groups | runs if colour in area.colours else groups for colour in range(4))
    return tuple(room | room << PLANE for room in rooms)


class RunGroupEnd(NamedTuple):
    """A possible close: 14 tiles in runs and groups, whether the rack has them or not.

    `groups` says for each number how many tiles of each colour lie in groups. `runs` has a bit mask of the
    tiles in runs for each colour (see `run_masks`).
    """

    groups: tuple[tuple[int, tuple[int, ...]], ...]  # (number from 0, copies of r, y, b and k)
    runs: tuple[int, ...]  # masks

    def uses(self) -> list[list[int]]:
        """Return how many of the 14 tiles are of each kind, as a list by number for each colour."""
        used = [[0] * PLANE for _ in range(4)]
        for colour, mask in enumerate(self.runs):
            for bit in bits(mask):
                used[colour][bit % PLANE] += 1
        for number, copies in self.groups:
            for colour, count in enumerate(copies):
                used[colour][number] += count
        return used


@dataclass(slots=True)
class Links:
    """A summary of all ends that share equally many tiles with a rack: which tiles they need and spare.

    An end is 14 tiles in runs and groups. Kinds of tiles are bits, 13 for each colour in the order r, y, b,
    k. `need` are the kinds that some of these ends use and that have to be drawn. `spare` has, for each kind
    of the rack that some ends do not use (as its bit position), the kinds that those ends need. `forced` is
    the most tiles of such an end that must be Jokers, as there is no copy to draw.
    """

    need: int = 0
    spare: dict[int, int] = field(default_factory=dict)
    end: RunGroupEnd | None = None  # one of these ends, or None if there are none
    forced: int = 0

    @property
    def found(self) -> bool:
        """Whether there is any end (14 tiles in runs and groups) that is summarised here."""
        return self.end is not None

    def join(self, other: Links) -> None:
        """Add the tiles that other ends need and spare to this summary."""
        self.need |= other.need
        self.forced = max(self.forced, other.forced)
        for kind, need in other.spare.items():
            self.spare[kind] = self.spare.get(kind, 0) | need
        self.end = self.end or other.end


class Reach:
    """The search for ends (14 tiles in runs and groups) that share most tiles with a rack.

    *held* and *known* are a bit mask for each colour: the tiles of the rack, and all tiles in the rack or
    unseen. At most *wild* tiles of an end may have to be Jokers because no such tile is left. *area* says
    which melds are allowed, and *size* how many tiles an end has.
    """

    def __init__(
        self, held: tuple[int, ...], known: tuple[int, ...], wild: int, area: EndField, size: int = 14
    ) -> None:
        self.held, self.known, self.wild, self.area, self.size = held, known, wild, area, size
        self._made: list[dict[int, ColourRuns]] = [{}, {}, {}, {}]
        self._colours = [self._runs_in(colour, mask) for colour, mask in enumerate(held)]
        self._choices = [
            choices(column_of(held, number), column_of(known, number), wild) for number in area.numbers
        ]
        self._most = self._bounds()
        self._links: dict[int, Links] = {}
        self._first: dict[int, RunGroupEnd | None] = {}

    @property
    def bound(self) -> int:
        """An upper bound on how many tiles an end (14 tiles in melds) can share with the rack."""
        return self._most[0][self.size]

    def links(self, gain: int) -> Links:
        """Return which tiles are needed, and which rack tiles are not used, by ends with this gain.

        An end is 14 tiles in runs and groups; *gain* is how many of them are in the rack.
        """
        if gain not in self._links:
            self._links[gain] = links = Links()
            for groups in self._sets_of_groups(gain):
                for blocks, need, wild in self._blocks(groups, gain):
                    runs = self._link(blocks, need, wild, links)
                    if runs and links.end is None:
                        links.end = RunGroupEnd(self._copies(groups), runs)
        return self._links[gain]

    def first(self, gain: int) -> RunGroupEnd | None:
        """Return one end (14 tiles in melds) that shares exactly *gain* tiles with the rack, or None.

        This is faster than `links`.
        """
        if gain in self._links:
            return self._links[gain].end
        if gain not in self._first:
            self._first[gain] = next(self._first_of(gain), None)
        return self._first[gain]

    def _first_of(self, gain: int) -> Iterator[RunGroupEnd]:
        for groups in self._sets_of_groups(gain):
            for blocks, _, wild in self._blocks(groups, gain):
                for ways in product(*(block.ways for block in blocks)):
                    if sum(way.jokers for way in ways) <= wild:
                        yield RunGroupEnd(self._copies(groups), tuple(way.mask for way in ways))

    def ends(self, gain: int) -> Iterator[RunGroupEnd]:
        """Yield every end (14 tiles in melds) that shares exactly *gain* tiles with the rack."""
        for groups in self._sets_of_groups(gain):
            for blocks, _, wild in self._blocks(groups, gain):
                for runs in product(*(block.laid for block in blocks)):
                    if sum(jokers for _, jokers in runs) <= wild:
                        yield RunGroupEnd(self._copies(groups), tuple(mask for mask, _ in runs))

    def _copies(self, groups: tuple[tuple[int, GroupChoice], ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        return tuple((self.area.numbers[place], choice.copies) for place, choice in groups)

    # ---- Bounds ------------------------------------------------------------------------------------

    def _runs_in(self, colour: int, mask: int) -> ColourRuns:
        low, high = self.area[:2] if colour in self.area.colours else (1, 0)
        made = self._made[colour][mask] = colour_runs(mask, low, high)
        return made

    def _bounds(self) -> list[list[int]]:
        """Return upper bounds on how many tiles melds can share with the rack.

        Entry [i][n] is for n tiles in runs of all colours and in groups of the allowed numbers from index i
        on.
        """
        first, second, third, fourth = self._colours
        most = [add_gains(joint_gains(first, second), joint_gains(third, fourth))]
        for options in reversed(self._choices):
            after, here = most[0], most[0].copy()
            for size, some in options:
                gain = some[0].gain
                for whole in range(size, self.size + 1):
                    here[whole] = max(here[whole], after[whole - size] + gain)
            most.insert(0, here)
        return most

    def _sets_of_groups(self, least: int) -> Iterator[tuple[tuple[int, GroupChoice], ...]]:
        """Yield the sets of groups that can be part of an end sharing *least* tiles or more with the rack.

        An end is 14 tiles in runs and groups. A set has pairs: the index of a number, and a choice of groups
        of that number. The empty set comes first.
        """
        most, choices, last = self._most, self._choices, len(self._choices)
        runs = most[last]
        taken: list[tuple[int, GroupChoice]] = []
        found: list[tuple[tuple[int, GroupChoice], ...]] = []
        alone = runs[self.size] >= least
        if alone:
            yield ()  # a caller that needs only one end gets it before the search for the others

        def search(start: int, left: int, missing: int, wild: int) -> None:
            if runs[left] >= missing:
                found.append(tuple(taken))
            for place in range(start, last):
                if most[place][left] < missing:
                    return
                after = most[place + 1]
                for size, some in choices[place]:
                    if size > left:
                        break
                    wanted = missing - after[left - size]
                    for choice in some:
                        if choice[1] < wanted:  # what it gains
                            break
                        if choice[2] <= wild:
                            taken.append((place, choice))
                            search(place + 1, left - size, missing - choice[1], wild - choice[2])
                            taken.pop()

        search(0, self.size, least, self.wild)
        yield from found[alone:]

    # ---- Ends --------------------------------------------------------------------------------------

    def _blocks(
        self, groups: tuple[tuple[int, GroupChoice], ...], gain: int
    ) -> Iterable[tuple[list[RunBundle], int, int]]:
        """Yield the ways to complete groups with runs so that exactly *gain* of the 14 tiles are in the rack.

        A way has a bundle of runs for each colour, the kinds of tiles that the groups need, and how many
        Jokers are left for tiles of which there is no copy to draw.
        """
        left, wanted, wild, need = self.size, gain, self.wild, 0
        colours, known = self._colours, self.known
        if groups:
            held, free = list(self.held), list(self.known)
            for place, choice in groups:
                number = self.area.numbers[place]
                left, wanted, wild = left - choice.size, wanted - choice.gain, wild - choice.wild
                need |= choice.need << number
                clear = ~(1 << number | 1 << PLANE + number)
                for colour in choice.colours:
                    held[colour] = held[colour] & clear | choice.held[colour] << number
                    free[colour] = free[colour] & clear | choice.known[colour] << number
            known = tuple(free)
            colours = [
                made.get(mask) or self._runs_in(colour, mask)
                for colour, (made, mask) in enumerate(zip(self._made, held, strict=True))
            ]
        front, back = joint_gains(colours[0], colours[1]), joint_gains(colours[2], colours[3])
        if max(map(add, front[: left + 1], back[left::-1])) < wanted:
            return ()  # the usual case: the groups use tiles that the runs would have gained
        return self._laid(colours, known, left, wanted, need, wild)

    def _laid(
        self, colours: list[ColourRuns], known: tuple[int, ...], left: int, wanted: int, need: int, wild: int
    ) -> Iterator[tuple[list[RunBundle], int, int]]:
        for lengths in _splits(colours, left, wanted):
            for gains in _gains(colours, lengths, wanted):
                blocks = [
                    runs.block(length, won, there)
                    for runs, length, won, there in zip(colours, lengths, gains, known, strict=True)
                ]
                if all(block.ways for block in blocks):
                    yield blocks, need, wild

    def _link(self, blocks: list[RunBundle], need: int, wild: int, links: Links) -> tuple[int, ...] | None:
        """Add to *links* the tiles that ends with these runs need and spare.

        *blocks* has the choices of runs for each colour, *need* the tiles that the groups beside them need,
        and *wild* the number of Jokers left. Returns the runs of one such end as bit masks, or None if all
        need more Jokers.
        """
        runs = None
        for ways in product(*(block.ways for block in blocks)):
            forced = sum([way.jokers for way in ways])
            if forced > wild:
                continue
            links.forced = max(links.forced, self.wild - wild + forced)
            needs = [way.need << PLANE * colour for colour, way in enumerate(ways)]
            links.need |= need | needs[0] | needs[1] | needs[2] | needs[3]
            spare = links.spare
            for colour, way in enumerate(ways):
                if way.spare:
                    others, shift = need, PLANE * colour
                    for other in range(4):
                        if other != colour:
                            others |= needs[other]
                    for bit, own in way.spare:
                        kind = shift + bit
                        spare[kind] = spare.get(kind, 0) | others | own << shift
            runs = runs or tuple(way.mask for way in ways)
        return runs


reach_of = lru_cache(maxsize=64)(Reach)
"""Return a `Reach`, cached together with everything it has found."""


# ---- Splits of the tiles among the colours ---------------------------------------------------------


def _splits(colours: list[ColourRuns], left: int, wanted: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the ways to divide *left* run tiles among the four colours, as a number of tiles for each.

    Ways by which the runs can't share at least *wanted* tiles with the rack are left out.
    """
    first, second, third, fourth = colours
    front, back = joint_gains(first, second), joint_gains(third, fourth)
    for half in range(left + 1):
        if front[half] < 0 or front[half] + back[left - half] < wanted:
            continue
        for one, gain in enumerate(first.most[: half + 1]):
            pair = gain + second.most[half - one]
            if pair + back[left - half] < wanted or gain < 0:
                continue
            for three, more in enumerate(third.most[: left - half + 1]):
                if more >= 0 and pair + more + fourth.most[left - half - three] >= wanted:
                    lengths = (one, half - one, three, left - half - three)
                    if sum(t.exact(length) for t, length in zip(colours, lengths, strict=True)) >= wanted:
                        yield lengths


def _gains(
    colours: list[ColourRuns], lengths: tuple[int, int, int, int], wanted: int
) -> Iterator[tuple[int, ...]]:
    """Yield how many tiles the runs of each colour can share with the rack, for a sum of exactly *wanted*.

    *lengths* is how many tiles the runs of each colour have.
    """
    most = [runs.most[length] for runs, length in zip(colours, lengths, strict=True)]
    slack = sum(most) - wanted
    if slack == 0:
        yield tuple(most)
        return
    for less in product(range(slack + 1), repeat=3):
        last = slack - sum(less)
        if last >= 0:
            gains = tuple(gain - minus for gain, minus in zip(most, (*less, last), strict=True))
            if min(gains) >= 0:
                yield gains
