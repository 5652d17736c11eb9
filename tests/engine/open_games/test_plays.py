"""Every set of tiles that can be laid, outs, and when nobody can play: against trying everything."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.open_games.boards import small_boards
from engine.open_games.plain_table import layouts
from engine.table_melds.plain import allowed
from rummy_widget.engine.rules import DUTCH_RUMMY, PUP_RUMMY, RRRUMMY, RUMMIKUB, RUMMY_45, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games.all_plays import all_plays, can_ever_play, play_outs
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.tiles import parse_tiles

GAMES = (PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)


@pytest.mark.parametrize("rules", GAMES)
def test_all_plays_are_those_that_trying_everything_finds(rules: Ruleset) -> None:
    seen = 0
    for before, rack in small_boards(Random(f"all plays {rules.name}"), rules, 9, tiles=9, rack=5):
        table = [each.kind for row in before.melds for each in row]
        wanted = {
            some
            for size in range(1, len(rack) + 1)
            for some in combinations(sorted(rack), size)
            if any(
                allowed(before.melds, after, rack, rules)
                for after in layouts(tuple(sorted((*table, *some))), 4)
            )
        }
        found = all_plays(before, rack, rules=rules, effort=100)
        assert {play.tiles for play in found.plays} == wanted, (before, rack)
        assert not found.incomplete
        assert all(sorted((*play.tiles, *play.keep)) == sorted(rack) for play in found.plays)
        seen += len(wanted)
    assert seen >= 2


@pytest.mark.parametrize("rules", [PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY])
def test_a_tile_may_stay_in_the_rack_while_a_joker_stands_for_it(rules: Ruleset) -> None:
    found = all_plays("*k11 k12 k13 | *y11 y12 y13 | k11 k12 k13", "k11 y11", rules=rules)
    assert {" ".join(map(str, play.tiles)) for play in found.plays} == {"y11 k11", "k11", "y11"}


def test_a_list_that_is_cut_says_so() -> None:
    rack = "r6 r7 y9 r2"
    assert all_plays("r3 r4 r5 | r9 b9 k9", rack).incomplete is False
    few = all_plays("r3 r4 r5 | r9 b9 k9", rack, most=2)
    assert (len(few.plays), few.incomplete, few.plays[0].count) == (2, True, 4)


def test_an_out_lets_more_be_laid_and_no_other_tile_does() -> None:
    table, rack = "r3 r4 r5 | b9 y9 k9", "r7 r8 y10 y11 k2"
    outs = {out.tile: out for out in play_outs(table, rack)}
    for tile in (*RUMMIKUB.tiles.kinds, *parse_tiles("*")):
        play = best_play(table, (*parse_tiles(rack), tile))
        count = play.count if play else 0
        assert (outs[tile].lays if tile in outs else 0) == count, tile
    assert outs[parse_tiles("r6")[0]].left == 2
    unopened = play_outs("", "r11 r12 b9 y9 k1", opened=False)
    assert {str(out.tile): out.lays for out in unopened} == {"r13": 3, "r10": 3, "*": 3}


def test_nobody_can_ever_play_where_nobody_can_now() -> None:
    table = "r5 r6 r7 | b9 y9 k9"
    assert can_ever_play(table, ["k1 k2", "b13 y2"]) is False
    assert can_ever_play(table, ["k1 k2", "b13 r9"]) is True
    assert can_ever_play(table, ["k1 k2", "b13 r9"], opened=[True, False]) is False
    with pytest.raises(ValueError, match="no such opened: 1; expected one for each of 2 racks"):
        can_ever_play(table, ["k1", "k2"], opened=[True])
    with pytest.raises(ValueError, match="no table to rearrange"):
        can_ever_play(table, ["k1"], rules=RUMMY_45)
