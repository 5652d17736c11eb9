"""The levels of difficulty of puzzles ("bands"), each of which needs techniques that easier levels do not.

An old meld is one that was on the table before a turn. The techniques that a turn needs depend only on where
the tiles of each old meld lie after the turn, not on the order of the moves. Two or more tiles of an old meld
that still lie together are a *core*; the other tiles of the meld were *taken*. If tiles were only added to a
meld, the whole old meld is one core. The other cases are:

- One core of three or more tiles: the end of a run or the fourth tile of a group is taken.
- One core of two tiles: another tile replaces the tile that was taken (substituted).
- Two cores or more: the meld is split.
- No core: no two tiles of the meld stay together (broken).
- A Joker that leaves its core: the tile that it stands for takes its place (replaced).

If two cores are in the same new meld, they were joined. Games in which melds are never taken apart have other
techniques (`LayingTechnique`).

>>> PuzzleBand.MIDDLE.below is PuzzleBand.EASY.knows, *sorted(PuzzleBand.MIDDLE.new)
(True, <LayingTechnique.HOLD: 'hold'>, <Technique.SPLIT: 'split'>)

A level lists techniques for both kinds of games; no game uses both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import TypeAlias

from ...engine.solver.open_games.steps import Technique


class LayingTechnique(StrEnum):
    """The techniques of games in which melds are never taken apart once they are laid, the easiest first."""

    ADD_ON = "add_on"  # a tile fits once another has been added
    HOLD = "hold"  # a tile that would fit a meld is laid in a new one
    FREE = "free"  # a Joker is replaced by its tile and added to another meld
    FREE_NEW = "free_new"  # a replaced Joker is laid in a new meld


AnyTechnique: TypeAlias = "Technique | LayingTechnique"

Techniques = frozenset[AnyTechnique]

BASICS: Techniques = frozenset({Technique.LAY, Technique.ADD})
"""The techniques that everybody knows: to lay a new meld, and to add tiles to a meld on the table."""

EASY_FIRST: tuple[AnyTechnique, ...] = (*Technique, *LayingTechnique)
"""All techniques of laying tiles on a table; within each kind of game, the easiest come first."""


def with_implied(knows: Iterable[AnyTechnique]) -> Techniques:
    """Return the techniques *knows* together with all techniques that they imply.

    Laying a meld and adding to a meld are always implied. Substituting, that is, taking a tile and putting
    another in its place, implies taking a tile from the end of a run and from a group of four. Otherwise a
    player who may substitute but not take tiles could still take one by exchanging equal tiles of two melds.

    >>> print(*sorted(with_implied([Technique.SUBSTITUTE])))
    add lay substitute take_end take_fourth
    """
    found = BASICS | set(knows)
    if Technique.SUBSTITUTE in found:
        found |= {Technique.TAKE_END, Technique.TAKE_FOURTH}
    return found


def techniques_of(sizes: Sequence[int], *, run: bool, jokers: int) -> Techniques:
    """Return the techniques by which a meld on the table was taken apart, such as splitting it.

    Args:
        sizes: The number of tiles in each piece of the meld. Tiles that are still together after the turn are
            one piece; a tile taken alone is a piece of 1.
        run: Whether the meld is a run.
        jokers: The number of Jokers that were taken out alone and replaced by the tiles that they stood for;
            they do not count as pieces.

    >>> print(*techniques_of([3, 1], run=False, jokers=0))
    take_fourth
    >>> print(*sorted(techniques_of([2, 2, 1], run=True, jokers=0)))
    split take_end
    """
    found: set[AnyTechnique] = {Technique.REPLACE} if jokers else set()
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
    """A level of difficulty, defined by the techniques that its puzzles need, such as splitting a run."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"
    MASTER = "master"

    @property
    def knows(self) -> Techniques:
        """The techniques with which every puzzle of this level can be solved."""
        return _KNOWS[list(PuzzleBand).index(self) + 1]

    @property
    def below(self) -> Techniques:
        """The techniques of the next easier level, which are not enough for any puzzle of this level.

        For the easiest level, these are the basic techniques.
        """
        return _KNOWS[list(PuzzleBand).index(self)]

    @property
    def new(self) -> Techniques:
        """The techniques that are needed at this level, but not at the next easier one."""
        return self.knows - self.below


_NEW: tuple[Techniques, ...] = (
    frozenset({Technique.TAKE_END, Technique.TAKE_FOURTH, LayingTechnique.ADD_ON}),
    frozenset({Technique.SPLIT, LayingTechnique.HOLD}),
    frozenset({Technique.SUBSTITUTE, Technique.REPLACE, LayingTechnique.FREE}),
    frozenset({Technique.JOIN, Technique.BREAK, LayingTechnique.FREE_NEW}),
)
_KNOWS: tuple[Techniques, ...] = tuple(accumulate(_NEW, frozenset.union, initial=BASICS))


def band_of(techniques: Iterable[str]) -> PuzzleBand | None:
    """Return the level of difficulty of puzzles that need these techniques, given by name.

    Returns None if there are no techniques besides laying new melds and adding tiles to melds on the table.

    >>> band_of(["add", "split"]), band_of(["add"])
    (<PuzzleBand.MIDDLE: 'middle'>, None)
    """
    needed = set(techniques)
    return next((band for band in reversed(PuzzleBand) if needed & band.new), None)
