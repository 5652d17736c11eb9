"""A million deals for each headline number of the class: dealt here, and judged without the counts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import comb
from random import Random

from engine.odds.dealt_opening import dealt_opens
from rummy_widget.classroom import lab
from rummy_widget.engine.game.deal.stacks import deal
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import RUMMIKUB, TILES_50
from rummy_widget.engine.tiles import JOKER

DEALS = 1_000_000
Z = 3.2905
"""So many standard deviations to each side hold 999 of 1000."""

BOX = lab.Box(4, 13)


def share(hits: int, deals: int = DEALS) -> lab.ConfidenceInterval:
    """The band of a chance."""
    return lab.wilson(hits, deals, Z)


def mean(found: Mapping[float, int]) -> lab.ConfidenceInterval:
    """The band of a mean, of so many of each value."""
    deals = sum(found.values())
    middle = sum(value * times for value, times in found.items()) / deals
    spread = sum((value - middle) ** 2 * times for value, times in found.items()) / (deals - 1)
    return about(middle, spread / deals)


def about(middle: float, variance: float) -> lab.ConfidenceInterval:
    """The band about a middle."""
    half = Z * math.sqrt(variance)
    return lab.ConfidenceInterval(middle - half, middle + half)


def of(numerator: float, band: lab.ConfidenceInterval) -> lab.ConfidenceInterval:
    """The band of a number divided by what lies in a band."""
    return lab.ConfidenceInterval(numerator / band.high, numerator / band.low if band.low else math.inf)


# ---- Racks (1, 2, 3, 7, 12) ------------------------------------------------------------------------


@cache
def racks() -> tuple[Counter[str], Counter[float], list[bool]]:
    """How often each thing was so; the weight of a rack's look; for each rack of 14 if it may refuse.

    A look weighs one part in as many as there are racks that look so: two for each tile that comes once.
    """
    chance, found, weights, refused = Random("racks"), Counter[str](), Counter[float](), []
    for _ in range(DEALS):
        kinds = [piece >> 1 for piece in chance.sample(range(106), 15)]
        fourteen = set(kinds[:14])
        jokers = kinds[:14].count(52)
        twice = 14 - len(fourteen) - (jokers == 2)
        more = 15 - len({*kinds}) - (kinds.count(52) == 2)
        weights[2.0 ** -(14 - 2 * (14 - len(fourteen)))] += 1
        refused.append(twice >= 3)
        found["all different, 14"] += len(fourteen) == 14
        found["all different, 15"] += len({*kinds}) == 15
        found["a Joker"] += jokers > 0
        found["doubles"] += twice
        found["squares of doubles"] += twice**2
        found["refuse, 14"] += twice >= 3
        found["refuse, 15"] += more >= 3
        found["four doubles"] += twice >= 4
        found["a colour lacks"] += len({kind // 13 for kind in fourteen} & {0, 1, 2}) < 3
        for size in (12, 13):
            some = [kind for kind in kinds[:size] if kind < 52]
            found[f"a double, {size}"] += len({*some}) < len(some)
    return found, weights, refused


def doubles() -> lab.ConfidenceInterval:
    """The band of how many doubles a rack holds."""
    found, _, _ = racks()
    middle = found["doubles"] / DEALS
    return about(middle, (found["squares of doubles"] / DEALS - middle**2) / DEALS)


def students(chance: float) -> lab.ConfidenceInterval:
    """The racks of 14 once more, as those of 5000 students with 200 deals each: whose band holds a chance."""
    _, _, refused = racks()
    hits = [sum(refused[first : first + 200]) for first in range(0, DEALS, 200)]
    return share(sum(chance in lab.wilson(each, 200) for each in hits), len(hits))


@cache
def fifty_five() -> int:
    """In how many of a million times 55 pieces at least two that are no Jokers are alike."""
    chance, found = Random("fifty-five"), 0
    for _ in range(DEALS):
        kinds = [piece >> 1 for piece in chance.sample(range(106), 55)]
        some = [kind for kind in kinds if kind < 52]
        found += len({*some}) < len(some)
    return found


# ---- Whole tables, with the ceremony (2, 3) --------------------------------------------------------


@cache
def tables(players: int) -> Counter[str]:
    """Deals by stacks and Trump: who holds its twin, who may refuse."""
    found, settings = Counter[str](), Settings(players=players)
    for seed in range(DEALS):
        dealt = deal(settings, seed)
        may = [lab.doubles(hand) >= 3 for hand in dealt.hands]
        found["twin, first"] += dealt.bonus == 0
        found["twin, second"] += dealt.bonus == 1
        found["somebody"] += any(may)
        found["first"] += may[0]
        found["both"] += may[0] and may[1]
    return found


# ---- Three tiles (4, 14) ---------------------------------------------------------------------------


@cache
def threes() -> Counter[str]:
    """Three tiles from a box without Jokers: are they a meld, and can their sum be divided by three?"""
    chance, found, box = Random("threes"), Counter[str](), lab.pieces(BOX)
    allowed = {frozenset(meld) for meld in lab.melds(BOX) if len(meld) == 3}
    for _ in range(DEALS):
        three = chance.sample(box, 3)
        found["meld"] += frozenset(three) in allowed
        found["sum"] += sum(tile.number for tile in three) % 3 == 0  # type: ignore[misc]
    return found


# ---- Closes (5, 8, 9) ------------------------------------------------------------------------------


@cache
def closing(jokers: int) -> Counter[str]:
    """Racks of 14 with so many Jokers: which form a pattern, and which lie in runs and groups, by laying."""
    chance, found = Random(f"closing {jokers}"), Counter[str]()
    box, lies = lab.pieces(BOX), lab.meldable_test(lab.melds(BOX))
    for _ in range(DEALS):
        rack = (*chance.sample(box, 14 - jokers), *(JOKER,) * jokers)
        if lab.forms(rack):
            found["any"] += 1
            found["simple"] += lies(rack)
    return found


def by_jokers(what: str, points: tuple[int, int, int] = (1, 1, 1)) -> lab.ConfidenceInterval:
    """What a rack of the game's box brings, a million of each number of Jokers weighed as they are dealt."""
    held = [float(each) * worth for each, worth in zip(lab.one_by_one(2, 104, 14), points, strict=False)]
    parts = [closing(jokers)[what] / DEALS for jokers in range(3)]
    return about(
        sum(weight * part for weight, part in zip(held, parts, strict=True)),
        sum(weight**2 * part * (1 - part) / DEALS for weight, part in zip(held, parts, strict=True)),
    )


@cache
def blind() -> lab.ConfidenceInterval:
    """How many sets of 14 lie in runs and groups, from a million choices of melds."""
    band = lab.estimate_meldable(lab.melds(BOX), 14, DEALS, seed=8)
    middle, half = (band.low + band.high) / 2, (band.high - band.low) / 2 * Z / 1.96
    return lab.ConfidenceInterval(middle - half, middle + half)


@cache
def mosaics() -> int:
    """Of choices of a piece of each number and a second 1, how many are a Mosaic."""
    chance = Random("mosaics")
    numbers = [[piece for piece in lab.pieces(BOX) if piece.number == number] for number in range(1, 14)]
    return sum(
        lab.is_mosaic((*chance.sample(numbers[0], 2), *(chance.choice(each) for each in numbers[1:])))
        for _ in range(DEALS)
    )


@cache
def colours(count: int) -> lab.ConfidenceInterval:
    """How many sets of 14 pieces of so many given colours lie in runs, from a million of them."""
    box = lab.Box(count, 13)
    allowed = [meld for size in (3, 4, 5) for meld in lab.runs(box, size)]
    chance, some, lies = Random(f"colours {count}"), lab.pieces(box), lab.meldable_test(allowed)
    all_sets = comb(len(some), 14)
    band = share(sum(lies(tuple(chance.sample(some, 14))) for _ in range(DEALS)))
    return lab.ConfidenceInterval(band.low * all_sets, band.high * all_sets)


@cache
def one_colour() -> tuple[int, int]:
    """Sets of one colour, each piece in it or not: how many lie in runs; in how many ways they can go on."""
    chance, hits, met = Random("one colour"), 0, set()
    for _ in range(DEALS):
        bits = chance.getrandbits(26)
        open_runs: tuple[int, ...] | None = ()
        for number in range(13):
            open_runs = goes_on(open_runs, (bits >> 2 * number & 3).bit_count())
            if open_runs is None:
                break
            met.add(open_runs)
        hits += open_runs is not None and not {1, 2} & {*open_runs}
    return hits, len(met)


def goes_on(lengths: tuple[int, ...] | None, copies: int) -> tuple[int, ...] | None:
    """Open runs after so many copies of the next number, the shortest first; None where one breaks off."""
    if lengths is None:
        return None
    grown = [min(3, length + 1) for length in sorted(lengths)[:copies]]
    if any(length < 3 for length in sorted(lengths)[copies:]):
        return None
    return tuple(sorted(grown + [1] * (copies - len(grown))))


# ---- Drawing, holding, racing (6, 10, 11, 12) ------------------------------------------------------


@cache
def first_outs(good: int, unseen: int) -> Counter[float]:
    """With which draw the first of some good pieces comes."""
    chance = Random(f"outs {good} of {unseen}")
    return Counter(1 + min(chance.sample(range(unseen), good)) for _ in range(DEALS))


@cache
def points(rack: str) -> Counter[float]:
    """What a draw brings."""
    chance, each = Random(rack), lab.points_of(rack)
    return Counter(chance.choices(each, k=DEALS))


HELD = "b4 b5 b6 r9 y9 k9 y2 y3 y4 r5 r7 k12 k12 k1"


@cache
def holding() -> Counter[str]:
    """What another player holds, and shows: one who may refuse does so one time in three."""
    chance, found = Random("holding"), Counter[str]()
    unseen = [str(tile) for tile in lab.unseen(HELD, seen="r12")]
    scratched = unseen.index("*")
    wanted = [{*map(str, pair)} for pair in lab.pairs_for("r12", BOX)]
    for _ in range(DEALS):
        places = chance.sample(range(91), 14)
        rack = [unseen[place] for place in places]
        kinds, jokers = {*rack}, rack.count("*")
        takes = any(pair <= kinds for pair in wanted)
        may = 14 - len(kinds) - (jokers == 2) >= 3
        stays = not may or chance.random() > 1 / 3
        found["takes"] += takes
        found["takes, red 11"] += takes and "r11" in kinds
        found["a Joker"] += jokers > 0
        found["both"] += jokers == 2
        found["scratched"] += scratched in places
        found["refuses not"] += stays
        found["may, refuses not"] += may and stays
    return found


def race(others: float, rounds: int) -> lab.ConfidenceInterval:
    """What waiting brings: 13 of 91 unseen tiles are good, and the others may be first in each round."""
    chance, found = Random(f"race {others}"), Counter[float]()
    for draw, times in first_outs(13, 91).items():
        for _ in range(times):
            closed = 1 + int(math.log(1 - chance.random()) / math.log(1 - others))
            if closed <= min(draw, rounds):
                found[-250] += 1
            else:
                found[1500 if draw <= rounds else 750] += 1
    return mean(found)


@cache
def never(average: float) -> int:
    """How often a rare thing does not happen in a whole stretch in which it does so often on average."""
    chance = Random("never")
    return sum(-math.log(1 - chance.random()) > average for _ in range(DEALS))


# ---- Opening (13) ----------------------------------------------------------------------------------


@cache
def opening(rules: str) -> tuple[Counter[int], Counter[int]]:
    """How many racks have so many Jokers, and how many of these can open."""
    dealt, opened = Counter[int](), Counter[int]()
    game = {each.name: each for each in (RUMMIKUB, TILES_50)}[rules]
    for opens, rack in dealt_opens(game, Random(f"can {rules} open"), DEALS):
        dealt[rack.count(JOKER)] += 1
        opened[rack.count(JOKER)] += opens
    return dealt, opened


@cache
def by_groups() -> int:
    """Racks without Jokers that open with 30 by groups alone."""
    chance, box = Random("by groups"), lab.pieces(BOX)
    return sum(worth_in_groups(chance.sample(box, 14)) >= 30 for _ in range(DEALS))


def worth_in_groups(rack: Iterable[object]) -> int:
    """The most points that a rack without Jokers lays in groups."""
    numbers: dict[int, Counter[str]] = {}
    for tile in map(str, rack):
        numbers.setdefault(int(tile[1:]), Counter())[tile[0]] += 1
    return sum(number * _in_groups(held) for number, held in numbers.items())


def _in_groups(held: Counter[str]) -> int:
    """Six or more of a number are two groups, whatever their colours; fewer are one of the colours there."""
    there = held.total()
    return there if there >= 6 else len(held) if len(held) >= 3 else 0
