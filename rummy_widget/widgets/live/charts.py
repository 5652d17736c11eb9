"""Bar charts of the answers and guesses of a class, and of the racks that the class has dealt."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from ...classroom import FAMILIES
from ...classroom.families.records import decimal_places, rounded, written
from ...classroom.guesses import GUESSES, Guess, bins, median
from ...classroom.numbers import localize_decimal, power_of_ten
from ...engine.odds.dealt import doubles_chances
from ...rooms.classes.views import Shares
from ...text.words import has, say
from ..shapes.classwork import BarProps, BarsProps

DIGITS = 3
"""The number of significant digits to which a guessed number is rounded."""


def slip_text(slip: str) -> str:
    """Return the short name of a misconception, or "wrong" if it has none; *slip* is its key."""
    return say(f"mistake-{slip}") if has(f"mistake-{slip}") else say("live-wrong")


def title_of(question: str) -> str:
    """Return the title of a question; *question* is the key of a guess or of a family of exercises."""
    return (GUESSES.get(question) or FAMILIES[question]).title


def chart(question: str, shares: Shares, revealed: bool) -> BarsProps:
    """Return the bar chart of a class's answers to a question.

    *question* is the key of a guess (a question whose answer students guess), or of a family of exercises
    that differ only in their numbers. *shares* contains the counts of the answers. *revealed* says whether
    the exact answer to a guess has been revealed; if so, the chart marks it.
    """
    guess = GUESSES.get(question)
    return share_bars(question, shares) if guess is None else guess_bars(guess, shares, revealed)


def _bar(
    key: str, text: str, count: int, part: float, *, exact: float | None = None, good: bool = False
) -> BarProps:
    """Return the data for one bar of a bar chart; `BarProps` explains the arguments."""
    return {
        "key": key, "text": text, "count": str(written(count)), "part": part, "exact": exact, "good": good,
    }  # fmt: skip


def share_bars(question: str, shares: Shares) -> BarsProps:
    """Return a bar chart of a class's answers to an exercise; each bar shows a number of students.

    There are bars for the students who were right on the first try, those who were right later, those with a
    known misconception (a bar for each misconception), those with another wrong answer, and those whose
    answers can't be read. Apart from the first bar, a bar without students is left out. *question* is the key
    of the exercise's family (the exercises that differ only in their numbers), and *shares* contains the
    numbers of students.
    """
    later = shares.right - shares.first
    rows = [
        ("first", say("live-first"), shares.first, True),
        ("later", say("live-later"), later, True),
        *((f"mistake-{slip}", slip_text(slip), count, False) for slip, count in shares.slips),
        ("wrong", say("live-wrong"), shares.wrong, False),
        ("unread", say("live-unread"), shares.unread, False),
    ]
    most = max(1, shares.students)
    bars = [
        _bar(key, text, count, count / most, good=good)
        for key, text, count, good in rows
        if count or key == "first"
    ]
    told = say("live-answered", count=shares.answered, of=shares.students)
    return {"title": FAMILIES[question].title, "text": told, "bars": bars}


def guess_bars(guess: Guess, shares: Shares, revealed: bool) -> BarsProps:
    """Return the bar chart of a class's guesses at the answer to a question, which is a number.

    Each bar counts the guesses in a range of numbers. *guess* is the question, and *shares* contains the
    numbers that the students have guessed. *revealed* says whether the exact answer has been revealed; if so,
    the chart marks it.
    """
    guessed = shares.guessed
    exact = guess.exact if revealed else None
    numbers = guessed if exact is None else (*guessed, exact)
    spans = list(pairwise(bins(numbers))) if numbers else []
    counts = [sum(low <= each < high for each in guessed) for low, high in spans]
    most = max((*counts, shares.unread, 1))
    bars = []
    for at, ((low, high), count) in enumerate(zip(spans, counts, strict=True)):
        text = say("guess-bin", low=number_text(guess, low), high=number_text(guess, high))
        good = exact is not None and low <= exact < high
        bars.append(_bar(f"bin-{at}", text, count, count / most, good=good))
    if shares.unread:
        bars.append(_bar("unread", say("live-unread"), shares.unread, shares.unread / most))
    return {"title": guess.title, "text": _guesses_text(guess, guessed, exact), "bars": bars}


def _guesses_text(guess: Guess, guessed: Sequence[Fraction], exact: Fraction | None) -> str:
    """Return a sentence with the number of guesses, and the lowest, the highest and the median guess.

    If the exact answer has been revealed, a second sentence gives it. *guess* is the question, and *guessed*
    contains the guesses in ascending order. *exact* is the exact answer; None if it hasn't been revealed.
    """
    found = say("guess-nobody")
    if guessed:
        low, high, mid = (number_text(guess, each) for each in (guessed[0], guessed[-1], median(guessed)))
        found = say("guess-told", count=len(guessed), low=low, high=high, middle=mid)
    return found if exact is None else f"{found} {say('guess-exact', exact=number_text(guess, exact))}"


def number_text(guess: Guess, number: Fraction) -> str:
    """Return a guess, or the right answer, as a short string; *guess* is the question that it answers.

    A chance is written as a percentage or, if it is less than 1 in 1000, in the form "1 in 40 000".

    >>> twin, racks = GUESSES["guess-twin"], GUESSES["guess-racks"]
    >>> [number_text(twin, Fraction(each)) for each in ("2/15", "1/2", "1/40000", "0", "1")]
    ['13.3%', '50%', '1 in 40\u202f000', '0%', '100%']
    >>> [number_text(racks, Fraction(each)) for each in ("5000", "1/4", "100000000", "105710363656182")]
    ['5000', '0.25', '10⁸', '1.06 · 10¹⁴']
    """
    if not guess.chance:
        return _short(number)
    if number and number < Fraction(1, 1000):
        return say("guess-one-in", number=_short(Fraction(round(1 / number))))
    return say("guess-percent", number=_short(100 * number))


def _short(number: Fraction) -> str:
    """Return a number, rounded, as a short string.

    A very large or very small number is written with a power of ten.
    """
    if number and (number >= 10**7 or number < Fraction(1, 1000)):
        ten = DIGITS - 1 - decimal_places(number, DIGITS)
        front = rounded(number / Fraction(10) ** ten, DIGITS - 1)
        power = power_of_ten(ten) if front < 10 else power_of_ten(ten + 1)
        front = front if front < 10 else front / 10
        return power if front == 1 else f"{_short(front)} · {power}"
    if number.denominator == 1 or number >= 1000:
        return str(written(round(number)))
    near = rounded(number, max(0, decimal_places(number, DIGITS)))
    return localize_decimal(f"{float(near):.6f}".rstrip("0"))


def dealt_bars(counts: Sequence[int]) -> BarsProps | None:
    """Return the bar chart of the racks that a class has dealt, with a bar for each number of doubles.

    A double is a pair of equal tiles. *counts* contains the number of racks with 0, 1, 2, ... doubles. On
    each bar, the exact probability is marked. Returns None if no racks have been dealt.
    """
    total = sum(counts)
    if not total:
        return None
    chances = doubles_chances()
    most = max(*(count / total for count in counts), *map(float, chances))
    bars = [
        _bar(
            str(doubles), say("live-doubles", count=doubles), count, count / total / most,
            exact=float(chance) / most,
        )
        for doubles, (count, chance) in enumerate(zip(counts, chances, strict=True))
        if count or chance > 0.001
    ]  # fmt: skip
    told = say("live-dealt", count=total, shown=written(total))
    return {"title": say("live-dealt-title"), "text": told, "bars": bars}
