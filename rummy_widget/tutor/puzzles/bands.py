"""How hard a puzzle is, by what has to be known for it: each band knows one kind of thing more.

>>> PuzzleBand.MIDDLE.below is PuzzleBand.EASY.knows, *sorted(PuzzleBand.MIDDLE.new)
(True, <LayingTechnique.HOLD: 'hold'>, <Technique.SPLIT: 'split'>)

Where melds are taken apart that is a technique, where they are not a skill; no game knows both.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import accumulate

from ...engine.solver.open_games.steps import Technique
from .techniques import LAID, LayingTechnique, Techniques


class PuzzleBand(StrEnum):
    """How hard a puzzle is."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"
    MASTER = "master"

    @property
    def knows(self) -> Techniques:
        """What solves every puzzle of this band."""
        return _KNOWS[list(PuzzleBand).index(self) + 1]

    @property
    def below(self) -> Techniques:
        """What solves none of them."""
        return _KNOWS[list(PuzzleBand).index(self)]

    @property
    def new(self) -> Techniques:
        """What this band is about."""
        return self.knows - self.below


_NEW: tuple[Techniques, ...] = (
    frozenset({Technique.TAKE_END, Technique.TAKE_FOURTH, LayingTechnique.ADD_ON}),
    frozenset({Technique.SPLIT, LayingTechnique.HOLD}),
    frozenset({Technique.SUBSTITUTE, Technique.REPLACE, LayingTechnique.FREE}),
    frozenset({Technique.JOIN, Technique.BREAK, LayingTechnique.FREE_NEW}),
)
_KNOWS: tuple[Techniques, ...] = tuple(accumulate(_NEW, frozenset.union, initial=LAID))


def band_of(techniques: Iterable[str]) -> PuzzleBand | None:
    """Return the band of what needs these; None where adding and laying will do.

    >>> band_of(["add", "split"]), band_of(["add"])
    (<PuzzleBand.MIDDLE: 'middle'>, None)
    """
    needed = set(techniques)
    return next((band for band in reversed(PuzzleBand) if needed & band.new), None)
