"""The natural tiles that a meld can consist of, and how many Jokers complete it.

The natural tiles of a meld, those that aren't Jokers, are called its *core*. For each core, the rules about
Jokers (PRO-22) set the fewest and the most Jokers that make it a meld; any number in between is possible too.
So tiles and Jokers form melds if the tiles can be divided into cores that meet two conditions: together they
need no more Jokers than there are, and they have room for all of these Jokers.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from ...melds.run_places import last_place
from ...rules import JokerRules, Ruleset

Core: TypeAlias = "tuple[int, int, int, int]"
"""The natural tiles of one meld, described by four numbers so that melds that need few Jokers sort first.

The numbers are: the fewest Jokers that complete the meld; the negated number of natural tiles; these tiles as
a bit mask (see `Kinds`); and the most Jokers that fit into the meld.
"""

Kinds: TypeAlias = "list[tuple[int, int]]"
"""Some kinds of natural tiles, each as a pair: the index of its colour, from 0, and its number.

In bit masks of tiles, the kind at index i of this list is bit i.
"""


class MeldZone(NamedTuple):
    """A description of the melds that are allowed.

    Attributes:
        low: the lowest number in a run.
        high: the highest number in a run; 14 is the 1 after 13.
        groups: the numbers that groups may have.
        jokers: the rules about Jokers in melds.
    """

    low: int
    high: int
    groups: frozenset[int]
    jokers: JokerRules

    @property
    def longest(self) -> int:
        """The largest number of tiles that an allowed run can contain."""
        return self.high - self.low + 1


@lru_cache(maxsize=128)
def whole_zone(rules: Ruleset, groups: bool = True) -> MeldZone:
    """Return a `MeldZone` for all melds that a ruleset allows, or only for runs if *groups* is False.

    A `MeldZone` describes the melds that are allowed.
    """
    numbers = range(1, rules.tiles.numbers + 1) if groups else ()
    return MeldZone(1, last_place(rules), frozenset(numbers), rules.jokers)


@lru_cache(maxsize=128)
def zone_of(numbers: tuple[int, ...], rules: Ruleset) -> MeldZone:
    """Return a `MeldZone`, a description of allowed melds, that allows only these numbers.

    The numbers are consecutive, and a 1 may follow 13.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> zone_of((8, 9, 10, 11, 12, 13, 1), RUMMY_PRO)[:2], zone_of((1, 2, 3), RUMMY_PRO)[:2]
    ((8, 14), (1, 3))
    """
    top, last = last_place(rules), rules.tiles.numbers
    places = [place for place in range(1, top + 1) if (place - 1) % last + 1 in numbers]
    rows: list[list[int]] = []
    for place in places:
        if rows and rows[-1][-1] == place - 1:
            rows[-1].append(place)
        else:
            rows.append([place])
    row = max(rows, key=len, default=[1])  # a 1 that has no neighbour can be in no run
    return MeldZone(row[0], row[-1], frozenset(numbers), rules.jokers)


def cores(kinds: Kinds, jokers: int, zone: MeldZone) -> list[Core]:
    """Return every choice of natural tiles that is a meld after at most *jokers* Jokers are added.

    The choices are sorted. *kinds* lists the natural tiles to choose from, as pairs (index of the colour from
    0, number), and *zone* says which melds are allowed. Each choice is a tuple: the fewest Jokers that
    complete the meld, the negated number of natural tiles, these tiles as a bit mask (bit i is *kinds*[i]),
    and the most Jokers that fit into the meld.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> cores([(0, 5), (0, 6), (0, 8)], 1, whole_zone(RUMMY_PRO))
    [(1, -3, 7, 11), (1, -2, 3, 12), (1, -2, 6, 12)]
    """
    found: dict[int, tuple[int, int, int]] = {}
    _add_runs(found, kinds, jokers, zone)
    if zone.groups:
        _add_groups(found, kinds, jokers, zone)
    return sorted((least, size, mask, most) for mask, (least, size, most) in found.items())


def _add(
    found: dict[int, tuple[int, int, int]], mask: int, size: int, least: int, most: int, limit: int,
    rules: JokerRules,
) -> None:  # fmt: skip
    """Add the core of a possible meld to *found* if the rules about Jokers allow the meld.

    A core is the natural tiles of a meld: *mask* is a bit mask of them, and *size* is their number. They need
    at least *least* Jokers to be a meld and can take at most *most* Jokers; *limit* Jokers are available.
    *found* maps the bit mask of a core to three numbers: the fewest Jokers that it needs, the negated number
    of its tiles, and the most Jokers that it can take. For a core that fits both a run and a group, these are
    the lower minimum and the higher maximum of the two.
    """
    if rules.naturals_per_joker:
        most = min(most, size // rules.naturals_per_joker)
    if least > limit or least > most or size < rules.min_natural:
        return
    known = found.get(mask)
    if known is not None:
        least, most = min(least, known[0]), max(most, known[2])
    found[mask] = (least, -size, most)


def _add_runs(found: dict[int, tuple[int, int, int]], kinds: Kinds, jokers: int, zone: MeldZone) -> None:
    """Add to *found* the cores (natural tiles) of all runs that *zone* allows.

    *found* maps the bit mask of a core to three numbers: the fewest Jokers with which it is a run, the
    negated number of its tiles, and the most Jokers that it can take. The other arguments are those of
    `cores`.
    """
    low, high, _, rules = zone
    widest = jokers + 1 if rules.adjacent else min(jokers, 1) + 1  # the largest step to the next tile
    rows: list[list[tuple[int, int]]] = [[], [], [], []]
    for place, (colour, number) in enumerate(kinds):
        if low <= number <= high:
            rows[colour].append((number, 1 << place))
    for place, (colour, number) in enumerate(kinds):
        if number == 1 and high == 14:
            rows[colour].append((14, 1 << place))
    if high - low < 2:
        return
    for row in rows:
        row.sort()
        for start, (first, bit) in enumerate(row):
            waiting = [(start, first, bit, 1)]
            while waiting:
                at, last, mask, size = waiting.pop()
                length = last - first + 1
                gaps = length - size
                least = gaps if length > 2 else gaps + 3 - length
                if least <= jokers:
                    most = high - low + 1 - size
                    if not rules.adjacent:
                        most = gaps + (first > low) + (last < high)
                    _add(found, mask, size, least, most, jokers, rules)
                for after in range(at + 1, len(row)):
                    place, bit = row[after]
                    if place - last > widest or gaps + place - last - 1 > jokers:
                        break
                    if not bit & mask:
                        waiting.append((after, place, mask | bit, size + 1))


def _add_groups(found: dict[int, tuple[int, int, int]], kinds: Kinds, jokers: int, zone: MeldZone) -> None:
    """Add to *found* the cores (natural tiles) of all groups that *zone* allows.

    *found* maps the bit mask of a core to three numbers: the fewest Jokers with which it is a group, the
    negated number of its tiles, and the most Jokers that it can take. The other arguments are those of
    `cores`.
    """
    same: dict[int, list[int]] = {}
    for place, (_, number) in enumerate(kinds):
        same.setdefault(number, []).append(1 << place)
    for number, bits in same.items():
        if number in zone.groups:
            for size in range(max(1, 3 - jokers), len(bits) + 1):
                for some in combinations(bits, size):
                    _add(found, sum(some), size, max(0, 3 - size), 4 - size, jokers, zone.jokers)
