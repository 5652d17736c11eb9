"""A tree as a line of text, with no more brackets than it needs."""

from __future__ import annotations

from .tree import (
    Arrange,
    Choose,
    Factorial,
    Negative,
    Node,
    Number,
    Percent,
    Power,
    Product,
    Sum,
    Symbol,
)

# How strongly a part holds together; one that holds less than its place asks for stands in brackets.
SUM, NEGATIVE, PRODUCT, POWER, POSTFIX, ATOM = range(6)


def strength(node: Node) -> int:
    """How strongly a part holds together."""
    match node:
        case Sum():
            return SUM
        case Negative():
            return NEGATIVE
        case Product(parts):
            return NEGATIVE if isinstance(parts[0], Negative) else PRODUCT
        case Power():
            return POWER
        case Factorial() | Percent():
            return POSTFIX
    return ATOM


def text_of(node: Node, least: int = SUM) -> str:
    """A part as text, in brackets where it holds less than its place asks for."""
    text = _plain(node)
    return text if strength(node) >= least else f"({text})"


def _plain(node: Node) -> str:
    match node:
        case Number(digits, exponent):
            return f"{digits}e{exponent}" if exponent else digits
        case Symbol(name):
            return name
        case Negative(part):
            return "−" + text_of(part, POWER)
        case Sum(parts):
            return text_of(parts[0], NEGATIVE) + "".join(map(_term, parts[1:]))
        case Product(parts, over):
            first = text_of(parts[0], NEGATIVE if isinstance(parts[0], Negative) else POWER)
            signs = ("/" if divides else " · " for divides in over[1:])
            return first + "".join(
                sign + text_of(part, POWER) for sign, part in zip(signs, parts[1:], strict=True)
            )
        case Power(base, exponent):
            return f"{text_of(base, POSTFIX)}^{text_of(exponent, ATOM)}"
        case Factorial(part):
            return text_of(part, ATOM) + "!"
        case Percent(part):
            return text_of(part, ATOM) + "%"
        case Choose(many, few):
            return f"C({text_of(many)}, {text_of(few)})"
        case Arrange(many, few):
            return f"A({text_of(many)}, {text_of(few)})"


def _term(node: Node) -> str:
    if isinstance(node, Negative):
        return " − " + text_of(node.part, PRODUCT)
    return " + " + text_of(node, PRODUCT)
