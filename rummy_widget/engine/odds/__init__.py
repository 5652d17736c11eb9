"""Exact counts of the deals that close, and the chances that follow from them. See METHOD.md for how."""

from __future__ import annotations

from .counting import chance_closing, count_closing

__all__ = ["chance_closing", "count_closing"]
