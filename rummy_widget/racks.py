"""Reading a whole rack: its segments, whether it closes, and what it is worth as it lies (PRO-24, PRO-30)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .faults import Fault
from .layout import Arrangement
from .melds import Meld
from .rules import RUMMY_PRO, Ruleset
from .scoring import Closing, Pattern
from .tiles import Tile, Tiles

__all__ = ["RackReading", "Segment", "SegmentState", "check_rack", "read_rack"]


class SegmentState(StrEnum):
    """How a row of neighbours reads (PRO-24)."""

    LOOSE = "loose"
    VALID = "valid"
    UNFINISHED = "unfinished"
    FAULT = "fault"
    PART = "part"  # of a Mosaic, Doubles or Grand Care


@dataclass(frozen=True, slots=True)
class Segment:
    """A maximal row of neighbours on one shelf."""

    shelf: int
    start: int
    tiles: tuple[Tile, ...]
    state: SegmentState
    melds: tuple[Meld, ...] = ()
    fault: Fault | None = None
    completions: tuple[Tile, ...] = ()  # single tiles that would finish it


@dataclass(frozen=True, slots=True)
class RackReading:
    """A rack as read: the closing as it lies, or the fault why it does not close."""

    arrangement: Arrangement
    segments: tuple[Segment, ...]
    closing: Closing | None
    fault: Fault | None
    free: Tile | None
    whole: Pattern | None


def read_rack(arrangement: Arrangement | str, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0, multiplier: int = 1,
              aim: Pattern | None = None) -> RackReading:  # fmt: skip
    """Read a rack as it lies."""
    raise NotImplementedError


def check_rack(tiles: Tiles, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0) -> None:
    """Refuse more copies of a tile, or more Jokers, than the tile set holds."""
    raise NotImplementedError
