"""Exact counts of the deals that close, and the chances that follow from them. See METHOD.md for how."""

from __future__ import annotations

from .counting import chance_closing, count_closing, deals_of
from .simulate import Estimate, simulate_closing

__all__ = ["Estimate", "chance_closing", "count_closing", "deals_of", "simulate_closing"]
