"""A rack in the form that solvers use: how many tiles of each kind it contains, and how many Jokers.

The tiles of one number in the four colours are called a *column*. A column is encoded as an integer below 81,
its code, to which each red tile adds 1, each yellow tile 3, each blue tile 9 and each black tile 27; the
digits of the code to the base 3 are the number of copies in each colour. Thirteen column codes and a number
of Jokers describe a rack.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ...closes.prices import close_rules
from ...faults import Fault, FaultCode, RulesError
from ...melds.box import check_rack
from ...rules import RUMMY_PRO, Ruleset, TileSet, check_inputs, check_whole
from ...tiles import ALL_TILES, COLOURS, JOKER, Colour, Tile, Tiles, as_tiles, spaced

WORTH: dict[Colour, int] = {colour: int(3**place) for place, colour in enumerate(COLOURS)}
"""How much a tile of each colour adds to the integer that encodes the tiles of one number (see `Counts`)."""

_DIGITS = tuple(tuple(code // 3**place % 3 for place in range(4)) for code in range(81))
_SIZES = tuple(map(sum, _DIGITS))

# Each tile as an integer to be added up: four bits for each kind, with the Jokers above them all. The sum for
# a rack then has all its counts, in sixteen bits for each number.
_PARTS: dict[Tile | str, int] = {JOKER: 1 << 208, str(JOKER): 1 << 208}
for _each in ALL_TILES:
    _joker = Tile(_each.colour, _each.number, joker=True)
    _place = 16 * ((_each.number or 1) - 1) + 4 * COLOURS.index(_each.colour or COLOURS[0])
    _PARTS |= {_each: 1 << _place, str(_each): 1 << _place, _joker: 1 << 208, str(_joker): 1 << 208}
_CODES = {
    sum(copies << 4 * place for place, copies in enumerate(digits)): code
    for code, digits in enumerate(_DIGITS)
}


@dataclass(frozen=True, slots=True, repr=False)
class Counts:
    """A rack as thirteen integers that encode its tiles of each number, and the number of its Jokers.

    To the integer for a number, its column code, each red tile of that number adds 1, each yellow tile 3,
    each blue tile 9 and each black tile 27.

    Attributes:
        columns: the column codes for the numbers 1 to 13.
        jokers: the number of Jokers.

    >>> rack = Counts.of("r1 r1 k1 b13 *")
    >>> rack.columns[0], rack.columns[12], rack.jokers
    (29, 9, 1)
    >>> rack.plus("r7").minus("*")
    Counts.of('r1 r1 r7 b13 k1')
    """

    columns: tuple[int, ...] = (0,) * 13
    jokers: int = 0

    @classmethod
    def of(cls, tiles: Tiles) -> Counts:
        """Return the `Counts` of some tiles; a Joker is counted as a Joker, whatever tile it stands for.

        Raises ValueError for more than two copies of a tile.
        """
        columns = [0] * 13
        counted = Counter(each.kind for each in as_tiles(tiles))
        jokers = counted.pop(JOKER, 0)
        for kind, copies in counted.items():
            if copies > 2:
                raise ValueError(f"no such counts: {copies} of {kind}; expected 2 at most")
            place, worth = _column_of(kind)
            columns[place] += copies * worth
        return cls(tuple(columns), jokers)

    @property
    def size(self) -> int:
        """The number of tiles, Jokers included."""
        return self.jokers + sum([_SIZES[code] for code in self.columns])

    def count(self, tile: Tile) -> int:
        """Return how many tiles of the same kind as *tile* are in the rack."""
        if tile.joker or tile.colour is None or tile.number is None:
            return self.jokers
        return self.columns[tile.number - 1] // WORTH[tile.colour] % 3

    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles of the rack, sorted by colour and then by number, with the Jokers last."""
        natural = (each for each in ALL_TILES for _ in range(self.count(each)))
        return (*natural, *(JOKER,) * self.jokers)

    def plus(self, tile: Tile | str) -> Counts:
        """Return the counts of this rack with one more copy of *tile*.

        Raises ValueError if the rack already contains two copies of the tile and it isn't a Joker.
        """
        return self._changed(tile, 1)

    def minus(self, tile: Tile | str) -> Counts:
        """Return the counts of this rack with one copy of *tile* removed.

        Raises ValueError if the tile isn't in the rack.
        """
        return self._changed(tile, -1)

    def _changed(self, tile: Tile | str, by: int) -> Counts:
        """Return the counts of this rack with *by* copies of a tile added, or removed if *by* is negative.

        Raises ValueError if there would be fewer than 0 copies, or more than 2 copies of a tile other than a
        Joker.
        """
        (each,) = as_tiles((tile,))
        have = self.count(each)
        if not 0 <= have + by <= (2 if each.kind is not JOKER else 99):
            raise ValueError(f"no such counts: {have + by} of {each.kind}")
        if each.kind is JOKER:
            return Counts(self.columns, self.jokers + by)
        place, worth = _column_of(each)
        column = self.columns[place] + by * worth
        return Counts((*self.columns[:place], column, *self.columns[place + 1 :]), self.jokers)

    def __repr__(self) -> str:
        return f"Counts.of({spaced(self.tiles())!r})"


def _column_of(tile: Tile) -> tuple[int, int]:
    """Return where a natural tile is counted in `Counts.columns`: an index, and what one copy adds there.

    The index is the tile's number minus 1.
    """
    assert tile.colour is not None
    assert tile.number is not None
    return tile.number - 1, WORTH[tile.colour]


Rack: TypeAlias = "Counts | Tiles"
"""The forms in which the solvers accept a rack: `Counts`, a string such as "r5 b13 *", or tiles."""


def column_digits(code: int) -> tuple[int, ...]:
    """Return how many red, yellow, blue and black tiles an integer of `Counts.columns` stands for.

    >>> column_digits(29)
    (2, 0, 0, 1)
    """
    return _DIGITS[code]


def as_counts(
    rack: Rack, rules: Ruleset = RUMMY_PRO, *, size: int | None = None, jokers_thrown: int = 0
) -> Counts:
    """Return a rack as `Counts`, after checking that one player can hold these tiles.

    If *size* is given, the rack must consist of exactly that many tiles. *jokers_thrown* is how many Jokers
    the player has discarded; these can't be in the rack. Raises RulesError if no player can hold these
    tiles or their number is wrong, and ValueError for rules that the solvers don't support.

    >>> as_counts("r5 r5 r5")
    Traceback (most recent call last):
    rummy_widget.engine.faults.RulesError: too many copies of r5: 3, expected at most 2
    >>> as_counts("")
    Traceback (most recent call last):
    rummy_widget.engine.faults.RulesError: no tiles: expected 1 to 15
    """
    if type(rules) is not Ruleset:
        check_inputs(rules)
    close = close_rules(rules)
    _check_supported(rules)
    if type(jokers_thrown) is int and jokers_thrown >= 0:
        counts = rack if isinstance(rack, Counts) else _counted_fast(rack)
        if counts is not None and counts.jokers + jokers_thrown <= rules.tiles.most_jokers:
            count = counts.size
            if size == count or (size is None and 0 < count <= close.size):
                return counts
    # Something is wrong, or the tiles have another form: take the slow way, which says what is wrong.
    check_whole("jokers_thrown", jokers_thrown, 0)
    given = rack.tiles() if isinstance(rack, Counts) else as_tiles(rack)
    expected = f"1 to {close.size}" if size is None else f"{size}"

    def fault(code: FaultCode) -> Fault:
        return Fault(code, clause=close.clause, count=len(given), wanted=size or close.size)

    if not given:
        raise RulesError(f"no tiles: expected {expected}", fault(FaultCode.EMPTY))
    check_rack(given, rules, jokers_thrown=jokers_thrown)
    if len(given) < (size or 1):
        raise RulesError(f"too few tiles: {len(given)}, expected {expected}", fault(FaultCode.RACK_TOO_SMALL))
    if len(given) > (size or close.size):
        raise RulesError(
            f"too many tiles: {len(given)}, expected {expected}", fault(FaultCode.RACK_TOO_LARGE)
        )
    return rack if isinstance(rack, Counts) else Counts.of(given)


def _counted_fast(rack: Tiles) -> Counts | None:
    """Return the `Counts` of up to fifteen tiles given as a string, list or tuple; None for other input.

    The result is also None if a tile is unknown or there are more than two copies of it.
    """
    if type(rack) is str:
        rack = rack.split() if len(rack) < 100 else ()
    if not isinstance(rack, list | tuple) or len(rack) > 15:
        return None
    try:
        packed = sum([_PARTS[each] for each in rack])
        columns = memoryview((packed & _BELOW).to_bytes(26, "little")).cast("H")
        return Counts(tuple([_CODES[column] for column in columns]), packed >> 208)
    except (KeyError, TypeError):
        return None


_BELOW = (1 << 208) - 1


def is_supported(rules: Ruleset) -> bool:
    """Return whether the solver of Rummy PRO supports the tiles, melds and closes of a ruleset.

    Games in which players don't close, that is lay the whole hand in one move, aren't supported.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> is_supported(RUMMY_PRO), is_supported(RUMMIKUB)
    (True, False)
    """
    return _supports_tiles(rules) and rules.close is not None and _supports_melds(rules)


def _supports_tiles(rules: Ruleset) -> bool:
    """Return whether a ruleset's tiles are 1 to 13 in four colours, two copies each, as the solvers need."""
    box, known = rules.tiles, TileSet()
    return (box.colours, box.numbers, box.copies) == (known.colours, known.numbers, known.copies)


def _supports_melds(rules: Ruleset) -> bool:
    """Return whether the solvers support the melds of a ruleset.

    They do if runs have three or more tiles, groups have three or four, and a close has 14 tiles in melds.
    """
    lengths = rules.runs.min_length, rules.groups.min_length, rules.groups.max_length
    return lengths == (3, 3, 4) and close_rules(rules).melded == 14


@lru_cache(maxsize=32)
def _check_supported(rules: Ruleset) -> None:
    """Raise ValueError if the solvers don't support the tiles or the melds of a ruleset."""
    if not _supports_tiles(rules):
        raise ValueError(f"no solver for the tiles of {rules!r}; expected two copies of 1-13 in four colours")
    if not _supports_melds(rules):
        raise ValueError(f"no solver for the melds of {rules!r}; "
                         "expected runs of 3 or more, groups of 3 or 4, and 14 melded tiles")  # fmt: skip
