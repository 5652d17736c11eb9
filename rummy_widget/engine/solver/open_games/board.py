"""A table and a rack as the solver needs them: counts of tiles, the melds on the table, and their Jokers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from ...faults import Fault, FaultCode, RulesError
from ...melds import MeldKind
from ...melds.box import check_rack
from ...rules import JokerRules, OneRule, Ruleset, check_inputs
from ...table_melds.melds_on_table import TableLike, TableMelds, as_table_melds, meld_parts, read_row
from ...tiles import JOKER, Tile, Tiles, as_tiles

Kind: TypeAlias = "tuple[int, int]"
"""A kind of natural tile as a pair: the index of its colour (its lane, in the code), and its number."""

MeldTiles: TypeAlias = "tuple[tuple[Kind, bool], ...]"
"""The tiles of a meld in order, as pairs: a kind of tile, and whether a Joker stands for it.

A 1 after the 13 has the number 14.
"""


def kind_of(tile: Tile) -> Kind:
    """Return the kind of a natural tile (not a Joker) as a pair: the index of its colour, and its number."""
    assert tile.colour is not None
    assert tile.number is not None
    return tile.colour.lane, tile.number


def tile_of(kind: Kind, rules: Ruleset, *, joker: bool = False) -> Tile:
    """Return the tile of a kind or, if *joker* is True, a Joker that stands for it.

    *kind* is a pair: the index of a colour, and a number; number 14 is a 1 after the 13.
    """
    return Tile(rules.tiles.colours[kind[0]], (kind[1] - 1) % 13 + 1, joker)


class BoardMeld(NamedTuple):
    """A meld of the table: its natural tiles, and the tiles that each of its Jokers may stand for.

    Attributes:
        number: its index on the table.
        run: whether it is a run.
        row: its tiles, in the order in which they are on the table.
        naturals: its natural tiles.
        jokers: for each of its Jokers, the tiles that the Joker may stand for.
    """

    number: int
    run: bool
    row: tuple[Tile, ...]
    naturals: tuple[Kind, ...]
    jokers: tuple[frozenset[Kind], ...]

    @property
    def size(self) -> int:
        """The number of tiles of the meld, Jokers included."""
        return len(self.naturals) + len(self.jokers)


@dataclass(frozen=True)
class Board:
    """A table and a rack with the rules, as the solver needs them.

    `before` is the table before the turn, and `melds` holds its melds in the form that the solver needs.
    `rack` holds the player's tiles.
    """

    rules: Ruleset
    before: TableMelds
    rack: tuple[Tile, ...]
    melds: tuple[BoardMeld, ...]

    @cached_property
    def table(self) -> Counter[Kind]:
        """How many natural tiles (tiles other than Jokers) of each kind are on the table."""
        return Counter(each for meld in self.melds for each in meld.naturals)

    @cached_property
    def held(self) -> Counter[Kind]:
        """How many natural tiles (tiles other than Jokers) of each kind are on the rack."""
        return Counter(kind_of(each) for each in self.rack if not each.joker)

    @property
    def jokers(self) -> int:
        """The number of Jokers in the rack."""
        return self.rack.count(JOKER)

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """The sizes that a group may have, such as (3, 4)."""
        groups = self.rules.groups
        return tuple(range(groups.min_length, min(groups.max_length, len(self.rules.tiles.colours)) + 1))


def board_of(before: TableLike, rack: Tiles, rules: Ruleset) -> Board:
    """Return a table and a rack as a `Board`, after checking them.

    *before* is the table. Raises RulesError if a meld on it isn't valid, or if the game's box doesn't contain
    all of these tiles. Raises ValueError for rules that the solver doesn't support.
    """
    check_inputs(rules)
    check_supported(rules)
    spread = as_table_melds(before)
    held = tuple(sorted([each.kind if each.joker else each for each in as_tiles(rack)]))
    melds = tuple([board_meld_of(row, rules)._replace(number=at) for at, row in enumerate(spread.melds)])
    foreign = [each for each in held if each.colour is not None and each.colour not in rules.tiles.colours]
    if foreign:
        fault = Fault(FaultCode.NOT_IN_BOX, tuple(foreign), rules.tiles.clause)
        raise RulesError(f"no such tiles in this game: {', '.join(map(str, foreign))}; "
                         f"expected colours {' '.join(rules.tiles.colours)}", fault)  # fmt: skip
    board = Board(rules, spread, held, melds)
    there = board.table + board.held
    jokers = sum(len(meld.jokers) for meld in melds) + board.jokers
    if jokers > rules.tiles.jokers or max(there.values(), default=0) > rules.tiles.copies:
        check_rack((*spread.counts().elements(), *held), rules)
    return board


@lru_cache(maxsize=8_000)
def board_meld_of(row: tuple[Tile, ...], rules: Ruleset) -> BoardMeld:
    """Return a row of tiles on the table as a `BoardMeld`, with 0 for its index on the table.

    Raises RulesError if the tiles aren't a valid meld.
    """
    meld = read_row(row, rules).found
    if isinstance(meld, Fault):
        raise RulesError(f"no valid meld on the table: {meld.code} ({meld.clause})", meld)
    parts = meld_parts(meld)
    jokers = tuple(frozenset(map(kind_of, means)) for means in parts.jokers)
    return BoardMeld(0, meld.kind is MeldKind.RUN, row, tuple(sorted(map(kind_of, parts.naturals))), jokers)


@lru_cache(maxsize=64)
def check_supported(rules: Ruleset) -> None:
    """Raise ValueError for rules that this solver doesn't support.

    The rules must let players lay melds on the table during play. The tiles must be numbered 1 to 13 in four
    colours, melds must have three tiles or more, and Jokers must be allowed anywhere in a meld. Games in
    which the table is rearranged may have at most two Jokers.
    """
    box = rules.tiles
    if not rules.has_table:
        raise ValueError(f"no table in {rules!r}; expected rules such as RUMMIKUB")
    if len(box.colours) != 4 or box.numbers != 13 or box.copies > 2:
        raise ValueError(
            f"no solver for the tiles of {rules!r}; expected 1-13 in four colours, two copies at most"
        )
    jokers = JokerRules()
    odd = (rules.jokers.min_natural, rules.jokers.naturals_per_joker, rules.jokers.adjacent) != (
        jokers.min_natural, jokers.naturals_per_joker, jokers.adjacent)  # fmt: skip
    if odd or rules.runs.min_length != 3 or rules.groups.min_length != 3 or rules.groups.max_length < 3:
        raise ValueError(f"no solver for the melds of {rules!r}; "
                         "expected runs of 3 or more, groups of 3 or 4, and Jokers anywhere")  # fmt: skip
    if rules.rearranges:
        table = rules.rearranging.jokers
        if rules.runs.one is not OneRule.LOW:
            raise ValueError(f"no solver for the runs of {rules!r}; expected a 1 that is only low")
        if table.meld_kept and not table.replaced:
            raise ValueError(f"no solver for the Jokers of {rules!r}; expected restriction C with A alone")
        if box.most_jokers > 2:
            raise ValueError(
                f"no solver for {box.most_jokers} Jokers on a table that is rearranged; expected 2 at most"
            )
