"""Adding tiles to melds on the table and replacing Jokers in them (R45-3 to R45-6, BR-3, BR-4).

These are pure functions of the melds on the table (*spread*) and a hand: it doesn't matter whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from ...faults import Fault
from ...melds import Meld, MeldKind, completions, meld_of, read_meld
from ...melds.hand import melds_in
from ...rules import Ruleset
from ...table_melds import TableMelds
from ...table_melds.melds_on_table import meld_parts, read_row
from ...tiles import JOKER, Tile
from ..hand import Hand

Tiles = tuple[Tile, ...]


def with_added(spread: TableMelds, place: int, tile: Tile, rules: Ruleset) -> TableMelds | Fault:
    """Return the table with a tile added to the meld at index *place*, or the fault if it doesn't fit there.

    *spread* are the melds on the table. A Joker added to a run is put at the high end if that is allowed.
    """
    meld = spread.melds[place]
    row = _with(meld, tile, rules)
    found = meld_of(row, rules) or read_meld(row, rules)
    if tile.joker and isinstance(found, Meld) and found.kind is MeldKind.RUN and meld[-1].number == 1:
        found = read_meld((tile, *meld), rules)  # the Joker goes to the low end and the 1 stays
    if isinstance(found, Fault):
        return found
    return spread.with_meld_at(place, found.tiles).in_order(rules)


class FittingTiles(NamedTuple):
    """The tiles that can be added to a meld on the table, and those that can replace a Joker in it.

    Attributes:
        adding: an integer in which the bit `tile.code` is set for each tile that can be added.
        replacing: for each tile that can replace a Joker, the position of that Joker in the meld, from 0.
    """

    adding: int
    replacing: Mapping[Tile, int]


@lru_cache(maxsize=4_000)
def fitting_tiles(row: Tiles, rules: Ruleset) -> FittingTiles:
    """Return which tiles can be added to a meld, and which can replace a Joker in it.

    *row* contains the tiles of the meld. In a group a Joker stands for every missing colour. A meld stays on
    the table for many turns, so results are cached.
    """
    fitting = [JOKER] if meld_of((*row, JOKER), rules) else []
    if _is_group_with_fixed_joker(row, rules):  # its Jokers may stand for other colours, but not for numbers
        loose = completions([each.kind for each in row], rules)
        fitting += [each for each in loose if each.number == row[0].number]
    else:
        fitting += completions(row, rules)
    adding = sum([1 << each.code for each in fitting])
    jokers = [place for place, each in enumerate(row) if each.joker]
    found = read_row(row, rules).found if jokers else None
    replacing: dict[Tile, int] = {}
    if isinstance(found, Meld) and found.kind is MeldKind.GROUP:
        replacing = dict.fromkeys(meld_parts(found).jokers[0], jokers[0])
    elif isinstance(found, Meld):
        for place in jokers:
            if (tile_for := row[place].stands_for) is not None:
                replacing.setdefault(tile_for, place)
    return FittingTiles(adding, MappingProxyType(replacing))


def fits(spread: TableMelds, tile: Tile, rules: Ruleset) -> Iterator[int]:
    """Yield the indexes, from 0, of the melds on the table to which a tile can be added.

    *spread* contains these melds.
    """
    code = tile.kind.code
    for place, row in enumerate(spread.melds):
        if fitting_tiles(row, rules).adding >> code & 1:
            yield place


def fits_somewhere(spread: TableMelds, tile: Tile, rules: Ruleset) -> bool:
    """Return whether a tile can be added to at least one of the melds *spread* on the table."""
    return next(fits(spread, tile, rules), None) is not None


def joker_for(spread: TableMelds, place: int, tile: Tile, rules: Ruleset) -> int | None:
    """Return the position in a meld of a Joker that stands for *tile*, or None if there is no such Joker.

    The position is counted from 0. The meld is the one at index *place* of *spread*, the melds on the table.
    In a group a Joker stands for every missing colour.
    """
    return fitting_tiles(spread.melds[place], rules).replacing.get(tile)


def with_replaced(spread: TableMelds, place: int, at: int, tile: Tile, rules: Ruleset) -> TableMelds:
    """Return the table with *tile* in place of a Joker: the one at index *at* of the meld at index *place*.

    *spread* holds the melds on the table.
    """
    row = spread.melds[place]
    if _is_group_with_fixed_joker(row, rules):
        row = tuple(each.kind for each in row)
    return spread.with_meld_at(place, (*row[:at], tile, *row[at + 1 :])).in_order(rules)


def _with(row: Tiles, tile: Tile, rules: Ruleset) -> Tiles:
    """Return the meld *row* with one more tile at its end.

    If a natural tile is added to a group, the group's Jokers no longer stand for a particular colour.
    """
    if not tile.joker and tile.number == row[0].number and _is_group_with_fixed_joker(row, rules):
        return (*(each.kind for each in row), tile)
    return (*row, tile)


def _is_group_with_fixed_joker(row: Tiles, rules: Ruleset) -> bool:
    """Return whether a meld is a group in which a Joker stands for a tile of one particular colour."""
    if not any(each.joker and each.colour is not None for each in row):
        return False
    found = read_row(row, rules).found
    return not isinstance(found, Fault) and found.kind is MeldKind.GROUP


def can_use_jokers(spread: TableMelds, hand: Hand, owed: int, rules: Ruleset, *, keep: int) -> bool:
    """Return whether a player can still lay or add all Jokers that must be used in this turn.

    *spread* are the melds on the table. *owed* is the number of these Jokers, which are in the hand. *keep*
    is the least number of tiles that must be left in the hand afterwards.
    """
    if owed == 0:
        return True
    rest = hand.without([JOKER])
    if rest is None or len(hand) - owed < keep:
        return False
    for place in fits(spread, JOKER, rules):
        longer = with_added(spread, place, JOKER, rules)
        if isinstance(longer, TableMelds) and can_use_jokers(longer, rest, owed - 1, rules, keep=keep):
            return True
    for meld in melds_in(hand, rules):
        left = hand.without(meld.tiles) if meld.jokers else None
        if left is not None and len(left) >= keep:
            laid = spread.with_melds([meld.tiles])
            if can_use_jokers(laid, left, max(0, owed - meld.jokers), rules, keep=keep):
                return True
    return False
