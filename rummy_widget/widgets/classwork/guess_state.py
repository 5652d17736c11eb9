"""A guess on the page: what is asked, and what was typed. No guess is right or wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from ...classroom.guesses import GUESSES, Guess
from ...text.words import say
from .exercise_state import MOST_TRIES


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
    def key(self) -> str:
        """The question that is guessed at."""
        return self.guess.key

    @property
    def tries(self) -> int:
        """No guess counts as a try."""
        return 0

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
