"""Find the play that disturbs the table least, of all plays that lay as much as possible."""

from __future__ import annotations

from collections.abc import Iterable

from .board import Board
from .cases import JokerCase
from .fewest_moved import DisturbanceResult, MinimalDisturbance
from .kept_melds import SearchLimit
from .scan import LayScan

KEPT, LEAST_KEPT = 8, 12_000
"""Limits on the number of states in the search for melds that can be kept.

`KEPT` is the number of states for each unit of effort, and `LEAST_KEPT` is the smallest limit.
"""


def limit_of(effort: int) -> SearchLimit:
    """Return the limits of the two searches that together find the play that disturbs the table least.

    The search for the play itself may try *effort* choices of melds. The search for melds of the table that
    can be kept has a limit that grows with *effort* (see `KEPT`).
    """
    return SearchLimit(effort, max(LEAST_KEPT, KEPT * effort))


def prepare_searches(
    board: Board, cases: Iterable[tuple[JokerCase, LayScan]], most: int, limit: SearchLimit
) -> list[MinimalDisturbance]:
    """Return a search for each way to treat the table's Jokers, the most promising search first.

    *cases* lists these ways, each with the search that says how much can be laid. *most* is the number of
    tiles or points that the play must lay, and *limit* says how many steps the searches may take. A search is
    more promising if it may find a play that disturbs the table less.
    """
    searches = [MinimalDisturbance(board, case, scan, most, limit) for case, scan in cases]
    return sorted(searches, key=lambda each: (each.fewest, each.least))


def find_less_disturbing(
    board: Board, searches: list[MinimalDisturbance], limit: SearchLimit, bound: tuple[int, int]
) -> tuple[DisturbanceResult | None, bool]:
    """Return the play found that disturbs the table least, and whether it is proved to be the best.

    A play disturbs the table less than another if it breaks fewer melds or, if it breaks equally many, moves
    fewer tiles. *searches* holds a search for each way to treat the table's Jokers. Only plays that disturb
    the table less than *bound*, a pair (melds broken, tiles moved), are searched for. If no such play is
    found, the first item of the result is None, and the second says whether it is proved that there is none.
    The search stops when it has used up *limit*.
    """
    tiles = sum(meld.size for meld in board.melds)
    for broken in range(searches[0].fewest, bound[0] + 1):
        ready = [each for each in searches if each.fewest <= broken]
        most = bound[1] - 1 if broken == bound[0] else tiles
        failed = moved = min(each.least if each.fewest == broken else broken for each in ready) - 1
        for wider in (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 8, 8, *(tiles,) * 2):
            if failed >= most:
                break
            moved = min(moved + wider, most)
            found = _first_found(ready, broken, moved)
            while found is not None and found.moved > failed + 1:
                better = _first_found(ready, broken, found.moved - 1)
                if better is None:
                    break
                found = better
            if found is not None or limit.choices_left <= 0:
                return found, limit.choices_left > 0
            failed = moved
            if not any(each.limited for each in ready):
                break
    return None, True


def _first_found(searches: Iterable[MinimalDisturbance], broken: int, moved: int) -> DisturbanceResult | None:
    """Return the first play found that breaks at most *broken* melds and moves at most *moved* tiles.

    *searches* holds a search for each way to treat the table's Jokers. Returns None if no search finds a
    play.
    """
    return next((found for each in searches if (found := each.search(broken, moved)) is not None), None)
