"""Ways to the headline numbers of the class that no notebook has, and some that several share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb
from typing import Any

import rummy_widget as rw
from engine.odds.listed import Listing, beside
from proof import class_deals as deals
from rummy_widget.classroom import lab
from rummy_widget.classroom.lab.melds import _LOW, _by_size, _choices, _code, _pieces
from rummy_widget.engine.odds.scan import PatternArea

BOX = lab.Box(4, 13)
ALL = comb(106, 14)


def hand_by_hand(sizes: tuple[int, ...], least: int = 3, kinds: int = 51, single: int = 3) -> Fraction:
    """The chance that no rack holds so many doubles: each in turn takes whole pairs and single pieces."""
    now, all_of, left = {(kinds, single): 1}, 1, 2 * kinds + single
    for size in sizes:
        after = Counter[tuple[int, int]]()
        for (whole, once), ways in now.items():
            for twice, parted in product(range(least), range(size + 1)):
                rest = size - 2 * twice - parted
                if 0 <= rest <= once and twice + parted <= whole:
                    key = (whole - twice - parted, once + parted - rest)
                    chosen = comb(whole, twice) * comb(whole - twice, parted) * 2**parted * comb(once, rest)
                    after[key] += ways * chosen
        now, all_of, left = dict(after), all_of * comb(left, size), left - size
    return Fraction(sum(now.values()), all_of)


@cache
def laid() -> Counter[str]:
    """All sets of 14 natural pieces that lie in runs and groups, by laying every choice of melds.

    In seven parts, for they would not fit into memory at once.
    """
    found, by_size, parts = Counter[str](), _by_size(lab.melds(BOX)), 7
    eights = [2 * _code(tuple(rw.parse_tiles(f"r{n} y{n} b{n} k{n}"))) for n in range(1, 14)]
    for part in range(parts):
        looks = {code for choice in _choices(by_size, 14) if (code := sum(choice)) % parts == part}
        for code in looks:
            pieces = _pieces(code)
            found["simple"] += pieces
            whole, pairs = any(code & eight == eight for eight in eights), not code & _LOW
            found["grand care"] += pieces * whole
            found["doubles"] += pairs
            found["all three"] += whole and pairs
    return found


def any_pattern() -> int:
    """Sets of 14 natural pieces that form a pattern: those laid, and the three patterns beside them."""
    found = laid()
    own = {name: lab.COUNTED[name]() for name in ("mosaic", "grand_care", "doubles")}
    all_of = found["simple"] + sum(own.values())
    twice = found["grand care"] + found["doubles"] + 13 * comb(48, 3)
    return all_of - twice + found["all three"]


@cache
def listed(jokers: int) -> dict[str, int]:
    """Sets of natural pieces that close with so many Jokers, with all in runs and groups listed."""
    found = Listing(PatternArea()).count(14, jokers=jokers)
    return {"simple": found.total, "any": found.total + beside(found, 14, jokers=jokers)}


@cache
def rows_of_one_colour(numbers: int = 13) -> int:
    """Sets of one colour that lie in runs, the 1 only low: every row of 0, 1, 2 copies is looked at."""
    return sum(2 ** copies.count(1) for copies in product(range(3), repeat=numbers) if in_runs(copies))


@cache
def in_runs(copies: tuple[int, ...]) -> bool:
    """Whether they lie in runs: one of three, four or five tiles begins with the lowest."""
    if not any(copies):
        return True
    if not copies[0]:
        return in_runs(copies[1:])
    return any(
        min(copies[:size]) > 0 and in_runs((*(each - 1 for each in copies[:size]), *copies[size:]))
        for size in (3, 4, 5)
        if len(copies) >= size
    )


def futures(numbers: int = 4, more: int = 6) -> int:
    """How many rows of some numbers differ in what may follow: what has to be remembered, at least."""
    found = set()
    later = list(product(range(3), repeat=more))
    for row in product(range(3), repeat=numbers):
        found.add(tuple(in_runs(row + rest) for rest in later))
    return len(found - {(False,) * len(later)})


@cache
def listed_threes() -> Counter[str]:
    """All 182 104 choices of three pieces, each read by the judge of the lessons; and their sums."""
    found = Counter[str]()
    for three in combinations(sorted(lab.pieces(BOX)), 3):
        numbers = [tile.number for tile in three]
        row = (*three[1:], three[0]) if numbers[::2] == [1, 13] else three
        found["meld"] += isinstance(rw.read_meld(row), rw.Meld)
        found["sum"] += sum(numbers) % 3 == 0  # type: ignore[arg-type]
    return found


def moves_searched() -> int:
    """From three groups to three runs by breadth-first search through all 21 147 ways to sort nine tiles."""
    tiles = rw.parse_tiles("r4 y4 b4 r5 y5 b5 r6 y6 b6")
    groups, runs = (
        frozenset(frozenset(tiles[at] for at in row) for row in rows)
        for rows in (((0, 1, 2), (3, 4, 5), (6, 7, 8)), ((0, 3, 6), (1, 4, 7), (2, 5, 8)))
    )
    return lab.shortest(groups)[runs]


def moves_matched() -> int:
    """The same by the matching."""
    tiles = rw.parse_tiles("r4 y4 b4 r5 y5 b5 r6 y6 b6")
    return lab.moved([tiles[at : at + 3] for at in (0, 3, 6)], [tiles[at::3] for at in range(3)])


@cache
def by_groups_in_halves() -> Fraction:
    """Racks that open with 30 by groups: all choices of a number's eight pieces listed, two halves joined."""
    eight = [(colour, copy) for colour in "rybk" for copy in range(2)]
    kinds = Counter(
        (held, deals.worth_in_groups(f"{colour}1" for colour, _ in some))
        for held in range(9)
        for some in combinations(eight, held)
    )

    def half(numbers: range) -> dict[tuple[int, int], int]:
        now = {(0, 0): 1}
        for number in numbers:
            after = Counter[tuple[int, int]]()
            for ((held, points), ways), ((more, laid), each) in product(now.items(), kinds.items()):
                if held + more <= 14:
                    after[held + more, points + number * laid] += ways * each
            now = dict(after)
        return now

    low, high = half(range(1, 8)), half(range(8, 14))
    whole = sum(
        ways * each
        for ((held, points), ways), ((more, laid), each) in product(low.items(), high.items())
        if held + more == 14 and points + laid >= 30
    )
    return Fraction(whole, comb(104, 14))


def raced(others: Fraction, rounds: int = 10) -> Fraction:
    """What waiting with the rack brings, by all its courses: who is first, in which round."""
    found, on = Fraction(0), Fraction(1)
    for missed in range(rounds):
        found += on * (others * -250 + (1 - others) * Fraction(13, 91 - missed) * 1500)
        on *= (1 - others) * Fraction(78 - missed, 91 - missed)
    return found + on * 750


def even_by_two_points(race: lab.Race) -> Fraction:
    """Where one round brings as much as stopping: on the straight line through a round at 0 and one at 1."""
    never, always = (lab.wait(race._replace(others=Fraction(q)), 1) for q in (0, 1))
    return (never - race.stop) / (never - always)


def never_in(deals_: int, chance: Fraction) -> float:
    """That something never happens in so many deals, by squaring, with fifty digits."""
    with localcontext() as context:
        context.prec = 50
        miss = 1 - Decimal(chance.numerator) / Decimal(chance.denominator)
        return float(miss**deals_)


def unseen(also: str = "") -> tuple[int, int]:
    """Racks of the other player that take the 12, in both ways: kind by kind, adding and taking away."""
    pieces, pairs = lab.unseen(deals.HELD, seen="r12"), lab.pairs_for("r12", BOX)
    tiles = rw.parse_tiles(also)
    return lab.hands_with(pieces, 14, pairs, also=tiles), lab.hands_with_any(pieces, 14, pairs, also=tiles)


def at_least_one(two: tuple[int, ...]) -> bool:
    """Whether the first of two Jokers lies among the first fourteen."""
    return min(two) <= 14


def both_of(two: tuple[int, ...]) -> bool:
    """Whether both do."""
    return max(two) <= 14


def stays() -> tuple[Fraction, Fraction]:
    """Who did not refuse may have, by Bayes and by counting."""
    counts = lab.by_doubles(38, 14, jokers=15)
    formula = [lab.with_doubles(d, 14, kinds=38, jokers=15) for d in range(8)]
    may = Fraction(sum(formula[3:]), comb(91, 14))
    few, many = sum(counts[:3]), sum(counts[3:])
    return lab.bayes([may, 1 - may], [Fraction(2, 3), 1])[0], Fraction(2 * many, 2 * many + 3 * few)


def lacking() -> tuple[Fraction, Fraction]:
    """A rack lacks red, yellow or blue: adding and taking away, and factors multiplied out."""
    terms = 3 * comb(80, 14) - 3 * comb(54, 14) + comb(28, 14)
    three = lab.coefficients([0] + [comb(26, tiles) for tiles in range(1, 15)], 3, 14)
    held = sum(three[tiles] * comb(28, 14 - tiles) for tiles in range(15))
    return Fraction(terms, ALL), 1 - Fraction(held, ALL)


def opened(rules: Any, jokers: int | None) -> Fraction:
    """Racks that can open, by the kept count."""
    if jokers is None:
        return rw.chance_opening(rules)
    return Fraction(rw.count_opening(rules, jokers=jokers), comb(104, 14 - jokers))


def first_double(size: int) -> tuple[Fraction, Fraction]:
    """That so many tiles hold a double, by the formula and kind by kind."""
    every = comb(106, size)
    return (
        1 - Fraction(lab.with_doubles(0, size), every),
        1 - Fraction(lab.by_doubles(52, size, jokers=2)[0], every),
    )


def if_the_first(none: Callable[..., Fraction]) -> Fraction:
    """That the second player may refuse if the first may."""
    first, second, either = (1 - none(sizes) for sizes in ((15,), (14,), (15, 14)))
    return (first + second - either) / first


def kept_deal_by_deal(chance: Fraction, count: int) -> Fraction:
    """That the band after so many deals holds a chance: the hits so far, one deal after the other."""
    now = [Fraction(1)]
    for _ in range(count):
        now = [
            miss * (1 - chance) + hit * chance
            for miss, hit in zip([*now, Fraction(0)], [Fraction(0), *now], strict=True)
        ]
    return sum(each for hits, each in enumerate(now) if chance in lab.wilson(hits, count))  # type: ignore


def grand_care() -> Fraction:
    """What a Grand Care brings, by formulas."""
    ways = (lab.COUNTED["grand_care"], *(lambda j=j: lab.WITH_JOKERS["grand_care"](j) for j in (1, 2)))
    return Fraction(sum(way() * worth for way, worth in zip(ways, (1000, 900, 800), strict=True)), ALL)


def bell(count: int) -> int:
    """Ways to sort so many different things into rows."""
    found = [1]
    for n in range(count):
        found.append(sum(comb(n, k) * found[n - k] for k in range(n + 1)))
    return found[count]
