"""How a round ends."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Outcome"]


class Outcome(StrEnum):
    """How a round ends."""

    CLOSED = "closed"  # PRO-30, R45-10
    EMPTY = "empty"  # the stock ran out (PRO-14, R45-11)
    LEFT = "left"  # a player left (PRO-15, R45-12)
    OUT = "out"  # a rack is empty (RK-5, BR-6)
    BLOCKED = "blocked"  # the stock is empty and nobody can play (RK-6)
    STALEMATE = "stalemate"  # nobody can ever finish (BR-7, BR-8)
