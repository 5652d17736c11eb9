"""How many deals can open: every rack of so many tiles, counted without listing them (RK-2, TR-9).

The numbers are read from 13 down to 1, so that most racks that open have done so soon. A state is all that a
rack so far can have laid: for each way that its runs may stand open, and each number of Jokers laid, the most
points. Ways that another one is at least as good as are left out; racks in the same state are counted
together, by how many tiles they have.
"""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from itertools import permutations, product
from math import comb
from pathlib import Path
from typing import TypeAlias

from ..faults import shown
from ..rules import RUMMIKUB, OneRule, RearrangingPlay, Ruleset, check_given, check_whole
from ..solver.opening.lanes import BITS, LANES, MASK, MUST, NEXT, OPEN, Vector, ways

__all__ = ["chance_opening", "count_opening"]

State: TypeAlias = "tuple[tuple[int, int], ...]"
"""For each way that the runs stand, with the Jokers laid, the most points; sorted."""

SIZES = (3, 4)


def chance_opening(rules: Ruleset = RUMMIKUB, size: int = 14) -> Fraction:
    """The chance that so many tiles of the box can open, exact.

    What is not kept in `opened.json` is counted, which takes minutes for 14 tiles with Jokers.

    >>> chance_opening(size=3)
    Fraction(17, 4823)
    """
    check_given(rules)
    _check(rules, size)
    box = rules.tiles
    whole = sum(
        comb(box.jokers, jokers) * count_opening(rules, size, jokers) for jokers in range(box.jokers + 1)
    )
    return Fraction(whole, comb(box.size, size))


def count_opening(rules: Ruleset = RUMMIKUB, size: int = 14, jokers: int = 0) -> int:
    """How many racks of so many tiles can open, so many of them Jokers; the Jokers themselves are given.

    >>> count_opening(size=3), count_opening(size=3, jokers=1)
    (224, 208)
    """
    check_given(rules)
    _check(rules, size)
    check_whole("jokers", jokers, 0)
    if jokers > rules.tiles.jokers:
        raise ValueError(f"no such jokers: {shown(jokers)}; expected at most {rules.tiles.jokers}")
    return _counted(_points(rules), size, jokers)


def _points(rules: Ruleset) -> int:
    assert isinstance(rules.play, RearrangingPlay)
    return rules.play.opening.points


def _check(rules: Ruleset, size: object) -> None:
    play, box = rules.play, rules.tiles
    plain = isinstance(play, RearrangingPlay) and play.opening.values.numbers == tuple(range(1, 14))
    if (
        not plain
        or rules.runs.one is not OneRule.LOW
        or (box.numbers, box.copies, len(box.colours)) != (13, 2, 4)
    ):
        raise ValueError(f"no count of the openings of {rules!r}; expected rules such as RUMMIKUB")
    check_whole("size", size, 0)
    assert isinstance(size, int)
    if size > 14:
        raise ValueError(f"no such size: {shown(size)}; expected at most 14")


@cache
def _counted(points: int, size: int, jokers: int) -> int:
    naturals = size - jokers
    if naturals < 0:
        return 0
    kept = _kept().get(f"{points} points, {jokers} Jokers", [])
    closed = kept if len(kept) > naturals else closed_counts(points, naturals, jokers)
    return comb(104, naturals) - int(closed[naturals])


@cache
def _kept() -> dict[str, list[int]]:
    """What was counted once and is kept, by the Jokers of a rack: closed racks by their natural tiles.

    `python -m rummy_widget.odds.opening` counts it all anew and keeps it; `make proof` compares it.
    """
    text = (Path(__file__).parent / "opened.json").read_text(encoding="utf-8")
    found: dict[str, list[int]] = json.loads(text)
    return found


def closed_counts(points: int, naturals: int, jokers: int, numbers: int = 13) -> list[int]:
    """Of racks with so many Jokers how many cannot open, by how many natural tiles they have.

    >>> closed_counts(9, 3, jokers=0, numbers=4)  # 32 tiles: 2 3 4 of a colour would do, and three 3s or 4s
    [1, 32, 496, 4864]
    """
    layer: dict[State, list[int]] = {((0, 0),): [1] + [0] * naturals}
    for number in range(numbers, 0, -1):
        following: dict[State, list[int]] = {}
        for state, counts in layer.items():
            least = next(at for at, count in enumerate(counts) if count)
            for column, tiles, copies in columns():
                if least + tiles > naturals:
                    break
                after = _step(state, column, number, points, jokers)
                if after is None:
                    continue
                mine = following.get(after)
                if mine is None:
                    mine = following[after] = [0] * (naturals + 1)
                for at in range(least, naturals + 1 - tiles):
                    if counts[at]:
                        mine[at + tiles] += counts[at] * copies
        layer = following
        _step.cache_clear()
    return [sum(counts[at] for counts in layer.values()) for at in range(naturals + 1)]


@cache
def columns() -> tuple[tuple[Vector, int, int], ...]:
    """Every column: the copies of each colour, how many tiles, in how many ways; few tiles come first."""
    found = []
    for code in range(81):
        digits: Vector = (code % 3, code // 3 % 3, code // 9 % 3, code // 27)
        ways_of = 1
        for digit in digits:
            ways_of *= comb(2, digit)
        found.append((digits, sum(digits), ways_of))
    return tuple(sorted(found, key=lambda each: each[1]))


@lru_cache(maxsize=400_000)
def _step(state: State, column: Vector, number: int, points: int, jokers: int) -> State | None:
    """The state after one more number, its colours in order; None where the rack can open."""
    found: dict[int, int] = {}
    uses = ways((0, 0, 0, 0), column, jokers, (), SIZES)
    for code, laid in state:
        lanes, wild = code >> 3, code & 7
        r, y, b, k = (NEXT[lanes >> BITS * lane & MASK] for lane in LANES)
        for way in uses:
            used = wild + way.wild
            if used > jokers:
                continue
            runs = way.runs
            after = (r[runs[0]], y[runs[1]], b[runs[2]], k[runs[3]])
            if min(after) < 0:
                continue
            worth = min(points, laid + number * (way.tiles + way.wild))
            if worth + _filled(after, number, jokers - used) >= points:
                return None
            packed = (after[0] | after[1] << BITS | after[2] << 2 * BITS | after[3] << 3 * BITS) << 3 | used
            if found.get(packed, -1) < worth:
                found[packed] = worth
    return _sorted(_left(found, number))


def _filled(places: tuple[int, ...], number: int, jokers: int) -> int:
    """What the Jokers left add by filling up all open runs below a number; -1000 if they cannot."""
    worth = 0
    for place in places:
        if MUST[place]:
            ones, twos, _ = OPEN[place]
            jokers -= 2 * ones + twos
            worth += ones * (2 * number - 3) + twos * (number - 1)
            if jokers < 0 or number < 2 + (ones > 0):
                return -1000
    return worth


def _left(found: dict[int, int], number: int) -> list[tuple[int, int]]:
    """The ways that no other one is as good as."""
    rows = sorted(found.items(), key=lambda each: (-each[1], each[0] & 7))
    kept: list[tuple[int, int]] = []
    for code, worth in rows:
        lanes, wild = code >> 3, code & 7
        if not any(
            other[1] >= worth and other[0] & 7 <= wild and _covers(other[0] >> 3, lanes) for other in kept
        ) and all(_can_end(lanes >> BITS * lane & MASK, number) for lane in LANES):
            kept.append((code, worth))
    return kept


def _can_end(place: int, number: int) -> bool:
    ones, twos, _ = OPEN[place]
    return number > 2 or (number == 2 and not ones) or not (ones or twos)


@lru_cache(maxsize=200_000)
def _covers(wide: int, narrow: int) -> bool:
    return all(_as_good(wide >> BITS * lane & MASK, narrow >> BITS * lane & MASK) for lane in LANES)


@cache
def _as_good(wide: int, narrow: int) -> bool:
    """Whether open runs of one colour can do what others can: each as long or longer, and more only of 3."""
    mine, its = (
        [3] * OPEN[place][2] + [2] * OPEN[place][1] + [1] * OPEN[place][0] for place in (wide, narrow)
    )
    if len(mine) < len(its):
        return False
    return any(
        all(a >= b for a, b in zip(some, its, strict=False)) and all(a == 3 for a in some[len(its) :])
        for some in set(permutations(mine))
    )


def _sorted(rows: list[tuple[int, int]]) -> State:
    """The same with its colours in an order of their own, so that fewer states differ."""
    looks = []
    for lane in LANES:
        seen = Counter((code >> 3 + BITS * lane & MASK, worth, code & 7) for code, worth in rows)
        looks.append((tuple(sorted(seen.items())), lane))
    order = [lane for _, lane in sorted(looks)]
    if order == [0, 1, 2, 3]:
        return tuple(sorted(rows))
    moved = []
    for code, worth in rows:
        lanes = code >> 3
        after = sum((lanes >> BITS * lane & MASK) << BITS * place for place, lane in enumerate(order))
        moved.append((after << 3 | code & 7, worth))
    return tuple(sorted(moved))


def main() -> None:
    """Count the closed racks of 14 natural tiles and fewer, for 30 and 50 points, and keep them."""
    path = Path(__file__).parent / "opened.json"
    found = {}
    for points, jokers in product((30, 50), range(3)):
        found[f"{points} points, {jokers} Jokers"] = closed_counts(points, 14, jokers)
        rows = ",\n".join(f" {json.dumps(key)}: {json.dumps(row)}" for key, row in found.items())
        path.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
