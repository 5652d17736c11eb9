"""What a page orders at rack and table together: moved, sorted, undone; no tile of the table leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ...engine.layout import History

__all__ = ["Trays"]


@dataclass(frozen=True, slots=True)
class Trays:
    """Rack and table with all that can be undone."""

    history: History

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Trays:
        """Lift these tiles and put them down from this slot on; shelf 2 is the first meld of the table."""
        return replace(self, history=self.history.do(self.history.present.moved(ids, shelf, slot), len(ids)))

    def sort(self, by: Literal["run", "group"]) -> Trays:
        """The tiles of the rack in rows of one colour or one number."""
        return replace(self, history=self.history.do(self.history.present.sorted_by(by)))

    def undo(self) -> Trays:
        """One change back."""
        return replace(self, history=self.history.undo())

    def redo(self) -> Trays:
        """The change made again."""
        return replace(self, history=self.history.redo())
