"""Texts of a lesson: one sentence in each language that has it.

A goal or a hint belongs to its step, so it stands in the lesson's file, once a language, and not among the
words of the package.

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
    """A sentence in one or more languages; `str()` says it in the language spoken now."""

    sentences: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, said: str) -> Text:
        """Return a text from a sentence in the language spoken now.

        >>> str(Text.of("Make a run."))
        'Make a run.'
        """
        return cls(((words.language(), said),))

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(language for language, _ in self.sentences)

    def said(self, language: str) -> str:
        """Return the sentence in this language; where it has none, in English or else in the first it has."""
        sentences = dict(self.sentences)
        return sentences.get(language) or sentences.get(ENGLISH) or self.sentences[0][1]

    def __str__(self) -> str:
        return self.said(words.language())
