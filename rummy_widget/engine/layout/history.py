"""`History`: a layout with its earlier states, so that moves can be undone and redone."""

from __future__ import annotations

from dataclasses import dataclass

from .layout import Layout


@dataclass(frozen=True, slots=True)
class History:
    """A layout with all the layouts before it, so that every move can be undone and redone.

    `past` has the layouts before it, oldest first, each with the number of tiles lifted in the next move.
    `future` has the layouts that were undone, the last undone last, each with the number of tiles lifted in
    the move that led to it.

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
        """How many tiles were lifted in all moves up to now, not counting moves that were undone."""
        return sum(count for _, count in self.past)

    def do(self, layout: Layout, lifted: int = 0) -> History:
        """Return the history after a move to another layout; what was undone before can't be redone any more.

        *lifted* is how many tiles the move lifted. If the layout is the same, the history is returned
        unchanged.
        """
        if layout == self.present:
            return self
        return History(layout, (*self.past, (self.present, lifted)))

    def undo(self) -> History:
        """Return the history with the last move undone; unchanged if there is none."""
        if not self.past:
            return self
        (before, lifted) = self.past[-1]
        return History(before, self.past[:-1], (*self.future, (self.present, lifted)))

    def redo(self) -> History:
        """Return the history with the last undone move done again; unchanged if there is none."""
        if not self.future:
            return self
        (after, lifted) = self.future[-1]
        return History(after, (*self.past, (self.present, lifted)), self.future[:-1])
