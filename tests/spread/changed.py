"""Random small tables and what a turn may have made of them, about half of it allowed or nearly so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rummy_widget.rules import Ruleset
from rummy_widget.spread import Spread
from rummy_widget.tiles import JOKER, Tile

from .plain import melds_of

Turn = tuple[Spread, Spread, list[Tile]]


def changed_tables(rng: Random, rules: Ruleset, count: int) -> Iterator[Turn]:
    """So many tables before and after a turn, with the rack that it was made from."""
    made = 0
    while made < count:
        found = _turn(rng, rules)
        if found is not None:
            made += 1
            yield found


def _turn(rng: Random, rules: Ruleset) -> Turn | None:
    numbers = rng.randint(4, 6)
    low = rng.randint(1, 13 - numbers)
    box = [Tile(c, n) for c in rules.tiles.colours for n in range(low, low + numbers)] * rules.tiles.copies
    rng.shuffle(box)
    box = [*[JOKER] * rng.choice([0, 1, 1, 1, 2]), *box]
    before = _tiled(rng, box[: rng.randint(8, 14)], rules)
    if not before:
        return None
    left = list((Counter(box) - Counter(each.kind for row in before for each in row)).elements())
    rng.shuffle(left)
    rack = left[: rng.randint(2, 5)]
    laid = rack[: rng.randint(1, len(rack))]
    pieces = [each.kind for row in before for each in row] + laid
    tried = (
        _retiled(rng, before, laid, rules) if rng.random() < 0.8 else _tiled(rng, pieces, rules, whole=True)
    )
    if tried is None:
        return None
    if rng.random() < 0.3 and tried:  # and now and then something that is none
        row = rng.randrange(len(tried))
        tried[row] = tried[row][:-1]
    after = [row for row in tried if row]
    rng.shuffle(after)
    return Spread(tuple(before)), Spread(tuple(after)), rack


def _tiled(
    rng: Random, tiles: list[Tile], rules: Ruleset, *, whole: bool = False
) -> list[tuple[Tile, ...]] | None:
    """Melds of some of these tiles, at most four; with *whole*, of all of them, or None."""
    left = Counter(each.kind for each in tiles)
    rows: list[tuple[Tile, ...]] = []
    while len(rows) < 6:
        found = list(melds_of(list(left.elements()), rules))
        if not found:
            break
        row = rng.choice(found)
        rows.append(row)
        left -= Counter(each.kind for each in row)
    return rows if not whole or not left else None


def _retiled(
    rng: Random, before: list[tuple[Tile, ...]], laid: list[Tile], rules: Ruleset
) -> list[tuple[Tile, ...]] | None:
    """Some of the rows and the tiles laid, made into other melds; the rest stays."""
    rows = list(before)
    rng.shuffle(rows)
    cut = rng.randint(1, min(3, len(rows)))
    loose = [each.kind for row in rows[:cut] for each in row] + laid
    for _ in range(6):
        made = _tiled(rng, loose, rules, whole=True)
        if made is not None:
            return [*rows[cut:], *made]
    return None
