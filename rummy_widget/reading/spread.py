"""Reading what lies on the table, tray by tray: a meld, what is to become one, or what can be none.

>>> from rummy_widget.rules import RUMMIKUB
>>> from rummy_widget.tiles import parse_tiles
>>> [str(read_tray(parse_tiles(row), RUMMIKUB).state) for row in ("r5 r6 r7", "r5 r6", "r5 b6 k1", "r5")]
['valid', 'unfinished', 'fault', 'unfinished']
"""

from __future__ import annotations

from collections.abc import Sequence

from ..faults import Fault
from ..melds import completions, read_meld
from ..rules import Ruleset
from ..tiles import Tile
from .rack import Segment, SegmentState

__all__ = ["read_tray"]


def read_tray(tiles: Sequence[Tile], rules: Ruleset) -> Segment:
    """The tiles of one tray as one meld: on a table nothing lies beside it, so it is never divided."""
    row = tuple(tiles)
    judged = read_meld(row, rules)
    if not isinstance(judged, Fault):
        return Segment(0, 0, row, SegmentState.VALID, (judged,))
    if not judged.code.unfinished:
        return Segment(0, 0, row, SegmentState.FAULT, fault=judged)
    one_more = len(row) > 1 and judged.wanted == len(row) + 1 and not all(each.joker for each in row)
    found = completions(row, rules) if one_more else ()
    return Segment(0, 0, row, SegmentState.UNFINISHED, fault=judged, completions=found)
