"""The score page, which shows what tiles are worth and why. `tray` is its state, `score_view` its props."""

from __future__ import annotations

from .widget import Score

__all__ = ["Score"]
