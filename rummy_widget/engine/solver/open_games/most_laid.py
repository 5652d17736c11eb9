"""The most that can be laid, over all that may become of the table's Jokers."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple, TypeAlias

from ...rules import Values
from .board import Board
from .cases import JokerCase, cases, task_of, with_own
from .scan import LayScan

MOST_OWN = 3_000
"""Choices of new melds for freed Jokers that are looked at in one case (TR-7)."""

MOST_STATES = 40_000
"""States of scans that are looked at before choices of new melds are left out."""

MOST_CASES = 60
"""Cases that are gone on with to disturb the table least."""


CaseScan: TypeAlias = "tuple[JokerCase, LayScan]"


class MostLaid(NamedTuple):
    """The most, and the cases that lay it; whether nothing lays more, and whether no such case is missing."""

    most: int
    some: list[CaseScan]
    sure: bool
    whole: bool


def scanned(board: Board, values: Values | None) -> MostLaid:
    """Return the most that can be laid, and every case of the Jokers in which it can."""
    own = board.rules.rearranging.jokers.new_meld
    best, some, sure, whole, left = 0, list[tuple[JokerCase, LayScan]](), True, True, MOST_STATES
    for case in sorted(cases(board), key=lambda case: case.free):
        scan = LayScan(task_of(board, case, values), idle=True)
        if not scan.reaches(max(best, 1)):
            continue
        choices, cut = tried(board, case, values) if own and case.free else ([(case, scan)], False)
        for each, its in sorted(choices, key=lambda choice: -choice[1].bound):
            if its.bound < max(best, 1):
                break
            if left <= 0 < best:
                cut = True
                break
            if its.reaches(max(best, 1)):
                fitting = its if its.fits() else LayScan(its.task)
                if fitting.reaches(max(best, 1)):
                    if fitting.most > best:
                        best, some = fitting.most, []
                    some.append((each, fitting))
            left -= its.looked if each.own else 0
        if cut:
            whole = False
            sure = sure and best >= scan.most
    return MostLaid(best, some[:MOST_CASES], sure, whole and len(some) <= MOST_CASES)


def tried(board: Board, case: JokerCase, values: Values | None) -> tuple[list[CaseScan], bool]:
    """Return a case with each choice of new melds for freed Jokers, and whether some choices are left out."""
    choices = list(islice(with_own(board, case), MOST_OWN + 1))
    kept = [each for each in choices[:MOST_OWN] if each is not None]
    scans = [(each, LayScan(task_of(board, each, values), idle=True)) for each in kept]
    return scans, len(choices) > MOST_OWN
