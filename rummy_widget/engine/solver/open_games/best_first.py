"""The least that is lost of a rack: states looked at in the order of what is lost at least.

Columns are gone through from one end to the other, with a bound on what follows (`colour_bounds`): so the
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

from .colour_bounds import INF, PRICES, UNIT, ColourBound, after_last, dearest, hope_before, priced
from .uses import (
    COLUMNS,
    GOOD,
    HALF,
    LOST,
    Cut,
    Rest,
    UseColumn,
    as_good,
    column_of,
    fill,
    lefts,
    rest_of,
    rows_of,
)  # fmt: skip

__all__ = ["least", "least_with"]

Codes: TypeAlias = "tuple[int, ...]"

ALONE, TURN = 40, 16
"""States that are looked at from one end before the other joins in, and in each turn of the race."""
FOREVER = 1 << 60


def least(codes: Codes, most: int) -> int:
    """The least that is lost without Jokers; it is known that no more than so much is."""
    return _raced(_columns(codes, 0), lambda its: JokerlessSearch(its, most)).loss


def least_with(codes: Codes, jokers: int, most: int) -> tuple[int, int]:
    """The least that is lost with so many Jokers, and how many of them some way that loses no more leaves."""
    won = _raced(_columns(codes, jokers), lambda its: JokerSearch(its, jokers, most))
    return won.loss, won.idle


class OneSidedSearch(Protocol):
    """A search from one end."""

    loss: int
    """What is lost at least, as far as is known; in the end what is lost."""

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""


Some = TypeVar("Some", bound=OneSidedSearch)


def _columns(codes: Codes, jokers: int) -> list[UseColumn]:
    known = COLUMNS[jokers]
    return [known.get(code) or column_of(code, jokers) for code in codes]


def _raced(columns: list[UseColumn], search: Callable[[list[UseColumn]], Some]) -> Some:
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


_DONE = 8
"""The bits of a state that tell what was lost."""


# ---- Without Jokers --------------------------------------------------------------------------------

Worths: TypeAlias = "tuple[int, ...]"
Number: TypeAlias = "tuple[Worths, Worths, Worths, Worths, Cut, Cut, Rest]"
"""A column in its place: what each colour may lose after it, and its uses."""
_BITS, _LOST = HALF[0], LOST[0]
_NUMBER = _LOST + _DONE
"""Where a state tells the number that comes next: above what was lost so far."""
_FIRSTS, _SECONDS = lefts(0, 0), lefts(0, 1)
_HALF, _HALVES, _NEXT = (1 << _BITS) - 1, (1 << _LOST) - 1, 1 << _NUMBER


class JokerlessSearch:
    """A search without Jokers."""

    __slots__ = ("_done", "_most", "_ready", "_waiting", "loss")

    def __init__(self, columns: list[UseColumn], most: int) -> None:
        r = y = b = k = after_last(0)
        ready: list[Number] = []
        for column in reversed(columns):
            red, yellow, blue, black, first, second, rests, *_ = column
            ready.append((r.plain, y.plain, b.plain, k.plain, first[0], second[0],
                          rests[0] or rest_of(column, 0)))  # fmt: skip
            r = r.before[red] or hope_before(r, red)
            y = y.before[yellow] or hope_before(y, yellow)
            b = b.before[blue] or hope_before(b, blue)
            k = k.before[black] or hope_before(k, black)
        ready.reverse()
        self._ready, self._most = ready, most
        self.loss = loss = r.plain[0] + y.plain[0] + b.plain[0] + k.plain[0]
        self._waiting: list[list[int]] = [[] for _ in range(most + 1)]
        self._done: list[list[tuple[int, int, int]]] = [[] for _ in range(13)]
        self._waiting[loss].append(0)

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""
        ready, waiting, done, loss, most = self._ready, self._waiting, self._done, self.loss, self._most
        now, good, firsts, seconds = waiting[loss], GOOD[0], _FIRSTS, _SECONDS
        while states:
            states -= 1
            while not now:
                loss += 1
                now = waiting[loss]
            state = now.pop()
            number = state >> _NUMBER
            if number == 13:
                self.loss = loss
                return True
            reds, yellows, blues, blacks, first, second, uses = ready[number]
            one, two, lost = first[state >> _BITS & _HALF], second[state & _HALF], state >> _LOST & 255
            there = done[number]
            if there:
                ones, twos = good[one] or as_good(one, 0), good[two] or as_good(two, 0)
                for p, q, less in there:
                    if ones[p] and twos[q] and less <= lost:
                        break
                else:
                    ones = b""
                if ones:
                    continue
            there.append((one, two, lost))
            state += _NEXT - (state & _HALVES)
            after_one = firsts[one] or rows_of(firsts, one)
            after_two = seconds[two] or rows_of(seconds, two)
            for left, further in uses:
                row = after_one[left]
                if row is None:
                    row = fill(firsts, one, left)
                for half, red, yellow, short in row:
                    worth = reds[red] + yellows[yellow] + lost + short
                    if worth > most:
                        continue
                    half += state
                    for other in further:
                        others = after_two[other]
                        if others is None:
                            others = fill(seconds, two, other)
                        for more, blue, black, shorter in others:
                            whole = worth + shorter + blues[blue] + blacks[black]
                            if whole <= most:
                                waiting[whole].append(half + more)
        self.loss = loss
        return False


# ---- With Jokers -----------------------------------------------------------------------------------

WildNumber: TypeAlias = "tuple[tuple[Cut, ...], tuple[Cut, ...], list[Rest | None], UseColumn]"
Ahead: TypeAlias = "tuple[Worths, Worths, Worths, Worths, int, int]"
"""What each colour loses at least from a number on where Jokers have a price, what is to be added, and the
least that all this comes to."""
BEGINS = 10
"""The place of the number where Jokers may begin a run."""
_SIDES, _BEGUN = (
    [(lefts(jokers, 0, late=late), lefts(jokers, 1, late=late)) for jokers in range(3)]
    for late in (False, True)
)


class JokerSearch:
    """A search with Jokers. A use with more of them is looked at after those with fewer.

    Each Joker that is left has a price, the one that promises least: so the colours need not be asked how
    they would share the Jokers. What comes out is no promise too high, if not always as high as could be.

    A state tells also (2 bits each) how many Jokers are laid next, and how many are left. To lay one more
    at a number has its turn when as much is looked at as is sure to be lost with one less from there on.
    """

    __slots__ = (
        "_ahead",
        "_done",
        "_hopes",
        "_jokers",
        "_most",
        "_prices",
        "_ready",
        "_waiting",
        "idle",
        "loss",
    )

    def __init__(self, columns: list[UseColumn], jokers: int, most: int) -> None:
        r = y = b = k = after_last(jokers)
        ready: list[WildNumber] = []
        hopes: list[tuple[ColourBound, ColourBound, ColourBound, ColourBound]] = []
        for column in reversed(columns):
            red, yellow, blue, black, first, second, rests, *_ = column
            ready.append((first, second, rests, column))
            hopes.append((r, y, b, k))
            r = r.before[red] or hope_before(r, red)
            y = y.before[yellow] or hope_before(y, yellow)
            b = b.before[blue] or hope_before(b, blue)
            k = k.before[black] or hope_before(k, black)
        ready.reverse()
        hopes.reverse()
        firsts = r.worths[0], y.worths[0], b.worths[0], k.worths[0]
        worth, self._prices = 0, [0]
        for left in range(1, jokers + 1):
            worth, price = dearest(firsts, left)
            self._prices.append(price)
        self._ready, self._hopes, self._most, self._jokers, self.idle = ready, hopes, most, jokers, 0
        self.loss = (worth + UNIT - 1) // UNIT
        self._ahead: list[list[Ahead | None]] = [[None] * 13 for _ in range(jokers + 1)]
        self._waiting: list[list[int]] = [[] for _ in range(most + 1)]
        self._done: list[list[tuple[int, int, int, int]]] = [[] for _ in range(13)]
        self._waiting[self.loss].append(jokers << LOST[jokers] + _DONE + 2)

    def ends(self, states: int) -> bool:
        """Look at so many states; whether the end was found."""
        ready, waiting, done, loss, most = self._ready, self._waiting, self._done, self.loss, self._most
        ahead, now, none, jokers = self._ahead, waiting[loss], UNIT * INF, self._jokers
        usual, begun = _SIDES[jokers], _BEGUN[jokers]
        bits, shift, good = HALF[jokers], LOST[jokers], GOOD[jokers]
        head = shift + _DONE
        low, halves, laying, following = (1 << bits) - 1, (1 << shift) - 1, 1 << head, 1 << head + 4
        soon, late = UNIT * (loss + 1), UNIT * (most + 1)
        while states:
            states -= 1
            while not now:
                loss += 1
                soon += UNIT
                now = waiting[loss]
            state = now.pop()
            place = state >> head
            laid, left, number = place & 3, place >> 2 & 3, place >> 4
            if number == 13:
                self.loss, self.idle = loss, left
                return True
            first, second, rests, column = ready[number]
            lost = state >> shift & 255
            if laid:
                one, two = state >> bits & low, state & low
            else:
                one, two = first[left][state >> bits & low], second[left][state & low]
                there = done[number]
                if there:
                    ones, twos = good[one] or as_good(one, jokers), good[two] or as_good(two, jokers)
                    for p, q, less, spare in there:
                        if less <= lost and spare >= left and ones[p] and twos[q]:
                            break
                    else:
                        ones = b""
                    if ones:
                        continue
                there.append((one, two, lost, left))
                state += (one << bits | two) - (state & halves)
            left -= laid
            if left:
                fewer = ahead[left - 1][number] or self._looked_ahead(number, left - 1)
                whole = fewer[5] // UNIT + lost
                if whole <= loss:
                    now.append(state + laying)
                elif whole <= most:
                    waiting[whole].append(state + laying)
            reds, yellows, blues, blacks, base, _ = ahead[left][number] or self._looked_ahead(number, left)
            base += UNIT * lost
            state += following - (laid * 5 << head) - (state & halves)
            firsts, seconds = begun if number == BEGINS else usual
            after_one = firsts[one] or rows_of(firsts, one)
            after_two = seconds[two] or rows_of(seconds, two)
            for its, further in rests[laid] or rest_of(column, laid):
                row = after_one[its]
                if row is None:
                    row = fill(firsts, one, its)
                for half, red, yellow, short in row:
                    worth = reds[red] + yellows[yellow]
                    if worth >= none:
                        continue
                    worth += base + short
                    half += state
                    for other in further:
                        others = after_two[other]
                        if others is None:
                            others = fill(seconds, two, other)
                        for more, blue, black, shorter in others:
                            whole = worth + shorter + blues[blue] + blacks[black]
                            if whole < soon:
                                now.append(half + more)
                            elif whole < late:
                                waiting[whole // UNIT].append(half + more)
        self.loss = loss
        return False

    def _looked_ahead(self, number: int, left: int) -> Ahead:
        """What each colour loses at least after a number; parts of a tile are rounded up."""
        price = self._prices[left] if number < 12 else 0
        r, y, b, k = self._hopes[number]
        key = left << 3 | price
        reds, yellows = r.priced[key] or priced(r, left, price), y.priced[key] or priced(y, left, price)
        blues, blacks = b.priced[key] or priced(b, left, price), k.priced[key] or priced(k, left, price)
        base = UNIT - 1 - 2 * left * PRICES[price]
        found = reds, yellows, blues, blacks, base, base + reds[-1] + yellows[-1] + blues[-1] + blacks[-1]
        self._ahead[left][number] = found
        return found
