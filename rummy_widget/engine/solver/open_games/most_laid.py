"""The most that can be laid, over all that may become of the table's Jokers."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from ...rules import Values
from .board import Board
from .cases import JokerCase, cases, task_of, with_own
from .scan import LayScan

__all__ = ["MOST_OWN", "MostLaid", "scanned", "tried"]

MOST_OWN = 3_000
"""Choices of new melds for freed Jokers that are looked at in one case (TR-7)."""

MOST_STATES = 40_000
"""States of scans that are looked at before choices of new melds are left out."""

MOST_CASES = 60
"""Cases that are gone on with to disturb the table least."""


class MostLaid(NamedTuple):
    """The most, and the cases that lay it; whether nothing lays more, and whether no such case is missing."""

    most: int
    some: list[tuple[JokerCase, LayScan]]
    sure: bool
    whole: bool


def scanned(board: Board, values: Values | None) -> MostLaid:
    """The most that can be laid, and every case of the Jokers in which it can."""
    own = board.rules.rearranging.jokers.new_meld
    best, some, sure, whole, left = 0, list[tuple[JokerCase, LayScan]](), True, True, MOST_STATES
    for case in sorted(cases(board), key=_free):
        scan = LayScan(task_of(board, case, values), idle=True)
        if not scan.reaches(max(best, 1)):
            continue
        if not (own and case.free):
            best, some = _with(best, some, case, scan)
            continue
        choices, cut = tried(board, case, values)
        choices.sort(key=_bound)
        for each, its in choices:
            if its.bound < max(best, 1):
                break
            if left <= 0 < best:
                cut = True
                break
            if its.reaches(max(best, 1)):
                best, some = _with(best, some, each, its)
            left -= its.looked
        if cut:
            whole = False
            sure = sure and best >= scan.most
    return MostLaid(best, some[:MOST_CASES], sure, whole and len(some) <= MOST_CASES)


def _with(
    best: int, some: list[tuple[JokerCase, LayScan]], case: JokerCase, scan: LayScan
) -> tuple[int, list[tuple[JokerCase, LayScan]]]:
    if not scan.fits():
        scan = LayScan(scan.task)
        if not scan.reaches(max(best, 1)):
            return best, some
    most = scan.most
    return (most, [(case, scan)]) if most > best else (best, [*some, (case, scan)])


def tried(
    board: Board, case: JokerCase, values: Values | None
) -> tuple[list[tuple[JokerCase, LayScan]], bool]:
    """A case with each choice of new melds for its freed Jokers, to be scanned; whether some are left out."""
    choices = list(islice(with_own(board, case), MOST_OWN + 1))
    kept = [each for each in choices[:MOST_OWN] if each is not None]
    return [(each, LayScan(task_of(board, each, values), idle=True)) for each in kept], len(
        choices
    ) > MOST_OWN


def _free(case: JokerCase) -> int:
    return case.free


def _bound(pair: tuple[JokerCase, LayScan]) -> int:
    return -pair[1].bound
