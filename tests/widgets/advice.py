"""What the coach of an open table tells, grade by grade, at tables by seed: no grade more than it should."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import rummy_widget as rw
from bench.spreads import Position, positions
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import layout_of
from rummy_widget.engine.tiles import JOKER, Tile
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.widget import Table
from widgets.pages import Page
from widgets.tables import moment

NUMBERS = re.compile(r"\d+")


def seated(rules: Ruleset, position: Position) -> Table:
    """A table at which the person is open and to play, where a position lies."""
    spread, hand = position
    keeper = SaveFolder(Path("/dev/null/nowhere"))
    table = Table(rules=rules, seats=2, speed="none", seed=7, saves=keeper)
    desk = table._screen.deal()
    game: Any = replace(
        desk.now, spread=spread, hands=(Hand.of(hand), *desk.now.hands[1:]), opened=(True,) * 2, seat=0
    )
    turn = History(layout_of(spread, Arrangement((hand, ()))))
    table._screen = moment(desk, game, turn=turn)
    table._refresh(None)
    return table


def tables(count: int, seed: object, rules: Ruleset = rw.RUMMIKUB) -> Iterator[Table]:
    """So many of them."""
    for position in positions(count, seed, rules):
        yield seated(rules, position)


def named(text: str) -> set[str]:
    """The tiles that a text names."""
    kinds = (*rw.RUMMIKUB.tiles.kinds, JOKER)
    return {tile_name(kind) for kind in kinds if re.search(rf"\b{tile_name(kind)}s?\b", text, re.IGNORECASE)}


def asks(table: Table) -> int:
    """Ask grade by grade, and hold each against what it may tell; how many grades there were."""
    page = Page(table)
    quiet = _around(table)
    hand: Counter[Tile] = Counter(table._screen.now.hands[0])
    grades = 0
    while grades == 0 or table.state["table"]["panels"]["advice"]["more"]:
        assert page.sends("advise")["ok"]
        grades += 1
        advice, found = table.state["table"]["panels"]["advice"], table._screen.help
        assert found is not None
        assert advice["grade"] == grades
        said = " ".join(
            filter(None, (advice["text"], advice["more"], advice["waiting"], table.state["said"]))
        )
        laid = {tile_name(tile) for tile in found.tiles}
        if grades == 1:
            assert named(said) == set(), said
            assert set(NUMBERS.findall(advice["text"])) <= {str(found.count)}
        if grades == 2:
            assert named(said) == {tile_name(found.tiles[0])}, said
            assert [_tile(table, id) for id in advice["tiles"]] == [found.tiles[0]]
        if grades >= 3:
            assert sorted(_tile(table, id) for id in advice["tiles"]) == sorted(found.tiles)
        if grades == 3:
            assert named(said) == laid, said
        assert bool(advice["melds"]) is (grades >= 3), "melds from the third grade on"
        assert bool(advice["steps"]) is (grades >= 4), "steps from the fourth on"
        assert bool(advice["play"]) is (grades >= 4), "and what plays them"
        assert not Counter(found.tiles) - hand, "of the own rack"
        assert _around(table) == quiet, "nothing else on the page tells it"
    return grades


def _tile(table: Table, id: int) -> Tile:
    return table._screen.turn.present.tiles[id].kind


def _around(table: Table) -> object:
    """Everything that the page is told of the game besides."""
    game = {
        key: value for key, value in table.state["table"]["game"].items() if key not in ("advice", "actions")
    }
    keys = [(each["key"], each["enabled"], each["why"]) for each in table.state["table"]["game"]["actions"]]
    return game, keys
