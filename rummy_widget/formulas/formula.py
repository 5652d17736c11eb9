"""The result of parsing a typed answer, which can be written out as plain text or as MathML."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from . import tree
from .numerals import unambiguous_digits
from .tree import Node, letters_of

# Operator precedence, lowest first. A node is put in brackets if its precedence is lower than what is needed
# at its place.
SUM, NEGATIVE, PRODUCT, POWER, POSTFIX, ATOM = range(6)
_BY_STRENGTH: tuple[Any, ...] = (
    tree.Sum, tree.Negative, tree.Product, tree.Power, (tree.Factorial, tree.Percent),
)  # fmt: skip


@dataclass(frozen=True, slots=True, repr=False)
class Formula:
    """A student's typed answer after parsing: the answer as typed (`text`) and its syntax tree.

    `symbols` are the letters that the exercise allows in the answer.
    """

    text: str
    tree: Node
    symbols: tuple[str, ...] = ()

    def __repr__(self) -> str:
        letters = f", symbols={self.symbols!r}" if self.letters else ""
        return f"read_formula({text_of(self.tree)!r}{letters})"

    @property
    def letters(self) -> frozenset[str]:
        """The letters (variables) that occur in the formula."""
        return letters_of(self.tree)


def echo(formula: Formula) -> str:
    """Return the formula as a string in one line; parsing this string gives the same formula.

    >>> from rummy_widget.formulas import read_formula
    >>> echo(read_formula("-n(n-1)/2!")), echo(read_formula("2**3**2 x 0,5"))
    ('−n · (n − 1)/2!', '2^(3^2) · 0.5')
    """
    return text_of(formula.tree)


def precedence(node: Node) -> int:
    """Return the operator precedence of a node of a syntax tree: from SUM, the lowest, to ATOM."""
    if isinstance(node, tree.Product) and isinstance(node.parts[0], tree.Negative):
        return NEGATIVE
    return next((at for at, kinds in enumerate(_BY_STRENGTH) if isinstance(node, kinds)), ATOM)


def text_of(node: Node, least: int = SUM) -> str:
    """Return a node of a syntax tree as a string, in brackets if its precedence is below *least*."""
    text = _bare_text(node)
    return text if precedence(node) >= least else f"({text})"


def _bare_text(node: Node) -> str:
    """Return a node as a string, without brackets around the whole."""
    match node:
        case tree.Number(digits, exponent):
            return f"{digits}e{exponent}" if exponent else unambiguous_digits(digits)
        case tree.Percent(tree.Number(digits, 0)):
            return f"{digits}%"
        case tree.Symbol(name):
            return name
        case tree.Negative(part):
            return "−" + text_of(part, POWER)
        case tree.Sum(parts):
            return text_of(parts[0], NEGATIVE) + "".join(map(_term, parts[1:]))
        case tree.Product(parts, over):
            first = text_of(parts[0], NEGATIVE if isinstance(parts[0], tree.Negative) else POWER)
            signs = ("/" if divides else " · " for divides in over[1:])
            return first + "".join(
                sign + text_of(part, POWER) for sign, part in zip(signs, parts[1:], strict=True)
            )
        case tree.Power(base, exponent):
            return f"{text_of(base, POSTFIX)}^{text_of(exponent, ATOM)}"
        case tree.Factorial(part):
            return text_of(part, ATOM) + "!"
        case tree.Percent(part):
            return text_of(part, ATOM) + "%"
        case tree.Choose(many, few):
            return f"C({text_of(many)}, {text_of(few)})"
        case tree.Arrange(many, few):
            return f"A({text_of(many)}, {text_of(few)})"


def _term(node: Node) -> str:
    """Return a second or later term of a sum as a string that begins with its plus or minus sign."""
    if isinstance(node, tree.Negative):
        return " − " + text_of(node.part, PRODUCT)
    return " + " + text_of(node, PRODUCT)


# ---- MathML ----------------------------------------------------------------------------------------


def mathml(formula: Formula) -> str:
    """Return the formula as MathML, which browsers display and screen readers read aloud.

    >>> from rummy_widget.formulas import read_formula
    >>> print(mathml(read_formula("1/3")))
    <math alttext="1/3" displaystyle="true"><mfrac><mn>1</mn><mn>3</mn></mfrac></math>
    """
    return f'<math alttext="{escape(echo(formula))}" displaystyle="true">{_mathml(formula.tree)}</math>'


def _mathml(node: Node, least: int = SUM) -> str:
    """Return a part of a formula (*node*) as MathML, in brackets if its precedence is below *least*.

    A fraction is put in brackets only if *least* is above POWER, as it is for the base of a power.
    """
    inner = _bare_mathml(node)
    if precedence(node) >= least or (least <= POWER and _is_fraction(node)):
        return inner
    return _row(_sign("("), inner, _sign(")"))


def _bare_mathml(node: Node) -> str:
    """Return a node as MathML, without brackets around the whole."""
    match node:
        case tree.Number(digits, 0):
            return f"<mn>{escape(digits)}</mn>"
        case tree.Number(digits, exponent):
            power = tree.Number(str(abs(exponent)))
            ten = _bare_mathml(tree.Power(tree.Number("10"), tree.Negative(power) if exponent < 0 else power))
            return _row(f"<mn>{escape(digits)}</mn>", _sign("×"), ten)
        case tree.Symbol(name):
            return f"<mi>{escape(name)}</mi>"
        case tree.Negative(part):
            return _row(_sign("−"), _mathml(part, POWER))
        case tree.Sum(parts):
            rest = (piece for part in parts[1:] for piece in _signed_term(part))
            return _row(_mathml(parts[0], NEGATIVE), *rest)
        case tree.Product():
            return _product(node)
        case tree.Power(base, exponent):
            return f"<msup>{_mathml(base, ATOM)}{_mathml(exponent)}</msup>"
        case tree.Factorial(part):
            return _row(_mathml(part, ATOM), _sign("!"))
        case tree.Percent(part):
            return _row(_mathml(part, ATOM), _sign("%"))
        case tree.Choose(many, few):
            over = f'<mfrac linethickness="0">{_mathml(many)}{_mathml(few)}</mfrac>'
            return _row(_sign("("), over, _sign(")"))
        case tree.Arrange(many, few):
            return f"<msubsup><mi>A</mi>{_mathml(many)}{_mathml(few)}</msubsup>"


def _signed_term(node: Node) -> tuple[str, str]:
    """Return the sign before a term of a sum (not the first), and the term without it, each as MathML."""
    if isinstance(node, tree.Negative):
        return _sign("−"), _mathml(node.part, PRODUCT)
    return _sign("+"), _mathml(node, PRODUCT)


def _product(node: tree.Product) -> str:
    """Return a product as MathML: factors with dots between them, divisions as fractions.

    If the only division is at the end, its numerator is the whole product before it. Any other division
    divides only the factor before it.
    """
    *before, last = node.parts
    if node.over[-1] and not any(node.over[:-1]):
        one = len(before) == 1
        above = _mathml(before[0]) if one else _dotted([_factor(part, part is before[0]) for part in before])
        return f"<mfrac>{above}{_mathml(last)}</mfrac>"
    factors: list[str] = []
    for part, divides in zip(node.parts, node.over, strict=True):
        if divides:
            factors[-1] = f"<mfrac>{factors[-1]}{_mathml(part)}</mfrac>"
        else:
            factors.append(_factor(part, not factors))
    return _dotted(factors)


def _factor(node: Node, first: bool) -> str:
    """Return a factor of a product as MathML; a negative one is put in brackets unless it is the first."""
    return _mathml(node, NEGATIVE if first and isinstance(node, tree.Negative) else POWER)


def _dotted(factors: list[str]) -> str:
    """Return a product as MathML: its factors with dots between them."""
    return _row(factors[0], *(piece for factor in factors[1:] for piece in (_sign("·"), factor)))


def _is_fraction(node: Node) -> bool:
    """Return whether a node is a fraction: one part divided by another."""
    return isinstance(node, tree.Product) and len(node.parts) == 2 and node.over[1]


def _sign(sign: str) -> str:
    """Return an operator or bracket as MathML."""
    return f"<mo>{escape(sign)}</mo>"


def _row(*pieces: str) -> str:
    """Return pieces of MathML as a single element: in an `mrow` if there are several of them."""
    return pieces[0] if len(pieces) == 1 else f"<mrow>{''.join(pieces)}</mrow>"
