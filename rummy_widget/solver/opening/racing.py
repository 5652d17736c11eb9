"""The least that is lost of a rack: states looked at in the order of what is lost at least.

The columns are gone through from one end to the other, and all that follows is reckoned in (`hopes`): so the
first state that comes to the end loses least. A state is left out where another of its column that is as good
has lost no more.

From which end one goes makes no difference to what is lost, but much to how many states there are: the sooner
the place comes that the hopes are wrong about, the fewer lie before it. A search begins where there are fewer
ways, which is the shorter way in most cases. Where its end is not in sight soon another begins at the other
end, and they run a race: the first to have seen through all states that promise what is lost at least, which
shows that more is lost, goes on alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from .hopes import INF, PRICES, UNIT, Hope, after_last, dearest, hope_before, priced
from .uses import COLUMNS, LATE, Column, as_good, column_of

__all__ = ["least", "least_with"]

Codes: TypeAlias = "tuple[int, ...]"
Number: TypeAlias = "tuple[Hope, Hope, Hope, Hope, Column]"
"""A column in its place: what each colour may lose after it, its uses."""
Hopes: TypeAlias = "tuple[Hope, Hope, Hope, Hope]"

ALONE, TURN = 80, 16
"""States that are looked at from one end before the other joins in, and in each turn of the race."""
FOREVER = 1 << 60


def least(codes: Codes, most: int) -> int:
    """The least that is lost without Jokers; it is known that no more than so much is."""
    return _raced(_columns(codes, 0), lambda its: Plain(its, most)).loss


def least_with(codes: Codes, jokers: int, most: int) -> tuple[int, int]:
    """The least that is lost with so many Jokers, and how many of them some way that loses no more leaves."""
    won = _raced(_columns(codes, jokers), lambda its: Wild(its, jokers, most))
    return won.loss, won.idle


class Search(Protocol):
    """A search from one end."""

    loss: int
    """What is lost at least, as far as is known; in the end what is lost."""

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""


Some = TypeVar("Some", bound=Search)


def _columns(codes: Codes, jokers: int) -> list[Column]:
    known = COLUMNS[jokers]
    return [known.get(code) or column_of(code, jokers) for code in codes]


def _raced(columns: list[Column], search: Callable[[list[Column]], Some]) -> Some:
    widths = [each.width for each in columns]
    if sum(widths[:6]) > sum(widths[7:]):
        columns.reverse()
    first = search(columns)
    bound = first.loss
    if first.ends(ALONE):
        return first
    sides: tuple[Some, ...] = (first,)
    if first.loss == bound:
        sides = search(columns[::-1]), first
    while True:
        for side in sides:
            if side.ends(TURN):
                return side
            if side.loss > bound:
                side.ends(FOREVER)
                return side


def made_ready(columns: list[Column], jokers: int) -> tuple[list[Number], Hopes]:
    """The columns in their places, and the hopes before the first."""
    r = y = b = k = after_last(jokers)
    ready: list[Number] = []
    for column in reversed(columns):
        ready.append((r, y, b, k, column))
        red, yellow, blue, black = column.signs
        r = r.before.get(red) or hope_before(r, red)
        y = y.before.get(yellow) or hope_before(y, yellow)
        b = b.before.get(blue) or hope_before(b, blue)
        k = k.before.get(black) or hope_before(k, black)
    ready.reverse()
    return ready, (r, y, b, k)


# ---- Without Jokers --------------------------------------------------------------------------------

State: TypeAlias = "tuple[int, int, int, int]"
"""The number that comes next, two halves, what was lost so far."""


class Plain:
    """A search without Jokers."""

    __slots__ = ("_done", "_most", "_ready", "_waiting", "loss")

    def __init__(self, columns: list[Column], most: int) -> None:
        self._ready, (r, y, b, k) = made_ready(columns, 0)
        self._most, self.loss = most, r.plain[0] + y.plain[0] + b.plain[0] + k.plain[0]
        self._waiting: list[list[State]] = [[] for _ in range(most + 1)]
        self._done: list[list[tuple[int, int, int]]] = [[] for _ in range(13)]
        self._waiting[self.loss].append((0, 0, 0, 0))

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""
        ready, waiting, done, loss, most = self._ready, self._waiting, self._done, self.loss, self._most
        now = waiting[loss]
        while states:
            states -= 1
            while not now:
                loss += 1
                now = waiting[loss]
            number, one, two, lost = now.pop()
            if number == 13:
                self.loss = loss
                return True
            r, y, b, k, column = ready[number]
            one, two = column.first[0][one], column.second[0][two]
            there = done[number]
            if there:
                ones, twos = as_good(one), as_good(two)
                for p, q, less in there:
                    if ones[p] and twos[q] and less <= lost:
                        break
                else:
                    ones = b""
                if ones:
                    continue
            there.append((one, two, lost))
            reds, yellows, blues, blacks = r.plain, y.plain, b.plain, k.plain
            number += 1
            for rest, further in column.rests[0] or column.rest(0):
                row = rest[one]
                if row is None:
                    row = rest.row(one)
                for half, red, yellow, short in row:
                    worth = reds[red] + yellows[yellow]
                    if worth > most:
                        continue
                    short += lost
                    worth += short
                    for more in further:
                        others = more[two]
                        if others is None:
                            others = more.row(two)
                        for other, blue, black, shorter in others:
                            whole = worth + shorter + blues[blue] + blacks[black]
                            if whole <= most:
                                waiting[whole].append((number, half, other, short + shorter))
        self.loss = loss
        return False


# ---- With Jokers -----------------------------------------------------------------------------------

WildState: TypeAlias = "tuple[int, int, int, int, int, int]"
"""The same with the Jokers that are left, and how many are laid next."""
Ahead: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]"
"""What each colour loses at least from a number on where Jokers have a price, and what is to be added."""


class Wild:
    """A search with Jokers. A use with more of them is looked at after those with fewer.

    Each Joker that is left has a price, the one that promises least: so the colours need not be asked how
    they would share the Jokers. What comes out is no promise too high, if not always as high as could be.
    """

    __slots__ = ("_ahead", "_done", "_most", "_prices", "_ready", "_waiting", "idle", "loss")

    def __init__(self, columns: list[Column], jokers: int, most: int) -> None:
        self._ready, (r, y, b, k) = made_ready(columns, jokers)
        firsts = r.worths[0], y.worths[0], b.worths[0], k.worths[0]
        worth, self._prices = 0, []
        for left in range(jokers + 1):
            worth, price = dearest(firsts, left)
            self._prices.append(price)
        self._most, self.loss, self.idle = most, (worth + UNIT - 1) // UNIT, 0
        self._ahead: list[list[Ahead | None]] = [[None] * 13 for _ in range(jokers + 1)]
        self._waiting: list[list[WildState]] = [[] for _ in range(most + 1)]
        self._done: list[list[tuple[int, int, int, int]]] = [[] for _ in range(13)]
        self._waiting[self.loss].append((0, 0, 0, 0, jokers, 0))

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""
        ready, waiting, done, loss, most = self._ready, self._waiting, self._done, self.loss, self._most
        ahead, now, none = self._ahead, waiting[loss], UNIT * INF
        while states:
            states -= 1
            while not now:
                loss += 1
                now = waiting[loss]
            number, one, two, lost, left, laid = now.pop()
            if number == 13:
                self.loss, self.idle = loss, left
                return True
            column = ready[number][4]
            if not laid:
                one, two = column.first[left][one], column.second[left][two]
                there = done[number]
                if there:
                    ones, twos = as_good(one), as_good(two)
                    for p, q, less, spare in there:
                        if ones[p] and twos[q] and spare >= left and less <= lost:
                            break
                    else:
                        ones = b""
                    if ones:
                        continue
                there.append((one, two, lost, left))
            if left > laid:
                now.append((number, one, two, lost, left, laid + 1))
            left -= laid
            reds, yellows, blues, blacks, base = ahead[left][number] or self._looked_ahead(number, left)
            base += UNIT * lost
            number += 1
            which = laid if number != 11 else laid + LATE
            for rest, further in column.rests[which] or column.rest(which):
                row = rest[one]
                if row is None:
                    row = rest.row(one)
                for half, red, yellow, short in row:
                    worth = reds[red] + yellows[yellow]
                    if worth >= none:
                        continue
                    worth += base + UNIT * short
                    short += lost
                    for more in further:
                        others = more[two]
                        if others is None:
                            others = more.row(two)
                        for other, blue, black, shorter in others:
                            whole = (worth + UNIT * shorter + blues[blue] + blacks[black]) // UNIT
                            if whole <= loss:
                                now.append((number, half, other, short + shorter, left, 0))
                            elif whole <= most:
                                waiting[whole].append((number, half, other, short + shorter, left, 0))
        self.loss = loss
        return False

    def _looked_ahead(self, number: int, left: int) -> Ahead:
        """What each colour loses at least after a number; parts of a tile are rounded up."""
        price = self._prices[left] if number < 12 else 0
        r, y, b, k, _ = self._ready[number]
        found = (priced(r, left, price), priced(y, left, price), priced(b, left, price),
                 priced(k, left, price), UNIT - 1 - 2 * left * PRICES[price])  # fmt: skip
        self._ahead[left][number] = found
        return found
