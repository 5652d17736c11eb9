"""Cutting a typed answer into its signs: numbers, letters, names and marks, each with its place.

Signs that mean the same are made one here: the many minus signs, and ×, · and x. The comma separates inside
the brackets of C(52, 5) and belongs to a number elsewhere.
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
"""What is called by its name, with brackets; capital or small letters do not matter."""
KINDS = {name.lower(): kind for kind, names in NAMES.items() for name in names}
TEX = {"binom": "TEX_BINOM", "frac": "TEX_FRAC", "cdot": "TIMES", "times": "TIMES"}
RESERVED = frozenset("CcAaPpXxEe")
"""Letters that no exercise may use as a symbol."""

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
"""What is said of a sign that has no meaning where it stands."""
OPENING = {"(": ")", "[": "]", "{": "}"}
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")

_SPACE = re.compile(r"[ \t\r\n\u00a0\u2009\u202f]+")
_ALONE = re.compile(r"\s*[+−-]?\s*[0-9]+[.,][0-9]+\s*")
_WORD = re.compile(r"\\?[A-Za-z]+")
_RAISED = re.compile("⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
# Letters of other alphabets that look like a plain one; full-width and mathematical ones need no table.
_ALIKE = str.maketrans("АСЕРХасерхΑΕΡΧκνпηոС", "ACEPXacepxAEPXknnnnC")


class Sign(NamedTuple):
    """A piece of what was typed: what kind it is, its text and its place."""

    kind: str
    text: str
    start: int
    end: int


def cut(text: str, symbols: Collection[str] = (), *, decimal: bool = False) -> list[Sign]:
    """All signs of a text in their order; FormulaError where there is one that has no meaning.

    With *decimal* a number that stands alone is known to have decimals, as in 8.333.

    >>> [sign.kind for sign in cut("2 x C(106, 14)")]
    ['NUMBER', 'TIMES', 'CHOOSE', 'OPEN', 'NUMBER', 'SEPARATOR', 'NUMBER', 'CLOSE']
    >>> [sign.text for sign in cut("nCk + 1 000", ["n", "k"])]
    ['n', 'C', 'k', '+', '1 000']
    """
    if len(text) > MOST_CHARACTERS:
        raise FormulaError(
            "formula-long", text, MOST_CHARACTERS, len(text), count=len(text), most=MOST_CHARACTERS
        )
    return _Cutter(text, symbols, sure=decimal and bool(_ALONE.fullmatch(text))).signs()


class _Cutter:
    """The state of going through a text once."""

    def __init__(self, text: str, symbols: Collection[str], *, sure: bool) -> None:
        self.text = text
        self.sure = sure
        self.symbols = symbols
        self.found: list[Sign] = []
        # Where each bracket that is open stands, and whether it is a call's.
        self.brackets: list[tuple[int, bool]] = []

    def signs(self) -> list[Sign]:
        at = 0
        while at < len(self.text):
            space = _SPACE.match(self.text, at)
            at = space.end() if space else self._next(at)
        if self.brackets:
            at = self.brackets[-1][0]
            raise FormulaError("formula-bracket-open", self.text, at, at + 1, sign=self.text[at])
        return self.found

    def _next(self, at: int) -> int:
        """Take the sign that stands here; where it ends."""
        sign = self.text[at]
        in_call = bool(self.brackets) and self.brackets[-1][1]
        if sign in "0123456789" or (sign == "." and self.text[at + 1 : at + 2] in "0123456789"):
            return self._add("NUMBER", at, read_number(self.text, at, comma=not in_call, sure=self.sure).end)
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
        self.found.append(Sign(kind, self.text[start:end], start, end))
        return end

    def _open(self, at: int) -> int:
        if len(self.brackets) == MOST_BRACKETS:
            raise FormulaError("formula-deep", self.text, at, at + 1, most=MOST_BRACKETS)
        call = bool(self.found) and self.found[-1].kind in NAMES and self.text[at] != "{"
        self.brackets.append((at, call))
        return self._add("OPEN", at, at + 1)

    def _close(self, at: int) -> int:
        if not self.brackets or OPENING[self.text[self.brackets[-1][0]]] != self.text[at]:
            raise FormulaError("formula-bracket-close", self.text, at, at + 1, sign=self.text[at])
        self.brackets.pop()
        return self._add("CLOSE", at, at + 1)

    def _word(self, word: str, at: int) -> int:
        """A name, a letter that stands for a number, or several of them without a space, as in nCk."""
        end = at + len(word)
        if word[0] == "\\":
            if word[1:] not in TEX:
                raise FormulaError("formula-word-unknown", self.text, at, end, word=quote_typed(word))
            return self._add(TEX[word[1:]], at, end)
        pieces = [self._letter(letter) for letter in word]
        if word.lower() in KINDS and (None in pieces or len(word) == 1 or self._follows(end) in ("(", "[")):
            return self._name(word, at, end)
        if None in pieces:
            raise self._unknown_word(word, at)
        for place, kind in enumerate(pieces, at):
            letter = self.text[place]
            if kind == "NAME":
                self._name(letter, place, place + 1)
            elif kind == "SYMBOL" and letter not in self.symbols:
                self.found.append(Sign(kind, letter.swapcase(), place, place + 1))
            else:
                self._add(str(kind), place, place + 1)
        return end

    def _name(self, word: str, at: int, end: int) -> int:
        """Named with brackets, C(5, 2) and C_5^2, or between two numbers, 5C2."""
        follows = self._follows(end)
        between = bool(self.found) and self.found[-1].kind in ("NUMBER", "SYMBOL")
        kind = KINDS[word.lower()]
        if between and kind != "FACTORIAL" and follows not in (*OPENING, "_", "^"):
            kind += "_BETWEEN"
        elif follows not in ("(", "[", "_", "^"):
            raise FormulaError("formula-name-bare", self.text, at, end, name=word)
        return self._add(kind, at, end)

    def _follows(self, end: int) -> str:
        """Return the sign after a place, spaces passed over."""
        return _SPACE.sub("", self.text[end:])[:1]

    def _letter(self, letter: str) -> str | None:
        """What one letter is by itself."""
        if letter in self.symbols or letter.swapcase() in self.symbols:
            return "SYMBOL"
        if letter in "xX":
            return "TIMES"
        return "NAME" if letter.lower() in KINDS else None

    def _unknown_word(self, word: str, at: int) -> FormulaError:
        end, said = at + len(word), quote_typed(word)
        if len(word) > 1:
            return FormulaError("formula-word-unknown", self.text, at, end, word=said)
        key = "formula-letter-other" if self.symbols else "formula-letter"
        return FormulaError(key, self.text, at, end, letter=said, letters=", ".join(self.symbols))

    def _unknown(self, sign: str, at: int) -> FormulaError:
        end = at + 1
        if sign in REFUSED:
            return FormulaError(REFUSED[sign], self.text, at, end, sign=sign)
        plain = unicodedata.normalize("NFKC", sign).translate(_ALIKE)
        if len(plain) == 1 and plain.isascii() and plain.isprintable():
            return FormulaError("formula-look-alike", self.text, at, end, plain=plain)
        return FormulaError("formula-sign-unknown", self.text, at, end, sign=quote_typed(sign))
