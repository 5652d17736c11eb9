"""How many tiles can be laid, found swiftly: by trying everything, and by the scan that says how too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, product
from random import Random

import pytest

from bench.spreads import positions
from engine.open_games.boards import long_boards, small_boards
from engine.open_games.plain_table import best_by_trying
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.rules import DUTCH_RUMMY, PUP_RUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games import colour_bounds, uses
from rummy_widget.engine.solver.open_games.best_play import most_tiles
from rummy_widget.engine.solver.open_games.board import Board, board_of
from rummy_widget.engine.solver.open_games.max_tiles import max_tiles_fast
from rummy_widget.engine.solver.open_games.most_laid import scanned
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import JOKER, Tile

GAMES = (PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, TILES_50)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_trying_everything_lays_as_many(rules: Ruleset) -> None:
    rng, told = Random(f"swift {rules.name}"), 0
    for before, rack in small_boards(rng, rules, 40):
        found = max_tiles_fast(before, rack, rules)
        if found is not None:
            wanted = best_by_trying(before.melds, rack, rules)
            assert found == (wanted[0] if wanted else 0), (before, rack)
            told += 1
    assert told >= 10


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_scan_lays_as_many(rules: Ruleset) -> None:
    rng, told = Random(f"swift and scan {rules.name}"), [0, 0, 0]
    small = chain(small_boards(rng, rules, 150, tiles=16, rack=7), long_boards(rng, rules, 40))
    for before, rack in chain(small, positions(40, "swift", rules, rack=20)):
        found = max_tiles_fast(before, rack, rules)
        if found is not None:
            assert found == max(0, scanned(board_of(before, rack, rules), None).most), (before, rack)
            told[sum(each.joker for each in (*before.tiles, *rack))] += 1
    assert min(told[:2]) >= 5
    assert told[2] >= 20 or rules is not PUP_RUMMY


def test_it_says_nothing_where_it_cannot_tell() -> None:
    assert max_tiles_fast("r5 r6 *r7", "k5", RUMMIKUB) is None  # a Joker that is bound to its place
    assert max_tiles_fast("r5 r6 *r7", "k5", PUP_RUMMY) == 0
    assert max_tiles_fast("", "*", PUP_RUMMY) is None  # no room for a Joker is seen
    assert most_tiles("", "*", rules=PUP_RUMMY) == 0
    twos = "k2 y2 b2 * | b4 k4 y4 r4 | k3 r3 y3 b3 | b4 y4 k4 r4 | b3 r3 y3 k3"
    assert max_tiles_fast(twos, "r2 r2 y2 b2 k2", PUP_RUMMY) is None  # two groups of four have none
    assert most_tiles(twos, "r2 r2 y2 b2 k2", rules=PUP_RUMMY) == 5


@pytest.mark.parametrize(("before", "rack"), [
    ("r5 r6 r7 | r5 r6 r7", "r5"), ("", "r5 r5 r5"), ("r5 r6 r8", ""), ("r5 r6 r7", "h5"), ("", "* * *"),
])  # fmt: skip
def test_what_no_box_has_is_refused_as_ever(before: str, rack: str) -> None:
    with pytest.raises(RulesError):
        most_tiles(before, rack, rules=PUP_RUMMY)


def test_a_row_is_known_by_its_tiles_in_any_order() -> None:
    rng = Random("rows known")
    some = [row for before, _ in positions(80, "rows known", PUP_RUMMY) for row in before.melds]
    for row in some:
        max_tiles_fast(TableMelds((row,)), "", PUP_RUMMY)
    found = set()
    for _ in range(1_500):
        tiles = [
            Tile(each.colour, each.number, joker=rng.random() < 0.3) if each.colour else each
            for each in rng.choice(some)
        ]
        if rng.random() < 0.3:
            tiles[rng.randrange(len(tiles))] = rng.choice([JOKER, rng.choice(rng.choice(some))])
        rng.shuffle(tiles)
        spread = TableMelds((tuple(tiles),))
        refused = _refused(_most, spread)
        assert refused == _refused(_looked_over, spread), spread
        found.add(refused)
    assert found == {True, False}


def _most(spread: TableMelds) -> int:
    return most_tiles(spread, "", rules=PUP_RUMMY)


def _looked_over(spread: TableMelds) -> Board:
    return board_of(spread, "", PUP_RUMMY)


def _refused(ask: Callable[[TableMelds], object], spread: TableMelds) -> bool:
    try:
        ask(spread)
    except RulesError:
        return True
    return False


def test_it_is_the_same_from_which_end_the_search_goes() -> None:
    asked = list(positions(60, "race", PUP_RUMMY, rack=20))
    for before, rack in asked:
        turned = TableMelds(tuple(tuple(map(_turned, row)) for row in before.melds)), list(map(_turned, rack))
        assert most_tiles(before, rack, rules=PUP_RUMMY) == most_tiles(*turned, rules=PUP_RUMMY)


def _turned(tile: Tile) -> Tile:
    """Return the tile with the same distance to the other end of its colour."""
    return replace(tile, number=14 - tile.number) if tile.number else tile


def test_hopes_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list(positions(12, "full", rack=20))
    wanted = [most_tiles(*each, rules=PUP_RUMMY) for each in asked]
    monkeypatch.setattr(colour_bounds, "MOST_HOPES", 10)
    colour_bounds._HOPES.clear()
    for jokers in range(3):
        colour_bounds.after_last(jokers).forget()
    assert [most_tiles(*each, rules=PUP_RUMMY) for each in asked] == wanted
    assert len(colour_bounds._HOPES) <= 11


def test_every_sign_of_a_colour_has_its_place() -> None:
    of_colour = [low | more << 2 for low in range(3) for more in range(3 - low)]
    for jokers, signs in product(range(3), product(of_colour, repeat=4)):
        column = uses.column_of(sum(sign << 8 * lane for lane, sign in enumerate(signs)), jokers)
        assert max(column[:4]) < colour_bounds.MOST_SIGNS
