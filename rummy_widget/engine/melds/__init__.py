"""Runs and groups: `read_meld` returns the meld that some tiles form, or says what is wrong with them.

>>> read_meld("r5 * r7")
read_meld('r5 *r6 r7')
>>> read_meld("r5 r6 b7")
<Fault wrong_colour: b7 (PRO-20)>
"""

from __future__ import annotations

from .reading import Meld as Meld
from .reading import MeldKind as MeldKind
from .reading import completions as completions
from .reading import divide as divide
from .reading import meld_of as meld_of
from .reading import read_meld as read_meld
from .values import hand_value as hand_value
from .values import meld_value as meld_value
from .values import tile_value as tile_value
