"""How many tiles can be laid, against trying everything."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench.spreads import positions
from engine.open_games.boards import small_boards
from engine.open_games.plain_table import best_by_trying
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.rules import DUTCH_RUMMY, PUP_RUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games.best_play import most_tiles
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import Tile

GAMES = (PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, TILES_50)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_trying_everything_lays_as_many(rules: Ruleset) -> None:
    for before, rack in small_boards(Random(f"swift {rules.name}"), rules, 40):
        wanted = best_by_trying(before.melds, rack, rules)
        assert most_tiles(before, rack, rules=rules).count == (wanted[0] if wanted else 0), (before, rack)


def test_jokers_without_room_stay() -> None:
    assert most_tiles("r5 r6 *r7", "k5", rules=PUP_RUMMY).count == 0
    assert most_tiles("", "*", rules=PUP_RUMMY).count == 0
    twos = "k2 y2 b2 * | b4 k4 y4 r4 | k3 r3 y3 b3 | b4 y4 k4 r4 | b3 r3 y3 k3"
    assert most_tiles(twos, "r2 r2 y2 b2 k2", rules=PUP_RUMMY).count == 5


@pytest.mark.parametrize(("before", "rack"), [
    ("r5 r6 r7 | r5 r6 r7", "r5"), ("", "r5 r5 r5"), ("r5 r6 r8", ""), ("r5 r6 r7", "h5"), ("", "* * *"),
])  # fmt: skip
def test_what_no_box_has_is_refused_as_ever(before: str, rack: str) -> None:
    with pytest.raises(RulesError):
        most_tiles(before, rack, rules=PUP_RUMMY)


def test_counting_from_the_low_and_the_high_end_gives_the_same() -> None:
    for before, rack in positions(60, "race", PUP_RUMMY, rack=20):
        turned = TableMelds(tuple(tuple(map(_turned, row)) for row in before.melds)), list(map(_turned, rack))
        assert most_tiles(before, rack, rules=PUP_RUMMY).count == most_tiles(*turned, rules=PUP_RUMMY).count


def _turned(tile: Tile) -> Tile:
    """Return the tile with the same distance to the other end of its colour."""
    return replace(tile, number=14 - tile.number) if tile.number else tile
