"""The plays that a position lists: every set of tiles that can be laid, whether or not it is seen at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.round import Round, begin
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.game.turns import rearranging as turns
from rummy_widget.engine.rules import DUTCH_RUMMY, PUP_RUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games.all_plays import all_plays
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import parse_tiles


def table(spread: str, hand: str, rules: Ruleset = RUMMIKUB, *, opened: bool = True) -> Round:
    game = begin(Settings(players=2, rules=rules), 1, first=0)
    hands = (Hand.of(parse_tiles(hand)), game.hands[1])
    return replace(game, spread=parse_table(spread), hands=hands, opened=(opened, True))


def listed(game: Round) -> list[str]:
    return [" ".join(map(str, play.tiles)) for play in game.plays]


def test_what_takes_three_melds_to_lay_is_listed() -> None:
    game = table("r4 r5 r6 r7 | y4 y5 y6 y7 | k4 k5 k6", "b7 k7")
    assert listed(game) == ["b7 k7", "b7", "k7"]
    assert not game.plays_cut
    assert game.legal_moves[0] == "draw"
    assert [game.after(move).moves[-1].notation() for move in game.legal_moves] == list(game.legal_moves)


def test_a_play_that_is_seen_at_once_is_the_one_listed() -> None:
    game = table("r3 r4 r5 r6 | b9 y9 k9", "r7 k13")
    assert [play.after.notation() for play in game.plays] == ["r3 r4 r5 r6 r7 | y9 b9 k9"]


def test_who_is_not_open_has_only_openings() -> None:
    game = table("r3 r4 r5 r6", "r7 y10 b10 k10", opened=False)
    assert listed(game) == ["y10 b10 k10"]
    assert table("r3 r4 r5 r6", "r7 y9 b9 k9", opened=False).legal_moves == ("draw",)


def test_a_list_that_is_cut_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    spread, hand = "r3 r4 r5 | b9 y9 k9", "r6 r7 r8 r9"
    whole = table(spread, hand)
    assert not whole.plays_cut
    monkeypatch.setattr(turns, "MOST_PLAYS", 2)
    cut = table(spread, hand)
    assert cut.plays_cut
    assert listed(cut) == listed(whole)[:2]


@pytest.mark.parametrize("rules", [PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, TILES_50], ids=lambda rules: rules.name)
def test_on_the_way_through_a_round_no_play_is_missing(rules: Ruleset) -> None:
    rng = Random(f"listed {rules.name}")
    game, looked, more = begin(Settings(players=3, rules=rules), 11), 0, 0
    while not game.over and len(game.moves) < 36:
        plays = game.plays
        sets = [play.tiles for play in plays]
        assert len(set(sets)) == len(sets)
        for play in plays:
            assert game.judge(f"play {play.after.notation()}").tiles == play.tiles  # type: ignore[union-attr]
        seen = {play.tiles for play in game.view(game.seat).plays()}
        if not game.plays_cut:
            assert seen <= set(sets)
            looked += 1
            more += len(sets) > len(seen)
        if game.opened[game.seat] and len(sets) < 8:
            found = all_plays(game.spread, game.hands[game.seat], rules=rules, most=100, effort=1)
            assert {play.tiles for play in found.plays} == set(sets)
        moves = game.legal_moves
        game = game.after(rng.choice(moves[1:]) if len(moves) > 1 and rng.random() < 0.6 else moves[0])
    assert looked >= 15
    assert more >= 1
