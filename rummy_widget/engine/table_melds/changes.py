"""Find what a turn changed on the table: which melds were broken, and how many tiles were moved.

In the example the first meld is broken into two. After the turn, the first and the third meld continue the
two old melds; the second meld is new, so its two tiles from the broken meld count as moved.

>>> from rummy_widget.engine.table_melds import parse_table
>>> before, after = "r3 r4 r5 r6 r7 | b9 y9 k9", "r3 r4 r5 | r5 r6 r7 r8 | b9 y9 k9"
>>> found = changes(parse_table(before), parse_table(after))
>>> found.broken, found.moved, found.continued
((0,), 2, (0, None, 1))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..tiles import JOKER, Tile
from .melds_on_table import TableMelds


@dataclass(frozen=True, slots=True)
class MeldChanges:
    """What differs between the melds on the table before and after a turn; copies of a tile count as equal.

    Attributes:
        broken: the indexes of the old melds whose tiles are no longer all in one meld.
        continued: for each new meld (after the turn), the index of the old meld that it continues, or None if
            it continues none; melds are matched so that as few tiles as possible count as moved.
        moved: how many tiles of the table are now in a meld other than the one that continues their old meld.
    """

    broken: tuple[int, ...]
    continued: tuple[int | None, ...]
    moved: int


def changes(before: TableMelds, after: TableMelds) -> MeldChanges:
    """Return what a turn changed on the table; *before* and *after* are the melds before and after it."""
    old, new = ([_codes(meld) for meld in spread.melds] for spread in (before, after))
    matched = _same(old, new)
    kept = sum(len(old[a]) for a in matched)
    taken = set(matched.values())
    was = {place: Counter(codes) for place, codes in enumerate(old) if place not in matched}
    now = {place: Counter(codes) for place, codes in enumerate(new) if place not in taken}
    rest_old, rest_new = list(was), list(now)
    shared = [
        [0 if was[a].keys().isdisjoint(now[b]) else (was[a] & now[b]).total() for b in rest_new]
        for a in rest_old
    ]
    for row, column in _best_pairs(shared):
        if shared[row][column]:
            matched[rest_old[row]] = rest_new[column]
            kept += shared[row][column]
    together = _most_together(list(was.values()), list(now.values()))
    back = {b: a for a, b in matched.items()}
    return MeldChanges(
        broken=tuple(place for row, place in enumerate(rest_old) if row not in together),
        continued=tuple(back.get(place) for place in range(len(new))),
        moved=sum(map(len, old)) - kept,
    )


def _codes(meld: Sequence[Tile]) -> tuple[int, ...]:
    """Return the sorted codes (numbers) of a meld's tiles; all Jokers have the same code."""
    return tuple(sorted([JOKER.code if each.joker else each.code for each in meld]))


def _same(old: Sequence[tuple[int, ...]], new: Sequence[tuple[int, ...]]) -> dict[int, int]:
    """Return the melds that did not change, as a dict from their index in *old* to their index in *new*.

    Each meld is given by the sorted codes of its tiles. These pairs can be fixed before the other melds are
    matched: the number of tiles that count as moved is still the least possible.
    """
    places: dict[tuple[int, ...], list[int]] = {}
    for b, meld in reversed(list(enumerate(new))):
        places.setdefault(meld, []).append(b)
    found = {}
    for a, meld in enumerate(old):
        if places.get(meld):
            found[a] = places[meld].pop()
    return found


def _most_together(old: list[Counter[int]], new: list[Counter[int]]) -> frozenset[int]:
    """Return the indexes of as many old melds as possible that are each completely inside one new meld.

    No tile of a new meld is used for two old melds. Each meld is given as a `Counter` of the codes of its
    tiles.
    """
    fits = [[b for b, its in enumerate(new) if meld.keys() <= its.keys() and meld <= its] for meld in old]
    order = sorted((a for a in range(len(old)) if fits[a]), key=lambda a: len(fits[a]))
    best: frozenset[int] = frozenset()

    def place(at: int, room: list[Counter[int]], chosen: frozenset[int]) -> None:
        nonlocal best
        if len(chosen) > len(best):
            best = chosen
        if at == len(order) or len(chosen) + len(order) - at <= len(best):
            return
        a = order[at]
        for b in fits[a]:
            if old[a] <= room[b]:
                place(at + 1, [*room[:b], room[b] - old[a], *room[b + 1 :]], chosen | {a})
                if len(best) == len(order):
                    return
        place(at + 1, room, chosen)

    place(0, new, frozenset())
    return best


def _best_pairs(worth: list[list[int]]) -> list[tuple[int, int]]:
    """Pair rows of a matrix with columns so that the total worth is the greatest; return the pairs.

    No row or column is used twice. A pair is the index of a row and the index of a column. *worth* is
    the matrix, a list of rows: each item is the worth of one pair. This is the Hungarian algorithm of Kuhn
    and Munkres.

    >>> sorted(_best_pairs([[3, 2], [3, 0]]))
    [(0, 1), (1, 0)]
    """
    if not worth or not worth[0]:
        return []
    size = max(len(worth), len(worth[0]))
    cost = [
        [-worth[a][b] if a < len(worth) and b < len(worth[0]) else 0 for b in range(size)]
        for a in range(size)
    ]
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    owner = [0] * (size + 1)  # the row that each column is paired with, both counted from 1; 0: none
    for row in range(1, size + 1):
        owner[0] = row
        column, slack = 0, [float("inf")] * (size + 1)
        previous, done = [0] * (size + 1), [False] * (size + 1)
        while owner[column]:
            done[column] = True
            mine, step, following = owner[column], float("inf"), 0
            for each in range(1, size + 1):
                if done[each]:
                    continue
                left = cost[mine - 1][each - 1] - row_price[mine] - column_price[each]
                if left < slack[each]:
                    slack[each], previous[each] = left, column
                if slack[each] < step:
                    step, following = slack[each], each
            for each in range(size + 1):
                if done[each]:
                    row_price[owner[each]] += int(step)
                    column_price[each] -= int(step)
                else:
                    slack[each] -= step
            column = following
        while column:
            owner[column] = owner[previous[column]]
            column = previous[column]
    pairs = ((owner[column] - 1, column - 1) for column in range(1, size + 1))
    return [(row, column) for row, column in pairs if row < len(worth) and column < len(worth[0])]
