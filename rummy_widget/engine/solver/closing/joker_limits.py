"""Which tiles of a close may be Jokers, if house rules limit that or there are more than two Jokers (PRO-22).

By the plain rules, two Jokers may stand for any missing tiles. Three are too many for a meld of three, as a
meld needs a natural tile. A house rule may also require more natural tiles, or forbid Jokers to be
neighbours. Then it matters how the 14 tiles of a close are divided into melds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, pairwise, product
from typing import NamedTuple

from ...rules import JokerRules
from ..tiling.run_masks import PLANE
from ..tiling.step import GROUPS
from .target_search import Target


class _MeldKinds(NamedTuple):
    """One meld of a close, as the kinds of its tiles in order: 13 * colour + number, both counted from 0."""

    kinds: tuple[int, ...]
    is_run: bool


def are_unlimited(rules: JokerRules, jokers: int) -> bool:
    """Return whether each of *jokers* Jokers may stand for any missing tile under these rules."""
    if rules.naturals_per_joker or not rules.adjacent:
        return False
    return rules.min_natural == 0 or (rules.min_natural == 1 and jokers <= 2)


def most_jokers(
    target: Target,
    held: Sequence[Sequence[int]],
    available: Sequence[Sequence[int]],
    limit: int,
    rules: JokerRules,
) -> tuple[int, ...] | None:
    """Return the largest combination of tiles in a close that may all be Jokers; None if there is none.

    *target* is the close: 14 tiles in runs and groups. *held* counts the tiles in the rack; Jokers don't
    replace them. *available* counts the tiles in the rack or unseen. Tiles of which no copy is available must
    be Jokers; they come first in the result. At most *limit* Jokers are used. The result lists kinds of tiles
    as 13 * colour + number, both counted from 0. It is None if *limit* or the *rules* don't allow the Jokers
    that are needed.
    """
    least: dict[int, int] = {}
    most: dict[int, int] = {}
    for colour, numbers in enumerate(target.uses()):
        for number, used in enumerate(numbers):
            kind = 13 * colour + number
            least[kind] = max(0, used - available[colour][number])
            most[kind] = used - min(used, held[colour][number])
    if sum(least.values()) > limit:
        return None
    goal = min(limit, sum(most.values()))
    best: tuple[int, ...] | None = None
    for melds in _divisions(target):
        found = _place_jokers(melds, most, least, limit, rules, goal)
        if found is not None and (best is None or len(found) > len(best)):
            best = found
            if len(best) == goal:
                break
    return None if best is None else tuple(sorted(best, key=lambda kind: not least[kind]))


def _place_jokers(
    melds: tuple[_MeldKinds, ...], most: dict[int, int], least: dict[int, int], limit: int, rules: JokerRules,
    goal: int,
) -> tuple[int, ...] | None:  # fmt: skip
    """Return the tiles of these melds to replace with Jokers, as many as possible; None if impossible.

    For each kind of tile, *least* says how many copies must be replaced, and *most* how many may be. At most
    *limit* Jokers are used; the search stops as soon as it has placed *goal* Jokers. Returns None if some of
    the tiles that must be replaced can't be.
    """
    left = most.copy()
    best: tuple[int, ...] | None = None

    def search(at: int, placed: tuple[int, ...]) -> bool:
        nonlocal best
        if at == len(melds):
            enough = all(most[kind] - left[kind] >= count for kind, count in least.items() if count)
            if enough and (best is None or len(placed) > len(best)):
                best = placed
            return best is not None and len(best) == goal
        for places in _joker_sets(melds[at], left, limit - len(placed), rules):
            for kind in places:
                left[kind] -= 1
            done = search(at + 1, placed + places)
            for kind in places:
                left[kind] += 1
            if done:
                return True
        return False

    search(0, ())
    return best


def _joker_sets(
    meld: _MeldKinds, left: dict[int, int], limit: int, rules: JokerRules
) -> Iterator[tuple[int, ...]]:
    """Yield the combinations of a meld's tiles that may all be Jokers at the same time, the largest first.

    A combination is given as kinds of tiles, and has at most *limit* tiles. *left* says, for each kind, how
    many copies may still be Jokers.
    """
    free = [place for place, kind in enumerate(meld.kinds) if left[kind] > 0]
    for count in range(min(len(free), limit), -1, -1):
        if len(meld.kinds) - count < max(rules.min_natural, rules.naturals_per_joker * count):
            continue
        for places in combinations(free, count):
            if rules.adjacent or not meld.is_run or all(b - a > 1 for a, b in pairwise(places)):
                yield tuple(meld.kinds[place] for place in places)


# ---- Dividing a target into melds -------------------------------------------------------------------


def _divisions(target: Target) -> Iterator[tuple[_MeldKinds, ...]]:
    """Yield each way to divide the tiles of a target into melds.

    A target is 14 tiles, each of which is marked as part of a run or of a group.
    """
    ways = [
        [[_MeldKinds(tuple(13 * colour + number for colour in group), False) for group in groups]
         for groups in _groups_of(copies)]
        for number, copies in target.groups
    ]  # fmt: skip
    ways += [
        [[_MeldKinds(tuple(13 * colour + place % PLANE for place in run), True) for run in runs]
         for runs in _runs_of(mask)]
        for colour, mask in enumerate(target.runs)
        if mask
    ]  # fmt: skip
    for some in product(*ways):
        yield tuple(chain(*some))


@cache
def _groups_of(copies: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return every way to divide some tiles of one number into groups, with none left over.

    *copies* is how many red, yellow, blue and black tiles there are. A group is a tuple of colours, as
    indexes from 0 to 3.

    >>> _groups_of((2, 2, 2, 1))
    (((0, 1, 2), (0, 1, 2, 3)),)
    """
    if not any(copies):
        return ((),)
    found = set()
    for group in GROUPS:
        rest = tuple(count - (colour in group) for colour, count in enumerate(copies))
        if min(rest) >= 0:
            found |= {tuple(sorted((group, *others))) for others in _groups_of(rest)}
    return tuple(sorted(found))


@cache
def _runs_of(mask: int) -> tuple[tuple[range, ...], ...]:
    """Return every way to divide some tiles of one colour into runs, with none left over.

    *mask* has a bit for each tile (see `run_masks`). A run is a range of indexes: index 0 stands for the
    number 1, and index 13 for the 1 after 13.

    >>> _runs_of(0b111111)
    ((range(0, 6),), (range(0, 3), range(3, 6)))
    """
    counts = [sum(mask >> plane * PLANE + number & 1 for plane in range(5)) for number in range(PLANE)]
    lines = ((counts[0] - high, *counts[1:], high) for high in range(counts[0], -1, -1))
    ways = [runs for line in lines for runs in _runs_from(line, 0)]
    return tuple(sorted(ways, key=lambda runs: (len(runs), [-len(run) for run in runs])))


def _runs_from(line: tuple[int, ...], start: int) -> Iterator[tuple[range, ...]]:
    """Yield every way to divide some tiles of one colour into runs, with none left over.

    *line* says how many tiles there are of each number: index 0 is for the number 1, and index 13 for the 1
    after 13. No run begins before the index *start*.
    """
    first = next((place for place in range(start, len(line)) if line[place]), None)
    if first is None:
        yield ()
        return
    end = next((place for place in range(first, len(line)) if not line[place]), len(line))
    for last in range(end, first + 2, -1):
        rest = tuple(count - (first <= place < last) for place, count in enumerate(line))
        for others in _runs_from(rest, first):
            yield (range(first, last), *others)
