"""Who sits at a game table besides the person at this page: computer players, or people with names."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from ..text.sentences.seats import addressed_to
from ..text.words import say

YOU = 0
"""The seat of the learner at a table with computer players."""


class SeatedPerson(NamedTuple):
    """A person at a multiplayer table.

    `about` is a remark on what they do, such as "away", and `says` the phrase that they have just said.
    """

    name: str
    about: str = ""
    says: str = ""


class Seating(Protocol):
    """The part of a game table's state that says who sits where."""

    @property
    def you(self) -> int:
        """The seat of the person who uses the page."""

    @property
    def people(self) -> tuple[SeatedPerson, ...]:
        """The people on all seats, in order; () at a table with computer players."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the computer players, such as "steady", from seat 1 on."""


def addressing(state: Seating) -> AbstractContextManager[None]:
    """Return a context manager in which sentences call this page's person "you" and others by name."""
    return addressed_to(state.you, [each.name for each in state.people])


def round_from(you: int, players: int) -> list[int]:
    """Return the seats of a table in the order of play, beginning with the seat *you*.

    *players* is the number of players.

    >>> round_from(1, 3)
    [1, 2, 0]
    """
    return [(you + each) % players for each in range(players)]


def kind_at(state: Seating, seat: int) -> str:
    """Return the text below the name of the player on a seat.

    It is "you", the kind of computer player, or a remark on what a person is doing, such as "away".
    """
    if seat == state.you:
        return say("player-kind", kind="you")
    return state.people[seat].about if state.people else say("player-kind", kind=state.kinds[seat - 1])


def said_at(state: Seating, seat: int) -> list[str]:
    """Return a list with the phrase that the person on a seat has just said, if any; otherwise []."""
    text = state.people[seat].says if state.people else ""
    return [text] if text else []
