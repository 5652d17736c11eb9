"""Sentences for learners, each given in several languages.

Goals and hints belong to a step, so they are in the lesson file in every language, and not in the message
files of the package.

>>> goal = Text((("en", "Make a run."), ("ro", "Fă o suită.")))
>>> str(goal), goal.said("ro")
('Make a run.', 'Fă o suită.')
"""

from __future__ import annotations

from dataclasses import dataclass

from ..text import words

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence in one or more languages; `str()` returns it in the current language.

    `sentences` are pairs of a language code, such as "en", and the sentence in this language.
    """

    sentences: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, said: str) -> Text:
        """Return a `Text` that contains only the sentence *said*, taken to be in the current language.

        >>> str(Text.of("Make a run."))
        'Make a run.'
        """
        return cls(((words.language(), said),))

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages in which the sentence is given, such as "en"."""
        return tuple(language for language, _ in self.sentences)

    def said(self, language: str) -> str:
        """Return the sentence in the language with this code, such as "ro".

        If there is none, the English sentence is returned; if that is missing, too, the first one.
        """
        sentences = dict(self.sentences)
        return sentences.get(language) or sentences.get(ENGLISH) or self.sentences[0][1]

    def __str__(self) -> str:
        return self.said(words.language())
