"""The score page: what any tiles are worth, and why. `tray` is its state, `score_view` what is shown."""

from __future__ import annotations

from .widget import Score

__all__ = ["Score"]
