"""The points that a close is worth, by the pattern that the tiles form (PRO-40 to PRO-54).

To close is to end the round with fourteen tiles that form one of eight patterns and to discard the fifteenth.

>>> score_whole("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10", "b11").points
1000
"""

from __future__ import annotations

from .closings import Closing, PatternRow, score_rows, score_whole
from .prices import Pattern, Tier, price

__all__ = ["Closing", "Pattern", "PatternRow", "Tier", "price", "score_rows", "score_whole"]
