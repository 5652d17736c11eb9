"""Records for the clauses of the rules and the entries of the glossary."""

from __future__ import annotations

from typing import NamedTuple


class Clause(NamedTuple):
    """One clause of the rules, in our words.

    `stated` is what the published rules say, `ruling` what we decided if they are silent, and `switch` the
    setting with which a table can change it; each may be empty.
    """

    id: str
    title: str
    stated: str = ""
    ruling: str = ""
    switch: str = ""

    @property
    def text(self) -> str:
        """What is stated and what we ruled, in one paragraph.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").text
        'A check costs nothing.'
        """
        return " ".join(part for part in (self.stated, self.ruling) if part)

    @property
    def origin(self) -> str:
        """The letter S if the published rules state the clause, R if all of it is our ruling.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").origin
        'R'
        """
        return "S" if self.stated else "R"


class Term(NamedTuple):
    """A term of the game and its explanation."""

    key: str
    term: str
    text: str
