"""What a colour loses at least from a number on, if the other colours did what suits it.

Each colour is looked at alone: its tiles go into its own runs, stay behind, or join a group wherever the
column has colours enough for one. The sum over four colours is never more than what is lost in truth, so
a search can tell which way to look first. What is worked out for a colour is kept: from the last number down
it is one of some hundred *hopes*, and a number's tiles lead from each to another.

Jokers are reckoned in halves: one in a run costs two, one that fills a group costs the two natural tiles of
it one each.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from .open_runs import MUST, NEXT, OPEN, outdoes

INF = 1_000
"""What is lost where there is no way."""

PLACES = [sum(sum(each) <= most for each in OPEN) for most in (2, 3, 4)]
"""How many situations of a colour there can be with two copies of a tile and so many Jokers."""

Worth: TypeAlias = "tuple[int, ...]"
"""What is lost at least with no half of a Joker, with one, and so on."""


class ColourBound:
    """What is lost at least in each situation of a colour, and the hopes one number earlier, as asked for."""

    __slots__ = ("before", "plain", "priced", "worths")

    def __init__(self, worths: tuple[Worth, ...]) -> None:
        self.worths = worths
        self.plain = tuple(each[0] for each in worths) if len(worths[0]) == 1 else ()  # without Jokers
        self.priced: list[tuple[int, ...] | None] = [None] * (8 * (len(worths[0]) // 2 + 1))
        self.forget()

    def forget(self) -> None:
        """Know no hope one number earlier."""
        self.before: list[ColourBound | None] = [None] * MOST_SIGNS


_HOPES: dict[tuple[Worth, ...], ColourBound] = {}
MOST_HOPES = 4_000
"""Hopes that are kept in memory, about 6 MB; beyond it they are worked out anew."""


@cache
def after_last(jokers: int) -> ColourBound:
    """The hope after the last number: no run may be too short."""
    nothing, none = (0,) * (2 * jokers + 1), (INF,) * (2 * jokers + 1)
    return _known(tuple(none if MUST[place] else nothing for place in range(PLACES[jokers])))


_SIGNS: list[int] = []
MOST_SIGNS = 48
"""More than there are different signs."""


def sign_of(sign: int) -> int:
    """The number of a sign, which tells what there is of a colour at one number.

    That is how many tiles lie on the table (2 bits) and in the rack (2), and how many halves of Jokers it
    costs to have one of them in a group, and two (3 each; 7 where that cannot be).
    """
    if sign not in _SIGNS:
        _SIGNS.append(sign)
    return _SIGNS.index(sign)


def hope_before(hope: ColourBound, sign: int) -> ColourBound:
    """The hope one number earlier, where there is what the sign of this number tells."""
    worths = hope.worths
    ways, which = _ways(_SIGNS[sign], len(worths[0]), len(worths))
    found = []
    for each in ways:
        best = None
        for place, lost, cost in each:
            worth = _later(worths[place], lost, cost)
            best = worth if best is None else _better(best, worth)
        found.append(best or (INF,) * len(worths[0]))
    before = hope.before[sign] = _known(tuple([found[each] for each in which]))
    return before


Way: TypeAlias = "tuple[int, int, int]"
"""The situation that follows, how many tiles are lost, and how many halves of Jokers are spent."""


@lru_cache(maxsize=2_000)
def _ways(sign: int, halves: int, places: int) -> tuple[list[tuple[Way, ...]], list[int]]:
    """What can be done with a number's tiles in some situation, and in which situations that is the same."""
    low, high = sign & 3, (sign & 3) + (sign >> 2 & 3)
    price = 0, sign >> 4 & 7, sign >> 7
    uses: dict[tuple[int, int], int] = {}
    for grouped in range(high + 1):
        for jokers in range((halves + 1 - price[grouped]) // 2 if price[grouped] < 7 else 0):
            for runs in range(max(0, low - grouped), high - grouped + 1):
                use = runs + jokers, price[grouped] + 2 * jokers
                uses[use] = min(uses.get(use, INF), high - grouped - runs)
    best = [(tiles, lost, cost) for (tiles, cost), lost in uses.items()
            if not any(t == tiles and c < cost and uses[t, c] <= lost for t, c in uses)]  # fmt: skip
    number: dict[tuple[Way, ...], int] = {}
    which = []
    for following in NEXT[:places]:
        ways = [(following[tiles], lost, cost) for tiles, lost, cost in best]
        some = [each for each in ways if 0 <= each[0] < places]
        way = tuple([each for each in some if not any(_is_better(other, each) for other in some)])
        which.append(number.setdefault(way, len(number)))
    return list(number), which


def _is_better(one: Way, other: Way) -> bool:
    """Whether one way is as good as another at least, and not the same."""
    as_good = one[1] <= other[1] and one[2] <= other[2] and outdoes(OPEN[one[0]], OPEN[other[0]])
    return as_good and one != other


@lru_cache(maxsize=8_000)
def _later(worth: Worth, lost: int, cost: int) -> Worth:
    """What is lost at least with so much lost before and so many halves spent."""
    return (INF,) * cost + tuple([min(INF, lost + each) for each in worth[: len(worth) - cost]])


@lru_cache(maxsize=16_000)
def _better(one: Worth, other: Worth) -> Worth:
    return tuple(map(min, one, other))


def _known(worths: tuple[Worth, ...]) -> ColourBound:
    if len(_HOPES) > MOST_HOPES:
        for each in _HOPES.values():
            each.forget()
        _HOPES.clear()
    found = _HOPES.get(worths)
    if found is None:
        found = _HOPES[worths] = ColourBound(worths)
    return found


# ---- Prices ----------------------------------------------------------------------------------------

UNIT = 4
"""Where half a Joker has a price, tiles that are lost are told in quarters."""
PRICES = (0, 1, 2, 3, 4, 6, 8)


def priced(hope: ColourBound, left: int, price: int) -> tuple[int, ...]:
    """What is lost at least in each situation with so many Jokers, and paid for them at one of the prices."""
    key = left << 3 | price
    found = hope.priced[key]
    if found is None:
        some = [_at_each_price(worth, left)[price] for worth in hope.worths]
        found = hope.priced[key] = (*some, min(some))
    return found


@lru_cache(maxsize=4_000)
def _at_each_price(worth: Worth, left: int) -> tuple[int, ...]:
    some = list(enumerate(worth[: 2 * left + 1]))
    return tuple([min([UNIT * lost + price * halves for halves, lost in some]) for price in PRICES])


def dearest(worths: list[Worth], left: int) -> tuple[int, int]:
    """The most that four colours with so many Jokers are sure to lose at some price, and which price."""
    sums = zip(*[_at_each_price(worth, left) for worth in worths], PRICES, strict=True)
    sure = [r + y + b + k - 2 * left * price for r, y, b, k, price in sums]
    return max(sure), sure.index(max(sure))
