"""How many tiles can be laid, and nothing else: where no Joker of the table is bound to its place.

What stays in the rack is lost; `best_first` finds how little that can be.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from struct import Struct

from ...rules import RearrangingPlay, Ruleset, check_given
from ...table_melds.melds_on_table import Spreads, as_spread
from ...tiles import JOKER, Tile, Tiles, as_tiles
from .best_first import least, least_with
from .board import check_known, lying_row
from .open_runs import LANES

MOST_ROWS = 60
"""Melds and tiles of a rack, beyond which the tiles are counted otherwise."""


def max_tiles_fast(before: Spreads, rack: Tiles, rules: Ruleset) -> int | None:
    """How many tiles of a rack can be laid; None where this cannot tell."""
    if type(rules) is not Ruleset:
        check_given(rules)
    box = _box(rules)
    melds, held = as_spread(before).melds, as_tiles(rack)
    count = len(held)
    if box is None or len(melds) > MOST_ROWS or count > MOST_ROWS:
        return None
    lying, rows = 0, box.rows
    for row in melds:
        lying += rows.get(bytes(map(_CODE, row))) or box.row(row)
    own, places = 0, box.places
    for each in held:
        own += places[each.code]
    jokers = lying >> _JOKERS
    if jokers and box.bound:
        return None
    jokers += own >> _JOKERS
    lying, own = lying & _NATURALS, own & _NATURALS
    if jokers > box.jokers or lying + own + box.room & _HIGHEST:
        return None
    codes: tuple[int, ...] = _COLUMNS((lying + (own << 2)).to_bytes(52, "little"))
    if not jokers:
        return count - least(codes, count)
    lost, idle = least_with(codes, jokers, count)
    return count - lost if not idle or _room(codes, jokers) else None


_CODE = attrgetter("code")
_JOKERS = 8 * 53
_NATURALS = (1 << _JOKERS) - 1
_EACH = _NATURALS // 255
_HIGHEST = _EACH << 7
_COLUMNS = Struct("<13I").unpack


class _Box:
    """The tiles of a game as counts, a byte for each colour of each column, Jokers beyond them."""

    def __init__(self, rules: Ruleset, play: RearrangingPlay) -> None:
        self.rules, self.bound, self.jokers = rules, play.jokers.replaced, rules.tiles.jokers
        self.room = _EACH * (127 - rules.tiles.copies)
        """What, added to too many of a tile, sets the highest bit of its byte."""
        joker = 1 << _JOKERS
        self.places = [joker << 8, joker] * 128  # a tile of another game is as good as too many Jokers
        self.places[JOKER.code] = joker
        for lane, colour in enumerate(rules.tiles.colours):
            for number in range(1, 14):
                self.places[Tile(colour, number).code] = _place(lane, number)
        self.rows: dict[bytes, int] = {}
        self._melds: set[bytes] = set()

    def row(self, row: tuple[Tile, ...]) -> int:
        """The tiles of a meld of the table that was not seen yet."""
        codes = bytes(map(_CODE, row))
        if not self._is_known(codes):
            lying_row(row, self.rules)
        if len(self.rows) > MOST_KNOWN:
            self.rows.clear()
            self._melds.clear()
        self._melds.add(bytes(sorted(codes)))
        found = self.rows[codes] = sum([self.places[code] for code in codes])
        return found

    def _is_known(self, codes: bytes) -> bool:
        """Whether the same tiles were seen as a meld, or those that its Jokers stand for, if one is none."""
        if bytes(sorted(codes)) in self._melds:
            return True
        bound = bytes(sorted([code & 254 for code in codes]))
        return bound in self._melds and any(code and not code & 1 for code in codes)


MOST_KNOWN = 8_000
"""Rows that are kept in memory, about 2 MB."""


def _place(lane: int, number: int) -> int:
    return 1 << 32 * number - 32 + 8 * lane


@lru_cache(maxsize=64)
def _box(rules: Ruleset) -> _Box | None:
    """The box of a game whose table is rearranged; None where groups are not of three and four."""
    check_known(rules)
    if not rules.rearranges or rules.groups.max_length < 4:
        return None
    return _Box(rules, rules.rearranging)


def _room(codes: tuple[int, ...], jokers: int) -> bool:
    """Whether there is room for the Jokers that the best way does not need, as far as is seen at once.

    A tile of the table whose column has none of some colour lies in a run, or in a group that a Joker of this
    colour can join, if it does not lie there already. A run has room where its colour lacks numbers enough.
    """
    counts = [[(code >> 8 * lane & 3, code >> 8 * lane & 15) for lane in LANES] for code in codes]
    loose = [lane for lane in LANES if sum(each[lane][1] > 0 for each in counts) + jokers <= 13]
    return sum(
        any(each[lane][0] for lane in loose) and not all(there for _, there in each) for each in counts
    ) >= jokers  # fmt: skip
