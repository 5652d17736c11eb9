"""What a typed answer is made of: a small tree that cannot hold anything but numbers and how they combine.

Every part knows where it stands in the text, so that whatever is said of it can point at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True, kw_only=True)
class FormulaPart:
    """Where a part stands in the text, and whether it is in brackets there.

    Each kind of part is a frozen dataclass.
    """

    start: int = field(default=0, compare=False, repr=False)
    end: int = field(default=0, compare=False, repr=False)
    closed: bool = field(default=False, compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Number(FormulaPart):
    """A number as it was written: digits, perhaps a point, perhaps a power of ten behind an e.

    >>> Number("1.50", -2).value, Number("1.50", -2).places
    (Fraction(3, 200), 4)
    """

    digits: str
    exponent: int = 0

    @property
    def value(self) -> Fraction:
        """What it says, exactly."""
        return Fraction(self.digits) * Fraction(10) ** self.exponent

    @property
    def places(self) -> int:
        """Decimal places that are written; fewer than 0 where it is given in tens, hundreds or more."""
        return len(self.digits.partition(".")[2]) - self.exponent


class Symbol(FormulaPart):
    """A letter that stands for any number, such as n."""

    name: str


class Negative(FormulaPart):
    """Minus something."""

    part: Node


class Sum(FormulaPart):
    """Parts added; one that is subtracted is a Negative."""

    parts: tuple[Node, ...]


class Product(FormulaPart):
    """Parts multiplied from left to right; `over` says which of them divide.

    `row` is whether the signs between them were left out, as in 2n.
    """

    parts: tuple[Node, ...]
    over: tuple[bool, ...]
    row: bool = field(default=False, compare=False, repr=False, kw_only=True)


class Power(FormulaPart):
    """A base raised to an exponent."""

    base: Node
    exponent: Node


class Percent(FormulaPart):
    """So many hundredths."""

    part: Node


class Factorial(FormulaPart):
    """The product of all whole numbers from 1 up to this one."""

    part: Node


class Choose(FormulaPart):
    """Ways to choose `few` of `many`, the order not counted."""

    many: Node
    few: Node


class Arrange(FormulaPart):
    """Ways to put `few` of `many` in order."""

    many: Node
    few: Node


Node: TypeAlias = (
    Number | Symbol | Negative | Sum | Product | Power | Percent | Factorial | Choose | Arrange
)  # fmt: skip


def inside(node: Node) -> tuple[Node, ...]:
    """Return the parts that a part is made of.

    >>> inside(Choose(Number("5"), Number("2")))
    (Number(digits='5', exponent=0), Number(digits='2', exponent=0))
    """
    match node:
        case Number() | Symbol():
            return ()
        case Negative(part) | Percent(part) | Factorial(part):
            return (part,)
        case Sum(parts) | Product(parts):
            return parts
        case Power(base, exponent):
            return (base, exponent)
        case Choose(many, few) | Arrange(many, few):
            return (many, few)


def depth(node: Node) -> int:
    """Return how many parts lie one in another.

    >>> depth(Factorial(Choose(Number("5"), Number("2"))))
    3
    """
    return 1 + max(map(depth, inside(node)), default=0)


def how_many(node: Node) -> int:
    """Return how many parts there are in all.

    >>> how_many(Factorial(Choose(Number("5"), Number("2"))))
    4
    """
    return 1 + sum(map(how_many, inside(node)))


def letters_of(node: Node) -> frozenset[str]:
    """Return the letters of a part.

    >>> sorted(letters_of(Choose(Symbol("n"), Sum((Symbol("k"), Number("1"))))))
    ['k', 'n']
    """
    if isinstance(node, Symbol):
        return frozenset((node.name,))
    return frozenset[str]().union(*map(letters_of, inside(node)))
