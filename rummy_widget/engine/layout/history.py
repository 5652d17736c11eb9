"""A `History`: every move can be undone and done again."""

from __future__ import annotations

from dataclasses import dataclass

from .layout import Layout


@dataclass(frozen=True, slots=True)
class History:
    """A layout with all that can be undone and redone, without limit.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> start = Layout.of(parse_arrangement("r5 r6"))
    >>> history = History(start).do(start.moved([1], shelf=0, slot=0), lifted=1)
    >>> history.present, history.lifted, history.undo().present, history.undo().lifted
    (<Layout r6 r5>, 1, <Layout r5 r6>, 0)
    """

    present: Layout
    past: tuple[tuple[Layout, int], ...] = ()
    future: tuple[tuple[Layout, int], ...] = ()

    @property
    def lifted(self) -> int:
        """Tiles lifted on the way here; what was undone does not count."""
        return sum(count for _, count in self.past)

    def do(self, layout: Layout, lifted: int = 0) -> History:
        """Go on to a layout; what was undone can no longer be redone. The same layout again is no move."""
        if layout == self.present:
            return self
        return History(layout, (*self.past, (self.present, lifted)))

    def undo(self) -> History:
        """One move back; where there is none, the same history."""
        if not self.past:
            return self
        (before, lifted) = self.past[-1]
        return History(before, self.past[:-1], (*self.future, (self.present, lifted)))

    def redo(self) -> History:
        """One undone move again; where there is none, the same history."""
        if not self.future:
            return self
        (after, lifted) = self.future[-1]
        return History(after, (*self.past, (self.present, lifted)), self.future[:-1])
