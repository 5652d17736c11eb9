"""Every switch of every game: which go together, what records hold of them, and whole rounds by them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rummy_widget as rw
from engine.game.switched import chosen, played
from parts import part_of
from rummy_widget.engine.faults import NotationError, RulesError
from rummy_widget.engine.game.deal_codes import deal_code, read_code
from rummy_widget.engine.rules import (
    DUTCH_RUMMY,
    EASY_RUMMY,
    GAMES,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    RearrangingPlay,
    Ruleset,
    published_game,
    switched,
    switches_for,
)

REARRANGED = [rules for rules in GAMES.values() if isinstance(rules.play, RearrangingPlay)]
RESTRICTED = {
    RUMMIKUB: "A", PUP_RUMMY: "", EASY_RUMMY: "", DUTCH_RUMMY: "AB", RRRUMMY: "ABC", TILES_50: "ABCD",
}  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_rounds_by_any_switches_replay_and_settle_alike(rules: Ruleset) -> None:
    outcomes: Counter[str] = Counter()
    for seed in part_of(range(24), 6):
        game = played(rules, chosen(rules, Random(f"switches {seed}")), seed)
        outcomes[str(game.result.outcome)] += 1
    assert outcomes.total() >= 4


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_every_value_of_every_switch_is_kept_in_a_record(rules: Ruleset) -> None:
    for name, switch in switches_for(rules).items():
        for value in switch.values:
            wanted = {name: value}
            if name in ("joker_tile_from", "joker_meld_kept", "joker_new_meld"):
                wanted["joker_replaced_first"] = "yes"
            try:
                ruled = switched(rules, wanted)
            except ValueError:
                assert (name, value) == ("joker_replaced_first", "no")
                assert RESTRICTED[rules] > "A"
                continue
            game = rw.new_game(2, 7, rules=ruled)
            assert rw.read_record(rw.write_record(game)).settings.rules == ruled
            assert switch.of(ruled) == value
            found = published_game(ruled)
            assert found is not None
            assert found[0] == rules.name
            assert read_code(deal_code(game))[1].rules.name == rules.name
        for wrong in ("maybe", "", "150"):
            with pytest.raises(ValueError, match=f"no such {name}: {wrong!r}; expected {switch.values[0]}, "):
                switched(rules, {name: wrong})


@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_six_games_are_presets_of_the_same_switches(rules: Ruleset) -> None:
    """TR-9: A to D, the opening and the penalty make one game of another, but for its name and clauses."""
    assert set(rules.switches) == set(RUMMIKUB.switches)
    values = {name: switch.of(rules) for name, switch in switches_for(rules).items()}
    held = [values["joker_replaced_first"], values["joker_tile_from"], values["joker_meld_kept"],
            values["joker_new_meld"]]  # fmt: skip
    letters = [letter for letter, value in zip("ABCD", held, strict=True) if value in ("yes", "rack")]
    assert "".join(letters) == RESTRICTED[rules]
    assert values["opening_points"] == ("50" if rules is TILES_50 else "30")
    assert values["invalid_turn"] == ("mend" if rules in (RUMMIKUB, PUP_RUMMY) else "penalty")
    other = switched(RUMMIKUB, values).play
    assert isinstance(other, RearrangingPlay)
    assert isinstance(rules.play, RearrangingPlay)
    assert (other.opening.points, other.invalid_turn) == (rules.play.opening.points, rules.play.invalid_turn)
    for letter in ("replaced", "from_rack", "meld_kept", "new_meld"):
        assert getattr(other.jokers, letter) == getattr(rules.play.jokers, letter)


def test_switches_that_need_each_other_are_set_and_unset_together() -> None:
    both = {"joker_tile_from": "rack", "joker_replaced_first": "yes"}
    assert switched(PUP_RUMMY, both) == switched(PUP_RUMMY, dict(reversed(both.items())))
    free = {"joker_replaced_first": "no", "joker_tile_from": "anywhere"}
    assert switched(switched(PUP_RUMMY, both), free) == PUP_RUMMY
    with pytest.raises(ValueError, match="replaced is required by from_rack"):
        switched(DUTCH_RUMMY, {"joker_replaced_first": "no"})
    record = rw.write_record(rw.new_game(2, 7, rules=switched(RUMMIKUB, {"joker_meld_kept": "yes"})))
    assert "rules joker_meld_kept=yes" in record
    with pytest.raises(NotationError, match="replaced is required by meld_kept"):
        rw.read_record(record.replace("joker_meld_kept=yes", "joker_replaced_first=no, joker_meld_kept=yes"))


# ---- Rummy 45 --------------------------------------------------------------------------------------


def test_rummy_45_opens_without_a_run_unless_the_table_asks_for_one() -> None:
    """R45-4."""
    assert RUMMY_45.play.opening is not None  # type: ignore[union-attr]
    values = {False: None, True: "opening_without_run"}
    for needed in values:
        rules = switched(RUMMY_45, {"opening_needs_run": "yes" if needed else "no"})
        assert (rules == RUMMY_45) is not needed
        judged = rw.judge_play("", "r1 y1 b1", "r1 y1 b1 k2", rules=rules, opened=False)
        assert isinstance(judged, rw.Play) is not needed
        assert (rw.best_opening("r1 y1 b1 k2", rules=rules) is not None) is not needed


@pytest.mark.parametrize("rules", [RUMMY_PRO, RUMMY_45], ids=lambda rules: rules.name)
def test_taking_alone_ends_a_round_where_the_table_says_so(rules: Ruleset) -> None:
    """PRO-14: as many turns without a draw as the stock had tiles; both only take what the other discards."""
    lengths = {}
    for limit in ("yes", "no"):
        game = rw.new_game(2, 3, rules=switched(rules, {"taking_limit": limit}))
        while str(game.phase) == "refuse":
            game = game.after("keep")
        for _ in range(2):  # the very first discard may not be taken in Rummy 45
            game = game.after(next(each for each in game.legal_moves if each.startswith("discard")))
            game = game.after("draw")
        drawn, most = len(game.moves), 4 * 80
        while not game.over and len(game.moves) < drawn + most:
            moves = game.legal_moves
            there = [each for each in moves if each.startswith("discard")]
            game = game.after("take" if "take" in moves else there[len(game.moves) % len(there)])
        lengths[limit] = len(game.moves) - drawn
        assert game.over is (limit == "yes")
    assert lengths["yes"] < lengths["no"] == 4 * 80


# ---- Lost connections ------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [RUMMY_PRO, RUMMY_45], ids=lambda rules: rules.name)
def test_a_lost_connection_is_paid_for_once_a_round_and_by_no_seats_own_move(rules: Ruleset) -> None:
    """A penalty is paid once by the one who was away, as PRO-15 and R45-12 say."""
    game = rw.new_game(3, 5, rules=switched(rules, {"connection_penalty": "200"}), multiplier=3)
    lost = game.after("disconnect 1")
    assert (lost.seat, lost.phase, lost.legal_moves) == (game.seat, game.phase, game.legal_moves)
    assert lost.after("disconnect 2").after("leave") == rw.read_record(
        rw.write_record(lost.after("disconnect 2").after("leave"))
    )
    plain, paid = game.after("leave").scores, lost.after("leave").scores
    gains = 200 if rules is RUMMY_PRO else 0
    assert [b - a for a, b in zip(plain, paid, strict=True)] == [gains, -200 - gains, gains]
    for seat in range(3):
        with pytest.raises(RulesError, match="not_your_turn"):
            game.after("disconnect 1", seat)
    for position, move in ((lost, "disconnect 1"), (game, "disconnect 3"), (game, "disconnect"),
                           (game, "disconnect x"), (rw.new_game(3, 5, rules=rules), "disconnect 1"),
                           (rw.new_game(3, 5, rules=RUMMIKUB), "disconnect 1")):  # fmt: skip
        with pytest.raises(RulesError, match="unknown_move"):
            position.after(move)
