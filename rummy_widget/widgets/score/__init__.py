"""The score page, which shows how many points tiles are worth if a player closes (ends the round) with them.

`widget` handles messages from the page, `tray` defines the state of the page, and `score_view` and `worth`
make the data with which the page is shown.
"""

from __future__ import annotations

from .widget import Score

__all__ = ["Score"]
