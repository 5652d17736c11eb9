"""Tables by seed for the solver of the spread: 15 to 60 tiles or 31 cards, a rack of 14, Jokers at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rummy_widget.engine.rules import RUMMIKUB, Ruleset
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import JOKER, Tile

Position = tuple[TableMelds, tuple[Tile, ...]]


def positions(
    count: int, seed: object, rules: Ruleset = RUMMIKUB, *, jokers: int = 2, rack: int = 14
) -> Iterator[Position]:
    """So many positions; each Joker lies on the table, in the rack or in the stock, as chance has it."""
    for number in range(count):
        rng = Random(f"spread {seed} {number}")
        box = [kind for kind in rules.tiles.kinds for _ in range(rules.tiles.copies)]
        box += [JOKER] * min(jokers, rules.tiles.jokers)
        rng.shuffle(box)
        size = rng.randint(15, min(60, 3 * len(box) // 5))
        left = Counter(box)
        rows = []
        while sum(map(len, rows)) < size:
            row = a_meld(rng, left, rules)
            if row is not None:
                rows.append(row)
                left -= Counter(each.kind for each in row)
        rest = list(left.elements())
        rng.shuffle(rest)
        yield TableMelds(tuple(rows)), tuple(rest[:rack])


def a_meld(rng: Random, left: Counter[Tile], rules: Ruleset) -> tuple[Tile, ...] | None:
    """A meld of tiles that are left, or None: runs of 3 to 7 and groups, short ones more often."""
    size = rng.choice([3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7])
    if rng.random() < 0.5:
        number = rng.randint(1, 13)
        row = [Tile(colour, number) for colour in rng.sample(rules.tiles.colours, min(size, 4))]
    else:
        colour, first = rng.choice(rules.tiles.colours), rng.randint(1, 14 - size)
        row = [Tile(colour, number) for number in range(first, first + size)]
    missing = [each for each in row if not left[each]]
    joker = left[JOKER] and rng.random() < 0.05
    if len(missing) > joker:
        return None
    if joker:
        at = row.index(missing[0]) if missing else rng.randrange(len(row))
        group = row[0].number == row[1].number
        row[at] = JOKER if group else Tile(row[at].colour, row[at].number, joker=True)
    return tuple(row)
