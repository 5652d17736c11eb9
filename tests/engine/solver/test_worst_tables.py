"""The worst tables that are known: how much is looked at is bounded, and what is not proven is said."""

from __future__ import annotations

import pytest

from engine.solver.worst_tables import WORST
from parts import WHOLE
from rummy_widget.engine.rules import GAMES, TILES_50
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.cases import cases
from rummy_widget.engine.solver.open_games.most_laid import MOST_OWN, find_most_laid, scan_choices
from rummy_widget.engine.table_melds import Play, judge_play

MOST_LOOKED = 60_000
"""States of the scans that a table's answer may take."""


@pytest.mark.parametrize(("name", "before", "rack"), WORST)
def test_the_worst_tables_are_answered_in_bounds(name: str, before: str, rack: str) -> None:
    rules = GAMES[name]
    found = find_most_laid(board_of(before, rack, rules), None)
    assert sum(scan.states_searched for _, scan in found.cases) <= MOST_LOOKED
    play = best_play(before, rack, rules=rules)
    assert play is not None
    assert play.count == found.most
    assert play.proven.most is found.sure
    assert not play.proven.moved or play.proven.broken
    judged = judge_play(before, play.after, rack, rules=rules)
    assert isinstance(judged, Play)
    assert (judged.broken, judged.moved) == (play.broken, play.moved)


@pytest.mark.slow
@pytest.mark.whole
def test_where_choices_of_new_melds_are_left_out_nothing_more_is_claimed() -> None:
    """Two freed Jokers and thirty tiles: more pairs of new melds than are looked at (TR-7)."""
    cut = 0
    for name, before, rack in WORST:
        if name != TILES_50.name or (cut and not WHOLE):
            continue
        board = board_of(before, rack, TILES_50)
        two = [case for case in cases(board) if case.free == 2]
        few = any(scan_choices(board, case, None)[1] for case in two)
        found = find_most_laid(board, None)
        play = best_play(before, rack, rules=TILES_50)
        assert play is not None
        if few and not found.whole:
            cut += 1
            assert play.proven.broken is (play.proven.most and play.broken == 0)
            assert found.sure is (found.most == len(rack.split())), MOST_OWN
    assert cut >= 1
