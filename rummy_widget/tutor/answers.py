"""Answers as they are understood: a word to pick, or a number however it is written.

>>> read_answer("1 / 3"), read_answer("25 %"), read_answer("1 000"), read_answer("red-1")
(Fraction(1, 3), Fraction(1, 4), Fraction(1000, 1), 'red-1')
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from .. import words
from .errors import AttemptError

if TYPE_CHECKING:
    from .steps import StepData

Answer = Fraction | str

MOST_TYPED = 40
_GROUPS = re.compile(r"(?<=\d)[  ,](?=\d{3}(?!\d))")
_NUMBER = re.compile(r"(?P<top>[-−+]?\d{1,12}(?:\.\d{1,12})?)\s*(?:/\s*(?P<below>\d{1,12})|(?P<percent>%))?")


def read_answer(typed: str) -> Answer:
    """What was typed, as a number where it is one; else the word itself, trimmed.

    Thousands may be set apart (1 000 or 1,000). Nothing is calculated: `2 + 2` is a word.
    """
    if len(typed) > MOST_TYPED:
        raise ValueError(f"an answer has at most {MOST_TYPED} characters, not {len(typed)}")
    text = _GROUPS.sub("", typed.strip())
    found = _NUMBER.fullmatch(text)
    if found is None:
        return text
    below = int(found["below"] or 1)
    if below == 0:
        return text
    return Fraction(found["top"].replace("−", "-")) / below / (100 if found["percent"] else 1)


def typed_answer(step: StepData, typed: object) -> str:
    """An answer that can be meant in this step; AttemptError where it cannot, which costs nothing."""
    if not isinstance(typed, str) or not typed.strip():
        raise AttemptError(words.say("answer-none"))
    if step.options:
        if typed not in {option.key for option in step.options}:
            raise AttemptError(words.say("answer-not-option"))
        return typed
    if len(typed) > MOST_TYPED or isinstance(read_answer(typed), str):
        raise AttemptError(words.say("answer-not-number", answer=typed.strip()[:20]))
    return typed.strip()


def answer_text(answer: Answer) -> str:
    """An answer as it was understood, for people.

    >>> answer_text(read_answer(" 1,000 ")), answer_text(read_answer("0.5")), answer_text(read_answer("2/6"))
    ('1000', '0.5', '1/3')
    """
    if isinstance(answer, str):
        return answer
    if answer.denominator == 1:
        return str(answer.numerator)
    decimal = answer * 10_000
    return f"{float(answer):.4g}" if decimal.denominator == 1 else str(answer)
