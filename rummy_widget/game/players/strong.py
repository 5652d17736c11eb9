"""Weighs what a close will pay against how soon it can be had."""

from __future__ import annotations

from random import Random

from ..moves import Move
from ..view import View
from .steady import steady

__all__ = ["strong"]


def strong(view: View, rng: Random) -> Move:
    """The move with the most points to expect."""
    return steady(view, rng)
