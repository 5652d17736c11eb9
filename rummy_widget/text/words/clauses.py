"""Clauses and glossary as records, read from their messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .voice import Voice


class Clause(NamedTuple):
    """One clause of the rules, in our words.

    `stated` is what the published rules say, `ruling` what we decided where they are silent, and `switch`
    what a table may set otherwise; each may be empty.
    """

    id: str
    title: str
    stated: str
    ruling: str
    switch: str

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


def read_clause(voice: Voice, key: str) -> Clause:
    """The clause under a key; an unknown one raises KeyError."""
    said = {name: voice.say(f"{key}.{name}") for name in voice.attributes(key)}
    return Clause(key, said["title"], said.get("stated", ""), said.get("ruling", ""), said.get("switch", ""))


def read_terms(voice: Voice) -> tuple[Term, ...]:
    """All entries of the glossary."""
    keys = (key for key in voice.keys if key.startswith("term-"))
    return tuple(Term(key.removeprefix("term-"), voice.say(f"{key}.term"), voice.say(key)) for key in keys)
