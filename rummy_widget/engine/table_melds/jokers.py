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

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations, permutations, product
from typing import Any, NamedTuple, TypeAlias

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


JokerChoice: TypeAlias = "tuple[Fate, Tile | None]"
"""What became of one Joker, and the tile that replaced it."""


@dataclass(frozen=True, slots=True)
class _Case:
    """Both sides of a turn: melds, what came from the rack, Jokers before as (meld, meanings), the rules.

    Jokers with `exempt` numbers may do anything.
    """

    before: Sequence[MeldParts]
    after: Sequence[MeldParts]
    gained: Counter[Tile]
    old: Sequence[tuple[int, frozenset[Tile]]]
    rules: TableJokers
    exempt: frozenset[int]

    def options(self, number: int, now: frozenset[Tile]) -> Iterator[JokerChoice]:
        """What may have become of one Joker that stands now for *now*."""
        means = self.old[number][1]
        if means & now:
            yield Fate.KEPT, None
        if number in self.exempt or not self.rules.replaced:
            yield Fate.MOVED, None
        for each in sorted(means):
            yield Fate.REPLACED, each

    def holds(self, targets: list[int], chosen: Sequence[JokerChoice]) -> bool:
        """Whether these fates keep the restrictions; *targets* are the melds in which the Jokers lie now."""
        rules = self.rules
        if not self.one_each(targets, chosen):
            return False
        needed = Counter(by for number, (_, by) in enumerate(chosen) if by and number not in self.exempt)
        locked, put = Counter[Tile](), Counter[Tile]()
        if rules.meld_kept:
            found = self.together(targets, chosen)
            if found is None or not self.one_after_another(chosen):
                return False
            locked, put = found
        for kind, count in needed.items():
            if rules.from_rack:
                most = self.gained[kind]
            else:
                most = sum(meld.naturals[kind] for meld in self.after) - locked[kind]
            if count > most:
                return False
        if not rules.new_meld:
            return True
        anew = [target for number, target in enumerate(targets)
                if chosen[number][0] is Fate.REPLACED and number not in self.exempt]  # fmt: skip
        if any(targets.count(target) > 1 for target in anew):
            return False
        own = put if rules.from_rack else Counter[Tile]()
        for target in anew:
            own.update(self.after[target].naturals)
        return own <= self.gained

    def one_each(self, targets: list[int], chosen: Sequence[JokerChoice]) -> bool:
        """Whether kept Jokers that lie in one meld can stand for different tiles there."""
        kept: dict[int, list[frozenset[Tile]]] = {}
        for (_, means), target, (fate, _) in zip(self.old, targets, chosen, strict=True):
            if fate is Fate.KEPT:
                there = frozenset[Tile]().union(*self.after[target].jokers)
                kept.setdefault(target, []).append(means & there)
        return all(
            any(len(set(some)) == len(some) for some in product(*each))
            for each in kept.values()
            if len(each) > 1
        )

    def together(
        self, targets: list[int], chosen: Sequence[JokerChoice]
    ) -> tuple[Counter[Tile], Counter[Tile]] | None:
        """Natural tiles of melds with a Joker that was not replaced, and those that replaced others there.

        None if one of these melds was broken.
        """
        wanted = defaultdict[int, Counter[Tile]](Counter)
        locked, put = Counter[Tile](), Counter[Tile]()
        for place in {place for place, _ in self.old}:
            mine = [number for number, (at, _) in enumerate(self.old) if at == place]
            bound = {targets[n] for n in mine if chosen[n][0] is not Fate.REPLACED and n not in self.exempt}
            if not bound:
                continue
            if len(bound) > 1:
                return None
            naturals, by = self.before[place].naturals, [by for n in mine if (by := chosen[n][1])]
            wanted[bound.pop()].update([*naturals.elements(), *by])
            put.update(by)
            locked.update(naturals)
        if all(want <= self.after[target].naturals for target, want in wanted.items()):
            return locked, put
        return None

    def one_after_another(self, chosen: Sequence[JokerChoice]) -> bool:
        """Whether an order exists to replace the Jokers in which no tile leaves a meld with a Joker."""
        waiting = {
            number: (place, by)
            for number, ((place, _), (_, by)) in enumerate(zip(self.old, chosen, strict=True))
            if by is not None and number not in self.exempt
        }
        if len(set(waiting.values())) < len(waiting):
            return False  # the first of two equal tiles would have to leave the group again
        if self.rules.from_rack or len(waiting) < 2:
            return True
        holding = Counter(place for number, (place, _) in enumerate(self.old) if number not in self.exempt)
        free = (meld.naturals for place, meld in enumerate(self.before) if place not in holding)
        return self.replaced_from(sum(free, self.gained), waiting, holding)

    def replaced_from(
        self, supply: Counter[Tile], waiting: dict[int, tuple[int, Tile]], holding: Counter[int]
    ) -> bool:
        """Return whether the tiles in supply can replace all waiting Jokers.

        *holding* counts the Jokers that are left in each meld.
        """
        if not waiting:
            return True
        for number, (place, by) in waiting.items():
            if supply[by]:
                rest = {other: its for other, its in waiting.items() if other != number}
                left = holding - Counter([place])
                more = supply - Counter([by]) + (Counter() if left[place] else self.before[place].naturals)
                if self.replaced_from(more, rest, left):
                    return True
        return False


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
    old, new = _jokers(before), _jokers(after)
    if not old:
        return ()
    case = _Case(before, after, gained, old, rules, exempt)
    for seats in permutations(new, len(old)):
        options = [list(case.options(number, now)) for number, (_, now) in enumerate(seats)]
        targets = [target for target, _ in seats]
        for chosen in product(*options):
            if case.holds(targets, chosen):
                return tuple(
                    JokerOutcome(place, means, fate, by, by is not None and gained[by] > 0)
                    for (place, means), (fate, by) in zip(old, chosen, strict=True)
                )
    return None


def _jokers(melds: Sequence[MeldParts]) -> list[tuple[int, frozenset[Tile]]]:
    """The Jokers of some melds: the number of its meld, and what each stands for."""
    return [(place, means) for place, meld in enumerate(melds) for means in meld.jokers]


def blamed(
    before: Sequence[MeldParts], after: Sequence[MeldParts], gained: Counter[Tile], rules: TableJokers
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which restrictions (by their places, A first) and which Jokers (by number) make a turn forbidden.

    The fewest restrictions without which it would be allowed; of as few, the later ones. Then the fewest
    Jokers that would have to be free of all of them.
    """

    def allowed_without(letters: tuple[int, ...]) -> bool:
        freer: dict[str, Any] = {RESTRICTIONS[each]: False for each in letters}
        return fates(before, after, gained, replace(rules, **freer)) is not None

    def allowed_but_for(jokers: tuple[int, ...]) -> bool:
        return fates(before, after, gained, rules, frozenset(jokers)) is not None

    in_force = [place for place, name in enumerate(RESTRICTIONS) if getattr(rules, name)]
    letters = _fewest(in_force[::-1], allowed_without)
    jokers = _fewest(range(sum(len(meld.jokers) for meld in before)), allowed_but_for)
    return tuple(sorted(letters)), jokers


def _fewest(some: Sequence[int], enough: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    """The first of the smallest choices that suffices; all of them if none does."""
    choices = (chosen for size in range(1, len(some)) for chosen in combinations(some, size))
    return next(filter(enough, choices), tuple(some))


def as_joker(means: frozenset[Tile]) -> Tile:
    """The Joker as it lay there, bound to what it stood for where that was one tile."""
    first = min(means)
    return Tile(first.colour, first.number, joker=True) if len(means) == 1 else JOKER
