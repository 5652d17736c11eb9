"""What every position can be asked, whatever is played."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from ..faults import RulesError
from .moves import Move
from .phase import Phase
from .settings import Settings

__all__ = ["Position"]


@runtime_checkable
class Position(Protocol):
    """A moment of a round: immutable, and each move gives another.

    Seats count from 0. `seat` moves next, `phase` says what, `moves` are all moves so far. `scores` is what
    each seat has won or lost, zeros while the round goes on, and `result` how it ended, or None. What a seat
    may know is `seen_by(seat)`: who gets that can't peek.
    """

    @property
    def settings(self) -> Settings: ...
    @property
    def seed(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def over(self) -> bool: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def legal_moves(self) -> tuple[str, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def result(self) -> Any: ...
    def after(self, move: str | Move, seat: int | None = None) -> Position: ...
    def refused(self, move: str | Move, seat: int | None = None) -> RulesError | None: ...
    def seen_by(self, seat: int) -> Any: ...
