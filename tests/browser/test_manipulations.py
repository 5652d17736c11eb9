"""Ways to change a table, done on the screen by drag, by clicks and by keys; all thirty in `proof/test_manipulations.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from browser.desk import WIRE
from browser.manipulations import FEW, MANIPULATIONS, Manipulation
from browser.sitting import WAYS, Sitter
from parts import part_of
from rummy_widget.engine.rules import LayingPlay
from rummy_widget.engine.table_melds import Play, judge_play, parse_table
from rummy_widget.engine.tiles import parse_tiles

WIDE = {"width": 1280, "height": 800}
TABLE = """\
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.rules import GAMES
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.table_melds.drafts import layout_of
from rummy_widget.engine.tiles import parse_tiles
table = rw.Table(rules=rw.RUMMIKUB, seats=2, speed="none", seed=7)


def moment(name, lying, rack):
    game = new_game(2, 7, rules=GAMES[name], first=0)
    while game.has_discards and (game.phase is not Phase.DISCARD or game.discard_only or game.seat):
        game = game.after(game.legal_moves[0])
    spread, hand = parse_table(lying), tuple(sorted(parse_tiles(rack)))
    hands = (Hand.of(hand), *game.hands[1:])
    game = replace(game, spread=spread, hands=hands, opened=(True, True), seat=0)
    turn = History(layout_of(spread, Arrangement((hand, ()))))
    desk = table._screen if table._screen.past else table._screen.deal()
    room = replace(desk.room, past=(game,), state=replace(desk.room.state, game=game))
    table._screen = replace(desk, past=(game,), room=room, turn=turn, screen="play", help=None, grade=0)
    table._refresh(None)


def played():
    after = table._screen.past[0]
    for each in table._screen.past:
        if each.moves and after.seat != 0:
            break
        after = each
    return after.spread.notation()


table
"""


@pytest.mark.parametrize("each", MANIPULATIONS, ids=lambda each: each.what)
def test_it_is_legal(each: Manipulation) -> None:
    found = judge_play(
        parse_table(each.lying), parse_table(each.goal), parse_tiles(each.rack), rules=each.rules
    )
    assert isinstance(found, Play), found


def touched(each: Manipulation) -> int:
    """How many melds of the table are others afterwards."""
    after = [sorted(str(one.kind) for one in row) for row in parse_table(each.goal).melds]
    return sum(sorted(str(one.kind) for one in row) not in after for row in parse_table(each.lying).melds)


def test_there_are_thirty_and_chains_among_them() -> None:
    assert len(MANIPULATIONS) == len({each.what for each in MANIPULATIONS}) == 30
    chains = [touched(each) for each in MANIPULATIONS if "chain" in each.what]
    assert min(chains) >= 3
    assert sum(each >= 4 for each in chains) >= 2


def does(page: Any, sitter: Sitter, each: Manipulation) -> None:
    """One of them, from the table as it lies to the end of the turn."""
    page.evaluate(
        "code => window.python(code)", f"moment({each.rules.name!r}, {each.lying!r}, {each.rack!r})"
    )
    sitter.plays_by(each.rules)
    rack = sorted(each.rack.split())
    sitter.aloud.until(
        lambda: (now := sitter.sight()) and sorted(str(sitter.tile(name)) for name in now.rack) == rack,
        each.what,
    )
    sitter.lays(parse_table(each.goal))
    laying = isinstance(each.rules.play, LayingPlay)
    sitter.ends("Lay$" if laying else "Done$")
    lies = parse_table(page.evaluate("window.python('played()')").strip("'"))
    kinds = [sorted(str(one.kind) for one in row) for row in lies.melds]
    goal = [sorted(str(one.kind) for one in row) for row in parse_table(each.goal).melds]
    assert sorted(kinds) == sorted(goal), each.what


def done_on_screen(page: Any, address: str, way: type[Sitter], manipulations: Iterable[Manipulation]) -> None:
    sitter = way(page, FEW[0].rules)
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.python && document.querySelector('.rw-open-setup')")
    for each in manipulations:
        does(page, sitter, each)
    sitter.kept_its_word()


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(WAYS[::-1], len(WAYS)), ids=lambda each: each.__name__.lower())
def test_a_few_are_done(scratch: Callable[..., str], visit: Callable[..., Any], way: type[Sitter]) -> None:
    page = visit(None, viewport=WIDE)
    few = FEW[WAYS.index(way) % 2 :: 2]  # all of them by all ways: proof/test_manipulations.py
    done_on_screen(page, scratch(f"moments-{way.__name__.lower()}", WIRE, TABLE), way, few)
