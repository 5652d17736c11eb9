"""Runs and groups: what some tiles are, every way to read their Jokers, or what is wrong with them.

>>> read_meld("r5 * r7")
read_meld('r5 *r6 r7')
>>> read_meld("r5 r6 b7")
<Fault wrong_colour: b7 (PRO-20)>
"""

from __future__ import annotations

from .reading import Meld, MeldKind, completions, divide, meld_of, read_meld
from .values import hand_value, meld_value, tile_value

__all__ = [
    "Meld",
    "MeldKind",
    "completions",
    "divide",
    "hand_value",
    "meld_of",
    "meld_value",
    "read_meld",
    "tile_value",
]
