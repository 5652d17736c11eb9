"""The difficulty of puzzles: each band needs one technique more than the band before.

What a table asks for is read from how the tiles of each old meld lie afterwards. The tiles of a meld that
come to lie together, two or more of them, are a *core*; the others were *taken*. A whole meld that is added
to is one core. What else becomes of it has a name, and needs no order of steps:

- one core of three or more, others taken: an end of a run or the fourth of a group is taken;
- one core of two: something else was put in for what was taken (substituted);
- two cores or more: the meld is split;
- no core: nothing of it stays together (broken);
- a Joker that leaves its core: its place is wanted for its tile (replaced).

Two cores in one meld afterwards are joined. Where melds are never taken apart there are other things to know
(`LayingTechnique`).

>>> PuzzleBand.MIDDLE.below is PuzzleBand.EASY.knows, *sorted(PuzzleBand.MIDDLE.new)
(True, <LayingTechnique.HOLD: 'hold'>, <Technique.SPLIT: 'split'>)

Where melds are taken apart that is a technique, where they are not a skill; no game knows both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import TypeAlias

from ...engine.solver.open_games.steps import Technique


class LayingTechnique(StrEnum):
    """What has to be seen where melds are laid and added to, beyond either, the easiest first."""

    ADD_ON = "add_on"  # a tile fits once another has been added
    HOLD = "hold"  # a tile that would fit a meld is laid in a new one
    FREE = "free"  # a Joker is replaced by its tile, and added to a meld
    FREE_NEW = "free_new"  # and lies in a new one


Known: TypeAlias = "Technique | LayingTechnique"

Techniques = frozenset[Known]

LAID: Techniques = frozenset({Technique.LAY, Technique.ADD})
"""What everybody can do who knows the melds: lay new ones, and add to those that lie there."""

EASY_FIRST: tuple[Known, ...] = (*Technique, *LayingTechnique)


def closed(knows: Iterable[Known]) -> Techniques:
    """All that a player knows who knows these: to lay and to add, and whoever substitutes can also take.

    Else equal tiles of two melds could change places, and what is taken would pass for substituted.

    >>> print(*sorted(closed([Technique.SUBSTITUTE])))
    add lay substitute take_end take_fourth
    """
    found = LAID | set(knows)
    if Technique.SUBSTITUTE in found:
        found |= {Technique.TAKE_END, Technique.TAKE_FOURTH}
    return found


def of_meld(sizes: Sequence[int], *, run: bool, jokers: int) -> Techniques:
    """What was done to a meld, from the sizes of the pieces that its tiles lie in afterwards.

    *jokers* of it were taken out by themselves, and are not among the pieces: where each stood something else
    stands now, in the piece that it left.

    >>> print(*of_meld([3, 1], run=False, jokers=0))
    take_fourth
    >>> print(*sorted(of_meld([2, 2, 1], run=True, jokers=0)))
    split take_end
    """
    found: set[Known] = {Technique.REPLACE} if jokers else set()
    cores = [size for size in sizes if size >= 2]
    singles = len(sizes) - len(cores)
    if not cores:
        if len(sizes) + jokers > 1 and not (jokers and len(sizes) == 1):
            found.add(Technique.BREAK)
        return frozenset(found)
    if len(cores) > 1:
        found.add(Technique.SPLIT)
    if singles:
        if len(cores) == 1 and cores[0] + jokers < 3:
            found.add(Technique.SUBSTITUTE)
        else:
            found.add(Technique.TAKE_END if run else Technique.TAKE_FOURTH)
    return frozenset(found)


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
