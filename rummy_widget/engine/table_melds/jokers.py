"""What became of the Jokers of the table in a turn, judged by what lies before it and after it.

A Joker was *kept* if it stands for its tile still (no two in one meld for the same tile), *replaced* if that
tile was put in its place and it is used anew, and *moved* if it simply went elsewhere, which only games with
free Jokers allow. Jokers are equal, and so are tiles of one kind: a turn is allowed if any way to tell them
apart explains it (RK-4, TR-4 to TR-8). The restrictions, as `TableJokers` has them, in terms of before and
after:

- A: none is moved. A replaced one needs a natural copy of its tile on the table afterwards, one for each.
- B: and that copy has come from the rack in this turn.
- C: a meld with a Joker that was not replaced lies together in one meld, with that Joker and with the tiles
  that replaced others in it. Until all Jokers of a meld are replaced no tile leaves it: so one tile twice
  can't replace both Jokers of a group, and without B some order of replacing takes each tile from the rack
  or from a meld that holds no Joker any more.
- D: a replaced Joker lies among tiles of the rack alone; under C none of these is one that replaced another
  in a meld that stays together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations, product
from typing import NamedTuple

from ..rules import TableJokers
from ..tiles import JOKER, Tile
from .melds_on_table import MeldParts


class Fate(StrEnum):
    """What became of a Joker of the table."""

    KEPT = "kept"
    REPLACED = "replaced"
    MOVED = "moved"


class JokerOutcome(NamedTuple):
    """One Joker's story: the meld it lay in, what it could stand for, its fate, and what replaced it."""

    meld: int
    meanings: frozenset[Tile]
    fate: Fate
    by: Tile | None = None
    from_rack: bool = False


RESTRICTIONS = ("replaced", "from_rack", "meld_kept", "new_meld")
"""The fields of `TableJokers`, as the letters A to D have them."""


@dataclass(frozen=True, slots=True)
class _Case:
    """Both sides of a turn: the melds, their Jokers as (meld, meanings), and what came from the rack."""

    before: Sequence[MeldParts]
    after: Sequence[MeldParts]
    gained: Counter[Tile]

    @property
    def old(self) -> list[tuple[int, frozenset[Tile]]]:
        return [(place, means) for place, meld in enumerate(self.before) for means in meld.jokers]

    @property
    def new(self) -> list[tuple[int, frozenset[Tile]]]:
        return [(place, means) for place, meld in enumerate(self.after) for means in meld.jokers]

    def there(self, kind: Tile) -> int:
        """How many natural copies of a tile lie there afterwards."""
        return sum(meld.naturals[kind] for meld in self.after if kind in meld.naturals)


def fates(
    before: Sequence[MeldParts],
    after: Sequence[MeldParts],
    gained: Counter[Tile],
    rules: TableJokers,
    exempt: frozenset[int] = frozenset(),
) -> tuple[JokerOutcome, ...] | None:
    """A way to explain every Joker of the table, in the order of the melds before; None if there is none.

    *gained* are the tiles that came from the rack, by kind. Jokers with *exempt* numbers may do anything.
    """
    if not any(meld.jokers for meld in before):
        return ()
    case = _Case(before, after, gained)
    old, new = case.old, case.new
    for seats in permutations(range(len(new)), len(old)):
        options = [
            list(_options(means, new[seat][1], rules, exempt=number in exempt))
            for number, ((_, means), seat) in enumerate(zip(old, seats, strict=True))
        ]
        for chosen in product(*options):
            if _holds(case, old, [new[seat][0] for seat in seats], chosen, rules, exempt):
                return tuple(
                    JokerOutcome(place, means, fate, by, by is not None and gained[by] > 0)
                    for (place, means), (fate, by) in zip(old, chosen, strict=True)
                )
    return None


def _options(
    means: frozenset[Tile], now: frozenset[Tile], rules: TableJokers, *, exempt: bool
) -> Iterator[tuple[Fate, Tile | None]]:
    """What may have become of one Joker that stands now for *now*."""
    if means & now:
        yield Fate.KEPT, None
    if exempt or not rules.replaced:
        yield Fate.MOVED, None
    for each in sorted(means):
        yield Fate.REPLACED, each


def _holds(
    case: _Case,
    old: list[tuple[int, frozenset[Tile]]],
    targets: list[int],
    chosen: Sequence[tuple[Fate, Tile | None]],
    rules: TableJokers,
    exempt: frozenset[int],
) -> bool:
    """Whether these fates keep the restrictions; *targets* are the melds in which the Jokers lie now."""
    if not _one_each(case, old, targets, chosen):
        return False
    needed = Counter(by for number, (_, by) in enumerate(chosen) if by and number not in exempt)
    locked, put = Counter[Tile](), Counter[Tile]()
    if rules.meld_kept:
        found = _together(case, old, targets, chosen, exempt)
        if found is None or not _one_after_another(case, chosen, rules, exempt):
            return False
        locked, put = found
    for kind, count in needed.items():
        if count > (case.gained[kind] if rules.from_rack else case.there(kind) - locked[kind]):
            return False
    if not rules.new_meld:
        return True
    anew = [target for number, target in enumerate(targets)
            if chosen[number][0] is Fate.REPLACED and number not in exempt]  # fmt: skip
    if any(targets.count(target) > 1 for target in anew):
        return False
    own = put if rules.from_rack else Counter[Tile]()
    for target in anew:
        own.update(case.after[target].naturals)
    return own <= case.gained


def _one_each(
    case: _Case,
    old: list[tuple[int, frozenset[Tile]]],
    targets: list[int],
    chosen: Sequence[tuple[Fate, Tile | None]],
) -> bool:
    """Whether kept Jokers that lie in one meld can stand for different tiles there."""
    kept: dict[int, list[frozenset[Tile]]] = {}
    for (_, means), target, (fate, _) in zip(old, targets, chosen, strict=True):
        if fate is Fate.KEPT:
            kept.setdefault(target, []).append(means & frozenset[Tile]().union(*case.after[target].jokers))
    return all(
        any(len(set(some)) == len(some) for some in product(*each)) for each in kept.values() if len(each) > 1
    )


def _together(
    case: _Case,
    old: list[tuple[int, frozenset[Tile]]],
    targets: list[int],
    chosen: Sequence[tuple[Fate, Tile | None]],
    exempt: frozenset[int],
) -> tuple[Counter[Tile], Counter[Tile]] | None:
    """The natural tiles of melds with a Joker that was not replaced, and those that replaced others there.

    None if one of these melds was broken.
    """
    wanted: dict[int, Counter[Tile]] = {}
    locked, put = Counter[Tile](), Counter[Tile]()
    for place in {place for place, _ in old}:
        mine = [number for number, (at, _) in enumerate(old) if at == place]
        bound = {targets[n] for n in mine if chosen[n][0] is not Fate.REPLACED and n not in exempt}
        if not bound:
            continue
        if len(bound) > 1:
            return None
        want = wanted.setdefault(bound.pop(), Counter())
        want.update(case.before[place].naturals)
        given = [by for n in mine if (by := chosen[n][1]) is not None]
        want.update(given)
        put.update(given)
        locked.update(case.before[place].naturals)
    if all(want <= case.after[target].naturals for target, want in wanted.items()):
        return locked, put
    return None


def _one_after_another(
    case: _Case, chosen: Sequence[tuple[Fate, Tile | None]], rules: TableJokers, exempt: frozenset[int]
) -> bool:
    """Return whether an order exists to replace the Jokers in which no tile leaves a meld with a Joker."""
    waiting = {
        number: (place, by)
        for number, ((place, _), (_, by)) in enumerate(zip(case.old, chosen, strict=True))
        if by is not None and number not in exempt
    }
    if len(set(waiting.values())) < len(waiting):
        return False  # the first of two equal tiles would have to leave the group again
    if rules.from_rack or len(waiting) < 2:
        return True
    holding = Counter(place for number, (place, _) in enumerate(case.old) if number not in exempt)
    supply = case.gained + sum(
        (meld.naturals for place, meld in enumerate(case.before) if place not in holding), Counter[Tile]()
    )
    return _replaced_from(supply, waiting, holding, case.before)


def _replaced_from(
    supply: Counter[Tile],
    waiting: dict[int, tuple[int, Tile]],
    holding: Counter[int],
    melds: Sequence[MeldParts],
) -> bool:
    """Whether tiles can replace the Jokers that wait; *holding* are the melds with Jokers that are left."""
    if not waiting:
        return True
    for number, (place, by) in waiting.items():
        if supply[by]:
            rest = {other: its for other, its in waiting.items() if other != number}
            left = holding - Counter([place])
            more = supply - Counter([by]) + (Counter() if left[place] else melds[place].naturals)
            if _replaced_from(more, rest, left, melds):
                return True
    return False


def blamed(
    before: Sequence[MeldParts], after: Sequence[MeldParts], gained: Counter[Tile], rules: TableJokers
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which restrictions (by their places, A first) and which Jokers (by number) make a turn forbidden.

    The fewest restrictions without which it would be allowed; of as few, the later ones. Then the fewest
    Jokers that would have to be free of all of them.
    """
    in_force = [place for place, name in enumerate(RESTRICTIONS) if getattr(rules, name)]
    letters = next(
        (
            dropped
            for size in range(1, len(in_force) + 1)
            for dropped in combinations(reversed(in_force), size)
            if _dropped(before, after, gained, rules, dropped)
        ),
        tuple(in_force),
    )
    count = sum(len(meld.jokers) for meld in before)
    jokers = next(
        (
            free
            for size in range(1, count + 1)
            for free in combinations(range(count), size)
            if fates(before, after, gained, rules, frozenset(free)) is not None
        ),
        tuple(range(count)),
    )
    return tuple(sorted(letters)), jokers


def _dropped(
    before: Sequence[MeldParts], after: Sequence[MeldParts], gained: Counter[Tile], rules: TableJokers,
    dropped: tuple[int, ...],
) -> bool:  # fmt: skip
    a, b, c, d = (getattr(rules, name) and place not in dropped for place, name in enumerate(RESTRICTIONS))
    return fates(before, after, gained, TableJokers(a, b, c, d)) is not None


def as_joker(means: frozenset[Tile]) -> Tile:
    """The Joker as it lay there, bound to what it stood for where that was one tile."""
    first = min(means)
    return Tile(first.colour, first.number, joker=True) if len(means) == 1 else JOKER
