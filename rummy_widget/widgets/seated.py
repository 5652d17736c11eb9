"""The players at a game table: the person at this page, and the computer players or other people there."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from ..text.sentences.seats import addressed_to
from ..text.words import say

YOU = 0
"""The seat of the learner at a table with computer players."""


class SeatedPerson(NamedTuple):
    """A person at a multiplayer table.

    Attributes:
        name: the person's name.
        about: a note on what the person is doing, such as "away".
        says: the phrase that the person has just said to the other players; '' if there is none.
    """

    name: str
    about: str = ""
    says: str = ""


class Seating(Protocol):
    """The type of objects that say who sits in which seat of a game table, such as the state of the table."""

    @property
    def you(self) -> int:
        """The seat of the person who uses the page."""

    @property
    def people(self) -> tuple[SeatedPerson, ...]:
        """The people at a multiplayer table, by seat; () at a table with one person and computer players."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of each computer player, such as "steady", beginning with the player in seat 1."""


def addressing(state: Seating) -> AbstractContextManager[None]:
    """Return a context manager for making sentences that call the player at this page "you".

    In these sentences, all other players are called by their names.
    """
    return addressed_to(state.you, [each.name for each in state.people])


def round_from(you: int, players: int) -> list[int]:
    """Return the numbers of all seats at a table, counted from 0, in the order of play, beginning with *you*.

    *players* is the number of players, which is also the number of seats.

    >>> round_from(1, 3)
    [1, 2, 0]
    """
    return [(you + each) % players for each in range(players)]


def kind_at(state: Seating, seat: int) -> str:
    """Return the label to show below the name of the player in a seat.

    For the player at this page, it is "You". For a computer player, it is the kind of player, such as
    "Steady". For another person, it says what the person is doing, such as "away".
    """
    if seat == state.you:
        return say("player-kind", kind="you")
    return state.people[seat].about if state.people else say("player-kind", kind=state.kinds[seat - 1])


def said_at(state: Seating, seat: int) -> list[str]:
    """Return a list with the phrase that the person in a seat has just said; [] if there is none."""
    text = state.people[seat].says if state.people else ""
    return [text] if text else []
