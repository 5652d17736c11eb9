"""Find out what happened in a turn to the Jokers on the table, from the melds before and after the turn.

A Joker was *kept* if it stands for the same tile as before (two Jokers in one meld never stand for the same
tile). It was *replaced* if its tile was put in its place and the Joker is used elsewhere. It was *moved* if
it is used elsewhere but was not replaced, which only games without restrictions allow. Jokers can't be told
apart, nor can copies of a tile, so there can be several explanations of what happened; a turn is allowed if
one of them is (RK-4, TR-4 to TR-8).

The restrictions A to D (see `TableJokers`), in terms of the melds before and after:

- A: no Joker was moved. For each replaced Joker, the tile that it stood for is on the table after the turn.
- B: that tile came from the rack in this turn.
- C: if a Joker was not replaced, all tiles of its meld are still in one meld, with the Joker and with the
  tiles that replaced other Jokers of the meld. No tile leaves a meld before all its Jokers are replaced. So
  two copies of one tile can't replace both Jokers of a group; and without B, there must be an order of
  replacing in which each tile comes from the rack or from a meld without Jokers.
- D: after the turn, a replaced Joker is in a meld in which all other tiles came from the rack. If B and C are
  in force too, these tiles don't include those that replaced Jokers in melds that must stay together.
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
    """What may happen in a turn to a Joker on the table.

    Attributes:
        KEPT: it stands for the same tile as before.
        REPLACED: the tile that it stood for was put in its place, and it is used elsewhere.
        MOVED: it is used elsewhere, and was not replaced.
    """

    KEPT = "kept"
    REPLACED = "replaced"
    MOVED = "moved"


class JokerOutcome(NamedTuple):
    """What happened in a turn to one Joker that was on the table.

    Attributes:
        meld: the index, from 0, of the Joker's meld in the argument *before* of `explain_jokers`, which may
            contain only the melds that the turn changed.
        meanings: the tiles that the Joker could stand for in that meld.
        fate: what happened to the Joker.
        by: the tile that replaced it; None if it wasn't replaced.
        from_rack: whether that tile came from the rack.
    """

    meld: int
    meanings: frozenset[Tile]
    fate: Fate
    by: Tile | None = None
    from_rack: bool = False


RESTRICTIONS = ("replaced", "from_rack", "meld_kept", "new_meld")
"""The fields of `TableJokers` for the four restrictions on the use of Jokers, A to D, in this order."""


JokerChoice: TypeAlias = "tuple[Fate, Tile | None]"
"""What may have happened to one Joker of the table, and the tile that replaced it, or None."""


@dataclass(frozen=True, slots=True)
class _Case:
    """The melds before and after a turn, to find out what may have happened to each Joker on the table.

    Jokers are numbered from 0 in the order of the melds before the turn.

    Attributes:
        before: the melds before the turn.
        after: the melds after the turn.
        gained: the tiles laid from the rack.
        old: for each Joker before the turn, the index of its meld, and the tiles that it could stand for.
        rules: the restrictions on the use of Jokers.
        exempt: the numbers of the Jokers to which no restriction applies.
    """

    before: Sequence[MeldParts]
    after: Sequence[MeldParts]
    gained: Counter[Tile]
    old: Sequence[tuple[int, frozenset[Tile]]]
    rules: TableJokers
    exempt: frozenset[int]

    def options(self, number: int, now: frozenset[Tile]) -> Iterator[JokerChoice]:
        """Yield everything that may have happened to a Joker of the table in a turn.

        Each result is a pair: what happened to the Joker, and the tile that replaced it, or None if it wasn't
        replaced. *number* is the number of the Joker, counted from 0 in the order of the melds before the
        turn, and *now* the tiles that it may stand for after the turn.
        """
        means = self.old[number][1]
        if means & now:
            yield Fate.KEPT, None
        if number in self.exempt or not self.rules.replaced:
            yield Fate.MOVED, None
        for each in sorted(means):
            yield Fate.REPLACED, each

    def allows(self, targets: list[int], chosen: Sequence[JokerChoice]) -> bool:
        """Return whether an explanation of what happened to the Jokers obeys all restrictions on their use.

        *targets* lists the index of each Joker's meld after the turn, *chosen* what happened to each Joker.
        """
        rules = self.rules
        if not self.meanings_differ(targets, chosen):
            return False
        needed = Counter(by for number, (_, by) in enumerate(chosen) if by and number not in self.exempt)
        locked, put = Counter[Tile](), Counter[Tile]()
        if rules.meld_kept:
            found = self.unreplaced_melds(targets, chosen)
            if found is None or not self.replaceable_in_order(chosen):
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
        reused = [target for number, target in enumerate(targets)
                if chosen[number][0] is Fate.REPLACED and number not in self.exempt]  # fmt: skip
        if any(targets.count(target) > 1 for target in reused):
            return False
        own = put if rules.from_rack else Counter[Tile]()
        for target in reused:
            own.update(self.after[target].naturals)
        return own <= self.gained

    def meanings_differ(self, targets: list[int], chosen: Sequence[JokerChoice]) -> bool:
        """Return whether the kept Jokers can all stand for different tiles if they are in the same meld.

        A kept Joker stands for the same tile as before, and two Jokers of one meld never stand for the same
        tile. *targets* lists the index of each Joker's meld after the turn, *chosen* what happened to each
        Joker.
        """
        kept: dict[int, list[frozenset[Tile]]] = {}
        for (_, means), target, (fate, _) in zip(self.old, targets, chosen, strict=True):
            if fate is Fate.KEPT:
                there = frozenset[Tile]().union(*self.after[target].jokers)
                kept.setdefault(target, []).append(means & there)
        return all(
            any(len(set(meanings)) == len(meanings) for meanings in product(*each))
            for each in kept.values()
            if len(each) > 1
        )

    def unreplaced_melds(
        self, targets: list[int], chosen: Sequence[JokerChoice]
    ) -> tuple[Counter[Tile], Counter[Tile]] | None:
        """Return the tiles of melds that must stay together because a Joker in them was not replaced.

        *targets* lists the index of each Joker's meld after the turn, *chosen* what happened to each Joker.
        The result is a pair: the natural tiles (not Jokers) of these melds, and the tiles that replaced other
        Jokers in these melds. The result is None if the turn has separated the tiles of such a meld, which
        restriction C of `TableJokers` forbids: no tile may leave a Joker's meld before the Joker is replaced.
        """
        wanted = defaultdict[int, Counter[Tile]](Counter)
        locked, put = Counter[Tile](), Counter[Tile]()
        for place in {place for place, _ in self.old}:
            own = [number for number, (at, _) in enumerate(self.old) if at == place]
            lie_in = {targets[n] for n in own if chosen[n][0] is not Fate.REPLACED and n not in self.exempt}
            if not lie_in:
                continue
            if len(lie_in) > 1:
                return None
            naturals, by = self.before[place].naturals, [by for n in own if (by := chosen[n][1])]
            wanted[lie_in.pop()].update([*naturals.elements(), *by])
            put.update(by)
            locked.update(naturals)
        if all(want <= self.after[target].naturals for target, want in wanted.items()):
            return locked, put
        return None

    def replaceable_in_order(self, chosen: Sequence[JokerChoice]) -> bool:
        """Return whether there is an order in which the Jokers can be replaced one by one.

        *chosen* lists what happened to each Joker, and the tile that replaced it. A tile of a meld can
        replace a Joker elsewhere only after all Jokers of that meld have been replaced.
        """
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
        """Return whether all *waiting* Jokers can be replaced one by one with the tiles in *supply*.

        *waiting* maps the number of each Joker to the index of its meld and the tile that replaces it.
        *holding* says how many Jokers are left in each meld. When no Joker is left in a meld, the meld's own
        tiles join the supply.
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


def explain_jokers(
    before: Sequence[MeldParts],
    after: Sequence[MeldParts],
    gained: Counter[Tile],
    rules: TableJokers,
    exempt: frozenset[int] = frozenset(),
) -> tuple[JokerOutcome, ...] | None:
    """Return an explanation, allowed by the rules, of what happened to each Joker on the table in a turn.

    Returns None if the rules allow no explanation. Jokers are numbered from 0 in the order of the melds
    before the turn, which is also the order of the result.

    Args:
        before: the melds before the turn.
        after: the melds after the turn.
        gained: the tiles that came from the rack.
        rules: the restrictions on the use of Jokers.
        exempt: the numbers of Jokers to which no restriction applies.
    """
    old, new = _jokers(before), _jokers(after)
    if not old:
        return ()
    case = _Case(before, after, gained, old, rules, exempt)
    for new_places in permutations(new, len(old)):
        options = [list(case.options(number, now)) for number, (_, now) in enumerate(new_places)]
        targets = [target for target, _ in new_places]
        for chosen in product(*options):
            if case.allows(targets, chosen):
                return tuple(
                    JokerOutcome(place, means, fate, by, by is not None and gained[by] > 0)
                    for (place, means), (fate, by) in zip(old, chosen, strict=True)
                )
    return None


def _jokers(melds: Sequence[MeldParts]) -> list[tuple[int, frozenset[Tile]]]:
    """Return the Jokers of some melds, each as the index of its meld and the tiles that it may stand for."""
    return [(place, means) for place, meld in enumerate(melds) for means in meld.jokers]


def broken_restrictions(
    before: Sequence[MeldParts], after: Sequence[MeldParts], gained: Counter[Tile], rules: TableJokers
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the restrictions that a turn breaks with its use of Jokers, and the Jokers concerned.

    *before* and *after* are the melds before and after the turn, *gained* the tiles that came from the rack.

    The first part of the result are the numbers of the restrictions, from 0 for A to 3 for D. It contains as
    few restrictions as possible: without them, the turn would be allowed. If there are several such
    combinations, it is one with later letters. The second part are the numbers of the Jokers, counted from 0
    in the order of the melds before the turn. It, too, contains as few as possible: if no restriction applied
    to these Jokers, the turn would be allowed.
    """

    def allowed_without(letters: tuple[int, ...]) -> bool:
        freer: dict[str, Any] = {RESTRICTIONS[each]: False for each in letters}
        return explain_jokers(before, after, gained, replace(rules, **freer)) is not None

    def allowed_but_for(jokers: tuple[int, ...]) -> bool:
        return explain_jokers(before, after, gained, rules, frozenset(jokers)) is not None

    in_force = [place for place, name in enumerate(RESTRICTIONS) if getattr(rules, name)]
    letters = _smallest_subset(in_force[::-1], allowed_without)
    jokers = _smallest_subset(range(sum(len(meld.jokers) for meld in before)), allowed_but_for)
    return tuple(sorted(letters)), jokers


def _smallest_subset(numbers: Sequence[int], enough: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    """Return the first of the smallest subsets of *numbers* for which *enough* returns true.

    The empty subset isn't tried. If *enough* returns true for none, all the numbers are returned.
    """
    choices = (chosen for size in range(1, len(numbers)) for chosen in combinations(numbers, size))
    return next(filter(enough, choices), tuple(numbers))


def as_joker(meanings: frozenset[Tile]) -> Tile:
    """Return the `Tile` for a Joker that may stand for any of the tiles in *meanings*.

    If there is only one such tile, the result is a Joker that stands for it, such as `*r6`; otherwise it is a
    plain Joker.
    """
    first = min(meanings)
    return Tile(first.colour, first.number, joker=True) if len(meanings) == 1 else JOKER
