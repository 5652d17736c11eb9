"""The page that shows what tiles are worth: `widget` handles messages, `tray` is the state of the page.

`score_view` and `worth` make the data that the page shows.
"""

from __future__ import annotations

from .widget import Score

__all__ = ["Score"]
