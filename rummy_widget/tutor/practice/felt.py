"""Tables for tasks: melds that lie there, dealt for any box, and why a tile finds no place among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from ...engine.rules import Ruleset
from ...engine.table_melds import TableMelds
from ...engine.table_melds.melds_on_table import known
from ...engine.tiles import Tile
from ...text import words
from ..drills.dealt_tables import Row, is_run
from ..texts import Text
from .sentences import Place, named, text_for

Wrong = tuple[Text, str]


def said_of(rules: Ruleset, key: str, /, **places: Place) -> Text:
    """A sentence as it is said of what a game is played with: of cards where that is said in other words."""
    cards = f"{key}-cards"
    return text_for(cards if with_cards(rules) and words.has(cards) else key, **places)


def with_cards(rules: Ruleset) -> bool:
    """Whether cards are played with."""
    return any(colour.suit for colour in rules.tiles.colours)


def at_ends(tile: Tile, low: Tile, high: Tile) -> int:
    """How far a tile's number is from the ends of a run, 0 for a neighbour; the 1 counts as low."""
    number, first, last = tile.number or 0, low.number or 0, high.number or 0
    return min(abs(first - number), abs(number - (14 if last == 1 else last))) - 1


class Obstacle(NamedTuple):
    """What comes near to taking a tile: the sentence, the known mistake, and what stands in the sentence."""

    key: str
    known: str
    tiles: Mapping[str, Tile]


def obstacle(spread: TableMelds, tile: Tile, rules: Ruleset) -> Wrong:
    """Why a tile can't be laid: what comes nearest to taking it, and what is in the way."""
    found = next(_obstacles(spread, tile, rules), Obstacle("nothing", "", {"tile": tile}))
    places = {name: named(each) for name, each in found.tiles.items()}
    return said_of(rules, f"practice-laid-{found.key}", **places), found.known


@lru_cache(maxsize=4096)
def tempts(spread: TableMelds, tile: Tile, rules: Ruleset) -> int:
    """How much a tile that goes nowhere looks as if it did: 2 for a known mistake, 0: not at all."""
    found = next(_obstacles(spread, tile, rules), None)
    return 0 if found is None else 2 if found.known else 1


def _obstacles(spread: TableMelds, tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    rows = [known(row, rules).row for row in spread.melds]
    runs = [_standing(row) for row in rows if is_run(row, rules)]
    groups = [row for row in rows if not is_run(row, rules)]
    own = [row for row in runs if row[0].colour is tile.colour]
    its = {"tile": tile}
    if tile.number == 1 and not rules.runs.high and any(row[-1].number == 13 for row in own):
        yield Obstacle("high-one", "ace-high" if with_cards(rules) else "high-one-rummikub", {})
    for row in groups:
        if any(each.number == tile.number for each in row if not each.joker):
            yield from _in_group(row, tile, rules)
    yield from _lent(rows, tile, rules)
    for row in own:
        if tile in row:
            yield Obstacle("twin", "", its)
        elif at_ends(tile, row[0], row[-1]) == 1 and tile.number != 1:
            number = tile.number or 0
            between = number + (1 if number < (row[0].number or 0) else -1)
            yield Obstacle("gap", "", {**its, "missing": Tile(tile.colour, between)})


def _standing(row: Row) -> Row:
    """A run with its Jokers as the tiles that they stand for."""
    return tuple(each.stands_for or each if each.joker else each for each in row)


def _in_group(row: Row, tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    if len(row) >= 4:
        known_as = "fifth-tile" if rules.rearranges else "fifth-on-group"
        yield Obstacle("full", known_as, {"tile": tile})
    elif tile in row:
        yield Obstacle("colour", "two-reds", {"tile": tile})


def _lent(rows: list[Row], tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    """Two tiles of the table that it would make a group with, if both could be taken."""
    mates = {
        each: row for row in rows if is_run(row, rules) for each in row
        if not each.joker and each.number == tile.number and each.colour is not tile.colour
    }  # fmt: skip
    if len({each.colour for each in mates}) < 2:
        return
    if not rules.rearranges:
        yield Obstacle("apart", "", {"tile": tile})
        return
    for mate, row in mates.items():
        if len(row) == 3:
            yield Obstacle("three", "leaves-two", {"tile": tile, "mate": mate})
        elif len(row) == 4 and mate not in (row[0], row[-1]):
            yield Obstacle("middle", "middle-of-four", {"tile": tile, "mate": mate})
