"""Exact counts of the deals with which a player can close or open, and their probabilities.

To close is to end the round with all tiles but one in melds or another pattern; to open is to lay first melds
that are worth enough points. METHOD.md explains how the deals are counted.
"""

from __future__ import annotations

from .counting import chance_closing, count_closing

__all__ = ["chance_closing", "count_closing"]
