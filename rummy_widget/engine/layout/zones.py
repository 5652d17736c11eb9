"""The zones in which shelves lie: one's own rack, and the table, where each meld has a tray."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

RACK_SHELVES = 2
"""A rack has two shelves, numbers 0 and 1; from here on the trays of the table are numbered."""


class Zone(StrEnum):
    """Where a shelf is."""

    RACK = "rack"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Shelf:
    """A shelf in its zone: the ids of its tiles, slot by slot, None where a slot is empty.

    >>> Shelf((0, 1, None, 2), Zone.RACK).ids
    (0, 1, 2)
    """

    slots: tuple[int | None, ...] = ()
    zone: Zone = Zone.RACK

    @property
    def ids(self) -> tuple[int, ...]:
        """The tiles that lie here, without the gaps."""
        return tuple(id for id in self.slots if id is not None)
