"""Parse a typed answer into a formula.

The grammar is in `formula.lark`. Nothing that was typed is ever executed as code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from .building import Builder
from .errors import FormulaError, quote_typed
from .formula import Formula
from .lexing import NAMES, RESERVED, FormulaToken, tokenize
from .tree import Node, count_nodes
from .values import value

if TYPE_CHECKING:
    from lark import Lark, Token

MOST_PARTS = 120
"""The largest number of nodes that a formula may have."""


def read_formula(text: str, symbols: Sequence[str] = ("n", "k"), *, decimal: bool = False) -> Formula:
    """Parse a typed answer into a formula; raise FormulaError, which says what is wrong, if that fails.

    Args:
        text: The answer as it was typed.
        symbols: The letters that may occur in it. ValueError is raised if one has another meaning, such as C.
        decimal: Whether the exercise asks for decimals, so that an answer 8.333 can't mean eight thousand.

    >>> read_formula("C(52, 5) / 2")
    read_formula('C(52, 5)/2')
    >>> read_formula("C_106^14"), read_formula("5! x 2,5%"), read_formula("nCk")
    (read_formula('C(106, 14)'), read_formula('5! · 2.5%'), read_formula('C(n, k)', symbols=('n', 'k')))

    A formula without letters is computed at once, so that a formula without a value is refused.

    >>> read_formula("9^9^9")
    Traceback (most recent call last):
    rummy_widget.formulas.errors.FormulaError: You won't need a number that large here.
    """
    for symbol in symbols:
        if len(symbol) != 1 or not symbol.isascii() or not symbol.isalpha() or symbol in RESERVED:
            raise ValueError(
                f"a symbol is one letter and none of {''.join(sorted(RESERVED))}, not {symbol!r}"
            )
    tokens = tokenize(text, symbols, decimal=decimal)
    if not tokens:
        raise FormulaError("formula-empty", text, 0, len(text))
    formula = Formula(text, _parsed(text, tokens), tuple(symbols))
    if not formula.letters:
        value(formula)
    return formula


@lru_cache(maxsize=1)
def _parser() -> Lark:
    """Return the parser of formulas, created on first use; while it parses, it builds the syntax tree."""
    from lark import Lark
    from lark.lexer import Lexer, Token

    class TokenFeed(Lexer):
        """A lexer for lark that passes on the tokens that `tokenize` has returned."""

        def __init__(self, conf: object) -> None:
            pass

        def lex(self, data: Sequence[FormulaToken]) -> Iterator[Token]:  # type: ignore[override]
            for each in data:
                yield Token(each.kind, each.text, start_pos=each.start, end_pos=each.end)

    grammar = Path(__file__).with_name("formula.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer=TokenFeed, transformer=Builder())


def _parsed(text: str, tokens: Sequence[FormulaToken]) -> Node:
    """Return the syntax tree of the tokens.

    *text* is the answer as it was typed, for error messages. Raises FormulaError if the tokens do not fit the
    grammar, or if the tree is too large.
    """
    from lark import UnexpectedToken

    try:
        tree = cast(Node, _parser().parse(tokens))
    except UnexpectedToken as problem:
        raise _unexpected(text, tokens, problem.token) from None
    except FormulaError as error:
        error.text = text
        raise
    parts = count_nodes(tree)
    if parts > MOST_PARTS:
        raise FormulaError("formula-many", text, 0, len(text), count=parts, most=MOST_PARTS)
    return tree


_ENDS = ("NUMBER", "SYMBOL", "CLOSE", "BANG", "PERCENT", "RAISED")
_BEGINS = ("NUMBER", "SYMBOL", "OPEN", "CHOOSE", "ARRANGE", "FACTORIAL", "TEX_BINOM", "TEX_FRAC")


def _unexpected(text: str, tokens: Sequence[FormulaToken], token: Token) -> FormulaError:
    """Return the error for *token*, which is the first of an answer's *tokens* not to fit the grammar."""
    if token.type == "$END":
        last = tokens[-1]
        return FormulaError("formula-ends", text, last.start, last.end, sign=quote_typed(last.text))
    at = next(place for place, each in enumerate(tokens) if each.start == token.start_pos)
    before, here = [FormulaToken("", "", 0, 0), *tokens][at : at + 2]
    left, right = quote_typed(before.text), quote_typed(here.text)
    if before.kind in _ENDS and here.kind in _BEGINS:
        return FormulaError("formula-between", text, before.start, here.end, left=left, right=right)
    if before.kind in NAMES:
        return FormulaError("formula-name-bare", text, before.start, before.end, name=before.text)
    if before.kind == "OPEN" and here.kind == "CLOSE":
        return FormulaError("formula-bracket-empty", text, before.start, here.end)
    return FormulaError("formula-before", text, here.start, here.end, sign=right)
