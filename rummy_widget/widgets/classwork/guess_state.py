"""A guess on the page: what is asked, what was typed, and how it is read. No guess is right or wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from ...classroom.guesses import GUESSES, Guess
from ...engine.tiles import parse_tiles
from ...formulas import FormulaError, echo, mathml
from ...text.sentences import tiles_names
from ...text.words import say
from ..shapes import classwork as shapes
from ..views import tile_view
from .exercise_state import MOST_TRIES

__all__ = ["Guessed", "guess_view"]


@dataclass(frozen=True, slots=True)
class Guessed:
    """A guess as often as it was changed; `draft` is what stands in the field.

    >>> guessed = Guessed.of("guess-twin").answered("lots").answered("1 in 8")
    >>> guessed.given, guessed.texts
    (Fraction(1, 8), ('lots', '1 in 8'))
    """

    guess: Guess
    draft: str = ""
    texts: tuple[str, ...] = ()

    @classmethod
    def of(cls, key: str) -> Guessed:
        """Nothing is guessed yet. LookupError where there is no such guess."""
        return cls(GUESSES[key])

    @property
    def given(self) -> Fraction | None:
        """The last number that was guessed."""
        numbers = (self.guess.or_none(text) for text in reversed(self.texts))
        return next((number for number in numbers if number is not None), None)

    @property
    def done(self) -> bool:
        """Whether there is a guess."""
        return self.given is not None

    def typed(self, text: str) -> Guessed:
        """With another text in the field; it is not handed in."""
        return replace(self, draft=text)

    def answered(self, text: str, proved: bool = True) -> Guessed:
        """With another guess, which takes the place of the one before."""
        if not text.strip():
            raise ValueError(say("formula-empty"))
        if text in self.texts:  # what was guessed before is guessed again
            texts = (*(each for each in self.texts if each != text), text)
            return replace(self, draft=text, texts=texts)
        if len(self.texts) >= MOST_TRIES:
            raise ValueError(say("work-tries-full", most=MOST_TRIES))
        return replace(self, draft=text, texts=(*self.texts, text))


def guess_view(guessed: Guessed, *, number: int, of: int) -> shapes.TaskProps:
    """A guess with everything that is said of it."""
    guess = guessed.guess
    tiles = parse_tiles(guess.rack)
    handed = bool(guessed.texts) and guessed.texts[-1] == guessed.draft
    return {
        "key": guess.key,
        "seed": 0,
        "guess": True,
        "title": guess.title,
        "where": say("guess-where", number=number, of=of),
        "text": guess.text,
        "form": guess.form,
        "tiles": [tile_view(place, tile) for place, tile in enumerate(tiles)],
        "tiles_label": tiles_names(tiles) if tiles else "",
        "typed": guessed.draft,
        "reading": None if handed else _reading(guessed),
        "verdict": _verdict(guessed) if handed else None,
        "tries": "",
        "right": guessed.done,
        "may_show": False,
        "solution": None,
    }


def _reading(guessed: Guessed) -> shapes.ReadingProps | None:
    text = guessed.draft
    if not text.strip():
        return None
    try:
        formula = guessed.guess.formula(text)
        guessed.guess.read(text)
    except ValueError as error:
        return {"text": "", "typeset": "", "problem": _why(error), "place": None}
    return {"text": echo(formula), "typeset": mathml(formula), "problem": None, "place": None}


def _verdict(guessed: Guessed) -> shapes.GradedProps:
    """That it came in, and how it was read; or why it could not be."""
    try:
        formula = guessed.guess.formula(guessed.draft)
        guessed.guess.read(guessed.draft)
    except ValueError as error:
        return _said("unreadable", _why(error))
    return {**_said("guess", say("guess-in")), "read_as": echo(formula), "typeset": mathml(formula)}


def _said(outcome: shapes.MarkName, text: str) -> shapes.GradedProps:
    return {
        "outcome": outcome,
        "word": say("work-word", outcome=outcome),
        "text": text,
        "how": "",
        "misconception": None,
        "read_as": "",
        "typeset": "",
        "place": None,
    }


def _why(error: ValueError) -> str:
    return error.sentence if isinstance(error, FormulaError) else str(error)
