"""A stand-in for Babel's module `numbers`; unlike that module, it formats whole numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Pair = tuple[int, int]


@dataclass
class NumberPattern:
    """The format in which a language writes numbers, with the same fields as Babel's class of this name."""

    pattern: str
    prefix: tuple[str, str]
    suffix: tuple[str, str]
    grouping: Pair
    int_prec: Pair
    frac_prec: Pair
    exp_prec: Pair | None
    exp_plus: bool | None

    def apply(self, value: int, locale: Any) -> str:
        """Return a whole number as a string in this format, with the signs and separators of *locale*.

        Raises TypeError if the number is not whole, or if the format is for decimals.
        """
        if not isinstance(value, int) or self.pattern == "@" or self.frac_prec[0]:
            raise TypeError(f"only whole numbers are said here, not {value!r}")
        digits = f"{abs(int(value)):0{self.int_prec[0]}d}"
        last, others = self.grouping
        parts: list[str] = []
        while len(digits) > last:
            parts, digits, last = [digits[-last:], *parts], digits[:-last], others
        sign: str = locale.signs["minusSign"] if value < 0 else ""
        group: str = locale.signs["group"]
        return sign + group.join([digits, *parts])


UNGROUPED = (1000, 1000)


def parse_pattern(pattern: str) -> NumberPattern:
    """Return the number format that a pattern describes; if it contains no comma, digits are not grouped.

    >>> parse_pattern("#,##0.###").grouping, parse_pattern("#0").grouping == UNGROUPED
    ((3, 3), True)
    """
    whole, _, part = pattern.partition(".")
    groups = [len(each) for each in whole.split(",")[1:]]
    grouping = (groups[-1], groups[-2] if groups[1:] else groups[-1]) if groups else UNGROUPED
    least = whole.count("0"), len(whole.replace(",", ""))
    return NumberPattern(
        pattern, ("", "-"), ("", ""), grouping, least, (part.count("0"), len(part)), None, None
    )
