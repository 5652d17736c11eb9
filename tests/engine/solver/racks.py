"""Racks by seed: closable, nearly closable and as dealt, of each pattern, with Jokers, under every switch.

Every choice comes from the generator that is passed in. Tiles are text.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from engine.solver.plain import COLOURS, KINDS, PRO, Area, House, areas, melds
from rummy_widget.engine.rules import (
    ROMANIAN_HOUSE,
    RUMMY_PRO,
    GrandCareRest,
    JokerOverflow,
    JokerRules,
    MosaicJokers,
    OneRule,
    PriceRules,
    Ruleset,
    RunRules,
    ThrownJoker,
)

Row = tuple[str, ...]


def _priced(**switches: object) -> Ruleset:
    return replace(RUMMY_PRO, prices=PriceRules(**switches))  # type: ignore[arg-type]


def _joked(**switches: object) -> Ruleset:
    return replace(RUMMY_PRO, jokers=JokerRules(**switches))  # type: ignore[arg-type]


RULES: dict[str, Ruleset] = {
    "pro": RUMMY_PRO,
    "one low": replace(RUMMY_PRO, runs=RunRules(one=OneRule.LOW)),
    "romanian house": ROMANIAN_HOUSE,
    "no natural": _joked(min_natural=0),
    "two natural": _joked(min_natural=2),
    "three natural": _joked(min_natural=3),
    "one per Joker": _joked(naturals_per_joker=1),
    "two per Joker": _joked(naturals_per_joker=2),
    "apart": _joked(adjacent=False),
    "no natural, apart": _joked(min_natural=0, adjacent=False),
    "natural mosaic": _priced(mosaic_jokers=MosaicJokers.NATURAL_ONLY),
    "mosaic ends differ": _priced(mosaic_ends_differ=True),
    "thrown special": _priced(big_with_thrown_joker=ThrownJoker.SPECIAL),
    "care and melds": _priced(grand_care_rest=GrandCareRest.MELDS),
    "linear": _priced(joker_overflow=JokerOverflow.LINEAR),
    "forbid": _priced(joker_overflow=JokerOverflow.FORBID),
    "wide minor, wide major": _priced(minor_to=9, major_from=5),
    "all minor": _priced(minor_to=13, major_from=2),
    "narrow": _priced(minor_to=5, major_from=10),
    "other prices": _priced(small=(100, 90, 70, 40), big=(300, 250, 220, 210), special=(900, 500, 450, 440)),
}
"""Every switch that matters to the solver, each away from its default at least once."""


def house_of(rules: Ruleset) -> House:
    """The switches of a ruleset, as the brute force takes them."""
    jokers, prices = rules.jokers, rules.prices
    assert prices is not None
    return House(
        high=rules.runs.one is OneRule.LOW_OR_HIGH,
        min_natural=jokers.min_natural,
        per_joker=jokers.naturals_per_joker,
        adjacent=jokers.adjacent,
        mosaic_jokers=prices.mosaic_jokers is MosaicJokers.REDUCED,
        ends_differ=prices.mosaic_ends_differ,
        thrown_special=prices.big_with_thrown_joker is ThrownJoker.SPECIAL,
        rest_melds=prices.grand_care_rest is GrandCareRest.MELDS,
        overflow=str(prices.joker_overflow),
        minor_to=prices.minor_to,
        major_from=prices.major_from,
        small=prices.small,
        big=prices.big,
        special=prices.special,
    )


def box(without: Row = ()) -> list[str]:
    """The 104 natural tiles, or what is left of them."""
    tiles = [*KINDS, *KINDS]
    for tile in without:
        if tile != "*":
            tiles.remove(tile)
    return tiles


def melded(rng: random.Random, area: Area, places: int = 14) -> Row:
    """So many tiles that lie in melds, each there at most twice."""
    sizes = {14: [(3, 3, 3, 5), (3, 3, 4, 4), (4, 5, 5)], 6: [(3, 3)]}[places]
    while True:
        row: list[str] = []
        for size in rng.choice(sizes):
            some = [meld.places for meld in melds(area, 5) if len(meld.places) == size]
            row += rng.choice(some) if some else ()
        if len(row) == places and all(row.count(tile) <= 2 for tile in row):
            return tuple(row)


def mosaic(rng: random.Random) -> Row:
    """1 to 13 and 1, in colours that may follow each other."""
    colours = rng.sample(COLOURS, 4)
    while len(colours) < 14:
        colours.append(rng.choice([each for each in COLOURS if each != colours[-1]]))
    return tuple(f"{c}{n}" for c, n in zip(colours, [*range(1, 14), 1], strict=True))


def doubles(rng: random.Random) -> Row:
    """Seven pairs."""
    return tuple(tile for kind in rng.sample(KINDS, 7) for tile in (kind, kind))


def grand_care(rng: random.Random) -> Row:
    """Eight of a number, and half of the time melds beside them."""
    number = rng.randrange(1, 14)
    eight = tuple(f"{colour}{number}" for colour in COLOURS for _ in "12")
    others = tuple(each for each in range(1, 14) if each != number)
    if rng.random() < 0.5:
        return (*eight, *melded(rng, Area(True, numbers=others), 6))
    return (*eight, *rng.sample(box(eight), 6))


def arranged(rng: random.Random, pattern: str, house: House = PRO) -> Row:
    """Fourteen natural tiles of a pattern; those of Minor lie low even where it is narrow."""
    whole: dict[str, Callable[[random.Random], Row]]
    whole = {"mosaic": mosaic, "doubles": doubles, "grand_care": grand_care}
    if pattern in whole:
        return whole[pattern](rng)
    return melded(rng, rng.choice(areas(pattern, house)))


def of_pattern(rng: random.Random, pattern: str, jokers: int = 0, house: House = PRO) -> Row:
    """Fifteen tiles that show a pattern; a Joker takes the place of any tile, the free one among them.

    House rules of Jokers may forbid it then: these are racks to ask about, not answers.
    """
    row = arranged(rng, pattern, house)
    rack = [*row, rng.choice(box(row))]
    for place in rng.sample(range(15), jokers):
        rack[place] = "*"
    return tuple(rng.sample(rack, 15))


def closable(rng: random.Random, jokers: int = 0, house: House = PRO) -> Row:
    """Fifteen tiles, fourteen of them in melds and one free, some replaced by Jokers."""
    return of_pattern(rng, "simple", jokers, house)


def exchanged(rng: random.Random, rack: Row, tiles: int) -> Row:
    """The same with so many natural tiles exchanged for others."""
    naturals = [tile for tile in rack if tile != "*"]
    gone = rng.sample(naturals, min(tiles, len(naturals)))
    kept = list(rack)
    for tile in gone:
        kept.remove(tile)
    return tuple(rng.sample([*kept, *rng.sample(box(rack), len(gone))], len(rack)))


def dealt(rng: random.Random, jokers: int = 0, size: int = 15) -> Row:
    """Tiles as they come, so many Jokers among them."""
    return tuple(rng.sample([*rng.sample(box(), size - jokers), *("*",) * jokers], size))


def elsewhere(rng: random.Random, rack: Row, tiles: int) -> Row:
    """Tiles seen elsewhere."""
    return tuple(rng.sample(box(rack), tiles))
