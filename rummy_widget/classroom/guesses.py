"""Questions whose answers students guess before a class notebook computes them; guesses aren't marked.

>>> guess = GUESSES["guess-twin"]
>>> guess.exact, guess.read("1 in 8"), guess.read("12,5 %")
(Fraction(2, 15), Fraction(1, 8), Fraction(1, 8))
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, comb
from types import MappingProxyType

from ..engine.odds import chance_closing, count_closing
from ..engine.odds.opening import chance_opening
from ..engine.tiles import as_tiles
from ..formulas import Formula, read_formula, value
from ..text.words import say
from .families import Topic
from .families.records import order_of_magnitude
from .lab.bets import unseen
from .lab.boxes import Box
from .lab.counting import by_doubles
from .lab.knowing import hands_with, pairs_for
from .lab.racing import Race, break_even
from .lab.reader import states
from .lab.seats import none_with_doubles, seats
from .lab.table_graph import moved

MOST_BARS = 12
MOST_PLAIN = 8
_ONE_IN = re.compile(r"\s*1\s*(?:in|la|din|:)\s*(\S.*)", re.IGNORECASE)
_THREW = "b4 b5 b6 r9 y9 k9 y2 y3 y4 r5 r7 k12 k12 k1"
_WAITING = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"

_WAITS = Race(hit=Fraction(13, 91), others=Fraction(0), stop=750, more=1500, lose=250)


@dataclass(frozen=True, slots=True)
class Guess:
    """A question whose answer students guess before it is computed.

    *key* is its name, and *topic* is the topic of the lesson to which it belongs. *count* computes the exact
    answer: a chance if *chance* is true, otherwise a number, such as how many racks there are. *rack* lists
    the tiles to show with the question, in notation such as "r7" for the red 7.
    """

    key: str
    topic: Topic
    count: Callable[[], Fraction | int] = field(repr=False)
    chance: bool = False
    rack: str = ""

    @property
    def exact(self) -> Fraction:
        """The exact answer to the question: a chance or another number."""
        return Fraction(self.count())

    @property
    def title(self) -> str:
        """The subject of the question in a few words."""
        return say(self.key)

    @property
    def text(self) -> str:
        """The question that students are asked."""
        return say(f"ask-{self.key}")

    @property
    def form(self) -> str:
        """A sentence that says in which forms a guess may be typed."""
        return say("guess-form", chance="yes" if self.chance else "no")

    def formula(self, text: str) -> Formula:
        """Parse the guess that a student has typed; "1 in 8" is read as 1/8.

        Raises FormulaError, a ValueError, if *text* cannot be parsed.
        """
        one_in = _ONE_IN.fullmatch(text)
        return read_formula(f"1/({one_in[1]})" if one_in else text, ())

    def read(self, text: str) -> Fraction:
        """Return the number that a student has typed as a guess: a formula, a percentage or "1 in ...".

        Raises ValueError if the guess cannot be parsed, is negative, or is above 1 although a chance is asked
        for.
        """
        found = value(self.formula(text))
        if found < 0 or (self.chance and found > 1):
            raise ValueError(say("guess-no-chance" if self.chance else "guess-no-number"))
        return found

    def read_or_none(self, text: str) -> Fraction | None:
        """Return the number that a student has typed as a guess, or None if it is not a valid guess."""
        try:
            return self.read(text)
        except ValueError:
            return None


def _chance_of_refusal() -> Fraction:
    return Fraction(sum(by_doubles(52, 14, jokers=2)[3:]), comb(106, 14))


def _chance_in_five_draws() -> Fraction:
    return 1 - Fraction(comb(86, 5), comb(92, 5))


def _fair_bicolor_price() -> Fraction:
    """Return the points that the closing pattern Bicolor would have to be worth to match its rarity.

    With that many points, a Bicolor would earn as much on average as a Simple, the most common pattern.
    """
    simple, bicolor = (count_closing(14, jokers=0, pattern=name) for name in ("simple", "bicolor"))
    return Fraction(250 * simple, bicolor)


def _chance_of_holding() -> Fraction:
    """Return the chance that a player who has just taken the red 12 for a meld holds the red 11."""
    pieces, pairs = unseen(_THREW, "r12"), pairs_for("r12", Box(4, 13))
    return Fraction(hands_with(pieces, 14, pairs, also=as_tiles("r11")), hands_with(pieces, 14, pairs))


def _size_with_likely_double() -> int:
    """Return the smallest number of dealt tiles that contain a double with a chance above one half.

    A double is both copies of a tile.
    """
    return next(size for size in range(2, 56) if 2 * by_doubles(52, size, jokers=2)[0] < comb(106, size))


def _tiles_moved() -> int:
    """Return how many of nine tiles must move to another meld to turn three groups into three runs."""
    groups = [as_tiles(f"r{number} y{number} b{number}") for number in (4, 5, 6)]
    return moved(groups, [as_tiles(f"{colour}4 {colour}5 {colour}6") for colour in "ryb"])


GUESSES: Mapping[str, Guess] = MappingProxyType(
    {
        each.key: each
        for each in (
            Guess("guess-racks", Topic.RACKS, lambda: comb(106, 14)),
            Guess("guess-joker", Topic.JOKERS, lambda: 1 - Fraction(comb(104, 14), comb(106, 14)), True),
            Guess("guess-twin", Topic.JOKERS, lambda: Fraction(14, 105), True),
            Guess("guess-refuse", Topic.DOUBLES, _chance_of_refusal, True),
            Guess("guess-table", Topic.DOUBLES, lambda: 1 - none_with_doubles(seats(4)), True),
            Guess("guess-melds", Topic.MELDS, lambda: 4 * 12 + 13 * 4),
            Guess("guess-three", Topic.MELDS, lambda: Fraction(8 * 100, comb(104, 3)), True),
            Guess("guess-close", Topic.CLOSES, lambda: chance_closing(14, jokers=0), True),
            Guess("guess-close-jokers", Topic.CLOSES, lambda: chance_closing(14), True),
            Guess("guess-within", Topic.WAITING, _chance_in_five_draws, True, _WAITING),
            Guess("guess-wait", Topic.WAITING, lambda: Fraction(93, 7), False, _WAITING),
            Guess("guess-deals", Topic.LAWS, lambda: 1 / _chance_of_refusal()),
            Guess("guess-rarity", Topic.PRICES, _fair_bicolor_price),
            Guess("guess-states", Topic.MACHINE, lambda: len(states(high=False))),
            Guess("guess-holding", Topic.HOLDING, _chance_of_holding, True, _THREW),
            Guess("guess-race", Topic.RACE, lambda: break_even(_WAITS), True),
            Guess("guess-double", Topic.RARE, _size_with_likely_double),
            Guess("guess-open", Topic.OPENING, chance_opening, True),
            Guess("guess-moves", Topic.GRAPH, _tiles_moved),
        )
    }
)
"""All questions whose answers students guess, by name, ordered by topic."""


# ---- Statistics of the guesses of a class ----------------------------------------------------------


def median(guesses: Iterable[Fraction]) -> Fraction:
    """Return the median of some guesses; for an even number of guesses, the lower of the two in the middle.

    Raises IndexError if there are no guesses.

    >>> median([Fraction(3), Fraction(10**6), Fraction(20), Fraction(7)])
    Fraction(7, 1)
    """
    ordered = sorted(guesses)
    return ordered[(len(ordered) - 1) // 2]


def bins(guesses: Iterable[Fraction]) -> tuple[Fraction, ...]:
    """Return the edges of bars for a histogram of guesses, on a linear or a logarithmic scale.

    A bar counts the guesses from its lower edge up to, but not including, the next edge. The scale is
    logarithmic if the largest guess is more than ten times the smallest one above zero. If the scale does not
    begin at zero, guesses of zero get a bar of their own. Apart from that one, there are at most twelve bars.

    >>> [int(each) for each in bins(map(Fraction, (12, 30, 31, 48)))]
    [10, 15, 20, 25, 30, 35, 40, 45, 50]
    >>> [str(each) for each in bins([Fraction(3, 1000), Fraction(1, 10)])]
    ['1/500', '1/200', '1/100', '1/50', '1/20', '1/10', '1/5']
    >>> [len(str(each)) - 1 for each in bins([Fraction(0), Fraction(100), Fraction(10**40)])]
    [0, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42]
    """
    found = set(guesses)
    positive = found - {0}
    if not positive:
        return (Fraction(0), Fraction(1))
    low, high = min(positive), max(positive)
    whole = all(each.denominator == 1 for each in positive)
    edges = _linear_edges(low, high, whole) if high <= 10 * low else _logarithmic_edges(low, high)
    return (Fraction(0), *edges) if 0 in found and edges[0] else edges


def _linear_edges(low: Fraction, high: Fraction, whole: bool) -> tuple[Fraction, ...]:
    least = max(order_of_magnitude(high) - 1, 0) if whole else order_of_magnitude(high) - 1
    widths = _round_numbers(least, least + 4)
    width = next(each for each in widths if high // each - low // each < MOST_PLAIN)
    return tuple(width * each for each in range(low // width, high // width + 2))


def _logarithmic_edges(low: Fraction, high: Fraction) -> tuple[Fraction, ...]:
    first, last = order_of_magnitude(low), order_of_magnitude(high) + 1
    if 3 * (last - first) > MOST_BARS + 2:
        step = ceil((last - first) / MOST_BARS)
        return tuple(Fraction(10) ** power for power in range(first, last + step, step))
    edges = _round_numbers(first, last)
    return tuple(edges[bisect(edges, low) - 1 : bisect(edges, high) + 1])


def _round_numbers(first: int, last: int) -> list[Fraction]:
    """Return 1, 2 and 5 times 10^n for each n from *first* to *last* - 1, and finally 10^*last*."""
    numbers = [Fraction(10) ** power * each for power in range(first, last) for each in (1, 2, 5)]
    return [*numbers, Fraction(10) ** last]
