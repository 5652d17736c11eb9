"""`TableMelds`: the melds on the table, in the order in which they were made, Jokers with their meanings."""

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

MOST_MELDS = 120  # more than all tiles of any box give


@dataclass(frozen=True, slots=True, repr=False)
class TableMelds:
    """Melds as rows of tiles, the oldest first, whether or not they are valid; `read` judges them.

    A Joker in a run is bound to the tile that its place means. In a group it stands for any colour that is
    missing there, until a natural tile settles it, and stays unbound. `makers` are the seats that made the
    melds, one for one, where a game counts them.

    >>> parse_table("r5 r6 * | b9 y9 k9")
    parse_table('r5 r6 *r7 | b9 y9 k9')
    """

    melds: tuple[tuple[Tile, ...], ...] = ()
    makers: tuple[int, ...] = field(default=(), compare=False)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, meld by meld."""
        return tuple(each for meld in self.melds for each in meld)

    def counts(self) -> Counter[Tile]:
        """How many there are of each kind, a Joker being a Joker."""
        return Counter(each.kind for each in self.tiles)

    def read(self, rules: Ruleset) -> tuple[Meld | Fault, ...]:
        """Each meld judged by the rules: as what it is, or what is wrong with it."""
        return tuple(known(meld, rules).found for meld in self.melds)

    def settled(self, rules: Ruleset) -> TableMelds:
        """The same with each valid meld in its order: runs from low to high, groups by colour."""
        return TableMelds(tuple(known(row, rules).row for row in self.melds), self.makers)

    def with_melds(self, melds: Iterable[tuple[Tile, ...]], maker: int | None = None) -> TableMelds:
        """More melds, made by a seat, after those that lie there."""
        more = tuple(melds)
        makers = (*self.makers, *(maker,) * len(more)) if maker is not None else self.makers
        return TableMelds((*self.melds, *more), makers)

    def with_meld_at(self, place: int, meld: tuple[Tile, ...]) -> TableMelds:
        """Another meld in the place of one, which keeps its maker."""
        return TableMelds((*self.melds[:place], meld, *self.melds[place + 1 :]), self.makers)

    def notation(self) -> str:
        """The melds as text, `|` between."""
        return " | ".join(map(spaced, self.melds))

    def __repr__(self) -> str:
        return f"parse_table({self.notation()!r})"


def parse_table(text: str) -> TableMelds:
    """Read a spread: tiles in notation, `|` between melds; no text is an empty table.

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
    melds = tuple(bound(row) for row in rows if row)
    if len(melds) > MOST_MELDS:
        raise NotationError(f"too many melds: {len(melds)}; expected at most {MOST_MELDS}")
    return TableMelds(melds)


Spreads: TypeAlias = "TableMelds | str"
"""What is taken wherever a spread is wanted: one, or its text."""


def as_spread(spread: Spreads) -> TableMelds:
    """Take a spread or its text."""
    return spread if isinstance(spread, TableMelds) else parse_table(spread)


# ---- One meld as it lies ---------------------------------------------------------------------------


class MeldParts(NamedTuple):
    """A valid meld as what its parts may become: natural tiles by kind, and what each Joker stands for."""

    kind: MeldKind
    naturals: Counter[Tile]
    jokers: tuple[frozenset[Tile], ...]


def lying(meld: Meld) -> MeldParts:
    """A meld of the table as its parts. In a group each Joker stands for all the colours that are missing.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> [sorted(map(str, each)) for each in lying(read_meld("r2 y2 *", RUMMIKUB)).jokers]
    [['b2', 'k2']]
    >>> [sorted(map(str, each)) for each in lying(read_meld("r2 * r4", RUMMIKUB)).jokers]
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


class KnownRow(NamedTuple):
    """What a row is: a meld or a fault, the same row in its order, and the parts of a valid one."""

    found: Meld | Fault
    row: Row
    lying: MeldParts | None


@lru_cache(maxsize=12_000)
def known(row: Row, rules: Ruleset) -> KnownRow:
    """All that is asked of a row again and again."""
    found = _read(row, rules)
    if isinstance(found, Fault):
        return KnownRow(found, row, None)
    settled = _row(found)
    return KnownRow(found, row if row == settled else settled, lying(found))


def _read(row: tuple[Tile, ...], rules: Ruleset) -> Meld | Fault:
    """A row as a meld. A Joker that is bound to a colour of a group may stand for any that is missing."""
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
    """A meld's tiles as they lie: Jokers of a group unbound and last, where two naturals say the number."""
    if meld.kind is MeldKind.RUN or len(meld.tiles) - meld.jokers < 2:
        return meld.tiles
    return (*(each for each in meld.tiles if not each.joker), *(JOKER,) * meld.jokers)


def bound(row: Sequence[Tile]) -> tuple[Tile, ...]:
    """A row with its Jokers bound where the others, as they lie, say what theirs is: a run in its order.

    What a Joker after a 13 stands for is left to the rules: in some games no 1 may lie there.
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
