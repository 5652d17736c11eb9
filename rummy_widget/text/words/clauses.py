"""Clauses and entries of the glossary as records."""

from __future__ import annotations

from typing import NamedTuple


class Clause(NamedTuple):
    """One clause of the rules, in our words.

    `stated` is what the published rules say, `ruling` what we decided where they are silent, and `switch`
    what a table may set otherwise; each may be empty.
    """

    id: str
    title: str
    stated: str = ""
    ruling: str = ""
    switch: str = ""

    @property
    def text(self) -> str:
        """What is stated and what is ruled, in one paragraph.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").text
        'A check costs nothing.'
        """
        return " ".join(part for part in (self.stated, self.ruling) if part)

    @property
    def origin(self) -> str:
        """S where the published rules state it, R where all of it is our ruling.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").origin
        'R'
        """
        return "S" if self.stated else "R"


class Term(NamedTuple):
    """A word of the game and what it means."""

    key: str
    term: str
    text: str
