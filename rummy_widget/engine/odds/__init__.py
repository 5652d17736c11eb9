"""Exact counts of the deals that close or open, and their probabilities. METHOD.md explains the method."""

from __future__ import annotations

from .counting import chance_closing, count_closing

__all__ = ["chance_closing", "count_closing"]
