"""Summaries of all targets that share a certain number of tiles with a rack: what they need, what they leave.

A *target* is 14 tiles in runs and groups that a rack could become by exchanging tiles. A run of six or more
tiles can be divided into runs of three to five, so a target consists of three or four melds of three to five
tiles. They are chosen one after the other, and a choice is given up as soon as more tiles are missing than
may be. Melds of one size that use the same tiles of the rack are tried together, as `_Candidates`: which of
them is chosen makes no difference to the tiles that are left of the rack.

Kinds of tiles are bits in a mask, 13 for each colour. Some tiles, such as a rack, are two masks: the kinds of
which there is at least one tile, and the kinds of which there are two.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from ..tiling.run_masks import PLANE, bits


class MeldRange(NamedTuple):
    """A description of the melds that a close may contain.

    Attributes:
        low: the lowest number that runs may contain, from 1 to 13.
        high: the highest number that runs may contain; 14 stands for a 1 after the 13.
        numbers: the numbers that groups may have, counted from 0: 0 stands for groups of 1s.
        colours: the colours that runs may have, as indexes from 0 to 3.
    """

    low: int
    high: int
    numbers: tuple[int, ...]
    colours: tuple[int, ...] = (0, 1, 2, 3)


Melds: TypeAlias = "tuple[int, ...]"
"""Some melds, each as a bit mask of its kinds of tiles."""


_Tiles: TypeAlias = "tuple[int, int]"
"""Some tiles: the kinds of which there is at least one, and the kinds of which there are two."""

LONGEST = 5
"""The most tiles of a meld: a longer run is divided."""

FEWEST_MELDS = [-(-tiles // LONGEST) for tiles in range(15)]
"""For each number of tiles, the fewest melds that they can form."""

CAN_BE_DIVIDED = frozenset({0, *range(3, 15)})
"""The numbers of tiles that can be divided into melds."""


@dataclass(slots=True)
class TargetSummary:
    """A summary of all targets (14 tiles in runs and groups) that share the same number of tiles with a rack.

    Kinds of tiles are bits, 13 for each colour in the order red, yellow, blue, black.

    Attributes:
        need: the kinds that must be drawn for at least one of these targets.
        unused: the kinds in the rack that at least one of these targets doesn't use, as positions of bits.
            Each is mapped to the kinds that must be drawn for the targets that don't use it.
        example: the melds of one of these targets, or None if there are none.
        forced_jokers: the largest number of Jokers that one of these targets must contain, because no copy
            of some of its tiles is left to draw.
    """

    need: int = 0
    unused: dict[int, int] = field(default_factory=dict)
    example: Melds | None = None
    forced_jokers: int = 0

    @property
    def exists(self) -> bool:
        """Whether there is any target (14 tiles in runs and groups) in this summary."""
        return self.example is not None

    def merge(self, other: TargetSummary) -> None:
        """Change this summary so that it also describes the targets of another summary.

        A target is 14 tiles in runs and groups. After the call this summary says which tiles must be drawn
        for the targets of both summaries, and which rack tiles these targets don't use.
        """
        self.need |= other.need
        self.forced_jokers = max(self.forced_jokers, other.forced_jokers)
        for kind, need in other.unused.items():
            self.unused[kind] = self.unused.get(kind, 0) | need
        self.example = self.example or other.example


_Candidates: TypeAlias = "tuple[int, int, int, Melds, int]"
"""Melds of one size that use the same tiles of the rack; a plain tuple, as very many are made.

It contains how many tiles of each meld aren't in the rack, how many tiles each meld has, the kinds of the
rack's tiles that each meld uses, the melds, and the kinds of tiles in any of the melds.
"""


class TargetSummarizer:
    """The search for all targets (14 tiles in runs and groups) that share a number of tiles with a rack.

    *held* contains a bit mask of the rack's tiles for each colour (see `run_masks`), and *available* one of
    the tiles in the rack or unseen. Up to *wild* tiles of a target may be unavailable, so that Jokers must
    replace them. *allowed* says which melds are allowed, and *size* how many tiles a target consists of.
    """

    def __init__(
        self, held: Sequence[int], available: Sequence[int], wild: int, allowed: MeldRange, size: int
    ) -> None:
        self.held, self.available, self.wild, self.size = _kinds(held), _kinds(available), wild, size
        by_use: dict[tuple[int, int], list[int]] = {}
        for tiles, melds in _possible_melds(allowed):
            for meld in melds:
                by_use.setdefault((tiles, meld & self.held[0]), []).append(meld)
        self._candidates = sorted(
            (tiles - used.bit_count(), tiles, used, tuple(melds), reduce(or_, melds))
            for (tiles, used), melds in by_use.items()
        )

    def summary(self, gain: int) -> TargetSummary:
        """Return a summary of all targets that share exactly *gain* tiles with the rack."""
        self._need_by_rest: dict[int, int] = {}  # by the kinds of the rack that are left, what must be drawn
        self._least_wild = self.wild
        self._example: Melds | None = None
        missing = self.size - gain
        possible = [each for each in self._candidates if each[0] <= missing]
        self._search(possible, self.size, missing, self.held, self.available, self.wild, 0, ())
        summary = TargetSummary(example=self._example, forced_jokers=self.wild - self._least_wild)
        for rest, need in self._need_by_rest.items():
            summary.need |= need
            for kind in bits(rest):
                summary.unused[kind] = summary.unused.get(kind, 0) | need
        return summary

    def _search(
        self, candidates: Sequence[_Candidates], left: int, missing: int, held: _Tiles, free: _Tiles,
        wild: int, need: int, chosen: Melds,
    ) -> None:  # fmt: skip
        """Find every way to choose melds with *left* tiles in all, of which *missing* aren't in the rack.

        *candidates* are the melds to choose from, those with the fewest missing tiles first. *held* are the
        tiles that the melds *chosen* so far leave of the rack, *free* those that they leave of the rack and
        the unseen tiles, *wild* is the number of Jokers left, and *need* are the kinds to be drawn for them.
        """
        (once, twice), (free_once, free_twice) = held, free
        for place, (misses, size, used, melds, _) in enumerate(candidates):
            if misses * FEWEST_MELDS[left] > missing:
                return
            rest, may_miss = left - size, missing - misses
            lost = used & ~twice
            again = misses + lost.bit_count()  # how many tiles the same meld lacks if it is chosen twice
            least = min(again, candidates[place + 1][0]) if place + 1 < len(candidates) else again
            if least * FEWEST_MELDS[rest] > may_miss:
                continue
            others = _still_possible(candidates[place + 1 :], lost, rest, may_miss, least)
            after_two = rest - size
            repeated = after_two in CAN_BE_DIVIDED and again + least * FEWEST_MELDS[after_two] <= may_miss
            if not (others or repeated):
                continue
            others.sort()
            after = (once & ~lost, twice & ~used)
            for start, meld in enumerate(melds):
                jokers = (meld & ~free_once).bit_count()
                if jokers > wild:
                    continue
                following = others
                if repeated:  # the same melds in another order would be the same target
                    same = melds[start:]
                    following = others.copy()
                    insort(following, (again, size, used & ~lost, same, reduce(or_, same)))
                still_free = (free_once & ~meld | free_twice & meld, free_twice & ~meld)
                go_on = self._search if rest > LONGEST else self._finish
                drawn = need | meld & ~once & free_once
                go_on(following, rest, may_miss, after, still_free, wild - jokers, drawn, (*chosen, meld))

    def _finish(
        self, candidates: Sequence[_Candidates], left: int, missing: int, held: _Tiles, free: _Tiles,
        wild: int, need: int, chosen: Melds,
    ) -> None:  # fmt: skip
        """Find every last meld with *left* tiles of which *missing* aren't in the rack; see `_search`."""
        (once, twice), (free_once, _) = held, free
        for misses, size, used, melds, kinds in candidates:
            if misses > missing:
                return
            if size != left or misses != missing:
                continue
            rest = once & ~used | twice & used
            if not kinds & ~free_once:  # no Joker must stand for any of these tiles
                self._add_targets(rest, wild, need | kinds & ~used, (*chosen, melds[0]))
                continue
            for meld in melds:
                jokers = (meld & ~free_once).bit_count()
                if jokers <= wild:
                    self._add_targets(rest, wild - jokers, need | meld & ~used & free_once, (*chosen, meld))

    def _add_targets(self, rest: int, wild: int, need: int, melds: Melds) -> None:
        """Add some targets to the summary: those that leave the tiles *rest* of the rack, and *wild* Jokers.

        *need* are the kinds to be drawn for these targets, and *melds* are the melds of one of them.
        """
        self._need_by_rest[rest] = self._need_by_rest.get(rest, 0) | need
        if wild < self._least_wild:
            self._least_wild = wild
        self._example = self._example or melds


def _still_possible(
    candidates: Sequence[_Candidates], lost: int, left: int, missing: int, least: int
) -> list[_Candidates]:
    """Return the candidates that are possible after another meld has used some tiles of the rack.

    *lost* are the kinds of which no tile is left. Melds with *left* tiles in all must still be chosen, of
    which *missing* may be missing; *least* is the fewest tiles that are missing in each of these melds.
    """
    found = []
    for each in candidates:
        misses, size, used, melds, kinds = each
        if misses > missing:
            break
        rest = left - size
        if rest in CAN_BE_DIVIDED:
            if used & lost:
                misses += (used & lost).bit_count()
                each = (misses, size, used & ~lost, melds, kinds)
            if misses + least * FEWEST_MELDS[rest] <= missing:
                found.append(each)
    return found


def _kinds(masks: Sequence[int]) -> _Tiles:
    """Return the kinds of tiles of which there is at least one, and those of which there are two.

    *masks* contains a bit mask of the tiles of each colour (see `run_masks`).
    """
    plane = (1 << PLANE) - 1
    once = sum((mask & plane) << PLANE * colour for colour, mask in enumerate(masks))
    return once, sum((mask >> PLANE) << PLANE * colour for colour, mask in enumerate(masks))


@cache
def _possible_melds(allowed: MeldRange) -> tuple[tuple[int, Melds], ...]:
    """Return all melds of three to five tiles that *allowed* permits, by size.

    Each item is a pair: a number of tiles, and the melds that have so many.
    """
    found: dict[int, list[int]] = {3: [], 4: [], LONGEST: []}
    for colour in allowed.colours:
        for size, melds in found.items():
            for first in range(allowed.low, allowed.high - size + 2):
                numbers = range(first - 1, first - 1 + size)
                melds.append(sum(1 << PLANE * colour + number % PLANE for number in numbers))
    for number in allowed.numbers:
        one_of_each = [1 << PLANE * colour + number for colour in range(4)]
        found[4].append(sum(one_of_each))
        found[3] += [sum(one_of_each) - each for each in one_of_each]
    return tuple((size, tuple(melds)) for size, melds in found.items())
