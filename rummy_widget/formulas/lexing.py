"""Split a typed answer into tokens: numbers, letters, function names and signs, each with its position.

Signs with the same meaning become tokens of the same kind: all minus signs, for example, or ×, · and x.
Inside the brackets of a call such as C(52, 5), a comma separates arguments; anywhere else, it is part of a
number.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import NamedTuple

from .errors import FormulaError, quote_typed
from .numerals import read_number

MOST_CHARACTERS = 200
MOST_BRACKETS = 20

NAMES = {
    "CHOOSE": ("C", "nCr", "comb", "combin", "binom", "binomial", "choose"),
    "ARRANGE": ("A", "P", "nPr", "perm", "permut"),
    "FACTORIAL": ("fact", "factorial"),
}
"""The names by which each function can be called; upper and lower case make no difference."""
KINDS = {name.lower(): kind for kind, names in NAMES.items() for name in names}
TEX = {"binom": "TEX_BINOM", "frac": "TEX_FRAC", "cdot": "TIMES", "times": "TIMES"}
RESERVED = frozenset("CcAaPpXxEe")
"""Letters that no exercise may use as symbols, because they have another meaning."""

MARKS = {
    "+": "PLUS", "-": "MINUS", "−": "MINUS", "–": "MINUS", "*": "TIMES", "×": "TIMES", "·": "TIMES",
    "⋅": "TIMES", "∙": "TIMES", "∗": "TIMES", "/": "OVER", "÷": "OVER", "⁄": "OVER", "∕": "OVER",
    "^": "CARET", "!": "BANG", "%": "PERCENT", "_": "UNDER", ";": "SEPARATOR",
}  # fmt: skip
REFUSED = {
    ".": "formula-point",
    **dict.fromkeys(",;", "formula-comma"),
    **dict.fromkeys(":∶", "formula-colon"),
    **dict.fromkeys("=≈~<>≤≥≠", "formula-equals"),
}
"""A mapping from signs that may have no meaning at their place to the keys of the messages that say so."""
OPENING = {"(": ")", "[": "]", "{": "}"}
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")

_SPACE = re.compile(r"[ \t\r\n\u00a0\u2009\u202f]+")
_ALONE = re.compile(r"\s*[+−-]?\s*[0-9]+[.,][0-9]+\s*")
_WORD = re.compile(r"\\?[A-Za-z]+")
_RAISED = re.compile("⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
# Letters of other alphabets that look like Latin ones. Full-width and mathematical letters are not listed,
# because Unicode normalization handles them.
_ALIKE = str.maketrans("АСЕРХасерхΑΕΡΧκνпηոС", "ACEPXacepxAEPXknnnnC")


class FormulaToken(NamedTuple):
    """A token of a typed answer: its kind, its characters (`text`), and its start and end in the answer."""

    kind: str
    text: str
    start: int
    end: int


def tokenize(text: str, symbols: Collection[str] = (), *, decimal: bool = False) -> list[FormulaToken]:
    """Return all tokens (numbers, letters, names and signs) of a typed answer in order.

    *symbols* are the letters that the exercise allows. *decimal* says whether the exercise asks for a decimal
    number; if so, an answer such as 8.333 does not mean eight thousand. Raises FormulaError if the answer is
    too long or contains something that has no meaning at its place.

    >>> [token.kind for token in tokenize("2 x C(106, 14)")]
    ['NUMBER', 'TIMES', 'CHOOSE', 'OPEN', 'NUMBER', 'SEPARATOR', 'NUMBER', 'CLOSE']
    >>> [token.text for token in tokenize("nCk + 1 000", ["n", "k"])]
    ['n', 'C', 'k', '+', '1 000']
    """
    if len(text) > MOST_CHARACTERS:
        raise FormulaError(
            "formula-long", text, MOST_CHARACTERS, len(text), count=len(text), most=MOST_CHARACTERS
        )
    return _Lexer(text, symbols, decimal=decimal and bool(_ALONE.fullmatch(text))).tokens()


class _Lexer:
    """A lexer that splits one typed answer into tokens.

    *symbols* are the letters that the exercise allows. *decimal* says whether it is clear that a point or
    comma before exactly three digits is the decimal sign, as in 8.333.
    """

    def __init__(self, text: str, symbols: Collection[str], *, decimal: bool) -> None:
        self.text = text
        self.decimal = decimal
        self.symbols = symbols
        self.found: list[FormulaToken] = []
        # For each bracket that is still open: its position, and whether it belongs to a function call.
        self.brackets: list[tuple[int, bool]] = []

    def tokens(self) -> list[FormulaToken]:
        """Return the tokens of the whole answer; raises FormulaError if a part of it has no meaning."""
        at = 0
        while at < len(self.text):
            space = _SPACE.match(self.text, at)
            at = space.end() if space else self._next(at)
        if self.brackets:
            at = self.brackets[-1][0]
            raise FormulaError("formula-bracket-open", self.text, at, at + 1, sign=self.text[at])
        return self.found

    def _next(self, at: int) -> int:
        """Read the token that starts at a position and return the position after it."""
        sign = self.text[at]
        in_call = bool(self.brackets) and self.brackets[-1][1]
        if sign in "0123456789" or (sign == "." and self.text[at + 1 : at + 2] in "0123456789"):
            number = read_number(self.text, at, comma=not in_call, decimal=self.decimal)
            return self._add("NUMBER", at, number.end)
        if word := _WORD.match(self.text, at):
            return self._word(word[0], at)
        if raised := _RAISED.match(self.text, at):
            return self._add("RAISED", at, raised.end())
        if sign in OPENING:
            return self._open(at)
        if sign in OPENING.values():
            return self._close(at)
        if self.text.startswith("**", at):
            return self._add("CARET", at, at + 2)
        if sign == "," and in_call:
            return self._add("SEPARATOR", at, at + 1)
        if sign in MARKS and (sign != ";" or in_call):
            return self._add(MARKS[sign], at, at + 1)
        raise self._unknown(sign, at)

    def _add(self, kind: str, start: int, end: int) -> int:
        """Append a token of the given *kind* and return the position after it."""
        self.found.append(FormulaToken(kind, self.text[start:end], start, end))
        return end

    def _open(self, at: int) -> int:
        """Read an opening bracket and return the position after it."""
        if len(self.brackets) == MOST_BRACKETS:
            raise FormulaError("formula-deep", self.text, at, at + 1, most=MOST_BRACKETS)
        call = bool(self.found) and self.found[-1].kind in NAMES and self.text[at] != "{"
        self.brackets.append((at, call))
        return self._add("OPEN", at, at + 1)

    def _close(self, at: int) -> int:
        """Read a closing bracket and return the position after it."""
        if not self.brackets or OPENING[self.text[self.brackets[-1][0]]] != self.text[at]:
            raise FormulaError("formula-bracket-close", self.text, at, at + 1, sign=self.text[at])
        self.brackets.pop()
        return self._add("CLOSE", at, at + 1)

    def _word(self, word: str, at: int) -> int:
        """Read a name, or one or more letters written together, as in nCk; return the position after them."""
        end = at + len(word)
        if word[0] == "\\":
            if word[1:] not in TEX:
                raise FormulaError("formula-word-unknown", self.text, at, end, word=quote_typed(word))
            return self._add(TEX[word[1:]], at, end)
        pieces = [self._letter(letter) for letter in word]
        if word.lower() in KINDS and (None in pieces or len(word) == 1 or self._next_sign(end) in ("(", "[")):
            return self._name(word, at, end)
        if None in pieces:
            raise self._unknown_word(word, at)
        for place, kind in enumerate(pieces, at):
            letter = self.text[place]
            if kind == "NAME":
                self._name(letter, place, place + 1)
            elif kind == "SYMBOL" and letter not in self.symbols:
                self.found.append(FormulaToken(kind, letter.swapcase(), place, place + 1))
            else:
                self._add(str(kind), place, place + 1)
        return end

    def _name(self, word: str, at: int, end: int) -> int:
        """Read a function name, as in C(5, 2), C_5^2 or 5C2, and return the position after it.

        *word* is the name; *at* and *end* are its start and end.
        """
        follows = self._next_sign(end)
        between = bool(self.found) and self.found[-1].kind in ("NUMBER", "SYMBOL")
        kind = KINDS[word.lower()]
        if between and kind != "FACTORIAL" and follows not in (*OPENING, "_", "^"):
            kind += "_BETWEEN"
        elif follows not in ("(", "[", "_", "^"):
            raise FormulaError("formula-name-bare", self.text, at, end, name=word)
        return self._add(kind, at, end)

    def _next_sign(self, end: int) -> str:
        """Return the first character at or after the position *end*, skipping spaces; "" if there is none."""
        return _SPACE.sub("", self.text[end:])[:1]

    def _letter(self, letter: str) -> str | None:
        """Return the kind of token for a single letter, or None if it has no meaning."""
        if letter in self.symbols or letter.swapcase() in self.symbols:
            return "SYMBOL"
        if letter in "xX":
            return "TIMES"
        return "NAME" if letter.lower() in KINDS else None

    def _unknown_word(self, word: str, at: int) -> FormulaError:
        """Return the error for a word that has no meaning."""
        end, said = at + len(word), quote_typed(word)
        if len(word) > 1:
            return FormulaError("formula-word-unknown", self.text, at, end, word=said)
        key = "formula-letter-other" if self.symbols else "formula-letter"
        return FormulaError(key, self.text, at, end, letter=said, letters=", ".join(self.symbols))

    def _unknown(self, sign: str, at: int) -> FormulaError:
        """Return the error for a character that has no meaning at its place."""
        end = at + 1
        if sign in REFUSED:
            return FormulaError(REFUSED[sign], self.text, at, end, sign=sign)
        plain = unicodedata.normalize("NFKC", sign).translate(_ALIKE)
        if len(plain) == 1 and plain.isascii() and plain.isprintable():
            return FormulaError("formula-look-alike", self.text, at, end, plain=plain)
        return FormulaError("formula-sign-unknown", self.text, at, end, sign=quote_typed(sign))
