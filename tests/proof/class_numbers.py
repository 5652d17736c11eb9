"""The headline numbers of the class: each found in two ways, and dealt a million times.

The first way is exact over the real box. What the notebooks say is the number as `lab` writes it.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, isclose
from typing import Any, NamedTuple

import rummy_widget as rw
from proof import class_deals as deals
from proof.class_ways import (
    ALL,
    BOX,
    any_pattern,
    at_least_one,
    bell,
    both_of,
    by_groups_in_halves,
    even_by_two_points,
    first_double,
    futures,
    grand_care,
    hand_by_hand,
    if_the_first,
    kept_deal_by_deal,
    lacking,
    laid,
    listed,
    listed_threes,
    moves_matched,
    moves_searched,
    never_in,
    opened,
    raced,
    rows_of_one_colour,
    stays,
    unseen,
)
from rummy_widget.classroom import lab
from rummy_widget.widgets.places import CLASS


class Headline(NamedTuple):
    """A number of a notebook, how it is found exactly, how once more, and the band of a million deals.

    *value* is what lies in the band where it is not the number itself; *within*, how near two ways have to
    come where they are decimals; *written*, how the notebook writes the number.
    """

    topic: str
    what: str
    exact: tuple[str, Callable[[], Any]]
    second: tuple[str, Callable[[], Any] | None]
    band: Callable[[], lab.ConfidenceInterval] | None
    value: Callable[[], Any] | None = None
    within: float = 0
    written: Callable[[Any], str] = lab.number

    @property
    def number(self) -> str:
        """As the notebook writes it, in the language spoken now."""
        return self.written(self.exact[1]())

    @property
    def row(self) -> str:
        """Its row of the table in FIGURES.md, but for what the deals gave."""
        cells = CLASS[self.topic][:2], self.what, self.number, self.exact[0], self.second[0]
        return f"| {' | '.join(cells)} |"

    def agrees(self) -> bool:
        """Whether both ways give the same; where the second are the deals, that they are made."""
        if self.second[1] is None:
            return self.band is not None
        one, other = self.exact[1](), self.second[1]()
        return isclose(one, other, rel_tol=self.within) if self.within else bool(one == other)

    def dealt(self) -> tuple[lab.ConfidenceInterval, bool] | None:
        """The band, and whether it holds what it should; None where there is nothing to deal."""
        if not self.band:
            return None
        found = self.band()
        return found, (self.value or self.exact[1])() in found


# ---- All of them -----------------------------------------------------------------------------------

BY_SEARCH = "the deals, judged by a search", None
"""Where nothing else is exact, the deals are the second way: who judges them knows nothing of the count."""

REAL = lab.Race(Fraction(1, 7), Fraction(0), stop=750, more=1500, lose=250)
WAITING = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
AIMING = "r2 r3 r4 r5 r6 r9 r10 r11 b5 b6 b7 b11 b13 y13"


def found(key: str) -> int:
    """How often something was so among a million racks."""
    return deals.racks()[0][key]


def refusing(size: int) -> tuple[tuple[str, Callable[[], Any]], tuple[str, Callable[[], Any]]]:
    """How a rack of so many holds three doubles or more."""
    every = comb(106, size)
    return (
        ("formula", lambda: 1 - Fraction(sum(lab.with_doubles(d, size) for d in range(3)), every)),
        ("kind by kind", lambda: Fraction(sum(lab.by_doubles(52, size, jokers=2)[3:]), every)),
    )


def somebody(players: int) -> Headline:
    """Somebody at a table may refuse."""
    sizes = lab.seats(players)
    return Headline(
        "doubles",
        f"somebody of {players} may refuse",
        ("adding and taking away", lambda: 1 - lab.none_with_doubles(sizes)),
        ("hand by hand", lambda: 1 - hand_by_hand(sizes)),
        lambda: deals.share(deals.tables(players)["somebody"]),
    )


def opens(rules: Any, jokers: int | None) -> lab.ConfidenceInterval:
    """The same of dealt racks, judged by a search through their melds."""
    dealt, could = deals.opening(rules.name)
    if jokers is None:
        return deals.share(could.total(), dealt.total())
    return deals.share(could[jokers], dealt[jokers])


def percent(value: Any) -> str:
    """In percent, with four digits."""
    return lab.percent(value, 4)


def opening(what: str, rules: Any, jokers: int | None) -> Headline:
    """A rack can open."""
    return Headline(
        "opening",
        what,
        ("automaton", lambda: opened(rules, jokers)),
        BY_SEARCH,
        lambda: opens(rules, jokers),
        written=percent,
    )


def waiting(what: str, others: Fraction) -> Headline:
    """What it brings to wait for ten rounds."""
    return Headline(
        "race",
        what,
        ("from the end", lambda: lab.wait_drawn(REAL._replace(others=others), 13, 91, 10)),
        ("all courses", lambda: raced(others)),
        lambda: deals.race(float(others), rounds=10),
    )


def mean_by_listing(what: str, points: tuple[int, int, int] = (1, 1, 1)) -> Fraction:
    """Return the exact mean that `deals.by_jokers` estimates; *points* are paid with 0, 1 and 2 Jokers."""
    parts = (comb(2, jokers) * listed(jokers)[what] * worth for jokers, worth in enumerate(points))
    return Fraction(sum(parts), ALL)


HEADLINES: tuple[Headline, ...] = (
    Headline(
        "racks",
        "racks of 14",
        ("formula", lambda: comb(106, 14)),
        ("Pascal's triangle", lambda: lab.pascal(106, 14)),
        lambda: deals.of(comb(53, 14) * 2**14, deals.share(found("all different, 14"))),
    ),
    Headline(
        "racks",
        "racks of 15",
        ("formula", lambda: comb(106, 15)),
        ("Pascal's triangle", lambda: lab.pascal(106, 15)),
        lambda: deals.of(comb(53, 15) * 2**15, deals.share(found("all different, 15"))),
    ),
    Headline(
        "racks",
        "racks of 14 as they look",
        ("by their doubles", lambda: sum(comb(53, d) * comb(53 - d, 14 - 2 * d) for d in range(8))),
        ("multiplied out", lambda: lab.coefficients([1, 1, 1], 53, 14)[14]),
        lambda: lab.ConfidenceInterval(*(ALL * each for each in deals.mean(deals.racks()[1]))),
    ),
    Headline(
        "racks",
        "all 14 different",
        ("formula", lambda: Fraction(comb(53, 14) * 2**14, ALL)),
        ("kind by kind", lambda: Fraction(lab.by_doubles(53, 14)[0], ALL)),
        lambda: deals.share(found("all different, 14")),
    ),
    Headline(
        "jokers",
        "a Joker or two",
        ("formula", lambda: 1 - Fraction(comb(104, 14), ALL)),
        ("drawn one by one", lambda: sum(lab.one_by_one(2, 104, 14)[1:3])),
        lambda: deals.share(found("a Joker")),
    ),
    Headline(
        "jokers",
        "the twin, first player",
        ("argument", lambda: Fraction(15, 105)),
        ("drawn one by one", lambda: lab.one_by_one(1, 104, 15)[1]),
        lambda: deals.share(deals.tables(3)["twin, first"]),
    ),
    Headline(
        "jokers",
        "the twin, another player",
        ("argument", lambda: Fraction(14, 105)),
        ("drawn one by one", lambda: lab.one_by_one(1, 104, 14)[1]),
        lambda: deals.share(deals.tables(3)["twin, second"]),
    ),
    Headline("doubles", "14 tiles may refuse", *refusing(14), lambda: deals.share(found("refuse, 14"))),
    Headline("doubles", "15 tiles may refuse", *refusing(15), lambda: deals.share(found("refuse, 15"))),
    *map(somebody, (2, 3, 4)),
    Headline(
        "doubles",
        "doubles on average",
        ("averages added", lambda: 52 * Fraction(comb(104, 12), ALL)),
        (
            "from the chances",
            lambda: lab.mean_of([Fraction(n, ALL) for n in lab.by_doubles(52, 14, jokers=2)]),
        ),
        deals.doubles,
    ),
    Headline(
        "doubles",
        "the second may refuse if the first may",
        ("adding and taking away", lambda: if_the_first(lab.none_with_doubles)),
        ("hand by hand", lambda: if_the_first(hand_by_hand)),
        lambda: deals.share(deals.tables(2)["both"], deals.tables(2)["first"]),
    ),
    Headline(
        "melds",
        "three pieces that are a meld",
        ("formula", lambda: 8 * (4 * 12 + 13 * 4)),
        ("every choice read by the judge", lambda: listed_threes()["meld"]),
        lambda: lab.ConfidenceInterval(
            *(comb(104, 3) * each for each in deals.share(deals.threes()["meld"]))
        ),
    ),
    Headline(
        "melds",
        "the first three tiles are a meld",
        ("formula", lambda: Fraction(8 * 100, comb(104, 3))),
        ("every choice read by the judge", lambda: Fraction(listed_threes()["meld"], comb(104, 3))),
        lambda: deals.share(deals.threes()["meld"]),
    ),
    Headline(
        "closes",
        "any pattern, no Jokers: one deal in",
        ("automaton", lambda: lab.of_104(None)),
        ("every choice of melds laid", lambda: round(comb(104, 14) / any_pattern())),
        lambda: deals.of(1, deals.share(deals.closing(0)["any"])),
    ),
    Headline(
        "closes",
        "any pattern, box of the game: one deal in",
        ("automaton", lambda: lab.of_106(None)),
        ("listed", lambda: round(1 / mean_by_listing("any"))),
        lambda: deals.of(1, deals.by_jokers("any")),
    ),
    Headline(
        "closes",
        "a Simple, box of the game: one deal in",
        ("automaton", lambda: lab.of_106("simple")),
        ("listed", lambda: round(1 / mean_by_listing("simple"))),
        lambda: deals.of(1, deals.by_jokers("simple")),
    ),
    Headline(
        "waiting",
        "an out with the next draw",
        (
            "every piece tried",
            lambda: lab.share(rw.best_close(f"{WAITING} {t}") is not None for t in lab.unseen(WAITING)),
        ),
        ("solver", lambda: rw.outs(WAITING).chance),
        lambda: deals.share(deals.first_outs(6, 92)[1]),
    ),
    Headline(
        "waiting",
        "an out within five draws",
        ("formula", lambda: 1 - Fraction(comb(86, 5), comb(92, 5))),
        ("drawn one by one", lambda: 1 - lab.one_by_one(6, 86, 5)[0]),
        lambda: deals.share(sum(deals.first_outs(6, 92)[draw] for draw in range(1, 6))),
    ),
    Headline(
        "waiting",
        "draws until an out",
        ("formula", lambda: Fraction(93, 7)),
        ("from the chances", lambda: lab.mean_of([Fraction(0), *lab.first_good(6, 86)])),
        lambda: deals.mean(deals.first_outs(6, 92)),
    ),
    Headline("laws", "14 tiles may refuse", *refusing(14), lambda: deals.share(found("refuse, 14"))),
    Headline(
        "laws",
        "a band of 200 deals holds the chance",
        ("binomial formula", lambda: lab.coverage(refusing(14)[0][1](), 200)),
        ("deal by deal", lambda: kept_deal_by_deal(refusing(14)[1][1](), 200)),
        lambda: deals.students(float(refusing(14)[0][1]())),
    ),
    Headline(
        "prices",
        "rarity price of Bicolor, no Jokers",
        ("automaton", lambda: round(lab.rarity_price("bicolor"))),
        (
            "melds laid, colours multiplied",
            lambda: round(Fraction(250 * laid()["simple"], lab.COUNTED["bicolor"]())),
        ),
        lambda: lab.ConfidenceInterval(*(250 * each / lab.COUNTED["bicolor"]() for each in deals.blind())),
    ),
    Headline(
        "prices",
        "rarity price of Grand Care, with Jokers",
        ("automaton", lambda: round(lab.rarity_price("grand_care", jokers=True))),
        ("listed", lambda: round(1000 * mean_by_listing("simple", (250, 200, 150)) / grand_care())),
        lambda: lab.ConfidenceInterval(
            *(1000 * each / grand_care() for each in deals.by_jokers("simple", (250, 200, 150)))
        ),
    ),
    Headline(
        "prices",
        "what a draw brings",
        ("every piece tried", lambda: lab.average(lab.points_of(AIMING))),
        ("solver", lambda: rw.outs(AIMING).expected),
        lambda: deals.mean(deals.points(AIMING)),
    ),
    Headline(
        "machine",
        "states of a reader",
        ("states that are met", lambda: len(lab.states(high=False))),
        ("rows that differ in what may follow", futures),
        lambda: lab.ConfidenceInterval(deals.one_colour()[1], deals.one_colour()[1]),
    ),
    Headline(
        "machine",
        "sets of one colour in runs",
        ("power of the matrix", lambda: lab.all_sets(13)),
        ("every row looked at", rows_of_one_colour),
        lambda: lab.ConfidenceInterval(*(2**26 * each for each in deals.share(deals.one_colour()[0]))),
    ),
    Headline(
        "machine",
        "Monocolor",
        ("automaton", lambda: rw.count_closing(14, jokers=0, pattern="monocolor")),
        ("matrix", lambda: 4 * lab.in_colours(1)),
        lambda: lab.ConfidenceInterval(*(4 * each for each in deals.colours(1))),
    ),
    Headline(
        "machine",
        "Mosaic",
        ("automaton", lambda: rw.count_closing(14, jokers=0, pattern="mosaic")),
        ("walks", lab.mosaics),
        lambda: lab.ConfidenceInterval(*(comb(8, 2) * 8**12 * each for each in deals.share(deals.mosaics()))),
    ),
    Headline(
        "machine",
        "sets of 14 in runs and groups",
        ("automaton", lambda: rw.count_closing(14, jokers=0, pattern="simple")),
        ("every choice of melds laid", lambda: laid()["simple"]),
        deals.blind,
    ),
    Headline(
        "holding",
        "the player takes the 12",
        ("kind by kind", lambda: Fraction(unseen()[0], comb(91, 14))),
        ("adding and taking away", lambda: Fraction(unseen()[1], comb(91, 14))),
        lambda: deals.share(deals.holding()["takes"]),
    ),
    Headline(
        "holding",
        "the red 11, once they took it",
        ("kind by kind", lambda: Fraction(unseen("r11")[0], unseen()[0])),
        ("adding and taking away", lambda: Fraction(unseen("r11")[1], unseen()[1])),
        lambda: deals.share(deals.holding()["takes, red 11"], deals.holding()["takes"]),
    ),
    Headline(
        "holding",
        "both Jokers, at least one",
        ("formula", lambda: Fraction(comb(89, 12), comb(91, 14) - comb(89, 14))),
        ("every place listed", lambda: lab.given(lab.positions(91, 2), at_least_one, both_of)),
        lambda: deals.share(deals.holding()["both"], deals.holding()["a Joker"]),
    ),
    Headline(
        "holding",
        "both Jokers, the scratched one",
        ("argument", lambda: Fraction(13, 90)),
        ("formula", lambda: Fraction(comb(89, 12), comb(90, 13))),
        lambda: deals.share(deals.holding()["both"], deals.holding()["scratched"]),
    ),
    Headline(
        "holding",
        "three doubles of who refused not",
        ("Bayes", lambda: stays()[0]),
        ("counting", lambda: stays()[1]),
        lambda: deals.share(deals.holding()["may, refuses not"], deals.holding()["refuses not"]),
    ),
    Headline(
        "race",
        "as good to wait, four players",
        ("formula", lambda: lab.break_even(REAL)),
        ("a line through two points", lambda: even_by_two_points(REAL)),
        lambda: deals.race(3 / 31, rounds=1),
        value=lambda: 750,
    ),
    waiting("ten rounds, others slow", Fraction(1, 20)),
    waiting("ten rounds, others fast", Fraction(1, 5)),
    Headline(
        "rare",
        "closes in 100 000 deals",
        ("automaton", lambda: 100_000 * rw.chance_closing(14)),
        ("listed", lambda: 100_000 * mean_by_listing("any")),
        lambda: lab.ConfidenceInterval(*(100_000 * each for each in deals.by_jokers("any"))),
    ),
    Headline(
        "rare",
        "never in 100 000 deals",
        ("binomial", lambda: never_in(100_000, rw.chance_closing(14))),
        ("logarithms", lambda: lab.binomial(rw.chance_closing(14), 100_000, 0)[0]),
        lambda: deals.share(deals.never(float(100_000 * rw.chance_closing(14)))),
        within=1e-9,
    ),
    Headline(
        "rare",
        "four doubles or more: one deal in",
        ("formula", lambda: round(ALL / sum(lab.with_doubles(d, 14) for d in range(4, 8)))),
        ("kind by kind", lambda: round(ALL / sum(lab.by_doubles(52, 14, jokers=2)[4:]))),
        lambda: deals.of(1, deals.share(found("four doubles"))),
    ),
    Headline(
        "rare",
        "a double within 12 tiles",
        ("formula", lambda: first_double(12)[0]),
        ("kind by kind", lambda: first_double(12)[1]),
        lambda: deals.share(found("a double, 12")),
    ),
    Headline(
        "rare",
        "tiles for a double likelier than not",
        ("formula", lambda: next(k for k in range(56) if 2 * first_double(k)[0] > 1)),
        ("kind by kind", lambda: next(k for k in range(56) if 2 * first_double(k)[1] > 1)),
        lambda: deals.share(found("a double, 13")),
        value=lambda: first_double(13)[0],
    ),
    Headline(
        "rare",
        "tiles for a double for certain",
        ("pigeonholes", lambda: 52 + 2 + 1),
        ("kind by kind", lambda: next(k for k in range(107) if not lab.by_doubles(52, k, jokers=2)[0])),
        lambda: deals.share(deals.fifty_five()),
        value=lambda: 1,
    ),
    Headline(
        "rare",
        "red, yellow or blue lacks",
        ("adding and taking away", lambda: lacking()[0]),
        ("multiplied out", lambda: lacking()[1]),
        lambda: deals.share(found("a colour lacks")),
    ),
    Headline(
        "opening",
        "30 by groups alone, no Jokers",
        ("number by number", lambda: Fraction(lab.count_by_groups(30, 14, BOX), comb(104, 14))),
        ("two halves, every choice listed", by_groups_in_halves),
        lambda: deals.share(deals.by_groups()),
        written=percent,
    ),
    opening("30, no Jokers", rw.RUMMIKUB, 0),
    opening("30, with Jokers", rw.RUMMIKUB, None),
    opening("50, with Jokers", rw.TILES_50, None),
    Headline(
        "graph", "moves from groups to runs", ("matching", moves_matched), ("search", moves_searched), None
    ),
    Headline(
        "graph",
        "ways to sort six tiles",
        ("listed", lambda: len({*lab.partitions("abcdef")})),
        ("by adding", lambda: bell(6)),
        None,
    ),
    Headline(
        "graph",
        "three tiles with a sum by three",
        ("formula", lambda: Fraction(2 * comb(32, 3) + comb(40, 3) + 32 * 40 * 32, comb(104, 3))),
        ("every choice listed", lambda: Fraction(listed_threes()["sum"], comb(104, 3))),
        lambda: deals.share(deals.threes()["sum"]),
        written=lambda value: lab.number(float(value)),
    ),
)
