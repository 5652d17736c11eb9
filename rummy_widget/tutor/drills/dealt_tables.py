"""Deal random melds for a table, in any game, and find out how hard it is to lay a tile on it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from ...engine.melds import Meld, MeldKind, read_meld
from ...engine.melds.box import box_fault
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.best_play import best_play, most_tiles
from ...engine.solver.open_games.steps import Technique, steps_between
from ...engine.table_melds import TableMelds
from ...engine.table_melds.melds_on_table import read_row
from ...engine.tiles import Tile
from .dealing import number_from

Row = tuple[Tile, ...]

_TRIES = 40


def dealt_meld(draw: Random, rules: Ruleset, low: int = 3, high: int = 5, *, run: bool | None = None) -> Row:
    """Return a random run or group without Jokers, of *low* to *high* tiles (a group has at most four).

    *run* is True for a run and False for a group; by default it can be either.
    """
    while True:
        colours = shuffled(rules.tiles.colours, draw)
        length = number_from(draw, low, high)
        if draw.random() < 0.6 if run is None else run:
            first = number_from(draw, 1, 15 - length)
            row = tuple(Tile(colours[0], (first + at - 1) % 13 + 1) for at in range(length))
        else:
            number = number_from(draw, 1, 13)
            row = tuple(sorted(Tile(colour, number) for colour in colours[: min(4, length)]))
        if isinstance(read_meld(row, rules), Meld):
            return row


def dealt_table(draw: Random, rules: Ruleset, count: int, *first: Row) -> list[Row] | None:
    """Return *count* melds: the given melds *first*, then random ones.

    Returns None if the box does not contain enough tiles for them.
    """
    rows = [*first]
    for _ in range(_TRIES):
        if len(rows) >= count:
            break
        row = dealt_meld(draw, rules)
        rows += [row] if box_has([*rows, row], rules) else []
    return rows if len(rows) >= count and box_has(rows, rules) else None


def box_has(rows: list[Row], rules: Ruleset, *more: Tile) -> bool:
    """Return whether the game has enough tiles for all of *rows* and, in addition, the tiles *more*."""
    return box_fault((*(each.kind for row in rows for each in row), *more), rules) is None


def with_joker(row: Row, at: int) -> Row:
    """Return *row* with the tile at index *at* replaced by a Joker that stands for it."""
    each = row[at]
    return (*row[:at], Tile(each.colour, each.number, joker=True), *row[at + 1 :])


def joker_mates(draw: Random, rules: Ruleset) -> list[Tile]:
    """Return two random tiles that form a meld together with a Joker."""
    row = dealt_meld(draw, rules, 3, 3)
    gone = number_from(draw, 0, 2)
    return [*row[:gone], *row[gone + 1 :]]


def is_run(row: Row, rules: Ruleset) -> bool:
    """Return whether a row of tiles on the table is a run: consecutive numbers in one colour."""
    found = read_row(row, rules).parts
    return found is not None and found.kind is MeldKind.RUN


EFFORT = 150
"""The number of choices that the solver may try when it looks for the turn that changes the table least."""


def can_lay_alone(spread: TableMelds, tile: Tile, rules: Ruleset) -> bool:
    """Return whether a player can lay *tile* without laying another tile from the rack in the same turn.

    *spread* contains the melds on the table. It is assumed that the player has already laid first melds.
    """
    if rules.rearranges:
        return most_tiles(spread, (tile,), rules=rules).count > 0
    return best_play(spread, (tile,), rules=without_last_discard(rules)) is not None


@lru_cache(maxsize=4096)
def hardest_step(spread: TableMelds, tile: Tile, rules: Ruleset) -> Technique | None:
    """Return the hardest technique that a player needs to lay *tile* on the table, such as splitting a run.

    *spread* contains the melds on the table. The player lays no other tile from the rack in the same turn. If
    the tile can be laid in several ways, the result is for the way that changes the table least. Returns None
    if the tile cannot be laid, or if a short search finds no way to lay it.
    """
    play = best_play(spread, (tile,), rules=without_last_discard(rules), effort=EFFORT)
    if play is None:
        return None
    if any(each.by is not None for each in play.fates):
        return Technique.REPLACE
    return max((each.technique for each in steps_between(spread, play.after)), key=list(Technique).index)


def without_last_discard(rules: Ruleset) -> Ruleset:
    """Return *rules*, changed so that players may lay all their tiles and need not keep one to discard."""
    return replace(rules, play=replace(rules.laying, keep_one=False)) if rules.must_keep else rules
