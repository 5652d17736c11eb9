"""Who sits at a table besides the person whose page it is: computer players, or people with names."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from ..text.sentences.seats import told_to
from ..text.words import say

YOU = 0
"""The seat of the person at a table against computer players."""


class SeatedPerson(NamedTuple):
    """Somebody at a table of people: the name, what is said of them ("thinks", "away"), what they say."""

    name: str
    about: str = ""
    says: str = ""


class Seating(Protocol):
    """A state, as far as it tells who sits where; `people` is () against computer players."""

    @property
    def you(self) -> int: ...
    @property
    def people(self) -> tuple[SeatedPerson, ...]: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...


def told_at(state: Seating) -> AbstractContextManager[None]:
    """Sentences about this table: to the person there, with the names of the others."""
    return told_to(state.you, [each.name for each in state.people])


def round_from(you: int, players: int) -> list[int]:
    """The seats in the order of play, the own one first.

    >>> round_from(1, 3)
    [1, 2, 0]
    """
    return [(you + each) % players for each in range(players)]


def kind_at(state: Seating, seat: int) -> str:
    """Who plays on a seat, as it stands under the name there."""
    if seat == state.you:
        return say("player-kind", kind="you")
    return state.people[seat].about if state.people else say("player-kind", kind=state.kinds[seat - 1])


def said_at(state: Seating, seat: int) -> list[str]:
    """What somebody at a table of people says, as it stands beside the name."""
    text = state.people[seat].says if state.people else ""
    return [text] if text else []
