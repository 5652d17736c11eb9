"""Compare the table before and after a turn: which rows of tiles differ, and which tiles came and went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..rules import Ruleset
from ..tiles import JOKER, Tile
from .melds_on_table import MeldParts, Row, TableMelds, read_row


class TableChange(NamedTuple):
    """What differs between the melds on the table before and after a turn.

    Attributes:
        after: all melds after the turn.
        old_rows: the rows of tiles (melds, valid or not) that are on the table only before the turn.
        new_rows: the rows of tiles that are on the table only after the turn.
        gained: for each kind of tile, how many more copies are on the table after the turn; all Jokers count
            as one kind.
        gone: for each kind of tile, how many fewer copies are on the table after the turn.
        laid: the tiles in `gained`, sorted.
    """

    after: TableMelds
    old_rows: TableMelds
    new_rows: TableMelds
    gained: Counter[Tile]
    gone: Counter[Tile]
    laid: tuple[Tile, ...]

    @staticmethod
    def between(before: TableMelds, after: TableMelds) -> TableChange:
        """Return what differs between the melds on the table before and after a turn."""
        was, now = _changed_rows(before.melds, after.melds)
        counts: dict[int, int] = {}  # by the code of the kind, which is faster than by the tile
        kinds: dict[int, Tile] = {}
        for rows, by in ((now, 1), (was, -1)):
            for row in rows:
                for each in row:
                    code = JOKER.code if each.joker else each.code
                    kinds[code] = each
                    counts[code] = counts.get(code, 0) + by
        gained, gone = Counter[Tile](), Counter[Tile]()
        for code, count in counts.items():
            if count > 0:
                gained[kinds[code].kind] = count
            elif count:
                gone[kinds[code].kind] = -count
        laid = tuple(sorted(gained.elements()))
        return TableChange(after, TableMelds(tuple(was)), TableMelds(tuple(now)), gained, gone, laid)


def _changed_rows(old: Sequence[Row], new: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """Return the rows that occur only in *old*, and the rows that occur only in *new*.

    Rows that are in both as the same Python object are left out first, beginning with those before and after
    the changed ones: that is quick, and usually enough.
    """
    same = _count_shared_start(old, new)
    old, new = old[same:], new[same:]
    if same := _count_shared_start(old[::-1], new[::-1]):
        old, new = old[:-same], new[:-same]
    was, now = _without_common(old, new, id)
    if was and now and not set(was).isdisjoint(now):
        return _without_common(was, now, tuple)
    return was, now


def _count_shared_start(old: Sequence[Row], new: Sequence[Row]) -> int:
    """Return how many rows two sequences share at their start, as the same Python objects."""
    for place, (row, other) in enumerate(zip(old, new, strict=False)):
        if row is not other:
            return place
    return min(len(old), len(new))


def _without_common(
    old: Sequence[Row], new: Sequence[Row], key: Callable[[Row], object]
) -> tuple[list[Row], list[Row]]:
    """Return two lists of rows without the rows that they have in common: rows with the same *key*.

    If a row occurs more often in one list than in the other, the surplus copies stay in that list.
    """
    left: dict[object, int] = {}
    for row in new:
        its = key(row)
        left[its] = left.get(its, 0) + 1
    was = []
    for row in old:
        its = key(row)
        if left.get(its):
            left[its] -= 1
        else:
            was.append(row)
    now = []
    for row in reversed(new):
        its = key(row)
        if left[its]:
            left[its] -= 1
            now.append(row)
    return was, now[::-1]


def valid_parts(spread: TableMelds, rules: Ruleset) -> list[MeldParts]:
    """Return, for each valid meld on the table, its kind, its natural tiles, and what its Jokers stand for.

    Rows that aren't valid melds are left out.
    """
    return [each for row in spread.melds if (each := read_row(row, rules).parts)]
