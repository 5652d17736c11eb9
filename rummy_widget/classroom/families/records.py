"""Exercises for students, and families of exercises, which make one exercise from each seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from math import floor
from random import Random
from types import MappingProxyType

from ...formulas import read_formula, value
from ...text.words import Argument, say

MOST_SEED = 10**12
_TRIES = 500
_NARROW_SPACE = "\u202f"


class Topic(StrEnum):
    """The topics of the lessons for a class, in the order in which they are taught."""

    RACKS = "racks"
    JOKERS = "jokers"
    DOUBLES = "doubles"
    MELDS = "melds"
    CLOSES = "closes"
    WAITING = "waiting"
    LAWS = "laws"
    PRICES = "prices"
    MACHINE = "machine"
    HOLDING = "holding"
    RACE = "race"
    RARE = "rare"
    OPENING = "opening"
    GRAPH = "graph"


@dataclass(frozen=True, slots=True)
class FamilyDraw:
    """The random part of an exercise: its numbers, its right answer and some wrong answers.

    *given* are the numbers that the question names. *formula* is the right answer as a student might type it;
    answers are compared with its value. *wrong* maps the names of known misconceptions to the values they
    lead to, or to formulas if the answer has *symbols* (variables). *rack* lists the tiles to show with the
    question, in notation such as "r7" for the red 7.
    """

    given: Mapping[str, Argument]
    formula: str
    wrong: Mapping[str, Fraction | int | str]
    symbols: tuple[str, ...] = ()
    rack: str = ""


@dataclass(frozen=True, slots=True)
class ClassExercise:
    """An exercise: the question, its exact answer, and the wrong answers that known misconceptions lead to.

    *family* is the name of the family that made the exercise, from the number *seed*. *text* is the question,
    and *solution* explains how to answer it. *key* is the exact answer: a number, or a formula if the answer
    has *symbols* (variables). *digits* is the number of digits after the point that a decimal answer needs;
    if it is None, only the exact value is accepted. *misconceptions* maps the name of each known
    misconception to the wrong answer it leads to. *formula* is the answer as a student might type it, *given*
    are the numbers in the question, and *rack* lists the tiles shown, in notation.
    """

    topic: Topic
    family: str
    seed: int
    text: str
    key: Fraction | str
    digits: int | None
    misconceptions: Mapping[str, Fraction | str]
    formula: str
    solution: str
    given: Mapping[str, Argument]
    symbols: tuple[str, ...] = ()
    rack: str = ""

    @property
    def title(self) -> str:
        """The exercise's title, as shown to students; exercises of one family share it.

        The exercises of a family differ only in their numbers.
        """
        return say(f"family-{self.family}")

    @property
    def question(self) -> str:
        """The text of the question, followed by the tiles that it shows, if any, in notation."""
        return f"{self.text} {self.rack}".strip()

    @property
    def form(self) -> str:
        """A sentence that tells students how to write the answer, for example with how many digits."""
        if self.symbols:
            return say("answer-formula", symbols=" and ".join(self.symbols))
        if self.digits is None:
            return say("answer-exact")
        return say("answer-decimal", digits=self.digits) if self.digits else say("answer-rounded")


@dataclass(frozen=True, slots=True)
class Family:
    """A family of exercises, which differ only in their numbers.

    *key* is its name. *make* draws the numbers of an exercise with the random number generator it is given.

    >>> from rummy_widget.classroom import FAMILIES
    >>> made = FAMILIES["outs-wait"].exercise(7)
    >>> made.key == FAMILIES["outs-wait"].exercise(7).key
    True
    """

    key: str
    topic: Topic
    make: Callable[[Random], FamilyDraw] = field(repr=False)

    @property
    def title(self) -> str:
        """The title of the family's exercises, as shown to students."""
        return say(f"family-{self.key}")

    def exercise(self, seed: int) -> ClassExercise:
        """Return the exercise that is made from a seed; the same seed always gives the same exercise.

        Raises ValueError if the seed is not a whole number from 0 to 999,999,999,999.
        """
        if type(seed) is not int or not 0 <= seed < MOST_SEED:
            raise ValueError(f"no such seed: {seed!r:.40}; expected a whole number from 0 to {MOST_SEED - 1}")
        rng = Random(f"{self.key}/{seed}")
        for _ in range(_TRIES):
            made = self.make(rng)
            key = None if made.symbols else value(read_formula(made.formula, ()))
            if _all_differ(made, key):
                return self._exercise(seed, made, key)
        raise AssertionError(f"{self.key}: no fair exercise of seed {seed} in {_TRIES} tries")

    def _exercise(self, seed: int, made: FamilyDraw, key: Fraction | None) -> ClassExercise:
        said = {name: written(number) for name, number in made.given.items()}
        wrong = {name: slip if isinstance(slip, str) else Fraction(slip) for name, slip in made.wrong.items()}
        return ClassExercise(
            topic=self.topic,
            family=self.key,
            seed=seed,
            text=say(f"ask-{self.key}", **said),
            key=made.formula if key is None else key,
            digits=digits_for(key),
            misconceptions=MappingProxyType(wrong),
            formula=made.formula,
            solution=say(f"solve-{self.key}", **said),
            given=MappingProxyType(dict(made.given)),
            symbols=made.symbols,
            rack=made.rack,
        )


def rounded(value: Fraction | int, digits: int) -> Fraction:
    """Return a value rounded to *digits* decimal places; halves go up.

    If *digits* is negative, digits before the point are rounded: -2 gives whole hundreds.

    >>> rounded(Fraction(2, 3), 2), rounded(1250, -2)
    (Fraction(67, 100), Fraction(1300, 1))
    """
    scale = Fraction(10) ** digits
    return floor(value * scale + Fraction(1, 2)) / scale


def decimal_places(value: Fraction | int, digits: int) -> int:
    """Return the number of decimal places needed to show *digits* significant digits of a value.

    The result is negative if digits before the point have to be rounded.

    >>> decimal_places(Fraction(1, 3), 3), decimal_places(Fraction(1, 3000), 3), decimal_places(1234, 3)
    (3, 6, -1)
    """
    return digits - 1 - (order_of_magnitude(abs(Fraction(value))) if value else 0)


def order_of_magnitude(number: Fraction) -> int:
    """Return the exponent of the largest power of ten that does not exceed *number*, which is above 0.

    >>> [order_of_magnitude(Fraction(number)) for number in ("999", "1/1000", "2/1000")]
    [2, -3, -3]
    """
    power = len(str(number.numerator)) - len(str(number.denominator))
    return power if Fraction(10) ** power <= number else power - 1


def digits_for(key: Fraction | None) -> int | None:
    """Return the number of digits after the point that a decimal answer to an exercise needs.

    *key* is the right answer, or None if the right answer is a formula. Returns None if the right answer is a
    formula or a whole number. Otherwise the result leaves at least three significant digits.

    >>> [digits_for(Fraction(key)) for key in ("1/3", "1/3000", "100/3", "20000/3", "7")]
    [3, 6, 2, 0, None]
    """
    if key is None or key.denominator == 1:
        return None
    if key >= 1:
        return 2 if key < 1000 else 0
    return max(3, decimal_places(key, 3))


def written(value: Argument) -> Argument:
    r"""Return a value as shown in a sentence: a whole number above 9999 gets thousands separators.

    The separators are narrow no-break spaces. Any other value, including a string, is returned unchanged.

    >>> written(106), written(86321258844).split("\u202f")
    (106, ['86', '321', '258', '844'])
    """
    return f"{value:,}".replace(",", _NARROW_SPACE) if isinstance(value, int) and value > 9999 else value


def _all_differ(made: FamilyDraw, key: Fraction | None) -> bool:
    """Return whether the right answer to an exercise and the known wrong ones all differ when rounded.

    *key* is the right answer, or None if the right answer is a formula. Formulas are compared as strings;
    numbers are rounded to as many digits as `digits_for` gives for *key*.
    """
    digits = digits_for(key)
    values = [made.formula if key is None else key, *made.wrong.values()]
    near = {each if digits is None or isinstance(each, str) else rounded(each, digits) for each in values}
    return len(near) == len(values)
