"""Building the tree of an answer, part by part, as the grammar recognises them.

What can be read in two ways is refused here: 1/2n, and two exclamation marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from .errors import FormulaError, quote_typed
from .lexing import KINDS, RAISED
from .numerals import read_number
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
    depth,
)

if TYPE_CHECKING:
    from lark import Token

    Children: TypeAlias = "Sequence[Node | Token]"

MOST_DEEP = 24


class Builder:
    """One method for each rule of `formula.lark`; lark calls it with what the rule found."""

    def start(self, children: Children) -> Node:
        return _nodes(children)[0]

    def added(self, children: Children) -> Node:
        nodes, signs = _nodes(children), _tokens(children)
        rest = [
            self.negative([sign, node]) if sign.type == "MINUS" else node
            for sign, node in zip(signs, nodes[1:], strict=True)
        ]
        return _checked(Sum((nodes[0], *rest), start=nodes[0].start, end=nodes[-1].end))

    def multiplied(self, children: Children) -> Node:
        nodes, signs = _nodes(children), _tokens(children)
        parts: list[Node] = []
        over: list[bool] = []
        for node, divides in zip(nodes, [False, *(sign.type == "OVER" for sign in signs)], strict=True):
            row = _row(node)
            if divides and len(row) > 1:
                raise FormulaError("formula-over-row", "", parts[-1].start, node.end)
            parts += row
            over += [divides] * len(row)
        return _checked(Product(tuple(parts), tuple(over), start=nodes[0].start, end=nodes[-1].end))

    def in_a_row(self, children: Children) -> Node:
        nodes = _nodes(children)
        for left, right in pairwise(nodes):
            if _ends_openly(left) and _begins_with_number(right):
                raise FormulaError("formula-missing", "", left.start, right.end)
        over = (False,) * len(nodes)
        return _checked(Product(tuple(nodes), over, row=True, start=nodes[0].start, end=nodes[-1].end))

    def same(self, children: Children) -> Node:
        return _nodes(children)[0]

    def negative(self, children: Children) -> Node:
        sign, node = _tokens(children)[0], _nodes(children)[0]
        return _checked(Negative(node, start=sign.start_pos or 0, end=node.end))

    def power(self, children: Children) -> Node:
        base, exponent = _nodes(children)
        return _checked(Power(base, exponent, start=base.start, end=exponent.end))

    def raised(self, children: Children) -> Node:
        base, sign = _nodes(children)[0], _tokens(children)[0]
        start, end = _place(sign)
        written = str(sign).translate(RAISED)
        exponent: Node = Number(written.lstrip("-").lstrip("0") or "0", start=start, end=end)
        if written.startswith("-"):
            exponent = Negative(exponent, start=start, end=end)
        return _checked(Power(base, exponent, start=base.start, end=end))

    def factorial(self, children: Children) -> Node:
        node, (_, end) = _nodes(children)[0], _place(_tokens(children)[0])
        if isinstance(node, Factorial) and not node.closed:
            raise FormulaError("formula-twice", "", node.start, end)
        return _checked(Factorial(node, start=node.start, end=end))

    def percent(self, children: Children) -> Node:
        node, (_, end) = _nodes(children)[0], _place(_tokens(children)[0])
        return _checked(Percent(node, start=node.start, end=end))

    def bracket(self, children: Children) -> Node:
        (start, _), (_, end) = map(_place, _tokens(children))
        return replace(_nodes(children)[0], start=start, end=end, closed=True)

    def number(self, children: Children) -> Node:
        token = _tokens(children)[0]
        start, end = _place(token)
        # What could be read in two ways, or where a comma separates, has been seen to.
        digits, exponent, _ = read_number(str(token), sure=True)
        return Number(digits, exponent, start=start, end=end)

    def symbol(self, children: Children) -> Node:
        token = _tokens(children)[0]
        start, end = _place(token)
        return Symbol(str(token), start=start, end=end)

    # ---- what has a name ------------------------------------------------------------------------

    def call(self, children: Children) -> Node:
        name, *_, close = _tokens(children)
        return replace(_named(name, _nodes(children), name.start_pos or 0, _place(close)[1]), closed=True)

    def below_above(self, children: Children) -> Node:
        name, nodes = _tokens(children)[0], _nodes(children)
        return _named(name, nodes, name.start_pos or 0, nodes[-1].end)

    def above_below(self, children: Children) -> Node:
        name, nodes = _tokens(children)[0], _nodes(children)
        return _named(name, nodes[::-1], name.start_pos or 0, nodes[-1].end)

    def between(self, children: Children) -> Node:
        name, nodes = _tokens(children)[0], _nodes(children)
        return _named(name, nodes, nodes[0].start, nodes[-1].end)

    def tex_binom(self, children: Children) -> Node:
        name, (many, few) = _tokens(children)[0], _nodes(children)
        return _checked(Choose(many, few, start=name.start_pos or 0, end=few.end, closed=True))

    def tex_frac(self, children: Children) -> Node:
        name, (top, below) = _tokens(children)[0], _nodes(children)
        return _checked(
            Product((top, below), (False, True), closed=True, start=name.start_pos or 0, end=below.end)
        )


def _named(name: Token, nodes: list[Node], start: int, end: int) -> Node:
    kind = KINDS[name.lower()]
    wanted = 1 if kind == "FACTORIAL" else 2
    if len(nodes) != wanted:
        key = "formula-call-one" if wanted == 1 else "formula-call-two"
        raise FormulaError(key, "", start, end, name=quote_typed(str(name)), count=len(nodes))
    if kind == "FACTORIAL":
        return _checked(Factorial(nodes[0], start=start, end=end))
    made = Choose if kind == "CHOOSE" else Arrange
    return _checked(made(nodes[0], nodes[1], start=start, end=end))


def _row(node: Node) -> list[Node]:
    """Factors that stand in a row without signs, taken apart; the minus before them belongs to the first."""
    if node.closed:
        return [node]
    if isinstance(node, Negative):
        first, *rest = _row(node.part)
        return [replace(node, part=first, end=first.end), *rest]
    return list(node.parts) if isinstance(node, Product) and node.row else [node]


def _ends_openly(node: Node) -> bool:
    """Whether it ends with a digit, a letter or a percentage: a digit after it would say something else."""
    if node.closed:
        return False
    match node:
        case Number() | Symbol() | Percent():
            return True
        case Power(_, exponent):
            return _ends_openly(exponent)
        case Choose(_, few) | Arrange(_, few):
            return _ends_openly(few)
    return False


def _begins_with_number(node: Node) -> bool:
    """Whether a digit would follow directly on what stands before."""
    if node.closed:
        return False
    match node:
        case Number():
            return True
        case Power(base, _):
            return _begins_with_number(base)
        case Factorial(part) | Percent(part):
            return _begins_with_number(part)
    return False


def _checked(node: Node) -> Node:
    if depth(node) > MOST_DEEP:
        raise FormulaError("formula-deep", "", node.start, node.end, most=MOST_DEEP)
    return node


def _nodes(children: Children) -> list[Node]:
    return [child for child in children if not isinstance(child, str)]


def _tokens(children: Children) -> list[Token]:
    return [child for child in children if isinstance(child, str)]


def _place(token: Token) -> tuple[int, int]:
    return token.start_pos or 0, token.end_pos or 0
