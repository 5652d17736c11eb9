"""Search for targets: 14 tiles in runs and groups that a rack could become by exchanging tiles.

The *gain* of a target is how many of its tiles are in the rack. A target *needs* its tiles that aren't in the
rack, and leaves *unused* the tiles of the rack that it doesn't contain. The largest gain says how far a rack
is from a close. The tiles that targets of that gain need are the draws that shorten this distance, and the
tiles that they leave unused are the discards that don't lengthen it.

There are millions of targets, but once the groups are chosen, the runs of the four colours are independent of
each other. So only combinations of groups are searched one by one. A combination is skipped if it couldn't
gain enough even if runs and groups never needed the same tile. The gain of the runs of a colour is looked up
among all possible runs (`run_masks`).

What all targets of a gain have in common is found by another search, which doesn't list them
(`target_summary`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import product
from operator import add
from typing import NamedTuple

from ..tiling.colours import ColourRuns, RunChoices, add_gains, colour_runs, joint_gains
from ..tiling.groups import GroupChoice, column_of, group_choices
from ..tiling.run_masks import PLANE, bits
from .target_summary import MeldRange, TargetSummarizer, TargetSummary


def count_fitting(held: Sequence[int], allowed: MeldRange) -> int:
    """Return how many tiles of a rack can be part of the melds that *allowed* permits.

    *held* contains a bit mask of the rack's tiles for each colour (see `run_masks`).
    """
    return sum((mask & room).bit_count() for mask, room in zip(held, _fitting_tiles(allowed), strict=True))


@cache
def _fitting_tiles(allowed: MeldRange) -> tuple[int, ...]:
    """Return the tiles that can be in melds that *allowed* permits, as a bit mask for each colour."""
    runs, groups = 0, sum(1 << number for number in allowed.numbers)
    for place in range(allowed.low, allowed.high + 1):
        runs |= 1 << (place - 1) % PLANE
    rooms = (groups | runs if colour in allowed.colours else groups for colour in range(4))
    return tuple(room | room << PLANE for room in rooms)


class Target(NamedTuple):
    """Fourteen tiles in runs and groups that a rack may become by exchanging tiles.

    Attributes:
        groups: a pair for each number of which there are groups: the number, counted from 0, and how many
            red, yellow, blue and black tiles are in these groups.
        runs: for each colour, a bit mask of the tiles in runs (see `run_masks`).
    """

    groups: tuple[tuple[int, tuple[int, ...]], ...]
    runs: tuple[int, ...]

    def uses(self) -> list[list[int]]:
        """Return the number of tiles of each kind in the target: for each colour, a list by number."""
        used = [[0] * PLANE for _ in range(4)]
        for colour, mask in enumerate(self.runs):
            for bit in bits(mask):
                used[colour][bit % PLANE] += 1
        for number, copies in self.groups:
            for colour, count in enumerate(copies):
                used[colour][number] += count
        return used


class TargetSearch:
    """The search for targets (14 tiles in runs and groups) that share as many tiles as possible with a rack.

    *held* contains a bit mask of the rack's tiles for each colour, and *available* a bit mask of the tiles in
    the rack or unseen. Up to *wild* tiles of a target may be unavailable, so that Jokers must replace them.
    *allowed* says which melds are allowed, and *size* how many tiles a target consists of, usually 14.
    """

    def __init__(
        self, held: tuple[int, ...], available: tuple[int, ...], wild: int, allowed: MeldRange, size: int = 14
    ) -> None:
        self.held, self.available, self.wild, self.allowed, self.size = held, available, wild, allowed, size
        self.fitting = min(size, count_fitting(held, allowed))
        self._made: list[dict[int, ColourRuns]] = [{}, {}, {}, {}]
        self._summaries: dict[int, TargetSummary] = {}
        self._first: dict[int, Target | None] = {}

    @cached_property
    def _summarizer(self) -> TargetSummarizer:
        """The search for all targets with a certain gain, which `summary` needs."""
        return TargetSummarizer(self.held, self.available, self.wild, self.allowed, self.size)

    @cached_property
    def _colours(self) -> list[ColourRuns]:
        """For each colour, how many rack tiles its runs can use."""
        return [self._runs_in(colour, mask) for colour, mask in enumerate(self.held)]

    @cached_property
    def _choices(self) -> list[tuple[tuple[int, tuple[GroupChoice, ...]], ...]]:
        """The possible groups, for each of `allowed.numbers`.

        Each item contains pairs: a number of tiles, and the groups that have so many.
        """
        held, available = self.held, self.available
        return [
            group_choices(column_of(held, number), column_of(available, number), self.wild)
            for number in self.allowed.numbers
        ]

    @property
    def bound(self) -> int:
        """An upper bound on how many tiles a target (14 tiles in runs and groups) can share with the rack.

        It is closer than `fitting`, and takes longer.
        """
        return self._most[0][self.size]

    def summary(self, gain: int) -> TargetSummary:
        """Return a summary of all targets that share exactly *gain* tiles with the rack.

        A target is 14 tiles in runs and groups. The summary says which tiles must be drawn for these targets,
        and which rack tiles they don't use.
        """
        if gain not in self._summaries:
            self._summaries[gain] = self._summarizer.summary(gain)
        return self._summaries[gain]

    def first(self, gain: int) -> Target | None:
        """Return one target (14 tiles in runs and groups) that shares exactly *gain* tiles with the rack.

        Returns None if there is no such target.
        """
        if gain not in self._first:
            self._first[gain] = next(self.with_gain(gain), None)
        return self._first[gain]

    def with_gain(self, gain: int) -> Iterator[Target]:
        """Yield every target (14 tiles in runs and groups) that shares exactly *gain* tiles with the rack."""
        for groups in self._sets_of_groups(gain):
            for bundles, wild in self._completions(groups, gain):
                for runs in product(*bundles):
                    if sum(jokers for _, jokers in runs) <= wild:
                        yield Target(self._copies(groups), tuple(mask for mask, _ in runs))

    def _copies(self, groups: tuple[tuple[int, GroupChoice], ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Return groups as in `Target.groups`: pairs of a number and its count of tiles in each colour."""
        return tuple((self.allowed.numbers[place], choice.copies) for place, choice in groups)

    # ---- Bounds ------------------------------------------------------------------------------------

    def _runs_in(self, colour: int, mask: int) -> ColourRuns:
        """Return the `ColourRuns` of a colour, which say how many rack tiles its runs can use.

        *colour* is its index, and *mask* a bit mask of the rack's tiles of this colour. The result is stored.
        """
        low, high = self.allowed[:2] if colour in self.allowed.colours else (1, 0)
        made = self._made[colour][mask] = colour_runs(mask, low, high)
        return made

    @cached_property
    def _most(self) -> list[list[int]]:
        """A table of upper bounds on how many tiles of the rack can be in melds.

        Entry [i][n] of the table is the bound for melds that have n tiles in all. The melds are runs of any
        colour, and groups of the numbers `allowed.numbers[i:]`.
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
        """Yield the combinations of groups that can be part of a target with enough tiles of the rack.

        A target is 14 tiles in runs and groups; *least* is how many of them must be in the rack. A
        combination is a tuple of pairs: the index of a number in `allowed.numbers`, and a choice of groups of
        that number. The empty combination comes first.
        """
        most, choices, last = self._most, self._choices, len(self._choices)
        runs = most[last]
        taken: list[tuple[int, GroupChoice]] = []
        found: list[tuple[tuple[int, GroupChoice], ...]] = []
        alone = runs[self.size] >= least
        if alone:
            yield ()  # a caller that needs only one target doesn't have to wait for the others

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
                        if choice[1] < wanted:  # the rack tiles in it
                            break
                        if choice[2] <= wild:
                            taken.append((place, choice))
                            search(place + 1, left - size, missing - choice[1], wild - choice[2])
                            taken.pop()

        search(0, self.size, least, self.wild)
        yield from found[alone:]

    # ---- Targets -----------------------------------------------------------------------------------

    def _completions(
        self, groups: tuple[tuple[int, GroupChoice], ...], gain: int
    ) -> Iterable[tuple[list[RunChoices], int]]:
        """Yield the choices of runs that, with *groups*, contain exactly *gain* tiles of the rack.

        The runs and *groups* consist of 14 tiles in all. A choice is a pair: combinations of runs for each
        colour, and how many Jokers are left for the runs after the groups have taken theirs.
        """
        left, wanted, wild = self.size, gain, self.wild
        colours, available = self._colours, self.available
        if groups:
            held, free = list(self.held), list(self.available)
            for place, choice in groups:
                number = self.allowed.numbers[place]
                left, wanted, wild = left - choice.size, wanted - choice.gain, wild - choice.wild
                clear = ~(1 << number | 1 << PLANE + number)
                for colour in choice.colours:
                    held[colour] = held[colour] & clear | choice.held[colour] << number
                    free[colour] = free[colour] & clear | choice.available[colour] << number
            available = tuple(free)
            colours = [
                made.get(mask) or self._runs_in(colour, mask)
                for colour, (made, mask) in enumerate(zip(self._made, held, strict=True))
            ]
        front, back = joint_gains(colours[0], colours[1]), joint_gains(colours[2], colours[3])
        if max(map(add, front[: left + 1], back[left::-1])) < wanted:
            return ()  # the usual case: the groups use tiles that the runs would have used
        return self._run_choices(colours, available, left, wanted, wild)

    def _run_choices(
        self, runs: list[ColourRuns], available: tuple[int, ...], left: int, gain: int, wild: int
    ) -> Iterator[tuple[list[RunChoices], int]]:
        """Yield the choices of runs with *left* tiles in all, exactly *gain* of which are in the rack.

        *runs* gives the possible runs of each colour, and *available* the bit masks of the tiles in the rack
        or unseen, and *wild* is the number of Jokers left. A choice is a pair: combinations of runs for each
        colour, and *wild* unchanged.
        """
        for lengths in _splits(runs, left, gain):
            for gains in _gains(runs, lengths, gain):
                choices = [
                    each.choices(length, won, there, wild)
                    for each, length, won, there in zip(runs, lengths, gains, available, strict=True)
                ]
                if all(choices):
                    yield choices, wild


target_search = lru_cache(maxsize=64)(TargetSearch)
"""Return a `TargetSearch` for these arguments; it is cached together with everything that it has found."""


# ---- Splits of the tiles among the colours ---------------------------------------------------------


def _splits(colours: list[ColourRuns], left: int, wanted: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the ways to divide *left* tiles, all in runs, among the four colours.

    Each way is given as a number of tiles for each colour. *colours* gives the possible runs of each
    colour. A way is left out if the runs can't share at least *wanted* tiles with the rack.
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
    """Yield the ways in which the runs of the four colours may share *wanted* tiles with the rack in all.

    Each way is a tuple with the number of shared tiles for each colour. *colours* gives the possible runs of
    each colour, and *lengths* the number of tiles in the runs of each colour.
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
