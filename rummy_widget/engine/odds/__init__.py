"""Exact counts of the deals with which a player can close or open, and their probabilities.

METHOD.md explains how they are counted.
"""

from __future__ import annotations

from .counting import chance_closing, count_closing

__all__ = ["chance_closing", "count_closing"]
