"""`History`: the layout of a player's tiles now and before each earlier move, to undo and redo moves."""

from __future__ import annotations

from dataclasses import dataclass

from .layout import Layout


@dataclass(frozen=True, slots=True)
class History:
    """The layout of a player's tiles now and before each earlier move, to undo and redo moves.

    Attributes:
        present: the layout now: the places of all tiles.
        past: the earlier layouts, the oldest first, each with the number of tiles that the player picked up
            in the move that followed.
        future: the layouts that were undone, in the order in which they were undone, each with the number of
            tiles that the player picked up in the move that led to that layout.

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
        """How many tiles the player has picked up and moved so far, not counting moves that were undone."""
        return sum(count for _, count in self.past)

    def do(self, layout: Layout, lifted: int = 0) -> History:
        """Return the history after a move that leads to *layout*; undone moves can no longer be redone.

        *lifted* is how many tiles the player picked up to make the move. If *layout* is equal to the present
        layout, the history is returned unchanged.
        """
        if layout == self.present:
            return self
        return History(layout, (*self.past, (self.present, lifted)))

    def undo(self) -> History:
        """Return the history with the player's last move undone; unchanged if there is none to undo."""
        if not self.past:
            return self
        (before, lifted) = self.past[-1]
        return History(before, self.past[:-1], (*self.future, (self.present, lifted)))

    def redo(self) -> History:
        """Return the history with the last undone move done again; unchanged if no move was undone."""
        if not self.future:
            return self
        (after, lifted) = self.future[-1]
        return History(after, (*self.past, (self.present, lifted)), self.future[:-1])
