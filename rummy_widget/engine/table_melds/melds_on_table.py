"""`TableMelds`: the melds on the table, the oldest first, with functions that read and analyse them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from ..faults import Fault, NotationError
from ..melds import Meld, MeldKind, read_meld
from ..rules import Ruleset
from ..tiles import JOKER, Tile, spaced, tile, words_of

Row: TypeAlias = tuple[Tile, ...]

MOST_MELDS = 120
"""The greatest number of melds on a table, more than can be made of all tiles of any box."""


@dataclass(frozen=True, slots=True, repr=False)
class TableMelds:
    """The melds on the table as rows of tiles, the oldest first; `read` says whether they are valid.

    A Joker in a run is stored with the tile that it stands for (`*r7`). A Joker in a group may stand for any
    missing colour, so it is stored as `*`.

    Attributes:
        melds: the tiles of each meld.
        makers: for each meld the seat of the player who made it; empty if that doesn't matter.

    >>> parse_table("r5 r6 * | b9 y9 k9")
    parse_table('r5 r6 *r7 | b9 y9 k9')
    """

    melds: tuple[tuple[Tile, ...], ...] = ()
    makers: tuple[int, ...] = field(default=(), compare=False)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles on the table, meld by meld."""
        return tuple(each for meld in self.melds for each in meld)

    def counts(self) -> Counter[Tile]:
        """Return the number of tiles of each kind on the table; all Jokers are one kind."""
        return Counter(each.kind for each in self.tiles)

    def read(self, rules: Ruleset) -> tuple[Meld | Fault, ...]:
        """Return, for each row on the table, the meld that its tiles form, or the fault if they form none."""
        return tuple(read_row(meld, rules).found for meld in self.melds)

    def in_order(self, rules: Ruleset) -> TableMelds:
        """Return the table with the tiles of each meld in order: runs from low to high, groups by colour.

        Rows that aren't valid melds stay as they are.
        """
        return TableMelds(tuple(read_row(row, rules).row for row in self.melds), self.makers)

    def with_melds(self, melds: Iterable[tuple[Tile, ...]], maker: int | None = None) -> TableMelds:
        """Return the table with more melds at the end, made by the player in the seat *maker*.

        If *maker* is None, it isn't recorded who made them.
        """
        more = tuple(melds)
        makers = (*self.makers, *(maker,) * len(more)) if maker is not None else self.makers
        return TableMelds((*self.melds, *more), makers)

    def with_meld_at(self, place: int, meld: tuple[Tile, ...]) -> TableMelds:
        """Return the table with *meld* in place of the meld at index *place*; its maker stays the same."""
        return TableMelds((*self.melds[:place], meld, *self.melds[place + 1 :]), self.makers)

    def notation(self) -> str:
        """Return the melds as a string in tile notation, separated by `|`."""
        return " | ".join(map(spaced, self.melds))

    def __repr__(self) -> str:
        return f"parse_table({self.notation()!r})"


def parse_table(text: str) -> TableMelds:
    """Read the melds on a table from a string: tiles in notation, melds separated by `|`.

    An empty string stands for an empty table. Raises NotationError if *text* can't be read or contains more
    than 120 melds.

    >>> len(parse_table("").melds)
    0
    >>> parse_table("r5 r6 / b9")
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no '/' in a spread (word 3): expected tiles, and | between melds
    """
    rows: list[list[Tile]] = [[]]
    for place, word in enumerate(words_of(text), 1):
        if word == "|":
            rows.append([])
        elif word in "_/;":
            raise NotationError(
                f"no {word!r} in a spread (word {place}): expected tiles, and | between melds"
            )
        else:
            rows[-1].append(tile(word, place))
    melds = tuple(bind_jokers(row) for row in rows if row)
    if len(melds) > MOST_MELDS:
        raise NotationError(f"too many melds: {len(melds)}; expected at most {MOST_MELDS}")
    return TableMelds(melds)


TableLike: TypeAlias = "TableMelds | str"
"""The type of arguments that stand for the melds on a table: `TableMelds`, or a string for `parse_table`."""


def as_table_melds(spread: TableLike) -> TableMelds:
    """Return the melds on a table, read with `parse_table` if *spread* is a string."""
    return spread if isinstance(spread, TableMelds) else parse_table(spread)


# ---- One row of the table --------------------------------------------------------------------------


class MeldParts(NamedTuple):
    """A valid meld, described by its kind, its natural tiles (not Jokers), and what its Jokers may stand for.

    Attributes:
        kind: run or group.
        naturals: the number of copies of each natural tile in the meld.
        jokers: for each Joker, the tiles that it may stand for.
    """

    kind: MeldKind
    naturals: Counter[Tile]
    jokers: tuple[frozenset[Tile], ...]


def meld_parts(meld: Meld) -> MeldParts:
    """Return the kind of a meld, its natural tiles, and the tiles that each of its Jokers may stand for.

    In a group each Joker may stand for any of the missing colours.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> [sorted(map(str, each)) for each in meld_parts(read_meld("r2 y2 *", RUMMIKUB)).jokers]
    [['b2', 'k2']]
    >>> [sorted(map(str, each)) for each in meld_parts(read_meld("r2 * r4", RUMMIKUB)).jokers]
    [['r3']]
    """
    naturals = Counter(each for each in meld.tiles if not each.joker)
    meanings = [
        [its for each in reading.tiles if each.joker and (its := each.stands_for)]
        for reading in meld.readings
    ]
    if meld.kind is MeldKind.RUN:
        return MeldParts(meld.kind, naturals, tuple(frozenset([each]) for each in meanings[0]))
    return MeldParts(meld.kind, naturals, (frozenset(chain(*meanings)),) * meld.jokers)


class RowReading(NamedTuple):
    """A row of tiles on the table, and the meld that they form or what is wrong with them.

    Attributes:
        found: the meld, or the fault if the tiles form none.
        row: the tiles; in order if they form a meld, otherwise as they were given.
        parts: the natural tiles of the meld and what its Jokers may stand for; None if there is no meld.
    """

    found: Meld | Fault
    row: Row
    parts: MeldParts | None


@lru_cache(maxsize=12_000)
def read_row(row: Row, rules: Ruleset) -> RowReading:
    """Return the meld that a row of tiles on the table forms, or the fault if it forms none.

    The result also contains the tiles in order, the meld's natural tiles, and what its Jokers may stand for.
    Results are cached.
    """
    found = _read(row, rules)
    if isinstance(found, Fault):
        return RowReading(found, row, None)
    settled = _row(found)
    return RowReading(found, row if row == settled else settled, meld_parts(found))


def _read(row: tuple[Tile, ...], rules: Ruleset) -> Meld | Fault:
    """Return the meld that a row of tiles forms, or the fault if it forms none.

    In a group each Joker may stand for any missing colour, even if it is written with a certain one.
    """
    found = read_meld(row, rules)
    if isinstance(found, Meld) and found.kind is MeldKind.GROUP and found.jokers:
        loose = read_meld([each.kind for each in row], rules)
        groups = [] if isinstance(loose, Fault) else [
            each for each in loose.readings if each.kind is MeldKind.GROUP
        ]  # fmt: skip
        if groups:
            return Meld(MeldKind.GROUP, groups[0].tiles, tuple(groups[1:]))
    return found


def _row(meld: Meld) -> tuple[Tile, ...]:
    """Return a meld's tiles in order; in a group the Jokers come last, as plain `*`.

    But in a group with only one natural tile, each Joker is returned with the tile that it stands for,
    because the same tiles with plain Jokers could be read as a run.
    """
    if meld.kind is MeldKind.RUN or len(meld.tiles) - meld.jokers < 2:
        return meld.tiles
    return (*(each for each in meld.tiles if not each.joker), *(JOKER,) * meld.jokers)


def bind_jokers(row: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the row; if its tiles lie as in a run, each plain Joker stands for the tile that belongs there.

    Other rows are returned unchanged. A row with a Joker after a 13 is returned unchanged too, because in
    some games no 1 may follow a 13.
    """
    fixed = [(place, each) for place, each in enumerate(row) if each.colour is not None]
    if not fixed or len(fixed) == len(row) or len({each.colour for _, each in fixed}) > 1:
        return tuple(row)
    starts = {(each.number or 0) - place for place, each in fixed if each.number != 1}
    if len(starts) > 1:
        return tuple(row)
    ones = [place for place, each in fixed if each.number == 1]
    start = starts.pop() if starts else 1 - ones[0]
    last = start + len(row) - 1
    if any(start + place not in (1, 14) for place in ones) or start < 1 or last > 14:
        return tuple(row)
    if last == 14 and row[-1].colour is None:
        return tuple(row)
    colour = fixed[0][1].colour
    return tuple(
        Tile(colour, (start + place - 1) % 13 + 1, joker=True) if each.colour is None else each
        for place, each in enumerate(row)
    )
