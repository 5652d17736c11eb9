"""An answer as it was understood: its text and the tree that was made of it."""

from __future__ import annotations

from dataclasses import dataclass

from .read_back import text_of
from .tree import Node, letters_of


@dataclass(frozen=True, slots=True, repr=False)
class Formula:
    """An answer as it was understood."""

    text: str
    tree: Node
    symbols: tuple[str, ...] = ()
    """The letters that may stand in it."""

    def __repr__(self) -> str:
        letters = f", symbols={self.symbols!r}" if self.letters else ""
        return f"read_formula({text_of(self.tree)!r}{letters})"

    @property
    def letters(self) -> frozenset[str]:
        """The letters that do stand in it."""
        return letters_of(self.tree)
