"""The syntax tree of a typed answer, which consists only of numbers, letters and operations on them.

Every node stores its position in the typed answer, so that a message can point at that part.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True, kw_only=True)
class FormulaPart:
    """The base class of all nodes of the syntax tree of a formula; each subclass becomes a frozen dataclass.

    `start` and `end` are the position of the node in the typed answer; `closed` says whether the node was
    typed in brackets.
    """

    start: int = field(default=0, compare=False, repr=False)
    end: int = field(default=0, compare=False, repr=False)
    closed: bool = field(default=False, compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Number(FormulaPart):
    """A number as it was typed: digits, with or without a point, and the exponent of a power of ten (or 0).

    >>> Number("1.50", -2).value, Number("1.50", -2).places
    (Fraction(3, 200), 4)
    """

    digits: str
    exponent: int = 0

    @property
    def value(self) -> Fraction:
        """The exact value of the number."""
        return Fraction(self.digits) * Fraction(10) ** self.exponent

    @property
    def places(self) -> int:
        """The number of decimal places; negative for a number such as 7e2, in which the 7 means hundreds."""
        return len(self.digits.partition(".")[2]) - self.exponent


class Symbol(FormulaPart):
    """A letter that stands for a number, such as n."""

    name: str


class Negative(FormulaPart):
    """A part of a formula with a minus sign before it."""

    part: Node


class Sum(FormulaPart):
    """Parts of a formula that are added together; a subtracted part is a Negative."""

    parts: tuple[Node, ...]


class Product(FormulaPart):
    """Parts of a formula that are multiplied or divided from left to right.

    `over` says for each part whether the product is divided by it instead of multiplied. `row` says whether
    the parts were written without signs between them, as in 2n.
    """

    parts: tuple[Node, ...]
    over: tuple[bool, ...]
    row: bool = field(default=False, compare=False, repr=False, kw_only=True)


class Power(FormulaPart):
    """A power: a base raised to an exponent."""

    base: Node
    exponent: Node


class Percent(FormulaPart):
    """A part of a formula with a percent sign after it, which divides the part by a hundred."""

    part: Node


class Factorial(FormulaPart):
    """The factorial of `part`: the product of all whole numbers from 1 to its value."""

    part: Node


class Choose(FormulaPart):
    """The number of ways to choose `few` of `many` things if their order does not count."""

    many: Node
    few: Node


class Arrange(FormulaPart):
    """The number of ways to choose `few` of `many` things if their order counts."""

    many: Node
    few: Node


Node: TypeAlias = Number | Symbol | Negative | Sum | Product | Power | Percent | Factorial | Choose | Arrange


def children(node: Node) -> tuple[Node, ...]:
    """Return the nodes directly below a node of the syntax tree; empty for a number or a letter.

    >>> children(Choose(Number("5"), Number("2")))
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
    """Return the number of levels of the syntax tree with the root *node*.

    >>> depth(Factorial(Choose(Number("5"), Number("2"))))
    3
    """
    return 1 + max(map(depth, children(node)), default=0)


def count_nodes(node: Node) -> int:
    """Return the number of nodes of the syntax tree with the root *node*.

    >>> count_nodes(Factorial(Choose(Number("5"), Number("2"))))
    4
    """
    return 1 + sum(map(count_nodes, children(node)))


def letters_of(node: Node) -> frozenset[str]:
    """Return the letters that occur in the syntax tree with the root *node*.

    >>> sorted(letters_of(Choose(Symbol("n"), Sum((Symbol("k"), Number("1"))))))
    ['k', 'n']
    """
    if isinstance(node, Symbol):
        return frozenset((node.name,))
    return frozenset[str]().union(*map(letters_of, children(node)))
