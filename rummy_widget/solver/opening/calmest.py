"""Of all plays that lay as much, one that disturbs the table least: budgets raised until a play is found."""

from __future__ import annotations

from collections.abc import Iterable

from ...rules import Values
from .board import Board
from .calm import Calm, Found
from .cases import Case
from .keep import Limit
from .scan import Scan

__all__ = ["calmest"]


KEPT, LEAST_KEPT = 8, 12_000
"""States that are looked at for what can be kept: so many for each choice of melds, and at least so many."""


def calmest(
    board: Board, some: Iterable[tuple[Case, Scan]], most: int, values: Values | None, effort: int
) -> tuple[Found | None, bool, tuple[Calm, ...]]:
    """The least disturbing of all plays that lay so much, if it is found with so much effort, and proved.

    With it come the cases as they were looked at, those first in which fewest melds need be broken.
    """
    limit = Limit(effort, max(LEAST_KEPT, KEPT * effort))
    calms = sorted((Calm(board, case, scan, most, values, limit) for case, scan in some), key=_fewest)
    tiles = sum(meld.size for meld in board.melds)
    for broken in range(calms[0].fewest, len(board.melds) + 1):
        ready = [calm for calm in calms if calm.fewest <= broken]
        failed = moved = broken - 1
        for wider in (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 8, 8, *(tiles,) * 2):
            moved = min(moved + wider, tiles)
            found = _first(ready, broken, moved)
            while found is not None and found.moved > failed + 1:
                better = _first(ready, broken, found.moved - 1)
                if better is None:
                    break
                found = better
            if found is not None or limit.left <= 0:
                return found, limit.left > 0, tuple(calms)
            failed = moved
            if moved == tiles or not any(calm.cut for calm in ready):
                break
    return None, True, tuple(calms)


def _first(calms: Iterable[Calm], broken: int, moved: int) -> Found | None:
    """The first play that breaks and moves no more than so many."""
    return next((found for calm in calms if (found := calm.search(broken, moved)) is not None), None)


def _fewest(calm: Calm) -> int:
    return calm.fewest
