"""What the coach of the open games says of waiting and of discards is what the strong player does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rummy_widget as rw
from parts import WHOLE
from rummy_widget.engine.game.moves import Verb, put_down
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.players.laying import discards
from rummy_widget.engine.game.players.laying import strong as strong_laying
from rummy_widget.engine.game.players.open_games import ON_THE_TABLE, WaitReason
from rummy_widget.engine.game.players.plans import wait_advice
from rummy_widget.engine.game.players.rearranging import strong as strong_rearranging
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.tiles import JOKER

GAMES = [rw.RUMMIKUB, rw.RRRUMMY, rw.RUMMY_45, rw.BASIC_RUMMY]


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.parametrize("rules", GAMES, ids=lambda each: each.name)
def test_it_waits_where_the_strong_player_waits(rules: Ruleset) -> None:
    said: Counter[str] = Counter()
    for seed in range(3 if WHOLE else 2):
        for here in positions(seed, ("strong", "steady", "strong"), rules=rules):
            if here.over:
                continue
            view = here.view(here.seat)
            if view.settings.rules.has_discards and (view.phase is not Phase.DISCARD or view.owed):
                continue
            told = wait_advice(view)
            if told is None:
                continue
            strong = strong_laying if view.settings.rules.has_discards else strong_rearranging
            move = strong(view, Random(1))
            assert (move.verb in (*ON_THE_TABLE, Verb.PLAY)) is not told.waits, (told, move)
            assert told.seat != view.seat
            assert told.waits is (told.why in (WaitReason.TIME, WaitReason.BOTH_NEAR))
            said[told.why] += 1
    assert len(said) >= 3, said


@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY], ids=lambda each: each.name)
def test_the_first_of_the_discards_is_that_of_the_strong_player(rules: Ruleset) -> None:
    looked = 0
    for seed in range(3):
        for here in positions(seed, ("strong", "steady"), rules=rules):
            if here.over:
                continue
            view = here.view(here.seat)
            found = discards(view)
            if view.phase is not Phase.DISCARD:
                assert found == ()
                continue
            may = {put_down(each) for each in view.allowed if each.verb in (Verb.DISCARD, Verb.THROW)}
            assert {each.tile for each in found} == may
            move = strong_laying(view, Random(1))
            if move.verb in (Verb.DISCARD, Verb.THROW):
                assert found[0].best
                assert found[0].tile == put_down(move)
                looked += 1
            for each in found:
                assert each.pairs >= 0
                assert (each.tile is JOKER) <= (each.pairs == 0)
                assert all(1 <= place <= len(view.spread.melds) for place in each.fits)
    assert looked > 10
