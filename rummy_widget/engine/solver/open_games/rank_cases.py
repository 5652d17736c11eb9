"""Of all plays that lay as much, one that disturbs the table least: budgets raised until a play is found."""

from __future__ import annotations

from collections.abc import Iterable

from .board import Board
from .cases import JokerCase
from .fewest_moved import DisturbanceResult, MinimalDisturbance
from .kept_melds import SearchLimit
from .scan import LayScan

KEPT, LEAST_KEPT = 8, 12_000
"""States that are looked at for what can be kept: so many for each choice of melds, and at least so many."""


def limit_of(effort: int) -> SearchLimit:
    """Return how much is looked at with so much effort."""
    return SearchLimit(effort, max(LEAST_KEPT, KEPT * effort))


def calmest(
    board: Board, some: Iterable[tuple[JokerCase, LayScan]], most: int, limit: SearchLimit
) -> list[MinimalDisturbance]:
    """Return the cases made ready for the search, those first that may disturb least."""
    calms = [MinimalDisturbance(board, case, scan, most, limit) for case, scan in some]
    return sorted(calms, key=lambda calm: (calm.fewest, calm.least))


def calmer(
    board: Board, calms: list[MinimalDisturbance], limit: SearchLimit, than: tuple[int, int]
) -> tuple[DisturbanceResult | None, bool]:
    """Return the play that breaks and moves least, if less than so much; and whether the answer is sure."""
    tiles = sum(meld.size for meld in board.melds)
    for broken in range(calms[0].fewest, than[0] + 1):
        ready = [calm for calm in calms if calm.fewest <= broken]
        most = than[1] - 1 if broken == than[0] else tiles
        failed = moved = min(calm.least if calm.fewest == broken else broken for calm in ready) - 1
        for wider in (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 8, 8, *(tiles,) * 2):
            if failed >= most:
                break
            moved = min(moved + wider, most)
            found = _first(ready, broken, moved)
            while found is not None and found.moved > failed + 1:
                better = _first(ready, broken, found.moved - 1)
                if better is None:
                    break
                found = better
            if found is not None or limit.left <= 0:
                return found, limit.left > 0
            failed = moved
            if not any(calm.cut for calm in ready):
                break
    return None, True


def _first(calms: Iterable[MinimalDisturbance], broken: int, moved: int) -> DisturbanceResult | None:
    """Return the first play that breaks and moves no more than so many."""
    return next((found for calm in calms if (found := calm.search(broken, moved)) is not None), None)
