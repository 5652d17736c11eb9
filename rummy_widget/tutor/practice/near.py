"""How near a close is to patterns that it does not show."""

from __future__ import annotations

from collections import Counter

from ...engine.closes import Closing, Pattern

NEAR = 3
"""A pattern that fails by so many tiles, or fewer, is one to be looked at."""


def strangers(closing: Closing, pattern: Pattern) -> int:
    """How many of the arranged tiles do not go with a pattern, Jokers as what they stand for.

    >>> from rummy_widget.engine.solver.closing.best import best_close
    >>> closing = best_close("r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r7 y7 b7 k7 k12")
    >>> [(pattern.value, strangers(closing, pattern)) for pattern in (Pattern.MINOR, Pattern.BICOLOR)]
    [('minor', 0), ('bicolor', 2)]
    """
    arranged = [(each.colour, each.number) for each in closing.arranged if each.number]
    colours = [count for _, count in Counter(colour for colour, _ in arranged).most_common()]
    numbers = Counter(number for _, number in arranged)
    match pattern:
        case Pattern.MINOR:
            return sum(number > 7 for _, number in arranged)
        case Pattern.MAJOR:
            return sum(1 < number < 8 for _, number in arranged)
        case Pattern.BICOLOR:
            return sum(colours[2:])
        case Pattern.MONOCOLOR:
            return sum(colours[1:])
        case Pattern.DOUBLES:
            return sum(count % 2 for count in Counter(arranged).values()) // 2
        case Pattern.GRAND_CARE:
            return 8 - max(numbers.values())
        case Pattern.MOSAIC:
            return 13 - len(numbers)
        case Pattern.SIMPLE:
            return 0


def is_near(closing: Closing, pattern: Pattern) -> bool:
    """Whether a pattern that does not hold looks as if it could."""
    return strangers(closing, pattern) <= NEAR
