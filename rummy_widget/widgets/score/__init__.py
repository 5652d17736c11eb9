"""The score page: what any tiles are worth, and why. `tray` is its state, `views` what is shown."""

from __future__ import annotations

from .widget import Score

__all__ = ["Score"]
