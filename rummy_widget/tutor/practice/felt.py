"""Tables for tasks: melds that lie there, dealt for any box, and why a tile finds no place among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from ...engine.rules import Ruleset
from ...engine.table_melds import TableMelds
from ...engine.table_melds.melds_on_table import known
from ...engine.tiles import Tile
from ...text import words
from ..drills.dealt_tables import Row, is_run
from ..texts import Text
from .sentences import Place, named, text_for
from .tasks import Wrong


def said_of(rules: Ruleset, key: str, /, **places: Place) -> Text:
    """A sentence as it is said of what a game is played with: of cards where that is said in other words."""
    cards = f"{key}-cards"
    return text_for(cards if with_cards(rules) and words.has(cards) else key, **places)


def with_cards(rules: Ruleset) -> bool:
    """Return whether cards are played with."""
    return any(colour.suit for colour in rules.tiles.colours)


def at_ends(tile: Tile, low: Tile, high: Tile) -> int:
    """Return how far a tile's number is from the ends of a run, 0 for a neighbour; the 1 counts as low."""
    number, first, last = tile.number or 0, low.number or 0, high.number or 0
    return min(abs(first - number), abs(number - (14 if last == 1 else last))) - 1


class Obstacle(NamedTuple):
    """What comes near to taking a tile: the sentence, the known mistake, and other tiles in the sentence."""

    key: str
    known: str = ""
    others: Mapping[str, Tile] = MappingProxyType({})


def obstacle(spread: TableMelds, tile: Tile, rules: Ruleset) -> Wrong:
    """Why a tile can't be laid: what comes nearest to taking it, and what is in the way."""
    found = next(_obstacles(spread, tile, rules), Obstacle("nothing"))
    places = {name: named(each) for name, each in {"tile": tile, **found.others}.items()}
    return said_of(rules, f"practice-laid-{found.key}", **places), found.known


@lru_cache(maxsize=4096)
def tempts(spread: TableMelds, tile: Tile, rules: Ruleset) -> int:
    """Return how much a tile that goes nowhere looks as if it did: 2 for a known mistake, 0: not at all."""
    found = next(_obstacles(spread, tile, rules), None)
    return 0 if found is None else 2 if found.known else 1


def _obstacles(spread: TableMelds, tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    rows = [known(row, rules).row for row in spread.melds]
    runs = [row for row in rows if is_run(row, rules)]
    own = [_standing(row) for row in runs if row[0].colour is tile.colour]
    number = tile.number or 0
    if number == 1 and not rules.runs.high and any(row[-1].number == 13 for row in own):
        yield Obstacle("high-one", "ace-high" if with_cards(rules) else "high-one-rummikub")
    for row in rows:
        if row not in runs and any(each.number == number for each in row if not each.joker):
            if len(row) >= 4:
                yield Obstacle("full", "fifth-tile" if rules.rearranges else "fifth-on-group")
            elif tile in row:
                yield Obstacle("colour", "two-reds")
    yield from _lent(runs, tile, rules)
    for row in own:
        if tile in row:
            yield Obstacle("twin")
        elif at_ends(tile, row[0], row[-1]) == 1 and number != 1:
            between = number + (1 if number < (row[0].number or 0) else -1)
            yield Obstacle("gap", others={"missing": Tile(tile.colour, between)})


def _standing(row: Row) -> Row:
    """Return a run with its Jokers as the tiles that they stand for."""
    return tuple(each.stands_for or each if each.joker else each for each in row)


def _lent(runs: list[Row], tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    """Two tiles of the table that it would make a group with, if both could be taken."""
    mates = {
        each: row for row in runs for each in row
        if not each.joker and each.number == tile.number and each.colour is not tile.colour
    }  # fmt: skip
    if len({each.colour for each in mates}) < 2:
        return
    if not rules.rearranges:
        yield Obstacle("apart")
        return
    for mate, row in mates.items():
        if len(row) == 3:
            yield Obstacle("three", "leaves-two", {"mate": mate})
        elif len(row) == 4 and mate not in (row[0], row[-1]):
            yield Obstacle("middle", "middle-of-four", {"mate": mate})
