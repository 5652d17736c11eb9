"""Build the syntax tree of a typed answer, node by node, while the parser matches the grammar.

The builder also refuses answers that could mean two things, such as 1/2n or two exclamation marks in a row.
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
"""The largest number of levels that a syntax tree may have."""

_NAMED: dict[str, Callable[..., Node]] = {
    "CHOOSE": tree.Choose, "ARRANGE": tree.Arrange, "FACTORIAL": tree.Factorial,
}  # fmt: skip
_OPEN_ENDS = (tree.Number, tree.Symbol, tree.Percent)
"""The classes of nodes after which a number must have a sign, because 2 3 or n2 would be unclear."""


def _with_position(make: Callable[..., Node]) -> Callable[[object, Sequence[Child]], Node]:
    """Return a method that builds a node with *make*, and records where the node is in the typed answer.

    The parser, lark, calls this method with a list of child nodes and tokens; they become the arguments of
    *make*. The method raises FormulaError if the syntax tree has too many levels.
    """

    def build(builder: object, children: Sequence[Child]) -> Node:
        start, end = _span(children[0])[0], _span(children[-1])[1]
        node = replace(make(builder, *children), start=start, end=end)
        if tree.depth(node) > MOST_DEEP:
            raise FormulaError("formula-deep", "", start, end, most=MOST_DEEP)
        return node

    return build


def _record_positions(rules: type[T]) -> type[T]:
    """Change every public method of a class so that the node it builds has a position; return the class.

    The methods are replaced by those that `_with_position` makes from them.
    """
    for name, make in list(vars(rules).items()):
        if not name.startswith("_"):
            setattr(rules, name, _with_position(make))
    return rules


@_record_positions
class Builder:
    """A builder of tree nodes, whose methods are named after the rules of the grammar in `formula.lark`.

    When a rule matches, lark calls the method of that name with the child nodes and tokens that the rule has
    matched. The method returns the node for them.
    """

    def start(self, node: Node) -> Node:
        """Return *node* unchanged; it was built for the whole answer, and is the root of the syntax tree."""
        return node

    def added(self, first: Node, *rest: Child) -> Node:
        """Return the node of a sum, given its first term and then alternating signs and terms."""
        parts = [
            tree.Negative(node, start=_span(sign)[0], end=node.end) if sign.type == "MINUS" else node
            for sign, node in _with_signs(rest)
        ]
        return tree.Sum((first, *parts))

    def multiplied(self, first: Node, *rest: Child) -> Node:
        """Return the node of a product, given its first factor and then alternating signs and factors.

        The signs are those of multiplication and division. Raises FormulaError if a division sign is followed
        by several factors without signs, as in 1/2n.
        """
        parts = _factors(first)
        over = [False] * len(parts)
        for sign, node in _with_signs(rest):
            row, divides = _factors(node), sign.type == "OVER"
            if divides and len(row) > 1:
                raise FormulaError("formula-over-row", "", parts[-1].start, node.end)
            parts += row
            over += [divides] * len(row)
        return tree.Product(tuple(parts), tuple(over))

    def in_a_row(self, *nodes: Node) -> Node:
        """Return the node of a product whose factors are written next to each other without signs, as in 2n.

        Raises FormulaError if a number follows a number, a letter or a percentage.
        """
        for left, right in pairwise(nodes):
            before, after = _rightmost(left), _leftmost(right)
            open_here = not (before.closed or after.closed)
            if open_here and isinstance(before, _OPEN_ENDS) and isinstance(after, tree.Number):
                raise FormulaError("formula-missing", "", left.start, right.end)
        return tree.Product(nodes, (False,) * len(nodes), row=True)

    def same(self, _: Token, node: Node) -> Node:
        """Return *node* unchanged; it is preceded by a plus sign, which makes no difference."""
        return node

    def negative(self, _: Token, node: Node) -> Node:
        """Return the node of a part with a minus sign before it; *node* is the part without the sign."""
        return tree.Negative(node)

    def power(self, base: Node, _: Token, exponent: Node) -> Node:
        """Return the node of a power whose exponent was written with ^ or **."""
        return tree.Power(base, exponent)

    def raised(self, base: Node, sign: Token) -> Node:
        """Return the node of a power whose exponent was written in superscript digits, as in n²."""
        start, end = _span(sign)
        written = str(sign).translate(RAISED)
        exponent = tree.Number(written.lstrip("-0") or "0", start=start, end=end)
        if written.startswith("-"):
            return tree.Power(base, tree.Negative(exponent, start=start, end=end))
        return tree.Power(base, exponent)

    def factorial(self, node: Node, bang: Token) -> Node:
        """Return the node of a factorial; raise FormulaError for two exclamation marks in a row."""
        if isinstance(node, tree.Factorial) and not node.closed:
            raise FormulaError("formula-twice", "", node.start, _span(bang)[1])
        return tree.Factorial(node)

    def percent(self, node: Node, _: Token) -> Node:
        """Return the node of a part that is followed by a percent sign."""
        return tree.Percent(node)

    def bracket(self, _: Token, node: Node, __: Token) -> Node:
        """Return the node inside a pair of brackets, marked as enclosed by brackets (`closed`)."""
        return replace(node, closed=True)

    def number(self, token: Token) -> Node:
        """Return the node of a number."""
        # The lexer has already refused ambiguous numbers and split at commas that separate arguments.
        digits, exponent, _ = read_number(str(token), decimal=True)
        return tree.Number(digits, exponent)

    def symbol(self, token: Token) -> Node:
        """Return the node of a letter, that is, of a variable."""
        return tree.Symbol(str(token))

    # ---- named functions ------------------------------------------------------------------------

    def call(self, name: Token, _: Token, *rest: Child) -> Node:
        """Return the node of a call such as C(5, 2); raise FormulaError for a wrong number of arguments."""
        nodes, kind = rest[:-1:2], KINDS[name.lower()]
        wanted = 1 if kind == "FACTORIAL" else 2
        if len(nodes) != wanted:
            key = "formula-call-one" if wanted == 1 else "formula-call-two"
            start, end = _span(name)[0], _span(rest[-1])[1]
            raise FormulaError(key, "", start, end, name=quote_typed(str(name)), count=len(nodes))
        return _NAMED[kind](*nodes, closed=True)

    def below_above(self, name: Token, _: Token, below: Node, __: Token, above: Node) -> Node:
        """Return the node of C (combinations) or A (permutations) with the subscript first, as in C_5^2."""
        return _NAMED[KINDS[name.lower()]](below, above)

    def above_below(self, name: Token, _: Token, above: Node, __: Token, below: Node) -> Node:
        """Return the node of C (combinations) or A (permutations) with the superscript first, as in C^2_5."""
        return _NAMED[KINDS[name.lower()]](below, above)

    def between(self, many: Node, name: Token, few: Node) -> Node:
        """Return the node of C (combinations) or A (permutations), written between two numbers, as in 5C2."""
        return _NAMED[KINDS[name.lower()]](many, few)

    def tex_binom(self, _: Token, many: Node, few: Node) -> Node:
        r"""Return the node of TeX's \binom{many}{few}."""
        return tree.Choose(many, few, closed=True)

    def tex_frac(self, _: Token, top: Node, below: Node) -> Node:
        r"""Return the node of TeX's \frac{top}{below}."""
        return tree.Product((top, below), (False, True), closed=True)


def _with_signs(rest: Sequence[Child]) -> Iterator[tuple[Token, Node]]:
    """Yield each term in *rest*, in which signs and terms alternate, with the sign before it."""
    return cast("Iterator[tuple[Token, Node]]", zip(rest[::2], rest[1::2], strict=True))


def _factors(node: Node) -> list[Node]:
    """Return the factors of a product written without signs, such as 2n; [*node*] for any other node.

    A minus sign before such a product is moved to its first factor.
    """
    if node.closed:
        return [node]
    if isinstance(node, tree.Negative):
        first, *rest = _factors(node.part)
        return [replace(node, part=first, end=first.end), *rest]
    return list(node.parts) if isinstance(node, tree.Product) and node.row else [node]


def _rightmost(node: Node) -> Node:
    """Return the part of a formula at the right end of *node*, such as the exponent if it is a power.

    If *node* is in brackets, it is returned as a whole, and so is a part in brackets.
    """
    while isinstance(node, (tree.Power, tree.Choose, tree.Arrange)) and not node.closed:
        node = tree.children(node)[-1]
    return node


def _leftmost(node: Node) -> Node:
    """Return the part of a formula at the left end of *node*, such as the base if it is a power.

    If *node* is in brackets, it is returned as a whole, and so is a part in brackets.
    """
    while isinstance(node, (tree.Power, tree.Factorial, tree.Percent)) and not node.closed:
        node = tree.children(node)[0]
    return node


def _span(child: Child) -> tuple[int, int]:
    """Return the start and end position of a node or token in the typed answer."""
    if isinstance(child, str):
        return child.start_pos or 0, child.end_pos or 0
    return child.start, child.end
