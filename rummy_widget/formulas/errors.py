"""The error that is raised for a typed answer that cannot be parsed or has no value."""

from __future__ import annotations

from ..text import words
from ..text.words import Argument

MOST_QUOTED = 24


class FormulaError(ValueError):
    """A typed answer that cannot be understood or computed.

    `sentence` tells the student why: it is the message with the id *key*. The values *said* are filled into
    this message.
    `text` is the whole typed answer, and `text[start:end]` the part of it that the sentence is about.

    >>> from rummy_widget.formulas import read_formula
    >>> try:
    ...     read_formula("3 * 1,000")
    ... except FormulaError as error:
    ...     print(error.text[error.start : error.end], "-", error.sentence)
    1,000 - “1,000” can mean two numbers. Type 1000, or 1.0000 if you mean the decimal.
    """

    def __init__(self, key: str, text: str, start: int, end: int, **said: Argument) -> None:
        self.key = key
        self.text = text
        self.start = start
        self.end = end
        self.sentence = words.say(key, **said)
        super().__init__(self.sentence)


def quote_typed(text: str) -> str:
    r"""Return a part of a typed answer for use in a message: shortened, with dots for unprintable characters.

    >>> quote_typed("7" * 40), quote_typed("a\x00\u202eb")
    ('777777777777777777777777…', 'a··b')
    """
    piece = "".join(sign if sign.isprintable() else "·" for sign in text[: MOST_QUOTED + 1])
    return piece if len(piece) <= MOST_QUOTED else piece[:MOST_QUOTED] + "…"
