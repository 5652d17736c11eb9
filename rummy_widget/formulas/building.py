"""Building the tree of an answer, part by part, as the grammar recognises them.

What can be read in two ways is refused here: 1/2n, and two exclamation marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from . import tree
from .errors import FormulaError, quote_typed
from .lexing import KINDS, RAISED
from .numerals import read_number
from .tree import Node

if TYPE_CHECKING:
    from lark import Token

    Child: TypeAlias = "Node | Token"

T = TypeVar("T")

MOST_DEEP = 24

_NAMED: dict[str, Callable[..., Node]] = {
    "CHOOSE": tree.Choose, "ARRANGE": tree.Arrange, "FACTORIAL": tree.Factorial,
}  # fmt: skip
_OPEN_ENDS = (tree.Number, tree.Symbol, tree.Percent)
"""What a digit must not follow: together they would say something else."""


def _placed(make: Callable[..., Node]) -> Callable[[object, Sequence[Child]], Node]:
    """Let a rule's method take what the rule found one by one, and note where its part stands in the text."""

    def build(builder: object, children: Sequence[Child]) -> Node:
        start, end = _place(children[0])[0], _place(children[-1])[1]
        node = replace(make(builder, *children), start=start, end=end)
        if tree.depth(node) > MOST_DEEP:
            raise FormulaError("formula-deep", "", start, end, most=MOST_DEEP)
        return node

    return build


def _all_placed(rules: type[T]) -> type[T]:
    for name, make in list(vars(rules).items()):
        if not name.startswith("_"):
            setattr(rules, name, _placed(make))
    return rules


@_all_placed
class Builder:
    """One method for each rule of `formula.lark`; lark calls it with what the rule found."""

    def start(self, node: Node) -> Node:
        return node

    def added(self, first: Node, *rest: Child) -> Node:
        parts = [
            tree.Negative(node, start=_place(sign)[0], end=node.end) if sign.type == "MINUS" else node
            for sign, node in _signed(rest)
        ]
        return tree.Sum((first, *parts))

    def multiplied(self, first: Node, *rest: Child) -> Node:
        parts = _row(first)
        over = [False] * len(parts)
        for sign, node in _signed(rest):
            row, divides = _row(node), sign.type == "OVER"
            if divides and len(row) > 1:
                raise FormulaError("formula-over-row", "", parts[-1].start, node.end)
            parts += row
            over += [divides] * len(row)
        return tree.Product(tuple(parts), tuple(over))

    def in_a_row(self, *nodes: Node) -> Node:
        for left, right in pairwise(nodes):
            before, after = _last(left), _first(right)
            open_here = not (before.closed or after.closed)
            if open_here and isinstance(before, _OPEN_ENDS) and isinstance(after, tree.Number):
                raise FormulaError("formula-missing", "", left.start, right.end)
        return tree.Product(nodes, (False,) * len(nodes), row=True)

    def same(self, _: Token, node: Node) -> Node:
        return node

    def negative(self, _: Token, node: Node) -> Node:
        return tree.Negative(node)

    def power(self, base: Node, _: Token, exponent: Node) -> Node:
        return tree.Power(base, exponent)

    def raised(self, base: Node, sign: Token) -> Node:
        start, end = _place(sign)
        written = str(sign).translate(RAISED)
        exponent = tree.Number(written.lstrip("-0") or "0", start=start, end=end)
        if written.startswith("-"):
            return tree.Power(base, tree.Negative(exponent, start=start, end=end))
        return tree.Power(base, exponent)

    def factorial(self, node: Node, bang: Token) -> Node:
        if isinstance(node, tree.Factorial) and not node.closed:
            raise FormulaError("formula-twice", "", node.start, _place(bang)[1])
        return tree.Factorial(node)

    def percent(self, node: Node, _: Token) -> Node:
        return tree.Percent(node)

    def bracket(self, _: Token, node: Node, __: Token) -> Node:
        return replace(node, closed=True)

    def number(self, token: Token) -> Node:
        # What could be read in two ways, or where a comma separates, has been seen to.
        digits, exponent, _ = read_number(str(token), sure=True)
        return tree.Number(digits, exponent)

    def symbol(self, token: Token) -> Node:
        return tree.Symbol(str(token))

    # ---- what has a name ------------------------------------------------------------------------

    def call(self, name: Token, _: Token, *rest: Child) -> Node:
        nodes, kind = rest[:-1:2], KINDS[name.lower()]
        wanted = 1 if kind == "FACTORIAL" else 2
        if len(nodes) != wanted:
            key = "formula-call-one" if wanted == 1 else "formula-call-two"
            start, end = _place(name)[0], _place(rest[-1])[1]
            raise FormulaError(key, "", start, end, name=quote_typed(str(name)), count=len(nodes))
        return _NAMED[kind](*nodes, closed=True)

    def below_above(self, name: Token, _: Token, below: Node, __: Token, above: Node) -> Node:
        return _NAMED[KINDS[name.lower()]](below, above)

    def above_below(self, name: Token, _: Token, above: Node, __: Token, below: Node) -> Node:
        return _NAMED[KINDS[name.lower()]](below, above)

    def between(self, many: Node, name: Token, few: Node) -> Node:
        return _NAMED[KINDS[name.lower()]](many, few)

    def tex_binom(self, _: Token, many: Node, few: Node) -> Node:
        return tree.Choose(many, few, closed=True)

    def tex_frac(self, _: Token, top: Node, below: Node) -> Node:
        return tree.Product((top, below), (False, True), closed=True)


def _signed(rest: Sequence[Child]) -> Iterator[tuple[Token, Node]]:
    """Return the parts after the first, each with the sign before it."""
    return cast("Iterator[tuple[Token, Node]]", zip(rest[::2], rest[1::2], strict=True))


def _row(node: Node) -> list[Node]:
    """Factors that stand in a row without signs, taken apart; the minus before them belongs to the first."""
    if node.closed:
        return [node]
    if isinstance(node, tree.Negative):
        first, *rest = _row(node.part)
        return [replace(node, part=first, end=first.end), *rest]
    return list(node.parts) if isinstance(node, tree.Product) and node.row else [node]


def _last(node: Node) -> Node:
    """Return the part at the end of a part, as far as no bracket or sign closes it."""
    while isinstance(node, (tree.Power, tree.Choose, tree.Arrange)) and not node.closed:
        node = tree.inside(node)[-1]
    return node


def _first(node: Node) -> Node:
    """Return the part at the beginning of a part, as far as no bracket opens it."""
    while isinstance(node, (tree.Power, tree.Factorial, tree.Percent)) and not node.closed:
        node = tree.inside(node)[0]
    return node


def _place(child: Child) -> tuple[int, int]:
    if isinstance(child, str):
        return child.start_pos or 0, child.end_pos or 0
    return child.start, child.end
