"""The least that is lost of a rack: states looked at in the order of what is lost at least.

Columns are gone through from one end to the other, with a bound on what follows (`colour_bounds`): so the
first state that comes to the end loses least. A state is left out if another of its column that is as good
has lost no more.

From which end one goes makes no difference to what is lost, but to how many states there are: the search
begins at the end with fewer ways, which is the shorter way in most cases.
"""

from __future__ import annotations

from typing import TypeAlias

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
)

Bounds: TypeAlias = "tuple[ColourBound, ColourBound, ColourBound, ColourBound]"
Worths: TypeAlias = "tuple[int, ...]"

_DONE = 8
"""The bits of a state that tell what was lost."""


def _columns(codes: tuple[int, ...], jokers: int) -> list[UseColumn]:
    """Return the columns, the last to be looked at first: from the end with fewer ways the search begins."""
    known = COLUMNS[jokers]
    columns = [known.get(code) or column_of(code, jokers) for code in codes]
    widths = [each.width for each in columns]
    return columns if sum(widths[:6]) > sum(widths[7:]) else columns[::-1]


# ---- Without Jokers --------------------------------------------------------------------------------

_BITS, _LOST = HALF[0], LOST[0]
_NUMBER = _LOST + _DONE
"""Where a state tells the number that comes next: above what was lost so far."""
_FIRSTS, _SECONDS = lefts(0, 0), lefts(0, 1)
_HALF, _HALVES, _NEXT = (1 << _BITS) - 1, (1 << _LOST) - 1, 1 << _NUMBER


def least(codes: tuple[int, ...], most: int) -> int:
    """Return the least that is lost without Jokers; it is known that no more than *most* is."""
    r = y = b = k = after_last(0)
    ready: list[tuple[Worths, Worths, Worths, Worths, Cut, Cut, Rest]] = []
    for column in _columns(codes, 0):
        red, yellow, blue, black, cuts, other_cuts, rests, *_ = column
        rest = rests[0] or rest_of(column, 0)
        ready.append((r.plain, y.plain, b.plain, k.plain, cuts[0], other_cuts[0], rest))
        r = r.before[red] or hope_before(r, red)
        y = y.before[yellow] or hope_before(y, yellow)
        b = b.before[blue] or hope_before(b, blue)
        k = k.before[black] or hope_before(k, black)
    ready.reverse()
    loss = r.plain[0] + y.plain[0] + b.plain[0] + k.plain[0]
    waiting: list[list[int]] = [[] for _ in range(most + 1)]
    done: list[list[tuple[int, int, int]]] = [[] for _ in range(13)]
    waiting[loss].append(0)
    now, good, firsts, seconds = waiting[loss], GOOD[0], _FIRSTS, _SECONDS
    while True:
        while not now:
            loss += 1
            now = waiting[loss]
        state = now.pop()
        number = state >> _NUMBER
        if number == 13:
            return loss
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


# ---- With Jokers -----------------------------------------------------------------------------------

Ahead: TypeAlias = "tuple[Worths, Worths, Worths, Worths, int, int]"
"""What each colour loses at least from a number on where Jokers have a price, what is to be added, and the
least that all this comes to."""
BEGINS = 10
"""The place of the number where Jokers may begin a run."""
_SIDES, _BEGUN = (
    [(lefts(jokers, 0, late=late), lefts(jokers, 1, late=late)) for jokers in range(3)]
    for late in (False, True)
)


def least_with(codes: tuple[int, ...], jokers: int, most: int) -> tuple[int, int]:
    """Return the smallest loss with these Jokers, and how many Jokers are left over at that loss.

    Each Joker that isn't laid yet has a price. With it every colour has a lower bound of its own, whatever
    Jokers the others take. The bound is never too high, though not always as high as it could be.

    A state also holds (2 bits each) how many Jokers are laid next and how many are left. Laying one more at a
    number is tried once the search has come to the loss that is certain with one Joker less from there on.
    """
    r = y = b = k = after_last(jokers)
    ready: list[tuple[tuple[Cut, ...], tuple[Cut, ...], list[Rest | None], UseColumn]] = []
    bounds: list[Bounds] = []
    for column in _columns(codes, jokers):
        red, yellow, blue, black, cuts, other_cuts, rests, *_ = column
        ready.append((cuts, other_cuts, rests, column))
        bounds.append((r, y, b, k))
        r = r.before[red] or hope_before(r, red)
        y = y.before[yellow] or hope_before(y, yellow)
        b = b.before[blue] or hope_before(b, blue)
        k = k.before[black] or hope_before(k, black)
    ready.reverse()
    bounds.reverse()
    prices, worth = [0], 0
    for left in range(1, jokers + 1):
        worth, price = dearest([r.worths[0], y.worths[0], b.worths[0], k.worths[0]], left)
        prices.append(price)
    loss = (worth + UNIT - 1) // UNIT
    ahead: list[list[Ahead | None]] = [[None] * 13 for _ in range(jokers + 1)]
    waiting: list[list[int]] = [[] for _ in range(most + 1)]
    done: list[list[tuple[int, int, int, int]]] = [[] for _ in range(13)]
    usual, begun = _SIDES[jokers], _BEGUN[jokers]
    bits, shift, good = HALF[jokers], LOST[jokers], GOOD[jokers]
    head = shift + _DONE
    low, halves, laying, following = (1 << bits) - 1, (1 << shift) - 1, 1 << head, 1 << head + 4
    soon, late, none = UNIT * (loss + 1), UNIT * (most + 1), UNIT * INF
    waiting[loss].append(jokers << head + 2)
    now = waiting[loss]
    while True:
        while not now:
            loss += 1
            soon += UNIT
            now = waiting[loss]
        state = now.pop()
        place = state >> head
        laid, left, number = place & 3, place >> 2 & 3, place >> 4
        if number == 13:
            return loss, left
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
            fewer = ahead[left - 1][number]
            if fewer is None:
                fewer = ahead[left - 1][number] = _looked_ahead(bounds, number, left - 1, prices)
            whole = fewer[5] // UNIT + lost
            if whole <= loss:
                now.append(state + laying)
            elif whole <= most:
                waiting[whole].append(state + laying)
        its = ahead[left][number]
        if its is None:
            its = ahead[left][number] = _looked_ahead(bounds, number, left, prices)
        reds, yellows, blues, blacks, base, _ = its
        base += UNIT * lost
        state += following - (laid * 5 << head) - (state & halves)
        firsts, seconds = begun if number == BEGINS else usual
        after_one = firsts[one] or rows_of(firsts, one)
        after_two = seconds[two] or rows_of(seconds, two)
        for use, further in rests[laid] or rest_of(column, laid):
            row = after_one[use]
            if row is None:
                row = fill(firsts, one, use)
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


def _looked_ahead(bounds: list[Bounds], number: int, left: int, prices: list[int]) -> Ahead:
    """Return what each colour loses at least after a number; parts of a tile are rounded up."""
    price = prices[left] if number < 12 else 0
    r, y, b, k = bounds[number]
    key = left << 3 | price
    reds, yellows = r.priced[key] or priced(r, left, price), y.priced[key] or priced(y, left, price)
    blues, blacks = b.priced[key] or priced(b, left, price), k.priced[key] or priced(k, left, price)
    base = UNIT - 1 - 2 * left * PRICES[price]
    return reds, yellows, blues, blacks, base, base + reds[-1] + yellows[-1] + blues[-1] + blacks[-1]
