"""The most tiles or points that can be laid, over all ways to treat the table's Jokers."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple, TypeAlias

from ...rules import Values
from .board import Board
from .cases import JokerCase, cases, task_of, with_own_melds
from .scan import LayScan

MOST_OWN = 3_000
"""The largest number of choices of new melds that are tried for Jokers taken from the table.

Under restriction D (TR-7) such a Joker must be laid in a new meld of rack tiles.
"""

MOST_STATES = 40_000
"""The number of search states after which no further choices of new melds for Jokers are tried."""

MOST_CASES = 60
"""The largest number of cases that are searched for the play that disturbs the table least.

A case is one way to treat the table's Jokers.
"""


CaseScan: TypeAlias = "tuple[JokerCase, LayScan]"
"""A case (one way to treat the table's Jokers), and the search for the most that can be laid in it."""


class MostLaid(NamedTuple):
    """The most that can be laid, in tiles or points, and the cases in which that is possible.

    A case is one way to treat the table's Jokers.

    Attributes:
        most: the number of tiles or points, whichever the search counted.
        cases: the cases in which that much can be laid, each with its search.
        sure: whether it is proved that no play lays more.
        whole: whether `cases` contains every such case.
    """

    most: int
    cases: list[CaseScan]
    sure: bool
    whole: bool


def find_most_laid(board: Board, values: Values | None) -> MostLaid:
    """Return the most tiles that can be laid or, if *values* is given, the most points.

    *values* says how many points each tile is worth. The result also lists the cases (ways to treat the
    table's Jokers) in which that much can be laid.
    """
    own = board.rules.rearranging.jokers.new_meld
    best, found, sure, whole, left = 0, list[CaseScan](), True, True, MOST_STATES
    for case in sorted(cases(board), key=lambda case: case.free):
        scan = LayScan(task_of(board, case, values), idle=True)
        if not scan.reaches(max(best, 1)):
            continue
        choices, cut = scan_choices(board, case, values) if own and case.free else ([(case, scan)], False)
        for each, choice_scan in sorted(choices, key=lambda choice: -choice[1].bound):
            if choice_scan.bound < max(best, 1):
                break
            if left <= 0 < best:
                cut = True
                break
            if choice_scan.reaches(max(best, 1)):
                fitting = choice_scan if choice_scan.has_room_for_jokers() else LayScan(choice_scan.task)
                if fitting.reaches(max(best, 1)):
                    if fitting.most > best:
                        best, found = fitting.most, []
                    found.append((each, fitting))
            left -= choice_scan.states_searched if each.own_melds else 0
        if cut:
            whole = False
            sure = sure and best >= scan.most
    return MostLaid(best, found[:MOST_CASES], sure, whole and len(found) <= MOST_CASES)


def scan_with_free_jokers(board: Board) -> LayScan:
    """Return a search for the most tiles that could be laid if the table's Jokers might be used anywhere."""
    free = JokerCase(free=sum(len(meld.jokers) for meld in board.melds))
    return LayScan(task_of(board, free, None), idle=True)


def scan_choices(board: Board, case: JokerCase, values: Values | None) -> tuple[list[CaseScan], bool]:
    """Return a search for each choice of new melds for freed Jokers, and whether some choices are left out.

    *case* is one way to treat the table's Jokers. A Joker that is taken from its place on the table is
    *freed*; under restriction D (TR-7) it must be laid in a new meld of rack tiles. The searches count points
    if *values*, the points that each tile is worth, is given; otherwise they count tiles.
    """
    choices = list(islice(with_own_melds(board, case), MOST_OWN + 1))
    kept = [each for each in choices[:MOST_OWN] if each is not None]
    scans = [(each, LayScan(task_of(board, each, values), idle=True)) for each in kept]
    return scans, len(choices) > MOST_OWN
