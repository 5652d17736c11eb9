"""A stand-in for Babel's module for plurals: which plural form, such as "few", a whole number takes.

The rules of each language are written in Unicode's syntax for plural rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_RELATION = re.compile(r"([nivwftce])(?: mod (\d+))? (not in|in) ([\d.,]+)")
_DECIMALS = "vwftce"  # operands for digits after the decimal point: 0 for a whole number

Relation = Callable[[int], bool]


class PluralRule:
    """A language's plural rules: for each form, such as "few", a rule that says which whole numbers take it.

    A number to which no rule applies takes the form "other". Raises ValueError if a rule can't be parsed.

    >>> rule = PluralRule({"few": "n in 0 or n not in 1 and n mod 100 in 1..19", "one": "i in 1 and v in 0"})
    >>> [rule(number) for number in (0, 1, 2, 19, 20, 101)]
    ['few', 'one', 'few', 'few', 'other', 'few']
    """

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._forms = {
            form: [[_relation(each) for each in option.split(" and ")] for option in rule.split(" or ")]
            for form, rule in rules.items()
        }

    def __call__(self, value: int) -> str:
        """Return the name of the plural form for a whole number; raise TypeError for any other value."""
        if not isinstance(value, int):
            raise TypeError(f"only whole numbers are said here, not {value!r}")
        number = abs(int(value))
        for form, options in self._forms.items():
            if any(all(holds(number) for holds in option) for option in options):
                return form
        return "other"


def to_python(rule: PluralRule) -> Callable[[int], str]:
    """Return *rule* itself, as it can be called; Babel's `to_python` makes a function from the rule."""
    return rule


def _relation(text: str) -> Relation:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"no relation of a plural: {text!r}")
    operand, modulus, word, ranges = found.groups()
    pairs = [
        (int(first), int(last or first))
        for first, _, last in (each.partition("..") for each in ranges.split(","))
    ]

    def holds(number: int) -> bool:
        value = 0 if operand in _DECIMALS else number
        value = value % int(modulus) if modulus else value
        return any(first <= value <= last for first, last in pairs) is (word == "in")

    return holds
