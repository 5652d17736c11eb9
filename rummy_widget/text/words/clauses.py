"""Records for the clauses of the rules and the entries of the glossary."""

from __future__ import annotations

from typing import NamedTuple


class Clause(NamedTuple):
    """One clause of the rules, in our words.

    `stated` is what the published rules say, `ruling` our decision if they say nothing or are unclear, and
    `switch` describes the setting with which players can change the rule; each may be empty.
    """

    id: str
    title: str
    stated: str = ""
    ruling: str = ""
    switch: str = ""

    @property
    def text(self) -> str:
        """The wording of the clause: the published rule and our ruling as one paragraph.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").text
        'A check costs nothing.'
        """
        return " ".join(part for part in (self.stated, self.ruling) if part)

    @property
    def origin(self) -> str:
        """Where the clause comes from: "S" if published rules state at least part of it, "R" if none does.

        "R" means that the whole clause is a ruling of this package, because the published rules don't settle
        the question.

        >>> Clause("PRO-34", "Check", "", "A check costs nothing.", "").origin
        'R'
        """
        return "S" if self.stated else "R"


class Term(NamedTuple):
    """An entry of the glossary: a term of the game and its explanation."""

    key: str
    term: str
    text: str
