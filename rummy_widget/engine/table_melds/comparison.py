"""Two spreads compared: the rows that do not lie there both times, and the tiles that came and went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..rules import Ruleset
from ..tiles import Tile
from .melds_on_table import MeldParts, Row, TableMelds, known


class TableChange(NamedTuple):
    """What differs between two spreads: the rows that do not lie there both times, and the tiles by kind."""

    after: TableMelds
    was: TableMelds
    now: TableMelds
    gained: Counter[Tile]
    gone: Counter[Tile]
    laid: tuple[Tile, ...]  # the tiles that lie there and did not before

    @staticmethod
    def between(before: TableMelds, after: TableMelds) -> TableChange:
        """Two spreads compared."""
        was, now = _differing(before.melds, after.melds)
        found = now.counts()
        found.subtract([each.kind for each in was.tiles])
        gained, gone = +found, -found
        return TableChange(after, was, now, gained, gone, tuple(sorted(gained.elements())))


def _differing(old: Sequence[Row], new: Sequence[Row]) -> tuple[TableMelds, TableMelds]:
    """The rows that are not the same; first by which tuple they are, which costs least."""
    its, theirs = set(map(id, old)), set(map(id, new))
    if len(its) == len(old) and len(theirs) == len(new):  # no tuple lies there twice
        old, new = [row for row in old if id(row) not in theirs], [row for row in new if id(row) not in its]
    if old and new and set(old) & set(new):
        old, new = _without(old, new)
    return TableMelds(tuple(old)), TableMelds(tuple(new))


def _without(old: Sequence[Row], new: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """Both without the rows that lie in both, one for one."""
    left, was, now = Counter(new), [], []
    for row in old:
        if left.get(row):
            left[row] -= 1
        else:
            was.append(row)
    for row in reversed(new):
        if left[row]:
            left[row] -= 1
            now.append(row)
    return was, now[::-1]


def parts(spread: TableMelds, rules: Ruleset) -> list[MeldParts]:
    """The valid melds of a spread as their parts."""
    return [each for row in spread.melds if (each := known(row, rules).lying)]
