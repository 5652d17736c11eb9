"""What it is worth to close, that is, to end a round with a whole rack (PRO-40 to PRO-54).

That depends on which of eight patterns the rack shows.

>>> score_whole("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10", "b11").points
1000
"""

from __future__ import annotations

from .closings import Closing, PatternRow, score_rows, score_whole
from .prices import Pattern, Tier, price

__all__ = ["Closing", "Pattern", "PatternRow", "Tier", "price", "score_rows", "score_whole"]
