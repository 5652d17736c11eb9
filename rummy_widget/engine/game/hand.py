"""`Hand`: the tiles of a player, stored as the number of copies of each kind, all packed into one integer.

Operations on such a hand are fast.

>>> from rummy_widget.engine.tiles import parse_tiles
>>> hand = Hand.of(parse_tiles("r5 r5 k1 *"))
>>> hand.plus(JOKER).minus(hand.tiles()[0])
Hand.of('r5 k1 * *')
>>> len(hand), hand.count(JOKER), JOKER in hand, list(map(str, hand))
(4, 1, True, ['r5', 'r5', 'k1', '*'])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..solver.tiling.rack_counts import Counts
from ..tiles import ALL_TILES, CARDS, JOKER, Tile, spaced

_BITS = 4  # bits for the count of each kind: no box has more than fifteen tiles of a kind
_KINDS = (*ALL_TILES, *CARDS, JOKER)  # in the order of the counts
_COPIES = (1 << _BITS) - 1
# For each tile's code, the bit of the integer at which the count of that tile begins. A Joker counts as a
# Joker, whatever it stands for.
_PLACES = [_BITS * (len(_KINDS) - 1)] * 256
for _place, _kind in enumerate(_KINDS[:-1]):
    _PLACES[_kind.code] = _BITS * _place


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """A hand of tiles, stored as the number of copies of each kind of tile.

    It also behaves like the sorted sequence of its tiles, Jokers last.

    Attributes:
        packed: the number of copies of each kind, all in one integer that has four bits for each kind.
    """

    packed: int = 0

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Hand:
        """Return the hand that consists of these tiles; a Joker counts as a Joker, whatever it stands for."""
        return cls(sum([1 << _PLACES[each.code] for each in tiles]))

    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles of the hand in order, Jokers last."""
        return _tiles(self.packed)

    def kinds(self) -> tuple[Tile, ...]:
        """Return the tiles of the hand in order, Jokers last, each kind once."""
        return _collect_by_colour(self.packed, _kinds_in_lane)

    @property
    def counts(self) -> Counts:
        """The tiles in the form that the solver of games such as Rummy PRO needs: the number of each kind.

        Raises KeyError if the hand contains playing cards instead of tiles, and ValueError if it contains
        more than two tiles of a kind.
        """
        return _counts(self.packed)

    def count(self, tile: Tile) -> int:
        """Return the number of copies of this tile in the hand; all Jokers count as the same tile."""
        return self.packed >> _PLACES[tile.code] & _COPIES

    def plus(self, *tiles: Tile) -> Hand:
        """Return the hand with *tiles* added."""
        return Hand(self.packed + sum([1 << _PLACES[each.code] for each in tiles]))

    def minus(self, *tiles: Tile) -> Hand:
        """Return the hand without these tiles; raise ValueError if it doesn't contain all of them."""
        left = self.without(tiles)
        if left is None:
            raise ValueError(f"{self!r} does not hold {spaced(tiles)}")
        return left

    def without(self, tiles: Iterable[Tile]) -> Hand | None:
        """Return the hand without these tiles, or None if it doesn't contain all of them.

        A Joker that stands for a tile, such as *r6, counts as a Joker.

        >>> from rummy_widget.engine.tiles import parse_tiles
        >>> Hand.of(parse_tiles("r5 r5 *")).without(parse_tiles("*r6 r5"))
        Hand.of('r5')
        >>> print(Hand.of(parse_tiles("r5 r5 *")).without(parse_tiles("r6")))
        None
        """
        packed = self.packed
        for each in tiles:
            place = _PLACES[each.code]
            if not packed >> place & _COPIES:
                return None
            packed -= 1 << place
        return Hand(packed)

    def __iter__(self) -> Iterator[Tile]:
        return iter(_tiles(self.packed))

    def __len__(self) -> int:
        return len(_tiles(self.packed))

    def __getitem__(self, place: int) -> Tile:
        return _tiles(self.packed)[place]

    def __contains__(self, tile: Tile) -> bool:
        return bool(self.count(tile)) and tile == tile.kind

    def __repr__(self) -> str:
        return f"Hand.of({spaced(self.tiles())!r})"


_LANE = _BITS * 13  # the number of bits for all kinds of one colour
_IN_LANE = (1 << _LANE) - 1
_JOKERS = _BITS * (len(_KINDS) - 1)  # the bit at which the count of the Jokers begins
_NATURALS = (1 << _JOKERS) - 1
_ONE_OF_EACH = _NATURALS // _COPIES  # the lowest bit of each count


@lru_cache(maxsize=4_096)
def _tiles(packed: int) -> tuple[Tile, ...]:
    """Return the tiles of a hand in order, given its packed counts."""
    return _collect_by_colour(packed, _in_lane)


def _collect_by_colour(packed: int, tiles_in: Callable[[int, int], tuple[Tile, ...]]) -> tuple[Tile, ...]:
    """Return what *tiles_in* returns for the colours of a hand, one after the other.

    *packed* are the hand's counts. *tiles_in* is called with the counts of a colour, and with the index of
    the colour's first kind among all kinds.
    """
    found: tuple[Tile, ...] = ()
    first = 0
    while packed:
        if lane := packed & _IN_LANE:
            found += tiles_in(lane, first)
        packed >>= _LANE
        first += 13
    return found


@lru_cache(maxsize=4_096)
def _kinds_in_lane(lane: int, first: int) -> tuple[Tile, ...]:
    """Return the tiles of one colour, each kind once; the arguments are those of `_in_lane`."""
    return tuple(dict.fromkeys(_in_lane(lane, first)))


@lru_cache(maxsize=4_096)
def _in_lane(lane: int, first: int) -> tuple[Tile, ...]:
    """Return the tiles of one colour, unpacked from a number with four bits for each kind of tile.

    *lane* is that number, and *first* the index of the colour's first kind among all kinds.
    """
    found: list[Tile] = []
    for kind in _KINDS[first : first + 13]:
        found += (kind,) * (lane & _COPIES)
        lane >>= _BITS
    return tuple(found)


@lru_cache(maxsize=4_096)
def _counts(packed: int) -> Counts:
    """Return a hand as `Counts`, the form that the solver needs; *packed* is its `packed` attribute."""
    jokers, lanes = packed >> _JOKERS, packed & _NATURALS
    if lanes >> 4 * _LANE or (lanes >> 1 & lanes | lanes >> 2 | lanes >> 3) & _ONE_OF_EACH:
        return Counts.of(_tiles(packed))  # cards, or too many copies: this says what is wrong
    codes, worth = 0, 1
    while lanes:
        codes += worth * _column_codes(lanes & _IN_LANE)
        lanes >>= _LANE
        worth *= 3
    return Counts(tuple(codes.to_bytes(13, "little")), jokers)


@lru_cache(maxsize=4_096)
def _column_codes(lane: int) -> int:
    """Return the counts of one colour with eight bits for each number instead of four."""
    return int.from_bytes([lane >> _BITS * place & _COPIES for place in range(13)], "little")
