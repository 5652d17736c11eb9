"""Exact counts of the deals with which a player can close or open, and their probabilities.

Closing means ending the round with all tiles but one in melds or another pattern. Opening means laying a
player's first melds, which must be worth enough points. METHOD.md explains how the deals are counted.
"""

from __future__ import annotations

from .counting import chance_closing, count_closing

__all__ = ["chance_closing", "count_closing"]
