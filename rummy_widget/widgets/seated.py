"""Who sits at a table besides the person whose page it is: computer players, or people with names."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from ..sentences.seats import told_to
from ..words import say

__all__ = ["YOU", "Sitting", "kind_at", "told_at"]

YOU = 0
"""The seat of the person at a table against computer players."""


class Sitting(NamedTuple):
    """Somebody at a table of people: the name, and what is said of them ("thinks", "away", "Steady")."""

    name: str
    about: str = ""


class Seated(Protocol):
    """A desk, as far as it tells who sits where; `people` is () against computer players."""

    @property
    def you(self) -> int: ...
    @property
    def people(self) -> tuple[Sitting, ...]: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...


def told_at(desk: Seated) -> AbstractContextManager[None]:
    """Sentences about this desk: to the person there, with the names of the others."""
    return told_to(desk.you, [each.name for each in desk.people])


def kind_at(desk: Seated, seat: int) -> str:
    """Who plays on a seat, as it stands under the name there."""
    if seat == desk.you:
        return say("player-kind", kind="you")
    return desk.people[seat].about if desk.people else say("player-kind", kind=desk.kinds[seat - 1])
